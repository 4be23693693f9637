"""Where pieces of Mombasa lie: nothing covers what it is about."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from math import hypot

import pytest

from game.art.leaf import LEAN
from game.maps.places import Box, is_inside
from game.rules.kernel.ids import rest_of
from game.rules.mombasa.printed import diamond_track
from game.tables.mombasa.chart import chart_of
from game.tables.mombasa.layout import DIAMONDS, FIELDS, SEATS, chart_box, field, within
from game.tables.mombasa.paint.board import sheet
from game.tables.mombasa.paint.seats import fan, markers, purse
from game.tables.mombasa.shots import MARKET
from game.tables.mombasa.title import TITLE
from game.ui.theme import THEMES, Metrics
from tests.laws.growing import arranged

RULES = TITLE.rules({})
LAYOUT = TITLE.layout(RULES)
_ROUND = 0.89
"""How much of its box the disc of a price takes."""
_COIN = 17.0
"""Half the width of a coin on the map, less its rim."""
_REWARD = 21.0
"""Half the width of the widest sign of a reward, on the map."""


@pytest.mark.parametrize("sheet", ["companies", "companies_large"])
def test_of_markers_that_share_a_field_each_is_seen_and_none_leaves_it(sheet: str) -> None:
    """They stand in the order of their seats, the later ones beside and behind the first."""
    slots = LAYOUT.zones[sheet].slots
    whole = slots["track.cairo"].box
    for space in range(FIELDS):
        x, y, w, h = within(whole, field(space, whole[2] / whole[3]))
        boxes = [slots[f"step.cairo.{space}.{order}"].box for order in range(SEATS)]
        assert all(is_inside(box, (x, y, w, h)) for box in boxes)
        for one, other in combinations(boxes, 2):
            assert abs(one[0] - other[0]) > w / 5 or abs(one[1] - other[1]) > h / 6


def test_resting_cards_lie_beside_one_another_and_none_covers_the_number_of_another() -> None:
    zones = (LAYOUT.zones[name] for name in ("plan", "own", "own_large", "plan_large"))
    rests = [slot for zone in zones for name, slot in zone.slots.items() if name.startswith("rest.")]
    assert len(rests) == 20
    for slot, among in product(rests, (2, 4, 6)):
        boxes = [slot.part(index, among) for index in range(among)]
        assert all(x + w <= following[0] + 0.01 for (x, _, w, _), following in pairwise(boxes))


@pytest.mark.parametrize("kind", ["markers", "purse", "fan"])
def test_a_count_stands_within_its_chip(kind: str) -> None:
    zones = (*LAYOUT.zones.values(), *LAYOUT.seats.values())
    sizes = {slot.box[2:] for zone in zones for name, slot in zone.slots.items() if name == f"{kind}.*"}
    assert sizes
    seat = THEMES["dusk"].seat_colors[0]
    for wide, high in sizes:
        size = (round(wide), round(high))
        sheet = {"markers": markers(seat, 2, size), "purse": purse(2, size), "fan": fan(2, size)}[kind]
        (figure,) = sheet.figures
        right = figure.centre[0] + figure.height * LEAN / 2
        assert figure.height * LEAN <= figure.width, (size, "as large as it is meant")
        assert right < sheet.layers[0].drawing.width - 3, size


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_cards_of_the_market_lie_in_reading_direction(scale: float) -> None:
    lies = {rtl: arranged(LAYOUT, Metrics((1920, 1080), scale, rtl), 2, MARKET, 0) for rtl in (False, True)}
    for rtl, laid in lies.items():
        first, last = (laid.rect(f"display.1.{column}") for column in (1, 3))
        assert first and last and (first.left > last.left) is rtl


def test_what_a_region_costs_stands_clear_of_its_reward() -> None:
    source = chart_of(RULES).source
    left = chart_box(source)[0]
    rewards = {rest_of(point.name): point.rect[0] - left for point in source.objects_of("rewards")}
    assert len(rewards) > 20
    for region, middle in rewards.items():
        x, _, w, _ = LAYOUT.board.slots[f"cost.{region}"].box
        assert x + w / 2 + w * _ROUND / 2 <= middle - _REWARD


def test_in_the_own_area_rims_of_neighbours_have_room_and_leave_the_counts_free() -> None:
    slots = LAYOUT.zones["own"].slots
    for kind in ("slot", "column"):
        boxes = [slots[f"{kind}.*.{number}"].box for number in range(1, 6)]
        assert all(x + w + 5 <= following[0] for (x, _, w, _), following in pairwise(boxes))
    _, y, _, h = slots["column.*.1"].box
    _, above, _, high = slots["diamonds.*"].box
    assert slots["slot.*.1"].box[1] >= y + h + 6 and y >= above + high + 6


def test_no_reward_on_the_map_lies_over_a_mine_or_a_post_of_another_region() -> None:
    source = chart_of(RULES).source
    posts, rewards = (
        {rest_of(point.name): point.rect[:2] for point in source.objects_of(layer)}
        for layer in ("posts", "rewards")
    )
    mines = {rest_of(region.name): int(region.properties["mines"]) for region in source.objects_of("regions")}
    for region, sign in rewards.items():
        for other, (left, top) in posts.items():
            if other != region:
                wide = 14 + 13 * (mines[other] - 1)
                boxes = [(left - 14.0, top - 17.0, 28.0, 34.0), (left - wide / 2, top + 17, wide, 13.0)]
                nearest = min(_distance(sign, box) for box in boxes[: 2 if mines[other] else 1])
                assert nearest >= _COIN, (region, other)


def _distance(spot: tuple[float, float], box: Box) -> float:
    """How far a place is from a box beside it."""
    x, y = spot
    left, top, w, h = box
    return hypot(x - min(max(x, left), left + w), y - min(max(y, top), top + h))


def test_what_it_costs_to_enter_a_region_covers_the_reward_of_no_other() -> None:
    """The price is a disc, and a reward's picture leaves the corners of its place free."""
    slots = LAYOUT.board.slots
    costs = {rest_of(name): slot.box for name, slot in slots.items() if name.startswith("cost.")}
    rewards = {rest_of(name): slot.box for name, slot in slots.items() if name.startswith("reward.")}
    for (region, (x, y, side, _)), (other, box) in product(costs.items(), rewards.items()):
        middle = (x + side / 2, y + side / 2)
        left, top, right, foot = box[0], box[1] + box[3] / 5, box[0] + box[2], box[1] + box[3] * 4 / 5
        away = (max(left - middle[0], 0, middle[0] - right), max(top - middle[1], 0, middle[1] - foot))
        assert region == other or hypot(*away) > side / 2 - 2, (region, other)


@pytest.mark.parametrize("name", ["ledger", "ledger_large"])
@pytest.mark.parametrize("rtl", [False, True])
def test_the_values_of_the_diamond_track_run_as_its_markers_do_and_none_lies_over_one(
    name: str, rtl: bool
) -> None:
    zone = LAYOUT.zones[name]
    printed = sheet(name, zone, chart_of(RULES), rtl=rtl)
    assert printed is not None
    track = diamond_track()
    worth = [number for number in range(1, DIAMONDS) if track[number].value > track[number - 1].value]
    assert [figure.value for figure in printed.figures] == [track[number].value for number in worth]
    for number, figure in zip(worth, printed.figures, strict=True):
        x, y, w, h = zone.slots[f"gem.*.{number}"].box
        near, far = (zone.size[0] - x - w, zone.size[0] - x) if rtl else (x, x + w)
        end = near - figure.centre[0] if rtl else figure.centre[0] - far
        assert figure.width / 2 <= end < zone.slots["gems.*"].box[2] / DIAMONDS * 2
        assert figure.height < h
