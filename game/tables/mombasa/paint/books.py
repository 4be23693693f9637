"""Books, the bookkeeping track of a player, starting tiles."""

from __future__ import annotations

from game.art.drawing import Drawing, Point, box, star
from game.art.leaf import LEAN, Leaf, NumberedPicture
from game.art.palette import mix, rgb
from game.art.sheets import Sheet
from game.rules.mombasa.components import Card
from game.rules.mombasa.printed import PlayerSpace
from game.rules.mombasa.tiles import Book, StartingTile
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.cards import symbol
from game.tables.mombasa.paint.items import gain_item, need_item, panel
from game.tables.mombasa.paint.tones import (
    GOLD,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    LEATHER,
    LETTER,
    PAPER,
    PAPER_SHADE,
    WHITE,
)
from game.tables.mombasa.placing import MET, UNMET

Size = tuple[int, int]
_UNCOVERED = 0.68
"""So much of an open book's width coins leave free."""
_SMALLER = 0.72
"""The picture that a number stands on, or close beside, by the height of the room of both."""
_LOOSE = 1.25
"""The room of a number beside its picture by its own width."""
_AMPLE = 1.3
"""So much wider than high is the room where a number stands beside its picture at full size."""
_RIVETS = 5.8
"""So far above the edge of a book are its rivets: a focus on the book below leaves them whole."""
_GOOD, _BAD = rgb("2f7a3f"), rgb("a8231f")


def face(book: Book, size: Size, look: str, shelf: float, *, rtl: bool = False) -> Sheet:
    """A book lying open, as high as ``shelf`` or higher as it lies in the display.

    There it asks above and brings below; smaller, it asks on the left page and brings on the right one. A
    book is the same in every language, as cards are; but coins cover the corner where a row of the display
    ends, and what it brings and its rivets keep clear of them.
    """
    leaf = Leaf(64 * size[0] / size[1], 64)
    drawing, w, h = leaf.drawing, leaf.width, leaf.height
    tone = LETTER[book.letter]
    drawing.rect((0.8, 0.8), (w - 1.6, h - 1.6), mix(tone.base, WHITE, 0.12), 5, stroke=tone.deep, width=1.4)
    split = w * 0.52
    page = drawing.linear((4, 0), (split, 0), (0, WHITE), (0.7, PAPER), (1, PAPER_SHADE))
    other = drawing.linear((split, 0), (w - 4, 0), (0, PAPER_SHADE), (0.3, PAPER), (1, WHITE))
    top, low = 4.0, h - 8.0
    drawing.path(box(4, top, split - 4, low - top), page)
    drawing.path(box(split, top, w - 4 - split, low - top), other)
    drawing.polyline([(split, top), (split, low)], INK, 1, stroke_opacity=0.6)
    if look:
        met = look == MET
        edge, opacity = (_GOOD, 1.0) if met else (_BAD, 0.7)
        drawing.path(box(4, top, w - 8, low - top), stroke=edge, width=2.4, stroke_opacity=opacity)
    needs, gains = [need_item(need) for need in book.needs], [gain_item(gain) for gain in book.gains]
    foot = low - 4 if look else low
    if size[1] >= shelf:
        middle = top + (low - top) * 0.52
        drawing.polyline([(7, middle), (w - 7, middle)], tone.base, 1, stroke_opacity=0.6)
        leaf.items(needs, (6, top + 1, w - 12, middle - top - 2), across=True)
        wide = (w - 12) * (_UNCOVERED if w > 75 else 1)
        brought = (w - 6 - wide if rtl else 6, middle + 1, wide, foot - middle - 2)
        if len(gains) > 1:
            _close(leaf, gains, brought)
        else:
            leaf.items(gains, brought, across=True)
    else:
        leaf.items(needs, (6.5, top + 2, split - 8, low - top - 3))
        leaf.items(gains, (split + 2.5, top + 2, w - split - 8, low - top - 3))
    _pips(drawing, book.letter, (w * (0.82 if rtl else 0.18), h - _RIVETS), 2.15)
    if look:
        _tick_or_cross(drawing, (w * 0.52, h - 6.2), 6, look == MET)
    return leaf.sheet


def _pips(drawing: Drawing, letter: str, centre: Point, radius: float) -> None:
    """One, two or three rivets: the letter without its colour."""
    count = "ABC".index(letter) + 1
    for i in range(count):
        at = (centre[0] + (i - (count - 1) / 2) * radius * 3.6, centre[1])
        drawing.circle(at, radius, GOLD, stroke=GOLD_DEEP, width=radius * 0.25)


