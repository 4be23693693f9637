"""How sentences are set in a room so that none loses its end: as large as they fit, in lines enough.

One file, though a long one: every way of setting them is measured by the same few functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import product

from game.ui.text.layout import TextLayout
from game.ui.text.sentences import AIRY, CLOSE, DEEP, TIGHT, Line, Sentence, TextRoom, height, stacked
from game.ui.text.wrapping import (
    LESSER,
    STEPS,
    Wrapped,
    even,
    kept,
    least_height,
    stepped,
)
from game.ui.text.writer import Writer

_DEEPER = 1.14
"""The least pitch of Persian lines: letters reach further down, and have more signs above them."""
_Fit = tuple[float, float, float]
_Kept = Callable[[int, int], Wrapped]
_EVEN = STEPS[:4]
"""So far all give way alike before the last one does alone: what was done grows with the text too."""
_FITS: tuple[_Fit, ...] = (
    *((share, pitch, 1.0) for share in _EVEN for pitch in (AIRY, TIGHT)),
    *((share, TIGHT, LESSER) for share in _EVEN),
    *((share, *way) for share in STEPS[len(_EVEN) :] for way in ((AIRY, 1.0), (TIGHT, 1.0), (TIGHT, LESSER))),
    *((share, CLOSE, LESSER) for share in STEPS),
)
"""How sentences are tried: the share of their size, from line to line, the last one's share of that."""
_FULLER = tuple(way for way in _FITS if way[0] >= 0.75)
"""The fits that are tried so that the important sentence has room in one line."""
_FULLEST = tuple(way for way in _FITS if way[0] >= 0.64)
"""The fits that are tried so that the important sentence has room in two lines."""

_LAST = min(_FITS)
"""The least that all can be."""
_PAIR = 2
"""Sentences above the last one: what is asked, and how it stands."""
_TELLING = (1.0, 0.93, 0.86)
"""The shares of its size at which the last action is tried with more of its words."""
_FEW = 2
"""The most lines of the last action."""


def typeset(
    writer: Writer, sentences: Sequence[Sentence], room: TextRoom, brief: Sequence[Sentence] = ()
) -> list[Line]:
    """Lines from the top down, the last sentence at the bottom.

    Rather than that one does not say what matters, all are smaller. Where not all can be said, it is said in
    ``brief``. If that is no way either, the last sentence says its spare words, the shortest of them only
    where what is asked cannot give way: it does so to what a choice brings. Else the last one is cut if it
    has no spare words, and how it stands is left out: what is asked matters more.
    """
    spare, least = (_spared(each, 0) for each in (sentences, brief or sentences))
    terse, short = (_spared(each, 1) for each in (sentences, brief or sentences))
    tries = [(sentences, brief), (terse, short)]
    # What a choice brings is read nowhere else; what is asked the buttons say as well.
    gives_way = len(spare) > _PAIR and spare[1].enough
    tries += (
        [(terse[1:], short[1:]), (spare, least), (spare[1:], least[1:])] if gives_way else [(spare, least)]
    )
    for said, shortly in tries:
        lines = fitting_lines(writer, said, room, shortly)
        if lines is not None:
            return lines
    deep = replace(room, clear=DEEP)
    shorter = (*least[: len(least) > 1], least[-1])
    for said, pitch, flows in product((least, shorter), (TIGHT, CLOSE), _behind(room)):
        lines = _laid(writer, TextLayout(writer, said), deep, (0.0, pitch, 1.0), cut=True, flows=flows)
        if lines is not None:
            return lines
    *upper, last = (replace(each.at(0), words=(each.words or ("",))[-1], width=room.width) for each in least)
    last = replace(last, inset=room.inset, width=room.width - room.inset)
    return [*stacked(upper, TIGHT, room.start), *stacked([last], AIRY, room.high - height([last], AIRY))]


