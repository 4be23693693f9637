"""What scrolls shows whole things: buttons and rows are not cut by an edge, and nothing hidden is pressed."""

from __future__ import annotations

import pygame
import pytest

from game.ui.widgets.row_clipping import cut_edges, unclipped, whole_rows
from game.ui.widgets.widget import Widget

WINDOW = pygame.Rect(0, 100, 400, 300)


def leaf(top: int, height: int, id: str = "", *, splits: bool = False) -> Widget:
    made = Widget(id)
    made.rect, made.splits = pygame.Rect(0, top, 400, height), splits
    return made


def test_what_an_edge_would_cut_waits_until_it_is_seen_whole() -> None:
    above, whole, below = leaf(60, 80), leaf(150, 80), leaf(360, 80)
    assert unclipped([above, whole, below], WINDOW) == [whole]
    assert cut_edges([whole], WINDOW) == (False, False)


def test_what_has_the_focus_is_seen_in_any_case_and_fades_where_it_is_cut() -> None:
    focused = leaf(360, 80, "ok")
    assert unclipped([focused], WINDOW, "ok") == [focused]
    assert cut_edges([focused], WINDOW) == (False, True)


def test_what_is_as_tall_as_its_window_is_seen_cut() -> None:
    tall = leaf(50, 400)
    assert unclipped([tall], WINDOW) == [tall]
    assert cut_edges([tall], WINDOW) == (True, True)


@pytest.mark.parametrize(("top", "expected"), [(100, (100, 300)), (70, (100, 270)), (250, (250, 150))])
def test_a_paragraph_shows_the_lines_that_are_whole(top: int, expected: tuple[int, int]) -> None:
    lines = leaf(top, 300 if top < 250 else 240, splits=True)
    assert unclipped([lines], WINDOW) == [lines] and cut_edges([lines], WINDOW) == (False, False)
    shown = whole_rows(lines.rect, WINDOW, 30)
    assert (shown.top, shown.h) == expected
