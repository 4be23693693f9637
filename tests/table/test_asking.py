"""What is asked at each step of a choice: the thing wanted next, by its name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.kernel.action import act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import Text, text
from game.tables.asking import asked
from game.tables.registry import TITLES, find_title
from tests.laws.cases import additions

_ACTIONS = 400
"""So many actions of a game are looked at."""


def steps_of(title: str) -> Iterator[tuple[Text, Text]]:
    """What is asked before anything is picked, and after each pick that waits for more or for its button."""
    options = additions(title)
    rules = find_title(title).rules(options)
    table, rng = find_title(title).table(rules), Rng(11)
    state = start(rules, GameConfig(rules.info.seats[-1], 4, options))
    for _ in range(_ACTIONS):
        if not (decisions := rules.decisions(state)):
            return
        decision = rng.pick(decisions)
        action, view, choosing = (
            rng.pick(decision.actions),
            rules.view(state, decision.player),
            Choosing(decision, private_view=True),
        )
        opening = table.ask(view, Choosing(decision))
        for target in action.targets:
            if target not in choosing.choices():
                break
            choosing.point(target)
            if table.auto_commit(view, choosing):
                break
            yield opening, table.ask(view, choosing.effective())
        play(rules, state, action)


@pytest.mark.parametrize("title", TITLES)
def test_after_a_pick_another_question_is_asked_and_it_names_what_is_wanted(title: str) -> None:
    steps = list(steps_of(title))
    assert steps
    assert {opening.key for opening, then in steps if then == opening} == set()
    assert {opening.key for opening, then in steps if then.key == "play-more"} == set()


def test_a_question_without_words_of_its_own_says_how_many_more() -> None:
    decision = Decision(0, text("toy-choose-two"), (act(0, "take", "a", "b", "c"),))
    assert asked("toy", False, Choosing(decision)) == decision.prompt
    assert asked("toy", False, Choosing(decision).after("a")) == text("play-more", count=2)
    said = asked("toy", True, Choosing(decision).after("a"))
    assert said == text("toy-step-two", picked=1, least=2, most=2)
