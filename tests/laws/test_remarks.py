"""The law of remarks: whatever is said to a press is said to its end, at every text size, in both languages.

Most of it leaves the question in sight.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.desk.help_line import answer
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import text
from game.ui.play.hints import advice
from tests.budget import LAWS
from tests.laws.walks import Observer, Stop, Walk, held, observer
from tests.room import Room

FOCUSED = 2 if LAWS == 1 else 3
"""So many things are pressed at each stop that cannot be chosen."""
STATED = 0.75
"""Beside so many of all remarks the question is read."""


@observer
class Remarks(Observer):
    """What is said to some presses, beside the question and the round."""

    private = True

    def __init__(self, *view: object) -> None:
        super().__init__(*view)  # type: ignore[arg-type]  # as it was called
        self.stated = 0

    def look(self, stop: Stop) -> None:
        if not stop.step and stop.room.desk.seen_choosing:
            for remark in _remarks(stop.room, stop.rng):
                self.stated += _reads(stop.room, remark)
                self.seen += 1


def _remarks(room: Room, rng: Rng) -> Iterator[str]:
    """What is said to some presses: why not, what is advised, what may have been overlooked."""
    play, table, narrator = room.play, room.play.view.table, room.play.view.narrator
    action = rng.pick(room.choosing.decision.actions)
    yield narrator.say(advice(table, narrator, action, text("play-advice-because-only")))
    yield from (narrator.say(offer.warning) for offer in room.shown.offers if offer.warning)
    things = [id for id in play.view.stage.placements if id not in room.shown.choices]
    rng.shuffle(things)
    for id in things[:FOCUSED]:
        if id in [item.id for item in play.focusables()]:
            play.controls.ring.focus(id)
            yield narrator.say(answer(room.desk, table, id, play.view.stage.placements[id].slot))


def _reads(room: Room, remark: str) -> bool:
    """All of the remark is read in its frame; whether the question is too."""
    look, bar = room.look, room.play.view.bar
    bar.items(replace(look.bar, toast=remark), look.focus, look.disabled)
    assert bar.toast in bar.places.toasts and bar.framed(remark)[2] == remark
    return not bar.framed(remark)[0].colliderect(bar.places.question)


def test_every_remark_is_said_to_its_end_and_most_leave_the_question_in_sight(walk: Walk) -> None:
    held(walk, Remarks)
    found = walk.found(Remarks)
    assert found.stated / found.seen > STATED
