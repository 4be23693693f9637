"""The players' panels: frame, symbol, name and score. What lies on them are sprites."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.seats import SeatStyle
from game.match.seats import Seat
from game.ui.services import Services
from game.ui.table.arrange import Arrangement
from game.ui.table.compositor import Item


class Panels:
    """Draws the panels; the player to act has a bright frame in the seat's colour.

    Args:
        services: the program's services.
        arrangement: where the panels lie.
        seats: the players.
    """

    def __init__(self, services: Services, arrangement: Arrangement, seats: Sequence[Seat]) -> None:
        self._services = services
        self._arrangement = arrangement
        self._seats = seats
        self._headers: dict[tuple[int, int, bool], Item] = {}

    def style(self, seat: int) -> SeatStyle:
        """The colour and symbol of a seat; a record from elsewhere may name more styles than there are."""
        styles = self._services.theme.seat_colors
        return styles[self._seats[seat].style % len(styles)]

    def header(self, seat: int) -> pygame.Rect:
        """Symbol, name and score: where the focus rests to look at a player."""
        panel = self._arrangement.panels[seat]
        label = self._arrangement.rect(f"name.{seat}")
        assert label is not None
        return pygame.Rect(panel.left, label.top, panel.w, label.h)

    def draw_ground(self, ground: pygame.Surface) -> None:
        """The frames of all panels, drawn once into the table."""
        services = self._services
        for panel in self._arrangement.panels:
            frame = services.artist.panel(panel.size, "plain", services.theme.palette, services.metrics.k)
            ground.blit(frame, panel)

    def items(self, scores: Sequence[int], active: int | None) -> list[Item]:
        """The bright frame of the player to act, and every player's name and score."""
        frame = [self._glow(active)] if active is not None else []
        return frame + [self._header(seat, score, seat == active) for seat, score in enumerate(scores)]

    def _glow(self, seat: int) -> Item:
        """The bright frame round a panel, in the seat's colour."""
        units, panel = self._services.metrics.units, self._arrangement.panels[seat]
        reach = units(9)
        picture = self._services.artist.glow(panel.size, units(16), self.style(seat).color, reach)
        return Item(picture, (panel.left - reach, panel.top - reach))

    def _header(self, seat: int, score: int, active: bool) -> Item:
        key = (seat, score, active)
        if key not in self._headers:
            self._headers[key] = self._draw_header(seat, score, active)
        return self._headers[key]

    def _draw_header(self, seat: int, score: int, active: bool) -> Item:
        services, style = self._services, self.style(seat)
        panel, area = self._arrangement.panels[seat], self.header(seat)
        picture = pygame.Surface(area.size, pygame.SRCALPHA)
        if active:
            inset = services.metrics.units(6)
            strip = picture.get_rect().inflate(-2 * inset, -inset)
            tint = pygame.Surface(strip.size, pygame.SRCALPHA)
            pygame.draw.rect(
                tint, (*style.color, 70), tint.get_rect(), border_radius=services.metrics.units(12)
            )
            picture.blit(tint, strip)
        self._draw_parts(picture, seat, score, (panel.left, area.top))
        return Item(picture, area.topleft)

    def _draw_parts(self, picture: pygame.Surface, seat: int, score: int, corner: tuple[int, int]) -> None:
        services, style, palette = self._services, self.style(seat), self._services.theme.palette

        def place(name: str) -> pygame.Rect:
            rect = self._arrangement.rect(f"{name}.{seat}")
            assert rect is not None, f"the layout has no label {name}"
            return rect.move(-corner[0], -corner[1])

        symbol, name, points = place("symbol"), place("name"), place("score")
        picture.blit(services.artist.icon(style.symbol, symbol.size, style.color), symbol)
        size = min(services.metrics.text(services.theme.fonts.body), round(name.h * 0.72))
        label = services.writer.fit(self._seats[seat].name, size, palette.on_dark, name.w, "bold")
        self._align(picture, label, name, toward_end=False)
        size = min(services.metrics.text(services.theme.fonts.heading), round(points.h * 0.9))
        number = services.writer.line(services.catalogue.number(score), size, palette.brass_light, "bold")
        right = self._align(picture, number, points, toward_end=True)
        crown = round(points.h * 0.56)
        gap = services.metrics.units(10)
        x = right.right + gap if services.metrics.rtl else right.left - gap - crown
        picture.blit(services.artist.icon("crown", crown, palette.brass), (x, points.centery - crown // 2))

    def _align(
        self, picture: pygame.Surface, label: pygame.Surface, room: pygame.Rect, *, toward_end: bool
    ) -> pygame.Rect:
        """Blit ``label`` into ``room`` at its start or end; returns where."""
        rect = label.get_rect(centery=room.centery)
        if toward_end != self._services.metrics.rtl:
            rect.right = room.right
        else:
            rect.left = room.left
        picture.blit(label, rect)
        return rect
