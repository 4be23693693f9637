"""Laws of hands: what can be done is seen, near, and done with as few presses as there are things to name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import is_button
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.focus import ahead
from game.ui.input.intents import Direction, Nav, Page, Point, Press, Release
from game.ui.table.bar.offers import PREFIX
from tests.budget import LAWS
from tests.laws.figures import meets
from tests.laws.reading import walk
from tests.room import Room, Sit

pytestmark = pytest.mark.usefixtures("kept_pictures")

WAYS: tuple[Direction, ...] = ("left", "right", "up", "down")


def rooms(sit: Sit, title: str) -> Iterator[Room]:
    """A room of the most players, in the soak of fewer too, at many kinds of questions."""
    seats = find_title(title).rules({}).info.seats
    for players in {seats[-1], *seats[: LAWS - 1]}:
        room = sit(players, title=title, size=(1920, 1080))
        for _ in walk(room):
            yield room


def click(room: Room, id: str) -> None:
    """Click what has the focus id ``id`` where nothing lies above it; a place for the piece in hand too."""
    turn_to(room, id)
    item = next((item for item in room.play.focusables() if item.id == id), None)
    rect, outline = (item.rect, item.outline) if item else (room.stage.rect(id), room.stage.outline(id))
    assert rect is not None, id
    third = (0, rect.h // 3)
    spots = (rect.center, rect.move(third).center, rect.move(third[0], -third[1]).center, *outline)
    over = room.play.controls.ring.at
    pos = next((spot for spot in spots if over(spot) == id), rect.center)
    room.give(Point("mouse", pos), Press("mouse", pos), Release("mouse", pos, True))


def turn_to(room: Room, id: str) -> None:
    """Where a thing lies in another shot of the table: press the tab of that scene."""
    items = {item.id for item in room.play.focusables()}
    if id in items or room.stage.rect(id):
        return
    for scene in room.play.view.layout.tabbed:
        room.play.visit(scene)
        if room.stage.rect(id):
            return


@pytest.mark.parametrize("title", TITLES)
def test_whatever_a_decision_needs_is_on_the_screen(sit: Sit, title: str) -> None:
    seen, rng = 0, Rng(2)
    for room in rooms(sit, title):
        action = rng.pick(room.choosing.decision.actions)
        for target in (*action.targets, ""):
            shown, safe = room.shown, room.services.metrics.canvas
            for choice in (*shown.choices, *shown.guarded):
                turn_to(room, choice)
                rect = room.stage.rect(choice)
                assert rect is not None and safe.contains(rect), (choice, room.play.view.shot)
                seen += 1
            if target in room.choosing.choices():
                room.point(target)
        while room.play.controls.unpick():
            pass
    assert seen


@pytest.mark.parametrize("title", TITLES)
def test_an_action_takes_a_click_for_each_thing_that_it_names_and_one_for_its_button(
    sit: Sit, title: str
) -> None:
    rng, done = Rng(5), 0
    for room in rooms(sit, title):
        action = rng.pick(room.choosing.decision.actions)
        if action.amount or room.choosing.decision.guarded:
            continue
        before = len(room.session.log)
        for target in action.targets:
            if not is_button(target) and len(room.session.log) == before:
                click(room, room.play.controls.focus_of(target))
        if len(room.session.log) > before:  # what is likeliest is done at once and can be taken back
            assert room.session.log[before].action.targets[:1] == action.targets[:1]
            continue
        click(room, room.button_of(action))
        if room.play.controls.screen_model().toast:  # it asks once more
            click(room, room.button_of(action))
        assert len(room.session.log) > before and room.session.log[before].action == action, action
        done += 1
    assert done


@pytest.mark.parametrize("title", TITLES)
def test_the_focus_begins_at_the_likeliest_choice(sit: Sit, title: str) -> None:
    begun = 0
    for room in rooms(sit, title):
        controls, shown = room.play.controls, room.shown
        controls.ring.visible = True
        controls.auto_focus.focus_likeliest()
        table, seen = room.play.view.table, room.desk.seen()
        likely = [
            t for t in table.suggested_targets(seen, Choosing(room.choosing.decision)) if t in shown.choices
        ]
        if likely:
            assert room.play.focus() == controls.focus_of(likely[0])
        else:
            assert room.play.focus() in wanted(room) or not wanted(room)
        begun += bool(wanted(room))
    assert begun


def wanted(room: Room) -> set[str]:
    """What leads anywhere: choices and buttons."""
    controls, shown = room.play.controls, room.shown
    fixed = {button.id for button in room.look.buttons if button.offer}
    verbs = {item.id for item in room.play.focusables() if item.id.startswith(PREFIX)} | fixed
    return {
        controls.focus_of(target) for target in (*shown.choices, *shown.guarded, *shown.shortcut_pieces)
    } | verbs


@pytest.mark.parametrize("title", TITLES)
def test_steps_go_among_choices_first(sit: Sit, title: str) -> None:
    steps = 0
    for room in rooms(sit, title):
        ring, choices = room.play.controls.ring, wanted(room)
        if room.look.held_piece or ring.id not in choices:
            continue
        start = ring.id
        for way in WAYS:
            ring.focus(start)
            here = next(item for item in ring.items if item.id == start)
            others = [item for item in ring.items if item.id in choices]
            if ahead(here, others, way):
                room.stack.handle(Nav("pad:0", way))
                assert ring.id in choices, way
                steps += 1
        ring.focus(start)
    assert steps


@pytest.mark.parametrize("title", TITLES)
def test_what_needs_no_pointing_has_a_button_that_is_seen(sit: Sit, title: str) -> None:
    seen = 0
    for room in rooms(sit, title):
        safe = room.services.metrics.safe.inflate(2, 2)
        for action in room.choosing.offers():
            if not action.amount:
                button = room.button_of(action)
                (item,) = [item for item in room.play.focusables() if item.id == button]
                assert safe.contains(item.rect), action
                seen += 1
    assert bool(seen) is meets(title, "what needs no pointing")


@pytest.mark.parametrize("title", TITLES)
def test_in_a_scene_that_somebody_visits_the_focus_is_on_a_choice_if_there_is_one(
    sit: Sit, title: str
) -> None:
    rested = 0
    room = sit(find_title(title).rules({}).info.seats[0], title=title)
    for _, _ in zip(walk(room), range(3), strict=False):
        for _ in room.play.view.layout.tabbed:
            room.play.controls.ring.focus("bar.menu")
            room.give(Page("pad:0", 1))
            items = {item.id for item in room.play.focusables()}
            there = items & {room.play.controls.focus_of(target) for target in room.shown.choices}
            assert room.play.focus() in wanted(room) or not there, room.play.view.shot
            rested += bool(there)
    assert rested or len(room.play.view.layout.tabbed) < 2


@pytest.mark.parametrize("title", TITLES)
def test_a_click_that_leaves_only_a_button_to_press_says_what_it_would_bring(sit: Sit, title: str) -> None:
    """Whoever clicks points at nothing afterwards, and still reads what the choice costs and brings."""
    told = 0
    for room in rooms(sit, title):
        before = len(room.session.log)
        for target in room.shown.choices[:2]:
            click(room, room.play.controls.focus_of(target))
            if len(room.session.log) > before:
                break
            room.wait(1)
            picks, offers = room.shown.picks, room.shown.offers
            if picks and len(offers) == 1 and offers[0].preview and room.play.controls.ring.lit is None:
                assert room.look.bar.help, (title, picks)
                told += 1
            while room.play.controls.unpick():
                pass
    assert told, title


@pytest.mark.parametrize("title", TITLES)
def test_no_click_on_a_piece_that_cannot_be_chosen_is_left_without_an_answer(sit: Sit, title: str) -> None:
    """It is said why not, or at least that something else is asked."""
    answered = 0
    for room in rooms(sit, title):
        if room.desk.seen_choosing is None:
            continue
        open_to, placed = {*room.shown.choices, *room.shown.guarded}, room.stage.placements
        pieces = [each.id for each in room.play.controls.ring.items if each.id in placed]
        shut = [piece for piece in pieces if open_to.isdisjoint((piece, placed[piece].slot))]
        for piece in shut[::9]:
            scene, moves = room.play.view.shot, len(room.session.log)
            room.play.controls.say(None)
            room.point(piece)
            moved = room.play.view.shot != scene or len(room.session.log) > moves
            assert room.look.toast or room.shown.picks or moved, (title, piece)
            answered += 1
            while room.play.controls.unpick():
                pass
    assert answered
