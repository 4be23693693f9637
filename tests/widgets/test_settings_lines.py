"""The settings on their page: arrows stand in one column, and what cannot be heard does not look as if."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.scenes.settings_scene import SettingsScene
from game.ui.widgets.controls import Choice
from game.ui.widgets.slider import Slider
from game.ui.widgets.widget import Mood
from tests.scene_samples import shown

if TYPE_CHECKING:
    from tests.conftest import MakeServices


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_arrows_of_settings_that_fill_a_line_stand_in_one_column(
    services_for: MakeServices, lang: str, scale: float
) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=scale)
    scene = SettingsScene(ui)
    areas = [each.area(ui) for each in shown(ui, scene, Choice) if each.id != "devices"]
    assert len(areas) == 4 and len({(area.left, area.right) for area in areas}) == 1


def test_a_volume_is_faint_while_there_is_silence(services_for: MakeServices) -> None:
    seen = {}
    for mute in (False, True):
        ui = services_for((1920, 1080), mute=mute)
        scene = SettingsScene(ui)
        slider = shown(ui, scene, Slider)[0]
        canvas = pygame.Surface((1920, 1080))
        slider.draw(ui, canvas, Mood())
        area = slider.area(ui)
        number = canvas.subsurface((area.right - 60, area.top, 60, area.h))
        pixels = [number.get_at((x, y))[0] for x in range(60) for y in range(area.h)]
        seen[mute] = max(pixels)
    assert seen[True] < seen[False] * 0.85
