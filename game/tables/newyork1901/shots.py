"""New York 1901's shots of the table: land is chosen on the whole map, a building on one's own part.

At larger text the map is seen without its margins, and closer: the part in which the next choice lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.maps.places import Box, Node, Pane, Part, ShotContext, Split, Tabs, panel
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import kind_of, parts_of, spell
from game.rules.newyork1901.board import Cell, LotGrid
from game.rules.newyork1901.sites import Sites
from game.tables.newyork1901.layout import SquareGrid

LAND, BUILD, GOALS, PLAYERS = "land", "build", "goals", "players"
TABBED = (LAND, BUILD, GOALS, PLAYERS)
"""The shots that have a tab: market and map; rack and own lots; streets and challenge; belongings."""
READ = frozenset((GOALS, PLAYERS))
"""Those of them where nothing is chosen."""
FOLDED = frozenset(("rack", "legendary"))
"""At larger text the land cards take the room of these, which the rack's own shot shows larger."""
LAID = ("building", "legendary")
"""What is laid on the map."""
_MOST = 0.56
"""The map takes no more than this part of the width."""
_TABS, _GAP, _LINE = 66.0, 12, 70.0
"""The height of the tabs, the gaps, and the height of a row of folded panels in relation to the zones."""
_PAIR = 2
_SEAM = 34
"""Between two parts of the map that lie elsewhere on it: streets that do not go on are no error then."""
_NARROW, _STACKED = 1.7, 150.0
"""At larger text a table less wide than so many times its height has two rows of tabs, as high as this: its
columns are narrow, and above the map it has room."""
_SPANS = (9, 11, 13, 15)
"""So many columns of the map are seen where one can build: few sizes, so that pictures serve again."""
_MARGIN = 1
"""So many squares round them are seen in any case."""
_CLOSE_UPS = (7.0, 8.0, 10.0, 12.0, 14.0)
"""The same at larger text."""
_RIM = 0.35
"""So much of a square round them is seen at larger text."""
_ASHORE, _AFLOAT = 0.38, 0.05
"""So much of a square beside the land, and so much above and below it, is seen at larger text."""
_REGION, _REACH = 3, 4
"""So many numbers name a region, and so many say in which squares a choice lies."""
_TALL = 11
"""What lies over more rows than this is seen in two parts, north and south side by side."""
_SAFE, _ABOVE, _BESIDE = 1728.0, 16, 20
"""The width of the table on the usual screens, what is left free above the bar and beside the map."""


class MapPart(NamedTuple):
    """A part of the map: its first column and row, and how many columns are seen."""

    left: int
    top: int
    span: int


