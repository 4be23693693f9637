"""The invariants of a sound state: everything on the table exists, and nothing is lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.soundness import distinct, first_violations, in_range, known, random_number, sized
from game.rules.newyork1901.board import STREETS
from game.rules.newyork1901.building import covered, estate
from game.rules.newyork1901.cards import no_grab, small_claims
from game.rules.newyork1901.components import (
    ACTION_CARDS,
    CHALLENGES,
    LEGENDARY,
    MARKET_PLACES,
    OWN_BUILDINGS,
    STREET_CARDS,
    THRESHOLDS,
    WORKERS,
    building_of,
    card_kind,
    characters,
    legendary_buildings,
    own_buildings,
)
from game.rules.newyork1901.lists import Lists
from game.rules.newyork1901.setup import card_pool
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import NOT_YET, Grab, Player, State

_SEATS = (2, 3, 4)
_GRABBED = 2
"""The cards that a Land Grab takes."""


def violations(state: State, lists: Lists) -> Iterator[str]:
    """The invariants that ``state`` violates, each as a line: of shape, else of ids, else of conservation."""
    return first_violations(_misshapen(state), _strange(state, lists.sites), _lost(state, lists))


def _misshapen(state: State) -> Iterator[str]:
    seats = len(state.players)
    yield from random_number(state.rng)
    yield from sized("players", state.players, *_SEATS)
    yield from sized("market", state.market, MARKET_PLACES)
    yield from sized("streets", state.streets, STREET_CARDS)
    # Once the game is over nobody is to move, and no turn is left.
    yield from sized("stack", state.stack, 1 if state.turns_left else 0)
    yield from in_range("turns left", state.turns_left, NOT_YET, seats - 1)
    if (0, state.silver_at, state.gold_at) not in THRESHOLDS.values():
        yield "the generations open at points of no variant"
    for frame in state.stack:
        yield from in_range("seat", frame.seat, 0, seats - 1)
        if isinstance(frame, Grab):
            yield from in_range("cards to grab", frame.left, 1, _GRABBED)


def _strange(state: State, sites: Sites) -> Iterator[str]:
    """Ids of what does not exist, or does not belong there."""
    seats = range(len(state.players))
    pool = set(card_pool(sites.grid, len(seats)))
    yield from distinct("streets", state.streets)
    yield from known("streets", state.streets, STREETS)
    yield from known("challenge", [state.challenge], CHALLENGES)
    yield from known("deck", state.deck, pool)
    yield from known("market", state.market, {*pool, ""})
    yield from known("legendary", state.legendary, legendary_buildings())
    yield from distinct("characters", [player.character for player in state.players])
    for seat in seats:
        yield from _strange_player(state, sites, seat, pool)


def _strange_player(state: State, sites: Sites, seat: int, pool: set[str]) -> Iterator[str]:
    player, where = state.players[seat], f"seat {seat}"
    own = {f"building.{seat}.{kind}" for kind in own_buildings()}
    start = f"building.{seat}.start"
    yield from known(where, [player.character], characters(len(state.players)))
    yield from known(where, player.unbuilt, own)
    yield from known(where, player.built, {*own, start, *legendary_buildings()})
    yield from known(where, player.demolished, {*own, start})
    yield from known(where, player.built.values(), sites.by_id)
    yield from known(where, player.lots, sites.lot_bits)
    yield from known(where, player.lots.values(), pool)
    yield from known(where, player.workers, {f"worker.{seat}.{n + 1}" for n in range(WORKERS)})
    yield from known(where, player.workers.values(), {*player.lots, ""})
    yield from known(where, player.actions, {f"action.{seat}.{card}" for card in ACTION_CARDS})
    yield from distinct(where, player.actions)


def _lost(state: State, lists: Lists) -> Iterator[str]:
    """Cards, workers and buildings are conserved; buildings and workers stand where they may."""
    sites = lists.sites
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
        yield from (f"seat {seat}: {line}" for line in _of_player(player, sites))
        if not 0 <= player.prestige <= (_most_prestige() if state.challenge == "gold_prestige" else 0):
            yield f"seat {seat}: so much prestige cannot be won"
    for frame in state.stack:
        if isinstance(frame, Grab) and not _can_grab(state, lists, frame):
            yield "nothing is left for the Land Grab"


def _can_grab(state: State, lists: Lists, grab: Grab) -> bool:
    """Whether there are workers and lots for the cards still to be taken (ruling 17)."""
    if grab.left == _GRABBED:
        return no_grab(state, grab.seat, lists.claimable(state)) is None
    return bool(small_claims(state, lists, grab.seat))


def _legendary(piece: str) -> bool:
    return building_of(piece).generation == LEGENDARY


def _most_prestige() -> int:
    """More neighbours than all buildings of a player can have."""
    return OWN_BUILDINGS * OWN_BUILDINGS


def _of_player(player: Player, sites: Sites) -> Iterator[str]:
    kinds = {lot.id: (lot.district, lot.size) for lot in sites.grid.lots}
    if any(kinds[lot] != card_kind(card) for lot, card in player.lots.items()):
        yield "a land card does not fit its lot"
    own = [p for p in (*player.built, *player.demolished) if not _legendary(p) and not p.endswith(".start")]
    everything = player.unbuilt + own
    if not len(everything) == len(set(everything)) == OWN_BUILDINGS:
        yield "a building is lost or doubled"
    if sum(_legendary(piece) for piece in player.built) > 1:
        yield "more than one legendary building"
    if any(sites.by_id[at].shape != building_of(piece).shape for piece, at in player.built.items()):
        yield "a building has another shape than its site"
    yield from _misplaced(player, sites)
    scored = sum(building_of(piece).points for piece in (*player.built, *player.demolished))
    if player.points != scored + player.prestige:
        yield "the score track does not agree with the buildings"


def _misplaced(player: Player, sites: Sites) -> Iterator[str]:
    """Buildings and workers that do not stand where they may."""
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
    if {lot for lot in player.lots if not sites.lot_bits[lot] & used} != set(posts):
        yield "workers do not stand exactly on the lots without a building"
