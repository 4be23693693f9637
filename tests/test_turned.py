"""Where people sit round the screen, what is for one of them is shown as it is read from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.facing import sheet, turned
from game.ui.input import intents
from game.ui.scenes.about import AboutScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.stations import PRESETS, STATIONS, Edge, stations_of
from game.ui.widgets.dialog import Answer, Dialog
from tests.scene_samples import Showing

if TYPE_CHECKING:
    from tests.conftest import MakeServices

SIZE = (1280, 720)
RIM = 40


@pytest.mark.parametrize("edge", Edge)
def test_a_point_of_a_turned_sheet_is_seen_where_its_pixels_are(edge: Edge) -> None:
    turn = sheet(SIZE, edge)
    dot = pygame.Rect(300, 200, 40, 20)
    upright = pygame.Surface(SIZE)
    upright.fill("white", dot)
    seen = turned(upright, edge)
    found = pygame.mask.from_threshold(seen, (255, 255, 255), (9, 9, 9, 255)).get_bounding_rects()
    scale = turn.place.w / seen.get_width()
    place = turn.to_canvas(dot)
    assert [round(each * scale) for each in found[0].topleft] == [
        pytest.approx(place.left - turn.place.left, abs=1),
        pytest.approx(place.top - turn.place.top, abs=1),
    ]
    assert max(abs(a - b) for a, b in zip(turn.to_upright(place.center), dot.center, strict=True)) <= 2


@pytest.mark.parametrize("edge", [Edge.LEFT, Edge.TOP, Edge.RIGHT])
def test_a_dialog_is_answered_where_it_is_seen(services_for: MakeServices, edge: Edge) -> None:
    ui, said = services_for(SIZE), []
    showing = Showing(ui, SettingsScene(ui))
    showing.scene.facing = edge
    dialog = Dialog(ui, "settings-title", [Answer("ok", "common-ok", lambda: said.append(edge))])
    showing.stack.push(dialog)
    showing.stack.settle()
    showing.stack.draw(ui.display.canvas)
    assert dialog.facing is edge, "it is for whoever opened it"
    button = next(item.rect for item in dialog.focusables() if item.id == "ok")
    showing.stack.guard.update(1)
    there = showing.stack.seen(button).center
    assert there != button.center or edge is Edge.TOP
    showing.send(intents.Press("touch", there))
    showing.send(intents.Release("touch", there, tap=True))
    assert said == [edge]


@pytest.mark.parametrize("edge", Edge)
def test_what_changed_is_drawn_as_all_would_be(services_for: MakeServices, edge: Edge) -> None:
    ui = services_for(SIZE)
    showing = Showing(ui, AboutScene(ui))
    showing.scene.facing = edge
    showing.stack.draw(ui.display.canvas)
    showing.send(intents.Page("keyboard", 1))
    canvas = ui.display.canvas
    showing.stack.draw(canvas)
    changed = canvas.copy()
    showing.stack.relayout()
    showing.stack.draw(canvas)
    assert pygame.image.tobytes(changed, "RGB") == pygame.image.tobytes(canvas, "RGB")


def test_an_arm_at_the_edge_of_another_presses_nothing(services_for: MakeServices) -> None:
    ui, heard = services_for(SIZE), list[intents.Intent]()
    showing = Showing(ui, SettingsScene(ui))
    showing.stack.rim = RIM
    showing.scene.handle = heard.append  # type: ignore[method-assign, assignment]  # only listens
    showing.scene.turns = False
    places = {Edge.BOTTOM: (640, 715), Edge.LEFT: (5, 360), Edge.TOP: (640, 5), Edge.RIGHT: (1275, 360)}
    for facing in (None, *Edge):
        showing.scene.facing = facing
        for edge, pos in places.items():
            heard.clear()
            showing.stack.handle(intents.Press("touch", pos))
            assert bool(heard) == (facing in (None, edge)), (facing, edge)


@pytest.mark.parametrize("players", PRESETS)
def test_presets_seat_everybody_at_a_place_of_their_own(players: int) -> None:
    for preset in PRESETS[players]:
        assert len(set(preset)) == players
        chosen = {str(style): name for style, name in enumerate(preset)}
        assert stations_of(range(players), chosen) == tuple(STATIONS[name] for name in preset)


def test_who_never_chose_a_place_or_chose_that_of_another_sits_as_most_do() -> None:
    usual = tuple(STATIONS[name] for name in PRESETS[2][0])
    assert stations_of([3, 1], {}) == usual
    assert stations_of([3, 1], {"3": "left", "1": "left"}) == usual
    assert stations_of([3, 1], {"3": "left", "1": "right", "0": "top"}) == (
        STATIONS["left"],
        STATIONS["right"],
    )
