"""A sign that the program is at work, for what takes longer than a moment."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.rules.kernel.text import text
from game.ui.services import Services

_ICON, _PAD, _GAP = 64, 40, 24


def draw_wait(ui: Services, canvas: pygame.Surface) -> pygame.Rect:
    """Draw an hourglass and a word in the middle of the canvas; returns where."""
    # While the window is dragged to another size the scenes still have the metrics of the old one.
    m, palette = replace(ui.metrics, size=canvas.get_size()), ui.theme.palette
    words = ui.writer.line(ui.say(text("common-wait")), m.text(ui.theme.fonts.large), palette.on_dark, "bold")
    side = m.units(_ICON)
    inner = pygame.Rect(0, 0, side + m.units(_GAP) + words.get_width(), max(side, words.get_height()))
    inner.center = m.canvas.center
    box = inner.inflate(2 * m.units(_PAD), 2 * m.units(_PAD))
    canvas.blit(ui.artist.panel(box.size, "dialog", palette, m.k), box)
    icon = pygame.Rect(inner.left, inner.centery - side // 2, side, side)
    canvas.blit(ui.artist.icon("hourglass", side, palette.brass_light), m.mirror(icon, inner))
    canvas.blit(words, m.mirror(words.get_rect(right=inner.right, centery=inner.centery), inner))
    return box
