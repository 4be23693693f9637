"""Aquileia: numbers in their places, high enough and clear of what lies round them."""

from __future__ import annotations

import pytest

from game.art.drawing import Drawing
from game.art.sheets import Figure, Layer, Sheet
from game.rules.aquileia.printed import exchanges, sites
from game.rules.kernel.ids import kind_of, rest_of
from game.tables.aquileia.layout import load
from game.tables.aquileia.paint.buildings import plaque
from game.tables.aquileia.paint.coins import LITTLE, bank, listed, purse
from game.tables.aquileia.paint.figures import LARGE, USUAL, NumberSizes
from game.tables.aquileia.paint.painter import AquileiaPainter
from game.tables.aquileia.paint.spaces import exchange
from game.tables.registry import find_title
from game.ui.pictures import make_painter
from tests.conftest import MakeServices
from tests.laws.reading import NUMERALS

RULES = find_title("aquileia").rules({})
BORDER = 8.5
"""How far the stones of a plate's border reach."""
TITLE = 44
"""The height of the name of an area above what lies on its plate."""
FRAME = 0.5
"""How far the line round a box reaches into it."""
FOCUS = 12
"""The rim of the focus."""


def ends(figure: Figure) -> tuple[float, float, float, float]:
    """The left, top, right and lower end of the room that a number may fill."""
    (x, y), w, h = figure.centre, figure.width, figure.height
    return x - w / 2, y - h / 2, x + w / 2, y + h / 2


def size_of(sheet: Sheet) -> tuple[float, float]:
    return sheet.layers[0].drawing.width, sheet.layers[0].drawing.height


@pytest.mark.parametrize("figures", [USUAL, LARGE])
@pytest.mark.parametrize("size", [(65, 92), (93, 56)])
def test_the_number_of_the_bank_stands_clear_of_the_lines_of_its_chip(
    size: tuple[int, int], figures: NumberSizes
) -> None:
    sheet = bank("bronze", 30, size, figures)
    (left, top, right, low), (wide, high) = ends(sheet.figures[0]), size_of(sheet)
    assert left > 4 and top > 4 and right < wide - 4 and low < high - 4


@pytest.mark.parametrize("size", [(88, 40), (100, 46)])
def test_a_zero_beside_a_price_keeps_off_the_coin_and_the_label(size: tuple[int, int]) -> None:
    sheet = purse("silver", 0, "1", size, LARGE)
    left, _, right, _ = ends(sheet.figures[0])
    assert left > LARGE.clear[0] + LITTLE + 1.5
    assert right < size_of(sheet)[0] - sum(LARGE.price) - 1.5


@pytest.mark.parametrize("begins", ["space.arena", "space.servi", "exchange."])
def test_what_stands_in_an_area_keeps_within_the_border_of_its_plate(begins: str) -> None:
    layout, area = load(RULES), "pecunia" if begins == "exchange." else rest_of(begins)
    zones = [zone for zone in (layout.board, *layout.zones.values()) if f"area.{area}" in zone.slots]
    assert len(zones) > 3
    for zone in zones:
        left, top, wide, high = zone.slots[f"area.{area}"].box
        for slot in (slot for name, slot in zone.slots.items() if name.startswith(begins)):
            x, y, w, h = slot.box
            assert left + BORDER < x and x + w < left + wide - BORDER, slot.name
            assert top + TITLE <= y and y + h < top + high - BORDER, slot.name


@pytest.mark.parametrize("size", [(195, 83), (198, 86)])
def test_the_number_of_slaves_is_as_high_as_numbers_must_be_and_keeps_within_its_plaque(
    services_for: MakeServices, size: tuple[int, int]
) -> None:
    painter = make_painter(services_for((1920, 1080), language="fa"), find_title("aquileia"), RULES)
    assert isinstance(painter, AquileiaPainter)
    boxed = {name: site for name, site in sites().items() if len(listed(site.price)) == 2 and site.slaves}
    assert boxed
    for name, site in boxed.items():
        sheet = plaque(site, size, None)
        (wide, high), number = size_of(sheet), sheet.figures[-1]
        ink = painter.press.print(Sheet([Layer(Drawing(wide, high))], figures=[number]), size)
        found, zoom = ink.get_bounding_rect(), ink.get_height() / high
        assert found.bottom <= (58 - FRAME) * zoom - 1, name
        assert found.h >= NUMERALS, name


def test_the_badge_of_the_forum_keeps_off_the_stones_at_the_end_of_its_strip() -> None:
    layout = load(RULES)
    for name in ("spaces", "near-forum"):
        slots = layout.zones[name].slots
        (start, *_), (left, _, _, high) = slots["area.forum"].box, slots["title.forum"].box
        assert left + LARGE.edge[0] * high / 44 > start + BORDER


def test_the_rim_of_the_focus_covers_no_number_of_the_building_sites_round_it_at_larger_text() -> None:
    slots = load(RULES).zones["near-forum"].slots
    boxes = {name: slot.box for name, slot in slots.items() if kind_of(name) == "site"}
    rows = sorted({box[1] for box in boxes.values()})
    gap = rows[1] - rows[0] - next(iter(boxes.values()))[3]
    for name, (_, _, w, h) in boxes.items():
        sheet = plaque(sites()[name], (round(w), round(h)), None, large=True)
        high = size_of(sheet)[1]
        for figure in sheet.figures:
            _, top, _, low = ends(figure)
            assert min(top, high - low) * h / high > FOCUS - 2 - gap, name  # its outer line is dark


@pytest.mark.parametrize("size", [(226, 43), (226, 49), (237, 53)])
def test_the_coins_of_an_exchange_with_room_keep_off_its_frame(size: tuple[int, int]) -> None:
    for way in exchanges().values():
        sheet = exchange(way, size)
        wide, high = size_of(sheet)
        for figure in sheet.figures:
            (x, y), reach = figure.centre, figure.disc / 2 * 1.13
            assert min(x, y, wide - x, high - y) - reach > 0.9, way
