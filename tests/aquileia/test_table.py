"""Where Aquileia's pieces lie, what is warned of, foretold and told."""

from __future__ import annotations

import pytest

from game.desk.desk import Desk
from game.desk.help_line import help_line
from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.aquileia.components import COLOURS, cards, full_deck
from game.rules.aquileia.frames import Auction
from game.rules.aquileia.printed import AREAS, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.event import Event, EventValue
from game.rules.kernel.ids import kind_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import Text, text
from game.tables.aquileia.budget import planned, unpayable
from game.tables.aquileia.layout import prints
from game.tables.aquileia.paint.cards import held
from game.tables.aquileia.placing import ESTATE, HELD, IDLE, LEADS, NONE, OUT, SECRET, SHORT, TAKEN, WORKS
from game.tables.aquileia.table import AquileiaTable
from game.tables.table import Picture, Place
from tests.aquileia.games import sensible
from tests.aquileia.scene import GIORGIO, KIKO, RULES, STEFAN, WALTER, Scene
from tests.toy.house import assets

TABLE = AquileiaTable(RULES)
LANGUAGES = ("en", "fa")
_MARKS = "\u200e\u200f\u061c\u2066\u2067\u2068\u2069"
"""Marks of direction, which are not seen."""


def places(scene: Scene, viewer: int | None = None) -> dict[str, Place]:
    """The placements as a viewer knows them."""
    return TABLE.placements(RULES.view(scene.state, viewer))


def say(message: Text, lang: str = "en") -> str:
    """A message in words."""
    catalogue = Catalogue(lang, assets() / "lang")
    said = Narrator(catalogue, ["Stefan", "Walter", "Giorgio", "Kiko"], TABLE.describe).say(message)
    assert not catalogue.missing
    return said.translate(dict.fromkeys(map(ord, _MARKS)))


def auctioned() -> Scene:
    """An auction in which somebody has bid."""
    scene = Scene(3).agents(WALTER, "theatrum").operate()
    scene.do(WALTER, "bid", "coins.1.silver")
    return scene


def foretold(scene: Scene, action: Action) -> str:
    """What the table says of an action before it is done, as all may read it."""
    return "; ".join(say(line) for line in TABLE.preview(RULES.view(scene.state, None), action))


# --- where things lie --------------------------------------------------------------------------------------


def test_an_agent_stands_on_its_space_and_is_missing_in_the_panel() -> None:
    lying = places(Scene().agents(WALTER, "arena_1", "portus_gold"))
    assert (lying["agent.1.arena_1"].slot, lying["agent.1.portus_gold"].slot) == (
        "space.arena_1",
        "space.portus_gold",
    )
    assert lying["agents.1"].count == 3
    assert lying["laid.gold"].slot == "laid.gold"
    assert "laid.bronze" not in lying


def test_markers_lie_in_the_order_of_the_track_and_else_before_their_players() -> None:
    lying = places(Scene().track(KIKO, STEFAN))
    assert lying[f"marker.{KIKO}"].slot == "selection.1"
    assert lying[f"marker.{STEFAN}"].slot == "selection.2"
    assert lying[f"marker.{WALTER}"].slot == f"marker.{WALTER}"


def test_strengths_stand_on_stones_and_beyond_the_last_keep_their_number() -> None:
    scene = Scene().track(KIKO, WALTER, GIORGIO, STEFAN)
    scene.state.power = [0, 4, 15, 4]
    lying = places(scene)
    shields = {id: (place.slot, place.count) for id, place in lying.items() if id.startswith("shield.")}
    assert shields == {
        "shield.1": ("step.4.1", 4),
        "shield.2": ("step.12.0", 15),
        "shield.3": ("step.4.0", 4),
    }
    assert list(shields).index("shield.1") < list(shields).index("shield.3"), "it lies behind"


def test_a_building_bears_its_owner_and_joins_the_estate_beside_the_houses_left() -> None:
    lying = places(Scene().houses(GIORGIO, "blue_10", "bank_5"))
    assert (lying["site.blue_10"].look, lying["site.white_4"].look) == ("2", "")
    begins = {"estate.2": 0, "yard.2": ESTATE}
    estate = {id: begins[place.slot] + place.index for id, place in lying.items() if place.slot in begins}
    assert estate.pop("built.blue_10") == 0
    assert estate.pop("built.bank_5") == 1
    assert sorted(estate.values()) == list(range(2, 9))
    assert all(piece.startswith("spare.2.") for piece in estate)


