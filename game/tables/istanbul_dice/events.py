"""Istanbul: The Dice Game: its events: what is told, foretold, flown and heard of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.printed import cards as printed_cards
from game.rules.istanbul_dice.printed import tiles
from game.rules.kernel.text import Text, listed
from game.tables.catalogue import MAJOR, Data, EventKind, More
from game.tables.istanbul_dice.wording import amounts, carried, effect, faces, received
from game.tables.istanbul_dice.wording import goods as goods_of
from game.tables.moves import Fly, Turnover
from game.tables.spotlight import Spotlit
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
    """Dice one by one; what they show, what comes from or goes to the supply, and what it is for."""
    counts = received(data)
    kind, _, name = str(data["source"]).partition(".")
    return {
        **_dice(data),
        "what": amounts(counts),
        "dice": len(data.get("dice", ())),
        "supply": sum(counts.values()),
        "goal": name if kind == "space" else kind,
    }


def _paid(data: Data) -> Mapping[str, Any]:
    """The same, and which good two alike are traded for."""
    asked = data["asked"]
    return {**_amounts(data), "color": asked[0] if len(asked) == 1 else "any"}


def _exchanged(data: Data) -> Mapping[str, Any]:
    """What is paid or received, of dice and of tokens."""
    dice, counts = data.get("faces", ()), received(data)
    used = {"with_dice": bool(dice), "with_tokens": any(counts.values())}
    return {"dice": faces(dice), "what": amounts(counts), **used}


def _carried(data: Data) -> Mapping[str, Any]:
    """What the card says and who cannot meet it; what hangs on something is told as an offer."""
    card = printed_cards()[str(data["card"])]
    return {
        "says": listed(list(carried(card))),
        "offers": card.active is None or card.active.conditional,
        "unmet": data.get("unmet", "") or "none",
    }


def _effect(data: Data) -> Text:
    """What the tile does."""
    return effect(tiles()[data["tile"]])


def _lacking(data: Data) -> Text:
    """What is not received, since nothing more of it is left."""
    return goods_of(data["resource"], data["count"])


_TILE: More = {"effect": _effect}
_RETURNED: More = {
    "purse": lambda data: "purse" if data["resource"] in ("lira", "crystal") else "goods",
    "what": lambda data: goods_of(data["resource"], 1),
}
"""Where the resource lies that everybody returns one of, and what that is."""


_THROWN = Spotlit("{cube}", at="{cubes[0]}", look="{face}", each="cube face", others=True)
_ROLLED = (Turnover("{cube}", "tumble", FACES, "land", each="cube"),)
EVENTS: Mapping[str, EventKind] = {
    "turn": EventKind("turn", says=""),
    "roll": EventKind("roll", _ROLLED, _dice, spotlight=_THROWN),
    "reroll": EventKind("reroll", _ROLLED, _dice, spotlight=_THROWN),
    "pay": EventKind("coin", (_ASIDE, *_TO_SUPPLY), _paid, preview=Say("preview-pay", _exchanged)),
    "gain": EventKind(
        "gem",
        _FROM_SUPPLY,
        _amounts,
        unless=lambda data: data["source"] in _NAMED,
        preview=Say("preview-gain", _exchanged),
        merged=True,
    ),
    "shortage": EventKind(
        "error",
        (Fly("token.{resource}", "{purse}.{seat}.{resource}", "supply.{resource}", each="seat"),),
        _RETURNED,
    ),
    "lacking": EventKind("error", more={"what": _lacking}, preview=Say("preview-lacking", what=_lacking)),
    "collect": EventKind("coin", (_ASIDE,), _dice),
    "cards": EventKind("card", (_ASIDE,), _dice, says=""),
    "shuffle": EventKind("reserve"),
    "draw": EventKind(
        "card",
        (Fly("{card}", "deck", face="down", each="card"),),
        {"count": _NUMBER},
        unless=lambda data: _NUMBER(data) == 1,  # a card drawn alone is told as it is carried out
    ),
    "carry": EventKind("wagon", more=_carried, spotlight=Spotlit("{card}", at="{card}")),
    "discard": EventKind("card", (Fly("{card}", target="discard", each="card"),), says=""),
    "fallback": EventKind("error"),
    "unmet": EventKind(),
    "decline": EventKind("pass", more=_carried),
    "ruby": EventKind(
        "ruby",
        (Fly("{ruby}", "area.{area}", "rubies.{seat}"),),
        scores="ruby",
        preview=Say("preview-ruby", area=lambda data: data["area"]),
    ),
    "tile": EventKind(
        "tile",
        (Fly("{tile}", target="tiles.{seat}"),),
        _TILE,
        preview=Say("preview-tile", effect=_effect),
        rank=MAJOR,
    ),
    "drop": EventKind("pass", (Fly("{tile}"),), _TILE, preview=Say("preview-drop", effect=_effect)),
    "refill": EventKind("tile", (Fly("{tile}", "pile", face="down"),), says=""),
    "die": EventKind("land", (Fly("{die}", "{tile}", "dice.{seat}"),), preview=Say("preview-die", area="")),
    "die_back": EventKind("land", (Fly("{die}"),)),
    "last_round": EventKind("book", preview=Say("preview-last-round", area=""), rank=MAJOR),
    "end": EventKind("end"),
}
