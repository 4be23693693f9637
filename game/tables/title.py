"""A game in the catalogue: what the house has to know to offer and open it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.maps.places import TableLayout
from game.rules.kernel.rules import AnyRules, OptionValue
from game.tables.table import Ghost, Picture, Table


@dataclass(frozen=True, slots=True)
class Title:
    """A game in the catalogue.

    Attributes:
        id: short name, also the prefix of its messages.
        rules, table: make the rules for given options, and the presentation for these rules.
        painter: "module:function" of the maker of its pictures, imported only where there is a screen.
        layout: reads where its slots lie under these rules; raises MapError for a damaged map.
        about: message keys of the page about this edition.
        box: the pieces on the lid of its box; none: those of the first page of help.
        emblems: a picture for an option at setup, by the option's id.
        ghost: what a seat holds over a place after these picks, to lay it there (``ui.table.gesture``).
        board: makes the rules on the board of a map, if there is one; raises MapError for a wrong one.
        guide: "module:class" of what its computer players know (``game.brains.guide``); "" for the defaults.
        total: the message that says a score ``n`` with its unit.
    """

    id: str
    rules: Callable[[Mapping[str, OptionValue]], AnyRules]
    table: Callable[[AnyRules], Table]
    painter: str
    layout: Callable[[AnyRules], TableLayout]
    about: tuple[str, ...] = field(default=())
    box: tuple[Picture, ...] = field(default=())
    emblems: Mapping[str, Picture] = field(default_factory=dict, hash=False)
    ghost: Callable[[int, Sequence[str], str], Ghost | None] = field(default=lambda *_: None)
    board: Callable[[Path], AnyRules] | None = None
    guide: str = ""
    total: str = "common-points"

    def lid(self) -> tuple[Picture, ...]:
        """The pieces on the lid of its box."""
        return self.box or self.table(self.rules({})).help_pages()[0].pictures
