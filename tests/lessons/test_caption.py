"""The card of a lesson: where it lies, and where it points."""

from __future__ import annotations

import math

import pygame
import pytest

from game.ui.services import Services
from game.ui.table.caption import Caption, CaptionCard, Light

AREA = pygame.Rect(96, 54, 1728, 811)
SAID = Caption("Choose a land card, then a lot.", "The goal · 1 of 3", ("card",))


@pytest.fixture
def card(services: Services) -> CaptionCard:
    return CaptionCard(services, AREA, 880)


@pytest.mark.parametrize(
    "thing", [pygame.Rect(x, y, 120, 80) for x in (100, 800, 1600) for y in (60, 400, 760)]
)
def test_the_card_points_at_what_it_is_about_and_not_at_what_is_chosen(
    services: Services, card: CaptionCard, thing: pygame.Rect
) -> None:
    chosen = thing.move(0, 400 if thing.y < 400 else -340)
    _, *pointer, said = card.items(SAID, [thing], [chosen])
    assert not said.rect.colliderect(thing) and not said.rect.colliderect(chosen)
    (wedge,) = pointer
    assert wedge.rect.colliderect(thing.inflate(4, 4)) and wedge.rect.colliderect(said.rect.inflate(4, 4))


def test_a_card_that_touches_what_is_lit_or_lies_close_to_it_has_no_pointer(card: CaptionCard) -> None:
    """The whole table is lit: the card has to lie on it."""
    assert len(card.items(SAID, [AREA])) == 2
    size = card.items(SAID, [AREA])[-1].rect.size
    short = pygame.Rect(AREA.left, AREA.top, AREA.w - size[0] - 8, AREA.h)
    _, *pointer, said = card.items(SAID, [short])
    assert not pointer and (said.rect.colliderect(short) or said.rect.left - short.right < 16)


@pytest.mark.parametrize("first", range(4))
def test_the_card_keeps_to_its_side_where_that_is_as_good(services: Services, first: int) -> None:
    """A row of things in the middle, each with room on all sides: after the first it stays on that side."""
    card, size = CaptionCard(services, AREA, 880), (300, 100)
    thing = pygame.Rect(0, 0, 100, 60)
    thing.center = AREA.center
    blocks = [thing.move(dx, dy) for dx, dy in ((160, 0), (-160, 0), (0, 120), (0, -120))]
    at = card.place(size, [thing], [block for number, block in enumerate(blocks) if number != first])
    moved = [thing.move(dx, 0) for dx in (-60, -20, 40, 80)]
    for other in moved:
        now = card.place(size, [other])
        assert math.dist(now.center, at.center) <= math.dist(other.center, thing.center) + 1


def test_the_pointer_is_a_short_wedge_and_no_needle(services: Services, card: CaptionCard) -> None:
    """What is chosen fills the room round what is spoken of: the card lies far from it."""
    thing = pygame.Rect(100, 60, 120, 80)
    (_, wedge, said) = card.items(SAID, [thing], [pygame.Rect(96, 54, 1100, 811)])
    assert said.rect.left - thing.right > 400
    assert wedge.rect.w < services.metrics.units(150) and wedge.rect.colliderect(said.rect.inflate(4, 4))


def test_without_anything_that_it_speaks_of_the_card_points_at_nothing(card: CaptionCard) -> None:
    tab = pygame.Rect(400, 60, 120, 40)
    assert len(card.items(Caption("Use it up.", "Cards · 1 of 3"), [tab])) == 2


def test_the_light_has_the_shape_of_what_is_lit(card: CaptionCard) -> None:
    whole = pygame.Rect(400, 300, 200, 200)
    light = Light.of(whole, (whole.topleft, whole.topright, whole.bottomleft))
    shade, *_ = card.items(SAID, [light])

    def dimmed(x: int, y: int) -> bool:
        return shade.surface.get_at((x - shade.pos[0], y - shade.pos[1])).a > 0

    assert not dimmed(whole.left + 20, whole.top + 20)
    assert dimmed(whole.right - 20, whole.bottom - 20), "the sea beside a region stays dark"
