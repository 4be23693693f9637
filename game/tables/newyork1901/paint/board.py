"""The board: an engraved map of Lower Manhattan in its harbour, made from the squares of any board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial

import pygame

from game.art.artist import Artist
from game.art.backdrop import pave
from game.art.drawing import Drawing, Point, trace
from game.art.palette import mix, rgb
from game.art.sheets import Layer, Sheet, SheetPrinter, Words
from game.art.surfaces import solid
from game.art.tones import PaperTones
from game.art.writing import write
from game.rules.kernel.text import text
from game.rules.newyork1901.board import STREETS, Cell, Lot, LotGrid, connected, reading_order
from game.tables.newyork1901.layout import BOARD, frame_of
from game.tables.newyork1901.paint.grounds import district, park, pavement, quay, square, street, water
from game.tables.newyork1901.paint.landmarks import landmark, yard
from game.tables.newyork1901.paint.names import MapName, street_names
from game.tables.newyork1901.paint.shapes import CELL, outline
from game.tables.newyork1901.paint.tones import GRASS_DEEP, INK, PAPER, emblem
from game.tables.newyork1901.paint.tones import STREETS as STREET_TONES

Size = tuple[int, int]
Spot = tuple[int, int]
Grounds = Mapping[str, PaperTones]
_BRASS, _ENAMEL = rgb("f2c658"), rgb("3a5268")
_BARE = 32.0
"""So much of a stretch of a street its name leaves bare."""
_EM = 74.0
"""The size of the streets' names in hundredths of a square. None is wider than its stretch of the street."""
_WITHIN = 0.87
"""So much of a square lies between the kerbs of a street: no sign reaches over them."""
_RIM = 6.0
"""So much of the sign of a street lies round its letters."""
_SHORE = 0.42
"""How much of a square on the edge is water, where an unnamed street ends the city."""


def board(grid: LotGrid, artist: Artist, press: SheetPrinter, size: Size, grounds: Grounds) -> pygame.Surface:
    """The picture of the whole board zone, without the names of its streets."""
    scale = size[0] / BOARD[0]
    plan = frame_of(grid)
    unit, left, top = plan.cell * scale / CELL, plan.left * scale, plan.top * scale
    tiles = _Tiles(artist, unit * CELL, grounds)
    surface = solid(size)
    pave(surface, tiles.get("water"), size)
    for cell, kind in _kinds(grid).items():
        place = _pixels(cell, unit * CELL, left, top)
        surface.blit(tiles.get(kind), place, pygame.Rect((0, 0), place.size))
    for shore in _shores(grid):
        place = _wet(shore, unit * CELL, left, top)
        surface.blit(tiles.get("water"), place, pygame.Rect((0, 0), place.size))
    sheet = (round(grid.columns * CELL * unit), round(grid.rows * CELL * unit))
    drawn = press.print(_lines(grid, grounds), sheet)
    surface.blit(drawn, (round(left), round(top)))
    return surface


@dataclass(frozen=True, slots=True)
class Written:
    """The sign of a street: its picture, the letters on it, and the stretch where it may stand."""

    sign: pygame.Surface
    letters: pygame.Surface
    stretch: pygame.Rect

    def put(self, seen: pygame.Surface, corner: Spot, zoom: float, air: int) -> None:
        """Put it on what is seen of a map, which begins at a corner of a whole that is ``zoom`` times larger.

        It is never larger itself. It moves along the street into what is seen, and keeps so much ``air`` from
        the edge; where it would be cut there is none.
        """
        x, y, wide, high = (round(each * zoom) for each in self.stretch)
        stretch = pygame.Rect(x - corner[0], y - corner[1], wide, high)
        whole = seen.get_rect()
        there = stretch.clip(whole)
        sign, letters = (
            pygame.transform.smoothscale_by(each, min(1.0, zoom)) for each in (self.sign, self.letters)
        )
        place = sign.get_rect(center=stretch.center)
        if place.w <= there.w and place.h <= there.h:
            place = place.clamp(there).clamp(whole.inflate(-2 * air, -2 * air))
            seen.blit(sign, place)
            write(
                seen, letters, letters.get_rect(center=place.center)
            )  # rims keep off them, not off the sign


