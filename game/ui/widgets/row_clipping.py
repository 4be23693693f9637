"""What scrolls shows whole things: a row that an edge would cut waits until there is room for it."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui.widgets.widget import Widget

_TALL = 0.5
"""What is higher than this share of its window is shown cut: it may never be seen whole."""
_SLIVER = 0.1
"""So much of a thing may be missing without its being cut."""


def unclipped(leaves: Iterable[Widget], window: pygame.Rect, focus: str | None = None) -> list[Widget]:
    """Those in sight that no edge of ``window`` cuts.

    Besides, what draws its whole lines itself, what is tall, and what has the ``focus``.
    """
    seen = (leaf for leaf in leaves if leaf.rect.colliderect(window))
    return [
        leaf for leaf in seen if leaf.splits or not any(cuts(leaf, window)) or _stays(leaf, window, focus)
    ]


def cuts(leaf: Widget, window: pygame.Rect) -> tuple[bool, bool]:
    """Whether the upper edge of ``window`` cuts the leaf, and whether the lower one does."""
    sliver = leaf.rect.h * (_SLIVER if leaf.sliver else 0)
    return window.top - leaf.rect.top > sliver, leaf.rect.bottom - window.bottom > sliver


def cut_edges(leaves: Iterable[Widget], window: pygame.Rect) -> tuple[bool, bool]:
    """At which edges of ``window`` something is shown cut, above and below."""
    found = [cuts(leaf, window) for leaf in leaves if not leaf.splits]
    return any(above for above, _ in found), any(below for _, below in found)


def whole_rows(rect: pygame.Rect, window: pygame.Rect, row: int) -> pygame.Rect:
    """The part of ``rect``, which is made of rows, whose rows no edge of ``window`` cuts."""
    row, sliver = max(1, row), round(row * _SLIVER)
    above = -(-max(0, window.top - rect.top - sliver) // row)
    below = -(-max(0, rect.bottom - window.bottom - sliver) // row)
    high = max(0, rect.h - (above + below) * row)
    return pygame.Rect(rect.left, rect.top + above * row, rect.w, high)


def _stays(leaf: Widget, window: pygame.Rect, focus: str | None) -> bool:
    return leaf.rect.h > window.h * _TALL or (leaf.id != "" and leaf.id == focus)
