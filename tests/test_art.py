"""The art: nothing the rasteriser would drop, nothing blank, everything legible."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.art import artist as artist_module
from game.art import backdrop, frames, gems, tokens
from game.art.artist import Artist, Shelf
from game.art.drawing import Drawing, box, polar, ring
from game.art.girih import eightfold, rosette, star_in, twelvefold
from game.art.palette import DUSK, PALETTES, Color, Palette, hexa, mix, rgb
from game.art.sheets import Press, Sheet, Symbol, Words
from game.art.studio import Studio
from game.rules.kernel.files import AssetError
from game.rules.kernel.text import Text
from game.rules.splendor.components import COLORS, LEVELS, PILES, cards, nobles
from game.tables.splendor.paint.painter import SplendorPainter, make_painter
from game.tables.table import Face
from game.ui.theme import THEMES

ASSETS = Path(__file__).resolve().parents[1] / "assets"
ICONS = sorted((ASSETS / "icons").glob("*.svg"))
SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
ELEMENTS = {"svg", "g", "defs", "stop", "linearGradient", "radialGradient"} | SHAPES
FORBIDDEN = {"class", "style", "clip-path", "mask", "filter", "href", "font-family"}
"""Attributes that NanoSVG drops, or that bring what it drops."""
MARKET, RESERVED = (168, 236), (84, 118)
"""A card in the market and before one of four players, at 1080 lines."""

Size = tuple[int, int]


@pytest.fixture(scope="module", autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture
def artist() -> Artist:
    return Artist(ASSETS / "icons")


@pytest.fixture
def sources(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every SVG text that is rasterised during the test."""
    seen: list[str] = []
    real = artist_module.rasterise

    def rasterise(source: str, size: Size) -> pygame.Surface:
        seen.append(source)
        return real(source, size)

    monkeypatch.setattr(artist_module, "rasterise", rasterise)
    return seen


class Letters:
    """Writes with given digits, and words as their keys; keeps how high the digits came out."""

    def __init__(self, digits: str = "0123456789") -> None:
        self._digits = digits
        self.heights: list[int] = []

    def numeral(self, number: int, em: int, color: Color) -> pygame.Surface:
        made = self._render("".join(self._digits[int(d)] for d in str(number)), em, color)
        if em != 100:
            self.heights.append(made.get_bounding_rect().height)
        return made

    def words(self, text: Text, em: int, color: Color) -> pygame.Surface:
        return self._render(text.key, em, color)

    def _render(self, written: str, em: int, color: Color) -> pygame.Surface:
        return pygame.font.Font(ASSETS / "fonts" / "Vazirmatn-Bold.ttf", em).render(written, True, color)


def studio(artist: Artist, lettering: Letters) -> Studio:
    return Studio(artist, lettering, DUSK, THEMES["dusk"].seat_colors)


LATIN, PERSIAN = "0123456789", "۰۱۲۳۴۵۶۷۸۹"


@pytest.fixture
def painter(artist: Artist) -> SplendorPainter:
    return make_painter(studio(artist, Letters(LATIN)))


def lint(source: str) -> list[str]:
    """What is wrong with an SVG text for the rasteriser."""
    faults = []
    for node in ElementTree.fromstring(source).iter():
        name = node.tag.rpartition("}")[2]
        if name not in ELEMENTS:
            faults.append(f"element {name}")
        faults += [f"attribute {key}" for key in node.attrib if key.rpartition("}")[2] in FORBIDDEN]
        for key in ("fill", "stroke", "stop-color"):
            paint = node.get(key, "none")
            if not (paint in ("none", "currentColor") or paint.startswith("url(#") or is_hex(paint)):
                faults.append(f"{key} {paint}")
        if name.endswith("Gradient") and node.get("gradientUnits") != "userSpaceOnUse":
            values = [node.get(key, "0%") for key in ("x1", "y1", "x2", "y2", "cx", "cy", "r")]
            faults += [f"gradient {value}" for value in values if not value.endswith("%")]
        if name == "path" and not node.get("d", "").strip():
            faults.append("empty path")
    return faults


def is_hex(paint: str) -> bool:
    return re.fullmatch("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})", paint) is not None


