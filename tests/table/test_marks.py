"""Marks are seen: on the real pictures, whatever lies under them, and wherever the focus is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.art.palette import Color
from game.art.writing import write
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.focus import Focusable
from game.ui.input.intents import Back, Confirm, History, Inspect, Menu, Nav
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.marks.marks import Marks
from tests.conftest import MakeServices
from tests.laws.figures import meets
from tests.painting import contrast, luminance
from tests.room import Room, Sit
from tests.titles import players

CONTRAST = 3.0
GAPS = 3
"""At so many of the twelve spots looked at a rim may leave a number free, or lie below a head."""


def drawn(room: Room, *, choices: bool = True) -> pygame.Surface:
    """The table, with the marks of its choices or without."""
    canvas, look = pygame.Surface(room.services.display.size), room.look
    room.play.view.snap()
    look.focus, look.last, look.marked = None, (), ()
    if not choices:
        look.choices, look.replacements = (), ()
    room.play.view.draw(canvas, look)
    return canvas


def rims(room: Room) -> Iterator[tuple[str, pygame.Rect]]:
    """The rims of the choices, with the rectangle that each lies round."""
    view, look = room.play.view, room.look
    reach, standing = view.marks.reach(), view.stage.stand(frozenset(look.choices))
    for shape in view.shapes(standing.rimmed):
        if not shape.outline and shape.id != look.focus:
            yield shape.id, shape.rect.move(0, -view.stage.raised(shape.id)).inflate(2 * reach, 2 * reach)


def colour(surface: pygame.Surface, at: tuple[int, int]) -> Color:
    red, green, blue, _ = surface.get_at(at)
    return (red, green, blue)


def sides(rect: pygame.Rect) -> list[list[tuple[int, int]]]:
    """Short lines across the rim, from outside to inside, in the middle of each side and beside it."""
    deep = 12
    found = []
    for share in (0.3, 0.5, 0.7):
        x, y = rect.left + round(rect.w * share), rect.top + round(rect.h * share)
        found.append([(x, rect.top + step) for step in range(-2, deep)])
        found.append([(x, rect.bottom - 1 - step) for step in range(-2, deep)])
        found.append([(rect.left + step, y) for step in range(-2, deep)])
        found.append([(rect.right - 1 - step, y) for step in range(-2, deep)])
    return found


@pytest.mark.parametrize(
    ("title", "theme"),
    [(title, theme) for at, title in enumerate(TITLES) for theme in (("dusk", "dawn")[at % 2], "contrast")],
)
def test_a_rim_stands_out_from_whatever_lies_under_it(sit: Sit, title: str, theme: str) -> None:
    room = sit(max(find_title(title).rules({}).info.seats), title=title, theme=theme, size=(1920, 1080))
    rng, seen = Rng(3), 0
    for _ in range(5):
        marked, bare = drawn(room), drawn(room, choices=False)
        for id, rect in rims(room):
            found = []
            for line in sides(rect):
                points = [at for at in line if marked.get_rect().collidepoint(at)]
                found.append(max(contrast(colour(marked, at), colour(bare, at)) for at in points))
            assert sum(best < CONTRAST for best in found) <= GAPS, (id, rect, found)
            seen += 1
        for _ in range(3):
            decisions = [d for d in room.session.decisions() if not d.secret]
            if decisions:
                room.perform(rng.pick(decisions[0].actions))
    law = "test_a_rim_stands_out_from_whatever_lies_under_it"
    assert room.desk.hidden or bool(seen) is meets(title, law)


def picture(room: Room) -> bytes:
    canvas = pygame.Surface(room.services.display.size)
    room.play.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def highlighted(room: Room) -> bool:
    """Whether the picture differs from the same one with the focus elsewhere: pixels, not data."""
    ring = room.play.controls.ring
    here = ring.id
    with_focus = picture(room)
    other = next(item.id for item in ring.items if item.id != here)
    ring.focus(other)
    elsewhere = picture(room)
    ring.focus(here)
    return with_focus != elsewhere


@pytest.mark.parametrize("title", list(TITLES))
def test_something_is_visibly_highlighted_after_every_return_to_the_table(sit: Sit, title: str) -> None:
    room = sit(find_title(title).rules({}).info.seats[0], title=title)
    if room.stack.top is not room.play:
        room.give(Confirm("keyboard"))
    room.give(Nav("pad:0", "right"))
    for intent in (Menu("pad:0"), History("pad:0"), Inspect("pad:0", True)):
        room.give(intent)
        room.give(Back("pad:0"))
        if room.stack.top is not room.play:
            room.give(Back("pad:0"))
        assert room.stack.top is room.play
        assert room.play.controls.ring.visible and highlighted(room), intent


def test_a_rim_lies_outside_of_what_it_marks(sit: Sit) -> None:
    room = sit(4, size=(1920, 1080))
    shapes = room.play.view.shapes(room.look.choices)
    assert shapes
    for shape in shapes:
        (rim,) = room.play.view.marks.choices([shape])
        corner = min(shape.rect.size) // 3
        inside = shape.rect.move(-rim.pos[0], -rim.pos[1])
        for middle in (inside.inflate(-4, -2 * corner), inside.inflate(-2 * corner, -4)):
            assert rim.surface.subsurface(middle).get_bounding_rect(min_alpha=8).size == (0, 0)


@pytest.mark.parametrize("theme", ["dusk", "contrast"])
def test_the_rim_of_a_head_in_focus_covers_nothing_of_what_lies_below(sit: Sit, theme: str) -> None:
    room = sit(4, title="newyork1901", size=(1920, 1080), theme=theme)
    room.play.visit("players")
    view = room.play.view
    heads = {seat: head for seat in range(4) if (head := view.panels.header(seat))}
    below = list[pygame.Rect]()
    for seat, head in heads.items():
        (rim,) = view.marks.head(Focusable(f"panel.{seat}", head))
        panel = view.arrangement.panels[seat]
        assert panel.left <= rim.rect.left and rim.rect.right <= panel.right
        under = [rect for _, rect in view.stage.pieces() if panel.contains(rect) and rect.top >= head.bottom]
        assert not any(rim.rect.colliderect(rect) for rect in under)
        below += under
    assert below


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("title", TITLES)
def test_the_rim_of_a_head_lies_on_the_frame_of_its_panel_and_over_no_piece(
    sit: Sit, title: str, text_scale: float
) -> None:
    view = sit(players(title, 4), title=title, size=(1920, 1080), text_scale=text_scale).play.view
    heads = 0
    for seat, panel in view.arrangement.panels.items():
        pieces = [rect for _, rect in view.stage.pieces()]
        area, header = view.panels.head(seat, pieces), view.panels.header(seat)
        if area is None or header is None:
            continue
        heads += 1
        below = [rect for rect in pieces if panel.contains(rect) and rect.top > header.centery]
        (rim,) = view.marks.head(Focusable(f"panel.{seat}", area))
        reach = view.marks.reach()
        assert panel.left <= rim.rect.left <= panel.left + reach and rim.rect.right <= panel.right
        assert not any(rim.rect.colliderect(rect) for rect in below)
    assert heads


@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_the_last_action_touched_has_a_small_corner_in_the_colour_of_who_did_it(
    services_for: MakeServices, language: str
) -> None:
    services, color = services_for((1920, 1080), language=language), (91, 170, 240)
    marks, shape = Marks(services), Focusable("card", pygame.Rect(100, 100, 120, 160), cornered=True)
    (corner,) = marks.changed([shape], color)
    assert corner.rect.w == corner.rect.h <= 18 and shape.rect.contains(corner.rect)
    side = shape.rect.topright if services.metrics.rtl else shape.rect.topleft
    assert corner.rect.topright == side if services.metrics.rtl else corner.rect.topleft == side
    shown = pygame.mask.from_threshold(corner.surface, color, (2, 2, 2, 255)).count()
    assert 0.2 * corner.rect.w**2 < shown < 0.5 * corner.rect.w**2


def test_a_corner_lies_where_nothing_is_written(services: Services) -> None:
    marks, shape = Marks(services), Focusable("card", pygame.Rect(100, 100, 120, 160), cornered=True)
    card = pygame.Surface((120, 160), pygame.SRCALPHA)
    digits = services.writer.line("10", 40, (0, 0, 0), "bold")
    write(card, digits, (-digits.get_bounding_rect().left, -digits.get_bounding_rect().top))
    marks.clearing.renew([Item(card, (100, 100))])
    (corner,) = marks.changed([shape], (91, 170, 240))
    assert corner.rect.bottomleft == shape.rect.bottomleft


@pytest.mark.parametrize("theme", ["dusk", "contrast"])
def test_a_printed_board_keeps_nine_tenths_of_its_light_and_what_may_be_chosen_there_gets_more(
    sit: Sit, theme: str
) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080), theme=theme)
    view = room.play.view
    lots = [piece for piece in view.stage.placements if piece.startswith("lot.")]
    free = [lot for lot in lots if view.stage.placements[lot].look == "free"]
    before, after = (pygame.Surface((1920, 1080)) for _ in range(2))
    look = room.look
    look.focus, look.last, look.choices, look.replacements = None, (), (), ()
    view.draw(before, look)
    look.choices = free[:1]
    view.draw(after, look)
    spots = {shape.id: (shape.rect.left + 20, shape.rect.bottom - 20) for shape in view.shapes(free)}
    was = {lot: luminance(colour(before, at)) for lot, at in spots.items()}
    now = {lot: luminance(colour(after, at)) for lot, at in spots.items()}
    first = free[0]
    assert now.pop(first) > was[first] and now
    assert all(0.88**2.4 * was[lot] <= light < was[lot] for lot, light in now.items())


def test_the_rim_of_a_ground_lies_below_what_stands_on_it(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    view = room.play.view
    lot = next(piece for piece in view.stage.placements if piece.startswith("lot."))
    (rim,) = view.marks.choices(view.shapes([lot]))
    lying = list(view.stage.resting([rim]))
    below, above = lying[: lying.index(rim)], lying[lying.index(rim) + 1 :]
    ground, standing = view.stage.sprite(lot), view.stage.sprite("deck.land")
    assert ground is not None and standing is not None
    assert any(item.surface is ground.picture for item in below)
    assert any(item.surface is standing.picture for item in above)


def test_the_rim_of_a_tile_follows_its_corners_and_that_of_a_token_is_round(services: Services) -> None:
    def corner(cornered: bool) -> int:
        shape = Focusable("piece", pygame.Rect(0, 0, 200, 200), cornered=cornered)
        (item,) = Marks(services).focus(shape)
        return next(at for at in range(100) if item.surface.get_at((at, at)).a)

    assert corner(cornered=True) < 10 < corner(cornered=False)


def test_the_ring_of_the_focus_is_gold_between_white_and_wider_than_any_other(services: Services) -> None:
    marks, shape = Marks(services), Focusable("a", pygame.Rect(400, 400, 100, 140))
    (ring,), (rim,) = marks.focus(shape), marks.choices([shape])
    assert ring.rect.w - rim.rect.w >= 6
    across = [ring.surface.get_at((x, ring.rect.h // 2))[:3] for x in range(shape.rect.left - ring.pos[0])]
    gold, white = services.theme.palette.focus, (255, 255, 255)
    assert across.count(gold) >= 3
    light = [at for at, color in enumerate(across) if luminance(color) > luminance(gold) + 0.05]
    assert light and light[0] < across.index(gold), f"{white} outside"


@pytest.mark.parametrize("count", [1, 2, 13])
def test_a_pick_has_a_whole_disc_with_its_sign_in_the_middle(services: Services, count: int) -> None:
    shape = Focusable("card", pygame.Rect(200, 200, 160, 200))
    (badge,) = Marks(services).picked(Counter({"card": count}), {"card": shape})
    rect, ink = badge.surface.get_rect(), services.theme.palette.ink
    seen = pygame.mask.from_surface(badge.surface).get_bounding_rects()
    assert seen[0].unionall(seen[1:]).inflate(2, 2).contains(rect)
    within = rect.inflate(-rect.w // 4, -rect.h // 4)
    sign = pygame.mask.from_threshold(badge.surface.subsurface(within), ink, (60, 60, 60, 255))
    found = sign.get_bounding_rects()
    middle = found[0].unionall(found[1:]).move(within.topleft).center
    assert max(abs(middle[0] - rect.centerx), abs(middle[1] - rect.centery)) <= rect.w // 8


@pytest.mark.parametrize("size", [(40, 60), (64, 38), (96, 140), (300, 30)])
@pytest.mark.parametrize("count", [1, 3])
def test_the_tick_of_a_pick_lies_whole_within_its_own_place(
    services: Services, size: tuple[int, int], count: int
) -> None:
    place = Focusable("place", pygame.Rect((200, 200), size))
    (tick,) = Marks(services).picked(Counter({"place": count}), {"place": place})
    assert place.rect.inflate(-2, -2).contains(tick.rect)
