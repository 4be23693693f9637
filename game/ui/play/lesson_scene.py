"""The play scene of a lesson: the same table, with a tutor."""

from __future__ import annotations

from dataclasses import replace

from game.rules.kernel.ids import kind_of
from game.ui.flow import Flow
from game.ui.play.match import Match
from game.ui.play.scene import PlayScene
from game.ui.play.tutor import Tutor
from game.ui.services import Services
from game.ui.table.lit import lit
from game.ui.table.screen_model import ScreenModel


class LessonScene(PlayScene):
    """Plays a chapter: everything is as in a match, but only what is wanted can be done.

    Args:
        services: the program's services.
        flow: where to go from here.
        match: the match, with its lesson and the book of lessons.
    """

    def __init__(self, services: Services, flow: Flow, match: Match) -> None:
        super().__init__(services, flow, match)
        assert match.lesson is not None, "made for a lesson"
        assert match.book is not None, "a lesson is kept"
        self.view.table.trust(match.lesson.wants)
        self.tutor = Tutor(
            services,
            flow,
            match.lesson,
            match.book,
            self.desk,
            self.view,
            self.visit,
            self.press,
            lambda: self.stack,
        )

    def on_uncover(self) -> None:
        """What was said has been read: on to what is to be done."""
        super().on_uncover()
        self._next_choice()

    def update(self, dt: float) -> bool:
        """Let the table go on, then the lesson."""
        changed = super().update(dt)
        self.tutor.update()
        return changed

    def look(self) -> ScreenModel:
        """The screen with what is said beside the table."""
        shown = super().look()
        shown.caption = None if self.view.spotlights.shown else self.tutor.doing
        if shown.caption:
            needed = f"tab.{kind_of(self.presenter.model.shot)}"
            shown.lit = lit(self.view, shown.caption.at) or lit(self.view, (needed,))
        if self.tutor.reading:
            shown.bar, shown.ringed = replace(shown.bar, prompt=(), help=(), hints=()), False
        return shown
