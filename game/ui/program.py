"""The ways between the scenes: new matches, saved ones, and back to the menu."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

from game.brains.levels import LEVELS, level_of, mind
from game.lessons.book import LessonBook, resumed
from game.lessons.chapter import LEARNER, LessonStep
from game.lessons.labels import read_labels
from game.lessons.reader import LessonError, read_chapters
from game.maps.error import MapError
from game.match.archive import SUFFIX, recovery_path
from game.match.drivers import Drivers, Reflex
from game.match.journal import FileJournal
from game.match.lock import BusyError
from game.match.plan import MatchPlan
from game.match.record import Record, RecordError, read_record, restore
from game.match.seats import COMPUTER, Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.opponents.guides import guide_for
from game.opponents.minds import Minds
from game.opponents.thinker import Thinker
from game.rules.kernel.quoting import quoted
from game.rules.kernel.rules import GameConfig, RulesError, check_config
from game.rules.kernel.text import text
from game.tables.registry import TITLES, find_title
from game.tables.verify import verify_title
from game.ui.play.lesson_scene import LessonScene
from game.ui.play.match import Match
from game.ui.play.scene import PlayScene
from game.ui.scene import Scene, SceneStack
from game.ui.scenes.learn import LearnScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.moment import MomentScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.services import Services
from game.ui.table.workshop import Workshop


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

    def menu(self) -> None:
        """To the menu."""
        self._stack.reset(self.menu_scene())

    def menu_scene(self) -> Scene:
        """The menu, for a program that starts."""
        return MenuScene(self._services, self)

    def set_up(self, plan: MatchPlan | None = None) -> None:
        """To the setup of a new match, filled in from ``plan``."""
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
            verify_title(session.rules.info.id)
            journal = FileJournal.create(recovery_path(path), session, _now().isoformat())
            scene = self._play(MatchPlan.of(session), session, journal)
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

    def choose_chapter(self, title: str) -> None:
        """Show the chapters of a title above what is on the screen, to choose one."""
        chapters = self.chapters(title)
        if chapters:
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
        """A chapter that is taught.

        Raises:
            LessonError: it cannot be read.
            RulesError: the title's tables are damaged.
            MapError: its map is damaged.
            ValueError: its opening is not possible.
        """
        verify_title(title)
        found = next(each for each in read_chapters(title) if each.name == chapter)
        rules = find_title(title).rules(found.options)
        level = mind(next(iter(LEVELS)), guide_for(title, rules).version)
        say = self._services.say
        others = range(1, found.seats)
        seats = (
            Seat(say("setup-default-name", n=1), LEARNER),
            *(Seat(say("setup-computer-name", n=n), n, COMPUTER, level) for n in others),
        )
        lesson, session = resumed(found, rules, seats, self.book.of(title))
        sitting = Sitting(session)
        minds = Minds(Thinker(title, session.config.options), session.config.seed)
        drivers = Drivers(sitting, minds.driver if found.free else lambda *_: Reflex(lesson.answer))
        match = Match(MatchPlan.of(session), sitting, drivers, minds.adviser(), lesson, self.book)
        self._services.record, self._services.session = None, session
        return LessonScene(self._services, self, match)

    def quit(self) -> None:
        """Leave the program: a stack without scenes ends the loop."""
        self._stack.pop(self._stack.scenes[0])

    def new_match(self, plan: MatchPlan) -> PlayScene:
        """A match that begins.

        Raises:
            RulesError: the title does not allow these seats or options, or its tables are damaged.
            MapError: its map is damaged.
            BusyError: another program has just begun a record of the same name.
        """
        verify_title(plan.title)
        seed = secrets.randbits(32) if plan.seed is None else plan.seed
        rules = find_title(plan.title).rules(plan.options)
        plan = replace(plan, seats=_named(plan.seats, guide_for(plan.title, rules).version))
        session = Session(rules, GameConfig(len(plan.seats), seed, plan.options), plan.seats)
        now = _now()
        path = recovery_path(self._services.folders.saves / f"{plan.title}-{now:%Y%m%d-%H%M%S}{SUFFIX}")
        return self._play(plan, session, FileJournal.create(path, session, now.isoformat()))

    def saved_match(self, path: Path) -> PlayScene:
        """A match that goes on where its record ends.

        Raises:
            RecordError: the record is damaged or not one of ours.
            BusyError: another program plays it.
            RulesError: the title's tables are damaged.
            MapError: its map is damaged.
        """
        record, session = _restored(path)
        verify_title(record.header.title)
        return self._play(MatchPlan.of(session), session, FileJournal.resume(path, record, session))

    def _play(self, plan: MatchPlan, session: Session, journal: FileJournal) -> PlayScene:
        self._services.record, self._services.session = journal.path, session
        sitting = Sitting(session, journal)
        minds = Minds(Thinker(plan.title, session.config.options), session.config.seed)
        drivers = Drivers(sitting, minds.driver)
        watched = not any(seat.person for seat in session.seats)
        first = not (watched or session.log or self.book.of(plan.title).met)
        if not watched:
            self.book.meet(plan.title)
        opens = not session.log and self._services.settings.animation != "off"
        match = Match(plan, sitting, drivers, minds.adviser(), first=first, opens=opens)
        return PlayScene(self._services, self, match)

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
            record, session = _restored(path)
        except (RecordError, RulesError, MapError) as error:
            self._complain(error)
            return
        title = find_title(record.header.title)
        workshop = Workshop(self._services, title, session.rules, session.seats)
        self._stack.push(MomentScene(workshop, session, len(session.log), lambda: None))

    def _complain(self, error: Exception) -> None:
        told = error.message if isinstance(error, MapError) else None
        self._stack.push(MessageScene(self._services, told or text("message-trouble", reason=str(error))))


def _named(seats: Sequence[Seat], version: int) -> tuple[Seat, ...]:
    """The seats; those of computers name the version of what they know."""
    return tuple(
        seat if seat.person else replace(seat, mind=mind(level_of(seat.mind).id, version)) for seat in seats
    )


def _restored(path: Path) -> tuple[Record, Session]:
    """A record and the match that it tells.

    Raises:
        RecordError: the record is damaged or not one of ours.
        RulesError: the title's tables are damaged.
        MapError: its map is damaged.
    """
    record = read_record(path)
    header = record.header
    if header.title not in TITLES:
        raise RecordError("record-unknown-title", title=quoted(header.title))
    title = find_title(header.title)
    try:
        check_config(title.rules({}).info, header.config)  # before rules are asked to be made for it
    except RulesError as error:
        raise RecordError("record-impossible-setup", reason=str(error)) from error
    return record, restore(record, title.rules(header.config.options))


def _now() -> datetime:
    try:
        return datetime.now().astimezone()
    except ValueError:  # the environment may name a zone that is a day away
        return datetime.now()
