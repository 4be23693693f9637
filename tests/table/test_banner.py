"""The ribbon that says whose turn it is: it waits for a still table, sweeps over it and is gone."""

from __future__ import annotations

import pygame
import pytest

from game.ui.services import Services
from game.ui.table.motion.banner import DURATION, Banner
from tests.conftest import MakeServices
from tests.laws.reading import read

AREA = pygame.Rect(96, 54, 1088, 480)


def called(services: Services, words: str = "Hana") -> Banner:
    banner = Banner(services)
    banner.call(words, services.theme.seat_colors[0])
    return banner


def ribbon(banner: Banner) -> pygame.Rect:
    (item,) = banner.items(AREA)
    return item.rect


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_it_waits_until_the_table_is_still_and_stays_for_its_time(
    services_for: MakeServices, speed: str
) -> None:
    banner = called(services_for(animation=speed))
    assert banner.update(5.0, still=False, area=AREA) is False
    assert not banner.shown and banner.items(AREA) == []
    assert banner.update(5.0, still=True, area=AREA) is True, "it begins now, whatever time has passed"
    assert banner.shown
    assert banner.update(DURATION[speed] - 0.01, still=False, area=AREA) is True, "nothing stops it"
    assert banner.shown
    assert banner.update(0.02, still=True, area=AREA) is True, "it goes, and that is seen"
    assert not banner.shown and banner.items(AREA) == []
    assert banner.update(1.0, still=True, area=AREA) is False


def test_without_animation_nobody_is_announced(services_for: MakeServices) -> None:
    banner = called(services_for(animation="off"))
    assert banner.update(1.0, still=True, area=AREA) is False
    assert not banner.shown


def test_it_is_stopped_at_once_whether_it_waits_or_sweeps(services_for: MakeServices) -> None:
    services = services_for(animation="normal")
    waiting = called(services)
    waiting.stop()
    assert waiting.update(0.1, still=True, area=AREA) is False and not waiting.shown
    sweeping = called(services)
    sweeping.update(0.1, still=True, area=AREA)
    sweeping.stop()
    assert not sweeping.shown and sweeping.items(AREA) == []


