"""A flow that goes nowhere and notes where scenes wanted to go."""

from __future__ import annotations

from pathlib import Path

from game.lessons.chapter import LessonStep
from game.match.plan import MatchPlan
from game.match.session import Session


class Ways:
    """A flow, and whatever else scenes call, that only notes where it was sent."""

    learners: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.log: list[tuple[object, ...]] = []

    @property
    def taken(self) -> list[object]:
        """The names of what was called."""
        return [name for name, *_ in self.log]

    def note(self, *called: object) -> None:
        self.log.append(called)

    def menu(self) -> None:
        self.note("menu")

    def set_up(self, plan: MatchPlan | None = None) -> None:
        self.note("set_up", plan)

    def start(self, plan: MatchPlan) -> None:
        self.note("start", plan)

    def resume(self, path: Path) -> None:
        self.note("resume", path)

    def recover(self, path: Path, session: Session) -> None:
        self.note("recover", path, session)

    def new_here(self) -> bool:
        return False

    def chapters(self, title: str) -> tuple[str, ...]:
        return ()

    def labels(self, title: str) -> tuple[LessonStep, ...]:
        return ()

    def learn(self, title: str, chapter: str) -> None:
        self.note("learn", title, chapter)

    def choose_chapter(self, title: str, learners: tuple[str, ...] | None = None) -> None:
        self.note("choose_chapter", title)

    def quit(self) -> None:
        self.note("quit")
