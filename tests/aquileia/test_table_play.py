"""Aquileia on the screen: what is secret is asked and shown behind the curtain."""

from __future__ import annotations

import pygame

from game.rules.aquileia.frames import Forum, Laurels, Placement, Play
from game.rules.aquileia.state import State
from game.rules.kernel.action import Action
from game.ui.input.intents import Back, Confirm, Inspect
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.history import chronicle
from game.ui.scenes.inspect import InspectScene
from tests.aquileia.scene import Scene
from tests.room import Room, Sit

PADS = ("pad:1", "pad:2", "pad:3")


def pixels(room: Room) -> bytes:
    """The whole screen."""
    canvas = pygame.Surface(room.services.display.size)
    room.stack.relayout()
    room.stack.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def told(room: Room) -> list[str]:
    """The whole log in words."""
    entries = chronicle(room.session, room.play.view.table)
    return [room.play.view.narrator.say(line) for entry in entries for line in entry.lines]


def secret_hand() -> State:
    """A race in which a hand decides, with laurels on the table."""
    scene = (
        Scene(3).hand(0, "silver_horse_double", "weapon_single", "slave_single").hand(1, "gold_horse_single")
    )
    scene.laurels(0, "blue.1").agents(0, "stadium_silver_2").agents(1, "stadium_gold_1").operate()
    scene.dice(*["bronze"] * 6)
    scene.roll(0)
    scene.roll(1)
    assert isinstance(scene.state.stack[-1], Play)
    return scene.state


# --- secrets -----------------------------------------------------------------------------------------------


def test_a_guarded_place_is_refused_or_played_behind_the_same_curtain(sit: Sit) -> None:
    """Whether a card is held is told to nobody: pointing at either place draws the curtain."""
    for kind in ("silver_horse_double", "silver_horse_single"):
        room = sit(3, title="aquileia", opening=secret_hand())
        room.choose(f"hand.0.{kind}")
        assert isinstance(room.stack.top, CurtainScene), kind


def test_cards_are_played_behind_the_curtain_and_lie_open_then(sit: Sit) -> None:
    room = sit(3, title="aquileia", opening=secret_hand())
    public = pixels(room)
    room.choose("hand.0.silver_horse_double")
    room.give(Confirm("keyboard"))
    assert room.desk.private_view and pixels(room) != public
    (action,) = [a for a in room.choosing.offers() if a.verb == "play"]
    room.choose(room.button_of(action))
    assert not room.desk.private_view
    assert room.session.state.power[0] == 3
    assert "Hana plays: silver horse (2)." in [line.translate(_UNSEEN) for line in told(room)]


def test_no_more_cards_needs_no_look(sit: Sit) -> None:
    room = sit(3, title="aquileia", opening=secret_hand())
    room.do(Action(0, "done", ("button.done",)))
    assert room.desk.actor == 1 and not isinstance(room.stack.top, CurtainScene)


def test_details_on_the_own_panel_show_hand_and_laurels_behind_the_curtain(sit: Sit) -> None:
    opening = secret_hand()
    opening.stack[:] = [Placement([0, 1, 2])]
    opening.spaces = dict.fromkeys(opening.spaces, -1)
    for player in opening.players:
        player.agents = 5
    opening.power, opening.track = [0, 0, 0], []
    room = sit(3, title="aquileia", opening=opening)
    room.play.controls.ring.focus("panel.0")
    public = pixels(room)
    room.give(Inspect("keyboard", True), Inspect("keyboard", False))
    assert isinstance(room.stack.top, CurtainScene)
    room.give(Confirm("keyboard"))
    assert room.desk.private_view
    assert room.stage.placements["laurel.blue.1"].slot == "wreaths.0"
    assert room.stage.placements["hand.0.slave_single"].count == 1
    room.play.controls.ring.focus("panel.0")
    room.give(Inspect("keyboard", True))
    assert isinstance(room.stack.top, InspectScene), "once seen, details are details"
    room.give(Back("keyboard"), Back("keyboard"))
    assert not room.desk.private_view and pixels(room) == public


