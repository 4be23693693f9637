"""How the things on the table stand to the open choice, worked out from plain values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ui.table.stage.standing import NONE, Thing, stand
from game.ui.table.stage.tones import SLIGHT, STRONG


def things(number: int, kind: str = "card", seat: int | None = None, **others: bool) -> dict[str, Thing]:
    """So many pieces of a kind."""
    names = [f"{kind}.{at}" if seat is None else f"{kind}.{seat}.{at}" for at in range(number)]
    return {name: Thing(kind, name, seat, **others) for name in names}


@pytest.mark.parametrize(("chosen", "few"), [(3, True), (7, True), (8, False), (23, False), (24, False)])
def test_a_rim_is_round_what_may_be_chosen_where_that_is_few_of_a_kind(chosen: int, few: bool) -> None:
    table = things(24)
    names = list(table)[:chosen]
    standing = stand(table, names)
    assert standing.raised == frozenset(names)
    assert standing.rimmed == (frozenset(names) if few else frozenset())
    others = dict.fromkeys(set(table) - set(names), STRONG if few else SLIGHT)
    assert standing.back == others


def test_the_few_things_that_may_be_chosen_in_all_have_rims_though_they_are_all_of_their_kind() -> None:
    table = things(1, "deck") | things(4, "pile") | things(20)
    assert stand(table, ["deck.0", *things(4, "pile")]).rimmed == {"deck.0", *things(4, "pile")}
    many = ["deck.0", *things(4, "pile"), *things(20)]
    assert stand(table, many).rimmed == frozenset()


def test_other_kinds_and_what_is_only_looked_at_never_step_back() -> None:
    table = things(12) | things(5, "noble") | {"card.99": Thing("card", "card.99", bright=True)}
    standing = stand(table, ["card.0"])
    assert standing.back.keys() == things(12).keys() - {"card.0"}
    assert stand(table, []) == NONE


def test_what_lies_on_the_panels_of_others_never_steps_back() -> None:
    table = things(6, "tokens", 0) | things(6, "tokens", 1)
    standing = stand(table, ["tokens.0.1", "tokens.0.2"])
    assert standing.back.keys() == things(6, "tokens", 0).keys() - standing.rimmed
    assert standing.rimmed == {"tokens.0.1", "tokens.0.2"}


def test_a_place_without_a_picture_has_a_rim_and_is_not_lifted() -> None:
    table = things(9) | things(9, "site", bare=True)
    standing = stand(table, [*things(9), *things(9, "site")])
    assert standing.rimmed == things(9, "site").keys() and standing.raised == things(9).keys()


def test_places_of_a_printed_board_are_shaded_and_never_dimmed() -> None:
    table = things(9, "lot", ground=True)
    standing = stand(table, ["lot.1"])
    assert standing.shaded == table.keys() - {"lot.1"} and not standing.back and not standing.raised


def test_what_lies_in_a_chosen_place_does_not_step_back() -> None:
    table = things(9)
    lying = {"card.8": replace(table["card.8"], slot="card.0")}
    assert "card.8" not in stand(table | lying, ["card.0"]).back


def test_what_lies_in_a_place_is_lifted_without_a_rim_while_others_like_it_have_pictures() -> None:
    filled = {"space.9": Thing("space", "space.9", bare=True), "book.1": Thing("book", "space.9")}
    standing = stand(things(9, "space") | filled, [*things(9, "space"), "space.9"])
    assert standing.raised == {*things(9, "space"), "book.1"} and not standing.rimmed
    alone = stand(filled | things(9, "card"), ["space.9", *things(9, "card")])
    assert alone.rimmed == {"space.9"} and "book.1" not in alone.raised
