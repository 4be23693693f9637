"""A choice in the making: what is picked, what may be picked next, what is complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import is_button, kind_of
from game.rules.kernel.selection import Selection


class Reply(Enum):
    """What pointing at something led to."""

    PICKED = auto()
    UNPICKED = auto()
    PRIVATE = auto()
    """The target's legality is a secret: its player must look behind a curtain first."""
    REFUSED = auto()


@dataclass(slots=True)
class Choosing:
    """A seat's choice in the making.

    Attributes:
        decision: what the seat is asked.
        private_view: its player looks at secrets now: guarded targets may be pointed at.
        narrows: the whole decision, where only a part of it is asked here (a lesson): what is left out is no
            reason for a pick to follow by itself.
        selection: the targets picked so far.
    """

    decision: Decision
    private_view: bool = False
    narrows: Decision | None = None
    selection: Selection = field(init=False)

    def __post_init__(self) -> None:
        self.selection = Selection(self.decision.actions, ordered=self.decision.ordered)

    @property
    def guided(self) -> bool:
        """Whether only a part of what is possible is asked: what is left is what one should do."""
        return self.narrows not in (None, self.decision)

    @property
    def picked(self) -> tuple[str, ...]:
        """The targets picked so far."""
        return tuple(self.selection.picked)

    @property
    def effective_picks(self) -> tuple[str, ...]:
        """The targets picked so far and those that cannot but follow: nobody need point at these."""
        return (*self.picked, *self._following())

    def after(self, *targets: str) -> Choosing:
        """The same choice once ``targets`` are picked too; this one stays as it is."""
        further = Choosing(self.decision, self.private_view, self.narrows)
        further.selection.picked[:] = (*self.picked, *targets)
        return further

    def effective(self) -> Choosing:
        """The same choice once what cannot but follow is picked too."""
        return self.after(*self._following())

    def open(self) -> tuple[Action, ...]:
        """The actions that agree with what is picked."""
        return self.selection.open()

    def complete(self) -> tuple[Action, ...]:
        """The open actions that need no further target."""
        return self.selection.finished()

    def targets(self, *verbs: str, at: int = 0) -> list[str]:
        """The targets at one place of the actions of these verbs, verb by verb, each once."""
        actions = self.decision.actions
        return list(
            dict.fromkeys(action.targets[at] for verb in verbs for action in actions if action.verb == verb)
        )

    def verbs(self) -> set[str]:
        """What the open actions do."""
        return {action.verb for action in self.open()}

    @property
    def guarded(self) -> frozenset[str]:
        """The targets that its player looks at secrets for; once something is picked, those of another kind.

        Of its own kind they would only take its place.
        """
        kinds = {kind_of(target) for target in self.picked}
        return frozenset(target for target in self.hidden if kind_of(target) not in kinds)

    @property
    def hidden(self) -> frozenset[str]:
        """The targets that cannot be picked before their player has looked at secrets."""
        return frozenset() if self.private_view else self.decision.guarded

    def choices(self) -> dict[str, int]:
        """The targets that may be picked next and shown to everybody on the table."""
        choices, hidden = self.selection.choices().items(), self.hidden
        return {t: n for t, n in choices if t not in hidden and not is_button(t)}

    def resume(self, picks: Sequence[str]) -> None:
        """Pick again what was picked before the question changed, as far as it is still possible."""
        for target in picks:
            if self.point(target) is not Reply.PICKED:
                return

    def last_replacements(self) -> frozenset[str]:
        """The targets that may take the place of the last pick of an ordered choice, that one among them."""
        selection = self.selection
        if not selection.picked or not selection.ordered:
            return frozenset()
        last = selection.picked.pop()
        try:
            return frozenset(self.choices())
        finally:
            selection.picked.append(last)

    def replacements(self) -> frozenset[str]:
        """The targets that pointing at would take the place of something picked, and what is picked."""
        if not self.picked:
            return frozenset()
        if self.selection.ordered:
            heads = [self.picked[:depth] for depth in range(len(self.picked))]
            ways = (action.targets for action in self.decision.actions)
            found = {way[len(head)] for way in ways for head in heads if _begins(way, head)}
        else:
            found = {target for action in self.decision.actions for target in action.targets}
        return frozenset(target for target in found - self.hidden if not is_button(target))

    def picks_after(self, target: str) -> tuple[str, ...]:
        """What would be picked after pointing at ``target``."""
        before = list(self.selection.picked)
        self.point(target)
        after = self.picked
        self.selection.picked[:] = before
        return after

    def unpicked_by(self, target: str) -> tuple[str, ...]:
        """What of the picks pointing at ``target`` would put back."""
        return tuple((Counter(self.picked) - Counter(self.picks_after(target))).elements())

    def prerequisites(self, target: str) -> tuple[str, ...]:
        """What pointing at ``target`` would pick along with it, because it has to go before it."""
        return tuple((Counter(self.picks_after(target)) - Counter((*self.picked, target))).elements())

    def continuations(self, target: str) -> tuple[Action, ...]:
        """The actions left open after picking ``target`` next."""
        return self.after(target).open()

    def offers(self) -> tuple[Action, ...]:
        """The actions for which nothing more, or only what cannot but follow, is wanted: one button each."""
        depth = len(self.effective_picks)
        return tuple(
            action
            for action in self.selection.open()
            if len(action.targets) == depth
            or (len(action.targets) == depth + 1 and is_button(action.targets[-1]))
        )

    def targetless(self) -> tuple[Action, ...]:
        """The actions for which nothing has to be picked."""
        return tuple(action for action in self.decision.actions if all(map(is_button, action.targets)))

    def point(self, target: str) -> Reply:
        """Pick ``target``; pointing at a picked one that cannot be picked again puts it back.

        A target that does not go with the earlier picks replaces them, the oldest first. One that comes
        later in the sequence brings what goes before it along, if only one thing, or any of several alike,
        can go before it.
        """
        if target in self.hidden:
            return Reply.PRIVATE
        selection = self.selection
        if selection.pick(target):
            return Reply.PICKED
        if target in selection.picked:
            selection.unpick(target)
            return Reply.UNPICKED
        before = list(selection.picked)
        while selection.picked:
            del selection.picked[-1 if selection.ordered else 0]
            if selection.pick(target):
                return Reply.PICKED
        selection.picked[:] = before
        return Reply.PICKED if self._lead_to(target) else Reply.REFUSED

    def _following(self) -> tuple[str, ...]:
        """What every action left open still wants, if they all want the same, and it is no secret."""
        if not self.picked or (self.decision.secret and not self.private_view):
            return ()
        rests = {
            tuple(target for target in self._rest(action) if not is_button(target))
            for action in self._allowed()
        }
        rest = rests.pop() if len(rests) == 1 else ()
        return () if self.hidden.intersection(rest) else rest

    def _allowed(self) -> tuple[Action, ...]:
        """The actions of the whole decision that agree with what is picked."""
        if self.narrows is None:
            return self.selection.open()
        return Choosing(self.narrows, self.private_view).after(*self.picked).selection.open()

    def _rest(self, action: Action) -> tuple[str, ...]:
        """What an open action wants besides what is picked."""
        if self.selection.ordered:
            return action.targets[len(self.picked) :]
        return tuple((Counter(action.targets) - Counter(self.picked)).elements())

    def _lead_to(self, target: str) -> bool:
        """Pick ``target`` with what has to be picked before it, if that is clear. False if it is not."""
        ways = {
            tuple(map(self._kin, way)): way
            for action in reversed(self.decision.actions)
            if target in action.targets
            for way in [action.targets[: action.targets.index(target) + 1]]
        }
        if len(ways) != 1 or self.hidden & {step for way in ways.values() for step in way}:
            return False
        _, self.selection.picked[:] = ways.popitem()
        return True

    def _kin(self, target: str) -> frozenset[str]:
        """The targets that do as well as this one, itself among them."""
        return next((kin for kin in self.decision.alike if target in kin), frozenset((target,)))


def _begins(way: Sequence[str], head: Sequence[str]) -> bool:
    """Whether a sequence of targets begins like that and goes on."""
    return len(way) > len(head) and tuple(way[: len(head)]) == tuple(head)


def renewed(
    before: Choosing | None, decision: Decision, keeps: bool, narrows: Decision | None = None
) -> Choosing:
    """The choice of a seat after the table has moved on.

    Args:
        before: the choice until now, if the seat had one.
        decision: what it is asked now.
        keeps: whether its picks stay where they are still possible: somebody else has acted.
        narrows: the whole of it, where it is only a part.
    """
    if before is not None and before.decision == decision:
        return before
    choosing = Choosing(decision, narrows=narrows)
    if before is not None and keeps:
        choosing.private_view = before.private_view
        choosing.resume(before.picked)
    return choosing
