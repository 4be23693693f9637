"""How Aquileia is judged and played by computers: points, means, and what the agents on the board promise.

One file, though a long one: what something is worth is weighed against all the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from game.brains.aquileia.reasons import REASONS
from game.brains.weighted import Weighted
from game.rules.aquileia.components import ROUNDS, cards, laurels, rewards
from game.rules.aquileia.contests import metal_of
from game.rules.aquileia.dice import unrolled
from game.rules.aquileia.forum import houses_left
from game.rules.aquileia.frames import Auction, Contest, Placement
from game.rules.aquileia.money import can_pay, coins_of
from game.rules.aquileia.printed import area_spaces, sites, spaces
from game.rules.aquileia.scoring import score_of, villa_values
from game.rules.aquileia.state import FREE, Player, State
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng

_METALS = (1.0, 2.0, 3.5)
"""What a coin of bronze, silver and gold is worth."""
_SLAVE = 1.3
_FACES = 1 / 3
"""How often a die shows the metal that counts."""
_AREAS = (
    *("dolus", "pecunia", "equi", "servi", "potentia"),
    *("arena", "stadium", "theatrum", "forum", "latro", "portus"),
)


class AquileiaGuide(Weighted):
    """The guide of Aquileia.

    score: as if the game ended now. coins, slaves, weapons, horses: in hand, by worth. laurels: that count
    for a colour; villas: points of those; business: points and coins of workshops and banks, while there are
    rounds to activate them. agents: still to be placed; slot: the place on the selection track. Of each area
    what the own agents there promise.
    """

    title = "aquileia"
    version = 4
    reasons = REASONS
    searching: Mapping[str, Mapping[str, Any]] = {"master": {"turns": 100}, "sultan": {"turns": 100}}
    playouts: Mapping[str, int] = {"master": 16, "sultan": 100}
    noise: Mapping[str, float] = {"guest": 0.07}
    terms = (
        *("score", "coins", "slaves", "weapons", "horses", "laurels", "villas", "business", "agents", "slot"),
        *_AREAS,
    )

    def progress(self, state: State) -> float:
        """By the rounds."""
        return (state.round - 1) / (ROUNDS - 1)

    def measure(self, state: State, seat: int) -> Sequence[float]:
        """The terms in their order."""
        player = state.players[seat]
        values = villa_values(state, seat)
        left = ROUNDS - state.round
        business, income = _business(state, seat)
        table = cards()
        equi = [table[card] for card in player.equi]
        promises = dict.fromkeys(_AREAS, 0.0)
        for area, promise in self._promises(state, seat, player, values):
            promises[area] += promise
        return (
            score_of(state, seat).total,
            _coins(player.coins) - self._bid(state, seat),
            sum(table[card].value for card in player.servi),
            sum(card.value for card in equi if card.use == "weapon"),
            sum(card.value for card in equi if card.use != "weapon"),
            sum(bool(laurels()[card].colours) for card in player.laurels if card in laurels()),
            sum(values.values()),
            (business + income) * left,
            player.agents if isinstance(state.stack[-1] if state.stack else None, Placement) else 0,
            5 - state.track.index(seat) if seat in state.track else 0,
            *promises.values(),
        )

    def chapter(self, state: State) -> int:
        """The round: at its end all that the agents promised has come or not."""
        return state.round

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        """Of spaces that are alike the first; no pass while an agent is left."""
        kept: dict[object, Action] = {}
        for action in decision.actions:
            kept.setdefault(_likeness(state, action), action)
        if isinstance(state.stack[-1], Placement) and len(kept) > 1:
            kept.pop("pass", None)
        return list(kept.values())

    def pick(self, state: State, decision: Decision, rng: Rng) -> Action:
        """The best step, judged as soon as it is done."""
        return self.quick(state, decision, rng)

    def _bid(self, state: State, seat: int) -> float:
        """The coins that a bid may cost, less what the laurel is worth."""
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, Auction) or frame.leader != seat:
            return 0.0
        return _coins(frame.bid) - self._laurel(villa_values(state, seat), state)

    def _laurel(self, values: dict[str, int], state: State) -> float:
        """About what a laurel of two colours will bring."""
        return 3.0 + 0.7 * max(values.values()) + 0.4 * (ROUNDS - state.round)

    def _promises(
        self, state: State, seat: int, player: Player, values: dict[str, int]
    ) -> Iterator[tuple[str, float]]:
        """What each own agent on the board will bring, in points or thereabouts."""
        mine = [spaces()[id] for id, owner in state.spaces.items() if owner == seat]
        fought = {frame.area for frame in state.stack if isinstance(frame, Contest)}
        ready = list(player.coins)
        for space in mine:
            area = space.area
            if area == "dolus":
                yield area, 4.3
            elif area == "pecunia":
                yield area, 4.5 if any(player.coins) else 0.0
            elif area == "equi":
                number = area_spaces("equi").index(space.id)
                card = state.display[number - 1] if number else ""
                yield area, (cards()[card].value if card else 1.6) * 1.6 - 1 if ready[0] else 0.0
            elif area == "servi":
                price = coins_of(space.metal)
                count = min(
                    space.most,
                    max((n for n in range(4) if can_pay(player, coins_of(space.metal, n))), default=0),
                )
                yield area, count * (1.5 * _SLAVE - 0.5 * _coins(price)) if count else 0.0
            elif area == "potentia":
                yield area, 4.0 if any(other.area in ("arena", "stadium") for other in mine) else 1.0
            elif area == "theatrum":
                yield area, 0.6 * self._laurel(values, state)
            elif area == "forum":
                yield area, self._building(state, seat, player, values, space.scores, space.most)
            elif area == "latro":
                yield area, 0.6 + 0.7 * sum(state.laid)
            elif area == "portus":
                points, income = _business(state, seat)
                yield area, points + income - 0.5 * _coins(coins_of(space.metal))
        for area in ("arena", "stadium"):
            if any(space.area == area for space in mine):
                yield area, self._contest(state, seat, area, values, running=area in fought)

    def _building(
        self, state: State, seat: int, player: Player, values: dict[str, int], scores: bool, most: int
    ) -> float:
        """The best building that can be paid, or half of the best that is nearly paid."""
        if not houses_left(state, seat):
            return 0.0
        slaves = sum(cards()[card].value for card in player.servi)
        best, left = 0.0, ROUNDS - state.round
        bronze, silver, gold = player.coins
        for id, (points, income, cost, colour, price, need) in _plots().items():
            if state.sites[id] != FREE:
                continue
            if colour:  # a villa with the laurels of its colour
                worth = points * (0.5 + 0.12 * left + 0.03 * values[colour])
            else:  # a business, every round
                worth = (points + income) * (0.6 * left + 0.4)
            worth += points * scores - cost
            if worth <= best:
                continue
            lack = max(0, price[0] - bronze) + max(0, price[1] - silver) + max(0, price[2] - gold)
            lack += max(0, need - slaves)
            best = max(best, worth * (1.0, 0.45, 0.2, 0.1)[min(lack, 3)])
        return best * (1.3 if most > 1 else 1.0)

    def _contest(self, state: State, seat: int, area: str, values: dict[str, int], *, running: bool) -> float:
        """What a contest promises by the strength that shows and the cards that nobody knows."""
        strengths = {each: _strength(state, each, area, running) for each in range(len(state.players))}
        strengths = {each: strength for each, strength in strengths.items() if strength}
        own = strengths.get(seat, 0.0)
        worse = sum(1 / (1 + 2.2 ** (other - own)) for each, other in strengths.items() if each != seat)
        place = len(strengths) - 1 - worse
        metal = _coins(coins_of(metal_of(state, seat, area)))
        coins = metal * _interpolated(rewards(area), place)
        prize = 1.7 * own if area == "arena" else 1.2 * self._laurel(values, state)
        second = 3.0 if area == "arena" else 5.0
        return coins + _interpolated((prize, second), place)


def _strength(state: State, seat: int, area: str, running: bool) -> float:
    """The strength of a seat in a contest, as far as it can be guessed; 0 without an agent there."""
    printed = sum(spaces()[id].strength for id in area_spaces(area) if state.spaces[id] == seat)
    if not printed:
        return 0.0
    player, metal = state.players[seat], metal_of(state, seat, area)
    uses = ("weapon",) if area == "arena" else (metal,)
    held = sum(cards()[card].value for card in player.equi if cards()[card].use in uses)
    if area == "arena":
        held += sum(cards()[card].value for card in player.servi) // 2
    blue = _FACES * unrolled(state) * 0.6 if state.dice_owner == seat else 0.0
    shown = state.power[seat] if running else printed + 1.0
    return shown + held * 0.7 + blue


def _interpolated(prizes: Sequence[float], place: float) -> float:
    """The prize of a place that is known only about: 0 the first; nothing beyond the last."""
    lower = int(place)
    near = prizes[lower] if lower < len(prizes) else 0.0
    far = prizes[lower + 1] if lower + 1 < len(prizes) else 0.0
    return near + (far - near) * (place - lower)


def _coins(coins: Sequence[int]) -> float:
    bronze, silver, gold = coins
    return bronze * _METALS[0] + silver * _METALS[1] + gold * _METALS[2]


@cache
def _plots() -> dict[str, tuple[int, float, float, str, Sequence[int], int]]:
    """Of each site points, worth of its income, worth of its price, colour, price in coins and in slaves."""
    return {
        id: (
            site.points,
            _coins(site.income),
            0.6 * _coins(site.price) + 0.6 * site.slaves,
            site.colour,
            site.price,
            site.slaves,
        )
        for id, site in sites().items()
    }


@cache
def _incomes() -> dict[str, tuple[int, float]]:
    return {id: (site.points, _coins(site.income)) for id, site in sites().items() if site.kind != "villa"}


def _business(state: State, seat: int) -> tuple[int, float]:
    """Points and coins of one activation."""
    own = [_incomes()[id] for id, owner in state.sites.items() if owner == seat and id in _incomes()]
    return sum(points for points, _ in own), sum(income for _, income in own)


def _likeness(state: State, action: Action) -> object:
    """What tells an action from others: spaces that bring the same are alike."""
    if action.verb == "pass":
        return "pass"
    if action.verb == "place":
        space = spaces()[action.targets[0]]
        if space.area in ("arena", "stadium"):
            return space.area, space.metal, space.strength
        if space.area == "forum":
            return space.area, space.scores, space.most
    return action
