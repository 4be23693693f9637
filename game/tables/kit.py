"""The former base of titles' tables, for those that have no catalogue yet: see `game.tables.base`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.maps.places import TABLE
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.event import Event
from game.rules.kernel.frames import FINISH_FIRST
from game.rules.kernel.ids import kind_of, parts_of
from game.rules.kernel.text import Part, Text, piece_ref, seat_ref, text
from game.tables.asking import asked
from game.tables.moves import Fly, Turnover
from game.tables.table import HelpPage, Move, Picture, Place, Shortcut, Sign

Data = Mapping[str, Any]
More = Callable[[Data], Mapping[str, Any]]
"""What an event's data leave unsaid: further values for its message and its moves."""


@dataclass(frozen=True, slots=True)
class Row:
    """How one kind of event is shown.

    Attributes:
        says: its message without ``<title>-log-``, of the event's data by their names; "": it is not told.
        sound: heard when it happens.
        moves: what travels or changes.
        more: values beside the event's own.
        scores: the value that, if it counts for something, is points; "" for an event that brings none.
    """

    says: str = ""
    sound: str = ""
    moves: tuple[Fly | Turnover, ...] = ()
    more: More | None = None
    scores: str = ""

    def values(self, event: Event) -> Mapping[str, Any]:
        """The event's data with what the row adds."""
        return event.data if self.more is None else {**event.data, **self.more(event.data)}


@dataclass(frozen=True, slots=True)
class Name:
    """What pieces of one kind are called: a message that speaks of the parts of their ids.

    Attributes:
        parts: what each part is called, in order ("_": it is left out); ``seat`` is a seat, digits numbers.
        key: the message without ``<title>-``; "" for the kind itself.
    """

    parts: tuple[str, ...] = ()
    key: str = ""

    def say(self, title: str, piece: str) -> Text:
        """The name of ``piece``."""
        known = zip(self.parts, parts_of(piece), strict=False)
        values = {name: _part(name, value) for name, value in known if name != "_"}
        return text(f"{title}-{self.key or kind_of(piece)}", **values)


def name(parts: str = "", key: str = "") -> Name:
    """A `Name` with its parts written in one string: ``name("seat color")``."""
    return Name(tuple(parts.split()), key)


__all__ = ["BaseTable", "Data", "Fly", "More", "Name", "Naming", "Row", "Turnover", "name"]

Naming = Name | Callable[[str], Text]


