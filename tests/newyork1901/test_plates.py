"""Buildings before their owner: the outline and the number keep clear of one another, at every text size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.art.artist import Artist
from game.art.sheets import Sheet, SheetPrinter
from game.rules.newyork1901.components import Building, buildings
from game.tables.newyork1901.paint.counters import estate, unbuilt
from game.tables.newyork1901.paint.pieces import PLATE, PlateLayout, digits_of, plate
from game.tables.newyork1901.paint.shapes import Area, extent
from game.tables.newyork1901.table import NewYorkTable
from tests.newyork1901.scenes import Scene, city
from tests.painting import ASSETS, LATIN, PERSIAN, Letters

PLATES = [each for each in buildings().values() if each.points]
pytestmark = pytest.mark.usefixtures("drawing_board")
SHAPES = (0.77, 0.87, 1.0, 1.05, 1.4)
"""Heights of their places in widths, as they are on the table."""


def room_of(building: Building, height: float, large: bool = False) -> PlateLayout:
    return PlateLayout.of(building, PLATE, PLATE * height, digits_of(building, large=large), large=large)


def squares(building: Building, room: PlateLayout) -> list[Area]:
    (left, top), side = room.corner, room.cell
    return [Area(left + x * side, top + y * side, side, side) for x, y in room.cells]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("building", PLATES, ids=lambda each: each.id)
def test_nothing_of_an_outline_stands_beside_or_under_its_number(building: Building, large: bool) -> None:
    """A flat outline on the line of a number reads as a minus sign before it."""
    for height in SHAPES:
        room = room_of(building, height, large)
        there = squares(building, room)
        for one in there:
            beside, above = one.right < room.number.left, one.bottom < room.number.top
            assert beside or above, height
            assert one.left > 0 and one.top > 0 and one.bottom < PLATE * height
        if extent(room.cells)[1] == 1:
            assert all(one.bottom < room.number.top for one in there), "above it"


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["en", "fa"])
@pytest.mark.parametrize("building", [each for each in PLATES if each.points > 9], ids=lambda each: each.id)
def test_numbers_of_two_digits_keep_to_their_place_beside_the_outline(
    building: Building, letters: str, large: bool
) -> None:
    """Nothing but the corner is free there: what is wider would touch the outline or the rim."""
    ink, eight = (
        Letters(letters).numeral(n, 100, (0, 0, 0)).get_bounding_rect() for n in (building.points, 8)
    )
    for height in SHAPES:
        room = room_of(building, height, large)
        assert room.number.height * ink.w / eight.h <= room.number.width + 0.5
        assert room.number.right <= PLATE - 6


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["en", "fa"])
@pytest.mark.parametrize("building", PLATES, ids=lambda each: each.id)
def test_no_number_runs_over_the_edge_of_its_place(building: Building, letters: str, large: bool) -> None:
    ink, eight = (
        Letters(letters).numeral(n, 100, (0, 0, 0)).get_bounding_rect() for n in (building.points, 8)
    )
    for height in SHAPES:
        sheet = plate(building, None, (100, round(100 * height)), shut=True, large=large)
        (figure,) = sheet.figures
        wide = min(figure.height * ink.w / eight.h, figure.width)
        right = figure.centre[0] + wide / 2
        foot = figure.centre[1] + figure.height * ink.h / eight.h / 2
        assert right <= PLATE - 2, height
        assert foot <= sheet.layers[0].drawing.height - 2, height


@pytest.mark.parametrize("digits", [LATIN, PERSIAN], ids=["en", "fa"])
@pytest.mark.parametrize("counter", [estate, unbuilt])
def test_a_number_of_two_digits_stands_clear_of_the_sign_beside_it(
    counter: Callable[[int, tuple[int, int], float], Sheet], digits: str
) -> None:
    ink, eight = (Letters(digits).numeral(n, 100, (0, 0, 0)).get_bounding_rect() for n in (10, 8))
    for size in ((84, 50), (110, 54), (130, 72)):
        sheet = counter(10, size, 80)
        (figure,) = sheet.figures
        bare = SheetPrinter(Artist(ASSETS / "icons"), Letters(digits)).print(Sheet(sheet.layers), size)
        wide = min(figure.height * ink.w / eight.h, figure.width) * size[1] / 100
        left = round(figure.centre[0] * size[1] / 100 - wide / 2)
        middle = size[1] // 2
        paper = bare.get_at((left, middle))
        assert all(bare.get_at((x, middle)) == paper for x in range(left - 4, round(left + wide))), size


@pytest.mark.parametrize("counter", [estate, unbuilt])
def test_where_one_reads_from_the_right_a_number_stands_left_of_its_sign(
    counter: Callable[[int, tuple[int, int], float, bool], Sheet],
) -> None:
    for size in ((84, 50), (110, 54), (130, 72)):
        (usual,), (mirrored,) = (counter(10, size, 80, rtl).figures for rtl in (False, True))
        wide = 100 * size[0] / size[1]
        assert mirrored.centre[0] == pytest.approx(wide - usual.centre[0]) and usual.centre[0] > wide / 2


def test_the_crew_counts_the_workers_in_hand() -> None:
    scene = Scene(3)
    lot = city().sites.grid.lots[0].id
    worker = scene.player(1).free_workers()[0]
    scene.player(1).workers[worker] = lot
    places = NewYorkTable(city()).placements(scene.state)
    for seat in range(3):
        assert places[f"crew.{seat}"].count == len(scene.player(seat).free_workers())
    assert places["crew.1"].count == places["crew.0"].count - 1
