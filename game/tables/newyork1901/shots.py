"""New York 1901's shots of the table: land is chosen on the whole map, a building on one's own part.

At larger text the map is seen without its margins, and closer: the part in which the next choice lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.maps.places import Box, Node, Pane, Part, ShotContext, Split, TableLayout, Tabs, panel
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, parts_of, spell
from game.rules.newyork1901.board import Cell, LotGrid
from game.rules.newyork1901.rules import NewYorkRules
from game.tables.newyork1901.layout import areas_of, frame_of, ground, reach
from game.tables.newyork1901.pieces import Ctx
from game.tables.title import map_layout

LAND, BUILD, GOALS, PLAYERS = "land", "build", "goals", "players"
TABBED = (LAND, BUILD, GOALS, PLAYERS)
"""The shots that have a tab: market and map; rack and own lots; streets and challenge; belongings."""
READ = frozenset((GOALS, PLAYERS))
"""Those of them where nothing is chosen."""
FOLDED = frozenset(("rack", "legendary"))
"""At larger text the land cards take the room of these, which the rack's own shot shows larger."""
_MOST = 0.56
"""The map takes no more than this part of the width."""
_TABS, _GAP, _LINE = 66.0, 12, 70.0
"""The height of the tabs, the gaps, and the height of a row of folded panels in relation to the zones."""
_OWN = {LAND: ("open", "large"), BUILD: ("builder-{}", "workshop")}
"""The panel of who is to act, at the usual and at larger text; it may depend on the number of players."""
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
    west, north, east, south = reach(cells)
    west, north = west - _MARGIN, north - _MARGIN
    wide, high = east + _MARGIN - west, south + _MARGIN - north
    for span in _SPANS:
        tall = span * grid.rows / grid.columns
        if wide <= span < grid.columns and high <= tall:
            left = min(max(0, west - (span - wide) // 2), grid.columns - span)
            top = min(max(0, north - int(tall - high) // 2), int(grid.rows - tall))
            return MapPart(left, top, span)
    return None


# --- which shot a choice needs ------------------------------------------------------------------------------


def shot_of(ctx: Ctx, choosing: Choosing | None) -> str:
    """The shot that a choice needs: where one can build that part of the map is large.

    It says besides in which squares the next choice on the map lies, which is seen closer at larger text.
    """
    actions, picked = (choosing.decision.actions, choosing.picked[:1]) if choosing else ((), ())
    left = [action for action in actions if action.targets[: len(picked)] == picked]
    laid, claimed = (_squares(ctx, left, kind) for kind in ("site", "lot"))
    laying = bool(picked) and kind_of(picked[0]) in ("building", "legendary")
    if not actions or (not laying and any(action.verb == "claim" for action in actions)):
        return spell(LAND, *_parts(claimed, apart=bool(picked)))
    region = region_of(ctx.rules.sites.grid, _squares(ctx, actions, "site"))
    return spell(BUILD, *(region or ()), *_parts(laid, apart=laying))


def prefetch(ctx: Ctx, choosing: Choosing) -> Iterable[str]:
    """The shots that picking one of the land cards leads to."""
    untouched = Choosing(choosing.decision)
    return dict.fromkeys(shot_of(ctx, untouched.after(card)) for card in untouched.targets("claim"))


def _squares(ctx: Ctx, actions: Iterable[Action], kind: str) -> set[Cell]:
    """The squares of the places of a kind that actions lead to: where one lays something, lots."""
    by_id, lots = ctx.rules.sites.by_id, areas_of(ctx.rules.sites.grid)
    places = {target for action in actions for target in action.targets[1:] if kind_of(target) == kind}
    return {cell for place in places for cell in (by_id[place].cells if place in by_id else lots[place])}


def _parts(cells: set[Cell], *, apart: bool) -> tuple[int, ...]:
    """Where squares reach; nothing of none.

    ``apart``: in two parts where they lie over many rows, with none of them in the row between.
    """
    if not cells:
        return ()
    rows = {y for _, y in cells}
    first, last = min(rows), max(rows)
    if apart and last - first >= _TALL and (free := {*range(first, last)} - rows):
        between = min(free, key=lambda y: abs(y - (first + last) / 2))
        north = {cell for cell in cells if cell[1] < between}
        return (*reach(north), *reach(cells - north))
    return reach(cells)


# --- how the zones share the screen -------------------------------------------------------------------------


def load(rules: NewYorkRules) -> TableLayout:
    """Reads where the slots of the table lie; those on the board follow from the rules' map."""
    return replace(_drawn(rules), shots=Shots(rules.sites.grid), locate=ground(rules.sites))


_drawn = map_layout("newyork1901_table", tabbed=TABBED, read=READ, folds=FOLDED)


class Shots:
    """How the zones share the screen.

    Args:
        grid: the board.
    """

    def __init__(self, grid: LotGrid) -> None:
        self._grid, self._frame = grid, frame_of(grid)
        left, top, right, foot = reach({cell for lot in grid.lots for cell in lot.cells})
        x, y = max(0, left - _ASHORE), max(0, top - _AFLOAT)
        wide, high = min(grid.columns, right + _ASHORE) - x, min(grid.rows, foot + _AFLOAT) - y
        self._land: Box = (x, y, wide, high)
        """All land there is, in squares."""

    def __call__(self, setting: ShotContext) -> Node:
        """The map, and beside it what the shot is about; at larger text what is only read stands alone."""
        name, large = kind_of(setting.shot), setting.scale > 1
        where = tuple(map(int, parts_of(setting.shot)))
        beside = {GOALS: _goals, PLAYERS: _players}.get(name, _choosing)
        column = (Part(_head(name), units=_height(setting)), *beside(setting))
        if large and name in READ:
            share = min(self._share(setting), _MOST)
            head = Split((Part(Split(()), weight=share), Part(column[0].node, weight=1 - share)))
            return Split((replace(column[0], node=head), *column[1:]), down=True, gap=_GAP)
        beside_map = Split(column, down=True, gap=_GAP)
        if large and len(where) >= 2 * _REACH:
            share = self._share(setting)
            return Split((Part(self._strips(where), weight=share), Part(beside_map, weight=1 - share)))
        crop = self._close_up(where) if large else self._crop(where)
        return Split((Part(Pane("board", crop=crop), hug=True, most=_MOST), Part(beside_map)))

    def _share(self, setting: ShotContext) -> float:
        """What the map takes of the width when it is seen whole at larger text."""
        *_, wide, high = self._land
        return (_SAFE / setting.shape - _ABOVE) * wide / high / (_SAFE - _BESIDE)

    def _strips(self, where: Sequence[int]) -> Split:
        """North and south side by side, with their squares of one size."""
        boxes = []
        for left, top, right, foot in (where[-2 * _REACH : -_REACH], where[-_REACH:]):
            x, y = max(0, left - _RIM), max(0, top - _RIM)
            boxes.append(self._frame.part(x, y, right + _RIM - x, foot + _RIM - y))
        strips = (Part(Pane("board", crop=box, more=True), weight=box[2]) for box in boxes)
        return Split(tuple(strips), gap=_SEAM)

    def _crop(self, where: Sequence[int]) -> Box | None:
        """The part of the board's zone that is seen: all of it unless a region is named, before any reach."""
        if len(where) % _REACH < _REGION:
            return None
        left, top, span = where[:_REGION]
        return self._frame.part(left, top, span, span * self._grid.rows / self._grid.columns)

    def _close_up(self, where: Sequence[int]) -> Box:
        """The part that is seen at larger text: what is reached, or all land there is."""
        if len(where) < _REACH:
            return self._frame.part(*self._land)
        west, north, most, tall = self._land
        left, top, right, foot = where[-_REACH:]
        shape = most / tall
        least = max(right - left + 2 * _RIM, (foot - top + 2 * _RIM) * shape)
        wide = next((span for span in _CLOSE_UPS if least <= span < most), most)
        high = wide / shape
        x = min(max((left + right - wide) / 2, west), west + most - wide)
        y = min(max((top + foot - high) / 2, north), north + tall - high)
        return self._frame.part(x, y, wide, high)


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


def _choosing(setting: ShotContext) -> Iterator[Part]:
    """Who is to act with the rack, for land below the market, for building as large as can be; the others.

    These lie below one another, at larger text side by side and with the score alone.
    """
    active, large, name = setting.active, setting.scale > 1, kind_of(setting.shot)
    others = [seat for seat in range(setting.players) if seat != active]
    if active is None:
        yield from (panel(seat, "folded" if large else "seat") for seat in others)
        return
    if name == LAND:
        market = Pane("market-large" if large else "market", reads=True)
        yield Part(market, hug=True) if large else Part(market, weight=0)
    yield panel(active, _OWN[name][large].format(setting.players))
    if large:
        row = tuple(Part(Pane("folded", seat, stretch=True)) for seat in others)
        yield Part(Split(row, gap=_GAP), weight=_LINE)
    else:
        yield from map(panel, others)


def _goals(setting: ShotContext) -> Iterator[Part]:
    """The three streets and the challenge, and how everybody stands with them."""
    zone = "goals" if setting.scale == 1 else "goals-wide"
    yield Part(Pane(f"{zone}-{setting.players}", reads=True), weight=0)


def _players(setting: ShotContext) -> Iterator[Part]:
    """All that everybody has; two have room for more rows of it."""
    zone = "pair" if setting.players == _PAIR else "full"
    if setting.scale == 1:
        yield from (panel(seat, zone) for seat in range(setting.players))
        return
    seats = [Part(panel(seat, f"{zone}-large").node) for seat in range(setting.players)]
    yield from (Part(Split(tuple(seats[at : at + 2]), gap=_GAP)) for at in range(0, len(seats), 2))
