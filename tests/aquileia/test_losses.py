"""What is lost by an action is warned of before: the list of Aquileia's losses."""

from __future__ import annotations

import pytest

from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.rules.aquileia.components import ROUNDS
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import Text
from game.tables.aquileia.table import AquileiaTable
from tests.aquileia.games import sensible
from tests.aquileia.scene import GIORGIO, KIKO, RULES, STEFAN, WALTER, Scene
from tests.toy.house import assets

TABLE = AquileiaTable(RULES)


def say(message: Text, lang: str = "en") -> str:
    """A message in words."""
    catalogue = Catalogue(lang, assets() / "lang")
    said = Narrator(catalogue, ["Stefan", "Walter", "Giorgio", "Kiko"], TABLE.describe).say(message)
    assert not catalogue.missing
    return said


def warned(scene: Scene, seat: int, verb: str, *targets: str, amount: int = 0) -> str:
    """The warning of an action without its title; "" for none. It ends by asking for another press."""
    action = Action(seat, verb, targets, amount)
    assert action in scene.legal(seat), action
    found = TABLE.warn(RULES.view(scene.state, seat), action)
    if found is None:
        return ""
    assert "Press again" in say(found) and "دوباره بزنید" in say(found, "fa")
    return found.key.removeprefix("aquileia-warn-")


def placing(agents: int = 1) -> Scene:
    """Stefan has so many agents left, his marker lies."""
    scene = Scene().track(STEFAN)
    scene.player(STEFAN).agents = agents
    return scene


def test_an_exchange_that_takes_the_coins_for_a_card_is_warned_of() -> None:
    scene = Scene().coins(STEFAN, 0, 1).agents(STEFAN, "pecunia", "servi_middle").operate()
    assert warned(scene, STEFAN, "exchange", "exchange.5.there") == "unpaid"
    rich = Scene().coins(STEFAN, 0, 2).agents(STEFAN, "pecunia", "servi_middle").operate()
    assert warned(rich, STEFAN, "exchange", "exchange.5.there") == ""


def test_a_purchase_before_another_agent_is_warned_of_if_that_could_not_be_paid() -> None:
    scene = Scene().coins(STEFAN, 1).agents(STEFAN, "equi_1").operate()
    assert warned(scene, STEFAN, "buy", "equi.1") == "broke"
    scene.state.round = ROUNDS
    assert warned(scene, STEFAN, "buy", "equi.1") == "", "coins are worth nothing at the end"
    earning = Scene().coins(STEFAN, 1).agents(STEFAN, "equi_1", "arena_1").operate()
    assert warned(earning, STEFAN, "buy", "equi.1") == "", "the Arena may still bring some"


@pytest.mark.parametrize(
    ("bronze", "building", "said"), [(2, True, "unpaid"), (3, True, ""), (1, False, "broke"), (2, False, "")]
)
def test_a_bid_with_the_coins_for_a_building_or_the_last_is_warned_of(
    bronze: int, building: bool, said: str
) -> None:
    scene = Scene(3).coins(GIORGIO, bronze, 1).hand(GIORGIO, "slave_double").agents(WALTER, "theatrum")
    if building:
        scene.agents(GIORGIO, "forum_1")
    scene.operate().do(WALTER, "bid", "coins.1.silver")
    assert warned(scene, GIORGIO, "bid", "coins.2.bronze") == said


@pytest.mark.parametrize(
    ("scene", "space", "why"),
    [
        (placing().coins(STEFAN), "space.equi_1", "coins"),
        (placing().coins(STEFAN, 1), "space.portus_bronze", "business"),
        (placing(), "space.latro", ""),
    ],
)
def test_the_last_agent_is_not_put_where_it_does_nothing_without_a_warning(
    scene: Scene, space: str, why: str
) -> None:
    assert warned(scene, STEFAN, "place", space) == ("short" if why else "")


def test_a_robber_is_warned_that_there_is_nothing_to_rob_or_only_the_own_coin() -> None:
    scene = placing()
    for player in scene.state.players[1:]:
        player.agents = 0
    assert warned(scene, STEFAN, "place", "space.latro") == "short"
    scene.coins(STEFAN, 5).state.players[STEFAN].agents = 2
    scene.agents(STEFAN, "portus_bronze")
    assert warned(scene, STEFAN, "place", "space.latro") == "short"
    other = placing()
    for player in other.state.players[1:]:
        player.agents = 1
    other.agents(WALTER, "portus_gold")
    assert warned(other, STEFAN, "place", "space.latro") == ""


