"""New York 1901's shots of the table: the map beside what the next choice needs, or beside what is read.

At larger text the land cards and the own buildings have a shot each, and the map is seen closer: the part in
which the next choice lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.maps.places import Box, Node, Pane, Part, ShotContext, Split, TableLayout, Tabs, panel
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, parts_of, spell
from game.rules.newyork1901.board import Cell, LotGrid
from game.rules.newyork1901.rules import NewYorkRules
from game.tables.newyork1901.layout import areas_of, frame_of, ground, reach
from game.tables.newyork1901.pieces import Ctx
from game.tables.title import map_layout

PLAY, BUILD, GOALS, PLAYERS = "play", "build", "goals", "players"
TABBED = (PLAY, BUILD, GOALS, PLAYERS)
"""Land and own buildings, at larger text a shot each; streets and challenge; belongings."""
READ = frozenset((GOALS, PLAYERS))
"""Those of them where nothing is chosen."""
_MAP = {False: 0.56, True: 0.53}
"""What the map takes of the width, at the usual and at larger text."""
_TABS, _GAP, _PAIR = 66.0, 8, 2
_NARROW = 1.7
"""At larger text a table less wide than so many times its height leaves the end of the tabs to their words."""
_OWN, _LINES = 520.0, {"folded": 66.0, "pair-large": 360.0, "full-large": 256.0}
"""How high what the player to act works with is in relation to a line of such panels."""
_SHORES = {False: (0.9, 0.5), True: (0.38, 0.05)}
"""So much of a square of the shore is seen beside the land, and so much above and below it."""
_CLOSE_UPS = (7.0, 8.0, 10.0, 12.0, 14.0)
"""So many columns are seen of a part of the map: few sizes, so that pictures serve again."""
_RIM = 0.35
"""So much of a square is seen round the places of a choice."""


def shot_of(ctx: Ctx, choosing: Choosing | None) -> str:
    """The shot that a choice needs, with the squares that its places on the map reach over."""
    sites, lots = ctx.rules.sites.by_id, areas_of(ctx.rules.sites.grid)
    actions = choosing.open() if choosing else ()
    land = any(action.verb == "claim" for action in actions)
    wanted = [
        action.targets[1]
        for action in actions
        if len(action.targets) > 1 and (action.verb == "claim") == land
    ]
    cells = {cell for place in wanted for cell in (lots[place] if land else sites[place].cells)}
    return spell(BUILD if wanted and not land else PLAY, *(reach(cells) if cells else ()))


def prefetch(ctx: Ctx, choosing: Choosing) -> Iterable[str]:
    """The shots that picking one of the land cards leads to."""
    untouched = Choosing(choosing.decision)
    return dict.fromkeys(shot_of(ctx, untouched.after(card)) for card in untouched.targets("claim"))


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
        self._grid, self._frame = grid, frame_of(grid)
        self._land: set[Cell] = {cell for lot in grid.lots for cell in lot.cells}

    def __call__(self, setting: ShotContext) -> Node:
        """The map, and beside it what the shot is about; at larger text what is only read stands alone."""
        name, large = kind_of(setting.shot), setting.scale > 1
        share, high = _MAP[large], _TABS * min(setting.scale, 1.3)
        # At the end of the tabs lies the challenge; among the goals, where it has a card, the deck.
        chip = Part(Pane("deck" if name == GOALS else "goal"), hug=True)
        head = Split((Part(Tabs()), chip)[: 1 if large and setting.shape < _NARROW else 2], gap=_GAP)
        beside = {GOALS: _goals, PLAYERS: _players}.get(name, _choosing)(setting)
        if large and name in READ:
            above = Split((Part(Split(()), weight=share), Part(head, weight=1 - share)))
            return Split((Part(above, units=high), *beside), down=True, gap=_GAP)
        column = Split((Part(head, units=high), *beside), down=True, gap=_GAP)
        seen = self._close_up(setting.shot) if large else self._shown(large=False)
        return Split((Part(Pane("board", crop=seen), weight=share), Part(column, weight=1 - share)))

    def _shown(self, *, large: bool) -> Box:
        """All land there is with some of its shore."""
        left, top, right, foot = reach(self._land)
        beside, above = _SHORES[large]
        x, y = max(0, left - beside), max(0, top - above)
        wide, high = min(self._grid.columns, right + beside) - x, min(self._grid.rows, foot + above) - y
        return self._frame.part(x, y, wide, high)

    def _close_up(self, shot: str) -> Box:
        """The part of that in which a choice lies; all of it where the shot names none."""
        west, north, most, tall = whole = self._shown(large=True)
        if not (where := parts_of(shot)):
            return whole
        left, top, right, foot = map(int, where)
        x, y, wide, high = self._frame.part(
            left - _RIM, top - _RIM, right - left + 2 * _RIM, foot - top + 2 * _RIM
        )
        least, sizes = max(wide, high * most / tall), (span * self._frame.cell for span in _CLOSE_UPS)
        seen = next((size for size in sizes if least <= size < most), most)
        shown = seen * tall / most
        x = min(max(x + (wide - seen) / 2, west), west + most - seen)
        y = min(max(y + (high - shown) / 2, north), north + tall - shown)
        return (x, y, seen, shown)


def _choosing(setting: ShotContext) -> Iterator[Part]:
    """The land cards, what the player to act works with, and everybody in the order of the seats.

    At larger text either the land cards or the buildings, and two seats side by side.
    """
    active, seats = setting.active or 0, range(setting.players)
    if setting.scale == 1:
        yield Part(Pane("market", reads=True), weight=0)
        yield panel(active, "open")
        yield from map(panel, seats)
        return
    own = (Part(Pane("market-large", reads=True), weight=0), panel(active, "own-large"))
    if kind_of(setting.shot) == BUILD:
        own = (panel(active, "rack-large"),)
    yield Part(Split(own, down=True, gap=_GAP), weight=_OWN)
    yield from _paired(setting, "folded")


def _goals(setting: ShotContext) -> Iterator[Part]:
    """The three streets and the challenge, and how everybody stands with them."""
    zone = "goals" if setting.scale == 1 else "goals-wide"
    yield Part(Pane(f"{zone}-{setting.players}", reads=True), weight=0)


def _players(setting: ShotContext) -> Iterator[Part]:
    """All that everybody has; two have room for more of it."""
    zone = "pair" if setting.players == _PAIR else "full"
    if setting.scale > 1:
        yield from _paired(setting, f"{zone}-large")
    else:
        yield from (panel(seat, zone) for seat in range(setting.players))


def _paired(setting: ShotContext, zone: str) -> Iterator[Part]:
    """The panels of two seats side by side."""
    seats = [Part(panel(seat, zone).node) for seat in range(setting.players)]
    for at in range(0, len(seats), _PAIR):
        yield Part(Split(tuple(seats[at : at + _PAIR]), gap=_GAP), weight=_LINES[zone])
