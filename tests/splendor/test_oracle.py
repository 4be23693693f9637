"""The legal actions of whole games against a second, naive reading of the rulebook.

The rules generate actions; this tries everything thinkable and asks the sentences of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from game.rules.kernel.action import Action, act
from game.rules.splendor.components import COLORS, PILES, Card, cards, nobles
from game.rules.splendor.state import Discard, Payment, Player, State, Turn, Visit
from tests.laws.cases import Case, cases
from tests.laws.playing import POLICIES, game

CASES = [case for case in cases() if case.title.id == "splendor"]
SEEDS = (11, 12, 13)


def _may_take(bank: dict[str, int], pick: tuple[str, ...]) -> bool:
    left = sum(count > 0 for count in bank.values())
    if len(set(pick)) == len(pick):
        return len(pick) == min(3, left) and all(bank[color] for color in pick)
    return len(pick) == 2 and bank[pick[0]] >= 4


def _ways_to_pay(player: Player, card: Card) -> list[tuple[int, ...]]:
    """Own tokens paid by colour, gold paying the rest."""
    needs = [max(0, cost - bonus) for cost, bonus in zip(card.cost, player.bonuses, strict=True)]
    own = player.tokens[:5]
    every = product(*(range(have + 1) for have in own))
    return [
        paid
        for paid in every
        if all(p <= need for p, need in zip(paid, needs, strict=True))
        and sum(needs) - sum(paid) <= player.tokens[5]
    ]


def _turn(state: State, seat: int) -> Iterator[Action]:
    player = state.players[seat]
    bank = dict(zip(COLORS, state.bank, strict=False))
    for size in (1, 2, 3):
        for pick in combinations_with_replacement(COLORS, size):
            if _may_take(bank, pick):
                yield act(seat, "take", *(f"bank.{color}" for color in pick))
    face_up = [card for row in state.market for card in row if card]
    if len(player.reserved) < 3:
        yield from (act(seat, "reserve", card) for card in face_up)
        yield from (act(seat, "reserve", f"deck.{n}") for n, deck in enumerate(state.decks, 1) if deck)
    hand = {f"reserve.{seat}.{n}": held.card for n, held in enumerate(player.reserved)}
    for target, card in {**{card: card for card in face_up}, **hand}.items():
        ways = _ways_to_pay(player, cards()[card])
        if ways:
            yield act(seat, "buy", target)
        if len(ways) > 1:
            yield act(seat, "buy_gold", target)


def _payment(state: State, frame: Payment) -> Iterator[Action]:
    player, seat = state.players[frame.seat], frame.seat
    source = frame.source
    held = source if source in cards() else player.reserved[int(source[-1])].card
    ways = _ways_to_pay(player, cards()[held])
    most = [max(column) for column in zip(*ways, strict=True)]
    for paid in ways:
        kept = [m - p for m, p in zip(most, paid, strict=True)]
        yield act(
            seat, "pay", *(f"tokens.{seat}.{c}" for c, n in zip(COLORS, kept, strict=True) for _ in range(n))
        )


def _discard(state: State, seat: int) -> Iterator[Action]:
    tokens = state.players[seat].tokens
    for back in product(*(range(have + 1) for have in tokens)):
        if sum(tokens) - sum(back) == 10:
            piles = [f"tokens.{seat}.{p}" for p, n in zip(PILES, back, strict=True) for _ in range(n)]
            yield act(seat, "discard", *piles)


def _visit(state: State, seat: int) -> Iterator[Action]:
    bonuses = [sum(cards()[c].bonus == color for c in state.players[seat].cards) for color in range(5)]
    for noble in state.nobles:
        if noble and all(bonuses[color] >= nobles()[noble].needs[color] for color in range(5)):
            yield act(seat, "noble", noble)


def _expected(state: State) -> set[Action]:
    frame = state.stack[-1]
    if isinstance(frame, Turn):
        return set(_turn(state, frame.seat))
    if isinstance(frame, Payment):
        return set(_payment(state, frame))
    if isinstance(frame, Discard):
        return set(_discard(state, frame.seat))
    assert isinstance(frame, Visit), "nobody is asked at the close of a turn"
    return set(_visit(state, frame.seat))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_legal_actions_are_those_of_the_rulebook(case: Case, policy: str, seed: int) -> None:
    for step in game(case, seed, policy).steps:
        (decision,) = step.decisions
        assert set(decision.actions) == _expected(step.state)


def test_the_games_above_ask_every_kind_of_question() -> None:
    games = [game(case, seed, policy) for case in CASES for policy in POLICIES for seed in SEEDS]
    asked = {type(step.state.stack[-1]) for played in games for step in played.steps}
    assert asked == {Turn, Payment, Discard, Visit}