def test_details_on_anothers_panel_draw_no_curtain(sit: Sit) -> None:
    room = sit(3, title="aquileia", opening=secret_hand())
    room.play.controls.ring.focus("panel.1")
    room.give(Inspect("keyboard", True))
    assert isinstance(room.stack.top, InspectScene)


def test_the_winner_of_the_stadium_chooses_behind_the_curtain(sit: Sit) -> None:
    scene = Scene(3).agents(0, "stadium_silver_2").operate()
    scene.roll(0)
    assert isinstance(scene.state.stack[-1], Laurels)
    room = sit(3, title="aquileia", opening=scene.state)
    assert isinstance(room.stack.top, CurtainScene)
    room.give(Confirm("keyboard"))
    top = scene.state.decks["stadium"][-1]
    assert room.stage.placements[top].slot == "deck.stadium"
    room.choose(top)
    room.choose("do.0")
    assert room.session.state.players[0].laurels == [top]
    assert not isinstance(room.stack.top, CurtainScene)


def test_with_own_pads_a_hand_is_looked_at_with_the_own_pad_only(sit: Sit) -> None:
    room = sit(3, title="aquileia", opening=secret_hand(), devices=PADS, own=True)
    room.choose("hand.0.silver_horse_double", "pad:1")
    assert isinstance(room.stack.top, CurtainScene)
    room.give(Confirm("pad:2"))
    assert isinstance(room.stack.top, CurtainScene), "it is the other's hand"
    room.give(Confirm("pad:1"))
    assert room.desk.private_view


# --- playing -----------------------------------------------------------------------------------------------


def lift(room: Room) -> None:
    """Who is asked to looks alone."""
    if isinstance(room.stack.top, CurtainScene):
        room.give(Confirm("keyboard"))


def perform(room: Room, action: Action) -> None:
    """Point at everything; a secret is looked at first."""
    guarded = room.choosing.decision.guarded & set(action.targets)
    if guarded and not room.choosing.private_view:
        room.choose(room.play.controls.focus_of(min(guarded)))
        lift(room)
        while room.desk.back():
            pass
    room.do(action)


def test_a_site_that_hidden_slaves_decide_about_is_built_behind_the_curtain(sit: Sit) -> None:
    scene = Scene(3).hand(1, "slave_single", "slave_double").coins(1, 2, 2, 2).agents(1, "forum_2").operate()
    assert isinstance(scene.state.stack[-1], Forum)
    build = next(a for a in scene.legal(1) if "site.blue_8" not in a.targets and len(a.targets) == 3)
    room = sit(3, title="aquileia", opening=scene.state)
    perform(room, build)
    site = next(target for target in build.targets if target.startswith("site."))
    assert room.session.state.sites[site] == 1


_UNSEEN = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


def test_the_hand_is_seen_in_every_shot_so_no_tab_counts_its_choices(sit: Sit) -> None:
    for scale in (1.0, 2.0):
        room = sit(3, title="aquileia", opening=secret_hand(), text_scale=scale)
        assert room.look.tabs and not any(room.look.tabs.values())


def test_who_looks_at_the_players_and_makes_the_text_smaller_sees_the_board_under_its_tab(sit: Sit) -> None:
    room = sit(3, title="aquileia", text_scale=2.0)
    view, seen = room.play.view, []
    room.play.visit("market")
    for scale, scene in ((2.0, "players"), (1.0, None), (1.5, None)):
        room.services.settings.text_scale = scale
        room.services.apply()
        room.stack.relayout()
        if scene:
            room.play.visit(scene)
        seen.append(view.shot)
        assert view.tabs and view.shot in view.tabs.tabs
    assert seen == ["players", "table", "players"]


def test_a_space_is_named_before_what_it_brings(sit: Sit) -> None:
    room = sit(3, title="aquileia")
    room.play.controls.ring.focus("space.portus_silver")
    named = [way.lstrip("\u200e").startswith("Portus, silver: ") for way in room.look.bar.help]
    assert named[:2] == [True, True], "in fewer words too"
