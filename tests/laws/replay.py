"""Plays every case in a process of its own and prints the digests: ``python -m tests.laws.replay``.

The law of determinism starts it under other hash seeds.
"""

from __future__ import annotations

import json
import random
import sys

from game.rules.kernel.rules import play, start
from game.rules.kernel.values import digest
from tests import titles
from tests.laws.cases import Case, cases
from tests.laws.playing import game


def trail(case: Case) -> list[str]:
    """The digest of every position of a game of the case, Python's own random disturbed all the while."""
    rules = case.rules()
    policy, seed = case.tried[0]
    random.seed(seed)
    state = start(rules, case.config(seed))
    digests = [digest(state)]
    for step in game(case, seed, policy).steps:
        random.seed(random.random())
        play(rules, state, step.action)
        digests.append(digest(state))
    return digests


if __name__ == "__main__":
    titles.register()
    json.dump({case.name: trail(case) for case in cases() if not case.brief}, sys.stdout)
