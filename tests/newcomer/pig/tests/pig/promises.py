"""What Pig's previews are held to."""

from __future__ import annotations

from collections.abc import Mapping

from tests.laws.promises import Course, Keeper, Pairs, Values

WORDS: frozenset[str] = frozenset()


def _hold(course: Course, said: Values) -> Pairs:
    yield said["points"], course.after.points[course.seat]


def _roll(course: Course, said: Values) -> Pairs:
    """What a 1 loses is what the turn has brought."""
    yield said["points"], course.before.pot


KEPT: Mapping[str, Keeper] = {"pig-preview-hold": _hold, "pig-preview-roll": _roll}
