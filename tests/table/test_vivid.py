"""High contrast reaches boards and pieces of every title."""

from __future__ import annotations

import pygame
import pytest

from game.art.vivid import vivid
from game.tables.registry import TITLES, find_title
from tests.painting import contrast
from tests.room import Room, Sit

TONES = [((42, 32, 51), (180, 160, 120)), ((90, 70, 60), (200, 190, 170)), ((30, 60, 110), (120, 170, 210))]


@pytest.mark.parametrize(("dark", "light"), TONES)
def test_dark_and_light_part_and_what_shows_through_stays(
    dark: tuple[int, int, int], light: tuple[int, int, int]
) -> None:
    picture = pygame.Surface((2, 1), pygame.SRCALPHA)
    picture.set_at((0, 0), (*dark, 255))
    picture.set_at((1, 0), (*light, 90))
    made = vivid(picture)
    assert contrast(made.get_at((0, 0))[:3], made.get_at((1, 0))[:3]) > 1.2 * contrast(dark, light)
    assert [made.get_at((x, 0)).a for x in range(2)] == [255, 90]


def spread(room: Room) -> float:
    """How far the brightnesses of the table, without panels and bar, lie apart on the average."""
    canvas = pygame.Surface(room.services.display.size)
    room.play.draw(canvas)
    area = room.play.view.arrangement.area
    bright = [
        sum(canvas.get_at((x, y))[:3]) / 3
        for x in range(area.left, area.right, 7)
        for y in range(area.top, area.bottom, 7)
    ]
    mean = sum(bright) / len(bright)
    return sum((each - mean) ** 2 for each in bright) / len(bright)


@pytest.mark.parametrize("title", TITLES)
def test_a_table_in_high_contrast_has_more_of_it(sit: Sit, title: str) -> None:
    players = find_title(title).rules({}).info.seats[0]
    usual, clear = (spread(sit(players, title=title, theme=theme)) for theme in ("dusk", "contrast"))
    assert clear > 1.2 * usual