def test_a_hand_shows_numbers_to_its_player_and_nothing_to_the_others() -> None:
    scene = Scene().hand(STEFAN, "slave_double", "slave_double", "weapon_single").laurels(STEFAN, "white.1")
    own, shown = places(scene, STEFAN), places(scene, WALTER)
    assert (own["hand.0.slave_double"].count, own["hand.0.slave_double"].look) == (2, HELD)
    assert own["hand.0.weapon_triple"].look == NONE
    assert {shown[f"hand.0.{card.removeprefix('card.')}"].look for card in cards()} == {SECRET}
    assert {shown[f"hand.0.{card.removeprefix('card.')}"].count for card in cards()} == {0}
    assert (shown["cards.0.servi"].count, shown["cards.0.equi"].count, shown["laurels.0"].count) == (2, 1, 1)
    assert own["laurel.white.1"].slot == "wreaths.0" and "laurel.white.1" not in shown


def test_laurels_alone_are_hidden_like_a_hand() -> None:
    scene = Scene().laurels(STEFAN, "white.1")
    assert "laurel.white.1" not in places(scene)
    assert places(scene)["laurels.0"].count == 1


def test_of_a_deck_of_which_somebody_has_no_card_all_kinds_step_back_for_everybody() -> None:
    shown = places(Scene().hand(STEFAN, "slave_double").laurels(STEFAN, "white.1"), WALTER)
    slaves = [shown[f"hand.0.{card.removeprefix('card.')}"] for card in cards() if "slave" in card]
    others = [shown[f"hand.0.{card.removeprefix('card.')}"] for card in cards() if "slave" not in card]
    assert {(place.look, place.pale) for place in slaves} == {(SECRET, False)}
    assert {(place.look, place.pale) for place in others} == {(NONE, True)}


def test_what_is_printed_on_a_space_does_not_peep_out_behind_an_agent() -> None:
    lying = places(Scene().agents(WALTER, "stadium_gold_1"))
    assert (lying["space.stadium_gold_1"].look, lying["space.stadium_gold_2"].look) == (TAKEN, "")


def test_the_winner_of_the_stadium_alone_sees_the_top_of_the_deck() -> None:
    scene = Scene(3).top("stadium", "points_7.1").agents(STEFAN, "stadium_gold_1").operate()
    scene.roll(STEFAN)
    assert places(scene, STEFAN)["laurel.points_7.1"].slot == "deck.stadium"
    assert "laurel.points_7.1" not in places(scene)
    assert places(scene)[scene.state.open_laurel].slot == "open.stadium"


def test_the_blue_dice_lie_at_potentia_with_the_sign_of_their_holder() -> None:
    scene = Scene().agents(KIKO, "potentia", "arena_1").operate()
    lying = places(scene)
    assert lying[f"holder.{KIKO}"].slot == "holder"
    assert lying["die.blue.4"].slot == "tray.blue.4"


# --- exact coins -------------------------------------------------------------------------------------------


def test_planned_costs_stand_beside_the_coins() -> None:
    scene = Scene().coins(STEFAN, 2, 1, 0).agents(STEFAN, "equi_1", "equi_2", "servi_middle")
    assert planned(scene.state, STEFAN) == (2, 1, 0)
    lying = places(scene)
    assert [lying[f"coins.0.{metal}"].look for metal in ("bronze", "silver", "gold")] == ["2", "1", ""]
    assert unpayable(scene.state, STEFAN) == frozenset()


def test_what_comes_later_in_the_order_is_what_can_no_longer_be_paid() -> None:
    scene = Scene().coins(STEFAN, 1).agents(STEFAN, "servi_top", "equi_3")
    assert unpayable(scene.state, STEFAN) == {"space.servi_top"}
    lying = places(scene)
    assert (lying["agent.0.servi_top"].look, lying["agent.0.equi_3"].look) == (SHORT, "")


@pytest.mark.parametrize(
    ("space", "coins", "short"),
    [
        ("pecunia", (1, 0, 0), True),
        ("pecunia", (2, 0, 0), False),
        ("forum_1", (0, 1, 0), True),
        ("potentia", (0, 0, 0), False),
        ("dolus", (0, 0, 0), False),
        ("portus_gold", (0, 0, 0), False),
    ],
)
def test_which_agents_are_short(space: str, coins: tuple[int, int, int], short: bool) -> None:
    scene = Scene().agents(STEFAN, space).coins(STEFAN, *coins)
    assert unpayable(scene.state, STEFAN) == ({f"space.{space}"} if short else set())


@pytest.mark.parametrize(("bringer", "short"), [("servi_top", False), ("arena_1", False), ("dolus", True)])
def test_a_building_is_out_of_reach_once_no_agent_can_bring_the_slaves(bringer: str, short: bool) -> None:
    scene = Scene().agents(STEFAN, bringer, "forum_1").coins(STEFAN, 3, 3, 3)
    assert scene.player(STEFAN).servi == []
    assert ("space.forum_1" in unpayable(scene.state, STEFAN)) is short


