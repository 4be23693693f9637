"""The ruby areas: four stalls, two red carpets and the mosque; price, rubies left, and how far one is."""

from __future__ import annotations

from collections.abc import Iterator

from game.art.drawing import Drawing, star
from game.art.girih import eightfold
from game.art.palette import Color, Palette, mix
from game.art.scenery import arch, dome_path
from game.art.sheets import Sheet
from game.rules.istanbul_dice.phrases import COLORS
from game.tables.istanbul_dice.paint.carpets import carpet
from game.tables.istanbul_dice.paint.plaques import (
    CARPET_DOTS,
    CARPET_RUBIES,
    DOTS,
    NEXT,
    PLAQUE,
    RUBIES,
    Size,
    blank,
    plaque,
)
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
    TURQUOISE,
    WOOD,
    WOOD_DARK,
    ground,
    outline,
)


def stall(name: str, size: Size, palette: Palette) -> Sheet:
    """An area without its rubies, of the shape of ``size``."""
    drawing = blank(size)
    _ground(drawing, name, palette)
    return Sheet.of(drawing)


def hoard(name: str, count: int, size: Size) -> Sheet:
    """The rubies left in an area."""
    drawing = blank(size)
    if count:
        _rubies(drawing, count, CARPET_RUBIES if name == "left" else RUBIES, NEXT)
    return Sheet.of(drawing)


def price(name: str, look: str, size: Size) -> Sheet:
    """What the next ruby of an area costs, and how far one is, as `placing.progress` tells it."""
    drawing = blank(size)
    sheet = Sheet.of(drawing)
    plaque(sheet, drawing, name, look)
    _progress(drawing, name, look, CARPET_DOTS if name == "left" else DOTS)
    if name != "mosque" and _reached(look):
        _frame(drawing)
    return sheet


def _reached(look: str) -> bool:
    price, _, have = look.replace(":", "/").partition("/")
    return price == have if "/" in look else "0" not in have


def _ground(drawing: Drawing, name: str, palette: Palette) -> None:
    if name in ("left", "right"):
        carpet(drawing, drawing.width, drawing.height, palette, dark=name == "right")
    elif name == "mosque":
        _mosque(drawing, palette, PLAQUE[0])
    else:
        _stall(drawing, name, palette)


def _stall(drawing: Drawing, name: str, palette: Palette) -> None:
    """A wooden stall under a striped awning, a lamp shining inside."""
    tone, width, high = GOODS[name], drawing.width, drawing.height
    wood, dark = ground(palette, WOOD), ground(palette, WOOD_DARK)
    drawing.rect((1, 8), (width - 2, high - 10), dark, 8, stroke=outline(palette, NIGHT), width=2)
    light = drawing.radial(
        (width / 2, 96), 105, (0, mix(wood, GLOW, 0.34)), (0.6, mix(wood, tone.deep, 0.35)), (1, dark)
    )
    drawing.path(arch((width / 2, high - 6), width - 12, high - 30, 0.62), light)
    stripes = 7
    step = (width - 4) / stripes
    for number in range(stripes):
        color = CREAM if number % 2 else tone.base
        x = 2 + number * step
        drawing.path(f"M{x} 4H{x + step}V25A{step / 2} 8 0 0 1 {x} 25Z", color, stroke=tone.line, width=1.6)
    drawing.rect((0, 1), (width, 6), tone.deep, 3, stroke=tone.line, width=1.4)


def _mosque(drawing: Drawing, palette: Palette, plaque: float) -> None:
    """Tile-work of star and cross, and a dome before it that rises above the plaque."""
    deep, width, high = IZNIK_DEEP, drawing.width, drawing.height
    drawing.rect((1, 2), (width - 2, high - 4), deep, 8, stroke=outline(palette, NIGHT), width=2)
    cell = eightfold(13)
    for column in range(int(width // cell.width) + 1):
        for row in range(int(high // cell.height) + 1):
            x, y = column * cell.width, row * cell.height
            if x + cell.width > width or y + cell.height > high:
                continue
            with drawing.place(x + 4, y + 2):
                for points in cell.great:
                    drawing.polygon(points, IZNIK, stroke=PORCELAIN, width=0.9, stroke_opacity=0.7)
    shade = drawing.linear((0, 0), (0, high), (0, deep, 0.1), (0.5, deep, 0.75), (1, deep, 0.9))
    drawing.rect((2, 3), (width - 4, high - 6), shade, 7)
    dome = drawing.linear((width * 0.2, 0), (width * 0.8, 0), (0, PORCELAIN), (0.5, TURQUOISE), (1, IZNIK))
    drawing.path(dome_path((width / 2, plaque + 28), width * 0.5, 46), dome, stroke=NIGHT, width=2)
    for x in (width * 0.13, width * 0.87):
        drawing.rect((x - 4, 20), (8, 44), PORCELAIN, 3, stroke=NIGHT, width=1.4)
        drawing.polygon([(x - 5, 20), (x, 6), (x + 5, 20)], TURQUOISE, stroke=NIGHT, width=1.2)
    drawing.polygon(star((width / 2, plaque - 21), 5, 3.8, 8), GLOW)


def _rubies(drawing: Drawing, count: int, y: float, first: float) -> None:
    """The next ruby large, those after it behind."""
    side, width = first * 0.63, drawing.width
    step = min(side * 0.8, (width - 24 - first) / max(1, count - 1))
    start = (width - first - step * (count - 1)) / 2
    for number in range(count - 1, 0, -1):
        centre = (start + first + step * number - side / 2, y + 4)
        placed(drawing, "ruby", centre, side)
    halo = drawing.radial((start + first / 2, y), 40, (0, RUBY.light, 0.55), (1, RUBY.base, 0))
    drawing.circle((start + first / 2, y), 36, halo)
    placed(drawing, "ruby", (start + first / 2, y), first)


def _progress(drawing: Drawing, name: str, look: str, y: float) -> None:
    """Dots for goods and tiles, bright where they are at hand; for lira a bar."""
    width = drawing.width
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


def _frame(drawing: Drawing) -> None:
    """It can be paid: the whole area is framed in light."""
    drawing.rect((2.5, 2.5), (drawing.width - 5, drawing.height - 5), radius=9, stroke=GLOW, width=5)
