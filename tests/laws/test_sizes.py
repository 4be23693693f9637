"""Laws of size: what is written on a table can be read from the couch, at every text size.

Every text of played games is measured as it is drawn. No title has an exception.
"""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.ui.theme import Metrics
from tests.budget import LAWS
from tests.conftest import MakeServices
from tests.laws.figures import figures_of
from tests.laws.reading import NUMERALS, WORDS, Reader, read
from tests.laws.walks import GIVEN, LARGE, SMALL, UPRIGHT, Observer, Stop, Walk, observer
from tests.room import Room
from tests.scene_samples import SCENES, Showing, fill_shelf

ROUNDING = 1
Text = tuple[str, str]
"""A text, and where it stands."""
NARROW = 0.74
"""On an upright screen a board is less wide than on another with letters of the same size."""
PAGES = [(SMALL, 1.0), (LARGE, 2.0), (UPRIGHT, 1.0)] if LAWS == 1 else [*product((LARGE, SMALL), (1.0, 2.0))]
"""How the scenes round the table are looked at: the size of the window and of the text."""


@observer
class Sizes(Observer):
    """All that is written in a match, and how large the things to choose from are.

    Attributes:
        reader: has read everything that any law had drawn, if not for itself alone.
        extents: how large the things to choose from were, moment by moment.
    """

    def __init__(self, *view: object) -> None:
        super().__init__(*view)  # type: ignore[arg-type]  # as it was called
        self.reader = Reader()
        self.extents: list[float] = []

    def look(self, stop: Stop) -> None:
        """Draw the table, before anything is picked in each of its scenes."""
        room, canvas = stop.room, pygame.Surface(stop.room.services.display.size)
        if not (stop.step or stop.choice):
            self.extents.append(_extent(room))
            for scene in room.play.view.layout.tabbed:
                room.play.visit(scene)
                room.play.draw(canvas)
            room.play.visit(room.shown.shot)
        room.play.draw(canvas)
        self.seen += 1

    def end(self, stop: Stop) -> None:
        self.reader = stop.reader


def _extent(room: Room) -> float:
    """How large the things to choose from are, by their area."""
    shapes = room.play.view.shapes(room.shown.choices)
    return (sum(shape.rect.w * shape.rect.h for shape in shapes) / len(shapes)) ** 0.5 if shapes else 0.0


def large_enough(reader: Reader, size: tuple[int, int]) -> None:
    """All that was read is as high as it must be in a window of this size."""
    assert reader.written
    share = Metrics(size).k * (NARROW if Metrics(size).portrait else 1)
    for limit, numeral in ((WORDS, False), (NUMERALS, True)):
        least = reader.least(numerals=numeral)
        assert least is None or least.height >= int(limit * share), least


def test_words_and_numerals_on_a_table_are_large_enough_and_whole(walk: Walk) -> None:
    reader = walk.found(Sizes).reader
    large_enough(reader, walk.view.size)
    assert not reader.cut()


def lowest(text: str, high: int, names: str) -> int:
    """How high a text must be at larger text that may not be less than ``high``.

    The names that the program gives are long. In the narrow head of a panel such a name may lose a rounding
    pixel, and the points beside it are as high as words must be, so that the name is whole.
    """
    if text in GIVEN.get(names, ()):
        return high - ROUNDING
    return min(high, WORDS) if names and text.isdecimal() else high


def test_larger_text_makes_nothing_smaller_and_the_decision_larger(usual: Walk, larger: Walk) -> None:
    before, after = (each.found(Sizes) for each in (usual, larger))
    was, now = before.reader.heights(), after.reader.heights()
    least = figures_of(larger.title).grown(1.0)
    held_to = {key: lowest(key[0], int(high * least), larger.view.names) for key, high in was.items()}
    smaller = {key: (was[key], now[key]) for key in was if now.get(key, 999) < held_to[key]}
    assert not smaller
    growth = [b / a for a, b in zip(before.extents, after.extents, strict=True) if a and b]
    assert sum(growth) / len(growth) >= least
    prompts = [key for key in was if key in now and len(key[0]) > 20]
    assert any(now[key] > was[key] for key in prompts), "the words of the bar grow"


@pytest.mark.usefixtures("words_only")
@pytest.mark.parametrize(("size", "scale"), PAGES)
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("name", SCENES)
def test_words_and_numerals_of_every_other_scene_are_large_enough(
    services_for: MakeServices,
    name: str,
    language: str,
    size: tuple[int, int],
    scale: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reader = read(monkeypatch, pictures=False)
    ui = services_for(size, language=language, text_scale=scale)
    fill_shelf(ui.folders.saves, language)
    showing = Showing(ui, SCENES[name](ui))
    showing.stack.draw(ui.display.canvas)
    large_enough(reader, size)
