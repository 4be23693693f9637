"""Aquileia at larger text: whatever is written where a question is asked is written larger.

The law of all titles sees what random games show; here every kind of number is laid into every place.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.maps.places import ShotContext
from game.rules.aquileia.printed import exchanges, spaces
from game.rules.kernel.ids import kind_of, last_of, spell
from game.tables.aquileia.layout import PLAYERS, TABBED
from game.tables.aquileia.paint.cards import shared as counted
from game.tables.aquileia.paint.coins import divided, purse
from game.tables.aquileia.paint.figures import LARGE, figures_at
from game.tables.aquileia.placing import HELD, SHORT
from game.tables.registry import find_title
from game.ui.pictures import make_painter
from game.ui.services import Services
from game.ui.table.bar.places import bar_height
from game.ui.table.shots.arrange import Arrangement
from tests.aquileia.scene import RULES
from tests.conftest import MakeServices
from tests.laws.reading import Reader, read

OWN = 1
DESIGN = (1920, 1080)
MARKET = tuple(f"market.{area}" for area in ("dolus", "pecunia", "equi", "servi"))
ASKED = (*(scene for scene in TABBED if scene not in (PLAYERS, "market")), *MARKET[1:])
"""The scenes in which something is asked that is read there; at Dolus one just rolls."""
GROWS, WORDS, NUMERALS = {1.5: 1.05, 2.0: 1.1}, 26, 22
"""By how much a text grows; the least heights of words and of numerals, which need not grow beyond as many
times that."""
PLAYED = [3, 4, 5]
ROUNDED = 0.97
"""A pixel of thirty is rounding."""
AIR = 7
"""So many pixels there are between the number of an area and its name."""
Piece = tuple[str, int, str]


def pieces(slot: str) -> Iterator[Piece]:
    """What may lie in a slot, with its number and its look."""
    kind = kind_of(slot)
    if kind in ("coins", "bank"):
        yield from ((slot, 4, ""), (slot, 12, ""))
        if kind == "coins":
            yield slot, 4, "2"
    elif kind in ("cards", "laurels", "agents", "discard", "deck"):
        yield from ((slot, 4, ""), (slot, 12, ""))
    elif kind == "hand":
        yield slot, 2, HELD
    elif kind == "equi":
        yield from ((slot, 1, card) for card in ("weapon_triple", "gold_horse_double"))
    elif kind in ("title", "round", "selection", "bid"):
        yield slot, 3, ""
    elif slot in spaces():
        yield slot, 1, ""
        yield from ((spell("agent", 2, last_of(slot)), 1, look) for look in ("", SHORT))
    elif slot in exchanges():
        yield slot, 1, ""


def laid_out(ui: Services, scene: str, players: int) -> Arrangement:
    setting = ShotContext(scene, players, OWN, ui.metrics.text_scale, rtl=ui.metrics.rtl)
    high = bar_height(ui.metrics, ui.theme.fonts)
    return Arrangement(find_title("aquileia").layout(RULES), ui.metrics, setting, high)


def slots_of(laid: Arrangement) -> Iterator[str]:
    """The places on the board and the own panel."""
    for view in laid.panes:
        if view.pane.seat in (None, OWN):
            yield from (name.replace("*", str(OWN)) for name in view.zone.slots)


def written(ui: Services, reader: Reader, scene: str, players: int) -> dict[tuple[Piece, str], int]:
    """How high each text of each piece is that the board or the own panel may show."""
    painter, laid = make_painter(ui, find_title("aquileia"), RULES), laid_out(ui, scene, players)
    heights: dict[tuple[Piece, str], int] = {}
    for slot in slots_of(laid):
        rect = laid.rect(slot)
        for piece in pieces(slot) if rect else ():
            assert rect
            reader.written.clear()
            painter.paint(piece[0], "up", rect.size, piece[1], piece[2])
            heights |= {(piece, each.text): each.height for each in reader.written}
    return heights


def wanted(key: tuple[Piece, str], scale: float, usual: dict[tuple[Piece, str], int]) -> float:
    """How high a text is at least."""
    least = WORDS if any(char.isalpha() for char in key[1]) else NUMERALS
    return min(GROWS[scale] * usual[key], scale * least) - 0.5


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("scene", ASKED)
def test_whatever_is_written_on_the_board_and_the_own_panel_is_larger_at_larger_text(
    services_for: MakeServices, monkeypatch: pytest.MonkeyPatch, scene: str, players: int, language: str
) -> None:
    reader = read(monkeypatch)
    usual, *larger = (
        (scale, written(services_for(DESIGN, language=language, text_scale=scale), reader, scene, players))
        for scale in (1.0, *GROWS)
    )
    for scale, heights in larger:
        both = usual[1].keys() & heights.keys()
        assert len(both) > 4
        small = {
            key: (usual[1][key], heights[key]) for key in both if heights[key] < wanted(key, scale, usual[1])
        }
        assert not small, (scale, small)


@pytest.mark.parametrize("size", [(90, 38), (90, 41), (90, 42), (159, 68), (159, 78)])
def test_how_many_coins_there_are_stands_clear_of_what_they_will_cost(size: tuple[int, int]) -> None:
    sheet = purse("bronze", 3, "2", size, LARGE)
    count, cost = sheet.figures
    slip = divided(size, 3, planned=True, figures=LARGE)
    start, end = slip.wide - slip.label - slip.margin, slip.wide - slip.margin
    assert (start - (count.centre[0] + count.width / 2)) * size[0] / slip.wide >= 3
    sign = start + slip.label / LARGE.price[0] * sum(LARGE.minus)
    assert sign + 1.5 <= cost.centre[0] - cost.width / 2
    assert cost.centre[0] + cost.width / 2 <= end - 2.5, "with air round it"
    assert cost.height <= LARGE.tall - 6


def shared(room: tuple[int, int], count: int, scale: float, k: float) -> tuple[float, float]:
    """How large coin and label are on a slip of coins in this room, in pixels."""
    slip = divided(room, count, planned=True, figures=figures_at(scale), k=k)
    zoom = min(room[0] / slip.wide, room[1] / 40)
    return slip.side * zoom, slip.label * zoom


def sign_of(slot: str, room: tuple[int, int], count: int, scale: float) -> float:
    """How large the sign is on a slip that counts something in this room, in pixels."""
    shape = room[0] / room[1]
    wide = 40 * (shape if kind_of(slot) == "discard" else max(1.55, shape))
    return counted(wide, count, figures_at(scale)).side * min(room[0] / wide, room[1] / 40)


def compared(
    services_for: MakeServices, size: tuple[int, int], scene: str, players: int, kinds: set[str]
) -> Iterator[tuple[str, float, float, tuple[int, int], tuple[int, int]]]:
    """Each place of these kinds, on the board and on every panel: its size as usual and at a larger scale."""
    usual, *larger = (
        (scale, laid_out(services_for(size, text_scale=scale), scene, players)) for scale in (1.0, *GROWS)
    )
    for view in usual[1].panes:
        names = (name.replace("*", str(view.pane.seat)) for name in view.zone.slots)
        for slot in (name for name in names if kind_of(name) in kinds):
            for scale, found in larger:
                if (was := usual[1].rect(slot)) and (now := found.rect(slot)):
                    yield slot, scale, size[1] / DESIGN[1], was.size, now.size


@pytest.mark.parametrize("count", [3, 12])
@pytest.mark.parametrize("players", PLAYED)
@pytest.mark.parametrize("size", [DESIGN, (1280, 720)], ids=str)
@pytest.mark.parametrize("scene", [*TABBED, *MARKET])
def test_the_coin_and_what_it_will_cost_are_no_smaller_beside_a_number_at_larger_text(
    services_for: MakeServices, scene: str, size: tuple[int, int], players: int, count: int
) -> None:
    found = list(compared(services_for, size, scene, players, {"coins"}))
    assert {slot.split(".")[1] for slot, *_ in found} == {str(seat) for seat in range(players)}
    for slot, scale, k, before, now in found:
        was, grown = shared(before, count, 1.0, k), shared(now, count, scale, k)
        assert min(b / a for a, b in zip(was, grown, strict=True)) >= ROUNDED, (slot, scale)


@pytest.mark.parametrize("players", PLAYED)
@pytest.mark.parametrize("size", [DESIGN, (1280, 720)], ids=str)
@pytest.mark.parametrize("scene", [*TABBED, *MARKET])
def test_no_sign_of_what_is_counted_is_smaller_beside_its_number_at_larger_text(
    services_for: MakeServices, scene: str, size: tuple[int, int], players: int
) -> None:
    found = list(compared(services_for, size, scene, players, {"cards", "laurels", "agents", "discard"}))
    assert found
    for slot, scale, _, before, now in found:
        for count in (3,) if kind_of(slot) == "agents" else (3, 12):  # nobody has ten agents
            was, grown = sign_of(slot, before, count, 1.0), sign_of(slot, now, count, scale)
            assert grown >= ROUNDED * was, (slot, scale, count)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("players", PLAYED)
@pytest.mark.parametrize("scene", [*TABBED, *MARKET])
def test_no_number_on_a_panel_of_the_others_is_smaller_at_larger_text(
    services_for: MakeServices, monkeypatch: pytest.MonkeyPatch, scene: str, players: int, language: str
) -> None:
    reader, kinds = read(monkeypatch), ("coins", "cards", "laurels")
    heights: dict[tuple[float, Piece], int] = {}
    for scale in (1.0, *GROWS):
        ui = services_for(DESIGN, language=language, text_scale=scale)
        painter, laid = make_painter(ui, find_title("aquileia"), RULES), laid_out(ui, scene, players)
        slots = {
            name.replace("*", "0") for view in laid.panes if view.pane.seat == 0 for name in view.zone.slots
        }
        for piece in (each for slot in slots if kind_of(slot) in kinds for each in pieces(slot)):
            if rect := laid.rect(piece[0]):
                ui.writer.clear()
                reader.written.clear()
                painter.paint(piece[0], "up", rect.size, piece[1], piece[2])
                heights[scale, piece] = min(each.height for each in reader.written)
    for (scale, piece), high in heights.items():
        assert high >= min(heights.get((1.0, piece), 0), scale * NUMERALS) - 1, (scale, piece)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", GROWS)
@pytest.mark.parametrize("scene", [*TABBED, *MARKET])
def test_there_is_clear_air_between_the_name_of_an_area_and_its_number(
    services_for: MakeServices, scene: str, scale: float, language: str
) -> None:
    ui = services_for(DESIGN, language=language, text_scale=scale)
    painter, laid = make_painter(ui, find_title("aquileia"), RULES), laid_out(ui, scene, 4)
    for slot in (name for name in slots_of(laid) if kind_of(name) == "title"):
        if (rect := laid.rect(slot)) and last_of(slot) not in ("dice", "bid", "purses"):
            drawn = painter.paint(slot, "up", rect.size, 0, "")
            inked = pygame.mask.from_surface(drawn, 60)
            full = [any(inked.get_at((x, y)) for y in range(rect.h)) for x in range(rect.w)]
            start = full.index(True)
            end = full.index(False, start)
            assert full.index(True, end) - end >= AIR, slot
