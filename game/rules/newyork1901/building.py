"""Building and demolishing: what fits where, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from game.rules.kernel.action import Action
from game.rules.kernel.event import Outcome
from game.rules.kernel.ids import seat_in
from game.rules.kernel.text import Text, seat_ref
from game.rules.newyork1901.board import connected
from game.rules.newyork1901.components import (
    BRONZE,
    GENERATIONS,
    GOLD,
    LEGENDARY,
    SILVER,
    Building,
    building_of,
    legendary_buildings,
)
from game.rules.newyork1901.land import guard, send_home
from game.rules.newyork1901.scoring import PRESTIGE_POINTS
from game.rules.newyork1901.sites import Site, Sites
from game.rules.newyork1901.state import Player, State
from game.rules.newyork1901.words import no

KEPT_BUILDINGS = 4
"""As few own unbuilt buildings end the game; Construction Boom may not go below (ruling 18)."""


def open_generation(state: State, player: Player) -> int:
    """The best generation that the player's points have opened (rulebook: Generations)."""
    if player.points >= state.gold_at:
        return GOLD
    return SILVER if player.points >= state.silver_at else BRONZE


def no_piece(state: State, seat: int, piece: str) -> Text | None:
    """What stands in the way of a building wherever it should be laid (rulebook: Generations; ruling 12)."""
    player, building = state.players[seat], building_of(piece)
    if piece in player.built:
        return no("building-built")
    if building.generation == LEGENDARY:
        for other, rival in enumerate(state.players):
            if piece in rival.built:
                return no("legendary-gone", seat=seat_ref(other))
        if has_legendary(player):
            return no("legendary-one")
    elif seat_in(piece) != seat:
        return no("building-other", seat=seat_ref(seat_in(piece)))
    if building.rank <= open_generation(state, player):
        return None
    points = state.gold_at if building.rank == GOLD else state.silver_at
    return no("generation", generation=GENERATIONS[building.rank], points=points, have=player.points)


def open_buildings(state: State, seat: int, *, extra: bool = False) -> frozenset[str]:
    """The buildings that nothing but their place stands in the way of: own ones, and one legendary.

    With ``extra`` those that Construction Boom may build.
    """
    player = state.players[seat]
    best = open_generation(state, player)
    own = () if extra and cannot_spare(player) else tuple(player.unbuilt)
    shared = tuple(state.legendary) if best == GOLD and not has_legendary(player) else ()
    return _open_now(best, own, shared)


@lru_cache(maxsize=2048)
def _open_now(best: int, own: tuple[str, ...], shared: tuple[str, ...]) -> frozenset[str]:
    """Those of a player's own buildings that rank up to ``best``, and legendary ones that he may build."""
    return frozenset([piece for piece in own if building_of(piece).rank <= best] + list(shared))


def has_legendary(player: Player) -> bool:
    """Whether a player has built the one legendary building that he may (ruling 12)."""
    return not player.built.keys().isdisjoint(legendary_buildings())


def cannot_spare(player: Player) -> bool:
    """Whether Construction Boom would leave too few own buildings (ruling 18)."""
    return len(player.unbuilt) <= KEPT_BUILDINGS


def estate(sites: Sites, player: Player) -> int:
    """The squares of a player's lots."""
    mask = 0
    for lot in player.lots:
        mask |= sites.lot_masks[lot]
    return mask


def covered(sites: Sites, player: Player, least_rank: int = 0) -> int:
    """The squares under a player's buildings of this rank or better."""
    mask = 0
    for piece, site in player.built.items():
        if building_of(piece).rank >= least_rank:
            mask |= sites.by_id[site].mask
    return mask


def free_squares(sites: Sites, player: Player) -> int:
    """How many squares of a player's land nothing stands on."""
    return (estate(sites, player) & ~covered(sites, player)).bit_count()


def _over_lower(sites: Sites, player: Player, building: Building, own: int, standing: int) -> Iterator[Site]:
    """The sites in the estate where a building covers lower ones, and nothing else that stands."""
    room = own & ~covered(sites, player, building.rank)
    return (site for site in sites.fitting(building.shape, room) if site.mask & standing)


