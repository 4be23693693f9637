"""Laws of sound: what a title asks to be heard is there to be heard."""

from __future__ import annotations

from game.tables.kit import BaseTable, Turnover
from game.ui.sound import VARIANTS
from tests.laws.cases import Case
from tests.laws.seen import Saw


def test_every_sound_of_an_event_exists(case: Case, saw: Saw) -> None:
    """Also of events that no game of the laws meets; those that do are heard by the laws of the screen."""
    table = case.table()
    if isinstance(table, BaseTable):
        for kind, row in table.events.items():
            spins = [move.sound for move in row.moves if isinstance(move, Turnover)]
            for sound in filter(None, (row.sound, *spins)):
                saw()
                assert sound in VARIANTS, f"{kind}: {sound}"
