"""The pictures of New York 1901: nothing blank, nothing alike, nothing outside its squares."""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

from game.art.artist import Artist
from game.art.palette import PALETTES
from game.art.sheets import SheetPrinter
from game.art.studio import Studio
from game.rules.newyork1901.board import DISTRICTS, STREETS, LotGrid
from game.rules.newyork1901.components import ACTION_CARDS, CHALLENGES, LEGENDARY, Building, buildings
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.sites import turned, turns
from game.tables.newyork1901 import looks
from game.tables.newyork1901.layout import BOARD, frame_of
from game.tables.newyork1901.lots import newyork_rules
from game.tables.newyork1901.paint.board import Written, written_names
from game.tables.newyork1901.paint.names import street_names
from game.tables.newyork1901.paint.painter import NewYorkPainter, make_painter
from game.tables.newyork1901.paint.shapes import extent, outline
from game.tables.newyork1901.title import TITLE
from game.ui.pictures import Letters as ServiceLetters
from game.ui.pictures import make_painter as make_screen_painter
from game.ui.theme import THEMES
from tests.conftest import MakeServices
from tests.painting import LATIN, Letters, colors_in, covered, lint

pytestmark = pytest.mark.usefixtures("drawing_board")

ASSETS = Path(__file__).resolve().parents[2] / "assets"
CELL = 49
Size = tuple[int, int]

GENERATIONS = ("bronze", "silver", "gold")
CARDS: dict[str, tuple[Size, int]] = {
    **{f"landcard.{district}.{size}.1": ((160, 104), 1) for district in DISTRICTS for size in (2, 3)},
    **{f"streetcard.{street}": ((352, 160), 1) for street in STREETS},
    **{f"challenge.{challenge}": ((352, 160), 1) for challenge in CHALLENGES},
    "crew.1": ((34, 58), 3),
    **{f"action.0.{card}": ((54, 54), 1) for card in ACTION_CARDS},
    **{f"character.{district}": ((52, 52), 1) for district in DISTRICTS},
    "deck.land": ((110, 104), 57),
    "worker.3.1": ((44, 44), 1),
    "leader.challenge": ((66, 66), 1),
    "medal.wall": ((49, 49), 1),
    "count.2.1": ((100, 116), 3),
    "estate.0": ((110, 54), 12),
    "unbuilt.0": ((66, 50), 18),
    "spent.0.b1": ((72, 60), 1),
    **{f"generation.0.{name}": ((258, 56), 6) for name in GENERATIONS},
}
"""Every piece that is no building and no lot, with its size at 1080 lines and a count."""


@pytest.fixture(scope="module")
def letters() -> Letters:
    return Letters(LATIN)


def studio(letters: Letters, palette: str = "dusk", rules: NewYorkRules | None = None) -> Studio:
    artist = Artist(ASSETS / "icons")
    return Studio(artist, letters, PALETTES[palette], THEMES[palette].seat_colors, rules=rules)


@pytest.fixture(scope="module")
def painter(letters: Letters) -> NewYorkPainter:
    return make_painter(studio(letters))


def own() -> list[Building]:
    return [b for b in buildings().values() if b.generation != LEGENDARY]


def legendary() -> list[Building]:
    return [b for b in buildings().values() if b.generation == LEGENDARY]


def pieces_of(building: Building, seat: int = 0) -> str:
    return (
        f"legendary.{building.id}" if building.generation == LEGENDARY else f"building.{seat}.{building.id}"
    )


def standing(painter: NewYorkPainter, building: Building, turn: int = 0, seat: int = 0) -> pygame.Surface:
    columns, rows = extent(turned(building.cells, turn))
    piece, size = pieces_of(building, seat), (columns * CELL, rows * CELL)
    return painter.paint(piece, "up", size, look=looks.look_on_site(piece, f"site.x.0.0.{turn}", seat))


def content(surface: pygame.Surface) -> tuple[Size, bytes]:
    return surface.get_size(), pygame.image.tobytes(surface, "RGBA")


