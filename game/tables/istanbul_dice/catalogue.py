"""All that Istanbul: The Dice Game declares: its events, the pages of the rules help, the legend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.phrases import RESOURCES
from game.rules.istanbul_dice.printed import cards as printed_cards
from game.rules.kernel.text import listed
from game.tables.catalogue import MAJOR, MINOR, Data, EventKind, More, TitleCatalogue
from game.tables.istanbul_dice.choices import QUESTIONS, USUAL, VERBS
from game.tables.istanbul_dice.pieces import KINDS
from game.tables.istanbul_dice.placing import OPEN, OWN
from game.tables.istanbul_dice.wording import amounts, carried, effect, faces, goods, part_text, received
from game.tables.moves import Fly, Turnover
from game.tables.spotlight import Spotlit
from game.tables.table import Picture
from game.tables.words import Say, number_of

_ASIDE = Fly("{cube}", each="cube", marked=False)
"""Where they lie tells that they are used; with the turn they pass to the next player, as good as new."""
_TO_SUPPLY = (
    Fly("token.{good}", "goods.{seat}.{good}", "supply.{good}", each="good"),
    Fly("token.lira", "purse.{seat}.lira", "supply.lira", given="lira"),
    Fly("token.crystal", "purse.{seat}.crystal", "supply.crystal", given="crystals"),
)
_FROM_SUPPLY = (
    Fly("token.{good}", "supply.{good}", "goods.{seat}.{good}", each="good"),
    Fly("token.lira", "supply.lira", "purse.{seat}.lira", given="lira"),
    Fly("token.crystal", "supply.crystal", "purse.{seat}.crystal", given="crystals"),
)

_NAMED = ("space.pair", "space.two", "space.three")
"""Trades for one thing: it is said already with what was paid for it."""
_NUMBER = number_of("cards")


def _dice(data: Data) -> Mapping[str, Any]:
    """The dice one by one, how many there are and what they show."""
    dice = data.get("dice", ())
    return {"cubes": dice, "count": len(dice), "shown": faces(data.get("faces", ()))}


def _amounts(data: Data) -> Mapping[str, Any]:
    """Dice one by one; what they show, what comes from or goes to the supply, what it is for and in what."""
    counts, asked = received(data), data.get("asked", ())
    kind, _, name = str(data["source"]).partition(".")
    return {
        **_dice(data),
        "what": amounts(counts),
        "dice": len(data.get("dice", ())),
        "supply": sum(counts.values()),
        "wild": _wild(counts),
        "goal": name if kind == "space" else kind,
        "color": asked[0] if len(asked) == 1 else "any",
    }


def _wild(counts: Mapping[str, int]) -> str:
    """Whether there are brown goods, which count as any, ``alone`` or ``among`` others."""
    if not counts["brown"]:
        return "none"
    return "alone" if sum(counts.values()) == counts["brown"] else "among"


def _carried(data: Data) -> Mapping[str, Any]:
    """What the card says and who cannot meet it; what hangs on something is told as an offer."""
    card = printed_cards()[str(data["card"])]
    own, theirs = (part_text(part) if part else "" for part in (card.active, card.others))
    return {
        "says": listed(list(carried(card))),
        "own": own,
        "theirs": theirs,
        "halves": "both" if own and theirs else "own" if own else "others",
        "offers": card.active is None or card.active.conditional,
        "unmet": data.get("unmet", "") or "none",
    }


def _foretold(key: str, *names: str) -> Say:
    """A preview that speaks of these values."""
    return Say(key, lambda data: {name: data[name] for name in names})


_TILE: More = {"effect": lambda data: effect(data["tile"])}
_RETURNED: More = {
    "purse": lambda data: "purse" if data["resource"] in ("lira", "crystal") else "goods",
    "what": lambda data: goods(data["resource"], 1),
}
"""Where the resource lies that everybody returns one of, and what that is."""


_THROWN = Spotlit("{cube}", at="{cubes[0]}", look="{face}", each="cube face", others=True)
_ROLLED = (Turnover("{cube}", "tumble", FACES, "land", each="cube"),)
_EVENTS: Mapping[str, EventKind] = {
    "turn": EventKind("turn", says=""),
    "roll": EventKind("roll", _ROLLED, _dice, spotlight=_THROWN),
    "reroll": EventKind("reroll", _ROLLED, _dice, spotlight=_THROWN),
    "pay": EventKind(
        "coin",
        (_ASIDE, *_TO_SUPPLY),
        _amounts,
        preview=_foretold("preview-pay", "dice", "shown", "supply", "what"),
        rank=MINOR,  # what it was paid for is told first
    ),
    "gain": EventKind(
        "gem",
        _FROM_SUPPLY,
        _amounts,
        unless=lambda data: data["source"] in _NAMED,
        preview=_foretold("preview-gain", "what", "wild"),
        merged=True,
    ),
    "shortage": EventKind(
        "error",
        (Fly("token.{resource}", "{purse}.{seat}.{resource}", "supply.{resource}", each="seat"),),
        _RETURNED,
    ),
    "lacking": EventKind(
        "error",
        more={"what": lambda data: goods(data["resource"], data["count"])},
        preview=_foretold("preview-lacking", "what"),
    ),
    "collect": EventKind("coin", (_ASIDE,), _dice),
    "cards": EventKind("card", (_ASIDE,), _dice, says=""),
    "shuffle": EventKind("reserve", rank=MINOR),
    "draw": EventKind(
        "card",
        (Fly("{card}", "deck", face="down", each="card"),),
        {"count": _NUMBER},
        unless=lambda data: _NUMBER(data) == 1,  # a card drawn alone is told as it is carried out
    ),
    "carry": EventKind("wagon", more=_carried, spotlight=Spotlit("{card}", at="{card}")),
    "discard": EventKind("card", (Fly("{card}", target="last", each="card"),), says=""),
    "fallback": EventKind("error"),
    "unmet": EventKind(),
    "decline": EventKind("pass", more=_carried),
    "ruby": EventKind(
        "ruby",
        (Fly("{ruby}", "area.{area}", "rubies.{seat}"),),
        scores="ruby",
        preview=_foretold("preview-ruby", "area"),
        spotlight=Spotlit("{ruby}"),
    ),
    "tile": EventKind(
        "tile",
        (Fly("{tile}", target="tiles.{seat}"),),
        _TILE,
        preview=_foretold("preview-tile", "effect"),
        rank=MAJOR,
    ),
    "drop": EventKind("pass", (Fly("{tile}"),), _TILE, preview=_foretold("preview-drop", "effect")),
    "refill": EventKind("tile", (Fly("{tile}", "pile", face="down"),), says=""),
    "die": EventKind("land", (Fly("{die}", "{tile}", "dice.{seat}"),), preview="preview-die"),
    "die_back": EventKind("land", (Fly("{die}"),)),
    "last_round": EventKind("book", preview="preview-last-round", rank=MAJOR),
    "end": EventKind("end"),
}


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
    "tiles": tuple(
        Picture(f"tile.{id}", look=OWN, shape=1.0) for id in ("M01", "M05", "M09", "M13", "M17", "M21")
    ),
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
    **{sign: Picture(f"tile.{id}", look=OWN, shape=1.0) for sign, id in _TILES.items()},
    "active": "card.C16",
    "others": "card.C13",
}

CATALOGUE = TitleCatalogue(
    "istanbul_dice", KINDS, _EVENTS, VERBS, QUESTIONS, USUAL, _HELP, _SIGNS, pieces=("card", "tile")
)