def test_a_robbed_metal_without_another_coin_is_short() -> None:
    scene = Scene().agents(GIORGIO, "portus_gold").coins(GIORGIO, 3, 3, 0).houses(GIORGIO, "bank_5")
    scene.state.laid[2] = 0
    scene.state.bank[2] += 1
    assert unpayable(scene.state, GIORGIO) == {"space.portus_gold"}


def test_the_words_say_so_too() -> None:
    scene = Scene().coins(STEFAN, 1).agents(STEFAN, "servi_top", "equi_3")
    for piece in ("agent.0.servi_top", "space.servi_top"):
        lines = [say(line) for line in TABLE.explain(scene.state, piece)]
        assert "Red sign: Stefan cannot pay yet, so the agent would return unused" in lines
    line, exact = TABLE.explain(scene.state, "coins.0.bronze")
    assert say(exact) == "Prices are exact; no coin replaces one of another type"
    assert say(line) == "2 needed for agents on the board; too few are left"


_BARE = ("costs", "brings", "pays", "fights", "races", "auctions", "places", "may", "none", "wins", "stays")
"""Words with which no sentence begins that is understood without the name of the thing before it."""


def test_what_is_said_of_a_thing_is_a_sentence_where_its_name_has_no_room() -> None:
    scene = (
        Scene().agents(WALTER, "theatrum", "arena_1", "stadium_gold_1", "servi_top").houses(KIKO, "blue_8")
    )
    kinds = set()
    for piece in (*places(scene, WALTER), "laurel.points_7.1", "laurel.blue_yellow.1", *cards(), *sites()):
        for line in map(say, TABLE.explain(scene.state, piece)):
            kinds.add(kind_of(piece))
            assert line.split()[0].lower() not in _BARE, (piece, line)
    assert len(kinds) > 15


# --- what is asked, shown large, and foretold --------------------------------------------------------------


def test_the_area_at_work_is_seen_large() -> None:
    scene = Scene()
    found = [TABLE.shot(scene.state, None)]
    scene.agents(STEFAN, "dolus", "arena_1", "theatrum", "latro").agents(
        WALTER, "equi_1", "forum_2", "portus_gold"
    )
    scene.hand(WALTER, "slave_double").houses(WALTER, "bank_1").operate()
    seen = set()
    for _ in range(40):
        if not (asked := RULES.decisions(scene.state)) or scene.state.round > 1:
            break
        seen.add((type(scene.state.stack[-1]).__name__, TABLE.shot(scene.state, Choosing(asked[0]))))
        scene.carry_out(asked[0].actions[0])
    assert found == ["table"]
    assert {
        ("Dolus", "market.dolus"),
        ("Equi", "market.equi"),
        ("Roll", "contest"),
        ("Auction", "theatrum"),
    } <= seen
    assert {("Forum", "forum"), ("Latro", "portus"), ("Portus", "portus")} <= seen


def test_the_round_and_the_area_at_work_are_told_in_one() -> None:
    scene = Scene()
    assert [fact.key for fact in TABLE.facts(scene.state)] == ["aquileia-fact-round", "aquileia-fact-later"]
    scene.state.round = 2
    assert [say(fact) for fact in TABLE.facts(scene.state)] == ["Round 2 of 6"]
    scene.state.round = 1
    scene.agents(WALTER, "theatrum").operate()
    assert [say(fact) for fact in TABLE.facts(scene.state)] == ["Round 1/6: Theatrum"]


def test_red_dice_lie_ready_once_their_roll_is_of_no_matter() -> None:
    scene = Scene(3).agents(STEFAN, "arena_1").agents(WALTER, "arena_2", "theatrum").operate()
    faces = []
    for _ in range(2):
        faces.append([TABLE.placements(scene.state)[f"die.red.{die}"].look for die in (1, 2, 3)])
        scene.roll(scene.waiting()[0])
    faces.append([TABLE.placements(scene.state)[f"die.red.{die}"].look for die in (1, 2, 3)])
    assert not any(faces[0]) and all(faces[1]) and all(faces[2])
    while "points" in scene.verbs(seat := scene.waiting()[0]):
        scene.do(seat, "points", "button.points")
    assert isinstance(scene.state.stack[-1], Auction)
    assert not any(TABLE.placements(scene.state)[f"die.red.{die}"].look for die in (1, 2, 3))


def test_badges_tell_who_has_passed_and_who_leads_the_bidding() -> None:
    scene = Scene(3).track(STEFAN)
    scene.skip(STEFAN)
    assert [TABLE.badges(scene.state, seat) for seat in range(3)] == [("check",), (), ()]
    scene = Scene(3).agents(WALTER, "theatrum").operate()
    scene.do(WALTER, "bid", "coins.1.silver")
    scene.skip(GIORGIO)
    assert [TABLE.badges(scene.state, seat) for seat in range(3)] == [(), ("trophy",), ("close",)]


