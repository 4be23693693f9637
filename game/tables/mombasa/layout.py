"""Where everything lies: the chart is the map, the sheets are drawn, some places follow by computation."""

from __future__ import annotations

from collections.abc import Mapping

from game.maps.layout import MAPS, zone_of
from game.maps.places import Box, Slot, TableLayout, Zone
from game.maps.tmx import TiledMap, load_map
from game.rules.kernel.ids import kind_of, rest_of
from game.tables.mombasa.shots import TABBED, shots

TRACK_FIELDS = (7, 3)
"""A track board has room for 7 x 3 fields; the markers advance like a plough, the first row to the right."""
POST, COST, REWARD = 38.0, 36.0, 38.0
SEATS = 4
_CLEAR = 10.0
"""So far aside of its post's place a price stands, clear of the reward on the other side."""
_MARKER = (16.0, 17.5)
_APART = 0.99
"""How much of half the height of its field a marker takes: one does not touch another."""
_FLANK = 0.325
"""How much of the width of its field a marker takes: it does not touch a digit between two of them."""
_SPAN = TRACK_FIELDS[0] * TRACK_FIELDS[1]


def track_field(space: int) -> Box:
    """The field of a space within a track board, as fractions of its width and height.

    The spaces run to the right, back to the left and to the right again.
    """
    columns, rows = TRACK_FIELDS
    row, column = divmod(space, columns)
    if row % 2:
        column = columns - 1 - column
    return (column / columns, row / rows, 1 / columns, 1 / rows)


def chart_box(source: TiledMap) -> Box:
    """Where the chart lies on the map: between the companies, above the books."""
    panels = [thing.rect for thing in source.objects_of("companies") if thing.name.startswith("panel.")]
    middle = source.columns * source.tile_width / 2
    left = max(x + w for x, _, w, _ in panels if x < middle) + 6
    right = min(x for x, _, _, _ in panels if x > middle) - 6
    foot = min(thing.rect[1] for thing in source.objects_of("books")) - 6
    return (left, 0.0, right - left, foot)


def load(chart: TiledMap, players: tuple[int, ...]) -> TableLayout:
    """The slots of the chart, of the sheets beside it and of the players' panels.

    Raises:
        MapError: the map of sheets and panels is damaged, or a layer, zone or slot is missing or wrong.
    """
    tiled = load_map(MAPS / "mombasa_table.tmx")
    sheets = {
        name.removeprefix("zone-"): _completed(zone_of(tiled, name))
        for name in tiled.objects
        if name.startswith("zone-")
    }
    board = chart_zone(chart)
    return TableLayout(
        board,
        {count: zone_of(tiled, f"seats-{count}") for count in players},
        {count: zone_of(tiled, f"opened-{count}") for count in players},
        zones=sheets,
        shots=shots(board.size),
        tabbed=TABBED,
    )


def chart_zone(source: TiledMap) -> Zone:
    """Regions, ports and the places of posts."""
    left, top, width, height = chart_box(source)
    slots: dict[str, Slot] = {}
    for base in source.objects_of("bases"):
        x, y, w, h = base.rect
        slots[base.name] = Slot(base.name, "print", (x - left, y - top, w, h))
    for region in source.objects_of("regions"):
        x, y, w, h = region.rect
        outline = tuple((px - left, py - top) for px, py in region.points)
        slots[region.name] = Slot(region.name, "spot", (x - left, y - top, w, h), outline=outline)
    for point in source.objects_of("rewards"):
        name = f"reward.{rest_of(point.name)}"
        x, y = (at - REWARD / 2 for at in (point.rect[0] - left, point.rect[1] - top))
        slots[name] = Slot(name, "print", (x, y, REWARD, REWARD))
    for point in source.objects_of("posts"):
        slots.update(_posts(rest_of(point.name), (point.rect[0] - left, point.rect[1] - top)))
    return Zone((width, height), slots)


def _posts(region: str, at: tuple[float, float]) -> dict[str, Slot]:
    """A post's place, beside it that of a company that is about to take it over, and what entering costs."""
    x, y = at[0] - POST / 2, at[1] - POST / 2
    middle = (at[0] - COST / 2, at[1] - COST / 2)
    clear = middle[0] - _CLEAR
    boxes: dict[str, Box] = {
        f"post.{region}": (x, y, POST, POST),
        f"arrival.{region}": (x - POST * 0.45, y - POST * 0.4, POST, POST),
        f"cost.{region}": (clear, middle[1], COST, COST),
        f"toll.{region}": (middle[0] - POST * 0.5, middle[1] - POST * 0.5, COST, COST),
    }
    return {name: Slot(name, "spot", box) for name, box in boxes.items()}


def _completed(sheet: Zone) -> Zone:
    """A sheet with the places of markers on its tracks and bonus spaces."""
    slots = dict(sheet.slots)
    for name, slot in sheet.slots.items():
        if kind_of(name) == "track":
            slots.update(_steps(rest_of(name), slot.box))
        elif kind_of(name) in ("bonus", "extra"):
            slots[f"mark.{name}"] = _mark(f"mark.{name}", slot.box)
    return Zone(sheet.size, slots)


def _mark(name: str, space: Box) -> Slot:
    """A bonus marker, on the end corner of its space that bears no number: below a bonus tile, else above."""
    x, y, w, h = space
    side = min(w, h) * 0.31
    top = y + h - side - 4 if ".tile_" in name else y + 4
    return Slot(name, "spot", (x + w - side - 4, top, side, side))


def _steps(company: str, track: Box) -> Mapping[str, Slot]:
    """The markers' places: four share a field, one in each corner."""
    names = ((f"step.{company}.{n}.{seat}", n, seat) for n in range(_SPAN) for seat in range(SEATS))
    return {name: Slot(name, "spot", _step(track, space, seat)) for name, space, seat in names}


def _step(track: Box, space: int, seat: int) -> Box:
    """In the corner of a field that belongs to the seat: what is printed in its middle stays in sight."""
    x, y, w, h = track
    left, top, width, height = track_field(space)
    across, down = w * width, h * height
    scale = min(_FLANK * across / _MARKER[0], _APART * down / 2 / _MARKER[1])
    wide, high = _MARKER[0] * scale, _MARKER[1] * scale
    edge = (1 - _APART) * down / 4
    return (
        x + w * left + (across - wide - edge if seat % 2 else edge),
        y + h * top + (down - high - edge if seat // 2 else edge),
        wide,
        high,
    )
