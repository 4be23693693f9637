"""How the words of the bar are set: what is asked, how it stands with what is in focus, what was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import product

import pygame

from game.rules.kernel.text import text as message
from game.ui.services import Services
from game.ui.table.bar.plaque import plaque_depth, plaque_em, plaque_room
from game.ui.table.bar.text import BarText
from game.ui.text.sentences import Line, Sentence, TextRoom
from game.ui.text.typesetting import fitting_lines, typeset
from game.ui.text.wrapping import LESSER
from game.ui.theme import FontSizes, Metrics

GAP = 12
"""Design units between two buttons of the bar."""
CLEAR = 26
"""Design units between words and the action buttons beside them."""
AIR = 15
"""Design units by which the picture of the bar begins above it; larger letters may begin there too."""
_RISE = 10
"""Design units by which many words begin above the bar: clear of the rims of the lowest pieces."""
_CRESTED = 12
"""The same for larger Persian letters, whose dots fill their lines."""
_TAIL = 3
"""Design units below the last line."""
_ABOVE = 2
"""Design units between the last action and the lines above it: letters reach down to the plaque."""
BESIDE = 20
"""Design units beside the words of a toast, in its frame."""
WITHIN = 6
"""Design units above and below the words of a toast, in its frame."""
_CALM = 0.14
"""A question is this much smaller at the largest text: so it keeps its size whatever has the focus."""
_READ = 0.58
"""The help line shrinks to this share of its size before the question shrinks."""
_EASY = 0.8
"""A toast shrinks to this share of its size before the help line is left out."""
_AS_USUAL = 0.96
"""At larger text a question keeps at least this share of its size at 100 %."""
_SMALLER = (1.0, 0.86, 0.74)
"""The shares of its size at which a question is tried: few, so that it rarely changes its size."""
_LITTLE = 0.97
"""The line of the last action may shrink to this share rather than wrap, but not at larger text."""
_NEWS = 3
"""So many major events are told in fewer words before one of them is left out."""
_KEPT = 96
"""So many settings of the bar are cached."""

_Setter = Callable[[Sequence[Sentence], TextRoom], list[Line] | None]
"""Sets sentences in a room; None where there is no way."""


def capitalised(words: str) -> str:
    """A line that stands by itself opens with a capital, also where it could go on after a name."""
    return words[:1].upper() + words[1:]


def question_em(metrics: Metrics, fonts: FontSizes) -> int:
    """The size of a question that has room, whatever else is said."""
    scale = metrics.text_scale
    return max(
        metrics.print(fonts.small), round(metrics.text(fonts.body) * (1 - _CALM * scale * (scale - 1) / 2))
    )


def foot_of(services: Services, room: pygame.Rect) -> int:
    """Where the plaque ends."""
    return room.bottom + plaque_depth(services.metrics, services.theme.fonts)


def told_ways(text: BarText, sign: Callable[[int, bool], str]) -> tuple[str, ...]:
    """Fewer and fewer of the sentences told, with a ``sign`` for those that are left out, a short one or not.

    What was done before goes first, the oldest of it before all else. Of the rest what was done and what came
    of it in the end are told before what happened between: the later, the more it matters, and what is
    weighty more than all others. Before none of that is told, it and the deed are told in fewer words.
    """
    before, told, curt = text.before, text.last, text.curt or text.last
    news = [at for at in text.major if at][-_NEWS:]
    light = [at for at in range(1, len(told)) if at not in news]
    rows = [(*before[gone:], *told) for gone in range(len(before) + 1)]
    rows += [
        tuple(said for at, said in enumerate(told) if at not in light[: gone + 1])
        for gone in range(len(light))
    ]
    groups = [news[gone:] for gone in range(len(news))] + [[at] for at in reversed(news[:-1])]
    said = [(deed, words) for words in (told, curt) for deed in (told[0], *text.terse[-1:])]
    rows += [(deed, *(words[at] for at in group)) for group in groups for deed, words in said]
    rows.append((told[0],))
    rest = len(before) + len(told)
    signs = (sign(rest - len(row), row[0] in text.terse) if len(row) < rest else "" for row in rows)
    return tuple(dict.fromkeys(" ".join((*row, left)).strip() for row, left in zip(rows, signs, strict=True)))


def _tells(way: str, toast: str) -> bool:
    """Whether a way to say how it stands says what a toast does."""
    return bool(toast) and toast.rstrip(".").casefold() in way.casefold()


def _unhelped(said: Sequence[Sentence]) -> Sequence[Sentence]:
    """The same without how it stands."""
    asked, helped, toast = said
    return asked, replace(helped, words=(), enough=0), toast


class BarWords:
    """Sets the words of the bar; the same words in the same room only once.

    Args:
        services: the program's services.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._set: dict[object, list[Line]] = {}

    def lines(
        self, room: pygame.Rect, taken: pygame.Rect | None, text: BarText, plaque: pygame.Surface | None
    ) -> list[Line]:
        """All that is said, from the top down.

        The last line begins behind the ``plaque``, but that of a toast which finds no room there.
        """
        said = replace(text, hints=(), facts=(), style=None)
        key = (said, tuple(room), tuple(taken or ()), plaque.get_size() if plaque else None)
        if key not in self._set:
            if len(self._set) >= _KEPT:
                del self._set[next(iter(self._set))]
            where = self._where(room, taken, text, plaque)
            if text.toast:
                free = self._where(room, taken, text, None)
                self._set[key] = self._toasted(text, where) or self._toasted(text, free, cut=True)
            else:
                self._set[key] = self._said(text, where, taken)
        return self._set[key]

    def _said(self, text: BarText, where: TextRoom, taken: pygame.Rect | None) -> list[Line]:
        """What is asked keeps its size whatever is in focus, as long as that can be read below it."""
        writer = self._services.writer
        sentences, brief = self._sentences(text), self._sentences(text.brief) if text.brief else ()
        calm = self._calm(sentences, replace(where, flows=False))
        if calm is not None:
            return calm
        closer = self._services.metrics.units(CLEAR - GAP) if taken else 0
        tight = replace(where, width=where.width + closer)
        return fitting_lines(writer, sentences, where, brief) or typeset(writer, sentences, tight, brief)

    def _calm(self, sentences: Sequence[Sentence], where: TextRoom) -> list[Line] | None:
        """The lines with the question at one of few sizes; None where the help would be too small."""
        asked, stands, done = sentences
        em, whole = self._question(asked, done, where), stands.line.em
        for share, least in (*((each, _READ) for each in _SMALLER), (_SMALLER[-1], 0.0)):
            size = self._in_a_line(asked, max(asked.least, round(em * share)), where.width)
            fixed = replace(asked, line=replace(asked.line, em=size), least=size)
            below = replace(stands.line, em=max(stands.least, min(whole, size)))
            helped = replace(stands, line=below, least=max(stands.least, min(below.em, round(whole * least))))
            last = replace(done, line=replace(done.line, em=min(done.line.em, below.em)))
            lines = fitting_lines(self._services.writer, (fixed, helped, last), where, whole=True)
            if lines is not None:
                return lines
        return None

    def _in_a_line(self, asked: Sentence, em: int, width: int) -> int:
        """A question that need be but a little smaller for that is asked in one line.

        No smaller than at the usual text size, where it has room: nothing is smaller at a larger one.
        """
        (words,), services = asked.words, self._services
        least = max(services.metrics.print(services.theme.fonts.body), round(em * LESSER))
        smaller = services.writer.fitting(words, em, width, asked.line.weight, least)
        fits = services.writer.measure(words, smaller, asked.line.weight)[0] <= width
        return smaller if fits else em

    def _question(self, asked: Sentence, done: Sentence, where: TextRoom) -> int:
        """The size of a question with a short help below it."""
        em = question_em(self._services.metrics, self._services.theme.fonts)
        calm = replace(asked, line=replace(asked.line, em=em))
        short = Sentence(("x",), replace(done.line, em=em, style=None), done.least)
        # However small what was done is told, the question does not give way to its length.
        told = replace(done, line=replace(done.line, em=done.least), words=done.words[-1:], several=())
        lines = fitting_lines(self._services.writer, (calm, short, told), replace(where, flows=False))
        return lines[0].em if lines else calm.line.em

    def _toasted(self, text: BarText, where: TextRoom, *, cut: bool = False) -> list[Line]:
        """What is asked stays as it is; where a toast needs the room, how it stands is not said.

        No lines where it finds none all the same, and may not be ``cut``. Before it is, it is said alone: but
        that only one player should be looking, which the question says, goes before all else.
        """
        writer, sentences = self._services.writer, self._sentences(text)
        brief = self._sentences(text.brief) if text.brief else sentences
        ways = [way for said in (sentences, brief) for way in (said, _unhelped(said))]
        setters: tuple[_Setter, ...] = (self._calm, partial(fitting_lines, writer))
        for easy, set_in in product((_EASY, 0.0), setters):
            for *above, toast in ways:
                large = replace(toast, least=max(toast.least, round(toast.line.em * easy)))
                lines = set_in((*above, large), where)
                if lines is not None:
                    return lines
        least = ways[-1] if text.private_view else ways[-1][-1:]
        return typeset(writer, least, where) if cut else []

    def _where(
        self, room: pygame.Rect, taken: pygame.Rect | None, text: BarText, plaque: pygame.Surface | None
    ) -> TextRoom:
        """Where the sentences lie: what is said last behind the plaque, or in the frame of a toast there."""
        units, large = self._services.metrics.units, self._services.metrics.text_scale > 1
        beside = room.w - (taken.w + units(CLEAR) if taken else 0)
        inset = plaque.get_width() + units(GAP) if plaque else 0
        rise = (_CRESTED if self._services.metrics.rtl else AIR) if large else _RISE
        ceiling = room.top - units(rise)
        below = taken.bottom if taken else 0
        if text.toast:
            wide, whole = (max(1, each - units(BESIDE)) for each in (beside, room.w))
            high, apart, inset = room.bottom - units(WITHIN), 2 * units(WITHIN), inset + units(BESIDE)
            return TextRoom(wide, whole, below + units(WITHIN), high, room.top, inset, ceiling, apart=apart)
        high = room.bottom - units(_TAIL)
        clear = foot_of(self._services, room) - plaque_room(self._services, plaque) if plaque else high
        apart = units(_ABOVE)
        return TextRoom(
            max(1, beside), room.w, below, high, room.top, inset, ceiling, clear, apart, flows=True
        )

    def _sentences(self, text: BarText) -> list[Sentence]:
        metrics, theme = self._services.metrics, self._services.theme
        fonts, palette = theme.fonts, theme.palette
        least, small = metrics.print(fonts.small), metrics.text(fonts.small)
        firm = metrics.print(fonts.body * _AS_USUAL) if metrics.text_scale > 1 else least
        asked = Sentence((text.prompt,), Line("", metrics.text(fonts.body), palette.on_dark, "bold"), firm)
        # What a toast says is not said a second time above it.
        ways = [capitalised(way) for way in text.help if not _tells(way, text.toast)]
        deeds = len([way for way in text.help[: text.deeds] if capitalised(way) in ways])
        stands = Sentence(tuple(ways), Line("", small, palette.brass_light), least, deeds)
        if text.toast:
            return [asked, stands, Sentence((text.toast,), Line("", small, palette.on_dark), least)]
        em = min(small, plaque_em(metrics, fonts)) if text.fact else small
        done = Line("", em, palette.on_dark_soft, style=text.by if text.last else None)
        several = told_ways(text, self._left_out) if text.last else ()
        more = len(text.before) + len(text.last) - 1
        rest = self._left_out(more) if more > 0 else ""
        # Persian lines reach further up and down: a line more would touch the others at any size of text.
        terse = text.terse[:1] if metrics.text_scale > 1 or metrics.rtl else ()
        latest, shorter = (
            [f"{said} {rest}".strip() for said in ways] for ways in ((*text.last[:1], *terse), text.terse)
        )
        tight = [f"{said} {self._left_out(more, True)}" for said in text.terse] if more > 0 else []
        spare = (*shorter, *tight, self._left_out(more + 1)) if text.last else ()
        least = least if metrics.text_scale > 1 else metrics.print(fonts.small * _LITTLE)
        told = Sentence(tuple(dict.fromkeys(latest)), done, least, several=several[:-1], spare=spare)
        return [asked, stands, told]

    def _left_out(self, count: int, few: bool = False) -> str:
        """The sign that more was done: the history tells it; in ``few`` words where room is short."""
        told = message("play-told-more-few") if few else message("play-told-more", count=count)
        return self._services.say(told)
