"""The law of names: usual names, and those that the program gives, are whole on every panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import pytest

from game.match.seats import Seat
from game.tables.mombasa import shots as mombasa
from game.tables.newyork1901 import shots as newyork
from game.tables.newyork1901.table import ENDED
from game.tables.registry import find_title
from game.ui.table.panels import Header, Panels
from tests.conftest import MakeServices
from tests.laws.growing import arranged
from tests.laws.reading import read
from tests.laws.walks import GIVEN

USUAL = {"en": ("Shirin", "Bahram", "Yasmin", "Farhad"), "fa": ("شیرین", "بهرام", "یاسمن", "فرهاد")}
LONGEST = "بازیکن چهار"
Spot = tuple[str, float, str, bool]
"""A scene, the text size, a name, and whether its bearer leads."""
Head = tuple[int, tuple[str, ...]]
"""Points, and the badges beside them; whoever is to act has none."""


@dataclass(frozen=True, slots=True)
class Case:
    """What a title writes on its panels.

    Attributes:
        scenes: those of its table.
        heads: what stands beside a name.
        most: the most points that there is room for beside the name alone, where badges find none.
    """

    scenes: tuple[str, ...]
    heads: tuple[Head, ...]
    most: Callable[[Spot], int | None]


def beside_books(spot: Spot) -> int | None:
    """Beside Mombasa's large books a crown leaves room for two digits and no badge.

    The longest name that the program gives is cut there.
    """
    scene, scale, name, leads = spot
    if name == LONGEST:
        return -1
    return 99 if leads and scene == mombasa.BOOKS and scale > 1 else None


def whole(spot: Spot) -> None:
    """There is room for all that stands beside a name."""


CASES = {
    "mombasa": Case(
        (
            *mombasa.TABBED,
            *(mombasa.PLAN, mombasa.HAND, mombasa.LEDGER, mombasa.GOODS, mombasa.STEPS),
            f"{mombasa.EXPANSION}.cairo.0.0.9.9.0.0.5.5",
        ),
        ((7, ("ended",)), (99, ("ended",)), (99, ()), (120, ())),
        beside_books,
    ),
    "newyork1901": Case(
        (*newyork.TABBED, f"{newyork.LAND}.1.1.12.12", f"{newyork.BUILD}.0.0.9.1.1.12.12"),
        ((3, ()), (48, ()), (48, (ENDED,))),
        whole,
    ),
}


def heads(case: Case, spot: Spot, *, acts: bool) -> Iterator[Head]:
    """What may stand beside a name."""
    most = case.most(spot)
    for points, badges in case.heads:
        if most is None or points <= most:
            yield points, () if acts or most is not None else badges


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("language", USUAL)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("title", CASES)
def test_no_usual_name_is_cut_on_any_panel_beside_points_crown_and_badge(
    services_for: MakeServices,
    monkeypatch: pytest.MonkeyPatch,
    title: str,
    players: int,
    scale: float,
    language: str,
    size: tuple[int, int],
) -> None:
    services, reader = services_for(size, language=language, text_scale=scale), read(monkeypatch)
    case, layout = CASES[title], find_title(title).layout(find_title(title).rules({}))
    for scene, active, names in product(case.scenes, (0, 1), (USUAL[language], GIVEN[language])):
        places = arranged(layout, services.metrics, players, scene, active)
        panels = Panels(services, places, [Seat(name, style) for style, name in enumerate(names[:players])])
        for seat, leads in product(range(players), (False, True)):
            acts, spot = seat == active, (scene, scale, names[seat], leads)
            for points, badges in heads(case, spot, acts=acts):
                panels.items([Header(seat, points, acts, leads, badges, provisional=True)])
    assert set(USUAL[language][:players]) <= {each.text for each in reader.written}
    assert not reader.cut()
