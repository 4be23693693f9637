"""The buttons and keys of the device in use, as small pictures to stand in a line of text."""

from __future__ import annotations

import pygame

from game.art.drawing import Drawing
from game.ui.input.glyphs import Glyph
from game.ui.services import Services


def glyph_size(ui: Services, glyph: Glyph, em: int) -> tuple[int, int]:
    """The size in pixels of ``glyph`` beside text of the size ``em``."""
    side = round(em * 1.25)
    if not glyph.label:
        return side, side
    width = ui.writer.measure(glyph.label, em, "bold")[0]
    return max(side, width + round(side * 0.4)), side


def draw_glyph(ui: Services, glyph: Glyph, em: int) -> pygame.Surface:
    """The picture of ``glyph``: an icon, or a key cap with its letter."""
    size, palette = glyph_size(ui, glyph, em), ui.theme.palette
    if not glyph.label:
        return ui.artist.icon(glyph.icon, size, palette.brass_light)
    cap = ui.artist.svg(_cap(size, glyph.icon == "glyph-button", ui), size).copy()
    letter = ui.writer.line(glyph.label, em, palette.brass_light, "bold")
    cap.blit(letter, letter.get_rect(center=cap.get_rect().center))
    return cap


def _cap(size: tuple[int, int], round_button: bool, ui: Services) -> str:
    """A button or a key cap to write a letter on."""
    width, height = size
    drawing, palette = Drawing(width, height), ui.theme.palette
    line = max(1.5, height * 0.06)
    radius = (height - line) / 2 if round_button else height * 0.2
    corner = (line / 2, line / 2)
    drawing.rect(
        corner, (width - line, height - line), palette.raised, radius, stroke=palette.brass, width=line
    )
    return drawing.svg()
