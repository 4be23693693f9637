"""What a close-up of the map shows in part."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.ui.scenes.inspect import InspectScene
from tests.newyork1901.test_table_play import building
from tests.room import Sit


@pytest.mark.parametrize("theme", ["contrast", "dusk"])
def test_lots_that_are_seen_in_part_step_back_like_the_others(sit: Sit, theme: str) -> None:
    room = building(sit, size=(1920, 1080), text_scale=2.0, theme=theme)
    room.play.view.snap()
    stage, arrangement = room.play.view.stage, room.play.view.arrangement
    lots = [name for name in stage.placements if name.startswith("lot.")]
    parts = {name: part for name in lots if (part := arrangement.cut(name)) is not None}
    assert parts and all(arrangement.rect(name) is None for name in parts)
    assert all(arrangement.views[0].rect.contains(part) for part in parts.values())
    chosen = next(iter(parts))
    drawn = [item.rect for item in stage.resting(frozenset([chosen]))]
    assert all((part in drawn) is (name != chosen) for name, part in parts.items())
    assert not any(part in [item.rect for item in stage.resting()] for part in parts.values())


def test_what_can_be_chosen_is_the_brightest_of_the_map_with_all_that_lies_there(sit: Sit) -> None:
    room = building(sit, size=(1920, 1080))
    view = room.play.view
    view.snap()
    site = next(action.targets[1] for action in room.session.decisions()[0].actions if action.verb == "build")
    (there,) = view.shapes([site])
    pictures = {piece: view.stage.sprite(piece) for piece, _ in view.stage.pieces()}
    on_it = {id for id, rect in view.stage.pieces() if there.contains(rect.center) and id != site}
    free = [id for id in pictures if view.stage.placements[id].look in ("free", "fits")]
    assert on_it and free
    bright = view.bright(replace(room.look, choices=(site,)))
    drawn = {id(item.surface) for item in view.stage.resting(bright)}
    assert all((sprite := pictures[piece]) and id(sprite.picture) in drawn for piece in on_it)
    assert all((sprite := pictures[lot]) and id(sprite.picture) not in drawn for lot in free)


def test_a_free_lot_on_which_nothing_lies_can_be_looked_at(sit: Sit) -> None:
    room = sit(title="newyork1901")
    placements = room.play.view.stage.placements
    free = next(id for id, place in placements.items() if id.startswith("lot.") and place.look == "free")
    room.play.inspect(free)
    room.stack.settle()
    assert isinstance(room.stack.top, InspectScene)
    room.stack.draw(pygame.Surface(room.services.display.size))
    assert room.stack.top.focus() is not None
