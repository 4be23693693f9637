"""What is opened above a match: what is hidden, what a panel and a piece show."""

from __future__ import annotations

import pygame

from game.rules.kernel.action import act
from game.tables.registry import find_title
from game.ui.input import intents
from game.ui.play.match_dialogs import MatchDialogs
from game.ui.scenes.inspect import InspectScene
from tests.room import Room, Sit


def dialogs(room: Room) -> MatchDialogs:
    """What opens the scenes above a match."""
    title = find_title(room.match.plan.title)
    return MatchDialogs(
        room.services, room.ways, room.match, title, room.desk, room.play.view, lambda: room.stack
    )


def test_only_own_secrets_are_hidden_and_only_while_nobody_looks_at_them(sit: Sit) -> None:
    room = sit(title="mombasa", size=(960, 540), devices=("pad:0", "pad:1"), own=True)
    for _ in range(40):
        if len(room.session.decisions()) > 1:
            break
        room.perform(room.session.decisions()[0].actions[0])
    above = dialogs(room)
    for seat in (0, 1):
        mine = next(decision for decision in room.session.decisions() if decision.player == seat)
        room.perform(next(action for action in mine.actions if action.targets))
    room.desk.attend(0)
    room.play.view.show(room.desk.seen(), room.play.view.shot, room.desk.actor)
    assert room.desk.hidden and room.desk.seat == 0
    hidden = {piece for piece in room.stage.placements if above.hides(piece)}
    assert hidden and {room.stage.placements[piece].owner for piece in hidden} == {0}
    assert (
        above.hides("panel.0") is True and above.hides("panel.1") is False and above.hides("nothing") is False
    )
    room.desk.set_private_view()
    room.play.open_private_view(lambda: None)
    assert above.hides("panel.0") is False and not any(map(above.hides, hidden))


def near(room: Room) -> tuple[int, tuple[str, ...], int]:
    """Of the closer look on top: how many pictures, what is said besides, how many things to go on to."""
    room.stack.settle()
    scene = room.stack.top
    assert isinstance(scene, InspectScene)
    pictures, said = len(scene.shown.pictures), tuple(line.key for line in scene.shown.lines)
    first, things = scene.shown.piece, 1
    scene.handle(intents.Cycle("keyboard", 1))
    while scene.shown.piece != first:
        scene.handle(intents.Cycle("keyboard", 1))
        things += 1
    room.stack.pop(scene)
    room.stack.settle()
    return pictures, said, things


def test_a_panel_shows_all_that_its_player_has_and_where_the_points_come_from(sit: Sit) -> None:
    room = sit(size=(960, 540))
    above, ring = dialogs(room), room.play.controls.ring
    above.look_at("panel.0", ring)
    room.stack.settle()
    assert room.stack.top is room.play, "who has nothing has nothing to show"
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    owned = [id for id, place in room.stage.placements.items() if place.owner == 0 and place.count]
    above.look_at("panel.0", ring)
    room.stack.settle()
    scene = room.stack.top
    assert isinstance(scene, InspectScene)
    assert scene.shown.heading.key == "inspect-score" and len(scene.shown.pictures) == len(owned) >= 3
    assert {line.key for line in scene.shown.lines} == {"inspect-source"}
    scene.handle(intents.Cycle("keyboard", 1))
    assert len(scene.shown.pictures) == 1 and scene.shown.piece in owned


def test_at_a_piece_one_goes_on_to_all_that_can_be_pointed_at_and_reads_how_it_stands(sit: Sit) -> None:
    room = sit(size=(960, 540))
    above, ring = dialogs(room), room.play.controls.ring
    pieces = [item.id for item in ring.items if item.id in room.stage.placements]
    dear = room.session.state.market[2][0]
    above.look_at(dear, ring)
    pictures, said, things = near(room)
    assert pictures == 1 and things == len(pieces) > 12
    assert "play-missed" in said, "why it cannot be had"
    above.inspect([], dear, print)
    above.inspect(["bank.red", "bank.white"], "nothing", print)
    room.stack.settle()
    assert isinstance(room.stack.top, InspectScene) and room.stack.top.shown.piece == "bank.red"
    assert len(room.stack.scenes) == 2


def test_what_lands_beneath_a_closer_look_can_be_pointed_at_afterwards(sit: Sit) -> None:
    """Nothing goes on flying beneath it: a card that was dealt when it opened lies in its place."""
    room = sit(size=(960, 540), animation="normal")
    before = {item.id for item in room.play.focusables()}
    room.perform(next(action for action in room.choosing.decision.actions if action.verb == "reserve"))
    room.play.inspect("bank.red")
    room.stack.settle()
    assert isinstance(room.stack.top, InspectScene)
    room.stack.pop()
    room.stack.settle()
    assert not room.play.view.moving
    new = {id for id in room.shown.choices if id.startswith("card.")} - before
    assert new and new <= {item.id for item in room.play.focusables()}


def test_a_closer_look_out_of_a_private_one_is_drawn_at_once_for_other_eyes(sit: Sit) -> None:
    room = sit(title="mombasa", size=(960, 540), devices=("pad:0", "pad:1"), own=True)
    for _ in range(40):
        if len(room.session.decisions()) > 1:
            break
        room.perform(room.session.decisions()[0].actions[0])
    canvas, pad = room.services.display.canvas, f"pad:{room.desk.seat}"
    room.give(intents.Inspect(pad, True))
    assert room.desk.private_view
    room.stack.draw(canvas)
    secret = canvas.copy()
    room.play.controls.ring.focus("panel.1")
    room.stack.handle(intents.Confirm(pad))
    room.stack.settle()
    assert isinstance(room.stack.top, InspectScene) and not room.desk.private_view
    assert room.stack.draw(canvas), "what the canvas shows is not for them"
    assert pygame.image.tobytes(canvas, "RGB") != pygame.image.tobytes(secret, "RGB")
