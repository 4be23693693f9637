"""Small parts of the table and of the devices, each by itself: what would be seen if it were otherwise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.match.drivers import Drivers
from game.match.journal import FileJournal
from game.match.plan import MatchPlan
from game.match.sitting import Sitting
from game.rules.kernel.ids import kind_of
from game.rules.kernel.rng import Rng
from game.ui.display import Display
from game.ui.input.bindings import CONTROLLER_BUTTONS, JOYSTICK_BUTTONS
from game.ui.input.hub import Hub
from game.ui.input.intents import DeviceLeft, Inspect, Nav
from game.ui.input.stick import ENGAGE, LET_GO, Stick
from game.ui.play.match import Match
from game.ui.play.seat_devices import SeatDevices
from game.ui.settings import Settings
from game.ui.table.compositor import merged
from game.ui.table.motion.motion import Motion, flip_frames, frames_between, tumble_frames
from tests.room import CREATED, Room, Sit, hasty


def nothing() -> None:
    """A flight lands, and that is all."""


def flight(start: tuple[int, int], end: tuple[int, int]) -> Motion:
    return Motion("", (pygame.Surface((10, 10)),), start, end, 1.0, 2.0, nothing)


@pytest.mark.parametrize(("start", "end"), [((100, 50), (300, 250)), ((300, 250), (100, 50))])
def test_a_flight_keeps_between_its_ends_and_comes_nearer_all_the_way(
    start: tuple[int, int], end: tuple[int, int]
) -> None:
    flying, far = flight(start, end), []
    for _ in range(31):
        x, y = flying.item().pos
        assert min(start[0], end[0]) <= x + 5 <= max(start[0], end[0])
        assert min(start[1], end[1]) <= y + 5 <= max(start[1], end[1])
        far.append(abs(end[0] - x - 5) + abs(end[1] - y - 5))
        flying.elapsed += 0.1
    assert far == sorted(far, reverse=True) and far[0] == 400 and far[-1] == 0
    assert flying.done and far[10] == 400, "it waits for its second"


def test_a_picture_that_grows_goes_through_every_size_between() -> None:
    first, last = pygame.Surface((10, 40)), pygame.Surface((30, 20))
    sizes = [frame.get_size() for frame in frames_between(first, last, 4)]
    assert sizes == [(10, 40), (15, 35), (20, 30), (25, 25), (30, 20)]


def test_a_card_that_is_turned_over_is_whole_at_both_ends_and_narrowest_between_its_sides() -> None:
    front, back = pygame.Surface((40, 60)), pygame.Surface((40, 60))
    front.fill((200, 0, 0))
    back.fill((0, 0, 200))
    frames = flip_frames(front, back)
    widths, half = [frame.get_width() for frame in frames], len(frames) // 2
    assert widths[0] == widths[-1] == 40 and {frame.get_height() for frame in frames} == {60}
    assert widths[:half] == sorted(widths[:half], reverse=True) == widths[: -half - 1 : -1]
    assert widths[half] <= 8
    assert all(frame.get_at((0, 30)).r > 150 for frame in frames[:half]), "the front"
    assert all(frame.get_at((0, 30)).b > 150 for frame in frames[half:]), "the back"


def test_a_die_turns_less_and_less_and_then_lies_still_on_what_it_shows() -> None:
    looks = [pygame.Surface((20, 20), pygame.SRCALPHA) for _ in range(2)]
    last = pygame.Surface((20, 20), pygame.SRCALPHA)
    frames = tumble_frames(looks, last)
    assert frames[-1] is last and all(frame is not last for frame in frames[:-2])
    assert frames[0].get_width() > 20, "it is thrown askew"
    assert frames[-3].get_width() - 20 <= 2, "and hardly turns in the end"


PUSHED = ((0, 0.6), (1, 0.65), (1, 0.95), (1, 0.5), (1, 0.2))
"""To the right; a little aside; clearly down; not yet let go; let go, so that the right counts again."""


def test_a_stick_that_leans_a_little_aside_keeps_its_direction() -> None:
    stick = Stick()
    ways = [(stick.move(axis, value), stick.direction) for axis, value in PUSHED]
    assert ways == [(True, "right"), (False, "right"), (True, "down"), (False, "down"), (True, "right")]


def test_a_stick_counts_as_pushed_only_beyond_its_limit_and_lets_go_below_the_other() -> None:
    stick = Stick()
    assert not stick.move(0, ENGAGE) and stick.direction is None
    assert stick.move(0, -ENGAGE - 0.01) and stick.direction == "left"
    assert not stick.move(0, -LET_GO) and stick.direction == "left"
    assert not stick.move(1, ENGAGE) and stick.direction == "left", "aside, at the limit itself"
    stick.move(1, 0.0)
    assert stick.move(0, -LET_GO + 0.01) and stick.direction is None


def test_pads_that_sdl_does_not_know_have_no_button_without_a_name() -> None:
    assert sorted(JOYSTICK_BUTTONS) == list(range(10))
    assert len({JOYSTICK_BUTTONS[number] for number in range(8)}) == 8
    assert set(JOYSTICK_BUTTONS.values()) <= set(CONTROLLER_BUTTONS.values())


class Book(FileJournal):
    """A record that tells when it is closed."""

    closed = False

    def close(self) -> None:
        self.closed = True
        super().close()


def test_a_match_that_is_left_closes_its_record(sit: Sit, tmp_path: Path) -> None:
    session = sit().session
    book = Book.create(tmp_path / "a.jsonl", session, CREATED)
    assert isinstance(book, Book)
    sitting = Sitting(session, book)
    plan = MatchPlan("splendor", session.seats, (None, None))
    Match(plan, sitting, Drivers(sitting, hasty)).close()
    assert book.closed


@pytest.mark.parametrize(
    ("kind", "news"),
    [
        (pygame.QUIT, {"quit": True}),
        (pygame.VIDEORESIZE, {"resized": True}),
        (pygame.WINDOWSIZECHANGED, {"resized": True}),
        (pygame.VIDEOEXPOSE, {"exposed": True}),
        (pygame.WINDOWEXPOSED, {"exposed": True}),
        (pygame.WINDOWHIDDEN, {"hidden": True}),
        (pygame.WINDOWMINIMIZED, {"hidden": True}),
        (pygame.WINDOWSHOWN, {"hidden": False}),
        (pygame.WINDOWRESTORED, {"hidden": False}),
        (pygame.WINDOWMAXIMIZED, {"hidden": False}),
    ],
)
def test_what_happens_to_the_window_is_told(kind: int, news: dict[str, bool]) -> None:
    hub = Hub(Display((1280, 720)), Settings())
    pygame.event.clear()
    pygame.event.post(pygame.Event(kind))
    assert hub.poll() == []
    for name, value in news.items():
        assert getattr(hub.news, name) is value
    hub.poll()
    assert not hub.news.quit and not hub.news.resized and hub.news.hidden is None
    hub.close()


def test_regions_that_lie_apart_are_not_redrawn_as_one() -> None:
    near = [pygame.Rect(0, 0, 100, 100), pygame.Rect(50, 0, 100, 100)]
    far = [pygame.Rect(0, 0, 10, 10), pygame.Rect(600, 400, 10, 10)]
    screen = pygame.Rect(0, 0, 1280, 720)
    assert merged(near, screen) == [pygame.Rect(0, 0, 150, 100)]
    assert sorted(map(tuple, merged(far, screen))) == sorted(map(tuple, far))


def words_of(room: Room, hints: tuple[tuple[str, str], ...]) -> bytes:
    """The bar's words with these hints, as pixels."""
    item, *_ = room.play.view.bar.items(replace(room.look.bar, hints=hints), None, frozenset())
    return pygame.image.tobytes(item.surface, "RGBA")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_bar_shows_hints_as_many_as_fit_the_most_needed_first(sit: Sit, language: str) -> None:
    room = sit(size=(1920, 1080), language=language)
    room.give(Nav("keyboard", "right"))
    hints = (("inspect", "a"), ("undo", "b"))
    none, one, both = (words_of(room, hints[:count]) for count in (0, 1, 2))
    assert len({none, one, both}) == 3
    long = ("undo", "x" * 300)
    assert words_of(room, (hints[0], long)) == one, "the last goes first"
    assert words_of(room, (long,)) == none


