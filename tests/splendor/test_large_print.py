"""Tiles in large print: no number lies on another."""

from __future__ import annotations

from math import dist

import pygame
import pytest

from game.art.artist import Artist
from game.art.drawing import Drawing
from game.art.palette import DUSK
from game.art.sheets import Layer, Sheet, SheetPrinter
from game.rules.splendor.tiles import cities, posts
from game.tables.splendor.paint import shields
from game.tables.splendor.placing import TileLook
from tests.painting import LATIN, PERSIAN, Letters


@pytest.mark.parametrize("tile", sorted({*cities(), *posts()}))
def test_in_large_print_no_number_of_a_tile_lies_on_another(tile: str) -> None:
    sheet = _tile(tile, large=True)
    rooms = [
        pygame.Rect(0, 0, round(min(each.width, 0.7 * each.height * len(str(each.value)))), int(each.height))
        for each in sheet.figures
    ]
    for room, figure in zip(rooms, sheet.figures, strict=True):
        room.center = round(figure.centre[0]), round(figure.centre[1])
    assert all(room.collidelist(rooms[:number]) < 0 for number, room in enumerate(rooms))
    assert all(pygame.Rect(5, 11, 220, 110).contains(room) for room in rooms), "on the ivory"


def _tile(tile: str, *, large: bool) -> Sheet:
    if tile in posts():
        return shields.post(posts()[tile], TileLook(), (), DUSK, large=large)
    return shields.city(cities()[tile], TileLook(), DUSK, large=large)


@pytest.mark.usefixtures("drawing_board")
@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["latin", "persian"])
@pytest.mark.parametrize("side", sorted(cities()))
def test_in_large_print_the_points_of_a_city_keep_off_their_ring(
    artist: Artist, letters: str, side: str
) -> None:
    sheet = _tile(side, large=True)
    points = sheet.figures[0]
    blank = Sheet([Layer(Drawing(230, 132))], figures=[points])
    made = SheetPrinter(artist, Letters(letters)).print(blank, (920, 528))
    x, y = points.centre
    ink = pygame.mask.from_surface(made).outline()
    assert max(dist((x * 4, y * 4), each) for each in ink) <= 4 * (35 * shields.WINDOW - 1.2)
