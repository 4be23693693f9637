"""What a title declares of its things: each kind of piece, verb, question and event in one place.

A title's ``catalogue.py`` holds a `TitleCatalogue`; `game.tables.base.BaseTable` derives the table from it.
What is said of a thing are `Words`; functions are given a `Context` and what they are about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.event import Event
from game.rules.kernel.foresight import Foreseen, foresee
from game.rules.kernel.frames import FramedState
from game.rules.kernel.ids import kind_of, seat_in
from game.rules.kernel.text import Text, piece_ref, seat_ref, text
from game.tables.moves import Fly, Turnover
from game.tables.spotlight import Spotlit
from game.tables.table import Picture, Shortcut
from game.tables.words import Say, Words, lines, plain

Data = Mapping[str, Any]
"""The data of an event."""
More = Callable[[Data], Mapping[str, Any]] | Mapping[str, Callable[[Data], Any]]
"""What an event's data leave unsaid: further values for its message and its moves."""
F = TypeVar("F")
R = TypeVar("R")
S = TypeVar("S", bound=FramedState)
SHAPE = Picture("").shape
"""The shape of a picture that does not say another."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of piece or slot, by the first word of its ids.

    Attributes:
        name: what the parts of the id are called in its name ("seat color"; see `words.named`); or a template
            or a function of the id.
        key: the message of the name without ``<title>-``; "" for the kind itself.
        short: a template or a function for a shorter name; None for the same.
        explain: what there is to know of a piece besides its name; of the context and the id.
        in_words: what its picture says, for a closer look; likewise.
        sort: what a choice of it is counted as, for ``<title>-waiting``; "" for the kind itself.
        shape: width of its picture in relation to the height, where the help shows it by itself.
    """

    name: str | Say | Callable[[str], Text] = ""
    key: str = ""
    short: Say | Callable[[str], Text] | None = None
    explain: Words = ""
    in_words: Words = ""
    sort: str = ""
    shape: float = SHAPE


@dataclass(frozen=True, slots=True)
class Verb:
    """What an action of one verb is at the table.

    Attributes:
        preview: what it would cost and bring; of the context and the action.
        rank: where its button stands among others: the lowest first.
        most_first: of several of the verb that with the greatest amount comes first.
        then: what is asked once a first target is picked and more are wanted, by the kind of that target; of
            the context and the `Choosing`.
        sure: what is asked once the button alone is wanted; likewise.
        label: the words of its button, of the action; "" for ``<title>-do-<verb>`` with count and amount.
        spends: the pieces, and how many, that lift in advance; of the context and the action.
        warn: what its player may have overlooked; likewise.
        mark: the target that can be had right now: by its number, its id, or a function of the action.
        sorts: what a choice for it is counted as, by the kind of the target.
        commits: it is carried out without a button once its targets are picked.
        ends: it ends the turn or the phase, declines, or takes a step back: its button never stands where
            others are confirmed.
        followup: a step that is told after the main action of its turn.
    """

    preview: Words = ""
    rank: int = 0
    most_first: bool = False
    then: Mapping[str, Words] = field(default_factory=dict)
    sure: Words = ""
    label: Words = ""
    spends: Callable[..., Mapping[str, int]] | None = None
    warn: Words = ""
    mark: int | str | Callable[[Action], str | None] | None = None
    sorts: Mapping[str, str] = field(default_factory=dict)
    commits: bool = False
    ends: bool = False
    followup: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """What one class of frames asks. Functions are given the context and the `Choosing`.

    What is left out is as in the catalogue's `usual` question.

    Attributes:
        shot: the shot of the table that it needs; a function is given None where nobody here is asked.
        ask: what is asked, where the verb says nothing after picks; else the decision's own question.
        step: it has ``<title>-step-<name>`` for what is asked after picks.
        suggest: the likeliest targets; else what is marked.
        topic: the help page about it, where there are several questions by their names (``choose-<name>``).
        shortcuts: where else it can be answered.
        prefetch: shots without a tab that an answer may lead to.
        commit: the action to carry out without a button; else `TitleCatalogue.committed`.
    """

    shot: str | Callable[..., str] = ""
    ask: Words = ""
    step: bool = False
    suggest: Callable[..., Iterable[str]] | None = None
    topic: str | Mapping[str, str] = ""
    shortcuts: Callable[..., Iterable[Shortcut]] | None = None
    prefetch: Callable[..., Iterable[str]] | None = None
    commit: Callable[..., Action | None] | None = None


MAJOR, USUAL, MINOR, LEAST = -1, 0, 1, 2
"""The ranks of events in the log. The main event of an action is the first that is not minor, else the first
of the lowest rank. What is major stays where room is short, as what brings points does. What is minor led to
the main event or came of it: it is told behind it."""