def _tick_or_cross(drawing: Drawing, at: Point, radius: float, good: bool) -> None:
    x, y = at
    drawing.circle(at, radius, _GOOD if good else _BAD, stroke=PAPER, width=1.6)
    r = radius * 0.5
    if good:
        drawing.polyline(
            [(x - r, y), (x - r * 0.2, y + r * 0.8), (x + r, y - r * 0.7)],
            WHITE,
            radius * 0.3,
            cap="round",
            join="round",
        )
    else:
        drawing.path(f"M{x - r * 0.8} {y}h{r * 1.6}", stroke=WHITE, width=radius * 0.34, cap="round")


def cover(letter: str, size: Size) -> Sheet:
    """A closed book: leather in the colour of its letter, with one to three rivets."""
    leaf = Leaf(64 * size[0] / size[1], 64)
    drawing, w, h = leaf.drawing, leaf.width, leaf.height
    tone = LETTER[letter]
    leather = drawing.linear(
        (0, 0), (w, h), (0, mix(tone.base, WHITE, 0.18)), (0.5, tone.base), (1, tone.line)
    )
    drawing.rect((0.8, 0.8), (w - 1.6, h - 1.6), leather, 6, stroke=tone.deep, width=1.6)
    drawing.rect((0.8, 0.8), (7, h - 1.6), tone.deep, 4, fill_opacity=0.6)
    drawing.rect((11, 5), (w - 16, h - 10), radius=3, stroke=GOLD, width=1.2)
    drawing.polygon(star((w / 2 + 3, h / 2 - 5), 13, 7, 8), stroke=GOLD, width=1.4)
    _pips(drawing, letter, (w / 2 + 3, h - 15), 4.4)
    return leaf.sheet


def next_book(book: Book, size: Size, look: str, flipped: bool) -> Sheet:
    """What the next book on the way of the ink asks for; nothing if it is flipped."""
    leaf = Leaf(32 * size[0] / size[1], 32)
    drawing, w = leaf.drawing, leaf.width
    tone = LETTER[book.letter]
    edge = {MET: _GOOD, UNMET: _BAD}.get(look, tone.deep)
    drawing.rect((1, 1), (w - 2, 30), PAPER, 6, stroke=edge, width=2.2)
    drawing.rect((1, 1), (7, 30), tone.base, 4)
    if flipped:
        drawing.path(box(14, 6, w - 44, 20, 4), tone.base, stroke=tone.deep, width=1.2)
        _pips(drawing, book.letter, (w / 2 - 8, 16), 3)
    else:
        _close(leaf, [need_item(need) for need in book.needs], (9.0, 2.0, w - 28, 28.0))
    if look:
        _tick_or_cross(drawing, (w - 10, 16), 7.2, look == MET)
    else:
        leaf.picture(goods.book, (w - 10.5, 16), 15)  # clear of the number before it
    return leaf.sheet


def _close(leaf: Leaf, items: list[NumberedPicture], at: tuple[float, float, float, float]) -> None:
    """Several beside one another; where they lie close, each number large on the foot of its picture."""
    x, y, w, h = at
    each = w / len(items)
    for i, item in enumerate(items):
        middle = x + (i + 0.5) * each
        if item.number is None:
            leaf.picture(item.picture, (middle, y + h / 2), min(each, h))
        elif each > h * _AMPLE:
            leaf.item(item, (x + i * each, y, each, h))
        else:
            side, high = h * _SMALLER, h * 0.68
            start, end = middle - each * 0.18, middle + each * 0.2
            beside = each - high * LEAN * _LOOSE
            if beside >= h * 0.6:  # the number stands beside its picture, not on a corner of it
                side = min(side, beside)
                start, end = middle - (each - side) / 2, middle + (each - high * LEAN * _LOOSE) / 2
            leaf.picture(item.picture, (start, y + h * 0.4), side)
            leaf.number(item.number, (end, y + h * 0.6), high, INK, WHITE, width=each)


_HEAP = 14.4
"""The digits of a pile of books: so low that of two, however wide they are, none is smaller than others."""


def supply(letter: str, count: int, size: Size) -> Sheet:
    """A pile of face-down books seen from its spines."""
    leaf = Leaf(29, 29 * size[1] / size[0])
    drawing, h = leaf.drawing, leaf.height
    tone = LETTER[letter]
    drawing.rect((1, 1), (27, h - 2), INK, 4, fill_opacity=0.12, stroke=tone.base, width=1.2)
    thick = (h - 12) / 24
    for i in range(count):
        y = h - 4 - (i + 1) * thick
        drawing.rect(
            (3, y),
            (23, thick - 0.7),
            mix(tone.base, WHITE, 0.1 + 0.12 * (i % 2)),
            1.4,
            stroke=tone.deep,
            width=0.7,
        )
        drawing.rect((5, y + thick * 0.2), (2, thick * 0.4), GOLD, fill_opacity=0.9)
    middle = h / 2
    drawing.rect((1, middle - 19), (27, 38), PAPER, 5, stroke=tone.deep, width=1.2)
    leaf.number(count, (14.5, middle - 4), _HEAP, INK, width=23)
    _pips(drawing, letter, (14.5, middle + 13.5), 2.4)
    return leaf.sheet


