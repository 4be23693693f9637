"""``make bench``: every bench, one table after the other."""

from __future__ import annotations

from bench import drawing, frames, rules, sanity, waits
from bench.report import machine

BENCHES = (drawing.main, frames.main, rules.main, sanity.main, waits.main)


if __name__ == "__main__":
    print(machine())
    for bench in BENCHES:
        bench()
