"""The hints at the end of the bar: what the buttons of the device in use do now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.surfaces import transparent
from game.ui.services import Services
from game.ui.widgets.glyphs import draw_glyph

_GAP = 18
"""Design units between two hints."""


def draw_hints(
    services: Services, hints: Sequence[tuple[str, str]], room: tuple[int, int]
) -> pygame.Surface | None:
    """Glyphs of the device in use with words, as many as fit, the most needed first."""
    parts, gap = _parts(services, hints), services.metrics.units(_GAP)
    while parts and _wide(services, parts) > room[0]:
        parts.pop()
    if not parts or parts[0].get_height() > room[1]:
        return None
    width = _wide(services, parts)
    picture = transparent((width, max(part.get_height() for part in parts)))
    x = 0
    for part in parts:
        place = part.get_rect(left=x, centery=picture.get_height() // 2)
        picture.blit(part, services.metrics.mirror(place, picture.get_rect()))
        x += part.get_width() + gap
    return picture


def _parts(services: Services, hints: Sequence[tuple[str, str]]) -> list[pygame.Surface]:
    return [part for action, word in hints if (part := _hint(services, action, word)) is not None]


def _wide(services: Services, parts: Sequence[pygame.Surface]) -> int:
    gap = services.metrics.units(_GAP)
    return max(0, sum(part.get_width() + gap for part in parts) - gap)


def _hint(services: Services, action: str, word: str) -> pygame.Surface | None:
    """The glyph of an action of the bindings before what it does; None where the device has none."""
    glyph = services.hub.glyph(action)
    if glyph is None:
        return None
    em = services.metrics.print(services.theme.fonts.small)
    icon = draw_glyph(services, glyph, em)
    label = services.writer.line(word, em, services.theme.palette.on_dark_soft)
    gap = services.metrics.units(8)
    size = (icon.get_width() + gap + label.get_width(), max(icon.get_height(), label.get_height()))
    picture = transparent(size)
    whole = picture.get_rect()
    for part, left in ((icon, 0), (label, icon.get_width() + gap)):
        place = part.get_rect(left=left, centery=whole.centery)
        picture.blit(part, services.metrics.mirror(place, whole))
    return picture
