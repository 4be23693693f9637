"""Mombasa: how it lies on the table."""

from __future__ import annotations

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
from game.tables.mombasa import shots
from game.tables.mombasa.catalogue import CATALOGUE
from game.tables.mombasa.pieces import Names, land
from game.tables.mombasa.placing import placements
from game.tables.mombasa.questions import questions
from game.tables.table import Place

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
