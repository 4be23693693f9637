"""The rules of Splendor, put together: the base game and its expansions."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.frames import FrameRules
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo, Option, Score, ScoreLine, ranked
from game.rules.splendor.actions import KeepingRules, PaymentRules, TurnRules
from game.rules.splendor.cities import Cities
from game.rules.splendor.components import BASE, GOLD, ROWS, cards, decks, nobles
from game.rules.splendor.expansion import Expansion, Handlers
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.obstacles import RESERVE_LIMIT
from game.rules.splendor.orient import Orient
from game.rules.splendor.posts import Posts
from game.rules.splendor.secrets import all_cards, dealt, masked
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

TOKENS = {2: 4, 3: 5, 4: 7}
"""Tokens of each colour by player count; there are always five of gold (rulebook: Setup)."""

GOLD_TOKENS = 5

EXPANSIONS: tuple[Expansion, ...] = (Cities(), Posts(), Orient(), Strongholds())
"""Each may be played alone or with any others (rulebook: Combining the expansions)."""

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
    """Splendor for two to four, with any of the expansions: which are played is read from the state."""

    info = GameInfo(
        id="splendor",
        version=1,
        seats=(2, 3, 4),
        minutes=30,
        options=tuple(Option(extra.id, (False, True)) for extra in EXPANSIONS),
    )
    state_type = State
    handlers = {kind: handler for part in EXPANSIONS for kind, handler in part.handlers.items()} | _HANDLERS

    def usual(self, seat: int) -> Turn:
        """One of the four actions."""
        return Turn(seat)

    def setup(self, config: GameConfig, rng: Rng) -> State:
        """Decks, market, players + 1 nobles, the bank (rulebook: Setup; rulings 8, 9, 23)."""
        extras = [extra for extra in EXPANSIONS if config.options.get(extra.id)]
        sets = (BASE, *(extra.id for extra in extras))
        rows = [row for row in ROWS if row.set in sets]
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
        return ranked(_score(state, seat) for seat in range(len(state.players)))

    def invariants(self, state: State) -> Iterator[str]:
        """Tokens, cards and nobles are conserved; counters agree with the cards they count."""
        for place, total in enumerate([TOKENS[len(state.players)]] * 5 + [GOLD_TOKENS]):
            held = state.bank[place] + sum(player.tokens[place] for player in state.players)
            if held != total or min(state.bank[place], *(p.tokens[place] for p in state.players)) < 0:
                yield f"tokens {place}: {held} instead of {total}"
        rows = range(len(state.decks))
        if sorted(all_cards(state)) != sorted(card.id for card in cards().values() if card.row in rows):
            yield "a card is lost or doubled"
        guests = [noble for noble in state.nobles if noble] + [
            noble for player in state.players for noble in player.nobles
        ]
        places = 0 if state.cities else len(state.players) + 1
        if not len(guests) == len(set(guests)) == len(state.nobles) == places:
            yield "a noble is lost or doubled"
        for seat, player in enumerate(state.players):
            yield from _broken(state, seat, player)
        for extra in _played(state):
            yield from extra.invariants(state)


def _played(state: State) -> Iterator[Expansion]:
    return (extra for extra in EXPANSIONS if extra.id in state.expansions)


def _score(state: State, seat: int) -> Score:
    player = state.players[seat]
    lines = [ScoreLine("splendor-score-cards", sum(cards()[card].points for card in player.owned()))]
    if state.nobles:
        won = sum(nobles()[noble].points for noble in player.nobles)
        lines.append(ScoreLine("splendor-score-nobles", won))
    lines += (line for extra in _played(state) for line in extra.lines(player))
    return Score(
        seat,
        sum(line.points for line in lines),
        tuple(lines),
        (ScoreLine("splendor-tie-cards", -len(player.owned())),),
        criteria=tuple(line for extra in _played(state) for line in extra.criteria(player)),
    )


def _broken(state: State, seat: int, player: Player) -> Iterator[str]:
    if player.points != _score(state, seat).total:
        yield f"seat {seat}: {player.points} points do not agree with the cards"
    if player.bonuses != [_bonus(player, color) for color in range(GOLD)]:
        yield f"seat {seat}: bonuses do not agree with the cards"
    if len(player.reserved) > RESERVE_LIMIT:
        yield f"seat {seat}: more than three reserved cards"
    if sum(player.tokens) > TOKEN_LIMIT and Discard(seat) not in state.stack:
        yield f"seat {seat}: more than ten tokens outside the own turn"


def _bonus(player: Player, color: int) -> int:
    """The discounts of a colour, counted from the cards."""
    own = (cards()[id] for id in player.cards)
    return sum(card.worth for card in own if player.paired.get(card.id, card.bonus) == color)
