"""Where zones, slots and pieces lie on the canvas: one made-up table, measured by hand."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.maps.places import (
    Node,
    Pane,
    Part,
    ShotContext,
    Slot,
    Split,
    TableLayout,
    Tabs,
    Zone,
    is_inside,
    unbroken,
)
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.placed_pane import PlacedPane
from game.ui.theme import Metrics

BAR = 100
BOARD = Zone(
    (100.0, 50.0),
    {
        "left": Slot("left", "spot", (0, 0, 10, 10)),
        "right": Slot("right", "card", (60, 0, 10, 20)),
        "row": Slot("row", "row", (20, 30, 40, 10), 4),
        "bent": Slot("bent", "spot", (80, 10, 20, 20), outline=((80, 10), (100, 10), (90, 30))),
    },
)
SEAT = Zone(
    (80.0, 20.0),
    {
        "tokens.*": Slot("tokens.*", "row", (0, 0, 40, 20), 2),
        "name.*": Slot("name.*", "name", (40, 0, 40, 10)),
    },
)
TALL = Zone((80.0, 60.0), SEAT.slots)
FAR = Slot("far", "spot", (90, 40, 10, 10))
FULL_HD, SQUARE = Metrics((1920, 1080)), Metrics((1440, 1080))


def laid(scene: Node, metrics: Metrics = FULL_HD) -> Arrangement:
    layout = TableLayout(
        BOARD,
        {2: SEAT},
        {2: TALL},
        zones={"sheet": Zone((30.0, 60.0), {"page": Slot("page", "spot", (0, 0, 30, 60))})},
        shots=lambda setting: scene,
        locate=lambda name: FAR if name == "far" else None,
    )
    return Arrangement(layout, metrics, ShotContext(), BAR)


def test_the_bar_lies_at_the_foot_of_the_safe_area_and_the_table_above_it() -> None:
    arrangement = laid(Pane("board"))
    safe = FULL_HD.safe
    assert arrangement.bar == pygame.Rect(safe.left, safe.bottom - BAR, safe.w, BAR)
    assert arrangement.area == pygame.Rect(safe.left, safe.top, safe.w, safe.h - BAR - 16)


def test_whoever_moves_a_place_that_was_asked_for_moves_no_other() -> None:
    arrangement = laid(Pane("board"))
    for name in ("far", next(iter(BOARD.slots))):
        place = arrangement.rect(name)
        assert place
        place.move_ip(5, 5)
        again = arrangement.rect(name)
        assert again and again.topleft == (place.left - 5, place.top - 5)


def test_a_board_keeps_its_shape_and_lies_in_the_middle() -> None:
    arrangement = laid(Pane("board"))
    (view,) = arrangement.panes
    assert view.across == view.down == min(arrangement.area.w / 100, arrangement.area.h / 50)
    assert view.rect.center == arrangement.area.center
    assert view.rect.size == (round(100 * view.across), round(50 * view.across))
    assert view.whole == view.rect
    left = arrangement.rect("left")
    assert left is not None and left.topleft == pytest.approx(view.rect.topleft, abs=1)
    assert left.size == (round(10 * view.across),) * 2
    assert arrangement.rect("nowhere") is None


def test_pieces_of_a_row_lie_side_by_side() -> None:
    arrangement = laid(Pane("board"))
    found = [arrangement.rect("row", number) for number in range(4)]
    lefts = [rect.left for rect in found if rect]
    assert len(lefts) == 4 and lefts == sorted(lefts)
    steps = [second - first for first, second in pairwise(lefts)]
    assert steps == pytest.approx([10 * arrangement.panes[0].across] * 3, abs=1)
    closer = arrangement.rect("row", 1, 8)
    assert closer is not None and found[1] is not None and closer.left < found[1].left


def test_of_a_crop_only_what_lies_within_it_is_there_and_it_is_larger() -> None:
    whole, part = (
        laid(pane, SQUARE) for pane in (Pane("board"), Pane("board", crop=(50.0, 0.0, 50.0, 50.0)))
    )
    (view,) = part.panes
    assert view.rect.w == view.rect.h == min(part.area.size)
    assert part.rect("left") is None and part.rect("row", 0) is None
    right, smaller = part.rect("right"), whole.rect("right")
    assert right is not None and smaller is not None and right.w > smaller.w
    assert right.left == pytest.approx(view.rect.left + 10 * view.across, abs=1)
    assert view.whole.size == (round(100 * view.across), round(50 * view.down))
    assert view.whole.right == pytest.approx(view.rect.right, abs=1)
    edge = laid(Pane("board", crop=(60.0, 0.0, 40.0, 50.0))).rect("right")
    assert edge is not None, "a place at the very edge is within"


def test_of_what_the_edge_of_a_crop_cuts_the_part_is_known_that_is_seen() -> None:
    half = laid(Pane("board", crop=(50.0, 0.0, 40.0, 50.0)), SQUARE)
    (view,) = half.panes
    assert [len(half.cut("row", number)) for number in range(4)] == [0, 0, 0, 0], "each lies on one side"
    assert half.cut("right") == half.cut("left") == half.cut("nowhere") == ()
    (bent,) = half.cut("bent")
    assert half.rect("bent") is None and not view.rect.contains(bent.rect)
    assert bent.within == view.rect and bent.rect.colliderect(view.rect)
    assert bent.outline == half.outline("bent")
    twice = laid(Split((Part(Pane("board", crop=(50.0, 0.0, 40.0, 50.0))),) * 2))
    assert [cut.within for cut in twice.cut("bent")] == [each.rect for each in twice.panes]


def test_of_a_crop_that_cuts_a_place_in_two_the_place_is_not_there() -> None:
    assert laid(Pane("board", crop=(65.0, 0.0, 35.0, 50.0))).rect("right") is None


def test_places_that_are_not_listed_are_found_on_the_board_only() -> None:
    far = laid(Pane("board")).rect("far")
    assert far is not None
    assert laid(Pane("sheet")).rect("far") is None


def test_outlines_follow_the_board() -> None:
    arrangement = laid(Pane("board"))
    view, box = arrangement.panes[0], arrangement.rect("bent")
    assert box is not None
    first, second, third = arrangement.outline("bent")
    assert first == box.topleft and second == (box.right, box.top)
    assert third == pytest.approx((box.centerx, box.bottom), abs=1)
    assert arrangement.outline("left") == () and arrangement.outline("nowhere") == ()
    assert view.point(0, 0) == view.rect.topleft


BESIDE = Split((Part(Pane("board"), weight=3), Part(Pane("seat", 0, stretch=True))), gap=40)


@pytest.mark.parametrize("rtl", [False, True])
def test_parts_share_the_room_by_weight_in_reading_direction(rtl: bool) -> None:
    arrangement = laid(BESIDE, Metrics((1920, 1080), rtl=rtl))
    board, panel = arrangement.panes
    area, free = arrangement.area, arrangement.area.w - 40
    assert panel.rect.w == free // 4 and panel.rect.h == area.h
    assert board.rect.w <= free * 3 // 4
    assert (panel.rect.left == area.left) if rtl else (panel.rect.right == area.right)
    assert (board.rect.centerx > panel.rect.right) is rtl
    assert (board.mirrored, panel.mirrored) == (False, rtl)
    assert arrangement.panels == {0: panel.rect}, "what bears a player's name is a panel"


@pytest.mark.parametrize("rtl", [False, True])
def test_panels_run_in_reading_direction_and_their_pieces_keep_their_shape(rtl: bool) -> None:
    arrangement = laid(BESIDE, Metrics((1920, 1080), rtl=rtl))
    view = arrangement.panes[1]
    first, second = arrangement.rect("tokens.0", 0), arrangement.rect("tokens.0", 1)
    assert first is not None and second is not None
    assert (first.left > second.left) is rtl
    assert first.size == second.size and first.w == first.h, "its room is stretched, the piece is not"
    assert view.rect.contains(first) and view.rect.contains(second)
    along = view.rect.right - first.centerx if rtl else first.centerx - view.rect.left
    assert along == pytest.approx(view.rect.w / 8, abs=1)
    assert not arrangement.on_board("tokens.0") and arrangement.on_board("left")
    assert not arrangement.on_board("nowhere")


@pytest.mark.parametrize("rtl", [False, True])
def test_parts_below_one_another_lie_from_top_to_bottom_in_every_language(rtl: bool) -> None:
    parts = (Part(Pane("board")), Part(Pane("sheet")))
    arrangement = laid(Split(parts, down=True, gap=30), Metrics((1920, 1080), rtl=rtl))
    upper, lower = arrangement.panes
    assert lower.rect.top - upper.rect.bottom >= 30
    assert upper.rect.centerx == lower.rect.centerx == arrangement.area.centerx


def test_a_part_of_fixed_length_takes_that_and_the_others_the_rest() -> None:
    arrangement = laid(
        Split((Part(Tabs(), units=60), Part(Pane("seat", 1, stretch=True))), down=True, gap=10)
    )
    area = arrangement.area
    assert arrangement.tabs == pygame.Rect(area.left, area.top, area.w, 60)
    assert arrangement.panels == {1: pygame.Rect(area.left, area.top + 70, area.w, area.h - 70)}
    half = laid(Split((Part(Tabs(), units=60), Part(Pane("board"))), down=True), Metrics((960, 540)))
    assert half.tabs is not None and half.tabs.h == 30
    assert laid(Pane("board")).tabs is None


@pytest.mark.parametrize(("most", "wide"), [(1.0, 1.0), (0.3, 0.3)])
def test_a_part_that_hugs_takes_what_its_zone_needs_but_no_more_than_its_most(
    most: float, wide: float
) -> None:
    parts = (Part(Pane("board"), hug=True, most=most), Part(Pane("seat", 0, stretch=True)))
    arrangement = laid(Split(parts, gap=0))
    area, panel = arrangement.area, arrangement.panes[1].rect
    wanted = min(area.h * 100 / 50, area.w * wide)
    assert area.w - panel.w == pytest.approx(wanted, abs=1)


def test_a_part_that_hugs_in_a_column_takes_the_height_that_its_width_asks_for() -> None:
    parts = (Part(Pane("board"), hug=True), Part(Pane("seat", 0, stretch=True)))
    arrangement = laid(Split(parts, down=True, gap=0), SQUARE)
    area, panel = arrangement.area, arrangement.panes[1].rect
    assert area.h - panel.h == pytest.approx(area.w * 50 / 100, abs=1)


def test_panels_below_one_another_are_as_high_as_their_zones() -> None:
    panels = (Part(Pane("open", 0, stretch=True), weight=0), Part(Pane("seat", 1, stretch=True), weight=0))
    arrangement = laid(Split(panels, down=True, gap=20))
    opened, usual = (arrangement.panels[seat] for seat in (0, 1))
    free = arrangement.area.h - 20
    assert opened.h == free * 60 // 80 and usual.h == free * 20 // 80
    assert usual.top - opened.bottom in (20, 21)


def test_a_column_of_panels_grows_no_wider_than_its_pieces_can_fill() -> None:
    column = Split((Part(Pane("seat", 0, stretch=True)), Part(Pane("seat", 1, stretch=True))), down=True)
    arrangement = laid(Split((Part(Pane("sheet")), Part(column)), gap=0))
    widest = round(80 * FULL_HD.k * 1.35)
    assert {panel.w for panel in arrangement.panels.values()} == {widest}
    area, sheet = arrangement.area, arrangement.panes[0]
    share = area.w // 2
    left = area.left + (area.w - share - widest) // 2
    assert arrangement.panels[0].left == left + share, "together in the middle"
    assert sheet.rect.centerx == pytest.approx(left + share / 2, abs=1)


def test_a_column_of_sheets_may_be_as_wide_as_its_share() -> None:
    column = Split((Part(Pane("sheet", stretch=True)), Part(Pane("board", stretch=True))), down=True)
    arrangement = laid(Split((Part(Tabs()), Part(column)), gap=0))
    assert arrangement.panes[0].rect.w == arrangement.area.w // 2


def test_the_slots_of_some_classes() -> None:
    arrangement = laid(BESIDE)
    assert set(arrangement.of_kind("spot", "card")) == {"left", "right", "bent"}
    assert set(arrangement.of_kind("row")) == {"row", "tokens.0"}


def test_a_slot_that_two_panes_show_lies_in_the_first() -> None:
    crop = Pane("board", crop=(0.0, 0.0, 50.0, 50.0))
    arrangement = laid(Split((Part(crop), Part(Pane("board")))))
    rect = arrangement.rect("left")
    assert rect is not None and arrangement.panes[0].rect.contains(rect)


def test_a_point_of_a_mirrored_zone_is_measured_from_the_right() -> None:
    pane = Pane("seat", 0)
    view = PlacedPane(pane, SEAT, pygame.Rect(100, 50, 160, 40), (0.0, 0.0), 2.0, 2.0, mirrored=True)
    assert view.point(10, 5) == (240, 60)
    assert view.place((0, 0, 10, 20)) == pygame.Rect(240, 50, 20, 40)


def test_a_close_up_moves_or_comes_closer_so_that_its_edge_cuts_no_number() -> None:
    part, keep, size = (20.0, 20.0, 60.0, 60.0), (40.0, 40.0, 20.0, 20.0), (100.0, 100.0)
    moved = unbroken(part, keep, [(75.0, 40.0, 10.0, 10.0)], size)
    assert moved[2:] == part[2:] and (moved[0] + moved[2] < 75 or moved[0] + moved[2] > 85)
    assert is_inside(keep, moved)
    fixed = (20.0, 20.0, 60.0, 60.0)
    assert (
        unbroken(part, fixed, [(75.0, 40.0, 10.0, 10.0)], size) == part
    ), "what is kept is more than a number"
    both = [(15.0, 40.0, 10.0, 10.0), (75.0, 40.0, 10.0, 10.0)]
    closer = unbroken(part, (30.0, 30.0, 40.0, 40.0), both, (81.0, 100.0))
    assert closer[2] <= part[2] and is_inside((30.0, 30.0, 40.0, 40.0), closer)
