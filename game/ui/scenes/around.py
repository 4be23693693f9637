"""Where people sit round a flat screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match.seats import Seat
from game.rules.kernel.text import text
from game.ui.scenes.card import CardScene
from game.ui.services import Services
from game.ui.stations import PRESETS, places_of
from game.ui.widgets.boxes import Column, Grid, RowBox
from game.ui.widgets.button import Button
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.seat_plan import SeatPlan, Sitter
from game.ui.widgets.split_page import SplitPage
from game.ui.widgets.widget import Widget
from game.ui.widgets.widget_scene import RunningHead


class AroundScene(SplitPage):
    """Everybody's emblem lies at an edge of the screen and can be moved; the answer is kept.

    Args:
        services: the program's services.
        seats: the players in turn order.
        on_done: called after the scene has gone; not if it was left without an answer.
    """

    title = text("around-title")
    width = 1728
    ruled = False

    def __init__(self, services: Services, seats: Sequence[Seat], on_done: Callable[[], object]) -> None:
        super().__init__(services)
        self._seats, self._on_done = tuple(seats), on_done
        self._places = places_of([seat.style for seat in seats], services.settings.stations)
        self.ring.id = "done"

    def head(self) -> Widget:
        """The question; it leaves the room at larger text to the table."""
        return super().head() if self.ui.metrics.text_scale == 1 else RunningHead(text("around-title"))

    def build(self) -> Widget:
        """The table with everybody round it."""
        styles = self.ui.theme.seat_colors
        sitters = [Sitter(seat.name, styles[seat.style % len(styles)]) for seat in self._seats]
        table = SeatPlan("table", sitters, self._places, self._sit)
        said = [Paragraph(text("around-text"), align="center")] if self.ui.metrics.text_scale == 1 else []
        return Column([*said, table], gap=10)

    def foot(self) -> Widget:
        """Another usual way, none at all, or this one."""
        buttons = [
            Button("one-side", text("around-one-side"), self._one_side),
            Button("size", text("around-size"), self._measure),
            Button("another", text("around-another"), self._another),
            Button("done", text("around-done"), self._done, kind="primary"),
        ]
        return RowBox(buttons, gap=20) if self.ui.metrics.text_scale == 1 else Grid(buttons, 2)

    def _sit(self, places: tuple[str, ...]) -> None:
        self._places = places

    def _another(self) -> None:
        ways = PRESETS[len(self._seats)]
        at = ways.index(self._places) + 1 if self._places in ways else 0
        self._places = ways[at % len(ways)]
        self.rebuild()

    def _measure(self) -> None:
        self.stack.push(CardScene(self.ui))

    def _done(self) -> None:
        chosen = {str(seat.style): name for seat, name in zip(self._seats, self._places, strict=True)}
        self.ui.settings.stations = self.ui.settings.stations | chosen
        self._answer("on")

    def _one_side(self) -> None:
        self._answer("off")

    def _answer(self, table: str) -> None:
        self.ui.settings.table = table
        self.ui.apply()
        self.stack.pop(self)
        self._on_done()