def region_of(grid: LotGrid, cells: set[Cell]) -> MapPart | None:
    """The part of the map in which squares are seen large; None where that is all of it."""
    if not cells:
        return None
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    west, north = min(columns) - _MARGIN, min(rows) - _MARGIN
    wide, high = max(columns) + 1 + _MARGIN - west, max(rows) + 1 + _MARGIN - north
    for span in _SPANS:
        tall = span * grid.rows / grid.columns
        if wide <= span < grid.columns and high <= tall:
            left = min(max(0, west - (span - wide) // 2), grid.columns - span)
            top = min(max(0, north - int(tall - high) // 2), int(grid.rows - tall))
            return MapPart(left, top, span)
    return None


def shot_of(sites: Sites, decision: Decision | None, picked: Sequence[str]) -> str:
    """The shot that a decision needs after ``picked``: where one can build that part of the map is large.

    It says besides in which squares the next choice on the map lies, which is seen closer at larger text.
    """
    actions = decision.actions if decision else ()
    laying = bool(picked) and kind_of(picked[0]) in LAID
    left = [action for action in actions if not picked or action.targets[:1] == (picked[0],)]
    if not actions or (not laying and any(action.verb == "claim" for action in actions)):
        lots = _lots_of(sites, left)
        return spell(LAND, *(_reaches(lots) if picked else _reach(lots)))
    region = region_of(sites.grid, _sites_of(sites, actions))
    reached = _sites_of(sites, left)
    return spell(BUILD, *(region or ()), *(_reaches(reached) if laying else _reach(reached)))


def prefetch_shots(sites: Sites, decision: Decision) -> tuple[str, ...]:
    """The shots that picking one of the land cards leads to."""
    cards = dict.fromkeys(action.targets[0] for action in decision.actions if action.verb == "claim")
    return tuple(dict.fromkeys(shot_of(sites, decision, (card,)) for card in cards))


def _sites_of(sites: Sites, actions: Sequence[Action]) -> set[Cell]:
    """The squares of all places where something can be laid."""
    places = {action.targets[1] for action in actions if action.verb in ("build", "demolish")}
    return {cell for site in places for cell in sites.by_id[site].cells}


def _lots_of(sites: Sites, actions: Sequence[Action]) -> set[Cell]:
    """The squares of the lots that can be claimed."""
    lots = {action.targets[1] for action in actions if action.verb == "claim"}
    return {cell for lot in sites.grid.lots if lot.id in lots for cell in lot.cells}


def _reaches(cells: set[Cell]) -> tuple[int, ...]:
    """The same in two parts where they lie over many rows, with none of them in the row between."""
    rows = {y for _, y in cells}
    if not rows or max(rows) - min(rows) < _TALL:
        return _reach(cells)
    middle = (min(rows) + max(rows)) / 2
    between = min(set(range(min(rows), max(rows))) - rows, key=lambda y: abs(y - middle), default=None)
    if between is None:
        return _reach(cells)
    north = {cell for cell in cells if cell[1] in range(between)}
    return (*_reach(north), *_reach(cells - north))


def _reach(cells: set[Cell]) -> tuple[int, ...]:
    """The first and the last column and row, the last ones excluded; nothing of no squares."""
    if not cells:
        return ()
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return (min(columns), min(rows), max(columns) + 1, max(rows) + 1)


def _ashore(grid: LotGrid) -> Box:
    """All land there is, in squares: left, top, width, height."""
    left, top, right, foot = _reach({cell for lot in grid.lots for cell in lot.cells})
    x, y = max(0, left - _ASHORE), max(0, top - _AFLOAT)
    return (x, y, min(grid.columns, right + _ASHORE) - x, min(grid.rows, foot + _AFLOAT) - y)


class Shots:
    """How the zones share the screen.

    Args:
        grid: the board.
        frame: where its squares lie within the board's zone.
    """

    def __init__(self, grid: LotGrid, frame: SquareGrid) -> None:
        self._grid, self._frame = grid, frame
        self._land = _ashore(grid)

    def __call__(self, setting: ShotContext) -> Node:
        """The map, and beside it what the shot is about; at larger text what is only read stands alone."""
        name = kind_of(setting.shot)
        beside = {LAND: _land, BUILD: _build, GOALS: _goals, PLAYERS: _players}[name]
        head = Part(_head(name), units=_height(setting))
        column = [head, *beside(setting)]
        if setting.scale > 1 and name in READ:
            share = min(self._share(setting), _MOST)
            row = Split((Part(Split(()), weight=share), Part(head.node, weight=1 - share)))
            return Split((Part(row, units=head.units), *column[1:]), down=True, gap=_GAP)
        where = tuple(map(int, parts_of(setting.shot)))
        beside_map = Split(tuple(column), down=True, gap=_GAP)
        if setting.scale > 1 and len(where) >= 2 * _REACH:
            share = self._share(setting)
            return Split((Part(self._strips(where), weight=share), Part(beside_map, weight=1 - share)))
        crop = self._close_up(where) if setting.scale > 1 else self._crop(where)
        return Split((Part(Pane("board", crop=crop), hug=True, most=_MOST), Part(beside_map)))

    def _share(self, setting: ShotContext) -> float:
        """What the map takes of the width when it is seen whole at larger text."""
        *_, wide, high = self._land
        return (_SAFE / setting.shape - _ABOVE) * wide / high / (_SAFE - _BESIDE)

    def _strips(self, where: Sequence[int]) -> Split:
        """North and south side by side, with their squares of one size."""
        boxes = []
        for at in (2 * _REACH, _REACH):
            left, top, right, foot = where[len(where) - at :][:_REACH]
            x, y = max(0, left - _RIM), max(0, top - _RIM)
            boxes.append(self._box(x, y, right + _RIM - x, foot + _RIM - y))
        return Split(
            tuple(Part(Pane("board", crop=box, more=True), weight=box[2]) for box in boxes), gap=_SEAM
        )

    def _crop(self, where: Sequence[int]) -> Box | None:
        """The part of the board's zone that is seen: all of it unless a region is named, before any reach."""
        if len(where) % _REACH < _REGION:
            return None
        left, top, span = where[:_REGION]
        return self._box(left, top, span, span * self._grid.rows / self._grid.columns)

    def _close_up(self, where: Sequence[int]) -> Box:
        """The part that is seen at larger text: what is reached, or all land there is."""
        if len(where) < _REACH:
            return self._box(*self._land)
        west, north, *whole = self._land
        left, top, right, foot = where[-_REACH:]
        shape = whole[0] / whole[1]
        least = max(right - left + 2 * _RIM, (foot - top + 2 * _RIM) * shape)
        wide = next((span for span in _CLOSE_UPS if least <= span < whole[0]), whole[0])
        high = wide / shape
        x = min(max((left + right - wide) / 2, west), west + whole[0] - wide)
        y = min(max((top + foot - high) / 2, north), north + whole[1] - high)
        return self._box(x, y, wide, high)

    def _box(self, left: float, top: float, wide: float, high: float) -> Box:
        """Squares of the map in the board's zone."""
        cell = self._frame.cell
        return (self._frame.left + left * cell, self._frame.top + top * cell, wide * cell, high * cell)


def _head(name: str) -> Split:
    """The tabs, and at their end the challenge, which is everybody's.

    Among the goals it has a card of its own, and the deck lies in that place.
    """
    return Split((Part(Tabs()), Part(Pane("deck" if name == GOALS else "goal"), hug=True)), gap=_GAP)


def _height(setting: ShotContext) -> float:
    """Of the tabs, in one row or in two."""
    if setting.scale > 1 and setting.shape < _NARROW:
        return _STACKED
    return _TABS * min(setting.scale, 1.3)


def _land(setting: ShotContext) -> Iterator[Part]:
    """The market, who is to act with the rack, and the others."""
    if setting.active is None:
        yield from _others(setting)
        return
    if setting.scale == 1:
        yield Part(Pane("market", reads=True), weight=0)
        yield panel(setting.active, "open")
    else:
        yield Part(Pane("market-large", reads=True), hug=True)
        yield panel(setting.active, "large")
    yield from _others(setting)


def _build(setting: ShotContext) -> Iterator[Part]:
    """The rack as large as can be, and the others."""
    if setting.active is None:
        yield from _others(setting)
        return
    yield panel(setting.active, f"builder-{setting.players}" if setting.scale == 1 else "workshop")
    yield from _others(setting)


def _others(setting: ShotContext) -> Iterator[Part]:
    """Who is not to act: below one another, at larger text side by side and with the score alone."""
    others = [seat for seat in range(setting.players) if seat != setting.active]
    if setting.scale == 1 or setting.active is None:
        yield from (panel(seat, "seat" if setting.scale == 1 else "folded") for seat in others)
        return
    row = tuple(Part(Pane("folded", seat, stretch=True)) for seat in others)
    yield Part(Split(row, gap=_GAP), weight=_LINE)


def _goals(setting: ShotContext) -> Iterator[Part]:
    """The three streets and the challenge, and how everybody stands with them."""
    zone = "goals" if setting.scale == 1 else "goals-wide"
    yield Part(Pane(f"{zone}-{setting.players}", reads=True), weight=0)


def _players(setting: ShotContext) -> Iterator[Part]:
    """All that everybody has; two have room for more rows of it."""
    zone = "pair" if setting.players == _PAIR else "full"
    panels = [panel(seat, zone if setting.scale == 1 else f"{zone}-large") for seat in range(setting.players)]
    if setting.scale == 1:
        yield from panels
        return
    for at in range(0, len(panels), 2):
        pair = tuple(Part(each.node) for each in panels[at : at + 2])
        yield Part(Split(pair, gap=_GAP), weight=1)