def test_a_coin_in_reach_of_a_robber_is_warned_of() -> None:
    scene = placing(2).coins(STEFAN, 2).houses(STEFAN, "bank_1")
    assert warned(scene, STEFAN, "place", "space.portus_bronze") == ""
    scene.agents(WALTER, "latro")
    assert warned(scene, STEFAN, "place", "space.portus_bronze") == "robbed"


def test_an_agent_that_takes_the_coin_of_another_is_warned_of() -> None:
    scene = placing(3).coins(STEFAN, 1).houses(STEFAN, "bank_1").agents(STEFAN, "equi_1")
    assert warned(scene, STEFAN, "place", "space.portus_bronze") == "unplaced"


def test_the_selection_marker_is_not_forgotten_until_the_last_agent_is_placed() -> None:
    scene = Scene()
    assert warned(scene, STEFAN, "place", "space.dolus") == "", "there is time"
    scene.player(STEFAN).agents = 1
    assert warned(scene, STEFAN, "place", "space.dolus") == "marker"
    scene.track(WALTER, GIORGIO, KIKO)
    assert warned(scene, STEFAN, "place", "space.dolus") == "", "nobody can take a slot any more"


def test_to_pass_with_an_agent_or_with_work_left_is_warned_of() -> None:
    assert warned(placing(2), STEFAN, "pass", "button.pass") == "pass"
    scene = Scene().coins(STEFAN, 1).agents(STEFAN, "equi_1").operate()
    assert warned(scene, STEFAN, "pass", "button.pass") == "decline"


@pytest.mark.parametrize(
    ("agents", "rival", "said"),
    [
        (("arena_1",), "arena_2", "blue"),
        (("arena_1", "stadium_gold_1"), "arena_2", ""),
        (("stadium_gold_1",), "stadium_gold_2", "blue"),
    ],
)
def test_blue_dice_that_no_later_race_wants_are_not_left_without_a_warning(
    agents: tuple[str, ...], rival: str, said: str
) -> None:
    scene = Scene(3).agents(STEFAN, *agents).agents(WALTER, "potentia", rival)
    if "stadium_gold_1" in agents and len(agents) > 1:
        scene.agents(WALTER, "stadium_gold_3")
    scene.operate()
    while scene.state.stack[-1].__class__.__name__ != "Reinforce":
        (seat,) = scene.waiting()
        scene.roll(seat)
    scene.state.power[STEFAN] = 9
    assert warned(scene, WALTER, "pass", "button.pass") == said
    assert warned(scene, WALTER, "blue", "button.blue", amount=1) == said
    assert warned(scene, WALTER, "blue", "button.blue", amount=4) == ""


def test_who_leads_a_race_may_leave_the_blue_dice() -> None:
    scene = Scene(3).agents(STEFAN, "potentia", "stadium_gold_1").agents(WALTER, "stadium_gold_2").operate()
    while scene.state.stack[-1].__class__.__name__ != "Reinforce":
        (seat,) = scene.waiting()
        scene.roll(seat)
    scene.state.power[STEFAN] = 9
    assert warned(scene, STEFAN, "pass", "button.pass") == ""


def test_a_laurel_that_counts_for_nothing_is_not_kept_for_one_that_counts_without_a_warning() -> None:
    scene = Scene(3).open_laurel("white.1").top("stadium", "yellow.1").houses(STEFAN, "yellow_8")
    scene.agents(STEFAN, "stadium_gold_1").agents(WALTER, "stadium_gold_2").operate()
    while scene.state.stack[-1].__class__.__name__ == "Roll":
        (seat,) = scene.waiting()
        scene.state.power[STEFAN] = 9
        scene.roll(seat)
    assert warned(scene, STEFAN, "keep", "open.stadium") == "laurel"
    assert warned(scene, STEFAN, "keep", "deck.stadium") == ""
    kept = TABLE.preview(RULES.view(scene.state, STEFAN), Action(STEFAN, "keep", ("deck.stadium",)))
    assert say(kept[0]) == "Your first yellow laurel for your villas of 8"


@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_a_sensible_player_is_seldom_warned_and_every_warning_has_its_words(seed: int) -> None:
    state, rng = start(RULES, GameConfig(4, seed)), Rng(seed)
    steps = warnings = 0
    while decisions := RULES.decisions(state):
        seen = RULES.view(state, decisions[0].player)
        done = sensible(state, decisions[0], rng)
        found: list[Text | None] = [TABLE.warn(seen, action) for action in decisions[0].actions]
        assert all(say(each) and say(each, "fa") for each in found if each)
        steps, warnings = steps + 1, warnings + (TABLE.warn(seen, done) is not None)
        play(RULES, state, done)
    assert steps > 100 and 0 < warnings < steps / 3
