"""What a player may do in a turn: the legal actions, made once and shared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement, product

from game.rules.kernel.action import Action, act
from game.rules.kernel.frames import Candidate, free
from game.rules.kernel.ids import number_in
from game.rules.kernel.text import Text, Value, text
from game.rules.splendor.components import COLORS, GOLD, PILES, Card, cards
from game.rules.splendor.state import Player, State

TOKEN_LIMIT = 10
RESERVE_LIMIT = 3
PAIR_NEEDS = 4
"""Two tokens of one colour may be taken only from a pile of at least this many."""
_HAND_FULL = text("splendor-no-reserve-full")
_COMBINATION = text("splendor-no-take-combination")


@cache
def takes(seat: int, bank: tuple[int, ...]) -> tuple[Action, ...]:
    """Three different colours (fewer only where fewer are left) or two alike (rulebook: Actions).

    Args:
        seat: who takes.
        bank: tokens by colour, gold not among them.
    """
    left = [color for color, count in zip(COLORS, bank, strict=True) if count]
    different = list(combinations(left, min(3, len(left)))) if left else []
    alike = [(color, color) for color, count in zip(COLORS, bank, strict=True) if count >= PAIR_NEEDS]
    return tuple(sorted(act(seat, "take", *(f"bank.{c}" for c in pick)) for pick in different + alike))


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Every action of a turn, in canonical order."""
    return (*buys(state, seat), *reserves(state, seat), *takes(seat, tuple(state.bank[:GOLD])))


def candidates(state: State, seat: int) -> Iterator[Candidate]:
    """Every action of a turn, and what stands in the way of the others."""
    yield from free(legal(state, seat))
    player, bank = state.players[seat], state.bank
    for target, card in sources(state, seat):
        if shortfall(player, card) > player.tokens[GOLD]:
            yield Candidate(act(seat, "buy", target), missing(player, card))
    for level, deck in enumerate(state.decks, start=1):
        if not deck:
            yield Candidate(act(seat, "reserve", f"deck.{level}"), text("splendor-no-deck-empty"))
    if len(player.reserved) >= RESERVE_LIMIT:
        yield from (Candidate(action, _HAND_FULL) for action in _reserving(state, seat))
    yield Candidate(act(seat, "take", "bank.gold"), text("splendor-no-gold-take"))
    for color, count in zip(COLORS, bank, strict=False):
        if not count:
            obstacle = text("splendor-no-pile-empty", color=color)
            yield Candidate(act(seat, "take", f"bank.{color}"), obstacle)
        elif count < PAIR_NEEDS:
            yield Candidate(act(seat, "take", *[f"bank.{color}"] * 2), _COMBINATION)
    for noble in filter(None, state.nobles):
        yield Candidate(act(seat, "noble", noble), text("splendor-no-noble"))


def missing(player: Player, card: Card) -> Text:
    """What ``player`` lacks for ``card``, colour by colour, and the gold that is not enough."""
    short = {
        color: max(0, cost - bonus - have)
        for color, cost, bonus, have in zip(COLORS, card.cost, player.bonuses, player.tokens, strict=False)
    }
    return text("splendor-no-short", held=player.tokens[GOLD], **gems(short))


def gems(counts: Mapping[str, int]) -> dict[str, Value]:
    """Numbers by pile as message parameters, with the ``first`` and ``last`` that are not zero.

    A message that lists gems needs to know where its commas and its "and" go.
    """
    named = [pile for pile in PILES if counts.get(pile)]
    ends = {"first": named[0], "last": named[-1]} if named else {"first": "", "last": ""}
    return {**{pile: counts.get(pile, 0) for pile in PILES}, **ends}


def reserves(state: State, seat: int) -> list[Action]:
    """Reserve a face-up card or the top of a deck, up to three cards in hand (rulebook: Actions)."""
    if len(state.players[seat].reserved) >= RESERVE_LIMIT:
        return []
    return _reserving(state, seat)


def _reserving(state: State, seat: int) -> list[Action]:
    open_cards = sorted(card for row in state.market for card in row if card)
    decks = [f"deck.{level}" for level, deck in enumerate(state.decks, start=1) if deck]
    return [act(seat, "reserve", target) for target in open_cards + decks]


def shortfall(player: Player, card: Card) -> int:
    """How many gold tokens ``player`` needs for ``card`` after bonuses and own colours."""
    short = 0
    for cost, bonus, token in zip(card.cost, player.bonuses, player.tokens, strict=False):
        missing = cost - bonus - token
        if missing > 0:
            short += missing
    return short


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
    """Buy an affordable card; with gold to spare also choosing what gold stands for (ruling 3)."""
    player = state.players[seat]
    gold = player.tokens[GOLD]
    plain: list[Action] = []
    choosing: list[Action] = []
    for target, card in sources(state, seat):
        short = shortfall(player, card)
        if short > gold:
            continue
        plain.append(act(seat, "buy", target))
        if gold > short and any(spared(player, card)):
            choosing.append(act(seat, "buy_gold", target))
    plain.sort()
    choosing.sort()
    return plain + choosing


def spared(player: Player, card: Card) -> list[int]:
    """By colour, the own tokens that pay for ``card`` and that gold could stand for instead."""
    return [
        min(token, max(0, cost - bonus))
        for cost, bonus, token in zip(card.cost, player.bonuses, player.tokens, strict=False)
    ]


def payments(player: Player, seat: int, card: Card) -> list[Action]:
    """Every way to pay for ``card``: targets are the own tokens kept because gold stands for them."""
    surplus = player.tokens[GOLD] - shortfall(player, card)
    ways = product(*(range(min(count, surplus) + 1) for count in spared(player, card)))
    return [act(seat, "pay", *_piles(seat, kept)) for kept in ways if sum(kept) <= surplus]


def discards(player: Player, seat: int) -> list[Action]:
    """Every way to return the tokens over the limit (rulebook: Limit)."""
    over = sum(player.tokens) - TOKEN_LIMIT
    held = [place for place, count in enumerate(player.tokens) if count]
    ways = combinations_with_replacement(held, over)
    return [
        act(seat, "discard", *(f"tokens.{seat}.{PILES[place]}" for place in way))
        for way in ways
        if all(way.count(place) <= player.tokens[place] for place in set(way))
    ]


def _piles(seat: int, counts: tuple[int, ...]) -> list[str]:
    return [f"tokens.{seat}.{pile}" for pile, n in zip(PILES, counts, strict=False) for _ in range(n)]
