"""A number stays beside its noun, a bracket keeps its first word: no line ends there where avoidable."""

from __future__ import annotations

import re

from game.ui.text.fonts import Weight
from game.ui.text.writer import Writer

TIE = "\u00a0"
"""A space at which no line ends."""
_MARKS = "[\u200e\u200f\u2066-\u2069]*"
_COUNTED = re.compile(
    rf"([0-9\u06f0-\u06f9]{_MARKS}|(?<!\w)\u06cc\u06a9|\({_MARKS}[^\W\d_]) (?={_MARKS}[^\W\d_])"
)
"""What a word keeps to that follows it: a number, in Persian the word for one, a letter behind a bracket."""


def with_nobreak(words: str) -> str:
    """The same words; each number, and a letter behind a bracket, keeps to the word that follows it."""
    return _COUNTED.sub(rf"\1{TIE}", words)


def parts_number(before: str, after: str) -> bool:
    """Whether of two lines the first ends with a number that counts what the second begins with."""
    return TIE in with_nobreak(f"{before} {after}")[len(before) : len(before) + 1]


def wrap_nobreak(writer: Writer, words: str, em: int, width: int, weight: Weight) -> tuple[str, ...]:
    """The lines of a sentence; a number ends none of them, unless that would take a line more or a word."""
    plain = writer.wrap(words, em, width, weight)
    if len(plain) == 1:
        return plain
    rows = tuple(row.replace(TIE, " ") for row in writer.wrap(with_nobreak(words), em, width, weight))
    return rows if len(rows) == len(plain) and " ".join(rows) == " ".join(plain) else plain
