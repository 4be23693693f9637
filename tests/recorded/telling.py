"""What the tables say and show of the recorded matches, line by line, as messages and places.

All recorded matches of a title are played again, and every question is asked that a table answers. Of each
sort of answer the first, the second, the fourth, the eighth … that is a new one has a line: few to read, from
all over the matches. ``python -m tests.recorded.telling`` writes the lines anew: do that after a change that
is meant, and read the difference. Words of the catalogues, sizes and colours are not among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from game.desk.desk import Desk
from game.desk.desk_model import ActionOffer, DeskModel, desk_model
from game.desk.help_line import help_lines
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.ids import is_button, kind_of
from game.rules.kernel.text import Text
from game.tables.ghost import Ghost
from game.tables.table import Flight, Picture, Place, Shortcut, Spin, Table
from game.tables.title import Title
from tests.recorded.replay import HERE, Replay, matches, recorded

CLOSER = 24
"""After every so many actions each thing on the table is named and explained. A desk is looked at then, and
whenever a match asks something for the first time."""
MOST = 9
"""Of things in a row the number is noted, and the first of them."""
LYING = 7
"""After every so many actions it is noted where each thing lies."""


def approved(title: str) -> Path:
    """The file of the approved lines."""
    return HERE / title / "table.told"


class Book:
    """The lines, more and more seldom one of each sort."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._said: set[tuple[str, str]] = set()
        self._sorts: Counter[tuple[str, str]] = Counter()

    def note(self, at: int, what: str, sort: str, said: str) -> None:
        """A line, unless the same was said before or enough of its sort."""
        if (what, said) in self._said:
            return
        self._said.add((what, said))
        self._sorts[what, sort] += 1
        if self._sorts[what, sort].bit_count() == 1:
            self.lines.append(f"{at:3} {what:8} {said}")

    def say(self, at: int, what: str, said: Text | None, about: str = "") -> None:
        """A line with a message."""
        if said is not None:
            self.note(at, what, said.key, f"{about}{spelled(said)}")


def lines(title: str) -> list[str]:
    """The lines of a title's recorded matches."""
    book = Book()
    for match in matches(title):
        book.lines.append(f"== {match.stem}")
        _told(book, Replay(match))
    return book.lines


def _told(book: Book, match: Replay) -> None:
    table, session, desk = match.table, match.session, Desk(match.sitting)
    met = set[str]()
    _fixed(book, match.title, table)
    for number, step in enumerate(match.log, start=1):
        decision, view = match.asked(step)
        last, key = number == len(match.log), decision.prompt.key
        _asked(book, number, table, view, decision, step.action)
        _ghosts(book, number, match.title, step.action)
        if number % CLOSER == 0 or key not in met:
            _shown(book, number, table, desk, step.action)
        met.add(key)
        match.sitting.act(step.action)
        for event in step.events:
            _happened(book, number, table, event)
        seen = match.rules.view(session.state, None)
        _table_state(book, number, table, seen, len(session.seats))
        if number % LYING == 0 or last:
            _lying(book, number, table.placements(seen))
        if number % CLOSER == 0 or last:
            _explained(book, number, table, seen if last else view)


def _fixed(book: Book, title: Title, table: Table) -> None:
    """What does not depend on a match."""
    for page in table.help_pages():
        book.note(
            0, "help", page.topic, f"{page.heading} {spelled(page.paragraphs)}; {spelled(page.pictures)}"
        )
    for picture, key in table.legend():
        book.note(0, "sign", key, f"{key}: {spelled(picture)}")
    book.note(0, "about", "", spelled(title.about))
    for option, picture in title.emblems.items():
        book.note(0, "emblem", option, f"{option}: {spelled(picture)}")


