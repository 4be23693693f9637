"""The printed sheets beside the chart: companies, market, bonus spaces, round track and books, a base."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.art.drawing import Drawing, star
from game.art.palette import Color, mix
from game.art.sheets import Figure, Layer, Sheet, Words
from game.maps.places import Box, Zone
from game.rules.kernel.ids import kind_of, parts_of, rest_of
from game.rules.kernel.text import text
from game.rules.mombasa.board import LETTERS, RegionGraph
from game.rules.mombasa.printed import diamond_track
from game.rules.mombasa.state import SLOTS
from game.tables.mombasa.layout import DIAMONDS, VALUE, field, within
from game.tables.mombasa.paint.coasts import rose
from game.tables.mombasa.paint.fields import paper, recess, red_box
from game.tables.mombasa.paint.posts import emblem
from game.tables.mombasa.paint.tones import (
    COMPANY,
    GOLD,
    GOLD_DEEP,
    INK,
    LETTER,
    PAPER,
    RED_BOX,
    WOOD,
    WOOD_DEEP,
    WOOD_LIGHT,
)

Boxes = Mapping[str, Box]
RUNNING = frozenset(("books", "market", "ledger", "plan", "draft", "own", "aside"))
"""The sheets whose places run in reading direction."""
_WOODEN = frozenset(("market", "bonus", "plan", "draft", "books", "ledger"))
"""The sheets on oak, which is a layer of its own: large drawings take long, and are printed one by one."""
_EM = 40.0
"""Names on the sheets, in units of their zones: pixels at 1080 lines."""
_HEADING = 39.0
"""The same of the words before rows, and of names of companies in brief."""
_SOFTENED = 0.34
"""How far what only adorns a sheet is darkened."""
_PLATE = 46.0
"""The height of the band of a company's ticker."""
_TRAY = 9.5
"""So far round the cards in hand their tray reaches: half the gap between two."""
_EDGE = 3.0
"""So far below the edge of a company's paper its band begins."""


def sheet(name: str, zone: Zone, graph: RegionGraph, *, rtl: bool = False) -> Sheet | None:
    """What is printed on a zone; None for one that has nothing printed.

    What runs in reading direction (`RUNNING`) is printed the other way round where one reads from the right.
    """
    kind = name.partition("_")[0]
    if kind not in _MAKERS:
        return None
    drawing = Drawing(*zone.size)
    page = Sheet.of(drawing)
    if kind in _WOODEN:
        wood = Drawing(*zone.size)
        planks(wood)
        page.layers.insert(0, Layer(wood))
    boxes = {slot.name: slot.box for slot in zone.slots.values()}
    if rtl and kind in RUNNING:
        boxes = {name: (zone.size[0] - x - w, y, w, h) for name, (x, y, w, h) in boxes.items()}
    _MAKERS[kind](page, drawing, boxes, graph)
    for word, (x, y, w, h) in _of(boxes, "word").items():
        said, tone = text(f"mombasa-word-{rest_of(word).replace('_', '-')}"), mix(PAPER, GOLD, 0.3)
        page.words.append(Words(said, (x + w / 2, y + h / 2), _HEADING, tone, width=w))
    return page


