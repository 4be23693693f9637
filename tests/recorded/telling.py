"""What a table says and shows of a recorded match, line by line, as messages and places.

``python -m tests.recorded.telling`` writes the approved lines of every title anew: do that after a change
that is meant, and read the difference. Words of the catalogues, sizes and colours are not among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.desk.desk import Desk
from game.desk.shown import Offer, show
from game.desk.standing import standings
from game.maps.places import Node, Pane, Part, Setting, Split, TableLayout, Tabs
from game.match.record import read_record, restore
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.ids import is_button, kind_of
from game.rules.kernel.text import Part as Value
from game.rules.kernel.text import Text
from game.tables.registry import find_title
from game.tables.table import Picture, Place, Table, Title

HERE = Path(__file__).parent
TOLD = {
    "splendor": "four-with-all-expansions",
    "newyork1901": "two-every-action-card-and-gold-prestige",
    "mombasa": "three-later-game",
    "istanbul_dice": "three-the-supply-runs-out",
    "aquileia": "four-a-lone-racer",
}
"""By title: the match that is told, one in which much happens."""
MOST = 5
"""So often a message is noted: with the first values it comes with."""
GLANCES = 8
"""So often the whole table is looked at."""
CLOSER = 9
"""After every so many actions each thing on the table is named and explained."""
_FIELDS = (
    *("prompt", "scene", "choices", "guarded", "leading", "picks", "marks", "offers", "missed", "touched"),
    *(
        "teller",
        "told",
        "facts",
        "badges",
        "scores",
        "veiled",
        "private",
        "undoable",
        "over",
        "actors",
        "seat",
    ),
)
"""What of a desk is noted."""


def approved(title: str) -> Path:
    """The file of the approved lines."""
    return HERE / title / f"{TOLD[title]}.told"


class Book:
    """The lines, each sort of them a few times."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._said: set[tuple[str, str]] = set()
        self._sorts: Counter[tuple[str, str]] = Counter()

    def note(self, at: int, what: str, sort: str, said: str, most: int = MOST) -> None:
        """A line, unless the same was said before or enough of its sort."""
        if (what, said) in self._said or self._sorts[what, sort] >= most:
            return
        self._said.add((what, said))
        self._sorts[what, sort] += 1
        self.lines.append(f"{at:3} {what:8} {said}")

    def say(self, at: int, what: str, said: Text | None, about: str = "", most: int = MOST) -> None:
        """A line with a message."""
        if said is not None:
            self.note(at, what, said.key, f"{about}{spelled(said)}", most)


