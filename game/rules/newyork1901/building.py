"""Building and demolishing: what fits where, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.newyork1901.components import BRONZE, GENERATIONS, GOLD, LEGENDARY, SILVER, building_of
from game.rules.newyork1901.land import guard, send_home
from game.rules.newyork1901.sites import Site, Sites
from game.rules.newyork1901.state import Player, State

KEPT_BUILDINGS = 4
"""As few own unbuilt buildings end the game; Construction Boom may not go below (ruling 18)."""


def open_generation(state: State, player: Player) -> int:
    """The best generation that the player's points have opened (rulebook: Generations)."""
    if player.points >= state.gold_at:
        return GOLD
    return SILVER if player.points >= state.silver_at else BRONZE


def candidates(state: State, seat: int) -> list[str]:
    """The buildings whose generation is open: own ones, and one legendary (ruling 12)."""
    player = state.players[seat]
    best = open_generation(state, player)
    found = [piece for piece in player.unbuilt if building_of(piece).rank <= best]
    if best == GOLD and not any(building_of(piece).generation == LEGENDARY for piece in player.built):
        found += state.legendary
    return found


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


def builds(state: State, sites: Sites, seat: int) -> Iterator[Action]:
    """Every open building on every site of free own squares (rulebook: Building rules)."""
    player = state.players[seat]
    free = estate(sites, player) & ~covered(sites, player)
    for piece in candidates(state, seat):
        for site in sites.fitting(building_of(piece).shape, free):
            yield act(seat, "build", piece, site.id)


def extra_builds(state: State, sites: Sites, seat: int) -> Iterator[Action]:
    """What Construction Boom can build; own buildings only while five are left (ruling 18)."""
    spare = len(state.players[seat].unbuilt) > KEPT_BUILDINGS
    for action in builds(state, sites, seat):
        if spare or building_of(action.targets[0]).generation == LEGENDARY:
            yield action


def demolitions(state: State, sites: Sites, seat: int) -> Iterator[Action]:
    """Every open building on every site that takes the place of lower own ones (rulings 14 and 15)."""
    player = state.players[seat]
    own = estate(sites, player)
    standing = covered(sites, player)
    free_by_rank: dict[int, int] = {}
    possible: dict[tuple[str, int], list[Site]] = {}
    for piece in candidates(state, seat):
        building = building_of(piece)
        key = (building.shape, building.rank)
        if key not in possible:
            if building.rank not in free_by_rank:
                free_by_rank[building.rank] = own & ~covered(sites, player, building.rank)
            fitting = sites.fitting(building.shape, free_by_rank[building.rank])
            possible[key] = [
                site for site in fitting if site.mask & standing and _enough_workers(sites, player, site)
            ]
        for site in possible[key]:
            yield act(seat, "demolish", piece, site.id)


def overlapped(sites: Sites, player: Player, site: Site) -> list[str]:
    """The own buildings that a footprint touches: they leave as a whole."""
    return [piece for piece, at in player.built.items() if sites.by_id[at].mask & site.mask]


def bared_lots(sites: Sites, player: Player, site: Site) -> list[str]:
    """The own lots that would have neither building nor worker after building on ``site``."""
    kept = site.lots
    fallen = 0
    for at in player.built.values():
        other = sites.by_id[at]
        if other.mask & site.mask:
            fallen |= other.lots
        else:
            kept |= other.lots
    return sites.lots_in(fallen & ~kept)


def _enough_workers(sites: Sites, player: Player, site: Site) -> bool:
    """Whether hand and freed workers suffice for the lots laid bare (ruling 15)."""
    bared = bared_lots(sites, player, site)
    if not bared:
        return True
    at_hand = sum(not lot or bool(sites.lot_bits[lot] & site.lots) for lot in player.workers.values())
    return len(bared) <= at_hand


def demolish(state: State, sites: Sites, action: Action, out: Outcome) -> None:
    """Clear the site, then build on it (rulebook: Demolish)."""
    seat = action.player
    player, site = state.players[seat], sites.by_id[action.targets[1]]
    bared = bared_lots(sites, player, site)
    fallen = overlapped(sites, player, site)
    for old in fallen:
        at = player.built.pop(old)
        player.demolished.append(old)
        out.emit("demolish", seat=seat, building=old, site=at)
    # The workers of the new site come home first: they may be needed on the lots laid bare.
    send_home(player, seat, sites.lots_in(site.lots), out)
    guard(player, seat, bared, out)
    build(state, sites, action, out)


def build(state: State, sites: Sites, action: Action, out: Outcome) -> None:
    """Put a building down: workers return, points are scored (rulebook: Build)."""
    seat = action.player
    piece, place = action.targets
    player = state.players[seat]
    site, building = sites.by_id[place], building_of(piece)
    (state.legendary if building.generation == LEGENDARY else player.unbuilt).remove(piece)
    player.built[piece] = place
    out.emit("build", seat=seat, building=piece, site=place, points=building.points)
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
        state.players[seat].points += len(near)
        state.players[seat].prestige += len(near)
        out.emit("prestige", seat=seat, points=len(near), buildings=tuple(near))
