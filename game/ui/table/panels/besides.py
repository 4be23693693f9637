"""What players have besides what their panels show: framed, with the symbol of whose it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pygame

from game.art.palette import mix
from game.art.seats import SeatStyle
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.shots.arrange import Arrangement

_LARGE, _PALE = 0.6, 0.62
"""The symbol in an empty frame: its share of the height, and how pale it is."""


def besides(
    services: Services,
    arrangement: Arrangement,
    style_of: Callable[[int], SeatStyle],
    pieces: Iterable[pygame.Rect],
) -> Iterator[Item]:
    """The frames and symbols; where no ``pieces`` lie the symbol is pale, and no single frame seen."""
    artist, palette, k = services.artist, services.theme.palette, services.metrics.k
    frames, lying = arrangement.besides, list(pieces)
    for seat, frame in frames.items():
        at, style = arrangement.rect(f"owner.{seat}"), style_of(seat)
        empty = frame.collidelist(lying) < 0
        if at is None or (empty and len(frames) == 1):
            continue
        color = style.color
        if empty:
            side = round(frame.h * _LARGE)
            at = pygame.Rect(frame.centerx - side // 2, frame.centery - side // 2, side, side)
            color = mix(style.color, palette.surface, _PALE)
        yield Item(artist.panel(frame.size, "plain", palette, k), frame.topleft)
        yield Item(artist.icon(style.symbol, at.size, color), at.topleft)
