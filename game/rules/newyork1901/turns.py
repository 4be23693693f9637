"""The frames of a turn: land or demolition, building, Construction Boom, the close."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision, decide
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Handler
from game.rules.kernel.text import Text, text
from game.rules.newyork1901.building import (
    KEPT_BUILDINGS,
    build,
    builds,
    demolish,
    demolitions,
    extra_builds,
)
from game.rules.newyork1901.components import MARKET_PLACES
from game.rules.newyork1901.land import GRAB_SIZE, can_grab, claim, claims, recall, refill, shift
from game.rules.newyork1901.scoring import announce
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import NOT_YET, Boom, Build, Close, Extra, Grab, State, Turn


def asked(state: State, question: str, **values: int) -> Text:
    """The question of a decision; it says if this is the player's last turn."""
    last = "no" if state.turns_left == NOT_YET else "yes"
    return text(f"newyork1901-choose-{question}", last=last, **values)


class TurnRules(Handler[State, Turn]):
    """The first step of a turn (rulebook: Playing; rulings 5, 7, 9)."""

    def __init__(self, sites: Sites) -> None:
        self._sites = sites

    def decisions(self, state: State, frame: Turn) -> tuple[Decision, ...]:
        """Land or demolition; without a worker a build, a demolition or a worker taken back."""
        seat = frame.seat
        actions = [*self._cards(state, seat), *demolitions(state, self._sites, seat)]
        if not state.players[seat].free_workers():
            return decide(seat, *self._without_worker(state, seat, actions))
        land = list(claims(state, self._sites, seat))
        if land:
            return decide(seat, asked(state, "land"), [*actions, *land])
        actions += builds(state, self._sites, seat)
        return decide(seat, asked(state, "no-land"), [*actions, act(seat, "end")])

    def _without_worker(self, state: State, seat: int, actions: list[Action]) -> tuple[Text, list[Action]]:
        actions += builds(state, self._sites, seat)
        if any(action.verb != "shift" for action in actions):
            return asked(state, "must-build"), actions
        workers = state.players[seat].workers
        return asked(state, "recall"), actions + [act(seat, "recall", worker) for worker in workers]

    def _cards(self, state: State, seat: int) -> Iterator[Action]:
        """Market Shift at the start of the turn; Land Grab with an expansion (rulings 16 and 17)."""
        for card in state.players[seat].actions:
            if card.endswith(".market_shift") and state.deck:
                yield act(seat, "shift", card)
            elif card.endswith(".land_grab") and can_grab(state, self._sites, seat):
                yield act(seat, "grab", card)

    def apply(self, state: State, frame: Turn, action: Action, out: Outcome) -> None:
        """Carry it out and go on to the next step."""
        seat, targets = frame.seat, action.targets
        if action.verb == "shift":
            shift(state, seat, targets[0], out)
            return
        state.stack.pop()
        if action.verb == "grab":
            state.players[seat].actions.remove(targets[0])
            out.emit("grab", seat=seat, card=targets[0])
            state.stack.append(Grab(seat, 2))
        elif action.verb == "claim":
            claim(state, action, out)
            refill(state, out)
            state.stack.append(Build(seat))
        elif action.verb == "recall":
            recall(state, seat, targets[0], out)
            state.stack.append(Close(seat))
        else:
            _after_land(state, self._sites, action, out)

    def settle(self, state: State, frame: Turn, out: Outcome) -> bool:
        """A turn always offers something."""
        return False


class GrabRules(Handler[State, Grab]):
    """The two cards of a Land Grab, from those open before the refill (ruling 17)."""

    def __init__(self, sites: Sites) -> None:
        self._sites = sites

    def decisions(self, state: State, frame: Grab) -> tuple[Decision, ...]:
        """Cards of size 2 with their lots."""
        prompt = asked(state, "grab", count=frame.left)
        return decide(frame.seat, prompt, claims(state, self._sites, frame.seat, size=GRAB_SIZE))

    def apply(self, state: State, frame: Grab, action: Action, out: Outcome) -> None:
        """Take one; the market is refilled after the second."""
        claim(state, action, out)
        frame.left -= 1
        if not frame.left:
            state.stack.pop()
            refill(state, out)
            state.stack.append(Build(frame.seat))

    def settle(self, state: State, frame: Grab, out: Outcome) -> bool:
        """The cards are always there: the card could be played."""
        return False


