"""A second, naive reading of the rulebook: everything thinkable is tried, its sentences decide.

Slow and plain on purpose. Nothing here packs, caches or knows the order of steps; discounts and cards by
colour are counted from the cards that lie in front of a player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from game.rules.kernel.action import Action, act
from game.rules.splendor.components import COLORS, PILES, ROWS, Card, cards, nobles
from game.rules.splendor.state import (
    Conquest,
    Discard,
    Entry,
    Fortify,
    Founding,
    Gift,
    Keeping,
    Pairing,
    Payment,
    Player,
    Rebate,
    State,
    ThirdToken,
    Turn,
    Visit,
)
from game.rules.splendor.tiles import cities, posts

Split = tuple[tuple[int, ...], int, tuple[str, ...]]
"""Own tokens paid by colour, gold cards burned, cards burned as the price."""


def color_of(player: Player, id: str) -> int | None:
    """The colour that a card in front of a player counts as."""
    return player.paired.get(id, cards()[id].bonus)


def counted(player: Player) -> list[int]:
    """The cards by colour."""
    return [sum(color_of(player, id) == color for id in player.cards) for color in range(5)]


def discounts(player: Player) -> list[int]:
    """The discounts by colour: a double card gives two."""
    return [sum(cards()[c].worth for c in player.cards if color_of(player, c) == color) for color in range(5)]


def has(player: Player, power: str) -> bool:
    """Whether one of the player's posts has a power."""
    return any(posts()[post].power == power for post in player.posts)


def of_rival(state: State, seat: int, card: str) -> bool:
    """Whether a rival's strongholds stand on a card."""
    return card in state.forts and state.forts[card].seat != seat


def face_up(state: State) -> list[str]:
    """The cards of all rows."""
    return [card for row in state.market for card in row if card]


def golds_needed(rest: list[int], worth: int) -> int:
    """How many golds pay so much of each colour, one after the other, without change."""
    golds = 0
    for left in rest:
        while left > 0:
            left -= worth
            golds += 1
    return golds


def ways_to_pay(player: Player, card: Card) -> list[Split]:
    """Every way to pay; gold tokens pay what the rest leaves open."""
    if card.copies and not any(discounts(player)):
        return []
    needs = [max(0, cost - less) for cost, less in zip(card.cost, discounts(player), strict=True)]
    worth, gold = (2 if has(player, "gold") else 1), player.tokens[5]
    found: list[Split] = []
    for paid in product(*(range(have + 1) for have in player.tokens[:5])):
        if any(p > need for p, need in zip(paid, needs, strict=True)):
            continue
        golds = golds_needed([need - p for need, p in zip(needs, paid, strict=True)], worth)
        for burned in range(len(player.golden) + 1):
            # Two golds a card, gold tokens for the rest; without one of the cards the others would not do.
            if (not burned or 2 * (burned - 1) < golds) and golds - 2 * burned <= gold:
                found += [(paid, burned, price) for price in prices_in_cards(player, card)]
    return found


def prices_in_cards(player: Player, card: Card) -> list[tuple[str, ...]]:
    """The sets of cards that may be burned for a card that asks for them; those that are paired first."""
    if card.burn is None:
        return [()]
    fuel = sorted(id for id in player.cards if color_of(player, id) == card.burn)
    fuel.sort(key=lambda id: id not in player.paired)
    paired = min(card.burns, sum(id in player.paired for id in fuel))
    every = combinations(fuel, card.burns)
    return [some for some in every if sum(id in player.paired for id in some) == paired]


def _may_take(bank: dict[str, int], pick: tuple[str, ...]) -> bool:
    left = sum(count > 0 for count in bank.values())
    if len(set(pick)) == len(pick):
        return len(pick) == min(3, left) and all(bank[color] for color in pick)
    return len(pick) == 2 and bank[pick[0]] >= 4


def _turn(state: State, frame: Turn) -> Iterator[Action]:
    seat, player = frame.seat, state.players[frame.seat]
    bank = dict(zip(COLORS, state.bank, strict=False))
    for size in (1, 2, 3):
        for pick in combinations_with_replacement(COLORS, size):
            if _may_take(bank, pick):
                yield act(seat, "take", *(f"bank.{color}" for color in pick))
    free = [card for card in face_up(state) if not of_rival(state, seat, card)]
    if len(player.reserved) < 3:
        yield from (act(seat, "reserve", card) for card in free)
        for number, deck in enumerate(state.decks):
            if deck:
                yield act(seat, "reserve", f"deck.{ROWS[number].name}")
    hand = {f"reserve.{seat}.{n}": held.card for n, held in enumerate(player.reserved)}
    for target, card in {**{card: card for card in free}, **hand}.items():
        yield from _buying(player, seat, target, card)


def _buying(player: Player, seat: int, target: str, card: str) -> Iterator[Action]:
    ways = ways_to_pay(player, cards()[card])
    if ways:
        yield act(seat, "buy", target)
    if len(ways) > 1:
        yield act(seat, "buy_gold", target)


