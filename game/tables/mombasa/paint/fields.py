"""Printed fields that several pictures share: papers, recesses, spaces, red boxes, the chart's scale."""

from __future__ import annotations

from game.art.drawing import Drawing, Point, box
from game.art.palette import Color, mix, rgb
from game.art.sheets import Figure, Sheet
from game.maps.places import Box
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.tones import (
    GOLD_DEEP,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_SHADE,
    RED_BOX,
    RED_BOX_DEEP,
    WHITE,
    WOOD,
)


def paper(drawing: Drawing, at: Box, radius: float = 7) -> None:
    """A sheet of paper with a fine double edge."""
    x, y, w, h = at
    body = drawing.linear(
        (x, y), (x + w * 0.3, y + h), (0, PAPER), (0.6, mix(PAPER, PAPER_SHADE, 0.45)), (1, PAPER_SHADE)
    )
    drawing.rect((x + 1, y + 2), (w, h), INK, radius, fill_opacity=0.4)
    drawing.rect((x, y), (w, h), body, radius, stroke=mix(WOOD, INK, 0.4), width=1.2)
    drawing.rect(
        (x + 2.6, y + 2.6),
        (w - 5.2, h - 5.2),
        radius=max(1, radius - 2),
        stroke=GOLD_DEEP,
        width=0.8,
        stroke_opacity=0.7,
    )


def recess(drawing: Drawing, at: Box, radius: float, tone: Color = INK_SOFT) -> None:
    """An empty place printed on paper."""
    x, y, w, h = at
    drawing.rect(
        (x + 1, y + 1),
        (w - 2, h - 2),
        tone,
        radius,
        fill_opacity=0.16,
        stroke=tone,
        width=1.2,
        stroke_opacity=0.7,
    )
    drawing.rect((x + 1.8, y + 1.8), (w - 3.6, 3), INK, radius, fill_opacity=0.12)


def space(page: Sheet, drawing: Drawing, at: Box, coins: int) -> None:
    """A space of a base with the coins that show while no post covers them."""
    x, y, w, h = at
    drawing.rect(
        (x + 0.8, y + 0.8), (w - 1.6, h - 1.6), rgb("cdb78a"), 4, stroke=mix(WOOD, PAPER_SHADE, 0.4), width=1
    )
    side = min(w, h) * (0.9 if coins < 2 else 0.74)
    for i in range(coins):
        shift = (i - (coins - 1) / 2) * h * 0.36
        with drawing.place(x + w / 2 - side / 2, y + h / 2 - side / 2 + shift, side / 100):
            goods.small_coin(drawing)


def red_box(page: Sheet, drawing: Drawing, centre: Point, side: float, value: int) -> None:
    """A number in the red box: a price or what is added to one."""
    x, y = centre
    half = side / 2
    body = drawing.linear(
        (x, y - half), (x, y + half), (0, mix(RED_BOX, WHITE, 0.18)), (0.4, RED_BOX), (1, RED_BOX_DEEP)
    )
    drawing.rect((x - half + 0.6, y - half + 1.4), (side, side), INK, side * 0.14, fill_opacity=0.4)
    drawing.rect((x - half, y - half), (side, side), body, side * 0.14, stroke=RED_BOX_DEEP, width=1)
    drawing.rect(
        (x - half + 1.8, y - half + 1.8),
        (side - 3.6, side - 3.6),
        radius=side * 0.09,
        stroke=rgb("f4c9a8"),
        width=0.9,
        stroke_opacity=0.85,
    )
    page.figures.append(Figure(value, centre, side * 0.72, WHITE, width=side * 0.82))


def graticule(drawing: Drawing, size: Point) -> None:
    """The scale of minutes along the edges of the chart."""
    width, height = size
    band, step = 5.0, 22.0
    drawing.path(
        box(0, 0, width, height) + box(band, band, width - 2 * band, height - 2 * band), PAPER, rule="evenodd"
    )
    for i in range(int(width // (2 * step)) + 1):
        for y in (0.0, height - band):
            drawing.rect((i * 2 * step, y + 1), (min(step, width - i * 2 * step), band - 2), INK)
    for i in range(int(height // (2 * step)) + 1):
        for x in (0.0, width - band):
            drawing.rect((x + 1, i * 2 * step), (band - 2, min(step, height - i * 2 * step)), INK)
    drawing.path(box(0.7, 0.7, width - 1.4, height - 1.4), stroke=INK, width=1.4)
    drawing.path(box(band, band, width - 2 * band, height - 2 * band), stroke=INK, width=1)