def test_a_raise_is_foretold_with_what_it_would_leave() -> None:
    scene = Scene(3).coins(GIORGIO, 1, 3, 0).agents(WALTER, "theatrum").operate()
    scene.do(WALTER, "bid", "coins.1.silver")
    raised = Action(GIORGIO, "bid", ("coins.2.silver",))
    bid = "Bid 2 silver; you would keep 1 bronze and 1 silver"
    assert foretold(scene, raised).startswith(bid)
    assert foretold(scene, raised).endswith("; Giorgio gets the laurel"), "nobody else has the coins"
    scene.coins(STEFAN, 0, 3, 0)
    assert foretold(scene, raised).startswith(bid) and "laurel;" not in foretold(scene, raised)
    assert say(TABLE.verb(raised)) == "Add 1 silver"


def test_a_building_is_foretold_with_its_price_and_its_points() -> None:
    scene = (
        Scene()
        .coins(KIKO, 3, 2, 1)
        .hand(KIKO, "slave_double", "slave_double")
        .agents(KIKO, "forum_2")
        .operate()
    )
    build = next(action for action in scene.legal(KIKO) if "site.blue_10" in action.targets)
    told = foretold(scene, build)
    assert told.startswith("Pay 2 bronze, 2 silver and 1 gold, plus 3 slaves; keep 1 bronze")
    assert "10 points" in told and "1 slave is wasted" in told
    assert say(TABLE.verb(build)) == "Build blue villa (10)"
    assert TABLE.mark(build) == "site.blue_10"


def test_an_exchange_is_foretold_in_one_sentence_with_its_points_and_with_what_the_bank_lacks() -> None:
    scene = Scene().agents(STEFAN, "pecunia").operate()
    exchange = Action(STEFAN, "exchange", ("exchange.2.there",))
    assert say(TABLE.verb(exchange)) == "1 gold for 2 silver"
    assert foretold(scene, exchange) == "1 gold for 2 silver; score 4 points"
    scene.state.bank[1] = 0
    assert "The supply is 2 coins short" in foretold(scene, exchange)


def test_an_activation_is_foretold() -> None:
    scene = Scene().houses(STEFAN, "workshop_4", "bank_5").agents(STEFAN, "portus_silver").operate()
    told = foretold(scene, Action(STEFAN, "activate", ("button.activate",)))
    assert told == "Pay with your coin in the Portus; Gain 4 points, 1 silver and 1 gold"


def test_nothing_is_foretold_of_dice_but_what_counts() -> None:
    scene = Scene(3).agents(STEFAN, "stadium_silver_1").operate()
    roll = Action(STEFAN, "roll", ("button.roll",))
    assert foretold(scene, roll) == "Strength 2, +1 for each silver"


def test_who_plays_no_more_cards_is_told_whose_blue_dice_may_follow() -> None:
    scene = Scene(3).agents(WALTER, "potentia", "arena_1").agents(STEFAN, "arena_2")
    scene.hand(STEFAN, "slave_single").operate()
    scene.roll(STEFAN)
    scene.roll(WALTER)
    done = Action(STEFAN, "done", ("button.done",))
    assert "Walter may still roll blue dice" in foretold(scene, done)


@pytest.mark.parametrize(
    ("spaces", "kept"),
    [
        (("arena_1", "stadium_silver_2"), "2 blue dice stay for the Stadium"),
        (("arena_1",), "2 blue dice stay unused"),
        (("stadium_gold_1",), "2 blue dice stay unused"),
    ],
)
def test_what_becomes_of_blue_dice_that_are_not_rolled_is_said(spaces: tuple[str, ...], kept: str) -> None:
    """They stay for the Stadium only where their holder has a racer."""
    scene = Scene(3).agents(WALTER, "potentia", *spaces).agents(STEFAN, "stadium_gold_2").operate()
    if "arena_1" not in spaces:
        scene.roll(STEFAN)
    scene.roll(WALTER)
    assert kept in foretold(scene, Action(WALTER, "blue", ("button.blue",), amount=2))
    held = foretold(scene, Action(WALTER, "pass", ("button.pass",)))
    assert held.startswith("You stay at strength") and "4 blue dice stay" in held


def test_the_points_of_the_arena_are_said_to_be_twice_the_strength() -> None:
    scene = Scene(3).agents(WALTER, "arena_1").operate()
    scene.roll(WALTER)
    points = 2 * scene.state.power[WALTER]
    told = foretold(scene, Action(WALTER, "points", ("button.points",)))
    assert told == f"Score {points} points (twice your strength)"


