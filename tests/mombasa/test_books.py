"""Mombasa: books, bookkeeper, diamond merchants (rulebook: Bookkeeping points, Bookkeeper, Merchant)."""

from __future__ import annotations

import pytest

from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.mombasa.area import meets
from game.rules.mombasa.books import placeable
from game.rules.mombasa.frames import Points, TurnEnd
from game.rules.mombasa.gains import read_needs
from game.rules.mombasa.tiles import books
from tests.mombasa.scene import Scene

BOOKKEEPER = "card.0.bookkeeper_2"
AREA = (BOOKKEEPER, "card.0.coffee_1", "card.0.coffee_2", "card.0.banana_1")


def example() -> Scene:
    """The worked example: the second book asks for 2 expansion, which is missing; the fifth for 4."""
    scene = Scene().at_turn().area(*AREA).money(4)
    scene.ledger("book.A17", "book.A06", "book.A05", "book.B18")
    scene.do("account", BOOKKEEPER)
    return scene


def spending(points: int) -> Scene:
    """Player 0 spends bookkeeping points."""
    scene = Scene().at_turn().money(0)
    scene.state.stack.append(Points(0, points))
    return scene


def test_example_of_the_bookkeeper_a_book_is_flipped_for_2_pounds() -> None:
    scene = example()
    assert scene.choices("ink") == {"ledger.0.1"}, "the second book is not fulfilled"
    scene.do("flip", "ledger.0.2")
    assert scene.player().money == 2
    assert "flip" not in scene.verbs(), "only one book is flipped"
    assert scene.choices("ink") == {"ledger.0.1", "ledger.0.2", "ledger.0.3", "ledger.0.4"}


def test_example_of_the_bookkeeper_the_fourth_book_pays_2_points_before_the_cards_2_points() -> None:
    scene = example()
    scene.do("flip", "ledger.0.2")
    scene.do("ink", "ledger.0.4")
    assert scene.player().ink == 4
    assert scene.state.stack[-1] == Points(0, 2), "the reward of the fourth book"
    assert scene.player().used == []
    scene.do("coins", "pile.bank")
    assert scene.state.stack[-1] == Points(0, 2), "the points of the card"
    assert scene.player().used == [BOOKKEEPER]
    scene.do("coins", "pile.bank")
    assert scene.player().money == 4 - 2 + 2 + 2
    assert scene.waits_for(1)


def test_the_points_of_the_card_come_even_without_a_move() -> None:
    scene = example()
    scene.do("done", "button.done")
    assert scene.state.stack[-1] == Points(0, 2)
    assert scene.player().ink == 0


def test_only_the_book_stopped_on_pays() -> None:
    scene = Scene().at_turn().area(*AREA).money(0).ledger("book.A03", "book.A06")
    scene.do("account", BOOKKEEPER)
    scene.do("ink", "ledger.0.3")
    assert scene.player().money == 1, "1 pound of book A06, nothing of A03"


def test_a_flipped_book_pays_nothing() -> None:
    scene = Scene().at_turn().area(*AREA).money(2).ledger("book.A03")
    scene.do("account", BOOKKEEPER)
    scene.do("flip", "ledger.0.2")
    scene.do("ink", "ledger.0.2")
    assert scene.state.stack[-1] == Points(0, 2), "the card's points at once"
    assert scene.player().money == 0


def test_flipping_needs_2_pounds() -> None:
    scene = Scene().at_turn().area(*AREA).money(1)
    scene.do("account", BOOKKEEPER)
    assert "flip" not in scene.verbs()
    scene.turn().money(4).player().flipped = [1]
    scene.do("account", BOOKKEEPER)
    assert "flip" not in scene.verbs(), "the only book lies face down already"


def test_an_empty_space_stops_the_ink() -> None:
    scene = Scene().at_turn().area(*AREA).ledger("", "book.A06")
    scene.do("account", BOOKKEEPER)
    assert scene.choices("ink") == {"ledger.0.1"}


