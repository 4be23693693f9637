"""New York 1901: what a building would bring, and how it stands with streets and the challenge."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.text import Text, seat_ref, text
from game.rules.newyork1901.building import bared_lots, overlapped, prestige_neighbours
from game.rules.newyork1901.components import BRONZE, GENERATIONS, GOLD, SILVER, building_of
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.scoring import (
    DISTRICT_BUILDINGS,
    alone_ahead,
    challenge_points,
    generation_counts,
    gold_districts,
    rank_count,
    street_counts,
    unusual_count,
)
from game.rules.newyork1901.state import Player, State


def preview(view: State, rules: NewYorkRules, action: Action) -> Iterator[Text]:
    """What laying a building brings: points, streets, workers that come back; what falls, who must guard.

    Of an action card what it does.
    """
    if action.verb in ("shift", "grab", "boom"):
        yield text("newyork1901-action-text", action=action.targets[0].rsplit(".", 1)[1])
    if action.verb not in ("build", "demolish"):
        return
    piece, place = action.targets
    player, site = view.players[action.player], rules.sites.by_id[place]
    yield text("newyork1901-preview-points", points=building_of(piece).points)
    if view.challenge == "gold_prestige" and building_of(piece).rank == GOLD:
        near = prestige_neighbours(view, rules.sites, action.player, site)
        yield text("newyork1901-preview-prestige", points=len(near))
    for street in view.streets:
        if street in site.streets:
            yield text("newyork1901-preview-street", street=street)
    here = rules.sites.lots_in(site.lots)
    back = sum(lot in here for lot in player.workers.values() if lot)
    if back:
        yield text("newyork1901-preview-home", count=back)
    for old in overlapped(rules.sites, player, site):
        yield text("newyork1901-preview-falls", building=f"@name.{old.rsplit('.', 1)[1]}")
    bared = bared_lots(rules.sites, player, site)
    if bared:
        yield text("newyork1901-preview-guard", count=len(bared))


def explain(view: State, rules: NewYorkRules, piece: str) -> Iterator[Text]:
    """What a card does, and how everybody stands with it."""
    kind, *rest = piece.split(".")
    if kind == "streetcard":
        yield text("newyork1901-streetcard-text", street=rest[0])
        yield from _standings(street_counts(view, rules.sites, rest[0]))
    elif kind == "leader" and rest[0] != "challenge":
        yield from _standings(street_counts(view, rules.sites, rest[0]))
    elif kind == "challenge" or piece == "leader.challenge":
        yield text("newyork1901-challenge-text", challenge=view.challenge)
        yield from _CHALLENGES[view.challenge](view, rules)
    elif kind == "action":
        yield text("newyork1901-action-text", action=rest[1])
    elif kind == "unbuilt":
        yield text("newyork1901-unbuilt-text")
    elif kind in ("building", "legendary"):
        yield from _building(view, rules, piece)


def _building(view: State, rules: NewYorkRules, piece: str) -> Iterator[Text]:
    """Whose a standing building is and which of the streets in play it touches."""
    for seat, player in enumerate(view.players):
        if piece in player.built:
            yield text("newyork1901-stands", seat=seat_ref(seat))
            for street in view.streets:
                if street in rules.sites.by_id[player.built[piece]].streets:
                    yield text("newyork1901-preview-street", street=street)


def _standings(counts: list[int]) -> Iterator[Text]:
    """Everybody's number of buildings, and who is ahead."""
    for seat, count in enumerate(counts):
        key = "newyork1901-ahead" if alone_ahead(counts, seat) else "newyork1901-stands-with"
        yield text(key, seat=seat_ref(seat), count=count)


def _kings(view: State, rules: NewYorkRules) -> Iterator[Text]:
    """Each generation with everybody's number."""
    for rank in (BRONZE, SILVER, GOLD):
        yield text("newyork1901-of-generation", generation=GENERATIONS[rank])
        yield from _standings(generation_counts(view, rank))


def _earnings(view: State, rules: NewYorkRules) -> Iterator[Text]:
    """What everybody has of what the challenge counts, and the points that it brings."""
    for seat, player in enumerate(view.players):
        count, points = _COUNTS[view.challenge](rules, player), challenge_points(view, rules.sites, seat)
        yield text("newyork1901-earns", seat=seat_ref(seat), count=count, points=points)


def _tycoon(rules: NewYorkRules, player: Player) -> int:
    """In how many districts there are enough gold buildings."""
    return sum(count >= DISTRICT_BUILDINGS for count in gold_districts(rules.sites, player).values())


_COUNTS: Mapping[str, Callable[[NewYorkRules, Player], int]] = {
    "bronze_baron": lambda rules, player: rank_count(player, BRONZE),
    "master_architect": lambda rules, player: unusual_count(player),
    "gold_tycoon": _tycoon,
}
_CHALLENGES: Mapping[str, Callable[[State, NewYorkRules], Iterator[Text]]] = {
    "bronze_baron": _earnings,
    "master_architect": _earnings,
    "generation_king": _kings,
    "gold_tycoon": _earnings,
    "gold_prestige": lambda view, rules: (
        text("newyork1901-stands-with", seat=seat_ref(seat), count=player.prestige)
        for seat, player in enumerate(view.players)
    ),
}
