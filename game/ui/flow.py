"""The ways between scenes. The program's wiring provides them."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from game.lessons.chapter import LessonStep
from game.match.plan import MatchPlan
from game.match.session import Session


class Flow(Protocol):
    """Where a scene may lead. Each way clears what lay on the stack.

    Attributes:
        learners: the names of the people who take a lesson together, in turn order; empty: it was not said.
    """

    learners: tuple[str, ...]

    def menu(self) -> None:
        """To the menu."""

    def set_up(self, plan: MatchPlan | None = None) -> None:
        """To the setup of a new match, filled in from ``plan``."""

    def start(self, plan: MatchPlan) -> None:
        """Play a new match."""

    def resume(self, path: Path) -> None:
        """Go on with the record at ``path``; a damaged one leads to a message."""

    def recover(self, path: Path, session: Session) -> None:
        """Go on with what was rescued from the damaged record at ``path``, in a new record beside it."""

    def new_here(self) -> bool:
        """Whether nobody has played or learnt anything yet."""

    def chapters(self, title: str) -> tuple[str, ...]:
        """The chapters of a title's lesson, by name; none where there is no lesson."""

    def labels(self, title: str) -> tuple[LessonStep, ...]:
        """What is what on a title's table; nothing where there are no labels."""

    def learn(self, title: str, chapter: str) -> None:
        """Teach a chapter, where it was left or from its beginning."""

    def choose_chapter(self, title: str, learners: tuple[str, ...] | None = None) -> None:
        """Show the chapters of a title above what is on the screen, to choose one.

        With ``learners`` from then on these people take the lessons; None: whoever did before.
        """

    def quit(self) -> None:
        """Leave the program."""