def test_requirements_are_not_added_up_and_use_nothing_up() -> None:
    scene = Scene().at_turn().area(*AREA).ledger("book.A03", "book.A05")
    scene.do("account", BOOKKEEPER)
    assert scene.choices("ink") == {"ledger.0.1", "ledger.0.2", "ledger.0.3"}, "coffee 2, 2 and 3 of 3"
    scene.do("ink", "ledger.0.3")
    assert scene.player().used == []


def test_cards_turned_face_down_fulfil_nothing() -> None:
    scene = Scene().at_turn().area(*AREA)
    scene.player().used = ["card.0.coffee_2"]
    scene.do("account", BOOKKEEPER)
    assert scene.choices("ink") == set()


def test_the_bookkeeper_in_use_does_not_fulfil_its_own_requirement() -> None:
    scene = Scene().at_turn().area(*AREA).ledger("book.A24")
    scene.do("account", BOOKKEEPER)
    assert "ledger.0.2" not in scene.choices("ink")
    scene.turn().area("card.M08")
    scene.do("account", BOOKKEEPER)
    assert "ledger.0.2" in scene.choices("ink"), "another bookkeeper lies open"


def test_a_merchant_fulfils_the_requirement_of_a_bookkeeper_or_merchant() -> None:
    scene = Scene().at_turn().area(BOOKKEEPER, "card.M09")
    assert meets(scene.state, scene.player(), read_needs("staff=1"), BOOKKEEPER)


@pytest.mark.parametrize(
    ("cards", "fulfilled"),
    [
        (("card.M04", "card.M05"), True),
        (("card.M04", "card.M06"), True),
        (("card.M04", "card.M13"), True),
        (("card.M04", "card.0.coffee_2"), False),
        (("card.M05", "card.M14"), False),
    ],
    ids=["3 coffee 3 banana", "3 coffee 3 cotton", "6 coffee", "5 coffee", "6 bananas"],
)
def test_example_of_the_icons_three_coffee_and_three_of_any_good(
    cards: tuple[str, ...], fulfilled: bool
) -> None:
    scene = Scene().at_turn().area(*cards)
    assert meets(scene.state, scene.player(), read_needs("coffee=3;any=3")) is fulfilled


def test_example_of_the_icons_four_units_of_one_good() -> None:
    scene = Scene().at_turn().area("card.M05", "card.0.coffee_2")
    assert not meets(scene.state, scene.player(), read_needs("any=4")), "3 bananas and 2 coffee"
    scene.area("card.0.banana_1")
    assert meets(scene.state, scene.player(), read_needs("any=4"))


@pytest.mark.parametrize(("units", "pounds"), [(6, 5), (1, 0)])
def test_example_of_the_icons_pounds_for_cotton_less_one(units: int, pounds: int) -> None:
    scene = Scene().at_turn().money(0).ledger("book.B11")
    scene.area(*{6: ("card.M06", "card.M15"), 1: ("card.0.cotton_1",)}[units], BOOKKEEPER)
    scene.player().ink = 1
    scene.do("account", BOOKKEEPER)
    scene.do("ink", "ledger.0.2")
    assert scene.player().money == pounds


def test_a_book_that_removes_posts_lets_choose_the_front_post_of_any_base() -> None:
    scene = Scene().at_turn().area(BOOKKEEPER, "card.M16").ledger("book.C04")
    scene.player().ink = 1
    scene.do("account", BOOKKEEPER)
    scene.do("ink", "ledger.0.2")
    assert len(scene.choices("remove")) == 12
    scene.do("remove", "stack.cairo.2")
    assert scene.state.lost == ["post.cairo.6"]
    assert scene.state.stack[-1] == Points(0, 1), "then the point of the same book"


def test_two_posts_may_come_from_one_company_or_two() -> None:
    scene = Scene().at_turn().area(BOOKKEEPER, "card.M19", "card.X1").ledger("book.C16")
    scene.player().ink = 1
    scene.do("account", BOOKKEEPER)
    scene.do("ink", "ledger.0.2")
    scene.do("remove", "stack.cairo.2")
    assert {"stack.cairo.2", "stack.mombasa.1"} <= scene.choices("remove")
    scene.do("remove", "stack.cairo.2")
    assert scene.state.lost == ["post.cairo.6", "post.cairo.7"]


