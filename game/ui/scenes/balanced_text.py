"""Words in lines of about the same length, as the table's bar sets them: none is left alone in the last."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from game.ui.services import Services
from game.ui.text.bidi import FSI, PDI, carried
from game.ui.text.fonts import Weight
from game.ui.text.sentences import Line, Sentence
from game.ui.text.wrapping import even, wrapped
from game.ui.text.writer import Writer
from game.ui.widgets.labels import Heading, Paragraph, Subheading
from game.ui.widgets.widget import resolved

_SHORT = 0.5
"""A last line of less than this share of the longest one is a short one."""
_INK = (0, 0, 0)
_PAIR = 2
_ENDS = (".", ":", ";", "!", "?", "\u061b", "\u061f")
_PAUSE = re.compile(r"[,\u060c] | (?=\()")
"""Behind a comma, or before a bracket."""


def balanced(writer: Writer, words: str, em: int, width: int, weight: Weight = "regular") -> str:
    """The same words, each line ended, in as many lines as before; a last line that is long enough stays."""
    parts = (writer.recall(_rows, part, em, width, weight) for part in words.split("\n"))
    return "\n".join(row for rows in parts for row in carried(rows))


def _rows(writer: Writer, words: str, em: int, width: int, weight: Weight) -> tuple[str, ...]:
    found = wrapped(writer, Sentence((words,), Line(words, em, _INK, weight), em), em, width)
    rows = found.rows
    shorter, longer = _lengths(writer, rows, em, weight)
    if shorter >= _SHORT * longer:
        return rows
    evened = even(writer, found).rows
    if len(rows) != _PAIR or evened[0].endswith(_ENDS):
        return evened
    halves = [half for half in _halves(" ".join(rows)) if _fits(writer, half, em, width, weight)]
    return min(halves, key=lambda half: _lengths(writer, half, em, weight)[1], default=evened)


def _halves(said: str) -> Iterator[tuple[str, str]]:
    """Two lines of which the first ends where speech pauses, none within a name."""
    for pause in _PAUSE.finditer(said):
        head, rest = said[: pause.end()].strip(), said[pause.end() :]
        if head.count(FSI) == head.count(PDI):
            yield head, rest


def _fits(writer: Writer, rows: Sequence[str], em: int, width: int, weight: Weight) -> bool:
    """Whether they find room in a width and the shorter of them is no short one."""
    shorter, longer = _lengths(writer, rows, em, weight)
    return longer <= width and shorter >= _SHORT * longer


def _lengths(writer: Writer, rows: Sequence[str], em: int, weight: Weight) -> tuple[int, int]:
    """How long the last line is, or the shorter of two, and how long the longest."""
    lengths = [writer.measure(row, em, weight)[0] for row in rows]
    return (min(lengths) if len(rows) == _PAIR else lengths[-1]), max(lengths)


class BalancedText(Paragraph):
    """A paragraph whose last line is no short one."""

    def lines(self, ui: Services, width: int) -> str:
        """The words, each line ended."""
        return balanced(ui.writer, resolved(ui, self.words), self.em(ui), width, self.weight)


class BalancedHeading(BalancedText, Heading):
    """A heading whose last line is no short one."""


class BalancedSubheading(BalancedHeading, Subheading):
    """A smaller heading whose last line is no short one."""
