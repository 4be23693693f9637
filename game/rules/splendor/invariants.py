"""The invariants of a sound state: everything on the table exists, and nothing is lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.rules.kernel.soundness import first_violations, in_range, known, random_number, sized
from game.rules.splendor.components import BASE, COLORS, GOLD, PILES, ROWS, Row, cards, nobles
from game.rules.splendor.expansion import Expansion
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.obstacles import RESERVE_LIMIT
from game.rules.splendor.scoring import score
from game.rules.splendor.secrets import all_cards
from game.rules.splendor.state import (
    AnyFrame,
    CardStep,
    Discard,
    Keeping,
    Payment,
    Player,
    Refill,
    State,
    ThirdToken,
    Turn,
    TurnEnd,
)
from game.rules.splendor.tiles import cities, posts

TOKENS = {2: 4, 3: 5, 4: 7}
"""Tokens of each colour by player count; there are always five of gold (rulebook: Setup)."""

GOLD_TOKENS = 5
_DEEPEST = 24
"""More frames than ever wait: a turn's steps, and those of the cards that bring one another along."""


def rows_of(expansions: tuple[str, ...]) -> list[Row]:
    """The rows of cards of a game."""
    return [row for row in ROWS if row.set in (BASE, *expansions)]


def violations(state: State, expansions: Mapping[str, Expansion]) -> Iterator[str]:
    """The invariants that ``state`` violates, a line each: of shape, ids, conservation, the flow of play."""
    played = [expansion for id, expansion in expansions.items() if id in state.expansions]
    return first_violations(
        known("expansions", state.expansions, expansions),
        _misshapen(state),
        _strange(state, played),
        _lost(state, played),
        _unfilled(state),
    )


def _misshapen(state: State) -> Iterator[str]:
    rows = rows_of(state.expansions)
    yield from random_number(state.rng)
    yield from sized("players", state.players, *TOKENS)
    yield from sized("bank", state.bank, len(PILES))
    yield from sized("decks", state.decks, len(rows))
    yield from sized("market", state.market, len(rows))
    for row, places in zip(rows, state.market, strict=False):
        yield from sized(f"market {row.name}", places, row.places)
    yield from sized("nobles", state.nobles, 0 if state.cities else len(state.players) + 1)
    yield from sized("stack", state.stack, *range(_DEEPEST + 1))
    yield from in_range("passes", state.passes, 0, len(state.players))
    for player in state.players:
        yield from sized("tokens", player.tokens, len(PILES))
        yield from sized("bonuses", player.bonuses, len(COLORS))
        yield from sized("reserved", player.reserved, *range(RESERVE_LIMIT + 1))
        for color in (*player.doubled, *player.paired.values()):
            yield from in_range("a colour", color, 0, GOLD - 1)
    # A turn, or its end, waits below all else.
    below = [isinstance(frame, Turn | TurnEnd) for frame in state.stack]
    if any(below[1:]) or not all(below[:1]):
        yield "nobody knows how the turn goes on"
    for frame in state.stack:
        yield from in_range("seat", frame.seat, 0, len(state.players) - 1)
        yield from known("stack", [frame.part], (BASE, *state.expansions))


def _strange(state: State, played: list[Expansion]) -> Iterator[str]:
    """Ids of what does not exist, or does not belong there."""
    for place, (row, deck, market) in enumerate(zip(ROWS, state.decks, state.market, strict=False)):
        own = {card.id for card in cards().values() if card.row == place}
        yield from known(f"deck {row.name}", deck, own)
        yield from known(f"market {row.name}", market, {*own, ""})
    yield from known("nobles", state.nobles, {*nobles(), ""})
    yield from known("burned", state.burned, cards())
    yield from known("cities", state.cities, {*cities(), ""})
    for seat, player in enumerate(state.players):
        yield from known(f"seat {seat}", player.owned(), cards())
        yield from known(f"seat {seat}", player.paired, cards())
        yield from known(f"seat {seat}", (held.card for held in player.reserved), cards())
        yield from known(f"seat {seat}", player.nobles, nobles())
        yield from known(f"seat {seat}", player.posts, posts())
        yield from known(f"seat {seat}", [player.city], {*cities(), ""})
    extras = {"cities": state.cities, "posts": [*state.posts, *state.sunk], "strongholds": state.forts}
    for id, found in extras.items():
        if found and id not in state.expansions:
            yield f"{id} are not played"
    for frame in state.stack:
        yield from _strange_frame(state, frame)
    for expansion in played:
        yield from expansion.strange(state)


def _strange_frame(state: State, frame: AnyFrame) -> Iterator[str]:
    if isinstance(frame, Payment):
        own = {f"reserve.{frame.seat}.{n}" for n in range(len(state.players[frame.seat].reserved))}
        yield from known("payment", [frame.source], {card for row in state.market for card in row} | own)
    if isinstance(frame, Keeping):
        yield from in_range("a row", frame.row, 0, len(state.decks) - 1)
        yield from known("drawn", frame.cards, cards())
    if isinstance(frame, CardStep):
        yield from known("stack", [frame.card], cards())
    if isinstance(frame, ThirdToken):
        yield from in_range("a colour", frame.color, 0, GOLD - 1)


def _lost(state: State, played: list[Expansion]) -> Iterator[str]:
    """Tokens, cards and nobles are conserved; counters agree with the cards they count."""
    for place, total in enumerate([TOKENS[len(state.players)]] * len(COLORS) + [GOLD_TOKENS]):
        held = state.bank[place] + sum(player.tokens[place] for player in state.players)
        if held != total or min(state.bank[place], *(p.tokens[place] for p in state.players)) < 0:
            yield f"tokens {place}: {held} instead of {total}"
    rows = range(len(state.decks))
    if sorted(all_cards(state)) != sorted(card.id for card in cards().values() if card.row in rows):
        yield "a card is lost or doubled"
    guests = [noble for noble in state.nobles if noble]
    guests += [noble for player in state.players for noble in player.nobles]
    if not len(guests) == len(set(guests)) == len(state.nobles):
        yield "a noble is lost or doubled"
    for seat, player in enumerate(state.players):
        if player.points != score(state, seat, played).total:
            yield f"seat {seat}: {player.points} points do not agree with the cards"
        if player.bonuses != [_bonus(player, color) for color in range(GOLD)]:
            yield f"seat {seat}: bonuses do not agree with the cards"
        if sum(player.tokens) > TOKEN_LIMIT and Discard(seat) not in state.stack:
            yield f"seat {seat}: more than ten tokens outside the own turn"
    for expansion in played:
        yield from expansion.invariants(state)


def _unfilled(state: State) -> Iterator[str]:
    """No place is empty beside a deck with cards, but while the refill waits below other steps."""
    if any(isinstance(frame, Refill) for frame in state.stack):
        return
    for row, places, deck in zip(ROWS, state.market, state.decks, strict=False):
        if deck and "" in places:
            yield f"market {row.name}: an empty place beside its deck"


def _bonus(player: Player, color: int) -> int:
    """The discounts of a colour, counted from the cards."""
    own = (cards()[id] for id in player.cards)
    return sum(card.worth for card in own if player.paired.get(card.id, card.bonus) == color)
