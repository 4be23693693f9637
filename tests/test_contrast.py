"""High contrast, measured on what is really drawn: words 7 to 1, outlines and signs 3 to 1."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, product
from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.scene import Scene
from game.ui.scenes.history import LogLine
from game.ui.theme import THEMES
from game.ui.widgets.button import Pressable
from game.ui.widgets.text_page import TextPage
from game.ui.widgets.widget_scene import WidgetScene
from tests.painting import contrast
from tests.scene_samples import SCENES, Showing, fill_shelf

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices

TEXT, OUTLINE = 7.0, 3.0
SMALLEST = 30
"""Smaller stretches of changed pixels (a dot, the edge of a letter) have no pixel that is all ink."""
SIZE = (1920, 1080)


@contextmanager
def no_words(ui: Services, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is written meanwhile takes its room and is not seen."""

    def unseen(write: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        return lambda *words, **more: pygame.Surface(write(*words, **more).get_size(), pygame.SRCALPHA)

    with monkeypatch.context() as patch:
        for name in ("line", "fit", "paragraph"):
            patch.setattr(ui.writer, name, unseen(getattr(ui.writer, name)))
        yield


def shown(ui: Services, name: str) -> tuple[Scene, pygame.Surface, Showing]:
    """A scene, and what lies below it on the canvas."""
    fill_shelf(ui.folders.saves, ui.catalogue.lang)
    showing = Showing(ui, SCENES[name](ui))
    canvas = ui.display.canvas
    for scene in showing.stack.scenes[:-1]:
        scene.draw(canvas)
    return showing.scene, canvas.copy(), showing


def drawn(scene: Scene, ground: pygame.Surface) -> pygame.Surface:
    """The scene over ``ground``."""
    made = ground.copy()
    scene.draw(made)
    return made


def weakest(words: pygame.Surface, bare: pygame.Surface) -> list[tuple[float, pygame.Rect]]:
    """For each letter or word that hangs together its best pixel's contrast to the ground, lowest first."""
    same = pygame.mask.from_threshold(words, (0, 0, 0), (2, 2, 2, 255), bare)
    same.invert()
    found = [(best_of(spots(rect, part), words, bare), rect) for rect, part in letters(same)]
    return sorted(found, key=lambda each: each[0])


def letters(words: pygame.Mask) -> Iterator[tuple[pygame.Rect, pygame.Mask]]:
    """Every part of what is written that hangs together: where it lies, and its own pixels there."""
    for rect in words.get_bounding_rects():
        window = pygame.Mask(rect.size)
        window.draw(words, (-rect.x, -rect.y))
        for part in window.connected_components(SMALLEST):
            if part.get_bounding_rects()[0].size == rect.size:
                yield rect, part


def spots(rect: pygame.Rect, part: pygame.Mask, step: int = 1) -> list[tuple[int, int]]:
    """Every pixel of a part that lies in ``rect``, or one in so many in each direction."""
    inside = product(range(0, rect.w, step), range(0, rect.h, step))
    return [rect.move(at).topleft for at in inside if part.get_at(at)] or [rect.move(part.centroid()).topleft]


def best_of(spots: list[tuple[int, int]], words: pygame.Surface, bare: pygame.Surface) -> float:
    """The best contrast of what is written to its ground."""
    pairs = {(tuple(words.get_at(at)[:3]), tuple(bare.get_at(at)[:3])) for at in spots}
    return max(contrast(ink, ground) for ink, ground in pairs)


@pytest.mark.parametrize(("name", "lang"), zip(SCENES, cycle(("en", "fa")), strict=False))
def test_words_stand_out_seven_to_one(
    services_for: MakeServices, name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui = services_for(SIZE, theme="contrast", language=lang, animation="off")
    scene, ground, _ = shown(ui, name)
    words = drawn(scene, ground)
    with no_words(ui, monkeypatch):
        bare = drawn(scene, ground)
    found = [each for each in weakest(words, bare) if not _fades(scene, each[1])]
    assert len(found) > 10, "there are words"
    assert found[0][0] >= TEXT, f"{found[0][0]:.1f} at {found[0][1]}"


def _fades(scene: Scene, rect: pygame.Rect) -> bool:
    """Whether this is at an edge where the content goes on: there it fades on purpose."""
    assert isinstance(scene, WidgetScene)
    pages = [leaf for leaf in scene.parts.leaves if isinstance(leaf, TextPage)]
    windows = [(page.window(scene.ui), page.scroller) for page in pages]
    windows.append((scene.parts.view, scene.parts.scroller))
    edge = scene.ui.metrics.units(40)
    return any(
        scroller.furthest
        and view.inflate(0, edge).colliderect(rect)
        and not view.inflate(0, -2 * edge).contains(rect)
        for view, scroller in windows
    )


def _rim(made: pygame.Surface, rect: pygame.Rect, side: str) -> float:
    """The best contrast between the rim on one side of ``rect`` and what lies just outside it."""
    dx, dy = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}[side]
    x, y = getattr(rect, f"mid{side}")
    outside = tuple(made.get_at((x + 12 * dx, y + 12 * dy)))
    return max(contrast(tuple(made.get_at((x - n * dx, y - n * dy))), outside) for n in range(-4, 8))


@pytest.mark.parametrize("name", SCENES)
def test_everything_to_press_has_an_outline_of_three_to_one(services_for: MakeServices, name: str) -> None:
    ui = services_for(SIZE, theme="contrast", animation="off")
    scene, ground, _ = shown(ui, name)
    assert isinstance(scene, WidgetScene)
    made = drawn(scene, ground)
    for leaf in scene.parts.leaves:
        faced = isinstance(leaf, Pressable) and leaf.enabled and not isinstance(leaf, LogLine)
        if not faced or not ui.metrics.safe.contains(leaf.rect) or leaf.id == scene.focus():
            continue
        seen = scene.parts.view.contains(leaf.rect) or scene.parts.at_foot(leaf.id)
        for side in ("left", "right", "top", "bottom") if seen else ():
            assert _rim(made, leaf.rect, side) >= OUTLINE, f"{leaf.id} {side}"


@pytest.mark.parametrize("name", SCENES)
def test_the_focus_stands_out_three_to_one_from_what_lies_round_it(
    services_for: MakeServices, name: str
) -> None:
    ui = services_for(SIZE, theme="contrast", animation="off")
    scene, ground, _ = shown(ui, name)
    assert isinstance(scene, WidgetScene)
    focused = scene.focused()
    assert focused is not None
    made = drawn(scene, ground)
    ring = focused.rect.inflate(ui.metrics.units(12), ui.metrics.units(8))
    outside = tuple(made.get_at((ring.left - 20, ring.centery)))
    best = max(contrast(tuple(made.get_at((ring.left + n, ring.centery))), outside) for n in range(-6, 10))
    assert best >= OUTLINE


def test_seats_are_told_apart_from_the_ground_they_are_drawn_on() -> None:
    theme = THEMES["contrast"]
    for style in theme.seat_colors:
        for ground in (theme.palette.surface, theme.palette.raised, theme.palette.table):
            assert contrast(style.color, ground) >= OUTLINE, style.symbol
        assert contrast(style.dark, theme.palette.brass_light) >= OUTLINE, f"{style.symbol} on a bright face"


@pytest.mark.parametrize(("theme", "lang"), [("dusk", "fa"), ("dawn", "en")])
@pytest.mark.parametrize("name", ["settings", "setup", "shelf", "load", "rules"])
def test_what_is_written_is_easy_to_read_in_the_other_themes(
    services_for: MakeServices, name: str, theme: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui = services_for(SIZE, theme=theme, language=lang, animation="off", mute=True)
    scene, ground, _ = shown(ui, name)
    assert isinstance(scene, WidgetScene)
    for focus in ("language", "volume") if name == "settings" else (scene.focus(),):
        scene.ring.focus(focus)
        words = drawn(scene, ground)
        with no_words(ui, monkeypatch):
            bare = drawn(scene, ground)
        found = [each for each in weakest(words, bare) if not _fades(scene, each[1])]
        assert len(found) > 10 and found[0][0] >= 4.5, f"{focus}: {found[0][0]:.1f} at {found[0][1]}"
