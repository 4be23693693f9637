"""Places that lie over one another have one rim together, others each their own."""

from __future__ import annotations

import pygame
import pytest

from game.ui.focus import Focusable
from game.ui.table.marks.outline_union import outline_unions

SIDE = 40


def block(name: str, *cells: tuple[int, int]) -> Focusable:
    """A place that fills a rectangle of cells, given by its first and last one."""
    (left, top), (right, low) = cells[0], cells[-1]
    rect = pygame.Rect(left, top, right - left + 1, low - top + 1)
    rect = pygame.Rect(rect.x * SIDE, rect.y * SIDE, rect.w * SIDE, rect.h * SIDE)
    return Focusable(name, rect, (rect.topleft, rect.topright, rect.bottomright, rect.bottomleft))


def bent(name: str) -> Focusable:
    """Three cells round the free corner (1, 1)."""
    corners = ((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2))
    outline = tuple((x * SIDE, y * SIDE) for x, y in corners)
    return Focusable(name, pygame.Rect(0, 0, 2 * SIDE, 2 * SIDE), outline)


def test_places_side_by_side_keep_their_own_rims() -> None:
    places = [block("a", (0, 0)), block("b", (1, 0)), block("c", (0, 1))]
    assert outline_unions(places) == places


def test_a_place_in_the_angle_of_another_keeps_its_own_rim() -> None:
    places = [bent("a"), block("b", (1, 1))]
    assert outline_unions(places) == places


def test_places_that_share_a_cell_have_one_rim_round_both() -> None:
    (island,) = outline_unions([block("a", (0, 0), (1, 0)), block("b", (1, 0), (1, 1))])
    for x, y in ((0, 0), (1, 0), (1, 1)):
        assert island.contains((x * SIDE + SIDE // 2, y * SIDE + SIDE // 2))
    assert not island.contains((SIDE // 2, SIDE + SIDE // 2))


@pytest.mark.parametrize(("over", "rims"), [(0, 2), (4, 2), (5, 1)])
def test_places_may_overlap_by_no_more_than_their_edges(over: int, rims: int) -> None:
    one, other = block("a", (0, 0)), block("b", (1, 0))
    moved = tuple((x - over, y) for x, y in other.outline)
    assert len(outline_unions([one, Focusable("b", other.rect.move(-over, 0), moved)])) == rims


def test_places_linked_by_others_are_one_island() -> None:
    row = [block(str(x), (x, 0), (x + 1, 0)) for x in range(6)]
    (island,) = outline_unions([row[0], row[5], *row[1:5], block("far", (0, 3))])[:1]
    assert island.rect == pygame.Rect(0, 0, 7 * SIDE, SIDE)
    assert len(outline_unions([*row, block("far", (0, 3))])) == 2


def test_the_same_ground_turned_otherwise_has_one_rim() -> None:
    assert len(outline_unions([block("a", (0, 0), (1, 1)), block("b", (0, 0), (1, 1))])) == 1


@pytest.mark.parametrize("places", [[], [block("a", (0, 0))]])
def test_none_and_one_stay_as_they_are(places: list[Focusable]) -> None:
    assert outline_unions(places) == places
