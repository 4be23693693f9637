"""How the bar's sentences are set so that none loses its end: as large as they fit, in lines enough."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

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
_WAYS: tuple[_Way, ...] = (
    *((share, *way) for share in _STEPS for way in ((AIRY, 1.0), (TIGHT, 1.0), (TIGHT, _LESSER))),
    *((share, _CLOSE, _LESSER) for share in _STEPS),
)
"""How sentences are tried: the share of their size, from line to line, the last one's share of that."""
_FULLER = tuple(way for way in _WAYS if way[0] >= 0.75)
"""How far sentences become smaller for the sake of one that would else not say what matters."""
_FULLER_APART = tuple(dict.fromkeys((share, max(_DEEPER, pitch), last) for share, pitch, last in _FULLER))
"""The same with lines that do not touch in Persian."""

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

    @property
    def indent(self) -> int:
        """The room of the emblem."""
        return round(self.em * 1.12) if self.style else 0

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
    """

    width: int
    whole: int
    below: int
    high: int
    start: int = 0
    inset: int = 0
    ceiling: int = 0
    clear: int = _DEEP


def typeset(
    writer: Writer, sentences: Sequence[Sentence], room: Room, brief: Sequence[Sentence] = ()
) -> list[Line]:
    """Lines from the top down, the last sentence at the bottom.

    Rather than that one does not say what matters, all are a little smaller. Where not all can be
    said, it is said in ``brief``. If that is no way either, the last sentence is cut: what is asked matters
    more than what was done.
    """
    fuller_ways = _FULLER_APART if writer.rtl else _FULLER
    for way in fuller_ways:
        lines = _laid(writer, sentences, room, *way, fuller=True)
        if lines is not None:
            return lines
    rooms = (room, replace(room, clear=_DEEP))
    for said, within in product((sentences, brief) if brief else (sentences,), rooms):
        for way, fuller in product((*fuller_ways, *_WAYS), (True, False)):
            lines = _laid(writer, said, within, *way, fuller=fuller)
            if lines is not None:
                return lines
    least = brief or sentences
    lines = _laid(writer, least, rooms[-1], 0.0, TIGHT, cut=True)
    if lines is not None:
        return lines
    lines = [replace(each.at(0), words=(each.words or ("",))[-1], width=room.width) for each in least]
    return _stacked(lines, AIRY, 0)


def _laid(
    writer: Writer,
    sentences: Sequence[Sentence],
    room: Room,
    share: float,
    pitch: float,
    lesser: float = 1.0,
    cut: bool = False,
    fuller: bool = False,
) -> list[Line] | None:
    """All sentences, the last one at a ``lesser`` size or ``cut`` to a line; None where they do not fit.

    If they have to be ``fuller``, each of the others says what matters.
    """
    *said, done = sentences
    said = [each for each in said if each.words]
    first = [_wrapped(writer, each, each.at(share), room.width) for each in said]
    if fuller and any(_wanting(each, lines) for each, lines in zip(said, first, strict=True)):
        return None
    form = done.at(share * lesser)
    upper = [line for lines in first for line in lines]
    form = replace(form, inset=room.inset)
    lower = _below(_kept(writer, done, form, room.whole - room.inset), room, pitch) or _kept(
        writer, done, form, room.width - room.inset
    )
    if cut:
        lower = [replace(lower[0], words=(done.words or ("",))[-1])]
    end = room.high - _height(lower, pitch)
    free = min(end, room.clear) - _height(upper, pitch)
    if free < room.ceiling:
        return None
    return [*_stacked(upper, pitch, min(room.start, free)), *_stacked(lower, pitch, end)]


def _wanting(sentence: Sentence, lines: Sequence[Line]) -> bool:
    """Whether what matters is not said, though it might be."""
    enough = sentence.words[: sentence.enough or -1]
    return len(enough) > 0 and lines[0].words not in enough


def _below(lines: list[Line], room: Room, pitch: float) -> list[Line] | None:
    """Lines of the whole width, if they keep below the buttons."""
    clear = room.high - _height(lines, pitch) + lines[0].em * (pitch - 1) >= room.below
    return lines if clear else None


def _kept(writer: Writer, sentence: Sentence, form: Line, width: int) -> list[Line]:
    """In one line if it need be but a little smaller for that, else in several."""
    smaller = replace(form, em=max(min(sentence.least, form.em), round(form.em * _LESSER)))
    first, other = (_wrapped(writer, sentence, each, width) for each in (form, smaller))
    return other if len(other) == 1 < len(first) else first


def _wrapped(writer: Writer, sentence: Sentence, form: Line, width: int) -> list[Line]:
    """The fullest words that fit in one line, else the shortest in several; an empty line for none."""
    free = width - form.indent
    for words in sentence.words:
        if writer.measure(words, form.em, form.weight)[0] <= free:
            return [replace(form, words=words, width=width)]
    found = writer.wrap((sentence.words or ("",))[-1], form.em, free, form.weight)
    lines = [replace(form, words=words, width=width) for words in found]
    return [lines[0], *(replace(line, style=None) for line in lines[1:])]


def _height(lines: Sequence[Line], pitch: float) -> int:
    return round(sum(line.em for line in lines) * pitch)


def _stacked(lines: Sequence[Line], pitch: float, top: int) -> list[Line]:
    tops = (top + _height(lines[:number], pitch) for number in range(len(lines)))
    return [replace(line, top=at, pitch=pitch) for line, at in zip(lines, tops, strict=True)]
