"""Draws words: one line, a line made to fit, a wrapped paragraph; Latin, Persian and both mixed."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import pygame

from game.art.artist import SurfaceCache
from game.art.palette import Color
from game.art.surfaces import transparent
from game.ui.text.bidi import FSI, PDI, Run, levels, line_runs, runs, seen, stretches
from game.ui.text.fonts import RTL_TEXT, Fonts, Weight, shown
from game.ui.text.legible import legible, one_line
from game.ui.text.line_break import break_lines, fitting

Align = Literal["start", "center", "end"]
Made = TypeVar("Made")

_ASCENT = 1.03
"""The height of the box of a line above the baseline, in em. The font's own is larger and off centre."""
_DESCENT = 0.45
"""The height of that box below the baseline, in em."""
_FLOOR = 0.75
"""How far :meth:`Writer.fit` may shrink text before it cuts it."""
_ELLIPSIS = "…"
"""Stands for letters that are cut."""
_SHORT = 5
"""The most letters of a second word that is kept behind a cut first one."""
_BUDGET = 12_000_000
_ZERO = "\u06f0"
_AMONG, _ALONE = 1.35, 1.5
"""How much larger the font's Persian zero is drawn among other digits, and alone.

Of itself it is less than half as tall as they are, too small to be read from a couch. It stays clearly lower
than any of them: by that it is told from a five."""
_DIGIT = 0.67
"""The height of a digit, in em."""
_ZERO_MIDDLE = 0.235
"""How far the middle of that zero lies above the baseline, in its own em."""
_ZEROS, _OTHERS = re.compile(f"({_ZERO}+)"), re.compile("[\u06f1-\u06f9]")