def misfit(state: State, sites: Sites, seat: int, piece: str, *, demolishing: bool) -> Text:
    """Why an open building has no place: on free squares, or where others may be demolished for it too."""
    player, building = state.players[seat], building_of(piece)
    own, standing = estate(sites, player), covered(sites, player)
    if not demolishing or not any(building_of(old).rank < building.rank for old in player.built):
        return _cramped(sites, building, own & ~standing, "")
    if any(_over_lower(sites, player, building, own, standing)):
        return no("bare")
    return _cramped(sites, building, own & ~covered(sites, player, building.rank), "-demolish")


def _cramped(sites: Sites, building: Building, room: int, way: str) -> Text:
    """What a building lacks on these squares: enough of them, enough side by side, or the right ones."""
    squares, free, most = len(building.cells), room.bit_count(), largest_part(sites, room)
    if free < squares:
        return no(f"squares{way}", squares=squares, free=free)
    if most < squares:
        return no(f"apart{way}", squares=squares, free=free, most=most)
    return no(f"fit{way}")


def largest_part(sites: Sites, squares: int) -> int:
    """How many of these squares, given as bits, hang together at most."""
    return max(map(len, connected(sites.cells_in(squares))), default=0)


def overlapped(sites: Sites, player: Player, site: Site) -> list[str]:
    """The own buildings that a footprint touches: they leave as a whole."""
    return [piece for piece, at in player.built.items() if sites.by_id[at].mask & site.mask]


def bared(site: Site, standing: Iterable[Site]) -> int:
    """The lots, as bits, that a building on ``site`` would leave without any of those that stand there."""
    kept, fallen = site.lots, 0
    for other in standing:
        if other.mask & site.mask:
            fallen |= other.lots
        else:
            kept |= other.lots
    return fallen & ~kept


def demolish(state: State, sites: Sites, action: Action, out: Outcome) -> None:
    """Clear the site, then build on it (rulebook: Demolish)."""
    seat = action.player
    player, site = state.players[seat], sites.by_id[action.targets[1]]
    bare = sites.lots_in(bared(site, (sites.by_id[at] for at in player.built.values())))
    fallen, piece = overlapped(sites, player, site), action.targets[0]
    points = building_of(piece).points
    out.emit("replace", seat=seat, building=piece, site=site.id, points=points, fallen=tuple(fallen))
    for old in fallen:
        at = player.built.pop(old)
        player.demolished.append(old)
        out.emit("demolish", seat=seat, building=old, site=at)
    # The workers of the new site come home first: they may be needed on the lots laid bare.
    send_home(player, seat, sites.lots_in(site.lots), out)
    guard(player, seat, bare, out)
    _put_up(state, sites, action, out, "raise")


def build(state: State, sites: Sites, action: Action, out: Outcome) -> None:
    """Put a building down on free squares (rulebook: Build)."""
    _put_up(state, sites, action, out, "build")


def _put_up(state: State, sites: Sites, action: Action, out: Outcome, told: str) -> None:
    """Workers return, points are scored; what is put up is told by an event of the kind ``told``."""
    seat = action.player
    piece, place = action.targets
    player = state.players[seat]
    site, building = sites.by_id[place], building_of(piece)
    (state.legendary if building.generation == LEGENDARY else player.unbuilt).remove(piece)
    player.built[piece] = place
    out.emit(told, seat=seat, building=piece, site=place, points=building.points)
    send_home(player, seat, sites.lots_in(site.lots), out)
    before = open_generation(state, player)
    player.points += building.points
    if state.challenge == "gold_prestige" and building.rank == GOLD:
        _gain_prestige(state, sites, seat, site, out)
    for opened in range(before + 1, open_generation(state, player) + 1):
        out.emit("generation", seat=seat, generation=GENERATIONS[opened])


def prestige_neighbours(state: State, sites: Sites, seat: int, site: Site) -> list[str]:
    """The opponents' bronze and silver buildings that share an edge with a site."""
    return [
        piece
        for other, player in enumerate(state.players)
        if other != seat
        for piece, at in player.built.items()
        if building_of(piece).generation in (BRONZE, SILVER) and sites.by_id[at].mask & site.halo
    ]


def _gain_prestige(state: State, sites: Sites, seat: int, site: Site, out: Outcome) -> None:
    """A point at once for each neighbour (rulebook: Gold Prestige)."""
    near = prestige_neighbours(state, sites, seat, site)
    if near:
        points = PRESTIGE_POINTS * len(near)
        state.players[seat].points += points
        state.players[seat].prestige += points
        out.emit("prestige", seat=seat, points=points, buildings=tuple(near))
