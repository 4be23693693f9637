"""Language, theme and text size change at once: what lies below is laid out when it is seen again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
import pytest

from game.match.drivers import Drivers
from game.match.plan import MatchPlan
from game.match.sitting import Sitting
from game.ui.app import App
from game.ui.input import intents
from game.ui.play.match import Match
from game.ui.play.scene import PlayScene
from game.ui.scene import Scene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.settings_scene import SettingsScene
from tests.room import hasty
from tests.scene_samples import pause, played
from tests.ways import Ways

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices

PAD = "pad:0"
CHANGES = (("language", "fa"), ("theme", "dawn"), ("text_scale", 1.5))


class Over:
    """The program with settings over a match, or over the menu, and a count of layouts."""

    def __init__(self, services: Services, *below: Scene) -> None:
        self.app = App(services)
        self.layouts: list[str] = []
        for scene in (*below, SettingsScene(services, over_table=len(below) > 1)):
            self._watch(scene)
            self.app.stack.push(scene)
            self.app.stack.settle()
        self.app.step(0.05)
        self.layouts.clear()

    def _watch(self, scene: Scene) -> None:
        lay_out: Callable[[tuple[int, int]], None] = scene.layout

        def counted(size: tuple[int, int]) -> None:
            self.layouts.append(type(scene).__name__)
            lay_out(size)

        scene.layout = counted  # type: ignore[method-assign]

    def change(self, name: str, value: object) -> None:
        """A person changes a setting."""
        setattr(self.app.services.settings, name, value)
        self.app.services.apply()
        self.app.step(0.05)

    def back(self) -> None:
        """The settings are left."""
        self.app.stack.handle(intents.Back(PAD))
        self.app.stack.settle()
        self.app.step(0.05)


def match(services: Services) -> PlayScene:
    session = played("en", 4, 20)
    plan = MatchPlan("splendor", session.seats, (None,) * 4, {})
    sitting = Sitting(session)
    return PlayScene(services, Ways(), Match(plan, sitting, Drivers(sitting, hasty)))


@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_the_table_below_is_laid_out_when_it_is_seen_again(
    services: Services, name: str, value: object
) -> None:
    over = Over(services, match(services), pause(services))
    over.change(name, value)
    assert over.layouts == ["SettingsScene"]
    over.back()
    assert over.layouts == ["SettingsScene", "PlayScene", "PauseScene"]
    over.back()
    assert over.layouts.count("PlayScene") == 1


def test_what_is_not_seen_is_not_laid_out_before_it_is(services: Services) -> None:
    over = Over(services, MenuScene(services, Ways()))
    for name, value in CHANGES:
        over.change(name, value)
    assert over.layouts == ["SettingsScene"] * 3
    over.back()
    assert over.layouts[-1] == "MenuScene" and over.layouts.count("MenuScene") == 1


def test_another_canvas_is_laid_out_as_a_whole_at_once(services: Services) -> None:
    over = Over(services, match(services), pause(services))
    over.app.stack.relayout((1920, 1080))
    assert sorted(over.layouts) == ["PauseScene", "PlayScene", "SettingsScene"]


@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_the_new_look_is_that_of_a_fresh_start(services_for: MakeServices, name: str, value: object) -> None:
    """Nothing is left over from before once the settings are gone."""
    ui = services_for(animation="off")
    over = Over(ui, match(ui), pause(ui))
    over.change(name, value)
    over.back()
    after = pygame.image.tobytes(ui.display.canvas, "RGB")
    for size in ((960, 540), ui.display.canvas.get_size()):
        over.app.stack.relayout(size)
    over.app.stack.draw(ui.display.canvas)
    assert pygame.image.tobytes(ui.display.canvas, "RGB") == after


def test_before_a_table_is_laid_out_a_sign_of_work_is_shown(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = Over(services, match(services), pause(services))
    over.change("language", "fa")
    shown = _watch_the_window(over, monkeypatch)
    over.back()
    (sign, layouts), *_ = shown
    assert layouts == ["SettingsScene"], "first the sign, then the work"
    assert 0.01 < sign < 0.5


def test_a_menu_is_laid_out_without_a_word(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    over = Over(services, MenuScene(services, Ways()))
    over.change("language", "fa")
    monkeypatch.setattr("game.ui.app.draw_wait", lambda *_: pytest.fail("this takes no time"))
    over.back()


def _watch_the_window(over: Over, monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, list[str]]]:
    """What part of the canvas is shown anew each time, and what was laid out before that."""
    shown: list[tuple[float, list[str]]] = []
    display = over.app.services.display
    update = display.update

    def noted(rects: list[pygame.Rect]) -> None:
        canvas = display.canvas.get_rect()
        share = sum(rect.w * rect.h for rect in rects) / (canvas.w * canvas.h)
        shown.append((share, list(over.layouts)))
        update(rects)

    monkeypatch.setattr(display, "update", noted)
    return shown


def _words_in_the_middle(canvas: pygame.Surface) -> bool:
    """Whether anything but a plain ground is seen in the middle."""
    around = canvas.get_rect().inflate(-canvas.get_width() // 2, -canvas.get_height() // 2)
    colors = {tuple(canvas.get_at((x, around.centery))) for x in range(around.left, around.right)}
    return len(colors) > 5


def test_while_the_window_is_dragged_to_another_size_a_sign_of_work_is_shown(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("game.ui.app.time.monotonic", lambda: now[0])
    over = Over(services, match(services), pause(services))
    shown = _watch_the_window(over, monkeypatch)
    for width in (1300, 1440, 1600):
        pygame.display.set_mode((width, 900), pygame.RESIZABLE)
        pygame.event.clear()
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(width, 900), w=width, h=900))
        now[0] += 0.02
        over.app.step(0.02)
        assert shown.pop() == (1.0, []) and not shown
        assert _words_in_the_middle(services.display.canvas)
    now[0] += 1
    over.app.step(0.02)
    sign, whole = shown
    assert sign[1] == [] and len(whole[1]) == 3, "the sign stays until everything is laid out"


def test_the_full_screen_key_shows_a_sign_of_work_before_the_table_is_laid_out(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = Over(services, match(services), pause(services))
    shown = _watch_the_window(over, monkeypatch)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0))
    over.app.step(0.02)
    assert services.display.size == pygame.display.get_desktop_sizes()[0]
    assert shown[0] == (1.0, []), "all of the new window, before any work"
    assert sorted(shown[-1][1]) == ["PauseScene", "PlayScene", "SettingsScene"]
