"""Mombasa at larger text: what the walk of the laws does not meet, or they do not measure, is no smaller."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.art.leaf import LEAN, Leaf
from game.art.sheets import Figure, Sheet
from game.rules.mombasa.components import cards
from game.rules.mombasa.state import SLOTS
from game.tables.mombasa.paint.cards import tiny
from game.tables.mombasa.paint.expansion import tally
from game.tables.mombasa.shots import CARDS, EXPANSION
from game.tables.mombasa.title import TITLE
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import Metrics
from tests.laws.growing import arranged

RULES = TITLE.rules({})
LAYOUT = TITLE.layout(RULES)
SCALES = ((1.5, 1.05, 33), (2.0, 1.1, 44))
"""Text scales, by how much what is written grows, and from which height on it is large enough anyhow."""


def laid(scale: float, players: int, scene: str) -> Arrangement:
    return arranged(LAYOUT, Metrics((1920, 1080), scale), players, scene, 0)


def written(sheet: Sheet, width: int) -> list[float]:
    """How high the numbers of a picture are that is so wide."""
    pixels = width / sheet.layers[0].drawing.width
    return [pixels * _fitted(figure) for figure in sheet.figures]


def _fitted(figure: Figure) -> float:
    return min(figure.height, figure.width / (LEAN * len(str(figure.value))))


@pytest.mark.parametrize("left", [2, 12])
def test_at_larger_text_no_number_on_the_tally_of_an_expansion_is_smaller(left: int) -> None:
    usual, *larger = (
        laid(scale, 4, f"{EXPANSION}.cape_town.5.7.10.12").rect("tally") for scale in (1.0, 1.5, 2.0)
    )
    for look in ("cape_town.0.0.0.0.0.0", "cape_town.3.2.4.1.25.2"):
        before, *after = (written(tally(left, look, rect.size), rect.w) for rect in (usual, *larger) if rect)
        assert len(after) == len(larger)
        assert all(now >= was for each in after for was, now in zip(before, each, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_plans_sees_at_every_text_size_over_each_slot_what_rests_there(players: int) -> None:
    usual = laid(1.0, players, CARDS)
    for scale, _, _ in SCALES:
        larger = laid(scale, players, CARDS)
        for number, count in product(range(1, SLOTS + 1), range(1, 7)):
            rest = f"rest.0.{number}"
            before, after = usual.rect(rest, 0, count), larger.rect(rest, 0, count)
            slot, last = larger.rect(f"slot.0.{number}"), larger.rect(rest, count - 1, count)
            assert before and after and slot and last
            assert after.w > 1.1 * before.w and after.bottom <= slot.top, (number, count)
            assert _number_at_rest(after) >= min(1.05 * _number_at_rest(before), 44), (number, count)
            if number < SLOTS:
                assert last.right < _left_of(larger, number + 1), "it keeps to its own column"


def _left_of(arrangement: Arrangement, number: int) -> int:
    rect = arrangement.rect(f"rest.0.{number}")
    assert rect
    return rect.left


def _number_at_rest(rect: pygame.Rect) -> float:
    (number,) = written(tiny(cards()["card.0.coffee_2"], rect.size, 1.0), rect.w)
    return number


def test_at_larger_text_no_symbol_and_no_number_of_a_card_at_rest_is_smaller(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = list[float]()
    monkeypatch.setattr(Leaf, "picture", lambda leaf, picture, at, side: drawn.append(side / leaf.width))
    monkeypatch.setattr(Leaf, "number", lambda leaf, *given, **_: drawn.append(given[2] / leaf.width))
    at_scales = [laid(scale, 4, CARDS) for scale in (1.0, 1.5, 2.0)]
    for card, among in product(("card.0.cotton_1", "card.0.bookkeeper_2"), (1, 2, 3, 4)):
        sizes = list[list[float]]()
        for rect in (each.rect("rest.0.1", 0, among) for each in at_scales):
            assert rect
            drawn.clear()
            tiny(cards()[card], rect.size, 1.0)
            sizes.append([share * rect.w for share in drawn])
        for before, *after in zip(*sizes, strict=True):
            assert min(after) >= before - 0.5, (card, among)
