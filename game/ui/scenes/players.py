"""Who moves which seat of a match that is being played."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.brains.levels import LEVELS, level_of, mind
from game.match.seats import COMPUTER, PERSON, Seat
from game.match.sitting import Sitting
from game.opponents.guides import guide_for
from game.rules.kernel.text import text
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Choice
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.labels import Note
from game.ui.widgets.widget import Widget


class PlayersScene(ModalPage):
    """A line for each seat: a person, or a computer of some level. A change counts at once.

    Args:
        services: the program's services.
        sitting: the match.
        game: id of its title.
    """

    title = text("players-title")
    width = 1100

    def __init__(self, services: Services, sitting: Sitting, game: str) -> None:
        super().__init__(services)
        self._sitting, self._game = sitting, game

    def build(self) -> Widget:
        """The seats in turn order."""
        seats = self._sitting.session.seats
        rows: list[Widget] = [self._seat(number, seat) for number, seat in enumerate(seats)]
        return Column([*rows, Note(text("players-note"), align="center")])

    def foot(self) -> Widget:
        """Done."""
        return Button("done", text("common-ok"), self.back, kind="primary")

    def _seat(self, number: int, seat: Seat) -> Widget:
        ways = [("", text("setup-person")), *((level, text(f"level-{level}")) for level in LEVELS)]
        now = "" if seat.person else level_of(seat.mind).id
        return Choice(f"seat-{number}", seat.name, ways, now, partial(self.hand_over, number), wrap=True)

    def hand_over(self, number: int, level: str) -> None:
        """A seat goes to a computer of that level; "" gives it to a person."""
        session = self._sitting.session
        version = guide_for(self._game, session.rules).version
        kind, named = (COMPUTER, mind(level, version)) if level else (PERSON, "")
        self._sitting.hand_over(number, replace(session.seats[number], kind=kind, mind=named))
