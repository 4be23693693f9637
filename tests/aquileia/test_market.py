"""Aquileia: the market (rulebook: Mercatus; rulings 4 and 5)."""

from __future__ import annotations

import pytest

from game.rules.aquileia.reading import METALS
from game.rules.aquileia.state import FREE
from game.rules.kernel.text import text
from tests.aquileia.scene import Scene


def test_dolus_brings_the_coins_that_two_red_dice_show() -> None:
    scene = Scene().agents(0, "dolus").dice("bronze", "gold").operate()
    assert scene.verbs() == {"roll"}
    out = scene.roll(0)
    assert out.revealed
    assert scene.player().coins == [3, 1, 2]
    assert scene.state.red == ["bronze", "gold", ""]
    roll = scene.happened("roll")[0].data
    assert roll == {"seat": 0, "dice": ("die.red.1", "die.red.2"), "faces": ("bronze", "gold")}


def test_the_agent_returns_after_its_work() -> None:
    scene = Scene().agents(0, "dolus").dice("bronze", "bronze").operate()
    scene.roll(0)
    assert scene.state.spaces["space.dolus"] == FREE
    assert scene.player().agents == 5
    assert scene.happened("home")[0].data == {"seat": 0, "space": "space.dolus"}


def test_dolus_pays_what_the_bank_has_left() -> None:
    scene = Scene().agents(0, "dolus").bank(silver=1).dice("silver", "silver").operate()
    scene.roll(0)
    assert scene.player().coins == [2, 2, 1]
    assert scene.happened("bank_empty")[0].data == {"seat": 0, "lacking": 1}


