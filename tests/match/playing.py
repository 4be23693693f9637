"""A process that plays until it is killed: ``python -m tests.match.playing <record>``.

After every action that the session has accepted it prints how long the log is.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.rules.splendor.rules import SplendorRules


def main(path: Path) -> None:
    """Go on with the match at ``path``, or begin it."""
    rules = SplendorRules()
    if path.exists():
        record = read_record(path)
        session = restore(record, rules)
        journal = FileJournal.resume(path, record, session)
    else:
        session = Session(rules, GameConfig(4, 3), [Seat(f"Player {n}", n) for n in range(4)])
        journal = FileJournal.create(path, session, "2026-01-01T00:00:00+00:00")
    sitting = Sitting(session, journal)
    rng = Rng(len(session.log))
    while decisions := session.decisions():
        takes = [action for action in decisions[0].actions if action.verb in ("take", "discard", "noble")]
        sitting.act(rng.pick(takes or decisions[0].actions))
        sys.stdout.write(f"{len(session.log)}\n")
        sys.stdout.flush()
        time.sleep(0.001)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