def _spared(sentences: Sequence[Sentence], kept: int) -> Sequence[Sentence]:
    """The same, with the spare words of the last one if it has such, but for so many of the shortest."""
    *upper, done = sentences
    words = done.spare[: len(done.spare) - kept]
    return (*upper, replace(done, words=words or done.words, several=()))


def fitting_lines(
    writer: Writer,
    sentences: Sequence[Sentence],
    room: TextRoom,
    brief: Sequence[Sentence] = (),
    *,
    whole: bool = False,
) -> list[Line] | None:
    """The lines if none of them loses its end; None if there is no such way, or none that is ``whole``."""
    for words, stage in _stages(writer, sentences, room, brief, whole):
        if _hopeless(words, room, _LAST, room.flows):
            continue
        for said, within, way, most, flows in stage:
            lines = _laid(writer, said, within, way, most, flows=flows)
            if lines is not None:
                return lines
    return None


_Try = tuple[TextLayout, TextRoom, _Fit, int, bool]


def _stages(
    writer: Writer, sentences: Sequence[Sentence], room: TextRoom, brief: Sequence[Sentence], whole: bool
) -> Iterator[tuple[TextLayout, Iterator[_Try]]]:
    """What is tried one after the other, the best first.

    At first everything that matters is said in a line, or in two, somewhat smaller; then in as many as it
    takes, however small; at last less of it.
    """
    single, pair = (_apart(ways) if writer.rtl else ways for ways in (_FULLER, _FULLEST))
    telling = TextLayout(writer, sentences, _telling)
    easy = [(most, way) for most, ways in ((1, single), (2, pair)) for way in ways]
    yield telling, ((telling, room, way, most, False) for most, way in easy)
    rooms = (room,) if whole or room.clear == DEEP else (room, replace(room, clear=DEEP))
    told = (sentences, brief) if brief else (sentences,)
    ways = tuple(dict.fromkeys((*single, *_FITS)))
    known = any(each.enough for each in sentences)
    if known:
        for flows, loose, each in product(_behind(room), (True, False), told):
            held, close = TextLayout(writer, each, _held), [way for way in ways if (way[1] > CLOSE) is loose]
            yield held, _held_ways(held, rooms, close, flows)
    if known and whole:
        return
    for said, within in product(told, rooms):
        full, bare = TextLayout(writer, said, _telling), TextLayout(writer, said)
        both = ((full, 1), (bare, 0))
        yield bare, ((words, within, way, most, False) for way in ways for words, most in both)


def _held_ways(
    held: TextLayout, rooms: Sequence[TextRoom], ways: Sequence[_Fit], flows: bool
) -> Iterator[_Try]:
    return ((held, within, way, 0, flows) for within, way in product(rooms, ways))


def _behind(room: TextRoom) -> tuple[bool, ...]:
    """Whether a sentence begins behind another: at last, for the two read as one."""
    return (False, True) if room.flows else (False,)


def _apart(ways: Sequence[_Fit]) -> Sequence[_Fit]:
    """The same with lines that do not touch in Persian."""
    return tuple(dict.fromkeys((share, max(_DEEPER, pitch), last) for share, pitch, last in ways))


def _laid(
    writer: Writer,
    said: TextLayout,
    room: TextRoom,
    way: _Fit,
    most: int = 0,
    *,
    cut: bool = False,
    flows: bool = False,
) -> list[Line] | None:
    """All sentences, the last one as large as the others leave room; None where they do not fit.

    The last one may be ``cut`` to a line. Each of the others that can be said in other words is said in so
    many lines at ``most``. The second begins behind the first if it ``flows``.
    """
    share, pitch, lesser = way
    if (not cut and _hopeless(said, room, way, flows)) or (flows and len(said.upper) != _PAIR):
        return None
    upper = said.above(share, room.width)
    if most and any(len(each.rows) > most and more for each, more in zip(upper, said.ways, strict=True)):
        return None
    lowest = _lower(writer, said.done, share * lesser, room, pitch, said.kept)
    if cut:
        lowest = _first_words(lowest)
    high = sum(each.high for each in upper) - (upper[-1].em if flows else 0)
    if _free(high, lowest, room, pitch) < room.ceiling:
        return None
    lines = (said.joined if flows else said.apart)(share, room.width)
    if lines is None:
        return None
    lower = lowest if cut else _larger(writer, said.done, lowest, room, way, high)
    free = _free(high, lower, room, pitch)
    last = [replace(line, inset=room.inset) for line in even(writer, lower).lines()]
    below = room.high - height(last, pitch)
    return [*stacked(lines, pitch, min(room.start, free)), *stacked(last, pitch, below)]


