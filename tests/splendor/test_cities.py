"""Rulebook: Cities; rulings 17, 18, 19, 27."""

from __future__ import annotations

import pytest

from game.rules.splendor.cities import OUT_OF_REACH, SHOWN, meets
from game.rules.splendor.state import Player
from game.rules.splendor.tiles import cities
from tests.splendor.scene import RULES, Scene, kinds, of_kind


def test_there_are_seven_tiles_with_two_sides() -> None:
    sides = cities().values()
    assert len(sides) == 14 and {city.tile for city in sides} == set(range(1, 8))


def test_every_side_asks_for_points_and_most_for_cards() -> None:
    assert all(12 <= city.points <= 17 for city in cities().values())
    assert [id for id, city in cities().items() if not sum(city.needs) + city.other] == ["city.C3A"]
    assert cities()["city.C4B"].needs == (3, 0, 3, 3, 3), "the side of Madrid that ruling 19 chose"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_tiles_lie_on_the_table_whatever_the_number_of_players_and_no_noble(seats: int) -> None:
    state = Scene(seats, cities=True).state
    assert len(state.cities) == SHOWN == 3 and state.nobles == []
    assert len({cities()[id].tile for id in state.cities}) == 3


def test_the_sides_are_random_and_never_both_of_one_tile() -> None:
    found = set()
    for seed in range(60):
        shown = Scene(2, seed, cities=True).state.cities
        assert len({cities()[id].tile for id in shown}) == 3
        found |= set(shown)
    assert found == set(cities())


def test_fifteen_points_do_not_call_the_end() -> None:
    scene = Scene(2, cities=True).cities("C3A", "C4A", "C6B").bought(0, "B3W4", "B3U4", "B3G4")
    assert scene.state.players[0].points == 15 and scene.state.goal == OUT_OF_REACH
    scene.take("red", "black", "white")
    assert not scene.state.last_round and scene.asked == 1


def test_points_alone_take_the_city_that_asks_for_nothing_else() -> None:
    scene = Scene(2, cities=True).cities("C3A", "C4A", "C6B").bought(0, "B3W4", "B3U4", "B3G4", "B2W3")
    events = scene.take("red", "black", "white")
    assert of_kind(events, "city").data == {"seat": 0, "city": "city.C3A", "last_round": True}
    assert scene.state.players[0].city == "city.C3A" and scene.state.last_round


def test_both_demands_have_to_be_met() -> None:
    player = Player(bonuses=[3, 4, 0, 0, 0], points=12)
    city = cities()["city.C7A"]
    assert not meets(player, city)
    player.points = 13
    assert meets(player, city)
    player.bonuses[0] = 2
    assert not meets(player, city)


def test_the_cards_of_one_colour_are_of_a_colour_that_the_tile_does_not_name() -> None:
    """The example: 14 points, 4 white and 4 of another colour, such as green."""
    city = cities()["city.C5A"]
    assert meets(Player(bonuses=[4, 0, 4, 0, 0], points=14), city)
    assert not meets(Player(bonuses=[8, 0, 0, 0, 0], points=14), city), "white is named already"
    assert not meets(Player(bonuses=[4, 3, 3, 0, 0], points=14), city), "of one colour"


def test_of_a_tile_that_names_no_colour_any_one_will_do() -> None:
    city = cities()["city.C6A"]
    assert all(
        meets(Player(bonuses=[5 if i == c else 0 for i in range(5)], points=15), city) for c in range(5)
    )


def test_of_several_cities_one_is_chosen_and_the_others_stay() -> None:
    scene = Scene(2, cities=True).cities("C3A", "C6B", "C1A")
    scene.bought(0, "B3W4", "B3U4", "B3G4", "B3R4").bonuses(0, green=5)
    scene.take("red", "black", "white")
    assert scene.firsts("city") == {"C3A", "C6B"}
    scene.do("city", "city.C6B")
    assert scene.state.cities == ["city.C3A", "", "city.C1A"] and scene.asked == 1


def test_a_city_cannot_be_refused_and_nobody_takes_two() -> None:
    scene = Scene(3, cities=True).cities("C3A", "C6B", "C1A").bought(0, "B3W4", "B3U4", "B3G4", "B3R4")
    scene.take("red", "black", "white")
    assert scene.state.players[0].city == "city.C3A"
    scene.bonuses(0, green=5).turn_of(0).take("red", "black", "white")
    assert scene.state.players[0].city == "city.C3A" and "city.C6B" in scene.state.cities


def test_the_round_is_finished_and_a_lone_holder_wins_whatever_the_points() -> None:
    scene = Scene(2, cities=True).cities("C4A", "C6B", "C3A").bought(0, "B3W4", "B3U4", "B3G4", "B2W3")
    scene.bought(1, "B3K4", "B3R4", "B3W2", "B3U2")
    scene.take("red", "black", "white")
    assert scene.asked == 1
    events = scene.take("red", "black", "white")
    assert "end" in kinds(events)
    first, second = RULES.scores(scene.state)
    assert (first.rank, second.rank) == (1, 2) and second.total > first.total


def test_among_holders_most_points_win_then_fewer_cards_then_it_is_shared() -> None:
    def ranks(first: str, second: str) -> list[int]:
        scene = Scene(2, cities=True).cities("C4A", "C6B", "C3A")
        scene.bought(0, *first.split()).bought(1, *second.split())
        for seat, id in enumerate(("C4A", "C6B")):
            scene.state.players[seat].city = f"city.{id}"
        return [score.rank for score in RULES.scores(scene.state)]

    assert ranks("B3W4", "B3U3") == [1, 2]
    assert ranks("B3W3", "B2W6 B1U8") == [1, 2]
    assert ranks("B3W4", "B3U4") == [1, 1]


def test_if_all_pass_without_a_city_most_points_win() -> None:
    scene = Scene(2, cities=True).bought(0, "B3W4").bought(1, "B3U3")
    assert [score.rank for score in RULES.scores(scene.state)] == [1, 2]


def test_the_first_to_take_a_city_and_no_other_calls_the_last_round() -> None:
    scene = Scene(2, cities=True).cities("C3A", "C4A", "C6B")
    scene.bought(0, "B3W4", "B3U4", "B3G4", "B2W3").bought(1, "B3R4", "B3K4", "B2R6").bonuses(1, green=6)
    first = of_kind(scene.take("red", "black", "white"), "city")
    second = of_kind(scene.take("red", "black", "white"), "city")
    assert (first.data["last_round"], second.data["last_round"]) == (True, False)


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (lambda s: s.cities.__setitem__(0, ""), "cities:"),
        (lambda s: s.cities.__setitem__(0, s.cities[1]), "cities:"),
        (lambda s: setattr(s, "goal", 15), "calls the last round"),
        (lambda s: setattr(s, "last_round", True), "do not agree"),
    ],
)
def test_a_position_that_breaks_a_law_of_cities_is_found_out(spoil: object, law: str) -> None:
    state = Scene(2, cities=True).state
    spoil(state)  # type: ignore[operator]
    assert any(law in broken for broken in RULES.invariants(state))
