"""The law of promises: what a preview says of an action is what comes when it is carried out."""

from __future__ import annotations

from game.rules.kernel.rng import Rng
from tests.budget import LAWS
from tests.laws.playing import Game
from tests.laws.promises import Course, keepers
from tests.laws.seen import Saw

TRIED = 2 if LAWS == 1 else 6
"""So many actions of each decision are carried out besides the one that was chosen."""


def test_what_a_preview_says_comes_true(played: Game, saw: Saw) -> None:
    rules, table, rng = played.case.rules(), played.case.table(), Rng(played.seed)
    kept, words = keepers(played.case.title.id)
    for step in played.steps:
        chosen = [decision for decision in step.decisions if step.action in decision.actions]
        actions = [step.action, *(rng.pick(each.actions) for each in chosen for _ in range(TRIED))]
        view = rules.view(step.state, step.action.player)
        for action in dict.fromkeys(actions):
            told = tuple(table.preview(view, action))
            course = Course(rules, step.state, action, told, rng) if told else None
            for message in told:
                assert message.key in kept or message.key in words, f"{message.key}: held to nothing"
                for said, came in kept[message.key](course, message.dict()) if message.key in kept else ():
                    assert said == came, (action, message)
                    saw()
