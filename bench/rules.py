"""How fast the rules are: ``python -m bench.rules``. Times are the best of several runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.policies import RULES, Policy, anything, points_first, whole_game
from bench.report import machine, show
from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.values import clone, digest

GAMES = 120
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


def games_per_second(seats: int, policy: Policy) -> float:
    """Whole games a second, choosing included."""

    def work() -> None:
        for seed in range(GAMES):
            whole_game(seats, seed, policy)

    return GAMES / best(work)


def actions_per_second(seats: int) -> float:
    """Actions a second in random games: legal actions listed, one chosen, carried out."""

    def work() -> int:
        done = 0
        for seed in range(GAMES):
            rng = Rng(seed)
            state = start(RULES, GameConfig(seats, seed))
            while decisions := RULES.decisions(state):
                play(RULES, state, rng.pick(decisions[0].actions))
                done += 1
        return done

    done = work()
    return done / best(work)


def _session(seats: int) -> Session:
    return Session(RULES, GameConfig(seats, 1), [Seat(f"Player {n}", n) for n in range(seats)])


def _played(session: Session, policy: Policy) -> Session:
    rng = Rng(2)
    while decisions := session.decisions():
        session.submit(policy(session.state, decisions[0].actions, rng))
    return session


def _undo_rows(seats: int) -> list[list[str]]:
    session = _session(seats)
    session.submit(next(a for a in session.decisions()[0].actions if a.verb == "take"))

    def work() -> None:
        session.undo()
        session.redo()

    return [["undo and redo, 4 players", f"{best(work, 50) * 1e3:.2f} ms"]]


def _record_rows(seats: int, folder: Path) -> list[list[str]]:
    path = folder / "match.jsonl"
    session = _session(seats)
    journal = FileJournal.create(path, session, "2026-01-01T00:00:00")
    rng, spent, slowest = Rng(2), 0.0, 0.0
    while decisions := session.decisions():
        action = anything(session.state, decisions[0].actions, rng)
        session.journal = None
        session.submit(action)
        began = perf_counter()
        journal.acted(session)
        took = perf_counter() - began
        spent, slowest = spent + took, max(slowest, took)
    journal.close()
    count = len(session.log)
    loading = best(lambda: restore(read_record(path), RULES))
    return [
        [f"save one action, mean of {count}", f"{spent / count * 1e3:.3f} ms"],
        ["save one action, slowest", f"{slowest * 1e3:.2f} ms"],
        [f"record of a finished game, {seats} players", f"{path.stat().st_size / 1024:.0f} KiB"],
        ["load a finished game", f"{loading * 1e3:.1f} ms"],
    ]


def _state_rows(seats: int) -> list[list[str]]:
    session = _played(_session(seats), anything)
    state = session.state_at(len(session.log) // 2)
    rows = [("clone", lambda: clone(state)), ("digest", lambda: digest(state))]
    rows += [("legal actions", lambda: RULES.decisions(state)), ("view", lambda: RULES.view(state, 0))]
    return [[f"{name}, {seats} players", f"{best(work, 200) * 1e6:.0f} µs"] for name, work in rows]


def main() -> None:
    """Print the table."""
    rows = []
    for seats in RULES.info.seats:
        rows.append([f"random games, {seats} players", f"{games_per_second(seats, anything):.0f} /s"])
        rows.append(
            [f"points-first games, {seats} players", f"{games_per_second(seats, points_first):.0f} /s"]
        )
    rows.append(["random actions, 2 players", f"{actions_per_second(2):,.0f} /s"])
    rows += _state_rows(4) + _undo_rows(4)
    with TemporaryDirectory() as folder:
        rows += _record_rows(4, Path(folder))
    show("Rules and records of Splendor", ["what", "measured"], rows)


if __name__ == "__main__":
    print(machine())
    main()
