"""The chapters of a title: which one is to be learnt."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.lessons.book import LessonBook
from game.rules.kernel.text import text
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.plaque import Plaque
from game.ui.widgets.widget import Widget


class LearnScene(ModalPage):
    """A row for each chapter: what has been learnt, and where to go on.

    Args:
        services: the program's services.
        title: the id of the title.
        chapters: the names of its chapters.
        book: what has been learnt.
        learn: begins a chapter, or goes on with it.
    """

    width = 1100

    def __init__(
        self,
        services: Services,
        title: str,
        chapters: tuple[str, ...],
        book: LessonBook,
        learn: Callable[[str], object],
    ) -> None:
        super().__init__(services)
        self.title = text("lesson-title", game=services.say(f"{title}-name"))
        self._game, self._chapters, self._learnt, self._learn = title, chapters, book.of(title), learn
        fresh = [name for name in chapters if name not in self._learnt.done]
        self.ring.id = self._learnt.left or next(iter(fresh), chapters[0])

    def build(self) -> Widget:
        """What a lesson is, and its chapters."""
        rows = [self._row(number, name) for number, name in enumerate(self._chapters, 1)]
        return Column([Paragraph(text("lesson-about"), align="center", soft=True), *rows], gap=10)

    def _row(self, number: int, name: str) -> Widget:
        state = "left" if name == self._learnt.left else "done" if name in self._learnt.done else "new"
        heading = text("lesson-chapter", number=number, name=self.ui.say(f"{self._game}-lesson-{name}"))
        return Plaque(name, heading, "", partial(self._begin, name), remark=text(f"lesson-state-{state}"))

    def _begin(self, name: str) -> None:
        self.stack.pop(self)
        self._learn(name)
