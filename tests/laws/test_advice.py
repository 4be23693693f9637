"""Advice can be trusted: it is legal, true, never warned of, and thought from what all may know."""

from __future__ import annotations

from collections import Counter
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.brains.guide import Guide
from game.brains.levels import LEVELS
from game.brains.thought import Allowance
from game.desk.desk import Desk
from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.match.drivers import Question
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.opponents.advice import Advises
from game.opponents.guides import guide_for
from game.opponents.minds import ADVISES
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.play.hints import Hints, told
from tests.laws.cases import Case
from tests.laws.playing import Game
from tests.laws.promises import Course, figures
from tests.laws.reasons import PLAYOUTS, POSITIONS, claimed, hinted, word_of
from tests.laws.seen import Saw
from tests.toy.house import assets

STEPS = 25
"""Positions looked at in each game."""
HANDS = 4
"""So many other hands the asker might have in each of them."""
PLAIN = 10
"""At most one in so many hints has no reason."""
LONGEST = 190
"""A hint has at most so many letters: a move with three things, and one long reason."""
MANY = 100
"""Among so many positions everything is met."""
PICKS = 6 if POSITIONS < MANY else 60
"""So often something is picked before the question."""


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang, assets() / "lang")


def asked_openly(case: Case, state: Any) -> list[Question | None]:
    """What the adviser is asked for each seat before all eyes; None where a curtain falls."""
    seats = [Seat(str(number), number) for number in range(case.seats)]
    desk = Desk(Sitting(Session(case.rules(), case.config(1), seats, state)))
    asked: list[Question] = []
    match = SimpleNamespace(adviser=SimpleNamespace(ask=asked.append))
    said = SimpleNamespace(dismiss_toast=lambda: None, await_advice=lambda words: None)
    found: list[Question | None] = []
    for seat in desk.asked:
        desk.attend(seat)
        choosing = desk.seen_choosing
        if choosing is not None and not choosing.hidden:
            Hints(cast("Any", match), desk, cast("Any", None), cast("Any", said), cast("Any", said)).ask()
        found.append(asked.pop() if asked else None)
    return found


def test_a_hint_before_all_eyes_is_the_same_whatever_its_player_holds(played: Game, saw: Saw) -> None:
    case = played.case
    rules = case.rules()
    for number, step in enumerate(played.steps[:: max(1, len(played.steps) // STEPS)]):
        here = asked_openly(case, step.state)
        saw(len(here))
        for hand in range(HANDS):
            other = rules.resample(rules.view(step.state, None), None, Rng(number * HANDS + hand))
            assert asked_openly(case, other) == here


def reasoned(title: str) -> bool:
    """Whether a title gives reasons of its own."""
    return guide_for(title, find_title(title).rules({})).reasons is not Guide.reasons


@pytest.fixture(params=TITLES, scope="module")
def title(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def test_what_is_advised_is_legal_and_never_warned_of_where_anything_else_is_left(title: str) -> None:
    for hint in hinted(title):
        assert hint.thought.action in hint.decision.actions and not hint.thought.puts_back
        table = hint.case.table()
        if table.warn(hint.view, hint.thought.action):
            assert all(table.warn(hint.view, action) for action in hint.decision.actions)


def test_every_reason_of_a_hint_is_true_when_the_move_is_carried_out(title: str) -> None:
    kept, held, false = claimed(title).kept, 0, []
    for hint in hinted(title):
        for reason in hint.thought.reasons:
            pairs = [*kept[word_of(reason, title)](hint.course, reason.dict())]
            held += len(pairs)
            if any(said != came for said, came in pairs):
                false.append((hint.case.name, hint.thought.action, reason, pairs))
    assert not false
    assert held >= len(hinted(title)) or not reasoned(title)


def test_a_number_of_a_reason_that_were_one_higher_would_be_found_false(title: str) -> None:
    """No reason is held to less than it says."""
    kept, met, false = claimed(title).kept, Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for hint in hinted(title):
        for reason in hint.thought.reasons:
            word, values = word_of(reason, title), reason.dict()
            for name, value in figures(reason):
                met[word, name] += 1
                pairs = kept[word](hint.course, {**values, name: value + 1})
                false[word, name] += any(said != came for said, came in pairs)
    assert not [figure for figure in met if not false[figure]]


def test_nothing_free_is_passed_over_for_what_brings_less(title: str) -> None:
    claims = claimed(title)
    for hint in hinted(title):
        if not claims.idle(hint.course):
            continue
        table = hint.case.table()
        for action in hint.decision.actions:
            course = Course(hint.rules, hint.state, action, (), Rng(1))
            if claims.free(course):
                assert table.warn(hint.view, action), (hint.case.name, hint.thought.action, action)


def test_hints_without_a_reason_are_rare(title: str) -> None:
    if not reasoned(title):
        return
    plain = [hint.thought.action.verb for hint in hinted(title) if not hint.thought.reasons]
    assert len(plain) * PLAIN <= len(hinted(title)), Counter(plain)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_reasons_can_be_said_and_are_read_in_one_glance(title: str, lang: str) -> None:
    for hint in hinted(title):
        table = hint.case.table()
        names = ("Shahrzad", "Bahram", "Esfandiar", "Niloufar", "Ardeshir")[: hint.case.seats]
        narrator = Narrator(catalogue(lang), names, table.describe)
        words = narrator.say(told(table, narrator, hint.thought))
        assert 0 < sum(map(str.isprintable, words)) <= LONGEST, words
    assert not catalogue(lang).missing


def test_with_a_bad_pick_in_hand_a_hint_goes_on_with_it_or_says_to_put_it_back(title: str) -> None:
    kept = back = 0
    for number, hint in enumerate(hinted(title)[:: len(hinted(title)) // PICKS]):
        picked = Rng(number).pick(hint.decision.actions).targets[:1]
        left = tuple(action for action in hint.decision.actions if action.targets[:1] == picked)
        asked, level = Advises(left), LEVELS[ADVISES]
        args = hint.view, hint.decision, asked, level, Rng(number), Allowance(PLAYOUTS)
        thought = hint.counsel.advise(*args)
        assert thought.puts_back is (thought.action not in left)
        assert thought.action in hint.decision.actions
        kept, back = kept + (not thought.puts_back), back + thought.puts_back
    assert kept and (back or POSITIONS < MANY)