def test_to_pass_with_agents_in_hand_is_asked_twice() -> None:
    scene = Scene().track(STEFAN)
    warning = TABLE.warn(scene.state, Action(STEFAN, "pass", ("button.pass",)))
    assert warning is not None
    assert say(warning) == "5 agents stay unused this round. Press again to pass."
    assert say(warning, "fa").endswith("برای رد کردن دوباره بزنید.")
    scene.player(STEFAN).agents = 0
    assert TABLE.warn(scene.state, Action(STEFAN, "pass", ("button.pass",))) is None


def test_to_place_an_agent_whose_work_cannot_be_paid_is_asked_twice() -> None:
    scene = Scene().coins(STEFAN, 1, 0, 1)
    short = Action(STEFAN, "place", ("space.servi_middle",))
    warning = TABLE.warn(scene.state, short)
    assert warning is not None and "the agent may return unused" in say(warning)
    assert say(warning).endswith("Press again to place.")
    assert say(warning, "fa").endswith("برای گذاشتن دوباره بزنید.")
    assert "You cannot pay yet, so the agent would return unused" in foretold(scene, short)
    assert TABLE.warn(scene.state, Action(STEFAN, "place", ("space.servi_top",))) is None
    assert TABLE.warn(scene.state, Action(STEFAN, "select", ("selection.1",))) is None


def test_an_agent_that_works_before_may_bring_the_coins_so_nobody_is_warned() -> None:
    scene = Scene().coins(STEFAN).agents(STEFAN, "dolus")
    short = Action(STEFAN, "place", ("space.servi_middle",))
    assert TABLE.warn(scene.state, short) is None
    assert "You cannot pay yet" in foretold(scene, short)
    later = Scene().coins(STEFAN).agents(STEFAN, "arena_1")
    assert TABLE.warn(later.state, short) is not None


def test_a_coin_that_is_laid_at_once_is_there_when_the_agent_works() -> None:
    scene = Scene().coins(STEFAN, 1)
    place = Action(STEFAN, "place", ("space.portus_bronze",))
    assert TABLE.warn(scene.state, place) is None
    assert "You have no workshop or bank yet" in foretold(scene, place)


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        (
            Scene().coins(STEFAN).agents(STEFAN, "pecunia"),
            "Stefan cannot pay; the agent returns (Pecunia).",
        ),
        (
            Scene().coins(STEFAN).agents(STEFAN, "forum_1"),
            "Stefan cannot pay for a building; the agent returns (Forum, space 1).",
        ),
        (
            Scene().agents(STEFAN, "portus_gold"),
            "Stefan has nothing to activate; the agent returns (Portus, gold).",
        ),
        (
            Scene().agents(STEFAN, "latro"),
            "Stefan finds no coin to rob; the agent returns (Portus, robber).",
        ),
    ],
)
def test_why_an_agent_goes_home_unused_is_told(scene: Scene, said: str) -> None:
    scene.operate()
    told = TABLE.tell(scene.happened("idle")[0])
    assert told is not None and say(told) == said
    assert say(told, "fa")


def test_the_robber_is_called_by_the_area_whose_name_stands_on_the_board() -> None:
    for piece in ("space.latro", "agent.1.latro"):
        assert "Portus, robber" in say(TABLE.describe(piece))


def test_what_pays_a_building_is_asked_until_it_is_paid() -> None:
    scene = Scene().agents(STEFAN, "forum_1").coins(STEFAN, 9, 9, 9)
    scene.hand(STEFAN, "slave_double", "slave_single").operate()
    decision, double, single = scene.asked(STEFAN), "hand.0.slave_double", "hand.0.slave_single"
    assert decision is not None and sites()["site.blue_6"].slaves == 3
    asked = {
        (): "Build one building",
        ("site.blue_6",): "Choose cards worth 3 slaves",
        ("site.blue_6", double): "Choose a card worth 1 slave",
        (single, "site.blue_6"): "Choose cards worth 2 slaves",
        (single, "site.blue_6", double): "Build this?",
        (single, double): "Choose a building to pay with these slaves",
    }
    for picked, question in asked.items():
        assert say(TABLE.ask(scene.state, Choosing(decision).after(*picked))) == question


def test_the_points_of_a_villa_and_of_a_laurel_are_explained() -> None:
    scene = Scene().houses(WALTER, "blue_8", "blue_4")
    lines = [say(line) for line in TABLE.explain(scene.state, "laurel.blue.1")]
    assert lines[-1] == "Walter would score 12 points for it now"
    assert "Walter has built here" in [say(line) for line in TABLE.explain(scene.state, "site.blue_8")]


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_lies_on_the_table_says_more_than_its_name(seed: int) -> None:
    state, rng = start(RULES, GameConfig(3, seed)), Rng(seed)
    silent: set[str] = set()
    while decisions := RULES.decisions(state):
        seen = RULES.view(state, decisions[0].player)
        silent |= {kind_of(piece) for piece in TABLE.placements(seen) if not TABLE.explain(seen, piece)}
        play(RULES, state, sensible(state, decisions[0], rng))
    assert silent == set()


