"""How pieces step back: darker or faint copies and veils, each made once."""

from __future__ import annotations

import pygame
import pytest

from game.art.writing import write
from game.ui.table.stage.tones import BACK, FAINT, Tone, Tones, cornered


def tile(color: tuple[int, int, int] = (200, 160, 120)) -> pygame.Surface:
    picture = pygame.Surface((40, 30), pygame.SRCALPHA)
    picture.fill(color)
    return picture


@pytest.mark.parametrize(
    ("tone", "seen"), [(BACK, (138, 110, 87, 255)), (FAINT, (200, 160, 120, 144))], ids=["back", "faint"]
)
def test_what_steps_back_is_darker_and_what_is_pale_lets_the_table_through(
    tone: Tone, seen: tuple[int, int, int, int]
) -> None:
    picture, tones = tile(), Tones()
    toned = tones.copy(picture, tone)
    shown = toned.get_at((20, 15))
    assert all(abs(one - other) <= 2 for one, other in zip(shown, seen, strict=True))
    assert tuple(picture.get_at((20, 15))) == (200, 160, 120, 255), "the picture itself stays"
    assert tones.copy(picture, tone) is toned, "it is made once"
    tones.clear()
    assert tones.copy(picture, tone) is not toned


def test_a_place_is_veiled_within_its_outline_and_one_without_is_not() -> None:
    tones, rect = Tones(), pygame.Rect(100, 50, 60, 40)
    corners = ((100, 50), (160, 50), (100, 90))
    (veil,) = tones.dim(rect, corners)
    assert veil.rect == rect
    assert veil.surface.get_at((5, 5)).a > 50 and veil.surface.get_at((58, 38)).a == 0
    assert next(tones.dim(rect, corners)).surface is veil.surface
    moved = next(tones.dim(rect, corners[::-1]))
    assert moved.surface is not veil.surface, "another outline is another veil"
    tones.clear(vivid=True)
    (bright,) = tones.dim(rect, corners)
    assert bright.surface.get_at((5, 5)).a > veil.surface.get_at((5, 5)).a + 50, "high contrast is clearer"
    assert not list(tones.dim(rect, ()))


def test_a_tile_reaches_into_its_corners_and_a_token_does_not() -> None:
    token = pygame.Surface((40, 40), pygame.SRCALPHA)
    pygame.draw.circle(token, (250, 250, 250), (20, 20), 20)
    assert cornered(tile()) and not cornered(token)


def test_a_number_that_an_edge_would_cut_is_left_out_where_it_has_to_be_legible() -> None:
    picture = pygame.Surface((60, 40), pygame.SRCALPHA)
    write(picture, pygame.Surface((20, 20)), (30, 10))
    tones, lies = Tones(), picture.get_rect(topleft=(0, 0))
    for edge, legible, seen in ((45, False, 1), (45, True, 0), (55, True, 1)):
        assert len(list(tones.part(picture, lies, pygame.Rect(0, 0, edge, 40), legible=legible))) == seen
