"""How a sentence is broken into lines, and how two of them share one."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.ui.text.bidi import FSI, PDI, carried
from game.ui.text.fonts import Weight
from game.ui.text.nobreak import parts_number, with_nobreak, wrap_nobreak
from game.ui.text.sentences import INDENT, Line, Sentence
from game.ui.text.writer import Writer

STEPS = (1.0, 0.96, 0.93, 0.9, 0.86, 0.83, 0.8, 0.75, 0.7, 0.64, 0.61, 0.58, 0.54, 0.5)
"""The shares of their size at which sentences are tried."""
LESSER = 0.84
"""The last sentence gives way first: it may be smaller than the others by this share."""
_LITTLE = (*(share for share in STEPS[1:] if share > LESSER), LESSER)
"""The shares of its size at which a sentence is but a little smaller."""
_CLOSELY = 0.97
"""Smaller letters may be narrower than their size says, by no more than this."""
BETWEEN = 1.2
"""The gap between two sentences in one line, in em."""
_LEAST = 5
"""The least room in which the second sentence begins, in em."""
_PAIR = 2
"""A sentence of so many lines may be broken where speech pauses."""
_EVENLY = 0.45
"""It is, if the shorter line has at least this share of the longer one's width."""
_PAUSE = re.compile("[.:;!?\u061b\u061f] ")


@dataclass(frozen=True, slots=True)
class Wrapped:
    """A sentence in lines of a size.

    Attributes:
        sentence: whose words.
        em: how large.
        rows: the words of each line.
        width: of the lines, the emblem included.
        wider: of the last of them, where it goes on below what stands beside the others; else 0.
    """

    sentence: Sentence
    em: int
    rows: tuple[str, ...]
    width: int
    wider: int = 0

    @property
    def torn(self) -> bool:
        """Whether a number stands at the end of a line and its noun in the next."""
        return any(map(parts_number, self.rows, self.rows[1:]))

    @property
    def high(self) -> int:
        """The em of all lines together."""
        return self.em * len(self.rows)

    def lines(self) -> list[Line]:
        """The lines as they are drawn: an emblem stands before the first, the others hang below its words."""
        form = replace(self.sentence.line, em=self.em, width=self.width)
        rest = replace(form, style=None, hangs=form.style is not None)
        found = [replace(rest if row else form, words=words) for row, words in enumerate(carried(self.rows))]
        return [*found[:-1], replace(found[-1], width=self.wider or self.width)]


def wrapped(writer: Writer, sentence: Sentence, em: int, width: int) -> Wrapped:
    """The fullest words that fit in one line, else in as many as the shortest; an empty line for none."""
    free = width - (round(em * INDENT) if sentence.line.style or sentence.line.hangs else 0)
    return Wrapped(sentence, em, writer.recall(_rows, sentence.words, em, sentence.line.weight, free), width)


def kept(writer: Writer, sentence: Sentence, em: int, width: int) -> Wrapped:
    """In one line, as large as can be, if it need be but a little smaller for that, else in several."""
    first = wrapped(writer, sentence, em, width)
    if len(first.rows) == 1:
        return first
    sizes = (max(min(sentence.least, em), round(em * share)) for share in _LITTLE)
    smaller = (wrapped(writer, sentence, size, width) for size in dict.fromkeys(sizes))
    return next((each for each in smaller if len(each.rows) == 1), first)


def _rows(writer: Writer, ways: tuple[str, ...], em: int, weight: Weight, free: int) -> tuple[str, ...]:
    for words in ways:
        if writer.measure(words, em, weight)[0] <= free:
            return (words,)
    found = [wrap_nobreak(writer, words, em, free, weight) for words in ways or ("",)]
    return next(rows for rows in found if len(rows) <= len(found[-1]))


def least_height(writer: Writer, sentence: Sentence, share: float, width: int) -> int:
    """No fewer pixels than these are the lines of a sentence high together."""
    line, em = sentence.line, sentence.em(share)
    if not sentence.words:
        return em
    free = max(1, width - (round(em * INDENT) if line.style else 0))
    shortest = writer.recall(_shortest, sentence.words, line.em, line.weight)
    return em * max(1, math.ceil(_CLOSELY * shortest * em / line.em / free))


