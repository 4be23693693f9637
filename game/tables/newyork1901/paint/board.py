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
Grounds = Mapping[str, PaperTones]
_BRASS, _ENAMEL = rgb("f2c658"), rgb("3a5268")
_BARE = (32.0, 52.0)
"""So much of a stretch of a street its name leaves bare, with the line round its letters; the second in large
print, for which some streets are too short."""
_EM = (78.0, 84.0)
"""The size of the streets' names in hundredths of a square; the second at larger text. None is wider than its
stretch of the street."""
_WITHIN = (0.9, 0.92)
"""So much of a square lies between the kerbs of a street: names in usual print do not reach over them, and
those in large print not to the lots."""
_RIM = 5.0
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
    """A street's name: its pictures, the largest first, and the stretch of the street where it may stand."""

    pictures: tuple[pygame.Surface, ...]
    stretch: pygame.Rect

    def within(self, part: pygame.Rect, air: int) -> tuple[pygame.Surface, pygame.Rect] | None:
        """What is written where if only ``part`` is seen: moved along the street, or nowhere, but never cut.

        It keeps so much ``air`` from what cuts the street.
        """
        seen = self.stretch.clip(part)
        for picture in self.pictures:
            place = picture.get_rect(center=self.stretch.center)
            if place.w <= seen.w and place.h <= seen.h:
                return picture, place.clamp(seen).clamp(part.inflate(-2 * air, -2 * air))
        return None


def written_names(grid: LotGrid, press: SheetPrinter, size: Size, *, large: bool = False) -> list[Written]:
    """The names of the streets over the picture of the whole board zone; ``large`` at larger text."""
    scale = size[0] / BOARD[0]
    plan = frame_of(grid)
    unit = plan.cell * scale / CELL
    corner = (plan.left * scale, plan.top * scale)
    return [_written(each, press, unit, corner, large=large) for each in street_names(grid)]


def _written(name: MapName, press: SheetPrinter, unit: float, corner: Point, *, large: bool) -> Written:
    """A name in large print, if there is room for it, and in the usual one, for where the large has none."""
    along, across = name.room, CELL * 1.5
    room = (across, along) if name.upright else (along, across)
    stretch = pygame.Rect(0, 0, round(room[0] * unit), round(room[1] * unit))
    stretch.center = (round(corner[0] + name.centre[0] * unit), round(corner[1] + name.centre[1] * unit))
    usual = _printed(name, press, room, stretch.size, large=False)
    if not large or max(usual.get_size()) > (name.length - _BARE[True]) * unit:
        return Written((usual,), stretch)
    return Written((_printed(name, press, room, stretch.size, large=True), usual), stretch)


def _printed(name: MapName, press: SheetPrinter, room: Point, size: Size, *, large: bool) -> pygame.Surface:
    """The sign of a street between its kerbs: cream letters on blue enamel."""
    unit = size[0] / room[0]
    most, rim = _WITHIN[large] * CELL * unit, round(_RIM * unit)
    letters = _ink(press.print(_lettered(name, room, _EM[large], _BARE[large]), size))
    wide = letters.get_width() if name.upright else letters.get_height()
    if wide + 2 * rim > most:
        em = _EM[large] * (most - 2 * rim) / wide
        letters = _ink(press.print(_lettered(name, room, em, _BARE[large]), size))
    across, down = letters.get_width() + 2 * rim, letters.get_height() + 2 * rim
    plate = Drawing(across, down)
    plate.rect((0, 0), (across, down), _ENAMEL, rim)
    plate.rect(
        (rim / 4, rim / 4), (across - rim / 2, down - rim / 2), radius=0.8 * rim, stroke=PAPER, width=rim / 5
    )
    sign = press.print(Sheet([Layer(plate)]), (across, down))
    write(sign, letters, letters.get_rect(center=sign.get_rect().center))
    return sign


def _ink(picture: pygame.Surface) -> pygame.Surface:
    """What is seen of a picture."""
    return picture.subsurface(picture.get_bounding_rect())


def _lettered(name: MapName, size: Point, em: float, bare: float) -> Sheet:
    sheet = Sheet([Layer(Drawing(*size))])
    words = text("newyork1901-map-street", street=name.key)
    turns, most = (1 if name.upright else 0), name.length - bare
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
