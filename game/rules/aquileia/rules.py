"""The rules of Aquileia, put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.rules.aquileia import frames
from game.rules.aquileia.awards import ContestRules, LaurelsRules, SpoilsRules
from game.rules.aquileia.components import BLUE_DICE, COINS, DECK_SIZES, RED_DICE, START_COINS, full_deck
from game.rules.aquileia.contests import PlayRules, ReinforceRules, RollRules
from game.rules.aquileia.forum import ForumRules
from game.rules.aquileia.invariants import violations
from game.rules.aquileia.market import DolusRules, EquiRules, PecuniaRules, ServiRules
from game.rules.aquileia.operations import OperationsRules
from game.rules.aquileia.placement import PlacementRules, begin_placement
from game.rules.aquileia.portus import LatroRules, PortusRules
from game.rules.aquileia.printed import area_spaces, sites, spaces
from game.rules.aquileia.scoring import score_of
from game.rules.aquileia.state import FREE, Player, State
from game.rules.aquileia.theatrum import AuctionRules
from game.rules.aquileia.views import masked, redealt
from game.rules.aquileia.visits import VisitRules
from game.rules.kernel.frames import FrameRules, Handler
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo, Score, ranked

_VISITS: Mapping[str, VisitRules[Any]] = {
    "dolus": DolusRules(),
    "pecunia": PecuniaRules(),
    "equi": EquiRules(),
    "servi": ServiRules(),
    "forum": ForumRules(),
    "latro": LatroRules(),
    "portus": PortusRules(),
}
_CONTEST = (RollRules(), PlayRules(), ReinforceRules())
_HANDLERS: Mapping[type, Handler[State, Any]] = {
    frames.Placement: PlacementRules(),
    frames.Operations: OperationsRules(_VISITS),
    frames.Dolus: _VISITS["dolus"],
    frames.Pecunia: _VISITS["pecunia"],
    frames.Equi: _VISITS["equi"],
    frames.Servi: _VISITS["servi"],
    frames.Forum: _VISITS["forum"],
    frames.Latro: _VISITS["latro"],
    frames.Portus: _VISITS["portus"],
    frames.Contest: ContestRules(*_CONTEST),
    frames.Roll: _CONTEST[0],
    frames.Play: _CONTEST[1],
    frames.Reinforce: _CONTEST[2],
    frames.Spoils: SpoilsRules(),
    frames.Laurels: LaurelsRules(),
    frames.Auction: AuctionRules(),
}


def idle(state: State, seat: int, space: str) -> str:
    """What an agent of ``seat`` on ``space`` has nothing to do without, as all can see; "" if it has."""
    rules = _VISITS.get(spaces()[space].area)
    return "" if rules is None or rules.able(state, seat, space) else rules.lacking(state, seat, space)


class AquileiaRules(FrameRules[State]):
    """Aquileia for three to five."""

    info = GameInfo(id="aquileia", version=2, seats=(3, 4, 5), minutes=90, first="drawn")
    state_type = State
    handlers = _HANDLERS

    def usual(self, seat: int) -> frames.Placement:
        """Placing an agent."""
        return frames.Placement([seat])

    def setup(self, config: GameConfig, rng: Rng) -> State:
        """Decks, face-up cards, money; the start player is drawn (rulebook: Setup 1 to 8)."""
        decks = {deck: list(full_deck(deck)) for deck in DECK_SIZES}
        for pile in decks.values():
            rng.shuffle(pile)
        state = State(
            rng=0,
            stack=[],
            round=1,
            first=rng.below(config.seats),
            bank=[COINS - config.seats * start for start in START_COINS],
            spaces=dict.fromkeys(spaces(), FREE),
            track=[],
            laid=[0] * len(START_COINS),
            red=[""] * RED_DICE,
            blue=[""] * BLUE_DICE,
            dice_owner=FREE,
            power=[0] * config.seats,
            decks=decks,
            discards={"servi": [], "equi": []},
            display=[decks["equi"].pop() for _ in area_spaces("equi")[1:]],
            open_laurel=decks["stadium"].pop(),
            lot="",
            gone=[],
            sites=dict.fromkeys(sites(), FREE),
            players=[Player() for _ in range(config.seats)],
        )
        begin_placement(state)
        return state

    def view(self, state: State, seat: int | None) -> State:
        """Decks, the others' hands and, before the end, their laurels as placeholders."""
        return masked(state, seat)

    def resample(self, view: State, seat: int | None, rng: Rng) -> State:
        """Deal what the view hides anew, deck by deck."""
        return redealt(view, rng)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Points, laurels and villas; during the game as if it ended now. Ties are shared."""
        return ranked(score_of(state, seat) for seat in range(len(state.players)))

    def invariants(self, state: State) -> Iterator[str]:
        """Coins, cards, agents, houses and dice are conserved, and stand where they may."""
        return violations(state)
