"""A recorded match, played again action by action."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.match.record import read_record, restore
from game.match.session import Session, Step
from game.match.sitting import Sitting
from game.rules.kernel.decision import Decision
from game.tables.registry import TITLES, find_title

HERE = Path(__file__).parent


def matches(title: str) -> list[Path]:
    """The recorded matches of a title."""
    return sorted(HERE.glob(f"{title}/*.jsonl"))


def recorded() -> list[str]:
    """The titles that have recorded matches, in the order of the menu; a new one may do without."""
    return [title for title in TITLES if matches(title)]


class Replay:
    """A recorded match before its first action.

    Attributes:
        title, rules, table: those of the match, with its options.
        log: the actions that stand, to be given to ``sitting`` one after the other.
        sitting: the match as it is now.
    """

    def __init__(self, match: Path) -> None:
        record = read_record(match)
        self.title = find_title(match.parent.name)
        self.rules = self.title.rules(record.header.config.options)
        self.table = self.title.table(self.rules)
        self.log = restore(record, self.rules).log
        self.session = Session(self.rules, record.header.config, record.header.seats)
        self.sitting = Sitting(self.session, None)

    def asked(self, step: Step) -> tuple[Decision, Any]:
        """The decision that a step answers, and what its player sees."""
        decision = next(each for each in self.session.decisions() if step.action in each.actions)
        return decision, self.rules.view(self.session.state, decision.player)
