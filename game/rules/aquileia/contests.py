"""The contests of Arena and Stadium: strength from spaces, dice, cards and blue dice (rulings 6 and 7).

Cards in hand are secret. Whoever may hold a fitting one is asked, whether or not it does; the places of the
hand are guarded, so that the shared table shows all alike, and to play no more is a button that all see.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Generic, TypeVar

from game.rules.aquileia.components import RED_DICE, cards
from game.rules.aquileia.dice import roll_blue, roll_red, unrolled
from game.rules.aquileia.frames import Contest, Play, Reinforce, Roll
from game.rules.aquileia.hands import discard, hand_place, handfuls, places_of
from game.rules.aquileia.printed import area_spaces, spaces
from game.rules.aquileia.state import State
from game.rules.aquileia.visits import PASS, ROLL
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler, free
from game.rules.kernel.rounds import around
from game.rules.kernel.text import Text, text

DONE = "button.done"
BLUE = "button.blue"
DECKS = {"arena": ("servi", "equi"), "stadium": ("equi",)}
"""Where the cards come from that may be played in a contest."""

HANDFUL = 4
"""Cards that one action plays at most. It bounds the list of actions; whoever plays so many may play more."""

_NOT_HELD = text("aquileia-no-card-held")
_NO_USE = text("aquileia-no-use-here")
F = TypeVar("F", Roll, Play, Reinforce)


def begin_contest(state: State, area: str, out: Outcome) -> None:
    """Everybody with an agent there takes part, with the strength of the own spaces (ruling 6)."""
    state.power = [shield_of(state, seat, area) for seat in range(len(state.players))]
    racers = [seat for seat in around(state.first, len(state.players)) if competes(state, seat, area)]
    if not racers:
        return
    state.stack.append(Contest(area, racers))
    strengths = tuple(state.power[seat] for seat in racers)
    out.emit("contest", area=area, seats=tuple(racers), strengths=strengths)


def competes(state: State, seat: int, area: str) -> bool:
    """Whether ``seat`` has an agent in a contest."""
    return any(state.spaces[space] == seat for space in area_spaces(area))


def shield_of(state: State, seat: int, area: str) -> int:
    """The strength with which ``seat`` begins a contest: that of its own spaces."""
    return sum(spaces()[space].strength for space in area_spaces(area) if state.spaces[space] == seat)


def metal_of(state: State, seat: int, area: str) -> str:
    """The face that counts for ``seat``: bronze in the Arena, in the Stadium that of its own side."""
    return next(spaces()[id].metal for id in area_spaces(area) if state.spaces[id] == seat)


@cache
def fitting(area: str, metal: str) -> tuple[str, ...]:
    """The kinds of cards that count: in the Arena slaves and weapons, else horses of the own metal."""
    uses = ("slave", "weapon") if area == "arena" else (metal,)
    return tuple(id for id, card in cards().items() if card.use in uses)


class InTurnRules(Handler[State, F], Generic[F]):
    """A step that each racer takes in turn order, beginning with the start player.

    Attributes:
        kind: the frame of the step.
    """

    kind: type[F]

    def able(self, state: State, seat: int, area: str) -> bool:
        """Whether ``seat`` is asked, which must not depend on hidden cards."""
        return True

    def begin(self, state: State, area: str, racers: list[int], out: Outcome) -> None:
        """Ask the first of those who are able; where nobody is, the step is over."""
        seats = [seat for seat in racers if self.able(state, seat, area)]
        if seats:
            state.stack.append(self.kind(area, seats))
            out.begin_turn(seats[0])

    @staticmethod
    def next(state: State, frame: F, out: Outcome) -> None:
        """The seat that was asked is done; the next is asked."""
        del frame.seats[0]
        if frame.seats:
            out.begin_turn(frame.seats[0])
        else:
            state.stack.pop()


class RollRules(InTurnRules[Roll]):
    """Each rolls the three red dice once."""

    kind = Roll

    def candidates(self, state: State, frame: Roll) -> Iterator[Candidate]:
        """The roll."""
        yield Candidate(act(frame.seats[0], "roll", ROLL))

    def prompt(self, state: State, frame: Roll, seat: int) -> Text:
        """Roll for the faces that count."""
        return text("aquileia-choose-roll", area=frame.area, metal=metal_of(state, seat, frame.area))

    def apply(self, state: State, frame: Roll, action: Action, out: Outcome) -> None:
        """Every face of the right metal adds one."""
        seat = action.player
        rolled = roll_red(state, seat, RED_DICE, out)
        strengthen(state, seat, rolled.count(metal_of(state, seat, frame.area)), out)
        self.next(state, frame, out)


class PlayRules(InTurnRules[Play]):
    """Each plays any fitting cards once, in turn order: together, or a handful at a time if they are many."""

    kind = Play
    ordered = False

    def able(self, state: State, seat: int, area: str) -> bool:
        """There are cards in hand whose backs may fit: what everybody knows."""
        return any(state.players[seat].hand(deck) for deck in DECKS[area])

    def candidates(self, state: State, frame: Play) -> Iterator[Candidate]:
        """Every handful of fitting cards, those that are not held or do not fit, and to be done."""
        seat, player = frame.seats[0], state.players[frame.seats[0]]
        kinds = fitting(frame.area, metal_of(state, seat, frame.area))
        held = tuple(player.hand(cards()[id].deck).count(id) for id in kinds)
        yield from free(_plays(seat, kinds, held))
        for id in cards():
            if id not in kinds:
                yield Candidate(act(seat, "play", hand_place(seat, id)), _NO_USE)
            elif not held[kinds.index(id)]:
                yield Candidate(act(seat, "play", hand_place(seat, id)), _NOT_HELD)
        yield Candidate(act(seat, "done", DONE))

    def prompt(self, state: State, frame: Play, seat: int) -> Text:
        """Which cards, or none."""
        metal = metal_of(state, seat, frame.area)
        return text("aquileia-choose-play", area=frame.area, metal=metal, strength=state.power[seat])

    def guarded(self, state: State, frame: Play, seat: int) -> frozenset[str]:
        """What a player holds is secret; that there is no card with such a back is not."""
        kinds, hand = fitting(frame.area, metal_of(state, seat, frame.area)), state.players[seat].hand
        return frozenset(hand_place(seat, id) for id in kinds if hand(cards()[id].deck))

    def apply(self, state: State, frame: Play, action: Action, out: Outcome) -> None:
        """The cards add their symbols and are discarded; after a full handful there may be more."""
        seat = action.player
        if action.verb == "done":
            out.emit("done", seat=seat)
            self.next(state, frame, out)
            return
        played = discard(state, seat, action.targets, out)
        out.emit("play", seat=seat, cards=tuple(card.id for card in played), area=frame.area)
        strengthen(state, seat, sum(card.value for card in played), out)
        if len(played) < HANDFUL or not self.able(state, seat, frame.area):
            self.next(state, frame, out)


@cache
def _plays(seat: int, kinds: tuple[str, ...], held: tuple[int, ...]) -> tuple[Action, ...]:
    ways = (places_of(seat, kinds, way) for way in handfuls(held, HANDFUL))
    return tuple(act(seat, "play", *places) for places in ways if places)


class ReinforceRules(InTurnRules[Reinforce]):
    """Whoever holds the blue dice rolls any not yet rolled this round (rulebook: Arena 4, Stadium 4)."""

    kind = Reinforce

    def able(self, state: State, seat: int, area: str) -> bool:
        """The dice are the seat's own, and some are left."""
        return seat == state.dice_owner and unrolled(state) > 0

    def candidates(self, state: State, frame: Reinforce) -> Iterator[Candidate]:
        """Any number of dice, or none."""
        seat = frame.seats[0]
        for count in range(1, unrolled(state) + 1):
            yield Candidate(act(seat, "blue", BLUE, amount=count))
        yield Candidate(act(seat, "pass", PASS))

    def prompt(self, state: State, frame: Reinforce, seat: int) -> Text:
        """How many."""
        metal = metal_of(state, seat, frame.area)
        return text("aquileia-choose-blue", area=frame.area, metal=metal, count=unrolled(state))

    def apply(self, state: State, frame: Reinforce, action: Action, out: Outcome) -> None:
        """Roll them; every face of the right metal adds one."""
        seat = action.player
        if action.verb == "blue":
            rolled = roll_blue(state, seat, action.amount, out)
            strengthen(state, seat, rolled.count(metal_of(state, seat, frame.area)), out)
        else:
            out.emit("hold", seat=seat)
        self.next(state, frame, out)


def strengthen(state: State, seat: int, strength: int, out: Outcome) -> None:
    """The power shield of ``seat`` goes up; it may go beyond the end of the track."""
    if not strength:
        return
    before = _stronger(state, seat)
    state.power[seat] += strength
    passed = [other for other in before if other not in _stronger(state, seat)]
    told = {"passed": tuple(passed), "theirs": tuple(state.power[other] for other in passed)}
    out.emit("strength", seat=seat, added=strength, strength=state.power[seat], **told)


def _stronger(state: State, seat: int) -> list[int]:
    """Who stands before ``seat``: of equals the lower slot of the selection track."""
    place, power = state.track.index, state.power
    return [other for other in state.track if (-power[other], place(other)) < (-power[seat], place(seat))]
