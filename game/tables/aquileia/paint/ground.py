"""The board: a mosaic floor, on it plates of marble for the areas with what is printed there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.art.artist import Artist
from game.art.drawing import Drawing
from game.art.leaf import Leaf
from game.art.palette import mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Press, Symbol, Words
from game.maps.places import Box, Zone
from game.rules.aquileia.components import rewards
from game.rules.aquileia.printed import AREAS, spaces
from game.rules.kernel.ids import kind_of, last_of
from game.rules.kernel.text import text
from game.tables.aquileia.paint import mosaic, symbols
from game.tables.aquileia.paint.cards import wreath_sign
from game.tables.aquileia.paint.coins import money
from game.tables.aquileia.paint.spaces import small_die
from game.tables.aquileia.paint.tones import AREA, INK, MARBLE, MARBLE_SHADE, RED_DIE, VEIN, WHITE
from game.tables.aquileia.placing import LANE

Size = tuple[int, int]
_STONE = 12.0
_PERIOD = 20
"""So many stones, and the floor repeats."""
_FLOOR = (rgb("7b3626"), rgb("873f2b"), rgb("6d2f22"), rgb("8f4a30"))
_ORDER = {
    area: number for number, area in enumerate(dict.fromkeys(a for a in AREAS if a != "latro"), start=1)
}
"""When an area is carried out; Latro is part of the harbour."""
_TITLE_SHARE = {"forum": 0.16, "power": 0.5, "equi": 0.8}
"""How much of a plate's width is for its name, where something lies beside it."""


class Ground:
    """Prints zones of the board.

    Args:
        artist: turns drawings into surfaces.
        press: prints sheets.
        k: the scale of the canvas.
        seats: whose lanes there are.
    """

    def __init__(self, artist: Artist, press: Press, k: float, seats: Sequence[SeatStyle]) -> None:
        self._artist, self._press, self._k, self._seats = artist, press, k, seats

    def print(self, zone: Zone, size: Size) -> pygame.Surface:
        """The floor with its plates."""
        picture = pygame.Surface(size, pygame.SRCALPHA)
        tile = self._artist.draw(_floor(), (max(8, round(_STONE * _PERIOD * self._k)),) * 2)
        for x in range(0, size[0], tile.get_width()):
            for y in range(0, size[1], tile.get_height()):
                picture.blit(tile, (x, y))
        picture.blit(self._press.print(_plates(zone, self._seats).sheet, size), (0, 0))
        return picture


def _floor() -> Drawing:
    side = _STONE * _PERIOD
    drawing = Drawing(side, side)
    drawing.rect((0, 0), (side, side), rgb("33140d"))
    shade = lambda column, row: _FLOOR[int(mosaic.chance(column, row, 7) * 3.99)]  # noqa: E731
    mosaic.stones(drawing, (0, 0), _PERIOD, _PERIOD, _STONE, shade, _PERIOD)
    return drawing


def _plates(zone: Zone, seats: Sequence[SeatStyle]) -> Leaf:
    leaf = Leaf(*zone.size)
    for name, slot in zone.slots.items():
        if kind_of(name) == "area":
            _plate(leaf, last_of(name), slot.box)
    for name, slot in zone.slots.items():
        printed = _BESIDE.get(spaces()[name].area) if name in spaces() else None
        if printed:
            printed(leaf, name, slot.box)
    for name, printer in _PRINTED.items():
        if name in zone.slots:
            printer(leaf, zone.slots[name].box)
    if "lane.0.0" in zone.slots:
        _lanes(leaf, zone, seats)
    if "area.purses" in zone.slots:
        _purses(leaf, zone, seats)
    return leaf