@dataclass(frozen=True, slots=True)
class EventKind:
    """How one kind of event is told, shown and heard.

    Attributes:
        sound: heard when it happens; a function is given the data.
        moves: what travels or changes.
        more: values beside the event's own: functions of its data by name, or one that makes them all.
        scores: the value that, if it counts for something, is points; "" for an event that brings none.
        says: its message without ``<title>-log-``; None: the kind, with dashes; "": it is not told.
        unless: it is not told where this holds of its data: another line says it.
        preview: what is said of it before it happens; of its data with what ``more`` adds.
        spotlight: what is shown large while it is shown.
        milestone: a round begins or is decided with it: the bar's medal says so, and the deed told ends.
        merged: several for one seat are added up and told in one sentence: where every tile of a player
            brings something at once, the same sentence would come again and again.
        rank: its place in the log: `MAJOR`, `USUAL`, `MINOR` or `LEAST`.
    """

    sound: str | Callable[[Data], str] = ""
    moves: tuple[Fly | Turnover, ...] = ()
    more: More = field(default_factory=dict)
    scores: str = ""
    says: str | None = None
    unless: Callable[[Data], bool] | None = None
    preview: Words = ""
    spotlight: Spotlit | None = None
    milestone: bool = False
    merged: bool = False
    rank: int = USUAL

    def values(self, data: Data) -> Data:
        """An event's data with what the kind adds."""
        if callable(self.more):
            return {**data, **self.more(data)}
        return {**data, **{name: value(data) for name, value in self.more.items()}}


@dataclass(frozen=True, slots=True)
class TitleCatalogue:
    """All that a title declares.

    Attributes:
        title: the title's id, which begins its messages.
        kinds: by the first word of ids.
        verbs, events: by their names.
        questions: by the class of the frame, or a base of it.
        usual: what holds for questions that do not say otherwise.
        help: the pages of the rules help with the pieces shown on each.
        signs: the pictures of the legend by the message without ``<title>-sign-``.
        seats, pieces: data of events that are seats, and those that are pieces or places.
    """

    title: str
    kinds: Mapping[str, Kind]
    events: Mapping[str, EventKind]
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    questions: Mapping[type, Question] = field(default_factory=dict)
    usual: Question = field(default_factory=Question)
    help: Mapping[str, tuple[str | Picture, ...]] = field(default_factory=dict)
    signs: Mapping[str, str | Picture] = field(default_factory=dict)
    seats: tuple[str, ...] = ("seat",)
    pieces: tuple[str, ...] = ()

    def verb(self, action: Action) -> Verb:
        """What is declared of an action's verb."""
        return self.verbs.get(action.verb, _VERB)

    def event(self, event: Event) -> EventKind:
        """What is declared of an event's kind; one that is missing is not shown."""
        return self.events.get(event.kind, _EVENT)

    def question(self, frame: object) -> Question:
        """What is declared of a frame."""
        found = (self.questions[kind] for kind in type(frame).__mro__ if kind in self.questions)
        return next(found, self.usual)

    def mark(self, action: Action) -> str | None:
        """The target of an action that can be had right now."""
        mark = self.verb(action).mark
        if callable(mark):
            return mark(action)
        return action.targets[mark] if isinstance(mark, int) else mark

    def wanted(self, choosing: Choosing) -> Words:
        """What the verb that the picks are for asks next."""
        if not choosing.picked:
            return ""
        have = len(choosing.picked)
        if more := [action for action in choosing.open() if len(action.targets) > have]:
            return self.verb(more[0]).then.get(kind_of(choosing.picked[0]), "")
        verbs = choosing.verbs()
        return self.verbs.get(verbs.pop(), _VERB).sure if len(verbs) == 1 else ""

    def committed(self, choosing: Choosing) -> Action | None:
        """The one action that agrees with the picks, if they complete it and its verb needs no button."""
        left = choosing.open() if choosing.picked else ()
        alone = left[0] if len(left) == 1 and left == choosing.complete() else None
        return alone if alone and self.verb(alone).commits else None

    def line(self, event: Event) -> Text | None:
        """What is told of an event, with every number, word, seat and piece of its data at hand."""
        kind = self.event(event)
        says = event.kind.replace("_", "-") if kind.says is None else kind.says
        if not says:
            return None
        parts = plain(kind.values(event.data)).items()
        return text(f"{self.title}-log-{says}", **{key: self._named(key, value) for key, value in parts})

    def _named(self, key: str, value: Any) -> Any:
        return seat_ref(value) if key in self.seats else piece_ref(value) if key in self.pieces else value


_VERB, _EVENT = Verb(), EventKind(says="")


@dataclass(frozen=True, slots=True)
class Context(Generic[R, S]):
    """What the functions of a catalogue are given besides what they are about.

    Attributes:
        rules: those that are played by.
        view: the position as its viewer may know it.
        catalogue: the title's.
    """

    rules: R
    view: S
    catalogue: TitleCatalogue

    @property
    def top(self) -> Any:
        """The frame that asks; None when the game is over."""
        return self.view.stack[-1] if self.view.stack else None

    def frame(self, kind: type[F]) -> F | None:
        """The frame of a kind that waits nearest the top, if there is one."""
        return next((frame for frame in reversed(self.view.stack) if isinstance(frame, kind)), None)

    def player(self, about: Action | Choosing | str) -> Any:
        """What belongs to who acts, to who is asked, or to the seat that follows the kind in an id."""
        view: Any = self.view
        if isinstance(about, Choosing):
            return view.players[about.decision.player]
        return view.players[about.player if isinstance(about, Action) else seat_in(about)]

    def marked(self, choosing: Choosing) -> list[str]:
        """What can be had right now, in the order of the actions."""
        marks = (self.catalogue.mark(action) for action in choosing.decision.actions)
        return [mark for mark in marks if mark]

    def foresee(self, action: Action) -> Foreseen:
        """What is certain to come of ``action``."""
        rules: Any = self.rules
        return foresee(rules, self.view, action)

    def foretell(self, event: Event) -> tuple[Text, ...]:
        """What a preview says of an event: of its data with what the kind adds."""
        kind = self.catalogue.event(event)
        return lines(self.catalogue.title, kind.preview, kind.values(event.data))
