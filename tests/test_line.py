"""A line that is written: the cursor goes anywhere, and stands where the letters are."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match.names import writable
from game.ui.text.bidi import FSI, PDI
from game.ui.text.line import EditLine
from game.ui.text.writer import Writer

KEYS = ("left", "right", "start", "end", "delete", "all")
TYPED = ("", "a", "سل", "\u200c", "x\ny\0", "z" * 99)


@given(st.lists(st.tuples(st.sampled_from(KEYS), st.booleans()) | st.sampled_from(TYPED), max_size=30))
def test_whatever_is_pressed_the_cursor_stays_in_the_line(pressed: list[tuple[str, bool] | str]) -> None:
    line = EditLine("Sara", 12)
    for press in pressed:
        if isinstance(press, tuple):
            line.edit(press[0], select=press[1])
        elif press:
            line.write(press)
        else:
            line.erase(-1)
        assert 0 <= line.cursor <= len(line.text) <= 12 and 0 <= line.anchor <= len(line.text)
        assert writable(line.text) == line.text


def test_what_is_selected_gives_way_to_what_is_typed() -> None:
    line = EditLine("Sara", 12)
    line.edit("left", select=True)
    line.edit("left", select=True)
    assert line.selected == "ra"
    line.write("m")
    assert (line.text, line.cursor, line.selected) == ("Sam", 3, "")


def test_a_selection_that_is_given_up_leaves_the_cursor_on_the_side_of_the_arrow() -> None:
    line = EditLine("Sara", 12)
    line.edit("all")
    line.edit("left")
    assert line.cursor == line.anchor == 0
    line.edit("all")
    line.edit("right")
    assert line.cursor == 4


def test_in_persian_the_arrow_to_the_left_goes_on() -> None:
    line = EditLine("سلام", 12)
    line.edit("start")
    line.edit("left")
    assert line.cursor == 1


@pytest.mark.parametrize("rtl", [False, True])
def test_the_cursor_stands_between_the_letters(rtl: bool) -> None:
    writer = Writer(Path("assets/fonts"), rtl)

    def places(text: str) -> list[int]:
        shown = f"{FSI}{text}{PDI}"
        return [writer.caret(shown, at + 1, 40) for at in range(len(text) + 1)]

    latin, persian, mixed = places("Sara"), places("دارا"), places("ab دا")
    whole = writer.measure("دارا", 40)[0]
    assert latin == sorted(latin) and (latin[0], latin[-1]) == (0, writer.measure("Sara", 40)[0])
    assert persian == sorted(persian, reverse=True) and (persian[0], persian[-1]) == (whole, 0)
    assert mixed[:3] == sorted(mixed[:3]) and mixed[4:] == sorted(mixed[4:], reverse=True)
    assert writer.caret("", 0, 40) == 0
