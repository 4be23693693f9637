"""What lies before the players besides goods: sockets for rubies, rubies, the medallion of who answers."""

from __future__ import annotations

from game.art.drawing import Drawing
from game.art.palette import Palette, mix
from game.art.seats import SeatStyle
from game.art.sheets import Sheet, Symbol
from game.tables.istanbul_dice.paint.signs import placed
from game.tables.istanbul_dice.paint.tones import CREAM, GLOW, GOODS, NIGHT, RUBY
from game.tables.istanbul_dice.placing import ASKED


def ruby() -> Sheet:
    """A ruby in its light."""
    drawing = Drawing(100, 100)
    drawing.circle((50, 50), 50, drawing.radial((50, 50), 50, (0, RUBY.light, 0.6), (1, RUBY.base, 0)))
    placed(drawing, "ruby", (50, 50), 82)
    return Sheet.of(drawing)


def sockets(count: int, size: tuple[int, int], palette: Palette) -> Sheet:
    """The rubies that are needed, as empty settings."""
    width = 100.0 * size[0] / size[1]
    drawing = Drawing(width, 100)
    step = width / count
    radius = min(24.0, step * 0.26)
    for number in range(count):
        drawing.circle((step * (number + 0.5), 50.0), radius, palette.table_deep, stroke=RUBY.base, width=4)
    return Sheet.of(drawing)


def answer(look: str, style: SeatStyle, palette: Palette) -> Sheet:
    """A player beside the card: bright who is asked, dim who comes later."""
    drawing = Drawing(100, 100)
    asked = look == ASKED
    if asked:
        drawing.circle((50, 50), 49, GLOW)
    rim = GLOW if asked else mix(GOODS["coin"].deep, NIGHT, 0.3)
    drawing.circle((50, 50), 43, palette.surface, stroke=rim, width=6)
    sheet = Sheet.of(drawing)
    color = style.color if asked else mix(style.color, palette.surface, 0.3)
    sheet.symbols.append(Symbol(style.symbol, (50, 50), 58, color))
    if asked:
        drawing.circle((50, 50), 46, stroke=CREAM, width=2)
    return sheet
