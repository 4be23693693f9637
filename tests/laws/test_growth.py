"""Law of growth: at larger text nothing on a table is smaller than at 100 %, and choices are larger.

Measured on where pieces lie, at each step of the choices of whole games, in every scene that they need.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import pytest

from game.maps.places import TableLayout
from game.rules.kernel.ids import kind_of
from game.tables.registry import TITLES, find_title
from game.ui.table.arrange import Arrangement
from game.ui.theme import Metrics
from tests.laws.growing import SCALES, WITHIN, Sight, arranged, mean, sights, sizes


@dataclass(frozen=True, slots=True)
class Growth:
    """What a title reaches at 150 and 200 %.

    Attributes:
        least: no piece is drawn smaller than this share of its size at 100 %.
        choices: the choices of each scene together grow by this at least.
        all_choices: the choices of all scenes together.
    """

    least: float = 0.99
    choices: float = 1.0
    all_choices: float = 1.0


GROWTH: Mapping[str, Growth] = {
    "splendor": Growth(choices=1.12, all_choices=1.12),
    "newyork1901": Growth(choices=1.16, all_choices=1.25),
    "mombasa": Growth(choices=1.13, all_choices=1.25),
    "istanbul_dice": Growth(choices=1.2, all_choices=1.2),
    "aquileia": Growth(choices=1.15, all_choices=1.22),
}
"""The figures of the titles; one that is missing is held to the plain ones."""
_SIZES = ((1920, 1080), (1280, 720))


@cache
def layout_of(title: str) -> TableLayout:
    found = find_title(title)
    return found.layout(found.rules({}))


@cache
def laid(title: str, players: int, metrics: Metrics, scene: str, seat: int) -> Arrangement:
    return arranged(layout_of(title), metrics, players, scene, seat)


def tables() -> list[tuple[str, int]]:
    numbers = {title: find_title(title).rules({}).info.seats for title in TITLES}
    return [(title, players) for title, seats in numbers.items() for players in sorted({seats[0], seats[-1]})]


@cache
def seen(title: str, players: int) -> tuple[Sight, ...]:
    return tuple(sights(title, players, {}))


@pytest.mark.parametrize("size", _SIZES, ids=str)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize(("title", "players"), tables())
def test_at_larger_text_nothing_is_smaller_and_choices_are_larger(
    title: str, players: int, rtl: bool, size: tuple[int, int]
) -> None:
    figures = GROWTH.get(title, Growth())
    usual, *larger = (Metrics(size, scale, rtl) for scale in SCALES)
    slack = 1 / min(size) * 20
    for metrics in larger:
        growth: dict[str, list[float]] = defaultdict(list)
        for sight in seen(title, players):
            before, after = (
                sizes(
                    laid(title, players, each, sight.scene, sight.seat),
                    sight,
                    WITHIN.get(title),
                    each.text_scale,
                )
                for each in (usual, metrics)
            )
            shares = {name: after[name] / before[name] for name in before.keys() & after.keys()}
            smallest = min(shares, key=lambda name: shares[name], default="")
            assert not smallest or shares[smallest] >= figures.least - slack, (sight.scene, smallest)
            chosen = [shares[name] for name in sight.choices if name in shares]
            if chosen:
                growth[kind_of(sight.scene)].append(mean(chosen))
        assert growth, "choices were seen"
        for scene, ratios in growth.items():
            assert mean(ratios) >= figures.choices - slack, (scene, metrics.text_scale)
        together = [ratio for ratios in growth.values() for ratio in ratios]
        assert mean(together) >= figures.all_choices - slack, metrics.text_scale
