"""The frames of a turn: land or demolition, building, the close."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.rounds import after
from game.rules.kernel.text import Text
from game.rules.newyork1901 import obstacles
from game.rules.newyork1901.building import KEPT_BUILDINGS, misfit
from game.rules.newyork1901.cards import held, no_grab, no_shift, shift, use
from game.rules.newyork1901.components import MARKET_PLACES
from game.rules.newyork1901.idle import claim, idle
from game.rules.newyork1901.land import recall, refill
from game.rules.newyork1901.leaders import lay
from game.rules.newyork1901.scoring import announce
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import NOT_YET, Boom, Build, Close, Grab, State, Turn
from game.rules.newyork1901.steps import StepRules, placed
from game.rules.newyork1901.words import asked, no


class TurnRules(StepRules[Turn]):
    """The first step of a turn (rulebook: Playing; rulings 5, 7, 9)."""

    def legal(self, state: State, seat: int) -> list[Action]:
        """Land or demolition; without a worker a build, a demolition or a worker taken back."""
        demolished = self.lists.demolitions(state, seat)
        shifts = [] if no_shift(state) else held(state, seat, "shift")
        if not state.players[seat].at_hand():
            laid = self.lists.builds(state, seat) + demolished
            workers = () if laid else state.players[seat].workers
            return [*laid, *(act(seat, "recall", worker) for worker in workers), *shifts]
        claimable = self.lists.claimable(state)
        if land := self.lists.claims(seat, claimable):
            grabs = held(state, seat, "grab")
            if grabs and no_grab(state, seat, claimable):
                grabs.clear()
            return [*land, *demolished, *grabs, *shifts]
        return [*self.lists.builds(state, seat), *demolished, act(seat, "end"), *shifts]

    def question(self, state: State, frame: Turn, legal: list[Action]) -> Text:
        """Land; with an empty market or without workers what then is left."""
        verbs = [action.verb for action in legal]
        for verb, question in (("claim", "land"), ("end", "no-land"), ("recall", "recall")):
            if verb in verbs:
                return asked(state, question)
        return asked(state, "must-build")

    def refused(self, state: State, seat: int, legal: list[Action]) -> Iterator[Candidate]:
        """Cards and lots without a worker, buildings before land, action cards that want something."""
        verbs = {action.verb for action in legal}
        closed = None if state.players[seat].at_hand() else no("card-worker")
        own = no("building-first" if "build" in verbs else "lot-own")
        yield from obstacles.land(state, self.sites, seat, closed=closed, own=own)
        unfit = partial(misfit, state, self.sites, seat, demolishing=True)
        fitting = self.lists.buildable(state, seat) if "claim" in verbs else ()
        yield from obstacles.buildings(
            state, seat, placed(legal), lambda piece: no("land-first") if piece in fitting else unfit(piece)
        )
        now = {"shift": no_shift(state), "grab": no_grab(state, seat, self.lists.claimable(state))}
        yield from obstacles.action_cards(state, seat, now)
        yield from obstacles.workers(state, seat, recalling="recall" in verbs)

    def apply(self, state: State, frame: Turn, action: Action, out: Outcome) -> None:
        """Carry it out and go on to the next step."""
        opening = state.untouched()
        self._carry_out(state, frame, action, out)
        if opening:
            # The lot fell at setup, where nobody listens yet (ruling 3). What was done now matters more.
            out.emit("first", seat=frame.seat)

    def _carry_out(self, state: State, frame: Turn, action: Action, out: Outcome) -> None:
        seat, targets = frame.seat, action.targets
        if action.verb == "shift":
            shift(state, seat, targets[0], out)
            return
        state.stack.pop()
        if action.verb == "grab":
            use(state, seat, targets[0])
            out.emit("grab", seat=seat, card=targets[0])
            state.stack.append(Grab(seat, 2))
        elif action.verb == "claim":
            claim(state, self.lists, action, out)
            refill(state, out)
            state.stack.append(Build(seat))
        elif action.verb == "recall":
            recall(state, seat, targets[0], out)
            state.stack.append(Close(seat))
        else:
            _after_land(state, self.sites, action, out)


class BuildRules(StepRules[Build]):
    """The build after an expansion, which may be left out (rulebook: Expand)."""

    def legal(self, state: State, seat: int) -> list[Action]:
        """Every build, or the end of the turn."""
        return [*self.lists.builds(state, seat), act(seat, "end")]

    def question(self, state: State, frame: Build, legal: list[Action]) -> Text:
        """Build or not."""
        return asked(state, "build")

    def refused(self, state: State, seat: int, legal: list[Action]) -> Iterator[Candidate]:
        """Land has been taken; buildings without a place; action cards of other times."""
        own = no("building-first")
        yield from obstacles.land(state, self.sites, seat, closed=no("card-taken"), own=own)
        unfit = partial(misfit, state, self.sites, seat, demolishing=False)
        yield from obstacles.buildings(state, seat, placed(legal), unfit)
        yield from obstacles.action_cards(state, seat, {})
        yield from obstacles.workers(state, seat, recalling=False)

    def apply(self, state: State, frame: Build, action: Action, out: Outcome) -> None:
        """Build, or end the turn."""
        state.stack.pop()
        _after_land(state, self.sites, action, out)

    def settle(self, state: State, frame: Build, out: Outcome) -> bool:
        """Nothing fits: the turn ends by itself, and it is told why."""
        if self.lists.can_build(state, frame.seat):
            return False
        out.emit("idle", seat=frame.seat, **idle(state, self.lists, frame.seat).told())
        state.stack[-1] = Close(frame.seat)
        return True


class CloseRules(Handler[State, Close]):
    """The end of a turn: is the game near its end, who is next (rulebook: End; ruling 19)."""

    def __init__(self, sites: Sites) -> None:
        self._sites = sites

    def settle(self, state: State, frame: Close, out: Outcome) -> bool:
        """Count the last turns, then begin the next turn or finish."""
        state.stack.pop()
        if state.turns_left != NOT_YET:
            state.turns_left -= 1
        elif cause := end_trigger(state):
            state.turns_left = len(state.players) - 1
            out.emit("last_turns", seat=frame.seat, cause=cause)
        if state.turns_left == 0:
            announce(state, self._sites, out)
        else:
            following = after(frame.seat, len(state.players))
            state.stack.append(Turn(following))
            out.begin_turn(following)
        return True


def end_trigger(state: State) -> str:
    """What brings the end near: ``buildings``, ``market`` or nothing (rulebook: End)."""
    if min([len(player.unbuilt) for player in state.players]) <= KEPT_BUILDINGS:
        return "buildings"
    return "market" if not state.deck and len(state.open_cards()) < MARKET_PLACES else ""


def _after_land(state: State, sites: Sites, action: Action, out: Outcome) -> None:
    """Carry out a build, a demolition or the end of the turn; a build may be followed by a second."""
    seat = action.player
    if action.verb == "end":
        out.emit("pass", seat=seat)
        state.stack.append(Close(seat))
        return
    lay(state, sites, action, out)
    state.stack.append(Boom(seat))
