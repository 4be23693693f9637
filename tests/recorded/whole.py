"""Everything that the tables say of the recorded matches, held by sums: what `telling` has no room for.

After every action each question a table can be asked is asked. Of what it answers a file keeps one short sum
for each match and sort. ``python -m tests.recorded.whole`` approves changes that are meant; with a match's
name it prints every line of it, to be compared with those of another version.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.match.record import read_record, restore
from game.match.session import Session, Step
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.tables.registry import TITLES, find_title
from game.tables.table import Flight, Ghost, Table

HERE = Path(__file__).parent
ASKED = 4
"""Every so many actions all that could be done is weighed, not only what was done; and where all lies."""
OFTEN = 3
"""So often that is done for each question in any case, however seldom it is asked."""
CLOSER = 16
"""Every so many actions each thing on the table is named and explained."""
FEW = 6
"""So many of the possible actions are weighed: spread over all of them."""
Line = tuple[str, str]
"""The sort of an answer, and the answer."""


def matches(title: str = "*") -> list[Path]:
    """The recorded matches that are asked about."""
    return sorted(HERE.glob(f"{title}/*.jsonl"))


def name_of(match: Path) -> str:
    """``title/match``."""
    return f"{match.parent.name}/{match.stem}"


class Told:
    """A recorded match and the table that it is told at.

    Attributes:
        table: of the title, under these rules.
        options: those of the match.
        rules: with these options.
        last: the match at its end.
    """

    def __init__(self, match: Path) -> None:
        title, record = find_title(match.parent.name), read_record(match)
        self.options = record.header.config.options
        self.rules = title.rules(self.options)
        self.last = restore(record, self.rules)
        self.table, self._ghost = title.table(self.rules), title.ghost

    def steps(self) -> Iterator[tuple[Any, Decision, Step]]:
        """What the player to act sees, what is asked and what was done."""
        session = Session(self.rules, self.last.config, self.last.seats)
        for step in self.last.log:
            decision = next(each for each in session.decisions() if step.action in each.actions)
            yield self.rules.view(session.state, decision.player), decision, step
            session.submit(step.action)

    def ghost(self, action: Action, at: int) -> Ghost | None:
        """What is in hand over a target of an action when those before it are picked."""
        return self._ghost(action.player, action.targets[:at], action.targets[at])


def answers(match: Path) -> Iterator[Line]:
    """All that is said of a match, in order."""
    told, asked = Told(match), Counter[str]()
    table, last = told.table, told.last.state
    yield "fixed", repr((table.provisional, table.coming))
    for number, (view, decision, step) in enumerate(told.steps()):
        asked[decision.prompt.key] += 1
        weighed = [step.action]
        if number % ASKED == 0 or asked[decision.prompt.key] <= OFTEN:
            weighed += decision.actions[:: max(1, len(decision.actions) // FEW)]
        said = [*_standing(table, view, decision, len(weighed) > 1)]
        said += () if number % CLOSER else _explained(table, view)
        for action in dict.fromkeys(weighed):
            said += _weighed(table, view, decision, action)
            said += (("ghost", repr(told.ghost(action, at))) for at in range(len(action.targets)))
        yield from ((sort, f"{number} {answer}") for sort, answer in said)
        yield from (("event", f"{number} {_happened(table, event)}") for event in step.events)
    yield "last", repr((table.scene(last, None, ()), table.facts(last)))
    yield "last", repr(sorted(table.placements(last).items()))
    yield from _explained(table, last)


def _standing(table: Table, view: Any, decision: Decision, lies: bool) -> Iterator[Line]:
    """How it stands before an action; now and then also where everything lies."""
    yield "facts", repr((table.facts(view), [table.badges(view, seat) for seat in range(len(view.players))]))
    yield "scene", repr((table.scene(view, None, ()), table.soon(view, decision)))
    yield "topic", repr((table.topic(view, decision), table.ways(view, decision)))
    if lies:
        yield "lies", repr(sorted(table.placements(view).items()))


def _explained(table: Table, view: Any) -> Iterator[Line]:
    """What every thing is called and what there is to know of it."""
    places = table.placements(view)
    for id in sorted({*places, *(place.slot for place in places.values())}):
        yield "explain", f"{id} {table.describe(id)} {table.explain(view, id)}"


def _happened(table: Table, event: Event) -> str:
    """What is said, heard and seen of an event."""
    moves = [(move, isinstance(move, Flight) and move.marked) for move in table.moves(event)]
    return f"{event.kind} {table.tell(event)} {table.herald(event)} {table.sound(event)} {moves}"


def _weighed(table: Table, view: Any, decision: Decision, action: Action) -> Iterator[Line]:
    """What is said of an action, while its targets are picked one by one, or the last of them first."""
    steps = (action.targets[:depth] for depth in range(len(action.targets) + 1))
    for picked in dict.fromkeys((*steps, action.targets[-1:])):
        yield "ask", f"{picked} {table.ask(view, decision, picked)}"
        yield "likely", f"{picked} {list(table.likely(view, decision, picked))}"
        yield "scene", f"{picked} {table.scene(view, decision, picked)}"
        yield "brisk", f"{picked} {table.brisk(view, decision, picked)}"
    yield "do", f"{action} {table.verb(action)} {table.rank(action)} {table.mark(action)}"
    yield "warn", f"{action} {table.warn(view, action)}"
    yield "preview", f"{action} {table.preview(view, action)} {sorted(table.spends(view, action).items())}"


def sums(match: Path) -> list[str]:
    """One line for each sort of answers: how many there are, and their sum."""
    found = dict[str, tuple[int, Any]]()
    for sort, answer in answers(match):
        count, sum = found.get(sort, (0, sha256()))
        sum.update(f"{answer}\n".encode())
        found[sort] = count + 1, sum
    return [
        f"{match.stem} {sort} {count} {sum.hexdigest()[:12]}" for sort, (count, sum) in sorted(found.items())
    ]


def lines(title: str) -> list[str]:
    """The lines of all matches of a title as they are now."""
    return [line for match in matches(title) for line in sums(match)]


def approved(title: str) -> Path:
    """The file of the approved lines of a title."""
    return HERE / title / "whole.sums"


if __name__ == "__main__":
    asked = [match for match in matches() if name_of(match) in sys.argv[1:]]
    for match in asked:
        sys.stdout.writelines(f"{sort} {answer}\n" for sort, answer in answers(match))
    if len(sys.argv) == 1:
        for each in TITLES:
            approved(each).write_text("\n".join(lines(each)) + "\n", encoding="utf-8")
