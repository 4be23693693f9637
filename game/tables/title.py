"""A game in the catalogue: what the house has to know to offer and open it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from game.maps.places import TableLayout
from game.rules.kernel.rules import AnyRules, OptionValue
from game.tables.ghost import Ghost
from game.tables.ground import Ground
from game.tables.table import Picture, Table


def late(name: str) -> Callable[..., Any]:
    """A function of a module, ``"package.module:name"``, that is imported once it is called.

    The reader of Tiled maps brings pygame along, which rules and tables do without.
    """
    module, _, function = name.partition(":")
    return lambda *given: getattr(import_module(module), function)(*given)


@dataclass(frozen=True, slots=True)
class Title:
    """A game in the catalogue.

    Attributes:
        id: short name, also the prefix of its messages.
        rules, table: make the rules for given options, and the presentation for these rules.
        painter: "module:function" of the maker of its pictures, imported only where there is a screen.
        layout: reads where its slots lie under these rules; raises MapError for a damaged map.
        about: message keys of the page about this edition.
        cover: "module:function" of what paints the cover of its box in a size.
        emblems: a picture for an option at setup, by the option's id.
        ghost: what a seat holds over a place after these picks, to lay it there (``ui.table.stage.gesture``).
        board: makes the rules on the board of a map, if there is one; raises MapError for a wrong one.
        guide: "module:class" of what its computer players know (``game.brains.guide``); "" for the defaults.
        ground: its own table; None: that of the house.
        total: the message that says a score ``n`` with its unit.
    """

    id: str
    rules: Callable[[Mapping[str, OptionValue]], AnyRules]
    table: Callable[[Any], Table]
    painter: str
    layout: Callable[[Any], TableLayout]
    about: tuple[str, ...] = field(default=())
    cover: str = "game.art.covers:plain"
    emblems: Mapping[str, Picture] = field(default_factory=dict, hash=False)
    ghost: Callable[[int, Sequence[str], str], Ghost | None] = field(default=lambda *_: None)
    board: Callable[[Path], AnyRules] | None = None
    guide: str = ""
    ground: Ground | None = None
    total: str = "common-points"


def title(
    id: str,
    rules: Callable[[Mapping[str, OptionValue]], AnyRules],
    table: Callable[[Any], Table],
    *,
    layout: Callable[[Any], TableLayout] | None = None,
    about: Sequence[str] = ("edition",),
    **others: Any,
) -> Title:
    """A title whose files and messages are named as those of all titles.

    Its painter is ``make_painter`` in ``paint/painter.py`` beside its table.

    Args:
        id: as in `Title`.
        rules: as in `Title`.
        table: as in `Title`.
        layout: as in `Title`; None: its slots lie as in ``maps/<id>.tmx``.
        about: the messages of the page about this edition, without ``<id>-about-``.
        others: what else `Title` has.
    """
    painter = f"game.tables.{id}.paint.painter:make_painter"
    pages = tuple(f"{id}-about-{page}" for page in about)
    return Title(id, rules, table, painter, layout or map_layout(id), pages, **others)


def map_layout(
    name: str | Path, make: Callable[[TableLayout], TableLayout] | None = None, **changes: Any
) -> Callable[[AnyRules], TableLayout]:
    """A reader of the slots of ``maps/<name>.tmx``.

    Args:
        name: of the map.
        make: makes zones that the map does not have of those that it has.
        changes: attributes of the layout that the map does not say: its shots, its tabs.

    Returns:
        what `Title.layout` wants; each map is read once.
    """

    @cache
    def read(seats: tuple[int, ...]) -> TableLayout:
        from game.maps.layout import MAPS, load_layout

        found = load_layout(MAPS / f"{name}.tmx", seats)
        return replace(make(found) if make else found, **changes)

    return lambda rules: read(rules.info.seats)
