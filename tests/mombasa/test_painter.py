"""The pictures of Mombasa: every piece is painted, told apart without colour, and written legibly."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from pathlib import Path

import pygame
import pytest

from game.art.artist import Artist
from game.art.dashes import dashes
from game.art.drawing import Drawing, polar
from game.art.leaf import LEAN, Leaf
from game.art.palette import DUSK, Color
from game.art.sheets import Sheet
from game.art.studio import Studio
from game.maps.tmx import load_map
from game.rules.kernel.text import Text
from game.rules.mombasa.board import COMPANIES, LETTERS
from game.rules.mombasa.components import cards, deck_cards
from game.rules.mombasa.gains import Need
from game.rules.mombasa.printed import TRACKS, PlayerSpace, permanents
from game.rules.mombasa.tiles import books, starting_tiles
from game.tables.mombasa.chart import MAP, shipped
from game.tables.mombasa.layout import chart_zone
from game.tables.mombasa.paint import board, goods, piles, tracks
from game.tables.mombasa.paint import books as library
from game.tables.mombasa.paint.cards import tiny
from game.tables.mombasa.paint.items import need_item
from game.tables.mombasa.paint.lines import area, clipped, encloses, hatch, parallel
from game.tables.mombasa.paint.marks import BoardMarks
from game.tables.mombasa.paint.painter import MombasaPainter, make_painter
from game.tables.mombasa.placing import CHARTED, MET, NOW, PAYING, PRICED, RESTING, UNMET
from game.tables.mombasa.title import TITLE
from game.ui.theme import THEMES
from tests.painting import Letters, colors_in, covered, lint

pytestmark = pytest.mark.usefixtures("drawing_board")

ASSETS = Path(__file__).resolve().parents[2] / "assets"
CHART = (664, 650)
CARD, HAND, REST = (76, 77), (80, 110), (24, 28)
Size = tuple[int, int]


class Scribe(Letters):
    """Keeps what it was asked to write."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[Text] = set()
        self.numbers: list[int] = []

    def numeral(self, number: int, em: int, color: Color) -> pygame.Surface:
        self.numbers.append(number)
        return super().numeral(number, em, color)

    def words(self, text: Text, em: int, color: Color) -> pygame.Surface:
        self.texts.add(text)
        return super().words(text, em, color)


@pytest.fixture
def scribe() -> Scribe:
    return Scribe()


@pytest.fixture
def painter(scribe: Scribe) -> MombasaPainter:
    seats = THEMES["dusk"].seat_colors
    return make_painter(Studio(Artist(ASSETS / "icons"), scribe, DUSK, seats))


