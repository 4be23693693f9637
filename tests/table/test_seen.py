"""What people see is where it should be: pieces in their places, heads of panels, controls."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.match.seats import Seat
from game.match.sitting import Change
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.input.intents import Confirm
from game.ui.scenes.curtain import CurtainScene
from tests.room import Room, Sit
from tests.table.test_stage import ROUNDING, off_by

pytestmark = pytest.mark.usefixtures("kept_pictures")

LOOKS = [
    ((1280, 720), "en", 1.0),
    ((1280, 720), "fa", 2.0),
    ((1024, 768), "en", 2.0),
    ((2560, 1080), "fa", 1.0),
]


def tables() -> Iterator[tuple[str, int]]:
    for title in TITLES:
        seats = find_title(title).rules({}).info.seats
        yield from ((title, count) for count in (seats[0], seats[-1]))


def picture(room: Room) -> bytes:
    canvas = pygame.Surface(room.services.display.size)
    room.play.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def positions(room: Room, most: int, every: int) -> Iterator[None]:
    """Positions of a random game, without pointing; the screen is told of the last action before each."""
    rng = Rng(4)
    for number in range(most):
        if isinstance(room.stack.top, CurtainScene):
            room.give(Confirm("keyboard"))
        decisions = room.session.decisions()
        if not decisions:
            return
        if number % every == 0:
            yield
        action = rng.pick(rng.pick(decisions).actions)
        if (number + 1) % every:
            room.session.submit(action)
        else:
            room.desk.lead.follow(Change(None))  # who was ahead before it
            room.perform(action)


@pytest.mark.parametrize(("title", "players"), tables())
def test_every_piece_lies_within_its_slot_and_in_a_row_in_the_order_of_its_place(
    sit: Sit, title: str, players: int
) -> None:
    room = sit(players, title=title)
    for _ in positions(room, 120, 15):
        stage, arrangement = room.stage, room.play.view.arrangement
        rows: dict[str, list[tuple[int, int]]] = {}
        for piece, rect in stage.pieces():
            place = stage.placements[piece]
            slot = arrangement.rect(place.slot, place.index, place.among)
            # What a region brings may lie upon its border.
            more = 2 * max(rect.size) // 4 if stage.outline(piece) else 4
            assert slot is not None and slot.inflate(more, more).contains(rect), piece
            rows.setdefault(place.slot, []).append((place.index, rect.centerx))
        for name, row in rows.items():
            along = [x for _, x in sorted(row)]
            assert along in (sorted(along), sorted(along, reverse=True)), name


@pytest.mark.parametrize(("size", "language", "scale"), LOOKS)
@pytest.mark.parametrize("title", list(TITLES))
def test_whatever_can_take_the_focus_lies_in_the_safe_area(
    sit: Sit, title: str, size: tuple[int, int], language: str, scale: float
) -> None:
    players = find_title(title).rules({}).info.seats[-1]
    room = sit(players, title=title, size=size, language=language, text_scale=scale)
    if isinstance(room.stack.top, CurtainScene):
        room.give(Confirm("keyboard"))
    for target in room.shown.choices[:1]:
        room.choose(room.play.controls.focus_of(target))
    assert picture(room) and not room.services.catalogue.missing
    safe = room.services.metrics.safe.inflate(2, 2)
    for item in room.play.focusables():
        assert safe.contains(item.rect), item
    bar = [room.play.view.bar.buttons[name] for name in ("undo", "history", "menu")]
    assert all(rect.collidelist(bar[:at]) < 0 for at, rect in enumerate(bar))


def headed(sit: Sit, name: str, points: int) -> bytes:
    """The head of the first panel."""
    seats = (Seat(name, 0), Seat("Ali", 1))
    room = sit(seats=seats)
    state = room.session.state
    state.players[0].points = points
    canvas = pygame.Surface(room.services.display.size)
    look = room.look
    head = look.heads[0].__class__(0, points, active=True)
    items = room.play.view.panels.items([head])
    canvas.blits([(item.surface, item.pos) for item in items], doreturn=False)
    area = room.play.view.panels.header(0)
    assert area is not None
    return pygame.image.tobytes(canvas.subsurface(area), "RGB")


def test_the_head_of_a_panel_shows_name_and_points(sit: Sit) -> None:
    plain = headed(sit, "Hana", 3)
    assert headed(sit, "Hana", 3) == plain
    assert headed(sit, "Roxana", 3) != plain
    assert headed(sit, "Hana", 4) != plain


def test_the_leader_alone_wears_the_crown(sit: Sit) -> None:
    from game.ui.table.panels.panels import headers

    level = headers((3, 3), 0, [(), ()], False)
    assert [head.leads for head in level] == [False, False]
    ahead = headers((3, 5, 5), 0, [(), (), ()], False)
    assert [head.leads for head in ahead] == [False, True, True]


@pytest.mark.parametrize("title", list(TITLES))
def test_after_an_animation_the_table_looks_as_if_freshly_laid(sit: Sit, title: str) -> None:
    players = find_title(title).rules({}).info.seats[0]
    room = sit(players, title=title, animation="fast", size=(960, 540))
    rng = Rng(6)
    for _ in range(6):
        if isinstance(room.stack.top, CurtainScene):
            room.give(Confirm("keyboard"))
        decisions = room.session.decisions()
        room.perform(rng.pick(rng.pick(decisions).actions))
        for _ in range(200):
            if not room.play.view.moving:
                break
            room.wait(0.05)
        room.wait(2)
        landed = picture(room)
        room.stage.arrange(room.play.view.arrangement, room.play.view.painter)
        assert off_by(landed, picture(room)) <= ROUNDING


def test_buttons_of_another_amount_change_what_is_offered(sit: Sit) -> None:
    from game.desk.desk_model import ActionOffer
    from game.rules.kernel.action import act
    from game.rules.kernel.text import text
    from game.ui.table.bar.amounts import grouped

    offers = [ActionOffer(act(0, "bid", "lot", amount=n), text("play-turn")) for n in (1, 3, 2)]
    (group,) = grouped(offers)
    assert [group.step(step).chosen.action.amount for step in (0, 1, 2, 9, -5)] == [1, 2, 3, 3, 1]
