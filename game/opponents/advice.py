"""What a person is told to do and why: a good player's choice, held to more than strength.

What is advised can be trusted: the program itself does not warn of it where anything else is left, it
spends nothing needlessly, and nothing free is passed over for what brings less. The strength of computer
players is no matter of this.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.brains.guide import Guide
from game.brains.levels import Level, brain_of
from game.brains.reasons import Judgement, judged, worlds_of
from game.brains.thought import Allowance, Brain, Thought
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.tables.table import Table

_USUAL_NOISE = 0.1
"""How far the weakest level is off in a title that does not say."""
_MUCH = 0.5
"""A choice that is worse by this share of that is much worse."""


@dataclass(frozen=True, slots=True)
class Advises:
    """A person asks for advice.

    Attributes:
        open: the actions that agree with what is picked already; None where nothing is.
    """

    open: tuple[Action, ...] | None = None


class Counsel:
    """Advises the players of one match.

    Args:
        guide: of the title.
        table: the title's presentation, which warns.

    Attributes:
        guide: of the title.
    """

    def __init__(self, guide: Guide, table: Table) -> None:
        self.guide, self._table = guide, table

    def advise(
        self, view: Any, decision: Decision, asked: Advises, level: Level, rng: Rng, allowance: Allowance
    ) -> Thought:
        """The action that is advised, with its reasons, and whether picks have to be put back for it."""
        position = _Position(self.guide, self._table, view, decision.player, rng)
        brain = brain_of(self.guide, level)
        best = position.chosen(brain, decision, rng, allowance)
        if asked.open is not None and best.action not in asked.open:
            left = decision._replace(actions=asked.open)
            other = position.chosen(brain, left, rng, allowance)
            back = self._much_better(position, brain, decision, (best.action, other.action), rng, allowance)
            best = replace(best, puts_back=True) if back else other
        return replace(best, reasons=position.judgement(best.action).reasons)

    def _much_better(
        self,
        position: _Position,
        brain: Brain,
        decision: Decision,
        two: tuple[Action, Action],
        rng: Rng,
        allowance: Allowance,
    ) -> bool:
        """Whether the first of two actions is plainly better: by far, or nothing speaks for the other."""
        if position.unwise(two[1]) and not position.unwise(two[0]):
            return True
        if position.outdoes(two[0], two[1]):
            return True
        if position.judgement(two[0]).reasons and not position.judgement(two[1]).reasons:
            return True  # to say that nothing is better would be false
        found = brain.think(position.view, decision._replace(actions=two), rng, allowance)
        worth = dict(found.values)
        if len(worth) < len(two):
            return False
        noise = self.guide.noise.get("guest", _USUAL_NOISE)
        return worth[two[0]] - worth[two[1]] > _MUCH * noise


class _Position:
    """What is known of the moves in one position; each is looked at once."""

    def __init__(self, guide: Guide, table: Table, view: Any, seat: int, rng: Rng) -> None:
        self._guide, self._table, self.view = guide, table, view
        self._worlds = worlds_of(guide.rules, view, seat, rng)
        self._judged_already: dict[Action, Judgement] = {}
        self._unwise: dict[Action, bool] = {}

    def judgement(self, action: Action) -> Judgement:
        """What is certain of it."""
        if action not in self._judged_already:
            self._judged_already[action] = self._judged(action, self._worlds)
        return self._judged_already[action]

    def _judged(self, action: Action, worlds: Sequence[Any]) -> Judgement:
        return judged(self._guide.rules, self._guide.reasons, worlds, action)

    def unwise(self, action: Action) -> bool:
        """Whether the program asks once more before it is carried out, or it spends something for nothing."""
        if action not in self._unwise:
            needless = all(self._guide.reasons.needless(world, action) for world in self._worlds)
            self._unwise[action] = needless or self._table.warn(self.view, action) is not None
        return self._unwise[action]

    def chosen(self, brain: Brain, decision: Decision, rng: Rng, allowance: Allowance) -> Thought:
        """A good player's choice, or what is plainly better."""
        thought = brain.think(self.view, decision, rng, allowance)
        if self.unwise(thought.action):
            left = tuple(action for action in decision.actions if not self.unwise(action))
            if left:
                thought = brain.think(self.view, decision._replace(actions=left), rng, allowance)
        order = {action: place for place, (action, _) in enumerate(thought.values)}
        free = list(self._better(thought.action, decision))
        if not free:
            return thought
        best = min(free, key=lambda each: (order.get(each, len(order)), -self.judgement(each).gain))
        return replace(thought, action=best)

    def _better(self, action: Action, decision: Decision) -> Iterator[Action]:
        """What brings more for nothing; what does so in one world is looked at in all."""
        judgement = self.judgement(action)
        if judgement.lasting and not judgement.passing:
            return
        for other in decision.actions:
            ticked = self._table.mark(other) is not None
            if other == action or not (ticked or judgement.passing):
                continue
            likely = judgement.outdone_by(self._judged(other, self._worlds[:1]), ticked=ticked)
            if likely and not self.unwise(other) and self.outdoes(other, action):
                yield other

    def outdoes(self, other: Action, action: Action) -> bool:
        """Whether ``other`` is a free gain beside which ``action`` is nothing."""
        ticked = self._table.mark(other) is not None
        return self.judgement(action).outdone_by(self.judgement(other), ticked=ticked)