def planks(drawing: Drawing) -> None:
    """Oak planks: the chart room's table."""
    width, height = drawing.width, drawing.height
    wood = drawing.linear(
        (0, 0), (0, height), (0, mix(WOOD_DEEP, WOOD, 0.35)), (0.5, WOOD_DEEP), (1, mix(WOOD_DEEP, INK, 0.35))
    )
    drawing.rect((0, 0), (width, height), wood, 12, stroke=GOLD_DEEP, width=2)
    for i in range(int(height // 9)):
        y = 4.0 + i * 9 + (i * 5 % 4)
        bend = (i * 37 % 11) - 5
        drawing.path(
            f"M3 {y}Q{width * 0.3:.0f} {y + bend} {width * 0.5:.0f} {y}T{width - 3:.0f} {y}",
            stroke=WOOD_LIGHT,
            width=1.1,
            stroke_opacity=0.08 + 0.05 * (i % 3),
        )


def _around(boxes: Iterable[Box], pad: float) -> Box:
    """The box of several, with a margin."""
    boxes = list(boxes)
    left, top = min(x for x, *_ in boxes) - pad, min(y for _, y, *_ in boxes) - pad
    right, foot = max(x + w for x, _, w, _ in boxes) + pad, max(y + h for _, y, _, h in boxes) + pad
    return (left, top, right - left, foot - top)


def _of(boxes: Boxes, *kinds: str) -> dict[str, Box]:
    return {name: box for name, box in boxes.items() if kind_of(name) in kinds}


# --- companies ---------------------------------------------------------------------------------------------


def _companies(page: Sheet, drawing: Drawing, boxes: Boxes, graph: RegionGraph) -> None:
    for name in _of(boxes, "panel"):
        _company(page, drawing, rest_of(name), boxes)


def _company(page: Sheet, drawing: Drawing, company: str, boxes: Boxes) -> None:
    """A company whole: its name between the port, which is a piece, and what else stands on the band."""
    panel, port = boxes[f"panel.{company}"], boxes[f"base.{company}"]
    foot = port[1] + port[3] + 2
    others = (boxes[f"value.{company}"], boxes[f"stack.{company}.1"])
    end = min(x for x, y, *_ in others if y < foot) - 8
    _plate(page, drawing, company, panel, foot - panel[1], (port[0] + port[2] + 10, end))
    recess(drawing, boxes[f"track.{company}"], 5)


def _tickers(page: Sheet, drawing: Drawing, boxes: Boxes, graph: RegionGraph) -> None:
    """Each company in brief: what a share is worth and who holds some are pieces."""
    for panel, box in _of(boxes, "panel").items():
        x, y, w, _ = box
        _plate(page, drawing, rest_of(panel), box, _PLATE, (x + 51, x + w - 11))
        emblem(drawing, rest_of(panel), (x + 26, y + _PLATE / 2 + 1), 19)


def _plate(
    page: Sheet, drawing: Drawing, company: str, panel: Box, high: float, name: tuple[float, float]
) -> None:
    """A paper under a band in the company's colour, which is so ``high``, with its name from start to end."""
    x, y, w, h = panel
    paper(drawing, (x + 1, y + 1, w - 2, h - 2), 9)
    _band(drawing, company, (x, y, w, high))
    start, end = name
    said, centre = text("mombasa-company", company=company), ((start + end) / 2, y + (_EDGE + high) / 2)
    tone = COMPANY[company].mark
    page.words.append(Words(said, centre, _HEADING, tone, width=end - start, height=high - _EDGE))


def _band(drawing: Drawing, company: str, at: Box) -> None:
    x, y, w, high = at
    style = COMPANY[company]
    band = drawing.linear(
        (x, 0), (x + w, 0), (0, style.light), (0.2, style.wall), (1, mix(style.wall, style.deep, 0.75))
    )
    edge = f"M{x + 4} {y + high}V{y + _EDGE + 7}a7 7 0 0 1 7 -7H{x + w - 11}a7 7 0 0 1 7 7V{y + high}Z"
    drawing.path(edge, band, stroke=style.line, width=1)
    drawing.rect((x + 4, y + high), (w - 8, 2.4), GOLD, stroke=GOLD_DEEP, width=0.5)


def _base(page: Sheet, drawing: Drawing, boxes: Boxes, graph: RegionGraph) -> None:
    """A company's base for itself, under its name: the posts that wait, and how the expansion stands."""
    panel = next(iter(_of(boxes, "panel")))
    company, (x, y, w, h) = rest_of(panel), boxes[panel]
    paper(drawing, (x + 1, y + 1, w - 2, h - 2), 9)
    _band(drawing, company, (x, y, w, 76))
    port = boxes[f"base.{company}"]
    emblem(drawing, company, (port[0] + port[2] / 2, port[1] + port[3] / 2), port[2] * 0.46)
    name = text("mombasa-company", company=company)
    left, top, wide, _ = boxes[f"stack.{company}.1"]
    page.words.append(Words(name, (left + wide / 2, (y + 76 + top) / 2), _EM, INK, width=wide))


# --- market, bonus spaces, books ---------------------------------------------------------------------------


def _market(page: Sheet, drawing: Drawing, boxes: Boxes, graph: RegionGraph) -> None:
    for name, box in _of(boxes, "display").items():
        recess(drawing, box, 9, PAPER)
        row, column = (int(part) - 1 for part in parts_of(name))
        _modifier(page, drawing, box, graph.modifiers[row][column])
    for box in _of(boxes, "deck").values():
        recess(drawing, box, 8, PAPER)


def _modifier(page: Sheet, drawing: Drawing, at: Box, value: int) -> None:
    """What a card costs more in this column."""
    x, y, w, h = at
    centre = (x + w / 2, y + h / 2)
    if not value:
        drawing.polygon(star(centre, 22, 8, 8), stroke=PAPER, width=1.6, stroke_opacity=0.5)
        return
    red_box(page, drawing, (centre[0] + 20, centre[1]), 54, value)
    left = centre[0] - 32
    drawing.path(
        f"M{left - 13} {centre[1]}h26M{left} {centre[1] - 13}v26", stroke=RED_BOX, width=7, cap="round"
    )


def _bonus(page: Sheet, drawing: Drawing, boxes: Boxes, graph: RegionGraph) -> None:
    """The spaces of the board on one paper, those of the tracks beside their company."""
    for box in _of(boxes, "bonus", "extra").values():
        recess(drawing, box, 8, PAPER)
    for name, (x, y, w, h) in _of(boxes, "panel").items():
        style = COMPANY[rest_of(name)]
        drawing.rect(
            (x + 2, y + 2), (w - 4, h - 4), style.deep, 10, fill_opacity=0.75, stroke=GOLD, width=1.4
        )
        emblem(drawing, rest_of(name), (x + 29, y + h / 2), 23)
    x, y, w, h = boxes["rose"]
    middle, reach = (x + w / 2, y + h * 0.53), w * 0.34
    rose(drawing, middle, reach)
    drawing.circle(middle, reach * 1.02, INK, fill_opacity=_SOFTENED)  # no brighter than what steps back


def _plan(page: Sheet, drawing: Drawing, boxes: Boxes, graph: RegionGraph) -> None:
    """The desk of a player: each slot under its resting column, below them the tray of the hand."""
    for number in range(1, SLOTS + 1):
        recess(drawing, _around((boxes[f"column.*.{number}"], boxes[f"slot.*.{number}"]), 4), 10, PAPER)
    x, y, w, h = _around(_of(boxes, "hand").values(), _TRAY)
    backwards = boxes["slot.*.5"][0] < boxes["slot.*.1"][0]
    start = x + 2 * _TRAY * backwards  # without the gap behind the last card
    drawing.rect((start, y), (w - 2 * _TRAY, h), INK, 10, fill_opacity=0.4, stroke=GOLD_DEEP, width=1.2)


def _books(page: Sheet, drawing: Drawing, boxes: Boxes, graph: RegionGraph) -> None:
    """The book display: each column of books in the leather of its letter."""
    for name, box in _of(boxes, "shelf").items():
        letter = graph.shelf[int(parts_of(name)[1])]
        _shelf(page, drawing, box, letter)
    for letter in LETTERS:
        recess(drawing, boxes[f"supply.{letter}"], 5, LETTER[letter].base)


def _shelf(page: Sheet, drawing: Drawing, at: Box, letter: str) -> None:
    x, y, w, h = at
    tone: Color = LETTER[letter].base
    drawing.rect((x + 1, y + 1), (w - 2, h - 2), mix(tone, INK, 0.3), 6, stroke=tone, width=1.6)
    drawing.rect((x + 4, y + 4), (w - 8, h - 8), radius=4, stroke=tone, width=0.9, stroke_opacity=0.7)
    name = text("mombasa-book", letter=letter)
    page.words.append(Words(name, (x + w / 2, y + h * 0.38), _EM, mix(tone, PAPER, 0.75), width=w - 14))


def _ledger(page: Sheet, drawing: Drawing, boxes: Boxes, graph: RegionGraph) -> None:
    """A ledger in leather, above it the place of the books that wait for theirs, below it the diamonds."""
    paper(drawing, _around(_of(boxes, "ledger").values(), 0), 8)
    for box in _of(boxes, "gained").values():
        drawing.rect(box[:2], box[2:], INK, 8, fill_opacity=0.45)
    for box in _of(boxes, "gems").values():
        _diamonds(page, drawing, box, backwards=boxes["gem.*.1"][0] < boxes["gem.*.0"][0])


def _diamonds(page: Sheet, drawing: Drawing, whole: Box, *, backwards: bool) -> None:
    """The diamond track: the values of its spaces, which run as the markers do that stand before them."""
    track = diamond_track()
    for number, space in enumerate(track):
        x, y, w, h = within(whole, field(number, whole[2] / whole[3], DIAMONDS))
        x = 2 * whole[0] + whole[2] - x - w if backwards else x
        better = number and space.value > track[number - 1].value
        tone = mix(PAPER, GOLD, 0.5) if better else PAPER
        drawing.rect((x + 1, y + 1), (w - 2, h - 2), tone, 5, stroke=GOLD_DEEP, width=1.4 if better else 0.8)
        middle = (x + w * (VALUE / 2 if backwards else 1 - VALUE / 2), y + h / 2)
        if better:
            page.figures.append(Figure(space.value, middle, h * 0.62, INK, width=w * VALUE - 2))
        else:
            drawing.circle(middle, 3, GOLD_DEEP)


def _own(page: Sheet, drawing: Drawing, boxes: Boxes, graph: RegionGraph) -> None:
    """The own area: a dark desk with its words."""
    size = (drawing.width, drawing.height)
    drawing.rect((1, 1), (size[0] - 2, size[1] - 2), INK, 12, fill_opacity=0.55, stroke=GOLD_DEEP, width=2)


_Maker = Callable[[Sheet, Drawing, Boxes, RegionGraph], None]
_MAKERS: Mapping[str, _Maker] = {
    "companies": _companies,
    "tickers": _tickers,
    "base": _base,
    "market": _market,
    "bonus": _bonus,
    "books": _books,
    "ledger": _ledger,
    "plan": _plan,
    "draft": lambda page, drawing, boxes, graph: None,
    "own": _own,
    "aside": _own,
}
