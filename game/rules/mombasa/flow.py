"""What holds of the flow of play: every frame speaks of seats, cards and regions that are there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.rules.mombasa.area import FIRST_SLOTS, face_up
from game.rules.mombasa.board import COMPANIES, ROUNDS
from game.rules.mombasa.frames import (
    Arrange,
    Bookkeeping,
    Discard,
    Draft,
    Expansion,
    Frame,
    Gains,
    Goods,
    Ousting,
    Plan,
    Points,
    Purchase,
    Removal,
    Rewards,
    Steps,
    Turn,
    TurnEnd,
)
from game.rules.mombasa.gains import GOODS, MOST, is_sound
from game.rules.mombasa.state import Player, State

_DEEPEST = 16
"""More frames than ever wait: at the start a plan, and for each player cards to rest and a bonus."""


def unsound_flow(state: State) -> Iterator[str]:
    """The invariants that the stack of frames violates; all pieces are known to be there."""
    if not _in_shape(state):
        yield "nobody knows how the round goes on"
        return
    for frame in state.stack:
        if not _sound(state, frame):
            yield f"{type(frame).__name__} asks for what is not there"


def _in_shape(state: State) -> bool:
    """Whether the draft, a plan or a turn waits below all else; or the game is over."""
    if not state.stack:
        return state.round == ROUNDS and all(player.ended for player in state.players)
    if len(state.stack) > _DEEPEST or not isinstance(state.stack[0], Draft | Plan | Turn | TurnEnd):
        return False
    return all(type(frame) in _STEPS for frame in state.stack[1:])


def _sound(state: State, frame: Frame) -> bool:
    if isinstance(frame, Draft | Plan):
        ready = len(frame.ready) == len(state.players) and not all(frame.ready)
        return ready and (isinstance(frame, Plan) or _drafted(state, frame))
    seat = getattr(frame, "seat", 0)
    if not 0 <= seat < len(state.players):
        return False
    check = _STEPS.get(type(frame))
    return check is None or check(state, state.players[seat], frame)


def _drafted(state: State, draft: Draft) -> bool:
    """Whether everybody has all cards in hand and a choice of tiles, and who is ready has chosen."""
    return all(
        player.hand == player.cards
        and len(set(player.offer)) == len(player.offer) > 0
        and player.tile in (player.offer if ready else ["", *player.offer])
        for player, ready in zip(state.players, draft.ready, strict=True)
    )


def _arrange(state: State, player: Player, frame: Arrange) -> bool:
    places = sum(not column for column in player.rests[:FIRST_SLOTS])
    return len(set(frame.cards)) == len(frame.cards) == places and set(frame.cards) <= set(player.hand)


def _goods(state: State, player: Player, frame: Goods) -> bool:
    own = {card.id for card in face_up(player) if card.kind == "goods"}
    return len(set(frame.cards)) == len(frame.cards) > 0 and set(frame.cards) <= own and _few(frame.left)


def _expansion(state: State, player: Player, frame: Expansion) -> bool:
    return frame.company in COMPANIES and _few(frame.left)


def _rewards(state: State, player: Player, frame: Rewards) -> bool:
    entered = set(frame.regions) <= set(state.arrivals) and len(set(frame.regions)) == len(frame.regions)
    return frame.company in COMPANIES and entered


def _ousting(state: State, player: Player, frame: Ousting) -> bool:
    return set(state.arrivals) <= set(state.posts)


def _bookkeeping(state: State, player: Player, frame: Bookkeeping) -> bool:
    return frame.card in {card.id for card in face_up(player) if card.kind == "bookkeeper"}


def _steps(state: State, player: Player, frame: Steps) -> bool:
    return set(frame.left) <= set(COMPANIES) and all(map(_few, frame.left.values()))


def _points(state: State, player: Player, frame: Points | Removal) -> bool:
    return _few(frame.left)


def _purchase(state: State, player: Player, frame: Purchase) -> bool:
    return _few(frame.surcharge)


def _discard(state: State, player: Player, frame: Discard) -> bool:
    return frame.good in ("", *GOODS) and _few(frame.bonus)


def _gains(state: State, player: Player, frame: Gains) -> bool:
    return len(frame.gains) <= MOST and all(map(is_sound, frame.gains))


def _few(number: int) -> bool:
    return 0 <= number <= MOST


_STEPS: Mapping[type, Callable[[State, Player, Any], bool]] = {
    Arrange: _arrange,
    Goods: _goods,
    Expansion: _expansion,
    Rewards: _rewards,
    Ousting: _ousting,
    Bookkeeping: _bookkeeping,
    Points: _points,
    Steps: _steps,
    Removal: _points,
    Purchase: _purchase,
    Discard: _discard,
    Gains: _gains,
}
"""The steps that wait above a plan or a turn, and what each must be."""
