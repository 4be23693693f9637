"""Istanbul: The Dice Game: what is told, flown and heard of each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.printed import cards as printed_cards
from game.rules.istanbul_dice.printed import tiles
from game.rules.kernel.event import Event
from game.rules.kernel.text import listed
from game.tables.istanbul_dice.wording import amounts, carried, effect, faces, received
from game.tables.kit import Data, Fly, Row, Turnover

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
"""Trades for one thing, which the payment is told with."""


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


def promised(event: Event) -> bool:
    """Whether something is received of which it has been said already what was paid for it."""
    return event.kind == "gain" and event.data["source"] in _NAMED


def _cards(data: Data) -> Mapping[str, Any]:
    return {"count": len(data["cards"])}


def _carried(data: Data) -> Mapping[str, Any]:
    """What the card says and who cannot meet it; what hangs on something is told as an offer."""
    card = printed_cards()[str(data["card"])]
    return {
        "says": listed(list(carried(card))),
        "offers": card.active is None or card.active.conditional,
        "unmet": data.get("unmet", "") or "none",
    }


def _effect(data: Data) -> Mapping[str, Any]:
    """What the tile does."""
    return {"effect": effect(tiles()[str(data["tile"])])}


def _short(data: Data) -> Mapping[str, Any]:
    """Where the resource lies that everybody returns one of."""
    coins = data["resource"] in ("lira", "crystal")
    return {"purse": "purse" if coins else "goods", "what": amounts({str(data["resource"]): 1})}


def _lacking(data: Data) -> Mapping[str, Any]:
    """What is not received, since nothing more of it is left."""
    return {"what": amounts({str(data["resource"]): data["count"]})}


EVENTS: Mapping[str, Row] = {
    "turn": Row("", "turn"),
    "roll": Row("roll", "roll", (Turnover("{cube}", "tumble", FACES, "land", each="cube"),), _dice),
    "reroll": Row("reroll", "reroll", (Turnover("{cube}", "tumble", FACES, "land", each="cube"),), _dice),
    "pay": Row("pay", "coin", (_ASIDE, *_TO_SUPPLY), _paid),
    "gain": Row("gain", "gem", _FROM_SUPPLY, _amounts),
    "shortage": Row(
        "shortage",
        "error",
        (Fly("token.{resource}", "{purse}.{seat}.{resource}", "supply.{resource}", each="seat"),),
        _short,
    ),
    "lacking": Row("lacking", "error", more=_lacking),
    "collect": Row("collect", "coin", (_ASIDE,), _dice),
    "cards": Row("", "card", (_ASIDE,), _dice),
    "shuffle": Row("shuffle", "reserve"),
    "draw": Row("draw", "card", (Fly("{card}", "deck", face="down", each="card"),), _cards),
    "carry": Row("carry", "wagon", more=_carried),
    "discard": Row("", "card", (Fly("{card}", target="discard", each="card"),)),
    "fallback": Row("fallback", "error"),
    "unmet": Row("unmet"),
    "decline": Row("decline", "pass", more=_carried),
    "ruby": Row("ruby", "ruby", (Fly("{ruby}", "area.{area}", "rubies.{seat}"),), scores="ruby"),
    "tile": Row("tile", "tile", (Fly("{tile}", target="tiles.{seat}"),), _effect),
    "drop": Row("drop", "pass", (Fly("{tile}"),), _effect),
    "refill": Row("", "tile", (Fly("{tile}", "pile", face="down"),)),
    "die": Row("die", "land", (Fly("{die}", "{tile}", "dice.{seat}"),)),
    "die_back": Row("die-back", "land", (Fly("{die}"),)),
    "last_round": Row("last-round", "book"),
    "end": Row("end", "end"),
}
