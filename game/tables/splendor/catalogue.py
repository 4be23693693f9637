"""All that Kahroba (Splendor) declares: its things, the pages of the rules help, the legend."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.rules.splendor.components import PILES
from game.tables.catalogue import TitleCatalogue
from game.tables.splendor.actions import VERBS
from game.tables.splendor.events import EVENTS
from game.tables.splendor.pieces import KINDS
from game.tables.splendor.questions import QUESTIONS, USUAL
from game.tables.table import Picture

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
