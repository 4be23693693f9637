"""The art: nothing the rasteriser would drop, nothing blank, everything legible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.art import backdrop, frames, gems
from game.art.artist import Artist, SurfaceCache
from game.art.drawing import Drawing, box, polar, ring
from game.art.girih import eightfold, rosette, star_in, twelvefold
from game.art.palette import DUSK, PALETTES, Palette, hexa, mix, rgb
from game.art.paving import PATTERNS
from game.art.sheets import Figure, Layer, Sheet, SheetPrinter, Symbol, Words
from game.rules.kernel.files import AssetError
from game.rules.kernel.text import Text
from tests.painting import ASSETS, LATIN, PERSIAN, Letters, Size, colors_in, contrast, covered, lint

pytestmark = pytest.mark.usefixtures("drawing_board")

ICONS = sorted((ASSETS / "icons").glob("*.svg"))
MARKET = (168, 236)
"""A card in the market at 1080 lines."""


# --- SVG lint -----------------------------------------------------------------------------------------


def test_there_are_icons() -> None:
    assert len(ICONS) > 40


@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_an_icon_uses_only_what_the_rasteriser_knows_and_is_not_blank(path: Path, artist: Artist) -> None:
    source = path.read_text(encoding="utf-8")
    assert lint(source) == []
    for size in (18, 32, 96):
        assert 0.02 < covered(artist.icon(path.stem, size, (255, 200, 0))) <= 1


@pytest.mark.parametrize("path", sorted(ASSETS.rglob("*.svg")), ids=lambda path: path.stem)
def test_every_svg_file_has_a_square_or_stated_shape(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert root.get("viewBox")


def test_the_lint_finds_what_would_be_dropped() -> None:
    bad = '<svg xmlns="http://www.w3.org/2000/svg"><text fill="red">a</text><path d="" mask="url(#a)"/></svg>'
    assert set(lint(bad)) == {"element text", "fill red", "attribute mask", "empty path"}


def test_icons_take_their_colour(artist: Artist) -> None:
    red, green = artist.icon("play", 32, (255, 0, 0)), artist.icon("play", 32, (0, 255, 0))
    assert red.get_at((16, 16))[:3] == (255, 0, 0)
    assert green.get_at((16, 16))[:3] == (0, 255, 0)


def test_an_unknown_icon_is_an_error(artist: Artist) -> None:
    with pytest.raises(AssetError, match=r"\.svg"):
        artist.icon("no-such-icon", 32)


# --- artist -------------------------------------------------------------------------------------------


def test_pictures_are_made_once(artist: Artist, sources: list[str]) -> None:
    source = gems.gem_svg("red", DUSK)
    assert artist.svg(source, (40, 40)) is artist.svg(source, (40, 40))
    assert artist.panel((200, 120), "panel", DUSK) is artist.panel((200, 120), "panel", DUSK)
    assert len(sources) == 2


def test_of_a_picture_only_the_layers_that_it_shares_are_kept(artist: Artist, sources: list[str]) -> None:
    below, above = Drawing(10, 10), Drawing(10, 10)
    below.circle((5, 5), 4, (1, 2, 3))
    above.circle((5, 5), 2, (4, 5, 6))
    press = SheetPrinter(artist, Letters())
    for _ in range(2):
        press.print(Sheet([Layer(below, shared=True), Layer(above)]), (20, 20))
    assert sources == [below.svg(), above.svg(), above.svg()]


@pytest.mark.parametrize("size", [(1200, 800), (1203, 802), (825, 550), (1649, 1099)])
def test_a_large_picture_is_drawn_in_bands_without_a_seam(artist: Artist, size: tuple[int, int]) -> None:
    drawing = Drawing(300, 200)
    drawing.rect((0, 0), (300, 200), drawing.linear((0, 0), (300, 200), (0, (9, 8, 7)), (1, (200, 190, 80))))
    for at in range(5, 195, 10):
        drawing.circle((at, at), 14.3, (250, 240, 230), fill_opacity=0.6)
        drawing.rect((290 - at, at / 2), (7.7, 100), (20, 60, 90), 3, stroke=(9, 9, 9), width=0.7)
    whole, made = artist.draw(drawing, size), pygame.Surface(size, pygame.SRCALPHA)
    bands = list(artist.bands(drawing, size))
    made.blits([(band, (0, top)) for top, band in bands], doreturn=False)
    pairs = zip(pygame.image.tobytes(made, "RGBA"), pygame.image.tobytes(whole, "RGBA"), strict=True)
    assert len(bands) > 2 and [band.get_height() for _, band in bands] == list(_steps(bands, size[1]))
    assert max(abs(one - other) for one, other in pairs) <= 12
    assert len(list(artist.bands(drawing, (300, 200)))) == 1


def _steps(bands: list[tuple[int, pygame.Surface]], high: int) -> Iterator[int]:
    """How high each band must be to end where the next one begins."""
    tops = [top for top, _ in bands]
    return (foot - top for top, foot in pairwise((*tops, high)))


@pytest.mark.parametrize("size", [(501, 501), (824, 446), (1648, 735), (446, 824)])
def test_no_edge_of_a_picture_is_lost_however_its_size_is_rounded(
    artist: Artist, size: tuple[int, int]
) -> None:
    """Sizes at which the rasteriser gives a line more than it is asked for."""
    for wide in (114.41635687732342, 112.7, 664.0, 1228.0):
        drawing = Drawing(wide, wide * size[1] / size[0])
        drawing.rect((0, 0), (drawing.width, drawing.height), (200, 10, 10))
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.blits([(band, (0, top)) for top, band in artist.bands(drawing, size)], doreturn=False)
        for each in (made, artist.draw(drawing, size)):
            assert each.get_bounding_rect() == each.get_rect(), wide
            assert all(each.get_at((size[0] // 2, y))[3] > 100 for y in range(size[1])), "no seam"


def test_a_picture_of_another_shape_is_centred(artist: Artist) -> None:
    made = artist.svg(gems.gem_svg("gold", DUSK), (90, 40))
    assert made.get_size() == (90, 40)
    assert made.get_at((45, 20)).a == 255
    assert made.get_at((5, 20)).a == 0


def test_the_shelf_forgets_what_was_not_used_for_longest() -> None:
    shelf = SurfaceCache(3 * 40 * 40 * 4)
    for name in "abc":
        shelf.get(name, lambda: pygame.Surface((40, 40), pygame.SRCALPHA))
    kept = shelf.get("a", lambda: pytest.fail("forgotten too early"))
    shelf.get("d", lambda: pygame.Surface((40, 40), pygame.SRCALPHA))
    assert shelf.get("a", lambda: pytest.fail("forgotten too early")) is kept
    remade = pygame.Surface((40, 40), pygame.SRCALPHA)
    assert shelf.get("b", lambda: remade) is remade
    assert shelf.used <= shelf.budget


def test_a_shadow_is_soft_and_larger_than_what_casts_it(artist: Artist) -> None:
    shadow = artist.shadow((100, 60), 10, 8)
    assert shadow.get_size() == (132, 92)
    depth = [shadow.get_at((x, 46)).a for x in (1, 10, 16, 24, 66)]
    assert depth == sorted(depth)
    assert depth[0] < 12
    assert depth[-1] > 100


@pytest.mark.parametrize("size", [(300, 45), (301, 120)])
def test_wide_frames_look_like_those_drawn_at_their_width(artist: Artist, size: tuple[int, int]) -> None:
    pairs = [
        (artist.glow(size, 10, DUSK.focus, 12), frames.glow(size, 10, DUSK.focus, 12)),
        *((artist.panel(size, style, DUSK), frames.panel(size, style, DUSK, 1)) for style in frames.PANELS),
        *(
            (artist.button(size, state, DUSK), frames.button(size, state, DUSK, 1))
            for state in frames.BUTTONS
        ),
    ]
    for made, drawing in pairs:
        drawn = artist.draw(drawing)
        assert made.get_size() == drawn.get_size()
        both = zip(made.premul_alpha().get_buffer().raw, drawn.premul_alpha().get_buffer().raw, strict=True)
        off = sum(abs(one - other) > 60 for one, other in both)  # a fifth is a hair beside a line
        assert off == 0


def test_a_glow_is_a_ring(artist: Artist) -> None:
    glow = artist.glow((100, 60), 10, (255, 216, 77), 12)
    assert glow.get_size() == (124, 84)
    assert glow.get_at((62, 42)).a == 0
    assert glow.get_at((62, 10)).a > 200


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_frames_of_every_kind_are_painted(artist: Artist, sources: list[str], palette: Palette) -> None:
    for style in frames.PANELS:
        assert covered(artist.panel((420, 260), style, palette)) > 0.97
    faces = [artist.button((300, 72), state, palette) for state in frames.BUTTONS]
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces}) == len(frames.BUTTONS)
    assert covered(artist.slot(MARKET, 11, palette)) > 0.9
    assert [fault for source in sources for fault in lint(source)] == []


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_text_colours_stand_out(palette: Palette) -> None:
    least = 7 if palette.id == "contrast" else 4.5
    for ground in (palette.surface, palette.raised, palette.table_deep):
        assert contrast(palette.on_dark, ground) >= least
        assert contrast(palette.on_dark_soft, ground) >= 4.5
        assert contrast(palette.focus, ground) >= 3
    for ground in (palette.ivory, palette.ivory_shade):
        assert contrast(palette.ink, ground) >= 7
        assert contrast(palette.ink_soft, ground) >= 4.5
        for tone in palette.gems.values():
            assert contrast(tone.ink, ground) >= 3
    for state in ("normal", "focused", "pressed"):
        for primary in (False, True):
            ink = frames.button_ink(state, palette, primary)
            for ground in frames.button_ground(state, palette, primary):
                assert contrast(ink, ground) >= 4.5, (state, primary)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1680, 720), (640, 360)])
def test_backdrops_fill_every_shape_of_screen(
    artist: Artist, sources: list[str], palette: Palette, size: Size
) -> None:
    for made in (artist.backdrop(size, palette), artist.menu_backdrop(size, palette)):
        assert made.get_size() == size
        assert colors_in(made) > 20
    assert [fault for source in sources for fault in lint(source)] == []


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_paves_a_table_without_a_seam(artist: Artist, sources: list[str], pattern: str) -> None:
    made = PATTERNS[pattern](DUSK, 1.0)
    tile = artist.draw(made, (round(made.width), round(made.height)))
    right, low = tile.get_width() - 1, tile.get_height() - 1
    for y in range(0, low, 3):  # what reaches over one edge comes in at the other
        assert abs(tile.get_at((0, y)).a - tile.get_at((right, y)).a) < 60, y
    for x in range(0, right, 3):
        assert abs(tile.get_at((x, 0)).a - tile.get_at((x, low)).a) < 60, x
    assert colors_in(artist.backdrop((640, 360), replace(DUSK, id=pattern, pattern=pattern))) > 20
    assert [fault for source in sources for fault in lint(source)] == []


def test_the_menu_landscape_is_mirrored_but_the_arch_stays(artist: Artist) -> None:
    plain = artist.menu_backdrop((640, 360), DUSK).copy()
    turned = artist.menu_backdrop((640, 360), DUSK, mirrored=True)
    corner = pygame.Rect(0, 0, 40, 40)
    land = pygame.Rect(100, 230, 200, 100)
    assert pygame.image.tobytes(plain.subsurface(corner), "RGB") == pygame.image.tobytes(
        turned.subsurface(corner), "RGB"
    )
    assert pygame.image.tobytes(plain.subsurface(land), "RGB") != pygame.image.tobytes(
        turned.subsurface(land), "RGB"
    )


# --- construction -------------------------------------------------------------------------------------


def test_stars_of_neighbouring_tiles_meet_in_the_middle_of_their_edge() -> None:
    cell = eightfold(10)
    tips = {(round(x, 6), round(y, 6)) for x, y in cell.great[0][::2]}
    met = [
        tip for outline in cell.small for tip in outline[::2] if (round(tip[0], 6), round(tip[1], 6)) in tips
    ]
    assert len(met) == 4  # one diagonal edge of the octagon for each of the four squares


def test_a_girih_line_continues_straight_across_the_edge() -> None:
    contact = 67.5
    octagon, square = star_in((0, 0), 10, 8, contact), star_in((0, -17.071068), 10, 4, contact)
    tip, inner = octagon[0], octagon[1]
    outer = min(square[1::2], key=lambda p: (p[1] - tip[1]) ** 2 + (p[0] + inner[0]) ** 2)
    cross = (inner[0] - tip[0]) * (outer[1] - tip[1]) - (inner[1] - tip[1]) * (outer[0] - tip[0])
    assert abs(cross) < 1e-4


@pytest.mark.parametrize("make", [eightfold, twelvefold])
def test_repeats_join(make: Callable[[float], object]) -> None:
    cell = make(12)
    assert isinstance(cell, type(eightfold(1)))
    points = [point for outline in (*cell.great, *cell.small) for point in outline]
    left = sorted(round(y, 4) for x, y in points if abs(x) < 1e-6 and 0 <= y <= cell.height)
    right = sorted(round(y, 4) for x, y in points if abs(x - cell.width) < 1e-6 and 0 <= y <= cell.height)
    assert left == right != []


@pytest.mark.parametrize("count", [8, 10, 12, 16])
def test_a_rosette_keeps_within_its_circle(count: int) -> None:
    made = rosette((50, 50), 40, count)
    assert len(made.petals) == len(made.gaps) == count
    for outline in (made.heart, *made.petals, *made.gaps):
        for x, y in outline:
            assert (x - 50) ** 2 + (y - 50) ** 2 <= 40.01**2


def test_points_and_colours() -> None:
    assert polar((10, 10), 5, 0.25) == pytest.approx((15, 10))
    assert len(ring((0, 0), 1, 6)) == 6
    assert rgb("#0a1bff") == (10, 27, 255)
    assert hexa((10, 27, 255)) == "#0a1bff"
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)
    assert box(0, 0, 4, 2) == "M0 0h4v2h-4Z"


def test_words_shrink_to_their_width_turn_and_lie_above_the_drawing(artist: Artist) -> None:
    press = SheetPrinter(artist, Letters())
    ground = Drawing(100, 100)
    ground.rect((0, 0), (100, 100), (255, 255, 255))
    level, upright = (Words(Text("a-long-key"), (50, 50), 60, (0, 0, 0), width=80, turns=t) for t in (0, 1))
    for words, across in ((level, True), (upright, False)):
        sheet = Sheet.of(ground)
        sheet.words.append(words)
        dark = pygame.mask.from_threshold(press.print(sheet, (200, 200)), (0, 0, 0), (90, 90, 90, 255))
        box = dark.get_bounding_rects()[0].unionall(dark.get_bounding_rects())
        assert (box.w > box.h) == across
        assert 100 < max(box.size) <= 164


def test_names_on_bands_stand_on_one_line_whatever_reaches_below_it(artist: Artist) -> None:
    def tops(height: float) -> list[int]:
        found = []
        for name in ("HH", "Hg"):
            sheet = Sheet.of(Drawing(100, 100))
            sheet.words.append(Words(Text(name), (50, 50), 40, (0, 0, 0), height=height))
            found.append(SheetPrinter(artist, Letters()).print(sheet, (300, 300)).get_bounding_rect().top)
        return found

    assert tops(0)[0] > tops(0)[1] + 3, "centred by all that is seen of them"
    assert abs(tops(90)[0] - tops(90)[1]) <= 1


@pytest.mark.parametrize("digits", [LATIN, PERSIAN])
@pytest.mark.parametrize("value", [*range(10), 10, 12])
def test_a_number_on_a_disc_keeps_within_it_and_lies_in_its_middle(
    artist: Artist, digits: str, value: int
) -> None:
    press, sheet = SheetPrinter(artist, Letters(digits)), Sheet.of(Drawing(100, 100))
    sheet.figures.append(Figure(value, (50, 50), 90, (0, 0, 0), disc=80))
    ink = pygame.mask.from_surface(press.print(sheet, (300, 300)), 127)
    reaches = sorted(
        dist((150, 150), ink_at) for part in ink.connected_components() for ink_at in part.outline()
    )
    assert reaches[-1] <= 120 + 5, "but for roundings"
    assert reaches[-1] >= 80 or value == 0, "and is as large as it may"


@pytest.mark.parametrize("digits", [LATIN, PERSIAN])
@pytest.mark.parametrize("value", [0, 1, 4, 7, 10, 26, 44, 88])
@pytest.mark.parametrize("side", [60, 113, 240])
def test_the_line_round_a_number_at_the_edge_of_a_picture_is_whole(
    artist: Artist, digits: str, value: int, side: int
) -> None:
    def ink(number: Figure) -> pygame.Surface:
        sheet = Sheet.of(Drawing(112, 100))
        sheet.figures.append(number)
        surface = SheetPrinter(artist, Letters(digits)).print(sheet, (side, side))
        return surface.subsurface(surface.get_bounding_rect())

    for x, y in ((79, 76), (79, 50), (33, 24), (56, 79)):
        at_edge = Figure(value, (x, y), 42, (255, 255, 255), (0, 0, 0), width=64)
        whole = ink(replace(at_edge, centre=(56, 50)))
        assert abs(ink(at_edge).get_width() - whole.get_width()) <= 1
        assert abs(ink(at_edge).get_height() - whole.get_height()) <= 1


def test_a_symbol_is_drawn_in_its_colour(artist: Artist) -> None:
    sheet = Sheet.of(Drawing(100, 100))
    sheet.symbols.append(Symbol("seat-moon", (30, 70), 40, (255, 0, 0)))
    seen = SheetPrinter(artist, Letters()).print(sheet, (100, 100)).get_bounding_rect()
    assert pygame.Rect(10, 50, 40, 40).contains(seen)
    assert seen.w > 25


def test_a_cell_of_tile_work_repeats_over_any_size() -> None:
    surface = pygame.Surface((100, 60))
    tile = pygame.Surface((16, 16))
    tile.fill((200, 10, 10))
    backdrop.pave(surface, tile, (100, 60))
    assert all(surface.get_at(spot)[:3] == (200, 10, 10) for spot in ((0, 0), (99, 59), (50, 30), (99, 0)))


@pytest.mark.parametrize("style", ["panel", "dialog", "label"])
def test_a_high_panel_looks_like_one_drawn_at_its_height(artist: Artist, style: str) -> None:
    size = (500, 700)
    made, drawn = artist.panel(size, style, DUSK), artist.draw(frames.panel(size, style, DUSK, 1))
    spots = [(x, y) for x in (5, 16, 60, 250, 440, 495) for y in range(0, 700, 3)]
    off = [
        spot for spot in spots if any(abs(made.get_at(spot)[c] - drawn.get_at(spot)[c]) > 4 for c in range(4))
    ]
    assert off == []
