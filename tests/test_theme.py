"""Themes are legible, seats are told apart, sizes keep to the numbers for a television."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.art.palette import Color
from game.art.paving import PATTERNS
from game.tables.registry import TITLES, find_title
from game.ui.theme import THEMES, Metrics, Theme, placed
from tests.painting import contrast

GROUNDS = [find_title(title).ground for title in TITLES]
EVERY = pytest.mark.parametrize(
    "theme",
    dict.fromkeys(placed(theme, ground) for theme in THEMES.values() for ground in (None, *GROUNDS)),
    ids=lambda theme: theme.id,
)


def seen_without_green(color: Color) -> tuple[float, float, float]:
    """Roughly what deuteranopia leaves of a colour."""
    r, g, b = color
    return (0.625 * r + 0.375 * g, 0.7 * r + 0.3 * g, 0.3 * g + 0.7 * b)


@EVERY
def test_text_has_enough_contrast_with_what_it_stands_on(theme: Theme) -> None:
    p = theme.palette
    wanted = 7.0 if theme.id == "contrast" else 4.5
    for ground in (p.table, p.surface, p.raised, p.pressed):
        for ink in (p.on_dark, p.on_dark_soft):
            assert contrast(ink, ground) >= wanted, (theme.id, ink, ground)
    assert min(contrast(p.brass_light, ground) for ground in (p.surface, p.raised)) >= wanted, theme.id
    for ink in (p.ink, p.ink_soft):
        assert contrast(ink, p.ivory) >= wanted, (theme.id, ink)


@EVERY
def test_headings_outlines_and_signals_have_enough_contrast(theme: Theme) -> None:
    p = theme.palette
    wanted = 7.0 if theme.id == "contrast" else 3.0
    for ground in (p.surface, p.raised):
        for ink in (p.brass, p.brass_light, p.focus, p.good, p.danger):
            assert contrast(ink, ground) >= wanted, (theme.id, ink, ground)


@EVERY
def test_seats_stand_out_from_the_table_and_from_ivory(theme: Theme) -> None:
    for seat in theme.seat_colors:
        assert contrast(seat.color, theme.palette.surface) >= 3.0
        assert contrast(seat.dark, theme.palette.ivory) >= 4.5


def test_every_title_has_a_table_of_its_own_but_in_high_contrast() -> None:
    own = [placed(THEMES["dusk"], ground).palette for ground in GROUNDS]
    assert len({palette.pattern for palette in own}) == len({palette.table for palette in own}) == len(TITLES)
    assert {palette.pattern for palette in own} <= set(PATTERNS)
    assert {placed(THEMES["contrast"], ground) for ground in GROUNDS} == {THEMES["contrast"]}


def test_no_two_seats_look_alike_even_to_the_colour_blind() -> None:
    seats = THEMES["dusk"].seat_colors
    assert len(seats) == 5
    assert len({seat.symbol for seat in seats}) == len({seat.pattern for seat in seats}) == 5
    for one, other in combinations(seats, 2):
        for look in (lambda c: c, seen_without_green):
            apart = sum((a - b) ** 2 for a, b in zip(look(one.color), look(other.color), strict=True)) ** 0.5
            assert apart > 45, (one, other)


def test_the_smallest_text_has_a_glyph_body_of_26_pixels_at_1080_lines() -> None:
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

    font = TTFont("assets/fonts/Vazirmatn-Regular.ttf")
    glyphs, names, em = font["glyf"], font.getBestCmap(), font["head"].unitsPerEm
    for rtl, sample in ((False, "H0"), (True, "۴۵۱")):
        size = Metrics((1920, 1080), 1.0, rtl).text(THEMES["dusk"].fonts.small)
        for char in sample:
            glyph = glyphs[names[ord(char)]]
            assert round(size * (glyph.yMax - glyph.yMin) / em) >= 26, char


def test_sizes_follow_the_smaller_side_of_the_canvas() -> None:
    assert Metrics((1280, 720)).units(96) == 64
    assert Metrics((2560, 1080)).units(96) == 96
    assert Metrics((1600, 1200)).k == pytest.approx(1600 / 1920)
    assert Metrics((1280, 720)).units(1) == 1
    assert Metrics((1920, 1080)).safe == pygame.Rect(96, 54, 1728, 972)
    assert Metrics((2560, 1080)).design == pygame.Rect(320, 0, 1920, 1080)


def test_text_scale_multiplies_text_only() -> None:
    small, large = Metrics((1920, 1080), 1.0), Metrics((1920, 1080), 2.0)
    assert large.text(40) == 2 * small.text(40)
    assert large.units(40) == small.units(40)


def test_layout_is_mirrored_in_persian_only() -> None:
    rect, within = pygame.Rect(10, 5, 30, 20), pygame.Rect(0, 0, 100, 50)
    assert Metrics((100, 50)).mirror(rect, within) == rect
    mirrored = Metrics((100, 50), rtl=True).mirror(rect, within)
    assert mirrored == pygame.Rect(60, 5, 30, 20)
    assert Metrics((100, 50), rtl=True).start(mirrored) == 90
    assert Metrics((100, 50)).end(rect) == 40


def test_every_seat_has_a_symbol_to_show() -> None:
    for theme in THEMES.values():
        for seat in theme.seat_colors:
            assert (Path("assets/icons") / f"{seat.symbol}.svg").is_file(), seat.symbol
