"""Where everything lies: the squares of the map on the board, and the shots of the table.

The map lies beside what the next choice needs, or beside what is read. At larger text the land cards and the
own buildings have a shot each, and the map is seen closer: the part about which a question is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from game.maps.places import Box, Node, Pane, Part, ShotContext, Slot, Split, TableLayout, Tabs, panel
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, parts_of, spell
from game.rules.newyork1901.board import STREETS, Cell, LotGrid, neighbours
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.sites import Sites
from game.tables.newyork1901.pieces import Ctx
from game.tables.title import map_layout

BOARD = (931.0, 833.0)
"""Size of the board zone in design pixels: squares of 49 on the shipped map, which fills it."""

_WORKER = 0.9
"""A worker's side, in squares."""


@dataclass(frozen=True, slots=True)
class SquareGrid:
    """Where the map's squares lie within the board zone: ``cell`` is a square's side."""

    left: float
    top: float
    cell: float

    def part(self, left: float, top: float, wide: float, high: float) -> Box:
        """A rectangle that is given in squares."""
        return (self.left + left * self.cell, self.top + top * self.cell, wide * self.cell, high * self.cell)

    def box(self, cells: Collection[Cell]) -> Box:
        """The bounding box of squares."""
        left, top, right, foot = reach(cells)
        return self.part(left, top, right - left, foot - top)

    def outline(self, cells: Iterable[Cell]) -> tuple[tuple[float, float], ...]:
        """The corners of squares that hang together."""
        return tuple((self.left + x * self.cell, self.top + y * self.cell) for x, y in corners(cells))

    def post(self, cells: Collection[Cell]) -> Box:
        """Where a worker stands: in the middle of a straight lot, in the corner of a bent one."""
        x, y, width, height = self.box(cells)
        if width > self.cell and height > self.cell:
            crossing = next(cell for cell in cells if len({*neighbours(cell)}.intersection(cells)) == 2)
            x, y, width, height = self.box([crossing])
        side = self.cell * _WORKER
        return (x + (width - side) / 2, y + (height - side) / 2, side, side)


def frame_of(grid: LotGrid) -> SquareGrid:
    """The squares of a board: as large as fit into the zone, in its middle."""
    width, height = BOARD
    cell = min(width / grid.columns, height / grid.rows)
    return SquareGrid((width - cell * grid.columns) / 2, (height - cell * grid.rows) / 2, cell)


