"""Aquileia at larger text: whatever is written where a question is asked is written larger.

The law of all titles sees what random games show; here every kind of number is laid into every place.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.maps.places import Setting
from game.rules.aquileia.printed import exchanges, spaces
from game.rules.kernel.ids import kind_of, last_of, spell
from game.tables.aquileia.layout import CLOSE, PLAYERS, VIEWS
from game.tables.aquileia.paint.coins import divided, purse
from game.tables.aquileia.paint.figures import LARGE, figures_at
from game.tables.aquileia.placing import HELD, SHORT
from game.tables.registry import find_title
from game.ui.pictures import make_painter
from game.ui.services import Services
from game.ui.table.arrange import Arrangement
from game.ui.table.bar import bar_height
from tests.aquileia.scene import RULES
from tests.conftest import MakeServices
from tests.laws.reading import ZERO, Reader, read, sample_of

OWN = 1
DESIGN = (1920, 1080)
ASKED = (*(scene for scene in VIEWS if scene not in (PLAYERS, "market")), *CLOSE)
"""The scenes in which something is asked."""
GROWS, WORDS, NUMERALS = {1.5: 1.05, 2.0: 1.1}, 26, 22
"""By how much a text grows; the least heights of words and of numerals, which need not grow beyond as many
times that."""
CHOSEN = {
    "table": "space",
    "market.pecunia": "exchange",
    "market.equi": "equi",
    "theatrum": "coins",
    "forum": "site",
    "contest": "hand",
}
"""What is chosen there."""
ROOMY = 150
"""What is so wide and high need not be larger."""
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
    setting = Setting(scene, players, OWN, ui.metrics.text_scale, rtl=ui.metrics.rtl)
    high = bar_height(ui.metrics, ui.theme.fonts)
    return Arrangement(find_title("aquileia").layout(RULES), ui.metrics, setting, high)


def slots_of(laid: Arrangement) -> Iterator[str]:
    """The places on the board and the own panel."""
    for view in laid.views:
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
    """How high a text is at least.

    A small Persian zero alone is as tall as other digits already: when they grow it only becomes no smaller.
    """
    least = WORDS if any(char.isalpha() for char in key[1]) else NUMERALS
    grown = 1.0 if sample_of(key[1]) == ZERO else GROWS[scale]
    return min(grown * usual[key], scale * least) - 0.5


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
        assert len(both) > 5
        small = {
            key: (usual[1][key], heights[key]) for key in both if heights[key] < wanted(key, scale, usual[1])
        }
        assert not small, scale


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("scene", "kind"), sorted(CHOSEN.items()))
def test_whatever_may_be_chosen_where_it_is_asked_for_is_larger_at_larger_text(
    services_for: MakeServices, scene: str, kind: str, players: int, language: str
) -> None:
    usual, *larger = (
        laid_out(services_for(DESIGN, language=language, text_scale=scale), scene, players)
        for scale in (1.0, *GROWS)
    )
    slots = [name for name in slots_of(usual) if kind_of(name) == kind]
    assert len(slots) > 1
    for grows, found in zip((1.03, 1.1), larger, strict=True):
        for slot in slots:
            before, now = usual.rect(slot), found.rect(slot)
            assert before and now, slot
            if min(now.size) < ROOMY:
                assert (now.w * now.h) ** 0.5 >= grows * (before.w * before.h) ** 0.5 - 0.3, slot


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


def shared(room: tuple[int, int], count: int, scale: float) -> tuple[float, float]:
    """How large coin and label are on a slip of coins in this room, in pixels."""
    slip = divided(room, count, planned=True, figures=figures_at(scale))
    zoom = min(room[0] / slip.wide, room[1] / 40)
    return slip.side * zoom, slip.label * zoom


@pytest.mark.parametrize("count", [3, 12])
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("scene", [*VIEWS, *CLOSE])
def test_the_coin_and_what_it_will_cost_are_no_smaller_beside_a_number_at_larger_text(
    services_for: MakeServices, scene: str, players: int, count: int
) -> None:
    usual, *larger = (
        (scale, laid_out(services_for(DESIGN, text_scale=scale), scene, players)) for scale in (1.0, *GROWS)
    )
    compared = 0
    for seat in range(players):
        before = usual[1].rect(slot := f"coins.{seat}.silver")
        for scale, found in larger:
            if before and (now := found.rect(slot)):
                was, grown = shared(before.size, count, 1.0), shared(now.size, count, scale)
                least = min(b / a for a, b in zip(was, grown, strict=True))
                assert least >= 0.97, "a pixel of thirty is rounding"
                compared += 1
    assert compared


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("scale", GROWS)
@pytest.mark.parametrize("scene", ["contest", "forum"])
def test_the_chips_of_the_others_end_above_the_lower_edge_of_their_panels(
    services_for: MakeServices, scene: str, scale: float, players: int, language: str
) -> None:
    laid = laid_out(services_for(DESIGN, language=language, text_scale=scale), scene, players)
    for seat, panel in laid.panels.items():
        chips = laid.rect(f"laurels.{seat}")
        assert chips and chips.bottom <= panel.bottom - 3