def _shortest(writer: Writer, words: tuple[str, ...], em: int, weight: Weight) -> int:
    return min(writer.measure(each, em, weight)[0] for each in words)


def stepped(writer: Writer, sentence: Sentence, em: int, narrow: int, wide: int) -> Wrapped | None:
    """Two lines of which the second is wider; None where neither way of saying it ends there."""
    form = replace(sentence.line, em=em)
    for words in sentence.words:
        head, rest = _parted(writer, words, form, narrow - form.indent)
        if head and rest and writer.measure(rest, em, form.weight)[0] <= wide - form.indent:
            return Wrapped(sentence, em, (head, rest), narrow, wide)
    return None


def _parted(writer: Writer, words: str, form: Line, width: int) -> tuple[str | None, str]:
    """So many words as fit in a line, and the rest; None for the line if no word ends there."""
    head, *_ = wrap_nobreak(writer, words, form.em, width, form.weight)
    rest = words[len(head) :]
    if not words.startswith(head) or rest[:1] not in ("", " "):
        return None, words
    return head, rest.strip()


def joined(writer: Writer, before: Wrapped, after: Wrapped) -> list[Line] | None:
    """A sentence that begins behind the last words of another; None where that spares no line."""
    ways = (_joined(writer, each, after) for each in (even(writer, before), before))
    return next((way for way in ways if way is not None), None)


def _joined(writer: Writer, before: Wrapped, after: Wrapped) -> list[Line] | None:
    lines, form = before.lines(), replace(after.sentence.line, em=after.em, width=after.width)
    tail, words = lines[-1], " ".join(after.rows)
    inset = writer.measure(tail.words, tail.em, tail.weight)[0] + round(form.em * BETWEEN)
    free = tail.width - inset
    if free < _LEAST * form.em:
        return None
    head, rest = _parted(writer, words, form, free)
    if head is None:
        return None
    rows = wrap_nobreak(writer, rest, form.em, form.width, form.weight) if rest else ()
    if len(rows) >= len(after.rows):
        return None
    head, *rest_rows = carried((head, *rows))
    beside = replace(form, words=head, inset=inset, width=free, beside=True)
    return [*lines, beside, *(replace(form, words=each) for each in rest_rows)]


def even(writer: Writer, found: Wrapped) -> Wrapped:
    """The same words in as many lines of about the same length: no word is left alone in the last."""
    line, said = found.sentence.line, " ".join(found.rows)
    least, most = 1, found.width - (round(found.em * INDENT) if line.style or line.hangs else 0)
    if len(found.rows) == 1 or found.rows != wrap_nobreak(writer, said, found.em, most, line.weight):
        return found
    if len(found.rows) == _PAIR and (halves := _paused(writer, said, replace(line, em=found.em), most)):
        return replace(found, rows=halves)
    kept_whole = said if found.torn else with_nobreak(said)
    while least < most:
        middle = (least + most) // 2
        if len(writer.wrap(kept_whole, found.em, middle, line.weight)) > len(found.rows):
            least = middle + 1
        else:
            most = middle
    return replace(found, rows=wrap_nobreak(writer, said, found.em, most, line.weight))


def _paused(writer: Writer, said: str, form: Line, width: int) -> tuple[str, str] | None:
    """Two lines of which the first ends where speech pauses, if the shorter one is long enough beside it."""
    found: tuple[int, tuple[str, str] | None] = (width + 1, None)
    for pause in _PAUSE.finditer(said):
        head, rest = said[: pause.start() + 1], said[pause.end() :]
        if head.count(FSI) != head.count(PDI):
            continue  # a pause within a name
        least, most = sorted(writer.measure(half, form.em, form.weight)[0] for half in (head, rest))
        if most < found[0] and least >= most * _EVENLY:
            found = most, (head, rest)
    return found[1]


def flat(found: Sequence[Wrapped]) -> list[Line]:
    """The lines of several sentences."""
    return [line for each in found for line in each.lines()]
