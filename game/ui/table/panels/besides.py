"""What players have besides what their panels show: framed, with the symbol of whose it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pygame

from game.art.seats import SeatStyle
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.shots.arrange import Arrangement


def besides(
    services: Services,
    arrangement: Arrangement,
    style_of: Callable[[int], SeatStyle],
    pieces: Iterable[pygame.Rect],
) -> Iterator[Item]:
    """The frames and symbols; a single frame only where some of the ``pieces`` lie in it."""
    artist, theme, k, lying = services.artist, services.theme, services.metrics.k, list(pieces)
    frames = arrangement.besides
    for seat, frame in frames.items():
        at = arrangement.rect(f"owner.{seat}")
        if at and (len(frames) > 1 or frame.collidelist(lying) >= 0):
            style = style_of(seat)
            yield Item(artist.panel(frame.size, "plain", theme.palette, k), frame.topleft)
            yield Item(artist.icon(style.symbol, at.size, style.color), at.topleft)
