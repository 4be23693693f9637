"""What stands on the chart: rewards, mines, places for posts, bases and their routes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.art.drawing import Drawing, Point, ring
from game.art.leaf import Picture
from game.art.palette import rgb
from game.art.sheets import Figure, Sheet
from game.maps.tmx import MapObject
from game.rules.kernel.ids import parts_of, rest_of
from game.tables.mombasa.chart import Chart
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.lines import parallel, smooth
from game.tables.mombasa.paint.posts import medallion
from game.tables.mombasa.paint.tones import COMPANY, INK, PAPER, ROUTE

POST = 14.0
"""Half the room of a post on a region, in pixels of the map."""
_DIGITS, _DIGITS_LARGE = (26, 30), (28.5, 33)
"""How high the number of a reward is and how wide it may be, in pixels of the map, and at larger text."""


class BoardMarks:
    """Puts marks on a sheet whose corner is ``corner`` on the map; the drawing is moved there already.

    At ``large`` text the numbers are larger than the map.
    """

    def __init__(
        self, sheet: Sheet, drawing: Drawing, chart: Chart, corner: Point, size: Point, *, large: bool = False
    ) -> None:
        self._sheet, self._drawing, self._corner, self._size = sheet, drawing, corner, size
        self._digits = _DIGITS_LARGE if large else _DIGITS
        self._source = chart.source
        self._posts, self._rewards = (
            {point.name: point.rect[:2] for point in chart.source.objects_of(layer)}
            for layer in ("posts", "rewards")
        )

    def _at(self, point: Point) -> Point:
        return (point[0] - self._corner[0], point[1] - self._corner[1])

    def routes(self) -> None:
        """The dashed lines from the bases to the coast, doubled where entering costs two."""
        for link in self._source.objects_of("links"):
            line = smooth(link.points, 1)
            company = parts_of(link.name)[0]
            for aside in (-2.3, 2.3) if link.kind == "double" else (0.0,):
                route, gaps = parallel(line, aside), (7.5, 4.5)
                self._drawing.dashed(route, rgb("eef2e6"), 3.2, gaps, stroke_opacity=0.6, cap="round")
                self._drawing.dashed(route, ROUTE, 1.7, gaps, cap="round")
            style = COMPANY[company]
            self._drawing.circle(link.points[-1], 4.6, style.wall, stroke=style.line, width=1.4)
            self._drawing.circle(link.points[-1], 5.6, stroke=PAPER, width=0.9)

    def bases(self) -> None:
        """The anchorages of the companies."""
        for base in self._source.objects_of("bases"):
            x, y, w, h = base.rect
            medallion(self._drawing, rest_of(base.name), (x + w / 2, y + h / 2), w * 0.5)

    def places(self) -> None:
        """The places of posts, and mines; rewards are pictures of their regions."""
        for region in self._source.objects_of("regions"):
            self._place(region)

    def region(self, region: MapObject) -> None:
        """The marks of one region alone."""
        self._place(region)
        self.reward(region)

    def _place(self, region: MapObject) -> None:
        """A ring where a post will stand; the mines of the region lie under it."""
        x, y = self._posts[region.name]
        drawing = self._drawing
        drawing.circle((x, y), POST, PAPER, fill_opacity=0.62, stroke=INK, width=1.1, stroke_opacity=0.8)
        for spot in ring((x, y), POST - 3.4, 20):
            drawing.circle(spot, 0.7, INK, fill_opacity=0.6)
        mines = int(region.properties["mines"])
        for i in range(mines):
            with drawing.place(x + (i - (mines - 1) / 2) * 13 - 7.5, y + POST + 1.5, 0.15):
                goods.mine(drawing)

    def reward(self, region: MapObject) -> None:
        """What one region brings."""
        reward = str(region.properties["reward"])
        if reward not in _REWARDS:
            return
        picture, side, aside, drop = _REWARDS[reward]
        spot = self._rewards[region.name]
        with self._drawing.place(spot[0] - side / 2, spot[1] - side / 2, side / 100):
            picture(self._drawing)
        amount = int(region.properties["amount"])
        at = self._at((spot[0] + aside, spot[1] + drop))
        high, wide = self._digits
        self._sheet.figures.append(Figure(amount, at, high, INK, PAPER, width=wide))


_REWARDS: Mapping[str, tuple[Picture, float, float, float]] = {
    "pounds": (partial(goods.coin, pound=False), 36, 0, 0),
    "diamonds": (goods.pale_diamond, 42, 0, -2.5),
    "bookkeeping": (goods.book, 40, 0, 0),
    "track_step": (partial(goods.arrow, fill=rgb("fbe4d4"), line=rgb("8f4029")), 40, -3, 0),
}
"""The picture of a reward, its side, and how far from its middle the number stands."""
