"""A question of `bench.probe`: how much opponents that search come to in the time that they have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from time import process_time
from typing import Any

_EVERY = 4
"""So few of a game's choices are thought over."""


def pondered(title: str, playouts: int, first: int, games: int) -> dict[str, float]:
    """Sultan's thoughts over choices of Trader's games: playouts, and seconds of processor time."""
    guides, levels = import_module("game.opponents.guides"), import_module("game.brains.levels")
    kernel, thought = import_module("game.rules.kernel.rules"), import_module("game.brains.thought")
    rules = import_module("game.tables.registry").find_title(title).rules({})
    guide = guides.guide_for(title, rules)
    trader, sultan = (levels.brain_of(guide, levels.LEVELS[name]) for name in ("trader", "sultan"))
    spent, seconds = 0, 0.0
    for seed in range(first, first + games):
        chance, at = import_module("game.rules.kernel.rng").Rng(seed + 1), 0
        state = kernel.start(rules, kernel.GameConfig(min(rules.info.seats), seed))
        while decisions := rules.decisions(state):
            decision, at = decisions[0], at + 1
            view = rules.view(state, decision.player)
            if at % _EVERY == 0:
                allowance, began = thought.Allowance(playouts), process_time()
                sultan.think(view, decision, chance, allowance)
                spent, seconds = spent + allowance.spent, seconds + process_time() - began
            kernel.play(rules, state, trader.think(view, decision, chance, thought.Allowance(1)).action)
    return {"playouts": spent, "seconds": seconds}


ANSWERS: Mapping[str, Callable[..., Any]] = {"pondered": pondered}
"""What can be asked."""
