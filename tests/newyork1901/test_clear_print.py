"""The number of a standing building keeps clear of its cornice."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.art.artist import Artist
from game.art.sheets import Sheet, SheetPrinter
from game.rules.newyork1901.components import LEGENDARY, buildings
from game.rules.newyork1901.sites import turned
from game.tables.newyork1901.paint import legends
from game.tables.newyork1901.paint.shapes import extent
from tests.painting import ASSETS, LATIN, PERSIAN, Letters

pytestmark = pytest.mark.usefixtures("drawing_board")
LEGENDS = [each for each in buildings().values() if each.generation == LEGENDARY]
CORNICE, LINE = 11.0, 5.0
"""As far from the edge of its squares reaches the cornice of a building; so wide is the line round digits."""


@pytest.mark.parametrize("digits", [55.0, 58.0])
@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["en", "fa"])
def test_two_digits_of_a_standing_building_do_not_lie_on_its_cornice(letters: str, digits: float) -> None:
    for building, turns in product(LEGENDS, range(4)):
        cells = turned(building.cells, turns)
        columns, rows = extent(cells)
        sheet = legends.turned_legend(building, turns, None, digits)
        bare = Sheet(sheet.layers)
        press = SheetPrinter(Artist(ASSETS / "icons"), Letters(letters))
        size = (columns * 100, rows * 100)
        with_number, without = press.print(sheet, size), press.print(bare, size)
        mask = pygame.mask.from_threshold(with_number, (255, 255, 255), (8, 8, 8, 255))
        mask.erase(pygame.mask.from_threshold(without, (255, 255, 255), (8, 8, 8, 255)), (0, 0))
        there = [rect for rect in mask.get_bounding_rects() if rect.h > 20]
        written = there[0].unionall(there[1:])
        (column, row) = (written.centerx // 100, written.centery // 100)
        if (column - 1, row) not in cells:
            assert written.left - column * 100 > CORNICE + LINE, (building.id, turns)
        if (column + 1, row) not in cells:
            assert (column + 1) * 100 - written.right > CORNICE + LINE, (building.id, turns)
