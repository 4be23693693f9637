"""Laws of sound: what a title asks to be heard is there to be heard."""

from __future__ import annotations

from collections.abc import Iterator

from game.tables.kit import BaseTable, Turnover
from game.tables.table import Spin
from game.ui.sound import VARIANTS
from tests.laws.cases import Case
from tests.laws.playing import Game, Step
from tests.laws.seen import Saw


def test_every_sound_of_an_event_exists(case: Case, saw: Saw) -> None:
    """Also of the events that no game of the laws has met."""
    table = case.table()
    if isinstance(table, BaseTable):
        for kind, row in table.events.items():
            spins = [move.sound for move in row.moves if isinstance(move, Turnover)]
            for sound in filter(None, (row.sound, *spins)):
                saw()
                assert sound in VARIANTS, f"{kind}: {sound}"


def test_every_sound_that_a_game_asks_for_exists(played: Game, saw: Saw) -> None:
    for step in played.steps:
        for sound in _heard(played.case, step):
            saw()
            assert sound in VARIANTS


def _heard(case: Case, step: Step) -> Iterator[str]:
    table = case.table()
    for event in step.out.events:
        spins = [move.sound for move in table.moves(event) if isinstance(move, Spin)]
        yield from filter(None, (table.sound(event), *spins))
