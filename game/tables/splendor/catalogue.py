"""All that Kahroba (Splendor) declares: questions, events, the pages of the rules help, the legend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from operator import add, itemgetter
from typing import Any

from game.maps.places import TABLE
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, last_of
from game.rules.kernel.text import Text, piece_ref, text
from game.rules.splendor import state as frames
from game.rules.splendor.components import COLORS, GOLD, PILES, cards, nobles
from game.rules.splendor.paying import gems
from game.tables.catalogue import MAJOR, MINOR, Data, EventKind, Question, TitleCatalogue
from game.tables.moves import Fly
from game.tables.splendor.actions import VERBS
from game.tables.splendor.layout import DRAWN, PYRE
from game.tables.splendor.pieces import KINDS, Ctx, row_of
from game.tables.splendor.placing import burning, column
from game.tables.spotlight import Spotlit
from game.tables.table import Picture
from game.tables.words import Say

_ASKED = {"take", "reserve", "buy"}
"""What a lesson may ask for alone."""


def _action(ctx: Ctx, choosing: Choosing) -> Text | None:
    """Which gems go with those picked, or what becomes of a card."""
    if not choosing.picked:
        verbs = choosing.verbs()
        asks = choosing.guided and len(verbs) == 1 and verbs <= _ASKED
        return text("splendor-only", verb=min(verbs)) if asks else None
    first, have = choosing.picked[0], len(choosing.picked)
    if kind_of(first) != "bank":
        verbs = choosing.verbs() - {"buy_gold"}
        key = "either" if len(verbs) > 1 else min(verbs, default="card")
        return text(f"splendor-ask-{key}", gold=ctx.view.bank[GOLD])
    taken = [Counter(action.targets) for action in choosing.open()]
    left = max((way.total() for way in taken), default=have) - have
    alike = have == 1 and Counter({first: 2}) in taken
    apart = any(len(way) > 1 for way in taken)
    key = ("again" if apart else "twice") if alike else "more" if left else "all"
    twice = "yes" if len(set(choosing.picked)) < have else "no"
    return text(f"splendor-ask-{key}", color=last_of(first), count=left, alike=twice)


def _fort(ctx: Ctx, choosing: Choosing) -> Text | None:
    """What can become of a card picked for a stronghold: the verb of the button, or where one moves to."""
    if not choosing.picked:
        return None
    done = {action.verb for action in choosing.complete()}
    leaves = len(choosing.complete()) < len(choosing.open())
    way = "either" if leaves and done else "from" if leaves else min(done, default="from")
    return text("splendor-step-fort", way=way)


def _suggested(ctx: Ctx, choosing: Choosing) -> list[str]:
    """What can be had right now; else the gems that face-up cards of level 1 ask for most."""
    player = ctx.view.players[choosing.decision.player]
    near = [cards()[id].cost for id in ctx.view.market[0] if id]
    have = list(map(add, player.bonuses, player.tokens))
    asked = [sum(max(0, cost[color] - have[color]) for cost in near) for color in range(len(COLORS))]
    piles = [f"bank.{COLORS[color]}" for color in sorted(range(len(COLORS)), key=lambda color: -asked[color])]
    return [*ctx.marked(choosing), *(pile for pile in piles if pile not in choosing.picked)]


USUAL = Question(suggest=_suggested)
QUESTIONS: Mapping[type, Question] = {
    frames.Turn: Question(ask=_action, topic="take"),
    frames.Payment: Question(
        lambda ctx, choosing: PYRE if burning(ctx.view) else TABLE,  # what burns as the price lies large
        step=True,
        topic={"payment": "buy", "means": "orient", "burn": "chains"},
    ),
    frames.Keeping: Question(DRAWN, step=True, topic="posts"),
    frames.ThirdToken: Question(step=True, topic="posts"),
    frames.Rebate: Question(step=True, topic="posts"),
    frames.Pairing: Question(step=True, topic="orient"),
    frames.Gift: Question(step=True, topic="chains"),
    frames.Fortify: Question(ask=_fort, topic="strongholds"),
    frames.Conquest: Question(topic="conquest"),
    frames.Discard: Question(step=True, topic="limit"),
    frames.Visit: Question(step=True, topic="noble"),
    frames.Founding: Question(step=True, topic="posts"),
    frames.Entry: Question(step=True, topic="cities"),
}

_Values = Mapping[str, Callable[[Data], Any]]
_FROM_BANK = Fly("token.{pile}", "bank.{pile}", "tokens.{seat}.{pile}", each="pile")
_TO_BANK = Fly("token.{pile}", "tokens.{seat}.{pile}", "bank.{pile}", each="pile")
_GOLD = Fly("token.gold", "bank.gold", "tokens.{seat}.gold", given="gold")
_UNSEEN = Fly("hidden.{row}", "{source}", "{place}", face="down")
_TO_COLUMN = Fly("{card}", "{source}", "bonus.{seat}.{color}")


_COLUMN: _Values = {"color": lambda data: column(data["card"])}
_CARD: _Values = {**_COLUMN, "points": lambda data: cards()[data["card"]].points}
"""The column that a card joins or leaves, and its points."""


def _taken(data: Data) -> Mapping[str, Any]:
    return gems(Counter(data["piles"]))


def _paid(data: Data) -> list[str]:
    """The tokens one by one."""
    return [pile for pile, count in zip(PILES, data["paid"], strict=True) for _ in range(count)]


def _of_row(data: Data) -> Mapping[str, Any]:
    """What tells the row of a deck; its name is in the ids of the cards that fly from there."""
    row = data.get("row") or last_of(data["deck"])
    return {"row": row, **row_of(f"deck.{row}")}


def _built(data: Data) -> Mapping[str, Any]:
    """Where a stronghold comes from: another card, or what stands before the player."""
    return {"start": data["source"] or f"forts.{data['seat']}", "moved": bool(data["source"])}


def _ref(name: str) -> Callable[[Data], str]:
    return lambda data: piece_ref(data[name])


_BOUGHT: _Values = {**_CARD, "piles": _paid, "hand": lambda data: data["card"] != data["source"]}
_FREED: _Values = {**_CARD, "source": itemgetter("card")}
_BLIND = Spotlit("hidden.{row}", face="down", others=True)
_FOUNDED = {"id": lambda data: last_of(data["post"])}
_NOBLE = Say("then-noble", tile=_ref("noble"), points=lambda data: nobles()[data["noble"]].points)
_POST = Say("then-post", tile=_ref("post"), points=itemgetter("points"))
_CITY = Say("then-city", tile=_ref("city"), last=itemgetter("last_round"))
EVENTS: Mapping[str, EventKind] = {
    "buy": EventKind("card", (_TO_BANK, _TO_COLUMN), _BOUGHT, "points"),
    "take": EventKind("gem", (_FROM_BANK,), _taken),
    "reserve": EventKind("reserve", (_GOLD,), spotlight=Spotlit("{card}", others=True)),
    "reserve_blind": EventKind("reserve", (_UNSEEN, _GOLD), _of_row, spotlight=_BLIND),
    "free": EventKind("gem", (_TO_COLUMN,), _FREED, "points", preview=Say("then-free", card=_ref("card"))),
    "pair": EventKind("card", preview=Say("then-pair", color=itemgetter("color"))),
    "noble": EventKind("noble", rank=MAJOR, preview=_NOBLE, spotlight=Spotlit("{noble}")),
    "post": EventKind("stamp", (Fly("charter.{seat}.{id}", "{post}"),), _FOUNDED, "points", preview=_POST),
    "fort_place": EventKind("build", (Fly("fort.{seat}", "{start}", "{card}"),), _built),
    "third": EventKind("gem", (_FROM_BANK,), _taken, rank=MINOR),
    "discard": EventKind("gem", (_TO_BANK,), _taken, rank=MINOR),
    "draw": EventKind("card", more=_of_row, rank=MINOR),
    "rebate": EventKind("coin", (_FROM_BANK,), _taken, rank=MINOR),
    "show": EventKind("card", rank=MINOR),
    "burn": EventKind("demolish", (Fly("{card}"),), _COLUMN, rank=MINOR),
    "last_round": EventKind(rank=MAJOR, preview="then-last"),
    "end": EventKind("end"),
    "sink": EventKind("demolish", (Fly("hidden.{row}", "{source}", "{deck}", face="down"),), _of_row),
    "refill": EventKind("card", (Fly("{card}", "{source}"),), says=""),
    "fort_return": EventKind("piece", (Fly("fort.{seat}", "{card}", "forts.{seat}"),), says=""),
    "fort_remove": EventKind(
        "demolish",
        (Fly("fort.{owner}", "{card}", "forts.{owner}"),),
        rank=MAJOR,
        spotlight=Spotlit("{card}", at="{card}", others=True),
    ),
    "conquest": EventKind("contest", rank=MAJOR, spotlight=Spotlit("{card}", at="{card}", others=True)),
    "city": EventKind("noble", rank=MAJOR, preview=_CITY, spotlight=Spotlit("{city}")),
    "pass": EventKind("pass"),
    "turn": EventKind("turn", says=""),
}

HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("card.B3R2", "noble.N03"),
    "goal-cities": ("card.B3R2", "city.C5A"),
    "take": tuple(f"bank.{pile}" for pile in PILES),
    "reserve": (Picture("deck.2", count=20), Picture("bank.gold", count=5)),
    "buy": ("card.B1K2", "card.B2G5"),
    "bonus": ("bonus.0.red", "bonus.0.blue", "bonus.0.black"),
    "limit": ("tokens.0.white", "tokens.0.green", "tokens.0.gold"),
    "noble": ("noble.N01", "noble.N08"),
    "end": ("card.B3W4",),
    "cities": ("city.C5A", "city.C3B"),
    "posts": tuple(Picture(f"post.T{number}", count=2) for number in (1, 2, 3)),
    "powers": tuple(Picture(f"post.T{number}", count=2) for number in (4, 5)),
    "orient": ("card.O1P1", "card.O2DG", "card.O1G1"),
    "chains": ("card.O2PF1", "card.O3FW", "card.O3SK"),
    "strongholds": (Picture("card.B2R3", look="fort.0.2"), Picture("forts.0", count=2)),
    "conquest": (Picture("card.B3G2", look="fort.1.3"),),
}
_close = partial(Picture, shape=0.72)
"""Cards and decks have no room beside them."""
_SIGNS: Mapping[str, str | Picture] = {
    "gem": "token.red",
    "gold": "token.gold",
    "price": _close("card.B3R2"),
    "bonus": Picture("bonus.0.red", count=2, shape=1.7),
    "count": Picture("bonus.0.green", count=3, look="2", shape=1.7),
    "tokens": Picture("tokens.0.blue", count=3, shape=2.0),
    "total": Picture("total.0", count=7),
    "noble": Picture("noble.N01", shape=1.0),
    "deck": _close("deck.2", count=20),
    "pile": Picture("bank.green", count=4),
    "goal": Picture("goal", count=15, shape=2.16),
    "pair": _close("card.O1P1"),
    "free": _close("card.O3FR"),
    "gold-card": _close("card.O1G1"),
    "burn": _close("card.O3SK"),
    "city": "city.C5A",
    "post": Picture("post.T1", count=2, look="02"),
    "near": Picture("post.T1", count=2, look=".0.0.0.2.0.0.0"),
    "fort": _close("card.B2R3", look="fort.0.2"),
}
CATALOGUE = TitleCatalogue(
    "splendor",
    KINDS,
    EVENTS,
    VERBS,
    QUESTIONS,
    USUAL,
    HELP,
    _SIGNS,
    seats=("seat", "owner"),
    pieces=("card", "noble", "city", "post"),
)
