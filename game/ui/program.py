"""The ways between the scenes: new matches, saved ones, and back to the menu."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.lessons.book import LessonBook
from game.lessons.chapter import LessonStep
from game.lessons.labels import read_labels
from game.lessons.reader import LessonError, read_chapters
from game.maps.error import MapError
from game.match.lock import BusyError
from game.match.plan import MatchPlan
from game.match.record import RecordError
from game.match.session import Session
from game.rules.kernel.rules import RulesError
from game.rules.kernel.text import text
from game.tables.registry import TITLES
from game.ui.scene import Scene, SceneStack
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.message import MessageScene
from game.ui.services import Services

if TYPE_CHECKING:
    from game.ui.matches import Matches
    from game.ui.play.lesson_scene import LessonScene
    from game.ui.play.scene import PlayScene


class Program:
    """Implements :class:`~game.ui.scenes.flow.Flow`.

    Args:
        services: the program's services.
        stack: where the scenes go.
    """

    def __init__(self, services: Services, stack: SceneStack) -> None:
        self._services = services
        self._stack = stack
        self.book = LessonBook(services.folders.config)
        self.learners: tuple[str, ...] = ()

    def menu(self) -> None:
        """To the menu."""
        self._stack.reset(self.menu_scene())

    def menu_scene(self) -> Scene:
        """The menu, for a program that starts."""
        return MenuScene(self._services, self)

    def set_up(self, plan: MatchPlan | None = None) -> None:
        """To the setup of a new match, filled in from ``plan``."""
        from game.brains.levels import LEVELS
        from game.ui.scenes.shelf import ShelfScene

        self._stack.reset(ShelfScene(self._services, self, plan, tuple(LEVELS)))

    def start(self, plan: MatchPlan) -> None:
        """Play a new match; what stands in its way is said in a message."""
        try:
            scene = self.new_match(plan)
        except (RulesError, MapError, OSError) as error:
            self._complain(error)
        else:
            self._stack.reset(scene)

    def resume(self, path: Path) -> None:
        """Go on with the record at ``path``; a damaged one leads to a message."""
        try:
            scene = self.saved_match(path)
        except RecordError as error:
            self._offer_rescue(path, error)
        except BusyError:
            self._offer_to_look(path)
        except (RulesError, MapError, OSError) as error:
            self._complain(error)
        else:
            self._stack.reset(scene)

    def recover(self, path: Path, session: Session) -> None:
        """Go on with what was rescued from ``path``, in a new record beside it."""
        try:
            scene = self._matches.recovered(path, session)
        except (MapError, OSError) as error:
            self._complain(error)
        else:
            self._stack.reset(scene)

    def new_here(self) -> bool:
        """Whether nobody has played or learnt anything yet."""
        return not any(self.book.of(title).met for title in TITLES)

    def chapters(self, title: str) -> tuple[str, ...]:
        """The chapters of a title's lesson that can be read, by name."""
        with suppress(LessonError):
            return tuple(chapter.name for chapter in read_chapters(title))
        return ()

    def labels(self, title: str) -> tuple[LessonStep, ...]:
        """What is what on a title's table; nothing where there are no labels."""
        with suppress(LessonError):
            return read_labels(title)
        return ()

    def choose_chapter(self, title: str, learners: tuple[str, ...] | None = None) -> None:
        """Show the chapters of a title above what is on the screen, to choose one."""
        self.learners = self.learners if learners is None else learners
        chapters = self.chapters(title)
        if chapters:
            from game.ui.scenes.learn import LearnScene

            learn = partial(self.learn, title)
            self._stack.push(LearnScene(self._services, title, chapters, self.book, learn))

    def learn(self, title: str, chapter: str) -> None:
        """Teach a chapter, where it was left or from its beginning."""
        try:
            scene = self.lesson(title, chapter)
        except (LessonError, RulesError, MapError, ValueError) as error:
            self._complain(error)
        else:
            self._stack.reset(scene)

    def lesson(self, title: str, chapter: str) -> LessonScene:
        """A chapter that is taught; raises what `Matches.lesson` does."""
        return self._matches.lesson(title, chapter)

    def new_match(self, plan: MatchPlan) -> PlayScene:
        """A match that begins; raises what `Matches.new` does."""
        return self._matches.new(plan)

    def saved_match(self, path: Path) -> PlayScene:
        """A match that goes on where its record ends; raises what `Matches.saved` does."""
        return self._matches.saved(path)

    def quit(self) -> None:
        """Leave the program: a stack without scenes ends the loop."""
        self._stack.pop(self._stack.scenes[0])

    @cached_property
    def _matches(self) -> Matches:
        """Imported with all of the play screen when something is played: the menu is there sooner."""
        from game.ui.matches import Matches

        return Matches(self._services, self, self.book)

    def _offer_rescue(self, path: Path, error: RecordError) -> None:
        rescued = error.rescued
        if rescued is None:
            self._stack.push(MessageScene(self._services, error.message))
            return
        answers = (
            ("message-recover", lambda: self.recover(path, rescued)),
            ("message-leave", lambda: None),
        )
        self._stack.push(MessageScene(self._services, error.message, answers))

    def _offer_to_look(self, path: Path) -> None:
        """Another program plays the match: it can be looked at as it stands."""
        answers = (("record-look", lambda: self._look_at(path)), ("message-leave", lambda: None))
        self._stack.push(MessageScene(self._services, text("record-busy"), answers))

    def _look_at(self, path: Path) -> None:
        try:
            scene = self._matches.looked_at(path)
        except (RecordError, RulesError, MapError) as error:
            self._complain(error)
        else:
            self._stack.push(scene)

    def _complain(self, error: Exception) -> None:
        told = error.message if isinstance(error, MapError) else None
        self._stack.push(MessageScene(self._services, told or text("message-trouble", reason=str(error))))
