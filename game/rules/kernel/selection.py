"""Choosing by pointing: legal actions are narrowed by the targets picked so far.

The same object serves mouse, touch, pad and keyboard in every title, and cannot disagree with the rules,
because it knows nothing but the list of legal actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.rules.kernel.action import Action


class Selection:
    """A choice in the making.

    Args:
        actions: the legal actions.
        ordered: targets are picked in sequence; otherwise in any order.
    """

    def __init__(self, actions: Iterable[Action], *, ordered: bool = True) -> None:
        self.actions = tuple(actions)
        self.ordered = ordered
        self.picked: list[str] = []

    def open(self) -> tuple[Action, ...]:
        """The actions that agree with what is picked."""
        if not self.picked:
            return self.actions
        if self.ordered:
            head = tuple(self.picked)
            return tuple(a for a in self.actions if a.targets[: len(head)] == head)
        wanted = Counter(self.picked)
        return tuple(a for a in self.actions if wanted <= Counter(a.targets))

    def choices(self) -> dict[str, int]:
        """The targets that may be picked next, with the number of actions each leaves open."""
        count: Counter[str] = Counter()
        depth = len(self.picked)
        if self.ordered:
            count.update(a.targets[depth] for a in self.open() if len(a.targets) > depth)
        else:
            wanted = Counter(self.picked)
            for action in self.open():
                count.update(tuple(Counter(action.targets) - wanted))  # each once, in a fixed order
        return dict(count)

    def finished(self) -> tuple[Action, ...]:
        """The open actions that need no further target."""
        return tuple(a for a in self.open() if len(a.targets) == len(self.picked))

    def pick(self, target: str) -> bool:
        """Point at ``target``. False, and nothing changes, if no action wants it."""
        if target not in self.choices():
            return False
        self.picked.append(target)
        return True

    def unpick(self, target: str | None = None) -> bool:
        """Take back the last pick, or (unordered only) the last pick of ``target``."""
        if not self.picked or (target is not None and target not in self.picked):
            return False
        if target is None or self.ordered:
            self.picked.pop()
        else:
            at = len(self.picked) - 1 - self.picked[::-1].index(target)
            del self.picked[at]
        return True

    def clear(self) -> None:
        """Start anew."""
        self.picked.clear()
