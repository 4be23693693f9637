"""The panels of Mombasa: what lies on them keeps clear of their frames, and says what it says at a glance."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from game.art.leaf import LEAN
from game.rules.kernel.ids import kind_of, number_in
from game.rules.mombasa.frames import Bookkeeping, Goods, Points, Purchase, Turn, TurnEnd
from game.rules.mombasa.printed import additional_spaces, bonus_spaces, diamond_track
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.seats import progress
from game.tables.mombasa.paint.spaces import additional
from game.tables.mombasa.shots import EXPANSION, TABBED
from game.tables.mombasa.title import TITLE
from game.ui.theme import Metrics
from tests.laws.growing import arranged
from tests.mombasa.games import played
from tests.mombasa.scene import Scene

RULES = TITLE.rules({})
LAYOUT = TITLE.layout(RULES)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_seat_is_seen_at_the_same_place_in_every_shot_whoever_acts(scale: float, players: int) -> None:
    metrics = Metrics((1920, 1080), scale)
    places = [
        arranged(LAYOUT, metrics, players, shot, active).panels
        for shot, active in product((*TABBED, f"{EXPANSION}.cairo.0.0.9.9.0.0.5.5"), (None, *range(players)))
    ]
    assert all(each == places[0] for each in places) and len(places[0]) == players


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_one_works_with_lies_at_the_same_place_for_every_seat(scale: float) -> None:
    kinds = ("purse.{}", "markers.{}", "fan.{}", "next.{}", "slot.{}.1", "rest.{}.5", "tiles.{}")
    metrics = Metrics((1920, 1080), scale)
    for shot in TABBED:
        by_seat = [arranged(LAYOUT, metrics, 4, shot, seat) for seat in range(4)]
        for kind in kinds:
            assert len({str(laid.rect(kind.format(seat))) for seat, laid in enumerate(by_seat)}) == 1, kind


def test_posts_on_the_map_keep_their_colour_whatever_is_to_be_chosen() -> None:
    rules, steps = played(2, "first", 7)
    table = TITLE.table(rules)
    places = table.placements(rules.view(steps[-1][0], 0))
    posts = [place for place in places.values() if kind_of(place.slot) == "post"]
    assert posts and all(place.bright for place in posts)


def bright_on(sheet: str, *frames: type) -> set[bool]:
    """Which of all that lies on a sheet never steps back, in all positions of a game with such a frame."""
    rules, steps = played(2, "first", 7)
    table, zone = TITLE.table(rules), LAYOUT.board if sheet == "board" else LAYOUT.zones[sheet]
    found = set[bool]()
    for state in (state for state, _ in steps if state.stack and isinstance(state.stack[-1], frames)):
        places = table.placements(rules.view(state, 0)).values()
        lie = (place for place in places if place.slot in zone.slots)
        found |= {place.bright for place in lie if kind_of(place.slot) != "coin"}
    return found


@pytest.mark.parametrize("sheet", ["board", "companies", "rounds", "books", "market"])
def test_in_a_turn_no_part_of_a_sheet_that_is_only_read_steps_back(sheet: str) -> None:
    assert bright_on(sheet, Turn) == {True}


def test_where_cards_are_bought_the_others_and_the_piles_step_back() -> None:
    assert bright_on("market", Goods, Purchase) == {False}


@pytest.mark.parametrize("sheet", ["bonus", "books", "market"])
def test_a_sheet_of_which_something_may_be_chosen_steps_back_round_it(sheet: str) -> None:
    rules, steps = played(3, "later", 5)
    table, slots, seen = TITLE.table(rules), LAYOUT.zones[sheet].slots, Counter[bool]()
    for state, _ in steps:
        for decision in rules.decisions(state):
            places = table.placements(rules.view(state, decision.player))
            targets = {target for action in decision.actions for target in action.targets} | decision.guarded
            chosen = any(places[target].slot in slots for target in targets & places.keys())
            lie = [p for p in places.values() if p.slot in slots and kind_of(p.slot) != "coin"]
            assert not chosen or not any(place.bright for place in lie), state.stack
            seen[chosen] += 1
    assert len(seen) == 2


def test_the_bonus_spaces_stay_bright_where_there_is_no_marker_to_lay() -> None:
    rules, steps = played(2, "first", 7)
    table, slots, seen = TITLE.table(rules), LAYOUT.zones["bonus"].slots, Counter[bool]()
    for state, _ in steps:
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, Turn):
            continue
        marker = state.players[frame.seat].markers > 0
        places = table.placements(rules.view(state, 0)).values()
        assert {place.bright for place in places if place.slot in slots} == {not marker}
        seen[marker] += 1
    assert len(seen) == 2


def test_where_books_are_chosen_all_others_step_back_and_the_rounds_above_them() -> None:
    assert bright_on("books", Points, Bookkeeping, TurnEnd) == {False}


def test_a_track_in_brief_runs_in_reading_direction() -> None:
    size, track = (90, 42), diamond_track()
    wide = 34 * size[0] / size[1]
    for rtl in (False, True):
        reached: list[float] = []
        for at in (0, 3, len(track) - 1):
            drawing = progress(goods.diamond, track, at, size, rtl=rtl).layers[0].drawing.svg()
            reached.append(float(drawing.rsplit('cx="', 1)[1].split('"')[0]))
        assert reached == sorted(reached, reverse=rtl)
        assert {round(reached[0]), round(reached[-1])} == {6, round(wide - 6)}


def test_two_gains_of_a_space_stand_apart() -> None:
    second = 51  # hundredths of the width: there its picture begins
    for space in additional_spaces():
        made = additional(bonus_spaces()[space], number_in(space), (163, 158))
        rows: dict[float, list[float]] = {}
        for figure in made.figures:
            rows.setdefault(figure.centre[1], []).append(figure.centre[0] + figure.height * LEAN / 2)
        for first in (min(ends) for ends in rows.values() if len(ends) == 2):
            assert first < second - 4, space


def test_coins_step_back_with_their_book_or_stay_bright_as_it_does() -> None:
    scene = Scene().at_turn(0)
    scene.state.stack.append(Points(0, 1))
    for place in scene.state.shelf:
        scene.state.shelf_coins[place] = 1
    places = TITLE.table(scene.rules).placements(scene.rules.view(scene.state, 0))
    decision = scene.rules.decisions(scene.state)[0]
    chosen = {action.targets[0] for action in decision.actions}
    shelf = {book: place for place, book in scene.state.shelf.items() if book}
    coins = {book: places[place.replace("shelf", "coin", 1)].bright for book, place in shelf.items()}
    assert coins == {book: book in chosen for book in shelf} and len({*coins.values()}) == 2
