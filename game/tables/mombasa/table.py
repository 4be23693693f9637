"""Mombasa: how it lies on the table, and all that it declares on any board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.maps.places import Zone
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of
from game.rules.kernel.text import Text, text
from game.rules.mombasa.board import ROUNDS
from game.rules.mombasa.frames import Draft, Plan
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.state import State
from game.tables.base import BaseTable
from game.tables.catalogue import TitleCatalogue
from game.tables.mombasa import shots
from game.tables.mombasa.actions import VERBS
from game.tables.mombasa.events import EVENTS
from game.tables.mombasa.pieces import KINDS, Names, land
from game.tables.mombasa.placing import MET, NOW, PRICED, placements
from game.tables.mombasa.questions import USUAL, questions
from game.tables.table import Picture, Place

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
"""The table adds what the board says: the names of its land, where expansions are seen, the map's help."""
_SIGHTS = ("diamonds", "pounds", "bookkeeping")
"""Rewards of which the help shows a region each, the first of the map."""


class MombasaTable(BaseTable[MombasaRules]):
    """The table of Mombasa.

    Args:
        rules: the rules on the board that is played.
        names: what its map calls regions, by id and language.
        chart: where regions lie.
    """

    provisional_scores = True

    def __init__(self, rules: MombasaRules, names: Names | None = None, chart: Zone | None = None) -> None:
        first = {region.reward: name for name, region in reversed(rules.graph.regions.items())}
        sights = tuple(first[reward] for reward in _SIGHTS if reward in first)
        of_this_board = replace(
            CATALOGUE,
            kinds={**CATALOGUE.kinds, **land(names or {})},
            questions=questions(chart or Zone((1, 1), {})),
            help={**CATALOGUE.help, "map": sights},
        )
        super().__init__(rules, of_this_board)

    def placements(self, view: State) -> dict[str, Place]:
        """The chart, what lies round it, every player's belongings."""
        return dict(placements(self.context(view)))

    def shot(self, view: State, choosing: Choosing | None) -> str:
        """That of the question; the chart where nobody here is asked.

        Whoever looked behind a curtain whether a bonus can be had sees that bonus.
        """
        if choosing and any(kind_of(target) == "bonus" for target in choosing.picked):
            return shots.BONUS
        return super().shot(view, choosing) if choosing else shots.CHART

    def facts(self, view: State) -> tuple[Text, ...]:
        """The round, and that it is the last."""
        last = view.round == ROUNDS
        return (text("mombasa-fact-last" if last else "mombasa-fact-round", round=view.round, of=ROUNDS),)

    def badges(self, view: State, seat: int) -> tuple[str, ...]:
        """Who is ready, and who has ended the phase: two signs."""
        frame = self.context(view).top
        ready = isinstance(frame, Draft | Plan) and frame.ready[seat]
        return ("ended",) if view.players[seat].ended else ("check",) if ready else ()
