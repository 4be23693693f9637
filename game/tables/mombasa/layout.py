"""Where everything lies: the board is the map, some of its places follow from others by computation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from game.maps.layout import MAPS, zone_of
from game.maps.places import Box, Slot, TableLayout, Zone
from game.maps.tmx import TiledMap, load_map
from game.rules.kernel.ids import kind_of, parts_of, rest_of
from game.rules.mombasa.board import COMPANIES, STACK_SPACES, STACKS

TRACK_FIELDS = (7, 3)
"""A track board has room for 7 x 3 fields; the markers advance like a plough, the first row to the right."""
POST, MARK = 38.0, 34.0
VALUE = (96.0, 36.0)
_MARKER = (15.0, 18.0)
_BOARD_LAYERS = ("companies", "market", "books", "bonuses", "bases")
BANK: Box = (1064.0, 505.0, 76.0, 77.0)
"""The supply of pounds: the place beside the bonus spaces that no space uses."""


def track_field(space: int) -> Box:
    """The field of a space within a track board, as fractions of its width and height.

    The spaces run to the right, back to the left and to the right again.
    """
    columns, rows = TRACK_FIELDS
    row, column = divmod(space, columns)
    if row % 2:
        column = columns - 1 - column
    return (column / columns, row / rows, 1 / columns, 1 / rows)


def load(chart: TiledMap, players: tuple[int, ...]) -> TableLayout:
    """The slots of the board's map and of the players' panels.

    Raises:
        MapError: the map of the panels is damaged, or a layer, zone or slot is missing or wrong.
    """
    panels = load_map(MAPS / "mombasa_table.tmx")
    slots = {"pile.bank": Slot("pile.bank", "spot", BANK)}
    for layer in _BOARD_LAYERS:
        slots.update({thing.name: Slot(thing.name, "spot", thing.rect) for thing in chart.objects_of(layer)})
    for region in chart.objects_of("regions"):
        slots[region.name] = Slot(region.name, "spot", region.rect, outline=region.points)
    for point in chart.objects_of("posts"):
        slots.update(_posts(rest_of(point.name), point.rect[:2]))
    for company in COMPANIES:
        slots.update(_company(slots, company))
    size = (float(chart.columns * chart.tile_width), float(chart.rows * chart.tile_height))
    return TableLayout(
        Zone(size, slots),
        {count: zone_of(panels, f"seats-{count}") for count in players},
        {count: zone_of(panels, f"opened-{count}") for count in players},
        locate=_locator(slots),
    )


def _posts(region: str, at: tuple[float, float]) -> dict[str, Slot]:
    """A post's place, and beside it that of a company that is about to take it over."""
    x, y = at[0] - POST / 2, at[1] - POST / 2
    beside = (x - POST * 0.45, y - POST * 0.4)
    return {
        f"post.{region}": Slot(f"post.{region}", "spot", (x, y, POST, POST)),
        f"arrival.{region}": Slot(f"arrival.{region}", "spot", (*beside, POST, POST)),
    }


def _company(slots: Mapping[str, Slot], company: str) -> dict[str, Slot]:
    """The share value in the head of a company's panel, and the columns of its base as a whole."""
    x, y, w, _ = slots[f"panel.{company}"].box
    width, height = VALUE
    value = Slot(f"value.{company}", "spot", (x + w - width - 4, y + 4, width, height))
    made = {value.name: value}
    for column in range(1, STACKS + 1):
        spaces = [slots[f"stack.{company}.{column}.{n}"].box for n in range(1, STACK_SPACES + 1)]
        left, top = min(box[0] for box in spaces), min(box[1] for box in spaces)
        right, bottom = max(box[0] + box[2] for box in spaces), max(box[1] + box[3] for box in spaces)
        name = f"stack.{company}.{column}"
        made[name] = Slot(name, "spot", (left, top, right - left, bottom - top))
    return made


def _locator(slots: Mapping[str, Slot]) -> Callable[[str], Slot | None]:
    """Finds the places of markers on tracks and on bonus spaces."""

    @cache
    def locate(name: str) -> Slot | None:
        kind, marked, parts = kind_of(name), rest_of(name), parts_of(name)
        if kind == "mark" and marked in slots:
            x, y, w, h = slots[marked].box
            return Slot(name, "spot", (x + w - MARK - 2, y + h - MARK - 2, MARK, MARK))
        if kind == "step" and len(parts) == 3 and f"track.{parts[0]}" in slots:
            return Slot(name, "spot", _step(slots[f"track.{parts[0]}"].box, int(parts[1]), int(parts[2])))
        return None

    return locate


def _step(track: Box, space: int, seat: int) -> Box:
    """A marker's place: four share a field, two beside two."""
    x, y, w, h = track
    left, top, width, height = track_field(space)
    across, down = w * width / 2, h * height / 2
    wide, high = _MARKER
    return (
        x + w * left + across * (seat % 2) + (across - wide) / 2,
        y + h * top + down * (seat // 2) + (down - high) / 2,
        wide,
        high,
    )
