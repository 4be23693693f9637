"""Words in lines of about the same length, as the table's bar sets them: none is left alone in the last."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from game.ui.services import Services
from game.ui.text.bidi import FSI, PDI, carried
from game.ui.text.fonts import Weight
from game.ui.text.nobreak import parts_number, with_nobreak, wrap_nobreak
from game.ui.text.writer import Writer
from game.ui.widgets.labels import Heading, Paragraph
from game.ui.widgets.widget import resolved

_SHORT = 0.5
"""A last line of less than this share of the longest one is a short one."""
_PAIR = 2
_ENDS = (".", ":", ";", "!", "?", "\u061b", "\u061f")
_STOP = re.compile("[.:;!?\u061b\u061f] ")
_EVENLY = 0.45
"""A line ends there if the shorter one has at least this share of the longer one's width."""
_PAUSE = re.compile(r"[,\u060c] | (?=\()")
"""Behind a comma, or before a bracket."""


def balanced(writer: Writer, words: str, em: int, width: int, weight: Weight = "regular") -> str:
    """The same words, each line ended, in as many lines as before; a last line that is long enough stays."""
    parts = (writer.recall(_rows, part, em, width, weight) for part in words.split("\n"))
    return "\n".join(row for rows in parts for row in carried(rows))


def _rows(writer: Writer, words: str, em: int, width: int, weight: Weight) -> tuple[str, ...]:
    rows = wrap_nobreak(writer, words, em, width, weight)
    shorter, longer = _lengths(writer, rows, em, weight)
    if shorter >= _SHORT * longer:
        return rows
    evened = _even(writer, rows, em, width, weight)
    if len(rows) != _PAIR or evened[0].endswith(_ENDS):
        return evened
    halves = [half for half in _halves(" ".join(rows)) if _fits(writer, half, em, width, weight)]
    return min(halves, key=lambda half: _lengths(writer, half, em, weight)[1], default=evened)


def _even(writer: Writer, rows: tuple[str, ...], em: int, width: int, weight: Weight) -> tuple[str, ...]:
    """The same words in as many lines of about the same length: no word is left alone in the last."""
    said, torn = " ".join(rows), any(map(parts_number, rows, rows[1:]))
    least, most = 1, width
    if len(rows) == 1 or rows != wrap_nobreak(writer, said, em, most, weight):
        return rows
    if len(rows) == _PAIR and (halves := _paused(writer, said, em, most, weight)):
        return halves
    kept_whole = said if torn else with_nobreak(said)
    while least < most:
        middle = (least + most) // 2
        if len(writer.wrap(kept_whole, em, middle, weight)) > len(rows):
            least = middle + 1
        else:
            most = middle
    return wrap_nobreak(writer, said, em, most, weight)


def _paused(writer: Writer, said: str, em: int, width: int, weight: Weight) -> tuple[str, str] | None:
    """Two lines of which the first ends with a sentence, if the shorter one is long enough beside it."""
    found: tuple[int, tuple[str, str] | None] = (width + 1, None)
    for pause in _STOP.finditer(said):
        head, rest = said[: pause.start() + 1], said[pause.end() :]
        if head.count(FSI) != head.count(PDI):
            continue  # a pause within a name
        least, most = sorted(writer.measure(half, em, weight)[0] for half in (head, rest))
        if most < found[0] and least >= most * _EVENLY:
            found = most, (head, rest)
    return found[1]


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

    pitch = 1.2