@pytest.mark.parametrize(
    ("site", "use"),
    [
        ("purple_4", "4 points per purple laurel"),
        ("workshop_1", "2 points per activation"),
        ("bank_5", "1 silver and 1 gold per activation"),
    ],
)
def test_what_a_building_is_good_for_and_what_it_costs_are_one_sentence(site: str, use: str) -> None:
    first, when = (say(line) for line in TABLE.explain(Scene().state, f"site.{site}"))
    assert first.startswith(f"{use}; costs ") and ("at the end" in when or "Portus" in when)


def test_of_an_agent_in_the_way_what_it_does_is_said_before_why_the_space_is_taken() -> None:
    scene = Scene().agents(WALTER, "dolus")
    seats = tuple(Seat(name, number) for number, name in enumerate(("Stefan", "Walter", "Giorgio", "Kiko")))
    desk = Desk(Sitting(Session(RULES, GameConfig(4, 1), seats, scene.state), None))
    said = say(help_line(desk, TABLE, "agent.1.dolus", "space.dolus"))
    assert said.index("Roll 2 dice") < said.index("This space is occupied")


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("hand.0.slave_double", Text("aquileia-card", (("use", "slave"), ("value", 2)))),
        ("hidden.servi.hand.0.3", Text("aquileia-hidden", (("deck", "servi"),))),
        ("button.done", Text("aquileia-button", (("button", "done"),))),
        ("stone.7", Text("aquileia-stone", (("number", 7),))),
        ("house.2", Text("aquileia-spare", (("seat", "seat:2"),))),
        ("tray.blue.1", Text("aquileia-die", (("colour", "blue"),))),
    ],
)
def test_what_is_seldom_named_is_named_too(piece: str, name: Text) -> None:
    assert TABLE.describe(piece) == name


# --- words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_piece_has_a_name_of_its_own(lang: str) -> None:
    for kind, ids in (("site", sites()), ("laurel", full_deck("theatrum")), ("card", cards())):
        named = [say(TABLE.describe(id), lang) for id in ids]
        assert len(set(named)) >= len(named) - 2, f"{kind}: {named}"
    named = [say(TABLE.describe(id), lang) for id in spaces()]
    assert len(set(named)) == len(named) - 5, "alike are the spaces of 1 and the face-up cards"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_area_and_colour_is_said(lang: str) -> None:
    areas = {say(Text("aquileia-area", (("area", area),)), lang) for area in AREAS}
    assert len(areas) == len(AREAS)
    assert len({say(Text("aquileia-colour", (("colour", colour),)), lang) for colour in COLOURS}) == len(
        COLOURS
    )


REASONS = {
    "space.arena_1": ("This space is occupied", "این جایگاه پر است"),
    "space.stadium_silver_1": (
        "Your agents are on the other side of the Stadium",
        "کارگزاران شما در بخش دیگر استادیوم هستند",
    ),
    "space.portus_gold": ("You need 1 gold more", "هنوز ۱ طلا کم دارید"),
    "selection.3": ("Place your marker on the first free slot", "لوحه را در اولین خانهٔ خالی بگذارید"),
    "button.pass": (
        "Place your tiebreaker marker before you pass",
        "پیش از رد کردن نوبت، لوحهٔ گزینش خود را بگذارید",
    ),
}


@pytest.mark.parametrize("target", REASONS)
def test_a_space_says_why_it_is_closed(target: str) -> None:
    scene = Scene().agents(WALTER, "arena_1").agents(STEFAN, "stadium_gold_1").coins(STEFAN, 2, 1, 0)
    reason = scene.why_not(target)
    assert reason is not None
    assert (say(reason), say(reason, "fa")) == REASONS[target]


def test_a_new_round_is_news_and_not_shown_large() -> None:
    event = Event("round", {"round": 2, "first": KIKO})
    told = TABLE.tell(event)
    assert told is not None and say(told) == "Round 2: Kiko goes first."
    assert TABLE.spotlight(event) is None and event.kind in TABLE.milestones


