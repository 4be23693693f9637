"""The law of remarks: whatever is said to a press, the question, the round and the goal are still read.

The remark itself is said to its end, at every text size, in both languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.desk.help_line import answer
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import text
from game.ui.play.hints import advice
from tests.budget import LAWS
from tests.laws.hearing import Listener, words_of
from tests.laws.walks import Observer, Stop, Walk, held, observer
from tests.room import Room

FOCUSED = 2 if LAWS == 1 else 3
"""So many things are pressed at each stop that cannot be chosen."""
STATED = 0.75
"""Beside so many of all remarks everything is read; what a curtain hides leaves less room."""


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
                self.stated += _reads(stop.room, stop.bar, remark)
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


def _reads(room: Room, listener: Listener, remark: str) -> bool:
    """All of the remark is read; whether the question and the round or the goal are too."""
    look, bar, ink = room.look, room.play.view.bar, room.services.theme.palette.on_dark
    said = replace(look.bar, toast=remark)
    bar.items(said, look.focus, look.disabled, look.offers.taken if look.offers else None)
    lines = [line for line in listener.lines if line.color == ink]
    asked, told = (
        words_of(" ".join(line.words for line in lines if (line.weight == "bold") is bold))
        for bold in (True, False)
    )
    whole = asked in [words_of(way.prompt) for way in (look.bar, look.bar.brief) if way]
    assert told == words_of(remark) and (whole or not look.bar.private_view), (asked, told)
    measure = room.services.writer.measure
    cut = [line for line in lines if measure(line.words, line.em, line.weight)[0] > line.width - line.indent]
    assert not cut or look.bar.private_view
    assert bar.toast and not (bar.fact and bar.fact.colliderect(bar.toast))
    return whole and bar.fact is not None and not cut


def test_the_question_and_the_round_are_read_beside_every_remark(walk: Walk) -> None:
    held(walk, Remarks)
    found = walk.found(Remarks)
    assert found.stated / found.seen > STATED
