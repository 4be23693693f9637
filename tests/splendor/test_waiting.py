"""What the others hold is seen beside the cards at every text size, in short where room is scarce."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pygame
import pytest

from game.art.drawing import Point
from game.art.palette import DUSK
from game.art.sheets import Sheet
from game.maps.places import TABLE, ShotContext
from game.rules.kernel.text import text
from game.rules.splendor.components import PILES
from game.rules.splendor.rules import SplendorRules
from game.tables.splendor.layout import OWN
from game.tables.splendor.paint import pieces, waiting
from game.tables.splendor.placing import placed
from game.tables.splendor.table import SplendorTable
from game.tables.splendor.title import TITLE
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import Metrics
from tests.splendor.scene import ALL, Scene
from tests.table.test_layout import arranged

TABLE_OF = SplendorTable()
DIGIT = 0.6
"""The width of the broadest digits in relation to their height."""
SOFT = 0.5
"""So much of a token's radius is its soft edge, in pixels."""
SCALES = (1.0, 1.4, 1.5, 2.0)
SIZES = ((1920, 1080), (1280, 720))


def laid(metrics: Metrics, seats: int, scene: str = TABLE) -> Arrangement:
    return arranged(
        TITLE.layout(SplendorRules(dict.fromkeys(ALL, True))), metrics, ShotContext(scene, seats, 0)
    )


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_others_hold_by_colour_and_how_many_cards_they_reserved_is_seen_beside_the_rows(
    seats: int, scale: float, rtl: bool, size: tuple[int, int]
) -> None:
    found = laid(Metrics(size, scale, rtl), seats)
    for seat in range(1, seats):
        tokens = [found.rect(f"tokens.{seat}.{pile}") for pile in PILES]
        purses = [found.rect(f"purse.{seat}.{pile}") for pile in PILES]
        cards = [found.rect(f"reserve.{seat}.{index}") for index in range(3)]
        assert all(tokens) or all(purses), seat
        assert all(cards) or found.rect(f"hand.{seat}"), seat


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize("scene", [TABLE, OWN])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_folded_panel_nothing_lies_on_another_but_tokens_on_the_edge_of_their_card(
    seats: int, scene: str, rtl: bool
) -> None:
    found = laid(Metrics((1920, 1080), 2.0, rtl), seats, scene)
    for seat in range(1, seats):
        panel = found.panels[seat]
        names = [f"{kind}.{seat}.{pile}" for kind in ("bonus", "tokens", "purse") for pile in PILES]
        names += [f"{kind}.{seat}" for kind in ("hand", "total", "symbol")]
        rects = {name: rect for name in names if (rect := found.rect(name))}
        assert len(rects) >= 9 and all(panel.contains(rect) for rect in rects.values())
        over = {
            (one, other)
            for one, other in combinations(rects, 2)
            if min(rects[one].clip(rects[other]).size) > 2
        }
        over -= {(f"bonus.{seat}.{pile}", f"purse.{seat}.{pile}") for pile in PILES}
        hand, score = found.rect(f"hand.{seat}"), found.rect(f"score.{seat}")
        assert hand and score and not hand.colliderect(score)
        assert not over, seat


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_a_token_on_the_edge_of_a_card_keeps_off_its_number_and_off_the_next_card(
    scale: float, rtl: bool
) -> None:
    found = laid(Metrics((1920, 1080), scale, rtl), 4)
    places = placed(Scene(4).give(1, red=3).state)
    order = list(places)
    assert order.index("bonus.1.red") < order.index("purse.1.red"), "the token lies on the card"
    for pile, after in zip(PILES, (*PILES[1:], None), strict=True):
        card, place = found.rect(f"bonus.1.{pile}"), found.rect(f"purse.1.{pile}")
        assert card and place
        token = disc(waiting.purse(pile, 3, DUSK, rtl=rtl), place)
        for corner in number(pieces.bonus("red", 3, 3, DUSK, large=True), card):
            assert dist(corner, token[0]) > token[1] - SOFT, pile
        following = found.rect(f"bonus.1.{after}") if after else None
        assert following is None or following.clip(place).w <= 1


def disc(sheet: Sheet, place: pygame.Rect) -> tuple[Point, float]:
    """The middle of a token and its radius, where its picture lies."""
    (figure,) = sheet.figures
    unit = place.w / sheet.layers[0].drawing.width
    return (place.x + figure.centre[0] * unit, place.centery), waiting.TOKEN / 2 * unit


def number(sheet: Sheet, place: pygame.Rect) -> tuple[Point, ...]:
    """The upper corners of the number of a card, where its picture lies."""
    (figure,), ground = sheet.figures, sheet.layers[0].drawing
    unit = min(place.w / ground.width, place.h / ground.height)
    corner = place.centerx - ground.width * unit / 2, place.centery - ground.height * unit / 2
    middle, top = (
        corner[0] + figure.centre[0] * unit,
        corner[1] + (figure.centre[1] - figure.height / 2) * unit,
    )
    half = DIGIT * figure.height * unit / 2
    return (middle - half, top), (middle + half, top)


def test_nothing_stands_for_tokens_and_cards_that_nobody_has() -> None:
    scene = Scene(4).give(1, red=2, gold=1).reserved(1, "B3R2").reserved(1, "B2R3", blind=True)
    places = placed(scene.state)
    assert {piece: at.count for piece, at in places.items() if piece.startswith(("purse.1", "hand"))} == {
        "purse.1.red": 2,
        "purse.1.gold": 1,
        "hand.1": 2,
    }


def test_the_cards_in_a_hand_are_counted_and_where_they_are_seen_is_said() -> None:
    scene = Scene(4).reserved(1, "B3R2")
    (told,) = TABLE_OF.explain(scene.state, "hand.1")
    assert told == text("splendor-known-hand", count=1)
