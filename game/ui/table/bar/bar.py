"""The bar below the table: the question, the help line, the news, and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.art.frames import button_ink
from game.art.palette import Color
from game.art.seats import SeatStyle
from game.art.surfaces import transparent
from game.art.writing import write
from game.ui.services import Services
from game.ui.table.bar.hints import draw_hints
from game.ui.table.bar.places import bar_places
from game.ui.table.bar.text import BarText, Forms
from game.ui.table.compositor import Item
from game.ui.text.bidi import FSI, PDI
from game.ui.text.fonts import Weight
from game.ui.text.writer import Writer

BUTTONS = ("hint", "undo", "history", "menu")
"""The icons of the buttons at the end of the bar, in reading order; the first may be switched off."""
ALONG = ("earlier", "later")
"""Buttons whose icons point along the reading direction."""
_QUESTION, _HELP, _NEWS = (48, 0.5, 0.875), (40, 0.4, 0.925), (37, 0.4, 1.0)
"""The size of a row in design units, the share of the text scale by which it grows, and the share of its size
to which all its words shrink before fewer are said."""
_EMBLEM, _INDENT = 0.86, 1.12
"""The emblem before the news, and the room that it takes, in em."""
_PAD, _PITCH = 14, 1.2
"""Design units beside the words of a toast in its frame, and from one of its lines to the next, in em."""
_LINE = 2
"""Design units of the line above the bar."""
_PAIR, _STEP = 2, 3
"""Lines of a help line that is high enough; pixels from one size of the words of a toast to the next."""
_ROUND = 16
"""How round the corners of a plate are, in design units."""
_FRAME = 27
"""Design units of the frame of the table, which the ground of the bar leaves free."""


@dataclass(frozen=True, slots=True)
class Row:
    """How a row of the bar is written.

    Attributes:
        em: its size.
        least: to this all its words shrink before fewer are said.
        floor: to this the last of its forms shrinks before its end is cut.
        color, weight: of its letters.
    """

    em: int
    least: int
    floor: int
    color: Color
    weight: Weight = "regular"

    def form(self, writer: Writer, forms: Forms, width: int) -> str:
        """The first form for which there is room, else the last."""
        found = (form for form in forms if writer.measure(form, self.least, self.weight)[0] <= width)
        return next(found, forms[-1])

    def line(self, writer: Writer, forms: Forms, width: int) -> pygame.Surface:
        """That form, as large as there is room; cut behind a word where there is none."""
        said = self.form(writer, forms, width)
        if not self._fits(writer, said, width):
            said = next((cut for cut in _cuts(said) if self._fits(writer, cut, width)), said)
        return writer.fit(said, self.em, self.color, width, self.weight, self.floor)

    def _fits(self, writer: Writer, said: str, width: int) -> bool:
        return writer.measure(said, self.floor, self.weight)[0] <= width


def _cuts(said: str) -> Iterator[str]:
    """So many of the words and an ellipsis, fewer and fewer; a name that is cut stays a name."""
    words = said.split(" ")
    for count in range(len(words) - 1, 0, -1):
        head = " ".join(words[:count]).rstrip(".,;:،؛" + PDI)
        yield f"{head}…" + PDI * (head.count(FSI) - head.count(PDI))


def lay_plate(picture: pygame.Surface, services: Services, asked: SeatStyle | None = None) -> None:
    """A plain ground with a line round it: of a bar, or of a note before somebody who is not asked."""
    units, palette, whole = services.metrics.units, services.theme.palette, picture.get_rect()
    rim, line = (asked.color, 2 * _LINE) if asked else (palette.brass_dark, _LINE)
    pygame.draw.rect(picture, palette.pressed, whole, border_radius=units(_ROUND))
    pygame.draw.rect(picture, rim, whole, units(line), border_radius=units(_ROUND))


class Bar:
    """Lays out and draws the bar.

    Args:
        services: the program's services.
        rect: where it lies.
        names: its buttons, if others than `BUTTONS`; then nothing is chosen here.
        plate: what lies under it, if that is not the foot of the canvas.

    Attributes:
        places: where everything in it lies.
        medal: where the medal of the player to act lies.
        question, help, news: how these rows are written.
        toast: where the frame of a toast lies.
    """

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        names: Sequence[str] = (),
        plate: pygame.Rect | None = None,
    ) -> None:
        self._services, self.rect, self._plate = services, rect, plate
        metrics, palette = services.metrics, services.theme.palette
        shown = names or (BUTTONS if services.settings.hints else BUTTONS[1:])
        self.places = bar_places(metrics, rect, shown, choice=not names)
        if plate:
            self.places = replace(self.places, ground=plate)
        self.medal = self.places.lone
        self.question = self._row(_QUESTION, palette.on_dark, "bold")
        self.help = self._row(_HELP, palette.brass_light)
        self.news = self._row(_NEWS, palette.on_dark_soft)
        self.toast: pygame.Rect | None = None
        self._tells = False
        self._shown: tuple[object, Item] | None = None
        self._faces: dict[tuple[str, str], pygame.Surface] = {}

    def _row(self, row: tuple[float, float, float], color: Color, weight: Weight = "regular") -> Row:
        metrics, (units, grows, share) = self._services.metrics, row
        em = metrics.print(units * (1 + grows * (metrics.text_scale - 1)))
        floor = metrics.print(self._services.theme.fonts.small)
        return Row(em, max(floor, round(em * share)), floor, color, weight)

    @property
    def buttons(self) -> dict[str, pygame.Rect]:
        """Where its buttons lie."""
        return dict(self.places.icons)

    def names_fit(self, names: Sequence[str]) -> bool:
        """Whether there is room for each of these names below the medal."""
        place, measure = self.places.name, self._services.writer.measure
        return place is not None and all(measure(name, self.news.em)[0] <= place.w for name in names)

    def items(self, text: BarText, focus: str | None, disabled: frozenset[str]) -> list[Item]:
        """The bar's words on their ground, and its buttons.

        Args:
            text: the words.
            focus: the button in focus, if one is.
            disabled: buttons that lead to nothing now.
        """
        self._tells = bool(text.news and not text.toast)
        key = (text, self._services.hub.last_device)
        if self._shown is None or self._shown[0] != key:
            self._shown = (key, Item(self._draw(text), self.places.ground.topleft))
        return [self._shown[1], *(self._button(name, focus, disabled) for name in self.buttons)]

    def tells(self, pos: tuple[int, int]) -> bool:
        """Whether the news stand there: pressing them opens the history."""
        return bool(self._tells and self.places.news and self.places.news.collidepoint(pos))

    def says(self, text: BarText) -> Iterator[tuple[Row, Forms, pygame.Rect]]:
        """What stands in which row: its form, its words, its room. News without a row may help."""
        news = self._news(text)
        rows = ((self.question, text.prompt, self.places.question), (self.help, text.help, self.places.help))
        for row, forms, place in rows:
            if forms and not (self.toast and self.toast.colliderect(place)):
                yield row, forms, place
        if news:
            row, place = news
            yield row, text.news, self._told(text, row, place)

    def _news(self, text: BarText) -> tuple[Row, pygame.Rect] | None:
        """Where the news stand: in their own row, or without one where there is no help; None for nowhere."""
        if not text.news or text.toast:
            return None
        if self.places.news:
            return self.news, self.places.news
        return None if text.help else (self.help, self.places.help)

    def _told(self, text: BarText, row: Row, place: pygame.Rect) -> pygame.Rect:
        """The room for the words of the news, behind the emblem."""
        room, indent = place.copy(), round(row.em * _INDENT) if text.by else 0
        room.w -= indent
        room.x += 0 if self._services.metrics.rtl else indent
        return room

    def _draw(self, text: BarText) -> pygame.Surface:
        """Everything but the buttons."""
        services, ground = self._services, self.places.ground
        picture, corner = transparent(ground.size), (-ground.x, -ground.y)
        self._lay_ground(picture, text.style)
        self.toast = None
        if text.toast:
            self._frame(picture, text.toast, refused=text.refused)
        for row, forms, place in self.says(text):
            line = self._two_lines(row, forms, place) or row.line(services.writer, forms, place.w)
            at = line.get_rect(left=place.left, centery=place.centery)
            write(picture, line, services.metrics.mirror(at, place).move(corner))
        if text.by and (news := self._news(text)):
            self._emblem(picture, text.by, *news)
        self._who(picture, text)
        hints, room = draw_hints(services, text.hints, self.places.hints.size), self.places.hints
        if hints:
            picture.blit(hints, hints.get_rect(center=room.center).move(corner))
        return picture

    def _two_lines(self, row: Row, forms: Forms, place: pygame.Rect) -> pygame.Surface | None:
        """Of a row that is high enough, all its words in two lines where one would be small; else None."""
        writer, em = self._services.writer, int(place.h / (_PAIR * _PITCH))
        one = writer.measure(forms[0], row.least, row.weight)[0] <= place.w
        if row is not self.help or em <= row.floor or one:
            return None
        found = (form for form in forms if len(writer.wrap(form, em, place.w)) <= _PAIR)
        form = next(found, "")
        return writer.paragraph(form, em, row.color, place.w, row.weight, pitch=_PITCH) if form else None

    def _lay_ground(self, picture: pygame.Surface, asked: SeatStyle | None) -> None:
        """A plain ground within the frame of the table, with a thin line above it; or a plate."""
        if self._plate:
            lay_plate(picture, self._services, asked)
            return
        units, palette = self._services.metrics.units, self._services.theme.palette
        wide, high = picture.get_size()
        edge = units(_FRAME)
        pygame.draw.rect(picture, palette.pressed, (edge, 0, wide - 2 * edge, high - edge))
        line = pygame.Rect(edge, 0, wide - 2 * edge, units(_LINE))
        pygame.draw.rect(picture, palette.brass_dark, line)

    def _who(self, picture: pygame.Surface, text: BarText) -> None:
        """The medal of the player to act, and the name where there is room for it."""
        if text.style is None:
            return
        services, places = self._services, self.places
        named = bool(text.name and places.name)
        self.medal = places.medal if named else places.lone
        place = self.medal.move(-places.ground.x, -places.ground.y)
        icon = "eye" if text.private_view else text.style.symbol
        picture.blit(services.artist.icon(icon, place.size, text.style.color), place)
        if named and places.name:
            line = services.writer.fit(text.name, self.news.em, self.news.color, places.name.w)
            at = line.get_rect(centerx=places.medal.centerx, centery=places.name.centery)
            write(picture, line, at.move(-places.ground.x, -places.ground.y))

    def _emblem(self, picture: pygame.Surface, by: SeatStyle, row: Row, room: pygame.Rect) -> None:
        """That of whom the news are about, before them."""
        side = round(row.em * _EMBLEM)
        icon = self._services.artist.icon(by.symbol, side, by.color)
        place = self._services.metrics.mirror(icon.get_rect(left=room.left, centery=room.centery), room)
        picture.blit(icon, place.move(-self.places.ground.x, -self.places.ground.y))

    def _frame(self, picture: pygame.Surface, words: str, *, refused: bool) -> None:
        """A toast in its frame, red only if it refuses: in the rows of help and news, or in all."""
        services, (self.toast, em, said) = self._services, self.framed(words)
        pad, palette = services.metrics.units(_PAD), services.theme.palette
        rim = palette.danger if refused else palette.brass
        panel = services.artist.panel(self.toast.size, "plain", palette, services.metrics.k, rim)
        at = self.toast.move(-self.places.ground.x, -self.places.ground.y)
        picture.blit(panel, at)
        lines = services.writer.paragraph(said, em, palette.on_dark, at.w - 2 * pad, pitch=_PITCH)
        write(picture, lines, lines.get_rect(center=at.center))

    def framed(self, words: str) -> tuple[pygame.Rect, int, str]:
        """Where a toast lies, how large its words are, and what of them has room: but for novels all."""
        sizes = (*range(self.help.em, self.news.floor, -_STEP), self.news.floor)
        pad = self._services.metrics.units(_PAD)
        for place in self.places.toasts:
            for em in sizes:
                lines = self._services.writer.wrap(words, em, place.w - 2 * pad)
                if len(lines) <= self._lines(place, em):
                    return place, em, words
        return place, em, f"{' '.join(lines[: self._lines(place, em)])[:-1].rstrip()}…"

    def _lines(self, place: pygame.Rect, em: int) -> int:
        """For how many lines there is room in a frame."""
        return max(1, int((place.h - 2 * self._services.metrics.units(_LINE)) / (em * _PITCH)))

    def _button(self, name: str, focus: str | None, disabled: frozenset[str]) -> Item:
        rect = self.places.icons[name]
        state = "focused" if name == focus else "disabled" if name in disabled else "normal"
        if (name, state) not in self._faces:
            self._faces[name, state] = self._draw_button(name, rect.size, state)
        return Item(self._faces[name, state], rect.topleft)

    def _draw_button(self, name: str, size: tuple[int, int], state: str) -> pygame.Surface:
        services, palette = self._services, self._services.theme.palette
        face = services.artist.button(size, state, palette, services.metrics.k).copy()
        icon = services.artist.icon(name, round(size[1] * 0.55), button_ink(state, palette))
        if name in ALONG and services.metrics.rtl:
            icon = pygame.transform.flip(icon, flip_x=True, flip_y=False)
        face.blit(icon, icon.get_rect(center=face.get_rect().center))
        return face
