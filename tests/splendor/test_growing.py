"""What one has before oneself at larger text: no picture of it is lower, and no number lies on another."""

from __future__ import annotations

from itertools import product
from math import dist

import pygame
import pytest

from game.art.artist import Artist
from game.art.drawing import Drawing
from game.art.palette import DUSK
from game.art.sheets import Layer, Sheet, SheetPrinter
from game.maps.places import TABLE, ShotContext
from game.rules.kernel.ids import kind_of, spell
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import AnyFrame, Discard, Keeping, Pairing, Payment, State
from game.rules.splendor.strongholds import FORTS
from game.rules.splendor.tiles import cities, posts
from game.tables.splendor.layout import DRAWN, OWN, PYRE, TILES
from game.tables.splendor.paint import shields
from game.tables.splendor.paint.signs import TOWER
from game.tables.splendor.shields import Lack, TileLook, demand
from game.tables.splendor.table import SplendorTable
from game.tables.splendor.title import TITLE
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import Metrics
from tests.painting import LATIN, PERSIAN, Letters
from tests.splendor.games import Combination
from tests.splendor.scene import ALL, Scene
from tests.table.test_layout import arranged

TABLE_OF = SplendorTable()
SHAPES = {
    **dict.fromkeys(("bonus", "hand"), 0.78),
    **dict.fromkeys(("tokens", "purse", "nobles", "posts", "symbol"), 1.0),
    **dict.fromkeys(("reserve", "drawn", "pyre"), 1 / 1.4),
    "total": 2.16,
}
"""The width of a picture in relation to its height, by the slot that it lies in."""
OWNED = ("symbol", "total", "nobles", "posts", "bonus.red", "tokens.red", "reserve.1", "forts")
"""What lies before a player."""
LAID: dict[tuple[Combination, Metrics, ShotContext], Arrangement] = {}


def laid(combination: Combination, scene: str, seats: int, scale: float, *, rtl: bool = False) -> Arrangement:
    key = combination, Metrics((1920, 1080), scale, rtl), ShotContext(scene, seats, 0)
    if key not in LAID:
        layout = TITLE.layout(SplendorRules(dict.fromkeys(combination, True)))
        LAID[key] = arranged(layout, key[1], key[2])
    return LAID[key]


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize("scene", [TABLE, OWN, TILES, DRAWN, PYRE])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("owned", OWNED)
def test_no_picture_before_any_player_is_lower_at_larger_text(
    owned: str, seats: int, scene: str, rtl: bool
) -> None:
    """The tokens of those who wait may stand in short; strongholds may lie side by side."""
    usual, *larger = (laid(tuple(ALL), scene, seats, scale, rtl=rtl) for scale in (1.0, 1.5, 2.0))
    kind, *which = owned.split(".")
    for seat, each in product(range(seats), larger):
        slot = spell(kind, seat, *which)
        short = spell("purse", seat, *which) if kind == "tokens" else slot
        shown = next((name for name in (slot, short) if each.rect(name)), "")
        if shown and usual.rect(slot):
            assert tall(each, shown) >= tall(usual, slot), (seat, shown)
    if scene == TABLE and kind == "tokens":
        assert all(each.rect(f"purse.1.{which[0]}") for each in larger) == (seats == 4)


def tall(arrangement: Arrangement, slot: str) -> float:
    """How high one picture in a slot is: of strongholds each tower, wherever they stand."""
    rect = arrangement.rect(slot, 0, 1)
    assert rect is not None, slot
    if kind_of(slot) != "forts":
        return min(rect.h, rect.w / SHAPES[kind_of(slot)])
    many = (FORTS, 1) if rect.w > rect.h else (1, FORTS)
    return min(length / side / number for length, side, number in zip(rect.size, TOWER, many, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_usual_text_size_the_table_stays_as_it_is_while_own_tokens_are_chosen(seats: int) -> None:
    layout = TITLE.layout(SplendorRules({}))
    table, own = (layout.shots(ShotContext(scene, seats, 0)) for scene in (TABLE, OWN))
    assert table == own


def asked(kind: type) -> State:
    """A position with such a frame on top."""
    frames: tuple[AnyFrame, ...] = (
        Discard(0),
        Payment(0, "card.B1K2"),
        Pairing(0, "card.O1P1"),
        Keeping(0, 1, ()),
    )
    scene = Scene(2, **ALL)
    scene.state.stack.append(next(frame for frame in frames if isinstance(frame, kind)))
    return scene.state


@pytest.mark.parametrize(
    ("kind", "scene"), [(Discard, OWN), (Payment, OWN), (Pairing, OWN), (Keeping, DRAWN)]
)
def test_a_choice_of_what_one_has_lies_in_a_scene_of_its_own(kind: type, scene: str) -> None:
    assert TABLE_OF.shot(asked(kind), None) == scene
    assert kind_of(scene) == TABLE, "its tab is that of the cards"


def figure(sheet: Sheet, rect: pygame.Rect | None) -> float:
    """How high the first number of a picture is that lies there."""
    assert rect is not None
    ground = sheet.layers[0].drawing
    return sheet.figures[0].height * min(rect.w / ground.width, rect.h / ground.height)


def _tile(tile: str, look: TileLook, *, large: bool) -> Sheet:
    if tile in posts():
        return shields.post(posts()[tile], look, (), DUSK, large=large)
    return shields.city(cities()[tile], look, DUSK, large=large)


@pytest.mark.parametrize("tile", sorted({*cities(), *posts()}))
def test_in_large_print_no_number_of_a_tile_lies_on_another(tile: str) -> None:
    wanted = demand(tile)
    sheet = _tile(tile, TileLook((), Lack(wanted.needs, wanted.other, min(9, wanted.points))), large=True)
    rooms = [
        pygame.Rect(0, 0, round(min(each.width, 0.7 * each.height * len(str(each.value)))), int(each.height))
        for each in sheet.figures
    ]
    for room, figure in zip(rooms, sheet.figures, strict=True):
        room.center = round(figure.centre[0]), round(figure.centre[1])
    assert all(room.collidelist(rooms[:number]) < 0 for number, room in enumerate(rooms))
    assert all(pygame.Rect(5, 11, 220, 110).contains(room) for room in rooms), "on the ivory"


@pytest.mark.usefixtures("drawing_board")
@pytest.mark.parametrize("letters", [LATIN, PERSIAN], ids=["latin", "persian"])
@pytest.mark.parametrize("side", sorted(cities()))
def test_in_large_print_the_points_of_a_city_keep_off_their_ring(
    artist: Artist, letters: str, side: str
) -> None:
    sheet = _tile(side, TileLook(), large=True)
    points = sheet.figures[0]
    blank = Sheet([Layer(Drawing(230, 132))], figures=[points])
    made = SheetPrinter(artist, Letters(letters)).print(blank, (920, 528))
    x, y = points.centre
    ink = pygame.mask.from_surface(made).outline()
    assert max(dist((x * 4, y * 4), each) for each in ink) <= 4 * (35 * shields.WINDOW - 1.2)
