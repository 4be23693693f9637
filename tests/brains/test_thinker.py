"""The process that thinks: it answers, is dropped, dies, hangs, and never takes the match with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from game.brains.thought import Thought
from game.match.drivers import Drivers, Question
from game.match.seats import COMPUTER, Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.opponents import thinker as thinking
from game.opponents.minds import Minds
from game.opponents.thinker import Thinker
from game.rules.kernel.rules import GameConfig
from game.rules.splendor.rules import SplendorRules

RULES = SplendorRules()
PATIENCE = 60.0


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker("splendor", {})
    yield made
    made.close()


def sitting_of(*levels: str) -> Sitting:
    seats = [Seat(f"Robot {n}", n, COMPUTER, f"{level}/1") for n, level in enumerate(levels)]
    return Sitting(Session(RULES, GameConfig(len(seats), 4), seats))


def wait(done: object) -> None:
    until = time.monotonic() + PATIENCE
    while not done():  # type: ignore[operator]  # a question without arguments
        assert time.monotonic() < until, "nothing happened"
        time.sleep(0.01)


def played(drivers: Drivers, count: int) -> None:
    """Wait until so many actions have been carried out."""
    left = [count]

    def pumped() -> bool:
        left[0] -= drivers.pump()
        return left[0] <= 0

    wait(pumped)


def test_computers_play_one_after_the_other_with_one_process(thinker: Thinker) -> None:
    sitting = sitting_of("guest", "trader", "trader")
    drivers = Drivers(sitting, Minds(thinker, 4).driver)
    played(drivers, 9)
    assert {step.action.player for step in sitting.session.log} == {0, 1, 2}
    assert thinker.failures == 0
    assert process_of(thinker)
    drivers.close()
    wait(lambda: not processes())


def processes() -> list[int]:
    """The processes that think."""
    children = multiprocessing.active_children()
    return [child.pid for child in children if child.name == "thinker" and child.pid is not None]


def process_of(thinker: Thinker) -> int:
    (pid,) = processes()
    return pid


def test_a_process_that_dies_while_thinking_is_replaced_and_play_goes_on(thinker: Thinker) -> None:
    sitting = sitting_of("trader", "trader")
    drivers = Drivers(sitting, Minds(thinker, 4).driver)
    played(drivers, 2)
    sitting.session.decisions()
    os.kill(process_of(thinker), signal.SIGKILL)
    played(drivers, 3)
    assert thinker.failures <= 1
    assert len(sitting.session.log) == 5
    drivers.close()


def test_a_process_that_hangs_is_ended_when_its_time_is_up(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sitting_of("trader", "trader")
    drivers = Drivers(sitting, Minds(thinker, 4).driver)
    played(drivers, 1)
    pid = process_of(thinker)
    os.kill(pid, signal.SIGSTOP)
    monkeypatch.setattr(thinker, "clock", lambda: time.monotonic() + 100)
    played(drivers, 2)
    assert thinker.failures >= 1
    drivers.close()


def test_a_process_that_is_starved_for_a_while_answers_late_and_nothing_stands_in(thinker: Thinker) -> None:
    sitting = sitting_of("trader", "trader")
    drivers = Drivers(sitting, Minds(thinker, 4).driver)
    played(drivers, 1)
    pid = process_of(thinker)
    os.kill(pid, signal.SIGSTOP)
    time.sleep(1.0)
    assert not drivers.pump() or len(sitting.session.log) == 2, "at most what it had said before"
    os.kill(pid, signal.SIGCONT)
    played(drivers, 3)
    assert thinker.failures == 0
    assert process_of(thinker) == pid
    drivers.close()


def test_rest_stops_the_thinking_and_resume_asks_anew(thinker: Thinker) -> None:
    sitting = sitting_of("sultan", "sultan")
    drivers = Drivers(sitting, Minds(thinker, 4).driver)
    wait(lambda: thinker.busy)
    drivers.rest()
    assert not thinker.busy and drivers.thinking == ()
    before = sitting.revision
    assert not drivers.pump() and sitting.revision == before
    drivers.resume()
    assert thinker.busy and drivers.thinking == (0,)
    drivers.close()


def test_another_computer_that_takes_a_seat_while_it_is_thought_for_is_asked(thinker: Thinker) -> None:
    sitting = sitting_of("sultan", "guest")
    minds = Minds(thinker, 4)
    drivers = Drivers(sitting, minds.driver)
    wait(lambda: thinker.busy)
    sitting.hand_over(0, sitting_of("guest", "guest").session.seats[0])
    played(drivers, 2)
    assert {step.action.player for step in sitting.session.log[:1]} == {0}
    drivers.close()


def test_a_hint_comes_with_a_reason_and_leaves_no_process_behind(thinker: Thinker) -> None:
    session = Session(RULES, GameConfig(2, 4), [Seat("A", 0), Seat("B", 1)])
    minds = Minds(thinker, 4)
    adviser = minds.adviser()
    decision = session.decisions()[0]
    adviser.ask(Question(0, 0, decision, RULES.view(session.state, 0)))
    thoughts: list[Thought] = []

    def answered() -> bool:
        thought = adviser.thought()
        thoughts.extend([thought] if thought else [])
        return bool(thoughts)

    wait(answered)
    assert thoughts[0].action in decision.actions
    assert thoughts[0].reasons[0].key.startswith("splendor-why-")
    adviser.close()
    wait(lambda: not processes())


def test_an_answer_that_is_not_wanted_any_more_never_comes(thinker: Thinker) -> None:
    session = Session(RULES, GameConfig(2, 4), [Seat("A", 0), Seat("B", 1)])
    decision = session.decisions()[0]
    view = RULES.view(session.state, 0)
    thinker.pose(view, decision, "trader", 1)
    thinker.drop()
    assert thinker.thought() is None and not thinker.busy
    thinker.pose(view, decision, "trader", 2)
    wait(lambda: not thinker.busy or thinker.thought() is not None)


# --- a process that stands still, and a screen that does not --------------------------------------------


class Hands:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def deaf(pipe: Connection, *_: object) -> None:
    """Never listens, nor says anything."""
    signal.pause()


def stutters(pipe: Connection, *_: object) -> None:
    """Begins to answer, and never comes to an end."""
    pipe.recv()
    os.write(pipe.fileno(), b"\0\0\1\0half")
    signal.pause()


def mute(pipe: Connection, *_: object) -> None:
    """Listens, and says nothing."""
    while True:
        pipe.recv()


def dies(pipe: Connection, *_: object) -> None:
    """Ends at once."""


def stops(pipe: Connection, *_: object) -> None:
    """Is stopped from outside: not even a request to end reaches it."""
    os.kill(os.getpid(), signal.SIGSTOP)


LIVES = (deaf, stutters, mute, dies, stops)


def vast() -> tuple[object, Session]:
    """A position that fills every pipe, with a decision."""
    session = Session(RULES, GameConfig(2, 4), [Seat("A", 0), Seat("B", 1)])
    return ["x" * 1000] * 4000, session


@pytest.mark.parametrize("life", LIVES)
def test_who_asks_a_process_that_does_not_answer_goes_on_and_gives_it_up_in_the_end(
    monkeypatch: pytest.MonkeyPatch, life: Callable[..., None]
) -> None:
    monkeypatch.setattr(thinking, "serve", life)
    clock = Hands()
    thinker = Thinker("splendor", {}, clock)
    view, session = vast()
    (decision,) = session.decisions()
    for asked in range(1, 5):  # a second one is asked as the first, by a process of its own
        thinker.pose(view, decision, "master", asked)
        for _ in range(30):
            thinker.drop()
            thinker.pose(view, decision, "master", asked)
        if life is not dies:
            wait(lambda: len(processes()) == 1)
            assert thinker.thought() is None and thinker.failures == asked - 1
        clock.seconds += 60
        thought = thinker.thought()
        assert thought is not None and thought.action == decision.actions[0]
        assert thinker.failures == asked and not thinker.busy
    thinker.close()
    wait(lambda: not processes())


@pytest.mark.parametrize("life", [deaf, mute, stops])
def test_new_questions_give_a_silent_process_no_new_time(
    monkeypatch: pytest.MonkeyPatch, life: Callable[..., None]
) -> None:
    monkeypatch.setattr(thinking, "serve", life)
    clock = Hands()
    thinker = Thinker("splendor", {}, clock)
    session = vast()[1]
    (decision,) = session.decisions()
    answers = []
    for _ in range(40):
        thinker.pose(session.state, decision, "master", 1)
        clock.seconds += 0.5
        answers.append(thinker.thought())
    assert any(answers) and thinker.failures == sum(answer is not None for answer in answers)
    thinker.close()


def test_a_process_that_is_stopped_amid_its_thoughts_is_asked_on_and_given_up(thinker: Thinker) -> None:
    session = vast()[1]
    (decision,) = session.decisions()
    thinker.pose(session.state, decision, "guest", 1)
    wait(lambda: thinker.thought() is not None)
    os.kill(process_of(thinker), signal.SIGSTOP)
    thinker.clock = clock = Hands()
    for number in range(200):  # far more than its pipe holds
        thinker.pose(session.state, decision, "master", number)
        assert thinker.thought() is None
    clock.seconds += 60
    assert thinker.thought() is not None and thinker.failures == 1
    thinker.pose(session.state, decision, "guest", 1)
    wait(lambda: thinker.thought() is not None)
    assert thinker.failures == 1, "its successor thinks"
    wait(lambda: len(processes()) == 1)


def test_the_program_ends_although_a_process_stands_still() -> None:
    lines = (
        "from game.opponents.worker import Worker",
        "from tests.brains.test_thinker import stops, processes, wait",
        "if __name__ == '__main__':",
        "    worker = Worker(stops)",
        "    wait(processes)",
    )
    root = Path(__file__).resolve().parents[2]
    subprocess.run([sys.executable, "-c", "\n".join(lines)], cwd=root, check=True, timeout=PATIENCE)
