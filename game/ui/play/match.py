"""A match as the screen plays it."""

from __future__ import annotations

from dataclasses import dataclass

from game.lessons.book import LessonBook
from game.lessons.lesson import Lesson
from game.match.drivers import Drivers
from game.match.plan import MatchPlan
from game.match.sitting import Sitting
from game.opponents.minds import Adviser


@dataclass(slots=True)
class Match:
    """A match that is being played.

    Attributes:
        plan: how it was planned; devices change hands while it is played.
        sitting: the match itself.
        drivers: who moves the seats that no person moves, now or after somebody has handed over.
        adviser: whom persons may ask for a hint; None: nobody.
        lesson: the chapter that is taught in it; None in a match.
        book: keeps where people are in the lesson.
        opens: it begins, and is announced.
        first: somebody plays the title here for the first time, and has not taken its lesson.
    """

    plan: MatchPlan
    sitting: Sitting
    drivers: Drivers
    adviser: Adviser | None = None
    lesson: Lesson | None = None
    book: LessonBook | None = None
    first: bool = False
    opens: bool = False

    def close(self) -> None:
        """The match is left; its record is complete."""
        if self.adviser:
            self.adviser.close()
        self.drivers.close()
        self.sitting.close()
