"""The ruby areas: four stalls, two red carpets and the mosque; price, rubies left, and how far one is."""

from __future__ import annotations

from collections.abc import Iterator

from game.art.drawing import Drawing, Point, star
from game.art.girih import eightfold
from game.art.palette import Color, Palette, mix
from game.art.scenery import arch, dome_path
from game.art.sheets import Figure, Sheet
from game.maps.places import Box
from game.rules.istanbul_dice.phrases import COLORS
from game.tables.istanbul_dice.paint.carpets import carpet
from game.tables.istanbul_dice.paint.signs import placed
from game.tables.istanbul_dice.paint.tones import (
    CREAM,
    GLOW,
    GOODS,
    IZNIK,
    IZNIK_DEEP,
    NIGHT,
    PORCELAIN,
    RUBY,
    TOMATO,
    TURQUOISE,
    WOOD,
    WOOD_DARK,
    ground,
    outline,
)

Size = tuple[int, int]
_HIGH = 184.0
_PLAQUE = 58.0


def stall(name: str, size: Size, palette: Palette) -> Sheet:
    """An area without its rubies, of the shape of ``size``."""
    drawing = Drawing(_wide(size), _HIGH)
    _ground(drawing, name, drawing.width, palette)
    return Sheet.of(drawing)


def hoard(count: int, size: Size) -> Sheet:
    """The rubies left in an area."""
    drawing = Drawing(_wide(size), _HIGH)
    if count:
        _rubies(drawing, count, drawing.width)
    return Sheet.of(drawing)


def price(name: str, look: str, size: Size) -> Sheet:
    """What the next ruby of an area costs, and how far one is, as `placing.progress` tells it."""
    drawing = Drawing(_wide(size), _HIGH)
    sheet = Sheet.of(drawing)
    _price(sheet, drawing, name, look, drawing.width)
    _progress(drawing, name, look, drawing.width)
    if name != "mosque" and _reached(look):
        _frame(drawing, drawing.width)
    return sheet


def _wide(size: Size) -> float:
    return _HIGH * size[0] / size[1]


def _reached(look: str) -> bool:
    price, _, have = look.replace(":", "/").partition("/")
    return price == have if "/" in look else "0" not in have


def _ground(drawing: Drawing, name: str, width: float, palette: Palette) -> None:
    if name in ("left", "right"):
        carpet(drawing, width, _HIGH, palette, dark=name == "right")
    elif name == "mosque":
        _mosque(drawing, width, palette)
    else:
        _stall(drawing, name, width, palette)


def _stall(drawing: Drawing, name: str, width: float, palette: Palette) -> None:
    """A wooden stall under a striped awning, a lamp shining inside."""
    tone = GOODS[name]
    wood, dark = ground(palette, WOOD), ground(palette, WOOD_DARK)
    drawing.rect((1, 8), (width - 2, _HIGH - 10), dark, 8, stroke=outline(palette, NIGHT), width=2)
    light = drawing.radial(
        (width / 2, 96), 105, (0, mix(wood, GLOW, 0.34)), (0.6, mix(wood, tone.deep, 0.35)), (1, dark)
    )
    drawing.path(arch((width / 2, _HIGH - 6), width - 12, _HIGH - 30, 0.62), light)
    stripes = 7
    step = (width - 4) / stripes
    for number in range(stripes):
        color = CREAM if number % 2 else tone.base
        x = 2 + number * step
        drawing.path(f"M{x} 4H{x + step}V25A{step / 2} 8 0 0 1 {x} 25Z", color, stroke=tone.line, width=1.6)
    drawing.rect((0, 1), (width, 6), tone.deep, 3, stroke=tone.line, width=1.4)