@pytest.mark.parametrize(("language", "sign"), [("en", 1), ("fa", -1)])
def test_it_comes_from_the_start_of_reading_rests_in_the_middle_and_leaves_at_the_end(
    services_for: MakeServices, language: str, sign: int
) -> None:
    services = services_for(animation="normal", language=language)
    canvas, banner = services.metrics.canvas, called(services)
    banner.update(0.0, still=True, area=AREA)
    places = [ribbon(banner)]
    while banner.update(0.03, still=True, area=AREA) and banner.shown:
        places.append(ribbon(banner))
    along = [sign * (place.centerx - canvas.centerx) for place in places]
    assert {place.centery for place in places} == {AREA.centery}
    assert {place.w for place in places} == {canvas.w}
    assert along[0] == -canvas.w, "out of sight at first"
    assert along == sorted(along) and along[-1] > canvas.w * 0.9
    still = [place for place in along if place == 0]
    assert 0.5 < len(still) / len(along) < 0.62, "it rests while it is read"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_emblem_and_name_stand_side_by_side_in_the_middle(services_for: MakeServices, language: str) -> None:
    services = services_for(animation="normal", language=language)
    banner = called(services)
    banner.update(0.0, still=True, area=AREA)
    (item,) = banner.items(AREA)
    high = item.surface.get_height()
    line = item.surface.get_at((3, high // 2))
    edges = [item.surface.get_at((3, y))[:3] for y in (0, high - 1)]
    style = services.theme.seat_colors[0]
    assert edges == [style.color, style.color] and line[:3] != style.color
    ground = pygame.Surface(item.surface.get_size(), pygame.SRCALPHA)
    ground.blit(item.surface, (0, 0))
    written = pygame.mask.from_threshold(ground, line, (12, 12, 12, 255))
    written.invert()
    within = pygame.Rect(0, high // 8, ground.get_width(), high * 3 // 4)
    inside = written_in(written, within)
    assert abs(inside.centerx - within.centerx) < high * 0.1
    gap = services.metrics.units(28)
    emblem = round(high * 0.62)
    assert inside.w > emblem + gap, "name and emblem"
    side = inside.right - emblem - gap if services.metrics.rtl else inside.left + emblem
    between = pygame.Rect(side + gap // 3, within.top, gap // 3, within.h)
    assert written_in(written, between).w == 0, "apart"


def written_in(mask: pygame.Mask, area: pygame.Rect) -> pygame.Rect:
    part = pygame.Mask(area.size)
    part.draw(mask, (-area.left, -area.top))
    rects = part.get_bounding_rects()
    found = rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)
    return found.move(area.topleft)


def test_another_name_or_seat_is_another_ribbon(services_for: MakeServices) -> None:
    services = services_for(animation="normal")
    pictures = set()
    for words, seat in (("Hana", 0), ("Roxana", 0), ("Hana", 1)):
        banner = Banner(services)
        banner.call(words, services.theme.seat_colors[seat])
        banner.update(0.0, still=True, area=AREA)
        pictures.add(pygame.image.tobytes(banner.items(AREA)[0].surface, "RGBA"))
    assert len(pictures) == 3


def test_a_long_name_stays_within_the_table(services_for: MakeServices) -> None:
    services = services_for(animation="normal")
    banner = called(services, "x" * 200)
    banner.update(0.0, still=True, area=AREA)
    picture = banner.items(AREA)[0].surface
    line = picture.get_at((3, picture.get_height() // 2))
    written = pygame.mask.from_threshold(picture, line, (12, 12, 12, 255))
    written.invert()
    high = picture.get_height()
    inside = written_in(written, pygame.Rect(0, high // 8, picture.get_width(), high * 3 // 4))
    assert inside.w <= AREA.w


def test_a_name_that_is_too_long_is_shortened_before_the_words_lose_their_end(
    services_for: MakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, full, brief = read(monkeypatch), f"{'W' * 40} plays", "W. plays"
    for words, other in ((full, brief), ("Hana plays", "H. plays")):
        services = services_for(animation="fast")
        banner = Banner(services)
        banner.call(words, services.theme.seat_colors[0], other)
        banner.update(0.0, still=True, area=AREA)
    assert {each.text for each in reader.written} == {brief, "Hana plays"}


def test_several_things_are_announced_one_after_the_other(services_for: MakeServices) -> None:
    services = services_for(animation="normal")
    banner = called(services)
    for words in ("Omid's agent goes home", "Roxana's agent goes home"):
        banner.call(words, services.theme.seat_colors[1], read=True, then=True)
    ribbons: list[pygame.Surface] = []
    for _ in range(200):
        banner.update(0.05, still=True, area=AREA)
        for item in banner.items(AREA):
            if item.surface not in ribbons:
                ribbons.append(item.surface)
    assert len(ribbons) == 3 and not banner.due
    banner.call("Hana", services.theme.seat_colors[0], read=True)
    banner.call("Omid", services.theme.seat_colors[1])
    banner.update(0.0, still=True, area=AREA)
    banner.update(DURATION["normal"], still=True, area=AREA)
    assert not banner.due, "what is announced anew takes the place of what was"


def test_between_several_things_nobody_sees_an_empty_table(services_for: MakeServices) -> None:
    """Else whoever moves by themselves would move in that moment, and the rest would never be told."""
    services = services_for(animation="normal")
    banner = called(services, "Hana")
    banner.call("Ali", services.theme.seat_colors[1], then=True)
    banner.update(0.1, still=True, area=AREA)
    for _ in range(200):
        left = banner.due
        assert banner.update(1 / 60, still=True, area=AREA)
        if not banner.shown:
            break
        assert left
    assert not banner.due
