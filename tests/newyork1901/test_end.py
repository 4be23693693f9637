"""Rulebook, End of the game, Scoring, ties; rulings 19, 20 and 22."""

from __future__ import annotations

import pytest

from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.newyork1901.components import building_of
from game.rules.newyork1901.scoring import announce
from game.rules.newyork1901.turns import end_trigger
from tests.newyork1901.scenes import Scene


def pass_turn(scene: Scene) -> None:
    """Take the first card there is and build nothing; with no card just end."""
    if scene.actions("claim"):
        scene.do("claim", *scene.actions("claim")[0].targets)
    if scene.actions("end"):
        scene.end()


def test_four_unbuilt_buildings_bring_the_end_and_everybody_else_one_more_turn() -> None:
    scene = Scene(3, action_cards=False)
    pass_turn(scene)
    assert scene.seat() == 1
    scene.own(1, "y08")
    scene.market(("yellow", 2), ("blue", 2), ("blue", 3), ("green", 2))
    scene.spend(1, 13)
    scene.claim("y07")
    scene.build("b1", (10, 13), (11, 13))
    assert scene.told("last_turns")[0].data == {"seat": 1, "cause": "buildings"}
    assert scene.seat() == 2
    pass_turn(scene)
    assert scene.seat() == 0
    pass_turn(scene)
    assert scene.over()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_brings_the_end_near_has_no_further_turn_and_all_others_one(seats: int) -> None:
    for first in range(seats):
        scene = Scene(seats, action_cards=False)
        for _ in range(first):
            pass_turn(scene)
        scene.state.deck.clear()
        turns = []
        while not scene.over():
            turns.append(scene.seat())
            pass_turn(scene)
        assert turns == [(first + later) % seats for later in range(seats)]


def test_a_demolition_brings_the_end_near_too() -> None:
    scene = Scene(2, action_cards=False)
    scene.own(0, "y07")
    scene.put(0, "b1", (10, 13), (11, 13))
    scene.player().unbuilt = [f"building.0.{kind}" for kind in ("s1", "g1", "g2", "g3", "g4")]
    scene.player().points = 6
    scene.build("s1", (10, 13), (11, 13), verb="demolish")
    assert scene.told("last_turns")[0].data == {"seat": 0, "cause": "buildings"}


def test_five_unbuilt_buildings_do_not() -> None:
    scene = Scene()
    scene.spend(0, 13)
    assert end_trigger(scene.state) == ""
    scene.spend(0, 1)
    assert end_trigger(scene.state) == "buildings"


def test_demolished_buildings_count_as_used_up_legendary_ones_and_starters_do_not() -> None:
    scene = Scene()
    scene.own(0, "g13", "y01", "b01")
    scene.put(0, "start", (10, 1), (11, 1))
    scene.put(0, "park_row", (1, 9), (2, 9), (3, 9), (1, 10), (2, 10), (3, 10))
    assert len(scene.player().unbuilt) == 18
    scene.spend(0, 14)
    assert end_trigger(scene.state) == "buildings"


def test_three_open_cards_and_no_deck_bring_the_end() -> None:
    scene = Scene(2, action_cards=False)
    scene.state.deck.clear()
    assert end_trigger(scene.state) == "", "four cards are still open"
    pass_turn(scene)
    assert len(scene.state.open_cards()) == 3
    assert scene.told("last_turns")[0].data["cause"] == "market"
    assert scene.seat() == 1
    pass_turn(scene)
    assert scene.over()


def test_three_open_cards_with_a_deck_behind_them_do_not() -> None:
    scene = Scene()
    scene.market(("yellow", 2), ("yellow", 2), ("red", 2))
    assert end_trigger(scene.state) == ""


def test_a_second_trigger_does_not_lengthen_the_game() -> None:
    scene = Scene(3, action_cards=False)
    scene.state.deck.clear()
    for _ in range(3):
        scene.spend(scene.seat(), 14 if scene.player(scene.seat()).unbuilt else 0)
        pass_turn(scene)
    assert scene.over()
    assert len(scene.told("last_turns")) == 1


def test_nobody_is_asked_after_the_end_which_is_told_last() -> None:
    scene = Scene(2, action_cards=False)
    scene.state.deck.clear()
    pass_turn(scene)
    pass_turn(scene)
    assert scene.rules.decisions(scene.state) == ()
    assert scene.events[-1].kind == "end"


def streets() -> Scene:
    """Broadway, Wall Street and Cedar are in play."""
    scene = Scene(3, action_cards=False)
    scene.state.streets = ["broadway", "wall", "cedar"]
    return scene


def test_most_buildings_at_a_street_score_five_points() -> None:
    scene = streets()
    scene.own(0, "g05")
    scene.put(0, "b1", (2, 2), (3, 2))
    assert scene.line("street-broadway") == 5
    assert scene.line("street-broadway", seat=1) == 0


def test_a_tied_street_pays_nobody() -> None:
    scene = streets()
    scene.own(0, "g05")
    scene.put(0, "b1", (2, 2), (3, 2))
    scene.own(1, "g10")
    scene.put(1, "b1", (2, 6), (3, 6))
    assert scene.line("street-broadway") == scene.line("street-broadway", seat=1) == 0


