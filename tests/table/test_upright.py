"""A canvas that is at least as high as wide: what was side by side is stacked, and nothing is missing."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from game.maps.places import TABLE, ShotContext, TableLayout
from game.tables.registry import TITLES, find_title
from game.ui.table.bar.places import bar_height
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.laying import tabbed
from game.ui.table.shots.upright import panes, upright
from game.ui.theme import FontSizes, Metrics

SIZES = [(1080, 1920), (600, 1024), (800, 1280), (864, 1080), (1080, 1080)]
SCALES = (1.0, 1.5, 2.0)


def _tables() -> list[tuple[str, int]]:
    return [(id, players) for id in TITLES for players in find_title(id).rules({}).info.seats]


def _laid(layout: TableLayout, shot: str, players: int, metrics: Metrics) -> Arrangement:
    high = bar_height(metrics, FontSizes())
    shape = metrics.safe.w / (metrics.safe.h - high)
    setting = ShotContext(shot, players, 0, metrics.text_scale, shape, metrics.rtl)
    return Arrangement(layout, metrics, setting, high)


@pytest.mark.parametrize(("title", "players"), _tables())
def test_a_shot_shows_on_an_upright_canvas_what_it_shows_on_a_wide_one(title: str, players: int) -> None:
    layout = find_title(title).layout(find_title(title).rules({}))
    for scale, width in product(SCALES, (972.0, 1800.0)):
        for shot in layout.tabs(scale) or (TABLE,):
            setting = ShotContext(shot, players, 0, scale, width / 1500)
            tree, wide = upright(layout, setting, (width, 1500.0)), layout.shots(setting)
            assert Counter(panes(tree)) == Counter(panes(wide))
            assert tabbed(tree) == tabbed(wide)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("title", "players"), _tables())
def test_on_an_upright_canvas_nothing_overlaps_and_tabs_and_panels_keep_their_places(
    title: str, players: int, size: tuple[int, int]
) -> None:
    layout = find_title(title).layout(find_title(title).rules({}))
    for scale, rtl in product(SCALES, (False, True)):
        metrics = Metrics(size, scale, rtl)
        places = set[tuple[object, ...]]()
        for shot in layout.tabs(scale) or (TABLE,):
            found = _laid(layout, shot, players, metrics)
            rects = [view.rect for view in found.panes] + ([found.tabs] if found.tabs else [])
            for one, other in combinations(rects, 2):
                assert not one.inflate(-2, -2).colliderect(other.inflate(-2, -2)), (shot, one, other)
            assert all(found.area.inflate(2, 2).contains(rect) for rect in rects), shot
            assert len({(rect.w, rect.h) for rect in found.panels.values()}) <= 2 + players % 2
            if found.tabs:
                places.add(tuple(found.tabs))
        assert len(places) <= 1, "tabs stand at one place"
