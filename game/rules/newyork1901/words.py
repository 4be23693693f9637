"""The messages of the rules: what is asked, and what stands in the way."""

from __future__ import annotations

from functools import lru_cache

from game.rules.kernel.text import Part, Text, text
from game.rules.newyork1901.state import NOT_YET, State


def asked(state: State, question: str, count: int = 0) -> Text:
    """The question of a decision; it says if this is the player's last turn."""
    return _asked(question, state.turns_left != NOT_YET, count)


@lru_cache(maxsize=64)
def _asked(question: str, last: bool, count: int) -> Text:
    counted = {"count": count} if count else {}
    return text(f"newyork1901-choose-{question}", last="yes" if last else "no", **counted)


@lru_cache(maxsize=256)
def no(reason: str, **values: Part) -> Text:
    """What stands in the way of something."""
    return text(f"newyork1901-no-{reason}", **values)
