"""People round a table: who has what where, for all titles, numbers of players and ways to sit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pygame
import pytest

from game.maps.places import NAME, TABLE, ShotContext
from game.tables.registry import TITLES, find_title
from game.ui.settings import CHOICES
from game.ui.stations import PRESETS, STATIONS, Edge, Station
from game.ui.table.bar.places import bar_height
from game.ui.table.shots.parting import parted
from game.ui.table.shots.round_table import RoundArrangement, RoundTable
from game.ui.table.shots.seating import packed
from game.ui.theme import THEMES, Metrics

HIGH, FULL_HD = 1080, (1920, 1080)
BUTTON, TEN = 76, 10 / 0.277
"""The side of a button of the bar in design units; ten millimetres of a 24 inch screen in pixels."""


def table(title: str, stations: tuple[Station, ...], metrics: Metrics) -> RoundTable:
    found = find_title(title)
    layout, fonts = found.layout(found.rules({})), THEMES["dusk"].fonts
    usual = setting(title, len(stations), metrics, next(iter(layout.tabbed), TABLE))
    return RoundTable(layout, metrics, stations, usual, lambda each: bar_height(each, fonts))


def setting(title: str, players: int, metrics: Metrics, shot: str, seat: int = 0) -> ShotContext:
    return ShotContext(shot, players, seat, metrics.text_scale, 1.6, metrics.rtl, round=True)


def tables(title: str, *sizes: tuple[int, int]) -> Iterator[tuple[RoundTable, tuple[Station, ...]]]:
    """A table for each usual way to sit, and text size, and canvas."""
    for players in find_title(title).rules({}).info.seats:
        for names, scale, size in product(PRESETS[players], CHOICES["text_scale"], sizes or (FULL_HD,)):
            stations = tuple(STATIONS[name] for name in names)
            yield table(title, stations, Metrics(size, float(scale))), stations


@pytest.mark.parametrize("title", TITLES)
def test_bars_own_things_and_the_board_share_the_table_without_overlap(title: str) -> None:
    for made, stations in tables(title, FULL_HD, (1280, 800), (1024, 768), (3440, 1440)):
        seats, canvas = made.seating, made.metrics.canvas
        parts = [*seats.bars.values(), *seats.blocks, seats.middle]
        assert all(seats.whole.contains(part) for part in parts) and canvas.contains(seats.whole)
        assert not [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])], stations
        assert {*seats.bars} == {station.edge for station in stations}


@pytest.mark.parametrize("title", TITLES)
def test_the_board_is_large_and_own_things_can_be_read(title: str) -> None:
    for made, stations in tables(title):
        usual = parted(made.layout, setting(title, len(stations), made.metrics, made.usual_shot))
        middle = made.seating.middle
        assert min(middle.w / usual.size[0], middle.h / usual.size[1]) > 0.7, stations
        assert made.seating.k > (0.45 if made.metrics.text_scale == 1 else 0.3), stations


@pytest.mark.parametrize("title", TITLES)
def test_the_buttons_of_the_bar_are_large_enough_for_fingers_at_arms_length(title: str) -> None:
    for made, _ in tables(title):
        assert made.bar_metrics.units(BUTTON) >= TEN


@pytest.mark.parametrize("title", TITLES)
def test_everybody_has_a_panel_before_them_in_every_shot_and_it_never_moves(title: str) -> None:
    for made, stations in tables(title):
        lay: dict[tuple[str, int], pygame.Rect] = {}
        for shot in made.layout.tabs(made.metrics.text_scale) or (TABLE,):
            for asked in range(len(stations)):
                seen = setting(title, len(stations), made.metrics, shot, asked)
                found = RoundArrangement(made, seen, asked)
                assert {*found.panels} == set(range(len(stations)))
                for seat, panel in found.panels.items():
                    sheet = found.sheets.of(panel)
                    assert sheet and sheet.edge is stations[seat].edge
                    assert made.seating.blocks[seat].contains(found.sheets.on_canvas(panel))
                    assert lay.setdefault((shot, seat), panel) == panel, "whoever is asked"


@pytest.mark.parametrize("title", TITLES)
def test_a_piece_lies_among_the_own_things_rather_than_on_the_panel(title: str) -> None:
    for made, stations in tables(title):
        seen = setting(title, len(stations), made.metrics, made.usual_shot)
        found = RoundArrangement(made, seen, 0)
        own = [pane for pane in found.panes if pane.pane.seat is not None and NAME not in pane.zone.slots]
        for pane in own:
            for slot in pane.zone.slots:
                rect = found.rect(slot.replace("*", str(pane.pane.seat)))
                others = [each for each in own if each is not pane and slot in each.zone.slots]
                assert others or (rect and pane.rect.colliderect(rect)), (slot, stations)


@pytest.mark.parametrize("title", TITLES)
def test_the_bar_lies_before_who_is_asked_and_notes_before_the_others(title: str) -> None:
    for made, stations in tables(title):
        for asked, station in enumerate(stations):
            found = RoundArrangement(
                made, setting(title, len(stations), made.metrics, made.usual_shot, asked), asked
            )
            assert found.asker is station.edge and found.ground
            assert made.seating.bars[station.edge].contains(found.sheets.on_canvas(found.ground))
            assert found.ground.contains(found.bar)
            assert {*found.notes} == {each.edge for each in stations} - {station.edge}


def test_a_bar_is_read_from_another_edge_where_somebody_there_reads_on() -> None:
    made = table("splendor", tuple(STATIONS[name] for name in ("bottom", "top")), Metrics(FULL_HD))
    seen = setting("splendor", 2, made.metrics, made.usual_shot)
    assert RoundArrangement(made, seen, 0, Edge.TOP).asker is Edge.TOP
    assert RoundArrangement(made, seen, 0, Edge.LEFT).asker is Edge.BOTTOM, "nobody sits there"


def test_own_things_lie_at_ones_own_side_of_the_table() -> None:
    for players, ways in PRESETS.items():
        for names in ways if players > 1 else ():
            stations = tuple(STATIONS[name] for name in names)
            seats = table("splendor", stations, Metrics(FULL_HD)).seating if players < 5 else None
            for block, station in zip(seats.blocks, stations, strict=True) if seats else ():
                middle = seats.middle.center if seats else (0, 0)
                if station.edge is Edge.LEFT or station.along < 0.5:
                    assert block.centerx < middle[0], names
                if station.edge is Edge.RIGHT or station.along > 0.5:
                    assert block.centerx > middle[0], names


def test_things_are_packed_as_large_as_there_is_room() -> None:
    wide, low = (100.0, 20.0), (100.0, 10.0)
    assert packed((200, 76), (wide, low)).rows == ((wide,), (low,))
    assert packed((416, 40), (wide, low)).rows == ((wide, low),)
    assert packed((200, 76), (wide, low)).k == pytest.approx(2)
    three = packed((208, 100), (wide, (46.0, 20.0), (46.0, 20.0)))
    assert [len(row) for row in three.rows] == [1, 2], "small ones share a row"


@pytest.mark.parametrize("title", TITLES)
def test_what_is_one_players_lies_in_no_middle_but_what_is_chosen_from(title: str) -> None:
    found = find_title(title)
    layout, seats = found.layout(found.rules({})), found.rules({}).info.seats
    for players, shot in product(seats, layout.tabs(1.0) or (TABLE,)):
        shared = parted(layout, setting(title, players, Metrics(FULL_HD), shot))
        zones = {pane.zone for panes in shared.own for pane in panes}
        named = [
            pane for panes in shared.own for pane in panes if NAME in layout.zone(pane.zone, players).slots
        ]
        assert zones or not named
        assert all(pane.seat == seat for seat, panes in enumerate(shared.own) for pane in panes)
