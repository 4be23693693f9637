"""The rules of Pig: roll as often as you like; a 1 loses what the turn has brought; first to 100."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, FrameRules, Handler
from game.rules.kernel.rng import Rng
from game.rules.kernel.rounds import after
from game.rules.kernel.rules import GameConfig, GameInfo, Score, ScoreLine, ranked
from game.rules.kernel.soundness import in_range, random_number, sized
from game.rules.kernel.text import Text, text
from game.rules.kernel.values import clone
from game.rules.pig.state import PigState, Turn

SEATS, SIDES, GOAL = 2, 6, 100
HOLD = "button.hold"


class TurnRules(Handler[PigState, Turn]):
    """Roll, or hold what has been rolled."""

    def candidates(self, state: PigState, frame: Turn) -> Iterator[Candidate]:
        """To roll, and to hold."""
        yield Candidate(act(frame.seat, "roll", "die"))
        yield Candidate(act(frame.seat, "hold", HOLD), None if state.pot else text("pig-no-points"))

    def prompt(self, state: PigState, frame: Turn, seat: int) -> Text:
        """Whether to go on, once something is rolled."""
        return text("pig-choose-go-on" if state.pot else "pig-choose-roll")

    def apply(self, state: PigState, frame: Turn, action: Action, out: Outcome) -> None:
        """A 1 or a hold ends the turn."""
        if action.verb == "hold":
            state.points[frame.seat] += state.pot
            out.emit("held", seat=frame.seat, points=state.pot)
        else:
            state.die = out.rng.below(SIDES) + 1
            out.reveal()
            out.emit("rolled", seat=frame.seat, pips=state.die)
            if state.die > 1:
                state.pot += state.die
                return
            out.emit("lost", seat=frame.seat, points=state.pot)
        state.pot = 0
        if state.points[frame.seat] >= GOAL:
            state.stack.pop()
            out.emit("end")
        else:
            frame.seat = after(frame.seat, SEATS)
            out.begin_turn(frame.seat)


class PigRules(FrameRules[PigState]):
    """Pig for two."""

    info = GameInfo("pig", 1, seats=(SEATS,), minutes=10)
    state_type = PigState
    handlers: Mapping[type, Handler[PigState, Any]] = {Turn: TurnRules()}

    def usual(self, seat: int) -> Turn:
        """The only frame there is."""
        return Turn(seat)

    def setup(self, config: GameConfig, rng: Rng) -> PigState:
        """Nobody has points, the first seat begins."""
        return PigState(rng=0, stack=[Turn(0)], points=[0] * config.seats)

    def view(self, state: PigState, seat: int | None) -> PigState:
        """Nothing is secret but the rolls to come."""
        seen = clone(state)
        seen.rng = 0
        return seen

    def resample(self, view: PigState, seat: int | None, rng: Rng) -> PigState:
        """Other rolls to come."""
        state = clone(view)
        state.rng = rng.next()
        return state

    def scores(self, state: PigState) -> tuple[Score, ...]:
        """The points held."""
        return ranked(
            Score(seat, points, (ScoreLine("pig-score-points", points),))
            for seat, points in enumerate(state.points)
        )

    def invariants(self, state: PigState) -> Iterable[str]:
        """What is wrong with a position."""
        yield from random_number(state.rng)
        yield from sized("points", state.points, SEATS)
        yield from in_range("die", state.die, 0, SIDES)
        yield from in_range("pot", state.pot, 0, 10**6)
        for points in state.points:
            yield from in_range("points", points, 0, 10**6)
        for frame in state.stack:
            yield from in_range("seat", frame.seat, 0, SEATS - 1)
        if len(state.stack) != (max(state.points, default=0) < GOAL):
            yield "the game ends when somebody has 100 points, and not before"
