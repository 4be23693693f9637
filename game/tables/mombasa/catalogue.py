"""All that Mombasa declares on any board: its things, the pages of the rules help, the legend."""

from __future__ import annotations

from collections.abc import Mapping

from game.tables.catalogue import TitleCatalogue
from game.tables.mombasa.actions import VERBS
from game.tables.mombasa.events import EVENTS
from game.tables.mombasa.pieces import KINDS
from game.tables.mombasa.placing import MET, NOW, PRICED
from game.tables.mombasa.questions import USUAL
from game.tables.table import Picture

_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": (
        Picture("value.cairo", count=2),
        Picture("shares.0.cairo", count=3),
        Picture("diamonds.0", count=3),
        Picture("books.0", count=3),
    ),
    "round": (Picture("round.1", look=NOW), "card.0.coffee_2", "card.0.expansion_2-1"),
    "plan": ("card.0.coffee_1", "card.0.banana_2", "card.0.bookkeeper_2"),
    "goods": ("card.M04", "card.M05", "card.M06"),
    "tracks": (Picture("track.mombasa", look="A1"), Picture("track.cairo", look="D1")),
    "expansion": ("card.M19", "post.cairo.1", "post.mombasa.1"),
    "map": (),  # as the map has them
    "points": ("book.A01", "book.B05", "book.C01"),
    "bookkeeper": ("card.M08", Picture("book.A03", look=MET), "book.B02"),
    "merchant": ("card.M09", "card.M24", "diamonds.0"),
    "bonus": ("bonus.start", "bonus.coffee", "bonus.tile_merchant"),
    "tiles": ("tile.goods", "tile.bookkeeper", "tile.merchant", "tile.expansion"),
    "phase": ("card.0.cotton_1", "card.0.cotton_2"),
    "end": ("purse.0", "card.M37"),
}
_SIGNS: Mapping[str, str | Picture] = {
    "goods": "card.0.coffee_2",
    "expansion": "card.0.expansion_2-1",
    "bookkeeper": "card.0.bookkeeper_2",
    "merchant": "card.M09",
    "red": Picture("card.M06", look=PRICED, count=4),
    "shares": Picture("shares.0.cairo", count=3),
    "value": Picture("value.cairo", count=2),
    "base": "base.cairo",
    "post": "post.cairo.1",
    "cost": Picture("cost.nubia", count=2),
    "diamonds": Picture("diamonds.0", count=3),
    "books": Picture("books.0", count=3),
    "book": Picture("book.A03", look=MET, shape=1.3),
    "markers": Picture("markers.0", count=2),
    "closed": "slot.0.4",
    "starter": "starter.0",
}

CATALOGUE = TitleCatalogue(
    "mombasa",
    KINDS,
    EVENTS,
    VERBS,
    usual=USUAL,
    help=_HELP,
    signs=_SIGNS,
    seats=("seat", "first"),
    pieces=("card", "region", "tile", "place"),
)
"""The table puts in what the board adds: the names of its land, where expansions are seen, the map's help."""
