"""The nautical chart: sea, coasts and regions. All in the coordinates of the Tiled map."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache

import pygame

from game.art.drawing import Drawing, Point, polar, star, trace
from game.art.palette import mix, rgb
from game.maps.geometry import inside
from game.maps.places import Box
from game.maps.tmx import MapObject, TiledMap
from game.rules.kernel.tables import DATA, read_table
from game.tables.mombasa.paint.lines import area, clipped, encloses, hatch
from game.tables.mombasa.paint.tones import (
    INK,
    LAND,
    LAND_SHADE,
    PAPER,
    REWARD,
    SEA,
    SEA_DEEP,
    SEA_LINE,
    WHITE,
)
from game.tables.mombasa.regions import lands

Outline = Sequence[Point]
ROSE: Point = (0.05, 0.87)
"""Where the compass rose stands, in the empty south of the Atlantic; see `far_coasts` for the units."""
_FAR_ROSE: Point = (1.02, 0.98)
_BANDS = (25.0, 19.5, 14.5, 10.0, 6.0)
_SHADES = (14.0, 9.0, 5.5)
"""How wide the shade along a border is, layer by layer."""
_DEEP = 3
"""So many of the bands are drawn with the water, the others over them."""
_HATCH = {"pounds": 0.125, "track_step": -0.125, "diamonds": 0.0, "bookkeeping": 0.25}
"""The direction of the hatching by reward."""


@cache
def far_coasts() -> tuple[Outline, ...]:
    """The coasts round about, no part of the board, in widths of the played land from its corner."""
    outlines: defaultdict[int, list[Point]] = defaultdict(list)
    for row in read_table(DATA / "mombasa" / "coasts.csv", {"land": int, "x": float, "y": float}):
        outlines[row["land"]].append((row["x"], row["y"]))
    return tuple(outlines.values())


def mainland(source: TiledMap) -> MapObject:
    """The land that is played on."""
    return max(lands(source), key=lambda land: land.rect[2])


def spot(source: TiledMap, at: Point) -> Point:
    """A place given in widths of the played land."""
    x, y, width, _ = mainland(source).rect
    return (x + at[0] * width, y + at[1] * width)


def sea(source: TiledMap, drawing: Drawing, corner: Point, size: Point) -> None:
    """Water with rhumb lines, and the deeper soundings along all coasts."""
    left, top = corner
    middle = (left + size[0] / 2, top + size[1] / 2)
    water = drawing.radial(middle, max(size) * 0.75, (0, mix(SEA, WHITE, 0.12)), (0.6, SEA), (1, SEA_DEEP))
    drawing.rect(corner, size, water)
    _rhumbs(drawing, [spot(source, ROSE), spot(source, _FAR_ROSE)], max(size) * 1.5)
    _bands(source, drawing, *range(_DEEP))


def shallows(source: TiledMap, drawing: Drawing) -> None:
    """The soundings close to the coasts, and the lands that are not played on."""
    _bands(source, drawing, *range(_DEEP, len(_BANDS)))
    coast = "".join(trace(outline) for outline in _lands(source))
    drawing.path(coast, mix(LAND, SEA, 0.1))
    drawing.path(coast, stroke=LAND_SHADE, width=9, stroke_opacity=0.35)
    drawing.path(coast, stroke=mix(INK, LAND, 0.25), width=1.5, join="round")


def _lands(source: TiledMap) -> list[Outline]:
    own = [land.points for land in lands(source)]
    return [*own, *([spot(source, point) for point in outline] for outline in far_coasts())]


def _bands(source: TiledMap, drawing: Drawing, *numbers: int) -> None:
    for i in numbers:
        reach, coasts = _BANDS[i], _lands(source)
        tone = mix(SEA, WHITE, 0.1 + 0.075 * i)
        # Far from the coast its small bends are not seen, and cost time.
        rough = "".join(trace(outline[:: 3 if len(outline) > 60 and reach > 8 else 1]) for outline in coasts)
        line = mix(SEA_LINE, tone, 0.55 - 0.08 * i)
        drawing.path(rough, stroke=line, width=2 * reach + 1.3, join="round")
        drawing.path(rough, stroke=tone, width=2 * reach - 0.7, join="round")


def _rhumbs(drawing: Drawing, roses: Iterable[Point], reach: float) -> None:
    for centre, count in zip(roses, (32, 16), strict=True):
        for i in range(count):
            strong = i % 4 == 0
            drawing.polyline(
                [centre, polar(centre, reach, i / count)],
                SEA_LINE,
                0.9,
                stroke_opacity=0.3 if strong else 0.14,
            )


def land(source: TiledMap, drawing: Drawing, only: str | None = None) -> None:
    """The regions with their tints and hatching, or ``only`` one of them."""
    regions = sorted(source.objects_of("regions"), key=lambda region: -area(region.points))
    _, top, _, height = mainland(source).rect
    middle = top + height * 0.3
    for region in (each for each in regions if only in (None, each.name)):
        _ground(drawing, region)
        _texture(drawing, region, [other.points for other in regions if other.name != region.name], middle)


def shades(source: TiledMap, drawing: Drawing, part: Box) -> None:
    """The shade along border lines and coast, as far as it is seen in a ``part``."""
    lines, coast = _seen(source, part), clipped(mainland(source).points, _room(part))
    for width, opacity in zip(_SHADES, (0.07, 0.08, 0.1), strict=True):
        for border in lines:
            drawing.polyline(border.points, INK, width, stroke_opacity=opacity, join="round", cap="round")
        drawing.polygon(coast, stroke=INK, width=width * 1.3, stroke_opacity=opacity)


def borders(source: TiledMap, drawing: Drawing, part: Box) -> None:
    """The border lines; what reaches over the coast is for the mask to cut."""
    for border in _seen(source, part):
        _border(drawing, border)


def mask(source: TiledMap, drawing: Drawing, part: Box) -> None:
    """White where there is played land."""
    drawing.polygon(clipped(mainland(source).points, _room(part)), WHITE)


def _seen(source: TiledMap, part: Box) -> list[MapObject]:
    """The borders whose shade a ``part`` has room for."""
    room = pygame.FRect(_room(part))
    lines = source.objects_of("borders")
    return [border for border in lines if room.colliderect(pygame.FRect(border.rect).inflate(1, 1))]


def _room(part: Box) -> Box:
    """A ``part`` and so much round it as the broadest shade reaches."""
    x, y, w, h = part
    reach = _SHADES[0]
    return (x - reach, y - reach, w + 2 * reach, h + 2 * reach)


def coastline(source: TiledMap, drawing: Drawing) -> None:
    """The engraved outline of the played land."""
    drawing.polygon(mainland(source).points, stroke=INK, width=2.4, join="round")


def _ground(drawing: Drawing, region: MapObject) -> None:
    tone = REWARD[str(region.properties["reward"])]
    x, y, w, h = region.rect
    rich = mix(tone.base, tone.line, 0.28) if int(region.properties["mines"]) > 2 else tone.base
    centre = (x + w / 2, y + h / 2)
    paint = drawing.radial(
        centre, max(w, h) * 0.62, (0, mix(rich, PAPER, 0.32)), (0.6, rich), (1, mix(rich, tone.line, 0.2))
    )
    drawing.polygon(region.points, paint)


def _texture(drawing: Drawing, region: MapObject, others: Iterable[Outline], middle: float) -> None:
    reward = str(region.properties["reward"])
    tone = REWARD[reward]
    if reward in _HATCH:
        data = "".join(trace(stroke, closed=False) for stroke in hatch(region.points, 5.5, _HATCH[reward]))
        drawing.path(data, stroke=tone.line, width=1, stroke_opacity=0.3)
        return
    x, y, w, h = region.rect
    within = [outline for outline in others if encloses(region.points, outline)]
    draw = _dune if y < middle else _reeds
    for row in range(int(h // 18) + 1):
        for column in range(int(w // 25) + 1):
            at = (x + column * 25 + (row % 2) * 12 + (row * 7 % 5), y + row * 18 + (column * 5 % 7))
            around = [(at[0] + dx, at[1] + dy) for dx, dy in ((-9, 0), (9, 0), (0, -9), (0, 5))]
            if all(inside(p, region.points) and not any(inside(p, o) for o in within) for p in around):
                draw(drawing, at)


def _dune(drawing: Drawing, at: Point) -> None:
    with drawing.place(*at):
        drawing.path(
            "M-8 0q8 -8 16 0M-3 -3q4 3 6 2.500", stroke=rgb("a98c55"), width=1.1, stroke_opacity=0.75
        )


def _reeds(drawing: Drawing, at: Point) -> None:
    with drawing.place(*at):
        drawing.path(
            "M0 0v-8M-1.500 0q-1 -4 -4 -6M1.500 0q1 -4 4 -6M-6 1h12",
            stroke=rgb("5f7a3f"),
            width=1.2,
            stroke_opacity=0.75,
        )


def _border(drawing: Drawing, border: MapObject) -> None:
    if border.kind == "double":
        drawing.polyline(border.points, INK, 6, join="round")
        drawing.polyline(border.points, rgb("fff6de"), 3, join="round")
    else:
        drawing.polyline(border.points, INK, 1.8, join="round")


_LILY = (
    "M0 -1.9q1.1 1 0 2.2q-1.1 -1.2 0 -2.2ZM0 0.3q-1.7 -1.6 -1.2 0.2q0.7 -0.5 1.2 -0.2Z"
    "M0 0.3q1.7 -1.6 1.2 0.2q-0.7 -0.5 -1.2 -0.2Z"
)
"""The flower at the north of a compass rose."""


def rose(drawing: Drawing, centre: Point, radius: float) -> None:
    """A compass rose of thirty-two winds with a lily to the north."""
    drawing.circle(centre, radius, PAPER, fill_opacity=0.35, stroke=INK, width=1.4)
    drawing.circle(centre, radius * 0.9, stroke=INK, width=0.7)
    for i in range(64):
        ends = (polar(centre, radius * (0.9 if i % 2 else 0.94), i / 64), polar(centre, radius, i / 64))
        drawing.polyline(ends, INK, 0.8)
    red, blue = rgb("a3402c"), rgb("2f5d7a")
    for count, turn, outer, tones in (
        (8, 1 / 16, 0.62, (rgb("c9a24a"), PAPER)),
        (4, 0.125, 0.82, (blue, PAPER)),
        (4, 0.0, 1.12, (red, PAPER)),
    ):
        _points(drawing, centre, radius * outer, count, turn, tones)
    drawing.circle(centre, radius * 0.13, PAPER, stroke=INK, width=1)
    drawing.polygon(star(centre, radius * 0.1, radius * 0.04, 8), rgb("c9a24a"), stroke=INK, width=0.5)
    x, y = centre[0], centre[1] - radius * 1.16
    r = radius * 0.13
    with drawing.place(x, y, r):
        drawing.path(_LILY, INK)


def _points(
    drawing: Drawing,
    centre: Point,
    outer: float,
    count: int,
    turn: float,
    tones: tuple[tuple[int, int, int], tuple[int, int, int]],
) -> None:
    inner = outer * 0.2
    for i in range(count):
        tip = polar(centre, outer, turn + i / count)
        for side, tone in ((-1, tones[0]), (1, tones[1])):
            notch = polar(centre, inner, turn + (i + side * 0.5) / count)
            drawing.polygon([centre, tip, notch], tone, stroke=INK, width=0.8, join="round")