def transcript(title_id: str) -> list[str]:
    """The lines of a title's recorded match."""
    title = find_title(title_id)
    record = read_record(approved(title_id).with_suffix(".jsonl"))
    rules = title.rules(record.header.config.options)
    table, book = title.table(rules), Book()
    log = restore(record, rules).log
    session = Session(rules, record.header.config, record.header.seats)
    sitting = Sitting(session, None)
    desk, scenes = Desk(sitting), dict.fromkeys(title.layout(rules).views)
    _fixed(book, title, table)
    for number, step in enumerate(log, start=1):
        decision = next(d for d in session.decisions() if step.action in d.actions)
        view = rules.view(session.state, decision.player)
        scenes.update(dict.fromkeys(_asked(book, number, table, view, decision, step.action)))
        if number % CLOSER == 0:
            _explained(book, number, table, view)
            _shown(book, number, table, desk, step.action)
        sitting.act(step.action)
        for event in step.events:
            _happened(book, number, table, event)
        _standing(book, number, table, rules.view(session.state, None), len(session.seats))
        if number % (len(log) // GLANCES) == 0:
            _lying(book, number, table.placements(rules.view(session.state, None)))
    _arranged(book, title.layout(rules), list(scenes), len(session.seats))
    return book.lines


def _fixed(book: Book, title: Title, table: Table) -> None:
    """What does not depend on a match."""
    for page in table.help_pages():
        book.note(0, "help", page.topic, f"{page.heading} {page.paragraphs}: {_pictures(page.pictures)}")
    for picture, key in table.legend():
        book.note(0, "sign", key, f"{key}: {_pictures([picture])}")
    book.note(0, "lid", "", _pictures(title.lid()))
    book.note(0, "about", "", " ".join(title.about))
    for option, picture in title.emblems.items():
        book.note(0, "emblem", option, f"{option}: {_pictures([picture])}")


def _asked(book: Book, at: int, table: Table, view: Any, decision: Decision, done: Action) -> Iterator[str]:
    """What is asked, likely and offered; gives the scenes that it is asked in."""
    for depth in range(len(done.targets) + 1):
        picked, kind = done.targets[:depth], f"{decision.prompt.key}.{depth}"
        book.say(at, "ask", table.ask(view, decision, picked))
        book.note(at, "likely", kind, f"{kind}: {' '.join(list(table.likely(view, decision, picked))[:4])}")
        book.note(at, "brisk", kind, f"{kind}: {table.brisk(view, decision, picked)}")
        book.note(at, "scene", kind, f"{kind}: {(scene := table.scene(view, decision, picked))}", 2)
        yield scene
    book.note(at, "topic", decision.prompt.key, f"{decision.prompt.key}: {table.topic(view, decision)}")
    book.note(
        at, "soon", decision.prompt.key, f"{decision.prompt.key}: {' '.join(table.soon(view, decision))}"
    )
    for way in table.ways(view, decision):
        book.say(at, "way", way.label, f"{way.scene} {' '.join(way.pieces)} {way.verb} {way.button}: ")
        book.say(at, "how", way.how)
    for action in dict.fromkeys((done, decision.actions[0], decision.actions[-1])):
        book.say(at, "do", table.verb(action), f"{table.rank(action)}: ")
        book.note(at, "mark", action.verb, f"{action.verb} {action.targets}: {table.mark(action)}")
        spent = " ".join(f"{piece}={count}" for piece, count in table.spends(view, action).items())
        book.note(at, "spend", action.verb, f"{action.verb} {action.targets}: {spent}")
        book.say(at, "warn", table.warn(view, action))
        for line in table.preview(view, action):
            book.say(at, "preview", line)


def _happened(book: Book, at: int, table: Table, event: Event) -> None:
    book.say(at, "tell", table.tell(event))
    book.say(at, "herald", table.herald(event))
    moves = "; ".join(map(str, table.moves(event)))
    book.note(at, "move", event.kind, f"{event.kind}: {table.sound(event)}; {moves}", 2)


def _standing(book: Book, at: int, table: Table, view: Any, seats: int) -> None:
    for fact in table.facts(view):
        book.say(at, "fact", fact)
    badges = [table.badges(view, seat) for seat in range(seats)]
    book.note(at, "badges", "", " ".join(f"{seat}:{','.join(each)}" for seat, each in enumerate(badges)), 12)


def _explained(book: Book, at: int, table: Table, view: Any) -> None:
    places = table.placements(view)
    for id in sorted({*places, *(place.slot for place in places.values())}):
        book.say(at, "name", table.describe(id), f"{kind_of(id)} ")
        for line in table.explain(view, id):
            book.say(at, "explain", line, f"{id}: ")


def _shown(book: Book, at: int, table: Table, desk: Desk, done: Action) -> None:
    """What a desk shows while the targets of an action are pointed at one after the other."""
    desk.attend(done.player)
    desk.unveil()
    for target in (*done.targets, ""):
        shown = show(desk, table)
        for name in _FIELDS:
            book.note(at, "shown", name, f"{name} {_items(getattr(shown, name))}", 2 * MOST)
        for offer in shown.offers[:MOST]:
            book.say(
                at, "offer", offer.label, f"{_items(offer.preview)}; {spelled(offer.warning)}; ", 2 * MOST
            )
        for id in (*shown.choices[:1], *shown.choices[-1:], *shown.guarded[:1], *done.targets):
            if not is_button(id):
                book.say(at, "stands", standings(desk, table, id)[0], f"{id}: ", 4 * MOST)
        if target:
            desk.point(target)
    desk.unveil(False)


def _lying(book: Book, at: int, places: dict[str, Place]) -> None:
    for piece, place in sorted(places.items()):
        book.note(at, "lies", f"{piece} {at}", f"{piece} {_placed(place)}")


def _arranged(book: Book, layout: TableLayout, scenes: Sequence[str], players: int) -> None:
    """Which zones share the screen in each scene; how large they are is left to the laws of size."""
    for scene in scenes:
        for active in (None, 0, players - 1):
            for scale, shape in ((1.0, 2.0), (1.0, 1.3), (2.0, 2.0)):
                setting = Setting(scene, players, active, scale, shape)
                said = f"{scene} {active} {scale:g} {shape:g}: {_node(layout.scenes(setting))}"
                book.note(0, "zones", scene, said, 9)


# --- spelling ---------------------------------------------------------------------------------------------


def spelled(said: Value | None) -> str:
    """A message with its values, messages among them."""
    if not isinstance(said, Text):
        return str(said)
    values = " ".join(f"{name}={spelled(value)}" for name, value in said.values)
    return f"{said.key}({values})" if values else said.key


def _items(found: Any) -> str:
    """A few things in a line."""
    if not isinstance(found, tuple):
        return spelled(found)
    few = " ".join(each.action.verb if isinstance(each, Offer) else spelled(each) for each in found[:9])
    return f"{len(found)}: {few}"


def _placed(place: Place) -> str:
    marks = [place.face] * (place.face != "up") + ["pale"] * place.pale + ["bright"] * place.bright
    marks += [f"x{place.count}"] * (place.count != 1) + [f"of {place.among}"] * (place.among > 0)
    marks += [f"look={place.look}"] * bool(place.look)
    marks += [f"owner={place.owner}"] if place.owner is not None else []
    return " ".join([f"{place.slot}[{place.index}]", *marks])


def _pictures(pictures: Sequence[Picture]) -> str:
    return "; ".join(f"{p.piece} {p.face} x{p.count} {p.look} {p.shape:g}" for p in pictures)


def _node(node: Node) -> str:
    match node:
        case Pane(zone, seat, crop, stretch, reads=reads):
            shown = f"{zone}.{seat}" if seat is not None else zone
            part = "" if crop is None else f"[{' '.join(f'{edge:.0f}' for edge in crop)}]"
            return shown + part + ("~" if stretch else "") + (">" if reads else "")
        case Tabs():
            return "tabs"
        case Split(parts, down):
            return f"({(' / ' if down else ' | ').join(_node(part.node) + _share(part) for part in parts)})"


def _share(part: Part) -> str:
    """How a part comes by its length: by its zone, by its need, fixed; nothing for a share of the rest."""
    return "^" if part.hug else "!" if part.units else "" if part.weight else "="


if __name__ == "__main__":
    for name in TOLD:
        approved(name).write_text("\n".join(transcript(name)) + "\n", encoding="utf-8")
