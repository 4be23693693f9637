"""What holds in every position."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.newyork1901.building import covered, estate
from game.rules.newyork1901.components import (
    LEGENDARY,
    OWN_BUILDINGS,
    WORKERS,
    building_of,
    card_kind,
    legendary_buildings,
)
from game.rules.newyork1901.setup import card_pool
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import Player, State


def broken(state: State, sites: Sites) -> Iterator[str]:
    """The laws that a position breaks."""
    cards = state.deck + state.open_cards() + [c for p in state.players for c in p.lots.values()]
    if sorted(cards) != sorted(card_pool(sites.grid, len(state.players))):
        yield "a land card is lost or doubled"
    owned = list(state.owned_lots())
    if len(set(owned)) != len(owned):
        yield "a lot has two owners"
    shared = [piece for player in state.players for piece in player.built if _legendary(piece)]
    if sorted(shared + state.legendary) != sorted(legendary_buildings()):
        yield "a legendary building is lost or doubled"
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {law}" for law in _broken_by(player, sites))


def _legendary(piece: str) -> bool:
    return building_of(piece).generation == LEGENDARY


def _broken_by(player: Player, sites: Sites) -> Iterator[str]:
    kinds = {lot.id: (lot.district, lot.size) for lot in sites.grid.lots}
    if any(kinds[lot] != card_kind(card) for lot, card in player.lots.items()):
        yield "a land card does not fit its lot"
    own = [p for p in player.built if not _legendary(p) and not p.endswith(".start")]
    gone = [p for p in player.demolished if not p.endswith(".start")]
    if (
        len({*player.unbuilt, *own, *gone}) != OWN_BUILDINGS
        or len(player.unbuilt + own + gone) != OWN_BUILDINGS
    ):
        yield "a building is lost or doubled"
    if sum(_legendary(piece) for piece in player.built) > 1:
        yield "more than one legendary building"
    footprints = [sites.by_id[at] for at in player.built.values()]
    if sum(site.mask.bit_count() for site in footprints) != covered(sites, player).bit_count():
        yield "two buildings overlap"
    if covered(sites, player) & ~estate(sites, player):
        yield "a building stands outside the estate"
    posts = [lot for lot in player.workers.values() if lot]
    if len(player.workers) != WORKERS or len(set(posts)) != len(posts):
        yield "a worker is lost or doubled"
    used = 0
    for site in footprints:
        used |= site.lots
    bare = {lot for lot in player.lots if not sites.lot_bits[lot] & used}
    if bare != set(posts):
        yield "workers do not stand exactly on the lots without a building"
    scored = sum(building_of(piece).points for piece in (*player.built, *player.demolished))
    if player.points != scored + player.prestige:
        yield "the score track does not agree with the buildings"
