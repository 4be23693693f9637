"""What holds of the flow of play: every frame speaks of seats, cards and goods that are there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.istanbul_dice.bazaar import part_of
from game.rules.istanbul_dice.deals import trades
from game.rules.istanbul_dice.payment import KINDS, affords, fits, purse
from game.rules.istanbul_dice.phrases import AREAS, RESOURCES, SHOPS, Gain
from game.rules.istanbul_dice.printed import tiles
from game.rules.istanbul_dice.state import (
    Actions,
    Bazaar,
    Claim,
    Drawn,
    Frame,
    Income,
    Offer,
    Payment,
    Pick,
    Removal,
    Roll,
    State,
)


def open_cards(state: State) -> Iterator[str]:
    """The bazaar cards that are being chosen from or carried out."""
    for frame in state.stack:
        if isinstance(frame, Drawn):
            yield from frame.cards
        elif isinstance(frame, Bazaar):
            yield frame.card


def unsound_flow(state: State) -> Iterator[str]:
    """The invariants that the stack of frames violates; all pieces are known to be there."""
    if not _in_shape(state):
        yield "nobody knows how the turn goes on"
    elif any(frame.seat not in range(len(state.players)) for frame in state.stack):
        yield "somebody is asked who is not at the table"
    else:
        for frame in state.stack:
            if not _sound(state, frame):
                yield f"seat {frame.seat}: {type(frame).__name__} asks for what is not there"


def _in_shape(state: State) -> bool:
    """Whether somebody is asked, before or after the roll; or the game is over."""
    match state.stack:
        case []:
            return state.last_round
        case [Roll()] | [Roll(), Income()]:
            return bool(state.cup)
        case [Roll(), Income(), Bazaar(), *asked]:
            return bool(state.cup) and _of_card(asked)
        case [Actions()] | [Actions(), Drawn() | Payment()]:
            return not state.cup
        case [Actions(), Bazaar(), *asked]:
            return not state.cup and _of_card(asked)
    return False


def _of_card(asked: Sequence[Frame]) -> bool:
    """Whether a card asks one thing, or for tiles and rubies of choice, one after the other."""
    if len(asked) == 1 and isinstance(asked[0], Offer | Payment | Removal):
        return True
    return bool(asked) and all(isinstance(frame, Pick | Claim) for frame in asked)


def _sound(state: State, frame: Frame) -> bool:
    player, active = state.players[frame.seat], frame.seat == state.turn
    match frame:
        case Income():
            asked = bool(frame.waiting) or frame is not state.stack[-1]
            return active and asked and set(frame.waiting) <= tiles().keys()
        case Actions():
            return active and frame.done >= 0
        case Drawn():
            return active and len(frame.cards) > 1
        case Bazaar():
            return active and set(frame.waiting) <= set(range(len(state.players)))
        case Offer():
            carried = frame.card in _sources(state)
            return carried and part_of(state, frame.seat, frame.card) is not None
        case Payment():
            asked = _payable(state, frame) and _known(state, frame.deal.gains)
            return asked and frame.source in _sources(state)
        case Removal():
            return bool(player.tiles) and _known(state, frame.gains) and frame.source in _sources(state)
        case Pick() | Claim():
            rubies = any(state.rubies[area] for area in SHOPS)
            left = any(state.display) if isinstance(frame, Pick) else rubies
            return (left or frame is not state.stack[-1]) and frame.source in _sources(state)
    return active


def _sources(state: State) -> set[str]:
    """What may be paid for: what the card carried out offers, else what a turn does."""
    carried = {frame.card for frame in state.stack if isinstance(frame, Bazaar)}
    sold = (*(targets[0] for targets in trades()), *(f"area.{area}" for area in AREAS), *state.display)
    return carried or {*sold}


def _payable(state: State, frame: Payment) -> bool:
    """Whether what is put down is there, fits the price, and can be completed."""
    price, goods = frame.deal.price, purse(state, frame.seat)
    if len(frame.paid) != KINDS or not all(0 <= n <= own for n, own in zip(frame.paid, goods, strict=True)):
        return False
    asked = (*price.goods, price.any, price.different, price.lira, price.crystals, price.tiles)
    return min(asked) >= 0 and affords(state.players[frame.seat], price, goods) and fits(price, frame.paid)


def _known(state: State, gains: Sequence[Gain]) -> bool:
    """Whether all of it can be received."""
    return all(
        gain.amount > 0
        and (
            gain.kind in RESOURCES
            or (gain.kind == "ruby" and (not gain.of or (gain.of in AREAS and bool(state.rubies[gain.of]))))
            or (gain.kind == "tile" and gain.of in ("", *state.display))
        )
        for gain in gains
    )
