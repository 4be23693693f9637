"""The invariants of the flow of play: the frames of a position at rest fit one another and the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from game.rules.aquileia.components import ROUNDS
from game.rules.aquileia.frames import (
    Auction,
    Contest,
    Forum,
    InTurn,
    Laurels,
    Operations,
    Placement,
    Play,
    Reinforce,
    Roll,
    Spoils,
    Visit,
)
from game.rules.aquileia.placement import has_pieces
from game.rules.aquileia.printed import CONTESTS, area_spaces, operation_order, spaces
from game.rules.aquileia.state import FREE, State
from game.rules.kernel.rounds import Circle


def unsound_flow(state: State) -> Iterator[str]:
    """The invariants of the stack that ``state`` violates, a line each."""
    if not _in_shape(state):
        yield "nobody knows how the game goes on"
        return
    for frame in state.stack:
        check = next(check for kind, check in _CHECKS.items() if isinstance(frame, kind))
        if not check(state, frame):
            yield f"{type(frame).__name__} does not fit the board"
    operating = bool(state.stack) and isinstance(state.stack[0], Operations)
    if operating and len(state.track) != len(state.players):
        yield "the operations have begun without every marker"
    if bool(state.lot) != any(isinstance(frame, Auction) for frame in state.stack):
        yield "a laurel is on offer, or is not, against the auction"


def _in_shape(state: State) -> bool:
    """Whether somebody is asked, in a place where that may be; or the game is over."""
    match state.stack:
        case []:
            return state.round == ROUNDS
        case [Placement()]:
            return True
        case [Operations(), Visit() | Spoils() | Laurels() | Auction()]:
            return True
        case [Operations(), Contest(), Roll() | Play() | Reinforce()]:
            return True
    return False


def _seated(state: State, seats: Iterable[int]) -> bool:
    """Whether these are seats at the table, each but once and at least one."""
    listed = list(seats)
    return bool(listed) and len(set(listed)) == len(listed) and set(listed) <= set(range(len(state.players)))


def _circle(state: State, frame: Circle) -> bool:
    return _seated(state, frame.live) and 0 <= frame.at < len(frame.live)


def _placement(state: State, frame: Placement) -> bool:
    """Whether somebody is asked who can place, and everybody is still to be asked whose marker is out."""
    asked = {*frame.live, *state.track} == set(range(len(state.players)))
    return _circle(state, frame) and has_pieces(state, frame.seat) and asked


def _operations(state: State, frame: Operations) -> bool:
    return 0 < frame.step <= len(operation_order())


def _visit(state: State, frame: Visit) -> bool:
    space = spaces().get(frame.space)
    if space is None or space.area != type(frame).__name__.lower():
        return False
    unfinished = not isinstance(frame, Forum) or 0 <= frame.built < space.most
    return frame.seat != FREE and state.spaces[frame.space] == frame.seat and unfinished


def _contest(state: State, frame: Contest | InTurn) -> bool:
    if frame.area not in CONTESTS or not _seated(state, frame.seats):
        return False
    standing = {state.spaces[space] for space in area_spaces(frame.area)}
    return set(frame.seats) <= standing and (not isinstance(frame, Contest) or 0 < frame.step <= 3)


def _choice(state: State, frame: Spoils | Laurels) -> bool:
    seats = [frame.seat] if frame.second is None else [frame.seat, frame.second]
    laurels = bool(state.open_laurel and state.decks["stadium"])
    return _seated(state, seats) and (laurels or isinstance(frame, Spoils))


def _auction(state: State, frame: Auction) -> bool:
    (space,) = area_spaces("theatrum")
    if not _circle(state, frame) or state.spaces[space] != frame.host or frame.host == FREE:
        return False
    if frame.leader is None:
        return not any(frame.bid)
    held = state.players[frame.leader].coins if frame.leader in frame.live else [0, 0, 0]
    return any(frame.bid) and all(0 <= n <= have for n, have in zip(frame.bid, held, strict=True))


_CHECKS: Mapping[type, Callable[[State, Any], bool]] = {
    Placement: _placement,
    Operations: _operations,
    Visit: _visit,
    Contest: _contest,
    InTurn: _contest,
    Spoils: _choice,
    Laurels: _choice,
    Auction: _auction,
}