@pytest.mark.parametrize(
    ("exchange", "before", "after"),
    [
        ("1.there", (0, 0, 1), (2, 1, 0)),
        ("1.back", (2, 1, 0), (0, 0, 1)),
        ("2.there", (0, 0, 1), (0, 2, 0)),
        ("2.back", (0, 2, 0), (0, 0, 1)),
        ("3.there", (0, 0, 1), (4, 0, 0)),
        ("3.back", (4, 0, 0), (0, 0, 1)),
        ("4.there", (0, 2, 0), (4, 0, 0)),
        ("4.back", (4, 0, 0), (0, 2, 0)),
        ("5.there", (0, 1, 0), (2, 0, 0)),
        ("5.back", (2, 0, 0), (0, 1, 0)),
    ],
)
def test_pecunia_is_one_exchange_of_the_list_and_four_points(
    exchange: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    scene = Scene().agents(0, "pecunia").coins(0, *before).operate()
    scene.do(0, "exchange", f"exchange.{exchange}")
    assert scene.player().coins == list(after)
    assert scene.player().points == 4
    assert scene.state.spaces["space.pecunia"] == FREE, "exactly one exchange"


def test_pecunia_may_be_declined_and_then_brings_nothing() -> None:
    scene = Scene().agents(0, "pecunia").operate()
    scene.skip(0)
    assert scene.player().coins == [2, 1, 1] and scene.player().points == 0
    assert scene.happened("decline")[0].data == {"seat": 0, "space": "space.pecunia"}


def test_an_exchange_takes_the_exact_coins() -> None:
    scene = Scene().agents(0, "pecunia").coins(0, bronze=3).operate()
    assert scene.choices("exchange") == {"exchange.5.back"}
    refusal = scene.why_not("exchange.3.back")
    assert refusal is not None
    assert refusal.dict()["coins"] == text("aquileia-coins", metal="bronze", count=1)


def test_pecunia_is_passed_over_where_no_exchange_is_possible() -> None:
    scene = Scene().agents(0, "pecunia").coins(0, bronze=1).operate()
    assert scene.happened("idle")[0].data == {"seat": 0, "space": "space.pecunia", "why": "coins"}
    assert scene.player().agents == 5


def test_an_exchange_gets_what_the_bank_has_left() -> None:
    scene = Scene().agents(0, "pecunia").coins(0, gold=1).bank(bronze=3).operate()
    scene.do(0, "exchange", "exchange.3.there")
    assert scene.player().coins == [3, 0, 0] and scene.player().points == 4


def test_a_face_up_card_costs_a_bronze_coin_and_goes_to_the_hand() -> None:
    scene = Scene().display("weapon_single", "gold_horse_double", "weapon_triple")
    scene.agents(0, "equi_2").operate()
    assert scene.choices("buy") == {"equi.2"}
    scene.do(0, "buy", "equi.2")
    assert scene.player().equi == ["card.gold_horse_double"]
    assert scene.player().coins == [1, 1, 1]


def test_only_the_card_of_the_own_space_is_for_sale() -> None:
    scene = Scene().agents(0, "equi_2").operate()
    for other in ("deck.equi", "equi.1", "equi.3"):
        assert scene.why_not(other) == text("aquileia-no-agent-there")


def test_the_leftmost_space_gives_the_top_card_of_the_deck_unseen() -> None:
    scene = Scene().top("equi", "weapon_triple").agents(0, "equi_deck").operate()
    assert scene.choices("buy") == {"deck.equi"}
    out = scene.do(0, "buy", "deck.equi")
    assert scene.player().equi == ["card.weapon_triple"]
    assert scene.player().coins == [1, 1, 1]
    told = [event for event in out.events if "card.weapon_triple" in str(event.data)]
    assert [(event.kind, event.audience) for event in told] == [("drawn", 0)]
    assert out.revealed


def test_agents_on_several_spaces_of_equi_et_arma_buy_a_card_each() -> None:
    scene = Scene().agents(0, "equi_deck", "equi_3").operate()
    scene.do(0, "buy", "deck.equi")
    scene.do(0, "buy", "equi.3")
    assert len(scene.player().equi) == 2 and scene.player().coins == [0, 1, 1]


def test_the_display_is_refilled_after_all_purchases() -> None:
    scene = Scene().agents(0, "equi_1").agents(1, "equi_3").top("equi", "gold_horse_single", "weapon_triple")
    scene.operate().do(0, "buy", "equi.1")
    assert scene.state.display[0] == ""
    scene.do(1, "buy", "equi.3")
    assert scene.state.display[0] == "card.gold_horse_single"
    assert scene.state.display[2] == "card.weapon_triple"
    assert [event.data["place"] for event in scene.happened("refill")] == ["equi.1", "equi.3"]


def test_a_purchase_may_be_declined_and_the_card_stays() -> None:
    scene = Scene().agents(0, "equi_1").operate()
    card = scene.state.display[0]
    scene.skip(0)
    assert scene.state.display[0] == card and scene.player().coins == [2, 1, 1]


def test_without_a_bronze_coin_there_is_no_card() -> None:
    scene = Scene().agents(0, "equi_1").coins(0, silver=3, gold=3).operate()
    assert scene.happened("idle") and scene.player().equi == []


def test_an_empty_deck_and_discard_leave_nothing_to_buy() -> None:
    scene = Scene().agents(0, "equi_deck")
    scene.player(1).equi = sorted(scene.state.decks["equi"])
    scene.state.decks["equi"].clear()
    scene.operate()
    assert scene.happened("idle")


ROWS = [("top", "bronze", 1), ("middle", "silver", 2), ("bottom", "gold", 3)]


@pytest.mark.parametrize(("row", "metal", "most"), ROWS)
def test_servi_sells_one_two_or_three_cards_for_a_coin_each(row: str, metal: str, most: int) -> None:
    for count in range(1, most + 1):
        scene = Scene().agents(0, f"servi_{row}").coins(0, 5, 5, 5).operate()
        assert scene.choices("buy") == {f"deck.servi {n}" for n in range(1, most + 1)}
        scene.do(0, "buy", "deck.servi", amount=count)
        assert len(scene.player().servi) == count
        assert scene.player().coins[METALS.index(metal)] == 5 - count
        assert sum(scene.player().coins) == 15 - count


def test_servi_sells_no_more_than_the_coins_pay_for() -> None:
    scene = Scene().agents(0, "servi_bottom").coins(0, 9, 9, 2).operate()
    assert scene.choices("buy") == {"deck.servi 1", "deck.servi 2"}


def test_servi_sells_no_more_than_there_are() -> None:
    scene = Scene().agents(0, "servi_bottom").coins(0, gold=3)
    scene.player(1).servi = sorted(scene.state.decks["servi"][2:])
    del scene.state.decks["servi"][2:]
    scene.operate()
    assert scene.choices("buy") == {"deck.servi 1", "deck.servi 2"}
    scene.do(0, "buy", "deck.servi", amount=2)
    assert scene.state.decks["servi"] == []


def test_servi_may_be_declined_and_is_passed_over_without_the_coin() -> None:
    scene = Scene().agents(0, "servi_top").agents(1, "servi_middle").coins(1, bronze=9, gold=9).operate()
    scene.skip(0)
    assert scene.happened("idle")[0].data == {"seat": 1, "space": "space.servi_middle", "why": "coins"}
    assert scene.player(0).servi == scene.player(1).servi == []


def test_the_cards_bought_are_told_to_their_buyer_only() -> None:
    scene = Scene().agents(0, "servi_bottom").coins(0, gold=3).top("servi", "slave_double", "slave_single")
    scene.operate()
    out = scene.do(0, "buy", "deck.servi", amount=2)
    drawn = next(event for event in out.events if event.kind == "drawn")
    assert drawn.audience == 0 and drawn.data["cards"] == ("card.slave_double", "card.slave_single")
    assert scene.happened("draw")[0].data == {"seat": 0, "deck": "deck.servi", "count": 2}


def test_potentia_brings_the_four_blue_dice_for_this_round() -> None:
    scene = Scene().agents(2, "potentia").agents(0, "arena_1").operate()
    assert scene.state.dice_owner == 2
    assert scene.happened("claim")[0].data == {"seat": 2}
    assert scene.player(2).agents == 5


DRAWS: dict[str, tuple[tuple[str, ...], list[tuple[str, str, int]]]] = {
    "servi": (
        ("servi_top", "arena_1"),
        [("roll", "button.roll", 0), ("done", "button.done", 0), ("card", "deck.servi", 0)],
    ),
    "equi": (("equi_deck", "equi_1"), [("buy", "equi.1", 0)]),
}
"""Agents of which the first draws from a deck, and what the other does so that it is drawn from again."""


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("deck", DRAWS)
def test_a_deck_that_ran_dry_is_made_anew_from_its_discards_at_the_next_draw(deck: str, late: bool) -> None:
    """Ruling 16: also where no discards lay there when it ran dry."""
    agents, steps = DRAWS[deck]
    scene = Scene().agents(0, *agents)
    pile, discards = scene.state.decks[deck], scene.state.discards[deck]
    others = sorted(pile[1:])
    del pile[1:]
    (scene.player(3).hand(deck) if late else discards)[:] = others
    scene.operate()
    scene.do(0, "buy", f"deck.{deck}", amount=int(deck == "servi"))
    assert pile == [] and scene.happened("shuffle") == []
    scene.player(3).hand(deck).clear()
    discards[:] = others
    for verb, target, amount in steps:
        assert scene.happened("shuffle") == []
        scene.do(0, verb, target, amount=amount)
    assert scene.happened("shuffle")[0].data == {"deck": deck, "count": len(others)}
    assert discards == [] and len(pile) == len(others) - 1


def test_each_deck_has_discards_of_its_own() -> None:
    scene = Scene().agents(0, "arena_1").hand(0, "slave_double", "weapon_double")
    scene.dice("gold", "gold", "gold").operate().roll(0)
    scene.play(0, "slave_double", "weapon_double")
    assert scene.state.discards == {"servi": ["card.slave_double"], "equi": ["card.weapon_double"]}


def test_placing_comes_after_the_operations_that_have_begun() -> None:
    scene = Scene().agents(0, "dolus").operate()
    for target in ("space.forum_1", "selection.1"):
        assert scene.why_not(target) == text("play-finish-first")
    assert scene.why_not("space.forum_1", seat=1) is None, "who is not asked hears nothing"


def test_the_display_is_full_again_before_slaves_are_bought() -> None:
    scene = Scene().agents(0, "equi_1").agents(1, "servi_top").operate()
    scene.do(0, "buy", "equi.1")
    assert scene.waiting() == [1] and all(scene.state.display)


def test_a_deck_made_anew_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        scene = Scene(seed=seed).agents(0, "servi_top")
        scene.state.discards["servi"] = sorted(scene.state.decks["servi"])
        scene.state.decks["servi"].clear()
        scene.operate().do(0, "buy", "deck.servi", amount=1)
        orders.add(tuple(scene.state.decks["servi"]))
    assert len(orders) == 6
