"""The law of the subject: whatever is focused or pointed at, the help line that is drawn says what it is.

By its full name or its shorter one, at every text size, in both languages, with few and with most people.
What was done last is told below it all the same, and nothing loses its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.match.seats import Seat
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.play.scene import PlayScene
from game.ui.table.lines import Line
from game.ui.table.offers import PREFIX
from game.ui.table.panels import PANEL
from game.ui.table.pointing import BAR, names_of
from game.ui.table.tabs import PREFIX as TAB
from tests.budget import LAWS
from tests.laws.reading import walk
from tests.laws.test_bar import NAMES
from tests.laws.test_consequences import Listener, words_of
from tests.room import Room, Sit

pytestmark = pytest.mark.usefixtures("bar_only")

SIZES: tuple[tuple[tuple[int, int], float], ...] = (
    ((1920, 1080), 1.0),
    ((1920, 1080), 2.0),
    ((1280, 720), 1.5),
)
SIZES += (((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.5)) if LAWS > 1 else ()
"""Windows, and the text size in them."""
FOCUSED = 2 if LAWS == 1 else 12
"""So many of what can be chosen, and so many of what cannot, come into focus at each stop."""
_ELSEWHERE = (PREFIX, "button.", BAR, PANEL, TAB)


def subjects(room: Room, rng: Rng) -> Iterator[str]:
    """Some pieces and places, each in focus."""
    play, placements = room.play, room.play.view.stage.placements
    ids = [item.id for item in play.focusables() if not item.id.startswith(_ELSEWHERE)]
    rng.shuffle(ids)
    choices = set(room.shown.choices)
    open_to = [id for id in ids if choices & set(names_of(id, placements))]
    for id in (*open_to[:FOCUSED], *[id for id in ids if id not in open_to][:FOCUSED]):
        play.fingers.ring.focus(id)
        yield id


def drawn_help(room: Room, lines: list[Line]) -> str:
    """The words that the bar sets as help now."""
    ink = room.services.theme.palette.brass_light
    return words_of(" ".join(line.words for line in lines if line.color == ink))


def names(room: Room, id: str) -> list[str]:
    """All that may stand for the name of a thing."""
    view = room.play.view
    voices = [view.narrator, *([view.brief] if view.brief else [])]
    return [
        words_of(voice.say(call(id))) for voice in voices for call in (view.table.describe, view.table.short)
    ]


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("title", TITLES)
def test_the_help_line_always_names_what_is_in_focus(
    sit: Sit, title: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = Listener(monkeypatch)
    rng, said, unnamed = Rng(8), Counter[float](), list[str]()
    seats_of = find_title(title).rules({}).info.seats
    for number, (size, scale) in enumerate(SIZES):
        players = seats_of[0] if number % 2 else seats_of[-1]
        seats = tuple(Seat(name, style) for style, name in enumerate(NAMES[language][:players]))
        room = sit(players, title=title, seats=seats, language=language, size=size, text_scale=scale)
        for _ in walk(room, 40 + LAWS):
            if not isinstance(room.stack.top, PlayScene):
                continue
            for id in subjects(room, rng):
                assert listener.hears(room, ()), scale
                read = drawn_help(room, listener.lines)
                said[scale] += 1
                if not any(name in read for name in names(room, id)):
                    unnamed.append(f"{scale} {size[1]} {id} {names(room, id)[0]!r}: {read!r}")
    assert min(said.values()) > 10
    assert unnamed == [], f"{len(unnamed)} of {said.total()}"
