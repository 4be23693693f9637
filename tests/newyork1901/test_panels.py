"""The players' panels: what lies in them keeps clear of rims, at every text size."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from game.tables.newyork1901.scenes import BUILD, VIEWS
from game.tables.newyork1901.title import TITLE
from game.ui.theme import Metrics
from tests.laws.growing import arranged
from tests.newyork1901.scenes import city

SCALES = (1.0, 1.5, 2.0)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_focus_on_one_action_card_covers_nothing_of_the_next(players: int, scale: float) -> None:
    layout, metrics = TITLE.layout(city()), Metrics((1920, 1080), scale)
    for scene in VIEWS:
        laid = arranged(layout, metrics, players, scene, 0)
        cards = [laid.rect("actions.0", at, 3) for at in range(3)]
        for one, other in pairwise(cards):
            if one and other:  # square cards in the middles of their parts of the row
                free = other.centerx - one.centerx - min(one.size)
                assert free >= metrics.units(12), scene


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_hat_of_a_portrait_reaches_the_rim_of_its_panel(players: int) -> None:
    layout = TITLE.layout(city())
    for scene, scale, seat in product(VIEWS, SCALES, range(players)):
        laid = arranged(layout, Metrics((1920, 1080), scale), players, scene, 0)
        if portrait := laid.rect(f"character.{seat}"):
            assert portrait.top >= laid.panels[seat].top + 4, (scene, scale)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_at_larger_text_the_focus_on_an_action_card_leaves_the_tails_of_the_name_above_some_air(
    scale: float, rtl: bool
) -> None:
    layout = TITLE.layout(city())
    usual = arranged(layout, Metrics((1920, 1080), 1.0, rtl), 2, BUILD, 0).rect("actions.0", 0, 3)
    laid = arranged(layout, Metrics((1920, 1080), scale, rtl), 2, BUILD, 0)
    name, card = laid.rect("name.0"), laid.rect("actions.0", 0, 3)
    assert usual and name and card and card.top - name.bottom >= 8
    assert min(card.size) > min(usual.size)
