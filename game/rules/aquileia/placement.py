"""The placing phase: agents and selection markers in turn (rulebook: Placing; rulings 1 and 2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.rules.aquileia.components import SLOTS
from game.rules.aquileia.frames import Operations, Placement
from game.rules.aquileia.money import coins_of, obstacle_to_paying
from game.rules.aquileia.printed import Space, area_spaces, side_spaces, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.state import FREE, State
from game.rules.aquileia.visits import PASS
from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.ids import spell
from game.rules.kernel.rounds import around
from game.rules.kernel.text import Text, text

_OCCUPIED = text("aquileia-no-occupied")
_NO_AGENT = text("aquileia-no-agent-left")
_OTHER_SIDE = text("aquileia-no-other-side")
_ONE_PORTUS = text("aquileia-no-second-portus")
_PLACED = text("aquileia-no-second-marker")
_FIRST_FREE = text("aquileia-no-first-free")
_MARKER_FIRST = text("aquileia-no-marker-first")


def begin_placement(state: State) -> None:
    """Everybody places, beginning with the start player."""
    state.stack.append(Placement(list(around(state.first, len(state.players)))))


def obstacle_to_placing(state: State, seat: int, space: Space) -> Text | None:
    """What keeps an agent of ``seat`` from a space (rulebook: Placing; ruling 2)."""
    if state.spaces[space.id] != FREE:
        return _OCCUPIED
    player = state.players[seat]
    if not player.agents:
        return _NO_AGENT
    if space.area == "stadium":
        other = side_spaces("silver" if space.metal == "gold" else "gold")
        return _OTHER_SIDE if any(state.spaces[id] == seat for id in other) else None
    if space.area == "portus":
        if any(state.spaces[id] == seat for id in area_spaces("portus")):
            return _ONE_PORTUS
        return obstacle_to_paying(player, coins_of(space.metal))
    return None


class PlacementRules(Handler[State, Placement]):
    """An agent, the selection marker, or a pass, which is for good (ruling 1)."""

    def candidates(self, state: State, frame: Placement) -> Iterator[Candidate]:
        """Every space, every slot of the selection track, and the pass."""
        seat = frame.seat
        places = _places(seat)
        for space, action in places:
            yield Candidate(action, obstacle_to_placing(state, seat, space))
        placed = seat in state.track
        for slot in range(SLOTS):
            obstacle = None if slot == len(state.track) else _FIRST_FREE
            yield Candidate(act(seat, "select", slot_place(slot)), _PLACED if placed else obstacle)
        yield Candidate(act(seat, "pass", PASS), None if placed else _MARKER_FIRST)

    def decisions(self, state: State, frame: Placement) -> tuple[Decision, ...]:
        """The candidates' legal half in order: half of all positions of a game are of this frame."""
        seat, prompt = frame.seat, self.prompt(state, frame, frame.seat)
        if seat in state.track:
            return (Decision(seat, prompt, (act(seat, "pass", PASS), *_open_places(state, seat))),)
        marker = act(seat, "select", slot_place(len(state.track)))
        return (Decision(seat, prompt, (*_open_places(state, seat), marker)),)

    def prompt(self, state: State, frame: Placement, seat: int) -> Text:
        """What is left to place."""
        return _question(state.players[seat].agents, "no" if seat in state.track else "yes")

    def apply(self, state: State, frame: Placement, action: Action, out: Outcome) -> None:
        """Place a piece or pass; when nobody places any more, the operations begin."""
        seat = frame.seat
        if action.verb == "pass":
            out.emit("pass", seat=seat)
            frame.leave()
        else:
            self._place(state, seat, action, out)
            frame.stay()
        while frame.live and not has_pieces(state, frame.seat):
            frame.leave()
        if frame.live:
            out.begin_turn(frame.seat)
        else:
            state.stack.pop()
            state.stack.append(Operations())
            out.emit("operations", round=state.round)

    @staticmethod
    def _place(state: State, seat: int, action: Action, out: Outcome) -> None:
        (target,) = action.targets
        if action.verb == "select":
            state.track.append(seat)
            out.emit("select", seat=seat, slot=target)
            return
        space, player = spaces()[target], state.players[seat]
        player.agents -= 1
        state.spaces[target] = seat
        out.emit("place", seat=seat, space=target)
        if space.area == "portus":
            metal = METALS.index(space.metal)
            player.coins[metal] -= 1
            state.laid[metal] += 1
            out.emit("lay", seat=seat, metal=space.metal)


def has_pieces(state: State, seat: int) -> bool:
    """Whether ``seat`` has anything left to place."""
    return state.players[seat].agents > 0 or seat not in state.track


def _open_places(state: State, seat: int) -> list[Action]:
    """The placings of an agent that nothing stands in the way of, in order."""
    if not state.players[seat].agents:
        return []
    owners = state.spaces
    closed = [other for id, owner in owners.items() if owner == seat for other in _closed_by(id)]
    closed += [
        id for id, coins in zip(area_spaces("portus"), state.players[seat].coins, strict=True) if not coins
    ]
    return [action for id, action in _in_order(seat) if owners[id] == FREE and id not in closed]


@cache
def _closed_by(id: str) -> tuple[str, ...]:
    """The spaces that an agent on this one closes to the others of its player (ruling 2)."""
    space = spaces()[id]
    if space.area == "stadium":
        return side_spaces("silver" if space.metal == "gold" else "gold")
    return area_spaces("portus") if space.area == "portus" else ()


@cache
def _in_order(seat: int) -> tuple[tuple[str, Action], ...]:
    return tuple(sorted((space.id, action) for space, action in _places(seat)))


@cache
def _question(agents: int, marker: str) -> Text:
    return text("aquileia-choose-place", agents=agents, marker=marker)


@cache
def slot_place(slot: int) -> str:
    """The id of a slot of the selection track, the best one ``selection.1``."""
    return spell("selection", slot + 1)


@cache
def _places(seat: int) -> tuple[tuple[Space, Action], ...]:
    return tuple((space, act(seat, "place", id)) for id, space in spaces().items())
