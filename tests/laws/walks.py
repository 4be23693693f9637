"""One walk through a match of each title in each view, that all laws of the screen look at together.

A law of the screen has an `Observer`: it is shown every step of some choices at some moments of a match, and
keeps what it found. Its tests ask the `Walk` for it; whichever test comes first has the walk made. A new law
is an observer more, not a walk more.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain, repeat
from typing import Any, TypeVar

import pytest

from game.match.seats import Seat
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from tests.budget import LAWS
from tests.laws.cases import additions
from tests.laws.reading import Reader, later, read, walk
from tests.room import NAMES, Room

Size = tuple[int, int]
LARGE, SMALL, UPRIGHT = (1920, 1080), (1280, 720), (800, 1280)
GIVEN = {
    "en": tuple(f"Player {number}" for number in range(1, 6)),
    "fa": ("بازیکن یک", "بازیکن دو", "بازیکن سه", "بازیکن چهار", "بازیکن پنج"),
}
"""The names that people have who type none."""
LATE = 3 if LAWS == 1 else 20
"""So many moments are looked at late in a match, when hands, columns and purses are full."""
CHOICES = 1 if LAWS == 1 else 3
"""So many choices are made, step by step, at each stop of a walk."""


@dataclass(frozen=True, slots=True)
class View:
    """How a match is seen.

    Attributes:
        most: by the most players, with all that can be added to the title; or by the fewest, with nothing.
        language: of the program.
        size: of the window.
        scale: of the text.
        names: in which language people have the names that the program gives; "" if they have their own.
    """

    most: bool
    language: str
    size: Size = LARGE
    scale: float = 1.0
    names: str = ""

    def __str__(self) -> str:
        """A readable name for the report."""
        named = f"-named-{self.names}" if self.names else ""
        return f"{'most' if self.most else 'fewest'}-{self.language}-{self.size[1]}-{self.scale:.0%}{named}"

    @property
    def usual(self) -> View:
        """The same at 100 %."""
        return View(self.most, self.language, self.size, 1.0, self.names)


VIEWS = [
    View(most=True, language="fa"),
    View(most=True, language="fa", scale=2.0),
    View(most=False, language="en", names="fa"),
    View(most=False, language="en", scale=1.5, names="fa"),
    View(most=True, language="en", size=SMALL),
    View(most=True, language="en", size=UPRIGHT),
    View(most=False, language="fa", size=UPRIGHT, scale=2.0),
]
if LAWS > 1:
    _ALL = [
        View(most, language, size, scale)
        for most in (False, True)
        for language in GIVEN
        for size in (LARGE, SMALL)
        for scale in (1.0, 1.5, 2.0)
    ]
    VIEWS += [view for view in _ALL if view not in VIEWS]
LARGER = [view for view in VIEWS if view.scale > 1 and view.usual in VIEWS]
"""The views that can be held to the same one at 100 %."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A step of a choice, as a law is shown it; whatever an observer picks or visits is taken back.

    Attributes:
        room: the match.
        rng: of the walk.
        reader: takes down what is drawn.
        number: of the moment in the match.
        choice: which of those that are made, step by step, at this moment.
        step: how much of the choice is picked; it begins with 0.
        late: hands, columns and purses are full.
    """

    room: Room
    rng: Rng
    reader: Reader
    number: int
    choice: int
    step: int
    late: bool


class Observer:
    """What a law looks at on a walk. It keeps plain values only: the walk outlives its room.

    Attributes:
        seen: so many things were held to the law; a law that meets nothing on a walk fails.
        faults: what broke the law, in words.
    """

    private = False
    """What it has drawn is its own matter: other laws do not read it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seen = 0
        self.faults: list[str] = []
        self.error: BaseException | None = None

    def look(self, stop: Stop) -> None:
        """See a step."""
        raise NotImplementedError

    def end(self, stop: Stop) -> None:
        """The match is left; ``stop`` was the last one."""

    def hold(self, law: bool, *fault: object) -> None:
        """Note one thing that was held to the law, and the fault where it was broken."""
        self.seen += 1
        if not law:
            self.faults.append(" ".join(map(str, fault)))


Kind = TypeVar("Kind", bound=Observer)
OBSERVERS: list[type[Observer]] = []
WANTED: set[str] = set()
"""The modules whose tests run: of the others nothing is observed."""


