"""Where everything lies: the chart is the map, the sheets are drawn, some places follow by computation."""

from __future__ import annotations

from collections.abc import Iterator

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
    slots: list[Slot] = []
    for base in source.objects_of("bases"):
        x, y, w, h = base.rect
        slots.append(Slot(base.name, "print", (x - left, y - top, w, h)))
    for region in source.objects_of("regions"):
        x, y, w, h = region.rect
        outline = tuple((px - left, py - top) for px, py in region.points)
        slots.append(Slot(region.name, "spot", (x - left, y - top, w, h), outline=outline))
    for point in source.objects_of("rewards"):
        box = _round((point.rect[0] - left, point.rect[1] - top), REWARD)
        slots.append(Slot(f"reward.{rest_of(point.name)}", "print", box))
    for point in source.objects_of("posts"):
        slots += _posts(rest_of(point.name), (point.rect[0] - left, point.rect[1] - top))
    return Zone((width, height), {slot.name: slot for slot in slots})


def _round(at: tuple[float, float], side: float, across: float = 0.0, down: float = 0.0) -> Box:
    """A square round a point, or so far aside of it."""
    return (at[0] - side / 2 + across, at[1] - side / 2 + down, side, side)


def _posts(region: str, at: tuple[float, float]) -> Iterator[Slot]:
    """A post's place, beside it that of a company that is about to take it over, and what entering costs."""
    boxes = {
        "post": _round(at, POST),
        "arrival": _round(at, POST, -POST * 0.45, -POST * 0.4),
        "cost": _round(at, COST, -_CLEAR),
        "toll": _round(at, COST, -POST * 0.5, -POST * 0.5),
    }
    return (Slot(f"{kind}.{region}", "spot", box) for kind, box in boxes.items())


def _completed(sheet: Zone) -> Zone:
    """A sheet with the places of markers on its tracks and bonus spaces."""
    boxes: dict[str, Box] = {}
    for name, slot in sheet.slots.items():
        if kind_of(name) == "track":
            places = ((n, seat) for n in range(_SPAN) for seat in range(SEATS))
            boxes |= {f"step.{rest_of(name)}.{n}.{seat}": _step(slot.box, n, seat) for n, seat in places}
        elif kind_of(name) in ("bonus", "extra"):
            boxes[f"mark.{name}"] = _mark(name, slot.box)
    return Zone(sheet.size, {**sheet.slots, **{name: Slot(name, "spot", box) for name, box in boxes.items()}})


def _mark(name: str, space: Box) -> Box:
    """A bonus marker, on the end corner of its space that bears no number: below a bonus tile, else above."""
    x, y, w, h = space
    side = min(w, h) * 0.31
    top = y + h - side - 4 if ".tile_" in name else y + 4
    return (x + w - side - 4, top, side, side)


def _step(track: Box, space: int, seat: int) -> Box:
    """A marker in the corner of a field that belongs to its seat: what is printed in its middle is seen."""
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
