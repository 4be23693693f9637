"""Numbers and names keep clear of what lies round them: outlines, rims, cornices, kerbs."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.art.artist import Artist
from game.art.sheets import Press, Sheet
from game.rules.newyork1901.components import LEGENDARY, Building, buildings
from game.rules.newyork1901.sites import turned
from game.tables.newyork1901.layout import BOARD, frame_of
from game.tables.newyork1901.paint import legends
from game.tables.newyork1901.paint.board import written_names
from game.tables.newyork1901.paint.names import street_names
from game.tables.newyork1901.paint.pieces import PLATE, plate
from game.tables.newyork1901.paint.shapes import extent
from game.ui.pictures import Letters as ServiceLetters
from tests.conftest import MakeServices
from tests.newyork1901.scenes import city
from tests.newyork1901.test_plates import room_of
from tests.painting import ASSETS, LATIN, PERSIAN, Letters

pytestmark = pytest.mark.usefixtures("drawing_board")
LEGENDS = [each for each in buildings().values() if each.generation == LEGENDARY]
CORNICE, LINE = 11.0, 5.0
"""As far from the edge of its squares reaches the cornice of a building; so wide is the line round digits."""


@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["en", "fa"])
@pytest.mark.parametrize("building", LEGENDS, ids=lambda each: each.id)
def test_at_larger_text_two_digits_stand_clear_of_the_outline_and_the_frame(
    building: Building, letters: str
) -> None:
    high = 1.31
    room = room_of(building, high, large=True)
    (figure,) = plate(building, None, (93, round(93 * high)), shut=True, large=True).figures
    digits = Letters(letters)
    ink, eight = (digits.numeral(n, 100, (0, 0, 0)).get_bounding_rect() for n in (building.points, 8))
    wide, tall = (figure.height * side / eight.h for side in ink.size)
    x, y = figure.centre
    assert x + wide / 2 <= PLATE - 9 - 7, "the frame is nine units wide"
    (left, top), side = room.corner, room.cell
    for column, row in room.cells:
        right, foot = left + (column + 1) * side, top + (row + 1) * side
        assert right + 4 <= x - wide / 2 or foot + 4 <= y - tall / 2


@pytest.mark.parametrize("digits", [55.0, 58.0])
@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["en", "fa"])
def test_two_digits_of_a_standing_building_do_not_lie_on_its_cornice(letters: str, digits: float) -> None:
    for building, turns in product(LEGENDS, range(4)):
        cells = turned(building.cells, turns)
        columns, rows = extent(cells)
        sheet = legends.standing(building, turns, None, digits)
        bare = Sheet(sheet.layers)
        press = Press(Artist(ASSETS / "icons"), Letters(letters))
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


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_at_larger_text_names_of_streets_lie_between_the_lots_and_are_no_smaller(
    lang: str, services_for: MakeServices
) -> None:
    services = services_for((1920, 1080), language=lang)
    press, size = Press(services.artist, ServiceLetters(services)), (1900, round(1900 * BOARD[1] / BOARD[0]))
    grid = city().sites.grid
    cell = frame_of(grid).cell * 1900 / BOARD[0]
    usual, large = (written_names(grid, press, size, large=each) for each in (False, True))
    for name, before, after in zip(street_names(grid), usual, large, strict=True):
        one, other = before.pictures[0], after.pictures[0]
        assert min(other.size) <= 0.95 * cell, name.key
        assert min(other.size) >= min(one.size) and max(other.size) >= max(one.size), name.key
