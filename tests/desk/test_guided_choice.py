"""Along a way: its question is asked, what led there counts as picked, and nothing else leads on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.desk.desk import Desk
from game.desk.desk_model import DeskModel, desk_model
from game.desk.guided_choice import GuidedChoice
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.tables.registry import TITLES, find_title
from tests.titles import players

ACTIONS = 60
NAMES = ("Hana", "Ali", "Roxana")


def looked_at(title: str) -> Iterator[tuple[Desk, DeskModel]]:
    """A desk while a match is played at random, in front of whoever chooses."""
    rules, rng = find_title(title).rules({}), Rng(5)
    table = find_title(title).table(rules)
    seats = tuple(Seat(name, style) for style, name in enumerate(NAMES[: players(title, len(NAMES))]))
    session = Session(rules, GameConfig(len(seats), 5), seats)
    sitting = Sitting(session)
    desk = Desk(sitting)
    for _ in range(ACTIONS):
        if session.over:
            return
        decision = rng.pick(session.decisions())
        desk.attend(decision.player)
        desk.set_private_view()
        yield desk, desk_model(desk, table)
        sitting.act(rng.pick(decision.actions))


@pytest.mark.parametrize("title", TITLES)
def test_along_a_way_its_question_is_asked_and_what_led_there_counts_as_picked(title: str) -> None:
    for desk, shown in looked_at(title):
        for way in (way for way in shown.shortcuts if way.question):
            for piece in (*way.pieces, *[""] * way.button):
                course = GuidedChoice(desk)
                course.begin(way, piece)
                along = course.shown(shown)
                assert along.prompt.dict()["prompt"] == way.question
                assert along.choices and set(along.choices) <= set(shown.choices)
                assert along.picks == (((piece, 1),) if piece else ()) and along.undoable
                assert not any(
                    other.button for other in along.shortcuts
                ), "a way is no choice of this question"
                assert piece not in along.shortcut_pieces and {*along.shortcut_pieces, piece, ""} == {
                    *shown.shortcut_pieces,
                    piece,
                    "",
                }
                assert course.leave() == (piece or way.shot) and course.shown(shown) == shown


def test_some_titles_have_ways_with_a_question_of_their_own() -> None:
    found = (
        way for title in TITLES for _, shown in looked_at(title) for way in shown.shortcuts if way.question
    )
    assert next(found, None)