def observer(kind: type[Kind]) -> type[Kind]:
    """Have every walk shown to this kind of observer."""
    OBSERVERS.append(kind)
    return kind


@dataclass
class Walk:
    """What was seen of a title in a view, by every law."""

    title: str
    view: View
    observers: dict[type[Observer], Observer] = field(default_factory=dict)

    def found(self, kind: type[Kind]) -> Kind:
        """What this kind of observer saw, if it saw anything and broke off nowhere."""
        found = self.observers[kind]
        assert isinstance(found, kind)
        if found.error is not None:
            raise found.error
        return found


def held(walk: Walk, kind: type[Observer]) -> None:
    """The law of ``kind`` met something on the walk, and no fault."""
    found = walk.found(kind)
    assert not found.faults, "\n".join(dict.fromkeys(found.faults))
    assert found.seen, "the law met nothing"


WALKS: OrderedDict[tuple[str, View], Walk] = OrderedDict()
"""The walks through the title that is looked at."""


def walked(sit: Callable[..., Room], title: str, view: View) -> Walk:
    """The walk through a title in a view: made once."""
    if (title, view) not in WALKS:
        WALKS[title, view] = _walk(sit, title, view)
    while len(WALKS) > len(VIEWS):
        WALKS.popitem(last=False)
    return WALKS[title, view]


def keys() -> list[Any]:
    """Every title in every view."""
    return [pytest.param((title, view), id=f"{title}-{view}") for title in TITLES for view in VIEWS]


def _walk(sit: Callable[..., Room], title: str, view: View) -> Walk:
    found = Walk(title, view, {kind: kind(view) for kind in OBSERVERS if kind.__module__ in WANTED})
    number = find_title(title).rules({}).info.seats[-1 if view.most else 0]
    names = GIVEN[view.names] if view.names else NAMES
    seats = [Seat(name, style) for style, name in enumerate(names[:number])]
    with pytest.MonkeyPatch.context() as patch:
        reader = read(patch)
        room = sit(
            number,
            title=title,
            seats=tuple(seats),
            options=additions(title) if view.most else {},
            language=view.language,
            size=view.size,
            text_scale=view.scale,
        )
        last = None
        for last in _stops(room, reader):
            for each in found.observers.values():
                _show(each, last)
        for each in found.observers.values():
            if last is not None and each.error is None:
                each.end(last)
    return found


def _stops(room: Room, reader: Reader) -> Iterator[Stop]:
    """The steps of some choices at some moments of a match."""
    moments = chain(zip(walk(room), repeat(False)), zip(later(room, 11, LATE), repeat(True)))
    for number, (_, late) in enumerate(moments):
        rng = Rng(1)
        for choice in range(CHOICES):
            step = 0
            yield Stop(room, Rng(number), reader, number, choice, step, late)
            for target in rng.pick(room.choosing.decision.actions).targets:
                if not pick(room, target):
                    break
                step += 1
                yield Stop(room, Rng(number), reader, number, choice, step, late)
            lay_back(room)


def _show(observer: Observer, stop: Stop) -> None:
    """Let an observer look; what it breaks off with is said by its own tests only."""
    room = stop.room
    if observer.error is not None:
        return
    picked, moves, scene = room.choosing.picked, len(room.session.log), room.play.view.shot
    stop.reader.deaf = observer.private
    try:
        observer.look(stop)
    except Exception as error:
        observer.error = error
    stop.reader.deaf = False
    assert len(room.session.log) == moves, f"{type(observer).__name__} has carried something out"
    if room.choosing.picked != picked:
        lay_back(room)
        for target in picked:
            pick(room, target)
    room.play.controls.ring.focus(None)
    if room.play.view.shot != scene:
        room.play.visit(scene)


def pick(room: Room, target: str) -> bool:
    """Pick a thing, and go where the choice goes on.

    False if it cannot be picked, or would be carried out at once: nobody sees such a step.
    """
    choosing = room.choosing
    done = room.play.view.table.auto_commit(room.desk.seen(), choosing.after(target))
    if target not in choosing.choices() or done is not None:
        return False
    room.point(target)
    room.stack.settle()
    return True


def lay_back(room: Room) -> None:
    """Take back whatever is picked."""
    while room.play.controls.unpick():
        pass
    room.stack.settle()
