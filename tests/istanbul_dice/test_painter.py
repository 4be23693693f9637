"""What the pictures tell: what is missing, what four goods are, where a place ends in high contrast."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.rules.istanbul_dice.printed import tiles
from game.tables.istanbul_dice.title import TITLE
from game.ui.pictures import make_painter

if TYPE_CHECKING:
    from tests.conftest import MakeServices


def brightest(picture: pygame.Surface, area: pygame.Rect) -> int:
    """The brightest of its pixels there."""
    return max(sum(picture.get_at((x, y))[:3]) for x in range(*span(area, 0)) for y in range(*span(area, 1)))


def span(area: pygame.Rect, axis: int) -> tuple[int, int]:
    return area.topleft[axis], area.bottomright[axis]


def test_an_empty_stock_shows_what_is_missing(services_for: MakeServices) -> None:
    painter = make_painter(services_for((1920, 1080)), TITLE)
    empty = {
        name: pygame.image.tobytes(painter.paint(f"supply.{name}", "up", (112, 100), 0, ""), "RGBA")
        for name in ("crystal", "red", "lira")
    }
    assert len(set(empty.values())) == 3


@pytest.mark.parametrize("name", ["red", "yellow", "green", "blue", "brown"])
def test_signs_of_missing_goods_are_lighter_in_high_contrast(services_for: MakeServices, name: str) -> None:
    seen = {}
    for theme in ("dusk", "contrast"):
        painter = make_painter(services_for((1920, 1080), theme=theme), TITLE)
        made = painter.paint(f"goods.0.{name}", "up", (150, 100), 0, "")
        seen[theme] = brightest(made, pygame.Rect(35, 35, 30, 30))
    assert seen["contrast"] > seen["dusk"] * 1.5


def test_dice_that_have_served_are_dark_but_let_nothing_through(services_for: MakeServices) -> None:
    painter = make_painter(services_for((1920, 1080)), TITLE)
    fresh, used = (painter.paint("die.0", "up", (100, 100), 1, look) for look in ("red", "red.used"))
    whole = pygame.Rect(10, 10, 80, 80)
    assert brightest(used, whole) < 0.7 * brightest(fresh, whole)
    assert all(used.get_at(at).a == 255 for at in ((50, 12), (12, 50), (50, 50), (88, 88)))


@pytest.mark.parametrize("piece", ["goods.0.red", "purse.0.crystal", "supply.blue"])
def test_what_one_does_not_have_has_no_colour_in_high_contrast(
    services_for: MakeServices, piece: str
) -> None:
    painter = make_painter(services_for((1920, 1080), theme="contrast"), TITLE)

    def colourful(count: int) -> int:
        made = painter.paint(piece, "up", (112, 100), count, "")
        pixels = (made.get_at((x, y)) for x in range(made.get_width()) for y in range(made.get_height()))
        return max(max(pixel[:3]) - min(pixel[:3]) for pixel in pixels if pixel.a)

    assert colourful(0) == 0 < 40 < colourful(1)


@pytest.mark.parametrize("name", ["red", "left", "mosque"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_an_area_without_rubies_says_that_it_is_sold_out(
    services_for: MakeServices, language: str, name: str
) -> None:
    painter = make_painter(services_for((1920, 1080), language=language), TITLE)
    for size in ((156, 184), (342, 319)):
        gone, bare = (painter.paint(f"{kind}.{name}", "up", size, 0, "") for kind in ("area", "stall"))
        assert pygame.image.tobytes(gone, "RGBA") != pygame.image.tobytes(bare, "RGBA")


@pytest.mark.parametrize("piece", ["area.red", "area.mosque", "space.pair"])
def test_places_have_a_light_outline_in_high_contrast(services_for: MakeServices, piece: str) -> None:
    painter = make_painter(services_for((1920, 1080), theme="contrast"), TITLE)
    made = painter.paint(piece, "up", (120, 150), 1, "")
    left = pygame.Rect(0, 90, 6, 30)
    assert brightest(made, left) > 3 * 120


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("side", [62, 88, 124])
def test_the_number_of_an_owned_tile_keeps_clear_of_its_frame(
    services_for: MakeServices, language: str, side: int
) -> None:
    painter = make_painter(services_for((1920, 1080), language=language), TITLE)
    made = painter.paint("tile.M01", "up", (side, side), 1, "own")
    dark = pygame.mask.from_threshold(made, (26, 13, 18), (24, 24, 24))
    (number,) = dark.connected_component().get_bounding_rects()
    assert number.right <= 0.95 * side


@pytest.mark.parametrize("theme", ["dusk", "contrast"])
@pytest.mark.parametrize("size", [(376, 268), (460, 320)], ids=str)
def test_the_window_of_a_tile_leaves_its_edge_whole(
    services_for: MakeServices, size: tuple[int, int], theme: str
) -> None:
    painter = make_painter(services_for((1920, 1080), theme=theme), TITLE)
    made = painter.paint(min(tiles()), "up", size, 1, "")
    line, unit = made.get_at((made.get_width() // 5, round(4 * size[1] / 168))), size[1] / 168
    edge = [made.get_at((x, round(4 * unit))) for x in range(round(20 * unit), made.get_width() // 2)]
    assert all(line == each for each in edge)
    left = [made.get_at((round(4 * unit), y)) for y in range(round(20 * unit), made.get_height() // 2)]
    assert all(line == each for each in left)
