"""Pads of any make: with few buttons or none, without axes, with axes that rest anywhere."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.ui.input.axis import CENTRED, FIRST, NEAR, SETTLED, STUCK, Axis
from game.ui.input.bindings import JOYSTICK_BUTTONS
from game.ui.input.intents import Confirm, DeviceJoined, Nav
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.widget import resolved
from tests.budget import examples
from tests.input.desk import Desk, needs_virtual_pads
from tests.virtual_pads import UNKNOWN, VirtualPads

PLACES = st.integers(-100, 100).map(lambda hundredths: hundredths / 100)
ENDS = (-1.0, 1.0)


def lying(at: float) -> Axis:
    """An axis that lay there when its pad was plugged in, at time 0, and does so still at time 1."""
    axis = Axis(at, 0.0)
    axis.wait(1.0)
    return axis


# --- where an axis rests ----------------------------------------------------------------------------------


@given(PLACES, st.lists(PLACES, max_size=8), st.floats(-NEAR + 0.01, NEAR - 0.01))
@example(-1.0, [1.0], 0.0)
@example(1.0, [0.0, -1.0], 0.0)
@example(0.4, [1.0, -1.0], 0.1)
def test_what_comes_back_to_where_it_rested_is_at_rest(rest: float, ways: list[float], off: float) -> None:
    axis = lying(rest)
    for step, way in enumerate(ways):
        axis.move(way, 1.1 + step / 10)
    axis.move(rest + off, 2.0)
    assert axis.push == 0


@given(PLACES, st.lists(st.tuples(PLACES, st.floats(0, 3)), max_size=8))
@example(0.0, [(1.0, 0.1)])
@example(0.0, [(0.8, 0.1)])
def test_nothing_is_pushed_for_ever(at: float, moves: list[tuple[float, float]]) -> None:
    axis, now = lying(at), 1.0
    for place, seconds in moves:
        now += seconds
        axis.move(place, now)
        axis.wait(now)
    axis.wait(now + STUCK + 0.01)  # sums of seconds are rounded
    assert axis.push == 0


@given(st.floats(-0.5, 0.5), st.sampled_from(ENDS))
def test_a_worn_stick_can_be_pushed_to_either_side_and_is_learned(drift: float, end: float) -> None:
    axis = lying(0.0)
    axis.move(end, 2.0)
    assert axis.push == end
    axis.move(drift, 2.1)
    axis.wait(2.1 + SETTLED)
    assert axis.push == 0, "where it lies still somewhat beside its middle, it rests"
    for way in ENDS:
        axis.move(way, 3.0)
        assert axis.push == way
        axis.move(drift, 3.1)
        assert axis.push == 0, "at once, the next time"


def test_what_trembles_a_little_where_it_rests_is_learned_too() -> None:
    axis = lying(0.0)
    axis.move(1.0, 2.0)
    for step in range(20):
        axis.move(0.42 + 0.04 * (step % 2), 2.1 + step / 20)
        axis.wait(2.1 + step / 20)
    assert axis.push == 0


@pytest.mark.parametrize("end", ENDS)
def test_a_stick_that_was_pushed_when_it_was_plugged_in_counts_once_it_has_been_let_go(end: float) -> None:
    axis = lying(end)
    axis.move(0.0, 2.0)
    axis.wait(2.0 + CENTRED)
    axis.move(end, 5.0)
    assert axis.push == end


def test_where_an_axis_lies_may_be_told_a_moment_after_it_was_plugged_in() -> None:
    axis = Axis(0.0, 0.0)
    axis.move(-1.0, FIRST / 2)
    assert axis.push == 0
    for value, push in ((1.0, 1.0), (-1.0, 0.0)):
        axis.move(value, 3.0)
        assert axis.push == push


@pytest.mark.parametrize("seconds", [0.1, STUCK - 0.1])
def test_who_holds_a_stick_goes_on_for_as_long_as_a_list_is(seconds: float) -> None:
    axis = lying(0.0)
    axis.move(1.0, 2.0)
    assert not axis.wait(2.0 + seconds) and axis.push == 1.0
    axis.wait(2.0 + STUCK)
    axis.move(0.0, 14.0)
    axis.move(1.0, 14.1)
    assert axis.push == 1.0, "let go and pushed anew it counts again"


# --- pads with any parts ----------------------------------------------------------------------------------


@needs_virtual_pads
@examples(60)
@given(st.integers(0, 8), st.integers(0, 20), st.integers(0, 2), st.data())
def test_a_pad_is_used_as_far_as_it_goes_and_never_runs_on(
    axes: int, buttons: int, hats: int, data: st.DataObject
) -> None:
    desk, pads = Desk(), VirtualPads()
    try:
        pad = pads.attach("Some", UNKNOWN, mapped=False, hats=hats, axes=axes, buttons=buttons)
        rests = data.draw(st.lists(st.sampled_from((-1.0, 0.0, 0.4, 1.0)), min_size=axes, max_size=axes))
        for axis, rest in enumerate(rests):
            pads.axis(pad, axis, rest)
        joined = [intent for intent in desk.hub.poll() if isinstance(intent, DeviceJoined)]
        assert bool(joined) == bool(buttons or hats) and desk.hub.useless == ([] if joined else ["Some"])
        desk.wait(1.0)
        for button in range(buttons if joined else 0):
            pads.button(pad, button, True)
            assert bool(desk.hub.poll()) == (button in JOYSTICK_BUTTONS)
            pads.button(pad, button, False)
            desk.hub.poll()
        for hat, (value, way) in product(range(hats), ((1, "up"), (2, "right"), (4, "down"), (8, "left"))):
            pads.hat(pad, value, hat)
            assert desk.hub.poll() == [Nav(joined[0].device, way)]  # type: ignore[arg-type]
            pads.hat(pad, 0, hat)
            desk.hub.poll()
        for axis, rest in enumerate(rests):
            for place in (*ENDS, rest):
                pads.axis(pad, axis, place)
                moved = desk.wait(0.1)
                away = place != rest and axis < 2 and bool(joined)
                assert bool(moved) == away or abs(rest) == 1
        assert desk.wait(5) == [] == desk.wait(5), "all have come back to where they rested"
    finally:
        for number in range(len(pads)):
            pads.detach(number)
        desk.hub.poll()
        assert desk.hub.useless == []
        desk.hub.close()


@needs_virtual_pads
def test_a_single_button_confirms(desk: Desk, pads: VirtualPads) -> None:
    number = pads.attach("One switch", UNKNOWN, mapped=False, axes=0, buttons=1)
    device = next(i.device for i in desk.hub.poll() if isinstance(i, DeviceJoined))
    pads.button(number, 0, True)
    assert desk.hub.poll() == [Confirm(device)]


@needs_virtual_pads
@pytest.mark.parametrize("rest", [-1.0, 1.0])
@pytest.mark.parametrize("mapped", [False, True])
def test_pedals_that_were_pressed_once_do_not_move_the_focus_any_more(
    desk: Desk, pads: VirtualPads, mapped: bool, rest: float
) -> None:
    number = pads.attach("Wheel", UNKNOWN, mapped=mapped)
    for axis in (1, 2, 3):
        pads.axis(number, axis, rest)
    desk.hub.poll()
    desk.wait(1.0)
    for value in (rest / 2, 0.0, -rest, 0.0, rest):
        pads.axis(number, 1, value)
        desk.wait(0.05)
    assert [desk.wait(1.0) for _ in range(5)] == [[]] * 5


@needs_virtual_pads
@pytest.mark.parametrize("language", ["en", "fa"])
def test_whoever_misses_a_device_without_buttons_reads_why_in_the_settings(
    services: Services, pads: VirtualPads, language: str
) -> None:
    pads.attach("Bare Pedals", UNKNOWN, mapped=False, axes=3, buttons=0)
    services.hub.poll()
    services.settings.language = language
    services.refresh()
    page = SettingsScene(services).build()
    assert isinstance(page, Column)
    told = [resolved(services, each.words) for each in page.children if isinstance(each, Paragraph)]
    assert any("Bare Pedals" in words for words in told)
    assert services.catalogue.missing == set()
