"""The chart as surfaces: the whole, and regions cut out of it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import pygame

from game.art.artist import Artist
from game.art.drawing import Drawing, trace
from game.art.sheets import Press, Sheet
from game.maps.places import Box
from game.tables.mombasa.chart import Chart
from game.tables.mombasa.layout import chart_box
from game.tables.mombasa.paint import coasts, ships
from game.tables.mombasa.paint.fields import graticule
from game.tables.mombasa.paint.lines import encloses
from game.tables.mombasa.paint.marks import Marks
from game.tables.mombasa.paint.tones import INK, WHITE

Size = tuple[int, int]
_ENLARGED = 2.2
"""From this scale on, at 1080 lines, a region is not on the chart but under the looking glass."""
_SLACK = 0.03
"""How far the scale of a region may lie off that of a chart: its size is in whole pixels."""
_KEPT = 3
"""So many charts are kept: the whole, and the enlarged one of an expansion."""
_MARGIN = 12.0


class Atlas:
    """Paints the chart and parts of it at any scale.

    Args:
        chart: the board.
        artist: rasterises.
        press: writes.
        k: the scale of the canvas, 1 at 1080 lines.
    """

    def __init__(self, chart: Chart, artist: Artist, press: Press, k: float) -> None:
        self._chart, self._source = chart, chart.source
        self._artist, self._press, self._k = artist, press, k
        self._regions = {region.name: region for region in self._source.objects_of("regions")}
        self._kept: OrderedDict[Size, pygame.Surface] = OrderedDict()

    def chart(self, size: Size) -> pygame.Surface:
        """The whole chart; the last ones are kept."""
        if size not in self._kept:
            self._kept[size] = self._part(chart_box(self._source), size, framed=True)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return self._kept[size]

    def region(self, name: str, size: Size) -> pygame.Surface:
        """A region, clear outside: as it lies on a chart that is on the table, or to be looked at closely.

        Raises:
            KeyError: there is no such region.
        """
        zoom = size[0] / self._regions[name].rect[2]
        width = chart_box(self._source)[2]
        if zoom > _ENLARGED * self._k:
            return self._enlarged(name, size)
        for kept, chart in self._kept.items():
            if abs(kept[0] / width / zoom - 1) < _SLACK:
                return self._piece(name, size, chart)
        height = chart_box(self._source)[3]
        return self._piece(name, size, self.chart((round(width * zoom), round(height * zoom))))

    def _piece(self, name: str, size: Size, chart: pygame.Surface) -> pygame.Surface:
        """Cut out of a chart, with all that is written there, so that nothing is seen of the cut."""
        box, (left, top, width, _) = self._regions[name].rect, chart_box(self._source)
        scale = chart.get_width() / width
        made = pygame.Surface(size, pygame.SRCALPHA)
        corner = (round((box[0] - left) * scale), round((box[1] - top) * scale))
        made.blit(chart, (0, 0), pygame.Rect(corner, size))
        cut = self._draw(box, size, lambda drawing: self._cut(drawing, name))
        made.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    def _enlarged(self, name: str, size: Size) -> pygame.Surface:
        """With its own marks only, which may reach over its border."""
        region = self._regions[name]
        x, y, w, h = region.rect
        zoom = min(size[0] / (w + 2 * _MARGIN), size[1] / (h + 2 * _MARGIN))
        wide, high = size[0] / zoom, size[1] / zoom
        box = (x + w / 2 - wide / 2, y + h / 2 - high / 2, wide, high)
        made = self._land(box, size)
        cut = self._draw(box, size, lambda drawing: self._cut(drawing, name))
        made.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        top = Drawing(wide, high)
        sheet = Sheet.of(top)
        with top.place(-box[0], -box[1]):
            top.polygon(region.points, stroke=INK, width=2, join="round")
            Marks(sheet, top, self._chart, box[:2], box[2:]).region(region)
        made.blit(self._press.print(sheet, size), (0, 0))
        return made

    def _cut(self, drawing: Drawing, name: str) -> None:
        """White within a region's border lines, without the regions that it encloses."""
        outline = self._regions[name].points
        holes = [
            other.points
            for other in self._regions.values()
            if other.name != name and encloses(outline, other.points)
        ]
        data = "".join(trace(points) for points in (outline, *holes))
        drawing.path(data, WHITE, rule="evenodd")

    def _part(self, box: Box, size: Size, framed: bool = False) -> pygame.Surface:
        """A part of the chart: the sea, the land cut out along its coast, and what is written on both."""
        corner, extent = box[:2], box[2:]
        made = self._draw(box, size, lambda drawing: coasts.sea(self._source, drawing, corner, extent))
        made.blit(self._land(box, size), (0, 0))
        top = Drawing(*extent)
        sheet = Sheet.of(top)
        with top.place(-corner[0], -corner[1]):
            coasts.coastline(self._source, top)
            coasts.rose(top, coasts.spot(self._source, coasts.ROSE), 56)
            ships.ship(top, coasts.spot(self._source, (0.15, 0.64)), 58)
            ships.dhow(top, coasts.spot(self._source, (0.93, 1.05)), 40)
            marks = Marks(sheet, top, self._chart, corner, extent)
            marks.routes()
            marks.bases()
            marks.regions()
        if framed:
            graticule(top, extent)
        made.blit(self._press.print(sheet, size), (0, 0))
        return made

    def _land(self, box: Box, size: Size) -> pygame.Surface:
        land = self._draw(box, size, lambda drawing: coasts.land(self._source, drawing))
        coast = self._draw(box, size, lambda drawing: coasts.mask(self._source, drawing))
        land.blit(coast, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return land

    def _draw(self, box: Box, size: Size, draw: Callable[[Drawing], None]) -> pygame.Surface:
        drawing = Drawing(box[2], box[3])
        with drawing.place(-box[0], -box[1]):
            draw(drawing)
        return self._artist.draw(drawing, size)
