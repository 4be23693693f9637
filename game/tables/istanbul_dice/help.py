"""Istanbul: The Dice Game: the pages of the rules help, the legend, and the lid of the box."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.phrases import RESOURCES
from game.tables.istanbul_dice.placing import OPEN, OWN
from game.tables.table import Picture

_DIE, _SQUARE, _UPRIGHT = 1.0, 1.0, 0.85


def _die(face: str, number: int = 0) -> Picture:
    return Picture(f"die.{number}", look=face, shape=_DIE)


def _area(name: str, look: str, count: int = 4) -> Picture:
    return Picture(f"area.{name}", look=look, count=count, shape=_UPRIGHT)


def _space(name: str, count: int = 1) -> Picture:
    return Picture(f"space.{name}", look=OPEN, count=count, shape=0.9)


def _card(id: str) -> Picture:
    return Picture(f"card.{id}", shape=0.68)


def _tile(id: str, look: str = "") -> Picture:
    return Picture(f"tile.{id}", look=look, shape=0.93)


HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": (Picture("ruby.red.1", shape=_SQUARE), _area("red", "4:1100"), _area("right", "12/7", 5)),
    "roll": tuple(_die(face, number) for number, face in enumerate(FACES)),
    "actions": (_space("pair"), _space("two"), _space("three"), _space("four", 2)),
    "coins": (_space("lira", 4), _space("cards", 2), _die("coin"), _die("card", 1)),
    "pay": (_die("red"), *(Picture(f"goods.0.{name}", count=2, shape=_SQUARE) for name in ("red", "brown"))),
    "ruby": (_area("green", "5:11100"), _area("left", "6:110110", 5), _area("right", "14/14", 4)),
    "mosque": (_tile("M13"), _tile("M21"), _area("mosque", "5/3", 2)),
    "tiles": tuple(_tile(id, OWN) for id in ("M01", "M05", "M09", "M13", "M17", "M21")),
    "cards": (_card("C01"), _card("C09"), _card("C16"), _card("C22"), _card("C33")),
    "supply": tuple(Picture(f"supply.{name}", count=3, shape=1.1) for name in ("blue", "brown", "crystal")),
    "end": (Picture("goal.0", count=6, shape=4.0), Picture("purse.0.lira", count=9, shape=_SQUARE)),
}

SIGNS: Mapping[str, str | Picture] = {
    **{face: _die(face, number) for number, face in enumerate(FACES)},
    **{f"token-{name}": Picture(f"token.{name}", shape=_SQUARE) for name in RESOURCES[4:]},
    "pips": _area("red", "5:11100"),
    "carpet": _area("left", "6:110100", 5),
    "income": _tile("M01", OWN),
    "reveal": _tile("M09", OWN),
    "action": _tile("M13", OWN),
    "bonus": _tile("M17", OWN),
    "die": _tile("M21", OWN),
    "active": _card("C16"),
    "others": _card("C13"),
}

LID = (_die("blue"), Picture("ruby.red.1", shape=_SQUARE), _die("coin", 1))
