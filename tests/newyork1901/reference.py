"""What is legal, worked out square by square: slow and plain, with nothing of the rules' own lists.

It reads the board as squares, the buildings from the data file and the position, and nothing else. A board
without streets between its lots is here as well: one block as large as the city.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from game.rules.kernel.action import Action
from game.rules.newyork1901.board import Cell, Lot, LotGrid
from game.rules.newyork1901.components import Building, buildings
from game.rules.newyork1901.state import Boom, Build, Extra, Grab, Player, State, Turn

Squares = frozenset[Cell]


class Reference:
    """The legal actions of every step of a turn on a board."""

    def __init__(self, grid: LotGrid) -> None:
        self.grid = grid
        self.lots = {lot.id: lot for lot in grid.lots}

    def legal(self, state: State) -> list[Action]:
        """Everything that may be done, sorted."""
        frame = state.stack[-1]
        seat, player = frame.seat, state.players[frame.seat]
        if isinstance(frame, Turn):
            found = self.turn(state, seat)
        elif isinstance(frame, Grab):
            found = [way for way in self.claims(state, seat) if ".2." in way.targets[0]]
        elif isinstance(frame, Build):
            found = [*self.builds(state, seat), Action(seat, "end")]
        elif isinstance(frame, Boom):
            found = [Action(seat, "boom", (f"action.{seat}.construction_boom",)), Action(seat, "end")]
        else:
            assert isinstance(frame, Extra)
            few = len(player.unbuilt) <= 4
            builds = self.builds(state, seat)
            found = [way for way in builds if not few or way.targets[0].startswith("legendary.")]
        return sorted(found)

    def turn(self, state: State, seat: int) -> list[Action]:
        """The first step of a turn."""
        player = state.players[seat]
        claims, demolitions = list(self.claims(state, seat)), list(self.demolitions(state, seat))
        found = list(demolitions)
        if state.deck:
            found += [Action(seat, "shift", (c,)) for c in player.actions if c.endswith("market_shift")]
        if claims:
            found += claims
            twos = [way.targets for way in claims if ".2." in way.targets[0]]
            two_cards = len({card for card, _ in twos}) > 1 and len({lot for _, lot in twos}) > 1
            if state.deck and in_hand(player) > 1 and two_cards:
                found += [Action(seat, "grab", (c,)) for c in player.actions if c.endswith("land_grab")]
            return found
        builds = list(self.builds(state, seat))
        found += builds
        if in_hand(player):
            return [*found, Action(seat, "end")]
        if not builds and not demolitions:
            found += [Action(seat, "recall", (worker,)) for worker in player.workers]
        return found

    def claims(self, state: State, seat: int) -> Iterator[Action]:
        """Open cards with the lots of their kind that nobody owns."""
        owned = {lot for player in state.players for lot in player.lots}
        if not in_hand(state.players[seat]):
            return
        for card in filter(None, state.market):
            _, district, size, _ = card.split(".")
            for lot in self.lots.values():
                if (lot.district, str(len(lot.cells))) == (district, size) and lot.id not in owned:
                    yield Action(seat, "claim", (card, lot.id))

    def builds(self, state: State, seat: int) -> Iterator[Action]:
        """Open buildings on own squares where nothing stands."""
        player = state.players[seat]
        free = self.estate(player) - {cell for at in player.built.values() for cell in self.under(at)}
        for piece, building in open_pieces(state, seat):
            for name, cells in self.places[building.shape].items():
                if cells <= free:
                    yield Action(seat, "build", (piece, name))

    def demolitions(self, state: State, seat: int) -> Iterator[Action]:
        """Open buildings over lower own ones, if there are workers for what is laid bare."""
        player, estate = state.players[seat], self.estate(state.players[seat])
        standing = {piece: self.under(at) for piece, at in player.built.items()}
        for piece, building in open_pieces(state, seat):
            for name, cells in self.places[building.shape].items():
                if not cells <= estate:
                    continue
                fallen = [old for old, under in standing.items() if under & cells]
                lower = all(rank(kind_of(old)) < rank(building) for old in fallen)
                if fallen and lower and self._guarded(player, standing, fallen, cells):
                    yield Action(seat, "demolish", (piece, name))

    def _guarded(
        self, player: Player, standing: dict[str, Squares], fallen: list[str], cells: Squares
    ) -> bool:
        """Whether every own lot has a building or a worker afterwards."""
        built = cells.union(*(under for piece, under in standing.items() if piece not in fallen))
        posts = [lot for lot in player.workers.values() if lot and not cells & set(self.lots[lot].cells)]
        bare = [lot for lot in player.lots if not built & set(self.lots[lot].cells) and lot not in posts]
        return len(bare) <= len(player.workers) - len(posts)

    def estate(self, player: Player) -> Squares:
        """The squares of a player's lots."""
        return frozenset(cell for lot in player.lots for cell in self.lots[lot].cells)

    def under(self, place: str) -> Squares:
        """The squares of a place."""
        return self.places[place.split(".")[1]][place]

    @cached_property
    def places(self) -> dict[str, dict[str, Squares]]:
        """Every shape, turned and set down on squares of lots with a street or park beside it."""
        ground = {cell for lot in self.grid.lots for cell in lot.cells}
        found: dict[str, dict[str, Squares]] = {}
        for shape, outline in {b.shape: b.cells for b in buildings().values()}.items():
            seen = set()
            for quarter, cells in enumerate(quarters(outline)):
                if cells in seen:
                    continue
                seen.add(cells)
                for x in range(self.grid.columns):
                    for y in range(self.grid.rows):
                        there = frozenset((x + dx, y + dy) for dx, dy in cells)
                        if there <= ground and self._fronts(there):
                            found.setdefault(shape, {})[f"site.{shape}.{x}.{y}.{quarter}"] = there
        return found

    def _fronts(self, cells: Squares) -> bool:
        sides = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        return bool(sides & (self.grid.streets.keys() | self.grid.parks.keys()))


