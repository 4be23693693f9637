"""Istanbul: The Dice Game: which parts of the table are seen how large."""

from __future__ import annotations

from game.maps.places import Node, Pane, Part, ShotContext, Split
from game.rules.kernel.ids import kind_of
from game.tables.panes import below_tabs, panels
from game.tables.title import map_layout

TURN, RUBIES, TILES, CARDS, PICK, BUY = "turn", "rubies", "tiles", "cards", "tiles.turn", "rubies.turn"
"""The shots: an ordinary turn, the rubies and the mosque tiles seen closer, the cards that are drawn; a tile
that is taken from the display, a ruby from an area, for which a usual table stays as it is."""

MIDDLE, PANELS = 1150.0, 558.0
"""Widths of the middle of the table and of a panel, as they are drawn in the map."""

SALE, NARROW = 1400.0, 308.0
"""The same where rubies or tiles are seen at larger text: their middle is wider, the panels say less."""

LARGE, _TABS = 1.25, 64.0
"""Above this text scale dice, rubies and tiles are shots of their own."""


def shots(setting: ShotContext) -> Node:
    """The middle of the table beside the players' panels."""
    large = setting.scale > LARGE
    sale = large and kind_of(setting.shot) in (RUBIES, TILES)
    middle, side = (SALE, NARROW) if sale else (MIDDLE, PANELS)
    seats = panels(setting, _narrow if sale else _panel, gap=6 if large else 14)
    return Split((Part(_middle(setting, large), middle), Part(seats, side)))


def _middle(setting: ShotContext, large: bool) -> Node:
    """The whole table in a turn; of what people look at meanwhile, and at larger text, one part with tabs."""
    if setting.shot == CARDS:
        shown = "cards-large" if large else "cards"
    elif large:
        shown = "dice" if setting.shot == TURN else f"{kind_of(setting.shot)}-large"
    else:
        shown = setting.shot if setting.shot in (RUBIES, TILES) else "board"
    if shown == "board":
        return Pane(shown)
    return below_tabs(Pane(shown), _TABS * min(setting.scale, 1.35))


def _panel(setting: ShotContext, seat: int) -> str:
    """At larger text only who is to act sees rubies and tiles one by one; of the others the numbers."""
    if setting.scale <= LARGE or setting.active is None:
        return "seat"
    return "open" if seat == setting.active else "folded"


def _narrow(setting: ShotContext, seat: int) -> str:
    """A panel beside a wide middle: all that one has to pay with, of who is to act larger.

    With four the goods of the others are left out, which are seen with the dice: here they would be small.
    """
    if setting.players == 2:
        return "narrow"
    if seat == (setting.active or 0):
        return "narrow-open"
    return "narrow-folded" if setting.players == 3 else "narrow-brief"


load = map_layout("istanbul_dice", shots=shots, tabbed=(TURN, RUBIES, TILES, CARDS))
"""Reads where the slots of the table lie."""
