"""A game's box as it stands on the shelf: pieces on its lid, its name, how many play and for how long."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.drawing import Drawing, star
from game.art.palette import Color, mix
from game.rules.kernel.rules import GameInfo
from game.rules.kernel.text import text
from game.ui.services import Services
from game.ui.widgets.box_art import BoxArt
from game.ui.widgets.button import Pressable
from game.ui.widgets.widget import Mood, resolved

_NARROWEST = 280
_LID = 290
"""The height of the pictures in design units; less with large text."""
_LID_SHARE = 0.56
"""The most of the width that this height takes."""
_PAD, _EDGE = 14, 12
_BESIDE, _BETWEEN = 8, 20
_BROAD = 1000
"""From this width on, in design units, large words stand beside the pictures."""
_LIDS_SHARE = 0.15
"""The share of the width that pictures beside words take."""
_LEAST = 104
"""The least height of pictures beside words, in design units."""
_NARROWED = 0.8
"""A name beside pictures shrinks to this share before it takes two lines."""
_PITCH = 1.2
"""The height of a line of a name beside pictures, in em."""
_LIDS = ("blue", "red", "green", "black", "gold")
"""The gem tones of the lids, in the order of the shelf."""


class GameBox(Pressable):
    """A box to choose.

    Args:
        title: id of the title, also its name for the focus: ``box-<title>``.
        info: the facts about it.
        art: what is on its lid.
        on_press: what choosing it does.
        on_focus: called when the focus comes to it.
    """

    tight = 0

    def __init__(
        self,
        title: str,
        info: GameInfo,
        art: BoxArt,
        on_press: Callable[[], object],
        on_focus: Callable[[], object],
    ) -> None:
        super().__init__(f"box-{title}")
        self.hint = text("hint-choose")
        self._name, self._info, self._art = text(f"{title}-name"), info, art
        self._press, self._on_focus = on_press, on_focus

    def natural(self, ui: Services) -> int:
        """Wide enough for the longest word of its name and for each of its numbers."""
        em = self.em(ui)
        words = (ui.writer.measure(word, em, "bold")[0] for word in resolved(ui, self._name).split())
        facts = max(self._fact_widths(ui)) + 2 * ui.metrics.units(_PAD)
        return max(ui.metrics.units(_NARROWEST), facts, max(words) + 4 * ui.metrics.units(_PAD))

    def height(self, ui: Services, width: int) -> int:
        """Lid, name, numbers and the edge of the box."""
        art, _, facts = self._parts(ui, width)
        half, whole, edge = map(ui.metrics.units, (_PAD / 2, _PAD, _EDGE))
        return max(art.bottom + half, facts.bottom + whole) + edge

    def entered(self) -> None:
        """Tell of it."""
        self._on_focus()

    def confirm(self, ui: Services) -> None:
        """Choose it."""
        ui.sound.play("confirm")
        self._press()

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the box; in focus it comes nearer and glows, and what is on it stays where it was.

        Of a box that an edge cuts, no word is cut.
        """
        m, palette, rect = ui.metrics, ui.theme.palette, self.rect
        lid = rect
        if mood.focus == self.id:
            lid = rect.inflate(m.units(12), m.units(12))
            reach = m.units(14)
            if mood.outlined:
                glow = ui.artist.glow(lid.size, m.units(12), palette.focus, reach)
                canvas.blit(glow, lid.inflate(2 * reach, 2 * reach))
        box = _box(lid.size, self._tone(ui), ui, focused=mood.focus == self.id)
        canvas.blit(ui.artist.svg(box, lid.size), lid)
        lid_art, plate, facts = (
            m.mirror(part.move(rect.topleft), rect) for part in self._parts(ui, rect.w, rect.h)
        )
        rows = self._fact_rows(ui, facts.w)
        for at, row in enumerate(rows):
            line = pygame.Rect(facts.left, facts.top + at * self._line(ui), facts.w, self._line(ui))
            if canvas.get_clip().contains(line):
                self._draw_facts(ui, canvas, row, line)
        if canvas.get_clip().contains(plate):
            self._draw_name(ui, canvas, plate)
        self._art.paint(canvas, lid_art)

    def _draw_name(self, ui: Services, canvas: pygame.Surface, plate: pygame.Rect) -> None:
        palette = ui.theme.palette
        canvas.blit(ui.artist.panel(plate.size, "label", palette, ui.metrics.k), plate)
        room = plate.w - 2 * ui.metrics.units(_PAD)
        beside = self._is_beside(ui, self.rect.w)
        em, pitch = (self._fitting(ui, room), _PITCH) if beside else (self.em(ui), 0)
        name = ui.writer.paragraph(resolved(ui, self._name), em, palette.ink, room, "bold", "center", pitch)
        canvas.blit(name, name.get_rect(center=plate.center))

    def _draw_facts(
        self, ui: Services, canvas: pygame.Surface, row: Sequence[tuple[str, str]], area: pygame.Rect
    ) -> None:
        """How many play, for how long: each beside its sign, in the middle of ``area``."""
        m, em, ink = ui.metrics, self._small(ui), ui.theme.palette.on_dark
        made = [(sign, ui.writer.line(words, em, ink, "medium")) for sign, words in row]
        aside = em + m.units(_BESIDE)
        strip = area.copy()
        strip.w = sum(words.get_width() + aside for _, words in made) + self._between(ui) * (len(made) - 1)
        strip.centerx = area.centerx
        x = strip.left
        for sign, words in made:
            icon = pygame.Rect(x, area.centery - em // 2, em, em)
            canvas.blit(ui.artist.icon(sign, em, ui.theme.palette.brass_light), m.mirror(icon, strip))
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

    def _parts(self, ui: Services, width: int, high: int = 0) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Where pictures, name and facts lie in a box, laid out from the left.

        Below one another; where large words have a broad box, side by side.

        Args:
            ui: the program's services.
            width: of the box.
            high: what the box has in height, if that is more than it needs.
        """
        return (self._beside if self._is_beside(ui, width) else self._below)(ui, width, high)

    @staticmethod
    def _is_beside(ui: Services, width: int) -> bool:
        """Whether words stand beside the pictures."""
        return ui.metrics.text_scale > 1 and width >= ui.metrics.units(_BROAD)

    def _below(self, ui: Services, width: int, high: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        pad, inner = ui.metrics.units(_PAD), width - 2 * ui.metrics.units(_PAD)
        facts = pygame.Rect(pad, 0, inner, self._line(ui) * len(self._fact_rows(ui, inner)))
        plate = pygame.Rect(pad, 0, inner, self._plate(ui, inner))
        least = self._lid(ui, width) + plate.h + facts.h + ui.metrics.units(3 * _PAD + _EDGE)
        facts.bottom = max(high, least) - ui.metrics.units(_EDGE) - pad
        plate.bottom = facts.top - pad // 2
        return pygame.Rect(pad, pad, inner, plate.top - 2 * pad), plate, facts

    def _beside(self, ui: Services, width: int, high: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        pad, inner = ui.metrics.units(_PAD), width - 2 * ui.metrics.units(_PAD)
        wide = min(self._row(ui), inner // 2)
        rows = self._line(ui) * len(self._fact_rows(ui, wide))
        art = pygame.Rect(pad, pad // 2, round(inner * _LIDS_SHARE), 0)
        plate = pygame.Rect(art.right + pad, 0, inner - art.w - wide - 2 * pad, 0)
        em, room = self._fitting(ui, plate.w - 2 * pad), plate.w - 2 * pad
        lines = len(ui.writer.wrap(resolved(ui, self._name), em, room, "bold"))
        plate.h = round(self.em(ui) * _PITCH * lines)
        least = max(plate.h, rows, ui.metrics.units(_LEAST - 1.5 * self.tight))
        art.h = max(least, high - ui.metrics.units(_PAD + _EDGE))
        facts = pygame.Rect(plate.right + pad, 0, wide, rows)
        plate.centery = facts.centery = art.centery
        return art, plate, facts

    def _lid(self, ui: Services, width: int) -> int:
        less = 0.5 if len(self._fact_rows(ui, width - 2 * ui.metrics.units(_PAD))) == 1 else 1.0
        return round(min(width * _LID_SHARE, ui.metrics.units(_LID / ui.metrics.text_scale**less)))

    def _plate(self, ui: Services, width: int) -> int:
        room = width - 2 * ui.metrics.units(_PAD)
        return ui.writer.paragraph_height(
            resolved(ui, self._name), self.em(ui), room, "bold"
        ) + ui.metrics.units(8)

    def _tone(self, ui: Services) -> Color:
        palette = ui.theme.palette
        return mix(palette.gems[_LIDS[self._art.number % len(_LIDS)]].deep, palette.surface, 0.4)

    def _line(self, ui: Services) -> int:
        return ui.writer.height(self._small(ui))

    @staticmethod
    def em(ui: Services) -> int:
        """The em size of the text in pixels."""
        return ui.metrics.text(ui.theme.fonts.body)

    def _fitting(self, ui: Services, room: int) -> int:
        """The em of its name where that is in one line if a little smaller letters are enough for it."""
        em = self.em(ui)
        return ui.writer.fitting(resolved(ui, self._name), em, room, "bold", round(em * _NARROWED))

    @staticmethod
    def _small(ui: Services) -> int:
        """The facts grow half as much as the name: the shelf needs the room."""
        small = ui.theme.fonts.small
        return (ui.metrics.print(small) + ui.metrics.text(small)) // 2


def _box(size: tuple[int, int], tone: Color, ui: Services, *, focused: bool) -> str:
    """The lid with a star pattern and a frame, and below it the edge of the box."""
    width, height = size
    k, palette = ui.metrics.k, ui.theme.palette
    drawing = Drawing(width, height)
    edge, line = _EDGE * k, max(1.5, (3.2 if focused else 2.2) * k)
    drawing.rect((0, edge), (width, height - edge), mix(tone, (0, 0, 0), 0.55), 12 * k)
    low = height - edge
    ground = drawing.linear((0, 0), (0, low), (0, mix(tone, palette.ivory, 0.16)), (1, tone))
    drawing.rect((0, 0), (width, low), ground, 12 * k)
    pale = mix(tone, palette.ivory, 0.24)
    reach = min(width * 0.48, low * 0.38)
    for share, points in ((1.0, 8), (0.78, 12), (0.56, 16)):
        ring = star((width / 2, reach * 1.04), reach * share, reach * share * 0.8, points)
        drawing.polygon(ring, stroke=pale, width=1.2 * k)
    inset = line / 2
    inner, brass = (width - line, low - line), palette.brass_dark
    drawing.rect((inset, inset), inner, radius=12 * k, stroke=brass, width=line)
    frame = palette.focus if focused else palette.brass
    drawing.rect((inset, inset), (width - line, height - line), radius=12 * k, stroke=frame, width=line)
    return drawing.svg()
