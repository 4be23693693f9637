"""Sheets beyond the canvas: what lies there upright is seen turned at the edges of the table."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.ui.focus import Focusable, FocusRing
from game.ui.input.intents import Direction
from game.ui.stations import Edge
from game.ui.table.compositor import Item
from game.ui.table.sheets import Sheets, seen_from, turned

SIZE = (400, 300)
COVER = 3
PLACES = {
    Edge.BOTTOM: pygame.Rect(100, 260, 200, 30),
    Edge.LEFT: pygame.Rect(10, 50, 30, 200),
    Edge.TOP: pygame.Rect(100, 10, 200, 30),
    Edge.RIGHT: pygame.Rect(360, 50, 30, 200),
}


def at(edge: Edge) -> Sheets:
    """One sheet at an edge."""
    return Sheets(SIZE, {edge: (PLACES[edge], edge)}, COVER + 4, edge)


def drawn(picture: pygame.Surface) -> list[int]:
    """The red of each corner, clockwise from the upper left."""
    w, h = picture.get_width() - 1, picture.get_height() - 1
    return [picture.get_at(corner).r for corner in ((0, 0), (w, 0), (w, h), (0, h))]


def marked(size: tuple[int, int]) -> pygame.Surface:
    """A picture whose corners have the reds 10, 20, 30 and 40, clockwise from the upper left."""
    picture = pygame.Surface(size)
    w, h = size[0] - 1, size[1] - 1
    for red, corner in zip((10, 20, 30, 40), ((0, 0), (w, 0), (w, h), (0, h)), strict=True):
        picture.set_at(corner, (red, 0, 0))
    return picture


def test_where_nobody_sits_round_the_table_all_lies_where_it_is_seen() -> None:
    sheets, rect = Sheets(SIZE), pygame.Rect(3, 4, 5, 6)
    item, thing = Item(marked((5, 6)), (3, 4)), Focusable("a", rect)
    assert not sheets and sheets.of(rect) is None
    assert sheets.on_canvas(rect) == sheets.for_asker(rect) == rect
    assert sheets.items([item]) == [item] and sheets.thing(thing) is thing
    assert sheets.upright((7, 8)) == (7, 8) and sheets.edge(rect) is Edge.BOTTOM


@pytest.mark.parametrize("edge", Edge)
def test_a_sheet_is_seen_at_its_place_and_read_from_its_edge(edge: Edge) -> None:
    sheets, place = at(edge), PLACES[edge]
    upright = sheets[edge].upright
    assert upright.size == (200, 30) and sheets.on_canvas(upright) == place
    picture = marked((20, 10))
    (seen,) = sheets.items([Item(picture, upright.topleft)])
    assert place.contains(seen.rect)
    assert drawn(seen.surface) == [*drawn(picture)[4 - edge :], *drawn(picture)[: 4 - edge]]
    # The lower edge of the sheet lies at the edge of the table.
    foot = sheets.on_canvas(pygame.Rect(upright.left, upright.bottom - 1, upright.w, 1))
    outer = {
        Edge.BOTTOM: foot.bottom == place.bottom,
        Edge.LEFT: foot.left == place.left,
        Edge.TOP: foot.top == place.top,
        Edge.RIGHT: foot.right == place.right,
    }
    assert outer[edge]


@pytest.mark.parametrize("edge", Edge)
def test_a_finger_means_what_it_is_seen_on(edge: Edge) -> None:
    sheets = at(edge)
    upright = sheets[edge].upright
    for x, y in product(range(0, 200, 7), range(0, 30, 4)):
        pixel = pygame.Rect(upright.left + x, upright.top + y, 1, 1)
        assert sheets.upright(sheets.on_canvas(pixel).topleft) == pixel.topleft
    assert sheets.upright((200, 150)) == (200, 150), "the board lies where it is seen"


@pytest.mark.parametrize("edge", Edge)
def test_what_covers_the_table_is_read_from_the_edge_of_who_is_asked(edge: Edge) -> None:
    sheets = at(edge)
    board = pygame.Rect(150, 100, 40, 20)
    seen = sheets.for_asker(board)
    assert sheets.on_canvas(seen) == board and sheets.cover.upright.contains(seen)
    pos = (160, 105)
    assert sheets.upright(pos) == pos, "only where something covers it"
    covered = sheets.upright(pos, seen)
    assert seen.collidepoint(covered)
    assert sheets.on_canvas(pygame.Rect(covered, (1, 1))).topleft == pos
    (there,) = sheets.items([Item(marked(seen.size), seen.topleft)])
    assert there.rect == board


def test_what_reaches_beyond_a_sheet_is_turned_with_it() -> None:
    sheets = at(Edge.TOP)
    shadow = sheets[Edge.TOP].upright.inflate(40, 60)
    assert sheets.edge(shadow) is Edge.TOP
    assert sheets.on_canvas(shadow) == PLACES[Edge.TOP].inflate(40, 60)


def test_a_picture_is_turned_once() -> None:
    sheets, picture = at(Edge.RIGHT), marked((20, 10))
    item = Item(picture, sheets[Edge.RIGHT].upright.topleft)
    (first,), (again,) = sheets.items([item]), sheets.items([item])
    assert again is first, "the same in each frame: so nothing is drawn anew"
    assert turned(picture, Edge.RIGHT) is first.surface
    sheets.items([])
    assert sheets.items([item]) == [first], "also after it was away"


@pytest.mark.parametrize("edge", Edge)
def test_a_thing_has_its_corners_where_they_are_seen(edge: Edge) -> None:
    sheets = at(edge)
    rect = pygame.Rect(sheets[edge].upright.topleft, (30, 20))
    seen = sheets.thing(Focusable("a", rect, (rect.topleft, rect.topright, rect.bottomleft), layer=2))
    corners = {seen.rect.topleft, seen.rect.topright, seen.rect.bottomleft, seen.rect.bottomright}
    assert {*seen.outline} < corners and seen.layer == 2
    assert seen.contains(seen.outline[0]) or seen.rect.inflate(2, 2).collidepoint(seen.outline[0])


def test_the_focus_goes_to_what_is_seen_next_to_it() -> None:
    sheets = at(Edge.TOP)
    upright = sheets[Edge.TOP].upright
    things = {
        "board": pygame.Rect(180, 100, 40, 40),
        "left": pygame.Rect(upright.left, upright.top, 40, 20),
        "middle": pygame.Rect(upright.left + 80, upright.top, 40, 20),
    }
    ring = FocusRing()
    ring.seen = sheets.thing
    ring.set([Focusable(id, rect) for id, rect in things.items()])
    ring.focus("board")
    assert ring.move("up") and ring.id == "middle"
    assert ring.move("right") and ring.id == "left", "which is seen at the right, upside down"
    assert ring.rect == things["left"], "and lies where it lay"


@pytest.mark.parametrize(
    ("edge", "seen"),
    [(Edge.BOTTOM, "up"), (Edge.LEFT, "right"), (Edge.TOP, "down"), (Edge.RIGHT, "left")],
)
def test_up_is_away_from_ones_own_edge(edge: Edge, seen: Direction) -> None:
    assert seen_from(edge, "up") == seen


def test_two_sheets_never_share_a_point() -> None:
    sheets = Sheets(SIZE, {number: (pygame.Rect(0, 0, 400, 300), Edge(number % 4)) for number in range(20)})
    reached = [sheets[number].upright.inflate(200, 200) for number in range(20)]
    assert all(rect.collidelist(reached[at + 1 :]) < 0 for at, rect in enumerate(reached))
    assert min(rect.top for rect in reached) > SIZE[0]
