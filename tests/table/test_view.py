"""The parts of the play screen put together: what is drawn where, and what is kept while nothing changes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pygame
import pytest

from game.rules.kernel.text import seat_ref, text
from game.rules.splendor.components import PILES
from game.tables.ghost import Ghost
from game.tables.registry import TITLES
from game.ui.focus import Focusable
from game.ui.input.intents import Confirm, Cycle, Undo
from game.ui.scenes.inspect import InspectScene
from game.ui.table.compositor import Compositor, Item
from game.ui.table.marks.marks import Marks
from game.ui.table.screen_model import ScreenModel
from game.ui.table.stage.gesture import HeldPiece, Spot
from game.ui.table.stage.grounds import Grounds
from tests.room import Room, Sit
from tests.splendor.scene import Scene
from tests.titles import players

SMALL = (960, 540)


@pytest.fixture
def room(sit: Sit) -> Room:
    return sit(size=SMALL)


def drawn(room: Room, look: ScreenModel | None = None) -> pygame.Surface:
    canvas = pygame.Surface(room.services.display.size)
    room.play.view.draw(canvas, look or room.look)
    return canvas


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """Where two pictures differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (6, 6, 6, 255), other)
    same.invert()
    rects = same.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def bare(room: Room) -> ScreenModel:
    """The screen without marks, focus and buttons."""
    look = room.look
    look.choices, look.marked, look.last, look.focus, look.offers = (), (), (), None, None
    return look


def test_the_table_is_laid_out_for_the_room_that_the_bar_leaves(room: Room) -> None:
    view, safe = room.play.view, room.services.metrics.safe
    assert view.setting(view.shot).shape == safe.w / (view.arrangement.bar.top - safe.top)


def test_a_remark_stands_in_place_of_the_last_action_and_over_nothing_on_the_table(room: Room) -> None:
    look, view = bare(room), room.play.view
    words = drawn(room, look)
    look.toast = "It is not your turn"
    said, bar = drawn(room, look), view.bar
    assert bar.toast == bar.places.toasts[0] and bar.toast.contains(bar.places.news or bar.toast)
    whole = changed(words, said)
    assert bar.toast is not None and bar.toast.inflate(2, 2).contains(whole), "the question stays"
    look.toast = "word " * 40
    where = changed(words, drawn(room, look))
    assert bar.rect.inflate(4, 4).contains(where) and bar.toast in bar.places.toasts[1:]
    look.toast = ""
    assert changed(words, drawn(room, look)).size == (0, 0)


def frame_of(room: Room, look: ScreenModel) -> pygame.Rect:
    """Where the remark lies."""
    drawn(room, look)
    assert room.play.view.bar.toast
    return room.play.view.bar.toast


def test_marks_lie_over_what_they_mark_and_only_there(room: Room) -> None:
    look, view = bare(room), room.play.view
    look.choices = ("bank.red",)
    before, red = drawn(room, look), view.stage.rect("bank.red")
    assert red is not None
    reach = room.services.metrics.units(24) + 4
    for change in (
        {"marked": ("bank.red",)},
        {"picks": Counter({"bank.red": 2})},
        {"last": ("bank.red",), "last_seat": 1},
        {"focus": "bank.red", "ringed": True},
    ):
        where = changed(before, drawn(room, replace(look, **change)))
        assert where.size != (0, 0) and red.inflate(2 * reach, 2 * reach).contains(where), change
    for nothing in (
        {"last": ("bank.red",)},
        {"focus": "bank.red", "ringed": False},
        {"marked": ("nowhere",)},
    ):
        assert changed(before, drawn(room, replace(look, **nothing))).size == (0, 0), nothing


def test_an_affordable_card_has_its_sign_within_its_upper_edge(room: Room) -> None:
    look = bare(room)
    card = room.session.state.market[0][0]
    rect = room.stage.rect(card)
    assert rect is not None
    where = changed(drawn(room, look), drawn(room, replace(look, marked=(card,))))
    assert rect.contains(where)
    assert abs(where.centerx - rect.centerx) < rect.w / 20 and where.top < rect.top + where.h
    assert where.w < rect.w / 2, "points and bonus stand in the corners"


