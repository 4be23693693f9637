"""What is played, made: new matches, saved ones and lessons, with all that the play screen needs."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.brains.levels import LEVELS, level_of, mind
from game.lessons.book import LessonBook, resumed
from game.lessons.chapter import LEARNER
from game.lessons.reader import read_chapters
from game.match.archive import SUFFIX, recovery_path
from game.match.drivers import Drivers, Reflex
from game.match.journal import FileJournal
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
from game.tables.registry import TITLES, find_title
from game.tables.verify import verify_title
from game.ui.flow import Flow
from game.ui.play.match import Match
from game.ui.play.scene import PlayScene
from game.ui.scenes.moment import MomentScene
from game.ui.services import Services
from game.ui.table.workshop import Workshop

if TYPE_CHECKING:
    from game.ui.play.lesson_scene import LessonScene


class Matches:
    """Makes the scenes in which something is played.

    Args:
        services: the program's services.
        flow: where these scenes lead.
        book: what has been learnt.
    """

    def __init__(self, services: Services, flow: Flow, book: LessonBook) -> None:
        self._services, self._flow, self._book = services, flow, book

    def new(self, plan: MatchPlan) -> PlayScene:
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

    def saved(self, path: Path) -> PlayScene:
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

    def recovered(self, path: Path, session: Session) -> PlayScene:
        """A match that goes on with what was rescued from ``path``, in a new record beside it.

        Raises:
            MapError: the title's map is damaged.
            OSError: there can be no record.
        """
        verify_title(session.rules.info.id)
        journal = FileJournal.create(recovery_path(path), session, _now().isoformat())
        return self._play(MatchPlan.of(session), session, journal)

    def looked_at(self, path: Path) -> MomentScene:
        """The present moment of a match that another program plays.

        Raises:
            RecordError: the record is damaged or not one of ours.
            RulesError: the title's tables are damaged.
            MapError: its map is damaged.
        """
        record, session = _restored(path)
        title = find_title(record.header.title)
        workshop = Workshop(self._services, title, session.rules, session.seats)
        return MomentScene(workshop, session, len(session.log), lambda: None)

    def lesson(self, title: str, chapter: str) -> LessonScene:
        """A chapter that is taught.

        Raises:
            LessonError: it cannot be read.
            RulesError: the title's tables are damaged.
            MapError: its map is damaged.
            ValueError: its opening is not possible.
        """
        from game.ui.play.lesson_scene import LessonScene

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
        lesson, session = resumed(found, rules, seats, self._book.of(title))
        sitting = Sitting(session)
        minds = Minds(Thinker(title, session.config.options), session.config.seed)
        drivers = Drivers(sitting, minds.driver if found.free else lambda *_: Reflex(lesson.answer))
        match = Match(MatchPlan.of(session), sitting, drivers, minds.adviser(), lesson, self._book)
        self._services.record, self._services.session = None, session
        return LessonScene(self._services, self._flow, match)

    def _play(self, plan: MatchPlan, session: Session, journal: FileJournal) -> PlayScene:
        self._services.record, self._services.session = journal.path, session
        sitting = Sitting(session, journal)
        minds = Minds(Thinker(plan.title, session.config.options), session.config.seed)
        drivers = Drivers(sitting, minds.driver)
        watched = not any(seat.person for seat in session.seats)
        first = not (watched or session.log or self._book.of(plan.title).met)
        if not watched:
            self._book.meet(plan.title)
        opens = not session.log and self._services.settings.animation != "off"
        match = Match(plan, sitting, drivers, minds.adviser(), first=first, opens=opens)
        return PlayScene(self._services, self._flow, match)


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
