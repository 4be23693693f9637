"""What the toy's previews are held to."""

from __future__ import annotations

from collections.abc import Mapping

from tests.laws.promises import Course, Keeper, Pairs, Values

WORDS: frozenset[str] = frozenset(
    f"toy-preview-{verb}" for verb in ("roll", "place", "lift", "ready", "pass")
)


def _bid(course: Course, said: Values) -> Pairs:
    """Coins are paid once the lot is sold; the bid is on the table till then."""
    yield said["left"], course.before.coins[course.seat] - course.total("bid", "coins")


KEPT: Mapping[str, Keeper] = {"toy-preview-bid": _bid}