def test_own_devices_speak_for_their_seats_and_others_for_seats_without_one(sit: Sit) -> None:
    room = sit(3, devices=("pad:1", None, "pad:2"), own=True)
    couch = SeatDevices(room.services, room.match, lambda seat: None)
    assert couch.seat_of("pad:2", (0, 2)) == 2
    assert couch.seat_of("pad:2", (0, 1)) is None, "nobody asks its seat"
    assert couch.seat_of("keyboard", (0, 1)) == 1
    assert couch.seat_of("keyboard", (0, 2)) is None
    assert couch.seat_of("pad:9", (1,)) is None


@pytest.fixture
def looking(sit: Sit) -> Room:
    """Two plan in secret, each with a pad of their own; the second is looking."""
    room = sit(2, title="mombasa", seed=3, devices=("pad:1", "pad:2"), own=True)
    while not room.session.decisions()[0].secret:
        room.perform(room.session.decisions()[0].actions[0])
    room.give(Inspect("pad:2", True))
    assert room.desk.private_view
    return room


def test_a_pad_that_is_pulled_out_hides_what_its_owner_looks_at(looking: Room) -> None:
    looking.give(DeviceLeft("pad:2"))
    assert not looking.desk.private_view


def test_a_pad_that_is_pulled_out_hides_nothing_of_another(looking: Room) -> None:
    looking.give(Nav("pad:1", "right"))
    assert looking.desk.private_view and looking.desk.actor == 1


def test_a_tap_looks_until_the_next_tap(looking: Room) -> None:
    looking.give(Inspect("pad:2", False))
    assert not looking.desk.private_view, "it was held for half a second"
    looking.stack.handle(Inspect("pad:2", True))
    looking.stack.handle(Inspect("pad:2", False))
    assert looking.desk.private_view, "a tap"
    looking.wait(2)
    looking.give(Inspect("pad:2", True))
    assert not looking.desk.private_view


def test_what_may_be_chosen_is_lifted_and_the_rest_of_its_kind_steps_back_where_it_lies(sit: Sit) -> None:
    room = sit(2, seed=3)
    rng = Rng(5)
    for _ in range(8):
        room.perform(rng.pick(room.session.decisions()[0].actions))
    room.stage.stand(frozenset())
    plain = {item.pos: item.surface for item in room.stage.resting()}
    cards = {piece for row in room.session.state.market for piece in row}
    chosen = min(cards)
    standing = room.stage.stand(frozenset({chosen}))
    now = {item.pos: item.surface for item in room.stage.resting()}
    pieces = {rect.topleft: piece for piece, rect in room.stage.pieces()}
    darker = {pieces[pos] for pos in plain.keys() & now.keys() & pieces.keys() if plain[pos] is not now[pos]}
    assert darker & cards == set(standing.back) & cards == cards - {chosen}
    assert {kind_of(piece) for piece in darker} == {"card"}
    rect, raised = room.stage.rect(chosen), room.stage.raised(chosen)
    assert rect and raised and (rect.left, rect.top - raised) in now
