"""Law of states: what may be chosen, has the focus, was changed or acts is told apart at a glance.

Measured on the real pictures in grey and at a third of their size, which is what is seen across a room.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.tables.registry import TITLES, find_title
from game.ui.table.screen_model import ScreenModel
from tests.laws.cases import looks
from tests.laws.test_rims import steps
from tests.room import Room, Sit

THIRD = 3
SEEN, SPOTS, MEAN = 24, 3, 4.0
"""Two states differ in so many spots that are so much brighter or darker, or by so much on the average."""
EACH = 2
"""So many choices are looked at in each step."""
ACTIVE = 16.0
"""So much brighter or darker on average is the head of who is to act."""


def glance(room: Room, look: ScreenModel, where: pygame.Rect) -> list[int]:
    """A part of the table in grey and a third as large: the brightness of each spot."""
    canvas = pygame.Surface(room.services.display.size)
    room.play.view.draw(canvas, look)
    part = canvas.subsurface(where.clip(canvas.get_rect()))
    size = (max(1, part.get_width() // THIRD), max(1, part.get_height() // THIRD))
    small = pygame.transform.grayscale(pygame.transform.smoothscale(part, size))
    return [small.get_at((x, y)).r for x in range(size[0]) for y in range(size[1])]


def unlike(one: list[int], other: list[int]) -> bool:
    """Whether two states of a thing are told apart."""
    steps = [abs(a - b) for a, b in zip(one, other, strict=True)]
    return sum(step >= SEEN for step in steps) >= SPOTS or sum(steps) >= MEAN * len(steps)


def states(room: Room, target: str, where: pygame.Rect) -> dict[str, list[int]]:
    """How a thing looks: as it may be chosen, as it may not while others may, in focus, and changed."""
    look = replace(room.look, focus=None, last=(), marked=(), offers=None, held_piece=None, picks=Counter())
    others = tuple(each for each in look.choices if each != target)
    without = replace(look, choices=others, replacements=frozenset())
    made = {
        "may be chosen": look,
        "may not be chosen": without,
        "in focus": replace(look, focus=target, ringed=True),
        "changed": replace(without, last=(target,), last_seat=0),
    }
    return {name: glance(room, each, where) for name, each in made.items()}


@pytest.mark.parametrize(("title", "theme"), looks(("dusk", "contrast")))
def test_states_are_told_apart_in_grey_at_a_third_of_the_size(sit: Sit, title: str, theme: str) -> None:
    room = sit(find_title(title).rules({}).info.seats[-1], title=title, theme=theme, size=(1920, 1080))
    seen, alike = 0, []
    for _ in steps(room):
        view = room.play.view
        view.snap()
        shapes = [shape for shape in view.shapes(room.look.choices) if min(shape.rect.size) > 24]
        for shape in shapes[:: max(1, len(shapes) // EACH)][:EACH]:
            found = states(room, shape.id, shape.rect.inflate(24, 24))
            seen += 1
            alike += [
                (shape.id, *two) for two in combinations(found, 2) if not unlike(found[two[0]], found[two[1]])
            ]
    assert seen and not alike, alike


@pytest.mark.parametrize("title", TITLES)
def test_the_head_of_who_is_to_act_is_seen_before_those_of_the_others(sit: Sit, title: str) -> None:
    room = sit(find_title(title).rules({}).info.seats[-1], title=title, size=(1920, 1080))
    view, look = room.play.view, room.look
    heads = 0
    for number, head in enumerate(look.heads):
        if (where := view.panels.header(head.seat)) is None:
            continue
        lit, dark = (
            [replace(each, active=active and at == number) for at, each in enumerate(look.heads)]
            for active in (True, False)
        )
        one, other = (glance(room, replace(look, heads=each), where) for each in (lit, dark))
        heads += 1
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) >= ACTIVE, head.seat
    assert heads
