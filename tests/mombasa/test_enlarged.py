"""Mombasa at larger text: what one decides with and the sheets behind tabs are seen and written larger."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import sqrt

import pygame
import pytest

from game.art.drawing import Drawing
from game.art.leaf import LEAN, Leaf
from game.art.sheets import Figure, Sheet
from game.maps.places import Setting
from game.rules.kernel.ids import kind_of, number_in, rest_of
from game.rules.mombasa.components import cards
from game.rules.mombasa.printed import additional_spaces, bonus_spaces, diamond_track, permanents
from game.rules.mombasa.state import SLOTS
from game.rules.mombasa.tiles import books
from game.tables.mombasa.chart import chart_of
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.books import next_book
from game.tables.mombasa.paint.cards import tiny
from game.tables.mombasa.paint.expansion import tally
from game.tables.mombasa.paint.marks import Marks
from game.tables.mombasa.paint.piles import pile
from game.tables.mombasa.paint.seats import fan, markers, progress, purse, shares
from game.tables.mombasa.paint.spaces import additional, permanent, printed
from game.tables.mombasa.paint.tracks import round_space
from game.tables.mombasa.scenes import (
    ARRANGE,
    BONUS,
    BOOKS,
    CARDS,
    CHART,
    COMPANIES,
    EXPANSION,
    HAND,
    MARKET,
    PLAN,
    VIEWS,
)
from game.tables.mombasa.title import TITLE
from game.ui.table.arrange import Arrangement, View
from game.ui.theme import THEMES, Metrics
from tests.laws.growing import arranged

RULES = TITLE.rules({})
LAYOUT = TITLE.layout(RULES)
SCALES = ((1.5, 1.05, 33), (2.0, 1.1, 44))
"""Text scales, by how much what is written grows, and from which height on it is large enough anyhow."""
_SHEETS = {
    BONUS: ("bonus", "extra", "mark"),
    COMPANIES: ("track", "value", "stack", "base", "step"),
    MARKET: ("display",),
    CARDS: ("slot.0", "column.0", "tiles.0"),
}
"""How the places begin that lie on each sheet which is reached by its tab."""
_CHIPS = ("purse", "markers", "fan", "diamonds", "books", "next", "shares")
_AMPLE = 150
"""What is so wide and high at 1080 lines is large enough."""
_SEAT = THEMES["dusk"].seat_colors[0]


def laid(scale: float, players: int, scene: str, rtl: bool = False) -> Arrangement:
    return arranged(LAYOUT, Metrics((1920, 1080), scale, rtl), players, scene, 0)


def written(sheet: Sheet, width: int) -> list[float]:
    """How high the numbers of a picture are that is so wide."""
    pixels = width / sheet.layers[0].drawing.width
    return [pixels * _fitted(figure) for figure in sheet.figures]


def _fitted(figure: Figure) -> float:
    return min(figure.height, figure.width / (LEAN * len(str(figure.value))))


def chip(kind: str, size: tuple[int, int]) -> Sheet:
    made: dict[str, Callable[[], Sheet]] = {
        "purse": lambda: purse(12, size),
        "markers": lambda: markers(_SEAT, 3, size),
        "fan": lambda: fan(10, size),
        "diamonds": lambda: progress(goods.diamond, diamond_track(), 11, size),
        "books": lambda: progress(goods.book, diamond_track(), 11, size),
        "next": lambda: next_book(books()["book.A01"], size, "", False),
        "shares": lambda: shares("cairo", 4, size),
    }
    return made[kind]()


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("scene", [*_SHEETS])
def test_at_larger_text_all_that_lies_on_a_sheet_behind_a_tab_is_larger(
    scene: str, players: int, rtl: bool
) -> None:
    usual = laid(1.0, players, scene, rtl)
    kinds = frozenset(map(kind_of, _SHEETS[scene]))
    held = LAYOUT.held(LAYOUT.scenes(Setting(scene, players, 0)), players, kinds)
    lie = [name for name in held if name.startswith(_SHEETS[scene])]
    assert lie
    for scale, grown, _ in SCALES:
        larger = laid(scale, players, scene, rtl)
        for name in lie:
            before, after = usual.rect(name), larger.rect(name)
            if before:
                assert after, name
                growth = sqrt(after.w * after.h / (before.w * before.h))
                assert min(after.size) >= _AMPLE or growth > grown - 0.02, (name, scale)


@pytest.mark.parametrize("players", [2, 4])
def test_at_larger_text_every_number_on_the_bonus_spaces_is_larger(players: int) -> None:
    usual = laid(1.0, players, BONUS)
    spaces = [*bonus_spaces(), *(f"permanent.{track}.{level}" for track, level in permanents())]
    for scale, grown, enough in SCALES:
        larger = laid(scale, players, BONUS)
        for space in spaces:
            slot = space if usual.rect(space) else "extra.cairo.1"
            before, after = (_numbers(space, each, slot) for each in (usual, larger))
            for was, now in zip(before, after, strict=True):
                assert now >= min(grown * was, enough) - 0.6, (space, scale)


def _numbers(space: str, arrangement: Arrangement, slot: str) -> list[float]:
    rect = arrangement.rect(slot)
    assert rect
    if kind_of(space) == "permanent":
        track, level = rest_of(space).split(".")
        return written(permanent(permanents()[track, int(level)], int(level), rect.size), rect.w)
    options = bonus_spaces()[space]
    if space in additional_spaces():
        return written(additional(options, number_in(space), rect.size), rect.w)
    return written(printed(rest_of(space), options, rect.size), rect.w)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scene", [CHART, ARRANGE, MARKET, COMPANIES, BONUS, BOOKS, CARDS])
def test_at_larger_text_what_one_has_is_written_larger_in_every_scene(scene: str, players: int) -> None:
    usual = laid(1.0, players, scene)
    for scale, grown, enough in SCALES:
        larger = laid(scale, players, scene)
        for kind in _CHIPS:
            slot = f"{kind}.0.cairo" if kind == "shares" else f"{kind}.0"
            before, after = usual.rect(slot), larger.rect(slot)
            assert before and after, (kind, scale)
            sizes = zip(
                written(chip(kind, before.size), before.w),
                written(chip(kind, after.size), after.w),
                strict=True,
            )
            assert all(now >= min(grown * was, enough) - 0.6 for was, now in sizes), (kind, scale)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scene", [CHART, MARKET, COMPANIES, BONUS, BOOKS, CARDS])
def test_at_larger_text_what_the_player_to_act_has_is_at_least_as_large_as_what_the_others_have(
    scene: str, players: int
) -> None:
    kinds = [f"{kind}.{{}}" for kind in _CHIPS if kind != "shares"]
    for scale, _, _ in SCALES:
        larger = laid(scale, players, scene)
        for kind in (*kinds, "shares.{}.cairo", "slot.{}.1", "column.{}.1"):
            own = larger.rect(kind.format(0))
            others = [rect for seat in range(1, players) if (rect := larger.rect(kind.format(seat)))]
            assert all(own and own.h >= rect.h for rect in others), (kind, scale)


def test_at_larger_text_the_numbers_on_the_map_grow_more_than_the_map() -> None:
    usual = laid(1.0, 2, CHART).rect("region.maghreb")
    for scale, grown, _ in SCALES:
        larger = laid(scale, 2, CHART).rect("region.maghreb")
        assert usual and larger
        assert larger.w / usual.w * _on_the_map(large=True) / _on_the_map(large=False) > grown


def _on_the_map(*, large: bool) -> float:
    sheet = Sheet.of(drawing := Drawing(1, 1))
    marks = Marks(sheet, drawing, chart_of(RULES), (0, 0), (1, 1), large=large)
    for region in chart_of(RULES).source.objects_of("regions"):
        marks.reward(region)
    return max(_fitted(figure) for figure in sheet.figures)


def test_at_larger_text_piles_and_rounds_that_are_hardly_larger_bear_larger_numbers() -> None:
    usual, larger = (laid(scale, 4, MARKET).rect("deck.actions") for scale in (1.0, 2.0))
    assert usual and larger
    (before,), (after,) = (
        written(pile(24, rect.size, False, large=large), rect.w)
        for rect, large in ((usual, False), (larger, True))
    )
    assert after > 1.1 * before
    first, second = (round_space(3, 1, False, (174, 52), large=large).figures for large in (False, True))
    assert all(now.height > 1.1 * was.height for was, now in zip(first, second, strict=True))


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scene", [*VIEWS, PLAN, HAND])
def test_at_larger_text_no_place_is_smaller_by_a_single_pixel_on_any_panel_or_sheet(
    scene: str, players: int, size: tuple[int, int]
) -> None:
    """By its shorter side; names have the room that all else leaves them."""
    usual, *larger = (arranged(LAYOUT, Metrics(size, scale), players, scene, 0) for scale in (1.0, 1.5, 2.0))
    for name in (name for view in usual.views for name in places(view)):
        before = usual.rect(name)
        for each in larger:
            after = each.rect(name)
            assert not before or not after or min(after.size) >= min(before.size), name


def places(view: View) -> list[str]:
    """The places of a pane, without that of a name."""
    seat = "" if view.pane.seat is None else str(view.pane.seat)
    return [name.replace("*", seat) for name in view.zone.slots if kind_of(name) != "name"]


@pytest.mark.parametrize("left", [2, 12])
def test_at_larger_text_no_number_on_the_tally_of_an_expansion_is_smaller(left: int) -> None:
    usual, *larger = (
        laid(scale, 4, f"{EXPANSION}.cape_town.5.7.10.12.5.8.9.12").rect("tally") for scale in (1.0, 1.5, 2.0)
    )
    for look in ("cape_town.0.0.0.0.0.0", "cape_town.3.2.4.1.25.2"):
        before, *after = (written(tally(left, look, rect.size), rect.w) for rect in (usual, *larger) if rect)
        assert len(after) == len(larger)
        assert all(now >= was for each in after for was, now in zip(before, each, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scene", [PLAN, HAND])
def test_whoever_plans_sees_at_every_text_size_over_each_slot_what_rests_there(
    scene: str, players: int
) -> None:
    usual = laid(1.0, players, scene)
    for scale, _, _ in SCALES:
        larger = laid(scale, players, scene)
        for number, count in product(range(1, SLOTS + 1), range(1, 7)):
            rest = f"rest.0.{number}"
            before, after = usual.rect(rest, 0, count), larger.rect(rest, 0, count)
            slot, last = larger.rect(f"slot.0.{number}"), larger.rect(rest, count - 1, count)
            assert before and after and slot and last
            assert after.w > 1.1 * before.w and after.bottom <= slot.top, (number, count)
            assert _number_at_rest(after) >= min(1.05 * _number_at_rest(before), 44), (number, count)
            if number < SLOTS:
                assert last.right < _left_of(larger, number + 1), "it keeps to its own column"


def _left_of(arrangement: Arrangement, number: int) -> int:
    rect = arrangement.rect(f"rest.0.{number}")
    assert rect
    return rect.left


def _number_at_rest(rect: pygame.Rect) -> float:
    (number,) = written(tiny(cards()["card.0.coffee_2"], rect.size, 1.0), rect.w)
    return number


@pytest.mark.parametrize("scene", [PLAN, HAND])
def test_at_larger_text_no_symbol_and_no_number_of_a_card_at_rest_is_smaller(
    scene: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[float]()
    monkeypatch.setattr(Leaf, "picture", lambda leaf, picture, at, side: drawn.append(side / leaf.width))
    monkeypatch.setattr(Leaf, "number", lambda leaf, *given, **_: drawn.append(given[2] / leaf.width))
    at_scales = [arranged(LAYOUT, Metrics((1920, 1080), scale), 4, scene, 0) for scale in (1.0, 1.5, 2.0)]
    for card, among in product(("card.0.cotton_1", "card.0.bookkeeper_2"), (1, 2, 3, 4)):
        sizes = list[list[float]]()
        for rect in (each.rect("rest.0.1", 0, among) for each in at_scales):
            assert rect
            drawn.clear()
            tiny(cards()[card], rect.size, 1.0)
            sizes.append([share * rect.w for share in drawn])
        for before, *after in zip(*sizes, strict=True):
            assert min(after) >= before - 0.5, (card, among)
