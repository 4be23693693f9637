"""Aquileia: what is told, flown and heard of each event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.aquileia.components import Card, cards
from game.rules.aquileia.money import told
from game.rules.aquileia.printed import exchanges
from game.rules.aquileia.reading import METALS
from game.rules.kernel.ids import number_in, rest_of
from game.rules.kernel.text import Text, in_a_row, listed, piece_ref, seat_ref, text
from game.tables.kit import Data, Fly, Row, Turnover

SEATS = ("seat", "other", "first", "host", "second")
PIECES = ("card", "space", "site", "place")
"""The data of events that name seats, and pieces or places."""
RANKING = {"stadium": "race", "arena": "contest"}
"""What is heard when a contest is decided."""


def card_text(card: Card) -> Text:
    """What a kind of card is called."""
    return text("aquileia-card", use=card.use, value=card.value)


def purse_text(bronze: int, silver: int, gold: int) -> Text:
    """Coins as a message."""
    return told((bronze, silver, gold))


def named(pieces: Sequence[str]) -> Text:
    """Pieces as a list of their names."""
    return listed(
        [text("aquileia-named", piece=piece_ref(piece)) for piece in pieces], text("aquileia-coins-none")
    )


def _spot(data: Data) -> Mapping[str, Any]:
    """The last word of a space: an agent on it is called by it."""
    return {"spot": rest_of(str(data["space"]))}


def _slot(data: Data) -> Mapping[str, Any]:
    return {"number": number_in(str(data["slot"]))}


def _coins(data: Data) -> Mapping[str, Any]:
    """Coins as words, and one by one."""
    counts = [int(str(data[metal])) for metal in METALS]
    metals = [metal for metal, count in zip(METALS, counts, strict=True) for _ in range(count)]
    return {"coins": purse_text(*counts), "metals": metals}


def _backs(data: Data) -> Mapping[str, Any]:
    """Unseen cards, one by one."""
    pile = rest_of(str(data["deck"]))
    return {"pile": pile, "backs": [pile] * int(str(data["count"]))}


def _dice(data: Data) -> Mapping[str, Any]:
    """The dice one by one, and what they show."""
    faces = tuple(map(str, _words(data["faces"])))
    colour = str(_words(data["dice"])[0]).split(".")[1]
    bronze, silver, gold = (faces.count(metal) for metal in METALS)
    return {"dies": data["dice"], "shown": purse_text(bronze, silver, gold), "colour": colour}


def _played(data: Data) -> Mapping[str, Any]:
    """The cards one by one with their decks, and as words."""
    ids = [str(card) for card in _words(data["cards"])]
    return {
        "named": listed([card_text(cards()[id]) for id in ids]),
        "decks": [cards()[id].deck for id in ids],
    }


def _exchange(data: Data) -> Mapping[str, Any]:
    way = exchanges()[str(data["exchange"])]
    return {"give": told(way.give), "get": told(way.get)}


def _ranked(data: Data) -> Mapping[str, Any]:
    """Who stands where, the best first."""
    pairs = zip(_words(data["seats"]), _words(data["strengths"]), strict=True)
    lines = [text("aquileia-ranked", seat=seat_ref(int(seat)), strength=int(power)) for seat, power in pairs]
    powers = _words(data["strengths"])
    tied = "yes" if len({*powers}) < len(powers) else "no"
    return {"ranks": in_a_row(lines), "podium": in_a_row(lines[:PODIUM]), "tied": tied}


def _laurels(data: Data) -> Mapping[str, Any]:
    alone = data["second"] == -1
    return {
        "alone": "yes" if alone else "no",
        "shared": not alone,
        "second": data["seat"] if alone else data["second"],
    }


def _shown(data: Data) -> Mapping[str, Any]:
    return {"named": named([str(card) for card in _words(data["laurels"])])}


def _sold(data: Data) -> Mapping[str, Any]:
    """The price, and whether there is one; the host pays it to the bank."""
    price = _coins(data)
    way = "free" if not price["metals"] else "own" if data["seat"] == data["host"] else "other"
    return {"way": way, **price}


def _words(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else ()


_TO_BANK = (Fly("coin.{metal}", "coins.{seat}.{metal}", "bank.{metal}", each="metal"),)
_FROM_BANK = (Fly("coin.{metal}", "bank.{metal}", "coins.{seat}.{metal}", each="metal"),)
_HANDED = (Fly("coin.{metal}", "coins.{seat}.{metal}", "coins.{other}.{metal}", each="metal"),)
_BACK = (Fly("coin.{metal}", "laid.{metal}", "coins.{seat}.{metal}"),)
_DRAWN = (Fly("hidden.{back}", "deck.{back}", "cards.{seat}.{back}", "down", each="back"),)
_PLAYED = (Fly("{card}", "cards.{seat}.{deck}", "discard.{deck}", each="card deck"),)
_WON = (
    Fly("hidden.stadium", "deck.stadium", "laurels.{seat}", "down"),
    Fly("hidden.stadium", "open.stadium", "laurels.{second}", "down", given="shared"),
)
_TUMBLE = (Turnover("{die}", "tumble", METALS, "land", each="die"),)

MINOR_EVENTS = (
    *("roll", "play", "done", "hold", "strength"),
    *("receive", "bid", "drop", "pay", "spend_laid", "shuffle"),
)
"""What leads up to a deed, and is told behind it: the end of a contest, a price, how an auction ended."""
MAJOR_EVENTS = ("idle", "hand_over", "claim")
"""What befalls others, and what nobody chose: they hear of it before they hear what was paid."""
PODIUM = 3
"""So many win something in a contest."""
MODAL_EVENTS = ("ranking",)
"""What is seen for a while before the table goes on."""
EVENTS: Mapping[str, Row] = {
    "turn": Row("", "turn"),
    "place": Row("place", "worker", (Fly("agent.{seat}.{spot}", "agents.{seat}", "{space}"),), _spot),
    "lay": Row("lay", "worker", (Fly("coin.{metal}", "coins.{seat}.{metal}", "laid.{metal}"),)),
    "select": Row("select", "worker", (Fly("marker.{seat}", "", "{slot}"),), _slot),
    "pass": Row("pass", "pass"),
    "operations": Row("operations", "reroll"),
    "idle": Row("idle", "pass"),
    "decline": Row("decline", "pass"),
    "home": Row("", "piece", (Fly("agent.{seat}.{spot}", "{space}", "agents.{seat}"),), _spot),
    "pay": Row("pay", "coin", _TO_BANK, _coins),
    "receive": Row("receive", "coin", _FROM_BANK, _coins),
    "bank_empty": Row("bank-empty"),
    "hand_over": Row("hand-over", "piece", _HANDED, _coins),
    "points": Row("points", scores="points"),
    "draw": Row("draw", "card", _DRAWN, _backs),
    "shuffle": Row("shuffle", "reserve"),
    "buy": Row("buy", "coin", (Fly("{card}", "{place}", "cards.{seat}.equi"),)),
    "refill": Row("", "tile", (Fly("{card}", "deck.equi", "{place}"),)),
    "roll": Row("roll", "roll", _TUMBLE, _dice),
    "claim": Row("claim", "claim", (Fly("holder.{seat}", "space.potentia", "holder"),)),
    "hold": Row("hold", "reroll"),
    "exchange": Row("exchange", "coin", more=_exchange),
    "contest": Row("contest", "contest", more=_ranked),
    "play": Row("play", "card", _PLAYED, _played),
    "done": Row("done", "pass"),
    "strength": Row("strength", "move", (Fly("shield.{seat}"),)),
    "ranking": Row("ranking", "contest", more=_ranked),
    "laurels": Row("laurels", "noble", _WON, _laurels),
    "open_laurel": Row("open-laurel", "noble", (Fly("{card}", "deck.stadium", "open.stadium"),)),
    "lot": Row("lot", "tile", (Fly("{card}", "deck.theatrum", "lot"),)),
    "bid": Row("bid", "bid", (Fly("coin.{metal}", "coins.{seat}.{metal}", "bid.{metal}"),), _coins),
    "drop": Row("drop", "card", more=_coins),
    "sold": Row("sold", "stamp", (Fly("{card}", "lot", "laurels.{seat}"),), _sold),
    "build": Row("build", "build", (Fly("house.{seat}", "estate.{seat}", "{site}"),)),
    "slaves": Row(
        "slaves", "piece", (Fly("{card}", "cards.{seat}.servi", "discard.servi", each="card"),), _played
    ),
    "rob": Row("rob", "coin", _BACK),
    "spend_laid": Row("spend-laid", "coin", (Fly("coin.{metal}", "laid.{metal}", "bank.{metal}"),)),
    "take_back": Row("take-back", "piece", _BACK),
    "activate": Row("activate", "worker", (Turnover("{site}"),)),
    "round": Row("round", "turn"),
    "show": Row("show", "card", more=_shown),
    "end": Row("end", "end"),
}
