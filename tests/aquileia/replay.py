"""Plays every case in a process of its own and prints the digests: ``python -m tests.aquileia.replay``."""

from __future__ import annotations

import json
import sys

from tests.aquileia.conftest import TITLE
from tests.laws.cases import Case
from tests.laws.replay import trail

if __name__ == "__main__":
    json.dump({str(seats): trail(Case(TITLE, seats)) for seats in (3, 4, 5)}, sys.stdout)
