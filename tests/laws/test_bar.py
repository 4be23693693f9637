"""The law of the bar: nothing it says loses its end at any text size, whatever is picked and in focus.

And the round or the goal always stands in the same place.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.match.seats import Seat
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.play.scene import PlayScene
from game.ui.table.plaque import plaque_depth
from tests.budget import LAWS
from tests.laws.reading import Reader, read, walk
from tests.room import Room, Sit

pytestmark = pytest.mark.usefixtures("bar_only")

SIZES = (((1920, 1080), 1.0), ((1280, 720), 1.0), ((1920, 1080), 2.0))
"""Windows, and the text size in them."""
NAMES = {
    "en": tuple(f"Player {number}" for number in range(1, 6)),
    "fa": ("بازیکن یک", "بازیکن دو", "بازیکن سه", "بازیکن چهار", "بازیکن پنج"),
}
"""The names that people have who type none."""
FOCUSED = 5 if LAWS == 1 else 12
"""So many things come into focus at each stop."""


def say(room: Room) -> None:
    """Write the bar as it is now: the round or the goal stands in its place, whatever else is said."""
    look, bar, start = room.look, room.play.view.bar, room.services.metrics.start
    taken = look.offers.taken if look.offers else None
    bar.items(look.bar, look.focus, look.disabled, taken)
    foot = bar.room.bottom + plaque_depth(room.services.metrics, room.services.theme.fonts)
    assert bar.fact and (start(bar.fact), bar.fact.bottom) == (start(bar.room), foot)
    assert bar.fact.w <= bar.room.w * 0.36 and not (taken and bar.fact.colliderect(taken))


def visit(room: Room, rng: Rng, *prefixes: str) -> Iterator[None]:
    """The focus goes to some of the things that begin like that."""
    items = [item.id for item in room.play.focusables() if item.id.startswith(prefixes)]
    rng.shuffle(items)
    for id in items[:FOCUSED]:
        room.play.fingers.ring.focus(id)
        yield


def hear(room: Room, rng: Rng) -> int:
    """Have the bar speak of many things, of each step of an action and of its buttons; how often it did."""
    said = said_of(room, rng, "")
    action = rng.pick(room.choosing.decision.actions)
    for target in action.targets:
        if target in room.choosing.choices() and isinstance(room.stack.top, PlayScene):
            room.desk.point(target)
            room.play.fingers.renew()
            said += said_of(room, rng, "do.", "button.")
    while room.play.fingers.unpick():
        pass
    return said


def said_of(room: Room, rng: Rng, *prefixes: str) -> int:
    """Write the bar, and again with each of some things in focus."""
    say(room)
    said = 1
    for _ in visit(room, rng, *prefixes):
        say(room)
        said += 1
    return said


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("title", TITLES)
def test_no_question_help_or_last_action_loses_its_end(
    sit: Sit, title: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader: Reader = read(monkeypatch)
    players, said, rng = find_title(title).rules({}).info.seats[-1], 0, Rng(6)
    seats = tuple(Seat(name, style) for style, name in enumerate(NAMES[language][:players]))
    for size, scale in SIZES:
        room = sit(players, title=title, seats=seats, language=language, size=size, text_scale=scale)
        said += sum(hear(room, rng) for _ in walk(room))
    assert said > 100
    assert reader.cut() == []
