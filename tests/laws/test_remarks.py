"""The law of remarks: whatever is said to a press, the question, the round and the goal are still read.

The remark itself is said to its end, at every text size, in both languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.match.seats import Seat
from game.desk.standing import answer
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import text
from game.tables.registry import TITLES, find_title
from game.ui.play.hints import advice
from game.ui.play.scene import PlayScene
from tests.budget import LAWS
from tests.laws.reading import walk
from tests.laws.test_bar import NAMES
from tests.laws.test_consequences import Listener, words_of
from tests.laws.test_subject import SIZES
from tests.room import Room, Sit

pytestmark = pytest.mark.usefixtures("bar_only")

FOCUSED = 2 if LAWS == 1 else 3
"""So many things are pressed at each stop that cannot be chosen."""


def remarks(room: Room, rng: Rng) -> Iterator[str]:
    """What is said to some presses: why not, what is advised, what may have been overlooked."""
    play, table, narrator = room.play, room.play.view.table, room.play.view.narrator
    action = rng.pick(room.choosing.decision.actions)
    yield narrator.say(advice(table, narrator, action, text("play-advice-because-only")))
    yield from (narrator.say(offer.warning) for offer in room.shown.offers if offer.warning)
    things = [id for id in play.view.stage.placements if id not in room.shown.choices]
    rng.shuffle(things)
    for id in things[:FOCUSED]:
        if id in [item.id for item in play.focusables()]:
            play.fingers.ring.focus(id)
            yield narrator.say(answer(room.desk, table, id, play.view.stage.placements[id].slot))


def reads(room: Room, listener: Listener, remark: str) -> bool:
    """All of the remark is read; whether the question and the round or the goal are too."""
    look, bar, ink = room.look, room.play.view.bar, room.services.theme.palette.on_dark
    said = replace(look.bar, remark=remark)
    bar.items(said, look.focus, look.disabled, look.offers.taken if look.offers else None)
    lines = [line for line in listener.lines if line.color == ink]
    asked, told = (
        words_of(" ".join(line.words for line in lines if (line.weight == "bold") is bold))
        for bold in (True, False)
    )
    whole = asked in [words_of(way.prompt) for way in (look.bar, look.bar.brief) if way]
    assert told == words_of(remark) and (whole or not look.bar.private), (asked, told)
    measure = room.services.writer.measure
    cut = [line for line in lines if measure(line.words, line.em, line.weight)[0] > line.width - line.indent]
    assert not cut or look.bar.private
    assert bar.remark and not (bar.fact and bar.fact.colliderect(bar.remark))
    return whole and bar.fact is not None and not cut


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("title", TITLES)
def test_the_question_and_the_round_are_read_beside_every_remark(
    sit: Sit, title: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener, rng, said, stated = Listener(monkeypatch), Rng(5), 0, 0
    numbers = find_title(title).rules({}).info.seats
    for number, (size, scale) in enumerate(SIZES):
        players = numbers[0] if number % 2 else numbers[-1]
        seats = tuple(Seat(name, style) for style, name in enumerate(NAMES[language][:players]))
        room = sit(players, title=title, seats=seats, language=language, size=size, text_scale=scale)
        for _ in walk(room, 50):
            if isinstance(room.stack.top, PlayScene) and room.desk.seen_choosing:
                for remark in remarks(room, rng):
                    stated += reads(room, listener, remark)
                    said += 1
    assert said > 20 and stated / said > 0.75, (stated, said)
