"""Rims as drawings: a bright line between two dark ones along an outline."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.palette import Color, hexa

_DARK: Color = (10, 8, 18)
"""The lines on both sides of a rim: dark beside bright stands out from whatever lies below."""


def rounded(size: tuple[int, int], inset: float, radius: float) -> str:
    """Path data of a rounded rectangle."""
    right, low, r = size[0] - inset, size[1] - inset, radius
    return (
        f"M{inset + r:.1f} {inset:.1f}H{right - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {right:.1f} {inset + r:.1f}"
        f"V{low - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {right - r:.1f} {low:.1f}"
        f"H{inset + r:.1f}A{r:.1f} {r:.1f} 0 0 1 {inset:.1f} {low - r:.1f}"
        f"V{inset + r:.1f}A{r:.1f} {r:.1f} 0 0 1 {inset + r:.1f} {inset:.1f}Z"
    )


def rim_of(data: str, size: tuple[int, int], color: Color, wide: int, share: float) -> str:
    """A bright line, a share of what is ``wide`` in all, between dark ones along a path."""
    line = f'<path d="{data}" fill="none" stroke-linejoin="round"'
    dark = f'{line} stroke="{hexa(_DARK)}" stroke-width="{wide:.1f}" stroke-opacity="0.9"/>'
    bright = f'{line} stroke="{hexa(color)}" stroke-width="{max(1.6, wide * share):.1f}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">{dark}{bright}</svg>'


def with_gaps(
    ring: pygame.Surface, at: tuple[int, int], printed: Sequence[pygame.Rect], clear: int
) -> pygame.Surface:
    """The picture of a rim that lies ``at`` a place, open where it would cover what is ``printed``.

    Beyond that it leaves so many pixels ``clear``.
    """
    holes = [place.inflate(2 * clear, 2 * clear).move(-at[0], -at[1]) for place in printed]
    holes = [hole for hole in holes if hole.colliderect(ring.get_rect())]
    if not holes:
        return ring
    made = ring.copy()
    for hole in holes:
        pygame.draw.rect(made, (0, 0, 0, 0), hole, border_radius=min(hole.size) // 3)
    return made
