"""The land of Mombasa's board out of a Tiled map: regions, borders, links from the bases, names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from game.maps.geometry import crosses_itself, inside, near_outline, shared_corners
from game.maps.tmx import MapError, MapObject, TiledMap
from game.rules.kernel.ids import kind_of, parts_of, rest_of
from game.rules.mombasa.board import BORDER_COST, COMPANIES, REWARDS, Region

LAND_KIND = "land"
"""The class of the polygons in the layer of scenery that are the land below the regions."""
MOST_CORNERS, SLACK = 10_000, 1.5
"""Corners of all regions, and how many pixels a border may lie off the outline of its regions."""
LANGUAGES = ("en", "fa")
"""Whoever names a region in the map does so in each of these."""
POINTS = ("posts", "labels", "rewards")
"""The layers that say where a region's post, name and reward lie."""
Shapes = Mapping[str, MapObject]
Borders = dict[str, dict[str, int]]
"""The regions across each border, with the cost of crossing it, by id."""
Links = dict[str, tuple[tuple[str, int], ...]]


def read_land(source: TiledMap) -> tuple[dict[str, Region], Links]:
    """The regions by id, and what each company reaches from its base.

    Raises:
        MapError: the first thing found wrong, with file, layer and object.
    """
    shapes = dict(_regions(source))
    _check_shapes(source, shapes)
    across = _borders(source, shapes)
    links = _links(source, shapes)
    _check_neighbours(source, shapes, across, links)
    for layer in POINTS:
        _check_points(source, shapes, layer)
    return {name: _region(shape, shapes, across[name]) for name, shape in sorted(shapes.items())}, links


def read_names(source: TiledMap) -> dict[str, dict[str, str]]:
    """What the map calls its regions, by id and language; only those that it names.

    Raises:
        MapError: a region has a name in one language and not in another.
    """
    names: dict[str, dict[str, str]] = {}
    for shape in source.objects_of("regions"):
        own = {lang: str(shape.properties.get(f"name_{lang}", "")).strip() for lang in LANGUAGES}
        if any(own.values()):
            for lang in (lang for lang in LANGUAGES if not own[lang]):
                wrong, remedy = f"it has no name_{lang}", f"set the string property name_{lang} too"
                raise source.fault(shape, wrong, remedy)
            names[shape.name] = own
    return names


def lands(source: TiledMap) -> list[MapObject]:
    """The polygons that are land; whatever else bears their class is not."""
    drawn = (thing for thing in source.objects_of("scenery") if thing.kind == LAND_KIND)
    return [thing for thing in drawn if thing.closed and thing.points]


def _regions(source: TiledMap) -> Iterator[tuple[str, MapObject]]:
    for shape in source.objects_of("regions"):
        if not shape.name.startswith("region.") or shape.name.count(".") != 1 or len(shape.name) < 8:
            raise source.fault(shape, "a region's name must be region. and one word", "rename it")
        if not (shape.closed and shape.points):
            raise source.fault(shape, "a region must be a polygon", "draw it with the polygon tool")
        source.word(shape, "reward", REWARDS)
        low = 0 if shape.properties["reward"] == "none" else 1
        source.whole(shape, "amount", low)
        if low == 0 and shape.properties["amount"] != 0:
            raise source.fault(shape, "its reward is none but its amount is not 0", "set amount to 0")
        source.whole(shape, "mines", 0)
        yield shape.name, shape


def _check_shapes(source: TiledMap, shapes: Shapes) -> None:
    """Outlines are simple, not finer than anybody draws, and there is land below them."""
    if sum(len(shape.points) for shape in shapes.values()) > MOST_CORNERS:
        wrong = f"the regions have more than {MOST_CORNERS} corners"
        raise MapError(source.path, wrong, "draw them with fewer", layer="regions")
    if crossed := [shape for shape in shapes.values() if crosses_itself(shape.points)]:
        raise source.fault(crossed[0], "its outline crosses itself", "move the corners until no sides cross")
    if not lands(source):
        remedy = f"draw it: polygons of class {LAND_KIND}"
        raise MapError(source.path, "there is no land", remedy, layer="scenery")


def _line_ends(
    source: TiledMap, line: MapObject, kind: str, first: Iterable[str], second: Iterable[str]
) -> tuple[str, str, int]:
    """What a border or link joins, from its name, and the cost of crossing it, from its class."""
    ends = parts_of(line.name)
    if len(ends) != 2 or kind_of(line.name) != kind:
        raise source.fault(line, f"its name must be {kind}.FROM.TO", "rename it")
    if line.kind not in BORDER_COST:
        raise source.fault(line, f"its class is {line.kind!r}", "set its class to single or double")
    if line.closed:
        raise source.fault(line, "it must be a line", "draw it with the polyline tool")
    for part, known in zip(ends, (first, second), strict=True):
        if part not in known:
            raise source.fault(line, f"there is no {part} to join", "rename it after what it joins")
    return ends[0], ends[1], BORDER_COST[line.kind]