def test_books_cost_1_1_and_2_points_and_a_pound_costs_1() -> None:
    scene = spending(1)
    assert {books()[book].letter for book in scene.choices("book")} == {"A", "B"}
    scene = spending(2)
    assert {books()[book].letter for book in scene.choices("book")} == {"A", "B", "C"}
    scene.do("coins", "pile.bank")
    assert scene.player().money == 2


def test_coins_under_a_book_go_with_it() -> None:
    scene = spending(1).shelf(r1n2="book.A01")
    scene.state.shelf_coins["shelf.1.2"] = 1
    scene.state.round_coins[1] -= 1
    scene.do("book", "book.A01")
    assert scene.player().money == 1
    assert scene.state.shelf_coins["shelf.1.2"] == 0


def test_a_book_a_never_lies_on_a_striped_space() -> None:
    scene = Scene()
    assert not {7, 9, 11, 13, 15} & set(placeable(scene.player(), "book.A01"))
    assert {7, 9, 11, 13, 15} <= set(placeable(scene.player(), "book.B01"))


def test_new_books_may_cover_others_but_a_never_b_or_c() -> None:
    scene = Scene().ledger("book.A01", "book.B01")
    assert placeable(scene.player(), "book.A02")[:3] == [1, 2, 4]
    assert placeable(scene.player(), "book.C01")[:4] == [1, 2, 3, 4]


@pytest.mark.parametrize("ink", [0, 5, 15])
def test_rulebook_points_placing_1_a_new_book_may_lie_on_any_space_at_and_behind_the_ink_too(
    ink: int,
) -> None:
    scene = Scene().ledger("book.A01", "book.B01")
    scene.player().ink = ink
    assert placeable(scene.player(), "book.B02") == list(range(1, 16))
    assert placeable(scene.player(), "book.A02") == [1, 2, 4, 5, 6, 8, 10, 12, 14]


def test_rulebook_points_placing_1_a_book_that_nobody_wants_is_dumped_behind_the_ink() -> None:
    scene = spending(1).shelf(r1n2="book.A01").ledger("book.A02", "book.B01", "book.A03")
    scene.player().ink = 4
    scene.do("book", "book.A01")
    scene.state.stack[:] = [TurnEnd(0)]
    assert {"book.A01 ledger.0.1", "book.A01 ledger.0.2", "book.A01 ledger.0.4"} <= scene.choices("shelve")
    assert "book.A01 ledger.0.3" not in scene.choices("shelve"), "a book B lies there"
    scene.do("shelve", "book.A01", "ledger.0.2")
    assert (scene.player().books[2], scene.player().covered) == ("book.A01", ["book.A02"])
    assert scene.player().ink == 4


def test_ruling_11_the_space_where_the_ink_starts_takes_no_book() -> None:
    scene = spending(1).shelf(r1n2="book.A01")
    scene.do("book", "book.A01")
    scene.state.stack[:] = [TurnEnd(0)]
    why = scene.rules.refuse(scene.state, 0, "ledger.0.0", ("book.A01",))
    assert why is not None and why.key == "mombasa-no-book-start"


def test_ruling_12_only_a_book_ahead_of_the_ink_is_flipped() -> None:
    scene = Scene().at_turn().area(*AREA).money(4).ledger("book.A03", "book.A05")
    scene.player().ink = 2
    scene.do("account", BOOKKEEPER)
    assert scene.choices("flip") == {"ledger.0.3"}
    why = scene.rules.refuse(scene.state, 0, "ledger.0.1")
    assert why is not None and why.key == "mombasa-no-book-behind"


def test_the_printed_starting_book_counts_as_a() -> None:
    scene = Scene()
    assert 1 in placeable(scene.player(), "book.A02")
    scene.player().books[1] = "book.B01"
    assert 1 not in placeable(scene.player(), "book.A02")