def test_what_was_done_last_is_seen_where_something_may_be_chosen_too(room: Room) -> None:
    look = bare(room)
    look.choices = ("bank.red",)
    chosen = drawn(room, replace(look, last_seat=None))
    both = drawn(room, replace(look, last=("bank.red",), last_seat=1))
    where, red = changed(chosen, both), room.stage.rect("bank.red")
    assert red is not None and where.w and red.contains(where)
    only = drawn(room, replace(look, choices=(), last=("bank.red",), last_seat=1))
    assert changed(only, both).size != (0, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_where_the_last_action_touched_nothing_in_sight_the_head_of_who_did_it_has_a_corner(
    room: Room, seat: int
) -> None:
    look, panels = bare(room), room.play.view.panels
    before, head = drawn(room, look), panels.header(seat)
    assert head is not None
    for last in ((), ("nowhere",)):
        acted = drawn(room, replace(look, last=last, last_seat=seat))
        where = changed(before, acted)
        assert where.w and head.inflate(60, 60).contains(where) and where.w < head.w // 8
        assert panels.style(seat).color in {
            tuple(acted.get_at((x, where.centery)))[:3] for x in range(where.left, where.right)
        }
    elsewhere = changed(before, drawn(room, replace(look, last=("bank.red",), last_seat=seat)))
    assert not elsewhere.colliderect(head.inflate(-8, -8)), "what was touched has the corner"


def test_what_may_be_chosen_is_lifted_and_only_others_of_its_kind_step_back(room: Room) -> None:
    look = bare(room)
    chosen, *others = (each for row in room.session.state.market for each in row)
    look.choices = (chosen,)
    still = drawn(room, replace(look, choices=()))
    where = changed(still, drawn(room, look))
    for each in others:
        rect = room.stage.rect(each)
        assert rect and where.contains(rect.inflate(-16, -16)), "another card is darker"
    piles = [rect for pile in PILES if (rect := room.stage.rect(f"bank.{pile}"))]
    assert piles and where.collidelist(piles) < 0, "no pile is"
    gone = replace(look, choices=("nowhere",))
    assert changed(still, drawn(room, gone)).size == (0, 0)


def test_heads_of_panels_show_their_focus_and_buttons_show_it_themselves(room: Room) -> None:
    look, view = bare(room), room.play.view
    head = view.panels.header(1)
    assert head is not None
    where = changed(drawn(room, look), drawn(room, replace(look, focus="panel.1")))
    assert where.contains(head.inflate(-4, -4)) and head.inflate(30, 30).contains(where)
    where = changed(drawn(room, look), drawn(room, replace(look, focus="menu")))
    assert view.bar.buttons["menu"].contains(where) and where.w


def test_a_piece_in_hand_lies_over_its_place_with_a_rim(room: Room) -> None:
    look, rect = bare(room), pygame.Rect(300, 200, 40, 50)
    spot = Spot("x", Ghost("noble.N01"), Focusable("x", rect), rect.move(30, 0))
    before = drawn(room, look)
    where = changed(before, drawn(room, replace(look, held_piece=HeldPiece((spot,), spot, laid=True))))
    assert where.contains(rect) and where.right >= rect.right + 20
    room.play.view.go("table", None)
    nobody = drawn(room, look)
    assert changed(
        nobody, drawn(room, replace(look, held_piece=HeldPiece((spot,), spot, laid=True)))
    ).size == (0, 0)


def test_a_piece_that_is_laid_down_needs_no_check_mark_on_its_place(room: Room) -> None:
    look, rect = bare(room), room.play.view.stage.rect("bank.red")
    assert rect is not None
    spot = Spot("bank.red", Ghost("noble.N01"), Focusable("bank.red", rect), rect)
    laid = replace(look, held_piece=HeldPiece((spot,), spot, laid=True))
    laid.choices = ("bank.red",)
    marked = replace(laid, picks=Counter({"bank.red": 1}))
    assert changed(drawn(room, laid), drawn(room, marked)).size == (0, 0)


def test_shapes_are_where_things_lie_and_what_is_folded_away_has_none(room: Room) -> None:
    (shape,) = room.play.view.shapes(["bank.red", "nowhere"])
    assert (shape.id, shape.rect) == ("bank.red", room.stage.rect("bank.red"))


def test_a_scene_is_laid_out_for_the_room_above_the_bar(sit: Sit) -> None:
    room = sit(3, size=SMALL, text_scale=1.5)
    view, safe = room.play.view, room.services.metrics.safe
    setting = view.setting("table")
    assert (setting.shot, setting.players, setting.active, setting.scale) == ("table", 3, 0, 1.5)
    assert setting.shape == pytest.approx(safe.w / (safe.h - view.arrangement.bar.h))
    before = view.arrangement
    assert view.go("table", 0) is False and view.arrangement is before
    assert view.go("table", 1) is True and view.setting("table").active == 1
    assert view.arrangement is not before


def test_a_table_of_one_scene_has_no_tabs_and_counts_nothing(sit: Sit) -> None:
    room = sit(title="toy")
    assert room.play.view.tabs is None
    assert room.play.view.tab_contents.counted(["bank.red"]) == {}


def test_tabs_count_the_choices_that_their_scenes_hold(sit: Sit) -> None:
    room = sit(3, title="aquileia", size=SMALL)
    view = room.play.view
    assert view.tabs is not None and set(view.tabs.tabs) == set(view.tabbed)
    assert view.tab_contents.counted([]) == {}
    slots = {name: {*view.layout.held(view.layout.shots(view.setting(name)), 3)} for name in view.tabbed}
    everywhere = set.intersection(*slots.values())
    for name, there in slots.items():
        held = [*sorted(there - everywhere)[:3], *sorted(everywhere)[:1]]
        counted = view.tab_contents.counted(held)
        assert counted[name] == len({*held} - everywhere) > 0, "what lies beside every shot is behind none"
        assert set(counted) == set(view.tabbed)
    piece, place = next((p, q) for p, q in view.stage.placements.items() if q.owner is None and p != q.slot)
    assert view.tab_contents.counted([piece]) == view.tab_contents.counted([place.slot])


@pytest.mark.parametrize("cut_short", [True, False])
def test_a_scene_that_is_left_fades_and_nothing_of_it_remains(sit: Sit, cut_short: bool) -> None:
    room = sit(3, title="aquileia", size=SMALL, animation="normal")
    view, canvas = room.play.view, pygame.Surface(SMALL)
    room.play.draw(canvas)
    old = canvas.copy()
    assert room.play.redraw(canvas) == []
    room.play.visit(next(name for name in view.layout.tabbed if name != view.shot))
    assert room.play.redraw(canvas) == [], "at first all of it is still there"
    assert changed(canvas, old).size == (0, 0)
    assert view.update(0.1) is True
    assert room.play.redraw(canvas) == [canvas.get_rect()], "the whole of it"
    half = canvas.copy()
    if cut_short:
        view.snap()
    else:
        view.update(1.0)
    room.play.redraw(canvas)
    assert changed(canvas, drawn(room)).size == (0, 0)
    assert changed(canvas, half).size != (0, 0) != changed(half, old).size
    assert view.update(0.1) is False


@pytest.mark.usefixtures("kept_pictures")
@pytest.mark.parametrize("animation", ["off", "normal"])
@pytest.mark.parametrize("title", TITLES)
def test_what_an_action_brings_is_drawn_in_the_frame_after_it(sit: Sit, title: str, animation: str) -> None:
    """In the order of the main loop, which draws only when it is told that something changed."""
    room = sit(players(title, 3), title=title, size=SMALL, animation=animation)
    canvas = room.services.display.canvas
    room.stack.draw(canvas)

    def frame() -> bool:
        moved = room.stack.update(1 / 60)
        room.stack.settle()
        if moved:
            room.stack.draw(canvas)
        return moved

    for number in range(3):
        while frame():
            pass
        if room.stack.top is not room.play:
            room.stack.handle(Confirm("keyboard"))
            while frame():
                pass
        before, acts = canvas.copy(), number % 3 < 2
        if acts:
            room.sitting.act(room.session.decisions()[0].actions[number % 2])
        else:
            room.stack.handle(Undo("keyboard"))
        moved, curtained = frame(), room.stack.top is not room.play
        held = not acts or curtained or changed(canvas, before).size == (0, 0)
        assert moved and held, "one frame is held, but where a curtain falls before other eyes"
        while frame():
            pass
        assert curtained or changed(canvas, drawn(room)).size == (0, 0), number


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_another_ground_is_drawn_whole_even_where_nothing_fades(sit: Sit, animation: str) -> None:
    """Without animation, where fading is cut short before it began, and for another panel of the actor."""
    room = sit(2, title="mombasa", size=SMALL, animation=animation)
    view, canvas = room.play.view, pygame.Surface(SMALL)
    room.play.draw(canvas)
    for scene, active in ((view.layout.tabbed[1], 0), (view.layout.tabbed[0], 0), (view.layout.tabbed[0], 1)):
        assert view.go(scene, active) is True
        view.snap()
        assert room.play.redraw(canvas) == [canvas.get_rect()], (scene, active)
        assert changed(canvas, drawn(room)).size == (0, 0), (scene, active)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_pick_has_a_check_mark_and_more_than_one_their_number(sit: Sit, language: str) -> None:
    services = sit(size=SMALL, language=language).services
    shape = Focusable("x", pygame.Rect(100, 100, 80, 96))
    seen = set()
    for count in (1, 2, 3):
        (badge,) = Marks(services).picked(Counter({"x": count, "gone": 1}), {"x": shape})
        assert badge.rect.size == (24, 24)
        assert badge.rect.topright == (shape.rect.right - 3, shape.rect.top + 3)
        seen.add(pygame.image.tobytes(badge.surface, "RGBA"))
    assert len(seen) == 3
    bent = Focusable("x", shape.rect, ((100, 100), (180, 100), (100, 196)))
    (badge,) = Marks(services).picked(Counter("x"), {"x": bent})
    assert badge.rect.center == (127, 132)


def test_rims_are_thicker_in_high_contrast_and_in_the_colour_of_what_they_mean(sit: Sit) -> None:
    shape = Focusable("x", pygame.Rect(100, 100, 80, 96))
    wide: dict[str, int] = {}
    for theme in ("dusk", "contrast"):
        services = sit(size=(1920, 1080), theme=theme).services
        marks = Marks(services)
        (choice,), (focus,) = marks.choices([shape]), marks.focus(shape)
        assert choice.rect.center == focus.rect.center == shape.rect.center
        assert focus.rect.w > choice.rect.w
        assert marks.choices([shape])[0].surface is choice.surface, "drawn once"
        wide[theme] = choice.rect.w - shape.rect.w
        for item, color in ((choice, services.theme.palette.ivory), (focus, services.theme.palette.focus)):
            assert color in colours(item), theme
    assert wide == {"dusk": 14, "contrast": 20}


def colours(item: Item) -> set[tuple[int, int, int]]:
    """The opaque colours across the left side of a rim."""
    found = [item.surface.get_at((x, item.surface.get_height() // 2)) for x in range(item.rect.w // 3)]
    return {(red, green, blue) for red, green, blue, alpha in map(tuple, found) if alpha > 200}


def test_one_scene_fades_over_another_but_never_before_other_eyes(sit: Sit) -> None:
    """A plan that one player looks at in secret is gone at once when the others look again."""
    room = sit(title="mombasa", size=SMALL, animation="normal")
    while not room.desk.choosing() or not room.choosing.decision.secret:
        room.perform(room.session.decisions()[0].actions[0])
    room.desk.set_private_view()
    room.play.visit(room.play.view.shot)
    names = [name for name in room.play.view.layout.tabbed if name != room.play.view.shot]
    for name, looks, fades in ((names[0], True, True), (names[1], False, False)):
        room.wait(1)
        canvas = drawn(room)
        room.desk.set_private_view(looks)
        room.play.visit(name)
        room.play.draw(canvas)
        room.play.view.snap()
        assert bool(changed(canvas, drawn(room)).size != (0, 0)) is fades, name


def test_what_one_player_saw_does_not_fade_though_another_scene_is_visited_before_it_was_drawn_over(
    sit: Sit,
) -> None:
    """Two devices are pressed within one frame: one hides the plan, the other goes to another scene."""
    room = sit(title="mombasa", size=SMALL, animation="normal")
    while not room.desk.choosing() or not room.choosing.decision.secret:
        room.perform(room.session.decisions()[0].actions[0])
    room.desk.set_private_view()
    room.play.visit(room.play.view.shot)
    room.wait(1)
    canvas = drawn(room)
    room.desk.set_private_view(False)
    first, second = [name for name in room.play.view.layout.tabbed if name != room.play.view.shot][:2]
    room.play.visit(first)
    room.play.visit(second)
    room.play.redraw(canvas)
    room.play.view.snap()
    assert changed(canvas, drawn(room)).size == (0, 0)


def test_what_lies_above_another_thing_than_before_is_drawn_anew() -> None:
    one, other = pygame.Surface((30, 30)), pygame.Surface((30, 30))
    one.fill("red")
    other.fill("blue")
    items = [Item(one, (0, 0)), Item(other, (20, 0)), Item(one, (60, 0))]
    compositor, canvas = Compositor(), pygame.Surface((100, 40))
    compositor.draw(canvas, items)
    assert compositor.redraw(canvas, items) == []
    (part,) = compositor.redraw(canvas, [items[1], items[0], items[2]])
    assert canvas.get_at((25, 5)) == pygame.Color("red") and part.right <= 50, "what lies aside stays"


def test_a_soft_thing_that_comes_to_lie_on_one_just_like_it_is_drawn_too() -> None:
    soft, canvas, whole = pygame.Surface((30, 30), pygame.SRCALPHA), *(pygame.Surface((40, 40)) for _ in "ab")
    soft.fill((255, 255, 255, 100))
    compositor, other = Compositor(), Compositor()
    compositor.ground = other.ground = pygame.Surface((40, 40))
    for count in (1, 2, 1):
        compositor.redraw(canvas, [Item(soft, (5, 5))] * count)
        other.draw(whole, [Item(soft, (5, 5))] * count)
        assert canvas.get_at((9, 9)) == whole.get_at((9, 9)), count


def test_a_tab_that_is_pressed_shows_its_scene_and_takes_nothing_back(sit: Sit) -> None:
    room = sit(3, title="aquileia", size=SMALL)
    other = next(name for name in room.play.view.layout.tabbed if name != room.play.view.shot)
    room.play.controls.ring.focus(f"view.{other}")
    room.give(Confirm("keyboard"))
    assert room.play.view.shot == other and not room.session.log


def test_a_rim_follows_the_outline_of_what_is_no_rectangle(room: Room) -> None:
    corners = ((300, 200), (380, 200), (300, 296))
    shape = Focusable("x", pygame.Rect(300, 200, 81, 97), corners)
    (item,) = Marks(room.services).focus(shape)
    rim = pygame.mask.from_surface(item.surface, 60)
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        middle = pygame.Rect(0, 0, 13, 13)
        middle.center = ((x0 + x1) // 2 - item.pos[0], (y0 + y1) // 2 - item.pos[1])
        assert rim.overlap_area(pygame.Mask(middle.size, fill=True), middle.topleft)
    inside = pygame.Rect(0, 0, 9, 9)
    inside.center = (325 - item.pos[0], 230 - item.pos[1])
    assert not rim.overlap_area(pygame.Mask(inside.size, fill=True), inside.topleft)


def test_a_change_is_told_by_its_events_and_ends_at_its_position(sit: Sit) -> None:
    room = sit(size=SMALL, animation="fast")
    view, session = room.play.view, room.session
    before = dict(view.stage.placements)
    session.submit(session.decisions()[0].actions[0])
    after = session.rules.view(session.state, None)
    view.change(after, session.log[-1].events)
    assert view.stage.placements == view.table.placements(after) != before
    assert view.moving
    view.show(after, view.shot, 0)
    assert not view.moving


def test_a_look_at_a_panel_shows_all_that_its_player_has_and_nothing_else(sit: Sit) -> None:
    room = sit(size=SMALL, opening=Scene().give(1, red=2).bought(1, "B1R2").state)
    placements = room.stage.placements
    usual = room.play.view.reference
    owned = {
        piece
        for piece, place in placements.items()
        if place.owner == 1 and place.count and not usual.sunk(piece, place)
    }
    assert "bonus.1.red" in owned and "card.B1R2" not in owned, "a counter stands for what it has swallowed"
    room.play.inspect("panel.1")
    room.stack.settle()
    scene, seen = room.stack.top, set[str]()
    assert isinstance(scene, InspectScene)
    total = room.session.scores()[1].total
    assert scene.shown.heading == text(
        "inspect-score", seat=seat_ref(1), total=text("common-points", n=total)
    ), "first the points"
    assert {picture.piece for picture in scene.shown.pictures} == owned
    for _ in range(len(owned) + 3):
        seen.add(scene.shown.piece)
        room.stack.handle(Cycle("pad:0", 1))
    assert seen == owned and "tokens.1.red" in owned


def test_the_words_of_a_remark_stand_in_the_middle_of_it(room: Room) -> None:
    look = bare(room)
    one, other = (drawn(room, replace(look, toast=words)) for words in ("NOON NOON", "NONO ONNO"))
    panel, letters = frame_of(room, replace(look, toast="NOON NOON")), changed(one, other)
    assert letters.w and panel.contains(letters)
    assert abs(letters.centery - panel.centery) <= panel.h * 0.15


def test_a_remark_that_still_stands_grows_with_the_text(room: Room) -> None:
    sizes = []
    for scale in (1.0, 2.0):
        room.services.settings.text_scale = scale
        room.services.apply()
        room.stack.relayout()
        where = frame_of(room, replace(bare(room), toast="It is not your turn"))
        assert where.top >= room.play.view.arrangement.area.bottom
        sizes.append(where.size)
    (narrow, low), (wide, high) = sizes
    assert wide > narrow and high > 1.2 * low


def test_empty_places_of_cards_are_seen_on_the_ground(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def red(size: tuple[int, int], *_: object) -> pygame.Surface:
        slot = pygame.Surface(size)
        slot.fill((255, 0, 0))
        return slot

    room = sit(size=(1920, 1080))
    monkeypatch.setattr(room.services.artist, "slot", red)
    view = room.play.view
    ground = Grounds(room.services, view.painter).of(view.arrangement, view.panels)
    places = [rect for name in view.arrangement.of_kind("card") if (rect := view.arrangement.rect(name))]
    assert len(places) > 10
    assert all(tuple(ground.get_at(rect.center))[:3] == (255, 0, 0) for rect in places)


def test_the_focus_of_a_look_is_seen_unless_it_says_otherwise(room: Room) -> None:
    look = room.look
    choice = look.choices[0]
    without, usual = (ScreenModel(look.bar, look.heads, focus=focus) for focus in (None, choice))
    hidden = ScreenModel(look.bar, look.heads, focus=choice, ringed=False)
    assert changed(drawn(room, without), drawn(room, usual)).w
    assert not changed(drawn(room, without), drawn(room, hidden)).w


def test_while_a_choice_waits_for_its_button_only_what_may_be_chosen_in_its_place_comes_forward(
    sit: Sit,
) -> None:
    room = sit(size=SMALL)
    noble = next(piece for piece in room.stage.placements if piece.startswith("noble."))
    card, other = (room.session.state.market[row][0] for row in (0, 1))

    def seen(piece: str) -> bytes:
        rect = room.stage.rect(piece)
        assert rect is not None
        return bytes(
            pygame.image.tobytes(drawn(room).subsurface(rect.inflate(-rect.w // 3, -rect.h // 3)), "RGB")
        )

    before = {piece: seen(piece) for piece in (noble, other)}
    room.choose(card)
    assert room.offers and not room.shown.choices
    assert {piece: seen(piece) for piece in (noble, other)} == before
    room.choose(room.offers.buttons[0].id)
    assert seen(noble) == before[noble]
