"""The heads of the panels: what is left where there is little room."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.maps.places import Pane, ShotContext, Slot, TableLayout, Zone
from game.match.seats import Seat
from game.ui.table.panels.panels import PanelHeader, Panels
from game.ui.table.shots.arrange import Arrangement
from tests.conftest import MakeServices
from tests.laws.reading import read

HEAD = PanelHeader(0, 12)


def panels(services_for: MakeServices, language: str, room: int, score: int = 500) -> Panels:
    """A panel across the table whose name has so much room; the room of the points begins at ``score``."""
    services = services_for((1920, 1080), language=language)
    slots = (
        Slot("symbol.*", "label", (0, 0, 50, 50)),
        Slot("name.*", "label", (60, 0, room, 50)),
        Slot("score.*", "label", (score, 0, 120, 50)),
    )
    zone = Zone((1728, 800), {slot.name: slot for slot in slots})
    layout = TableLayout(zone, {1: zone}, shots=lambda _: Pane("seat", 0))
    arrangement = Arrangement(layout, services.metrics, ShotContext(players=1), 150)
    return Panels(services, arrangement, [Seat("Shirin", 0)])


def drawn(made: Panels, head: PanelHeader) -> pygame.Surface:
    """The head of the only panel."""
    return made.items([head])[-1].surface


@pytest.mark.parametrize("language", ["en", "fa"])
def test_badges_stay_where_the_name_has_no_room(
    services_for: MakeServices, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, reader = panels(services_for, language, 60), read(monkeypatch)
    plain, ready = (drawn(made, each) for each in (HEAD, replace(HEAD, badges=("check",))))
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(ready, "RGBA")
    assert not any("Shirin" in each.text for each in reader.written)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_name_that_has_room_stands_before_its_badges(
    services_for: MakeServices, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, reader = panels(services_for, language, 420), read(monkeypatch)
    drawn(made, replace(HEAD, badges=("check",)))
    assert any("Shirin" in each.text for each in reader.written)


def test_a_name_leaves_air_above_and_below_it(services_for: MakeServices) -> None:
    head = drawn(panels(services_for, "en", 420), HEAD)
    name = head.subsurface((60, 0, 420, 50)).get_bounding_rect()
    assert 20 <= name.h <= 29 and abs(name.centery - 25) <= 4


def test_what_has_no_room_at_all_is_left_out(services_for: MakeServices) -> None:
    made = panels(services_for, "en", 20)
    plain, ready = (drawn(made, each) for each in (HEAD, replace(HEAD, badges=("check",))))
    assert pygame.image.tobytes(plain, "RGBA") == pygame.image.tobytes(ready, "RGBA")


def test_every_panel_has_a_frame_on_the_ground_and_nothing_else_is_drawn_there(
    services_for: MakeServices,
) -> None:
    made = panels(services_for, "en", 300)
    ground = pygame.Surface((1920, 1080), pygame.SRCALPHA)
    for frame, rect in made.frames():
        ground.blit(frame, rect)
    head = made.header(0)
    assert head is not None
    framed = ground.get_bounding_rect()
    assert (framed.left, framed.w) == (head.left, head.w) and framed.contains(head) and framed.h > head.h


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_leaders_crown_stands_between_the_name_and_the_points(
    services_for: MakeServices, language: str
) -> None:
    made = panels(services_for, language, 300)
    plain, crowned = (drawn(made, replace(HEAD, leads=leads)) for leads in (False, True))
    inked, more = (pygame.mask.from_surface(each) for each in (plain, crowned))
    crown = _around(more.overlap_mask(_inverted(inked), (0, 0)))
    left, right = (_around(part) for part in _parted(inked, 430 if language == "en" else 1728 - 430))
    name, number = (left, right) if language == "en" else (right, left)
    assert crown.w > 20 and crown.h > 10 and not crown.colliderect(number) and not crown.colliderect(name)
    assert sorted([name, crown, number], key=lambda rect: rect.left)[1] is crown
    assert min(abs(crown.left - number.right), abs(number.left - crown.right)) >= 5


def _inverted(mask: pygame.Mask) -> pygame.Mask:
    other = mask.copy()
    other.invert()
    return other


def _around(mask: pygame.Mask) -> pygame.Rect:
    """Everything that is set."""
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:])


def _parted(mask: pygame.Mask, x: int) -> tuple[pygame.Mask, pygame.Mask]:
    """What is set to the left and to the right of a column."""
    wide, high = mask.get_size()
    left, right = (pygame.Mask((width, high), fill=True) for width in (x, wide - x))
    return mask.overlap_mask(left, (0, 0)), mask.overlap_mask(right, (x, 0))


def test_points_and_their_crown_keep_off_what_lies_before_the_name(services_for: MakeServices) -> None:
    leads = replace(HEAD, score=1288, leads=True)
    made = panels(services_for, "en", 20, score=90)
    with_crown, alone = (drawn(made, replace(leads, leads=crowned)) for crowned in (True, False))
    for head in (with_crown, alone):
        head.fill((0, 0, 0, 0), (0, 0, 52, 50))
        assert 60 <= head.get_bounding_rect().left < 130
