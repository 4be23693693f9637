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

LARGE, _TABS = 1.25, 64.0
"""Above this text scale dice, rubies and tiles are shots of their own."""

COUNTED, _OWN = 3, 100.0
"""From how many players on panels of larger text only count mosque tiles; how high one's own row is."""


def shots(setting: ShotContext) -> Node:
    """The middle of the table beside the players' panels, which stay where they are in every shot."""
    large = setting.scale > LARGE
    zone, gap = (f"large-{setting.players}", 6) if large else ("seat", 14)
    return Split((Part(_middle(setting, large), MIDDLE), Part(panels(setting, zone, gap=gap), PANELS)))


def _middle(setting: ShotContext, large: bool) -> Node:
    """The whole table in a turn; of what people look at meanwhile, and at larger text, one part with tabs."""
    shown = kind_of(setting.shot)
    if not large:
        closer = setting.shot in (RUBIES, TILES, CARDS)
        return below_tabs(Pane(shown), _TABS) if closer else Pane("board")
    names = {TURN: "dice", TILES: "tiles-large", CARDS: "cards-large"}
    part: Node = Pane(names.get(shown, shown))
    if shown in (TILES, CARDS) and setting.players >= COUNTED:
        own = Pane("own", setting.active or 0)
        part = Split((Part(part), Part(own, units=_OWN)), down=True, gap=10)
    return below_tabs(part, _TABS * min(setting.scale, 1.35))


load = map_layout(
    "istanbul_dice", shots=shots, tabbed=(TURN, RUBIES, TILES, CARDS), folds=frozenset(("tiles",))
)
"""Reads where the slots of the table lie."""
