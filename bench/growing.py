"""Questions of `bench.probe` about matches that go on and on: what an action costs when there have been many.

No game lasts for thousands of actions. Here the next one is set up in the place of one that ends, within the
same match: all that keeps it sees a long one, made of real positions and actions.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

_LAST = 50
"""So many actions are timed at each length."""
_MOMENTS = 40
"""So many moments are looked back at, spread over the match."""


class _Endless:
    """Rules of a title, but that the next game is set up where one ends."""

    def __init__(self, rules: Any, config: Any) -> None:
        self._rules, self._config = rules, config

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def apply(self, state: Any, action: Any, out: Any) -> None:
        """Carry out an action; after the last one of a game everything lies as at the beginning."""
        self._rules.apply(state, action, out)
        if not state.stack:
            fresh = self._rules.setup(self._config, out.rng)
            for field in fields(state):
                setattr(state, field.name, getattr(fresh, field.name))


class _Match:
    """A random match with its record and its desk, as it is played at one screen."""

    def __init__(self, title: Any, folder: Path) -> None:
        kernel, seat = import_module("game.rules.kernel.rules"), import_module("game.match.seats").Seat
        rules = title.rules({})
        config = kernel.GameConfig(max(rules.info.seats), 1, rules.info.chosen({}))
        seats = [seat(f"Player {n + 1}", n) for n in range(config.seats)]
        self.rules, self.path = _Endless(rules, config), folder / "match.jsonl"
        self.session = import_module("game.match.session").Session(self.rules, config, seats)
        self.journal = import_module("game.match.journal").FileJournal.create(self.path, self.session, "")
        sitting = import_module("game.match.sitting").Sitting(self.session)
        self.desk, self.table = import_module("game.desk.desk").Desk(sitting), title.table(rules)
        self._chance = import_module("game.rules.kernel.rng").Rng(2)

    def act(self) -> tuple[float, float]:
        """Carry out an action and keep it; seconds of both."""
        action = self._chance.pick(self.session.decisions()[0].actions)
        acting = _seconds(lambda: (self.session.submit(action), self.session.decisions()))
        return acting, _seconds(lambda: self.journal.acted(self.session))

    def figures(self, length: int) -> dict[str, float]:
        """What things cost when the match has come to so many actions; milliseconds and kilobytes."""
        session, timed = self.session, list[tuple[float, float]]()
        while len(session.log) < length:
            timed.append(self.act())
        acting, saving = (sorted(column) for column in zip(*timed[-_LAST:], strict=True))
        read = import_module("game.match.record").read_record
        restore = import_module("game.match.record").restore
        history = import_module("game.match.score_history").score_history
        chronicle = import_module("game.ui.scenes.history").chronicle
        model = import_module("game.desk.desk_model").desk_model
        moments = [length * at // _MOMENTS for at in range(_MOMENTS)]
        return {
            "an action, median, ms": acting[_LAST // 2] * 1e3,
            "saving it, median, ms": saving[_LAST // 2] * 1e3,
            "undo and redo, ms": self._undone() * 1e3,
            "what the desk shows, ms": _best(lambda: model(self.desk, self.table)) * 1e3,
            "looking back to a moment, ms": _best(lambda: [session.state_at(at) for at in moments])
            * 1e3
            / _MOMENTS,
            "course of the points, ms": _best(lambda: history(session)) * 1e3,
            "list of the history, ms": _best(lambda: chronicle(session, self.table)) * 1e3,
            "loading, ms": _best(lambda: restore(read(self.path), self.rules)) * 1e3,
            "record, kB": self.path.stat().st_size / 1000,
            "memory, kB": _kept(lambda: restore(read(self.path), self.rules)),
        }

    def _undone(self) -> float:
        """Seconds of taking the last action back and doing it again, where undo reaches one."""
        while not self.session.can_undo():
            self.act()
        return _best(lambda: (self.session.undo(), self.session.redo()))


def growth(title: str, lengths: Sequence[int]) -> dict[str, list[float]]:
    """Figures of a match at each of these lengths, by what they tell."""
    with TemporaryDirectory() as folder:
        match = _Match(import_module("game.tables.registry").find_title(title), Path(folder))
        found = [match.figures(length) for length in lengths]
        match.journal.close()
    return {what: [figures[what] for figures in found] for what in found[0]}


def _seconds(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began


def _best(work: Callable[[], object], times: int = 5) -> float:
    return min(_seconds(work) for _ in range(times))


def _kept(make: Callable[[], object]) -> float:
    """Kilobytes of what is made."""
    gc.collect()
    tracemalloc.start()
    made = make()
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del made
    return size / 1000


ANSWERS: Mapping[str, Callable[..., Any]] = {"growth": growth}
"""What can be asked."""
