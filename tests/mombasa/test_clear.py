"""Mombasa: signs and words that keep clear of one another."""

from __future__ import annotations

import pytest

from game.art.leaf import LEAN
from game.rules.mombasa.components import cards
from game.rules.mombasa.tiles import books
from game.tables.mombasa.paint.board import sheet
from game.tables.mombasa.paint.books import next_book
from game.tables.mombasa.paint.cards import tiny
from game.tables.mombasa.placing import MET, UNMET
from game.tables.registry import find_title
from tests.mombasa.scene import shipped

_VERDICT = 10.0 + 7.2 + 0.8
"""From the end of the next book to where its verdict begins."""


@pytest.mark.parametrize("look", [MET, UNMET])
@pytest.mark.parametrize("size", [(76, 36), (86, 40), (114, 40)])
def test_the_number_of_the_next_book_keeps_off_its_verdict(look: str, size: tuple[int, int]) -> None:
    made = next_book(books()["book.A02"], size, look, False)
    (figure,) = made.figures
    assert figure.centre[0] + figure.height * LEAN / 2 < 32 * size[0] / size[1] - _VERDICT - 1


@pytest.mark.parametrize("rtl", [False, True])
def test_three_new_books_leave_the_words_of_their_place_free(rtl: bool) -> None:
    zone = find_title("mombasa").layout(shipped()).zones["ledger"]
    row, book = zone.slots["gained.*"].box, zone.slots["ledger.*.1"].box[2]
    page = sheet("ledger", zone, shipped().graph, rtl=rtl)
    assert page is not None
    (words,) = page.words
    middle, reach = words.centre[0] - row[0], 0.15 * row[2]
    assert (row[2] - middle if rtl else middle) - reach > 3 * book
    assert (middle if rtl else row[2] - middle) > reach


def test_where_little_is_left_below_its_symbol_the_number_of_a_resting_card_stands_aside() -> None:
    low, high = (tiny(cards()["card.M01"], tall) for tall in (1.35, 1.9))
    assert low.figures[0].centre[0] > 14
    assert high.figures[0].centre[0] == 12
