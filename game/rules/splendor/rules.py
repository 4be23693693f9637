"""The rules of base Splendor, put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.rules.kernel.frames import FrameRules, Handler
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo, Score, ScoreLine, ranked
from game.rules.kernel.values import clone
from game.rules.splendor.components import LEVELS, cards, nobles
from game.rules.splendor.laws import GOLD_TOKENS, MARKET_PLACES, TOKENS, all_cards, broken
from game.rules.splendor.state import Discard, Payment, Player, Reserved, State, Turn, TurnEnd, Visit
from game.rules.splendor.turns import DiscardRules, PaymentRules, TurnEndRules, TurnRules, VisitRules

_HANDLERS: Mapping[type, Handler[State, Any]] = {
    Turn: TurnRules(),
    Payment: PaymentRules(),
    Discard: DiscardRules(),
    Visit: VisitRules(),
    TurnEnd: TurnEndRules(),
}


class SplendorRules(FrameRules[State]):
    """Base Splendor for two to four."""

    info = GameInfo(id="splendor", version=1, seats=(2, 3, 4), minutes=30)
    state_type = State
    handlers = _HANDLERS

    def usual(self, seat: int) -> Turn:
        """One of the four actions."""
        return Turn(seat)

    def setup(self, config: GameConfig, rng: Rng) -> State:
        """Decks, market, players + 1 nobles, the bank (rulebook: Setup; ruling 8)."""
        decks = [sorted(card.id for card in cards().values() if card.level == level) for level in LEVELS]
        for deck in decks:
            rng.shuffle(deck)
        market = [[deck.pop() for _ in range(MARKET_PLACES)] for deck in decks]
        guests = sorted(nobles())
        rng.shuffle(guests)
        return State(
            rng=0,
            stack=[Turn(0)],
            bank=[TOKENS[config.seats]] * 5 + [GOLD_TOKENS],
            decks=decks,
            market=market,
            nobles=guests[: config.seats + 1],
            players=[Player() for _ in range(config.seats)],
        )

    def view(self, state: State, seat: int | None) -> State:
        """Decks and the others' blind reserves hidden, as placeholders tied to their place."""
        seen = clone(state)
        seen.rng = 0
        for level, deck in enumerate(seen.decks, start=1):
            deck[:] = [f"hidden.{level}.deck.{place}" for place in range(len(deck))]
        for owner, player in enumerate(seen.players):
            if owner != seat:
                player.reserved = [_masked(held, owner, i) for i, held in enumerate(player.reserved)]
        return seen

    def resample(self, view: State, seat: int | None, rng: Rng) -> State:
        """Deal the unseen cards of each level anew over decks and hidden reserves."""
        state = clone(view)
        state.rng = rng.next()
        seen = set(all_cards(state))
        for level, deck in zip(LEVELS, state.decks, strict=True):
            unseen = sorted(c.id for c in cards().values() if c.level == level and c.id not in seen)
            rng.shuffle(unseen)
            for player in state.players:
                player.reserved = [
                    Reserved(unseen.pop(), blind=True) if _level_of(held) == level else held
                    for held in player.reserved
                ]
            deck[:] = unseen
        return state

    def scores(self, state: State) -> tuple[Score, ...]:
        """Cards and nobles; a tie goes to fewer cards (rulebook: End of the game)."""
        return ranked(_score(seat, player) for seat, player in enumerate(state.players))

    def invariants(self, state: State) -> Iterator[str]:
        """Every id exists; tokens, cards and nobles are conserved; counters agree with what they count."""
        return broken(state)


def _score(seat: int, player: Player) -> Score:
    by_cards = sum(cards()[card].points for card in player.cards)
    by_nobles = sum(nobles()[noble].points for noble in player.nobles)
    lines = (ScoreLine("splendor-score-cards", by_cards), ScoreLine("splendor-score-nobles", by_nobles))
    fewest = (ScoreLine("splendor-tie-cards", -len(player.cards)),)
    return Score(seat, by_cards + by_nobles, lines, fewest)


def _masked(held: Reserved, owner: int, place: int) -> Reserved:
    if not held.blind:
        return held
    return Reserved(f"hidden.{_card_level(held.card)}.reserve.{owner}.{place}", blind=True)


def _card_level(card: str) -> int:
    """The level of a card or of a placeholder that is masked already."""
    return int(card.split(".")[1]) if card.startswith("hidden.") else cards()[card].level


def _level_of(held: Reserved) -> int:
    """The level of a placeholder; 0 for a card that is known."""
    return _card_level(held.card) if held.card.startswith("hidden.") else 0
