"""All that Istanbul: The Dice Game declares: its things, the pages of the rules help, the legend."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.phrases import RESOURCES
from game.tables.catalogue import TitleCatalogue
from game.tables.istanbul_dice.actions import VERBS
from game.tables.istanbul_dice.events import EVENTS
from game.tables.istanbul_dice.pieces import KINDS
from game.tables.istanbul_dice.placing import OPEN, OWN
from game.tables.istanbul_dice.questions import QUESTIONS, USUAL
from game.tables.table import Picture


def _look(piece: str, look: str, count: int = 1) -> Picture:
    return Picture(piece, look=look, count=count)


_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("ruby.red.1", _look("area.red", "4:1100", 4), _look("area.right", "12/7", 5)),
    "roll": tuple(_look(f"die.{number}", face) for number, face in enumerate(FACES)),
    "actions": (
        *(_look(f"space.{name}", OPEN) for name in ("pair", "two", "three")),
        _look("space.four", OPEN, 2),
    ),
    "coins": (
        *(_look("space.lira", OPEN, 4), _look("space.cards", OPEN, 2)),
        *(_look("die.0", "coin"), _look("die.1", "card")),
    ),
    "pay": (_look("die.0", "red"), *(Picture(f"goods.0.{name}", count=2) for name in ("red", "brown"))),
    "ruby": (
        _look("area.green", "5:11100", 4),
        _look("area.left", "6:110110", 5),
        _look("area.right", "14/14", 4),
    ),
    "mosque": ("tile.M13", "tile.M21", _look("area.mosque", "5/3", 2)),
    "tiles": tuple(_look(f"tile.{id}", OWN) for id in ("M01", "M05", "M09", "M13", "M17", "M21")),
    "cards": ("card.C01", "card.C09", "card.C16", "card.C22", "card.C33"),
    "supply": tuple(Picture(f"supply.{name}", count=3) for name in ("blue", "brown", "crystal")),
    "end": (Picture("goal.0", count=6), Picture("purse.0.lira", count=9)),
}
_TILES = {"income": "M01", "reveal": "M09", "action": "M13", "bonus": "M17", "die": "M21"}
_SIGNS: Mapping[str, str | Picture] = {
    **{face: _look(f"die.{number}", face) for number, face in enumerate(FACES)},
    **{f"token-{name}": f"token.{name}" for name in RESOURCES[4:]},
    "pips": _look("area.red", "5:11100", 4),
    "carpet": _look("area.left", "6:110100", 5),
    **{sign: _look(f"tile.{id}", OWN) for sign, id in _TILES.items()},
    "active": "card.C16",
    "others": "card.C13",
}

LID = (
    Picture("die.0", look="blue", shape=1.0),
    Picture("ruby.red.1", shape=1.0),
    Picture("die.1", look="coin", shape=1.0),
)
"""What lies on the lid of the box."""

CATALOGUE = TitleCatalogue(
    "istanbul_dice", KINDS, EVENTS, VERBS, QUESTIONS, USUAL, _HELP, _SIGNS, pieces=("card", "tile")
)
