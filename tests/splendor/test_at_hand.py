"""What a purchase is decided by lies beside the cards, at every text size and in every game."""

from __future__ import annotations

from itertools import combinations, product

import pygame
import pytest

from game.art.drawing import Point
from game.art.palette import DUSK
from game.maps.places import TABLE, ShotContext
from game.rules.kernel.ids import kind_of
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import State
from game.rules.splendor.tiles import posts
from game.tables.splendor.paint import tall
from game.tables.splendor.placing import Demand, TileLook, demand, placed
from game.tables.splendor.title import TITLE
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import THEMES, Metrics
from tests.splendor.games import COMBINATIONS, Combination, name
from tests.splendor.scene import Scene
from tests.table.test_layout import arranged

LARGER = (1.4, 1.5, 2.0)
SIZES = ((1920, 1080), (1280, 720))
TILES = {"noble", "city", "post"}
SHARED = {*TILES, "card", "deck", "bank"}
SEATS = THEMES["dusk"].seat_colors


def laid(combination: Combination, metrics: Metrics, scene: str, seats: int) -> Arrangement:
    layout = TITLE.layout(SplendorRules(dict.fromkeys(combination, True)))
    return arranged(layout, metrics, ShotContext(scene, seats, 0))


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
    places, shown = dict(placed(state)), tiles(state)
    assert len(shown) >= 3
    for scale, rtl in product((1.0, *LARGER), (False, True)):
        metrics = Metrics(size, scale, rtl)
        arrangement = laid(combination, metrics, TABLE, seats)
        rects = {
            piece: arrangement.rect(place.slot, place.index, place.among)
            for piece, place in places.items()
            if kind_of(piece) in SHARED
        }
        for tile in shown:
            rect = rects[tile]
            assert rect and metrics.safe.contains(rect), (scale, rtl, tile)
        lying = [(piece, rect) for piece, rect in rects.items() if rect]
        over = [(one, other) for (one, a), (other, b) in combinations(lying, 2) if a.colliderect(b)]
        assert not over, (scale, rtl)


def whole(tile: str) -> TileLook:
    """To whom all of it is missing."""
    wanted = demand(tile)
    return TileLook((), Demand(wanted.needs, wanted.other, min(9, wanted.points)))


@pytest.mark.parametrize("shape", [110 / 145, 123 / 147])
@pytest.mark.parametrize("holders", [(), (1,), (0, 1, 2), (0, 1, 2, 3)], ids=len)
@pytest.mark.parametrize("post", posts())
def test_on_a_narrow_post_no_number_and_no_mark_lies_on_another(
    post: str, holders: tuple[int, ...], shape: float
) -> None:
    for look in (TileLook(holders), whole(post)._replace(holders=holders[:3])):
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