def paying(player: Player, seat: int, card: Card, way: Split) -> tuple[Action, tuple[int, ...]]:
    """The action that chooses a way, and the tokens it pays, gold last."""
    paid, burned, price = way
    needs = [max(0, cost - less) for cost, less in zip(card.cost, discounts(player), strict=True)]
    own = [min(token, need) for token, need in zip(player.tokens, needs, strict=False)]
    kept = [f"tokens.{seat}.{COLORS[c]}" for c in range(5) for _ in range(own[c] - paid[c])]
    rest = [need - p for need, p in zip(needs, paid, strict=True)]
    golds = golds_needed(rest, 2 if has(player, "gold") else 1)
    targets = (*kept, *[f"bonus.{seat}.gold"] * burned, *price)
    return act(seat, "pay", *targets), (*paid, max(0, golds - 2 * burned))


def _payment(state: State, frame: Payment) -> Iterator[Action]:
    player, source = state.players[frame.seat], frame.source
    card = cards()[source if source in cards() else player.reserved[int(source[-1])].card]
    yield from (paying(player, frame.seat, card, way)[0] for way in ways_to_pay(player, card))


def _discard(state: State, frame: Discard) -> Iterator[Action]:
    tokens, seat = state.players[frame.seat].tokens, frame.seat
    for back in product(*(range(have + 1) for have in tokens)):
        if sum(tokens) - sum(back) == 10:
            piles = [f"tokens.{seat}.{p}" for p, n in zip(PILES, back, strict=True) for _ in range(n)]
            yield act(seat, "discard", *piles)


def _visit(state: State, frame: Visit) -> Iterator[Action]:
    own = counted(state.players[frame.seat])
    for noble in filter(None, state.nobles):
        if all(own[color] >= nobles()[noble].needs[color] for color in range(5)):
            yield act(frame.seat, "noble", noble)


def _founding(state: State, frame: Founding) -> Iterator[Action]:
    player = state.players[frame.seat]
    own = counted(player)
    for post in posts().values():
        if post.id not in player.posts and all(own[color] >= post.needs[color] for color in range(5)):
            yield act(frame.seat, "post", post.id)


def _entry(state: State, frame: Entry) -> Iterator[Action]:
    player = state.players[frame.seat]
    own = counted(player)
    for id in filter(None, state.cities):
        city = cities()[id]
        named = all(own[color] >= city.needs[color] for color in range(5))
        other = not city.other or any(own[c] >= city.other and not city.needs[c] for c in range(5))
        if player.points >= city.points and named and other:
            yield act(frame.seat, "city", id)


def _third(state: State, frame: ThirdToken) -> Iterator[Action]:
    for color, count in zip(range(5), state.bank, strict=False):
        if count and color != frame.color:
            yield act(frame.seat, "take", f"bank.{COLORS[color]}")


def _rebate(state: State, frame: Rebate) -> Iterator[Action]:
    for color, count in zip(range(5), state.bank, strict=False):
        if count:
            yield act(frame.seat, "take", f"bank.{COLORS[color]}")


def _pairing(state: State, frame: Pairing) -> Iterator[Action]:
    for color, count in enumerate(discounts(state.players[frame.seat])):
        if count:
            yield act(frame.seat, "pair", f"bonus.{frame.seat}.{COLORS[color]}")


def _gift(state: State, frame: Gift) -> Iterator[Action]:
    for id in face_up(state):
        if cards()[id].level == cards()[frame.card].free and not of_rival(state, frame.seat, id):
            yield act(frame.seat, "free", id)


def _keeping(state: State, frame: Keeping) -> Iterator[Action]:
    yield from (act(frame.seat, "keep", f"drawn.{frame.seat}.{place}") for place in range(len(frame.cards)))


def _fortify(state: State, frame: Fortify) -> Iterator[Action]:
    seat, forts = frame.seat, state.forts
    outside = 3 - sum(fort.count for fort in forts.values() if fort.seat == seat)
    for card in face_up(state):
        if card in forts and forts[card].seat != seat:
            if forts[card].count == 1:
                yield act(seat, "remove", card)
            continue
        if outside:
            yield act(seat, "place", card)
        for other in face_up(state):
            if other != card and other in forts and forts[other].seat == seat:
                yield act(seat, "move", other, card)


def _conquest(state: State, frame: Conquest) -> Iterator[Action]:
    (card,) = [id for id, fort in state.forts.items() if fort.seat == frame.seat and fort.count == 3]
    yield from _buying(state.players[frame.seat], frame.seat, card, card)
    yield act(frame.seat, "decline", "button.decline")


_READINGS: dict[type, Callable[[State, Any], Iterator[Action]]] = {
    Turn: _turn,
    Payment: _payment,
    Keeping: _keeping,
    ThirdToken: _third,
    Pairing: _pairing,
    Gift: _gift,
    Rebate: _rebate,
    Fortify: _fortify,
    Conquest: _conquest,
    Discard: _discard,
    Visit: _visit,
    Founding: _founding,
    Entry: _entry,
}


def expected(state: State) -> list[Action]:
    """What the rulebook allows now, in canonical order."""
    frame = state.stack[-1]
    return sorted(_READINGS[type(frame)](state, frame))