class BaseTable:
    """A table that is told by rows and names; a title fills them in and overrides what is its own.

    Attributes (for the others see `Table`):
        title: the title's id, which begins its messages.
        events: how each kind of event is shown; a kind that is missing is not.
        announced_events: kinds of events that a banner tells when a turn or round begins with them.
        names: what each kind of piece and slot is called.
        seats, pieces: data of events that are seats, and those that are pieces or places.
        order: the rank of verbs among the buttons; those that are missing stand in the middle.
        help: the pages of the rules help with the pieces shown on each.
        steps: the questions with words of their own once something is picked, without ``<title>-choose-``.
        help_topics: the topic of the help page for a question, which is named without ``<title>-choose-``.
        signs: the pictures of the legend by the message without ``<title>-sign-``.
        choice_sorts: the sort of a choice, for ``<title>-waiting``, by its target's kind and its verb.
    """

    title: str
    events: Mapping[str, Row]
    announced_events: tuple[str, ...] = ()
    names: Mapping[str, Naming]
    seats: tuple[str, ...] = ("seat",)
    pieces: tuple[str, ...] = ()
    explain_first = provisional_scores = False
    prefetch_pieces: Sequence[tuple[str, Place]] = ()
    general_reasons: Sequence[str] = (FINISH_FIRST.key,)
    followup_verbs: Collection[str] = ()
    lead_in_verbs: Collection[str] = ()
    merged_events: Collection[str] = ()
    minor_events: Sequence[str] = ()
    major_events: Collection[str] = ()
    modal_events: Collection[str] = ()
    order: Mapping[str, int] = {}
    help: Mapping[str, tuple[str | Picture, ...]] = {}
    steps: Collection[str] = ()
    help_topics: Mapping[str, str] = {}
    signs: Mapping[str, str | Picture] = {}
    choice_sorts: Mapping[tuple[str, str], str] = {}

    def describe(self, piece: str) -> Text:
        """The name of a piece or slot."""
        naming = self.names[kind_of(piece)]
        return naming.say(self.title, piece) if isinstance(naming, Name) else naming(piece)

    def short(self, piece: str) -> Text:
        """The same name."""
        return self.describe(piece)

    def tell(self, event: Event) -> Text | None:
        """The log line of an event, with every number, word, seat and piece of its data at hand."""
        row = self._row(event)
        if not row.says:
            return None
        values = row.values(event).items()
        parts = {key: self._named(key, value) for key, value in values if isinstance(value, int | str | Text)}
        return text(f"{self.title}-log-{row.says}", **parts)

    def announcement(self, event: Event) -> Text | None:
        """The log line of an event that is announced."""
        return self.tell(event) if event.kind in (*self.announced_events, *self.modal_events) else None

    def moves(self, event: Event) -> tuple[Move, ...]:
        """What travels or changes while ``event`` is shown."""
        values = (row := self._row(event)).values(event)
        return tuple(move for template in row.moves for move in template.moves(values))

    def sound(self, event: Event) -> str | None:
        """The sound of an event."""
        return self._row(event).sound or None

    def scored(self, event: Event) -> bool:
        """Whether an event brings points."""
        return bool((row := self._row(event)).scores and row.values(event).get(row.scores))

    def ask(self, view: Any, choosing: Choosing) -> Text:
        """The decision's question; once something is picked, what is wanted still."""
        step = choosing.decision.prompt.key.partition("-choose-")[2] in self.steps
        return asked(self.title, step, choosing)

    def suggested_targets(self, view: Any, choosing: Choosing) -> Sequence[str]:
        """What can be had right now."""
        return [mark for action in choosing.decision.actions if (mark := self.mark(action))]

    def shot(self, view: Any, choosing: Choosing | None) -> str:
        """The only one."""
        return TABLE

    def prefetch_shots(self, view: Any, choosing: Choosing) -> Sequence[str]:
        """None."""
        return ()

    def shortcuts(self, view: Any, choosing: Choosing) -> Sequence[Shortcut]:
        """None."""
        return ()

    def auto_commit(self, view: Any, choosing: Choosing) -> Action | None:
        """Every action has its button."""
        return None

    def facts(self, view: Any) -> tuple[Text, ...]:
        """Nothing."""
        return ()

    def badges(self, view: Any, seat: int) -> tuple[str, ...]:
        """None."""
        return ()

    def verb(self, action: Action) -> Text:
        """The label of the button that carries out ``action``."""
        key = f"{self.title}-do-{action.verb.replace('_', '-')}"
        return text(key, count=len(action.targets), amount=action.amount)

    def rank(self, action: Action) -> int:
        """Where the button of ``action`` stands among others."""
        return self.order.get(action.verb, 0)

    def preview(self, view: Any, action: Action) -> tuple[Text, ...]:
        """Nothing beyond the label."""
        return ()

    def spends(self, view: Any, action: Action) -> Mapping[str, int]:
        """Nothing is shown."""
        return {}

    def warn(self, view: Any, action: Action) -> Text | None:
        """Nothing is asked twice."""
        return None

    def explain(self, view: Any, piece: str) -> tuple[Text, ...]:
        """Pieces say all on their face."""
        return ()

    def in_words(self, view: Any, piece: str) -> tuple[Text, ...]:
        """Pictures say it."""
        return ()

    def mark(self, action: Action) -> str | None:
        """Nothing is marked."""
        return None

    def pending_choices(self, choices: Mapping[str, str]) -> tuple[Text, ...]:
        """So many of each sort."""
        of = self.choice_sorts
        sorts = Counter(of.get((kind := kind_of(id), verb), kind) for id, verb in choices.items())
        return tuple(text(f"{self.title}-waiting", sort=sort, count=count) for sort, count in sorts.items())

    def help_pages(self) -> tuple[HelpPage, ...]:
        """The rules in our own words, with the real pieces as pictures."""
        keyed = ((f"{self.title}-help-{page}", page, pieces) for page, pieces in self.help.items())
        return tuple(HelpPage(key, (f"{key}-text",), _pictures(pieces), page) for key, page, pieces in keyed)

    def help_topic(self, view: Any, choosing: Choosing) -> str:
        """By the question that is asked; the first page for those that have none of their own."""
        asked = choosing.decision.prompt.key.removeprefix(f"{self.title}-choose-")
        return self.help_topics.get(asked, next(iter(self.help), ""))

    def legend(self) -> tuple[Sign, ...]:
        """The signs on the table and what they mean."""
        keys = (f"{self.title}-sign-{name}" for name in self.signs)
        return tuple(zip(_pictures(tuple(self.signs.values())), keys, strict=True))

    def _row(self, event: Event) -> Row:
        return self.events.get(event.kind, Row())

    def _named(self, key: str, value: Any) -> Any:
        return seat_ref(value) if key in self.seats else piece_ref(value) if key in self.pieces else value


def _part(name: str, value: str) -> Part:
    return seat_ref(int(value)) if name == "seat" else int(value) if value.isdigit() else value


def _pictures(pieces: tuple[str | Picture, ...]) -> tuple[Picture, ...]:
    return tuple(Picture(piece) if isinstance(piece, str) else piece for piece in pieces)
