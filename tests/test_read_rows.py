"""Rows within pictures run as the language is read: what is paid, an arrow, what it brings."""

from __future__ import annotations

import pygame
import pytest

from game.art.reading import along, onward
from game.rules.aquileia import printed
from game.rules.istanbul_dice.printed import cards, tiles
from game.tables.istanbul_dice.paint.cards import halves
from game.tables.istanbul_dice.placing import OPEN, OWN
from game.tables.registry import find_title
from game.ui.pictures import make_painter
from tests.conftest import MakeServices

EXCHANGING = [
    name
    for name, card in cards().items()
    if any(any(part.price.goods) or part.price.lira or part.price.any for part in halves(card).values())
]
PICTURES = [
    *(("istanbul_dice", name, (200, 296), "") for name in EXCHANGING),
    *(("istanbul_dice", f"space.{kind}", (240, 120), OPEN) for kind in ("two", "three", "four", "cards")),
    *(("istanbul_dice", name, (96, 96), OWN) for name, tile in tiles().items() if tile.effect == "lira"),
    *(("aquileia", name, size, "") for name in printed.exchanges() for size in ((160, 50), (240, 40))),
]
"""What shows an arrow between two things, by its title, id, size and look."""

CLEARLY = 40


def apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """In how many pixels two pictures differ clearly."""
    first, second = (pygame.image.tobytes(each, "RGBA") for each in (one, other))
    return sum(abs(a - b) > CLEARLY for a, b in zip(first, second, strict=True))


@pytest.mark.parametrize("title", ["istanbul_dice", "aquileia"])
def test_what_is_paid_and_what_it_brings_change_sides_with_the_direction_of_reading(
    services_for: MakeServices, title: str
) -> None:
    painters = {}
    for lang in ("en", "fa"):
        services = services_for((1920, 1080), language=lang)
        painters[lang] = make_painter(services, find_title(title), find_title(title).rules({}))
    seen = 0
    for of, piece, size, look in PICTURES:
        if of == title:
            left, right = (painters[lang].paint(piece, "up", size, 0, look) for lang in ("en", "fa"))
            turned = pygame.transform.flip(right, True, False)
            assert apart(turned, left) < apart(right, left), piece
            seen += 1
    assert seen > 4


def test_an_arrow_points_on_to_what_is_read_next() -> None:
    tip = [(10.0, 0.0), (30.0, 5.0), (10.0, 10.0)]
    assert onward(tip, 20, rtl=False) == tip
    assert onward(tip, 20, rtl=True) == [(30, 0), (10, 5), (30, 10)]
    assert (along(3, 10, rtl=False), along(3, 10, rtl=True)) == (3, 7)
