"""Buildings before their owner: the outline and the number keep clear of one another, at every text size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.art.artist import Artist
from game.art.sheets import Sheet, SheetPrinter
from game.rules.newyork1901.components import LEGENDARY, Building, buildings
from game.rules.newyork1901.sites import turned
from game.tables.newyork1901.paint.counters import estate, unbuilt
from game.tables.newyork1901.paint.pieces import Lying, plate
from game.tables.newyork1901.paint.shapes import Area
from game.tables.newyork1901.table import NewYorkTable
from tests.newyork1901.scenes import Scene, city
from tests.painting import ASSETS, LATIN, PERSIAN, Letters

PLATES = [each for each in buildings().values() if each.points]
pytestmark = pytest.mark.usefixtures("drawing_board")
SIZES = (((84, 69), 38.5), ((84, 78), 38.5), ((84, 90), 38.5), ((90, 126), 43.0))
"""The places of a rack with the size of words, as they are on the table."""
WIDER = 1.5
"""So much wider is the place of a shared building."""


def places(building: Building) -> Iterator[tuple[tuple[int, int], float, Lying]]:
    for (width, height), em in SIZES:
        wide = round(width * WIDER) if building.generation == LEGENDARY else width
        yield (wide, height), 100 * em / height, Lying.of(building, 100 * wide / height, 100 * em / height)


def squares(building: Building, lie: Lying) -> list[Area]:
    side, left = lie.side, 2.0
    return [
        Area(left + x * side, lie.top + y * side, side, side) for x, y in turned(building.cells, lie.turn)
    ]


@pytest.mark.parametrize("building", PLATES, ids=lambda each: each.id)
def test_nothing_of_an_outline_stands_beside_or_under_its_number(building: Building) -> None:
    """A flat outline on the line of a number reads as a minus sign before it."""
    for (width, height), _, lie in places(building):
        there = squares(building, lie)
        for one in there:
            beside, above = one.right < lie.number.left, one.bottom < lie.number.top
            assert beside or above, height
            assert one.left > 0 and one.top > 0 and one.bottom < 100 and one.right < 100 * width / height
        if len({one.top for one in there}) == 1:
            assert all(one.bottom < lie.number.top for one in there), "above it"
        assert lie.number.right <= 100 * width / height and lie.number.bottom <= 100


def test_the_squares_of_a_rack_are_smaller_only_where_a_number_has_no_room() -> None:
    """By a quarter at most: where places are high they are all of one size."""
    for number in range(len(SIZES)):
        sides = [[*places(each)][number][2].side for each in PLATES]
        assert max(sides) <= 1.25 * min(sides)


@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["en", "fa"])
@pytest.mark.parametrize("building", PLATES, ids=lambda each: each.id)
def test_no_number_runs_over_the_edge_of_its_place_or_into_its_outline(
    building: Building, letters: str
) -> None:
    ink, eight = (
        Letters(letters).numeral(n, 100, (0, 0, 0)).get_bounding_rect() for n in (building.points, 8)
    )
    for size, em, lie in places(building):
        (figure,) = plate(building, None, size, em, shut=True).figures
        wide = min(figure.height * ink.w / eight.h, figure.width)
        assert figure.centre[0] + wide / 2 <= 100 * size[0] / size[1] - 1
        assert figure.centre[1] + figure.height * ink.h / eight.h / 2 <= 99
        assert wide <= lie.number.width


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
