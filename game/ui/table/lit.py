"""Where on the screen that is of which a lesson or a label speaks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.ui.table.caption_place import Around
from game.ui.table.dimming import Corners, Spot
from game.ui.table.pointing import BAR
from game.ui.table.view import TableView


def lit(view: TableView, at: Sequence[str]) -> list[pygame.Rect]:
    """Where things are: pieces, slots, all whose ids begin like that, panels, tabs, buttons."""
    return [rect for id in at for _, rect in _places(view, id)]


def around(view: TableView, at: Sequence[str], chosen: Iterable[str], later: Iterable[str]) -> Around:
    """What a caption ``at`` things keeps off, and what else lies on the table.

    Args:
        view: the table.
        at: what the caption is about.
        chosen: what may be chosen now.
        later: what may be chosen in the step.
    """
    stage, laid = view.stage, view.arrangement
    shapes = view.shapes(chosen)
    outlines: dict[Spot, Corners] = {_spot(each.rect): each.outline for each in shapes if each.outline}
    for id, rect in (place for each in at for place in _places(view, each)):
        if corners := stage.outline(id):
            outlines[_spot(rect)] = corners
    others = [rect for seat, rect in laid.panels.items() if seat]
    things = [rect for rect in (*map(stage.rect, stage.placements), *laid.printed()) if rect]
    tabs = [*view.tabs.tabs.values()] * 3 if view.tabs else []
    return Around(
        [each.rect for each in shapes],
        [each.rect for each in view.shapes(later)],
        [*tabs, *(rect for rect in things if rect.collidelist(others) < 0)],
        outlines,
    )


def _spot(rect: pygame.Rect) -> Spot:
    return (rect.x, rect.y, rect.w, rect.h)


def _places(view: TableView, id: str) -> list[tuple[str, pygame.Rect]]:
    """Each thing with its own id."""
    kind, _, name = id.partition(".")
    found: list[tuple[str, pygame.Rect | None]]
    if kind == "panel" and name.isdigit():
        found = [(id, view.arrangement.panels.get(int(name)))]
    elif kind == "tab":
        found = [(id, view.tabs.tabs.get(name) if view.tabs else None)]
    elif id.startswith(BAR):
        found = [(id, view.bar.buttons.get(name))]
    else:
        found = [(id, view.buttons.rect(id) or view.stage.rect(id))]
        if found[0][1] is None:
            within = (*view.stage.placements, *view.arrangement.slots)
            found = [(each, view.stage.rect(each)) for each in within if each.startswith(f"{id}.")]
    return [(each, rect) for each, rect in found if rect]
