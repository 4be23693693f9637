"""Aquileia: its events: what is told, foretold, flown and heard of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.aquileia.components import cards, rewards
from game.rules.aquileia.reading import METALS
from game.rules.kernel.ids import number_in, parts_of, rest_of
from game.rules.kernel.text import Text, in_a_row, listed, piece_ref, seat_ref, text
from game.tables.aquileia.wording import CARD, coins_in, exchanged, told_in, yes
from game.tables.catalogue import MAJOR, MINOR, Data, EventKind, More
from game.tables.moves import Fly, Turnover
from game.tables.spotlight import Spotlit
from game.tables.table import Picture, SpotlightTable
from game.tables.words import Say, overtaken

_SPOT: More = {"spot": lambda data: rest_of(data["space"])}
"""The last word of a space: an agent on it is called by it."""
_PODIUM = 3
"""So many win something in a contest."""


def _coins(data: Data) -> Mapping[str, Any]:
    """Coins as words, and one by one."""
    pairs = zip(METALS, coins_in(data), strict=True)
    return {"coins": told_in(data), "metals": [metal for metal, count in pairs for _ in range(count)]}


def _backs(data: Data) -> Mapping[str, Any]:
    """Unseen cards, one by one."""
    pile = rest_of(data["deck"])
    return {"pile": pile, "backs": [pile] * data["count"]}


def _dice(data: Data) -> Mapping[str, Any]:
    """The dice one by one, and what they show."""
    shown = told_in({metal: data["faces"].count(metal) for metal in METALS})
    return {"dies": data["dice"], "shown": shown, "colour": parts_of(data["dice"][0])[0]}


def _played(data: Data) -> Mapping[str, Any]:
    """The cards one by one with their decks, and as words."""
    named = [CARD.of("aquileia", card) for card in data["cards"]]
    return {"named": listed(named), "decks": [cards()[card].deck for card in data["cards"]]}


def _ranked(data: Data) -> Mapping[str, Any]:
    """Who stands where, the best first."""
    powers = data["strengths"]
    pairs = zip(data["seats"], powers, strict=True)
    lines = [text("aquileia-ranked", seat=seat_ref(seat), strength=power) for seat, power in pairs]
    tied = yes(len({*powers}) < len(powers))
    return {"ranks": in_a_row(lines), "podium": in_a_row(lines[:_PODIUM]), "tied": tied}


def _decided(data: Data) -> SpotlightTable:
    """Of each racer what the own spaces gave, what dice and cards added, the strength, and the prize."""
    heads = tuple(text(f"aquileia-rank-{head}") for head in ("shield", "added", "strength", "prize"))
    prizes = [*rewards(data["area"]), *(0 for _ in data["seats"])]
    each = zip(data["seats"], data["shields"], data["strengths"], data["metals"], prizes, strict=False)
    rows = (
        (seat, (shield, text("aquileia-rank-more", count=power - shield), power, _prize(metal, prize)))
        for seat, shield, power, metal, prize in each
    )
    return SpotlightTable(heads, tuple(rows))


def _prize(metal: str, count: int) -> tuple[Picture, ...]:
    return tuple(Picture(f"coin.{metal}", shape=1.0) for _ in range(count))


def _laurels(data: Data) -> Mapping[str, Any]:
    alone = data["second"] == -1
    return {"alone": yes(alone), "shared": not alone, "second": data["seat" if alone else "second"]}


def _shown(data: Data) -> Text:
    named = [text("aquileia-named", piece=piece_ref(laurel)) for laurel in data["laurels"]]
    return listed(named, text("aquileia-coins-none"))


def _sold(data: Data) -> Mapping[str, Any]:
    """The price, and whether there is one; the host pays it to the bank."""
    price, own = _coins(data), data["seat"] == data["host"]
    return {**price, "way": "free" if not price["metals"] else "own" if own else "other"}


def _seat(data: Data) -> str:
    return seat_ref(data["seat"])


_TO_BANK = (Fly("coin.{metal}", "coins.{seat}.{metal}", "bank.{metal}", each="metal"),)
_FROM_BANK = (Fly("coin.{metal}", "bank.{metal}", "coins.{seat}.{metal}", each="metal"),)
_HANDED = (Fly("coin.{metal}", "coins.{seat}.{metal}", "coins.{other}.{metal}", each="metal"),)
_BACK = (Fly("coin.{metal}", "laid.{metal}", "coins.{seat}.{metal}"),)
_LAID = (Fly("coin.{metal}", "coins.{seat}.{metal}", "laid.{metal}"),)
_SPENT = (Fly("coin.{metal}", "laid.{metal}", "bank.{metal}"),)
_BID = (Fly("coin.{metal}", "coins.{seat}.{metal}", "bid.{metal}"),)
_DRAWN = (Fly("hidden.{back}", "deck.{back}", "cards.{seat}.{back}", "down", each="back"),)
_PLAYED = (Fly("{card}", "cards.{seat}.{deck}", "discard.{deck}", each="card deck"),)
_WON = (
    Fly("hidden.stadium", "deck.stadium", "laurels.{seat}", "down"),
    Fly("hidden.stadium", "open.stadium", "laurels.{second}", "down", given="shared"),
)
_THROWN = Spotlit("{die}", at="{dice[0]}", look="{face}", each="die face")
_DECIDED = Spotlit(
    table=_decided,
    says=Say("decided", seat=_seat, area=lambda data: data["area"], tied=lambda data: data["tied"]),
)
_ROLLED = (Turnover("{die}", "tumble", METALS, "land", each="die"),)
_RECEIVED, _PAID = (Say(f"preview-{way}", coins=told_in) for way in ("receive", "pay"))
_FREE = Say("preview-sold", seat=_seat, free=lambda data: yes(not any(coins_in(data))))
_LACKING = Say("preview-bank-empty", lacking=lambda data: data["lacking"])
_POINTS = Say("preview-points", points=lambda data: data["points"])
_RANKING = {"stadium": "race", "arena": "contest"}
"""What is heard when a contest is decided: horses and blades sound differently."""

# What is minor leads up to a deed and is told behind it: the end of a contest, a price, how an auction ended.
# What is major befalls others, or nobody chose it: they hear of it rather than of what was paid.
EVENTS: Mapping[str, EventKind] = {
    "turn": EventKind("turn", says="", preview=Say("preview-opens", seat=_seat)),
    "place": EventKind("worker", (Fly("agent.{seat}.{spot}", "agents.{seat}", "{space}"),), _SPOT),
    "lay": EventKind("worker", _LAID),
    "select": EventKind(
        "worker", (Fly("marker.{seat}", "", "{slot}"),), {"number": lambda data: number_in(data["slot"])}
    ),
    "pass": EventKind("pass"),
    "operations": EventKind("reroll"),
    "idle": EventKind("pass", spotlight=Spotlit(at="{space}"), milestone=True, rank=MAJOR),
    "decline": EventKind("pass"),
    "home": EventKind("piece", (Fly("agent.{seat}.{spot}", "{space}", "agents.{seat}"),), _SPOT, says=""),
    "roll": EventKind("roll", _ROLLED, _dice, rank=MINOR, spotlight=_THROWN),
    "play": EventKind("card", _PLAYED, _played, rank=MINOR),
    "done": EventKind("pass", rank=MINOR),
    "hold": EventKind("reroll", rank=MINOR),
    "strength": EventKind("move", (Fly("shield.{seat}"),), overtaken, rank=MINOR),
    "receive": EventKind("coin", _FROM_BANK, _coins, preview=_RECEIVED, rank=MINOR),
    "bid": EventKind("bid", _BID, _coins, rank=MINOR),
    "drop": EventKind("card", more=_coins, rank=MINOR),
    "pay": EventKind("coin", _TO_BANK, _coins, preview=_PAID, rank=MINOR),
    "spend_laid": EventKind("coin", _SPENT, preview="preview-spend-laid", rank=MINOR),
    "shuffle": EventKind("reserve", rank=MINOR),
    "bank_empty": EventKind(preview=_LACKING),
    "hand_over": EventKind("piece", _HANDED, _coins, rank=MAJOR),
    "points": EventKind(scores="points", preview=_POINTS),
    "draw": EventKind("card", _DRAWN, _backs),
    "buy": EventKind("coin", (Fly("{card}", "{place}", "cards.{seat}.equi"),)),
    "refill": EventKind("tile", (Fly("{card}", "deck.equi", "{place}"),), says=""),
    "claim": EventKind("claim", (Fly("holder.{seat}", "space.potentia", "holder"),), rank=MAJOR),
    "exchange": EventKind("coin", more=lambda data: exchanged(data["exchange"])),
    "contest": EventKind("contest", more=_ranked),
    "ranking": EventKind(
        lambda data: _RANKING[data["area"]], more=_ranked, spotlight=_DECIDED, milestone=True
    ),
    "laurels": EventKind("noble", _WON, _laurels),
    "open_laurel": EventKind("noble", (Fly("{card}", "deck.stadium", "open.stadium"),)),
    "lot": EventKind("tile", (Fly("{card}", "deck.theatrum", "lot"),)),
    "sold": EventKind("stamp", (Fly("{card}", "lot", "laurels.{seat}"),), _sold, preview=_FREE),
    "build": EventKind("build", (Fly("house.{seat}", "estate.{seat}", "{site}"),)),
    "slaves": EventKind("piece", _PLAYED, _played),
    "rob": EventKind("coin", _BACK),
    "take_back": EventKind("piece", _BACK, preview="preview-take-back"),
    "activate": EventKind("worker", (Turnover("{site}"),)),
    "round": EventKind("turn", milestone=True),
    "show": EventKind("card", more={"named": _shown}),
    "end": EventKind("end"),
}
