"""The pictures of Kahroba: every piece is painted, no two alike, every number legible."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.art.artist import Artist
from game.art.drawing import Drawing
from game.art.painter import Asked
from game.art.palette import DUSK, hexa
from game.art.sheets import Figure, Layer, Sheet, SheetPrinter
from game.rules.kernel.ids import kind_of
from game.rules.splendor.components import COLORS, LEVELS, PILES, cards, nobles
from game.rules.splendor.tiles import cities, posts
from game.tables.splendor.paint.cards import face as card_sheet
from game.tables.splendor.paint.painter import SplendorPainter, make_painter
from game.tables.splendor.paint.pieces import bonus as bonus_sheet
from game.tables.splendor.paint.pieces import held as held_sheet
from game.tables.splendor.paint.pieces import noble as noble_sheet
from game.tables.splendor.paint.shields import city as city_sheet
from game.tables.splendor.paint.shields import total as total_sheet
from game.tables.splendor.paint.signs import pips
from game.tables.splendor.paint.tones import MET
from game.tables.splendor.placing import Demand, TileLook
from game.tables.table import Face
from tests.painting import LATIN, PERSIAN, Letters, Size, colors_in, covered, lint, studio

pytestmark = pytest.mark.usefixtures("drawing_board")

CHIP_ENDS = 29
"""The right edge of the small cards that a noble asks for, in units of the tile."""
MARKET, RESERVED = (168, 236), (84, 118)
"""A card in the market and before one of four players, at 1080 lines."""


@pytest.fixture
def painter(artist: Artist) -> SplendorPainter:
    return make_painter(studio(artist, Letters(LATIN)))


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


LOOKS = [TileLook(), TileLook(lack=Demand((1, 2, 3, 0, 4))), TileLook(lack=Demand((0,) * 5))]


def test_a_noble_keeps_one_design_however_far_he_is() -> None:
    """Numbers, chips and the line stay where they are; only pips are filled, and the edge is gilt."""
    for number, noble in enumerate(nobles().values()):
        made = [noble_sheet(noble, number, look, DUSK) for look in LOOKS]
        assert all(sheet.figures == made[0].figures and not sheet.symbols for sheet in made)
        assert len({sheet.layers[0].drawing.svg() for sheet in made}) == 1
        assert len({sheet.layers[1].drawing.svg() for sheet in made}) == len(LOOKS)


@pytest.mark.parametrize("tile", sorted({*cities(), *posts()}))
@pytest.mark.parametrize("shape", [1.7, 0.7], ids=["broad", "tall"])
def test_no_tile_counts_what_is_missing_and_none_has_another_number_when_it_is_near(
    artist: Artist, tile: str, shape: float
) -> None:
    made = make_painter(studio(artist, Letters(LATIN)))
    found = (made.makers[kind_of(tile)](asked(tile, look.word(), shape)) for look in LOOKS)
    sheets = [sheet for sheet in found if isinstance(sheet, Sheet)]
    assert len(sheets) == len(LOOKS)
    assert all(sheet.figures == sheets[0].figures for sheet in sheets)


def asked(piece: str, look: str, shape: float) -> Asked:
    return Asked(piece, "up", (round(240 * shape), 240), 1, look)


@pytest.mark.parametrize(("need", "missing"), [(3, 0), (3, 3), (5, 2), (6, 1)])
def test_a_pip_is_filled_for_each_card_that_is_there(need: int, missing: int) -> None:
    drawing = Drawing(100, 100)
    pips(drawing, (50, 50), need, missing, DUSK, room=46)
    shown = drawing.svg()
    assert (shown.count("<circle"), shown.count(hexa(MET))) == (need, need - missing)


def test_nothing_on_a_noble_lies_on_a_number_of_it() -> None:
    for number, noble in enumerate(nobles().values()):
        figures = noble_sheet(noble, number, TileLook(), DUSK).figures
        for one, other in combinations(figures, 2):
            wide, high = (one.width + other.width) / 2, (one.height + other.height) / 2
            apart = abs(one.centre[0] - other.centre[0]), abs(one.centre[1] - other.centre[1])
            assert apart[0] >= wide or apart[1] >= high
        assert min(each.centre[0] - each.width / 2 for each in figures) > CHIP_ENDS


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize("count", [1, 7, 18])
def test_the_number_of_what_one_has_stands_beside_its_picture_and_closer_to_it_than_to_the_next(
    count: int, rtl: bool
) -> None:
    for sheet, wide in (
        (held_sheet("red", count, 2.0, DUSK, rtl=rtl), 33),
        (bonus_sheet("red", count, count, 1.74, DUSK, rtl=rtl), 30),
    ):
        (figure,), cell = sheet.figures, sheet.layers[0].drawing.width
        half = min(figure.width, 0.6 * figure.height * len(str(count))) / 2
        along = cell - figure.centre[0] if rtl else figure.centre[0]
        assert along - half >= wide, "beside"
        assert along + half <= cell
        assert count > 9 or along - half - wide <= cell - along - half + 6


def test_of_what_nobody_has_no_number_is_shown() -> None:
    assert not held_sheet("red", 0, 2.0, DUSK).figures
    assert not bonus_sheet("red", 0, 0, 1.7, DUSK).figures


def pieces() -> list[tuple[str, Face, tuple[int, ...]]]:
    """Every other kind of piece with the counts it may show."""
    found: list[tuple[str, Face, tuple[int, ...]]] = []
    found += [(f"deck.{level}", "down", (0, 1, 9, 20, 40)) for level in LEVELS]
    found += [(f"hidden.{level}.0.1", "down", (1,)) for level in LEVELS]
    found += [(f"bank.{pile}", "up", (0, 1, 4, 7)) for pile in PILES]
    found += [(f"token.{pile}", "up", (1,)) for pile in PILES]
    found += [(f"tokens.2.{pile}", "up", (0, 1, 10)) for pile in COLORS]
    found.append(("tokens.2.gold", "up", (1, 10)))  # of none nothing is seen
    found += [(f"bonus.3.{color}", "up", (0, 1, 7, 18)) for color in COLORS]
    return found


@pytest.mark.parametrize("k", [1.0, 2 / 3, 2.0])
def test_every_other_piece_shows_its_count(painter: SplendorPainter, sources: list[str], k: float) -> None:
    for piece, face, counts in pieces():
        size = (round(86 * k), round(100 * k))
        made = [painter.paint(piece, face, size, count) for count in counts]
        least = [0.25 if count else 0.1 for count in counts]
        assert all(covered(picture) > share for picture, share in zip(made, least, strict=True)), piece
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


def test_digits_stay_inside_a_small_card(artist: Artist) -> None:
    wide = max((card for card in cards().values()), key=lambda card: sum(map(bool, card.cost)))
    picture = make_painter(studio(artist, Letters(PERSIAN))).paint(wide.id, "up", RESERVED)
    edge = pygame.Rect(picture.get_width() - 2, 50, 1, 50)
    dark = [picture.get_at((edge.x, y)) for y in range(edge.top, edge.bottom)]
    assert all(min(color[:3]) > 120 for color in dark)


def test_pictures_of_pieces_are_kept(painter: SplendorPainter, sources: list[str]) -> None:
    first = painter.paint("card.B1W1", "up", MARKET)
    number = len(sources)
    assert painter.paint("card.B1W1", "up", MARKET) is first
    assert len(sources) == number


def test_an_unknown_piece_is_an_error(painter: SplendorPainter) -> None:
    with pytest.raises(KeyError):
        painter.paint("card.B9X9", "up", MARKET)


@pytest.mark.parametrize("side", sorted(cities()))
def test_numbers_of_a_city_lie_on_one_another_on_no_side(side: str) -> None:
    city = cities()[side]
    sheet = city_sheet(city, TileLook(), DUSK)
    asked = [city.points, *filter(None, city.needs), *filter(None, [city.other])]
    assert sorted(figure.value for figure in sheet.figures) == sorted(asked)
    rooms = [room_of(figure) for figure in sheet.figures]
    assert all(room.collidelist(rooms[:number]) < 0 for number, room in enumerate(rooms))
    assert all(pygame.Rect(5, 11, 220, 110).contains(room) for room in rooms), "on the ivory"


def room_of(figure: Figure) -> pygame.Rect:
    """What a number takes at most: no digit is wider than nine tenths of its height."""
    width = min(figure.width, 0.9 * figure.height * len(str(figure.value)))
    room = pygame.Rect(0, 0, round(width), round(figure.height))
    room.center = round(figure.centre[0]), round(figure.centre[1])
    return room


@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["latin", "persian"])
@pytest.mark.parametrize("count", [3, 4, 10])
def test_the_number_of_tokens_stands_clear_of_the_edge_of_its_frame(
    artist: Artist, letters: str, count: int
) -> None:
    made = make_painter(studio(artist, Letters(letters))).paint("total.0", "up", (264, 100), count)
    ink = pygame.mask.from_threshold(made, DUSK.on_dark_soft, (30, 30, 30, 255))
    if count < 10:
        ink.draw(pygame.mask.from_threshold(made, DUSK.on_dark, (30, 30, 30, 255)), (0, 0))
    whole = max(ink.get_bounding_rects(), key=lambda rect: rect.h)
    assert whole.top >= 6 and whole.bottom <= 94
    assert max(rect.right for rect in ink.get_bounding_rects()) <= 252


@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["latin", "persian"])
@pytest.mark.parametrize("count", range(14))
def test_the_numbers_of_tokens_touch_neither_slash_nor_rim(artist: Artist, letters: str, count: int) -> None:
    sheet, press = total_sheet(count, 10, DUSK), SheetPrinter(artist, Letters(letters))
    ground = sheet.layers[0].drawing
    size = round(4 * ground.width), round(4 * ground.height)
    bare = press.print(replace(sheet, figures=[]), size)
    blank = replace(sheet, layers=[Layer(Drawing(ground.width, ground.height))])
    ink, lines = pygame.mask.from_surface(press.print(blank, size)), pygame.mask.Mask(size)
    for color in (DUSK.brass, DUSK.brass_dark):
        lines.draw(pygame.mask.from_threshold(bare, color, (40, 40, 40, 255)), (0, 0))
    assert lines.count() > 500 and ink.count() > 500
    free = 14
    slant = round(free * 0.7)  # so far to all sides, in quarters of a unit
    for x, y in ((0, 0), (free, 0), (0, free), (slant, slant), (slant, -slant)):
        assert not lines.overlap(ink, (x, y)) and not lines.overlap(ink, (-x, -y)), (x, y)


def test_what_a_noble_brings_stands_apart_from_what_he_asks_for() -> None:
    """Three demands of three and three points are no row of threes."""
    for number, noble in enumerate(nobles().values()):
        points, *others = noble_sheet(noble, number, TileLook(), DUSK).figures
        assert points.value == noble.points
        assert [each.value for each in others] == [need for need in noble.needs if need]
        assert min(each.height for each in others) >= points.height
        assert max(each.centre[0] + each.width / 2 for each in others) < 57 < 67.5
        assert points.centre[0] - points.width / 2 > 67.5


def test_where_cards_and_what_they_save_differ_the_cards_are_counted_on_their_card() -> None:
    for count, held in ((3, 2), (12, 10)):
        saved, cards_held = bonus_sheet("red", count, held, 1.74, DUSK).figures
        assert (cards_held.value, saved.value) == (held, count)
        assert cards_held.centre[0] + cards_held.width / 2 < 30 < saved.centre[0] - 9


@pytest.mark.parametrize("cost", [2, 3, 4])
def test_in_large_print_all_numbers_of_a_card_have_one_size(cost: int) -> None:
    card = next(each for each in cards().values() if sum(map(bool, each.cost)) == cost and each.points)
    large = card_sheet(card, 0, DUSK, large=True).figures
    assert len({figure.height for figure in large}) == 1
