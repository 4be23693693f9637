"""``make bench``: every bench, one table after the other; with ``--against`` beside a commit's figures."""

from __future__ import annotations

import argparse

from bench import drawing, frames, rules, sanity, waits
from bench.against import COMPARED, ROUNDS, Wanted, compare
from bench.report import machine

BENCHES = (drawing.main, frames.main, rules.main, sanity.main, waits.main)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--against", metavar="COMMIT", help="measure this code and that of COMMIT in turn")
    parser.add_argument("--only", action="append", choices=sorted(COMPARED), help="these tables alone")
    parser.add_argument("--title", action="append", default=[], help="these titles alone")
    parser.add_argument("--games", type=int, default=2, help="games of each kind whose course is compared")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each figure is measured")
    return parser.parse_args()


if __name__ == "__main__":
    wanted = _arguments()
    if wanted.against:
        measured = Wanted(tuple(wanted.title), wanted.games, wanted.rounds)
        compare(wanted.against, wanted.only or COMPARED, measured)
    else:
        print(machine())
        for bench in BENCHES:
            bench()
