"""An expansion as it goes on: what a region costs, and what has been gained so far."""

from __future__ import annotations

from collections.abc import Iterator

from game.art.drawing import Drawing
from game.art.leaf import Leaf, NumberedPicture, Picture
from game.art.palette import mix, rgb
from game.art.sheets import Sheet
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.posts import house
from game.tables.mombasa.paint.tones import COMPANY, GOLD_DEEP, INK, KIND, PAPER, PAPER_SHADE, WHITE

Size = tuple[int, int]
_FLAT = 270
"""On one less high than this three things stand in a row instead of two."""


def cost(points: int) -> Sheet:
    """The expansion points that entering a region takes: a number on a round pennant."""
    leaf = Leaf(46, 46)
    tone = KIND["expansion"]
    leaf.drawing.circle((24, 24.5), 20.5, INK, fill_opacity=0.45)
    leaf.drawing.circle((23, 23), 20.5, tone.deep, stroke=WHITE, width=2.4)
    leaf.number(points, (23, 23), 29, WHITE, width=36)
    return leaf.sheet


def tally(left: int, look: str, size: Size) -> Sheet:
    """The points left, the regions entered, their rewards, and what a share is worth now.

    ``look`` is the company, the pounds, diamonds, points and steps gained, the worth and the regions.
    """
    company, *numbers = look.split(".")
    pounds, diamonds, points, steps, worth, regions = map(int, numbers)
    leaf = Leaf(340, 340 * size[1] / size[0])
    leaf.ground(mix(PAPER, WHITE, 0.4), mix(PAPER, PAPER_SHADE, 0.6), GOLD_DEEP, 12)
    leaf.item(NumberedPicture(goods.pennant, left), (24, 8, 292, 84))
    line = 98
    leaf.drawing.polyline([(24, line), (316, line)], GOLD_DEEP, 2)
    shown = (
        NumberedPicture(lambda drawing: house(drawing, company), regions),
        NumberedPicture(_coins(company), worth),
        NumberedPicture(goods.coin, pounds),
        NumberedPicture(goods.pale_diamond, diamonds),
        NumberedPicture(goods.book, points),
        NumberedPicture(
            lambda drawing: goods.arrow(drawing, COMPANY[company].wall, COMPANY[company].line), steps
        ),
    )
    top = line + 6
    columns = 3 if leaf.height < _FLAT else 2
    wide, high = 312 / columns, (leaf.height - top - 6) * columns / 6
    for number, item in enumerate(_needed(shown)):
        row, column = divmod(number, columns)
        leaf.item(item, (20 + column * wide, top + row * high, wide - 12, high - 6))
    return leaf.sheet


def _needed(items: tuple[NumberedPicture, ...]) -> Iterator[NumberedPicture]:
    """Regions and worth always, rewards where there are any."""
    yield from items[:2]
    yield from (item for item in items[2:] if item.number)


def _coins(company: str) -> Picture:
    def draw(drawing: Drawing) -> None:
        drawing.rect((8, 8), (84, 84), COMPANY[company].wall, 14, stroke=rgb("8f6114"), width=4)
        with drawing.place(18, 18, 0.64):
            goods.coin(drawing)

    return draw
