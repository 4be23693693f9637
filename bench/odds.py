"""What a number of games says: intervals, Elo steps, sequential tests."""

from __future__ import annotations

import math
from collections.abc import Sequence


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of ``count`` games."""
    if not count:
        return 0.0, 1.0
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return middle - reach, middle + reach


def elo(share: float) -> float:
    """The Elo steps that a share of wins between two stands for."""
    share = min(max(share, 0.001), 0.999)
    return 400 * math.log10(share / (1 - share))


def sequential_result(wins: Sequence[float], low: float, high: float) -> str:
    """A sequential test of two shares, errors of 5 %: which of them the games so far speak for."""
    won, lost = sum(wins), sum(1 - win for win in wins)
    ratio = won * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    edge = math.log(0.95 / 0.05)
    return f"accepts {high:.0%}" if ratio > edge else f"accepts {low:.0%}" if ratio < -edge else "goes on"
