"""Points at the end: streets, the challenge, unused action cards, ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from game.rules.kernel.event import Outcome
from game.rules.kernel.rules import Score, ScoreLine, ranked
from game.rules.newyork1901.components import BRONZE, GOLD, SILVER, building_of
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import Player, State

STREET_POINTS = 5
GENERATION_POINTS = 5
DISTRICT_POINTS = 3
DISTRICT_BUILDINGS = 2
PRESTIGE_POINTS = 1
"""For each neighbour of a gold building, at once (rulebook: Gold Prestige)."""
BARON_POINTS = {4: 5, 5: 10, 6: 15}
ARCHITECT_POINTS = {3: 3, 4: 6, 5: 10}


def scores(state: State, sites: Sites) -> tuple[Score, ...]:
    """Everybody's score, as if the game ended now (rulebook: Scoring, ties)."""
    return ranked(_score(state, sites, seat) for seat in range(len(state.players)))


def _score(state: State, sites: Sites, seat: int) -> Score:
    player = state.players[seat]
    lines = [ScoreLine("newyork1901-score-buildings", player.points - player.prestige)]
    lines += [
        ScoreLine(f"newyork1901-score-street-{_key(street)}", street_points(state, sites, seat, street))
        for street in state.streets
    ]
    earned = challenge_points(state, sites, seat)
    lines.append(ScoreLine(f"newyork1901-score-challenge-{_key(state.challenge)}", earned))
    lines.append(ScoreLine("newyork1901-score-actions", len(player.actions)))
    ties = (
        ScoreLine("newyork1901-tie-legendary", max((_height(piece) for piece in player.built), default=0)),
        ScoreLine("newyork1901-tie-gold", rank_count(player, GOLD)),
    )
    return Score(seat, sum(line.points for line in lines), tuple(lines), ties)


def _key(name: str) -> str:
    return name.replace("_", "-")


def _height(piece: str) -> int:
    return building_of(piece).height


def rank_count(player: Player, rank: int) -> int:
    """Buildings of a rank on the board; legendary ones are gold, the starter is none (rulings 12, 21)."""
    return sum(building_of(piece).rank == rank for piece in player.built)


def alone_ahead(counts: list[int], seat: int) -> bool:
    """Whether ``seat`` has strictly more than every other, and any at all."""
    return counts[seat] > max((n for other, n in enumerate(counts) if other != seat), default=0)


def street_counts(state: State, sites: Sites, street: str) -> list[int]:
    """How many buildings of each seat touch a street, starters too (ruling 20); no street, none."""
    fronts = sites.fronts.get(street, frozenset())
    return [len(fronts.intersection(player.built.values())) for player in state.players]


def street_leader(state: State, sites: Sites, street: str) -> int:
    """The seat with strictly most buildings at a street, -1 for nobody (ruling 20)."""
    counts = street_counts(state, sites, street)
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else -1


def street_points(state: State, sites: Sites, seat: int, street: str) -> int:
    """Five points for most buildings at a street; a tie pays nobody (ruling 20)."""
    return STREET_POINTS * alone_ahead(street_counts(state, sites, street), seat)


def challenge_points(state: State, sites: Sites, seat: int) -> int:
    """What the challenge in play brings a seat (rulebook: Challenge cards)."""
    return _CHALLENGES[state.challenge](state, sites, seat)


def generation_counts(state: State, rank: int) -> list[int]:
    """How many buildings of a rank each seat has on the board."""
    return [rank_count(player, rank) for player in state.players]


def gold_districts(sites: Sites, player: Player) -> Counter[str]:
    """How many gold buildings stand in each district; one on two districts counts in both."""
    golden = [sites.by_id[at] for piece, at in player.built.items() if building_of(piece).rank == GOLD]
    return Counter(district for site in golden for district in site.districts)


def unusual_count(player: Player) -> int:
    """How many buildings on the board are not rectangles."""
    return sum(building_of(piece).unusual for piece in player.built)


def _bronze_baron(state: State, sites: Sites, seat: int) -> int:
    return _reached(BARON_POINTS, rank_count(state.players[seat], BRONZE))


def _master_architect(state: State, sites: Sites, seat: int) -> int:
    return _reached(ARCHITECT_POINTS, unusual_count(state.players[seat]))


def _reached(steps: Mapping[int, int], count: int) -> int:
    return max((points for needed, points in steps.items() if count >= needed), default=0)


def _generation_king(state: State, sites: Sites, seat: int) -> int:
    ranks = (BRONZE, SILVER, GOLD)
    return GENERATION_POINTS * sum(alone_ahead(generation_counts(state, rank), seat) for rank in ranks)


def _gold_tycoon(state: State, sites: Sites, seat: int) -> int:
    districts = gold_districts(sites, state.players[seat])
    return DISTRICT_POINTS * sum(count >= DISTRICT_BUILDINGS for count in districts.values())


def _gold_prestige(state: State, sites: Sites, seat: int) -> int:
    return state.players[seat].prestige


_CHALLENGES: Mapping[str, Callable[[State, Sites, int], int]] = {
    "bronze_baron": _bronze_baron,
    "master_architect": _master_architect,
    "generation_king": _generation_king,
    "gold_tycoon": _gold_tycoon,
    "gold_prestige": _gold_prestige,
}


def announce(state: State, sites: Sites, out: Outcome) -> None:
    """Tell what the end brings: streets, the challenge, unused action cards."""
    for seat, player in enumerate(state.players):
        for street in state.streets:
            if points := street_points(state, sites, seat, street):
                out.emit("street_bonus", seat=seat, street=street, points=points)
        points = challenge_points(state, sites, seat)
        if points and state.challenge != "gold_prestige":
            out.emit("challenge_bonus", seat=seat, challenge=state.challenge, points=points)
        if player.actions:
            out.emit("cards_bonus", seat=seat, points=len(player.actions))
    out.emit("end")
