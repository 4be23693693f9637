"""The law of promises: what a preview says of an action is what comes when it is carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from game.rules.kernel.rng import Rng
from game.rules.kernel.text import Text
from tests.budget import LAWS
from tests.laws.cases import cases
from tests.laws.playing import Game, game
from tests.laws.promises import Course, Keeper, Pairs, figures, keepers
from tests.laws.seen import Saw

TRIED = 2 if LAWS == 1 else 6
"""So many actions of each decision are carried out besides the one that was chosen."""
OFTEN = 5
"""What is met so often is worth a look at how well it is held."""


def told(played: Game) -> Iterator[tuple[Course, Text]]:
    """Actions of a game and others that were possible, carried out, with each message of their previews."""
    rules, table, rng = played.case.rules(), played.case.table(), Rng(played.seed)
    for step in played.steps:
        chosen = [decision for decision in step.decisions if step.action in decision.actions]
        actions = [step.action, *(rng.pick(each.actions) for each in chosen for _ in range(TRIED))]
        view = rules.view(step.state, step.action.player)
        for action in dict.fromkeys(actions):
            preview = tuple(table.preview(view, action))
            if preview:
                course = Course(rules, step.state, action, preview, rng)
                yield from ((course, message) for message in preview)


def held(kept: Mapping[str, Keeper], course: Course, message: Text, /, **other: int) -> Pairs:
    """What a message is held to, with ``other`` figures than it gives."""
    keeper = kept.get(message.key)
    return keeper(course, {**message.dict(), **other}) if keeper else iter(())


def test_what_a_preview_says_comes_true(played: Game, saw: Saw) -> None:
    kept, words = keepers(played.case.title.id)
    for course, message in told(played):
        assert message.key in kept or message.key in words, f"{message.key}: held to nothing"
        for said, came in held(kept, course, message):
            assert said == came, (course.action, message)
            saw()


@pytest.mark.parametrize("title", sorted({case.title.id for case in cases()}))
def test_a_figure_that_were_one_higher_would_be_found_false(title: str) -> None:
    """No message is held to less than it says."""
    kept, _ = keepers(title)
    met, false = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for case in [case for case in cases() if case.title.id == title][::3]:
        policy, seed = case.tried[0]
        for course, message in told(game(case, seed, policy)):
            for name, value in figures(message) if message.key in kept else ():
                met[message.key, name] += 1
                pairs = held(kept, course, message, **{name: value + 1})
                false[message.key, name] += any(said != came for said, came in pairs)
    assert met and not [figure for figure, times in met.items() if times >= OFTEN and not false[figure]]
