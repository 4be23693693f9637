"""What of a shot the players share, and what lies before each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from game.maps.places import NAME, Node, Pane, ShotContext, Split, TableLayout, Tabs
from game.ui.table.shots.laying import Laying
from game.ui.table.shots.placed_pane import PlacedPane
from game.ui.theme import DESIGN, Metrics

_SCREEN = pygame.Rect(0, 0, 1728, 816)
"""Where a shot lies on a television, in design units: the rest of the screen is its bar and its margins."""
_LEAST = 0.2
"""What is shared and takes less of that is a sign beside what people have; the first tab is shown instead."""

Size = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Parted:
    """A shot, parted.

    Attributes:
        shared: what lies in the middle.
        size: what that takes on a television, in design units.
        own: what lies before each player, in the order of the seats.
        tabs: how wide the tabs are on a television; 0 without any.
    """

    shared: Node
    size: Size
    own: tuple[tuple[Pane, ...], ...]
    tabs: float


def parted(layout: TableLayout, setting: ShotContext) -> Parted:
    """Part a shot that was made for people on one side of the screen."""
    whole = _Screened(layout, setting)
    own = tuple(
        tuple(_Screened(layout, replace(setting, active=seat)).own(seat)) for seat in range(setting.players)
    )
    tabs = whole.laying.tabs.w if whole.laying.tabs else 0.0
    first = next(iter(layout.tabs(setting.scale)), setting.shot)
    if whole.share < _LEAST and first != setting.shot:
        whole = _Screened(layout, replace(setting, shot=first))
    return Parted(whole.shared or Split(()), whole.taken.size, own, tabs)


class _Screened:
    """A shot as it lies on a television.

    Args:
        layout: the zones.
        setting: the shot.
    """

    def __init__(self, layout: TableLayout, setting: ShotContext) -> None:
        self._tree = layout.shots(replace(setting, rtl=False))
        self.laying = Laying(layout, Metrics(DESIGN, setting.scale), setting.players)
        self.laying.lay(self._tree, _SCREEN)
        self._beside = list(self._found())

    def _found(self) -> Iterator[PlacedPane]:
        """What lies beside the table for its player: in the column of the panels, or behind the middle."""
        panels = [each.rect for each in self.laying.panes if NAME in each.zone.slots]
        for each in self.laying.panes:
            rows = (each.rect.left < panel.right and panel.left < each.rect.right for panel in panels)
            if each.pane.seat is not None and (any(rows) or each.rect.centerx > _SCREEN.centerx):
                yield each

    def own(self, seat: int) -> Iterator[Pane]:
        """What lies before a player."""
        return (each.pane for each in self._beside if each.pane.seat == seat)

    @property
    def shared(self) -> Node | None:
        """The tree of all else."""
        return _without({each.pane for each in self._beside}, self._tree)

    @property
    def taken(self) -> pygame.Rect:
        """What that takes."""
        beside = {each.pane for each in self._beside}
        rects = [each.rect for each in self.laying.panes if each.pane not in beside]
        return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 1, 1)

    @property
    def share(self) -> float:
        """The same, as a share of the screen."""
        return self.taken.w * self.taken.h / (_SCREEN.w * _SCREEN.h)


def _without(panes: set[Pane], node: Node) -> Node | None:
    """A tree without some panes and without tabs; None if nothing is left."""
    match node:
        case Split(parts=parts):
            left = [(part, _without(panes, part.node)) for part in parts]
            kept = tuple(replace(part, node=found) for part, found in left if found is not None)
            return replace(node, parts=kept) if len(kept) > 1 else kept[0].node if kept else None
        case Tabs():
            return None
    return None if node in panes else node


def natural(layout: TableLayout, players: int, pane: Pane) -> Size:
    """The size of a pane as it is drawn, in design units."""
    return pane.crop[2:] if pane.crop else layout.zone(pane.zone, players).size


def is_turned(node: Node) -> bool:
    """Whether the middle is what one player chooses from, and no board: it is turned to that player."""
    zones = dict(_zones(node))
    return "board" not in zones and any(seat is not None for seat in zones.values())


def _zones(node: Node) -> Iterator[tuple[str, int | None]]:
    if isinstance(node, Split):
        for part in node.parts:
            yield from _zones(part.node)
    elif isinstance(node, Pane):
        yield node.zone, node.seat