def test_a_ranking_shows_of_each_racer_the_spaces_the_rest_the_strength_and_the_prize() -> None:
    """Rulebook, Stadium: the first three get 3, 2 and 1 coins of their side."""
    data: dict[str, EventValue] = {
        "seats": (2, 0),
        "strengths": (6, 5),
        "shields": (1, 3),
        "metals": ("silver", "gold"),
    }
    lit = TABLE.spotlight(Event("ranking", {"seat": 2, "area": "stadium", **data}))
    assert lit is not None and lit.table is not None and say(lit.words) == "Giorgio wins the Stadium."
    (first, (shield, more, power, prize)), (second, (_, _, _, lesser)) = lit.table.rows
    assert (first, shield, power, second) == (2, 1, 6, 0) and isinstance(more, Text) and say(more) == "+5"
    coins = [Picture(f"coin.{metal}", shape=1.0) for metal in ("silver", "gold")]
    assert (prize, lesser) == ((coins[0],) * 3, (coins[1],) * 2)


def test_a_strength_that_passes_another_names_both() -> None:
    told = TABLE.tell(Event("strength", {"seat": 2, "strength": 9, "passed": (0,), "theirs": (7,)}))
    assert told is not None
    assert say(told) == "Giorgio’s strength 9 passes Stefan (7)."


def test_the_ranking_of_a_contest_is_told_from_the_best_down() -> None:
    event = Event("ranking", {"seat": 2, "area": "stadium", "seats": (2, 0), "strengths": (6, 5)})
    told = TABLE.tell(event)
    assert told is not None and say(told) == "Giorgio wins the Stadium: Giorgio (6), Stefan (5)."
    assert TABLE.sound(event) == "race"
    level = event._replace(data={**event.data, "strengths": (5, 5)})
    told = TABLE.tell(level)
    assert told is not None and say(told).endswith("(5), Stefan (5); the lower slot wins ties.")
    assert TABLE.sound(Event("ranking", {"area": "arena", "seats": (2,), "strengths": (6,)})) == "contest"


def test_dice_tumble_and_coins_fly_one_by_one() -> None:
    rolled = Event("roll", {"seat": 0, "dice": ("die.red.1", "die.red.2"), "faces": ("gold", "bronze")})
    assert [move.piece for move in TABLE.moves(rolled)] == ["die.red.1", "die.red.2"]
    told = TABLE.tell(rolled)
    assert told is not None and say(told) == "Stefan rolls 1 bronze and 1 gold."
    paid = Event("pay", {"seat": 1, "bronze": 2, "silver": 0, "gold": 1})
    assert [move.piece for move in TABLE.moves(paid)] == ["coin.bronze", "coin.bronze", "coin.gold"]


def test_a_laurel_that_is_won_is_told_without_its_face() -> None:
    scene = (
        Scene(3)
        .agents(STEFAN, "stadium_gold_1")
        .agents(WALTER, "stadium_gold_2")
        .dice(*["gold"] * 6)
        .operate()
    )
    scene.roll(STEFAN)
    scene.roll(WALTER)
    out = scene.do(STEFAN, "keep", "deck.stadium")
    told = [say(line) for event in out.events if event.visible_to(None) and (line := TABLE.tell(event))]
    assert told[0] == "Stefan keeps a laurel; Walter gets the other."
    moved = [move.piece for event in out.events if event.kind == "laurels" for move in TABLE.moves(event)]
    assert moved == ["hidden.stadium", "hidden.stadium"]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_name_of_every_area_is_a_piece_that_says_what_happens_there(lang: str) -> None:
    scene = Scene(3)
    titles = [piece for piece in places(scene) if piece.startswith("title.")]
    assert {title.partition(".")[2] for title in titles} >= set(AREAS) - {"latro"}
    told = set()
    for title in titles:
        line, *_ = TABLE.explain(scene.state, title)
        told.add(say(line, lang))
        assert len(say(TABLE.describe(title), lang)) > 2
    assert len(told) == len(titles)


def test_who_points_at_the_exchange_is_told_what_the_bank_has() -> None:
    scene = Scene(3)
    scene.state.bank = [7, 0, 12]
    _, supply, _ = TABLE.explain(scene.state, "title.pecunia")
    assert say(supply, "en") == "The supply has 7 bronze and 12 gold"


def test_a_tab_that_leads_to_one_area_is_called_like_it() -> None:
    for lang in ("en", "fa"):
        for area in ("theatrum", "forum", "portus"):
            assert say(text(f"aquileia-scene-{area}"), lang) == say(text("aquileia-area", area=area), lang)


