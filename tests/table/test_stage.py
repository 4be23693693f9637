"""Sprites end where the placements say, however they got there; redrawing parts equals drawing all."""

from __future__ import annotations

import pygame
import pytest

from game.rules.kernel.rng import Rng
from game.ui.table.compositor import Compositor, Item, merged
from tests.room import Room, Sit


def shown(room: Room) -> dict[tuple[int, int], int]:
    """What rests on the stage: a count of pictures by place."""
    found: dict[tuple[int, int], int] = {}
    for item in room.stage.resting():
        found[item.pos] = found.get(item.pos, 0) + 1
    return found


def laid_anew(room: Room) -> dict[tuple[int, int], int]:
    """The same after all has been laid out again."""
    room.stage.arrange(room.play.view.arrangement, room.play.view.painter)
    return shown(room)


def pixels(room: Room) -> bytes:
    canvas = pygame.Surface(room.services.display.size)
    room.play.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


_ROW = 4096
"""So many bytes are compared at once."""
ROUNDING = 2
"""SDL rounds blended colours otherwise where a picture is clipped."""


def off_by(one: bytes, other: bytes) -> int:
    """The largest difference between two pictures, in steps of a colour."""
    rows = range(0, len(one), _ROW)  # of most parts nothing differs
    apart = (
        (one[at : at + _ROW], other[at : at + _ROW])
        for at in rows
        if one[at : at + _ROW] != other[at : at + _ROW]
    )
    return max((max(map(abs, map(int.__sub__, *pair))) for pair in apart), default=0)


@pytest.mark.parametrize("speed", ["normal", "fast"])
@pytest.mark.parametrize("players", [2, 4])
def test_an_animation_ends_exactly_where_a_snap_would_put_everything(
    sit: Sit, players: int, speed: str
) -> None:
    room = sit(players, animation=speed)
    rng = Rng(11)
    stage = room.stage
    for _ in range(60):
        decisions = room.session.decisions()
        if not decisions:
            break
        room.perform(rng.pick(decisions[0].actions))
        for _ in range(400):
            if not stage.moving:
                break
            room.wait(0.03)
        assert not stage.moving
        arrived = shown(room)
        assert laid_anew(room) == arrived


def test_playing_on_while_things_move_finishes_them_first(sit: Sit) -> None:
    room = sit(2, animation="normal")
    first = room.session.decisions()[0].actions[-1]
    room.perform(first)
    assert room.stage.moving
    room.perform(room.session.decisions()[0].actions[-1])
    room.stage.snap()
    moved = shown(room)
    assert laid_anew(room) == moved


def test_what_was_still_to_be_heard_is_heard_when_the_movement_is_cut_short(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = dict[bool, list[str]]()
    for cut in (False, True):
        room, sounds = sit(3, animation="normal"), heard.setdefault(cut, [])
        monkeypatch.setattr(room.services.sound, "play", sounds.append)
        rng = Rng(5)
        for _ in range(30):
            room.perform(rng.pick(room.session.decisions()[0].actions))
            if cut:
                room.stage.snap()
            while room.stage.moving:
                room.wait(0.1)
        room.wait(0.2)
    assert len(heard[True]) > 30 and sorted(heard[True]) == sorted(heard[False])


def test_what_no_event_tells_of_goes_to_its_place_before_everybodys_eyes(sit: Sit) -> None:
    room = sit(2, animation="normal")
    room.stage.snap()
    reserve = next(action for action in room.session.decisions()[0].actions if action.verb == "reserve")
    card = reserve.targets[0]
    room.session.submit(reserve)
    room.play.view.change(room.session.rules.view(room.session.state, None), ())
    assert room.stage.moving
    flying = {motion.pos for motion in room.stage.flying()}
    room.stage.update(0.2)
    assert {motion.pos for motion in room.stage.flying()} != flying, "it is on its way"
    room.stage.update(9)
    place = room.stage.placements[card]
    assert place.owner == 0 and not room.stage.moving
    sprite, lies = room.stage.sprite(card), room.stage.room(place)
    assert sprite is not None and lies is not None and sprite.rect.center == lies.center


def test_what_a_counted_pile_has_swallowed_cannot_be_pointed_at_but_the_pile_can(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(960, 540))
    sinks = set(room.play.view.arrangement.of_kind("sink"))
    for _ in range(12):
        room.perform(room.session.decisions()[0].actions[0])
    lying = {piece for piece, place in room.stage.placements.items() if place.slot in sinks}
    swallowed, piles = lying - sinks, lying & sinks
    seen = {piece for piece, _ in room.stage.pieces()}
    assert swallowed and not swallowed & seen
    assert piles and piles <= seen


def test_redrawing_what_changed_gives_the_same_picture_as_drawing_everything() -> None:
    rng = Rng(5)
    ground = pygame.Surface((200, 120))
    ground.fill((20, 40, 60))
    pictures = []
    for shade in range(12):
        picture = pygame.Surface((20 + shade * 2, 16 + shade), pygame.SRCALPHA)
        picture.fill((shade * 20, 255 - shade * 20, 90, 120 + shade * 10))
        pictures.append(picture)
    parts, whole = Compositor(), Compositor()
    parts.ground = whole.ground = ground
    canvas, fresh = pygame.Surface((200, 120)), pygame.Surface((200, 120))
    items = [Item(picture, (rng.below(180), rng.below(100))) for picture in pictures]
    parts.draw(canvas, items)
    for _ in range(60):
        at = rng.below(len(items))
        items[at] = Item(pictures[at], (rng.below(190) - 10, rng.below(110) - 10))
        dirty = parts.redraw(canvas, items)
        assert all(canvas.get_rect().contains(rect) for rect in dirty)
        whole.draw(fresh, items)
        assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_a_scene_at_rest_redraws_nothing(sit: Sit) -> None:
    room = sit(4)
    canvas = pygame.Surface(room.services.display.size)
    room.play.draw(canvas)
    assert room.play.redraw(canvas) == []
    room.play.update(0.1)
    assert room.play.update(0.1) is False


def test_rectangles_that_overlap_much_are_joined_and_those_outside_are_dropped() -> None:
    within = pygame.Rect(0, 0, 100, 100)
    rects = [pygame.Rect(0, 0, 40, 40), pygame.Rect(2, 2, 40, 40), pygame.Rect(60, 60, 90, 90)]
    assert merged([*rects, pygame.Rect(200, 0, 5, 5)], within) == [
        pygame.Rect(0, 0, 42, 42),
        pygame.Rect(60, 60, 40, 40),
    ]


def test_partial_redraws_through_a_whole_match_leave_the_right_picture(sit: Sit) -> None:
    room = sit(3, animation="normal")
    canvas = pygame.Surface(room.services.display.size)
    room.play.draw(canvas)
    rng = Rng(2)
    for _ in range(25):
        room.perform(rng.pick(room.session.decisions()[0].actions))
        for _ in range(4):
            room.wait(0.11)
            room.play.redraw(canvas)
    for _ in range(60):
        room.wait(0.2)
    room.play.redraw(canvas)
    assert off_by(pygame.image.tobytes(canvas, "RGB"), pixels(room)) <= ROUNDING
