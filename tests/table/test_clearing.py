"""What is laid over the table keeps off names and numbers."""

from __future__ import annotations

import pygame
import pytest

from game.art.writing import copy_writing, cut, lay, write, written_on
from game.ui.table.compositor import Item
from game.ui.table.marks.clearing import Clearing

pytestmark = pytest.mark.usefixtures("drawing_board")
INK = (0, 0, 0, 255)


def block(width: int, height: int) -> pygame.Surface:
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    made.fill(INK)
    return made


def numbered() -> pygame.Surface:
    """A card of 40 by 40 pixels with a number of 6 by 8 at (30, 20)."""
    card = pygame.Surface((40, 40), pygame.SRCALPHA)
    write(card, block(6, 8), (30, 20))
    return card


def over(*below: Item) -> Clearing:
    clearing = Clearing(2)
    clearing.renew(below)
    return clearing


def test_a_rim_has_a_gap_round_a_number_that_it_would_cover() -> None:
    card, rim = Item(numbered(), (100, 100)), Item(block(10, 40), (130, 100))
    (opened,) = over(card).open([rim])
    free = [y for y in range(40) if not opened.surface.get_at((2, y)).a]
    assert free == list(range(18, 30)) and opened.pos == rim.pos
    assert rim.surface.get_at((2, 22)).a, "the rim is shared and stays as it is"
    assert over(card).open([Item(rim.surface, (141, 100))])[0].surface is rim.surface


def test_what_lies_over_a_number_frees_a_rim_of_it() -> None:
    card, rim = Item(numbered(), (100, 100)), Item(block(10, 40), (130, 100))
    veil = pygame.Surface((40, 40), pygame.SRCALPHA)
    veil.fill((0, 0, 0, 76))
    assert over(card, Item(block(40, 40), (100, 100))).open([rim])[0].surface is rim.surface
    assert over(card, Item(veil, (100, 100))).open([rim])[0].surface is not rim.surface


def test_a_tick_stands_at_the_first_place_that_hides_least() -> None:
    clearing, (bad, good, alike_good) = (
        over(Item(numbered(), (0, 0))),
        (
            pygame.Rect(28, 18, 12, 12),
            pygame.Rect(0, 0, 12, 12),
            pygame.Rect(0, 28, 12, 12),
        ),
    )
    assert clearing.clearest([bad, good, alike_good]) == good
    assert clearing.clearest([bad, pygame.Rect(30, 20, 20, 20)]) == bad, "hidden is hidden"


def test_what_is_written_goes_with_copies_and_parts_of_a_picture() -> None:
    card = numbered()
    assert [each.at for each in written_on(copy_writing(card.copy(), card))] == [(30, 20)]
    assert [each.at for each in written_on(cut(card, pygame.Rect(20, 10, 20, 20)))] == [(10, 10)]
    assert not written_on(cut(card, pygame.Rect(0, 0, 20, 20))) and not written_on(card.copy())
    table = pygame.Surface((80, 80), pygame.SRCALPHA)
    lay(table, card, (5, 7))
    lay(table, card, (40, 40))
    assert [each.at for each in written_on(table)] == [(35, 27), (70, 60)]
