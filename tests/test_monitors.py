"""Which monitor a full screen fills, and by what it is known again."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import display as display_module
from game.ui.display import Display
from game.ui.monitors import Monitor, known, to_fill

SIZES = st.tuples(st.integers(1, 9000), st.integers(1, 9000))
NAMES = st.sampled_from(("", "LG TV", "LG TV (2)", "  DELL ", "2", "a\0b")) | st.text(max_size=60)
FOUND = st.lists(st.tuples(SIZES, NAMES), max_size=5).map(
    lambda each: known([size for size, _ in each], [name for _, name in each])
)


@given(FOUND)
def test_every_monitor_has_an_id_of_its_own_that_can_be_shown_and_kept(found: tuple[Monitor, ...]) -> None:
    ids = [monitor.id for monitor in found]
    assert len(set(ids)) == len(ids) and all(id and id.isprintable() for id in ids)


@given(FOUND, st.integers(0, 4))
def test_the_chosen_monitor_is_filled_wherever_the_window_is(found: tuple[Monitor, ...], here: int) -> None:
    for number, monitor in enumerate(found):
        assert to_fill(found, monitor.id, here) == number


@given(FOUND, st.sampled_from(("", "gone since last time")), st.none() | st.integers(-1, 6))
def test_else_it_is_the_one_that_the_window_is_on_where_the_system_tells(
    found: tuple[Monitor, ...], chosen: str, here: int | None
) -> None:
    assert to_fill(found, chosen, here) == (here if here is not None and 0 <= here < len(found) else None)


def test_a_monitor_is_known_again_whatever_place_it_has_now() -> None:
    one, other = (1280, 720), (3840, 2160)
    before, now = known([one, other], ["eDP-1", "LG TV"]), known([other, one], ["LG TV", "eDP-1"])
    assert to_fill(now, before[1].id, 1) == 0


def test_where_the_system_refuses_full_screen_the_window_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise pygame.error("no")

    display = Display((1000, 600))
    with monkeypatch.context() as patched:
        patched.setattr(display_module, "FullScreen", refused)
        display.set_full_screen(True)
        assert not display.full_screen and display.size == (1000, 600)
        assert not Display((1000, 600), full_screen=True).full_screen
    assert display.set_full_screen(True) and display.full_screen
