"""Parks and landmarks: they step back with the lots around them, have a name, are looked at on the map."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.rules.newyork1901.board import connected
from game.ui.input import intents
from game.ui.scenes.inspect import InspectScene
from tests.newyork1901.scenes import city
from tests.newyork1901.test_table_play import building
from tests.painting import contrast
from tests.room import Sit

SIGHTS = city().sites.grid.sights


def test_every_square_of_a_park_or_landmark_is_in_one_sight() -> None:
    grid = city().sites.grid
    cells = [cell for sight in grid.sights for cell in sight.cells]
    assert sorted(cells) == sorted([*grid.parks, *grid.landmarks])
    assert all(len(list(connected(sight.cells))) == 1 for sight in grid.sights)
    nameless = replace(grid, parks=dict.fromkeys(grid.parks, ""), landmarks={})
    assert {sight.name for sight in nameless.sights} == {"park"}


@pytest.mark.parametrize("theme", ["dusk", "contrast"])
def test_parks_and_landmarks_stay_as_they_are_while_something_is_to_be_chosen(sit: Sit, theme: str) -> None:
    room = building(sit, size=(1920, 1080), theme=theme)
    view, canvas = room.play.view, pygame.Surface(room.services.display.size)
    room.play.visit("play")
    view.snap()
    standing = view.stage.stand(room.look.chosen)
    view.draw(canvas, room.look)
    seen = 0
    for sight in SIGHTS:
        rect = view.stage.rect(sight.id)
        if rect is None:
            continue
        seen += 1
        assert sight.id not in {*standing.back, *standing.shaded}
        there = canvas.subsurface(rect.inflate(-rect.w // 4, -rect.h // 4))
        tones = [there.get_at((x, y))[:3] for x in range(there.width) for y in range(there.height)]
        assert contrast(max(tones, key=sum), min(tones, key=sum)) >= 3, sight.name
    assert seen


def test_a_pointer_is_told_the_name_of_a_park_and_sees_it_on_the_map(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    sight = next(sight for sight in SIGHTS if sight.name == "trinity_yard")
    rect = room.play.view.stage.rect(sight.id)
    assert rect
    room.give(intents.Point("mouse", rect.center))
    assert room.play.focus() == sight.id
    assert any("Trinity Churchyard" in line for line in room.look.bar.help)
    room.play.inspect(sight.id)
    room.stack.settle()
    scene = room.stack.top
    assert isinstance(scene, InspectScene)
    (picture,) = scene.shown.pictures
    painted = room.play.view.painter.paint(picture.piece, "up", (400, 400))
    assert painted.get_size() == (400, 400) and pygame.transform.average_color(painted)[:3] != (0, 0, 0)
