"""What a close-up of the map shows in part."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.ui.scenes.inspect import InspectScene
from game.ui.widgets.pieces import PieceGrid
from tests.newyork1901.test_table_play import building
from tests.room import Room, Sit


@pytest.mark.parametrize("theme", ["contrast", "dusk"])
def test_lots_that_are_seen_in_part_step_back_like_the_others(sit: Sit, theme: str) -> None:
    room = building(sit, size=(1920, 1080), text_scale=2.0, theme=theme)
    room.play.view.snap()
    stage, arrangement = room.play.view.stage, room.play.view.arrangement
    lots = [name for name in stage.placements if name.startswith("lot.")]
    cuts = {name: cut for name in lots for cut in arrangement.cut(name)}
    parts = {name: cut.rect.clip(cut.within) for name, cut in cuts.items()}
    assert parts and all(arrangement.rect(name) is None for name in parts)
    chosen = next(iter(parts))
    bright, marks = drawn_at(room), room.play.view.marks
    shaded = room.play.view.shaded(room.stage.stand(frozenset([chosen])).shaded)
    shades = {tuple(item.rect) for item in marks.grounds([], (), shaded)}
    for name, part in parts.items():
        assert bright[tuple(part)] == 1, "the lot itself, of which the edge leaves a part"
        assert (tuple(part) in shades) is (name != chosen), "the shade over it"


def test_whoever_stands_at_the_edge_of_a_close_up_is_seen_as_far_as_it_reaches(sit: Sit) -> None:
    room = building(sit, size=(1920, 1080), text_scale=2.0)
    room.play.view.snap()
    stage, (map_, *_) = room.play.view.stage, room.play.view.arrangement.panes
    cut = {
        piece: place
        for piece, place in stage.placements.items()
        if room.play.view.arrangement.cut(place.slot) and piece != place.slot
    }
    assert cut and not any(stage.sprite(piece) for piece in cut), "none of them can be chosen"
    drawn = drawn_at(room)
    for place in cut.values():
        (edge,) = room.play.view.arrangement.cut(place.slot)
        part = edge.rect.clip(map_.rect)
        assert any(part.contains(seen) and pygame.Rect(seen).size != (0, 0) for seen in drawn)


def drawn_at(room: Room) -> Counter[tuple[int, ...]]:
    """How many pictures rest in each place."""
    return Counter(tuple(item.rect) for item in room.play.view.stage.resting())


def test_what_lies_in_a_place_that_may_be_chosen_is_as_bright_as_ever(sit: Sit) -> None:
    room = building(sit, size=(1920, 1080))
    view = room.play.view
    view.snap()
    site = next(action.targets[1] for action in room.session.decisions()[0].actions if action.verb == "build")
    (there,) = view.shapes([site])
    on_it = {id for id, rect in view.stage.pieces() if there.contains(rect.center) and id != site}
    standing = view.stage.stand(frozenset({site}))
    assert on_it and site in standing.rimmed and not on_it & standing.back.keys()


def test_a_free_lot_on_which_nothing_lies_can_be_looked_at(sit: Sit) -> None:
    room = sit(title="newyork1901")
    placements = room.play.view.stage.placements
    free = next(id for id, place in placements.items() if id.startswith("lot.") and place.look == "free")
    room.play.inspect(free)
    room.stack.settle()
    assert isinstance(room.stack.top, InspectScene)
    canvas = pygame.Surface(room.services.display.size)
    assert [room.stack.draw(canvas) for _ in range(2)][1], "in the frame after the one that lays it out"
    assert room.stack.top.focus() is not None


def test_all_that_one_has_is_shown_without_the_cards_that_a_counter_has_swallowed(sit: Sit) -> None:
    room = building(sit, size=(1920, 1080))
    pictures = {each.piece for each in looked_at_all(room).shown.pictures}
    assert "estate.0" in pictures and not any(piece.startswith("landcard.") for piece in pictures)


def test_all_that_one_has_is_no_smaller_at_larger_text(sit: Sit) -> None:
    highs, shapes = [], []
    for text_scale in (1.0, 2.0):
        room = building(sit, size=(1920, 1080), text_scale=text_scale)
        scene = looked_at_all(room)
        (grid,) = (
            leaf
            for part in (scene.parts.head, scene.parts.root)
            for leaf in part.leaves()
            if isinstance(leaf, PieceGrid)
        )
        highs.append(grid.rows(room.services, grid.rect.w)[1])
        shapes.append({each.piece: round(each.shape, 1) for each in scene.shown.pictures})
    assert highs[1] >= highs[0] > 60
    assert shapes[0] == shapes[1], "what the close-up of the map leaves out has its own shape too"


def looked_at_all(room: Room) -> InspectScene:
    """The closer look at all that the first player has."""
    room.play.inspect("panel.0")
    room.stack.settle()
    scene = room.stack.top
    assert isinstance(scene, InspectScene)
    return scene


@pytest.mark.parametrize("look", ["free", "owner.0"])
def test_a_lot_is_looked_at_on_the_map_and_its_streets_are_named(sit: Sit, look: str) -> None:
    room = building(sit, size=(1920, 1080))
    placements = room.play.view.stage.placements
    lot = next(id for id, place in placements.items() if id.startswith("lot.") and place.look == look)
    room.play.inspect(lot)
    room.stack.settle()
    scene = room.stack.top
    assert isinstance(scene, InspectScene)
    (picture,) = scene.shown.pictures
    painted = room.play.view.painter.paint(picture.piece, "up", (400, 400), look=picture.look)
    assert painted.get_size() == (400, 400) and pygame.transform.average_color(painted)[:3] != (0, 0, 0)
    assert any(line.key.startswith("newyork1901-lot-") for line in scene.shown.lines)


def test_every_lot_says_where_it_lies(sit: Sit) -> None:
    room = sit(title="newyork1901")
    table, seen = room.play.view.table, room.desk.seen()
    for lot in (id for id in room.play.view.stage.placements if id.startswith("lot.")):
        assert table.in_words(seen, lot), lot
