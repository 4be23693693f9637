"""What hints claim, and what came of it: each reason beside what it is held to when the move is carried out.

A title says in ``tests/<title>/reasons.py`` how each of its reasons is kept, by the word of its message, and
what is free in it and what brings nothing: counted without the code that gives the reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from game.brains.levels import LEVELS, brain_of
from game.brains.thought import Allowance, Thought
from game.opponents.advice import Advises, Counsel
from game.opponents.guides import guide_for
from game.opponents.minds import ADVISES
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, play, start
from game.rules.kernel.text import Text
from game.rules.kernel.values import clone
from tests.budget import LAWS, asked
from tests.laws.cases import Case, cases
from tests.laws.promises import Course, Keeper, Pairs, Values

POSITIONS = asked("HINTS", 25 if LAWS == 1 else 500)
"""So many positions of each title are asked about."""
A_GAME = 12
"""As many of them are from one game."""
APART = 7
"""So many actions lie between two of them."""
PLAYOUTS = 4
"""The adviser thinks no longer: this is about what it says, not about how well it plays."""


@dataclass(frozen=True)
class Claimed:
    """What a title's hints are held to.

    Attributes:
        kept: by the word of a reason, what was said beside what came.
        free: an action costs nothing and brings something.
        idle: an action brings nothing beside which a free one would not be better.
    """

    kept: Mapping[str, Keeper]
    free: Callable[[Course], bool]
    idle: Callable[[Course], bool]


class Hinted(NamedTuple):
    """A position, what is asked there, and what was advised."""

    case: Case
    rules: AnyRules
    counsel: Counsel
    state: Any
    view: Any
    decision: Decision
    thought: Thought

    @property
    def course(self) -> Course:
        """The hinted move, carried out."""
        return Course(self.rules, self.state, self.thought.action, (), Rng(1))


def claimed(title: str) -> Claimed:
    """What a title's hints are held to; one without reasons of its own has that of points."""
    module = f"tests.{title}.reasons"
    if find_spec(f"tests.{title}") is None or find_spec(module) is None:
        return _PLAIN
    found: Claimed = import_module(module).CLAIMED
    return found


def _points(course: Course, said: Values) -> Pairs:
    then, now = (course.rules.scores(state)[course.seat].total for state in (course.before, course.after))
    yield (said["gain"], said["count"]), (now - then, now)


_PLAIN = Claimed({"play-advice-because-points": _points}, lambda course: False, lambda course: False)


@lru_cache(maxsize=1)
def hinted(title: str) -> tuple[Hinted, ...]:
    """Hints in positions of all cases of a title."""
    found: list[Hinted] = []
    for number in range(POSITIONS):
        if len(found) >= POSITIONS:
            break
        own = [case for case in cases() if case.title.id == title]
        found += _in_game(own[number * 5 % len(own)], number)
    return tuple(found[:POSITIONS])


def _in_game(case: Case, seed: int) -> Iterator[Hinted]:
    """Hints in one game; who plays it follows some of them, thinks a little, or does anything."""
    rules, rng = case.rules(), Rng(seed * 7919 + 3)
    guide, state = guide_for(case.title.id, rules), start(rules, case.config(seed + 1))
    counsel, step, met = Counsel(guide, case.table()), 0, 0
    while (decisions := rules.decisions(state)) and met < A_GAME:
        decision, step = rng.pick(decisions), step + 1
        action = rng.pick(decision.actions)
        if step % APART == seed % APART and len(decision.actions) > 1:
            view = seen(rules, state, decision)
            level, allowance = LEVELS[ADVISES], Allowance(PLAYOUTS)
            thought = counsel.advise(view, decision, Advises(), level, Rng(step), allowance)
            yield Hinted(case, rules, counsel, clone(state), view, decision, thought)
            met, action = met + 1, thought.action if thought.action in decision.actions else action
        elif rng.below(3):
            view = rules.view(state, decision.player)
            action = brain_of(guide, LEVELS["guest"]).think(view, decision, rng, Allowance(1)).action
        play(rules, state, action)


def seen(rules: AnyRules, state: Any, decision: Decision) -> Any:
    """What the adviser sees: what all see, or where that is not enough what the player sees."""
    private = decision.secret or decision.guarded
    return rules.view(state, decision.player if private else None)


# --- what keepers are made of ------------------------------------------------------------------------------


def gained(count: Callable[[Any], int]) -> Keeper:
    """``gain`` more of something of the player's, ``count`` in all."""

    def keep(course: Course, said: Values) -> Pairs:
        then, now = count(course.had), count(course.has)
        yield (said["gain"], said["count"]), (now - then, now)

    return keep


def named(value: object) -> str:
    """The piece that a message names."""
    return str(value).removeprefix("@")


def seat_of(value: object) -> int:
    """The seat that a message names."""
    return int(str(value).removeprefix("seat:"))


def word_of(reason: Text, title: str) -> str:
    """The word of a reason."""
    return reason.key.removeprefix(f"{title}-why-")
