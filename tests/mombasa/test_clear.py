"""Mombasa: signs and words that keep clear of one another."""

from __future__ import annotations

import re

import pygame
import pytest

from game.art.leaf import LEAN
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.components import cards
from game.rules.mombasa.tiles import books
from game.tables.mombasa.paint.books import face, next_book
from game.tables.mombasa.paint.cards import tile, tiny
from game.tables.mombasa.placing import MET, UNMET
from game.tables.registry import find_title
from game.ui.pictures import make_painter
from game.ui.table.compositor import Item
from game.ui.table.marks.marks import Marks
from tests.budget import LAWS
from tests.conftest import MakeServices
from tests.laws.reading import read
from tests.laws.test_legible import drawn, written
from tests.mombasa.scene import shipped
from tests.mombasa.test_presses import Hand, expanding
from tests.room import Room, Sit

_OUTLINE, _FOCUS, _EDGE, _RIM = 0.11, 12, 3, 6
"""Of the last: so many pixels are the soft edge of a letter's foot."""
_BLACK, _FAINT = (0, 0, 0), (24, 24, 24, 255)
_VERDICT = 10.0 + 7.2 + 0.8
"""From the end of the next book to where its verdict begins."""


@pytest.mark.parametrize("look", [MET, UNMET])
@pytest.mark.parametrize("size", [(76, 36), (86, 40), (114, 40)])
def test_the_number_of_the_next_book_keeps_off_its_verdict(look: str, size: tuple[int, int]) -> None:
    made = next_book(books()["book.A02"], size, look, False)
    (figure,) = made.figures
    assert figure.centre[0] + figure.height * LEAN / 2 < 32 * size[0] / size[1] - _VERDICT - 1


@pytest.mark.parametrize("tall", [1.27, 1.35, 1.9])
def test_the_number_of_a_resting_card_stands_in_the_middle_below_its_symbol_and_within_its_frame(
    tall: float,
) -> None:
    for card in ("card.M01", "card.0.coffee_2"):
        made = tiny(cards()[card], (60, round(60 * tall)), 1.0)
        (number,), page = made.figures, made.layers[0].drawing
        assert number.centre[0] == page.width / 2
        top, foot = (number.centre[1] + side * number.height / 2 for side in (-1, 1))
        assert top > 0.35 * page.height and foot < page.height - 2


def test_the_outline_of_the_number_of_a_resting_card_ends_above_its_frame_where_there_is_room() -> None:
    for tall in (1.38, 1.6, 1.9, 2.2):
        made = tiny(cards()["card.0.coffee_2"], (60, round(60 * tall)), 1.0)
        (number,), page = made.figures, made.layers[0].drawing
        assert number.centre[1] + number.height * (0.5 + _OUTLINE) < page.height - 1.5


def test_the_numbers_on_piles_of_books_are_alike_whatever_digits_they_have(
    services_for: MakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = read(monkeypatch)
    painter = make_painter(services_for((1920, 1080), language="fa"), find_title("mombasa"), shipped())
    for count in (17, 18, 19, 20):
        painter.paint("supply.B", "up", (62, 130), count)
    heights = [height for (said, _), height in reader.heights().items() if len(said) == 2]
    assert len(heights) == 4 and max(heights) - min(heights) <= 1


@pytest.mark.parametrize("zone", ["plan", "plan_large"])
def test_the_rims_of_the_hand_stay_on_the_wood_and_off_the_open_slots_above(zone: str) -> None:
    found = find_title("mombasa").layout(shipped()).zones[zone]
    hand, slot = found.slots["hand.*.0"].box, found.slots["slot.*.1"].box
    assert hand[0] >= _RIM and hand[0] + hand[2] <= found.size[0] - _RIM
    assert hand[1] - slot[1] - slot[3] >= _FOCUS


@pytest.mark.parametrize("size", [(1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_rims_of_the_four_company_tracks_are_clear_of_names_on_the_board(
    sit: Sit, language: str, scale: float, size: tuple[int, int]
) -> None:
    """Whether they say that a track may be chosen, has the focus or was touched last."""
    room = sit(4, title="mombasa", language=language, size=size, text_scale=scale)
    view, palette = room.play.view, room.services.theme.palette
    seen = 0
    for scene in view.layout.tabbed:
        room.play.visit(scene)
        room.wait(2)
        if len(shapes := view.shapes([f"track.{company}" for company in COMPANIES])) < len(COMPANIES):
            continue
        seen += 1
        words, _, _ = written(room)
        drawn(room)  # with all that is written
        focused = (item for shape in shapes for item in view.marks.focus(shape))
        for rim in (*view.marks.choices(shapes), *focused, *view.marks.changed(shapes, palette.good)):
            hit = words.overlap_area(pygame.mask.from_surface(rim.surface, 127), rim.pos)
            assert hit <= _EDGE, (scene, rim.rect)
    assert seen


def picture(room: Room) -> pygame.Surface:
    canvas, look = pygame.Surface(room.services.display.size), room.look
    room.play.view.snap()
    look.choices, look.focus, look.last = (), None, ()
    room.play.view.draw(canvas, look)
    return canvas


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0] if LAWS > 1 else [1.0, 2.0])
@pytest.mark.parametrize("company", ["", "cairo", "mombasa", "saint_louis", "cape_town"])
def test_the_rim_of_no_region_runs_through_the_number_of_a_reward_or_of_a_cost(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, company: str, scale: float
) -> None:
    """On the whole chart, where every region is seen, and in the part of it that a company reaches."""
    hand = Hand(sit, expanding("card.0.expansion_2-1", "card.0.expansion_2-2"), text_scale=scale)
    room, view = hand.room, hand.room.play.view
    if company:
        hand.click(f"base.{company}")
    room.wait(2)
    regions = [shape for shape in view.shapes(shipped().graph.regions) if shape.outline]
    assert len(regions) >= (3 if company else len(shipped().graph.regions))
    ivory = room.services.theme.palette.ivory

    def unmarked(marks: Marks, *_: object) -> list[Item]:
        return []

    def rims(marks: Marks, *_: object) -> list[Item]:
        return [marks.rim(shape, ((ivory, 0.5),), marks.reach()) for shape in regions]

    monkeypatch.setattr(Marks, "grounds", unmarked)
    numbers, _, _ = written(room)
    bare = picture(room)
    monkeypatch.setattr(Marks, "grounds", rims)
    changed = pygame.mask.from_threshold(picture(room), _BLACK, _FAINT, bare)
    changed.invert()
    assert changed.count() > 2000, "the rims are there"
    hit = [digit for digit in numbers.connected_components(60) if digit.overlap_area(changed, (0, 0)) > 4]
    assert not hit, [digit.get_bounding_rects() for digit in hit]


def test_the_dots_of_a_book_lie_above_the_rim_of_the_focus_round_the_book_below() -> None:
    for name in books():
        page = face(books()[name], (90, 64), "", 64).layers[0].drawing
        dots = [float(low) for low in re.findall(r'<circle[^>]*cy="([\d.]+)"[^>]*r="2.15"', page.svg())]
        assert dots and all(low + 2.15 < page.height - 3.5 for low in dots), name


def test_a_broad_number_of_a_tile_stays_within_its_brass_edge_outline_and_all() -> None:
    for name, card in cards().items():
        if name.startswith("tile."):
            made = tile(card, (64, 42))
            inner = made.layers[0].drawing.width - 3.2
            for figure in made.figures:
                assert figure.centre[0] + figure.width / 2 + figure.height * _OUTLINE / 2 <= inner, name
