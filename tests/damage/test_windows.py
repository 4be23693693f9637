"""Windows of any size and shape, at any moment."""

from __future__ import annotations

import pygame
import pytest

from game.tables.registry import TITLES
from game.ui import display
from game.ui.app import App
from game.ui.arguments import Arguments
from game.ui.input.intents import Intent, Point, Press, Release
from game.ui.launch import first_scene
from game.ui.play.scene import PlayScene
from game.ui.services import Services

STRANGE = ((1, 1), (10_000, 50), (60, 2000), (1920, 1080), (20, 20), (961, 541))
CASES = [(title, STRANGE[at % len(STRANGE)]) for at, title in enumerate(("", *TITLES))]


@pytest.mark.parametrize(("title", "size"), CASES)
def test_a_scene_survives_any_window_in_the_middle_of_an_animation(
    services: Services, monkeypatch: pytest.MonkeyPatch, title: str, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(display, "SMALLEST", (1, 1))  # a window manager that does not keep to it
    now = [100.0]
    monkeypatch.setattr("game.ui.app.time.monotonic", lambda: now[0])
    app = App(services)
    app.start(first_scene(app, Arguments(title=title or None, seed=3 if title else None)))

    def resize(to: tuple[int, int]) -> None:
        pygame.display.set_mode(to, pygame.RESIZABLE)
        pygame.event.clear()
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=to, w=to[0], h=to[1]))

    def give(*intents: Intent) -> None:
        for intent in intents:
            app.stack.handle(intent)
            app.stack.settle()

    for to in (size, (1280, 720), size):
        scene = app.stack.top
        if isinstance(scene, PlayScene):
            scene.desk.sitting.act(scene.desk.session.decisions()[0].actions[-1])
            app.step(0.02)
        resize(to)
        for _ in range(3):
            app.step(0.02)
            now[0] += 0.09
        middle = services.display.fit.to_canvas(services.display.fit.view.center)
        give(Point("mouse", middle), Press("mouse", middle), Release("mouse", middle, tap=True))
        app.step(0.02)
    shown = pygame.display.get_surface()
    assert shown is not None and shown.get_size() == size
    assert app.stack.scenes and services.metrics.size == services.display.size
    app.stop()
