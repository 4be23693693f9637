"""The printed board round the chart: company panels, card display, round track and book display."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.art.drawing import Drawing, Point, box
from game.art.palette import Color, mix
from game.art.sheets import Sheet, Words
from game.maps.places import Box
from game.maps.tmx import MapObject, TiledMap
from game.rules.kernel.text import text
from game.rules.mombasa.board import COMPANIES, LETTERS, SHELF_NUMBERS
from game.tables.mombasa.paint.fields import paper, recess, red_box, space
from game.tables.mombasa.paint.posts import emblem
from game.tables.mombasa.paint.tones import (
    COMPANY,
    GOLD,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    LETTER,
    PAPER,
    RED_BOX,
    WOOD,
    WOOD_DEEP,
    WOOD_LIGHT,
)

_GAP = 6.0
_HEAD = 42.0


def extent(source: TiledMap) -> Point:
    """The size of the whole board."""
    return (float(source.columns * source.tile_width), float(source.rows * source.tile_height))


def chart_box(source: TiledMap) -> Box:
    """Where the chart lies: between the company panels, above the round track."""
    panels = [thing.rect for thing in source.objects_of("companies") if thing.name.startswith("panel.")]
    middle = extent(source)[0] / 2
    left = max(x + w for x, _, w, _ in panels if x < middle) + _GAP
    right = min(x for x, _, _, _ in panels if x > middle) - _GAP
    foot = min(thing.rect[1] for thing in source.objects_of("books")) - _GAP
    return (left, 0.0, right - left, foot)


def sheet(source: TiledMap) -> Sheet:
    """Everything but the chart, which leaves its place free."""
    drawing = Drawing(*extent(source))
    page = Sheet.of(drawing)
    _ground(drawing, chart_box(source))
    places = {
        thing.name: thing
        for layer in ("companies", "market", "books", "bonuses")
        for thing in source.objects_of(layer)
    }
    for company in COMPANIES:
        _company(page, drawing, company, places)
    _sheet_of(drawing, [thing.rect for name, thing in places.items() if name.startswith("display.")])
    _sheet_of(drawing, [thing.rect for name, thing in places.items() if name.startswith("bonus.")])
    for name, thing in places.items():
        if name.startswith("display."):
            _modifier(page, drawing, thing)
    _books(page, drawing, places)
    return page


def decks(page: Sheet, drawing: Drawing, source: TiledMap) -> None:
    """The places of deck and discarded cards, which lie on the chart."""
    for thing in source.objects_of("market"):
        if thing.name.startswith("deck."):
            recess(drawing, thing.rect, 6)


def _ground(drawing: Drawing, chart: Box) -> None:
    """Oak planks with a brass edge."""
    width, height = drawing.width, drawing.height
    wood = drawing.linear(
        (0, 0), (0, height), (0, mix(WOOD_DEEP, WOOD, 0.35)), (0.5, WOOD_DEEP), (1, mix(WOOD_DEEP, INK, 0.35))
    )
    drawing.rect((0, 0), (width, height), wood, 10)
    for i in range(int(height // 9)):
        y = 4.0 + i * 9 + (i * 5 % 4)
        bend = (i * 37 % 11) - 5
        drawing.path(
            f"M3 {y}Q{width * 0.3:.0f} {y + bend} {width * 0.5:.0f} {y}T{width - 3:.0f} {y}",
            stroke=WOOD_LIGHT,
            width=1.1,
            stroke_opacity=0.08 + 0.05 * (i % 3),
        )
    x, y, w, h = chart
    drawing.path(box(x - 2, y, w + 4, h + 2), stroke=GOLD, width=3)


def _sheet_of(drawing: Drawing, boxes: Iterable[Box]) -> None:
    """One paper under a block of places."""
    boxes = list(boxes)
    left, top = min(x for x, *_ in boxes), min(y for _, y, *_ in boxes)
    right, foot = max(x + w for x, _, w, _ in boxes), max(y + h for _, y, _, h in boxes)
    paper(drawing, (left - 1, top - 3, right - left + 2, foot - top + 6), 6)


def _company(page: Sheet, drawing: Drawing, company: str, places: Mapping[str, MapObject]) -> None:
    x, y, w, h = places[f"panel.{company}"].rect
    style = COMPANY[company]
    paper(drawing, (x + 1, y + 1, w - 2, h - 2), 9)
    band = drawing.linear(
        (x, 0), (x + w, 0), (0, style.light), (0.25, style.wall), (1, mix(style.wall, style.deep, 0.75))
    )
    edge = f"M{x + 4} {y + _HEAD}V{y + 10}a7 7 0 0 1 7 -7H{x + w - 11}a7 7 0 0 1 7 7V{y + _HEAD}Z"
    drawing.path(edge, band, stroke=style.line, width=1)
    drawing.rect((x + 4, y + _HEAD), (w - 8, 2.4), GOLD, stroke=GOLD_DEEP, width=0.5)
    emblem(drawing, company, (x + 23, y + 22), 16.5)
    name = text("mombasa-company", company=company)
    page.words.append(Words(name, (x + 86, y + 22), 20, style.mark, width=86))
    for thing_name, thing in places.items():
        if thing_name.startswith(f"stack.{company}."):
            space(page, drawing, thing.rect, int(thing.properties["coins"]))
        elif thing_name.startswith((f"extra.{company}.", f"track.{company}")):
            recess(drawing, thing.rect, 5)


def _modifier(page: Sheet, drawing: Drawing, thing: MapObject) -> None:
    """What a card costs more in this column."""
    x, y, w, h = thing.rect
    recess(drawing, thing.rect, 6)
    centre = (x + w / 2, y + h / 2)
    value = int(thing.properties["modifier"])
    if not value:
        drawing.polygon(
            [
                (centre[0], centre[1] - 12),
                (centre[0] + 12, centre[1]),
                (centre[0], centre[1] + 12),
                (centre[0] - 12, centre[1]),
            ],
            stroke=INK_SOFT,
            width=1.4,
            stroke_opacity=0.6,
        )
        return
    red_box(page, drawing, (centre[0] + 11, centre[1]), 34, value)
    left = centre[0] - 20
    drawing.path(
        f"M{left - 9} {centre[1]}h18M{left} {centre[1] - 9}v18", stroke=RED_BOX, width=4.6, cap="round"
    )


def _books(page: Sheet, drawing: Drawing, places: Mapping[str, MapObject]) -> None:
    """Round track above, book display below; each column of books in the leather of its letter."""
    names = [name for name in places if name.startswith(("round.", "shelf.", "supply."))]
    _sheet_of(drawing, [places[name].rect for name in names])
    for number in SHELF_NUMBERS:
        tone = LETTER[str(places[f"shelf.1.{number}"].properties["letter"])]
        for row in (1, 2):
            shelf, coin = places[f"shelf.{row}.{number}"], places[f"coin.{row}.{number}"]
            _shelf(page, drawing, shelf, tone.base)
            x, y, w, h = coin.rect
            drawing.circle(
                (x + w / 2, y + h / 2), w * 0.46, PAPER, fill_opacity=0.6, stroke=GOLD_DEEP, width=1.2
            )
    for name in names:
        if name.startswith("round."):
            recess(drawing, places[name].rect, 7)
    for letter in LETTERS:
        recess(drawing, places[f"supply.{letter}"].rect, 5, LETTER[letter].base)


def _shelf(page: Sheet, drawing: Drawing, thing: MapObject, tone: Color) -> None:
    x, y, w, h = thing.rect
    drawing.rect((x + 1, y + 1), (w - 2, h - 2), tone, 6, fill_opacity=0.3, stroke=tone, width=1.6)
    drawing.rect((x + 4, y + 4), (w - 8, h - 8), radius=4, stroke=tone, width=0.9, stroke_opacity=0.7)
    name = text("mombasa-book", letter=str(thing.properties["letter"]))
    page.words.append(Words(name, (x + w / 2, y + 24), 21, mix(tone, INK, 0.35), width=w - 14))