def test_pieces_of_a_kind_differ_and_so_do_their_counts(painter: NewYorkPainter) -> None:
    pictures = [content(painter.paint(piece, "up", size, count)) for piece, (size, count) in CARDS.items()]
    assert len(set(pictures)) == len(CARDS)
    for piece, counts in {
        "deck.land": (0, 1, 57),
        "unbuilt.0": (18, 6, 4),
        "estate.0": (1, 2),
    }.items():
        assert len({content(painter.paint(piece, "up", (60, 60), count)) for count in counts}) == len(counts)
    heads = (painter.paint("generation.0.gold", "up", (220, 56), look=look) for look in ("", "locked.18"))
    assert len({*map(content, heads)}) == 2


def test_the_back_of_a_land_card_tells_nothing(painter: NewYorkPainter) -> None:
    one = painter.paint("landcard.red.2.1", "down", (193, 78))
    other = painter.paint("landcard.pink.3.4", "down", (193, 78))
    assert content(one) == content(other)


@pytest.mark.parametrize("size", [(84, 69), (84, 90), (90, 126)])
def test_every_building_is_told_from_the_others(
    painter: NewYorkPainter, size: Size, sources: list[str]
) -> None:
    plates = {b.id: painter.paint(pieces_of(b), "up", size) for b in buildings().values()}
    for one, other in combinations(plates.values(), 2):
        assert content(one) != content(other)
    assert all(covered(plate) > 0.1 for plate in plates.values())
    assert [fault for source in sources for fault in lint(source)] == []


def test_standing_buildings_differ_pairwise_also_on_the_same_squares(painter: NewYorkPainter) -> None:
    seen = [content(standing(painter, building)) for building in buildings().values()]
    assert len(set(seen)) == len(buildings())


def test_a_building_fills_its_squares_and_nothing_else_however_it_is_turned(
    painter: NewYorkPainter, sources: list[str]
) -> None:
    for building in own():
        for turn, cells in turns(building.cells).items():
            picture = standing(painter, building, turn)
            columns, rows = extent(cells)
            for x in range(columns):
                for y in range(rows):
                    share = covered(picture.subsurface((x * CELL + 4, y * CELL + 4, CELL - 8, CELL - 8)))
                    assert (share == 1) if (x, y) in cells else (share < 0.04), (building.id, turn, x, y)
    assert [fault for source in sources for fault in lint(source)] == []


def test_a_legendary_building_fills_its_squares_however_it_is_turned(painter: NewYorkPainter) -> None:
    for building in legendary():
        for turn in range(4):
            picture = standing(painter, building, turn)
            cells = turned(building.cells, turn)
            for x, y in cells:
                spot = picture.subsurface((x * CELL + 4, y * CELL + 4, CELL - 8, CELL - 8))
                assert covered(spot) == 1, (building.id, turn, x, y)


def test_owners_are_told_apart_on_buildings_and_lots(painter: NewYorkPainter) -> None:
    for building in buildings().values():
        seen = {content(standing(painter, building, 0, seat)) for seat in range(4)}
        assert len(seen) == 4, building.id
    owners = [looks.owned(seat) for seat in range(4)]
    free = painter.paint("lot.r01", "up", (CELL, 2 * CELL), look=looks.FREE)
    assert covered(free) == 0
    wanted = (looks.FREE, looks.FITS, looks.CLOSED, *owners)
    assert len({content(painter.paint("lot.r01", "up", (CELL, 2 * CELL), look=look)) for look in wanted}) == 7
    ahead = (looks.NOBODY, *owners)
    assert len({content(painter.paint("leader.wall", "up", (50, 50), look=look)) for look in ahead}) == 5


def test_every_lot_of_the_map_can_be_marked(painter: NewYorkPainter) -> None:
    grid = newyork_rules().sites.grid
    plan = frame_of(grid)
    for lot in grid.lots:
        _, _, width, height = plan.box(lot.cells)
        picture = painter.paint(lot.id, "up", (round(width), round(height)), look=looks.owned(1))
        assert covered(picture) > 0.9 * lot.size * plan.cell**2 / (width * height)


