"""How a title lies on the table: the vocabulary between rules and screen. Pure, without pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Literal, Protocol

from game.maps.places import TableLayout
from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.rules import AnyRules, OptionValue
from game.rules.kernel.text import Text

Face = Literal["up", "down"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece lies.

    Attributes:
        slot: the named place of the table's layout.
        index: the position within the slot, where it holds several pieces.
        face: which side is up.
        count: how many a counted piece (a pile of tokens) stands for.
            Of a piece that is no pile its painter says what it means.
        owner: the seat it belongs to, if any.
        pale: shown faintly: it is there but of no use now.
        among: how many pieces share a row of pieces; more than it has places for stand closer.
    """

    slot: str
    index: int = 0
    face: Face = "up"
    count: int = 1
    owner: int | None = None
    pale: bool = False
    among: int = 0


@dataclass(frozen=True, slots=True)
class Flight:
    """A picture that travels from one slot to another while an event is shown.

    ``piece`` may be a piece that now lies in ``target`` (it then starts at ``source``), or one unit of a
    counted pile that is drawn only while it flies.
    """

    piece: str
    source: str
    target: str
    face: Face = "up"


@dataclass(frozen=True, slots=True)
class Ghost:
    """The piece in hand over a place of the board, before it is laid down there.

    Attributes:
        piece: what is painted.
        count: which picture of it, as in `Place`.
        pose: how it is turned; places of one pose differ in where they are only.
        place: the slot that the picture fills; "" for the place itself.
    """

    piece: str
    count: int = 1
    pose: int = 0
    place: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of a player's summary: an icon's name, a label and a number."""

    icon: str
    label: str
    value: int


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page of the rules help: a heading, paragraphs, and pieces to show as pictures."""

    heading: str
    paragraphs: tuple[str, ...]
    pieces: tuple[str, ...] = ()


class Table(Protocol):
    """The presentation of one title. Every method gets a view, never the full state."""

    def placements(self, view: Any) -> dict[str, Place]:
        """Every visible piece exactly once."""

    def describe(self, piece: str) -> Text:
        """The name of a piece or slot."""

    def tell(self, event: Event) -> Text | None:
        """The log line of an event; None if it is not worth one."""

    def verb(self, action: Action) -> Text:
        """The label of the button that carries out ``action``."""

    def why_not(self, view: Any, seat: int, target: str) -> Text | None:
        """Why ``seat`` cannot choose ``target`` now; None if there is nothing to say."""

    def preview(self, view: Any, action: Action) -> tuple[Text, ...]:
        """What ``action`` would cost and bring, shown before it is confirmed."""

    def explain(self, view: Any, piece: str) -> tuple[Text, ...]:
        """What there is to know of a piece besides its name: what it does, how it stands with it."""

    def mark(self, action: Action) -> str | None:
        """A target of ``action`` that deserves a mark for the player to act (an affordable card)."""

    def flights(self, event: Event) -> tuple[Flight, ...]:
        """What travels while ``event`` is shown."""

    def sound(self, event: Event) -> str | None:
        """The sound of an event."""

    def facts(self, view: Any, seat: int) -> tuple[Fact, ...]:
        """A player's summary, the score first."""

    def help_pages(self) -> tuple[HelpPage, ...]:
        """The rules help, as message keys."""


@dataclass(frozen=True, slots=True)
class Title:
    """A game in the catalogue.

    Attributes:
        id: short name, also the prefix of its messages.
        rules: makes the rules for given options.
        table: makes the presentation for these rules.
        painter: "module:function" of the maker of its pictures (from a ``Studio``), imported only where there
            is a screen.
        layout: reads where its slots lie; raises MapError for a damaged map.
        about: message keys of the page about this edition.
        ghost: what a seat holds over a place after these picks; None for what is chosen without. A choice
            among nothing but such places is made by laying the piece down (``game.ui.table.gesture``).
    """

    id: str
    rules: Callable[[Mapping[str, OptionValue]], AnyRules]
    table: Callable[[AnyRules], Table]
    painter: str
    layout: Callable[[AnyRules], TableLayout]
    about: tuple[str, ...] = field(default=())
    ghost: Callable[[int, Sequence[str], str], Ghost | None] = field(default=lambda *_: None)


TITLES = {
    "splendor": "game.tables.splendor.title",
    "newyork1901": "game.tables.newyork1901.title",
    "mombasa": "game.tables.mombasa.title",
}
"""The titles that can be played, in the order of the menu, with the module that describes each."""


def find_title(id: str) -> Title:
    """A title of the catalogue, imported when asked for.

    Raises:
        KeyError: there is no such title.
    """
    title: Title = import_module(TITLES[id]).TITLE
    return title
