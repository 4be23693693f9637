"""Bonus markers: which bonus spaces are open to a player, and how."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate
from game.rules.kernel.text import Text, text
from game.rules.mombasa.area import total, totals
from game.rules.mombasa.board import COMPANIES, RegionGraph
from game.rules.mombasa.effects import discardable
from game.rules.mombasa.frames import Gains
from game.rules.mombasa.gains import Gain
from game.rules.mombasa.market import cheapest
from game.rules.mombasa.money import no_money, pay
from game.rules.mombasa.printed import BonusOption, additional_spaces, bonus_spaces
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import surplus

_OCCUPIED = text("mombasa-no-occupied")
_NO_MARKERS = text("mombasa-no-markers")
LOCKED = text("mombasa-no-locked")
_OTHER_LEVEL = text("mombasa-no-other-level")
_MAJORITY = text("mombasa-no-majority")
_START_PLAYER = text("mombasa-no-start-player")
_NO_DISPLAY = text("mombasa-no-display")
_NO_CARD = text("mombasa-no-no-card")


def bonus_actions(graph: RegionGraph, state: State, seat: int) -> list[Action]:
    """Every way for ``seat`` to place a bonus marker now (rulebook: Bonus markers; rulings 14 to 17)."""
    if not state.players[seat].markers:
        return []
    closed, held = _closed(state, seat), totals(state, state.players[seat])
    return [
        _marking(seat, space, option)
        for space, (kind, least) in _majorities().items()
        if space not in closed and held.get(kind, 0) >= least
        for option, obstacle in _options(graph, state, seat, space, held)
        if obstacle is None
    ]


def bonus_refusals(graph: RegionGraph, state: State, seat: int) -> Iterator[Candidate]:
    """The spaces and options that ``seat`` cannot choose; a closed space goes by its first option."""
    closed, held = _closed(state, seat), totals(state, state.players[seat])
    for space, options in bonus_spaces().items():
        if space in closed:
            yield Candidate(_marking(seat, space, options[0]), closed[space])
            continue
        for option, obstacle in _options(graph, state, seat, space, held):
            if obstacle is not None:
                yield Candidate(_marking(seat, space, option), obstacle)


def _marking(seat: int, space: str, option: BonusOption) -> Action:
    return act(seat, option.verb, space, amount=option.least)


@cache
def _majorities() -> dict[str, tuple[str, int]]:
    """The majority that each space asks for, and the least of it that any of its options takes."""
    spaces = bonus_spaces().items()
    return {id: (found[0].majority, min(option.least for option in found)) for id, found in spaces}


def _options(
    graph: RegionGraph, state: State, seat: int, space: str, held: Mapping[str, int]
) -> Iterator[tuple[BonusOption, Text | None]]:
    """Each option of a space that is not closed, with what stands in its way.

    Args:
        graph: the board.
        state: the position.
        seat: who would like it.
        space: the space.
        held: the totals of ``seat``.
    """
    kind, least = _majorities()[space]
    own = held.get(kind, 0)
    most = 0
    if kind and own >= least:
        most = max(
            [total(state, player, kind) for other, player in enumerate(state.players) if other != seat]
        )
    for option in bonus_spaces()[space]:
        obstacle = _no_majority(own, most, option) if kind else None
        yield option, obstacle or _no_using(graph, state, seat, option)


def _closed(state: State, seat: int) -> dict[str, Text]:
    """What keeps every marker of ``seat`` from the spaces that are closed to it (rulings 14 and 17).

    On additional ones the level must be reached, and no own marker lie on the other space of the same track.
    """
    player, marks = state.players[seat], state.marks
    closed = {} if player.markers else dict.fromkeys(bonus_spaces(), _NO_MARKERS)
    closed |= dict.fromkeys(marks, _OCCUPIED)
    reached = {state.tracks[company]: player.levels[company] for company in COMPANIES}
    for space, (track, level) in additional_spaces().items():
        if space in closed:
            continue
        if reached.get(track, 0) < level:
            closed[space] = LOCKED
        elif any(marks.get(f"bonus.{track}.{other}") == seat for other in (1, 2)):
            closed[space] = _OTHER_LEVEL
    return closed


def _no_majority(own: int, most: int, option: BonusOption) -> Text | None:
    """Enough of it, and nobody has more; a lower bracket will do (rulebook: Majorities; ruling 15)."""
    if own < option.least:
        return _too_few(option.least, own)
    return _MAJORITY if most > own else None


def _no_using(graph: RegionGraph, state: State, seat: int, option: BonusOption) -> Text | None:
    """Why ``seat`` cannot pay for an option, or has no use for what it brings."""
    player = state.players[seat]
    if option.cost > player.money:
        return no_money(player, option.cost)
    purse = player.money - option.cost
    for gain in option.gains:
        if found := _no_gain(graph, state, seat, purse, gain):
            return found
        if gain.kind == "diamonds":
            # Past the end of the track diamonds are pounds, which may pay for the card of the same space.
            purse += surplus(player, gain.amount)
    return None


def _no_gain(graph: RegionGraph, state: State, seat: int, purse: int, gain: Gain) -> Text | None:
    player = state.players[seat]
    if gain.kind == "start" and seat == state.first and player.turns == 1:
        return _START_PLAYER
    if gain.kind == "buy":
        price = cheapest(graph, state)
        if price is None:
            return _NO_DISPLAY
        return _no_purchase(price + gain.amount, purse) if price + gain.amount > purse else None
    if gain.kind == "discard" and not discardable(player, gain.of):
        return _NO_CARD
    return None


@cache
def _too_few(least: int, have: int) -> Text:
    return text("mombasa-no-too-few", least=least, have=have)


@cache
def _no_purchase(price: int, have: int) -> Text:
    return text("mombasa-no-purchase", price=price, have=have)


def guarded_spaces(state: State, seat: int) -> frozenset[str]:
    """Spaces open to ``seat`` whose legality tells something about its hidden hand."""
    return _telling_spaces().difference(_closed(state, seat))


@cache
def _telling_spaces() -> frozenset[str]:
    """The spaces that ask for a certain card in hand."""
    return frozenset(
        space
        for space, options in bonus_spaces().items()
        if any(gain.kind == "discard" and gain.of for option in options for gain in option.gains)
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
    kind = option.majority
    totals = tuple(total(state, player, kind) for player in state.players) if kind else ()
    out.emit("mark", seat=seat, space=action.targets[0], good=kind, totals=totals)
    pay(state, seat, option.cost, out)
    state.stack.append(Gains(seat, list(option.gains)))