def _mosque(drawing: Drawing, width: float, palette: Palette) -> None:
    """Tile-work of star and cross, and a dome before it."""
    deep = IZNIK_DEEP
    drawing.rect((1, 2), (width - 2, _HIGH - 4), deep, 8, stroke=outline(palette, NIGHT), width=2)
    cell = eightfold(13)
    for column in range(int(width // cell.width) + 1):
        for row in range(int(_HIGH // cell.height) + 1):
            x, y = column * cell.width, row * cell.height
            if x + cell.width > width or y + cell.height > _HIGH:
                continue
            with drawing.place(x + 4, y + 2):
                for points in cell.great:
                    drawing.polygon(points, IZNIK, stroke=PORCELAIN, width=0.9, stroke_opacity=0.7)
    shade = drawing.linear((0, 0), (0, _HIGH), (0, deep, 0.1), (0.5, deep, 0.75), (1, deep, 0.9))
    drawing.rect((2, 3), (width - 4, _HIGH - 6), shade, 7)
    dome = drawing.linear((width * 0.2, 0), (width * 0.8, 0), (0, PORCELAIN), (0.5, TURQUOISE), (1, IZNIK))
    drawing.path(dome_path((width / 2, 62), width * 0.5, 46), dome, stroke=NIGHT, width=2)
    for x in (width * 0.13, width * 0.87):
        drawing.rect((x - 4, 20), (8, 44), PORCELAIN, 3, stroke=NIGHT, width=1.4)
        drawing.polygon([(x - 5, 20), (x, 6), (x + 5, 20)], TURQUOISE, stroke=NIGHT, width=1.2)
    drawing.polygon(star((width / 2, 13), 5, 3.8, 8), GLOW)


def _price(sheet: Sheet, drawing: Drawing, name: str, look: str, width: float) -> None:
    """What the next ruby costs, on a plaque of ivory."""
    number = int(look.replace("/", ":").partition(":")[0])
    x, y, w, h = 12.0, 34.0, width - 24, _PLAQUE
    if name == "left":  # much has to stand there
        x, y, w, h = 7.0, 28.0, width - 14, 66.0
    drawing.rect((x + 1, y + 3), (w, h), NIGHT, 12, fill_opacity=0.6)
    drawing.rect((x, y), (w, h), CREAM, 12, stroke=GOODS["coin"].deep, width=2.4)
    middle = y + h / 2
    if name == "left":
        _four_and_more(sheet, drawing, number - len(COLORS), (x, y, w, h))
        return
    picture = {"right": "lira", "mosque": "tile"}.get(name, name)
    if picture == "tile":
        tile_sign(drawing, (x + w * 0.27, middle), 44)
    else:
        placed(drawing, picture, (x + w * 0.27, middle), 46)
    sheet.figures.append(Figure(number, (x + w * 0.7, middle), 42, NIGHT, width=w * 0.48))


def _four_and_more(sheet: Sheet, drawing: Drawing, more: int, box: Box) -> None:
    """One good of each colour, and how many more of any."""
    x, y, w, h = box
    if not more:
        side = min(h * 0.6, (w - 10) / len(COLORS))
        for place, color in enumerate(COLORS):
            placed(drawing, color, (x + w / 2 + (place - 1.5) * side, y + h / 2), side - 1)
        return
    side = min(h * 0.46, w * 0.19)
    for place, color in enumerate(COLORS):
        column, row = place % 2, place // 2
        placed(drawing, color, (x + 5 + side * (column + 0.5), y + h / 2 + (row - 0.5) * side), side - 1)
    left, reach, digit, cube = x + 5 + 2 * side, 5.5, 20.0, min(34.0, w * 0.19)
    air = (x + w - 6 - left - 2 * reach - digit - cube) / 3
    _plus(drawing, (left + air + reach, y + h / 2), reach)
    centre = (left + 1.7 * air + 2 * reach + digit / 2, y + h / 2)
    sheet.figures.append(Figure(more, centre, 34, NIGHT, width=digit))
    placed(drawing, "any", (x + w - 6 - cube / 2, y + h / 2), cube)


def _plus(drawing: Drawing, centre: Point, reach: float) -> None:
    x, y = centre
    for start, end in (((x - reach, y), (x + reach, y)), ((x, y - reach), (x, y + reach))):
        drawing.polyline([start, end], NIGHT, 4.5, cap="round")


def tile_sign(drawing: Drawing, centre: Point, side: float) -> None:
    """A mosque tile in small."""
    x, y = centre[0] - side / 2, centre[1] - side / 2
    drawing.rect((x, y), (side, side), PORCELAIN, 5, stroke=IZNIK_DEEP, width=3)
    drawing.polygon(star(centre, side * 0.42, side * 0.32, 8), IZNIK, stroke=TURQUOISE, width=2)
    drawing.polygon(star(centre, side * 0.2, side * 0.15, 8), TOMATO)


def _rubies(drawing: Drawing, count: int, width: float) -> None:
    """The next ruby large, those after it behind."""
    first, side = 54.0, 34.0
    step = min(side * 0.8, (width - 24 - first) / max(1, count - 1))
    start = (width - first - step * (count - 1)) / 2
    for number in range(count - 1, 0, -1):
        centre = (start + first + step * number - side / 2, 126.0)
        placed(drawing, "ruby", centre, side)
    halo = drawing.radial((start + first / 2, 122), 40, (0, RUBY.light, 0.55), (1, RUBY.base, 0))
    drawing.circle((start + first / 2, 122), 36, halo)
    placed(drawing, "ruby", (start + first / 2, 122), first)


def _progress(drawing: Drawing, name: str, look: str, width: float) -> None:
    """Dots for goods and tiles, bright where they are at hand; for lira a bar."""
    y = 166.0 if name != "left" else 159.0  # clear of the carpet's fringe
    if name == "right":
        price, have = map(int, look.split("/"))
        room = width - 36
        drawing.rect((18, y - 7), (room, 14), NIGHT, 7, stroke=CREAM, width=1.8)
        if have:
            drawing.rect((20, y - 5), (max(10.0, (room - 4) * have / price), 10), GLOW, 5)
        return
    if name == "left":
        drawing.rect((12, y - 10), (width - 24, 20), NIGHT, 10, stroke=CREAM, width=1.4)
    dots = list(_dots(name, look))
    step = min(22.0, (width - 28) / len(dots))
    start = width / 2 - step * (len(dots) - 1) / 2
    for number, (color, there) in enumerate(dots):
        fill = color if there else mix(NIGHT, color, 0.12)
        drawing.circle((start + number * step, y), min(8.0, step * 0.42), fill, stroke=CREAM, width=1.8)


def _dots(name: str, look: str) -> Iterator[tuple[Color, bool]]:
    if "/" in look:
        price, have = map(int, look.split("/"))
        yield from ((TURQUOISE, place < have) for place in range(price))
        return
    for place, sign in enumerate(look.partition(":")[2]):
        color = name if name in COLORS else COLORS[place] if place < len(COLORS) else ""
        yield (GOODS[color].light if color else CREAM), sign == "1"


def _frame(drawing: Drawing, width: float) -> None:
    """It can be paid: the whole area is framed in light."""
    drawing.rect((2.5, 2.5), (width - 5, _HIGH - 5), radius=9, stroke=GLOW, width=5)