class BuildRules(Handler[State, Build]):
    """The build after an expansion, which may be left out (rulebook: Expand)."""

    def __init__(self, sites: Sites) -> None:
        self._sites = sites

    def decisions(self, state: State, frame: Build) -> tuple[Decision, ...]:
        """Every build, or the end of the turn."""
        actions = [*builds(state, self._sites, frame.seat), act(frame.seat, "end")]
        return decide(frame.seat, asked(state, "build"), actions)

    def apply(self, state: State, frame: Build, action: Action, out: Outcome) -> None:
        """Build, or end the turn."""
        state.stack.pop()
        _after_land(state, self._sites, action, out)

    def settle(self, state: State, frame: Build, out: Outcome) -> bool:
        """Nothing fits: the turn ends by itself, told like a build left out."""
        if any(builds(state, self._sites, frame.seat)):
            return False
        out.emit("pass", seat=frame.seat)
        state.stack[-1] = Close(frame.seat)
        return True


class BoomRules(Handler[State, Boom]):
    """After a build: Construction Boom, or the end of the turn (ruling 18)."""

    def __init__(self, sites: Sites) -> None:
        self._sites = sites

    def decisions(self, state: State, frame: Boom) -> tuple[Decision, ...]:
        """Play the card or end the turn."""
        seat = frame.seat
        actions = [act(seat, "boom", *_boom_cards(state, seat)), act(seat, "end")]
        return decide(seat, asked(state, "boom"), actions)

    def apply(self, state: State, frame: Boom, action: Action, out: Outcome) -> None:
        """Use the card up, or end the turn."""
        seat = frame.seat
        state.stack[-1] = Close(seat)
        if action.verb == "boom":
            state.players[seat].actions.remove(action.targets[0])
            out.emit("boom", seat=seat, card=action.targets[0])
            state.stack[-1] = Extra(seat)

    def settle(self, state: State, frame: Boom, out: Outcome) -> bool:
        """No card or nothing to build with it: the turn ends."""
        if _boom_cards(state, frame.seat) and any(extra_builds(state, self._sites, frame.seat)):
            return False
        state.stack[-1] = Close(frame.seat)
        return True


class ExtraRules(Handler[State, Extra]):
    """The build of Construction Boom (ruling 18)."""

    def __init__(self, sites: Sites) -> None:
        self._sites = sites

    def decisions(self, state: State, frame: Extra) -> tuple[Decision, ...]:
        """Every build that leaves four own buildings."""
        builds = extra_builds(state, self._sites, frame.seat)
        return decide(frame.seat, asked(state, "extra"), builds)

    def apply(self, state: State, frame: Extra, action: Action, out: Outcome) -> None:
        """Build and end the turn."""
        state.stack[-1] = Close(frame.seat)
        build(state, self._sites, action, out)

    def settle(self, state: State, frame: Extra, out: Outcome) -> bool:
        """The card could be played, so something can be built."""
        return False


class CloseRules(Handler[State, Close]):
    """The end of a turn: is the game near its end, who is next (rulebook: End; ruling 19)."""

    def __init__(self, sites: Sites) -> None:
        self._sites = sites

    def decisions(self, state: State, frame: Close) -> tuple[Decision, ...]:
        """Nobody is asked."""
        return ()

    def apply(self, state: State, frame: Close, action: Action, out: Outcome) -> None:
        """Never called: nobody is asked."""
        raise AssertionError("the close of a turn offers no action")

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
            after = (frame.seat + 1) % len(state.players)
            state.stack.append(Turn(after))
            out.begin_turn(after)
        return True


def end_trigger(state: State) -> str:
    """What brings the end near: ``buildings``, ``market`` or nothing (rulebook: End)."""
    if any(len(player.unbuilt) <= KEPT_BUILDINGS for player in state.players):
        return "buildings"
    return "market" if not state.deck and len(state.open_cards()) < MARKET_PLACES else ""


def _after_land(state: State, sites: Sites, action: Action, out: Outcome) -> None:
    """Carry out a build, a demolition or the end of the turn; a build may be followed by a second."""
    seat = action.player
    if action.verb == "end":
        out.emit("pass", seat=seat)
        state.stack.append(Close(seat))
        return
    carry_out = demolish if action.verb == "demolish" else build
    carry_out(state, sites, action, out)
    state.stack.append(Boom(seat))


def _boom_cards(state: State, seat: int) -> list[str]:
    return [card for card in state.players[seat].actions if card.endswith(".construction_boom")]