def _borders(source: TiledMap, shapes: Shapes) -> Borders:
    names = {rest_of(name) for name in shapes}
    across: Borders = {name: {} for name in shapes}
    for line in source.objects_of("borders"):
        a, b, cost = _line_ends(source, line, "border", names, names)
        one, other = f"region.{a}", f"region.{b}"
        if a == b:
            raise source.fault(line, "it joins a region to itself", "rename it after two regions")
        if other in across[one]:
            raise source.fault(line, f"{a} and {b} have two borders", "delete one of them")
        for region, beyond in ((shapes[one], shapes[other]), (shapes[other], shapes[one])):
            if not (near_outline(line.points, region.points, SLACK) or _encloses(region, beyond)):
                wrong = f"the regions {a} and {b} do not touch along it"
                raise source.fault(line, wrong, "draw it where both outlines run, or delete it")
        across[one][other] = across[other][one] = cost
    return across


def _encloses(outer: MapObject, inner: MapObject) -> bool:
    return all(inside(point, outer.points) for point in inner.points)


def _links(source: TiledMap, shapes: Shapes) -> Links:
    bases = {base.name: base for base in source.objects_of("bases")}
    names = {rest_of(name) for name in shapes}
    links: dict[str, list[tuple[str, int]]] = {company: [] for company in COMPANIES}
    for line in source.objects_of("links"):
        company, name, cost = _line_ends(source, line, "link", COMPANIES, names)
        region, base = shapes[f"region.{name}"], bases.get(f"base.{company}")
        if base is None:
            raise source.fault(line, f"base.{company} is missing", "add it to the layer bases")
        left, top, width, height = base.rect
        ends = (line.points[0], line.points[-1])
        at_base = any(left <= x <= left + width and top <= y <= top + height for x, y in ends)
        if not at_base or not any(
            near_outline((end,), region.points, SLACK) or inside(end, region.points) for end in ends
        ):
            wrong = f"it does not lead from base.{company} to region.{name}"
            raise source.fault(line, wrong, "draw it from the base to the region's edge")
        links[company].append((region.name, cost))
    if lonely := [company for company, reached in links.items() if not reached]:
        wrong, remedy = f"base.{lonely[0]} has no link to a region", f"add a line link.{lonely[0]}.REGION"
        raise MapError(source.path, wrong, remedy, layer="links", thing=f"object base.{lonely[0]}")
    return {company: tuple(sorted(reached)) for company, reached in links.items()}


def _check_neighbours(source: TiledMap, shapes: Shapes, across: Borders, links: Links) -> None:
    """Each region has its borders drawn, and some base reaches it."""
    for name, shape in shapes.items():
        if not across[name]:
            raise source.fault(shape, "the region has no neighbours", "draw its borders")
    for (name, shape), (other, twin) in combinations(sorted(shapes.items()), 2):
        if other not in across[name] and shared_corners(shape.points, twin.points) > 2:
            raise source.fault(shape, f"it touches {other} but no border is drawn", "draw the border")
    reached = {region for found in links.values() for region, _ in found}
    waiting = list(reached)
    while waiting:
        fresh = across[waiting.pop()].keys() - reached
        reached |= fresh
        waiting += fresh
    for name in sorted(shapes.keys() - reached):
        raise source.fault(shapes[name], "no base can reach the region", "draw a border or a link to it")


def _region(shape: MapObject, shapes: Shapes, across: Mapping[str, int]) -> Region:
    enclosed = len(across) == 1 and all(_encloses(shapes[other], shape) for other in across)
    reward, amount, mines = (shape.properties[key] for key in ("reward", "amount", "mines"))
    return Region(shape.name, str(reward), int(amount), int(mines), tuple(sorted(across.items())), enclosed)


def _check_points(source: TiledMap, shapes: Shapes, layer: str) -> None:
    """One for each region; a reward only where there is one."""
    points = {point.name: point for point in source.objects_of(layer)}
    for name, shape in shapes.items():
        needed = layer != "rewards" or shape.properties["reward"] != "none"
        if needed and name not in points:
            raise MapError(
                source.path, "the region's point is missing", "add it", layer=layer, thing=f"object {name}"
            )
    for name, point in points.items():
        if name not in shapes:
            raise source.fault(point, "there is no region of this name", "rename or delete it")
        if layer == "posts" and not inside(point.rect[:2], shapes[name].points):
            raise source.fault(point, "it lies outside its region", "move it inside")
