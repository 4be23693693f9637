"""New York 1901: the names of players, whole on every panel."""

from __future__ import annotations

from itertools import product

import pytest

from game.match.seats import Seat
from game.tables.newyork1901.asking import ENDED
from game.tables.newyork1901.scenes import BUILD, LAND, VIEWS
from game.tables.newyork1901.title import TITLE
from game.ui.table.panels import Header, Panels
from tests.conftest import MakeServices
from tests.laws.growing import arranged
from tests.laws.reading import read
from tests.laws.test_bar import NAMES

LAYOUT = TITLE.layout(TITLE.rules({}))
SCENES = (*VIEWS, f"{LAND}.1.1.12.12", f"{BUILD}.0.0.9.1.1.12.12")
USUAL = {"en": ("Shirin", "Bahram", "Yasmin", "Farhad"), "fa": ("شیرین", "بهرام", "یاسمن", "فرهاد")}
HEADS = ((3, ()), (48, ()), (48, (ENDED,)))
"""Points, and the badges beside them; whoever is to act has none."""


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("language", USUAL)
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
    for scene, active, names in product(SCENES, (0, 1, None), (USUAL[language], NAMES[language])):
        places = arranged(LAYOUT, services.metrics, players, scene, active)
        panels = Panels(services, places, [Seat(name, style) for style, name in enumerate(names[:players])])
        for seat, (points, badges), leads in product(range(players), HEADS, (False, True)):
            # The longest name that the program gives has no room for a badge in the line of a panel.
            tight = scale == 1.0 and names[seat] == "بازیکن چهار"
            signs = () if seat == active or tight else badges
            panels.items([Header(seat, points, seat == active, leads, signs, provisional=True)])
    assert set(USUAL[language][:players]) <= {each.text for each in reader.written}
    assert not reader.cut()
