"""The screen as a table from above, with the emblems of the players at its edges."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.art.seats import SeatStyle
from game.art.surfaces import transparent
from game.rules.kernel.text import text
from game.ui.facing import turned
from game.ui.input.intents import Direction, Pixel
from game.ui.services import Services
from game.ui.stations import STATIONS, Edge, Station
from game.ui.widgets.widget import Mood, Widget

_HEIGHT, _LESS, _RIM, _EMBLEM = 500, 60, 104, 84
"""Design units: of all, so much less at the largest text, of the room for emblems round the screen, of an
emblem."""
_UPRIGHT = 1.5
"""It is so much higher on an upright canvas."""
_RING, _NAME = 7, 0.42
"""The ring of the emblem in hand in design units; the height of a name as a share of the emblem."""
_ORDER = tuple(STATIONS)


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player: the name, and how the seat looks."""

    name: str
    style: SeatStyle


class SeatPlan(Widget):
    """Emblems that are dragged to where their players sit, or stepped there with left and right.

    Args:
        id: its name for the focus.
        sitters: the players in turn order.
        places: names of `STATIONS`, where they sit now.
        on_change: told where all sit from now on.

    Attributes:
        hand: the number of the player whose emblem is in hand.
    """

    hint = text("around-next")

    def __init__(
        self,
        id: str,
        sitters: Sequence[Sitter],
        places: Sequence[str],
        on_change: Callable[[tuple[str, ...]], object],
    ) -> None:
        super().__init__(id)
        self._sitters, self.places = tuple(sitters), list(places)
        self._on_change = on_change
        self.hand = 0
        self._dragged: Pixel | None = None

    @property
    def focusable(self) -> bool:
        """Always."""
        return True

    def adopt(self, old: Widget) -> None:
        """The same emblem stays in hand."""
        if isinstance(old, SeatPlan):
            self.hand = old.hand

    def height(self, ui: Services, width: int) -> int:
        """As given; larger text has less room for it."""
        high = ui.metrics.units(_HEIGHT - _LESS * (ui.metrics.text_scale - 1))
        return round(high * _UPRIGHT) if ui.metrics.portrait else high

    def confirm(self, ui: Services) -> None:
        """The next emblem is in hand."""
        self.hand = (self.hand + 1) % len(self._sitters)
        ui.sound.play("move")

    def nav(self, ui: Services, direction: Direction) -> bool:
        """Left and right step the emblem in hand round the screen; whoever sits there changes places."""
        if direction not in ("left", "right"):
            return False
        at = _ORDER.index(self.places[self.hand]) + (1 if direction == "right" else -1)
        self._put(ui, _ORDER[at % len(_ORDER)])
        return True

    def click(self, ui: Services, pos: Pixel) -> None:
        """An emblem is taken in hand; at an empty place the one in hand goes there."""
        self._dragged = None
        name = self._nearest(ui, pos)
        if name in self.places:
            self.hand = self.places.index(name)
        else:
            self._put(ui, name)

    def drag(self, ui: Services, start: Pixel, pos: Pixel) -> bool:
        """The emblem that lay at ``start`` goes to the place nearest to ``pos``."""
        if self._dragged != start:
            name = self._nearest(ui, start)
            if name not in self.places or math.dist(self.centre(ui, name), start) > self._side(ui):
                return False
            self.hand, self._dragged = self.places.index(name), start
        self._put(ui, self._nearest(ui, pos))
        return True

    def _put(self, ui: Services, name: str) -> None:
        before = self.places[self.hand]
        if name == before:
            return
        if name in self.places:
            self.places[self.places.index(name)] = before
        self.places[self.hand] = name
        ui.sound.play("move")
        self._on_change(tuple(self.places))

    # --- where things lie --------------------------------------------------------------------------------

    def _side(self, ui: Services) -> int:
        return ui.metrics.units(_EMBLEM)

    def _screen(self, ui: Services) -> pygame.Rect:
        """The screen in the middle, as wide and high as the real one."""
        rim, (width, height) = ui.metrics.units(_RIM), ui.metrics.size
        high = self.rect.h - 2 * rim
        screen = pygame.Rect(0, 0, round(high * width / height), high)
        screen.center = self.rect.center
        return screen

    def centre(self, ui: Services, name: str) -> Pixel:
        """The middle of an emblem at a place."""
        station, screen = STATIONS[name], self._screen(ui)
        away = ui.metrics.units(_RIM) // 2
        if station.edge in (Edge.BOTTOM, Edge.TOP):
            x = screen.left + round(station.along * screen.w)
            return x, screen.bottom + away if station.edge is Edge.BOTTOM else screen.top - away
        y = screen.top + round(station.along * screen.h)
        return screen.left - away if station.edge is Edge.LEFT else screen.right + away, y

    def _nearest(self, ui: Services, pos: Pixel) -> str:
        return min(STATIONS, key=lambda name: math.dist(self.centre(ui, name), pos))

    # --- the picture -------------------------------------------------------------------------------------

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the screen, empty places, and emblems with their names on the screen before them."""
        palette, units, screen = ui.theme.palette, ui.metrics.units, self._screen(ui)
        focused = mood.focus == self.id
        field = ui.artist.field(screen.size, palette.lit if focused else palette.table, units(18))
        canvas.blit(field, screen)
        edge = palette.brass_light if focused else palette.brass
        pygame.draw.rect(canvas, edge, screen, max(2, units(5 if focused else 3)), units(18))
        side = self._side(ui)
        for name in STATIONS:
            if name not in self.places:
                pygame.draw.circle(canvas, palette.lit, self.centre(ui, name), side // 4, max(1, units(2)))
        for number, (sitter, name) in enumerate(zip(self._sitters, self.places, strict=True)):
            centre, station = self.centre(ui, name), STATIONS[name]
            if number == self.hand:
                pygame.draw.circle(canvas, edge, centre, side // 2 + units(_RING))
            canvas.blit(self._emblem(ui, sitter, station), self._emblem_at(centre, side))
            self._say(ui, canvas, sitter, station)

    @staticmethod
    def _emblem_at(centre: Pixel, side: int) -> pygame.Rect:
        place = pygame.Rect(0, 0, side, side)
        place.center = centre
        return place

    def _emblem(self, ui: Services, sitter: Sitter, station: Station) -> pygame.Surface:
        side = self._side(ui)
        picture = transparent((side, side))
        pygame.draw.circle(picture, ui.theme.palette.ink, (side // 2, side // 2), side // 2)
        symbol = ui.artist.icon(sitter.style.symbol, round(side * 0.7), sitter.style.color)
        picture.blit(symbol, symbol.get_rect(center=(side // 2, side // 2)))
        return turned(picture, station.edge)

    def _say(self, ui: Services, canvas: pygame.Surface, sitter: Sitter, station: Station) -> None:
        """A name on the screen as who sits there reads it."""
        screen, air = self._screen(ui), ui.metrics.units(14)
        across = screen.w if station.edge in (Edge.BOTTOM, Edge.TOP) else screen.h
        em = max(round(self._side(ui) * _NAME), ui.metrics.print(ui.theme.fonts.small))
        name = ui.writer.fit(
            sitter.name, em, ui.theme.palette.on_dark, round(across * station.room * 0.8), "bold"
        )
        made = turned(name, station.edge)
        place = made.get_rect(center=screen.center)
        match station.edge:
            case Edge.BOTTOM:
                place.bottom, place.centerx = (
                    screen.bottom - air,
                    screen.left + round(station.along * screen.w),
                )
            case Edge.TOP:
                place.top, place.centerx = screen.top + air, screen.left + round(station.along * screen.w)
            case Edge.LEFT:
                place.left, place.centery = screen.left + air, screen.top + round(station.along * screen.h)
            case Edge.RIGHT:
                place.right, place.centery = screen.right - air, screen.top + round(station.along * screen.h)
        canvas.blit(made, place)