def grey(picture: pygame.Surface) -> list[int]:
    """A picture on paper as an eye without colour sees it."""
    canvas = pygame.Surface(picture.get_size())
    canvas.fill((200, 190, 160))
    canvas.blit(picture, (0, 0))
    shown = pygame.transform.grayscale(canvas)
    return [shown.get_at((x, y))[0] for y in range(shown.get_height()) for x in range(shown.get_width())]


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of a picture that differs clearly from another, seen without colour."""
    pairs = list(zip(grey(one), grey(other), strict=True))
    return sum(abs(a - b) > 24 for a, b in pairs) / len(pairs)


def paint(painter: MombasaPainter, piece: str, size: Size, count: int = 1, look: str = "") -> pygame.Surface:
    return painter.paint(piece, "up", size, count, look)


# --- everything is painted --------------------------------------------------------------------------------


def test_what_a_region_brings_is_whole_though_it_reaches_over_the_border(painter: MombasaPainter) -> None:
    board = chart_zone(shipped().source)
    for region in shipped().regions:
        _, _, w, h = board.slots[region].box
        made = paint(painter, region, (round(w), round(h)), look=CHARTED)
        drawn = made.get_bounding_rect()
        assert drawn == drawn.clip(made.get_rect().inflate(-2, -2)), region
        assert bool(drawn.w) == (shipped().regions[region].reward != "none"), region
        assert (made.get_width() - round(w)) % 2 == 0 == (made.get_height() - round(h)) % 2, region


def test_a_card_too_narrow_for_a_legible_number_bears_none() -> None:
    card = cards()["card.0.coffee_2"]
    for size in ((16, 51), (20, 51), (24, 24), (27, 51), (40, 51)):
        figures = tiny(card, size, 1.0).figures
        assert all(figure.height * size[0] / 24 >= 22.5 for figure in figures), size
        assert bool(figures) == (size[0] > 26), size


def fills(made: pygame.Surface, size: Size) -> bool:
    """Whether a picture takes its place, and no more."""
    return covered(made) > 0.9 and made.get_width() <= size[0] + 1 and made.get_height() <= size[1] + 1


def test_every_card_book_and_tile_fills_its_place_in_every_shape(
    painter: MombasaPainter, sources: list[str]
) -> None:
    for card in (*deck_cards(), *(piece for piece in cards() if piece.startswith(("card.0.", "card.X")))):
        for size in (CARD, HAND, REST, (300, 400)):
            assert fills(paint(painter, card, size), size), (card, size)
    for book in books():
        for size in ((92, 72), (69, 46), (56, 34), (500, 400)):
            assert fills(paint(painter, book, size), size), (book, size)
    for tile in starting_tiles():
        assert fills(paint(painter, tile, (276, 94)), (276, 94)), tile
    for piece in (
        "hidden.hand.0.3",
        "hidden.slot.0.2",
        "hidden.start.0.1",
        "hidden.A.supply.3",
        "hidden.B.deck.7",
    ):
        assert fills(painter.paint(piece, "down", CARD), CARD), piece
    assert [fault for source in sources for fault in lint(source)] == []


def chart_of(painter: MombasaPainter, part: pygame.Rect) -> pygame.Surface:
    """A part of the chart, of which the whole has the size `CHART`, once it is finished."""
    *_, picture = painter.printing("board", CHART, part)
    assert picture is not None
    return picture


def test_the_chart_is_painted_in_portions_and_a_part_of_it_like_the_whole(
    painter: MombasaPainter, sources: list[str]
) -> None:
    chart = chart_of(painter, pygame.Rect((0, 0), CHART))
    assert chart.get_size() == CHART
    assert colors_in(chart) > 60
    part = pygame.Rect(200, 150, 240, 200)
    assert unlike(chart_of(painter, part), chart.subsurface(part)) < 0.01
    assert len(list(painter.printing("board", CHART, part))) > 4
    assert [fault for source in sources for fault in lint(source)] == []


@pytest.mark.parametrize("large", [False, True])
def test_no_route_ends_on_the_number_of_a_reward(large: bool) -> None:
    chart, radius, air = shipped(), 6, 2
    sheet = Sheet.of(drawing := Drawing(1, 1))
    marks = BoardMarks(sheet, drawing, chart, (0, 0), (1, 1), large=large)
    for region in chart.source.objects_of("regions"):
        marks.reward(region)
    for link in chart.source.objects_of("links"):
        x, y = link.points[-1]
        for figure in sheet.figures:
            wide, high = figure.height * 0.3 + radius + air, figure.height * 0.42 + radius + air
            assert abs(x - figure.centre[0]) > wide or abs(y - figure.centre[1]) > high, link.name


def test_every_sheet_is_printed_and_names_its_companies(painter: MombasaPainter, scribe: Scribe) -> None:
    zones = TITLE.layout(TITLE.rules({})).zones
    sizes = {name: (round(zone.size[0]), round(zone.size[1])) for name, zone in zones.items()}
    printed = {
        name: list(painter.printing(name, size, pygame.Rect((0, 0), size))) for name, size in sizes.items()
    }
    bare = {name for name, portions in printed.items() if portions[-1] is None}
    assert bare == {"head", "counters", "counters_cards", "rounds"}
    assert all(len(printed[name]) > 3 for name in ("bonus", "plan", "books")), "no frame takes all of it"
    assert set(COMPANIES) <= {text.dict().get("company") for text in scribe.texts}


@pytest.mark.parametrize("name", ["companies", "companies_large"])
def test_what_reaches_below_the_line_does_not_lift_the_names_of_companies_on_their_bands(name: str) -> None:
    page = board.sheet(name, TITLE.layout(TITLE.rules({})).zones[name], shipped())
    assert page and len(page.words) == 4 and all(words.height > 30 for words in page.words)


def test_a_region_under_the_looking_glass_is_cut_along_its_border(painter: MombasaPainter) -> None:
    source, size = load_map(MAP), (360, 320)
    box = {region.name: region.rect for region in source.objects_of("regions")}
    spot = {point.name: point.rect[:2] for point in source.objects_of("posts")}

    def seen(region: str, post: str) -> int:
        """How solid the picture of a region is where a post lies."""
        x, y, w, h = box[region]
        zoom = min(size[0] / (w + 24), size[1] / (h + 24))
        at = (
            size[0] / 2 + (spot[post][0] - x - w / 2) * zoom,
            size[1] / 2 + (spot[post][1] - y - h / 2) * zoom,
        )
        return painter.paint(region, "up", size).get_at((round(at[0]), round(at[1]))).a

    for name in ("region.kordofan", "region.great_sahara"):
        assert seen(name, name) == 255
        assert painter.paint(name, "up", size).get_at((2, 2)).a == 0
    assert seen("region.great_sahara", "region.fezzan") == 0, "a region inside another is not part of it"


def test_a_region_on_the_chart_is_printed_there_and_but_its_reward_as_a_piece(
    painter: MombasaPainter,
) -> None:
    assert 0 < covered(paint(painter, "region.kordofan", (135, 166), look=CHARTED)) < 0.1
    assert covered(paint(painter, "region.great_sahara", (135, 166), look=CHARTED)) == 0
    assert covered(paint(painter, "region.kordofan", (500, 500), look=CHARTED)) > 0.2


def test_an_unknown_piece_is_an_error(painter: MombasaPainter) -> None:
    for piece in ("card.M99", "region.atlantis", "book.Z1", "nothing.1"):
        with pytest.raises(KeyError):
            paint(painter, piece, CARD)


def test_pictures_are_kept_within_the_budget(scribe: Scribe) -> None:
    seats = THEMES["dusk"].seat_colors
    small = MombasaPainter(Studio(Artist(ASSETS / "icons"), scribe, DUSK, seats), budget=4 * 76 * 77 * 3)
    first = paint(small, "card.M01", CARD)
    assert paint(small, "card.M01", CARD) is first
    for number in range(2, 8):
        paint(small, f"card.M0{number}", CARD)
    assert paint(small, "card.M01", CARD) is not first


# --- told apart without colour ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "size"), [("post.{}.1", (38, 38)), ("shares.0.{}", (66, 32)), ("value.{}", (96, 36))]
)
def test_companies_differ_without_their_colour(painter: MombasaPainter, piece: str, size: Size) -> None:
    shown = {company: paint(painter, piece.format(company), size) for company in COMPANIES}
    for one, other in combinations(COMPANIES, 2):
        assert unlike(shown[one], shown[other]) > 0.04, (one, other)


def test_posts_differ_by_their_outline(painter: MombasaPainter) -> None:
    masks = {c: pygame.mask.from_surface(paint(painter, f"post.{c}.1", (76, 76)), 160) for c in COMPANIES}
    for one, other in combinations(COMPANIES, 2):
        both = masks[one].overlap_area(masks[other], (0, 0))
        either = masks[one].count() + masks[other].count() - both
        assert both / either < 0.95, (one, other)


def test_kinds_of_cards_differ_without_their_colour(painter: MombasaPainter) -> None:
    same_number = ("card.M04", "card.M05", "card.M06", "card.M19", "card.M08", "card.M09", "card.M37")
    for size in (CARD, HAND, REST):
        shown = {card: paint(painter, card, size) for card in same_number}
        for one, other in combinations(same_number, 2):
            assert unlike(shown[one], shown[other]) > 0.05, (one, other, size)


def test_markers_of_seats_differ_without_their_colour(painter: MombasaPainter) -> None:
    for size, shown in (
        ((34, 34), [paint(painter, f"mark.{seat}.bonus.buy", (34, 34)) for seat in range(4)]),
        ((26, 26), [paint(painter, f"ink.{seat}", (26, 26)) for seat in range(4)]),
        ((15, 18), [paint(painter, f"step.cairo.{seat}", (15, 18)) for seat in range(4)]),
    ):
        for one, other in combinations(shown, 2):
            assert unlike(one, other) > 0.05, size


def test_books_show_their_letter_without_colour(painter: MombasaPainter) -> None:
    shown = [painter.paint(f"hidden.{letter}.supply.1", "down", (69, 46)) for letter in LETTERS]
    for one, other in combinations(shown, 2):
        assert unlike(one, other) > 0.01


# --- numbers ----------------------------------------------------------------------------------------------


def test_a_book_that_asks_for_either_of_two_shows_them_side_by_side_where_there_is_room() -> None:
    item = need_item(Need("staff", 1))
    for wide, apart in ((80.0, True), (40.0, True), (26.0, False)):
        leaf, knot = Leaf(wide, 26), Leaf(wide, 26)
        leaf.item(item, (0, 0, wide, 26))
        knot.picture(item.picture, (wide / 2, 13), min(wide, 26))
        assert (leaf.drawing.svg() != knot.drawing.svg()) is apart


def test_numbers_of_cards_are_legible(painter: MombasaPainter, scribe: Scribe) -> None:
    for card in ("card.M12", "card.M20", "card.M23"):
        for size, least in ((CARD, 26), ((40, 47), 22)):
            scribe.heights.clear()
            paint(painter, card, size, 5, PRICED if size == CARD else "")
            assert max(scribe.heights) >= least - 1, (card, size)


def test_the_price_in_the_display_is_what_the_card_costs_there(
    painter: MombasaPainter, scribe: Scribe
) -> None:
    scribe.numbers.clear()
    paint(painter, "card.M12", CARD, 6, PRICED)
    assert sorted(scribe.numbers) == [3, 6]
    scribe.numbers.clear()
    paint(painter, "card.M12", CARD)
    assert sorted(scribe.numbers) == [3, 4]


def test_a_track_shows_shares_levels_and_calls(painter: MombasaPainter, scribe: Scribe) -> None:
    for track in TRACKS:
        scribe.numbers.clear()
        paint(painter, "track.cairo", (220, 114), look=track)
        best = max(scribe.numbers)
        assert best in (9, 10), track
        assert set(range(1, best - 1)) <= set(scribe.numbers)


def test_a_card_that_rests_shows_its_symbol_and_number_only_where_others_show_their_red_box(
    painter: MombasaPainter, scribe: Scribe
) -> None:
    for size in ((87, 140), (87, 96)):
        figures = []
        for look in (RESTING, ""):
            scribe.numbers.clear()
            paint(painter, "card.0.coffee_2", size, look=look)
            figures.append(list(scribe.numbers))
        assert figures == [[2], [2, 1]], size


def test_looks_change_the_picture(painter: MombasaPainter) -> None:
    book = [paint(painter, "book.A01", (69, 46), look=look) for look in ("", MET, UNMET)]
    following = [paint(painter, "next.book.A01", (112, 32), look=look) for look in ("", MET, UNMET)]
    stack = [paint(painter, "stack.cairo.1", (122, 29), look=look) for look in ("-----", "---##", "#####")]
    rounds = [paint(painter, "round.3", (92, 38), 2, look) for look in ("", NOW)]
    slots = [paint(painter, f"slot.0.{number}", (95, 140)) for number in (4, 5)]
    for shown in (book, following, stack, rounds, slots):
        for one, other in combinations(shown, 2):
            assert unlike(one, other) > 0.01


def test_space_one_of_a_base_lies_at_its_start(painter: MombasaPainter) -> None:
    for company in ("cape_town", "cairo"):
        made = paint(painter, f"stack.{company}.1", (140, 39), look="-####")

        def dark(left: int, picture: pygame.Surface = made) -> int:
            spots = ((x, y) for x in range(left, left + 26) for y in range(39))
            return sum(sum(picture.get_at(spot)[:3]) < 240 for spot in spots)

        assert dark(0) < 12 < dark(112)


# --- the engraver's lines ---------------------------------------------------------------------------------

SQUARE = [(0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0)]


def test_an_outline_is_cut_along_a_box() -> None:
    left, top, wide, high = box = (SQUARE[0][0] - 5.0, SQUARE[0][1] - 5.0, 15.0, 1000.0)
    cut = clipped(SQUARE, box)
    assert cut and all(left <= x <= left + wide and top <= y <= top + high for x, y in cut)
    assert area(clipped(SQUARE, (-1000.0, -1000.0, 2000.0, 2000.0))) == area(SQUARE)
    assert area(cut) < area(SQUARE)
    assert clipped(SQUARE, (500.0, 500.0, 10.0, 10.0)) == []


def test_hatching_stays_within_the_outline() -> None:
    strokes = list(hatch(SQUARE, 10, 0.125))
    assert len(strokes) > 3
    assert all(-0.01 <= v <= 40.01 for stroke in strokes for point in stroke for v in point)


def test_an_outline_has_an_area_and_an_inside() -> None:
    assert area(SQUARE) == 1600
    assert encloses(SQUARE, [(5, 5), (20, 5), (5, 30)])
    assert not encloses(SQUARE, [(40, 0), (40, 40), (80, 20)])


def test_dashes_leave_gaps_and_parallels_keep_their_distance() -> None:
    line = [(0.0, 0.0), (100.0, 0.0)]
    pieces = list(dashes(line, (10, 5)))
    assert len(pieces) == 7
    assert pieces[1] == [(15, 0), (25, 0)]
    assert parallel(line, 3) == [(0, 3), (100, 3)]


def test_what_a_book_brings_is_written_about_as_large_if_it_is_two_things() -> None:
    heights = {
        len(book.gains): [figure.height for figure in library.face(book, (174, 120), "", 60).figures]
        for book in books().values()
    }
    assert min(heights[2]) > 0.85 * min(heights[1])


def test_no_number_of_two_gains_lies_over_the_corner_of_its_picture() -> None:
    twofold = [book for book in books().values() if len(book.gains) > 1]
    assert twofold
    for book in twofold:
        sheet = library.face(book, (174, 120), "", 60)
        first, second = sheet.figures[-2:]
        each = second.centre[0] - first.centre[0]
        for number, figure in enumerate((first, second)):
            picture = 6 + number * each + (first.height / 0.68) * 0.66
            assert figure.centre[0] - figure.height * LEAN / 2 > picture


def test_a_small_book_lying_open_is_the_same_in_every_language() -> None:
    book = books()["book.B05"]
    left, right = (library.face(book, (96, 44), "", 60, rtl=rtl) for rtl in (False, True))
    assert [figure.centre for figure in left.figures] == [figure.centre for figure in right.figures]


def test_the_numbers_of_rounds_and_of_the_bookkeeping_track_come_first_in_reading_direction() -> None:
    space, size = PlayerSpace(value=10, slot=0), (120, 90)
    for rtl in (False, True):
        ledger = library.ledger_space(3, space, 0, size, rtl=rtl)
        pairs = (ledger, tracks.round_space(5, 2, False, size, rtl=rtl))
        for number, coins in (sheet.figures for sheet in pairs):
            assert (number.centre[0] > coins.centre[0]) is rtl


@pytest.mark.parametrize("rtl", [False, True])
def test_no_number_of_a_single_coin_stands_beside_that_of_a_round(rtl: bool) -> None:
    for count in range(4):
        figures = tracks.round_space(4, count, False, (110, 60), rtl=rtl).figures
        assert [figure.value for figure in figures] == ([4, count] if count > 1 else [4])


def test_the_dots_of_a_level_lie_clear_of_the_picture_below_them(painter: MombasaPainter) -> None:
    size = (163, 158)
    for track, level in permanents():
        made, unit = paint(painter, f"permanent.{track}.{level}", size), size[0] / 100
        for dot in range(level):
            for turn in range(16):
                x, y = polar((13, 12 + dot * 14), 4, turn / 16)
                red, green, *_ = made.get_at((round(x * unit), round(y * unit)))
                assert red > 130 and green < 90, (track, level, dot)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("face_up", [False, True])
def test_the_number_of_a_pile_keeps_clear_of_its_rim(face_up: bool, large: bool) -> None:
    sheet = piles.pile(28, (94, 94), face_up, large=large)
    (figure,) = sheet.figures
    rim = piles.ROUND_LARGE if large else piles.ROUND
    assert hypot(figure.width / 2, figure.height / 2) < rim - 2


def test_the_numbers_of_the_bookkeeping_track_stand_within_the_field_of_their_coins() -> None:
    for value in (10, 15, 40, 50):
        sheet = library.ledger_space(3, PlayerSpace(value=value, slot=0), 0, (120, 90))
        number = sheet.figures[-1]
        narrow = sheet.layers[0].drawing.width < 64
        assert 0 < number.disc < (30.5 if narrow else 36) * goods.FIELD / 50


def test_a_card_that_pays_is_told_from_others_in_every_shape(painter: MombasaPainter) -> None:
    for size in ((80, 112), (76, 77), (40, 76)):
        usual, paying = (paint(painter, "card.0.coffee_1", size, look=look) for look in ("", PAYING))
        green = [
            made.get_at((made.get_width() // 2, round(made.get_height() * 0.03))) for made in (usual, paying)
        ]
        assert green[1].g > green[1].r + 60 and green[0].g < green[0].r + 60, size
