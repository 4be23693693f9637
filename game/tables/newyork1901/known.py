"""New York 1901: what is known of parks, landmarks and characters, which nobody chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.kernel.ids import rest_of
from game.rules.kernel.text import Text, text
from game.rules.newyork1901.board import LotGrid


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
