"""The end of a match: the last position, the points counted up, the winner, the course, what may come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, get_args

import pygame

from game.match.seats import Seat
from game.rules.kernel.rules import Score
from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.cover_ground import draw_cover
from game.ui.scenes.result_words import reasons, result_sentence, winners
from game.ui.services import Services
from game.ui.sound import POINTS
from game.ui.widgets.boxes import Column, RowBox
from game.ui.widgets.button import Button, Further
from game.ui.widgets.counting import Count
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.footer import KeyHint
from game.ui.widgets.labels import Label, Note
from game.ui.widgets.laurel import LaurelRibbon
from game.ui.widgets.page import WidgetPage
from game.ui.widgets.podium import HEIGHTS, Podium
from game.ui.widgets.results import style_of
from game.ui.widgets.score_chart import ScoreChart
from game.ui.widgets.tally import SourceTable, tally
from game.ui.widgets.widget import Widget
from game.ui.widgets.widget_scene import PageTitle

Call = Callable[[], object]
Phase = Literal["held", "counting", "won", "course", "over"]
HOLD = {"off": 0.0, "fast": 1.2, "normal": 2.6}
"""Seconds for which the last position is held, by the speed of animation; the winner's moment is as long."""
_READ = 1.8
"""The course of the match is shown so many times as long."""
_FOOT_SHARE = 0.45
"""What may come next stays in sight even with large text: the results are short then."""
_GAPS = (30, 22, 14)
"""Between the buttons: the shine of the one in focus lies over no other, where there is room."""
_NOTE = 60
"""Columns are so much lower for each reason below them, in design units: the buttons keep their place."""
_APART, _SHARES = 40, (5, 6)
"""Between podium and sources in design units, and their shares of the width."""
_SHADED = 0.66
"""How far the cover behind the page is dimmed."""
_MOMENT = 0.7
"""Seconds in which the winner's banner unrolls, and in which the lines of the course are drawn."""


class Reason(Note):
    """Why somebody is before somebody else."""

    pitch = 1.25


