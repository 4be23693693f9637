"""Mombasa: the presentation as the screen asks for it."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, text
from game.rules.mombasa.bonus import option_of
from game.rules.mombasa.printed import OPTIONS
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.state import State
from game.tables.mombasa.explaining import explain
from game.tables.mombasa.naming import describe, gains_ref
from game.tables.mombasa.placing import placements
from game.tables.mombasa.preview import preview
from game.tables.mombasa.telling import flights, sound, tell
from game.tables.table import Flight, HelpPage, Picture, Place, Sign

_MARKED = ("account", "trade", "ink", "book", "enter", "claim")
"""Verbs whose targets get a mark: what can be had right now."""

_ICONS = {
    "cash": "coins",
    "mombasa": "seal",
    "cape-town": "seal",
    "saint-louis": "seal",
    "cairo": "seal",
    "diamonds": "gem",
    "books": "book",
}

_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("value.cairo", "shares.0.cairo", "diamonds.0", "books.0"),
    "round": (Picture("round.1", count=0, shape=1.6), "card.0.coffee_2", "card.0.expansion_2-1"),
    "plan": ("card.0.coffee_1", "card.0.banana_2", "card.0.bookkeeper_2"),
    "goods": ("card.M04", "card.M05", "card.M06"),
    "tracks": (Picture("track.mombasa", shape=1.95), Picture("track.cairo", shape=1.95)),
    "expansion": ("card.M19", "post.cairo.1", "post.mombasa.1"),
    "map": ("region.nubia", "region.kordofan", "region.fezzan"),
    "points": ("book.A01", "book.B05", "book.C01"),
    "bookkeeper": ("card.M08", "book.A03", "book.B02"),
    "merchant": ("card.M09", "card.M24", "diamonds.0"),
    "bonus": ("bonus.start", "bonus.coffee", "bonus.tile_merchant"),
    "tiles": ("tile.goods", "tile.bookkeeper", "tile.merchant", "tile.expansion"),
    "phase": ("card.0.cotton_1", "card.0.cotton_2"),
    "end": ("purse.0", "card.M37"),
}


class MombasaTable:
    """The table of Mombasa.

    Args:
        rules: the rules on the board that is played.
    """

    def __init__(self, rules: MombasaRules) -> None:
        self._rules = rules

    def placements(self, view: State) -> dict[str, Place]:
        """The chart, what lies round it, every player's belongings."""
        return placements(view, self._rules.graph)

    def describe(self, piece: str) -> Text:
        """The name of a piece or slot."""
        return describe(piece)

    def tell(self, event: Event) -> Text | None:
        """The log line of an event."""
        return tell(event)

    def verb(self, action: Action) -> Text:
        """The label of the button; of a bonus space with brackets each says what it brings."""
        if action.verb in OPTIONS:
            option = option_of(action)
            gains = gains_ref(option.gains)
            if option.majority:
                return text("mombasa-do-mark-majority", least=option.least, gains=gains)
            if option.cost:
                return text("mombasa-do-mark-cost", cost=option.cost, gains=gains)
            return text("mombasa-do-mark-free", gains=gains)
        return text(f"mombasa-do-{action.verb}")

    def rank(self, action: Action) -> int:
        """By their names."""
        return 0

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What ``action`` would cost and bring."""
        return preview(self._rules, view, action)

    def explain(self, view: State, piece: str) -> tuple[Text, ...]:
        """What a piece does and how it stands with it."""
        return explain(self._rules.graph, view, piece)

    def mark(self, action: Action) -> str | None:
        """Cards that act by themselves, books and regions in reach."""
        return action.targets[0] if action.verb in _MARKED else None

    def moves(self, event: Event) -> tuple[Flight, ...]:
        """What travels while an event is shown."""
        return flights(event)

    def sound(self, event: Event) -> str | None:
        """The sound of an event."""
        return sound(event)

    def topic(self, view: State, decision: Decision) -> str:
        """The first page."""
        return next(iter(_HELP))

    def legend(self) -> tuple[Sign, ...]:
        """None yet."""
        return ()

    def help_pages(self) -> tuple[HelpPage, ...]:
        """The rules in our own words, with the real pieces as pictures."""
        return tuple(
            HelpPage(
                f"mombasa-help-{name}",
                (f"mombasa-help-{name}-text",),
                tuple(each if isinstance(each, Picture) else Picture(each) for each in pieces),
                name,
            )
            for name, pieces in _HELP.items()
        )
