"""The law of names: usual names, and those that the program gives, are whole on every panel."""

from __future__ import annotations

from itertools import product

import pytest

from game.maps.places import TABLE
from game.match.seats import Seat
from game.tables.registry import TITLES, find_title
from game.ui.table.panels.panels import PanelHeader, Panels
from tests.conftest import MakeServices
from tests.laws.figures import figures_of
from tests.laws.growing import arranged
from tests.laws.reading import read
from tests.laws.walks import GIVEN, LARGE, SMALL

USUAL = {
    "en": ("Shirin", "Bahram", "Yasmin", "Farhad", "Parvin"),
    "fa": ("شیرین", "بهرام", "یاسمن", "فرهاد", "پروین"),
}


@pytest.mark.parametrize("language", USUAL)
@pytest.mark.parametrize(("scale", "size"), [(1.0, SMALL), (1.5, SMALL), (2.0, LARGE)])
@pytest.mark.parametrize("title", TITLES)
def test_no_usual_name_is_cut_on_any_panel_beside_points_crown_and_badge(
    services_for: MakeServices,
    monkeypatch: pytest.MonkeyPatch,
    title: str,
    scale: float,
    size: tuple[int, int],
    language: str,
) -> None:
    services, reader = services_for(size, language=language, text_scale=scale), read(monkeypatch)
    rules, panels_of = find_title(title).rules({}), figures_of(title).panels
    layout, players = find_title(title).layout(rules), rules.info.seats[-1]
    shots = (*(layout.tabbed or (TABLE,)), *panels_of.shots)
    for shot, active, names in product(shots, (0, 1), (USUAL[language], GIVEN[language])):
        places = arranged(layout, services.metrics, players, shot, active)
        seats = [Seat(name, style) for style, name in enumerate(names[:players])]
        panels = Panels(services, places, seats)
        for seat, leads in product(range(players), (False, True)):
            for points, badges in panels_of.beside(shot, scale, names[seat], leads, acts=seat == active):
                panels.items([PanelHeader(seat, points, seat == active, leads, badges, provisional=True)])
    assert not reader.cut()
    assert reader.written