def ledger_space(number: int, space: PlayerSpace, before: int, size: Size, *, rtl: bool = False) -> Sheet:
    """An empty space of the bookkeeping track: ruled lines, stripes, the value reached, the slot it opens.

    As on the round track above it, its number comes first in reading direction.
    """
    leaf = Leaf(46 * size[0] / size[1], 46)
    drawing, w, h = leaf.drawing, leaf.width, leaf.height
    drawing.rect((0.8, 0.8), (w - 1.6, h - 1.6), PAPER, 4, stroke=LEATHER, width=1.2)
    for i in range(5):
        y = 8 + i * 8.0
        drawing.polyline([(4, y), (w - 4, y)], rgb("7fa3b5"), 0.6, stroke_opacity=0.55)
    if space.striped:
        for i in range(int(w // 9) + 5):
            x = i * 9.0
            ends = [(min(x, w - 3), 3 + max(0.0, x - w + 3)), (max(3.0, x - h + 6), min(h - 3, x))]
            if ends[1][1] > ends[0][1]:
                drawing.polyline(ends, LEATHER, 3, stroke_opacity=0.28)
    marked = space.value > before or bool(space.slot)
    first, low, high = (11.0, h - 11.0, 14.0) if marked else (21.0 if number > 9 else 17.0, h * 0.63, 20.0)
    leaf.number(number, (w - first if rtl else first, low), high, INK_SOFT, PAPER, width=15 if marked else 24)
    last, side = 17.0, 30.5
    spot = (last if rtl else w - last, h - 17.5)
    if space.value > before:
        leaf.picture(lambda canvas: goods.coin(canvas, pound=False), spot, side)
        leaf.number(space.value, spot, side * 0.58, INK, width=side * 0.74, disc=side * goods.CLEAR)
    elif space.slot:
        slot_mark(leaf, spot, side, space.slot)
    return leaf.sheet


def slot_mark(leaf: Leaf, centre: Point, side: float, slot: int) -> None:
    """An action slot that opens: its number on a small card."""
    x, y = centre
    drawing = leaf.drawing
    drawing.rect(
        (x - side * 0.36, y - side * 0.47),
        (side * 0.72, side * 0.94),
        rgb("2f6673"),
        side * 0.1,
        stroke=GOLD,
        width=side * 0.06,
    )
    leaf.number(slot, centre, side * 0.56, WHITE, width=side * 0.6)


def starting_tile(tile: StartingTile, book: Book, rests: list[Card], size: Size) -> Sheet:
    """A starting tile: the cards that go to rest, the printed book, the bonus."""
    leaf = Leaf(94 * size[0] / size[1], 94)
    drawing, w, h = leaf.drawing, leaf.width, leaf.height
    leaf.ground(PAPER, PAPER_SHADE, GOLD_DEEP, 8)
    each = (w - 14) / (len(rests) + 1.9)
    for i, card in enumerate(rests):
        at = (6 + i * each, 7.0, each - 4, h - 14)
        panel(drawing, at, mix(PAPER, WHITE, 0.5), 6)
        item = symbol(card)
        leaf.picture(item.picture, (at[0] + at[2] / 2, at[1] + at[3] * 0.32), min(at[2] - 6, 38))
        if item.number is not None:
            leaf.number(item.number, (at[0] + at[2] / 2, at[1] + at[3] * 0.76), 28)
    left = 6 + len(rests) * each
    wide = w - left - 6
    tone = LETTER[book.letter]
    panel(drawing, (left, 7, wide, 43), tone.base, 6)
    panel(drawing, (left + 4, 10, wide - 8, 37), PAPER, 3)
    middle = left + wide * 0.5
    drawing.polyline([(middle, 10), (middle, 47)], INK, 1, stroke_opacity=0.6)
    leaf.items([need_item(need) for need in book.needs], (left + 6, 12, wide / 2 - 8, 33))
    leaf.items([gain_item(gain) for gain in book.gains], (middle + 2, 12, wide / 2 - 8, 33))
    leaf.items([gain_item(gain) for gain in tile.bonus], (left + 2, 53, wide - 4, 35), across=True)
    return leaf.sheet
