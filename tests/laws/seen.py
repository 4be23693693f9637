"""What the laws saw: a law that met nothing has proven nothing, and the report says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

PROPERTY = "saw"
Saw = Callable[..., None]
"""``saw(number=1)``: so many things were held to the law."""


def summary(reports: Iterable[Any]) -> list[str]:
    """A line for each law with what it saw of each title.

    Args:
        reports: pytest's reports of what passed.
    """
    seen: dict[str, Counter[str]] = {}
    for report in reports:
        for name, value in report.user_properties:
            if name == PROPERTY and report.when == "teardown":
                law, title, count = value
                seen.setdefault(law, Counter())[title] += count
    return [f"{law}: {_told(titles)}" for law, titles in sorted(seen.items())]


def _told(titles: Counter[str]) -> str:
    return ", ".join(f"{title} {count or 'nothing'}" for title, count in sorted(titles.items()))
