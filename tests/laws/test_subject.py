"""The law of the subject: whatever is focused or pointed at, the help line says what it is.

By its full name or its shorter one, where there is room for it: how it stands with the thing goes before.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.rng import Rng
from game.ui.table.bar.offers import PREFIX
from game.ui.table.panels.panels import PANEL
from game.ui.table.pointing import BAR, names_of
from game.ui.table.shots.tabs import PREFIX as TAB
from tests.budget import LAWS
from tests.laws.hearing import help_of, words_of
from tests.laws.walks import Observer, Stop, Walk, held, observer
from tests.room import Room

FOCUSED = 2 if LAWS == 1 else 12
"""So many of what can be chosen, and so many of what cannot, come into focus at each stop."""
_ELSEWHERE = (PREFIX, "button.", BAR, PANEL, TAB)


@observer
class Subject(Observer):
    """The help line with each of some things in focus."""

    def look(self, stop: Stop) -> None:
        for id in () if stop.step else _subjects(stop.room, stop.rng):
            said, names = [words_of(form) for form in stop.room.look.bar.help], _names(stop.room, id)
            self.hold(any(name in said[0] for name in names), f"{id} {names[0]!r}: {said[0]!r}")
            self.hold(help_of(stop.room) in said, id, said)


def _subjects(room: Room, rng: Rng) -> Iterator[str]:
    """Some pieces and places, each in focus."""
    play, placements = room.play, room.play.view.stage.placements
    ids = [item.id for item in play.focusables() if not item.id.startswith(_ELSEWHERE)]
    rng.shuffle(ids)
    choices = set(room.shown.choices)
    open_to = [id for id in ids if choices & set(names_of(id, placements))]
    for id in (*open_to[:FOCUSED], *[id for id in ids if id not in open_to][:FOCUSED]):
        play.controls.ring.focus(id)
        yield id


def _names(room: Room, id: str) -> list[str]:
    """All that may stand for the name of a thing."""
    view = room.play.view
    return [words_of(view.narrator.say(call(id))) for call in (view.table.describe, view.table.short)]


def test_the_help_line_always_names_what_is_in_focus(walk: Walk) -> None:
    held(walk, Subject)
