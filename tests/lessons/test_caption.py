"""The card of a lesson: where it lies, where it points, and how the rest is dimmed."""

from __future__ import annotations

import pygame
import pytest

from game.ui.services import Services
from game.ui.table.caption import Caption, CaptionCard
from game.ui.table.caption_place import Around, distance
from game.ui.table.dimming import dimmed

AREA = pygame.Rect(96, 54, 1728, 811)
SAID = Caption("Choose a land card, then a lot.", "The goal · 1 of 3", ("card",))
SCATTERED = [pygame.Rect(x, y, 120, 80) for x in (100, 800, 1600) for y in (60, 400, 760)]
_LONGEST = 80
"""No tongue is longer, in design units."""


@pytest.fixture
def card(services: Services) -> CaptionCard:
    return CaptionCard(services, AREA, 880)


@pytest.mark.parametrize("thing", SCATTERED)
def test_the_card_hides_nothing_that_is_lit_or_may_be_chosen_now_or_later(
    card: CaptionCard, thing: pygame.Rect
) -> None:
    chosen, later = (
        thing.move(0, 200 if thing.y < 400 else -200),
        thing.move(0, 300 if thing.y < 400 else -300),
    )
    said = card.items(SAID, [thing], Around([chosen], [later]))[-1]
    assert said.rect.collidelist([thing, chosen, later]) < 0 and AREA.contains(said.rect)


@pytest.mark.parametrize("thing", SCATTERED)
def test_the_card_points_with_a_short_tongue_at_what_lies_beside_it(
    services: Services, card: CaptionCard, thing: pygame.Rect
) -> None:
    _, *tongue, said = card.items(SAID, [thing])
    (wedge,) = tongue
    assert wedge.rect.colliderect(thing.inflate(4, 4)) and wedge.rect.colliderect(said.rect.inflate(4, 4))
    assert max(wedge.rect.size) <= services.metrics.units(_LONGEST)


def test_what_lies_far_off_or_below_the_card_is_only_lit(card: CaptionCard) -> None:
    """The whole table is lit: the card has to lie on it. Or all round the thing may be chosen."""
    assert len(card.items(SAID, [AREA])) == 2
    thing = pygame.Rect(800, 400, 60, 60)
    _, *tongue, said = card.items(SAID, [thing], Around([thing.inflate(900, 500)]))
    assert not tongue and distance(said.rect, thing) > _LONGEST


def test_the_card_stays_where_it_is_during_a_step(card: CaptionCard) -> None:
    """What is chosen changes and is no further away: nothing moves. What comes below the card moves it."""
    thing, choices = pygame.Rect(800, 400, 120, 80), [pygame.Rect(x, 600, 80, 80) for x in (300, 700, 1100)]
    places = {tuple(card.items(SAID, [thing], Around([each]))[-1].rect) for each in choices}
    assert len(places) == 1
    below = pygame.Rect(places.pop())
    assert not card.items(SAID, [thing], Around([below]))[-1].rect.colliderect(below)


def test_the_card_rather_lies_on_an_empty_place(card: CaptionCard) -> None:
    thing = pygame.Rect(900, 400, 100, 60)
    lying = [pygame.Rect(AREA.left, AREA.top, 1728, 400), pygame.Rect(1000, 54, 824, 811)]
    said = card.items(SAID, [thing], Around(lying=lying))[-1]
    assert said.rect.collidelist(lying) < 0


def test_a_card_is_as_small_as_its_words_need(card: CaptionCard) -> None:
    short, long = (
        card.items(Caption(words, "Goal"), [])[-1].rect for words in ("Roll!", "Roll all of your dice. " * 5)
    )
    assert short.w < long.w / 2 and short.h < long.h


@pytest.mark.parametrize("corners", [(), ((60, 60), (160, 60), (60, 160))])
def test_a_light_is_whole_on_its_thing_and_soft_at_its_edge(corners: tuple[tuple[int, int], ...]) -> None:
    whole, thing = pygame.Rect(0, 0, 400, 300), pygame.Rect(60, 60, 100, 100)
    outlines = {(thing.x, thing.y, thing.w, thing.h): corners} if corners else {}
    shade = dimmed(whole, [thing], outlines, 8, 20)
    bright, dark = shade.get_at((70, 70)).a, shade.get_at((350, 250)).a
    edge = [shade.get_at((x, 80)).a for x in range(20, 60)]
    assert bright == 0 and dark > 100 and edge == sorted(edge, reverse=True) and len(set(edge)) > 5
    if corners:
        assert shade.get_at((155, 155)).a == dark, "what lies outside its outline is not lit"
