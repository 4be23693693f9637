"""The laws of a sound position: everything on the table exists, and nothing is lost or doubled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.kernel.soundness import known, random_number, sized, within
from game.rules.splendor.components import COLORS, GOLD, LEVELS, PILES, cards, nobles
from game.rules.splendor.moves import RESERVE_LIMIT, TOKEN_LIMIT
from game.rules.splendor.state import Discard, Payment, Player, State

TOKENS = {2: 4, 3: 5, 4: 7}
"""Tokens of each colour by player count; there are always five of gold (rulebook: Setup)."""

GOLD_TOKENS = 5
MARKET_PLACES = 4
_DEEPEST = 3
"""The turn, and what of it is still open: no more frames ever wait."""


def broken(state: State) -> Iterator[str]:
    """The laws that ``state`` breaks, each as a line: of its shape, else of its ids, else of conservation."""
    for laws in (_misshapen, _strange, _lost):
        found = list(laws(state))
        if found:
            yield from found
            return


def _misshapen(state: State) -> Iterator[str]:
    yield from random_number(state.rng)
    yield from sized("players", state.players, *TOKENS)
    yield from sized("bank", state.bank, len(PILES))
    yield from sized("decks", state.decks, len(LEVELS))
    yield from sized("market", state.market, len(LEVELS))
    for row in state.market:
        yield from sized("a row of the market", row, MARKET_PLACES)
    yield from sized("nobles", state.nobles, len(state.players) + 1)
    yield from sized("stack", state.stack, *range(_DEEPEST + 1))
    yield from within("passes", state.passes, 0, len(state.players))
    for player in state.players:
        yield from sized("tokens", player.tokens, len(PILES))
        yield from sized("bonuses", player.bonuses, len(COLORS))
        yield from sized("reserved", player.reserved, *range(RESERVE_LIMIT + 1))
    for frame in state.stack:
        yield from within("seat", frame.seat, 0, len(state.players) - 1)


def _strange(state: State) -> Iterator[str]:
    """Ids of what does not exist, or does not belong there."""
    for level, deck, row in zip(LEVELS, state.decks, state.market, strict=True):
        own = {card.id for card in cards().values() if card.level == level}
        yield from known(f"deck {level}", deck, own)
        yield from known(f"market {level}", row, {*own, ""})
    yield from known("nobles", state.nobles, {*nobles(), ""})
    for seat, player in enumerate(state.players):
        yield from known(f"seat {seat}", player.cards, cards())
        yield from known(f"seat {seat}", (held.card for held in player.reserved), cards())
        yield from known(f"seat {seat}", player.nobles, nobles())
    for frame in state.stack:
        if isinstance(frame, Payment):
            own = {f"reserve.{frame.seat}.{n}" for n in range(len(state.players[frame.seat].reserved))}
            yield from known("payment", [frame.source], {card for row in state.market for card in row} | own)


def _lost(state: State) -> Iterator[str]:
    """Tokens, cards and nobles are conserved; counters agree with the cards they count."""
    for place, total in enumerate([TOKENS[len(state.players)]] * len(COLORS) + [GOLD_TOKENS]):
        held = state.bank[place] + sum(player.tokens[place] for player in state.players)
        if held != total or min(state.bank[place], *(p.tokens[place] for p in state.players)) < 0:
            yield f"tokens {place}: {held} instead of {total}"
    if sorted(all_cards(state)) != sorted(cards()):
        yield "a card is lost or doubled"
    guests = [noble for noble in state.nobles if noble]
    guests += [noble for player in state.players for noble in player.nobles]
    if not len(guests) == len(set(guests)) == len(state.players) + 1:
        yield "a noble is lost or doubled"
    for seat, player in enumerate(state.players):
        yield from _miscounted(state, seat, player)


def all_cards(state: State) -> Iterable[str]:
    """Every development card that can be seen or is held, wherever it lies."""
    for pile in (*state.decks, *state.market):
        yield from (card for card in pile if card)
    for player in state.players:
        yield from player.cards
        yield from (held.card for held in player.reserved)


def _miscounted(state: State, seat: int, player: Player) -> Iterator[str]:
    points = sum(cards()[card].points for card in player.cards)
    if player.points != points + sum(nobles()[noble].points for noble in player.nobles):
        yield f"seat {seat}: {player.points} points do not agree with the cards"
    if player.bonuses != [sum(cards()[c].bonus == color for c in player.cards) for color in range(GOLD)]:
        yield f"seat {seat}: bonuses do not agree with the cards"
    top = state.stack[-1] if state.stack else None
    if sum(player.tokens) > TOKEN_LIMIT and top != Discard(seat):
        yield f"seat {seat}: more than ten tokens outside the own turn's end"
