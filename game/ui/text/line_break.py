"""Where the lines of a paragraph end: at spaces, and within a word only if a line cannot hold it.

A short name of two words is one word: "Player 2" is not torn apart.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence

LINES = 200
"""A paragraph of more lines is cut: no screen shows as many."""
_WORD = re.compile("[^ ]{1,80}")
"""A word, or as much of a longer one as is measured at once."""
_NAME = re.compile(
    "\\b[A-Z][a-z]+ [0-9]{1,2}\\b|[\u2066-\u2068][^ \u2066-\u2069]+ [^ \u2066-\u2069]{1,5}\u2069"
)
"""A short name of two words: the second is a number, or as short as one."""

Measure = Callable[[str], int]
"""How wide words are in one line, in pixels."""
_Spans = Sequence[tuple[int, int]]


def break_lines(text: str, width: int, measure: Measure) -> tuple[tuple[str, int, int], ...]:
    """The lines as (paragraph, start, end), each as full as it can be; a newline begins a new paragraph."""
    lines: list[tuple[str, int, int]] = []
    for paragraph in text.split("\n"):
        words, first = list(_words(paragraph, width, measure)), 0
        if not words:
            lines.append((paragraph, 0, 0))
        while first < len(words) and len(lines) < LINES:
            after = _line_end(paragraph, words, first, width, measure)
            lines.append((paragraph, words[first][0], words[after - 1][1]))
            first = after
    return tuple(lines[:LINES])


def fitting(text: str, width: int, measure: Measure) -> int:
    """How many characters of the beginning fit: a longer beginning is wider."""
    return bisect_right(range(1, len(text)), width, key=lambda n: measure(text[:n]))


def _words(paragraph: str, width: int, measure: Measure) -> Iterator[tuple[int, int]]:
    """Where words start and end; a word wider than a whole line counts as several."""

    def unbroken(name: re.Match[str]) -> str:
        return name[0].replace(" ", "_") if measure(name[0]) <= width else name[0]

    for found in _WORD.finditer(_NAME.sub(unbroken, paragraph)):
        start, end = found.span()
        while measure(paragraph[start:end]) > width:
            cut = start + max(1, fitting(paragraph[start:end], width, measure))
            yield start, cut
            start = cut
        yield start, end


def _line_end(paragraph: str, words: _Spans, first: int, width: int, measure: Measure) -> int:
    """The word at which the line after that of the ``first`` begins.

    Guessed from the widths of single words, which are known, and then measured: few lines have to be.
    """

    def fits(end: int) -> bool:
        return measure(paragraph[words[first][0] : words[end - 1][1]]) <= width

    end, free, space = first, width, measure(" ")
    while end < len(words) and free >= 0:
        free -= measure(paragraph[slice(*words[end])]) + space * (end > first)
        end += 1
    while end > first + 1 and not fits(end):
        end -= 1
    while end < len(words) and fits(end + 1):
        end += 1
    return end