def reach(cells: Collection[Cell]) -> tuple[int, int, int, int]:
    """The first and the last column and row of squares, the last ones excluded."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return (min(columns), min(rows), max(columns) + 1, max(rows) + 1)


def corners(cells: Iterable[Cell]) -> list[Cell]:
    """The corners of the outline of squares that hang together, clockwise from the top left one."""
    inside = set(cells)
    edges: dict[Cell, Cell] = {}
    for x, y in inside:
        turns = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        sides = zip(neighbours((x, y)), turns, turns[1:] + turns[:1], strict=True)
        edges.update({start: end for beyond, start, end in sides if beyond not in inside})
    at = min(edges, key=lambda corner: (corner[1], corner[0]))
    path = [at]
    while (at := edges[at]) != path[0]:
        path.append(at)
    return [
        here
        for before, here, after in zip([path[-1], *path[:-1]], path, [*path[1:], path[0]], strict=True)
        if (before[0] == here[0]) != (here[0] == after[0])
    ]


def areas_of(grid: LotGrid) -> dict[str, tuple[Cell, ...]]:
    """The squares of every lot and sight."""
    lots = {lot.id: lot.cells for lot in grid.lots}
    return lots | {sight.id: sight.cells for sight in grid.sights}


def ground(sites: Sites) -> Callable[[str], Slot | None]:
    """Finds what follows from the map: lots, sights, posts (``post.<lot>``), medals and sites by name."""
    grid, frame = sites.grid, frame_of(sites.grid)
    areas = areas_of(grid)
    spots = {f"post.{lot.id}": frame.post(lot.cells) for lot in grid.lots}
    for street in STREETS:  # its medal lies on the last square
        spots[f"medal.{street}"] = frame.box([max(at for at, name in grid.streets.items() if name == street)])

    @cache
    def locate(name: str) -> Slot | None:
        if name in spots:
            return Slot(name, "spot", spots[name])
        cells = sites.by_id[name].cells if name in sites.by_id else areas.get(name)
        return Slot(name, "spot", frame.box(cells), outline=frame.outline(cells)) if cells else None

    return locate


# --- the shots ----------------------------------------------------------------------------------------------

PLAY, BUILD, GOALS, PLAYERS = "play", "build", "goals", "players"
TABBED = (PLAY, BUILD, GOALS, PLAYERS)
"""Land and own buildings, at larger text a shot each; streets and challenge; belongings."""
READ = frozenset((GOALS, PLAYERS))
"""Those of them where nothing is chosen."""
_MAP = {False: 0.56, True: 0.53}
"""What the map takes of the width, at the usual and at larger text."""
_TABS, _GAP, _PAIR = 66.0, 8, 2
_CARDS = {False: 96.0, True: 150.0}
"""How high the land cards are below the map where people sit round the table, also at larger text."""
_NARROW = 1.7
"""At larger text a table less wide than so many times its height leaves the tabs all of their line."""
_OWN, _LINES = 520.0, {"folded": 74.0, "pair-large": 360.0, "full-large": 256.0}
"""How high what the player to act works with is in relation to a line of such panels."""
_SHORES = {False: (1.0, 0.78), True: (0.38, 0.05)}
"""So much of a square of the shore is seen beside the land, and so much above and below it."""
_CLOSE_UPS = (7.0, 8.0, 10.0, 12.0, 14.0)
"""So many columns are seen of a part of the map: few sizes, so that pictures serve again."""
_RIM = 0.35
"""So much of a square is seen round the places of a choice."""
_LAYING = ("build", "demolish")
"""What lays a building on squares of the map."""


def shot_of(ctx: Ctx, choosing: Choosing | None) -> str:
    """The shot that a choice needs, with the squares over which all places of its question reach.

    A question is asked about the same part of the map until it is answered, whatever is picked: nothing moves
    under a hand. Where land may be claimed that is the whole map.
    """
    if choosing is None:
        return PLAY
    actions, picked = choosing.decision.actions, choosing.open()
    places = {action.targets[1] for action in actions if action.verb in _LAYING}
    if any(action.verb == "claim" for action in actions):
        return PLAY if any(action.verb == "claim" for action in picked) else BUILD
    cells = {cell for place in places for cell in ctx.rules.sites.by_id[place].cells}
    return spell(BUILD, *reach(cells)) if cells else PLAY


def prefetch(ctx: Ctx, choosing: Choosing) -> Iterable[str]:
    """The shots that picking what can be laid leads to."""
    untouched = Choosing(choosing.decision)
    return dict.fromkeys(shot_of(ctx, untouched.after(piece)) for piece in untouched.targets(*_LAYING))


def load(rules: NewYorkRules) -> TableLayout:
    """Reads where the slots of the table lie; those on the board follow from the rules' map."""
    return replace(_drawn(rules), shots=Shots(rules.sites.grid), locate=ground(rules.sites))


_drawn = map_layout("newyork1901_table", tabbed=TABBED, read=READ, large=frozenset((BUILD,)))


