"""Marks are seen: on the real pictures, whatever lies under them, and wherever the focus is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.art.palette import Color
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
    look.choices, look.focus, look.last = (look.choices if choices else ()), None, ()
    room.play.view.draw(canvas, look)
    return canvas


def rims(room: Room) -> Iterator[tuple[str, pygame.Rect]]:
    """The rims of the choices, with the rectangle that each lies round."""
    view, look = room.play.view, room.look
    reach = max(3, room.services.metrics.units(7))
    for shape in view.shapes(look.choices):
        if not shape.outline and shape.id != look.focus:
            yield shape.id, shape.rect.inflate(2 * reach, 2 * reach)


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
def test_every_choice_has_a_rim_that_stands_out_from_whatever_lies_under_it(
    sit: Sit, title: str, theme: str
) -> None:
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
    law = "test_every_choice_has_a_rim_that_stands_out_from_whatever_lies_under_it"
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
        for color in (None, (255, 0, 0)):
            (rim,) = view.marks.head(Focusable(f"panel.{seat}", area), color)
            assert (rim.rect.left, rim.rect.top, rim.rect.right) == (panel.left, panel.top, panel.right)
            assert not any(rim.rect.colliderect(rect) for rect in below)
    assert heads


def test_what_the_last_action_touched_side_by_side_has_one_rim_together(sit: Sit) -> None:
    marks = sit(size=(1920, 1080)).play.view.marks
    row = [Focusable(str(x), pygame.Rect(x, 100, 48, 48)) for x in (100, 150, 200)]
    apart = Focusable("apart", pygame.Rect(400, 100, 48, 48))
    rims = marks.last([*row, apart], (255, 0, 0))
    assert [rim.rect.w for rim in rims] == [148 + 8, 48 + 8]


@pytest.mark.parametrize("theme", ["dusk", "contrast"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_rim_of_what_the_last_action_touched_on_a_panel_ends_clear_of_the_frame(
    sit: Sit, scale: float, theme: str
) -> None:
    view = sit(4, size=(1920, 1080), text_scale=scale, theme=theme).play.view
    for seat, panel in view.arrangement.panels.items():
        pieces = [rect for piece, rect in view.stage.pieces() if panel.contains(rect)]
        assert pieces, seat
        for rect in pieces:
            (rim,) = view.marks.last([Focusable("it", rect)], (255, 128, 0))
            assert panel.inflate(-6, -6).contains(rim.rect) and rim.rect.contains(rect.inflate(-16, -16))


def test_what_the_last_action_touched_leaves_the_rim_of_a_choice_whole(services: Services) -> None:
    marks = Marks(services)
    shape = Focusable("pile", pygame.Rect(100, 100, 130, 130))
    (choice,), (told,) = marks.choices([shape]), marks.last([shape], (91, 170, 240), chosen=True)
    canvas = pygame.Surface((400, 400), pygame.SRCALPHA)
    canvas.blit(choice.surface, choice.pos)
    before = canvas.copy()
    canvas.blit(told.surface, told.pos)
    beside = [(x, 165) for x in range(80, 104)]
    bright = [at for at in beside if luminance(colour(before, at)) > 0.5]
    assert bright and all(canvas.get_at(at) == before.get_at(at) for at in bright)
    assert any(canvas.get_at(at)[:3] == (91, 170, 240) for at in beside)


def test_what_cannot_be_chosen_steps_back_three_to_one_on_the_bright_map(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080), theme="contrast")
    view = room.play.view
    lots = [piece for piece in view.stage.placements if piece.startswith("lot.")]
    chosen, *others = [lot for lot in lots if view.stage.placements[lot].look == "free"]
    canvas = pygame.Surface((1920, 1080))
    canvas.fill((255, 255, 255))
    for item in view.stage.resting(frozenset({chosen})):
        canvas.blit(item.surface, item.pos)
    lying = {shape.id: shape.rect for shape in view.shapes([chosen, *others])}
    middles = {lot: canvas.get_at((rect.left + 14, rect.centery)) for lot, rect in lying.items()}
    red, green, blue, _ = middles.pop(chosen)
    assert middles
    assert all(contrast((red, green, blue), (r, g, b)) >= CONTRAST for r, g, b, _ in middles.values())


def test_the_rim_of_a_ground_lies_below_what_stands_on_it(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    view = room.play.view
    lot = next(piece for piece in view.stage.placements if piece.startswith("lot."))
    (rim,) = view.marks.choices(view.shapes([lot]))
    lying = list(view.stage.resting(None, [rim]))
    below, above = lying[: lying.index(rim)], lying[lying.index(rim) + 1 :]
    ground, standing = view.stage.sprite(lot), view.stage.sprite("deck.land")
    assert ground is not None and standing is not None
    assert any(item.surface is ground.picture for item in below)
    assert any(item.surface is standing.picture for item in above)


@pytest.mark.parametrize("theme", ["dusk", "contrast"])
@pytest.mark.parametrize("gap", [3, 8, 18, 40])
def test_rims_of_choices_are_all_equally_wide_and_seen_from_afar(
    services_for: MakeServices, theme: str, gap: int
) -> None:
    services = services_for((1920, 1080), theme=theme)
    shapes = [Focusable(str(left), pygame.Rect(left, 100, 120, 120)) for left in (100, 220 + gap, 600)]
    widths = {item.rect.w - 120 for item in Marks(services).choices(shapes)}
    assert len(widths) == 1 and min(widths) >= 2 * 7


def test_on_light_ground_the_dark_lines_of_rims_are_what_is_seen(services_for: MakeServices) -> None:
    services, dark = services_for((1920, 1080)), {}
    for name, color in (("night", (20, 30, 60)), ("marble", (247, 240, 227))):
        ground = pygame.Surface((400, 400))
        ground.fill(color)
        shape = Focusable("space", pygame.Rect(100, 100, 120, 120))
        (item,) = Marks(services, ground.copy).choices([shape])
        ground.blit(item.surface, item.pos)
        column = [ground.get_at((160, y)) for y in range(80, 101)]
        dark[name] = sum(
            luminance((at.r, at.g, at.b)) < 0.05 and (at.r, at.g, at.b) != color for at in column
        )
    assert dark["marble"] >= 5 and dark["marble"] > dark["night"]


@pytest.mark.parametrize("gap", [0, 1, 2, 6, 18])
def test_on_light_ground_the_bright_line_is_as_thick_where_choices_lie_close(
    services_for: MakeServices, gap: int
) -> None:
    ground = pygame.Surface((400, 400))
    ground.fill((247, 240, 227))
    marks = Marks(services_for((1920, 1080)), ground.copy)
    alone, close = (
        [Focusable(str(top), pygame.Rect(100, top, 120, 80)) for top in tops]
        for tops in ((100,), (100, 180 + gap))
    )
    assert _bright(marks.choices(close)[0]) >= 0.95 * _bright(marks.choices(alone)[0]) > 2


def _bright(item: Item) -> float:
    """How thick the bright line of a rim is above what it marks."""
    column = (item.surface.get_at((item.surface.width // 2, y)) for y in range(item.surface.height // 2))
    return sum(luminance((at.r, at.g, at.b)) for at in column)


def test_a_rim_round_what_was_moved_is_thin_on_a_small_thing(services: Services) -> None:
    thick = []
    for side in (50, 150):
        (item,) = Marks(services).last([Focusable("chip", pygame.Rect(0, 0, side, side))], (255, 128, 0))
        thick.append((item.surface.get_width() - side) // 2)
    assert 3 <= thick[0] < thick[1]


def test_the_rim_of_a_tile_follows_its_corners_and_that_of_a_token_is_round(services: Services) -> None:
    def corner(cornered: bool) -> int:
        shape = Focusable("piece", pygame.Rect(0, 0, 200, 200), cornered=cornered)
        (item,) = Marks(services).focus(shape)
        return next(at for at in range(100) if item.surface.get_at((at, at)).a)

    assert corner(cornered=True) < 10 < corner(cornered=False)


def test_the_rim_of_the_focus_is_never_thin_and_wider_only_where_there_is_room(sit: Sit) -> None:
    marks = sit(size=(1920, 1080), theme="contrast").play.view.marks
    here = Focusable("a", pygame.Rect(400, 400, 100, 140))
    reach = {}
    for gap in (4, 10, 60):
        marks.choices([here, Focusable("b", here.rect.move(100 + gap, 0))])
        (ring,) = marks.focus(here)
        reach[gap] = here.rect.left - ring.pos[0]
    assert reach[4] == reach[10] == 12 < reach[60]


@pytest.mark.parametrize("count", [1, 2, 13])
def test_a_pick_has_a_whole_disc_with_its_sign_in_the_middle(services: Services, count: int) -> None:
    shape = Focusable("card", pygame.Rect(200, 200, 160, 200))
    *_, badge = Marks(services).picked(Counter({"card": count}), {"card": shape})
    rect, ink = badge.surface.get_rect(), services.theme.palette.ink
    seen = pygame.mask.from_surface(badge.surface).get_bounding_rects()
    assert seen[0].unionall(seen[1:]).inflate(2, 2).contains(rect)
    within = rect.inflate(-rect.w // 4, -rect.h // 4)
    sign = pygame.mask.from_threshold(badge.surface.subsurface(within), ink, (60, 60, 60, 255))
    found = sign.get_bounding_rects()
    middle = found[0].unionall(found[1:]).move(within.topleft).center
    assert max(abs(middle[0] - rect.centerx), abs(middle[1] - rect.centery)) <= rect.w // 8
