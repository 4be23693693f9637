"""The board as surfaces: the chart, the printed panels round it, and regions cut out of the chart."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.maps.geometry import inside
from game.maps.places import Box
from game.maps.tmx import TiledMap
from game.tables.mombasa import painter_board as board
from game.tables.mombasa import painter_chart as chart
from game.tables.mombasa.painter_marks import Marks
from game.ui.art.artist import Artist
from game.ui.art.drawing import Drawing, trace
from game.ui.art.sheets import Press, Sheet

Size = tuple[int, int]


class Atlas:
    """Paints the board and parts of it at any scale.

    Args:
        source: the board's map.
        artist: rasterises.
        press: writes.
    """

    def __init__(self, source: TiledMap, artist: Artist, press: Press) -> None:
        self._source, self._artist, self._press = source, artist, press
        self._regions = {region.name: region for region in source.objects_of("regions")}
        self._kept: tuple[Size, pygame.Surface] | None = None

    def board(self, size: Size) -> pygame.Surface:
        """The whole board; the last one is kept."""
        if self._kept is None or self._kept[0] != size:
            self._kept = (size, self._board(size))
        return self._kept[1]

    def region(self, name: str, size: Size) -> pygame.Surface:
        """A region as the chart shows it, clear outside.

        Raises:
            KeyError: there is no such region.
        """
        box = self._regions[name].rect
        zoom = size[0] / box[2]
        known = self._kept[0][0] / board.extent(self._source)[0] if self._kept else 0
        if self._kept and abs(known / zoom - 1) < 0.03:
            corner = (round(box[0] * known), round(box[1] * known))
            made = pygame.Surface(size, pygame.SRCALPHA)
            made.blit(self._kept[1], (0, 0), pygame.Rect(corner, size))
        else:
            made = self._land(box, size)
            top = Drawing(box[2], box[3])
            sheet = Sheet.of(top)
            with top.place(-box[0], -box[1]):
                Marks(sheet, top, self._source, box[:2], box[2:]).region(self._regions[name])
            made.blit(self._press.print(sheet, size), (0, 0))
        made.blit(
            self._draw(box, size, lambda drawing: self._cut(drawing, name)),
            (0, 0),
            special_flags=pygame.BLEND_RGBA_MULT,
        )
        return made

    def _cut(self, drawing: Drawing, name: str) -> None:
        """White within a region's border lines, without the regions that it encloses."""
        outline = self._regions[name].points
        white = (255, 255, 255)
        holes = [
            other.points
            for other in self._regions.values()
            if other.name != name and inside(other.points[0], outline)
        ]
        data = "".join(trace(points) for points in (outline, *holes))
        drawing.path(data, white, rule="evenodd")

    def _board(self, size: Size) -> pygame.Surface:
        sheet = board.sheet(self._source)
        made = self._press.print(sheet, size)
        scale = made.get_width() / board.extent(self._source)[0]
        x, y, w, h = board.chart_box(self._source)
        left, top, right, foot = (round(v * scale) for v in (x, y, x + w, y + h))
        made.blit(self._chart((x, y, w, h), (right - left, foot - top), framed=True), (left, top))
        whole = pygame.Surface(size, pygame.SRCALPHA)
        whole.blit(made, made.get_rect(center=whole.get_rect().center))
        return whole

    def _chart(self, box: Box, size: Size, framed: bool = False) -> pygame.Surface:
        """A part of the chart: the sea, the land cut out along its coast, and what is written on both."""
        corner, extent = box[:2], box[2:]
        made = self._draw(box, size, lambda drawing: chart.sea(self._source, drawing, corner, extent))
        made.blit(self._land(box, size), (0, 0))
        top = Drawing(*extent)
        sheet = Sheet.of(top)
        with top.place(-corner[0], -corner[1]):
            chart.coastline(self._source, top)
            chart.rose(top, chart.spot(self._source, chart.ROSE), 56)
            board.decks(sheet, top, self._source)
            marks = Marks(sheet, top, self._source, corner, extent)
            marks.routes()
            marks.bases()
            marks.regions()
        if framed:
            board.graticule(top, extent)
        made.blit(self._press.print(sheet, size), (0, 0))
        return made

    def _land(self, box: Box, size: Size) -> pygame.Surface:
        land = self._draw(box, size, lambda drawing: chart.land(self._source, drawing))
        coast = self._draw(box, size, lambda drawing: chart.mask(self._source, drawing))
        land.blit(coast, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return land

    def _draw(self, box: Box, size: Size, draw: Callable[[Drawing], None]) -> pygame.Surface:
        drawing = Drawing(box[2], box[3])
        with drawing.place(-box[0], -box[1]):
            draw(drawing)
        return self._artist.draw(drawing, size)
