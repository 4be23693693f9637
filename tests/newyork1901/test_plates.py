"""The plates of buildings: the outline and the number keep clear of one another, at every text size."""

from __future__ import annotations

from itertools import product

import pytest

from game.rules.newyork1901.components import LEGENDARY, Building, buildings
from game.tables.newyork1901.paint.pieces import PLATE, Room, digits_of
from game.tables.newyork1901.paint.shapes import Area, extent
from game.tables.newyork1901.scenes import BUILD, LAND
from game.tables.newyork1901.title import TITLE
from game.ui.theme import Metrics
from tests.laws.growing import arranged
from tests.newyork1901.scenes import city

PLATES = [each for each in buildings().values() if each.points]
SHAPES = (0.75, 0.9, 1.0, 1.13, 1.4)
"""Heights of plates in widths, as they are on the table."""


def room_of(building: Building, height: float, large: bool = False) -> Room:
    return Room.of(building, PLATE, PLATE * height, digits_of(building, large=large), large=large)


def squares(building: Building, room: Room) -> list[Area]:
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_larger_text_outlines_on_a_rack_are_as_large_and_numbers_larger(
    players: int,
) -> None:
    layout = TITLE.layout(city())
    for building, scene in product(PLATES, (LAND, BUILD)):
        legendary = building.generation == LEGENDARY
        slot = f"legendary.{building.id}" if legendary else f"rack.0.{building.id}"
        drawn = []
        for scale in (1.0, 1.5, 2.0):
            lies = arranged(layout, Metrics((1920, 1080), scale, rtl=False), players, scene, 0).rect(slot)
            assert lies
            room, unit = room_of(building, lies.h / lies.w, large=scale > 1), lies.w / PLATE
            drawn.append((room.cell * unit, room.number.height * unit))
        (usual, digits), *more = drawn
        for larger, taller in more:
            assert larger >= 0.99 * usual and taller >= 0.99 * digits, (scene, building.id)
