"""The chart as surfaces: what is seen of it, and regions under the looking glass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.art.artist import Artist
from game.art.drawing import Drawing, trace
from game.art.sheets import Sheet, SheetPrinter
from game.art.surfaces import solid, transparent
from game.maps.places import Box
from game.tables.mombasa.chart import Chart
from game.tables.mombasa.layout import chart_box
from game.tables.mombasa.paint import coasts, ships
from game.tables.mombasa.paint.fields import graticule
from game.tables.mombasa.paint.lines import encloses
from game.tables.mombasa.paint.marks import BoardMarks
from game.tables.mombasa.paint.tones import INK, WHITE

Size = tuple[int, int]
_MARGIN = 12.0
_TOKEN = 26.0
"""So far the picture of a reward reaches round its spot at most, with its number."""


class Atlas:
    """Paints the chart and parts of it at any scale.

    Args:
        chart: the board.
        artist: rasterises.
        press: writes.
        large: numbers are larger than the map, as text is.
    """

    def __init__(self, chart: Chart, artist: Artist, press: SheetPrinter, *, large: bool = False) -> None:
        self._large = large
        self._chart, self._source = chart, chart.source
        self._artist, self._press = artist, press
        self._whole = chart_box(self._source)
        self._regions = {region.name: region for region in self._source.objects_of("regions")}
        self._spots = {point.name: point.rect for point in self._source.objects_of("rewards")}

    def printing(self, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface]:
        """A part of the chart, of which the whole has this size, layer by layer.

        The sea, the land cut out along its coast, and what stands on both.
        """
        left, top, width, _ = self._whole
        scale = size[0] / width
        box = (left + part.x / scale, top + part.y / scale, part.w / scale, part.h / scale)
        made = solid(part.size)
        for layer in (self._sea, self._soundings):
            made.blit(self._draw(box, part.size, layer), (0, 0))
            yield made
        land = self._draw(box, part.size, lambda drawing: coasts.land(self._source, drawing))
        yield made
        for _ in self._bound(land, box):
            yield made
        made.blit(land, (0, 0))
        yield made
        for stand in (self._scenery, self._anchorages, self._places):
            made.blit(self._standing(box, part.size, stand), (0, 0))
            yield made

    def width(self, region: str) -> float:
        """How wide a region is on the map.

        Raises:
            KeyError: there is no such region.
        """
        return self._regions[region].rect[2]

    def reward(self, name: str, size: Size) -> pygame.Surface:
        """What a region brings, where that lies in its box of this ``size``.

        Beyond its border as well, so that it steps back as a whole: the picture is so much larger on both
        sides, and has the same middle.

        Raises:
            KeyError: there is no such region.
        """
        x, y, w, h = self._regions[name].rect
        spot = self._spots.get(name)
        if spot is None:
            return transparent(size)
        scale = size[0] / w
        over = [
            round(scale * max(0.0, start - at + _TOKEN, at + _TOKEN - start - length))
            for at, start, length in ((spot[0], x, w), (spot[1], y, h))
        ]
        wide, high = size[0] + 2 * over[0], size[1] + 2 * over[1]
        box = (x - over[0] / scale, y - over[1] / scale, wide / scale, high / scale)
        return self._standing(box, (wide, high), lambda marks, drawing: marks.reward(self._regions[name]))

    def region(self, name: str, size: Size) -> Iterator[pygame.Surface]:
        """A region to be looked at closely, with its own marks only, which may reach over its border.

        It comes layer by layer.

        Raises:
            KeyError: there is no such region.
        """
        region = self._regions[name]
        x, y, w, h = region.rect
        zoom = min(size[0] / (w + 2 * _MARGIN), size[1] / (h + 2 * _MARGIN))
        wide, high = size[0] / zoom, size[1] / zoom
        box = (x + w / 2 - wide / 2, y + h / 2 - high / 2, wide, high)
        made = transparent(size)
        for _ in self._lay(made, box, lambda drawing: coasts.land(self._source, drawing, name)):
            yield made
        for _ in self._bound(made, box):
            yield made
        cut = self._draw(box, size, lambda drawing: self._cut(drawing, name))
        made.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)

        def stand(marks: BoardMarks, drawing: Drawing) -> None:
            drawing.polygon(region.points, stroke=INK, width=2, join="round")
            marks.region(region)

        yield made
        made.blit(self._standing(box, size, stand), (0, 0))
        yield made

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

    def _sea(self, drawing: Drawing) -> None:
        coasts.sea(self._source, drawing, self._whole[:2], self._whole[2:])

    def _soundings(self, drawing: Drawing) -> None:
        coasts.shallows(self._source, drawing)

    def _bound(self, land: pygame.Surface, box: Box) -> Iterator[None]:
        """Borders on the land with their shade, and then what reaches over the coast cut away."""
        for lines in (coasts.shades, coasts.borders):
            yield from self._lay(land, box, partial(lines, self._source, part=box))
        coast = self._draw(box, land.get_size(), partial(coasts.mask, self._source, part=box))
        land.blit(coast, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        yield

    def _scenery(self, marks: BoardMarks, drawing: Drawing) -> None:
        left, top, *extent = self._whole
        coasts.coastline(self._source, drawing)
        coasts.rose(drawing, coasts.spot(self._source, coasts.ROSE), 56)
        ships.ship(drawing, coasts.spot(self._source, (0.15, 0.64)), 58)
        ships.dhow(drawing, coasts.spot(self._source, (0.93, 1.05)), 40)
        with drawing.place(left, top):
            graticule(drawing, (extent[0], extent[1]))

    def _anchorages(self, marks: BoardMarks, drawing: Drawing) -> None:
        marks.routes()
        marks.bases()

    def _places(self, marks: BoardMarks, drawing: Drawing) -> None:
        marks.places()

    def _standing(self, box: Box, size: Size, stand: Callable[[BoardMarks, Drawing], None]) -> pygame.Surface:
        """What stands on sea and land, with its numbers."""
        drawing = Drawing(*box[2:])
        sheet = Sheet.of(drawing)
        with drawing.place(-box[0], -box[1]):
            stand(BoardMarks(sheet, drawing, self._chart, box[:2], box[2:], large=self._large), drawing)
        return self._press.print(sheet, size)

    def _lay(self, land: pygame.Surface, box: Box, draw: Callable[[Drawing], None]) -> Iterator[None]:
        """A layer on what is drawn already, in bands."""
        for top, band in self._artist.bands(self._drawing(box, draw), land.get_size()):
            land.blit(band, (0, top))
            yield

    def _draw(self, box: Box, size: Size, draw: Callable[[Drawing], None]) -> pygame.Surface:
        return self._artist.draw(self._drawing(box, draw), size)

    @staticmethod
    def _drawing(box: Box, draw: Callable[[Drawing], None]) -> Drawing:
        drawing = Drawing(box[2], box[3])
        with drawing.place(-box[0], -box[1]):
            draw(drawing)
        return drawing
