"""Aquileia: numbers in their places, high enough and clear of what lies round them."""

from __future__ import annotations

import pytest

from game.tables.registry import find_title
from game.ui.pictures import make_painter
from tests.conftest import MakeServices
from tests.laws.reading import NUMERALS, zeros

RULES = find_title("aquileia").rules({})


@pytest.mark.parametrize(("size", "scale"), [((186, 44), 1.0), ((300, 54), 2.0)])
def test_the_zero_in_the_number_of_the_tenth_area_is_as_high_as_numbers_must_be(
    services_for: MakeServices, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    services = services_for((1920, 1080), language="fa", text_scale=scale)
    found = zeros(monkeypatch)
    make_painter(services, find_title("aquileia"), RULES).paint("title.portus", "up", size)
    assert found and min(high for _, high in found) >= NUMERALS
