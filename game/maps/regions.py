"""Mombasa's board out of a Tiled map: regions, borders, bases and named places, all of it checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from game.maps.geometry import inside, near_outline, shared_corners
from game.maps.tmx import MapError, MapObject, TiledMap, load_map
from game.rules.mombasa.board import (
    BORDER_COST,
    COMPANIES,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    LETTERS,
    REWARDS,
    ROUNDS,
    SHELF_NUMBERS,
    SHELF_ROWS,
    STACK_SPACES,
    STACKS,
    Region,
    RegionGraph,
)
from game.rules.mombasa.rules import MombasaRules

DEFAULT_MAP = Path(__file__).resolve().parents[2] / "maps" / "mombasa.tmx"

PRINTED_SPACES = ("start", "buy", "remove", "coffee", "banana", "cotton", "expansion")
TILES = ("goods", "bookkeeper", "merchant", "expansion")
SLACK = 1.5
"""How many pixels a border may lie off the outline of its regions."""

Edge = tuple[str, str, int]


def mombasa_rules(path: Path | None = None) -> MombasaRules:
    """The rules of Mombasa on the board of ``path`` (the shipped map if None).

    Raises:
        MapError: the map is wrong.
        RulesError: a component table is damaged.
    """
    return MombasaRules(load_regions(path or DEFAULT_MAP))


def load_regions(path: Path) -> RegionGraph:
    """Read and check a map of Mombasa.

    Raises:
        MapError: the first thing found wrong, with file, layer and object.
    """
    source = load_map(path)
    shapes = dict(_regions(source))
    edges = list(_borders(source, shapes))
    links = _links(source, shapes)
    _check_neighbours(source, shapes, edges, links)
    for layer in ("posts", "labels"):
        _check_points(source, shapes, layer)
    _check_places(source)
    return RegionGraph(
        regions={name: _region(shape, shapes, edges) for name, shape in sorted(shapes.items())},
        links=links,
        coins={company: _coins(source, company) for company in COMPANIES},
        modifiers=_modifiers(source),
        shelf={number: _letter(source, number) for number in SHELF_NUMBERS},
    )


def place_names() -> dict[str, frozenset[str]]:
    """The named rectangles that the map must hold, by layer."""
    companies = {f"{kind}.{c}" for kind in ("panel", "track") for c in COMPANIES}
    companies |= {f"extra.{c}.{level}" for c in COMPANIES for level in (1, 2)}
    companies |= {
        f"stack.{c}.{column}.{space}" for c in COMPANIES for column, space in _grid(STACKS, STACK_SPACES)
    }
    market = {f"display.{row}.{column}" for row, column in _grid(DISPLAY_ROWS, DISPLAY_COLUMNS)}
    books = {
        f"{kind}.{row + 1}.{n}"
        for kind in ("shelf", "coin")
        for row in range(SHELF_ROWS)
        for n in SHELF_NUMBERS
    }
    books |= {f"round.{n + 1}" for n in range(ROUNDS)} | {f"supply.{letter}" for letter in LETTERS}
    bonuses = {f"bonus.{space}" for space in PRINTED_SPACES} | {f"bonus.tile_{tile}" for tile in TILES}
    return {
        "bases": frozenset(f"base.{company}" for company in COMPANIES),
        "companies": frozenset(companies),
        "market": frozenset(market | {"deck.actions", "deck.discard"}),
        "books": frozenset(books),
        "bonuses": frozenset(bonuses | {f"home.{tile}" for tile in TILES}),
    }


def _grid(rows: int, columns: int) -> Iterator[tuple[int, int]]:
    return ((row + 1, column + 1) for row in range(rows) for column in range(columns))


def _regions(source: TiledMap) -> Iterator[tuple[str, MapObject]]:
    for shape in source.objects_of("regions"):
        if not shape.name.startswith("region.") or shape.name.count(".") != 1 or len(shape.name) < 8:
            raise source.fault(shape, "a region's name must be region. and one word", "rename it")
        if not shape.closed or len(shape.points) < 3:
            raise source.fault(shape, "a region must be a polygon", "draw it with the polygon tool")
        _word(source, shape, "reward", REWARDS)
        low = 0 if shape.properties["reward"] == "none" else 1
        _number(source, shape, "amount", low)
        if low == 0 and shape.properties["amount"] != 0:
            raise source.fault(shape, "its reward is none but its amount is not 0", "set amount to 0")
        _number(source, shape, "mines", 0)
        yield shape.name, shape


def _word(source: TiledMap, thing: MapObject, name: str, allowed: tuple[str, ...]) -> str:
    value = thing.properties.get(name)
    if not isinstance(value, str) or value not in allowed:
        wrong = f"unknown {name} {value!r}" if name in thing.properties else f"the property {name} is missing"
        raise source.fault(thing, wrong, f"set {name} to one of: {', '.join(allowed)}")
    return value


def _number(source: TiledMap, thing: MapObject, name: str, low: int) -> int:
    value = thing.properties.get(name)
    if type(value) is not int or value < low:
        wrong = f"its {name} is {value!r}" if name in thing.properties else f"the property {name} is missing"
        raise source.fault(thing, wrong, f"set the int property {name} to {low} or more")
    return value


def _line_ends(
    source: TiledMap, line: MapObject, kind: str, first: Iterable[str], second: Iterable[str]
) -> Edge:
    """What a border or link joins, from its name, and the cost of crossing it, from its class."""
    parts = line.name.split(".")
    if len(parts) != 3 or parts[0] != kind:
        raise source.fault(line, f"its name must be {kind}.FROM.TO", "rename it")
    if line.kind not in BORDER_COST:
        raise source.fault(line, f"its class is {line.kind!r}", "set its class to single or double")
    if line.closed or len(line.points) < 2:
        raise source.fault(line, "it must be a line", "draw it with the polyline tool")
    for part, known in zip(parts[1:], (first, second), strict=True):
        if part not in known:
            raise source.fault(line, f"there is no {part} to join", "rename it after what it joins")
    return parts[1], parts[2], BORDER_COST[line.kind]


def _borders(source: TiledMap, shapes: dict[str, MapObject]) -> Iterator[Edge]:
    names = {name.removeprefix("region.") for name in shapes}
    seen: set[frozenset[str]] = set()
    for line in source.objects_of("borders"):
        a, b, cost = _line_ends(source, line, "border", names, names)
        if a == b:
            raise source.fault(line, "it joins a region to itself", "rename it after two regions")
        if frozenset((a, b)) in seen:
            raise source.fault(line, f"{a} and {b} have two borders", "delete one of them")
        seen.add(frozenset((a, b)))
        one, other = shapes[f"region.{a}"], shapes[f"region.{b}"]
        if not (_bounds(line, one, other) and _bounds(line, other, one)):
            wrong = f"the regions {a} and {b} do not touch along it"
            raise source.fault(line, wrong, "draw it where both outlines run, or delete it")
        yield f"region.{a}", f"region.{b}", cost


def _bounds(line: MapObject, region: MapObject, other: MapObject) -> bool:
    """Whether a line runs along the outline of ``region``, or round ``other`` enclosed in it."""
    if near_outline(line.points, region.points, SLACK):
        return True
    return _encloses(region, other)


def _encloses(outer: MapObject, inner: MapObject) -> bool:
    return all(inside(point, outer.points) for point in inner.points)


def _links(source: TiledMap, shapes: dict[str, MapObject]) -> dict[str, tuple[tuple[str, int], ...]]:
    bases = {base.name: base for base in source.objects_of("bases")}
    names = {name.removeprefix("region.") for name in shapes}
    links: dict[str, list[tuple[str, int]]] = {company: [] for company in COMPANIES}
    for line in source.objects_of("links"):
        company, name, cost = _line_ends(source, line, "link", COMPANIES, names)
        region, base = shapes[f"region.{name}"], bases.get(f"base.{company}")
        if base is None:
            raise source.fault(line, f"base.{company} is missing", "add it to the layer bases")
        left, top, width, height = base.rect
        ends = (line.points[0], line.points[-1])
        at_base = any(left <= x <= left + width and top <= y <= top + height for x, y in ends)
        on_coast = any(
            near_outline((end,), region.points, SLACK) or inside(end, region.points) for end in ends
        )
        if not (at_base and on_coast):
            wrong = f"it does not lead from base.{company} to region.{name}"
            raise source.fault(line, wrong, "draw it from the base to the region's edge")
        links[company].append((region.name, cost))
    for company, reached in links.items():
        if not reached:
            wrong, remedy = f"base.{company} has no link to a region", f"add a line link.{company}.REGION"
            raise MapError(source.path, wrong, remedy, layer="links", thing=f"object base.{company}")
    return {company: tuple(sorted(reached)) for company, reached in links.items()}


def _check_neighbours(
    source: TiledMap,
    shapes: dict[str, MapObject],
    edges: list[Edge],
    links: dict[str, tuple[tuple[str, int], ...]],
) -> None:
    across: dict[str, set[str]] = {name: set() for name in shapes}
    for a, b, _ in edges:
        across[a].add(b)
        across[b].add(a)
    for name, found in across.items():
        if not found:
            raise source.fault(shapes[name], "the region has no neighbours", "draw its borders")
    for name, shape in shapes.items():
        for other, twin in shapes.items():
            if name < other and other not in across[name] and shared_corners(shape.points, twin.points) > 2:
                raise source.fault(shape, f"it touches {other} but no border is drawn", "draw the border")
    reached = {region for found in links.values() for region, _ in found}
    waiting = list(reached)
    while waiting:
        fresh = across[waiting.pop()] - reached
        reached |= fresh
        waiting += fresh
    for name in sorted(set(shapes) - reached):
        raise source.fault(shapes[name], "no base can reach the region", "draw a border or a link to it")


def _region(shape: MapObject, shapes: dict[str, MapObject], edges: list[Edge]) -> Region:
    across = [(b, cost) for a, b, cost in edges if a == shape.name]
    across += [(a, cost) for a, b, cost in edges if b == shape.name]
    enclosed = len(across) == 1 and _encloses(shapes[across[0][0]], shape)
    reward, amount, mines = (shape.properties[key] for key in ("reward", "amount", "mines"))
    return Region(shape.name, str(reward), int(amount), int(mines), tuple(sorted(across)), enclosed)


def _check_points(source: TiledMap, shapes: dict[str, MapObject], layer: str) -> None:
    points = {point.name: point for point in source.objects_of(layer)}
    for name in shapes:
        if name not in points:
            raise MapError(
                source.path, "the region's point is missing", "add it", layer=layer, thing=f"object {name}"
            )
    for name, point in points.items():
        if name not in shapes:
            raise source.fault(point, "there is no region of this name", "rename or delete it")
        if layer == "posts" and not inside(point.rect[:2], shapes[name].points):
            raise source.fault(point, "it lies outside its region", "move it inside")


def _check_places(source: TiledMap) -> None:
    for layer, names in place_names().items():
        found = {place.name: place for place in source.objects_of(layer)}
        for name in sorted(names - set(found)):
            raise MapError(source.path, "the place is missing", "add it", layer=layer, thing=f"object {name}")
        for name, place in found.items():
            if name not in names:
                raise source.fault(place, "the board has no place of this name", "rename or delete it")
            if place.points or min(place.rect[2:]) <= 0:
                raise source.fault(place, "a place must be a rectangle", "draw it with the rectangle tool")


def _coins(source: TiledMap, company: str) -> tuple[tuple[int, ...], ...]:
    places = {place.name: place for place in source.objects_of("companies")}
    return tuple(
        tuple(
            _number(source, places[f"stack.{company}.{column + 1}.{space + 1}"], "coins", 0)
            for space in range(STACK_SPACES)
        )
        for column in range(STACKS)
    )


def _modifiers(source: TiledMap) -> tuple[tuple[int, ...], ...]:
    places = {place.name: place for place in source.objects_of("market")}
    return tuple(
        tuple(
            _number(source, places[f"display.{row + 1}.{column + 1}"], "modifier", 0)
            for column in range(DISPLAY_COLUMNS)
        )
        for row in range(DISPLAY_ROWS)
    )


def _letter(source: TiledMap, number: int) -> str:
    places = [place for place in source.objects_of("books") if place.name in _shelf_names(number)]
    letters = {_word(source, place, "letter", LETTERS) for place in places}
    if len(letters) > 1:
        raise source.fault(places[-1], f"the spaces of column {number} bear two letters", "make them agree")
    return letters.pop()


def _shelf_names(number: int) -> frozenset[str]:
    return frozenset(f"shelf.{row + 1}.{number}" for row in range(SHELF_ROWS))
