"""Aquileia at larger text: whatever is written where a question is asked is written larger.

The law of all titles sees what random games show; here every kind of number is laid into every place.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.maps.places import Setting
from game.rules.aquileia.components import cards
from game.rules.aquileia.printed import exchanges, spaces
from game.rules.kernel.ids import kind_of, last_of, spell
from game.tables.aquileia.layout import CLOSE, PLAYERS, VIEWS
from game.tables.aquileia.placing import HELD, SHORT
from game.tables.registry import find_title
from game.ui.pictures import make_painter
from game.ui.services import Services
from game.ui.table.arrange import Arrangement
from game.ui.table.bar import bar_height
from tests.aquileia.scene import RULES
from tests.conftest import MakeServices
from tests.laws.reading import Reader, read

OWN = 1
DESIGN = (1920, 1080)
ASKED = (*(scene for scene in VIEWS if scene not in (PLAYERS, "market")), *CLOSE)
"""The scenes in which something is asked."""
GROWS, WORDS, NUMERALS = {1.5: 1.05, 2.0: 1.1}, 26, 22
"""By how much a text grows; the least heights of words and of numerals, which need not grow beyond as many
times that."""
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


def written(ui: Services, reader: Reader, scene: str, players: int) -> dict[tuple[Piece, str], int]:
    """How high each text of each piece is that the board or the own panel may show."""
    found = find_title("aquileia")
    painter = make_painter(ui, found, RULES)
    setting = Setting(scene, players, OWN, ui.metrics.text_scale, rtl=ui.metrics.rtl)
    laid = Arrangement(found.layout(RULES), ui.metrics, setting, bar_height(ui.metrics, ui.theme.fonts))
    heights: dict[tuple[Piece, str], int] = {}
    for view in laid.views:
        for name in view.zone.slots if view.pane.seat in (None, OWN) else ():
            rect = laid.rect(slot := name.replace("*", str(OWN)))
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
        assert len(both) > 5
        small = {
            key: (usual[1][key], heights[key]) for key in both if heights[key] < wanted(key, scale, usual[1])
        }
        assert not small, scale


def test_cards_know_their_kinds_in_this_sample() -> None:
    assert {spell("card", kind) for kind in ("weapon_triple", "gold_horse_double")} <= cards().keys()
