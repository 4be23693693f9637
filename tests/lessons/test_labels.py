"""Labels lie at what they name, and hide neither one another nor what another one names."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.lessons.labels import read_labels
from game.match.plan import MatchPlan
from game.match.seats import Seat
from game.ui.app import App
from game.ui.play.scene import PlayScene
from game.ui.program import Program
from game.ui.services import Services
from game.ui.table.labels import LabelCards
from game.ui.table.lit import lit
from tests.conftest import MakeServices
from tests.titles import SHIPPED

AREA = pygame.Rect(96, 54, 1728, 811)
FOOT = pygame.Rect(256, 880, 800, 100)
_MOST = 1 / 3
"""A label may reach into what another one names by this share of it."""
TITLES = [title for title in SHIPPED if read_labels(title)]


def placed(
    services: Services, things: list[pygame.Rect], words: list[str], area: pygame.Rect = AREA
) -> list[pygame.Rect]:
    """Where the label of each thing lies."""
    items = LabelCards(services, area, FOOT).items(
        [(word, [thing]) for word, thing in zip(words, things, strict=True)], "Any press goes on."
    )
    return [item.rect for item in items[len(things) : -1]]


def apart(cards: list[pygame.Rect]) -> bool:
    return not any(one.colliderect(other) for one, other in combinations(cards, 2))


@pytest.mark.parametrize("size", [(60, 40), (200, 60), (400, 300)])
def test_a_label_lies_on_or_at_its_thing_and_on_no_other_thing(
    services: Services, size: tuple[int, int]
) -> None:
    """Things of any size, wherever two of them lie with room around."""
    for x, y in [(120, 60), (700, 60), (1400, 60), (120, 600), (700, 540), (1400, 500)]:
        first = pygame.Rect((x, y), size)
        for dx, dy in [(size[0] + 10, 0), (0, size[1] + 10), (-size[0] - 10, 0)]:
            second = first.move(dx, dy).clamp(AREA)
            if first.colliderect(second):
                continue
            cards = placed(services, [first, second], ["Gems", "Cards to buy"])
            assert apart(cards), (first, second)
            for card, own, other in zip(cards, (first, second), (second, first), strict=True):
                assert card.colliderect(own.inflate(4, 4)), "far from its own"
                assert not card.colliderect(other), (first, second)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fa", 1.0), ("fa", 2.0)])
def test_the_labels_of_a_title_hide_nothing_that_another_names(
    services_for: MakeServices, title: str, language: str, scale: float
) -> None:
    """At 200 % they may reach into one another's things, and never onto one another."""
    app = App(services_for((1920, 1080), language=language, text_scale=scale, animation="off"))
    names = "ABC" if title == "aquileia" else "AB"
    plan = MatchPlan(
        title, tuple(Seat(name, at) for at, name in enumerate(names)), (None,) * len(names), seed=4
    )
    Program(app.services, app.stack).start(plan)
    app.stack.settle()
    app.step(1.0)
    app.draw()
    scene = app.stack.scenes[0]
    assert isinstance(scene, PlayScene)
    view = scene.view
    seen = [(app.services.say(each.say), lit(view, each.at)) for each in read_labels(title)]
    things = [(words, rects[0].unionall(rects[1:])) for words, rects in seen if rects]
    cards = placed(
        app.services, [rect for _, rect in things], [words for words, _ in things], view.arrangement.area
    )
    assert apart(cards) and (len(cards) == len(seen) or scale > 1)
    for (words, own), card in zip(things, cards, strict=True):
        assert view.arrangement.area.contains(card), words
        if scale == 1:
            assert card.colliderect(own.inflate(4, 4)), words
            for name, other in things:
                hidden = card.clip(other)
                assert name == words or hidden.w * hidden.h <= other.w * other.h * _MOST, (words, name)
