"""How a title lies on the table: the whole vocabulary between rules and screen. Pure, without pygame."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text
from game.tables.summary import Summary

Face = Literal["up", "down"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece lies.

    Attributes:
        slot: the named place of the table's layout.
        index: the position within the slot, where it holds several pieces.
        face: which side is up.
        count: how many a counted piece (a pile of tokens) stands for.
        look: which of its pictures it shows, a word between the title and its painter ("closed", "die.4").
        owner: the seat it belongs to, if any.
        pale: shown faintly: it is there but of no use now.
        among: how many pieces share a row of pieces; more than it has places for stand closer.
        bright: it matters whatever is to be chosen, and never steps back behind the choices.
        portrait: the piece that a closer look shows in its place, or that it shows in short; "" for itself.
    """

    slot: str
    index: int = 0
    face: Face = "up"
    count: int = 1
    look: str = ""
    owner: int | None = None
    pale: bool = False
    among: int = 0
    bright: bool = False
    portrait: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Flight:
    """A picture that travels from one slot to another while an event is shown.

    ``piece`` may be one that lies in ``target`` now (it starts at ``source``), a unit of a pile, or, without
    a target, one that is lost and fades. What is ``marked`` keeps a rim for an action.
    """

    piece: str
    source: str
    target: str
    face: Face = "up"
    marked: bool = field(default=True, repr=False)


@dataclass(frozen=True, slots=True)
class Spin:
    """A piece whose picture changes where it lies, while an event is shown.

    Attributes:
        style, through: the piece is turned over (a card), or tumbles (a die) with these looks on the way.
        sound: heard when it has come to rest.
    """

    piece: str
    style: Literal["flip", "tumble"] = "flip"
    through: tuple[str, ...] = ()
    sound: str = ""


Move = Flight | Spin


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A button, or pieces, that lead to the shot of the table where a choice is made.

    One that leads to actions is there only while some of them can be done.

    Attributes:
        shot: the shot that it leads to.
        label: what the button says.
        question: what is asked there; None for the same.
        verb: the actions chosen there; "" where there is only something to look at.
        targets: by piece, the first targets for it, where not all are.
        button, pieces: what leads there: a button, and pointing at one of these pieces.
    """

    shot: str
    label: Text
    question: Text | None = None
    pieces: tuple[str, ...] = ()
    verb: str = ""
    button: bool = True
    targets: tuple[tuple[str, str], ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Picture:
    """A piece shown by itself, with attributes as in `Place`.

    Attributes:
        shape: width of the room that it needs in relation to its height.
    """

    piece: str
    face: Face = "up"
    count: int = 1
    look: str = ""
    shape: float = 0.9


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page of the rules help.

    Attributes:
        heading, paragraphs: message keys; ``<heading>-press``, if there is one, says where to press.
        pictures: of pieces, shown above the words.
        topic: what the page is about, for `Table.help_topic`.
    """

    heading: str
    paragraphs: tuple[str, ...]
    pictures: tuple[Picture, ...] = ()
    topic: str = ""


Sign = tuple[Picture, str]
"""A line of the legend: a sign as it is seen on the table, and the message that says what it means."""


class SpotlightTable(NamedTuple):
    """What its columns are called, and a row for each seat with its cells."""

    heads: tuple[Text | str, ...]
    rows: tuple[tuple[int, tuple[Text | int | tuple[Picture, ...], ...]], ...]


@dataclass(frozen=True, slots=True)
class Spotlight:
    """What chance or others did, shown large where it happened: pictures, numbers, and a sentence below.

    Attributes:
        seat: in whose colour; None for nobody's.
        at: the piece or slot that it lies over; "" for the middle of the board.
        others: it is for those who did not do it.
    """

    words: Text
    seat: int | None = None
    pictures: tuple[Picture, ...] = ()
    table: SpotlightTable | None = None
    at: str = ""
    others: bool = False


class Pieces(Protocol):
    """What lies on the table and what is known of it. The stage and the help line ask.

    Attributes:
        prefetch_pieces: pieces that chance may bring, and where; they are painted in idle moments.
        explain_first: the help line says what a piece does before it says what stands in its way.
        general_reasons: message keys of refusals that hold for everything alike; they are said last.
    """

    prefetch_pieces: Sequence[tuple[str, Place]]
    explain_first: bool
    general_reasons: Sequence[str]

    def placements(self, view: Any) -> dict[str, Place]:
        """Every visible piece exactly once."""

    def describe(self, piece: str) -> Text:
        """The name of a piece or slot."""

    def short(self, piece: str) -> Text:
        """The same in fewer words, where it stands in a sentence of which the rest matters more."""

    def explain(self, view: Any, piece: str) -> tuple[Text, ...]:
        """What there is to know of a piece besides its name: what it does, how it stands with it."""

    def in_words(self, view: Any, piece: str) -> tuple[Text, ...]:
        """What the picture of a piece says (its gift, its price), for a closer look."""


