"""Gems and tokens: told apart without their colour, and seen on every ground."""

from __future__ import annotations

from io import BytesIO

import pygame
import pytest

from game.art import gems, tokens
from game.art.artist import Artist
from game.art.drawing import Drawing
from game.art.palette import DUSK, PALETTES, Color, Palette
from tests.painting import covered, lint

pytestmark = pytest.mark.usefixtures("drawing_board")


def grey(name: str, size: int, ground: Color) -> list[int]:
    """A gem on a ground as its eye without colour sees it."""
    canvas = pygame.Surface((size, size))
    canvas.fill(ground)
    made = pygame.image.load_sized_svg(BytesIO(gems.gem_svg(name, DUSK).encode()), (size, size))
    canvas.blit(made, (0, 0))
    shown = pygame.transform.grayscale(canvas)
    return [shown.get_at((x, y))[0] for y in range(size) for x in range(size)]


@pytest.mark.parametrize("ground", [DUSK.table, DUSK.ivory], ids=["table", "ivory"])
def test_gems_differ_without_their_colour(ground: Color) -> None:
    shown = {name: grey(name, 24, ground) for name in gems.NAMES}
    for one in gems.NAMES:
        for other in gems.NAMES:
            if one < other:
                pairs = zip(shown[one], shown[other], strict=True)
                assert sum(abs(a - b) > 24 for a, b in pairs) > 24 * 24 * 0.15, (one, other)


def test_gems_differ_by_their_outline() -> None:
    masks = {}
    for name in gems.NAMES:
        made = pygame.image.load_sized_svg(BytesIO(gems.gem_svg(name, DUSK).encode()), (48, 48))
        masks[name] = pygame.mask.from_surface(made, 160)
    for one in gems.NAMES:
        for other in gems.NAMES:
            if one < other:
                both = masks[one].overlap_area(masks[other], (0, 0))
                either = masks[one].count() + masks[other].count() - both
                assert both / either < 0.95, (one, other)


@pytest.mark.parametrize("name", gems.NAMES)
def test_a_gem_stands_out_from_table_and_ivory(name: str) -> None:
    for ground in (DUSK.table, DUSK.ivory):
        shown = grey(name, 32, ground)
        base = pygame.transform.grayscale(_filled(ground)).get_at((0, 0))[0]
        assert sum(abs(value - base) > 60 for value in shown) > 32 * 32 * 0.12


def _filled(color: Color) -> pygame.Surface:
    surface = pygame.Surface((1, 1))
    surface.fill(color)
    return surface


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
@pytest.mark.parametrize("name", gems.NAMES)
def test_tokens_and_stacks(artist: Artist, palette: Palette, name: str) -> None:
    for depth in (1, 3, 6):
        drawing = Drawing(100, tokens.stack_height(depth))
        tokens.edges(drawing, name, palette, depth)
        tokens.token(drawing, name, palette)
        assert lint(drawing.svg()) == []
        assert covered(artist.draw(drawing)) > 0.6
    empty = Drawing(100, 100)
    tokens.ghost(empty, name, palette)
    assert lint(empty.svg()) == []
    assert covered(artist.draw(empty)) > 0.3
