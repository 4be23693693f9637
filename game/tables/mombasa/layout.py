"""Where everything lies: the chart is the map, the sheets are drawn, some places follow by computation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from game.maps.layout import MAPS, load_layout
from game.maps.places import Box, Slot, TableLayout, Zone
from game.maps.tmx import TiledMap
from game.rules.kernel.ids import kind_of, rest_of
from game.rules.mombasa.board import COMPANIES
from game.tables.mombasa.shots import TABBED, shots

POST, COST, REWARD = 38.0, 36.0, 38.0
SEATS = 4
SINGLE, _UPRIGHT = 2, 1.7
"""The row of a hand that lies in one, after the two of a larger one; how high its cards are, by
their width."""
ANY = "@"
"""In the names of places that are drawn once for all companies."""
_CLEAR = 10.0
"""So far aside of its post's place a price stands, clear of the reward on the other side."""
FIELDS, DIAMONDS = 20, 29
"""Fields of a track board, its spaces and the company's seal; those of the diamond track."""
VALUE = 0.6
"""The share of a field of the diamond track that bears its value, two digits; the marker stands before it."""
_ROWS = {FIELDS: (999, 5), DIAMONDS: (999,)}
"""A track has another row if its shape is less than each of these."""
_PAWN = (0.76, 16 / 17.5)
"""The height of a marker in that of its field, and its width in relation to that."""
_BESIDE, _BEHIND = 0.6, 0.2
"""Markers that share a field overlap: how far the next one stands aside, and how far the third behind."""


def field(number: int, shape: float, fields: int = FIELDS) -> Box:
    """The field of a space on a track, as fractions of the track's width and height.

    A company's way runs to and fro, that of the diamonds in each row in reading direction.

    Args:
        number: the space.
        shape: width of the track in relation to its height; a longer one has fewer rows.
        fields: how many the track has.
    """
    rows = sum(shape < most for most in _ROWS[fields]) + 1
    columns = -(-fields // rows)
    row, column = divmod(number, columns)
    if row % 2 and fields == FIELDS:
        column = columns - 1 - column
    return (column / columns, row / rows, 1 / columns, 1 / rows)


def within(whole: Box, part: Box) -> Box:
    """The box of a part that is told in fractions."""
    x, y, w, h = whole
    return (x + w * part[0], y + h * part[1], w * part[2], h * part[3])


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
    drawn = load_layout(MAPS / "mombasa_table.tmx", players, board=chart_zone(chart))
    zones = {
        name: completed for name, zone in drawn.zones.items() for name, completed in _completed(name, zone)
    }
    return TableLayout(drawn.board, drawn.seats, zones=zones, shots=shots(drawn.board.size), tabbed=TABBED)


def chart_zone(source: TiledMap) -> Zone:
    """Regions, ports and the places of posts."""
    left, top, width, height = chart_box(source)
    slots: list[Slot] = []
    for thing in (*source.objects_of("bases"), *source.objects_of("regions")):
        x, y, w, h = thing.rect
        outline = tuple((px - left, py - top) for px, py in thing.points)
        slots.append(
            Slot(thing.name, "spot" if outline else "print", (x - left, y - top, w, h), outline=outline)
        )
    for point in (*source.objects_of("rewards"), *source.objects_of("posts")):
        x, y = point.rect[0] - left, point.rect[1] - top
        for kind, side, across, down, use in _POINTS[point.layer]:
            box = (x - side / 2 + across, y - side / 2 + down, side, side)
            slots.append(Slot(f"{kind}.{rest_of(point.name)}", use, box))
    return Zone((width, height), {slot.name: slot for slot in slots})


_POINTS = {
    "rewards": (("reward", REWARD, 0.0, 0.0, "print"),),
    "posts": (
        ("post", POST, 0.0, 0.0, "spot"),
        ("arrival", POST, -POST * 0.45, -POST * 0.4, "spot"),
        ("cost", COST, -_CLEAR, 0.0, "spot"),
        ("toll", COST, -POST * 0.5, -POST * 0.5, "spot"),
    ),
}
"""What lies at the points of a layer: its kind, its side, how far it lies aside and below. Beside a post is
the place of a company that is about to take it over, and what entering costs."""


def _completed(name: str, sheet: Zone) -> Iterator[tuple[str, Zone]]:
    """A sheet with the places of markers; one that is drawn once for all companies, for each of them."""
    if not any(ANY in slot for slot in sheet.slots):
        yield name, Zone(sheet.size, {slot.name: slot for slot in (*sheet.slots.values(), *_markers(sheet))})
        return
    kind, _, rest = name.partition("_")
    for company in COMPANIES:
        named = (replace(slot, name=slot.name.replace(ANY, company)) for slot in sheet.slots.values())
        yield (
            "_".join(filter(None, (kind, company, rest))),
            Zone(sheet.size, {slot.name: slot for slot in named}),
        )


def _markers(sheet: Zone) -> Iterator[Slot]:
    """Where markers stand on the tracks and bonus spaces of a sheet, and a hand that lies in one row."""
    for name, slot in sheet.slots.items():
        whole, kind = slot.box, kind_of(name)
        shape = whole[2] / whole[3]
        if kind == "track":
            for number, order in product(range(FIELDS), range(SEATS)):
                box = _step(within(whole, field(number, shape)), order)
                yield Slot(f"step.{rest_of(name)}.{number}.{order}", "spot", box)
        elif kind == "gems":
            for number in range(DIAMONDS):
                x, y, w, h = within(whole, field(number, shape, DIAMONDS))
                side = min(w * (1 - VALUE), h) * 0.9
                yield Slot(f"gem.*.{number}", "spot", (x + 2, y + (h - side) / 2, side, side))
        elif name == "hand.*.0":
            yield _single(slot, sheet.slots["hand.*.1"])
        elif kind in ("bonus", "extra"):
            yield Slot(f"mark.{name}", "spot", _mark(name, whole))


def _single(first: Slot, second: Slot) -> Slot:
    """The one row of a small hand, amid the room of both rows: its cards are the larger."""
    x, y, w, _ = first.box
    room = second.box[1] + second.box[3] - y
    high = min(room, (w / first.places - first.gap) * _UPRIGHT)
    return replace(first, name=f"hand.*.{SINGLE}", box=(x, y + (room - high) / 2, w, high))


def _mark(name: str, space: Box) -> Box:
    """A bonus marker, on the end corner of its space that bears no number: below a bonus tile, else above."""
    x, y, w, h = space
    side = min(w, h) * 0.31
    top = y + h - side - 4 if ".tile_" in name else y + 4
    return (x + w - side - 4, top, side, side)


def _step(space: Box, order: int) -> Box:
    """A marker on the lower edge of its field; the number of the field is at the start, above."""
    x, y, w, h = space
    high = h * _PAWN[0]
    wide = high * _PAWN[1]
    left = x + w - wide - 3 - order % 2 * wide * _BESIDE
    return (left, y + h - high - 2 - order // 2 * h * _BEHIND, wide, high)
