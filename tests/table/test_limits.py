"""Limits of the parts of the table, tried on both sides."""

from __future__ import annotations

from typing import cast

import pygame
import pytest

from game.maps.places import Pane, Zone
from game.tables.ghost import Ghost
from game.ui.focus import Focusable, FocusRing
from game.ui.services import Services
from game.ui.table.compositor import merged
from game.ui.table.motion.dissolve import DURATION, Dissolve
from game.ui.table.motion.motion import Motion, ease, frames_between
from game.ui.table.panels.panels import headers
from game.ui.table.pointing import next_choice
from game.ui.table.shots.placed_pane import PlacedPane
from game.ui.table.stage.gesture import HeldPiece, Spot
from tests.conftest import MakeServices

SCREEN = pygame.Rect(0, 0, 1000, 1000)


def spot(name: str, rect: tuple[int, int, int, int], pose: int = 0) -> Spot:
    place = pygame.Rect(rect)
    return Spot(name, Ghost("piece", "", pose), Focusable(name, place), place)


def hand(*spots: Spot) -> HeldPiece:
    return HeldPiece(spots, spots[0])


@pytest.mark.parametrize(("beside", "found"), [(0, True), (25, True), (26, False)])
@pytest.mark.parametrize("way", ["left", "right", "above", "below"])
def test_a_pointer_means_a_place_as_far_beside_it_as_half_its_shorter_side(
    way: str, beside: int, found: bool
) -> None:
    held = hand(spot("far", (900, 900, 100, 50)), spot("near", (200, 300, 100, 50)))
    pos = {
        "left": (200 - beside, 320),
        "right": (299 + beside, 320),
        "above": (250, 300 - beside),
        "below": (250, 349 + beside),
    }[way]
    assert held.point(pos) is found
    assert held.at.target == ("near" if found else "far")


def test_of_places_as_near_across_as_down_both_ways_count() -> None:
    wide = [spot("a", (0, 0, 400, 400)), spot("b", (150, 10, 400, 400)), spot("c", (10, 150, 400, 400))]
    for pos, nearest in (((340, 190), "b"), ((190, 340), "c"), ((205, 205), "a")):
        held = hand(*wide)
        assert held.point(pos) and held.at.target == nearest


def test_a_piece_of_three_poses_goes_through_them_in_a_ring() -> None:
    held = hand(*(spot(f"p{pose}", (60 * pose, 0, 50, 50), pose) for pose in (0, 1, 3)))
    seen = []
    for step in (1, 1, 1, -1, -1):
        assert held.turn(step)
        seen.append(held.at.ghost.pose)
    assert seen == [1, 3, 0, 3, 1]


RING = {"a": (0, 0), "b": (100, 0), "c": (200, 0), "d": (0, 100), "e": (100, 100)}


@pytest.mark.parametrize(
    ("at", "wanted", "following", "before"),
    [
        ("a", "bd", "b", "d"),
        ("b", "bd", "d", "d"),
        ("c", "bd", "d", "b"),
        ("d", "d", "d", "d"),
        ("e", "ac", "a", "c"),
        (None, "bd", "b", "d"),
        ("a", "", None, None),
        ("a", "x", None, None),
    ],
)
def test_the_next_choice_is_the_next_in_reading_order_and_after_the_last_the_first(
    at: str | None, wanted: str, following: str | None, before: str | None
) -> None:
    ring = FocusRing(False)
    ring.set([Focusable(id, pygame.Rect(place, (50, 50))) for id, place in RING.items()])
    ring.id = at
    assert (next_choice(ring, set(wanted), 1), next_choice(ring, set(wanted), -1)) == (following, before)


@pytest.mark.parametrize(
    ("scores", "leaders"),
    [((3,), ()), ((0, 0), ()), ((4, 4, 4), ()), ((4, 5), (1,)), ((5, 4, 5), (0, 2)), ((-2, -1), (1,))],
)
@pytest.mark.parametrize("active", [None, 0])
def test_who_has_most_leads_unless_all_are_level(
    scores: tuple[int, ...], leaders: tuple[int, ...], active: int | None
) -> None:
    badges = [(f"badge{seat}",) for seat in range(len(scores))]
    heads = headers(scores, active, badges, provisional=True)
    assert [(head.seat, head.score) for head in heads] == list(enumerate(scores))
    assert tuple(head.seat for head in heads if head.leads) == leaders
    assert [head.seat for head in heads if head.active] == ([] if active is None else [active])
    assert [head.badges for head in heads] == badges and all(head.provisional for head in heads)
    assert not any(head.provisional for head in headers(scores, active, badges, provisional=False))


def test_of_a_crop_a_place_is_whole_that_reaches_two_pixels_beyond_it_and_without_a_crop_every_one() -> None:
    def view(crop: tuple[float, float, float, float] | None) -> PlacedPane:
        room = pygame.Rect(100, 100, 200, 100)
        return PlacedPane(Pane("board", crop=crop), cast("Zone", None), room, (0.0, 0.0), 1.0, 1.0, False)

    part = view((0.0, 0.0, 200.0, 100.0))
    for over in (0, 2):
        assert part.shows(pygame.Rect(100 - over, 100, 50, 50)) and part.shows(
            pygame.Rect(250 + over, 150 + over, 50, 50)
        )
    for place in ((97, 100, 50, 50), (100, 97, 50, 50), (253, 100, 50, 50), (100, 153, 50, 50)):
        assert not part.shows(pygame.Rect(place)) and view(None).shows(pygame.Rect(place))