def written_names(grid: LotGrid, press: SheetPrinter, size: Size) -> list[Written]:
    """The signs of the streets for a picture of the whole board zone."""
    scale = size[0] / BOARD[0]
    plan = frame_of(grid)
    unit = plan.cell * scale / CELL
    corner = (plan.left * scale, plan.top * scale)
    return [_written(each, press, unit, corner) for each in street_names(grid)]


def _written(name: MapName, press: SheetPrinter, unit: float, corner: Point) -> Written:
    """A sign between the kerbs of its street: cream letters on blue enamel."""
    room = (CELL * 1.5, name.room) if name.upright else (name.room, CELL * 1.5)
    stretch = pygame.Rect(0, 0, round(room[0] * unit), round(room[1] * unit))
    stretch.center = (round(corner[0] + name.centre[0] * unit), round(corner[1] + name.centre[1] * unit))
    most, rim = _WITHIN * CELL * unit, max(2, round(_RIM * unit))
    letters = _ink(press.print(_lettered(name, room, _EM), stretch.size))
    wide = letters.get_width() if name.upright else letters.get_height()
    if wide + 2 * rim > most:
        letters = _ink(press.print(_lettered(name, room, _EM * (most - 2 * rim) / wide), stretch.size))
    across, down = letters.get_width() + 2 * rim, letters.get_height() + 2 * rim
    plate = Drawing(across, down)
    plate.rect((0, 0), (across, down), _ENAMEL, rim)
    inner = (across - rim / 2, down - rim / 2)
    plate.rect((rim / 4, rim / 4), inner, radius=0.8 * rim, stroke=PAPER, width=rim / 5)
    return Written(press.print(Sheet([Layer(plate)]), (across, down)), letters, stretch)


def _ink(picture: pygame.Surface) -> pygame.Surface:
    """What is seen of a picture."""
    return picture.subsurface(picture.get_bounding_rect())


def _lettered(name: MapName, size: Point, em: float) -> Sheet:
    sheet = Sheet([Layer(Drawing(*size))])
    words = text("newyork1901-map-street", street=name.key)
    turns, most = (1 if name.upright else 0), name.length - _BARE
    sheet.words.append(Words(words, (size[0] / 2, size[1] / 2), em, PAPER, width=most, turns=turns))
    return sheet


class _Tiles:
    """The grounds at the size of a square; a pixel larger, so that rounded squares have no gaps."""

    def __init__(self, artist: Artist, side: float, grounds: Grounds) -> None:
        self._side = int(side) + 1
        lots = {f"lot.{name}": partial(district, name, ground) for name, ground in grounds.items()}
        makers: Mapping[str, Callable[[], Drawing]] = {**_GROUNDS, **lots}

        def make(kind: str) -> pygame.Surface:
            return artist.draw(makers[kind](), (self._side, self._side))

        self.get: Callable[[str], pygame.Surface] = cache(make)


_GROUNDS: dict[str, Callable[[], Drawing]] = {
    "water": water,
    "park": park,
    "landmark": square,
    "street.": partial(street, None),
}
_GROUNDS |= {f"street.{name}": partial(street, STREET_TONES[name]) for name in STREETS}


def _kinds(grid: LotGrid) -> dict[Cell, str]:
    """The ground of every square that is not water."""
    kinds = {cell: f"street.{name}" for cell, name in grid.streets.items()}
    kinds |= {cell: f"lot.{lot.district}" for lot in grid.lots for cell in lot.cells}
    kinds |= dict.fromkeys(grid.parks, "park") | dict.fromkeys(grid.landmarks, "landmark")
    return kinds


