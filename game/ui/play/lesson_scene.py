"""The play scene of a lesson: the same table, with a tutor."""

from __future__ import annotations

from dataclasses import replace

from game.rules.kernel.ids import kind_of
from game.ui.flow import Flow
from game.ui.play.match import Match
from game.ui.play.scene import PlayScene
from game.ui.play.tutor import Tutor
from game.ui.services import Services
from game.ui.table.caption import Caption
from game.ui.table.caption_place import Around
from game.ui.table.lit import around, lit
from game.ui.table.pointing import BAR
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
        self._around: tuple[object, Around | None] = None, None
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
            self._light(shown, shown.caption)
        if self.tutor.reading:
            shown.bar, shown.ringed = replace(shown.bar, prompt=(), help=(), hints=()), False
            shown.disabled -= {"hint"} if f"{BAR}hint" in self._spoken_of else set()
        return shown

    @property
    def _spoken_of(self) -> tuple[str, ...]:
        return self.tutor.caption.at if self.tutor.caption else ()

    def _light(self, shown: ScreenModel, caption: Caption) -> None:
        """What the caption speaks of; where that is elsewhere, the tab that leads there."""
        needed = self.presenter.model.shot
        shown.lit = lit(self.view, caption.at)
        if not shown.lit and not self.view.same_layout(needed):
            shown.lit = lit(self.view, (f"tab.{kind_of(needed)}",))
        sheet = shown.offers.panel if shown.offers else None
        key = (caption, self.desk.revision, self.view.revision, shown.chosen, sheet and tuple(sheet))
        if self._around[0] != key:
            later = self._targets()
            found = around(self.view, caption.at, shown.chosen, later)
            self._around = key, replace(found, later=[*found.later, sheet]) if sheet else found
        shown.around = self._around[1]

    def _targets(self) -> set[str]:
        """All that may be chosen in the step."""
        choosing = self.desk.seen_choosing
        return (
            {target for each in choosing.decision.actions for target in each.targets} if choosing else set()
        )
