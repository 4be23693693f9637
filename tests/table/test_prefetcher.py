"""What may be shown next is painted in idle moments, a portion at a time."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.art import artist as artist_module
from game.maps.places import grown
from game.rules.kernel.action import act
from game.tables.registry import TITLES
from game.tables.table import Place
from game.ui.play.prefetch_targets import prefetch_targets
from game.ui.scenes.moment import MomentScene
from game.ui.table.prefetcher import Prefetcher
from game.ui.table.view import TableView
from tests.room import Room, Sit
from tests.titles import players

LARGE = 200 * 200
"""A picture of so many pixels is no button and no symbol."""
FRAME = 1 / 60


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The sizes of the large pictures that are rasterised from now on."""
    sizes, real = list[tuple[int, int]](), artist_module.rasterise

    def rasterise(source: str, size: tuple[int, int]) -> pygame.Surface:
        if size[0] * size[1] > LARGE:
            sizes.append(size)
        return real(source, size)

    monkeypatch.setattr(artist_module, "rasterise", rasterise)
    return sizes


def rest(room: Room) -> int:
    """Let the table be idle until nothing is left to paint; how many frames that took."""
    room.play.update(FRAME)
    view = room.play.view
    ahead = Prefetcher(view, partial(prefetch_targets, room.desk, view, room.play.presenter))
    frames = 1
    while ahead.update("here"):
        frames += 1
    return frames


def test_going_to_another_scene_of_the_table_paints_nothing_large_anew(
    sit: Sit, painted: list[tuple[int, int]]
) -> None:
    room = sit(2, title="mombasa")
    room.play.draw(room.services.display.canvas)
    assert rest(room) > 3, "in portions"
    assert painted
    painted.clear()
    for scene in room.play.view.layout.tabbed:
        room.play.visit(scene)
        room.play.draw(room.services.display.canvas)
    assert painted == []


def test_when_the_turn_passes_nothing_large_is_painted_anew(sit: Sit, painted: list[tuple[int, int]]) -> None:
    """Neither the opened panel of who comes next nor the bright frame round it."""
    room = sit(2)
    room.play.draw(room.services.display.canvas)
    rest(room)
    assert painted
    painted.clear()
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    assert room.desk.actor == 1
    room.play.draw(room.services.display.canvas)
    assert painted == []


def test_nothing_is_painted_ahead_while_things_change(sit: Sit, painted: list[tuple[int, int]]) -> None:
    room = sit(2, title="mombasa")
    room.stack.relayout()
    painted.clear()
    assert room.stack.update(FRAME), "it was just laid out"
    assert painted == []
    room.stack.draw(room.services.display.canvas)
    painted.clear()
    for _ in range(30):
        assert not room.stack.update(FRAME)
    assert painted


def test_a_ground_that_was_begun_ahead_is_the_same_in_the_end(sit: Sit) -> None:
    pictures = []
    for portions in (0, 3):
        room = sit(2, title="mombasa")
        steps = room.play.view.prefetch("chart", 0)
        for _ in range(portions):
            next(steps)
        room.play.visit("chart")
        room.play.draw(room.services.display.canvas)
        pictures.append(pygame.image.tobytes(room.services.display.canvas, "RGB"))
    assert pictures[0] == pictures[1]


def room_of(view: TableView, place: Place) -> pygame.Rect:
    """Where a piece would lie."""
    found = view.stage.room(place)
    assert found is not None
    return found


def test_what_chance_may_bring_is_painted_before_it_comes(
    sit: Sit, painted: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(2, title="istanbul_dice", size=(1920, 1080))
    rest(room)
    monkeypatch.setattr(f"{__name__}.LARGE", 0)
    painted.clear()
    view = room.play.view
    for die, face in (("die.0", "red"), ("die.4", "card"), ("die.1", "coin")):
        place = Place(f"face.{face}", look=face, among=2)
        view.stage.picture(die, place, room_of(view, place).size)
    assert painted == []
    view.stage.picture("die.1", place, room_of(view, place).inflate(9, 9).size)
    assert painted, "else nothing would be painted for any size"


@pytest.mark.parametrize(
    ("box", "aspect", "seen"),
    [
        ((40, 40, 20, 20), 2.0, (30, 40, 40, 20)),
        ((40, 40, 20, 20), 0.5, (40, 30, 20, 40)),
        ((0, 0, 20, 20), 2.0, (0, 0, 40, 20)),
        ((90, 80, 10, 20), 3.0, (40, 80, 60, 20)),
        ((0, 0, 80, 80), 4.0, (0, 0, 100, 80)),
    ],
)
def test_a_part_of_a_zone_grows_to_the_shape_of_its_room_and_stays_on_the_zone(
    box: tuple[float, float, float, float], aspect: float, seen: tuple[float, float, float, float]
) -> None:
    assert grown(box, aspect, (100, 100)) == seen


@pytest.mark.parametrize("title", TITLES)
def test_looking_back_paints_nothing_large_anew(sit: Sit, title: str, painted: list[tuple[int, int]]) -> None:
    room = sit(players(title, 3), title=title)
    room.play.draw(room.services.display.canvas)
    rest(room)
    painted.clear()
    room.stack.push(MomentScene(room.play.view.workshop, room.session, 0, lambda: None))
    room.stack.settle()
    room.stack.draw(room.services.display.canvas)
    assert painted == []


def test_looking_back_after_the_theme_has_changed_shows_the_new_one(sit: Sit) -> None:
    room = sit(2)
    workshop = room.play.view.workshop
    before = workshop.painter
    assert workshop.painter is before
    room.services.settings = replace(room.services.settings, theme="contrast")
    room.services.refresh()
    assert workshop.painter is not before
