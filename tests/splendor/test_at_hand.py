"""What a purchase is decided by lies beside the cards, at every text size and in every game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise, product

import pygame
import pytest

from game.art.artist import Artist
from game.art.drawing import Point
from game.art.painter import Asked
from game.art.palette import DUSK, Color
from game.art.sheets import Sheet
from game.maps.places import TABLE, Setting
from game.rules.kernel.ids import kind_of
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import State
from game.rules.splendor.tiles import cities, posts
from game.tables.splendor.layout import OWN
from game.tables.splendor.paint import tall
from game.tables.splendor.paint.painter import SplendorPainter, make_painter
from game.tables.splendor.placing import placed
from game.tables.splendor.shields import Lack, Look, demand
from game.tables.splendor.title import TITLE
from game.ui.pictures import Letters as Writing
from game.ui.table.arrange import Arrangement
from game.ui.theme import THEMES, Metrics
from tests.laws import reading
from tests.laws.reading import NUMERALS, glyph, walk
from tests.painting import LATIN, Letters, Size, studio
from tests.room import Sit
from tests.splendor.games import COMBINATIONS, Combination, name
from tests.splendor.scene import ALL, Scene
from tests.table.test_layout import arranged

LARGER = (1.4, 1.5, 2.0)
SIZES = ((1920, 1080), (1280, 720))
TILES = {"noble", "city", "post"}
SHARED = {*TILES, "card", "deck", "bank"}
SEATS = THEMES["dusk"].seat_colors
MEASURED = 100
"""The em at which digits are measured only."""


def laid(combination: Combination, metrics: Metrics, scene: str, seats: int) -> Arrangement:
    layout = TITLE.layout(SplendorRules(dict.fromkeys(combination, True)))
    return arranged(layout, metrics, Setting(scene, seats, 0))


def tiles(state: State) -> list[str]:
    """The nobles, cities and posts on the table."""
    return [*filter(None, state.nobles), *filter(None, state.cities), *state.posts]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_at_every_text_size_nobles_cities_and_posts_lie_beside_the_cards_and_nothing_on_another(
    combination: Combination, seats: int, size: tuple[int, int]
) -> None:
    state = Scene(seats, **dict.fromkeys(combination, True)).state
    places, shown = placed(state), tiles(state)
    assert len(shown) >= 3
    for scale, scene, rtl in product((1.0, *LARGER), (TABLE, OWN), (False, True)):
        metrics = Metrics(size, scale, rtl)
        arrangement = laid(combination, metrics, scene, seats)
        rects = {
            piece: arrangement.rect(place.slot, place.index, place.among)
            for piece, place in places.items()
            if kind_of(piece) in SHARED
        }
        for tile in shown:
            rect = rects[tile]
            assert rect and metrics.safe.contains(rect), (scale, scene, rtl, tile)
        lying = [(piece, rect) for piece, rect in rects.items() if rect]
        over = [(one, other) for (one, a), (other, b) in combinations(lying, 2) if a.colliderect(b)]
        assert not over, (scale, scene, rtl)


@pytest.mark.parametrize("scale", LARGER)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("combination", [("cities",), ("posts",), ("orient",), tuple(ALL)], ids=name)
def test_who_is_to_buy_at_larger_text_has_every_tile_in_play_on_the_screen(
    sit: Sit, combination: Combination, seats: int, scale: float
) -> None:
    options = dict.fromkeys(combination, True)
    room = sit(seats, title="splendor", options=options, size=(1920, 1080), text_scale=scale)
    state, (decision,) = room.session.state, room.session.decisions()
    assert decision.prompt.key == "splendor-choose-action"
    seen = dict(room.play.view.stage.pieces())
    for tile in tiles(state):
        assert room.services.display.canvas.get_rect().contains(seen[tile]), tile


@pytest.mark.usefixtures("drawing_board")
@pytest.mark.parametrize("combination", [("cities",), ("posts",), ("cities", "posts"), tuple(ALL)], ids=name)
def test_beside_the_cards_the_numbers_of_cities_and_posts_are_larger_at_larger_text(
    artist: Artist, combination: Combination
) -> None:
    usual = studio(artist, Letters(LATIN))
    painters = {scale: make_painter(replace(usual, scale=scale)) for scale in (1.0, 2.0)}
    slots = {**dict.fromkeys(cities(), "gate.0"), **{post: post for post in posts()}}
    for tile, slot in slots.items():
        for look in (Look(), whole(tile)):
            found = []
            for scale, painter in painters.items():
                rect = laid(combination, Metrics((1920, 1080), scale, rtl=True), TABLE, 4).rect(slot)
                if rect:
                    found.append(digits(painter, tile, look, rect.size))
            for before, now in pairwise(found):
                assert before and all(b >= 1.03 * a for a, b in zip(before, now, strict=True)), (tile, look)


def whole(tile: str) -> Look:
    """To whom all of it is missing."""
    wanted = demand(tile)
    return Look((), Lack(wanted.needs, wanted.other, min(9, wanted.points)))


def digits(painter: SplendorPainter, tile: str, look: Look, size: Size) -> list[float]:
    """How high the numbers of a tile are in a place of this size."""
    sheet = painter.makers[kind_of(tile)](Asked(tile, "up", size, look=look.word()))
    assert isinstance(sheet, Sheet)
    ground = sheet.layers[0].drawing
    return [each.height * min(size[0] / ground.width, size[1] / ground.height) for each in sheet.figures]


@pytest.mark.parametrize("shape", [110 / 145, 123 / 147])
@pytest.mark.parametrize("holders", [(), (1,), (0, 1, 2), (0, 1, 2, 3)], ids=len)
@pytest.mark.parametrize("post", posts())
def test_on_a_narrow_post_no_number_and_no_mark_lies_on_another(
    post: str, holders: tuple[int, ...], shape: float
) -> None:
    for look in (Look(holders), replace(whole(post), holders=holders[:3])):
        sheet = tall.post(posts()[post], look, SEATS, DUSK, shape)
        rooms = [room(each.centre, 0.62 * each.height, 0.74 * each.height) for each in sheet.figures]
        rooms += [room(each.centre, each.side, each.side) for each in sheet.symbols if each.icon != "check"]
        plaque = pygame.Rect(5, 5, round(tall.POST * shape) - 10, round(tall.POST) - 10)
        assert all(plaque.contains(each) for each in rooms)
        assert not any(one.colliderect(other) for one, other in combinations(rooms, 2)), (post, look)


def room(centre: Point, wide: float, high: float) -> pygame.Rect:
    found = pygame.Rect(0, 0, round(wide), round(high))
    found.center = round(centre[0]), round(centre[1])
    return found


@pytest.mark.parametrize(("seats", "options"), [(4, ()), (4, ("posts",)), (4, tuple(ALL))], ids=str)
def test_a_persian_zero_within_a_number_of_a_piece_is_as_high_as_a_numeral_must_be(
    sit: Sit, seats: int, options: Combination, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The font draws it as a ring, lower than the digits beside it."""
    drawn: set[tuple[str, int]] = set()
    numeral = Writing.numeral

    def spied(self: Writing, number: int, em: int, color: Color) -> pygame.Surface:
        drawn.add((str(number), em))
        return numeral(self, number, em, color)

    monkeypatch.setattr(Writing, "numeral", spied)
    room = sit(
        seats, title="splendor", options=dict.fromkeys(options, True), language="fa", size=(1920, 1080)
    )
    for _ in walk(room):
        reading.look(room)
    zeros = {(text, em) for text, em in drawn if "0" in text[1:] and em != MEASURED}
    assert zeros
    assert not {(text, em) for text, em in zeros if glyph("o", em) < NUMERALS}
