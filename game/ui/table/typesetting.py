"""How the bar's sentences are set so that none loses its end: as large as they fit, in lines enough.

One file, though a long one: every way of setting them is measured by the same few functions.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, product

from game.art.palette import Color
from game.art.seats import SeatStyle
from game.ui.text.fonts import Weight
from game.ui.text.writer import Writer

AIRY, TIGHT, _CLOSE = 1.2, 1.04, 1.0
"""From line to line, in em: as it should be, where there is more to say than usual, and before it is cut."""
_DEEPER = 1.14
"""Persian letters reach further down, and above them stand more signs: their lines lie closer only
where all would be much smaller else."""
_Way = tuple[float, float, float]
_STEPS = (1.0, 0.96, 0.93, 0.9, 0.86, 0.83, 0.8, 0.75, 0.7, 0.64, 0.58, 0.5)
"""The shares of their size at which sentences are tried."""
_LESSER = 0.84
"""The last sentence gives way first: it may be smaller than the others by this share."""
_LITTLE = (*(share for share in _STEPS[1:] if share > _LESSER), _LESSER)
"""The shares of its size at which a sentence is but a little smaller."""
_EVEN = _STEPS[:4]
"""So far all give way alike before the last one does alone: what was done grows with the text too."""
_WAYS: tuple[_Way, ...] = (
    *((share, pitch, 1.0) for share in _EVEN for pitch in (AIRY, TIGHT)),
    *((share, TIGHT, _LESSER) for share in _EVEN),
    *(
        (share, *way)
        for share in _STEPS[len(_EVEN) :]
        for way in ((AIRY, 1.0), (TIGHT, 1.0), (TIGHT, _LESSER))
    ),
    *((share, _CLOSE, _LESSER) for share in _STEPS),
)
"""How sentences are tried: the share of their size, from line to line, the last one's share of that."""
_FULLER = tuple(way for way in _WAYS if way[0] >= 0.75)
_FULLEST = tuple(way for way in _WAYS if way[0] >= 0.64)
"""How far sentences become smaller for the sake of one that would else not say what matters; that it does so
in two lines."""