def _plate(leaf: Leaf, area: str, at: Box) -> None:
    """A plate of marble with a border of stones and its name."""
    x, y, w, h = at
    tone = AREA[area]
    drawing = leaf.drawing
    drawing.rect((x + 1, y + 2), (w - 1, h - 1), INK, 6, fill_opacity=0.45)
    body = drawing.linear(
        (x, y), (x + w, y + h), (0, MARBLE), (0.5, mix(MARBLE, MARBLE_SHADE, 0.4)), (1, MARBLE_SHADE)
    )
    drawing.rect((x, y), (w, h), body, 6, stroke=mix(tone, INK, 0.45), width=1.5)
    for number in range(int(w * h / 9000) + 2):
        _vein(leaf, at, number)
    mosaic.border(drawing, (x + 2, y + 2), (w - 4, h - 4), 6.5, tone, mix(tone, WHITE, 0.62))
    if area in ("track", "lanes"):
        return  # there is no room for a name beside the number of the round and the strengths
    big = h / 64 if area == "forum" else min(h / 196, w / 112)
    em = min(33.0 * max(1.0, min(big, 1.35)), h * 0.5)
    left = x + 8
    if area in _ORDER:
        disc = (x + 6 + em * 0.46, y + 6 + em * 0.46)
        drawing.circle(disc, em * 0.46, tone, stroke=mix(tone, INK, 0.4), width=1.2)
        leaf.number(_ORDER[area], disc, em * 0.67, WHITE, width=em * 0.76)
        left = x + 8 + em * 0.92
    room = x + w * _TITLE_SHARE.get(area, 1.0) - left - 9
    centre = (left + room / 2, y + 6 + em * 0.5)
    words = Words(text("aquileia-area", area=area), centre, em, mix(tone, INK, 0.35), width=room)
    leaf.sheet.words.append(words)


def _vein(leaf: Leaf, at: Box, number: int) -> None:
    """A fine line through the marble."""
    x, y, w, h = at
    left = x + 8 + (w - 16) * mosaic.chance(number, round(x), 11)
    top = y + 8 + (h - 16) * mosaic.chance(number, round(y), 12)
    reach = min(w, h) * (0.15 + 0.25 * mosaic.chance(number, 5, 13))

    def point(step: int) -> tuple[float, float]:
        drop = reach * (mosaic.chance(number, step, 14) - 0.5) * 0.7 if step else 0.0
        return min(x + w - 9, left + reach * step / 4), min(max(y + 9, top + drop), y + h - 9)

    leaf.drawing.polyline([point(step) for step in range(5)], VEIN, 1.1, stroke_opacity=0.55)


def _servi(leaf: Leaf, space: str, at: Box) -> None:
    """How many cards at most."""
    x, y, w, h = at
    leaf.picture(symbols.cards("servi"), (x + w * 1.35, y + h / 2), h * 0.7)
    leaf.number(spaces()[space].most, (x + w * 1.9, y + h / 2), h * 0.46, INK)


def _forum(leaf: Leaf, space: str, at: Box) -> None:
    """One building or two; points at once."""
    x, y, w, h = at
    known = spaces()[space]
    signs = [*[symbols.roof] * known.most, *[symbols.star_of] * known.scores]
    for number, sign in enumerate(signs):
        leaf.picture(sign, (x + w * (1.36 + 0.64 * number), y + h / 2), h * 0.62)


def _dolus(leaf: Leaf, space: str, at: Box) -> None:
    """Two dice."""
    x, y, w, h = at
    for number in (0, 1):
        leaf.picture(small_die(RED_DIE), (x + w * (0.02 + 0.96 * number), y + h * 1.85), w * 0.82)


def _latro(leaf: Leaf, space: str, at: Box) -> None:
    x, y, w, h = at
    for number in (0, 1):
        leaf.picture(small_die(RED_DIE), (x + w * (1.5 + 0.85 * number), y + h / 2), w * 0.72)
    leaf.picture(symbols.boat, (x + w * 3.0, y + h * 0.42), w * 0.6)


def _pecunia(leaf: Leaf, space: str, at: Box) -> None:
    """Four points for an exchange."""
    x, y, w, h = at
    leaf.picture(symbols.star_of, (x + w / 2, y + h * 1.5), w * 0.86)
    leaf.number(4, (x + w / 2, y + h * 1.52), w * 0.42, INK, line=WHITE)


