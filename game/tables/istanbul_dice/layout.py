"""Istanbul: The Dice Game: which parts of the table are seen how large."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game.maps.places import Node, Pane, Part, Setting, Split, TableLayout, Tabs, panel

TURN, BAZAAR, CARDS = "turn", "bazaar", "cards"
"""The scenes: an ordinary turn, the cards that are drawn, and meanwhile a look at all that is for sale."""

MIDDLE, PANELS = 1150.0, 558.0
"""Widths of the middle of the table and of a panel, as they are drawn in the map."""

LARGE, LARGEST = 1.25, 2.0
"""Above the first text scale the piles give way and the decision grows; at the second the tabs go too."""


@cache
def load(players: tuple[int, ...]) -> TableLayout:
    """The slots of the table's map and its scenes.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    # Imported late: the reader of Tiled maps brings pygame along, which tables do without.
    from game.maps.layout import MAPS, load_layout

    return replace(load_layout(MAPS / "istanbul_dice.tmx", players), scenes=scenes, views=(BAZAAR, CARDS))


def scenes(setting: Setting) -> Node:
    """The middle of the table beside the players' panels."""
    large = setting.scale > LARGE
    seats = tuple(panel(seat, _panel(setting, seat, large)) for seat in range(setting.players))
    return Split((Part(_middle(setting, large), MIDDLE), Part(Split(seats, down=True, gap=14), PANELS)))


def _middle(setting: Setting, large: bool) -> Node:
    """While cards lie open, tabs lead to the bazaar and back, if there is room for them."""
    shown = "cards" if setting.scene == CARDS else "large" if large else "board"
    if setting.scene == CARDS and large:
        shown = "cards-large"
    if setting.scene == TURN or setting.scale >= LARGEST:
        return Pane(shown)
    return Split((Part(Tabs(), units=64), Part(Pane(shown))), down=True, gap=14)


def _panel(setting: Setting, seat: int, large: bool) -> str:
    """At larger text only who is to act sees rubies and tiles one by one; of the others the numbers."""
    if not large or setting.active is None:
        return "seat"
    return "open" if seat == setting.active else "folded"