def in_hand(player: Player) -> int:
    return sum(not lot for lot in player.workers.values())


def kind_of(piece: str) -> Building:
    return buildings()[piece.split(".")[-1]]


def rank(building: Building) -> int:
    """Starter 0, bronze 1, silver 2, gold and legendary 3."""
    return min(3, building.generation)


def open_pieces(state: State, seat: int) -> list[tuple[str, Building]]:
    """What the points have opened: own buildings, and a legendary one for who has none."""
    player = state.players[seat]
    best = 1 + (player.points >= state.silver_at) + (player.points >= state.gold_at)
    pieces = list(player.unbuilt)
    if not any(piece.startswith("legendary.") for piece in player.built):
        pieces += state.legendary
    return [(piece, kind_of(piece)) for piece in pieces if rank(kind_of(piece)) <= best]


def quarters(outline: tuple[Cell, ...]) -> Iterator[Squares]:
    """An outline turned clockwise four times, each from column 0 and row 0."""
    cells = set(outline)
    for _ in range(4):
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        yield frozenset((x - left, y - top) for x, y in cells)
        cells = {(-y, x) for x, y in cells}


def joined(grid: LotGrid) -> LotGrid:
    """The same lots pushed together: no street runs between them, all hang together as one block."""
    across, down = range(grid.columns), range(grid.rows)
    inner = {x for x in across[1:-1] if all((x, y) in grid.streets for y in down)}
    lanes = {y for y in down[1:-1] if sum((x, y) in grid.streets for x in across) > grid.columns / 2}

    def moved(cell: Cell) -> Cell:
        return cell[0] - sum(x < cell[0] for x in inner), cell[1] - sum(y < cell[1] for y in lanes)

    def kept(cells: dict[Cell, str]) -> dict[Cell, str]:
        return {moved(at): name for at, name in cells.items() if at[0] not in inner and at[1] not in lanes}

    lots = [replace(lot, cells=tuple(map(moved, lot.cells)), starter=False) for lot in grid.lots]
    streets, parks = kept(dict(grid.streets)), kept(dict(grid.parks))
    starters: dict[str, Lot] = {}
    for lot in lots:
        beside = {(x + dx, y + dy) for x, y in lot.cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        if lot.size == 2 and beside & (streets.keys() | parks.keys()):
            starters.setdefault(lot.district, lot)
    made = tuple(replace(lot, starter=starters[lot.district] is lot) for lot in lots)
    size = (grid.columns - len(inner), grid.rows - len(lanes))
    return LotGrid(*size, made, streets, parks, kept(dict(grid.landmarks)), frozenset(), grid.cards)
