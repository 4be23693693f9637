"""The heads of panels: points clear of both rims, badges no smaller at larger text."""

from __future__ import annotations

import pygame
import pytest

from game.match.seats import Seat
from game.tables.registry import TITLES, find_title
from game.ui.table.panels.head_alignment import lowered_by
from game.ui.table.panels.panels import PanelHeader
from tests.laws.figures import meets
from tests.room import Sit

BADGE = "ended"


@pytest.mark.parametrize(("top", "lower"), [(0, 4), (3, 1), (9, 0)])
def test_points_that_fill_a_low_room_stand_clear_of_its_upper_edge_and_no_lower_than_that(
    top: int, lower: int
) -> None:
    label, room = pygame.Surface((30, 50), pygame.SRCALPHA), pygame.Rect(0, 100, 80, 50)
    label.fill((250, 240, 200), (0, top, 30, 40))
    assert lowered_by(label, room, 4) == lower


DEFAULTS = ("بازیکن یک", "بازیکن دو", "بازیکن سه", "بازیکن چهار", "بازیکن پنج")
"""Names as the program gives them where nobody types any, which leave badges little room."""


@pytest.mark.usefixtures("bar_only")
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("title", TITLES)
def test_at_larger_text_no_badge_of_a_player_is_smaller(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, title: str, language: str
) -> None:
    """In each scene that both have, with the fewest and the most players."""
    seats = find_title(title).rules({}).info.seats
    for players in (seats[0], seats[-1]):
        usual, *larger = (
            badges(sit, monkeypatch, title, players, language, scale) for scale in (1.0, 1.5, 2.0)
        )
        assert bool(usual) is meets(title, "test_at_larger_text_no_badge_of_a_player_is_smaller")
        for each in larger:
            small = {where: (usual[where], each[where]) for where in usual.keys() & each.keys()}
            assert all(after >= before for before, after in small.values()), small


def badges(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, title: str, players: int, language: str, scale: float
) -> dict[tuple[str, int], int]:
    """The side of a badge behind each name that has room for it, by scene and seat."""
    seats = [Seat(name, style) for style, name in enumerate(DEFAULTS[:players])] if language == "fa" else None
    given = {"seats": tuple(seats)} if seats else {}
    room = sit(players, title=title, size=(1920, 1080), text_scale=scale, language=language, **given)
    seen, icon, found = list[int](), room.services.artist.icon, dict[tuple[str, int], int]()

    def noted(name: str, size: int, color: object = None) -> pygame.Surface:
        seen.extend([size] if name == BADGE else [])
        return icon(name, size, color)  # type: ignore[arg-type]  # as it was called

    with monkeypatch.context() as patch:
        patch.setattr(room.services.artist, "icon", noted)
        for scene in room.play.view.tabbed or (room.play.view.shot,):
            room.play.visit(scene)
            for seat in range(players):
                room.play.view.panels.items([PanelHeader(seat, 5, badges=(BADGE,))])
                if seen:
                    found[scene, seat] = seen.pop()
    return found