class ScoringScene(ModalPage):
    """Holds the last position, counts up, names the winner, shows the course; then every button calls back.

    Whatever is pressed before that goes on to the next of these; without animation it begins with the last.
    The buttons leave the stack alone.

    Args:
        services: the program's services.
        seats: the players in turn order.
        scores: the final scores by seat, with ranks.
        course: the totals by seat in the course of the match.
        on_rematch: the same seats again, the next player begins.
        on_new_game: to the setup.
        on_history: look back at the match.
        on_menu: to the menu.
        on_learn: to the chapters, in the place of a rematch; None: it was no lesson.
        title: what was played: its cover lies behind the page.
    """

    width = 1728
    closes = False
    turns = False

    def __init__(
        self,
        services: Services,
        seats: Sequence[Seat],
        scores: Sequence[Score],
        course: Sequence[Sequence[int]] = (),
        *,
        on_rematch: Call,
        on_new_game: Call,
        on_history: Call,
        on_menu: Call,
        on_learn: Call | None = None,
        title: str = "",
    ) -> None:
        super().__init__(services)
        self._title = title
        self._seats, self._course = tuple(seats), tuple(course)
        self._by_seat = tuple(sorted(scores, key=lambda score: score.seat))
        self._by_rank = tuple(sorted(scores, key=lambda score: (score.rank, score.seat)))
        first = {"learn": on_learn} if on_learn else {"rematch": on_rematch}
        self._calls = {**first, "history": on_history, "new-game": on_new_game, "menu": on_menu}
        speed = services.settings.animation
        self._count = Count(scores, speed)
        self._hold = HOLD[speed]
        self._unrolled = 0.0 if self._hold else 1.0
        self._high: int | None = HEIGHTS[0]
        self.parts.foot_share = _FOOT_SHARE
        self._go("held" if self._hold else "over")

    @property
    def phase(self) -> Phase:
        """How far the end has come."""
        return self._phase

    def _go(self, phase: Phase) -> None:
        """To another phase; while the last position is held the table below is seen."""
        self._phase: Phase = phase
        self.opaque, self.low = phase != "held", phase == "held"
        self.panel = "dialog" if phase == "held" else ""
        self._charted = phase == "course"
        self._left = self._hold * (_READ if phase == "course" else 1)
        self._drawn = 0.0 if phase == "course" else 1.0
        self.ring.id = self._harmless() if phase == "over" else "go-on"

    def _harmless(self) -> str:
        """Where the focus rests at the end: a press that was to hurry it on starts nothing.

        After a lesson that is the way on: the chapters only lie above the page.
        """
        if "learn" in self._calls:
            return "learn"
        return "course" if len(self._course) > 1 else "history"

    # --- the page -------------------------------------------------------------------------------------

    def head(self) -> Widget:
        """What is being done; at the end who has won."""
        return Column([]) if self._phase == "held" or self._over_podium else self._banner()

    def _banner(self) -> Widget:
        return PageTitle(text("scoring-counting")) if self._phase == "counting" else self._ribbon()

    def _ribbon(self) -> LaurelRibbon:
        styles = [style_of(self.ui, seat) for seat in winners(self._seats, self._by_rank)]
        words = result_sentence(self.ui.say, self._seats, self._by_rank)
        return LaurelRibbon(words, styles, lambda: self._unrolled)

    @property
    def _over_podium(self) -> bool:
        """Whether the banner stands above the podium: not where it would have more lines there."""
        if self._high is None or self._charted or self.ui.metrics.portrait:
            return False
        ribbon, room = self._ribbon(), self._room()
        part = (room - self.ui.metrics.units(_APART)) * _SHARES[0] // sum(_SHARES)
        return ribbon.height(self.ui, part) == ribbon.height(self.ui, room)

    def build(self) -> Widget:
        """The podium and where the points come from, or as much in less room; or how the points went."""
        if self._phase == "held":
            on = Button("go-on", text("scoring-count"), self._on, kind="primary")
            return RowBox([Label(text("play-over"), align="center"), on])
        if self._charted:
            return ScoreChart(self._seats, self._course, lambda: self._drawn)
        won = self._phase != "counting"
        why = reasons(self.ui.say, self._seats, self._by_rank, brief=self._high is None) if won else []
        notes = [Reason(each, align="center") for each in why]
        if self._high is None:
            order = self._by_rank if won else self._by_seat
            return Column(tally(self._seats, order, self._count, notes), gap=10)
        lower = 0 if self.ui.metrics.text_scale > 1 else _NOTE * len(notes)
        podium = Podium(self._seats, self._by_seat, self._count, self._high - lower)
        sources = SourceTable(self._seats, self._by_seat, self._count, headed=True)
        stage = Column([self._banner(), podium], gap=16) if self._over_podium else podium
        if self.ui.metrics.portrait:
            return Column([stage, sources, *notes], gap=16)
        return Column([RowBox([stage, sources], gap=_APART, weights=_SHARES), *notes], gap=16)

    def _room(self) -> int:
        """The width of the content in pixels."""
        m = self.ui.metrics
        return min(m.safe.w, round(m.units(self.width) * m.text_scale))

    def foot(self) -> Widget | None:
        """What may come next."""
        if self._phase == "held":
            return None
        if self._phase != "over":
            words = text("scoring-skip" if self._phase == "counting" else "scoring-on")
            return Column([Button("go-on", words, self._on)], width=500)
        names = list(self._calls)
        if len(self._course) > 1:
            names.insert(1, "points" if self._charted else "course")
        buttons = [self._button(name) for name in names]
        wholes = (RowBox(buttons, gap=_GAPS[0]), *(self._row(buttons, gap) for gap in _GAPS))
        fitting = (row for row in wholes if row.natural(self.ui) <= self._room())
        halves = (self._row(some, _GAPS[0]) for some in (buttons[:2], buttons[2:]))
        return next(fitting, None) or Column([*halves])

    def _row(self, buttons: Sequence[Button], gap: int) -> RowBox:
        return RowBox(buttons, gap=gap, weights=[button.natural(self.ui) for button in buttons])

    def rebuild(self, focus: str | None = None) -> None:
        """Build the page; where no podium is seen whole everybody has a plate."""
        large = self.ui.metrics.portrait and self.ui.metrics.text_scale > 1
        for self._high in (None,) if large else (*HEIGHTS, None):
            super().rebuild(focus)
            if self._phase == "held" or self._charted or not self.parts.scroller.furthest:
                break

    def on_enter(self) -> None:
        """The results are seen from the top."""
        self._begin()
        super().on_enter()

    def hints(self) -> list[KeyHint]:
        """The menu button leads to the menu, as everywhere."""
        return [KeyHint("menu", text("scoring-menu"))] if self._phase == "over" else []

    def on_hint(self, action: str) -> None:
        """The hint was tapped."""
        if action == "menu":
            self._calls["menu"]()

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """The cover of what was played, in high contrast its table; at first the table with all on it."""
        if self.opaque and self._title and not self.ui.theme.palette.vivid:
            draw_cover(self.ui, canvas, self._title, _SHADED)
        elif self.opaque:
            canvas.blit(self.ui.artist.backdrop(canvas.get_size(), self.ui.theme.palette), (0, 0))
        else:
            self._keep(canvas)

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """The whole page; or only what lies over the table."""
        return WidgetPage.redraw(self, canvas) if self.opaque else super().redraw(canvas)

    # --- what happens ---------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let the present phase go on."""
        phase = self._phase
        moving = phase == "counting" or (phase != "held" and min(self._unrolled, self._drawn) < 1)
        if self._phase == "counting":
            if self._count.go_on(dt):
                self.ui.sound.play(POINTS)
        elif self._phase != "held":
            self._unrolled = min(1.0, self._unrolled + dt / _MOMENT)
            self._drawn = min(1.0, self._drawn + dt / _MOMENT)
        if self._phase != "over":
            self._left -= dt
            if self._count.done if self._phase == "counting" else self._left <= 0:
                self._on()
        return super().update(dt) or moving or self._phase != phase

    def other(self, intent: Intent) -> bool:
        """Before the end any press goes on; then shortcuts work as during the match."""
        pressed = isinstance(intent, intents.Confirm | intents.Back | intents.Menu | intents.History)
        if self._phase != "over":
            if pressed or (isinstance(intent, intents.Release) and intent.tap):
                self._on()
                return True
            return False
        match intent:
            case intents.Menu():
                self._calls["menu"]()
            case intents.History():
                self._calls["history"]()
            case _:
                return False
        return True

    def _on(self) -> None:
        """To the next phase, which is like another scene: the second click of two means nothing in it."""
        self.stack.guard.changed()
        phases = get_args(Phase)
        following = phases[phases.index(self._phase) + 1]
        if following == "won":
            self._count.finish()
            self.ui.sound.play("end")
        if following == "course" and len(self._course) < 2:
            following = "over"
        self._go(following)
        self._begin()

    def _begin(self, focus: str | None = None) -> None:
        """Build the page of the phase, from its top."""
        self.parts.scroller.at = 0
        self.rebuild(focus)

    def _button(self, name: str) -> Button:
        calls = {**self._calls, "course": self._turn_over, "points": self._turn_over}
        return Further(name, text(f"scoring-{name}"), calls[name])

    def _turn_over(self) -> None:
        """From the points to their course and back."""
        self._charted = not self._charted
        self._begin("points" if self._charted else "course")