def test_an_empty_street_pays_nobody() -> None:
    scene = streets()
    assert [scene.line("street-wall", seat) for seat in range(3)] == [0, 0, 0]


def test_buildings_count_not_squares_and_starters_count_too() -> None:
    scene = streets()
    scene.own(0, "g05", "g06")
    scene.put(0, "b6", (2, 2), (3, 2), (2, 3), (3, 3))
    scene.own(1, "g02", "g10")
    scene.put(1, "start", (5, 1), (5, 2))
    scene.put(1, "b1", (2, 6), (3, 6))
    assert (scene.line("street-broadway"), scene.line("street-broadway", seat=1)) == (0, 5)


def test_a_legendary_building_counts_as_one_at_its_streets() -> None:
    scene = streets()
    scene.own(0, "g13", "y01")
    scene.put(0, "park_row", (1, 9), (2, 9), (3, 9), (1, 10), (2, 10), (3, 10))
    assert scene.line("street-broadway") == 5
    scene.own(1, "g10")
    scene.put(1, "b1", (2, 6), (3, 6))
    assert scene.line("street-broadway") == 0


def test_a_building_counts_for_every_street_it_touches() -> None:
    scene = streets()
    scene.own(0, "g06")
    scene.put(0, "b1", (2, 3), (3, 3))
    assert (scene.line("street-broadway"), scene.line("street-cedar")) == (5, 5)


def test_only_the_three_streets_in_play_score() -> None:
    scene = streets()
    scene.own(0, "r01")
    scene.put(0, "b1", (8, 1), (8, 2))
    assert not any("nassau" in line.label for line in scene.score().lines)


def equal() -> Scene:
    """Seats 0 and 1 have the same points."""
    scene = Scene(3, action_cards=False)
    scene.state.streets, scene.state.challenge = ["wall"], "bronze_baron"
    return scene


def test_most_points_win() -> None:
    scene = equal()
    scene.player(1).points = 3
    assert [score.rank for score in scene.rules.scores(scene.state)] == [2, 1, 2]


def test_a_tie_goes_to_the_tallest_legendary_building() -> None:
    scene = equal()
    sites = scene.rules.sites.by_id
    scene.player(0).built["legendary.woolworth"] = next(s for s in sites if s.startswith("site.r9."))
    scene.player(1).built["legendary.singer"] = next(s for s in sites if s.startswith("site.p7."))
    scores = scene.rules.scores(scene.state)
    assert [score.rank for score in scores] == [1, 2, 3]
    assert scores[0].total == scores[1].total == scores[2].total


def test_a_legendary_building_beats_any_number_of_gold_ones_in_a_tie() -> None:
    scene = equal()
    sites = scene.rules.sites.by_id
    scene.player(0).built["legendary.park_row"] = next(s for s in sites if s.startswith("site.r6."))
    for kind, shape in (("g1", "i3"), ("g2", "o4")):
        scene.player(1).built[f"building.1.{kind}"] = next(s for s in sites if s.startswith(f"site.{shape}."))
    scene.state.streets = []
    assert [score.rank for score in scene.rules.scores(scene.state)] == [1, 2, 3]


def test_then_a_tie_goes_to_most_gold_buildings_and_else_is_shared() -> None:
    scene = equal()
    scene.state.streets = []
    assert [score.rank for score in scene.rules.scores(scene.state)] == [1, 1, 1]
    sites = scene.rules.sites.by_id
    scene.player(1).built["building.1.g1"] = next(s for s in sites if s.startswith("site.i3."))
    assert [score.rank for score in scene.rules.scores(scene.state)] == [2, 1, 2]


def test_the_end_tells_every_bonus_once_and_prestige_not_again() -> None:
    scene = streets()
    scene.own(0, "g05")
    scene.put(0, "b1", (2, 2), (3, 2))
    scene.player(1).actions = ["action.1.market_shift", "action.1.land_grab"]
    for seat, kinds in ((0, ("b2", "b3", "b4", "b5")), (2, ("b1", "b2", "b3", "b4", "b5", "b6"))):
        for kind in kinds:
            shape = building_of(f"x.{kind}").shape
            inner = next(s.id for s in scene.rules.sites.by_id.values() if s.shape == shape and not s.streets)
            scene.player(seat).built[f"building.{seat}.{kind}"] = inner
    scene.state.challenge, scene.player(2).prestige = "bronze_baron", 2
    out = Outcome(Rng(0))
    announce(scene.state, scene.rules.sites, out)
    assert [(event.kind, event.data.get("seat"), event.data.get("points")) for event in out.events] == [
        ("street_bonus", 0, 5),
        ("challenge_bonus", 0, 10),
        ("cards_bonus", 1, 2),
        ("challenge_bonus", 2, 15),
        ("end", None, None),
    ]
    assert out.events[0].data["street"] == "broadway"
    scene.state.challenge = "gold_prestige"
    out = Outcome(Rng(0))
    announce(scene.state, scene.rules.sites, out)
    assert "challenge_bonus" not in {event.kind for event in out.events}, "told when it was gained"