_DEEP = sys.maxsize
"""Further down than any line."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the bar.

    Attributes:
        words: what it says.
        em: its size.
        color: of the letters.
        weight: of the letters.
        style: of the player whose emblem stands before it.
        hangs: it goes on with a line that has an emblem, and begins where the words of that begin.
        inset: where its room begins.
        width: its room, the emblem included.
        top: where it begins.
        pitch: from this line to the next, in em.
    """

    words: str
    em: int
    color: Color
    weight: Weight = "regular"
    style: SeatStyle | None = None
    inset: int = 0
    width: int = 0
    top: int = 0
    pitch: float = AIRY
    hangs: bool = False

    @property
    def indent(self) -> int:
        """The room of the emblem."""
        return round(self.em * 1.12) if self.style or self.hangs else 0

    @property
    def middle(self) -> int:
        """The height of the middle of its letters."""
        return self.top + round(self.em * self.pitch / 2)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One of the things that the bar says.

    Attributes:
        words: the same from the fullest to the shortest; the fullest that fits in a line is taken.
        line: how it is written.
        least: the smallest em.
        enough: so many of the words, from the fullest, say what matters; 0 for all but the shortest.
    """

    words: tuple[str, ...]
    line: Line
    least: int
    enough: int = 0

    def at(self, share: float) -> Line:
        """The line at a share of its size."""
        return replace(self.line, em=max(min(self.least, self.line.em), round(self.line.em * share)))


@dataclass(frozen=True, slots=True)
class Room:
    """Where the sentences may lie.

    Attributes:
        width: of a line beside the buttons of a choice.
        whole: of a line below them.
        below: where the buttons end.
        high: how far the lines may reach down.
        start: where the first of them begins, if all have room below it.
        inset: what stands before the last sentence takes so much of its lines.
        ceiling: above this no line begins.
        clear: no further down do the lines above the last sentence reach where there is a way.
        apart: so much is left between them and the last sentence.
    """

    width: int
    whole: int
    below: int
    high: int
    start: int = 0
    inset: int = 0
    ceiling: int = 0
    clear: int = _DEEP
    apart: int = 0


def broken(lines: Sequence[Line], number: int) -> bool:
    """Whether a line is part of a sentence of several: what stands beside it reads as more of that."""
    form, around = lines[number], lines[max(0, number - 1) : number + 2]
    return sum((each.color, each.weight) == (form.color, form.weight) for each in around) > 1


def typeset(
    writer: Writer, sentences: Sequence[Sentence], room: Room, brief: Sequence[Sentence] = ()
) -> list[Line]:
    """Lines from the top down, the last sentence at the bottom.

    Rather than that one does not say what matters, all are smaller. Where not all can be
    said, it is said in ``brief``. If that is no way either, the last sentence is cut, and then how it stands
    is left out: what is asked matters more.
    """
    lines = uncut(writer, sentences, room, brief)
    if lines is not None:
        return lines
    least, deep = brief or sentences, replace(room, clear=_DEEP)
    shorter = (*least[: len(least) > 1], least[-1])
    for said, pitch in product((least, shorter), (TIGHT, _CLOSE)):
        lines = _laid(writer, said, deep, 0.0, pitch, cut=True)
        if lines is not None:
            return lines
    *upper, last = (replace(each.at(0), words=(each.words or ("",))[-1], width=room.width) for each in least)
    last = replace(last, inset=room.inset, width=room.width - room.inset)
    return [*_stacked(upper, TIGHT, room.start), *_stacked([last], AIRY, room.high - _height([last], AIRY))]


def uncut(
    writer: Writer, sentences: Sequence[Sentence], room: Room, brief: Sequence[Sentence] = ()
) -> list[Line] | None:
    """The lines if none of them loses its end; None if there is no such way."""
    single, pair = (_apart(ways) if writer.rtl else ways for ways in (_FULLER, _FULLEST))
    for most, way in (*product((1,), single), *product((2,), pair)):
        lines = _laid(writer, sentences, room, *way, fuller=most)
        if lines is not None:
            return lines
    rooms = (room, replace(room, clear=_DEEP))
    for said, within in product((sentences, brief) if brief else (sentences,), rooms):
        for way, fuller in product((*single, *_WAYS), (1, 0)):
            lines = _laid(writer, said, within, *way, fuller=fuller)
            if lines is not None:
                return lines
    return None


def _apart(ways: Sequence[_Way]) -> Sequence[_Way]:
    """The same with lines that do not touch in Persian."""
    return tuple(dict.fromkeys((share, max(_DEEPER, pitch), last) for share, pitch, last in ways))


def _laid(
    writer: Writer,
    sentences: Sequence[Sentence],
    room: Room,
    share: float,
    pitch: float,
    lesser: float = 1.0,
    cut: bool = False,
    fuller: int = 0,
) -> list[Line] | None:
    """All sentences, the last one as large as the others leave room; None where they do not fit.

    The last one may be at a ``lesser`` share of their size, or ``cut`` to a line. If they have to be
    ``fuller``, each of the others says what matters, in so many lines at most.
    """
    *said, done = sentences
    asked = [each for each in said if each.words]
    said = [_telling(each) if fuller else each for each in asked]
    first = [_wrapped(writer, each, each.at(share), room.width) for each in said]
    if fuller and any(
        len(lines) > fuller and len(each.words) > 1 for each, lines in zip(asked, first, strict=True)
    ):
        return None
    upper = [line for lines in first for line in lines]
    lowest = _lower(writer, done, share * lesser, room, pitch, cut)
    if _free(upper, lowest, room, pitch) < room.ceiling:
        return None
    larger = () if cut else (size for size in _STEPS if size > share * lesser)
    for lower in chain((_lower(writer, done, size, room, pitch, cut) for size in larger), (lowest,)):
        free = _free(upper, lower, room, pitch)
        if free >= room.ceiling and len(lower) <= len(lowest):
            break
    last = _stacked(_even(writer, lower), pitch, room.high - _height(lower, pitch))
    return [*_stacked(upper, pitch, min(room.start, free)), *last]


def _free(upper: Sequence[Line], lower: Sequence[Line], room: Room, pitch: float) -> int:
    """How far down the upper lines may begin above the lower ones."""
    end = room.high - _height(lower, pitch)
    return min(end - room.apart, room.clear) - _height(upper, pitch)


def _lower(writer: Writer, done: Sentence, share: float, room: Room, pitch: float, cut: bool) -> list[Line]:
    """The last sentence at a share of its size, below the buttons if it can be; perhaps ``cut`` to a line."""
    form = replace(done.at(share), inset=room.inset)
    lower = _below(_kept(writer, done, form, room.whole - room.inset), room, pitch) or _kept(
        writer, done, form, room.width - room.inset
    )
    return [replace(lower[0], words=(done.words or ("",))[-1])] if cut else lower


def _telling(sentence: Sentence) -> Sentence:
    """Only those of its words that say what matters."""
    return replace(sentence, words=sentence.words[: sentence.enough or -1] or sentence.words)


def _below(lines: list[Line], room: Room, pitch: float) -> list[Line] | None:
    """Lines of the whole width, if they keep below the buttons."""
    clear = room.high - _height(lines, pitch) + lines[0].em * (pitch - 1) >= room.below
    return lines if clear else None


def _kept(writer: Writer, sentence: Sentence, form: Line, width: int) -> list[Line]:
    """In one line, as large as can be, if it need be but a little smaller for that, else in several."""
    first = _wrapped(writer, sentence, form, width)
    if len(first) == 1:
        return first
    for share in _LITTLE:
        smaller = replace(form, em=max(min(sentence.least, form.em), round(form.em * share)))
        if len(lines := _wrapped(writer, sentence, smaller, width)) == 1:
            return lines
    return first


def _wrapped(writer: Writer, sentence: Sentence, form: Line, width: int) -> list[Line]:
    """The fullest words that fit in one line, else in as many as the shortest; an empty line for none."""
    free = width - form.indent
    for words in sentence.words:
        if writer.measure(words, form.em, form.weight)[0] <= free:
            return [replace(form, words=words, width=width)]
    ways = [writer.wrap(words, form.em, free, form.weight) for words in sentence.words or ("",)]
    found = next(way for way in ways if len(way) <= len(ways[-1]))
    lines = [replace(form, words=words, width=width) for words in found]
    return [lines[0], *(replace(line, style=None, hangs=form.style is not None) for line in lines[1:])]


def _even(writer: Writer, lines: list[Line]) -> list[Line]:
    """The same words in as many lines of about the same length: no word is left alone in the last."""
    first, said = lines[0], " ".join(line.words for line in lines)
    least, most = 1, first.width - first.indent
    whole = writer.wrap(said, first.em, most, first.weight)
    if len(lines) == 1 or tuple(line.words for line in lines) != whole:
        return lines
    while least < most:
        middle = (least + most) // 2
        if len(writer.wrap(said, first.em, middle, first.weight)) > len(lines):
            least = middle + 1
        else:
            most = middle
    found = writer.wrap(said, first.em, most, first.weight)
    return [replace(line, words=words) for line, words in zip(lines, found, strict=True)]


def _height(lines: Sequence[Line], pitch: float) -> int:
    return round(sum(line.em for line in lines) * pitch)


def _stacked(lines: Sequence[Line], pitch: float, top: int) -> list[Line]:
    tops = (top + _height(lines[:number], pitch) for number in range(len(lines)))
    return [replace(line, top=at, pitch=pitch) for line, at in zip(lines, tops, strict=True)]
