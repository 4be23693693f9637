"""Counts stand within what they are written on, in the middle, in both scripts and at every text size."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.art.artist import Artist
from game.art.seats import SeatStyle
from game.art.sheets import Sheet, SheetPrinter
from game.tables.newyork1901.paint.counters import count
from game.tables.newyork1901.paint.pieces import crew
from tests.painting import ASSETS, LATIN, PERSIAN, Letters

SEAT = SeatStyle((240, 120, 50), (120, 50, 20), "seat-0", "plain")
SCRIPTS = pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["en", "fa"])
Size = tuple[int, int]
pytestmark = pytest.mark.usefixtures("drawing_board")


def inked(sheet: Sheet, size: Size, letters: str) -> pygame.Mask:
    """Where the number of ``sheet`` lies, with the line round it."""
    press = SheetPrinter(Artist(ASSETS / "icons"), Letters(letters))
    bare, whole = Sheet(sheet.layers), Sheet(sheet.layers, sheet.figures)
    mask = pygame.mask.from_threshold(
        press.print(whole, size), (0, 0, 0), (40, 40, 40, 255), press.print(bare, size)
    )
    mask.invert()
    return mask


def ink_of(sheet: Sheet, size: Size, letters: str) -> pygame.Rect:
    """The box round that."""
    first, *others = inked(sheet, size, letters).get_bounding_rects()
    return first.unionall(others)


@SCRIPTS
@pytest.mark.parametrize("size", [(96, 119), (105, 119), (135, 149)])
def test_the_count_of_a_street_stands_between_its_sign_and_the_rim(size: Size, letters: str) -> None:
    unit = size[1] / 100
    for number, ahead in product(range(10), (False, True)):
        sheet = count(SEAT, number, ahead, False, size)
        ink = ink_of(sheet, size, letters)
        (sign,) = sheet.symbols
        above = ink.top - (sign.centre[1] + sign.side / 2) * unit
        below = 90.5 * unit - ink.bottom
        assert min(above, below) >= 3, (number, ahead)
        if ink.h > 0.3 * size[1]:
            assert abs(above - below) <= 3, (number, ahead)


@SCRIPTS
@pytest.mark.parametrize("size", [(96, 119), (105, 119), (135, 149), (207, 119), (285, 149)])
def test_the_points_of_a_challenge_keep_within_their_disc(size: Size, letters: str) -> None:
    unit = size[1] / 100
    for number, ahead in product((*range(10), 10), (False, True)):
        sheet = count(SEAT, number, ahead, True, size)
        middle = pygame.Vector2(sheet.figures[0].centre) * unit
        parts = inked(sheet, size, letters).connected_components()
        reach = max(middle.distance_to(at) for part in parts for at in part.outline())
        radius = 34 if size[0] > 140 else 22
        assert reach <= (radius - 1.5) * unit - 1, (number, ahead)


@SCRIPTS
@pytest.mark.parametrize("size", [(34, 58), (35, 59), (36, 61)])
def test_the_number_of_workers_stands_in_the_middle_of_its_plate(size: Size, letters: str) -> None:
    for number in range(5):
        ink = ink_of(crew(SEAT, number, size), size, letters)
        unit = size[0] / 100
        above, below = ink.top - (size[1] - 110 * unit), size[1] - 3 * unit - ink.bottom
        assert min(above, below) >= 2.5 and abs(above - below) <= 2.5, number
        assert abs(ink.centerx - size[0] / 2) <= 1, number
