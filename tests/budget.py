"""How much a test tries: so much, or as much as a variable of the environment says."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings


def asked(name: str, usual: int) -> int:
    """The number in the variable ``CARAVANSERAI_<name>``; ``usual`` without it."""
    return int(os.environ.get(f"CARAVANSERAI_{name}", usual))


LAWS = asked("LAWS", 1)
"""On so many games each law is tried in each case; with more than one it looks at all there is to see."""
PRESSES = asked("PRESSES", 200)
"""Random presses on a screen."""
MATCHES = asked("MATCHES", 1)
"""How many of the matches of a kind are played in a real window."""
GAMES = asked("GAMES", 3)
"""Whole games of a title by each kind of player."""
COMPUTERS = asked("COMPUTERS", 2)
"""Whole games of a title by computers."""
TRAINED = asked("TRAINED", 0)
"""How many tables of weights are learned again from their recipes: minutes each."""
NEWCOMERS = asked("NEWCOMERS", 0)
"""Whether the whole suite is held to a title that moves in, and its types are checked."""
KILLS = asked("KILLS", 12)
"""How often a program is killed in play."""


def examples(usual: int) -> settings:
    """The settings of a test that usually tries ``usual`` damaged things."""
    checks = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
    return settings(max_examples=asked("DAMAGED", usual), suppress_health_check=checks)
