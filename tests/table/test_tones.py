"""How pieces step back and are lifted: darker or faint copies and shadows, each made once."""

from __future__ import annotations

import pygame
import pytest

from game.art.writing import write, written_on
from game.ui.table.stage.tones import FAINT, SLIGHT, STRONG, Tone, Tones, cornered, edge_of


def tile(color: tuple[int, int, int] = (200, 160, 120)) -> pygame.Surface:
    picture = pygame.Surface((40, 30), pygame.SRCALPHA)
    picture.fill(color)
    return picture


@pytest.mark.parametrize(
    ("tone", "seen"),
    [(SLIGHT, (164, 131, 98, 255)), (STRONG, (112, 97, 83, 255)), (FAINT, (200, 160, 120, 144))],
    ids=["slight", "strong", "faint"],
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


def test_what_steps_back_loses_colour_and_keeps_its_shape_and_what_is_written_on_it() -> None:
    picture = pygame.Surface((40, 30), pygame.SRCALPHA)
    picture.fill((255, 0, 0, 128), (0, 0, 20, 30))
    write(picture, pygame.Surface((4, 4)), (30, 10))
    toned = Tones().copy(picture, STRONG)
    red, green, blue, alpha = toned.get_at((5, 5))
    assert red < 160 and green == blue > 0 and alpha == 128 and toned.get_at((25, 5)).a == 0
    assert written_on(toned) == written_on(picture)


def test_a_lifted_piece_has_a_soft_shadow_in_its_own_shape() -> None:
    picture, tones = pygame.Surface((80, 80), pygame.SRCALPHA), Tones()
    pygame.draw.circle(picture, (250, 250, 250), (40, 40), 40)
    shadow = tones.shadow(picture, 8)
    assert shadow.get_size() == (112, 112) and tones.shadow(picture, 8) is shadow
    assert shadow.get_at((56, 56)).a > 90 > 40 > shadow.get_at((20, 20)).a, "none beside a disc"
    assert 0 < shadow.get_at((56, 14)).a < 90, "it fades"


def test_a_tile_reaches_into_its_corners_and_a_token_does_not() -> None:
    token = pygame.Surface((40, 40), pygame.SRCALPHA)
    pygame.draw.circle(token, (250, 250, 250), (20, 20), 20)
    assert cornered(tile()) and not cornered(token)
    assert edge_of(tile()) == 0 and edge_of(token) in range(4, 8)


def test_a_number_that_an_edge_would_cut_is_left_out_where_it_has_to_be_legible() -> None:
    picture = pygame.Surface((60, 40), pygame.SRCALPHA)
    write(picture, pygame.Surface((20, 20)), (30, 10))
    tones, lies = Tones(), picture.get_rect(topleft=(0, 0))
    for edge, legible, seen in ((45, False, 1), (45, True, 0), (55, True, 1)):
        assert len(list(tones.part(picture, lies, pygame.Rect(0, 0, edge, 40), legible=legible))) == seen