def test_a_covered_book_stays_underneath() -> None:
    scene = spending(2).shelf(r1n6="book.C01").ledger("book.A01")
    scene.player().flipped = [2]
    scene.do("book", "book.C01")
    scene.state.stack[:] = [TurnEnd(0)]
    scene.do("shelve", "book.C01", "ledger.0.2")
    assert scene.player().books[2] == "book.C01"
    assert scene.player().covered == ["book.A01"]
    assert scene.player().flipped == []


def test_a_book_that_fits_nowhere_leaves_the_game() -> None:
    scene = spending(1).shelf(r1n2="book.A01").ledger(*(f"book.B{n:02}" for n in range(1, 15)))
    scene.player().ink = 13
    scene.player().books[1] = "book.B15"
    scene.state.supply["B"].remove("book.B15")
    scene.do("book", "book.A01")
    scene.state.stack[:] = [TurnEnd(0)]
    scene.rules.settle(scene.state, Outcome(Rng(0)))
    assert scene.state.spent == ["book.A01"]


def test_the_display_is_not_refilled_when_a_letter_runs_out() -> None:
    scene = spending(1).shelf(r1n2="book.A01")
    scene.player().covered += scene.state.supply["A"]
    scene.state.supply["A"].clear()
    scene.do("book", "book.A01")
    scene.state.stack[:] = [TurnEnd(0)]
    scene.do("shelve", "book.A01", "ledger.0.2")
    assert scene.state.shelf["shelf.1.2"] == ""


def test_at_the_end_of_the_track_each_point_is_2_pounds_and_buys_no_book() -> None:
    scene = Scene().at_turn().money(0).area(BOOKKEEPER)
    scene.player().ink = 15
    scene.do("account", BOOKKEEPER)
    assert scene.player().money == 4
    assert scene.waits_for(1)


def test_points_gained_by_reaching_the_end_are_pounds_already() -> None:
    scene = Scene().at_turn().money(0).area(BOOKKEEPER, "card.M16").ledger(*[""] * 13, "book.B04")
    scene.player().ink = 14
    scene.do("account", BOOKKEEPER)
    scene.do("ink", "ledger.0.15")
    assert scene.player().money == 2 * 3 + 2 * 2


def test_the_bookkeeper_tile_gives_one_point() -> None:
    scene = Scene().at_turn().area("tile.bookkeeper")
    scene.do("account", "tile.bookkeeper")
    assert scene.state.stack[-1] == Points(0, 1)


def test_the_plain_merchant_moves_1_space_and_gives_2_pounds() -> None:
    scene = Scene().at_turn().money(0).area("card.M09")
    scene.do("trade", "card.M09")
    assert (scene.player().diamonds, scene.player().money) == (1, 2)
    assert scene.player().used == ["card.M09"]
    assert [e.kind for e in scene.events if e.kind in ("diamonds", "used")] == ["diamonds", "used"]


@pytest.mark.parametrize(
    ("regions", "steps"), [((), 2), (("nubia",), 2), (("fezzan",), 3), (("fezzan", "nubia"), 4)]
)
def test_example_of_the_cairo_merchant_one_more_space_per_full_two_mines(
    regions: tuple[str, ...], steps: int
) -> None:
    scene = Scene().at_turn().money(0).area("card.M24").post("cairo", *regions).post("mombasa", "kasai")
    scene.do("trade", "card.M24")
    assert (scene.player().diamonds, scene.player().money) == (steps, 1)


def test_the_merchant_tile_counts_the_face_up_merchant_cards_but_not_itself() -> None:
    scene = Scene().at_turn().area("tile.merchant", "card.M09", "card.M24")
    scene.do("trade", "tile.merchant")
    assert scene.player().diamonds == 2 + 2


def test_at_the_end_of_the_diamond_track_each_step_is_2_pounds_also_the_surplus() -> None:
    scene = Scene().at_turn().money(0).area("card.M24")
    scene.player().diamonds = 27
    scene.do("trade", "card.M24")
    assert (scene.player().diamonds, scene.player().money) == (28, 2 + 1)
