"""Mombasa: the presentation as the screen asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, text
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.bonus import option_of
from game.rules.mombasa.gains import said_gains
from game.rules.mombasa.printed import OPTIONS
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.state import State
from game.tables.kit import BaseTable
from game.tables.mombasa.explaining import explain
from game.tables.mombasa.naming import Names, naming
from game.tables.mombasa.placing import MET, NOW, placements
from game.tables.mombasa.preview import consequences, effects
from game.tables.mombasa.telling import EVENTS, PIECES, SEATS
from game.tables.table import Picture, Place

_MARKED = ("account", "trade", "ink", "book", "enter", "claim")
"""Verbs whose targets get a mark: what can be had right now."""

_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("value.cairo", "shares.0.cairo", "diamonds.0", "books.0"),
    "round": (Picture("round.1", look=NOW, shape=1.6), "card.0.coffee_2", "card.0.expansion_2-1"),
    "plan": ("card.0.coffee_1", "card.0.banana_2", "card.0.bookkeeper_2"),
    "goods": ("card.M04", "card.M05", "card.M06"),
    "tracks": (
        Picture("track.mombasa", look="A1", shape=1.95),
        Picture("track.cairo", look="D1", shape=1.95),
    ),
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
_SIGHTS = ("diamonds", "pounds", "bookkeeping")
"""Rewards of which the help shows a region each."""


class MombasaTable(BaseTable):
    """The table of Mombasa.

    Args:
        rules: the rules on the board that is played.
        names: what its map calls regions, by id and language.
    """

    title = "mombasa"
    events = EVENTS
    seats = SEATS
    pieces = PIECES

    def __init__(self, rules: MombasaRules, names: Names | None = None) -> None:
        self._rules = rules
        self.names = naming(names or {})
        self.help = {**_HELP, "map": tuple(_sights(rules.graph))}

    def placements(self, view: State) -> dict[str, Place]:
        """The chart, what lies round it, every player's belongings."""
        return placements(view, self._rules.graph)

    def verb(self, action: Action) -> Text:
        """The label of the button; of a bonus space with brackets each says what it brings."""
        if action.verb not in OPTIONS:
            return super().verb(action)
        option = option_of(action)
        gains = said_gains(option.gains)
        if option.majority:
            return text("mombasa-do-mark-majority", least=option.least, gains=gains)
        if option.cost:
            return text("mombasa-do-mark-cost", cost=option.cost, gains=gains)
        return text("mombasa-do-mark-free", gains=gains)

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What ``action`` would cost and bring."""
        foretold = (self._foretold(event, action.player) for event in effects(self._rules, view, action))
        return (*consequences(self._rules, view, action), *foretold)

    def explain(self, view: State, piece: str) -> tuple[Text, ...]:
        """What a piece does and how it stands with it."""
        return explain(self._rules.graph, view, piece)

    def mark(self, action: Action) -> str | None:
        """Cards that act by themselves, books and regions in reach."""
        return action.targets[0] if action.verb in _MARKED else None

    def _foretold(self, event: Event, seat: int) -> Text:
        """An event before it happens: ``own`` if it happens to ``seat``."""
        told = self.tell(event)
        assert told is not None
        return text(f"mombasa-preview-{event.kind}", own=event.data["seat"] == seat, **told.dict())


def _sights(graph: RegionGraph) -> Iterator[str]:
    for reward in _SIGHTS:
        found = (name for name, region in graph.regions.items() if region.reward == reward)
        yield from islice(found, 1)
