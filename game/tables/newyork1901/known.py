"""New York 1901: what is known of parks, landmarks, characters and generations, which nobody chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.kernel.ids import rest_of
from game.rules.kernel.text import Text, text
from game.rules.newyork1901.board import LotGrid
from game.rules.newyork1901.components import GENERATIONS, LEGENDARY, building_of
from game.rules.newyork1901.scoring import rank_count
from game.rules.newyork1901.state import Player


def sight(grid: LotGrid) -> Callable[[Any, str], Text]:
    """What parks and landmarks of a board are for (rulebook: Building rules)."""
    parks = {each.id for each in grid.sights if each.cells[0] in grid.parks}

    def known(ctx: Any, piece: str) -> Text:
        return text("newyork1901-explain-sight", kind="park" if piece in parks else "landmark")

    return known


def began(ctx: Any, piece: str) -> Text | None:
    """Where the player of a character began; nothing of the place for one."""
    district = rest_of(piece)
    return None if district.isdigit() else text("newyork1901-explain-character", district=district)


def standing(player: Player, name: str) -> int:
    """How many buildings of a generation stand; legendary ones are gold too (ruling 12)."""
    if name == GENERATIONS[LEGENDARY]:
        return sum(building_of(piece).generation == LEGENDARY for piece in player.built)
    return rank_count(player, GENERATIONS.index(name))
