"""The rules of Splendor, put together: the base game and its expansions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from game.rules.kernel.frames import FrameRules
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo, Option, OptionValue, Score, ranked
from game.rules.splendor.actions import KeepingRules, PaymentRules, TurnRules
from game.rules.splendor.cities import Cities
from game.rules.splendor.components import BASE, decks, nobles
from game.rules.splendor.expansion import Expansion, Handlers
from game.rules.splendor.invariants import GOLD_TOKENS, TOKENS, rows_of, violations
from game.rules.splendor.orient import Orient
from game.rules.splendor.posts import Posts
from game.rules.splendor.scoring import score
from game.rules.splendor.secrets import dealt, masked
from game.rules.splendor.state import (
    Discard,
    Keeping,
    Payment,
    Player,
    Refill,
    State,
    Turn,
    TurnEnd,
    Visit,
)
from game.rules.splendor.strongholds import Strongholds
from game.rules.splendor.turns import DiscardRules, RefillRules, TurnEndRules, VisitRules

EXPANSIONS: tuple[Expansion, ...] = (Cities(), Posts(), Orient(), Strongholds())
"""Each may be played alone or with any others (rulebook: Combining the expansions)."""

_BY_ID = {extra.id: extra for extra in EXPANSIONS}

_HANDLERS: Handlers = {
    Turn: TurnRules(),
    Payment: PaymentRules(),
    Keeping: KeepingRules(),
    Refill: RefillRules(),
    Discard: DiscardRules(),
    Visit: VisitRules(),
    TurnEnd: TurnEndRules(),
}


class SplendorRules(FrameRules[State]):
    """Splendor for two to four, with any of the expansions.

    Args:
        options: of the match, for who lays its table; the rules read from the state what is played.

    Attributes:
        expansions: what is played by these options besides the base game.
    """

    info = GameInfo(
        id="splendor",
        version=1,
        seats=(2, 3, 4),
        minutes=30,
        options=tuple(Option(extra.id, (False, True)) for extra in EXPANSIONS),
    )
    state_type = State
    handlers = {kind: handler for part in EXPANSIONS for kind, handler in part.handlers.items()} | _HANDLERS

    def __init__(self, options: Mapping[str, OptionValue] = MappingProxyType({})) -> None:
        self.expansions = tuple(extra.id for extra in EXPANSIONS if options.get(extra.id))

    def usual(self, seat: int) -> Turn:
        """One of the four actions."""
        return Turn(seat)

    def setup(self, config: GameConfig, rng: Rng) -> State:
        """Decks, market, players + 1 nobles, the bank (rulebook: Setup; rulings 8, 9, 23)."""
        extras = [extra for extra in EXPANSIONS if config.options.get(extra.id)]
        sets = (BASE, *(extra.id for extra in extras))
        rows = rows_of(sets[1:])
        laid = [list(deck) for deck in decks()[: len(rows)]]
        for deck in laid:
            rng.shuffle(deck)
        guests = sorted(noble.id for noble in nobles().values() if noble.set in sets)
        rng.shuffle(guests)
        state = State(
            rng=0,
            stack=[Turn(0)],
            bank=[TOKENS[config.seats]] * 5 + [GOLD_TOKENS],
            market=[[deck.pop() for _ in range(row.places)] for row, deck in zip(rows, laid, strict=True)],
            decks=laid,
            nobles=guests[: config.seats + 1],
            players=[Player() for _ in range(config.seats)],
            expansions=sets[1:],
        )
        for extra in extras:
            extra.setup(state, rng)
        return state

    def view(self, state: State, seat: int | None) -> State:
        """Decks and the others' unseen cards hidden, as placeholders tied to their place."""
        return masked(state, seat)

    def resample(self, view: State, seat: int | None, rng: Rng) -> State:
        """Deal the unseen cards of each row anew over decks and hands."""
        return dealt(view, seat, rng)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Cards, nobles and powers; a tie goes to fewer cards (rulebook: End of the game; ruling 27)."""
        played = [extra for id, extra in _BY_ID.items() if id in state.expansions]
        return ranked(score(state, seat, played) for seat in range(len(state.players)))

    def invariants(self, state: State) -> Iterator[str]:
        """Every id exists; tokens, cards and nobles are conserved; counters agree with what they count."""
        return violations(state, _BY_ID)
