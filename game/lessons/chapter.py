"""A chapter of a title's lesson: a seeded match, and what is said and wanted one step after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from game.rules.kernel.action import Action
from game.rules.kernel.rules import OptionValue

LEARNER = 0
"""The seat that the people at the table move; the script of the chapter moves the others."""


@dataclass(frozen=True, slots=True)
class Want:
    """A kind of action: everything of that kind will do.

    Attributes:
        seat: who acts.
        verbs: the verbs that will do.
        targets: beginnings of ids: each of them has a target of its own, in any order; ``*`` stands for any
            letters of a word.
        count: the number of targets; None: any.
        amount: the amount; None: any.
        different: whether no target comes twice, or all are the same; None: either.
    """

    seat: int
    verbs: tuple[str, ...]
    targets: tuple[str, ...] = ()
    count: int | None = None
    amount: int | None = None
    different: bool | None = None

    def fits(self, action: Action) -> bool:
        """Whether ``action`` is of this kind."""
        alike = len(set(action.targets)) < len(action.targets)
        return (
            action.player == self.seat
            and action.verb in self.verbs
            and self.count in (None, len(action.targets))
            and self.amount in (None, action.amount)
            and (self.different is None or self.different is not alike)
            and _matched(self.targets, action.targets)
        )


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Something said, or something said and done.

    Attributes:
        say: the message.
        at: the pieces, slots and buttons that it is about; all else is dimmed.
        want: what is to be done; None: it is only read.
        otherwise: the message for whoever wants to do something else; "" for the usual one.
    """

    say: str
    at: tuple[str, ...] = ()
    want: Want | None = None
    otherwise: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter.

    Attributes:
        title: the id of its title.
        name: its file without the number and the ending; its heading is ``<title>-lesson-<name>``.
        rules: the version of the title's rules that it was written for.
        seats: how many play.
        seed: of the match.
        options: the title's options that are chosen.
        opening: what has been done before it begins.
        steps: what is said and wanted.
        free: after the steps the match goes on to its end, against a computer player.
    """

    title: str
    name: str
    rules: int
    seats: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    opening: tuple[Want, ...] = ()
    steps: tuple[LessonStep, ...] = ()
    free: bool = False

    @property
    def heading(self) -> str:
        """The message of its name."""
        return f"{self.title}-lesson-{self.name}"


def _matched(patterns: tuple[str, ...], targets: tuple[str, ...]) -> bool:
    """Whether every pattern has a target of its own. Few are given: the first that fits is taken."""
    left = list(targets)
    for pattern in patterns:
        found = next((target for target in left if _begins(target, pattern)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _begins(target: str, pattern: str) -> bool:
    words, wanted = target.split("."), pattern.split(".")
    return len(words) >= len(wanted) and all(
        fnmatchcase(each, word) for word, each in zip(wanted, words, strict=False)
    )
