"""Where everything lies: zones of the map with the places that it leaves open, and what each shot shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache

from game.maps.places import TABLE, Node, Pane, Part, ShotContext, Slot, Split, TableLayout, Tabs, Zone
from game.rules.aquileia.printed import CONTESTS, spaces
from game.rules.kernel.ids import kind_of, number_in, rest_of, spell
from game.tables.panes import below_tabs, panels
from game.tables.title import map_layout

PLAYERS = "players"
"""What everybody has: at larger text the rows beside the board show no houses."""
TABBED = (TABLE, "market", "contest", "theatrum", "forum", "portus", PLAYERS)
NEAR: Mapping[str, str] = {
    TABLE: "spaces",
    **{area: f"near-{area}" for area in TABBED[1:-1]},
    **{f"market.{area}": f"near-{area}" for area in ("pecunia", "equi", "servi")},
}
"""What a shot shows at larger text: less, or the same with more of the height."""
_TALL = (TABLE, PLAYERS, "contest")
"""Shots that leave no room for the track and the bank below an area."""
_PURSED = {"theatrum": 78.0, "near-theatrum": 104.0}
"""The zones with a purse for each player, and how high its row is at most."""
_TABS, _LARGE_TABS, _COLUMN, _STRIP, _GAP, _LARGE_GAP = 58.0, 70.0, 500.0, 150.0, 8.0, 5.0


def shots(setting: ShotContext) -> Node:
    """The board or one of its areas, and beside it the rows of all players and what is in the hand."""
    large, zone = setting.scale > 1, kind_of(setting.shot)
    gap = _LARGE_GAP if large else _GAP
    if large and zone == PLAYERS:
        return below_tabs(_people(setting), _LARGE_TABS, gap)
    rows = panels(setting, f"large-{setting.players}" if large else "seat").parts
    beside = Part(Split((*rows, Part(_own(setting), weight=0.0)), down=True, gap=gap), units=_COLUMN)
    if large:
        area = _pane(NEAR.get(setting.shot) or NEAR[zone], setting)
        return below_tabs(Split((Part(area), beside)), _LARGE_TABS, gap)
    shown = [Part(Tabs(), units=_TABS), Part(_pane("board" if zone in (TABLE, PLAYERS) else zone, setting))]
    if zone not in _TALL:
        shown.append(Part(_pane("strip", setting), units=_STRIP))
    return Split((Part(Split(tuple(shown), down=True, gap=gap)), beside))


def _own(setting: ShotContext) -> Pane:
    """The hand of who is to act, always at the same place."""
    return Pane("own-large" if setting.scale > 1 else "own", setting.active or 0, stretch=True)


def _pane(zone: str, setting: ShotContext) -> Pane:
    """A zone by its name, which says for how many players and how it is read where that matters."""
    name = f"{zone}-{setting.players}" if zone in _PURSED else zone
    return Pane(_turned(name) if setting.rtl else name)


def _turned(zone: str) -> str:
    return f"{zone}-rtl"


def _people(setting: ShotContext) -> Split:
    """All players as they sit, in columns, and last the hand of who is to act."""
    panes = (*(Pane("folk", seat, stretch=True) for seat in range(setting.players)), _own(setting))
    columns = (panes[at : at + 2] for at in range(0, len(panes), 2))
    return Split(tuple(Part(Split(tuple(map(Part, each)), down=True)) for each in columns))


def _made(found: TableLayout) -> TableLayout:
    """The layout with the zones that the map does not have."""
    made = {**found.zones, "board": found.board}
    for kind, highest in _PURSED.items():
        made |= {f"{kind}-{n}": _with_purses(made[kind], n, highest) for n in found.seats}
    made = {name: _with(zone, _steps(zone)) for name, zone in made.items()}
    made |= {_turned(name): _read_from_right(zone) for name, zone in made.items()}
    return replace(found, board=made.pop("board"), zones=made)


def _with(zone: Zone, slots: Iterable[Slot]) -> Zone:
    """The zone with these slots too, or in place of those of the same names."""
    return replace(zone, slots={**zone.slots, **{slot.name: slot for slot in slots}})


def _of(zone: Zone, *kinds: str) -> list[Slot]:
    return [slot for slot in zone.slots.values() if kind_of(slot.name) in kinds]


# --- what is printed on the plates beside the spaces: pieces too, which step back as all others do ----------

_SIGNED = ("servi", "forum", "latro", "pecunia")
"""Areas in which something is printed beside each space."""


@cache
def prints() -> tuple[str, ...]:
    """Everything that is printed, by id."""
    named = (rest_of(space.id) for space in spaces().values() if space.area in _SIGNED)
    return tuple(spell("print", name) for name in (*named, *CONTESTS))


def space_of(printed: str) -> str:
    """The space beside which something is printed; "" for what a contest brings."""
    space = spell("space", rest_of(printed))
    return space if space in spaces() else ""


def area_of(printed: str) -> str:
    """The area on whose plate something is printed."""
    space = space_of(printed)
    return spaces()[space].area if space else rest_of(printed)


# --- the arena: stones along its lower edge, on which the shields stand; the purses of an auction -----------

LAST = 12
"""The last stone: shields of more strength stand there too."""
_EDGE, _STONE, _LEVEL, _WALL = 30.0, 72.0, 18.0, 10.0
"""Before the first stone and behind the last; how large one is; how far above the edge of the plate; and how
thick its wall is there where nothing else lies."""
_HIGH, _SHAPE, _SEEN = 112.0, 0.86, 0.38
"""How high a shield is at most, how wide as a share of that, and how much is seen of one behind another."""
_APART, _FRAME = 12.0, 2.0
"""Between two purses; and so far the frame of a row reaches beyond it, three times as far at its ends."""


def _steps(zone: Zone) -> Iterator[Slot]:
    """The stones, and on each a place for every shield: the first stands before the others."""
    if not (plate := zone.slots.get("area.lanes")):
        return
    (x, y, w, h), seats = plate.box, range(5)
    pitch, ground = (w - 2 * _EDGE) / LAST, y + h - _LEVEL - _STONE
    high = min(_HIGH, (ground - y - _WALL) / (1 + _SEEN * seats[-1]))
    wide = high * _SHAPE
    for number in range(1, LAST + 1):
        middle = x + _EDGE + pitch * (number - 0.5)
        yield Slot(f"stone.{number}", "print", (middle - _STONE / 2, ground, _STONE, _STONE))
        for place in seats:
            box = (middle - wide / 2, ground - high * (1 + _SEEN * place), wide, high)
            yield Slot(f"step.{number}.{place}", "spot", box)


def _with_purses(zone: Zone, players: int, highest: float) -> Zone:
    """The zone with the rows of these players only, as high as they have room, but no higher than this."""
    (_, y, _, h), title = zone.slots["area.purses"].box, zone.slots["title.purses"].box[3]
    room = h - title - 20.0
    pitch = min(room / players, highest)
    top = y + title + 10.0 + (room - pitch * players) / 2
    rows = [slot for slot in _of(zone, "purse", "coins") if number_in(slot.name, 0) < players]
    left, right = _ends(rows)
    x, w, h = left - 3 * _FRAME, right - left + 6 * _FRAME, pitch - _APART + 2 * _FRAME
    frames = ((x, top + seat * pitch - _FRAME, w, h) for seat in range(players))
    found = [Slot(f"bidder.{seat}", "spot", box) for seat, box in enumerate(frames)]
    for slot in rows:
        x, _, w, _ = slot.box
        box = (x, top + number_in(slot.name, 0) * pitch, w, pitch - _APART)
        found.append(replace(slot, box=box))
    others = {slot.name: slot for slot in zone.slots.values() if kind_of(slot.name) not in ("purse", "coins")}
    return _with(replace(zone, slots=others), found)


def _ends(slots: Iterable[Slot]) -> tuple[float, float]:
    """How far slots reach to the left and to the right."""
    boxes = [slot.box for slot in slots]
    return min(box[0] for box in boxes), max(box[0] + box[2] for box in boxes)


# --- read from right to left --------------------------------------------------------------------------------

_ROWS = (("bank",), ("bid",), ("coins", "purse"), ("selection", "round"), ("exchange",), ("stone", "step"))
"""What is read as a row, together with what leads it: a board is not mirrored, but a row of it is."""


def _read_from_right(zone: Zone) -> Zone:
    for slots in filter(None, (_of(zone, *kinds) for kinds in _ROWS)):
        edges = sum(_ends(slots))
        turned = ((slot, (edges - slot.box[0] - slot.box[2], *slot.box[1:])) for slot in slots)
        zone = _with(zone, [replace(slot, box=box) for slot, box in turned])
    return zone


load = map_layout("aquileia", _made, shots=shots, tabbed=TABBED, large=frozenset((PLAYERS,)))
"""Reads where the slots of the table lie."""