_BESIDE: Mapping[str, Callable[[Leaf, str, Box], None]] = {
    "servi": _servi,
    "forum": _forum,
    "dolus": _dolus,
    "latro": _latro,
    "pecunia": _pecunia,
}
"""What is printed beside a space, by its area."""


def _arena(leaf: Leaf, at: Box) -> None:
    """Coins for the first three; points or a card for the first two."""
    x, y, w, h = at
    for place, coins in enumerate(rewards("arena")):
        middle = x + w * (0.19 + 0.316 * place)
        _rank(leaf, place + 1, (middle, y + h * 0.575), h * 0.09)
        money(leaf, "bronze", coins, (middle, y + h * 0.71), h * 0.19)
        if place < 2:
            leaf.picture(symbols.star_of, (middle - h * 0.08, y + h * 0.885), h * 0.14)
            leaf.picture(symbols.cards("servi"), (middle + h * 0.08, y + h * 0.885), h * 0.15)


def _stadium(leaf: Leaf, at: Box) -> None:
    """Coins of the own metal for the first three; a laurel for the first two."""
    x, y, w, h = at
    low = y + h * 0.87
    for place, coins in enumerate(rewards("stadium")):
        left = x + w * (0.03 + 0.335 * place)
        _rank(leaf, place + 1, (left + h * 0.06, low), h * 0.11)
        for number, metal in enumerate(("silver", "gold")):
            money(leaf, metal, coins, (left + h * (0.21 + 0.13 * number), low), h * 0.16)
        if place < 2:
            leaf.picture(wreath_sign, (left + h * 0.48, low), h * 0.14)


def _lanes(leaf: Leaf, zone: Zone, seats: Sequence[SeatStyle]) -> None:
    """A lane for each player, who is named by the symbol at its beginning, with its steps."""
    for seat, style in enumerate(seats):
        first, last = zone.slots[f"lane.{seat}.0"].box, zone.slots[f"lane.{seat}.{LANE}"].box
        x, y, w, h = first[0], first[1], last[0] + last[2] - first[0], first[3]
        leaf.drawing.rect((x, y + h * 0.04), (w, h * 0.92), mix(style.color, WHITE, 0.68), h * 0.3)
        leaf.sheet.symbols.append(Symbol(style.symbol, (x + h / 2, y + h / 2), h * 0.8, style.dark))
        for step in range(1, LANE + 1):
            box = zone.slots[f"lane.{seat}.{step}"].box
            centre = (box[0] + box[2] / 2, box[1] + box[3] / 2)
            if box[2] > 50:
                leaf.number(step, centre, 26, mix(style.dark, INK, 0.25), width=box[2])
            else:
                leaf.drawing.circle(centre, 2.6, style.dark)


def _purses(leaf: Leaf, zone: Zone, seats: Sequence[SeatStyle]) -> None:
    """Whose coins lie in each row."""
    for seat, style in enumerate(seats):
        x, y, w, h = zone.slots[f"purse.{seat}"].box
        leaf.drawing.rect((x - 6, y), (606, h), mix(style.color, WHITE, 0.68), 12)
        leaf.sheet.symbols.append(Symbol(style.symbol, (x + w / 2, y + h / 2), h * 0.76, style.dark))


def _rank(leaf: Leaf, place: int, centre: tuple[float, float], height: float) -> None:
    """A Roman numeral up to three."""
    top, low, foot = centre[1] - height / 2, centre[1] + height / 2, height * 0.2
    for stroke in range(place):
        x = centre[0] + (stroke - (place - 1) / 2) * height * 0.5
        for line in (
            [(x, top), (x, low)],
            [(x - foot, top), (x + foot, top)],
            [(x - foot, low), (x + foot, low)],
        ):
            leaf.drawing.polyline(line, INK, height * 0.14)


_PRINTED: Mapping[str, Callable[[Leaf, Box], None]] = {
    "area.arena": _arena,
    "area.stadium": _stadium,
}
"""What is printed on an area, by its slot."""
