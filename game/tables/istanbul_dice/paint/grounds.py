"""What is printed under the middle of the table: lamp light for the cards, the brass tray for the dice."""

from __future__ import annotations

from collections.abc import Iterable

from game.art.drawing import Drawing, Point, ring, star
from game.art.palette import Palette, mix
from game.art.sheets import Sheet, Words
from game.maps.places import Box, Zone
from game.rules.istanbul_dice.components import FACES
from game.rules.kernel.text import text
from game.tables.istanbul_dice.paint.signs import placed
from game.tables.istanbul_dice.paint.tones import CARPET_DARK, CREAM, GOODS, NIGHT, ground

_STAGE = 20.0
"""How far the carpet of the cards reaches above and below them."""


def middle(zone: Zone, palette: Palette) -> Drawing:
    """The ground of a zone: light where cards will lie, a tray round the dice where there are any."""
    width, height = zone.size
    drawing = Drawing(width, height)
    if "carried" in zone.slots:
        _stage(drawing, _round_cards(zone), palette)
    if "tray" not in zone.slots:
        return drawing
    _tray(drawing, zone.slots["tray"].box, palette)
    for face in FACES:
        _compartment(drawing, zone.slots[f"face.{face}"].box, face, palette)
    if "rest" in zone.slots:  # a tray of its own
        _tray(drawing, zone.slots["rest"].box, palette)
    _rest(drawing, zone.slots["aside"].box)
    return drawing


def cloth(size: tuple[int, int], palette: Palette) -> Sheet:
    """What covers the compartments of the tray until the dice are rolled: nothing lies sorted yet."""
    width, height = 144.0 * size[0] / size[1], 144.0
    drawing = Drawing(width, height)
    felt = mix(ground(palette, CARPET_DARK), NIGHT, 0.35)
    drawing.rect((0, 0), (width, height), felt, 5, stroke=GOODS["coin"].deep, width=1.6)
    drawing.rect(
        (6, 6), (width - 12, height - 12), radius=3, stroke=GOODS["coin"].deep, width=1, stroke_opacity=0.6
    )
    for corner in _corners((16, 16, width - 32, height - 32)):
        drawing.polygon(star(corner, 7, 5.3, 8), GOODS["coin"].deep)
    return Sheet.of(drawing)


def nothing(look: str, size: tuple[int, int]) -> Sheet:
    """Where cards would lie, that there are none; below the last one, that it is that."""
    width = 100.0 * size[0] / size[1]
    sheet = Sheet.of(Drawing(width, 100))
    said = text(f"istanbul_dice-{look or 'no-cards'}")
    sheet.words.append(Words(said, (width / 2, 50), 68, CREAM, width=width - 20))
    return sheet


def _round_cards(zone: Zone) -> Box:
    """The carpet reaches so far beyond the cards that the rims round these lie within its lines."""
    x, y, w, h = zone.slots["drawn"].box
    return (x, y - _STAGE, w, min(h + 2 * _STAGE, zone.size[1] - y + _STAGE))


def _stage(drawing: Drawing, box: Box, palette: Palette) -> None:
    """A dark carpet in lamp light for the cards."""
    x, y, w, h = box
    deep = ground(palette, CARPET_DARK)
    light = drawing.radial(
        (x + w / 2, y + h / 2), w * 0.5, (0, mix(deep, GOODS["coin"].base, 0.3)), (1, mix(deep, NIGHT, 0.4))
    )
    drawing.rect((x, y), (w, h), light, 18, stroke=GOODS["coin"].deep, width=3)
    drawing.rect((x + 9, y + 9), (w - 18, h - 18), radius=12, stroke=GOODS["coin"].deep, width=1.4)
    for corner in _corners((x + 22, y + 22, w - 44, h - 44)):
        drawing.polygon(star(corner, 11, 8.4, 8), GOODS["coin"].deep)


def _tray(drawing: Drawing, box: Box, palette: Palette) -> None:
    """Beaten brass with a beaded rim."""
    x, y, w, h = box
    tone = GOODS["coin"]
    dark = palette.id == "contrast"
    stops = ((0, tone.light), (0.3, tone.base), (1, tone.deep))
    brass = drawing.linear((x, y), (x + w * 0.2, y + h), *stops)
    drawing.rect((x + 2, y + 5), (w - 4, h - 5), NIGHT, 26, fill_opacity=0.6)
    drawing.rect((x + 1, y + 1), (w - 2, h - 4), ground(palette, tone.line) if dark else brass, 26)
    drawing.rect((x + 1, y + 1), (w - 2, h - 4), radius=26, stroke=tone.line, width=2)
    inner = (x + 6, y + 6, w - 12, h - 14)
    drawing.rect(inner[:2], inner[2:], mix(tone.line, NIGHT, 0.4), 21, stroke=tone.light, width=1.4)
    for bead in _round(inner):
        drawing.circle(bead, 1.8, tone.light)


def _round(box: Box) -> Iterable[Point]:
    x, y, w, h = box
    count = int(w // 16)
    for number in range(1, count):
        along = x + w * number / count
        yield from ((along, y - 2.6), (along, y + h + 2.6))


def _compartment(drawing: Drawing, box: Box, face: str, palette: Palette) -> None:
    """Where the dice with a face come to lie: its sign is engraved."""
    x, y, w, h = box
    tone = GOODS[face]
    felt = mix(ground(palette, tone.deep), NIGHT, 0.55)
    drawing.rect((x, y), (w, h), felt, 14, stroke=GOODS["coin"].deep, width=1.6)
    placed(drawing, face, (x + w / 2, y + h / 2), min(w, h) * 0.6)
    drawing.rect((x, y), (w, h), felt, 14, fill_opacity=0.72)


def _rest(drawing: Drawing, box: Box) -> None:
    """The round corner of the tray for dice that have served."""
    x, y, w, h = box
    drawing.rect((x, y), (w, h), mix(GOODS["coin"].line, NIGHT, 0.6), h * 0.3)
    for spot in ring((x + w / 2, y + h / 2), h * 0.3, 8):
        drawing.circle(spot, 2, GOODS["coin"].deep)


def _corners(box: Box) -> tuple[Point, ...]:
    x, y, w, h = box
    return ((x, y), (x + w, y), (x, y + h), (x + w, y + h))
