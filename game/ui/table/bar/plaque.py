"""The plaque in the bar: what holds for the whole table and is always seen, the round or the goal."""

from __future__ import annotations

import pygame

from game.art.surfaces import transparent
from game.ui.services import Services
from game.ui.theme import FontSizes, Metrics

_STEADY = 0.25
"""Its words grow by this share of what the words of the bar may."""
_HIGH, _PAD = 1.16, 12
"""Its height, in em, and what is left beside its words, in design units."""
_DEEPER = 0.16
"""So much further down it reaches, in em, where words are written from right to left: their letters do."""
_AIR = {False: 0.05, True: 0.14}
"""So much is left above it, in em of the line that stands there, for what reaches down from its letters: dots
from right to left."""


def plaque_em(metrics: Metrics, fonts: FontSizes) -> int:
    """The size of its words: what was done last is not written larger than that."""
    return metrics.print(fonts.small * (1 + _STEADY * (metrics.text_scale - 1)))


def plaque_depth(metrics: Metrics, fonts: FontSizes) -> int:
    """How far it reaches below its line."""
    return round(plaque_em(metrics, fonts) * _DEEPER) if metrics.rtl else 0


def draw_plaque(services: Services, words: str) -> pygame.Surface | None:
    """The words in their frame; nothing without words."""
    metrics, palette = services.metrics, services.theme.palette
    if not words:
        return None
    em = plaque_em(metrics, services.theme.fonts)
    label, pad = services.writer.line(words, em, palette.brass_light), metrics.units(_PAD)
    line = pygame.Rect(0, 0, label.get_width() + 2 * pad, round(em * _HIGH))
    depth = plaque_depth(metrics, services.theme.fonts)
    plaque = transparent((line.w, line.h + depth))
    whole = plaque.get_rect()
    pygame.draw.rect(plaque, palette.brass, whole, metrics.units(2), border_radius=metrics.units(10))
    plaque.blit(label, label.get_rect(center=line.center))
    return plaque


def plaque_baseline(services: Services, foot: int) -> int:
    """Where its words stand, with its foot there: what is told beside it stands on the same line."""
    metrics, writer = services.metrics, services.writer
    em, depth = plaque_em(metrics, services.theme.fonts), plaque_depth(metrics, services.theme.fonts)
    middle = foot - depth - round(em * _HIGH) // 2
    return middle - writer.height(em) // 2 + writer.baseline(em)


def plaque_room(services: Services, plaque: pygame.Surface) -> int:
    """How far above its foot the lines of the bar end."""
    metrics, fonts = services.metrics, services.theme.fonts
    return plaque.get_height() + round(metrics.text(fonts.small) * _AIR[metrics.rtl])
