"""The pictures of Kahroba: every piece is painted, no two alike, every number legible."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import dist

import pygame
import pytest

from game.art.artist import Artist
from game.art.drawing import Drawing
from game.art.palette import DUSK
from game.art.sheets import Figure, Layer, Sheet, SheetPrinter
from game.rules.splendor.components import COLORS, LEVELS, PILES, cards, nobles
from game.rules.splendor.tiles import cities, posts
from game.tables.splendor.paint.cards import face as card_sheet
from game.tables.splendor.paint.painter import SplendorPainter, make_painter
from game.tables.splendor.paint.pieces import bonus as bonus_sheet
from game.tables.splendor.paint.pieces import noble as noble_sheet
from game.tables.splendor.paint.shields import city as city_sheet
from game.tables.splendor.paint.shields import post as post_sheet
from game.tables.splendor.paint.shields import total as total_sheet
from game.tables.splendor.shields import Demand, TileLook
from game.tables.table import Face
from tests.painting import LATIN, PERSIAN, Letters, Size, colors_in, covered, lint, studio

pytestmark = pytest.mark.usefixtures("drawing_board")

CHIP_ENDS = 29
"""The right edge of the small cards that a noble asks for, in units of the tile."""
POST_CARD_ENDS, POST_BADGE_BEGINS = 38.4, 68.3
"""The same of a small card that a post asks for, and where what is missing begins beside its number."""
STONE_ENDS = 38.5
"""The right edge of the stone beside which a small card counts cards."""
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


@pytest.mark.parametrize("look", [TileLook(), TileLook(lack=Demand((1, 2, 3, 0, 4)))], ids=["far", "near"])
def test_nothing_on_a_noble_lies_on_a_number_of_it(look: TileLook) -> None:
    for number, noble in enumerate(nobles().values()):
        figures = noble_sheet(noble, number, look, DUSK).figures
        for one, other in combinations(figures, 2):
            wide, high = (one.width + other.width) / 2, (one.height + other.height) / 2
            apart = abs(one.centre[0] - other.centre[0]), abs(one.centre[1] - other.centre[1])
            assert apart[0] >= wide or apart[1] >= high
        assert min(each.centre[0] - each.width / 2 for each in figures) > CHIP_ENDS


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


def test_the_points_that_a_city_still_wants_lie_clear_of_its_medal() -> None:
    for city in cities().values():
        lack = Demand(city.needs, city.other, 9)
        asked, wanted = city_sheet(city, TileLook((), lack), DUSK).figures[:2]
        assert (asked.value, wanted.value) == (city.points, 9)
        assert dist(asked.centre, wanted.centre) >= 35 + 20 - 3, "the radii of medal and badge"
        assert 20 <= wanted.centre[0] <= 210 and 20 <= wanted.centre[1] <= 112


@pytest.mark.parametrize("side", sorted(cities()))
def test_numbers_of_the_nearest_city_lie_on_one_another_on_no_side(side: str) -> None:
    city = cities()[side]
    sheet = city_sheet(city, TileLook((), Demand(city.needs, city.other, 12)), DUSK)
    asked = [city.points, *filter(None, city.needs), *filter(None, [city.other])]
    assert sorted(figure.value for figure in sheet.figures) == sorted([*asked, *asked[1:], 12])
    rooms = [room_of(figure) for figure in sheet.figures]
    assert all(room.collidelist(rooms[:number]) < 0 for number, room in enumerate(rooms))
    assert all(pygame.Rect(5, 11, 220, 110).contains(room) for room in rooms), "on the ivory"


def room_of(figure: Figure) -> pygame.Rect:
    """What a number takes at most: no digit is wider than nine tenths of its height."""
    width = min(figure.width, 0.9 * figure.height * len(str(figure.value)))
    room = pygame.Rect(0, 0, round(width), round(figure.height))
    room.center = round(figure.centre[0]), round(figure.centre[1])
    return room


def test_the_nearest_city_shows_what_it_asks_for_and_what_is_missing_of_it() -> None:
    city = next(city for city in cities().values() if sum(map(bool, city.needs)) == 2 and not city.other)
    lack = Demand(tuple(max(0, need - 1) for need in city.needs), 0, city.points - 2)
    shown = [figure.value for figure in city_sheet(city, TileLook((), lack), DUSK).figures]
    asked = [city.points, *filter(None, city.needs)]
    missing = [lack.points, *filter(None, lack.needs)]
    assert sorted(shown) == sorted([*asked, *missing])


@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["latin", "persian"])
@pytest.mark.parametrize("count", [3, 4, 10])
def test_the_number_of_tokens_stands_clear_of_the_edge_of_its_frame(
    artist: Artist, letters: str, count: int
) -> None:
    made = make_painter(studio(artist, Letters(letters))).paint("total.0", "up", (216, 100), count)
    ink = pygame.mask.from_threshold(made, DUSK.on_dark_soft, (30, 30, 30, 255))
    if count < 10:
        ink.draw(pygame.mask.from_threshold(made, DUSK.on_dark, (30, 30, 30, 255)), (0, 0))
    whole = max(ink.get_bounding_rects(), key=lambda rect: rect.h)
    assert whole.top >= 6 and whole.bottom <= 94
    assert max(rect.right for rect in ink.get_bounding_rects()) <= 204


@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["latin", "persian"])
@pytest.mark.parametrize("count", range(14))
@pytest.mark.parametrize(("large", "free"), [(False, 8), (True, 14)], ids=["usual", "large"])
def test_the_numbers_of_tokens_touch_neither_slash_nor_rim(
    artist: Artist, letters: str, count: int, large: bool, free: int
) -> None:
    sheet, press = total_sheet(count, 10, DUSK, large=large), SheetPrinter(artist, Letters(letters))
    ground = sheet.layers[0].drawing
    size = round(4 * ground.width), round(4 * ground.height)
    bare = press.print(replace(sheet, figures=[]), size)
    blank = replace(sheet, layers=[Layer(Drawing(ground.width, ground.height))])
    ink, lines = pygame.mask.from_surface(press.print(blank, size)), pygame.mask.Mask(size)
    for color in (DUSK.brass, DUSK.brass_dark):
        lines.draw(pygame.mask.from_threshold(bare, color, (40, 40, 40, 255)), (0, 0))
    assert lines.count() > 500 and ink.count() > 500
    slant = round(free * 0.7)  # so far to all sides, in quarters of a unit
    for x, y in ((0, 0), (free, 0), (0, free), (slant, slant), (slant, -slant)):
        assert not lines.overlap(ink, (x, y)) and not lines.overlap(ink, (-x, -y)), (x, y)


@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["latin", "persian"])
@pytest.mark.parametrize("count", [1, 3])
def test_the_number_of_cards_stands_on_them_and_not_on_their_edge(
    artist: Artist, letters: str, count: int
) -> None:
    sheet_painter = make_painter(studio(artist, Letters(letters)))
    made = sheet_painter.paint("bonus.0.red", "up", (78, 100), count)
    white = pygame.mask.from_threshold(made, (255, 255, 255), (6, 6, 6, 255))
    numeral = max(white.get_bounding_rects(), key=lambda rect: rect.h)
    assert numeral.h > 30 and numeral.bottom <= 90


def test_what_a_noble_brings_stands_apart_from_what_he_asks_for() -> None:
    """Three demands of three and three points are no row of threes."""
    for look in (TileLook(), TileLook(lack=Demand((1, 2, 3, 0, 4)))):
        for number, noble in enumerate(nobles().values()):
            points, *others = noble_sheet(noble, number, look, DUSK).figures
            assert points.value == noble.points
            asked = [each for each in others if each.centre[0] < 60]
            assert [each.value for each in asked] == [need for need in noble.needs if need]
            assert min(each.height for each in asked) >= points.height
            line = 63.5 if look.lack is None else 98
            assert max(each.centre[0] + each.width / 2 for each in others) < line
            assert points.centre[0] - points.width / 2 > line


def test_how_many_cards_there_are_stands_beside_the_stone_and_above_what_they_save() -> None:
    for count, held in ((3, 2), (12, 10)):
        cards_held, saved = bonus_sheet("red", count, held, DUSK).figures
        assert (cards_held.value, saved.value) == (held, count)
        assert cards_held.centre[0] - cards_held.width / 2 > STONE_ENDS
        assert cards_held.centre[1] + cards_held.height / 2 < saved.centre[1] - saved.height / 2


@pytest.mark.parametrize("digits", [LATIN, PERSIAN], ids=["latin", "persian"])
def test_the_small_card_beside_a_stone_covers_nothing_of_the_number_below_it(
    artist: Artist, digits: str
) -> None:
    """Neither its edge nor its digits touch the other number, the line round that included."""
    size = (780, 1000)
    both = bonus_sheet("red", 3, 2, DUSK)
    _, saved = both.figures
    press = SheetPrinter(artist, Letters(digits))
    bare = press.print(Sheet(both.layers), size)
    alone = press.print(Sheet(both.layers, [saved]), size)
    number = pygame.mask.from_threshold(alone, (0, 0, 0), (1, 1, 1, 255), bare)
    number.invert()
    top = min(rect.top for rect in number.get_bounding_rects())
    assert top > 10 * 41, "below the edge of the small card"


@pytest.mark.parametrize("cost", [2, 3, 4])
def test_in_large_print_all_numbers_of_a_card_have_one_size(cost: int) -> None:
    card = next(each for each in cards().values() if sum(map(bool, each.cost)) == cost and each.points)
    large = card_sheet(card, 0, DUSK, large=True).figures
    assert len({figure.height for figure in large}) == 1


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
def test_what_a_post_asks_for_stands_clear_of_its_card_and_of_what_is_missing(
    large: bool,
) -> None:
    for name in posts():
        made = post_sheet(posts()[name], TileLook(lack=Demand((3,) * 5)), (), DUSK, large=large)
        asked = [figure for figure in made.figures if figure.color == DUSK.ink and figure.width < 99]
        assert asked
        for figure in asked:
            assert figure.centre[0] - figure.width / 2 >= POST_CARD_ENDS + 2
            assert figure.centre[0] + figure.width / 2 <= POST_BADGE_BEGINS - 2
