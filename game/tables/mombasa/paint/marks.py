"""What is written on the chart: names, rewards, mines, places for posts, bases and their routes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import Drawing, Point, ring
from game.art.palette import mix, rgb
from game.art.sheets import Figure, Sheet, Words
from game.maps.places import Box
from game.maps.tmx import MapObject
from game.rules.kernel.ids import parts_of, rest_of
from game.rules.kernel.text import text
from game.tables.mombasa.chart import Chart
from game.tables.mombasa.naming import region_name
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.lines import beside, chord, dashes, smooth
from game.tables.mombasa.paint.names import settle
from game.tables.mombasa.paint.posts import medallion
from game.tables.mombasa.paint.tones import COMPANY, INK, LAND, PAPER, PAPER_SHADE, REWARD, ROUTE
from game.tables.mombasa.regions import POINTS

POST = 14.0
"""Half the room of a post on a region, in pixels of the map."""
_RIBBON = 86.0
_NAME: Point = (86.0, 15.0)
"""About as large as the name of a region is written."""


class Marks:
    """Puts marks on a sheet whose corner is ``corner`` on the map; the drawing is moved there already."""

    def __init__(self, sheet: Sheet, drawing: Drawing, chart: Chart, corner: Point, size: Point) -> None:
        self._sheet, self._drawing, self._corner, self._size = sheet, drawing, corner, size
        self._source, self._own_names = chart.source, chart.names
        self._posts, self._labels, self._rewards = (
            {point.name: point.rect[:2] for point in chart.source.objects_of(layer)} for layer in POINTS
        )
        self._names = self._settled()

    def _at(self, point: Point) -> Point:
        return (point[0] - self._corner[0], point[1] - self._corner[1])

    def routes(self) -> None:
        """The dashed lines from the bases to the coast, doubled where entering costs two."""
        for link in self._source.objects_of("links"):
            line = smooth(link.points, 1)
            company = parts_of(link.name)[0]
            for aside in (-2.3, 2.3) if link.kind == "double" else (0.0,):
                for dash in dashes(beside(line, aside), 7.5, 4.5):
                    self._drawing.polyline(dash, rgb("eef2e6"), 3.2, stroke_opacity=0.6, cap="round")
                    self._drawing.polyline(dash, ROUTE, 1.7, cap="round")
            style = COMPANY[company]
            self._drawing.circle(link.points[-1], 4.6, style.wall, stroke=style.line, width=1.4)
            self._drawing.circle(link.points[-1], 5.6, stroke=PAPER, width=0.9)

    def bases(self) -> None:
        """The anchorages of the companies, with their names on a ribbon."""
        for base in self._source.objects_of("bases"):
            x, y, w, h = base.rect
            centre = (x + w / 2, y + h / 2)
            company = rest_of(base.name)
            spot = self._beneath(centre, w)
            self._ribbon(spot, _RIBBON)
            medallion(self._drawing, company, centre, w * 0.5)
            name = text("mombasa-company", company=company)
            at = self._at(spot)
            self._sheet.words.append(Words(name, at, 17, INK, width=68))

    def _beneath(self, base: Point, width: float) -> Point:
        """Where the name of a base lies: under it, or beside it at the foot of the chart."""
        half, (left, top), (across, down) = _RIBBON / 2, self._corner, self._size
        x, y = base[0], base[1] + width * 0.78
        if y + 16 > top + down:
            x, y = base[0] - width * 0.5 - half, base[1] + 4
        inner = min(max(x, left + half + 5), left + across - half - 5)
        return (inner, y)

    def _ribbon(self, centre: Point, width: float) -> None:
        x, y = centre
        half = width / 2
        for side in (-1, 1):
            end = x + side * half
            tail = [
                (end - side * 14, y - 6),
                (end + side * 3, y - 6),
                (end - side * 4, y + 4.5),
                (end + side * 3, y + 15),
                (end - side * 14, y + 15),
            ]
            self._drawing.polygon(tail, PAPER_SHADE, stroke=INK, width=1, join="round")
        body = self._drawing.linear((0, y - 12), (0, y + 12), (0, PAPER), (1, mix(PAPER, PAPER_SHADE, 0.7)))
        self._drawing.rect((x - half + 8, y - 11), (width - 16, 23), body, 2, stroke=INK, width=1.1)

    def regions(self) -> None:
        """Names, the place of a post, rewards and mines."""
        for region in self._source.objects_of("regions"):
            self._place(region)
            self._reward(region)
        for region in self._source.objects_of("regions"):
            self._name(region)

    def region(self, region: MapObject) -> None:
        """The marks of one region alone."""
        self._place(region)
        self._reward(region)
        self._name(region)

    def _name(self, region: MapObject) -> None:
        at = self._names[region.name]
        left, right = chord(region.points, at)
        name = region_name(region.name, self._own_names)
        tone = mix(REWARD[str(region.properties["reward"])].base, LAND, 0.6)
        room = max(_NAME[0], right - left)
        self._sheet.words.append(Words(name, self._at(at), 16, INK, tone, width=room))

    def _settled(self) -> dict[str, Point]:
        """The middles of all regions' names."""
        wished: dict[str, Point] = {}
        obstacles: list[Box] = []
        for region in self._source.objects_of("regions"):
            (label, height), (x, y) = self._labels[region.name], self._posts[region.name]
            left, right = chord(region.points, (label, height))
            half = _NAME[0] / 2
            narrow = right - left < _NAME[0]
            wished[region.name] = (
                (left + right) / 2 if narrow else min(max(label, left + half), right - half),
                height,
            )
            obstacles.append((x - POST, y - POST, 2 * POST, 2 * POST))
            if str(region.properties["reward"]) in _REWARDS:
                x, y = self._rewards[region.name]
                obstacles.append((x - 17, y - 15, 34, 30))
        for base in self._source.objects_of("bases"):
            x, y, w, h = base.rect
            spot = self._beneath((x + w / 2, y + h / 2), w)
            obstacles += [base.rect, (spot[0] - _RIBBON / 2, spot[1] - 12, _RIBBON, 26)]
        for link in self._source.objects_of("links"):
            x, y = link.points[-1]
            obstacles.append((x - 6, y - 6, 12, 12))
        return settle(wished, _NAME, obstacles)

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

    def _reward(self, region: MapObject) -> None:
        reward = str(region.properties["reward"])
        if reward not in _REWARDS:
            return
        spot = self._rewards[region.name]
        aside, drop = _REWARDS[reward](self._drawing, spot)
        amount = int(region.properties["amount"])
        at = self._at((spot[0] + aside, spot[1] + drop))
        self._sheet.figures.append(Figure(amount, at, 22, INK, PAPER, width=26))


def _coin(drawing: Drawing, at: Point) -> Point:
    with drawing.place(at[0] - 16, at[1] - 16, 0.32):
        goods.coin(drawing, pound=False)
    return (0, 0)


def _stone(drawing: Drawing, at: Point) -> Point:
    with drawing.place(at[0] - 19, at[1] - 19, 0.38):
        goods.pale_diamond(drawing)
    return (0, -2.5)


def _book(drawing: Drawing, at: Point) -> Point:
    with drawing.place(at[0] - 18, at[1] - 18, 0.36):
        goods.book(drawing)
    return (0, 0)


def _step(drawing: Drawing, at: Point) -> Point:
    with drawing.place(at[0] - 18, at[1] - 18, 0.36):
        goods.arrow(drawing, rgb("fbe4d4"), rgb("8f4029"))
    return (-3, 0)


_REWARDS: Mapping[str, Callable[[Drawing, Point], Point]] = {
    "pounds": _coin,
    "diamonds": _stone,
    "bookkeeping": _book,
    "track_step": _step,
}
"""Draws the icon and says how far from the middle its number stands."""
