"""What a player may do in a turn: the legal actions, made once and shared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

from game.rules.kernel.action import Action, act
from game.rules.kernel.frames import Candidate, free
from game.rules.kernel.ids import number_in
from game.rules.kernel.text import text
from game.rules.splendor.components import COLORS, GOLD, PILES, ROWS, Card, cards
from game.rules.splendor.obstacles import (
    BUYING,
    RESERVE_LIMIT,
    RESERVING,
    Wish,
    closed_to,
    obstacle,
    open_to,
)
from game.rules.splendor.packing import GUARDS, pack
from game.rules.splendor.paying import prices, purse, several
from game.rules.splendor.state import State

TOKEN_LIMIT = 10
PAIR_NEEDS = 4
"""Two tokens of one colour may be taken only from a pile of at least this many."""
_HEIGHTS = (0, *[1] * (PAIR_NEEDS - 1), *[PAIR_NEEDS] * 8)
"""What matters of a pile by the number of its tokens: that there are none, some, enough for two."""
_COMBINATION = text("splendor-no-take-combination")
_GUARDS = GUARDS | 1 << 6 * GOLD + 5
"""Those of the five colours, and of gold above them."""


@dataclass(frozen=True, slots=True, eq=False)
class Ware:
    """A card where somebody can buy it, with all that is asked of it in every turn.

    Attributes:
        card: the card.
        price: its packed price.
        buy: buying it.
        choose: the same, choosing how it is paid.
    """

    card: Card
    price: int
    buy: Action
    choose: Action


def takes(seat: int, bank: Sequence[int]) -> tuple[Action, ...]:
    """Three different colours (fewer only where fewer are left) or two alike (rulebook: Actions).

    Args:
        seat: who takes.
        bank: tokens by colour; gold, which comes last, does not count.
    """
    return _taking(seat, tuple([_HEIGHTS[count] for count in bank[:GOLD]]))


@cache
def _taking(seat: int, heights: tuple[int, ...]) -> tuple[Action, ...]:
    """What can be taken from piles of these heights, as far as heights matter."""
    left = [color for color, height in zip(COLORS, heights, strict=True) if height]
    different = list(combinations(left, min(3, len(left)))) if left else []
    alike = [(color, color) for color, height in zip(COLORS, heights, strict=True) if height == PAIR_NEEDS]
    return tuple(sorted(act(seat, "take", *(f"bank.{c}" for c in pick)) for pick in different + alike))


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Every action of a turn, in canonical order."""
    return (*buys(state, seat), *reserves(state, seat), *takes(seat, state.bank))


def candidates(state: State, seat: int) -> Iterator[Candidate]:
    """Every action of a turn, and what stands in the way of the others."""
    yield from free(legal(state, seat))
    player = state.players[seat]
    for target, card in sources(state, seat):
        wish = Wish(state, seat, card, purse(player))
        if reason := obstacle(BUYING, wish):
            yield Candidate(act(seat, "buy", target), reason)
        if target == card.id and (reason := obstacle(RESERVING, wish)):
            yield Candidate(act(seat, "reserve", target), reason)
    for row, deck in zip(ROWS, state.decks, strict=False):
        full = len(player.reserved) >= RESERVE_LIMIT
        if full or not deck:
            reason = text("splendor-no-reserve-full" if full and deck else "splendor-no-deck-empty")
            yield Candidate(act(seat, "reserve", f"deck.{row.name}"), reason)
    yield Candidate(act(seat, "take", "bank.gold"), text("splendor-no-gold-take"))
    for color, count in zip(COLORS, state.bank, strict=False):
        if not count:
            yield Candidate(act(seat, "take", f"bank.{color}"), text("splendor-no-pile-empty", color=color))
        elif count < PAIR_NEEDS:
            yield Candidate(act(seat, "take", *[f"bank.{color}"] * 2), _COMBINATION)
    for verb, tiles in (("noble", state.nobles), ("city", state.cities), ("post", state.posts)):
        for tile in filter(None, tiles):
            yield Candidate(act(seat, verb, tile), text(f"splendor-no-{verb}"))


