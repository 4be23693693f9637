"""A game's box as it stands on the shelf: its cover, its name, how many play and for how long."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.art.drawing import Drawing
from game.art.palette import Color, rgb
from game.rules.kernel.rules import GameInfo
from game.rules.kernel.text import text
from game.ui.services import Services
from game.ui.widgets.button import Pressable
from game.ui.widgets.cover import draw_cover, paint_cover
from game.ui.widgets.widget import Mood, resolved

_NARROWEST = 280
_HIGH = 1.5
"""The height of a box in widths."""
_PAD = 12
_BESIDE, _BETWEEN = 4, 10
_BROAD, _UPRIGHT = 1000, 700
"""From this width on, in design units, large words stand beside the cover; also on an upright canvas."""
_COVER_SHARE = 0.15
"""The share of the width that a cover beside words takes."""
_LEAST = 104
"""The least height of a cover beside words, in design units."""
_NARROWED = 0.8
"""A name beside a cover shrinks to this share before it takes two lines."""
_PITCH = 1.1
"""The height of a line of a name, in em."""
_SHADE: Color = rgb("0a0716")
"""What makes the foot of a cover dark enough for words."""


class GameBox(Pressable):
    """A box to choose.

    Args:
        title: id of the title, also its name for the focus: ``box-<title>``.
        info: the facts about it.
        on_press: what choosing it does.
        on_focus: called when the focus comes to it.
    """

    tight = 0

    def __init__(
        self,
        title: str,
        info: GameInfo,
        on_press: Callable[[], object],
        on_focus: Callable[[], object],
    ) -> None:
        super().__init__(f"box-{title}")
        self.hint = text("hint-choose")
        self._title, self._name, self._info = title, text(f"{title}-name"), info
        self._press, self._on_focus = on_press, on_focus

    def natural(self, ui: Services) -> int:
        """Wide enough for the longest word of its name and for each of its numbers."""
        em = self.em(ui)
        words = (ui.writer.measure(word, em, "display")[0] for word in resolved(ui, self._name).split())
        facts = max(self._fact_widths(ui)) + 2 * ui.metrics.units(_PAD)
        return max(ui.metrics.units(_NARROWEST), facts, max(words) + 2 * ui.metrics.units(_PAD))

    def height(self, ui: Services, width: int) -> int:
        """The whole cover, or what lies beside one another."""
        if not self._is_beside(ui, width):
            return round(width * _HIGH)
        return max(part.bottom for part in self._beside(ui, width)) + ui.metrics.units(_PAD)

    def entered(self) -> None:
        """Tell of it."""
        self._on_focus()

    def confirm(self, ui: Services) -> None:
        """Choose it."""
        ui.sound.play("confirm")
        self._press()

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the box; in focus it comes nearer and glows, and what is said on it stays where it was.

        Of a box that an edge cuts, no word is cut.
        """
        if self._is_beside(ui, self.rect.w):
            self.draw_face(ui, canvas, mood)
            art, plate, facts = (
                ui.metrics.mirror(part.move(self.rect.topleft), self.rect)
                for part in self._beside(ui, self.rect.w, self.rect.h)
            )
            draw_cover(ui, canvas, self._title, art)
        else:
            self._draw_cover(ui, canvas, mood)
            plate, facts = self._below(ui)
        ink = self._ink(ui, mood)
        rows = self._fact_rows(ui, facts.w)
        for at, row in enumerate(rows):
            line = pygame.Rect(facts.left, facts.top + at * self._line(ui), facts.w, self._line(ui))
            if canvas.get_clip().contains(line):
                self._draw_facts(ui, canvas, row, line, ink)
        if canvas.get_clip().contains(plate):
            self._draw_name(ui, canvas, plate, ink)

    def paint_ahead(self, ui: Services) -> Iterator[None]:
        """Paint its cover as it lies, and as it comes nearer, one at each step."""
        if not self._is_beside(ui, self.rect.w):
            for lid in (self.rect, self._nearer(ui)):
                paint_cover(ui, self._title, lid.size)
                yield

    def _nearer(self, ui: Services) -> pygame.Rect:
        """Where it lies in focus."""
        return self.rect.inflate(ui.metrics.units(12), ui.metrics.units(12))

    def _draw_cover(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        m, lid = ui.metrics, self.rect
        if mood.focus == self.id:
            lid = self._nearer(ui)
            reach = m.units(14)
            if mood.outlined:
                glow = ui.artist.glow(lid.size, m.units(6), ui.theme.palette.focus, reach)
                canvas.blit(glow, lid.inflate(2 * reach, 2 * reach))
        shade = _shade(ui, lid.size)
        draw_cover(ui, canvas, self._title, lid, shade)
        if mood.focus == self.id:
            pygame.draw.rect(canvas, ui.theme.palette.focus, lid, max(3, m.units(5)))

    def _ink(self, ui: Services, mood: Mood) -> Color:
        """On a cover words are bright; beside one they are as on any button."""
        palette = ui.theme.palette
        return (
            palette.ink
            if self._is_beside(ui, self.rect.w) and self.state(mood) == "focused"
            else palette.on_dark
        )

    def _draw_name(self, ui: Services, canvas: pygame.Surface, plate: pygame.Rect, ink: Color) -> None:
        em = self._fitting(ui, plate.w) if self._is_beside(ui, self.rect.w) else self.em(ui)
        words = resolved(ui, self._name)
        name = ui.writer.paragraph(words, em, ink, plate.w, "display", "center", _PITCH)
        canvas.blit(name, name.get_rect(center=plate.center))

    def _draw_facts(
        self,
        ui: Services,
        canvas: pygame.Surface,
        row: Sequence[tuple[str, str]],
        area: pygame.Rect,
        ink: Color,
    ) -> None:
        """How many play, for how long: each beside its sign, in the middle of ``area``."""
        m, em = ui.metrics, self._small(ui)
        made = [(sign, ui.writer.line(words, em, ink, "medium")) for sign, words in row]
        aside = em + m.units(_BESIDE)
        strip = area.copy()
        strip.w = sum(words.get_width() + aside for _, words in made) + self._between(ui) * (len(made) - 1)
        strip.centerx = area.centerx
        x = strip.left
        for sign, words in made:
            icon = pygame.Rect(x, area.centery - em // 2, em, em)
            canvas.blit(ui.artist.icon(sign, em, ink), m.mirror(icon, strip))
            place = words.get_rect(left=x + aside, centery=area.centery)
            canvas.blit(words, m.mirror(place, strip))
            x = place.right + self._between(ui)

    def _facts(self, ui: Services) -> list[tuple[str, str]]:
        least, most = self._info.seats[0], self._info.seats[-1]
        return [
            ("person", ui.say("setup-box-players", least=least, most=most)),
            ("hourglass", ui.say("setup-box-minutes", minutes=self._info.minutes)),
        ]

    def _fact_rows(self, ui: Services, width: int) -> list[list[tuple[str, str]]]:
        """The facts in one row, or each in its own where that is too wide."""
        facts = self._facts(ui)
        return [facts] if self._row(ui) <= width else [[fact] for fact in facts]

    def _row(self, ui: Services) -> int:
        """The width of all facts in one row."""
        return sum(self._fact_widths(ui)) + self._between(ui)

    @staticmethod
    def _between(ui: Services) -> int:
        """Between two facts: it grows with the text, else they run together."""
        return round(ui.metrics.units(_BETWEEN) * ui.metrics.text_scale)

    def _fact_widths(self, ui: Services) -> list[int]:
        em = self._small(ui)
        aside = em + ui.metrics.units(_BESIDE)
        return [ui.writer.measure(words, em, "medium")[0] + aside for _, words in self._facts(ui)]

    @staticmethod
    def _is_beside(ui: Services, width: int) -> bool:
        """Whether words stand beside the cover."""
        broad = _UPRIGHT if ui.metrics.portrait else _BROAD
        return ui.metrics.text_scale > 1 and width >= ui.metrics.units(broad)

    def _below(self, ui: Services) -> tuple[pygame.Rect, pygame.Rect]:
        """Where name and facts lie on the cover."""
        pad, inner = ui.metrics.units(_PAD), self.rect.w - 2 * ui.metrics.units(_PAD)
        facts = pygame.Rect(self.rect.left + pad, 0, inner, self._line(ui) * len(self._fact_rows(ui, inner)))
        facts.bottom = self.rect.bottom - pad
        lines = len(ui.writer.wrap(resolved(ui, self._name), self.em(ui), inner, "display"))
        plate = pygame.Rect(facts.left, 0, inner, round(self.em(ui) * _PITCH * lines))
        plate.bottom = facts.top - pad // 2
        return plate, facts

    def _beside(
        self, ui: Services, width: int, high: int = 0
    ) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Where cover, name and facts lie beside one another in a box, laid out from the left.

        Args:
            ui: the program's services.
            width: of the box.
            high: what the box has in height, if that is more than it needs.
        """
        pad, inner = ui.metrics.units(_PAD), width - 2 * ui.metrics.units(_PAD)
        wide = min(self._row(ui), inner // 2)
        rows = self._line(ui) * len(self._fact_rows(ui, wide))
        art = pygame.Rect(pad, pad, round(inner * _COVER_SHARE), 0)
        plate = pygame.Rect(art.right + pad, 0, inner - art.w - wide - 2 * pad, 0)
        em = self._fitting(ui, plate.w)
        lines = len(ui.writer.wrap(resolved(ui, self._name), em, plate.w, "display"))
        plate.h = round(self.em(ui) * _PITCH * lines)
        least = max(plate.h, rows, ui.metrics.pressed(_LEAST - 1.5 * self.tight))
        art.h = max(least, high - 2 * pad)
        facts = pygame.Rect(plate.right + pad, 0, wide, rows)
        plate.centery = facts.centery = art.centery
        return art, plate, facts

    def _line(self, ui: Services) -> int:
        return ui.writer.height(self._small(ui))

    @staticmethod
    def em(ui: Services) -> int:
        """The em size of the text in pixels."""
        return ui.metrics.text(ui.theme.fonts.body)

    def _fitting(self, ui: Services, room: int) -> int:
        """The em of its name where that is in one line if a little smaller letters are enough for it."""
        em = self.em(ui)
        return ui.writer.fitting(resolved(ui, self._name), em, room, "display", round(em * _NARROWED))

    @staticmethod
    def _small(ui: Services) -> int:
        """The facts grow half as much as the name: the shelf needs the room."""
        small = ui.theme.fonts.small
        return (ui.metrics.print(small) + ui.metrics.text(small)) // 2


def _shade(ui: Services, size: tuple[int, int]) -> pygame.Surface:
    """The foot of a cover in the dark: alike in all columns."""
    vivid = ui.theme.palette.vivid

    def make() -> pygame.Surface:
        return pygame.transform.scale(ui.artist.draw(_column(size[1], vivid)), size)

    return ui.artist.kept(("shade", size, vivid), make)


def _column(height: int, vivid: bool) -> Drawing:
    """A column of it."""
    drawing = Drawing(1, height)
    top, deep = (height * 0.42, 0.97) if vivid else (height * 0.47, 0.74)
    fall = drawing.linear((0, top), (0, height), (0, _SHADE, 0), (0.32, _SHADE, deep), (1, _SHADE, 0.97))
    drawing.rect((0, top), (1, height - top), fall)
    return drawing
