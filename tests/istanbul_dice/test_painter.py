"""What the pictures tell: what is missing, what four goods are, where a place ends in high contrast."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

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
        made = painter.paint(f"goods.0.{name}", "up", (108, 100), 0, "")
        seen[theme] = brightest(made, pygame.Rect(35, 35, 30, 30))
    assert seen["contrast"] > seen["dusk"] * 1.5


@pytest.mark.parametrize("piece", ["area.red", "area.mosque", "space.pair"])
def test_places_have_a_light_outline_in_high_contrast(services_for: MakeServices, piece: str) -> None:
    painter = make_painter(services_for((1920, 1080), theme="contrast"), TITLE)
    made = painter.paint(piece, "up", (120, 150), 1, "")
    left = pygame.Rect(0, 90, 6, 30)
    assert brightest(made, left) > 3 * 120
