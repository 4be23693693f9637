"""Rims as drawings: lines over one another along an outline, the widest lowest."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.palette import Color, hexa

DARK: Color = (10, 8, 18)
"""The lowest line of a rim, seen on both sides: dark beside bright stands out from whatever lies below."""
_SHARP = 0.9
"""How opaque that line is."""
Lines = Sequence[tuple[Color, float]]
"""The lines above it: their colours, and their widths as shares of that of the rim."""


def rounded(size: tuple[int, int], inset: float, radius: float) -> str:
    """Path data of a rounded rectangle."""
    right, low, r = size[0] - inset, size[1] - inset, radius
    return (
        f"M{inset + r:.1f} {inset:.1f}H{right - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {right:.1f} {inset + r:.1f}"
        f"V{low - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {right - r:.1f} {low:.1f}"
        f"H{inset + r:.1f}A{r:.1f} {r:.1f} 0 0 1 {inset:.1f} {low - r:.1f}"
        f"V{inset + r:.1f}A{r:.1f} {r:.1f} 0 0 1 {inset + r:.1f} {inset:.1f}Z"
    )


def rim_of(data: str, size: tuple[int, int], lines: Lines, wide: int) -> str:
    """A rim ``wide`` pixels thick along a path: ``lines`` upon a dark one."""
    line = f'<path d="{data}" fill="none" stroke-linejoin="round"'
    drawn = [f'{line} stroke="{hexa(DARK)}" stroke-width="{wide:.1f}" stroke-opacity="{_SHARP}"/>']
    for color, share in lines:
        drawn.append(f'{line} stroke="{hexa(color)}" stroke-width="{max(1.6, wide * share):.1f}"/>')
    width, height = size
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{"".join(drawn)}</svg>'


def with_gaps(
    ring: pygame.Surface, at: tuple[int, int], printed: Sequence[pygame.Rect], clear: int
) -> pygame.Surface:
    """The picture of a rim ``at`` a place, with gaps round ``printed`` rectangles, ``clear`` pixels wider."""
    holes = [place.inflate(2 * clear, 2 * clear).move(-at[0], -at[1]) for place in printed]
    holes = [hole for hole in holes if hole.colliderect(ring.get_rect())]
    if not holes:
        return ring
    made = ring.copy()
    for hole in holes:
        pygame.draw.rect(made, (0, 0, 0, 0), hole, border_radius=min(hole.size) // 3)
    return made
