"""Cities: their points keep off their ring."""

from __future__ import annotations

from math import dist

import pygame
import pytest

from game.art.artist import Artist
from game.art.drawing import Drawing
from game.art.palette import DUSK
from game.art.sheets import Layer, Sheet, SheetPrinter
from game.rules.splendor.tiles import cities
from game.tables.splendor.paint import shields
from game.tables.splendor.placing import TileLook
from tests.painting import LATIN, PERSIAN, Letters


@pytest.mark.usefixtures("drawing_board")
@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["latin", "persian"])
@pytest.mark.parametrize("side", sorted(cities()))
def test_the_points_of_a_city_keep_off_their_ring(artist: Artist, letters: str, side: str) -> None:
    sheet = shields.city(cities()[side], TileLook(), DUSK)
    points = sheet.figures[0]
    blank = Sheet([Layer(Drawing(230, 132))], figures=[points])
    made = SheetPrinter(artist, Letters(letters)).print(blank, (920, 528))
    x, y = points.centre
    ink = pygame.mask.from_surface(made).outline()
    assert max(dist((x * 4, y * 4), each) for each in ink) <= 4 * (35 * shields.WINDOW - 1.2)
