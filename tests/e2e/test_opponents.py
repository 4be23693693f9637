"""One person against three computers in a real window; the soak plays every title to the scores."""

from __future__ import annotations

import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES
from tests.budget import MATCHES
from tests.e2e.advisor import Advisor
from tests.e2e.conftest import StartCouch
from tests.e2e.couch import Couch, Picture
from tests.e2e.players import button

pytestmark = pytest.mark.window

_STEPS = 3000
_BEGUN = 10 if MATCHES == 1 else 3000
"""So many actions; the soak plays to the scores."""
_PATIENCE = 120.0


class Simple:
    """A person who presses the first button there is and else points at something that can be chosen."""

    def __init__(self, couch: Couch) -> None:
        self._couch, self._rng = couch, Rng(7)

    def step(self, picture: Picture) -> None:
        """One pick or one button; a piece in hand is laid down where it is."""
        with suppress(KeyError):  # the table has moved on while the hand was moving
            self._take(picture)
        self._see(_mark(picture))

    def _take(self, picture: Picture) -> None:
        couch = self._couch
        places = [id for id in picture["choices"] if id in picture["focusables"]]
        if picture["scene"] == "CurtainScene":
            couch.click("ready")
        elif picture["offers"]:
            couch.click(button(picture, self._rng.pick(picture["offers"])))
        elif places:
            couch.click(self._rng.pick(places))
        else:
            couch.key("Tab", "Return")

    def _see(self, before: tuple[object, ...]) -> None:
        """Wait until something has changed; what changes nothing is tried otherwise next time."""
        with suppress(AssertionError):
            self._couch.wait(lambda p: _mark(p) != before, 2)


def _mark(picture: Picture) -> tuple[object, ...]:
    names = ("scene", "picked", "actions", "seat", "choices", "offers")
    return tuple(picture.get(name) for name in names)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("title", list(TITLES)[:MATCHES])
def test_a_person_against_three_computers(couch_with: StartCouch, saves: Path, title: str) -> None:
    start = ("--title", title, "--players", "Hana", "--computers", "guest,trader,guest", "--seed", "7")
    couch = couch_with(*start, "--window", "1920x1080")
    person = Simple(couch)
    for number in range(_STEPS):
        picture = couch.wait(_waits_for_the_person, _PATIENCE)
        if picture["scene"] == "ScoringScene" or picture.get("actions", 0) >= _BEGUN:
            break
        if number == 1 and picture["scene"] == "PlayScene":
            couch.key("F1")
        person.step(picture)
    if MATCHES > 1:
        couch.wait_scene("ScoringScene", _PATIENCE)
    session = Advisor(saves).session()
    assert session.over == (MATCHES > 1)
    assert [seat.person for seat in session.seats] == [True, False, False, False]
    assert {step.action.player for step in session.log} == {0, 1, 2, 3}
    assert couch.complaints() == ""


def _waits_for_the_person(picture: Picture) -> bool:
    if picture["scene"] != "PlayScene":
        return True
    return not picture["moving"] and picture["seat"] == 0 and bool(picture["choices"] or picture["offers"])


def test_a_match_killed_while_a_computer_thinks_goes_on_where_it_was(
    couch_with: StartCouch, saves: Path
) -> None:
    start = ("--title", "newyork1901", "--computers", "sultan,sultan", "--seed", "3")
    couch = couch_with(*start, "--window", "1280x720")
    couch.wait(lambda p: p["scene"] == "PlayScene" and p["actions"] >= 1, _PATIENCE)
    thinkers = children_of(couch.process_id)
    assert thinkers, "somebody thinks"
    couch.kill()
    advisor = Advisor(saves)
    before = [step.action for step in advisor.session().log]
    gone(thinkers)
    couch.start("--load", str(advisor.path))
    couch.wait(lambda p: p["scene"] == "PlayScene" and p["actions"] > len(before), _PATIENCE)
    after = [step.action for step in advisor.session().log]
    assert after[: len(before)] == before
    thinkers = children_of(couch.process_id)
    couch.signal(signal.SIGTERM)
    gone(thinkers)


def children_of(process: int) -> list[int]:
    """The processes that a process has started and that live, the watcher of shared memory left out."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (folder / "stat").read_text().rpartition(")")[2].split()
            line = (folder / "cmdline").read_bytes()
            if int(words[1]) == process and b"spawn_main" in line:
                found.append(int(folder.name))
    return found


def gone(processes: list[int]) -> None:
    """Wait until none of them is left."""
    until = time.monotonic() + 10
    while any(Path(f"/proc/{process}").exists() for process in processes):
        assert time.monotonic() < until, "a thinker has stayed behind"
        time.sleep(0.05)
