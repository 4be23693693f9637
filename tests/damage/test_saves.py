"""Records that were damaged: a match that can be played and shown, or an error that people can read."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.lang.catalogue import Catalogue
from game.match.header import Header
from game.match.record import RecordError, parse_record, restore
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.values import to_plain
from game.tables.registry import find_title
from tests.budget import examples
from tests.conftest import Count
from tests.damage.wounds import damaged_bytes, damaged_json, encoded
from tests.laws.cases import cases
from tests.laws.playing import game
from tests.titles import SHIPPED

RECORDS = sorted((Path(__file__).resolve().parents[1] / "recorded").glob("*/*.jsonl"))
LINES = 50
"""So much of a match is damaged: what is wrong shows at the beginning or nowhere."""
SOME = 30
"""So many positions of a game."""


@cache
def lines(path: Path) -> tuple[bytes, ...]:
    return tuple(path.read_bytes().splitlines(keepends=True)[:LINES])


def damaged(path: Path, dice: Random) -> bytes:
    """The beginning of a record with one to three wounds: in values, in the order of lines, in bytes."""
    found = list(lines(path))
    if dice.random() < 0.15:
        return damaged_bytes(b"".join(found), dice)
    for _ in range(dice.randint(1, 3)):
        at = dice.choice((0, 1, 1, 1, dice.randrange(len(found))))
        wound = dice.random()
        if wound < 0.8:
            found[at] = encoded(damaged_json(_plain(found[at]), dice)) + b"\n"
        elif wound < 0.9:
            found.insert(dice.randrange(len(found)), found[at])
        else:
            del found[at]
    return b"".join(found)


def _plain(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:  # an earlier wound
        return [0]


@pytest.fixture(scope="module")
def catalogues() -> list[Catalogue]:
    return [Catalogue(lang, Path("assets/lang")) for lang in ("en", "fa")]


def loaded(raw: bytes, title: str, catalogues: list[Catalogue]) -> bool:
    """Load a record as the program does; whatever comes of it must be playable and visible.

    Returns whether it was loaded whole.
    """
    try:
        record = parse_record(raw)
        rules = find_title(title).rules(record.header.config.options)
        shown(restore(record, rules), title)
        return True
    except RecordError as error:
        for catalogue in catalogues:
            assert catalogue.say(error.message).strip() and not catalogue.missing
        if error.rescued is not None:
            shown(error.rescued, title)
        return False


def shown(session: Session, title: str) -> None:
    """Every seat's view is laid on the table, and the match goes on for a few actions."""
    table = find_title(title).table(session.rules)
    dice = Random(1)
    for _ in range(4):
        for seat in (None, *range(session.config.seats)):
            for piece in table.placements(session.rules.view(session.state, seat)):
                table.describe(piece)
        if session.over:
            break
        session.submit(dice.choice(session.decisions()[0].actions))
    session.scores()


@cache
def positions(title: str) -> tuple[tuple[Header, str], ...]:
    """Some positions of the first and the last game, with the header of a record that begins there."""
    found, own = [], [case for case in cases() if case.title.id == title and not case.brief]
    for case in (own[0], own[-1]):
        seats = tuple(Seat(str(number), number) for number in range(case.seats))
        header = Header.of(Session(case.rules(), case.config(1), seats), "")
        steps = game(case, 1).steps
        found += [(header, json.dumps(to_plain(step.state))) for step in steps[:: max(1, len(steps) // SOME)]]
    return tuple(found)


@examples(150)
@given(st.sampled_from(sorted(SHIPPED)), st.integers(0, 1 << 32).map(Random))
def test_a_damaged_position_is_played_or_refused(
    catalogues: list[Catalogue], count: Count, title: str, dice: Random
) -> None:
    header, state = dice.choice(positions(title))
    plain = json.loads(state)
    for _ in range(dice.choice((1, 1, 2))):
        plain = damaged_json(plain, dice)
    lines = (header.to_plain(), {"at": 0, "state": plain})
    count(
        "played"
        if loaded(b"".join(encoded(line) + b"\n" for line in lines), title, catalogues)
        else "refused"
    )


@examples(200)
@given(st.sampled_from(RECORDS), st.integers(0, 1 << 32).map(Random))
def test_a_damaged_record_is_played_or_refused(
    catalogues: list[Catalogue], count: Count, path: Path, dice: Random
) -> None:
    count("played" if loaded(damaged(path, dice), path.parent.name, catalogues) else "refused")
