"""Bonus markers: which bonus spaces are open to a player, and how."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.mombasa.area import total
from game.rules.mombasa.board import COMPANIES, RegionGraph
from game.rules.mombasa.effects import discardable
from game.rules.mombasa.frames import Gains
from game.rules.mombasa.gains import Gain
from game.rules.mombasa.market import prices
from game.rules.mombasa.money import pay
from game.rules.mombasa.printed import BonusOption, bonus_spaces
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import surplus


def bonus_actions(graph: RegionGraph, state: State, seat: int) -> list[Action]:
    """Every way for ``seat`` to place a bonus marker now (rulebook: Bonus markers; rulings 14 to 17)."""
    if not state.players[seat].markers:
        return []
    return [
        act(seat, option.verb, space, amount=option.least)
        for space in spaces_for(state, seat)
        for option in bonus_spaces()[space]
        if not obstacle(graph, state, seat, option)
    ]


def spaces_for(state: State, seat: int) -> Iterator[str]:
    """The unoccupied bonus spaces of the board and of the tracks that ``seat`` has unlocked."""
    for space in bonus_spaces():
        if space not in state.marks and (not is_additional(space) or _unlocked(state, seat, space)):
            yield space


def is_additional(space: str) -> bool:
    """Whether a bonus space belongs to a company track (``bonus.C1.2``) and not to the board."""
    return space.count(".") == 2


def _unlocked(state: State, seat: int, space: str) -> bool:
    """Level reached, and no own marker on the other space of the same track (ruling 17)."""
    _, track, level = space.split(".")
    player = state.players[seat]
    reached = any(state.tracks[c] == track and player.levels[c] >= int(level) for c in COMPANIES)
    return reached and all(state.marks.get(f"bonus.{track}.{other}") != seat for other in "12")


def obstacle(graph: RegionGraph, state: State, seat: int, option: BonusOption) -> str:
    """Why ``seat`` cannot use an option now, as the last part of a message key; empty if it can."""
    player = state.players[seat]
    purse = player.money - option.cost
    if purse < 0:
        return "money"
    if option.majority:
        totals = [total(state, other, option.majority) for other in state.players]
        if totals[seat] < option.least:
            return "too-few"
        if max(totals) > totals[seat]:
            return "majority"
    for gain in option.gains:
        if found := _gain_obstacle(graph, state, seat, purse, gain):
            return found
        if gain.kind == "diamonds":
            # Past the end of the track diamonds are pounds, which may pay for the card of the same space.
            purse += surplus(player, gain.amount)
    return ""


def _gain_obstacle(graph: RegionGraph, state: State, seat: int, purse: int, gain: Gain) -> str:
    player = state.players[seat]
    if gain.kind == "start" and seat == state.first and player.turns == 1:
        return "start-player"
    if gain.kind == "buy":
        reach = purse - gain.amount
        if all(price > reach for price in prices(graph, state).values()):
            return "money"
    if gain.kind == "discard" and not discardable(player, gain.of):
        return "no-card"
    return ""


def guarded_spaces(state: State, seat: int) -> frozenset[str]:
    """Spaces open to ``seat`` whose legality tells something about its hidden hand."""
    if not state.players[seat].markers:
        return frozenset()
    return frozenset(
        space
        for space in spaces_for(state, seat)
        for option in bonus_spaces()[space]
        if any(gain.kind == "discard" and gain.of for gain in option.gains)
    )


def option_of(action: Action) -> BonusOption:
    """The option of a bonus space that an action chooses."""
    options = bonus_spaces()[action.targets[0]]
    return next(o for o in options if o.verb == action.verb and o.least == action.amount)


def place_marker(state: State, seat: int, action: Action, out: Outcome) -> None:
    """Lay a marker, pay, receive (rulebook: Bonus markers)."""
    option = option_of(action)
    state.players[seat].markers -= 1
    state.marks[action.targets[0]] = seat
    out.emit("mark", seat=seat, space=action.targets[0])
    pay(state, seat, option.cost, out)
    state.stack.append(Gains(seat, list(option.gains)))