def test_what_looks_the_same_is_painted_once(painter: NewYorkPainter) -> None:
    grid, size = newyork_rules().sites.grid, (90, 90)
    shut = {id(painter.paint(f"building.{seat}.s1", "up", size, look=looks.SHUT)) for seat in range(4)}
    assert len(shut) == 1, "nobody sees whose it is"
    open_ = {content(painter.paint(f"building.{seat}.s1", "up", size)) for seat in range(4)}
    assert len(open_) == 4
    straight = [lot.id for lot in grid.lots if lot.size == 2 and lot.cells[0][1] == lot.cells[1][1]]
    assert len(straight) > 9
    for look in (looks.FREE, looks.FITS, looks.CLOSED):
        assert len({id(painter.paint(lot, "up", size, look=look)) for lot in straight}) == 1
    fitting = {
        id(it): content(it)
        for it in (painter.paint(lot.id, "up", size, look=looks.FITS) for lot in grid.lots)
    }
    assert 6 < len(fitting) == len(set(fitting.values())) <= 8, "one picture for each shape"
    owned = {content(painter.paint(lot, "up", size, look=looks.owned(0))) for lot in straight}
    assert len(owned) > 2, "that of an owner has the emblem of its district"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("height", [833, 555])
def test_the_board_is_painted_whole_and_once(palette: str, height: int, sources: list[str]) -> None:
    painter = make_painter(studio(Letters(LATIN), palette))
    size = (round(height * BOARD[0] / BOARD[1]), height)
    board = painter.board(size)
    assert board.get_size() == size
    assert colors_in(board) > 60
    drawn = len(sources)
    painter.board((size[0] // 2, size[1] // 2))
    assert len(sources) == drawn, "smaller ones are made from it"
    assert [fault for source in sources for fault in lint(source)] == []


def test_the_grounds_of_the_districts_differ_without_colour(painter: NewYorkPainter) -> None:
    grid = newyork_rules().sites.grid
    size = (round(BOARD[0]), round(BOARD[1]))
    board, plan = painter.board(size), frame_of(grid)
    spread: dict[str, float] = {}
    for district in DISTRICTS:
        lot = next(lot for lot in grid.lots if lot.district == district)
        x, y, width, height = plan.box(lot.cells[-1:])
        spot = board.subsurface((round(x) + 6, round(y) + 6, round(width) - 12, round(height) - 12))
        places = ((i, j) for i in range(spot.get_width()) for j in range(spot.get_height()))
        light = [sum(spot.get_at(place)[:3]) / 3 for place in places]
        spread[district] = max(light) - min(light)
    assert all(value > 15 for value in spread.values()), spread


def test_another_board_is_drawn_from_its_own_squares() -> None:
    shipped = newyork_rules().sites.grid
    water = {(0, y) for y in range(shipped.rows)}
    changed = LotGrid(
        shipped.columns,
        shipped.rows,
        shipped.lots,
        {cell: name for cell, name in shipped.streets.items() if cell not in water},
        {},
        {**shipped.landmarks, **shipped.parks},
        frozenset(water),
        shipped.cards,
    )
    size = (1140, 833)
    one = make_painter(studio(Letters(LATIN), rules=NewYorkRules(changed))).board(size)
    other = make_painter(studio(Letters(LATIN), rules=newyork_rules())).board(size)
    assert content(one) != content(other)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_names_of_streets_do_not_run_into_one_another(lang: str, services_for: MakeServices) -> None:
    services = services_for((1920, 1080), language=lang)
    press = SheetPrinter(services.artist, ServiceLetters(services))
    names = written_names(newyork_rules().sites.grid, press, (1000, round(1000 * BOARD[1] / BOARD[0])))
    places = [name.pictures[0].get_rect(center=name.stretch.center).inflate(8, 8) for name in names]
    assert not any(one.colliderect(other) for one, other in combinations(places, 2))
    cell = frame_of(newyork_rules().sites.grid).cell * 1000 / BOARD[0]
    for name, written in zip(street_names(newyork_rules().sites.grid), names, strict=True):
        assert max(written.pictures[0].size) <= name.length / 100 * cell + 1, name.key
        assert min(written.pictures[0].size) <= 0.9 * cell, f"{name.key} reaches over the kerbs"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_no_name_reaches_out_of_its_street_or_over_the_kerbs_at_larger_text(
    lang: str, services_for: MakeServices
) -> None:
    services = services_for((1920, 1080), language=lang)
    press, size = (
        SheetPrinter(services.artist, ServiceLetters(services)),
        (1900, round(1900 * BOARD[1] / BOARD[0])),
    )
    grid = newyork_rules().sites.grid
    cell = frame_of(grid).cell * 1900 / BOARD[0]
    for name, written in zip(street_names(grid), written_names(grid, press, size, large=True), strict=True):
        assert max(written.pictures[0].size) <= name.length / 100 * cell + 1, name.key
        assert min(written.pictures[0].size) <= 0.95 * cell, name.key


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_street_that_is_seen_in_part_has_its_name_whole_and_off_the_edge_or_none(
    lang: str, services_for: MakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever a close-up lies: names move along their streets, and none touches what cuts the street."""
    services = services_for((1920, 1080), language=lang, text_scale=1.5)
    painter = make_screen_painter(services, TITLE)
    size, least, told = (1900, round(1900 * BOARD[1] / BOARD[0])), 4, 0
    for x, y, side in product(range(0, 1100, 90), range(0, 900, 110), (700, 760)):
        part = pygame.Rect(x, y, side, side)
        with_names = next(iter(painter.printing("board", size, part)))
        with monkeypatch.context() as patch:
            patch.setattr(Written, "within", lambda self, part, air: None)
            without = next(iter(painter.printing("board", size, part)))
        assert with_names and without
        mask = pygame.mask.from_threshold(with_names, (0, 0, 0), (1, 1, 1, 255), without)
        mask.invert()
        names = mask.get_bounding_rects()
        told += bool(names)
        inside = with_names.get_rect().inflate(-2 * least, -2 * least)
        assert all(inside.contains(name) for name in names), (part, names)
    assert told > 20


def test_two_names_of_a_street_stand_where_they_belong() -> None:
    at = {name.key: name.centre for name in street_names(newyork_rules().sites.grid)}
    assert at["nassau"][0] == at["broad"][0]
    assert at["nassau"][1] < at["broad"][1]
    assert at["thames"][1] == at["pine"][1]
    assert at["thames"][0] < at["pine"][0]


def test_points_stand_on_a_disc_and_buildings_do_not() -> None:
    painter = make_painter(studio(Letters(LATIN)))
    for size in ((202, 116), (100, 116)):
        light = []
        for number in range(4):
            made = painter.paint(f"count.0.{number}", "up", size, 2)
            light.append(pygame.mask.from_threshold(made, (255, 248, 230), (40, 40, 60, 255)).count())
        assert light[0] == light[1] == light[2] and light[3] > 1.4 * light[0]
    for challenge in CHALLENGES:
        sheet = painter.paint(f"challenge.{challenge}", "up", (352, 160))
        assert colors_in(sheet) > 8


def test_unknown_pieces_are_errors(painter: NewYorkPainter) -> None:
    for piece in ("building.0.x9", "legendary.b1", "lot.zz", "nothing.at.all", "generation.0.paper"):
        with pytest.raises(KeyError):
            painter.paint(piece, "up", (60, 60), 1)


def test_an_outline_goes_round_its_squares_and_moves_inwards() -> None:
    bent = [(0, 0), (0, 1), (1, 1)]
    assert outline(bent) == [(0, 0), (100, 0), (100, 100), (200, 100), (200, 200), (0, 200)]
    inner = [(10, 10), (90, 10), (90, 110), (190, 110), (190, 170), (10, 170)]
    assert outline(bent, 10, 30) == inner
