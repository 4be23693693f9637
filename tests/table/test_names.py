"""Names of players at larger text: their letters lie on none of the pieces below."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.match.seats import Seat
from game.tables.registry import find_title
from tests.room import Sit


def test_persian_names_keep_clear_of_the_cards_below_them_at_large_text(sit: Sit) -> None:
    seats = tuple(Seat(name, style) for style, name in enumerate(("شیرین", "بهرام", "یاسمن", "فرهاد")))
    room = sit(4, title="splendor", seats=seats, language="fa", size=(1920, 1080), text_scale=2.0)
    view = room.play.view
    view.snap()
    for item in view.panels.items([replace(head, active=False) for head in room.look.heads]):
        head = next((seat for seat in range(4) if view.panels.header(seat) == item.rect), None)
        if head is None:
            continue
        name, card = view.arrangement.rect(f"name.{head}"), view.arrangement.rect(f"bonus.{head}.blue")
        assert name and card
        written = item.surface.subsurface(name.move(-item.rect.left, -item.rect.top))
        letters = pygame.mask.from_surface(written, 100).get_bounding_rects()
        assert letters and max(rect.bottom for rect in letters) <= card.top - name.top, seats[head].name


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("title", ["aquileia", "splendor", "newyork1901", "mombasa", "istanbul_dice"])
def test_no_letter_of_a_persian_name_is_cut(sit: Sit, title: str, scale: float) -> None:
    players = find_title(title).rules({}).info.seats[-1]
    seats = tuple(
        Seat(name, style) for style, name in enumerate(("شیرین", "بهرام", "یاسمن", "فرهاد", "رخشان"))
    )
    room = sit(
        players, title=title, seats=seats[:players], language="fa", size=(1920, 1080), text_scale=scale
    )
    view = room.play.view
    view.snap()
    for item in view.panels.items([replace(head, active=False) for head in room.look.heads]):
        seat = next((seat for seat in range(players) if view.panels.header(seat) == item.rect), None)
        name = view.arrangement.rect(f"name.{seat}") if seat is not None else None
        if seat is None or name is None:
            continue
        written = item.surface.subsurface(name.move(-item.rect.left, -item.rect.top))
        letters = pygame.mask.from_surface(written, 140).get_bounding_rects()
        for rect in letters:  # none where there is no room for a name
            assert rect.top > 0 and rect.bottom < written.get_height(), (seats[seat].name, rect)