def reserves(state: State, seat: int) -> list[Action]:
    """Reserve a face-up card or the top of a deck, up to three cards in hand (rulebook: Actions)."""
    if len(state.players[seat].reserved) >= RESERVE_LIMIT:
        return []
    # The ids of the rows follow one another in canonical order.
    lying = _reserving(seat)
    every = [lying[card] for row in state.market for card in sorted(row) if card]
    if state.forts:
        rivals = closed_to(state, seat)
        every = [action for action in every if action.targets[0] not in rivals]
    every += _unseen(seat, tuple(map(bool, state.decks)))
    return every


@cache
def _reserving(seat: int) -> dict[str, Action]:
    """Reserving each card."""
    return {card: act(seat, "reserve", card) for card in cards()}


@cache
def _unseen(seat: int, decks: tuple[bool, ...]) -> tuple[Action, ...]:
    """Reserving the top card of each deck that has one."""
    names = (row.name for row, left in zip(ROWS, decks, strict=False) if left)
    return tuple(act(seat, "reserve", f"deck.{name}") for name in names)


def sources(state: State, seat: int) -> Iterator[tuple[str, Card]]:
    """Every card that ``seat`` could buy if rich enough, with the target that stands for it."""
    table = cards()
    for row in state.market:
        for card in row:
            if card:
                yield card, table[card]
    for place, reserved in enumerate(state.players[seat].reserved):
        yield f"reserve.{seat}.{place}", table[reserved.card]


def bought(state: State, seat: int, source: str) -> Card:
    """The card that a buying target stands for."""
    if source.startswith("reserve."):
        return cards()[state.players[seat].reserved[number_in(source)].card]
    return cards()[source]


def buys(state: State, seat: int) -> list[Action]:
    """Buy an affordable card; with more than one way to pay also choosing how (rulings 3, 12, 14)."""
    player = state.players[seat]
    own, price, lying = purse(player), prices(), _lying(seat)
    reach = own.reach
    near = [card for row in state.market for card in row if reach - price[card] & GUARDS == GUARDS]
    near.sort()
    found = [lying[card] for card in near]
    for place, held in enumerate(player.reserved):
        if reach - price[held.card] & GUARDS == GUARDS:
            found.append(_in_hand(seat, place, held.card))
    if own.gold:
        found = [ware for ware in found if own.pays(ware.price)]
    if state.forts:
        rivals = closed_to(state, seat)
        found = [ware for ware in found if ware.card.id not in rivals]
    special = True in [ware.card.special for ware in found]
    if special:
        wishes = ((ware, Wish(state, seat, ware.card, own)) for ware in found)
        found = [ware for ware, wish in wishes if not ware.card.special or open_to(BUYING, wish)]
    plain = [ware.buy for ware in found]
    if own.gold or special:
        plain += [ware.choose for ware in found if several(player, ware.card, own)]
    return plain


@cache
def _lying(seat: int) -> dict[str, Ware]:
    """Every card as it lies in the market."""
    return {card: _ware(seat, card, card) for card in cards()}


@cache
def _in_hand(seat: int, place: int, card: str) -> Ware:
    return _ware(seat, f"reserve.{seat}.{place}", card)


def _ware(seat: int, target: str, card: str) -> Ware:
    return Ware(cards()[card], prices()[card], act(seat, "buy", target), act(seat, "buy_gold", target))


def discards(seat: int, tokens: Sequence[int]) -> tuple[Action, ...]:
    """Every way to return the tokens over the limit, in canonical order (rulebook: Limit)."""
    over = sum(tokens) - TOKEN_LIMIT
    return _returns(seat, over, tuple([min(count, over) for count in tokens]))


@lru_cache(maxsize=4096)
def _returns(seat: int, over: int, tokens: tuple[int, ...]) -> tuple[Action, ...]:
    """Every way to return so many of these tokens."""
    have = _packed(tokens) + _GUARDS
    return tuple([action for need, action in _returning(seat, over) if have - need & _GUARDS == _GUARDS])


@cache
def _returning(seat: int, over: int) -> list[tuple[int, Action]]:
    """Every way to return so many tokens, whoever has them, with their packed numbers, in canonical order."""
    found = []
    for piles in combinations_with_replacement(range(len(PILES)), over):
        action = act(seat, "discard", *(f"tokens.{seat}.{PILES[pile]}" for pile in piles))
        found.append((action, _packed([piles.count(pile) for pile in range(len(PILES))])))
    return [(need, action) for action, need in sorted(found)]


def _packed(tokens: Sequence[int]) -> int:
    """Five colours and gold in one number."""
    return pack(tokens) + (tokens[GOLD] << 6 * GOLD)