@pytest.mark.parametrize(
    ("one", "other", "parts"),
    [
        ((0, 0, 100, 100), (0, 0, 100, 100), 1),
        ((0, 0, 100, 100), (50, 0, 100, 100), 1),
        ((0, 0, 100, 100), (60, 20, 100, 100), 1),
        ((0, 0, 100, 100), (60, 60, 100, 100), 2),
        ((0, 0, 100, 50), (90, 0, 50, 75), 1),
        ((0, 0, 100, 50), (90, 0, 50, 76), 2),
        ((0, 0, 100, 100), (101, 0, 100, 100), 2),
    ],
)
def test_what_overlaps_is_redrawn_at_once_where_that_is_hardly_more(
    one: tuple[int, int, int, int], other: tuple[int, int, int, int], parts: int
) -> None:
    rects = [pygame.Rect(one), pygame.Rect(other)]
    found = merged(rects, SCREEN)
    assert len(found) == parts
    assert found[0].unionall(found) == rects[0].union(rects[1])


def test_what_lies_outside_of_the_canvas_is_redrawn_as_far_as_it_is_seen() -> None:
    within = pygame.Rect(0, 0, 100, 100)
    assert merged([pygame.Rect(-20, 90, 40, 40)], within) == [pygame.Rect(0, 90, 20, 10)]
    for nothing in ((100, 0, 9, 9), (0, 100, 9, 9), (-9, 0, 9, 9), (5, 5, 0, 9)):
        assert merged([pygame.Rect(nothing)], within) == []


def test_the_way_is_slow_at_both_ends_and_even_in_the_middle() -> None:
    assert [ease(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)] == [0.0, 0.15625, 0.5, 0.84375, 1.0]


def test_pictures_of_a_flight_show_the_start_for_half_of_the_way_and_then_the_end() -> None:
    first, last = pygame.Surface((10, 10)), pygame.Surface((30, 20))
    first.fill("red")
    last.fill("blue")
    reds = [frame.get_at((5, 5)) == pygame.Color("red") for frame in frames_between(first, last, 4)]
    assert reds == [True, True, False, False, False]
    assert frames_between(first, first) == (first,)


@pytest.mark.parametrize(
    ("elapsed", "started", "done", "frame"),
    [(0.9, False, False, 0), (1.0, True, False, 0), (1.99, True, False, 1), (2.0, True, False, 2),
     (2.9, True, False, 3), (3.0, True, True, 3), (9.0, True, True, 3)],
)  # fmt: skip
def test_a_flight_begins_after_its_delay_and_shows_each_of_its_pictures_as_long(
    elapsed: float, started: bool, done: bool, frame: int
) -> None:
    frames = tuple(pygame.Surface((10, 10)) for _ in range(4))
    flight = Motion("", frames, (0, 0), (0, 0), 1.0, 2.0, lambda: None, elapsed)
    assert (flight.started, flight.done) == (started, done)
    shown = flight.item().surface
    assert [shown is each for each in frames].index(True) == frame if elapsed != 1.99 else shown is frames[1]


def test_without_animation_a_shot_changes_at_once(services_for: MakeServices) -> None:
    dissolve, canvas = Dissolve(services_for(animation="off")), pygame.Surface((4, 4))
    dissolve.begin(canvas.get_rect())
    assert not dissolve.active and not dissolve.take(canvas) and not dissolve.update(0.1)


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_at_no_time_the_words_of_two_shots_are_seen(services_for: MakeServices, speed: str) -> None:
    """Each is seen as far as the canvas has its colour: the old one red, the new one blue."""
    services = services_for(animation=speed)
    dissolve, size = Dissolve(services), (320, 180)
    canvas, area, steps = pygame.Surface(size), pygame.Rect(0, 0, 320, 150), 24
    bare = services.artist.backdrop(size, services.theme.palette).get_at((20, 20))
    dissolve.begin(area)
    canvas.fill((255, 0, 0))
    assert dissolve.take(canvas), "at first nothing else is seen"
    seen = list[tuple[float, float]]()
    for _ in range(steps + 1):
        canvas.fill((0, 0, 255))
        dissolve.draw(canvas)
        at = canvas.get_at((20, 20))
        seen.append(((at.r - bare.r) / (255 - bare.r), (at.b - bare.b) / (255 - bare.b)))
        assert canvas.get_at((20, 160))[:3] == (0, 0, 255), "the bar stands still"
        dissolve.update(DURATION[speed] / steps)
    assert all(min(one, other) <= 0.15 for one, other in seen)
    assert seen[0][0] > 0.9 and seen[-1][1] > 0.99
    assert any(max(one, other) < 0.2 for one, other in seen), "between them lies the bare table"
    assert not dissolve.active, "the last picture was drawn without it"


def test_what_is_held_stays_for_a_frame_but_not_before_other_eyes(services: Services) -> None:
    dissolve, canvas = Dissolve(services), pygame.Surface((4, 4))
    dissolve.hold()
    assert dissolve.update(0.1) and dissolve.take(canvas) and not dissolve.take(canvas)
    dissolve.cut()
    dissolve.hold()
    assert not dissolve.take(canvas), "what the canvas shows was not for them"
    dissolve.hold()
    dissolve.stop()
    assert not dissolve.update(0.1) and not dissolve.take(canvas)


def test_a_scene_that_was_stopped_leaves_nothing(services: Services) -> None:
    dissolve, canvas = Dissolve(services), pygame.Surface((320, 180))
    for taken in (False, True):
        dissolve.begin(canvas.get_rect())
        if taken:
            dissolve.take(canvas)
        dissolve.stop()
        dissolve.take(canvas)
        assert not dissolve.active and not dissolve.update(0.1)
