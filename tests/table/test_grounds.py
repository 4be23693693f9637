"""Grounds by themselves: what is printed once, what is kept, what is seen where nothing is printed."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pygame

from game.art.painter import Painter
from game.maps.places import Pane, Zone
from game.ui.services import Services
from game.ui.table.panels.panels import Panels
from game.ui.table.sheets import Sheets
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.placed_pane import PlacedPane
from game.ui.table.stage.grounds import Grounds

RED, GREEN = pygame.Color(200, 30, 40), pygame.Color(10, 180, 60)
BOARD = pygame.Rect(100, 100, 80, 60)


class Printer:
    """Prints every zone in two portions, first green, then red; a zone called "bare" has nothing on it."""

    def __init__(self) -> None:
        self.begun: list[str] = []

    def printing(
        self, zone: str, size: tuple[int, int], part: pygame.Rect
    ) -> Iterator[pygame.Surface | None]:
        self.begun.append(zone)
        for color in (GREEN, RED):
            picture = pygame.Surface(part.size)
            picture.fill(color)
            yield None if zone == "bare" else picture


class Frames:
    """No panels, but it is counted how often they are drawn."""

    drawn = 0

    def frames(self) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        self.drawn += 1
        return iter(())


def arrangement(*zones: str, at: int = 0, cards: dict[str, pygame.Rect | None] | None = None) -> Arrangement:
    """Zones below one another, so far to the right, with places for cards."""
    panes = [
        PlacedPane(
            Pane(name), cast("Zone", SimpleNamespace(size=BOARD.size)), BOARD.move(at, 80 * row),
            (0.0, 0.0), 1.0, 1.0, False,
        )
        for row, name in enumerate(zones)
    ]  # fmt: skip
    places = cards or {}
    sheets = Sheets((1920, 1080))
    made = SimpleNamespace(panes=panes, of_kind=lambda kind: iter(places), rect=places.get, sheets=sheets)
    return cast("Arrangement", made)


def grounds(services: Services) -> tuple[Grounds, Printer, Frames, Panels]:
    printer, frames = Printer(), Frames()
    return Grounds(services, cast("Painter", printer)), printer, frames, cast("Panels", frames)


def test_the_last_two_grounds_are_kept_and_of_more_the_one_not_seen_for_longest_goes(
    services: Services,
) -> None:
    made, printer, frames, panels = grounds(services)
    seen = [made.of(arrangement("board", at=at), panels) for at in range(2)]
    assert [made.of(arrangement("board", at=at), panels) is seen[at] for at in range(2)] == [True] * 2
    made.of(arrangement("board", at=0), panels)
    made.of(arrangement("board", at=2), panels)
    assert frames.drawn == 3
    assert made.of(arrangement("board", at=0), panels) is seen[0] and frames.drawn == 3
    assert made.of(arrangement("board", at=1), panels) is not seen[1], "it was seen before the other"
    assert printer.begun == ["board"], "printed once, wherever it lies"


def test_what_was_begun_ahead_is_brought_to_its_end_and_not_begun_again(services: Services) -> None:
    made, printer, _, panels = grounds(services)
    ahead = made.prefetch(arrangement("board", "sheet"))
    next(ahead)
    ground = made.of(arrangement("board", "sheet"), panels)
    assert printer.begun == ["board", "sheet"]
    for view in arrangement("board", "sheet").panes:
        assert ground.get_at(view.rect.center) == RED and ground.get_at(view.rect.topleft) == RED
        assert ground.get_at((view.rect.right, view.rect.top)) != RED
    for _ in ahead:
        pass
    assert printer.begun == ["board", "sheet"]
    assert len(list(made.prefetch(arrangement("board")))) == 0, "nothing is left"
    assert list(made.prefetch(arrangement("board"))) == []


def test_ahead_takes_a_step_for_each_portion(services: Services) -> None:
    made, printer, _, _ = grounds(services)
    assert len(list(made.prefetch(arrangement("board", "sheet")))) == 4
    assert printer.begun == ["board", "sheet"]


def test_each_ground_is_a_picture_of_its_own(services: Services) -> None:
    made, _, _, panels = grounds(services)
    for _ in made.prefetch(arrangement("board")):
        pass
    one, other = (made.of(arrangement("board", at=at), panels) for at in (0, 200))
    assert one is not other
    assert one.get_at(BOARD.center) == RED == other.get_at(BOARD.move(200, 0).center)
    table = services.artist.backdrop(services.metrics.size, services.theme.palette)
    assert other.get_at(BOARD.center) == table.get_at(BOARD.center), "nothing of the first is left on it"


def test_where_nothing_is_printed_the_table_is_seen(services: Services) -> None:
    made, printer, _, panels = grounds(services)
    ground = made.of(arrangement("bare"), panels)
    table = services.artist.backdrop(services.metrics.size, services.theme.palette)
    assert ground.get_at(BOARD.center) == table.get_at(BOARD.center)
    made.of(arrangement("bare", at=9), panels)
    assert printer.begun == ["bare"], "that it is bare is known"


def test_empty_places_of_cards_lie_on_what_is_printed(services: Services) -> None:
    made, _, _, panels = grounds(services)
    card = pygame.Rect(110, 105, 40, 50)
    ground = made.of(arrangement("board", cards={"one": card, "folded": None}), panels)
    plain = made.of(arrangement("board", at=1), panels)
    assert ground.get_at(card.center) != RED
    assert ground.get_at((card.right + 8, card.centery)) == RED == plain.get_at(card.center)
