"""Where on the screen that is of which a lesson or a label speaks."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.table.caption import Light
from game.ui.table.view import TableView


def lit(view: TableView, at: Sequence[str]) -> list[pygame.Rect]:
    """Where things are: pieces, slots, all whose ids begin like that, panels, tabs, buttons."""
    return [rect for id in at for rect in _places(view, id)]


def _places(view: TableView, id: str) -> list[pygame.Rect]:
    kind, _, name = id.partition(".")
    if kind == "panel" and name.isdigit():
        found = [view.arrangement.panels.get(int(name))]
    elif kind == "tab":
        found = [view.tabs.tabs.get(name) if view.tabs else None]
    else:
        found = [view.buttons.rect(id) or _piece(view, id)]
        if found == [None]:
            within = (*view.stage.placements, *view.arrangement.slots)
            found = [_piece(view, each) for each in within if each.startswith(f"{id}.")]
    return [rect for rect in found if rect]


def _piece(view: TableView, id: str) -> Light | None:
    """Where a piece or slot lies, with its corners if it is no rectangle."""
    rect = view.stage.rect(id)
    return Light.of(rect, view.stage.outline(id)) if rect else None
