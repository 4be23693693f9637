"""Mombasa: the names of players, whole on every panel."""

from __future__ import annotations

from itertools import product

import pytest

from game.match.seats import Seat
from game.tables.mombasa.scenes import BOOKS, EXPANSION, GOODS, HAND, LEDGER, PLAN, STEPS, VIEWS
from game.tables.mombasa.title import TITLE
from game.ui.table.panels import Header, Panels
from tests.conftest import MakeServices
from tests.laws.growing import arranged
from tests.laws.reading import read

LAYOUT = TITLE.layout(TITLE.rules({}))
SCENES = (*VIEWS, PLAN, HAND, LEDGER, GOODS, STEPS, f"{EXPANSION}.cairo.0.0.9.9.0.0.5.5")
NAMES = {
    "en": (("Shirin", "Bahram", "Yasmin", "Farhad"), [f"Player {number}" for number in "1234"]),
    "fa": (("شیرین", "بهرام", "یاسمن", "فرهاد"), [f"بازیکن {number}" for number in "۱۲۳۴"]),
}
"""Usual names, and those that the program gives by itself."""
HEADS = ((7, ("ended",)), (99, ("ended",)), (99, ()), (120, ()))
"""Points, and the badges beside them; whoever is to act has none."""


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_usual_name_is_cut_on_any_panel_beside_points_crown_and_badge(
    services_for: MakeServices,
    monkeypatch: pytest.MonkeyPatch,
    players: int,
    scale: float,
    language: str,
    size: tuple[int, int],
) -> None:
    services, reader = services_for(size, language=language, text_scale=scale), read(monkeypatch)
    for scene, active, names in product(SCENES, (0, 1), NAMES[language]):
        places = arranged(LAYOUT, services.metrics, players, scene, active)
        panels = Panels(services, places, [Seat(name, style) for style, name in enumerate(names[:players])])
        for seat, (points, badges), leads in product(range(players), HEADS, (False, True)):
            tight = leads and scene == BOOKS and scale > 1
            if tight and points > 99:
                continue  # beside the large books a crown leaves room for two digits and no badge
            signs = () if seat == active or tight else badges
            panels.items([Header(seat, points, seat == active, leads, signs, provisional=True)])
    assert set(NAMES[language][0][:players]) <= {each.text for each in reader.written}
    assert not reader.cut()
