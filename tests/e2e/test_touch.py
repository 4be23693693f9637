"""The program on a touch screen, by fingers that a compositor hands on.

The suite takes the first chapter of every title; the soak plays a match of four of each to its scores.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import NoReturn

import pytest

from game.tables.registry import find_title
from tests.budget import MATCHES
from tests.e2e.conftest import store
from tests.e2e.guest import NAMES, play_on, play_to_scores
from tests.e2e.pupil import begin, in_a_row, taken
from tests.e2e.touch_screen import Tabletop, TouchScreen, missing
from tests.titles import SHIPPED

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("touch")]

StartTable = Callable[..., Tabletop]
"""``start(*options of main.py, **settings)``, as the fixture ``table_with`` gives it."""
_TAPS = 50
MENU = {"MessageScene": "lesson-menu", "ScoringScene": "menu"}
"""What leads to the menu from where a lesson ends."""


@pytest.fixture(scope="module")
def touch_screen() -> Iterator[TouchScreen]:
    """A touch screen of 1920x1080; without one the tests are skipped by name."""
    if lacking := missing():
        without(f"{', '.join(lacking)} not installed")
    try:
        made = TouchScreen()
    except OSError as error:
        without(str(error))
    yield made
    made.close()


def without(reason: str) -> NoReturn:
    """Skip what needs a touch screen, or fail where it must run."""
    if os.environ.get("CARAVANSERAI_REQUIRE_TOUCH"):
        pytest.fail(f"the tests by touch must run here, but {reason}")
    pytest.skip(reason)


@pytest.fixture(scope="module")
def table_with(touch_screen: TouchScreen, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartTable]:
    """Starts the program with options; the one before it ends, unless it was started with the same."""
    running: dict[tuple[str, ...], Tabletop] = {}

    def start(*arguments: str, **settings: object) -> Tabletop:
        if arguments not in running:
            clear(running)
            folder = tmp_path_factory.mktemp("table")
            (folder / "saves").mkdir()
            store(folder / "saves", **settings)
            running[arguments] = Tabletop(touch_screen, folder, *arguments)
        return running[arguments]

    yield start
    clear(running)


def clear(running: dict[tuple[str, ...], Tabletop]) -> None:
    while running:
        _, table = running.popitem()
        table.close()


# --- what is meant, and what is not -----------------------------------------------------------------------


@pytest.fixture
def match(table_with: StartTable) -> Iterator[Tabletop]:
    """The first choice of a match: a card and a place on the board. Nothing is picked, nor is it after."""
    table = table_with("--title", "newyork1901", "--players", "Hana,Ali", "--seed", "7")
    yield table
    while table.wait_scene("PlayScene")["picked"]:
        table.tap("bar.undo")
        table.rest()
    assert table.picture()["actions"] == 0 and table.complaints() == ""


def cards(table: Tabletop) -> list[str]:
    return [id for id in table.picture()["choices"] if id.startswith("landcard.")]


def lots(table: Tabletop) -> list[str]:
    picture = table.picture()
    return [id for id in picture["choices"] if id in picture["focusables"] and id not in cards(table)]


def test_two_fingers_at_once_choose_nothing(match: Tabletop) -> None:
    one, other = cards(match)[:2]
    for spots in ((one, other), (other, one), (one, one)):
        match.screen.lift(*match.screen.touch_all(match.spot(id) for id in spots))
        assert match.rest()["picked"] == [] and match.picture()["device"] == "touch"
    match.tap(one)
    assert match.wait(lambda p: p["picked"])["picked"] == [one]


def test_an_arm_that_rests_chooses_nothing_and_is_in_nobodys_way(match: Tabletop) -> None:
    one, other = cards(match)[:2]
    x, y = match.spot(one)
    arm = match.screen.touch_all([(x, y), (x + 20, y + 30), (x - 30, y + 15)])
    assert match.rest()["picked"] == []
    for _ in range(_TAPS):  # at first it may still be somebody who taps with three fingers
        match.tap(other)
        if match.rest()["picked"]:
            break
    assert match.picture()["picked"] == [other] and match.picture()["scene"] == "PlayScene"
    match.screen.lift(*arm)
    assert match.rest()["picked"] == [other]


def test_a_finger_that_stays_looks_and_chooses_nothing(match: Tabletop) -> None:
    card = cards(match)[0]
    finger = match.screen.touch(match.spot(card))
    match.wait_scene("InspectScene")
    match.screen.lift(finger)
    match.rest()
    match.tap("close")
    assert match.wait_scene("PlayScene")["picked"] == []


def test_a_drag_over_the_table_chooses_nothing(match: Tabletop) -> None:
    there = match.spot(cards(match)[0])
    start = (there[0], match.screen.size[1] - 2.0)
    finger = match.screen.touch(start)
    match.screen.slide(finger, start, there)
    match.screen.lift(finger)
    assert match.rest()["picked"] == []


def test_a_piece_is_dragged_to_where_it_may_go(match: Tabletop) -> None:
    card = cards(match)[0]
    match.tap(card)
    place = match.wait(lambda p: p["picked"])["focus"]
    spot = match.spot(place)
    match.tap("bar.undo")
    assert match.rest()["picked"] == []
    match.drag(card, spot)
    assert match.wait(lambda p: len(p["picked"]) == 2)["picked"] == [card, place]


# --- lessons and matches ----------------------------------------------------------------------------------


@pytest.mark.parametrize("title", SHIPPED)
def test_a_lesson_is_taken_by_touch(table_with: StartTable, title: str) -> None:
    """Its first chapter; in a soak all of them."""
    table = table_with()
    chapters = in_a_row(title)
    begin(table, table.tap, title, chapters[0])
    for _ in chapters[1:] if MATCHES > 1 else ():
        assert "lesson-on" in taken(table, table.tap)["focusables"]
        table.tap("lesson-on")
    last = taken(table, table.tap)
    assert last["device"] == "touch" and table.complaints() == ""
    table.tap(MENU[last["scene"]])
    table.wait_scene("MenuScene")


def seats(title: str, wanted: int) -> int:
    return min(wanted, max(find_title(title).rules({}).info.seats))


SIDES = {"0": "bottom", "1": "right", "2": "top", "3": "left"}
"""Where they sit, by seat style."""
STEPS = 40
"""So many presses of a match in the suite: more than a round."""


@pytest.mark.timeout(2700)
@pytest.mark.parametrize("title", SHIPPED if MATCHES > 1 else SHIPPED[:1])
def test_a_match_is_played_by_touch_from_all_sides(table_with: StartTable, title: str) -> None:
    """The first rounds of one of them; in a soak four play each to its scores."""
    who = ",".join(NAMES["fa"][: seats(title, 4)])
    options = ("--title", title, "--players", who, "--seed", "11", "--language", "fa")
    table = table_with(*options, table="on", stations=SIDES)
    if MATCHES > 1:
        play_to_scores(table, title, table.tap)
        return
    session = play_on(table, title, table.tap, STEPS).session()
    assert {step.action.player for step in session.log} == {*range(len(session.seats))}
    assert table.picture()["device"] == "touch" and table.complaints() == ""
