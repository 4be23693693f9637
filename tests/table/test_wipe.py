"""The turn passes: the ground of the bar's medal takes the colour of who is next, for a moment."""

from __future__ import annotations

import pygame
import pytest

from game.ui.table.motion.wipe import DURATION, TurnWipe
from tests.conftest import MakeServices
from tests.room import Sit

MEDAL, BAR = pygame.Rect(96, 920, 84, 84), pygame.Rect(96, 880, 1728, 146)


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_the_colour_comes_and_goes_and_the_medal_swells_and_settles(
    services_for: MakeServices, speed: str
) -> None:
    services = services_for(animation=speed)
    wipe, medals, grounds = TurnWipe(services), list[int](), list[int]()
    wipe.begin(services.theme.seat_colors[0])
    while wipe.shown:
        *ground, medal = wipe.items(MEDAL, BAR)
        assert medal.rect.center == MEDAL.center and all(each.rect.w <= BAR.h for each in ground)
        assert all(BAR.top <= each.rect.top and each.rect.bottom <= BAR.bottom for each in (*ground, medal))
        medals.append(medal.rect.w)
        grounds.append(sum(each.rect.w for each in ground))
        assert wipe.update(DURATION[speed] / 8) is True
    assert medals[0] == medals[-1] == MEDAL.w < max(medals) and grounds[0] == 0 < max(grounds)
    assert wipe.items(MEDAL, BAR) == [] and wipe.update(1.0) is False


def test_without_animation_nothing_is_wiped(services_for: MakeServices) -> None:
    services = services_for(animation="off")
    wipe = TurnWipe(services)
    wipe.begin(services.theme.seat_colors[0])
    assert not wipe.shown and wipe.items(MEDAL, BAR) == []


def test_it_is_seen_when_the_turn_passes_and_covers_nothing_but_the_ground_of_the_medal(sit: Sit) -> None:
    room = sit(animation="normal")
    view = room.play.view
    assert not view.wipe.shown
    room.perform(room.choosing.decision.actions[0])
    assert view.wipe.shown
    view.update(0.1)
    for item in view.wipe.items(view.bar.medal, view.bar.rect):
        assert item.rect.top >= view.bar.rect.top and item.rect.w < view.bar.rect.w / 8