def _pixels(cell: Cell, side: float, left: float, top: float) -> pygame.Rect:
    x, y = round(left + cell[0] * side), round(top + cell[1] * side)
    return pygame.Rect(x, y, round(left + (cell[0] + 1) * side) - x, round(top + (cell[1] + 1) * side) - y)


Shore = tuple[Cell, str]


def _shores(grid: LotGrid) -> Iterator[Shore]:
    """Squares of an unnamed street at the west, east and south edges, with the side that is water."""
    for cell, name in grid.streets.items():
        if name:
            continue
        if cell[0] == 0:
            yield cell, "west"
        if cell[0] == grid.columns - 1:
            yield cell, "east"
        if cell[1] == grid.rows - 1:
            yield cell, "south"


def _wet(shore: Shore, side: float, left: float, top: float) -> pygame.Rect:
    (cell, edge), depth = shore, round(side * _SHORE)
    place = _pixels(cell, side, left, top)
    if edge == "south":
        return pygame.Rect(place.left, place.bottom - depth, place.w, depth)
    return pygame.Rect(place.left if edge == "west" else place.right - depth, place.top, depth, place.h)


def _lines(grid: LotGrid, grounds: Grounds) -> Sheet:
    """Everything drawn over the grounds: pavements, lots, parks, landmarks and quays."""
    drawing = Drawing(grid.columns * CELL, grid.rows * CELL)
    blocks = set(_kinds(grid)) - set(grid.streets)
    for part in connected(blocks):
        pavement(drawing, trace(outline(part, -8)), trace(outline(part)))
    for part in connected(set(grid.parks)):
        drawing.polygon(outline(part, 4), stroke=GRASS_DEEP, width=5, join="round")
        yard(drawing, part, grid.parks[part[0]])
    for lot in grid.lots:
        _lot(drawing, lot, grounds[lot.district])
    for name in sorted(set(grid.landmarks.values())):
        for part in connected({cell for cell, own in grid.landmarks.items() if own == name}):
            landmark(drawing, part, name)
    quay(drawing, list(_shores(grid)), _SHORE)
    return Sheet([Layer(drawing)])


def _lot(drawing: Drawing, lot: Lot, ground: PaperTones) -> None:
    """A lot's border, the faint line between its squares, and the emblem of its district."""
    for x, y in lot.cells:
        for other in ((x + 1, y), (x, y + 1)):
            if other in lot.cells:
                start = (other[0] * CELL, other[1] * CELL)
                end = (start[0], start[1] + CELL) if other[1] == y else (start[0] + CELL, start[1])
                drawing.polyline([start, end], ground.deep, 2, stroke_opacity=0.45)
    drawing.polygon(
        outline(lot.cells, 4.5), stroke=mix(ground.base, (255, 255, 255), 0.55), width=4, join="miter"
    )
    drawing.polygon(outline(lot.cells, 1.5), stroke=mix(ground.deep, INK, 0.55), width=3.6, join="miter")
    x, y = min(lot.cells, key=reading_order)
    if lot.starter:
        _cornerstone(drawing, lot, ground)
    emblem(drawing, lot.district, (x * CELL + 30, y * CELL + 30), 20)


def _cornerstone(drawing: Drawing, lot: Lot, ground: PaperTones) -> None:
    """A starter lot has a frame of brass and a medal round its emblem."""
    brass = mix(ground.base, _BRASS, 0.75)
    drawing.polygon(outline(lot.cells, 13), stroke=INK, width=7, stroke_opacity=0.55, join="miter")
    drawing.polygon(outline(lot.cells, 13), stroke=brass, width=4, join="miter")
    x, y = min(lot.cells, key=reading_order)
    drawing.circle((x * CELL + 30, y * CELL + 30), 27, PAPER, stroke=INK, width=6)
    drawing.circle((x * CELL + 30, y * CELL + 30), 27, stroke=_BRASS, width=3)
