"""Law of growth: at larger text nothing on a table is smaller than at 100 %, and choices are larger.

Measured on where pieces lie, at each step of the choices of whole games, in every scene that they need;
and in those that people visit, with every number of players, with and without all that can be added.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping
from functools import cache, lru_cache, partial
from itertools import product

import pytest

from game.maps.places import TABLE, TableLayout
from game.rules.kernel.ids import kind_of
from game.rules.kernel.rules import OptionValue
from game.rules.kernel.text import text
from game.tables.registry import TITLES, find_title
from game.tables.table import Picture
from game.ui.pictures import make_painter
from game.ui.scene import SceneStack
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.inspected import Inspected, room_shape
from game.ui.services import Services
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import Metrics
from game.ui.widgets.pieces import PieceGrid
from tests.conftest import MakeServices
from tests.laws.cases import additions
from tests.laws.figures import figures_of
from tests.laws.growing import SCALES, Sight, arranged, mean, shares, sights, sizes, spots

_LEAST = 0.97
"""No place of any scene is smaller than this share: a pixel of thirty is rounding."""
_TALL = 0.89
"""Nor is what stands upright by its picture lower than this share."""
_ALIKE = 1.25
"""Shapes that differ by no more show a piece as the same picture; a strip of many is another one."""
_SIZES = ((1920, 1080), (1280, 720))


def options_of(title: str, everything: bool) -> dict[str, OptionValue]:
    return additions(title) if everything else {}


@cache
def layout_of(title: str, everything: bool = False) -> TableLayout:
    found = find_title(title)
    return found.layout(found.rules(options_of(title, everything)))


@lru_cache(maxsize=400)
def laid(title: str, players: int, metrics: Metrics, scene: str, seat: int) -> Arrangement:
    return arranged(layout_of(title), metrics, players, scene, seat)


def seats_of(title: str) -> tuple[int, ...]:
    return find_title(title).rules({}).info.seats


def tables() -> list[tuple[str, int]]:
    return [
        (title, players) for title in TITLES for players in sorted({seats_of(title)[0], seats_of(title)[-1]})
    ]


def tables_of_all_kinds() -> list[tuple[str, int, bool]]:
    return [
        (title, players, everything)
        for title in TITLES
        for players in seats_of(title)
        for everything in sorted({False, bool(additions(title))})
    ]


@lru_cache(maxsize=2)
def seen(title: str, players: int, everything: bool = False) -> tuple[Sight, ...]:
    return tuple(sights(title, players, options_of(title, everything)))


@pytest.mark.parametrize("size", _SIZES, ids=str)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize(("title", "players"), tables())
def test_at_larger_text_nothing_is_smaller_and_choices_are_larger(
    title: str, players: int, rtl: bool, size: tuple[int, int]
) -> None:
    figures = figures_of(title)
    usual, *larger = (Metrics(size, scale, rtl) for scale in SCALES)
    slack = 1 / min(size) * 20
    for metrics in larger:
        growth: dict[str, list[float]] = defaultdict(list)
        for sight in seen(title, players):
            before, after = (
                sizes(
                    laid(title, players, each, sight.shot, sight.seat),
                    sight,
                    title,
                    each.text_scale,
                )
                for each in (usual, metrics)
            )
            shares = {name: after[name] / before[name] for name in before.keys() & after.keys()}
            smallest = min(shares, key=lambda name: shares[name], default="")
            assert not smallest or shares[smallest] >= figures.least - slack, (sight.shot, smallest)
            chosen = [shares[name] for name in sight.choices if name in shares]
            if chosen:
                growth[kind_of(sight.shot)].append(mean(chosen))
        assert growth, "choices were seen"
        for scene, ratios in growth.items():
            assert mean(ratios) >= figures.grown(figures.choices) - slack, (scene, metrics.text_scale)
        together = [ratio for ratios in growth.values() for ratio in ratios]
        assert mean(together) >= figures.grown(figures.all_choices) - slack, metrics.text_scale


@pytest.mark.parametrize("size", _SIZES, ids=str)
@pytest.mark.parametrize(("title", "players", "everything"), tables_of_all_kinds())
def test_at_larger_text_nothing_is_smaller_in_any_scene(
    title: str, players: int, everything: bool, size: tuple[int, int]
) -> None:
    """What a scene leaves out at larger text is no matter here: only that what it shows is as large."""
    layout, steps = layout_of(title, everything), seen(title, players, everything)
    lain, scenes = spots(steps), {*(layout.tabbed or (TABLE,)), *(sight.shot for sight in steps)}
    usual, *larger = (Metrics(size, scale, rtl=False) for scale in SCALES)
    figures = figures_of(title)
    least = min(_LEAST, figures.least)
    for scene, seat in product(sorted(scenes), range(players)):
        before = arranged(layout, usual, players, scene, seat)
        for metrics in larger:
            after = arranged(layout, metrics, players, scene, seat)
            found = dict(zip(lain, shares(before, after, lain), strict=True))
            assert min(found.values())[0] < math.inf, f"{scene} shows something at every text size"
            small = {lain[spot]: share for spot, share in found.items() if share[0] < least}
            assert not small, (scene, seat, metrics.text_scale, small)
            upright = {lain[at]: share[1] for at, share in found.items() if kind_of(at[0]) in figures.upright}
            squat = {piece: share for piece, share in upright.items() if share < _TALL}
            assert not squat, (scene, seat, metrics.text_scale, squat)


@pytest.mark.parametrize("size", _SIZES, ids=str)
@pytest.mark.parametrize("title", list(TITLES))
def test_at_larger_text_no_picture_of_a_closer_look_is_smaller_from_whichever_scene_it_is_opened(
    services_for: MakeServices, title: str, size: tuple[int, int]
) -> None:
    """A piece may have another shape in another scene, and larger text is at home in other scenes."""
    shapes, spans = shapes_of(title, size), dict[tuple[float, float], float]()
    drawn = {shape for found in shapes.values() for shape in found}
    for scale, lang in product(SCALES, ("en", "fa")):
        ui = services_for(size, text_scale=scale, language=lang)
        for shape in drawn:
            spans[shape, scale] = min(spans.get((shape, scale), math.inf), looked_at(ui, title, shape))
    assert shapes
    for piece, found in shapes.items():
        alike = ((was, now) for was, now in product(found, found) if max(was, now) <= _ALIKE * min(was, now))
        for (was, now), scale in product(alike, SCALES[1:]):
            assert spans[now, scale] >= _LEAST * spans[was, 1.0], (piece, was, now, scale)


def shapes_of(title: str, size: tuple[int, int]) -> Mapping[str, frozenset[float]]:
    """The shapes of the room of each piece, in every shot of the table at the usual text size."""
    players, layout = seats_of(title)[0], layout_of(title)
    steps, metrics, found = seen(title, players), Metrics(size), defaultdict[str, set[float]](set)
    scenes = {*(layout.tabbed or (TABLE,)), *(sight.shot for sight in steps)}
    for scene in sorted(scenes):
        arrangement = laid(title, players, metrics, scene, 0)
        for (slot, index, among), piece in spots(steps).items():
            if (rect := arrangement.rect(slot, index, among)) is not None and min(rect.size) > 9:
                found[piece].add(round(room_shape(rect.size), 1))
    return {piece: frozenset(each) for piece, each in found.items()}


def looked_at(ui: Services, title: str, shape: float) -> float:
    """The shorter side of a picture of this shape in a closer look."""
    found = find_title(title)
    each = Inspected((Picture("deck.1", shape=shape),), text("hint-back"), (text("hint-next"),), "deck.1")
    scene = InspectScene(ui, partial(make_painter, ui, found), ui.say, [each, each])
    SceneStack(ui.display.size).push(scene)
    scene.layout(ui.display.size)
    leaves = (*scene.parts.head.leaves(), *scene.parts.root.leaves())
    picture = next(leaf for leaf in leaves if isinstance(leaf, PieceGrid))
    high = picture.height(ui, picture.rect.w)
    return min(high, high * shape)
