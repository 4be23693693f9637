"""The long versions of the tests: ``make soak``, or ``python -m tools.soak PART...``.

It is the same code as in the test suite with larger numbers, which are given by variables of the environment.
At the end stands a table: what was tried, what came of it, how long it took.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
_SEEN = "what the laws saw"


@dataclass(frozen=True, slots=True)
class Part:
    """A long test.

    Attributes:
        variable: what says how much is tried (``tests/budget.py``).
        number: how much.
        tests: the arguments of pytest.
    """

    variable: str
    number: int
    tests: tuple[str, ...]


PARTS = {
    "laws": Part("LAWS", 3, ("tests/laws",)),
    "matches": Part("MATCHES", 10, ("tests/e2e",)),
    "games": Part("GAMES", 1000, ("tests/laws/test_whole_games.py",)),
    "computers": Part("COMPUTERS", 200, ("tests/brains/test_side_by_side.py",)),
    "weights": Part("TRAINED", 5, ("tests/brains/test_recipes.py",)),
    "newcomers": Part("NEWCOMERS", 1, ("tests/newcomer",)),
    "kills": Part("KILLS", 200, ("tests/match/test_kill.py",)),
    "presses": Part("PRESSES", 10_000, ("tests", "--ignore", "tests/e2e", "-k", "random_presses")),
    "damage": Part("DAMAGED", 10_000, ("tests/damage", "-k", "damaged")),
}


def run(part: Part, workers: str) -> tuple[bool, float, list[str]]:
    """Run a part; returns whether it passed, the seconds, and what its tests tell of what they saw."""
    env = {**os.environ, f"CARAVANSERAI_{part.variable}": str(part.number)}
    spread = ("-n", workers, "--dist", "loadgroup")
    command = [sys.executable, "-m", "pytest", "-q", *spread, "-o", "timeout=0", *part.tests]
    began, told = time.monotonic(), []
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        for line in tests.stdout:
            sys.stdout.write(line)
            told.append(line.strip())
    heads = [at for at, line in enumerate(told) if _SEEN in line]
    seen = [line for line in told[heads[0] + 1 :] if re.match(r"[\w ,]+: ", line)] if heads else []
    return tests.returncode == 0, time.monotonic() - began, seen


def main() -> int:
    """Run the parts named, else all; print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="which; all where none is named")
    parser.add_argument("--workers", default="2", help="processes that share the work")
    chosen = parser.parse_args()
    rows, passed = [], True
    for name in chosen.parts or PARTS:
        part = PARTS[name]
        good, seconds, seen = run(part, chosen.workers)
        passed = passed and good
        rows.append(f"{name:9} {part.number:7,} {'passed' if good else 'FAILED':7} {seconds:8.0f} s")
        rows += [f"          {line}" for line in seen]
    sys.stdout.write("\npart       number  result      time\n" + "\n".join(rows) + "\n")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
