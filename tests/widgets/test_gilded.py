"""Large names in gold: as wide as there is room, lit from above, Persian ones joined."""

from __future__ import annotations

import pytest

from game.ui.widgets.gilded import gilded
from tests.conftest import MakeServices
from tests.painting import colors_in


@pytest.mark.parametrize(
    ("language", "name"), [("en", "New York 1901"), ("fa", "نیویورک ۱۹۰۱"), ("en", "علی")]
)
def test_a_name_keeps_its_room_and_is_painted_once(
    services_for: MakeServices, language: str, name: str
) -> None:
    ui = services_for((1920, 1080), language=language)
    large, small = gilded(ui, name, 150, 1700), gilded(ui, name, 150, 200)
    assert small.get_width() <= 200 < large.get_width() <= 1700
    assert gilded(ui, name, 150, 1700) is large


def test_gold_is_brighter_above_and_plain_in_high_contrast(services_for: MakeServices) -> None:
    dusk, contrast = services_for((1920, 1080)), services_for((1920, 1080), theme="contrast")
    golden, plain = (gilded(ui, "I", 150, 1700) for ui in (dusk, contrast))
    column = golden.get_bounding_rect(min_alpha=250)
    above, below = (golden.get_at((column.centerx, y)) for y in (column.top + 12, column.bottom - 20))
    assert sum(above[:3]) > sum(below[:3])
    assert colors_in(golden) > colors_in(plain)


def test_latin_letters_stand_apart_and_persian_ones_stay_joined(services_for: MakeServices) -> None:
    english, persian = services_for((1920, 1080)), services_for((1920, 1080), language="fa")
    assert (
        gilded(english, "Mombasa", 100, 1700).get_width()
        > english.writer.measure("Mombasa", 100, "display")[0]
    )
    assert (
        gilded(persian, "مومباسا", 100, 1700).get_width()
        == persian.writer.measure("مومباسا", 100, "display")[0]
    )
