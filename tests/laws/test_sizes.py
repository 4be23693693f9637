"""Laws of size: what is written on a table can be read from the couch, at every text size.

Every text of played games is measured as it is drawn. No title has an exception.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.tables.registry import TITLES, find_title
from tests.budget import LAWS
from tests.conftest import MakeServices
from tests.laws.cases import additions
from tests.laws.reading import NUMERALS, WORDS, Reader, later, look, read, walk
from tests.room import Room, Sit
from tests.scene_samples import SCENES, Showing, fill_shelf

pytestmark = pytest.mark.usefixtures("words_only")

Seen = tuple[Reader, list[float]]
"""All that was written in a match, and how large the things to choose from were, stop by stop."""
Watch = Callable[..., Seen]
WATCHED: dict[object, Seen] = {}
LARGE, SMALL = (1920, 1080), (1280, 720)


def tables() -> Iterator[tuple[str, int, bool]]:
    """The fewest players without and the most with all that can be added; at length all numbers between."""
    for title in TITLES:
        seats = find_title(title).rules({}).info.seats
        counts = seats if LAWS > 1 else (seats[0], seats[-1])
        yield from ((title, players, players > seats[0]) for players in counts)


def most_of(title: str) -> int:
    return find_title(title).rules({}).info.seats[-1]


@pytest.fixture
def seen(sit: Sit) -> Watch:
    """``seen(title, players, everything, …)``: a match is watched once, whichever law asks first.

    ``everything`` that can be added to the game is there.
    """

    def watch(
        title: str,
        players: int,
        everything: bool,
        language: str = "en",
        size: tuple[int, int] = LARGE,
        scale: float = 1.0,
    ) -> Seen:
        options = additions(title) if everything else {}
        match = title, players, tuple(options), language, size, scale
        if match not in WATCHED:
            with pytest.MonkeyPatch.context() as patch:
                reader = read(patch)
                room = sit(
                    players, title=title, options=options, language=language, size=size, text_scale=scale
                )
                WATCHED[match] = reader, list(_extents(room))
        return WATCHED[match]

    return watch


def _extents(room: Room) -> Iterator[float]:
    for _ in walk(room):
        look(room)
        yield _extent(room)


def hold(reader: Reader, words: float, numerals: float) -> None:
    assert reader.written
    for limit, numeral in ((words, False), (numerals, True)):
        least = reader.least(numerals=numeral)
        assert least is None or least.height >= limit, least


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize(("title", "players", "everything"), tables())
def test_words_and_numerals_on_a_table_are_large_enough(
    seen: Watch, title: str, players: int, everything: bool, language: str
) -> None:
    reader, stops = seen(title, players, everything, language)
    assert len(stops) > 3
    hold(reader, WORDS, NUMERALS)
    assert not reader.cut()


@pytest.mark.parametrize(("title", "players", "everything"), tables())
def test_they_are_so_late_in_a_game_too(
    sit: Sit, title: str, players: int, everything: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When hands, columns and purses are full: most of what is written small is written late."""
    options, reader = additions(title) if everything else {}, read(monkeypatch)
    for number in range(LAWS):
        language = "fa" if (number + everything) % 2 else "en"
        room = sit(players, title=title, options=options, language=language, size=LARGE)
        for _ in later(room, 11 + number, stops=5 if LAWS == 1 else 20):
            look(room)
    hold(reader, WORDS, NUMERALS)
    assert not reader.cut()


@pytest.mark.parametrize(("title", "players", "everything"), tables())
def test_a_persian_zero_among_other_digits_is_as_high_as_numerals_must_be(
    seen: Watch, title: str, players: int, everything: bool
) -> None:
    """It is lower than they are, and the law above measures the highest digit of a number."""
    reader, _ = seen(title, players, everything, "fa")
    assert reader.zeros
    assert not {(said, high) for said, high in reader.zeros if high < NUMERALS}


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("title", TITLES)
def test_in_a_small_window_they_are_two_thirds_of_that(seen: Watch, title: str, language: str) -> None:
    reader, stops = seen(title, most_of(title), everything=True, language=language, size=SMALL)
    assert stops
    share = SMALL[1] / LARGE[1]
    hold(reader, int(WORDS * share), int(NUMERALS * share))


@pytest.mark.parametrize(
    ("language", "end", "everything"), [("en", -1, False), ("fa", -1, True), ("fa", 0, False)]
)
@pytest.mark.parametrize("title", TITLES)
def test_larger_text_makes_nothing_smaller_and_the_decision_larger(
    seen: Watch, title: str, language: str, end: int, everything: bool
) -> None:
    """With the most players, and with the fewest, whose panels are the largest at the usual size."""
    players = find_title(title).rules({}).info.seats[end]
    (reader, extents), (larger, extended) = (
        seen(title, players, everything, language, scale=scale) for scale in (1.0, 2.0)
    )
    usual, large = reader.heights(), larger.heights()
    smaller = {key: (usual[key], large[key]) for key in usual if large.get(key, 999) < usual[key]}
    assert not smaller
    growth = [b / a for a, b in zip(extents, extended, strict=True) if a and b]
    assert sum(growth) / len(growth) >= 1
    prompts = [key for key in usual if key in large and len(key[0]) > 20]
    assert any(large[key] > usual[key] for key in prompts), "the words of the bar grow"


def _extent(room: Room) -> float:
    """How large the things to choose from are, by their area."""
    shapes = room.play.view.shapes(room.shown.choices)
    return (sum(shape.rect.w * shape.rect.h for shape in shapes) / len(shapes)) ** 0.5 if shapes else 0.0


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [LARGE, SMALL])
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
    share = size[1] / LARGE[1]
    hold(reader, int(WORDS * share), int(NUMERALS * share))