class Questions(Protocol):
    """What is asked, where and how it can be answered. The desk, the camera and the focus ask."""

    def ask(self, view: Any, choosing: Choosing) -> Text:
        """The thing wanted next: a complete question to the player to act."""

    def suggested_targets(self, view: Any, choosing: Choosing) -> Sequence[str]:
        """The targets most likely to be picked next, the likeliest first: the focus goes there."""

    def shot(self, view: Any, choosing: Choosing | None) -> str:
        """Which shot of the table the choice needs; None where nobody here is asked."""

    def prefetch_shots(self, view: Any, choosing: Choosing) -> Sequence[str]:
        """Shots without a tab that an action may lead to: they are painted in idle moments."""

    def shortcuts(self, view: Any, choosing: Choosing) -> Sequence[Shortcut]:
        """Where else the choice can be made: buttons and pieces that lead to another shot."""

    def auto_commit(self, view: Any, choosing: Choosing) -> Action | None:
        """The action to carry out without a button: a step that undo takes back, or all that is left."""

    def pending_choices(self, choices: Mapping[str, str]) -> tuple[Text, ...]:
        """A summary of choices by sort, with numbers, from targets and verbs ("" for one kept secret)."""


class Actions(Protocol):
    """What the actions are called, cost and bring. Buttons, the help line and hints ask."""

    def verb(self, action: Action) -> Text:
        """The label of the button that carries out ``action``."""

    def rank(self, action: Action) -> int:
        """Where the button of ``action`` stands among others: the lowest first, and it keeps its place."""

    def preview(self, view: Any, action: Action) -> tuple[Text, ...]:
        """What ``action`` would cost and bring, shown before it is confirmed."""

    def spends(self, view: Any, action: Action) -> Mapping[str, int]:
        """The pieces, and how many of those in a fan, that ``action`` would spend: they lift in advance."""

    def warn(self, view: Any, action: Action) -> Text | None:
        """What the player may have overlooked (empty places in a plan); it is asked once more."""

    def trust(self, told: Callable[[Action], bool]) -> None:
        """Warn no more of what people are ``told`` to do, as in a lesson."""

    def ends(self, action: Action) -> bool:
        """Whether ``action`` ends a turn or phase, declines or takes back: its button has its own place."""

    def mark(self, action: Action) -> str | None:
        """A target of ``action`` that deserves a mark for the player to act (an affordable card)."""


class Log(Protocol):
    """How events are told, shown and heard. The log lines, spotlights, animations and sounds ask.

    Attributes:
        followup_verbs: verbs of steps that are told after the main action of their turn.
        milestones: kinds of events with which a round begins or is decided: the deed that is told ends.
        merged_events: kinds of events that are added up: several for one seat are told in one sentence.
    """

    followup_verbs: Collection[str]
    milestones: Collection[str]
    merged_events: Collection[str]

    def tell(self, event: Event) -> Text | None:
        """The log line of an event; None if it is not worth one."""

    def event_rank(self, event: Event) -> int:
        """Its place in the log: below 0 it stays where room is short, above 0 it is told behind the rest."""

    def spotlight(self, event: Event) -> Spotlight | None:
        """What everybody is shown large of an event (a card drawn, a contest decided); None: nothing."""

    def moves(self, event: Event) -> tuple[Move, ...]:
        """What travels, or changes where it lies, while ``event`` is shown."""

    def sound(self, event: Event) -> str | None:
        """The sound of an event."""

    def scored(self, event: Event) -> bool:
        """Whether an event brings points, which are heard when it has come to rest."""


class Help(Protocol):
    """The rules help. Its pages and the button that leads there ask."""

    def help_pages(self) -> tuple[HelpPage, ...]:
        """The rules help, as message keys."""

    def help_topic(self, view: Any, choosing: Choosing) -> str:
        """The topic of the help page that belongs to a choice."""

    def legend(self) -> tuple[Sign, ...]:
        """The signs on the table and what they mean."""


class Table(Pieces, Questions, Actions, Log, Summary, Help, Protocol):
    """The presentation of one title. Every method gets a view, never the full state."""
