"""Every field of a record with every kind of foreign value: refused, or played on without a loss."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from game.match.archive import summary
from game.match.journal import FileJournal
from game.match.record import RecordError, read_record, restore
from game.match.seats import COMPUTER, Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.tables.registry import find_title

RULES = find_title("mombasa").rules({})
"""A title where all choose at the same time: one's own last action can be taken back alone."""
FOREIGN: tuple[Any, ...] = (
    *(True, False, 0, 1, 2, 99, -1, 10**6, 10**9, 10**19, -(10**19), 0.0, 1.0, 1e300, float("nan")),
    *(None, "", "1", "x" * 1000, "\u202e", [], [0], {}, {"undo": 1}),
)
KINDS = ("a", "undo", "retract", "seat", "turn", "at", "end")
Place = tuple[Any, ...]


@cache
def whole() -> tuple[Any, ...]:
    """The lines of a match to its end, with all that a record can tell."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        session = Session(RULES, GameConfig(2, 5), [Seat("Hana", 0), Seat("Sam", 1)])
        sitting = Sitting(session, FileJournal.create(path, session, "2026-01-01T00:00:00+00:00"))
        rng = Rng(5)
        for number in range(1000):
            if not (decisions := session.decisions()):
                break
            sitting.act(rng.pick(rng.pick(decisions).actions))
            if number % 7 == 3 and number > 20 and session.can_undo():
                sitting.undo()
            elif number % 5 == 2 and number > 5 and session.retractable(number % 2) is not None:
                sitting.retract(number % 2)
            if number in (20, 30):
                sitting.hand_over(1, Seat("Sam", 1, COMPUTER, "guest/1") if number == 20 else Seat("Sam", 1))
        sitting.close()
        assert session.over
        return tuple(json.loads(line) for line in path.read_bytes().splitlines())


def cuts() -> Iterator[tuple[int, Place]]:
    """The line until which a record is kept, and the place of a field in it; of each kind of line one."""
    lines = whole()
    yield from ((12, (0, *place)) for place in fields(lines[0]))
    for kind in KINDS:
        found = [number for number, line in enumerate(lines) if kind in line]
        assert found, f"no line of the kind {kind}"
        shallow = {key: value for key, value in lines[found[0]].items() if key != "state"}
        yield from ((found[0] + 1, (found[0], *place)) for place in fields(shallow))


def fields(plain: Any) -> Iterator[Place]:
    """The ways to every value within one."""
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inside:
        yield (key,)
        yield from ((key, *way) for way in fields(value))


def written(path: Path, until: int, place: Place, value: Any) -> None:
    lines = json.loads(json.dumps(whole()[:until]))
    *way, last = place
    inside = lines
    for key in way:
        inside = inside[key]
    inside[last] = value
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def kept(path: Path) -> bool:
    """Whether a record is played; then on from where it stands, and whole when it has to be written anew."""
    found = summary(path, 0.0)
    try:
        record = read_record(path)
        session = restore(record, RULES)
    except RecordError as error:
        if error.rescued is not None:
            error.rescued.decisions()
        return False
    assert found.header is not None and found.turns >= 1
    sitting = Sitting(session, FileJournal.resume(path, record, session))
    if session.can_undo():
        sitting.undo()
    for _ in range(3):
        if session.decisions():
            sitting.act(session.decisions()[0].actions[0])
    path.unlink()
    if session.can_undo():
        sitting.undo()
    sitting.close()
    again = restore(read_record(path), RULES)
    assert again.log == session.log and again.seats == session.seats and again.state == session.state
    for step in again.log:
        assert type(step.action.player) is int and type(step.action.amount) is int
    return True


@pytest.mark.parametrize(("until", "place"), cuts(), ids=str)
def test_a_field_with_a_foreign_value_is_refused_or_nothing_of_the_match_is_lost(
    tmp_path: Path, until: int, place: Place
) -> None:
    path = tmp_path / "match.jsonl"
    for value in FOREIGN:
        written(path, until, place, value)
        kept(path)


@pytest.mark.parametrize(
    "count", [value for value in FOREIGN if value != 1 or type(value) is not int], ids=repr
)
@pytest.mark.parametrize("acted", [0, 1, 5])
def test_so_much_cannot_have_been_taken_back(tmp_path: Path, count: Any, acted: int) -> None:
    """Only a whole number from one to all that was done."""
    lines = [line for line in whole() if "a" in line or "at" in line or "caravanserai" in line]
    path = tmp_path / "match.jsonl"
    before = [*lines[:2], *[line for line in lines[2:] if "a" in line][:acted]]
    path.write_text("".join(json.dumps(line) + "\n" for line in [*before, {"undo": count}]), encoding="utf-8")
    if type(count) is int and 1 <= count <= acted:
        assert len(restore(read_record(path), RULES).log) == acted - count
        return
    with pytest.raises(RecordError) as caught:
        restore(read_record(path), RULES)
    assert caught.value.message.key == "record-damaged"
    assert caught.value.rescued is not None and len(caught.value.rescued.log) == acted


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_that_says_two_things_says_none(tmp_path: Path, kind: str) -> None:
    lines = list(whole())
    at = next(number for number, line in enumerate(lines) if kind in line)
    for other in ({"undo": 1}, {"a": [0, "pass", [], 0]}, {"retract": 0}, {"x": 0}):
        if not other.keys() & lines[at].keys():
            path = tmp_path / "match.jsonl"
            double = [*lines[:at], lines[at] | other, *lines[at + 1 :]]
            path.write_text("".join(json.dumps(line) + "\n" for line in double), encoding="utf-8")
            assert read_record(path).broken_line == at + 1
