"""Mombasa: the planning phase (rulebook: Planning phase; rulings 1 and 2)."""

from __future__ import annotations

from game.rules.kernel.values import to_plain
from game.rules.mombasa.area import open_slots, total
from tests.mombasa.scene import Scene


def planned() -> Scene:
    """Both players have one card in a slot; player 0 is ready."""
    scene = Scene().arranged()
    scene.do("place", "card.0.coffee_1", "slot.0.2")
    scene.do("place", "card.1.banana_1", "slot.1.1", seat=1)
    scene.do("ready", "button.ready")
    return scene


def test_one_card_goes_in_each_open_slot() -> None:
    scene = Scene().arranged()
    scene.do("place", "card.0.coffee_1", "slot.0.2")
    assert not any(choice.endswith("slot.0.2") for choice in scene.choices("place"))
    assert scene.choices("lift") == {"slot.0.2"}


def test_a_card_can_be_lifted_again_until_one_is_ready() -> None:
    scene = Scene().arranged()
    before = to_plain(scene.state)
    scene.do("place", "card.0.coffee_1", "slot.0.2")
    scene.do("lift", "slot.0.2")
    after = to_plain(scene.state)
    assert after == before


def test_fewer_cards_than_slots_or_none_may_be_planned() -> None:
    scene = planned()
    out = scene.do("ready", "button.ready", seat=1)
    assert out.revealed and scene.waits_for(0)
    assert scene.player(0).slots == ["", "card.0.coffee_1", "", "", ""]


def test_plans_are_secret_decisions_of_all_who_are_not_ready() -> None:
    scene = planned()
    (decision,) = scene.rules.decisions(scene.state)
    assert decision.player == 1 and decision.secret


def test_three_slots_are_open_at_first() -> None:
    assert open_slots(Scene().player()) == [0, 1, 2]


def test_the_fourth_and_fifth_slots_open_each_by_its_own_track() -> None:
    scene = Scene().arranged()
    scene.player().diamonds = 8
    assert open_slots(scene.player()) == [0, 1, 2, 3]
    scene.player().diamonds, scene.player().ink = 7, 4
    assert open_slots(scene.player()) == [0, 1, 2, 4]
    assert any(choice.endswith("slot.0.5") for choice in scene.choices("place"))


def test_single_share_cards_never_go_in_a_slot() -> None:
    scene = Scene().arranged().hand("card.M37")
    assert not any("card.M37" in choice for choice in scene.choices("place"))


def test_resting_cards_cannot_be_planned() -> None:
    scene = Scene().arranged()
    resting = [card for column in scene.player().rests for card in column]
    assert len(resting) == 3
    assert not {choice.split()[0] for choice in scene.choices("place")} & set(resting)


def test_the_start_player_begins_and_turns_go_clockwise_past_those_who_ended() -> None:
    scene = Scene(3).arranged()
    for seat in range(3):
        scene.do("ready", "button.ready", seat=seat)
    scene.do("end", "column.0.1")
    assert scene.waits_for(1)
    scene.player(1).markers = 2
    scene.do("mark", "bonus.start", seat=1)
    scene.do("coins", "pile.bank", seat=1)
    scene.do("end", "column.2.1", seat=2)
    assert scene.waits_for(1), "players 0 and 2 have ended"


def test_the_round_begins_with_its_own_start_player() -> None:
    scene = Scene(3).arranged()
    scene.state.first = 2
    for seat in range(3):
        out = scene.do("ready", "button.ready", seat=seat)
    assert scene.waits_for(2)
    assert out.new_turn == 2, "where restarting the turn goes back to"
    assert scene.do("end", "column.2.1", seat=2).new_turn == 0


def test_the_start_player_may_take_the_start_space_on_the_second_turn_of_the_round() -> None:
    scene = Scene().arranged()
    for seat in range(2):
        scene.do("ready", "button.ready", seat=seat)
    assert "bonus.start" not in scene.choices("mark")
    scene.do("mark", "bonus.tile_goods")
    scene.do("mark", "bonus.tile_bookkeeper", seat=1)
    assert "bonus.start" in scene.choices("mark")


def test_used_cards_are_face_down_and_cannot_be_used_again() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1", "card.0.coffee_2")
    scene.do("use", "card.0.coffee_1")
    scene.do("step", "track.cairo")
    assert scene.player().used == ["card.0.coffee_1"]
    scene.turn()
    assert scene.choices("use") == {"card.0.coffee_2"}


def test_used_tiles_are_face_down_as_well() -> None:
    scene = Scene().at_turn().area("tile.expansion", "tile.merchant", "card.M09")
    scene.do("trade", "tile.merchant")
    scene.turn().do("expand", "base.cairo")
    scene.do("done", "button.done")
    scene.turn()
    assert scene.verbs().isdisjoint({"expand"})
    assert scene.choices("trade") == {"card.M09"}
    assert total(scene.state, scene.player(), "expansion") == 0


def test_without_a_fitting_card_an_action_is_not_offered() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1")
    assert {"account", "expand", "trade"}.isdisjoint(scene.verbs())
    assert {"use", "mark", "end"} <= scene.verbs()


def test_after_an_action_of_many_steps_the_player_ends_the_turn() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1")
    scene.finishes = False
    scene.do("use", "card.0.coffee_1")
    scene.do("step", "track.cairo")
    assert scene.verbs() == {"finish"}, "until then every step can be taken back"
    scene.do("finish", "button.done")
    assert scene.waits_for(1)


def test_an_action_of_one_step_ends_the_turn_by_itself() -> None:
    scene = Scene().at_turn().area("card.M09")
    scene.finishes = False
    scene.do("trade", "card.M09")
    assert scene.waits_for(1)