class Shots:
    """How the zones share the screen.

    Args:
        grid: the board.
    """

    def __init__(self, grid: LotGrid) -> None:
        self._frame, self._land = frame_of(grid), {cell for lot in grid.lots for cell in lot.cells}

    def __call__(self, setting: ShotContext) -> Node:
        """The map, and beside it what the shot is about; at larger text what is only read stands alone."""
        name, large = kind_of(setting.shot), setting.scale > 1
        share, high = _MAP[large], _TABS * min(setting.scale, 1.3)
        # At the end of the tabs lies the challenge; among the goals, where it has a card, the deck.
        chip = Part(Pane("deck" if name == GOALS else "goal"), hug=True)
        alone = (setting.round and name != GOALS) or (large and setting.shape < _NARROW)
        head = Split((Part(Tabs()), chip)[: 1 if alone else 2], gap=_GAP)
        beside = {GOALS: _goals, PLAYERS: _players}.get(name, _choosing)(setting)
        if large and name in READ:
            above = Split((Part(Split(()), weight=share), Part(head, weight=1 - share)))
            return Split((Part(above, units=high), *beside), down=True, gap=_GAP)
        column = Split((Part(head, units=high), *beside), down=True, gap=_GAP)
        map_ = self._map(setting.shot, large=large)
        if setting.round and name not in READ:
            return _round(map_, _market(setting), chip, column, _CARDS[large])
        return Split((Part(map_, weight=share), Part(column, weight=1 - share)))

    def _map(self, shot: str, *, large: bool) -> Pane:
        """All land there is with some of its shore; at larger text the part in which a choice lies."""
        left, top, right, foot = reach(self._land)
        beside, above = _SHORES[large]
        wide, high = right - left + 2 * beside, foot - top + 2 * above
        if large and (where := tuple(map(int, parts_of(shot)))):
            rim = 2 * _RIM
            least = max(where[2] - where[0] + rim, (where[3] - where[1] + rim) * wide / high)
            if seen := next((span for span in _CLOSE_UPS if least <= span < wide), 0):
                (left, top, right, foot), wide, high = where, seen, high * seen / wide
        corner = ((left + right - wide) / 2, (top + foot - high) / 2)
        return Pane("board", crop=self._frame.part(*corner, wide, high), more=True)


def _round(map_: Pane, market: Pane, chip: Part, column: Split, high: float) -> Node:
    """The map above what all choose from, and beside it what each player has."""
    cards = Split((Part(market, weight=0.85), Part(chip.node, weight=0.15)), gap=_GAP)
    middle = Split((Part(map_), Part(cards, units=high)), down=True, gap=_GAP)
    return Split((Part(middle), Part(column, weight=0.75)))


def _market(setting: ShotContext) -> Pane:
    """The land cards; at larger text larger."""
    return Pane("market-large" if setting.scale > 1 else "market", reads=True)


def _choosing(setting: ShotContext) -> Iterator[Part]:
    """The land cards, what the player to act works with, and everybody in the order of the seats.

    At larger text either the land cards or the buildings, and the seats in two lines.
    """
    active, seats = setting.active or 0, range(setting.players)
    market = () if setting.round else (Part(_market(setting), weight=0),)
    if setting.scale == 1:
        yield from market
        yield panel(active, "open")
        yield from map(panel, seats)
        return
    own: tuple[Part, ...] = (*market, panel(active, "own-large"))
    if kind_of(setting.shot) == BUILD:
        own = (panel(active, "rack-large"),)
    yield Part(Split(own, down=True, gap=_GAP), weight=_OWN)
    yield from _lines(setting, "folded", each=-(-setting.players // 2))


def _goals(setting: ShotContext) -> Iterator[Part]:
    """The three streets and the challenge, and how everybody stands with them."""
    zone = "goals" if setting.scale == 1 else "goals-wide"
    yield Part(Pane(f"{zone}-{setting.players}", reads=True), weight=0)


def _players(setting: ShotContext) -> Iterator[Part]:
    """All that everybody has; two have room for more of it."""
    zone = "pair" if setting.players == _PAIR else "full"
    if setting.scale > 1:
        yield from _lines(setting, f"{zone}-large")
    else:
        yield from (panel(seat, zone) for seat in range(setting.players))


def _lines(setting: ShotContext, zone: str, each: int = _PAIR) -> Iterator[Part]:
    """The panels of so many seats side by side in each line."""
    seats = [Part(panel(seat, zone).node) for seat in range(setting.players)]
    for at in range(0, len(seats), each):
        yield Part(Split(tuple(seats[at : at + each]), gap=_GAP), weight=_LINES[zone])
