"""The second click of a double click does nothing to what has come under the hand in the meantime."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import pygame

from game.ui.input import intents
from game.ui.input.pointer_guard import HOLD, PointerGuard
from game.ui.scenes.settings_scene import SettingsScene
from tests.scene_samples import Showing

if TYPE_CHECKING:
    from game.ui.input.intents import Pixel
    from tests.conftest import MakeServices


def _click(showing: Showing, pos: Pixel) -> None:
    showing.send(intents.Press("mouse", pos))
    showing.send(intents.Release("mouse", pos, tap=True))


def _moved(services_for: MakeServices) -> tuple[Showing, SettingsScene, Pixel]:
    """Settings with another size of text, chosen where another line lies now."""
    for part in range(1, 20):
        ui = services_for((1280, 720), text_scale=2.0)
        ui.refresh()
        scene = SettingsScene(ui)
        showing = Showing(ui, scene)
        line = next(item.rect for item in scene.focusables() if item.id == "text_scale")
        pos = line.left + line.w * part // 20, line.bottom - 4
        _click(showing, pos)
        if ui.settings.text_scale < 2 and scene.parts.at(pos) not in ("text_scale", None):
            return showing, scene, pos
    raise AssertionError("nothing comes under the hand")


def test_a_double_click_on_the_size_of_text_changes_nothing_else(services_for: MakeServices) -> None:
    showing, _, pos = _moved(services_for)
    before = asdict(showing.ui.settings)
    _click(showing, pos)
    assert asdict(showing.ui.settings) == before


def test_a_later_click_counts_and_so_does_one_elsewhere(services_for: MakeServices) -> None:
    for later in (True, False):
        showing, scene, pos = _moved(services_for)
        before, there = showing.ui.settings.language, pos
        if later:
            showing.stack.guard.update(HOLD)
        else:
            there = next(item.rect.center for item in scene.focusables() if item.id == "language")
        focus = scene.parts.at(there)
        _click(showing, there)
        assert showing.scene.focus() == focus, later
        assert later or showing.ui.settings.language != before


def test_a_pointer_that_rests_is_held_back_for_a_moment_after_any_change_and_one_that_moves_is_not() -> None:
    for there, seconds, tap in (
        ((100, 100), 0.0, False),
        ((108, 100), 0.0, False),
        ((100, 100), HOLD, True),
        ((140, 100), 0.0, True),
    ):
        guard = PointerGuard()
        guard.hear(intents.Point("mouse", (100, 100)))
        guard.changed()
        guard.update(seconds)
        guard.hear(intents.Press("mouse", there))
        assert guard.hear(intents.Release("mouse", there, tap=True)) == intents.Release("mouse", there, tap)


def test_a_second_click_reaches_equally_far_to_every_side() -> None:
    guard, at, side = PointerGuard(), (400, 300), 40
    guard.hear(intents.Release("mouse", at, tap=True))
    guard.changed()
    reached = set[tuple[bool, ...]]()
    for away in range(side):
        left, right, above, below = (pygame.Rect(0, 0, side, side) for _ in range(4))
        left.midright, right.midleft = (at[0] - away, at[1]), (at[0] + away, at[1])
        above.midbottom, below.midtop = (at[0], at[1] - away), (at[0], at[1] + away)
        covered = [guard.covers(each.inflate(1, 1)) for each in (left, right, above, below)]
        assert len(set(covered)) == 1, away
        assert not covered[0] or away <= side // 2, "not a finger further than two clicks lie apart"
        reached.add(tuple(covered))
    assert len(reached) == 2