class Writer:
    """Text as surfaces, cached. Sizes are em sizes in pixels, from ``Metrics.text``.

    Every string can be written, whatever a person typed or a file held: see :mod:`game.ui.text.legible`.
    Surfaces are shared: never draw on one that a writer gave you.

    Args:
        font_dir: the folder with the font files.
        rtl: the base direction, that of the language of the screen.
    """

    def __init__(self, font_dir: Path, rtl: bool) -> None:
        self.rtl = rtl
        self._fonts = Fonts(font_dir)
        self._cache = SurfaceCache(_BUDGET)
        self._width = lru_cache(maxsize=8192)(self._measure_width)
        self._wrapped = lru_cache(maxsize=2048)(self._wrap)
        self._recalled = lru_cache(maxsize=8192)(self._work_out)

    def clear(self) -> None:
        """Forget what was drawn; after a change of language, theme or text scale."""
        self._cache.clear()
        self._width.cache_clear()
        self._wrapped.cache_clear()
        self._recalled.cache_clear()

    def recall(self, work: Callable[..., Made], *of: Hashable) -> Made:
        """What ``work`` makes of this writer and of these; remembered as long as what was drawn."""
        made: Made = self._recalled(work, of)
        return made

    def _work_out(self, work: Callable[..., Any], of: tuple[Hashable, ...]) -> Any:
        return work(self, *of)

    def height(self, size: int) -> int:
        """The height of every line of this size, whatever its letters."""
        return round(size * _ASCENT) + round(size * _DESCENT)

    def baseline(self, size: int) -> int:
        """How far the baseline lies below the top of a line."""
        return round(size * _ASCENT)

    def measure(self, text: str, size: int, weight: Weight = "regular") -> tuple[int, int]:
        """Width and height of :meth:`line`, without drawing it."""
        return self._width(text, size, weight), self.height(size)

    def line(self, text: str, size: int, color: Color, weight: Weight = "regular") -> pygame.Surface:
        """One line, in visual order, on a transparent ground."""
        text = one_line(text)
        key = ("line", text, size, color, weight)
        return self._cache.get(key, lambda: self.draw_runs(runs(text, self.rtl), size, color, weight))

    def fit(
        self,
        text: str,
        size: int,
        color: Color,
        width: int,
        weight: Weight = "regular",
        least: int | None = None,
    ) -> pygame.Surface:
        """One line at most ``width`` wide: smaller down to ``least``, then cut with an ellipsis.

        The surface keeps the height of ``size``, so that names in a column stay level.

        Args:
            text: the words.
            size: the em if there is room.
            color: of the letters.
            width: the room in pixels.
            weight: of the letters.
            least: the smallest em; None: three quarters of ``size``.
        """
        text = one_line(text)
        smaller = self.fitting(text, size, width, weight, least)
        if self._width(text, smaller, weight) > width:
            text = self.cut(text, smaller, width, weight)
        if smaller == size:
            return self.line(text, size, color, weight)
        key = ("fit", text, size, smaller, color, weight)
        return self._cache.get(key, lambda: self._on_box(self.line(text, smaller, color, weight), size))

    def fitting(
        self, text: str, size: int, width: int, weight: Weight = "regular", least: int | None = None
    ) -> int:
        """The em at which :meth:`fit` writes a line."""
        text = one_line(text)
        least = max(1, round(size * _FLOOR) if least is None else min(least, size))
        sizes = range(size, least, -1)
        return next((each for each in sizes if self._width(text, each, weight) <= width), least)

    def wrap(self, text: str, size: int, width: int, weight: Weight = "regular") -> tuple[str, ...]:
        """The lines of a paragraph in logical order; none wider than ``width``, if that is a letter wide."""
        lines = self._wrapped(legible(text), size, width, weight)
        return tuple(paragraph[start:end] for paragraph, start, end in lines)

    def paragraph_height(
        self, text: str, size: int, width: int, weight: Weight = "regular", pitch: float = 0
    ) -> int:
        """The height of :meth:`paragraph`, without drawing it."""
        more = len(self._wrapped(legible(text), size, width, weight)) - 1
        return self.height(size) + max(0, more) * self.pitch(size, pitch)

    def pitch(self, size: int, em: float) -> int:
        """From line to line of a paragraph: so many ``em``, or for 0 the height of a line."""
        return round(size * em) if em else self.height(size)

    def paragraph(
        self,
        text: str,
        size: int,
        color: Color,
        width: int,
        weight: Weight = "regular",
        align: Align = "start",
        pitch: float = 0,
    ) -> pygame.Surface:
        """Text wrapped at spaces into a surface exactly ``width`` wide; a newline begins a new paragraph.

        ``pitch`` is that of :meth:`pitch`.
        """
        text = legible(text)
        key = ("paragraph", text, size, color, width, weight, align, pitch)
        return self._cache.get(key, lambda: self._paragraph(text, size, color, width, weight, align, pitch))

    def caret(self, text: str, at: int, size: int, weight: Weight = "regular") -> int:
        """How far from the left of :meth:`line` a cursor stands after the first ``at`` characters."""
        # The cursor keeps to the character before it, at the beginning to the one after it.
        owner = at - 1 if seen(text[:at][-1:]) else at
        x = 0
        for stretch in stretches(levels(text, self.rtl)):
            whole = self._stretch_width(text, stretch.start, stretch.end, stretch.rtl, size, weight)
            if stretch.start <= owner < stretch.end:
                part = self._stretch_width(text, stretch.start, at, stretch.rtl, size, weight)
                return x + (whole - part if stretch.rtl else part)
            x += whole
        return x

    def _stretch_width(self, text: str, start: int, end: int, rtl: bool, size: int, weight: Weight) -> int:
        return self._run_width(Run(seen(text[start:end]), rtl), size, weight)

    def _paragraph(
        self, text: str, size: int, color: Color, width: int, weight: Weight, align: Align, pitch: float
    ) -> pygame.Surface:
        wrapped, step = self._wrapped(text, size, width, weight), self.pitch(size, pitch)
        high = self.height(size) + max(0, len(wrapped) - 1) * step
        surface = transparent((max(1, width), high))
        at_left = align == ("end" if self.rtl else "start")
        for row, (paragraph, start, end) in enumerate(wrapped):
            pieces = line_runs(paragraph[start:end], levels(paragraph, self.rtl)[start:end])
            drawn = self.draw_runs(pieces, size, color, weight)
            spare = width - drawn.get_width()
            x = spare // 2 if align == "center" else 0 if at_left else spare
            surface.blit(drawn, (x, row * step))
        return surface

    def _wrap(self, text: str, size: int, width: int, weight: Weight) -> tuple[tuple[str, int, int], ...]:
        """The lines as (paragraph, start, end)."""
        # Narrower than a letter nothing can be read.
        return break_lines(text, max(width, size), lambda words: self._width(words, size, weight))

    def cut(self, text: str, size: int, width: int, weight: Weight) -> str:
        """``text`` as an ellipsis ends it within ``width`` pixels.

        Of two words a short second one is kept if it can be: a number tells a name from others.
        """
        first, _, last = text.partition(" ")
        ends = [(first, f" {last}")] if 0 < len(last) <= _SHORT and " " not in last else []
        for head, tail in (*ends, (text, "")):
            room = width - self._width(f"{_ELLIPSIS}{tail}", size, weight)
            keep = fitting(head, room, lambda words: self._width(words, size, weight))
            for kept in range(keep, 0, -1):
                shorter = f"{FSI}{head[:kept].rstrip()}{_ELLIPSIS}{tail}{PDI}"
                if self._width(shorter, size, weight) <= width:
                    return shorter
        return _ELLIPSIS

    def _measure_width(self, text: str, size: int, weight: Weight) -> int:
        return sum(self._run_width(run, size, weight) for run in runs(one_line(text), self.rtl))

    def _run_width(self, run: Run, size: int, weight: Weight) -> int:
        return sum(font.size(glyphs)[0] for glyphs, font, _ in self._strokes(run, size, weight))

    def _strokes(self, run: Run, size: int, weight: Weight) -> Iterator[tuple[str, pygame.Font, int]]:
        """What a run is drawn with, piece by piece: glyphs, their font, and how many pixels higher."""
        weight = shown(run.text, weight)
        ring = round(size * (_AMONG if _OTHERS.search(run.text) else _ALONE))
        raised = round(size * _DIGIT / 2 - ring * _ZERO_MIDDLE)
        for piece in _ZEROS.split(run.text):
            if piece.startswith(_ZERO):
                yield piece, self._fonts.get(ring, weight, False), raised
            elif piece:
                yield piece, self._font(run, size, weight), 0

    def _font(self, run: Run, size: int, weight: Weight) -> pygame.Font:
        """Persian letters are lower than Latin ones: beside them they are written larger."""
        foreign = run.rtl and not self.rtl
        return self._fonts.get(round(size * RTL_TEXT) if foreign else size, weight, run.rtl)

    def draw_runs(self, pieces: tuple[Run, ...], size: int, color: Color, weight: Weight) -> pygame.Surface:
        """Runs side by side, in the order in which they are seen."""
        drawn: list[tuple[pygame.Surface, int]] = []
        for run in pieces:
            if not self._run_width(run, size, weight):
                continue  # joiners and other marks that stand alone: the font refuses to draw nothing
            for glyphs, font, raised in self._strokes(run, size, weight):
                y = self.baseline(size) - font.get_ascent() - raised
                drawn.append((font.render(glyphs, True, color), y))
        width = sum(piece.get_width() for piece, _ in drawn)
        surface = transparent((max(1, width), self.height(size)))
        x = 0
        for piece, y in drawn:
            surface.blit(piece, (x, y))
            x += piece.get_width()
        return surface

    def _on_box(self, line: pygame.Surface, size: int) -> pygame.Surface:
        surface = transparent((line.get_width(), self.height(size)))
        surface.blit(line, (0, (surface.get_height() - line.get_height()) // 2))
        return surface
