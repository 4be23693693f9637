"""Law of questions: at larger text the bar asks in letters that are no smaller than at 100 %."""

from __future__ import annotations

import pytest

from game.match.seats import Seat
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.table.plaque import draw_plaque
from tests.budget import LAWS
from tests.laws.reading import walk
from tests.laws.test_bar import NAMES
from tests.room import Room, Sit

pytestmark = pytest.mark.usefixtures("bar_only")

Question = tuple[int, int, str]
"""The stop of a game, the step of its choice, and what is asked."""


pytestmark = pytest.mark.usefixtures("bar_only")


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("title", TITLES)
def test_at_larger_text_no_question_is_asked_in_smaller_letters(sit: Sit, title: str, language: str) -> None:
    """Names are Persian in both languages: in English they take more room than others."""
    players = find_title(title).rules({}).info.seats[-1]
    seats = tuple(Seat(name, style) for style, name in enumerate(NAMES["fa"][:players]))
    for seed in range(4, 4 + LAWS):
        usual, *larger = (
            asked(
                sit(
                    players, title=title, seats=seats, language=language, size=(1920, 1080), text_scale=scale
                ),
                seed,
            )
            for scale in (1.0, 1.5, 2.0)
        )
        assert len(usual) > 10
        for each in larger:
            small = {question: (usual[question], em) for question, em in each.items() if em < usual[question]}
            assert usual.keys() == each.keys() and not small


def asked(room: Room, seed: int) -> dict[Question, int]:
    """The em of each question of a random game, at each step of a choice."""
    found: dict[Question, int] = {}
    for stop, _ in enumerate(walk(room, seed)):
        targets = Rng(1).pick(room.choosing.decision.actions).targets
        for step, target in enumerate(("", *targets)):
            if target in room.choosing.choices():
                room.desk.point(target)
                room.play.fingers.renew()
            found[stop, step, room.look.bar.prompt] = em_of(room)
        while room.play.fingers.unpick():
            pass
    return found


def em_of(room: Room) -> int:
    """How large the bar asks."""
    look, bar = room.look, room.play.view.bar
    taken = look.offers.taken if look.offers else None
    return bar.words.lines(bar.room, taken, look.bar, draw_plaque(room.services, look.bar.fact))[0].em
