"""Shows a lesson over the table: what is to be read, what is to be done, and the end of a chapter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import pygame

from game.desk.desk import Desk
from game.lessons.book import LessonBook
from game.lessons.chapter import LEARNER
from game.lessons.lesson import Lesson
from game.rules.kernel.text import text
from game.ui.flow import Flow
from game.ui.scene import SceneStack
from game.ui.scenes.caption import CaptionScene
from game.ui.scenes.message import MessageScene
from game.ui.services import Services
from game.ui.table.caption import Caption
from game.ui.table.caption_place import Around
from game.ui.table.lit import around, lit
from game.ui.table.view import TableView


class Tutor:
    """Leads through a lesson.

    Args:
        services: the program's services.
        flow: where to go from its end.
        lesson: the chapter that is taught.
        book: keeps where people are in it.
        desk: whose choice it is.
        view: the table.
        visit: goes to a shot of the table.
        press: presses a button of the bar.
        stack: where the scenes go; asked each time, since a scene learns of its stack late.
    """

    def __init__(
        self,
        services: Services,
        flow: Flow,
        lesson: Lesson,
        book: LessonBook,
        desk: Desk,
        view: TableView,
        visit: Callable[[str], None],
        press: Callable[[str], None],
        stack: Callable[[], SceneStack],
    ) -> None:
        self._services, self._flow, self.lesson, self._book = services, flow, lesson, book
        self._desk, self._view, self._visit, self._press, self._stack = desk, view, visit, press, stack
        self._kept: object = None
        self._shown: object = None

    @property
    def caption(self) -> Caption | None:
        """What is said now; None where nothing is."""
        step, lesson = self.lesson.step, self.lesson
        if step is None:
            return None
        say, chapter = self._services.say, lesson.chapter
        number, count = lesson.number + 1, len(chapter.steps)
        heading = say("lesson-heading", chapter=say(chapter.heading), number=number, count=count)
        remark = self._begins or (self._whose if step.want and step.want.seat == LEARNER else "")
        return Caption(say(step.say), heading, step.at, remark)

    @property
    def _begins(self) -> str:
        """With the first sentence of a chapter behind the first: that the table is another."""
        lesson, chapter = self.lesson, self.lesson.chapter
        first = self._flow.chapters(chapter.title)[:1]
        if lesson.number or (chapter.name in first and not chapter.opening):
            return ""
        return self._services.say("lesson-later-match" if chapter.opening else "lesson-new-match")

    @property
    def _whose(self) -> str:
        """Where several people learn: whose turn it is to play; with each turn and each chapter another's."""
        people, log, title = self._flow.learners, self._desk.session.log, self.lesson.chapter.title
        if len(people) < 2:
            return ""
        own = [step.action.player == LEARNER for step in log]
        begun = sum(now and not before for before, now in pairwise([False, *own]))
        goes_on = bool(log) and own[-1] and log[-1].new_turn is None
        names = self._flow.chapters(title)
        chapter = names.index(self.lesson.chapter.name) if self.lesson.chapter.name in names else 0
        return self._services.say(text("lesson-turn", name=people[(chapter + begun - goes_on) % len(people)]))

    @property
    def reading(self) -> bool:
        """Whether something is to be read before anybody acts."""
        return self.lesson.waits

    @property
    def doing(self) -> Caption | None:
        """What is said beside the table while people act; nothing before all is seen that was done."""
        asked = self._desk.seen_choosing is not None and not self._view.moving
        return self.caption if asked and not self.lesson.waits else None

    def update(self) -> None:
        """Keep where people are; once the table is still, show what comes next."""
        now = self._desk.sitting.revision, self.lesson.number, self.lesson.over
        if self._kept != now:
            self._kept = now
            self._book.keep(self.lesson, self._desk.session)
        if not self._view.moving and self._shown != now and self._stack().top is not None:
            self._shown = now
            self._go_on()

    def _go_on(self) -> None:
        step = self.lesson.step
        if self.lesson.over and not self._desk.session.over:  # else the scores lead on
            self._end()
        elif step is not None:
            self._bring_into_sight(step.at)
            if self.lesson.waits:
                self._stack().push(self._scene())

    def _scene(self) -> CaptionScene:
        view = self._view
        return CaptionScene(
            self._services,
            lambda: view.captions,
            lambda: self.caption or Caption("", ""),
            self._lit,
            self._around,
            lambda: (view.bar.places.primary, view.bar.buttons["menu"]),
            self._read,
            partial(self._press, "menu"),
            partial(self._press, "undo"),
        )

    def _lit(self) -> Sequence[pygame.Rect]:
        step = self.lesson.step
        return lit(self._view, step.at) if step else ()

    def _around(self) -> Around:
        step = self.lesson.step
        return around(self._view, step.at if step else (), (), ())

    def _read(self) -> None:
        self.lesson.next()
        self._desk.look_again()

    def _bring_into_sight(self, at: Sequence[str]) -> None:
        """Go to a shot that shows what is spoken of first, if the present one does not."""
        first = at[:1]
        if not first or lit(self._view, first):
            return
        begun = (each for each in self._view.stage.placements if each.startswith(f"{first[0]}."))
        wanted = (*first, *begun)
        shots = (shot for shot in self._view.tabbed if self._view.tab_contents.of(shot, wanted))
        if shot := next(shots, None):
            self._visit(shot)

    def _end(self) -> None:
        """The chapter is done: on to the next one, once more, or to the menu."""
        chapter, title = self.lesson.chapter, self.lesson.chapter.title
        names = self._flow.chapters(title)
        following = names[names.index(chapter.name) + 1 :][:1] if chapter.name in names else ()
        answers: list[tuple[str, Callable[[], object]]] = [
            *(("lesson-on", partial(self._flow.learn, title, name)) for name in following),
            ("lesson-again", partial(self._flow.learn, title, chapter.name)),
            ("lesson-play", self._flow.set_up),
            ("lesson-menu", self._flow.menu),
        ]
        said = text("lesson-done", chapter=self._services.say(chapter.heading))
        self._stack().push(MessageScene(self._services, said, answers))
