"""Large pictures are painted in portions, and nobody waits for them."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.art.painter import Painter
from game.rules.kernel.text import text
from game.tables.registry import TITLES, find_title
from game.tables.table import Picture
from game.ui.input import intents
from game.ui.pictures import make_painter
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.inspected import Inspected, OnDemand
from game.ui.services import Services
from game.ui.widgets.progressive_painter import ProgressivePainter
from tests.pressing import PAD
from tests.room import Sit
from tests.scene_samples import Showing
from tests.titles import players

LARGE = (600, 600)


@pytest.fixture
def painter(services: Services) -> Painter:
    return make_painter(services, find_title("splendor"))


def finish(easel: ProgressivePainter) -> int:
    """Let it work until all is painted; how many frames that took."""
    frames = 0
    while not easel.done:
        easel.update()
        frames += 1
    return frames


def test_a_large_picture_is_stood_for_by_a_sketch_until_it_is_finished(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.widgets.progressive_painter.PORTION", 0)
    easel = ProgressivePainter(painter)
    sketch = easel.paint("card.B1R2", "up", LARGE)
    assert not easel.done and easel.paint("card.B1R2", "up", LARGE) is sketch
    assert finish(easel) > 1, "in portions"
    picture = easel.paint("card.B1R2", "up", LARGE)
    assert picture is painter.paint("card.B1R2", "up", LARGE)
    assert abs(picture.get_width() - sketch.get_width()) <= 4, "as large as the picture"


def test_the_sketch_is_what_is_painted_already(painter: Painter) -> None:
    small = painter.paint("card.B1R2", "up", (90, 120))
    sketch = ProgressivePainter(painter).paint("card.B1R2", "up", LARGE)
    larger = min(600 / small.get_width(), 600 / small.get_height())
    stretched = pygame.transform.smoothscale_by(small, larger)
    assert pygame.image.tobytes(sketch, "RGBA") == pygame.image.tobytes(stretched, "RGBA")


def test_what_is_painted_already_is_shown_at_once(painter: Painter) -> None:
    picture = painter.paint("card.B1R2", "up", LARGE)
    easel = ProgressivePainter(painter)
    assert easel.paint("card.B1R2", "up", LARGE) is picture and easel.done


def test_a_picture_that_is_not_looked_at_any_more_is_not_painted(painter: Painter) -> None:
    easel = ProgressivePainter(painter)
    easel.paint("card.B1R2", "up", LARGE)
    easel.clear()
    assert easel.done and easel.update() is False


def test_what_may_be_looked_at_next_is_sketched_when_nothing_else_is_to_do(painter: Painter) -> None:
    easel = ProgressivePainter(painter)
    easel.paint("card.B1R2", "up", LARGE)
    easel.expect((Picture(piece, shape=0.7) for piece in ("card.B1R3", "card.B1R4")), 600)
    assert not easel.done
    finish(easel)
    assert painter.cached("card.B1R2", "up") and painter.cached("card.B1R4", "up")
    sketch = painter.cached("card.B1R3", "up")
    assert sketch and 190 <= max(sketch.get_size()) <= 200, "a third of what it will be"
    easel.expect([Picture("card.B1R6")], 600)
    easel.clear()
    assert easel.done, "not what is not looked at any more"


@pytest.mark.parametrize("title", TITLES)
def test_every_picture_is_the_same_painted_at_once_and_in_portions(sit: Sit, title: str) -> None:
    room = sit(players(title, 3), title=title)
    view = room.play.view
    first, second = (
        make_painter(room.services, view.workshop.title, view.workshop.rules, view.workshop.seats)
        for _ in range(2)
    )
    for piece, place in list(view.stage.placements.items())[::9]:
        asked = (piece, place.face, (150, 150), place.count, place.look)
        for _ in first.painting(*asked):
            pass
        one, other = first.paint(*asked), second.paint(*asked)
        assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA"), piece


def test_a_closer_look_is_drawn_again_when_its_picture_is_finished(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.widgets.progressive_painter.PORTION", 0)
    painter = make_painter(services, find_title("splendor"))
    each = Inspected((Picture("card.B1R2"),), text("hint-back"), (), "card.B1R2")
    showing = Showing(services, InspectScene(services, lambda: painter, services.say, [each]))
    canvas, seen = services.display.canvas, set[bytes]()
    for _ in range(30):
        if showing.stack.update(0.02):
            showing.stack.draw(canvas)
        seen.add(pygame.image.tobytes(canvas, "RGB"))
    assert len(seen) == 2, "a sketch, then the picture"


def test_what_is_said_of_a_piece_is_worked_out_when_it_is_looked_at_or_may_be_next(
    services: Services,
) -> None:
    asked = list[str]()

    def page(piece: str) -> Inspected:
        asked.append(piece)
        return Inspected((Picture(piece),), text("hint-back"), (), piece)

    pieces = OnDemand(
        [partial(page, piece) for piece in ("deck.1", "deck.2", "deck.3", "bank.red", "bank.blue")]
    )
    painter = make_painter(services, find_title("splendor"))
    showing = Showing(services, InspectScene(services, lambda: painter, services.say, pieces))
    showing.stack.draw(services.display.canvas)
    assert asked == ["deck.1"]
    showing.send(intents.Cycle(PAD, 1))
    showing.send(intents.Cycle(PAD, -1))
    assert {"deck.1", "deck.2"} <= set(asked) and "bank.red" not in asked and len(pieces[1:]) == 4
    assert len(asked) == len(set(asked)), "each of them once"
