"""Events that speak of several things: their data once for each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def spread(data: Mapping[str, Any], each: str, given: str) -> Iterator[Mapping[str, Any]]:
    """The data once for every entry of the lists named by ``each``; not at all unless ``given`` counts."""
    if given and not data.get(given):
        return
    singular = each.split()
    if not singular:
        yield data
        return
    lists = (data[f"{word}s"] for word in singular)
    for entries in zip(*lists, strict=True):
        yield {**data, **dict(zip(singular, entries, strict=True))}