def test_who_bids_against_whom_is_seen_beside_the_purses_and_read_in_the_question() -> None:
    scene = auctioned()
    top = scene.state.stack[-1]
    assert isinstance(top, Auction) and top.leader == WALTER and top.seat == GIORGIO
    seen = places(scene)
    assert [piece for piece in seen if piece.startswith("bidder.")] == [f"bidder.{GIORGIO}"]
    assert seen[f"purse.{WALTER}"].look == LEADS
    decision = scene.asked(GIORGIO)
    assert decision and say(decision.prompt) == "Raise Walter’s bid (1 silver) by one coin, or pass"
    scene.do(GIORGIO, "pass", "button.pass")
    seen = places(scene)
    assert seen[f"purse.{GIORGIO}"].look == OUT and f"bidder.{STEFAN}" in seen
    told = [say(TABLE.explain(scene.state, f"purse.{seat}")[0]) for seat in (STEFAN, WALTER, GIORGIO)]
    assert told == [
        "Stefan may raise or pass",
        "Walter has the highest bid",
        "Giorgio is out of the auction",
    ]


def test_what_is_auctioned_and_what_rivals_can_pay_is_never_dim_own_coins_that_cannot_be_bid_are() -> None:
    scene = auctioned()
    seen = places(scene)
    top = scene.state.stack[-1]
    assert isinstance(top, Auction) and len(top.live) > 1
    lot = next(place for place in seen.values() if place.slot == "lot")
    assert lot.bright
    for seat in range(3):
        rival = seat in top.live and seat != top.seat
        assert all(seen[f"coins.{seat}.{metal}"].bright is rival for metal in METALS)


def test_only_what_is_to_be_activated_and_whose_agent_activates_it_does_not_step_back() -> None:
    scene = Scene().houses(STEFAN, "workshop_4", "bank_5", "blue_4").houses(KIKO, "bank_1")
    seen = places(scene.agents(STEFAN, "portus_silver").operate())
    works = {site for site in sites() if seen[site].look.endswith(WORKS)}
    assert works == {"site.workshop_4", "site.bank_5"} == {site for site in sites() if seen[site].bright}
    assert all(seen[site].look.endswith(IDLE) for site in sites() if site not in works)
    assert seen["agent.0.portus_silver"].bright
    assert not any(places(Scene(3))[site].look for site in sites())


def test_of_an_exchange_that_is_asked_for_little_more_than_its_name_is_said() -> None:
    scene = Scene().agents(STEFAN, "pecunia")
    elsewhere = [say(line) for line in TABLE.explain(scene.state, "exchange.1.there")]
    asked = [say(line) for line in TABLE.explain(scene.operate().state, "exchange.1.there")]
    assert asked == ["4 points"] and elsewhere != asked


def test_the_short_name_of_a_building_or_card_leaves_out_what_it_is_worth() -> None:
    pieces = ("site.blue_6", "site.bank_5", "hand.0.slave_double")
    assert [say(TABLE.short(piece)) for piece in pieces] == ["Blue villa", "Bank", "Slave card"]
    assert TABLE.short("exchange.1.there") == TABLE.describe("exchange.1.there")


def test_what_is_printed_steps_back_like_all_else_but_not_where_the_question_is() -> None:
    def bright(scene: Scene) -> set[str]:
        return {id for id, place in places(scene).items() if kind_of(id) == "print" and place.bright}

    assert bright(Scene(3)) == set(prints()), "while agents are placed"
    assert bright(Scene().agents(STEFAN, "pecunia").operate()) == {"print.pecunia"}
    assert bright(auctioned()) == set()
    arena = Scene().agents(STEFAN, "arena_1").agents(WALTER, "arena_2").operate()
    assert bright(arena) == {"print.arena"}
    agents = {id: place.bright for id, place in places(arena).items() if kind_of(id) == "agent"}
    assert agents and all(agents.values()), "who competes there does not either"


def test_while_agents_are_placed_only_spaces_step_back_and_whose_an_agent_is_stays_clear() -> None:
    for scene in (Scene(3), Scene(3).agents(STEFAN, "dolus")):
        assert {kind_of(piece) for piece, place in places(scene).items() if not place.bright} == {"space"}
    assert not places(auctioned())["exchange.1.there"].bright


def test_who_activates_sees_in_the_purse_what_it_costs_unless_the_coin_lies_there() -> None:
    scene = Scene().houses(STEFAN, "bank_5").coins(STEFAN, silver=2).agents(STEFAN, "portus_silver").operate()
    assert places(scene)["coins.0.silver"].look == ""
    scene.state.laid[1] = 0
    scene.state.bank[1] += 1
    assert places(scene)["coins.0.silver"].look == "1"


@pytest.mark.parametrize("size", [(60, 80), (90, 60), (80, 80)])
def test_a_kind_of_card_that_may_be_in_a_secret_hand_bears_a_question_instead_of_a_number(
    size: tuple[int, int],
) -> None:
    card = next(iter(cards().values()))
    hidden, seen = (held(card, 2, look, size) for look in (SECRET, HELD))
    assert hidden.words and not hidden.figures
    assert seen.figures and not seen.words
