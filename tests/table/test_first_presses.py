"""What the first press of a button does: what its hint says, and nothing else."""

from __future__ import annotations

import pygame

from game.ui.focus import ahead
from game.ui.input.intents import Back, Confirm, Direction, Nav, Point
from game.ui.table.marks.signs import middle_of
from tests.room import Room, Sit, asks_for_a_look

WAYS: tuple[Direction, ...] = ("left", "right", "up", "down")


def looking(sit: Sit) -> Room:
    """Somebody looks at a blind card, and does nothing else yet."""
    room = sit(size=(1920, 1080))
    asks_for_a_look(room)
    room.give(Confirm("pad:0"))
    assert room.desk.private_view
    return room


def hint_of(room: Room, action: str) -> str:
    return dict(room.look.bar.hints)[action]


def test_hide_hides_at_the_first_press_whatever_is_said_meanwhile(sit: Sit) -> None:
    room = looking(sit)
    while room.choosing.picked:
        assert hint_of(room, "back") == room.services.say("play-hint-back"), "first it takes picks back"
        room.give(Back("pad:0"))
    room.choose("bank.gold")
    assert room.remark and hint_of(room, "back") == room.services.say("play-hint-hide")
    room.give(Back("pad:0"))
    assert not room.desk.private_view and not room.remark


def test_the_first_step_of_a_pad_after_the_mouse_lands_on_a_choice(sit: Sit) -> None:
    room, steps = sit(size=(1920, 1080)), 0
    for item in room.play.focusables():
        for way in WAYS:
            room.give(Point("mouse", item.rect.center))
            ring, choices = room.play.controls.ring, set(room.shown.choices)
            here = next(each for each in ring.items if each.id == ring.id)
            others = [each for each in ring.items if each.id in choices]
            if here.id not in choices and ahead(here, others, way):
                room.stack.handle(Nav("pad:0", way))
                assert ring.id in choices, (item.id, way)
                steps += 1
    assert steps


def test_undo_that_leads_to_nothing_shows_the_focus_all_the_same(sit: Sit) -> None:
    room = sit(size=(1920, 1080))
    look = room.look
    assert "undo" in look.disabled

    def button(focus: str | None) -> bytes:
        items = room.play.view.bar.items(look.bar, focus, look.disabled)
        rect = room.play.view.bar.buttons["undo"]
        (face,) = [item.surface for item in items if item.pos == rect.topleft]
        return pygame.image.tobytes(face, "RGBA")

    assert button("undo") != button(None)


def test_the_sign_on_a_region_is_in_its_middle_and_not_in_a_neighbour(sit: Sit) -> None:
    room = sit(title="mombasa", size=(1920, 1080))
    view = room.play.view
    for scene in view.layout.tabbed:
        view.go(scene, 0)
        regions = [s for s in view.shapes(view.stage.placements) if s.id.startswith("region.") and s.outline]
        if regions:
            break
    assert regions
    for shape in regions:
        assert shape.contains(middle_of(shape)), shape.id


def test_the_emblem_before_the_last_action_is_of_who_is_told_of(sit: Sit) -> None:
    """Laying a card to plan with is told to nobody: the line still speaks of somebody else."""
    room = sit(title="mombasa")
    while not (first := room.session.decisions()[0]).secret:
        room.perform(first.actions[0])
    told = room.session.log[-1].action.player
    (plan,) = [each for each in room.session.decisions() if each.player != told]
    room.perform(plan.actions[0])
    assert room.shown.teller == told
    assert room.shown.told, "what was done before is still told"
    assert room.look.bar.by == room.play.view.panels.style(told)
