"""Every scene around the table: nothing cut, always one focus, usable by every device."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.settings import CHOICES
from game.ui.widgets.widget_scene import WidgetScene
from tests.budget import PRESSES
from tests.scene_samples import SCENES, Showing, fill_shelf

if TYPE_CHECKING:
    from game.ui.focus import Focusable
    from game.ui.services import Services
    from tests.conftest import Count, MakeServices

LOOKS = [
    ((1280, 720), "en", 1.0),
    ((1280, 720), "fa", 2.0),
    ((1280, 960), "en", 2.0),
    ((2560, 1080), "fa", 1.0),
    ((600, 1024), "en", 1.0),
    ((1080, 1920), "fa", 2.0),
]
"""The least room, the narrowest and the widest screen and two upright ones, each language and text size."""


@pytest.fixture
def shown(services_for: MakeServices, request: pytest.FixtureRequest) -> Showing:
    """The scene of the parameter (name, size, language, text scale) with matches on the shelf."""
    name, size, lang, scale = request.param
    ui: Services = services_for(size, language=lang, text_scale=scale)
    fill_shelf(ui.folders.saves, lang)
    return Showing(ui, SCENES[name](ui))


@pytest.mark.parametrize(
    "shown",
    [(name, *look) for name in SCENES for look in LOOKS],
    indirect=True,
    ids=lambda p: "-".join(map(str, p)),
)
def test_a_scene_draws_inside_the_safe_area_without_overlaps(shown: Showing) -> None:
    canvas = shown.ui.display.canvas
    assert isinstance(shown.scene, WidgetScene)
    shown.stack.draw(canvas)
    safe = shown.ui.metrics.safe
    items = shown.scene.focusables()
    assert items, "something can be focused"
    for item in items:
        # What does not fit scrolls down, but nothing may reach over the sides.
        assert safe.left <= item.rect.left and item.rect.right <= safe.right, item
        assert item.rect.w > 0 and item.rect.h > 0, item
    seen = [(item.id, _seen(shown.scene, item)) for item in items]
    for (one, here), (other, there) in combinations(seen, 2):
        assert not here.colliderect(there), f"{one} lies on {other}"
    focus = next(item for item in items if item.id == shown.scene.focus())
    assert canvas.get_rect().colliderect(focus.rect), "the focus is in sight"
    assert not shown.ui.catalogue.missing


def _seen(scene: WidgetScene, item: Focusable) -> pygame.Rect:
    """What of a place is in sight: the content of a page ends at its foot."""
    return item.rect if scene.parts.at_foot(item.id) else scene.parts.view.clip(item.rect)


def _press(dice: random.Random, size: tuple[int, int]) -> list[Intent]:
    """What a restless hand does next, on one of all devices."""
    pad, pos = f"pad:{dice.randrange(3)}", (dice.randrange(size[0]), dice.randrange(size[1]))
    match dice.randrange(16):
        case 0 | 1 | 2 | 3 | 4 | 5:
            return [intents.Nav(pad, dice.choice(["left", "right", "up", "down"]))]
        case 6:
            return [intents.Cycle("keyboard", dice.choice([-1, 1]))]
        case 7 | 8:
            return [intents.Confirm(dice.choice([pad, "keyboard"]))]
        case 9:
            return [intents.Back(pad)]
        case 10:
            return [intents.Point("mouse", pos)]
        case 11 | 12:
            device = dice.choice(["mouse", "touch"])
            return [intents.Press(device, pos), intents.Release(device, pos, tap=True)]
        case 13:
            return [
                intents.Page(pad, dice.choice([-1, 1])),
                intents.Scroll("mouse", dice.choice([-2, 2]), pos),
            ]
        case 14:
            return [intents.Type("keyboard", dice.choice("aباB ")), intents.Type("keyboard", erase=True)]
    return [dice.choice([intents.Menu(pad), intents.Undo(pad), intents.History(pad), intents.Inspect(pad)])]


@pytest.mark.parametrize("name", SCENES)
def test_random_presses_leave_one_focus(services_for: MakeServices, count: Count, name: str) -> None:
    ui = services_for((1280, 720))
    fill_shelf(ui.folders.saves, "en")
    dice = random.Random(name)
    showing = Showing(ui, SCENES[name](ui))
    count("presses", PRESSES)
    for presses in range(PRESSES):
        for intent in _press(dice, ui.display.size):
            showing.send(intent)
            if len(showing.stack.scenes) == 0 or showing.scene not in showing.stack.scenes:
                showing = Showing(ui, SCENES[name](ui))
        top = showing.stack.top
        assert top is not None
        ids = [item.id for item in top.focusables()]
        assert len(ids) == len(set(ids)), f"an id twice after {presses} presses"
        assert top.focus() in ids, f"{type(top).__name__}: {top.focus()} after {presses} presses"
        if presses % 500 == 0:
            showing.stack.relayout()
            showing.stack.draw(ui.display.canvas)


@pytest.mark.parametrize("name", SCENES)
def test_another_language_text_size_and_theme_while_open(services_for: MakeServices, name: str) -> None:
    ui = services_for((1920, 1080))
    fill_shelf(ui.folders.saves, "en")
    showing = Showing(ui, SCENES[name](ui))
    before = pygame.image.tobytes(_drawn(showing), "RGB")
    focus = showing.scene.focus()
    for setting, value in (("language", "fa"), ("text_scale", 2.0), ("theme", "contrast")):
        assert value in CHOICES[setting]
        setattr(ui.settings, setting, value)
        ui.apply()
        showing.stack.relayout()
        now = pygame.image.tobytes(_drawn(showing), "RGB")
        assert now != before, f"{setting} shows"
        assert showing.scene.focus() == focus
        before = now
    assert not ui.catalogue.missing


@pytest.mark.parametrize("name", SCENES)
def test_everything_is_reached_by_cycling(services_for: MakeServices, name: str) -> None:
    """Shoulders or Tab visit everything, or, where they turn pages, the arrows do."""
    ui = services_for((1280, 720))
    fill_shelf(ui.folders.saves, "en")
    showing = Showing(ui, SCENES[name](ui))
    wanted = {item.id for item in showing.scene.focusables()}
    reached = {showing.scene.focus()}
    for _ in range(2 * len(wanted)):
        showing.send(intents.Cycle("pad:0", 1))
        reached.add(showing.scene.focus())
        if name in ("rules", "inspect"):
            for direction in ("up", "down", "down"):
                showing.send(intents.Nav("pad:0", direction))  # type: ignore[arg-type]
                reached.add(showing.scene.focus())
    turned = {f"page-{n}" for n in range(20)} | ({"next", "previous"} if name == "inspect" else set())
    assert wanted <= reached | turned


def _drawn(showing: Showing) -> pygame.Surface:
    canvas = showing.ui.display.canvas
    showing.stack.draw(canvas)
    return canvas


@pytest.mark.usefixtures("one_row")
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("name", ["shelf", "setup", "seat", "settings", "pause", "scoring", "inspect"])
def test_at_the_usual_text_size_all_there_is_to_choose_is_in_sight(
    services_for: MakeServices, name: str, language: str
) -> None:
    for size in ((1920, 1080), (1280, 720)):
        ui = services_for(size, language=language)
        fill_shelf(ui.folders.saves, language)
        scene = Showing(ui, SCENES[name](ui)).scene
        assert isinstance(scene, WidgetScene)
        assert scene.parts.scroller.furthest == 0, size
