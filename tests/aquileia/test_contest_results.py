"""How a contest ends on the screen, and what is asked of cards that nobody sees."""

from __future__ import annotations

from game.rules.aquileia.frames import Play, Spoils
from game.rules.kernel.action import Action
from game.ui.input.intents import Back, Confirm, Nav, Point
from game.ui.scenes.curtain import CurtainScene
from tests.aquileia.scene import Scene
from tests.aquileia.test_table import TABLE, say
from tests.room import Room, Sit

ROLL = ("button.roll",)


def racing(sit: Sit, *spaces: str) -> Room:
    """The last one to roll is asked: the contest ends with that."""
    scene = Scene(3)
    for seat, space in enumerate(spaces):
        scene.agents(seat, space)
    scene.operate()
    for seat in range(len(spaces) - 1):
        scene.roll(seat)
    return sit(3, title="aquileia", opening=scene.state)


def test_the_result_of_a_fight_is_told_first_and_seen_before_the_table_goes_on(sit: Sit) -> None:
    room = racing(sit, "arena_1", "arena_2")
    room.services.settings.animation = "normal"
    room.perform(Action(1, "roll", ROLL))
    assert isinstance(room.session.state.stack[-1], Spoils)
    ranked = next(event for event in room.session.log[-1].events if event.kind == "ranking")
    assert room.shown.teller == ranked.data["seat"] and "wins the Arena" in room.news[0]
    assert room.play.view.shot == "contest"
    for _ in range(40):
        room.wait(0.5)
    assert room.play.view.shot == "market.servi"


def test_the_curtain_of_a_race_falls_when_its_result_has_been_seen(sit: Sit) -> None:
    room = racing(sit, "stadium_silver_2")
    room.services.settings.animation = "normal"
    room.perform(Action(0, "roll", ROLL))
    assert room.stack.top is room.play
    for _ in range(10):  # the first moment takes no press
        if room.stack.top is room.play:
            room.give(Confirm("pad:0"))
            room.wait(0.1)
    assert isinstance(room.stack.top, CurtainScene), "who does not want to wait presses"


def test_the_shield_of_who_is_ahead_of_equals_bears_a_star() -> None:
    scene = Scene(3).agents(0, "stadium_silver_2").agents(1, "stadium_gold_2").operate()
    scene.state.track = [1, 0, 2]
    looks = {seat: TABLE.placements(scene.state)[f"shield.{seat}"].look for seat in (0, 1)}
    assert looks == {0: "behind", 1: "ahead"}
    assert any("star" in say(line) for line in TABLE.explain(scene.state, "shield.1"))


def playing() -> Scene:
    scene = Scene(3).hand(0, "gold_horse_double").agents(0, "stadium_silver_2").operate()
    scene.roll(0)
    assert isinstance(scene.state.stack[-1], Play)
    return scene


def test_of_a_hidden_hand_nothing_is_said_that_nobody_knows(sit: Sit) -> None:
    room = sit(3, title="aquileia", opening=playing().state)
    assert "Look for" in room.look.bar.prompt[0]
    room.play.controls.ring.focus("hand.0.silver_horse_double")
    assert "look privately" in room.look.bar.help[0]


def test_after_a_look_at_the_hand_the_focus_is_where_all_saw_it(sit: Sit) -> None:
    room = sit(3, title="aquileia", opening=playing().state)
    room.choose("hand.0.silver_horse_double")
    room.give(Confirm("keyboard"))
    assert room.desk.private_view
    room.give(Back("keyboard"), Back("keyboard"))
    assert not room.desk.private_view and room.play.focus() == "hand.0.silver_horse_double"


def building(sit: Sit, *cards: str) -> Room:
    scene = Scene(3).hand(1, *cards).coins(1, 9, 1, 1).agents(1, "forum_2").operate()
    return sit(3, title="aquileia", opening=scene.state)


def test_whoever_presses_a_card_that_is_not_held_is_not_scolded_where_another_pays(sit: Sit) -> None:
    room = building(sit, "slave_double")
    room.choose("site.workshop_1", "pad:1")
    assert str(room.play.focus()).startswith("hand.1."), "the focus goes on to the cards"
    room.choose("hand.1.slave_single", "pad:1")
    room.give(Confirm("pad:1"))
    assert room.desk.private_view and not room.remark and room.offers is not None
    assert "1 slave is wasted" in room.look.bar.prompt[0]


def test_a_bank_is_not_said_to_score_at_once(sit: Sit) -> None:
    """Rulebook: V Forum: a bank has no points."""
    for site, scores in (("site.bank_1", False), ("site.workshop_1", True)):
        room = building(sit, "slave_single")
        room.choose(site, "pad:1")
        room.choose("hand.1.slave_single", "pad:1")
        room.give(Confirm("pad:1"))
        assert ("score it now" in room.look.bar.prompt[0]) is scores


def test_a_pointer_that_moves_does_not_end_what_is_to_be_seen(sit: Sit) -> None:
    room = racing(sit, "arena_1", "arena_2")
    room.services.settings.animation = "normal"
    room.perform(Action(1, "roll", ROLL))
    room.give(Point("mouse", (700, 400)), Nav("pad:0", "left"))
    assert room.play.view.shot == "contest"
