"""The piece in the player's hand: a building turned over its place, a worker over a lot."""

from __future__ import annotations

from collections.abc import Sequence

from game.tables.table import Ghost

CROWD = 4
"""Pictures of a standing building: one for each quarter turn, of a shared building so many for each seat."""


def ghost(seat: int, picked: Sequence[str], target: str) -> Ghost | None:
    """How what is picked would look on ``target``; None for what is not laid on the map."""
    if not picked:
        return None
    if target.startswith("site."):
        turns = quarters(target)
        return Ghost(picked[0], str(standing(picked[0], target, seat)), turns)
    if target.startswith("lot."):
        return Ghost(f"worker.{seat}.1", place=f"post.{target}")
    return None


def quarters(site: str) -> int:
    """The quarter turns of a building on a site."""
    return int(site.rsplit(".", 1)[1])


def standing(piece: str, site: str, seat: int) -> int:
    """Which picture shows a building on its site: its turns, and of a shared one whose it is."""
    whose = CROWD * (seat + 1) if piece.startswith("legendary.") else 0
    return whose + 1 + quarters(site)