def _asked(book: Book, at: int, table: Table, view: Any, decision: Decision, done: Action) -> None:
    """What is asked, likely and offered."""
    key = decision.prompt.key
    for depth in range(len(done.targets) + 1):
        choosing, kind = Choosing(decision).after(*done.targets[:depth]), f"{key}.{depth}"
        likely = spelled(list(table.suggested_targets(view, choosing)))
        book.say(at, "ask", table.ask(view, choosing))
        book.note(at, "suggest", kind, f"{kind}: {likely}")
        book.note(at, "auto", kind, f"{kind}: {spelled(table.auto_commit(view, choosing))}")
        book.note(at, "shot", kind, f"{kind}: {table.shot(view, choosing)}")
    opening = Choosing(decision)
    book.note(at, "topic", key, f"{key}: {table.help_topic(view, opening)}")
    book.note(at, "prefetch", key, f"{key}: {spelled(tuple(table.prefetch_shots(view, opening)))}")
    for way in table.shortcuts(view, opening):
        book.note(at, "shortcut", way.label.key, spelled(way))
    for action in dict.fromkeys((done, decision.actions[0], decision.actions[-1])):
        book.say(at, "do", table.verb(action), f"{table.rank(action)}: ")
        book.note(at, "mark", action.verb, f"{spelled(action)}: {table.mark(action)}")
        spent = " ".join(f"{piece}={count}" for piece, count in table.spends(view, action).items())
        book.note(at, "spend", action.verb, f"{spelled(action)}: {spent}")
        book.say(at, "warn", table.warn(view, action))
        for line in table.preview(view, action):
            book.note(at, "preview", f"{action.verb} {line.key}", f"{action.verb}: {spelled(line)}")


def _ghosts(book: Book, at: int, title: Title, action: Action) -> None:
    """What is in hand over each target while those before it are picked."""
    for depth, target in enumerate(action.targets):
        if ghost := title.ghost(action.player, action.targets[:depth], target):
            book.note(at, "ghost", action.verb, f"{target}: {spelled(ghost)}")


def _happened(book: Book, at: int, table: Table, event: Event) -> None:
    book.say(at, "tell", table.tell(event))
    lit = table.spotlight(event)
    book.say(at, "spotlight", lit.words if lit else None)
    heard = f"{table.sound(event)}{' and points' if table.scored(event) else ''}"
    book.note(at, "move", event.kind, f"{event.kind}: {heard}; {spelled(table.moves(event))}")


def _table_state(book: Book, at: int, table: Table, view: Any, seats: int) -> None:
    for fact in table.facts(view):
        book.say(at, "fact", fact)
    book.note(at, "badges", "", spelled([table.badges(view, seat) for seat in range(seats)]))


def _lying(book: Book, at: int, places: Mapping[str, Place]) -> None:
    for piece, place in sorted(places.items()):
        sort = f"{kind_of(piece)} {kind_of(place.slot)} {place.face} {place.pale} {place.bright}"
        book.note(at, "lies", sort, f"{piece} {spelled(place)}")


def _explained(book: Book, at: int, table: Table, view: Any) -> None:
    places = table.placements(view)
    for id in sorted({*places, *(place.slot for place in places.values())}):
        book.say(at, "name", table.describe(id), f"{kind_of(id)} ")
        for line in table.explain(view, id):
            book.say(at, "explain", line, f"{id}: ")


def _shown(book: Book, at: int, table: Table, desk: Desk, done: Action) -> None:
    """What a desk shows while the targets of an action are pointed at one after the other."""
    desk.attend(done.player)
    desk.set_private_view()
    for target in (*done.targets, ""):
        shown = desk_model(desk, table)
        for name in (field.name for field in fields(DeskModel)):
            book.note(at, "shown", name, f"{name} {spelled(getattr(shown, name))}")
        for offer in shown.offers:
            book.note(at, "offer", offer.label.key, spelled(offer))
        for id in (*shown.choices[:1], *shown.choices[-1:], *shown.guarded[:1], *done.targets):
            if not is_button(id):
                book.say(at, "stands", help_lines(desk, table, id)[0], f"{id}: ")
        if target:
            desk.point(target)
    desk.set_private_view(False)


# --- spelling ---------------------------------------------------------------------------------------------


def spelled(said: Any) -> str:
    """Anything in a line: a message with its values, else what is not as usual."""
    match said:
        case Text():
            values = " ".join(f"{name}={spelled(value)}" for name, value in said.values)
            return f"{said.key}({values})" if values else said.key
        case Action():
            return " ".join([said.verb, *said.targets, *([f"x{said.amount}"] if said.amount else [])])
        case Shortcut() | ActionOffer() | Place() | Picture() | Ghost() | Flight() | Spin():
            given = ((each, getattr(said, each.name)) for each in fields(said))
            return " ".join(f"{each.name}={spelled(value)}" for each, value in given if value != each.default)
        case tuple() | list():
            return f"{len(said)}: {', '.join(map(spelled, said[:MOST]))}" if said else "none"
    return str(said)


if __name__ == "__main__":
    for each in recorded():
        approved(each).write_text("\n".join(lines(each)) + "\n", encoding="utf-8")