def colors_in(surface: pygame.Surface) -> int:
    """How many different visible colours a picture has on a coarse grid."""
    width, height = surface.get_size()
    spots = (surface.get_at((x * width // 24, y * height // 24)) for x in range(24) for y in range(24))
    return len({(c.r, c.g, c.b) for c in spots if c.a > 40})


def covered(surface: pygame.Surface) -> float:
    """The share of a picture that is not clear."""
    return pygame.mask.from_surface(surface, 40).count() / (surface.get_width() * surface.get_height())


# --- SVG lint ---------------------------------------------------------------------------------------------


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


# --- artist -----------------------------------------------------------------------------------------------


def test_pictures_are_made_once(artist: Artist, sources: list[str]) -> None:
    source = gems.gem_svg("red", DUSK)
    assert artist.svg(source, (40, 40)) is artist.svg(source, (40, 40))
    assert artist.panel((200, 120), "panel", DUSK) is artist.panel((200, 120), "panel", DUSK)
    assert len(sources) == 2


def test_a_picture_of_another_shape_is_centred(artist: Artist) -> None:
    made = artist.svg(gems.gem_svg("gold", DUSK), (90, 40))
    assert made.get_size() == (90, 40)
    assert made.get_at((45, 20)).a == 255
    assert made.get_at((5, 20)).a == 0


def test_the_shelf_forgets_what_was_not_used_for_longest() -> None:
    shelf = Shelf(3 * 40 * 40 * 4)
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


def contrast(one: Color, other: Color) -> float:
    def luminance(color: Color) -> float:
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


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


# --- construction -----------------------------------------------------------------------------------------


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


# --- gems and tokens --------------------------------------------------------------------------------------


def grey(name: str, size: int, ground: Color) -> list[int]:
    """A gem on a ground as its eye without colour sees it."""
    canvas = pygame.Surface((size, size))
    canvas.fill(ground)
    made = pygame.image.load_sized_svg(BytesIO(gems.gem_svg(name, DUSK).encode()), (size, size))
    canvas.blit(made, (0, 0))
    shown = pygame.transform.grayscale(canvas)
    return [shown.get_at((x, y))[0] for y in range(size) for x in range(size)]


@pytest.mark.parametrize("ground", [DUSK.table, DUSK.ivory], ids=["table", "ivory"])
def test_gems_differ_without_their_colour(ground: Color) -> None:
    shown = {name: grey(name, 24, ground) for name in gems.NAMES}
    for one in gems.NAMES:
        for other in gems.NAMES:
            if one < other:
                pairs = zip(shown[one], shown[other], strict=True)
                assert sum(abs(a - b) > 24 for a, b in pairs) > 24 * 24 * 0.15, (one, other)


def test_gems_differ_by_their_outline() -> None:
    masks = {}
    for name in gems.NAMES:
        made = pygame.image.load_sized_svg(BytesIO(gems.gem_svg(name, DUSK).encode()), (48, 48))
        masks[name] = pygame.mask.from_surface(made, 160)
    for one in gems.NAMES:
        for other in gems.NAMES:
            if one < other:
                both = masks[one].overlap_area(masks[other], (0, 0))
                either = masks[one].count() + masks[other].count() - both
                assert both / either < 0.95, (one, other)


@pytest.mark.parametrize("name", gems.NAMES)
def test_a_gem_stands_out_from_table_and_ivory(name: str) -> None:
    for ground in (DUSK.table, DUSK.ivory):
        shown = grey(name, 32, ground)
        base = pygame.transform.grayscale(_filled(ground)).get_at((0, 0))[0]
        assert sum(abs(value - base) > 60 for value in shown) > 32 * 32 * 0.12


def _filled(color: Color) -> pygame.Surface:
    surface = pygame.Surface((1, 1))
    surface.fill(color)
    return surface


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
@pytest.mark.parametrize("name", gems.NAMES)
def test_tokens_and_stacks(artist: Artist, palette: Palette, name: str) -> None:
    for depth in (1, 3, 6):
        drawing = Drawing(100, tokens.stack_height(depth))
        tokens.stack(drawing, name, palette, depth)
        assert lint(drawing.svg()) == []
        assert covered(artist.draw(drawing)) > 0.6
    empty = Drawing(100, 100)
    tokens.ghost(empty, name, palette)
    assert lint(empty.svg()) == []
    assert covered(artist.draw(empty)) > 0.3


# --- Splendor's pieces ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(360, 504), MARKET, (112, 157), RESERVED, (56, 78)], ids=str)
def test_every_card_is_painted_and_no_two_are_alike(
    painter: SplendorPainter, sources: list[str], size: Size
) -> None:
    seen = set()
    for piece in cards():
        made = painter.paint(piece, "up", size)
        assert made.get_width() <= size[0] + 1
        assert made.get_height() <= size[1] + 1
        assert covered(made) > 0.93
        assert colors_in(made) > 8
        seen.add(pygame.image.tobytes(made, "RGBA"))
    assert len(seen) == len(cards())
    assert [fault for source in sources for fault in lint(source)] == []


@pytest.mark.parametrize("size", [(264, 264), (132, 132), (88, 88), (51, 51)], ids=str)
def test_every_noble_has_a_seal_of_its_own(painter: SplendorPainter, sources: list[str], size: Size) -> None:
    made = {piece: painter.paint(piece, "up", size) for piece in nobles()}
    assert all(colors_in(picture) > 10 for picture in made.values())
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in made.values()}) == len(nobles())
    assert [fault for source in sources for fault in lint(source)] == []


def pieces() -> list[tuple[str, Face, tuple[int, ...]]]:
    """Every other kind of piece with the counts it may show."""
    found: list[tuple[str, Face, tuple[int, ...]]] = []
    found += [(f"deck.{level}", "down", (0, 1, 9, 20, 40)) for level in LEVELS]
    found += [(f"hidden.{level}.0.1", "down", (1,)) for level in LEVELS]
    found += [(f"bank.{pile}", "up", (0, 1, 4, 7)) for pile in PILES]
    found += [(f"token.{pile}", "up", (1,)) for pile in PILES]
    found += [(f"tokens.2.{pile}", "up", (0, 1, 10)) for pile in PILES]
    found += [(f"bonus.3.{color}", "up", (0, 1, 7, 18)) for color in COLORS]
    return found


@pytest.mark.parametrize("k", [1.0, 2 / 3, 2.0])
def test_every_other_piece_shows_its_count(painter: SplendorPainter, sources: list[str], k: float) -> None:
    for piece, face, counts in pieces():
        size = (round(86 * k), round(100 * k))
        made = [painter.paint(piece, face, size, count) for count in counts]
        assert all(covered(picture) > 0.25 for picture in made), piece
        assert len({pygame.image.tobytes(picture, "RGBA") for picture in made}) == len(counts), piece
    assert [fault for source in sources for fault in lint(source)] == []


def test_a_hidden_card_shows_its_level_and_nothing_else(painter: SplendorPainter) -> None:
    one, other = painter.paint("hidden.2.0.0", "down", MARKET), painter.paint("hidden.2.3.1", "down", MARKET)
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
    turned = painter.paint("card.B2R1", "down", MARKET)
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(turned, "RGBA")
    assert pygame.image.tobytes(painter.paint("hidden.1.0.0", "down", MARKET), "RGBA") != (
        pygame.image.tobytes(one, "RGBA")
    )


@pytest.mark.parametrize("digits", [LATIN, PERSIAN], ids=["latin", "persian"])
def test_digits_are_tall_enough_at_1080_lines(artist: Artist, digits: str) -> None:
    letters = Letters(digits)
    painter = make_painter(studio(artist, letters))
    for piece in cards():
        painter.paint(piece, "up", MARKET)
        painter.paint(piece, "up", RESERVED)
    for piece in nobles():
        painter.paint(piece, "up", (132, 132))
    for pile in PILES:
        painter.paint(f"bank.{pile}", "up", (138, 138), 5)
        painter.paint(f"tokens.0.{pile}", "up", (50, 50), 3)
    for color in COLORS:
        painter.paint(f"bonus.0.{color}", "up", (49, 64), 3)
    assert len(letters.heights) > 500
    assert min(letters.heights) >= 26


def test_digits_stay_inside_a_small_card(artist: Artist) -> None:
    wide = max((card for card in cards().values()), key=lambda card: sum(map(bool, card.cost)))
    picture = make_painter(studio(artist, Letters(PERSIAN))).paint(wide.id, "up", RESERVED)
    edge = pygame.Rect(picture.get_width() - 2, 50, 1, 50)
    dark = [picture.get_at((edge.x, y)) for y in range(edge.top, edge.bottom)]
    assert all(min(color[:3]) > 120 for color in dark)


def test_words_shrink_to_their_width_turn_and_lie_above_the_drawing(artist: Artist) -> None:
    press = Press(artist, Letters())
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


def test_a_symbol_is_drawn_in_its_colour(artist: Artist) -> None:
    sheet = Sheet.of(Drawing(100, 100))
    sheet.symbols.append(Symbol("seat-moon", (30, 70), 40, (255, 0, 0)))
    seen = Press(artist, Letters()).print(sheet, (100, 100)).get_bounding_rect()
    assert pygame.Rect(10, 50, 40, 40).contains(seen)
    assert seen.w > 25


def test_pictures_of_pieces_are_kept(painter: SplendorPainter, sources: list[str]) -> None:
    first = painter.paint("card.B1W1", "up", MARKET)
    number = len(sources)
    assert painter.paint("card.B1W1", "up", MARKET) is first
    assert len(sources) == number


def test_an_unknown_piece_is_an_error(painter: SplendorPainter) -> None:
    with pytest.raises(KeyError):
        painter.paint("card.B9X9", "up", MARKET)


def test_a_cell_of_tile_work_repeats_over_any_size() -> None:
    surface = pygame.Surface((100, 60))
    tile = pygame.Surface((16, 16))
    tile.fill((200, 10, 10))
    backdrop.pave(surface, tile, (100, 60))
    assert all(surface.get_at(spot)[:3] == (200, 10, 10) for spot in ((0, 0), (99, 59), (50, 30), (99, 0)))
