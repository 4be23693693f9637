"""The vocabulary between rules and screen: what is meant where nothing is said."""

from __future__ import annotations

import pytest

from game.maps.places import TableLayout, Zone
from game.rules.kernel.text import Text
from game.tables.ghost import Ghost
from game.tables.registry import TITLES, find_title
from game.tables.table import Flight, HelpPage, Picture, Place, Shortcut, Spin
from game.tables.title import Title, late

PLAIN = "game.art.covers:plain"


@pytest.mark.parametrize("id", TITLES)
def test_a_title_is_one_of_its_kind_and_its_cover_fills_any_size(id: str) -> None:
    title = find_title(id)
    assert len({title, find_title(id)}) == 1
    for size in ((300, 450), (160, 100), (360, 480)):
        cover = late(title.cover)(size)
        assert (cover.width, cover.height) == size and len(cover.svg()) > 1000


def test_what_is_not_said_is_the_usual() -> None:
    known = find_title("splendor")
    title = Title("plain", known.rules, known.table, "", lambda rules: TableLayout(Zone((1, 1), {}), {}))
    assert (title.about, title.emblems, title.board, title.guide, title.cover) == ((), {}, None, "", PLAIN)
    assert title.ghost(0, ("a",), "b") is None
    assert Place("deck") == Place("deck", 0, "up", 1, "", None, False, 0, False)
    assert Picture("deck") == Picture("deck", "up", 1, "", 0.9)
    assert HelpPage("a", ("b",)) == HelpPage("a", ("b",), (), "")
    assert Flight("a", "b", "c") == Flight("a", "b", "c", "up", True)
    assert Spin("a") == Spin("a", "flip", (), "") and Ghost("a") == Ghost("a", "", 0, "")
    assert Shortcut("a", Text("b"), Text("c")) == Shortcut("a", Text("b"), Text("c"), (), "", True)


def test_whether_a_flight_is_marked_is_not_written_out() -> None:
    assert "marked" not in str(Flight("a", "b", "c", marked=False))
