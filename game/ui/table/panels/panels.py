"""The players' panels: frame, symbol, name, badges and score. What lies on them are sprites."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.art.palette import Color
from game.art.seats import SeatStyle
from game.art.surfaces import transparent
from game.art.writing import write
from game.desk.desk_model import PONDERING
from game.lang.narrator import brief_name
from game.match.seats import Seat
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.panels.head_alignment import Air, lowered_by, raised_by
from game.ui.table.panels.provisional import lying_in, say_provisional
from game.ui.table.shots.arrange import Arrangement
from game.ui.text.fonts import RTL_TEXT

PANEL = "panel."
"""The head of a panel is in focus as ``panel.2``."""
_USUAL = 0.72  # the em of a name, as a share of the height of its room
_GROWN = 0.86  # the same at larger text
_TALLEST = 0.95  # the same before the name is too small
_POINTS = 0.9, 1.08
"""The em of points in the height of theirs; at larger text they may fill a low room more than be smaller."""
_ROOM_ABOVE = 3
"""Design units above right-to-left words at larger text: their letters reach up to the panel above."""
_ROOM_BELOW = 7
"""Design units below such words: their letters reach down to the pieces."""
_FRAME = 5
"""At larger text names keep so far from the frame above them, in design units, where there is room."""
_BELOW = 3
"""So much below the header belongs to the head of a panel, in design units, if nothing lies there."""
_BADGE = 0.62  # the side of a badge, as a share of the height of the name's room
_CLOSE = 0.52  # the same at 100 % text where the name would be cut for it
_CROWN = 0.56  # the side of a crown, as a share of the height of the points' room
_LARGER = 0.76, 0.67
"""The same two of a badge at larger text, where rooms may be lower: it is no smaller there."""
_SHORTEST = 2.5
"""A name with less room than this, in em, is left out instead of cut."""
_WHOLE = 4
"""The same of a name that does not fit: so few letters of it would name nobody."""


@dataclass(frozen=True, slots=True)
class PanelHeader:
    """What the head of a panel says.

    Attributes:
        seat: whose it is.
        score: the points as they stand.
        active: it is this player's move.
        leads: nobody has more points, and somebody has less.
        badges: icons: how the player stands in the round.
        provisional: the points are how it would stand if the game ended now.
    """

    seat: int
    score: int
    active: bool = False
    leads: bool = False
    badges: tuple[str, ...] = ()
    provisional: bool = False


def headers(
    scores: Sequence[int],
    active: int | None,
    badges: Sequence[tuple[str, ...]],
    provisional: bool,
    waiting: int | None = None,
) -> list[PanelHeader]:
    """The heads of all panels; the leaders are known only if not all are level.

    Who would act out of turn sees by the own name that it is time to wait: there it disturbs nobody.
    """
    best, level = max(scores), len(set(scores)) < 2
    waits = [(*each, PONDERING) if seat == waiting != active else each for seat, each in enumerate(badges)]
    return [
        PanelHeader(seat, score, seat == active, score == best and not level, waits[seat], provisional)
        for seat, score in enumerate(scores)
    ]


class Panels:
    """Draws the panels; the head of the player to act is filled with the seat's colour.

    Args:
        services: the program's services.
        arrangement: where the panels lie.
        seats: the players.
    """

    def __init__(self, services: Services, arrangement: Arrangement, seats: Sequence[Seat]) -> None:
        self._services = services
        self._arrangement = arrangement
        self._seats = seats
        self._headers: dict[PanelHeader, Item] = {}

    def style(self, seat: int) -> SeatStyle:
        """The colour and symbol of a seat; a record from elsewhere may name more styles than there are."""
        styles = self._services.theme.seat_colors
        return styles[self._seats[seat].style % len(styles)]

    def header(self, seat: int) -> pygame.Rect | None:
        """Symbol, name and score: where the focus rests to look at a player; None for one not on screen."""
        panel, label = self._arrangement.panels.get(seat), self._arrangement.rect(f"name.{seat}")
        return pygame.Rect(panel.left, label.top, panel.w, label.h) if panel and label else None

    def head(self, seat: int, pieces: Iterable[pygame.Rect]) -> pygame.Rect | None:
        """The upper end of a panel, as far as its ``pieces`` leave it to the header."""
        header = self.header(seat)
        if header is None:
            return None
        panel = self._arrangement.panels[seat]
        below = [rect.top for rect in pieces if panel.contains(rect) and rect.top > header.centery]
        low = min([header.bottom + self._services.metrics.units(_BELOW), *below])
        return pygame.Rect(panel.left, panel.top, panel.w, low - panel.top)

    def frames(self) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """The frames of all panels, which belong to the ground."""
        services = self._services
        for panel in self._arrangement.panels.values():
            yield (
                services.artist.panel(panel.size, "plain", services.theme.palette, services.metrics.k),
                panel,
            )

    def prefetch(self, active: int | None) -> Iterator[None]:
        """Paint the frames, and the bright head of who is to act, one at each step."""
        services = self._services
        for panel in self._arrangement.panels.values():
            services.artist.panel(panel.size, "plain", services.theme.palette, services.metrics.k)
            yield
        if active in self._arrangement.panels and active is not None:
            self._bright(active)
            yield

    def items(self, heads: Sequence[PanelHeader]) -> list[Item]:
        """The bright head of the player to act, and every player's name and score."""
        shown = [head for head in heads if self.header(head.seat)]
        bright = [self._bright(head.seat) for head in shown if head.active]
        return bright + [self._header(head) for head in shown]

    def _bright(self, seat: int) -> Item:
        """The head of a panel in the seat's colour, from the upper edge of its frame to below the name."""
        panel, header, color = self._arrangement.panels[seat], self.header(seat), self.style(seat).color
        low = header.bottom if header else panel.top
        at = pygame.Rect(panel.left, panel.top, panel.w, min(low, panel.bottom) - panel.top)
        artist, radius, whole = self._services.artist, self._services.metrics.units(16), at.h == panel.h
        return Item(artist.field(at.size, color, radius, whole=whole), at.topleft)

    def _header(self, head: PanelHeader) -> Item:
        if head not in self._headers:
            self._headers[head] = self._draw_header(head)
        return self._headers[head]

    def _draw_header(self, head: PanelHeader) -> Item:
        services, style, area = self._services, self.style(head.seat), self.header(head.seat)
        assert area is not None, "only what is on the screen is drawn"
        picture = transparent(area.size)
        symbol, name, points = (self._place(part, head.seat, area) for part in ("symbol", "name", "score"))
        picture.blit(services.artist.icon(style.symbol, symbol.size, self._ink(head, style.color)), symbol)
        air = self._air(head, name, points)
        score = self._draw_score(picture, head, points, points.union(name).w, air)
        named = self._draw_name(picture, head, name, score, air)
        if head.active and head.provisional:
            pieces = lying_in(self._arrangement, head.seat, area)
            taken = (named, symbol, *(each.move(-area.left, -area.top) for each in pieces))
            say_provisional(services, picture, score, taken, services.theme.palette.ink)
        return Item(picture, area.topleft)

    def _air(self, head: PanelHeader, room: pygame.Rect, points: pygame.Rect) -> Air:
        """As it should be; closer, with smaller badges and points, where the name would be cut for it."""
        services, (_, least) = self._services, self._ems(room)
        units, fonts, most = services.metrics.units, services.theme.fonts, points.union(room).w
        filled, full = (round(points.h * share) for share in _POINTS)
        low = min(full, services.metrics.print(fonts.heading)) if services.metrics.text_scale > 1 else 0
        em = min(services.metrics.text(fonts.heading), max(filled, low))
        name = services.writer.measure(self._seats[head.seat].name, least, "bold")[0]

        def beside(air: Air) -> tuple[int, int]:
            """The widths of the name with its badges, and of the points with their crown."""
            crown = round(points.h * _CROWN) + air.crown if head.leads else 0
            badges = len(head.badges) * (air.badge + air.gap)
            return name + badges, self._score(head, air.em, most).get_width() + air.gap + crown

        share, closer = _LARGER if services.metrics.text_scale > 1 else (_BADGE, _CLOSE)
        usual = Air(units(8), units(10), em, round(room.h * share))
        near, badge = units(3), round(room.h * closer)
        if services.metrics.text_scale > 1:  # as large as the name leaves room
            tries = (Air(near, near, em, side) for side in range(usual.badge, badge, -1))
            badge = next((air.badge for air in tries if sum(beside(air)) <= most), badge)
        width, score = beside(usual)
        if width <= min(room.w, most - score) or room.w < least * _SHORTEST:
            return usual
        if width <= most - score:
            return Air(near, near, em, badge)  # smaller points leave the name no more room
        small = min(em, services.metrics.print(fonts.small))
        ways = (Air(near, near, size, badge) for size in range(em, small, -1))
        smallest = Air(near, near, small, badge)
        return next((air for air in ways if sum(beside(air)) <= most), smallest)

    def _ems(self, room: pygame.Rect) -> tuple[int, int]:
        """The em of a name in its ``room``, and the least."""
        metrics, fonts, rtl = self._services.metrics, self._services.theme.fonts, self._services.metrics.rtl
        least = min(metrics.print(fonts.small), round(room.h * _TALLEST))
        tallest = (_GROWN * RTL_TEXT if rtl else _GROWN) if metrics.text_scale > 1 else _USUAL
        return max(least, min(metrics.text(fonts.body), round(room.h * tallest))), least

    def _score(self, head: PanelHeader, em: int, free: int) -> pygame.Surface:
        number, ink = self._services.catalogue.number(head.score), self._services.theme.palette.brass_light
        return self._services.writer.fit(number, em, self._ink(head, ink), free, "bold")

    def _ink(self, head: PanelHeader, usual: Color) -> Color:
        """The colour of what stands in a head: dark on that of who is to act."""
        return self._services.theme.palette.ink if head.active else usual

    def _place(self, part: str, seat: int, area: pygame.Rect) -> pygame.Rect:
        rect = self._arrangement.rect(f"{part}.{seat}")
        assert rect is not None, f"the layout has no label {part}"
        return rect.move(-area.left, -area.top)

    def _draw_score(
        self, picture: pygame.Surface, head: PanelHeader, room: pygame.Rect, most: int, air: Air
    ) -> pygame.Rect:
        """The points, the leader's with a crown; returns what it takes.

        All of that keeps within the room of points and name, of which ``most`` is the width.
        """
        services, palette, crown = self._services, self._services.theme.palette, round(room.h * _CROWN)
        number = self._score(head, air.em, most - (crown + air.crown if head.leads else 0))
        if services.metrics.text_scale > 1:
            room = room.move(0, lowered_by(number, room, services.metrics.units(_FRAME)))
        taken = self._align(picture, number, room, toward_end=True)
        if not head.leads:
            return taken
        x = taken.right + air.crown if services.metrics.rtl else taken.left - air.crown - crown
        place = pygame.Rect(x, room.centery - crown // 2, crown, crown)
        picture.blit(services.artist.icon("crown", crown, self._ink(head, palette.brass)), place)
        return taken.union(place)

    def _draw_name(
        self, picture: pygame.Surface, head: PanelHeader, room: pygame.Rect, score: pygame.Rect, air: Air
    ) -> pygame.Rect:
        """The name, and the badges behind it; returns what they take.

        There is no name where there is no room: the symbol says who it is.
        """
        services, palette, rtl = self._services, self._services.theme.palette, self._services.metrics.rtl
        side, gap = air.badge, air.gap
        until = max(room.left, score.right + gap) if rtl else min(room.right, score.left - gap)
        free = (room.right - until if rtl else until - room.left) - len(head.badges) * (side + gap)
        metrics, (size, least) = services.metrics, self._ems(room)
        clear = (_ROOM_ABOVE, _ROOM_BELOW) if rtl and metrics.text_scale > 1 else (0, 0)
        above, below = (max(1, metrics.units(each)) for each in clear)
        # Names in Persian letters stand in English panels too: they are lifted, and as large as the others.
        lower = max(below, metrics.units(_ROOM_BELOW)) if metrics.text_scale > 1 else below
        at = pygame.Rect(metrics.start(room), room.top, 0, room.h)
        if free < 0:
            return at
        name, ink = self._seats[head.seat].name, self._ink(head, palette.on_dark)
        if services.writer.measure(name, least, "bold")[0] > free:
            name = brief_name(services.catalogue, name)
        whole = services.writer.measure(name, least, "bold")[0] <= free
        if free >= size * (_SHORTEST if whole else _WHOLE):
            label = services.writer.fit(name, size, ink, free, "bold", least)
            tall, most = label.get_bounding_rect().h, room.h - above - below
            if tall > most:  # dots above and bows below, as Persian has
                size = max(size * most // tall, min(least, size * (room.h - 2) // tall))
                label = services.writer.fit(name, size, ink, free, "bold", min(least, size))
            higher = raised_by(label, room, metrics.units(_FRAME) if metrics.text_scale > 1 else 1, lower)
            at = self._align(picture, label, room.move(0, -higher), toward_end=False)
        for badge in head.badges:
            x = at.left - gap - side if rtl else at.right + gap
            icon = services.artist.icon(badge, side, self._ink(head, palette.good))
            at = at.union(picture.blit(icon, (x, room.centery - side // 2)))
        return at

    def _align(
        self, picture: pygame.Surface, label: pygame.Surface, room: pygame.Rect, *, toward_end: bool
    ) -> pygame.Rect:
        """Blit ``label`` into ``room`` at its start or end; returns where."""
        rect = label.get_rect(centery=room.centery)
        if toward_end != self._services.metrics.rtl:
            rect.right = room.right
        else:
            rect.left = room.left
        write(picture, label, rect)
        return rect
