"""How fast the rules of every title are: ``python -m bench.rules``."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bench.policies import SENSIBLE, Options, Policy, anything, everything, whole_game
from bench.report import machine, show
from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, GameConfig
from game.rules.kernel.values import clone, digest
from game.tables.registry import TITLES, find_title

SECONDS = 2.0
"""How long whole games are played for one line of the table."""
RUNS = 5


def best(work: Callable[[], object], times: int = 1) -> float:
    """Seconds that ``work`` takes, the best of some runs of ``times`` each."""
    taken = []
    for _ in range(RUNS):
        began = perf_counter()
        for _ in range(times):
            work()
        taken.append((perf_counter() - began) / times)
    return min(taken)


def speed(rules: AnyRules, seats: int, policy: Policy, options: Options) -> tuple[float, float]:
    """Whole games and actions a second of processor time: legal actions listed, one chosen, carried out."""
    games = actions = 0
    began = process_time()
    while (taken := process_time() - began) < SECONDS:
        actions += whole_game(rules, seats, games, policy, options)[2]
        games += 1
    return games / taken, actions / taken


def _game_rows(rules: AnyRules) -> list[list[str]]:
    policies: dict[str, Policy] = {"random": anything}
    if rules.info.id in SENSIBLE:
        policies["sensible"] = SENSIBLE[rules.info.id]
    switches = everything(rules)
    played: dict[str, Options] = {"": {}} | ({", all switches on": switches} if switches else {})
    rows = []
    for (name, policy), (how, options) in product(policies.items(), played.items()):
        for seats in rules.info.seats:
            games, actions = speed(rules, seats, policy, options)
            what = f"{name} games, {seats} players{how}"
            rows.append([what, f"{games:.1f} games/s, {actions:,.0f} actions/s"])
    return rows


def _session(rules: AnyRules) -> Session:
    """A match of as many as can play."""
    seats = max(rules.info.seats)
    return Session(rules, GameConfig(seats, 1), [Seat(f"Player {n}", n) for n in range(seats)])


def _played(session: Session) -> Session:
    rng, policy = Rng(2), SENSIBLE.get(session.rules.info.id, anything)
    while decisions := session.decisions():
        session.submit(policy(session.state, decisions[0].actions, rng))
    return session


def _undo_rows(rules: AnyRules) -> list[list[str]]:
    session = _session(rules)
    while not session.can_undo() and not session.over:
        session.submit(session.decisions()[0].actions[0])

    def work() -> None:
        session.undo()
        session.redo()

    return [["undo and redo", f"{best(work, 20) * 1e3:.2f} ms"]]


def _record_rows(rules: AnyRules, folder: Path) -> list[list[str]]:
    path = folder / f"{rules.info.id}.jsonl"
    session = _session(rules)
    journal = FileJournal.create(path, session, "2026-01-01T00:00:00")
    rng, spent, slowest = Rng(2), 0.0, 0.0
    while decisions := session.decisions():
        session.submit(rng.pick(decisions[0].actions))
        began = perf_counter()
        journal.acted(session)
        took = perf_counter() - began
        spent, slowest = spent + took, max(slowest, took)
    journal.close()
    count = len(session.log)
    loading = best(lambda: restore(read_record(path), rules))
    return [
        [f"save one action, mean of {count}", f"{spent / count * 1e3:.3f} ms"],
        ["save one action, slowest", f"{slowest * 1e3:.2f} ms"],
        ["record of a finished game", f"{path.stat().st_size / 1024:.0f} KiB"],
        ["load a finished game", f"{loading * 1e3:.1f} ms"],
    ]


def _state_rows(rules: AnyRules) -> list[list[str]]:
    """A game's positions: how long their lists of actions are, and what is done with one in the middle."""
    session = _played(_session(rules))
    states = [session.state_at(at) for at in range(0, len(session.log), 5)]
    longest = max(sum(len(d.actions) for d in rules.decisions(state)) for state in states)
    listing = best(lambda: [rules.decisions(state) for state in states]) / len(states)
    state = states[len(states) // 2]
    rows = [("clone", lambda: clone(state)), ("digest", lambda: digest(state))]
    rows.append(("view", lambda: rules.view(state, 0)))
    return [
        ["lists of legal actions", f"{1 / listing:,.0f} /s"],
        ["longest of these", f"{longest} actions"],
        *([name, f"{best(work, 100) * 1e6:.0f} µs"] for name, work in rows),
    ]


def main() -> None:
    """Print a table for each title."""
    for title in TITLES:
        rules = find_title(title).rules({})
        rows = _game_rows(rules) + _state_rows(rules) + _undo_rows(rules)
        with TemporaryDirectory() as folder:
            rows += _record_rows(rules, Path(folder))
        most = max(rules.info.seats)
        heading = f"Rules and records of {title}; where nothing else is said with {most} players"
        show(heading, ["what", "measured"], rows)


if __name__ == "__main__":
    print(machine())
    main()
