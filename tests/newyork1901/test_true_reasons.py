"""Why a building cannot be laid: the reason that is given is true of the position, in whole games."""

from __future__ import annotations

from collections import Counter

from game.rules.kernel.frames import FINISH_FIRST
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.newyork1901.building import covered, estate, has_legendary, open_generation
from game.rules.newyork1901.components import building_of
from game.rules.newyork1901.state import State
from tests.newyork1901.scenes import city, wanted


def holds(state: State, seat: int, piece: str, reason: str) -> bool:
    """Whether a reason, without ``newyork1901-no-``, is true of a building."""
    rules, player, building = city(), state.players[seat], building_of(piece)
    own, standing = estate(rules.sites, player), covered(rules.sites, player)
    room = list(rules.sites.fitting(building.shape, own & ~standing))
    match reason:
        case "land-first":
            return bool(room)
        case "squares":
            return (own & ~standing).bit_count() < len(building.cells)
        case "squares-demolish":
            usable = own & ~covered(rules.sites, player, building.rank)
            return usable.bit_count() < len(building.cells)
        case "generation":
            return building.rank > open_generation(state, player)
        case "legendary-one":
            return has_legendary(player)
        case "fit" | "fit-demolish":
            return not room
        case "bare":
            return any(site.mask & standing for site in rules.sites.fitting(building.shape, own))
    return reason == "boom-four"


def test_a_building_is_refused_for_what_really_stands_in_its_way() -> None:
    rules, met = city(), Counter[str]()
    for seed in range(6):
        state, rng = start(rules, GameConfig(2 + seed % 3, seed)), Rng(seed)
        while decisions := rules.decisions(state):
            (decision,) = decisions
            seat = decision.player
            open_to = {action.targets[0] for action in decision.actions if action.targets}
            for piece in (*state.players[seat].unbuilt, *state.legendary):
                refusal = rules.refuse(state, seat, piece, ())
                assert (refusal is None) == (piece in open_to), piece
                if refusal and refusal.key != FINISH_FIRST.key:
                    reason = refusal.key.removeprefix("newyork1901-no-")
                    assert holds(state, seat, piece, reason), (seed, piece, reason)
                    met[reason] += 1
            greedy = rng.pick((True, False))
            play(rules, state, wanted(decision.actions, rng) if greedy else rng.pick(decision.actions))
    assert {"land-first", "squares", "squares-demolish", "generation", "fit-demolish"} <= met.keys(), met
