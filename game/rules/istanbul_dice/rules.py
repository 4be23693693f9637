"""The rules of Istanbul: The Dice Game, put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.rules.istanbul_dice import bazaar, spending, turns
from game.rules.istanbul_dice.components import CRYSTAL_WORTH, GOODS_WORTH
from game.rules.istanbul_dice.flow import open_cards
from game.rules.istanbul_dice.invariants import violations
from game.rules.istanbul_dice.phrases import BROWN, COLORS, CRYSTAL, LIRA
from game.rules.istanbul_dice.printed import cards, tiles
from game.rules.istanbul_dice.setup import new_game
from game.rules.istanbul_dice.state import (
    Actions,
    Bazaar,
    Claim,
    Drawn,
    Income,
    Offer,
    Payment,
    Pick,
    Player,
    Removal,
    Roll,
    State,
    TurnEnd,
)
from game.rules.kernel.frames import FrameRules, Handler
from game.rules.kernel.ids import parts_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo, Score, ScoreLine, ranked
from game.rules.kernel.values import clone

_HANDLERS: Mapping[type, Handler[State, Any]] = {
    Income: turns.IncomeRules(),
    Roll: turns.RollRules(),
    Actions: turns.ActionsRules(),
    Drawn: bazaar.DrawnRules(),
    Bazaar: bazaar.BazaarRules(),
    Offer: bazaar.OfferRules(),
    Payment: spending.PaymentRules(),
    Removal: spending.RemovalRules(),
    Pick: spending.PickRules(),
    Claim: spending.ClaimRules(),
    TurnEnd: turns.TurnEndRules(),
}


class IstanbulDiceRules(FrameRules[State]):
    """Istanbul: The Dice Game for two to four."""

    info = GameInfo(id="istanbul_dice", version=2, seats=(2, 3, 4), minutes=30)
    state_type = State
    handlers = _HANDLERS

    def usual(self, seat: int) -> Actions:
        """The actions."""
        return Actions(seat)

    def setup(self, config: GameConfig, rng: Rng) -> State:
        """Board, tiles, cards, a crystal and some lira for each (rulebook: Setup)."""
        return new_game(config.seats, rng)

    def view(self, state: State, seat: int | None) -> State:
        """The order of the deck and of the pile of tiles is all that is hidden."""
        seen = clone(state)
        seen.rng = 0
        seen.deck = [f"hidden.card.{place}" for place in range(len(seen.deck))]
        seen.pile = [f"hidden.tile.{place}" for place in range(len(seen.pile))]
        return seen

    def resample(self, view: State, seat: int | None, rng: Rng) -> State:
        """Shuffle what lies nowhere else into the deck and the pile."""
        state = clone(view)
        state.rng = rng.next()
        seen_cards = {*state.discard, *open_cards(state)}
        state.deck = sorted(cards().keys() - seen_cards)
        owned = (tile for player in state.players for tile in player.tiles)
        state.pile = sorted(tiles().keys() - {*state.display, *state.gone, *owned})
        rng.shuffle(state.deck)
        rng.shuffle(state.pile)
        return state

    def scores(self, state: State) -> tuple[Score, ...]:
        """Rubies; a tie is broken by what everything else is worth (rulebook: End of the game; ruling 14)."""
        return ranked(_score(seat, player) for seat, player in enumerate(state.players))

    def invariants(self, state: State) -> Iterator[str]:
        """Nothing is lost or doubled; dice, tiles and rubies agree."""
        return violations(state)


def _score(seat: int, player: Player) -> Score:
    won = [parts_of(ruby)[0] for ruby in player.rubies]
    counted = {"goods": sum(won.count(color) for color in COLORS)}
    counted |= {area: won.count(area) for area in ("left", "right", "mosque")}
    lines = tuple(ScoreLine(f"istanbul_dice-score-{source}", count) for source, count in counted.items())
    wealth = (ScoreLine("istanbul_dice-tie-wealth", worth(player)),)
    return Score(seat, len(won), lines, wealth)


def worth(player: Player) -> int:
    """What lira, tokens and crystals are worth in lira."""
    stock = player.stock
    return stock[LIRA] + GOODS_WORTH * sum(stock[: BROWN + 1]) + CRYSTAL_WORTH * stock[CRYSTAL]