def _larger(writer: Writer, done: Sentence, lowest: Wrapped, room: TextRoom, way: _Fit, high: int) -> Wrapped:
    """More of what was done, else as large as the lines above leave room."""
    share, pitch, lesser = way

    def fits(lower: Wrapped) -> bool:
        return _free(high, lower, room, pitch) >= room.ceiling

    for words in done.several:
        said, least, wide = replace(done, words=(words,)), min(_TELLING), max(1, room.whole - room.inset)
        if least_height(writer, said, least, wide) > _FEW * said.em(least):
            continue  # too long at any size
        told = (_lower(writer, said, size, room, pitch) for size in _TELLING)
        found = [lower for lower in told if len(lower.rows) <= _FEW and fits(lower)]
        if found:
            return next((lower for lower in found if not lower.torn), found[0])
    larger = (_lower(writer, done, size, room, pitch) for size in STEPS if size > share * lesser)
    return next((each for each in larger if len(each.rows) <= len(lowest.rows) and fits(each)), lowest)


def _hopeless(said: TextLayout, room: TextRoom, way: _Fit, flows: bool) -> bool:
    """Whether so much can never fit, by the length of the sentences alone: most ways need not be tried."""
    share, pitch, lesser = way
    least = said.least(share, share * lesser, room.width, max(1, room.whole - room.inset))
    if flows and len(said.upper) == _PAIR:
        least -= said.upper[-1].em(share)
    return room.high - round(least * pitch) < room.ceiling


def _free(high: int, lower: Wrapped, room: TextRoom, pitch: float) -> int:
    """How far down lines of together so many em may begin above the lower ones."""
    end = room.high - round(lower.high * pitch)
    return min(end - room.apart, room.clear) - round(high * pitch)


def _lower(
    writer: Writer, done: Sentence, share: float, room: TextRoom, pitch: float, known: _Kept | None = None
) -> Wrapped:
    """The last sentence at a share of its size, of the whole width if that keeps it below the buttons.

    Rather than in three lines beside them it goes on below them. What is ``known`` of it is not found again.
    """
    em, lines = done.em(share), known or partial(kept, writer, done)
    whole, narrow = room.whole - room.inset, room.width - room.inset
    wide = lines(em, whole)
    if _clear(wide.em, len(wide.rows), room, pitch):
        return wide
    beside = lines(em, narrow)
    if len(beside.rows) > _FEW and _clear(em, 1, room, pitch):
        return stepped(writer, done, em, narrow, whole) or beside
    return beside


def _clear(em: int, rows: int, room: TextRoom, pitch: float) -> bool:
    """Whether so many lines at the bottom lie below the buttons."""
    return room.high - round(em * rows * pitch) + em * (pitch - 1) >= room.below


def _first_words(lower: Wrapped) -> Wrapped:
    """The shortest words in a line, which is cut when it is drawn."""
    return replace(lower, rows=((lower.sentence.words or ("",))[-1],))


def _telling(sentence: Sentence) -> Sentence:
    """Only those of its words that say what matters."""
    return replace(sentence, words=sentence.words[: sentence.enough or -1] or sentence.words)


def _held(sentence: Sentence) -> Sentence:
    """The same without the words that leave out what is known to matter."""
    return replace(sentence, words=sentence.words[: sentence.enough]) if sentence.enough else sentence
