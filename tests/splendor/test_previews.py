"""What is said of an action before it is carried out: all that is certain to come of it, and no more."""

from __future__ import annotations

import pytest

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Event
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import play
from game.rules.kernel.text import Text, piece_ref
from game.rules.kernel.values import clone
from game.rules.splendor.state import Conquest, Discard, Fortify, ThirdToken
from game.tables.splendor.table import SplendorTable
from tests.splendor.games import COMBINATIONS, SEEDS, Combination, name, played
from tests.splendor.scene import ALL, RULES, Scene, kinds

TABLE = SplendorTable(RULES)


def _said(scene: Scene, verb: str, *targets: str) -> list[Text]:
    """What is said to the player asked of one of the things that can be done, but for lasting gems."""
    (decision,) = RULES.decisions(scene.state)
    found = (
        each for each in decision.actions if (each.verb, sorted(each.targets)) == (verb, sorted(targets))
    )
    action = next(found)
    said = TABLE.preview(RULES.view(scene.state, decision.player), action)
    return [line for line in said if line.key != "splendor-preview-lasting"]


def _keys(said: list[Text]) -> list[str]:
    return [line.key.removeprefix("splendor-") for line in said]


# --- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_what_comes_of_an_action_without_being_asked_for_is_said(combination: Combination) -> None:
    """That what is said comes true is a law of all titles; this is that nothing is left out."""
    rng, came_at_all = Rng(len(combination)), 0
    for seed in SEEDS:
        for state, decision, done in played(combination, 2 + seed % 3, seed):
            view = RULES.view(state, decision.player)
            for action in dict.fromkeys((done, rng.pick(decision.actions))):
                said = TABLE.preview(view, action)
                after = clone(state)
                events = play(RULES, after, action).events
                came, over = _unasked(action, events)
                came_at_all += len(came)
                told = [(kind, line.dict().get("tile")) for line in said if (kind := _kind(line))]
                assert told == came if over else told[: len(came)] == came
                if not over and isinstance(after.stack[-1], Discard):
                    count = sum(after.players[decision.player].tokens) - 10
                    assert [line.dict()["count"] for line in said if "return" in line.key] == [count]
    assert came_at_all


def _kind(line: Text) -> str:
    """Which of the things that come by themselves a line tells of, if it does."""
    kind = line.key.removeprefix("splendor-then-")
    return kind if kind in ("noble", "post", "city", "last") else ""


def _unasked(action: Action, events: list[Event]) -> tuple[list[tuple[str, object]], bool]:
    """What came that is not the action itself, and whether the turn is over."""
    over = next((n for n, event in enumerate(events) if event.kind in ("turn", "end")), None)
    came: list[tuple[str, object]] = []
    for number, event in enumerate(events[:over]):
        if event.kind == "last_round":
            came.append(("last", None))
        elif event.kind in ("noble", "post", "city") and (number or event.kind != action.verb):
            came.append((event.kind, piece_ref(str(event.data[event.kind]))))
    return came, over is not None


# --- tokens -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", range(5, 11))
def test_the_third_token_of_a_post_counts_among_those_one_then_has(held: int) -> None:
    scene = (
        Scene(4, posts=True).posts(0, "T3").give(0, white=4, blue=min(held - 4, 4), green=max(0, held - 8))
    )
    (said,) = _said(scene, "take", "bank.red", "bank.red")
    have = held + 3
    if have > 10:
        assert (said.key, said.dict()["count"]) == ("splendor-preview-return", have - 10)
    else:
        assert (said.key, said.dict()["have"]) == ("splendor-preview-tokens", have)
    scene.take("red", "red")
    assert scene.frame is ThirdToken
    (after,) = _said(scene, "take", "bank.black")
    assert after == said


@pytest.mark.parametrize(("left", "drawn"), [(1, 1), (2, 2), (5, 2)])
def test_of_an_unseen_reserve_it_is_said_how_many_cards_are_drawn(left: int, drawn: int) -> None:
    """The post draws two, where there are two."""
    scene = Scene(4, posts=True).posts(0, "T2")
    scene.state.burned += scene.state.decks[0][left:]
    del scene.state.decks[0][left:]
    (said,) = _said(scene, "reserve", "deck.1")
    assert (said.key, said.dict()["count"]) == ("splendor-preview-unseen", drawn)
    (plain,) = _said(scene.turn_of(1), "reserve", "deck.1")
    assert plain.dict()["count"] == 1


def test_what_is_above_ten_goes_back_only_after_the_conquest_which_is_said() -> None:
    scene = Scene(strongholds=True).market("B1W1").fort(0, "B1W1", 3).give(0, blue=3, red=3, green=2, black=2)
    (said,) = _said(scene, "take", "bank.red", "bank.green", "bank.black")
    assert (said.key, said.dict()["have"]) == ("splendor-preview-over", 13)
    scene.take("red", "green", "black")
    assert scene.frame is Conquest
    assert _keys(_said(scene, "buy", "card.B1W1")) == ["preview-pay"], "ten are left"
    (declined,) = _said(scene, "decline", "button.decline")
    assert (declined.key, declined.dict()["count"]) == ("splendor-preview-return", 3)


def test_the_third_token_of_a_post_is_counted_where_it_may_be_the_one_that_allows_a_conquest() -> None:
    scene = Scene(4, posts=True, strongholds=True).posts(0, "T3").market("B1W1").fort(0, "B1W1", 3)
    for held, key, have in ((2, "tokens", 5), (10, "over", 13)):
        scene.give(0, blue=2) if held == 2 else scene.give(0, white=4, green=4)
        (said,) = _said(scene, "take", "bank.red", "bank.red")
        assert (said.key, said.dict()["have"]) == (f"splendor-preview-{key}", have)


def test_who_cannot_pay_for_the_card_under_the_strongholds_is_told_what_goes_back() -> None:
    scene = Scene(strongholds=True).market("B3W4").fort(0, "B3W4", 3).give(0, white=3, blue=3, green=3)
    assert _keys(_said(scene, "take", "bank.red", "bank.green", "bank.black")) == ["preview-return"]


def test_a_token_of_a_post_may_be_the_eleventh_and_that_is_said_before_the_purchase() -> None:
    scene = Scene(4, posts=True).posts(0, "T1").market("B1W1").bonuses(0, blue=3)
    scene.give(0, white=4, red=4, green=2)
    said = _said(scene, "buy", "card.B1W1")
    assert _keys(said) == ["preview-free", "preview-return"] and said[1].dict()["count"] == 1


# --- what comes by itself -----------------------------------------------------------------------------


def test_a_city_reached_by_the_point_of_the_fifth_post_is_announced_with_the_last_round() -> None:
    scene = Scene(cities=True, posts=True).cities("C3A", "C1A", "C2A").bonuses(0, green=4)
    scene.bought(0, "B3W4", "B3U4", "B3R4", "B2R1").market("B1G5").give(0, blue=2)
    assert scene.state.players[0].points == 16
    said = _said(scene, "buy", "card.B1G5")
    assert _keys(said)[-2:] == ["then-post", "then-city"]
    post, city = (line.dict() for line in said[-2:])
    assert (post["points"], city["tile"], city["last"]) == (1, piece_ref("city.C3A"), True)
    assert [kind for kind in kinds(scene.buy("B1G5")) if kind in ("post", "city")] == ["post", "city"]


def test_the_last_round_is_announced_before_the_purchase_that_calls_it_by_the_point_of_a_post() -> None:
    scene = Scene(posts=True).bonuses(0, green=4)
    scene.bought(0, "B3W4", "B3U4", "B2R6", "B2R1").market("B1G5").give(0, blue=2)
    assert scene.state.players[0].points == 14
    assert _keys(_said(scene, "buy", "card.B1G5"))[-2:] == ["then-post", "then-last"]


def test_of_a_choice_to_come_it_is_said_how_many_there_are_and_what_follows_every_one() -> None:
    """A point more calls the last round: one of two posts brings it, or, to who has that one, both do."""
    one = Scene(4, posts=True).bonuses(0, green=5, white=2).bought(0, "B3U4", "B3K4", "B2R6", "B2R1")
    both = Scene(4, posts=True).posts(0, "T5").bonuses(0, black=2, white=2).bought(0, "B3U4", "B3K4", "B2R6")
    for scene, follows in ((one, []), (both, ["then-last"])):
        assert scene.state.players[0].points == 14
        _, choice, *others = _said(scene, "take", "bank.red", "bank.black", "bank.green")
        assert (choice.key, choice.dict()["count"]) == ("splendor-then-one", 2)
        assert _keys(others) == follows


def test_before_a_post_is_chosen_all_points_that_it_brings_are_said() -> None:
    """The post of points brings one for each that one has already, too."""
    scene = Scene(4, posts=True).bonuses(0, green=5, white=2, black=3).posts(0, "T2")
    scene.take("white", "blue", "red")
    found = {post: _said(scene, "post", post) for post in ("post.T3", "post.T5")}
    assert _keys(found["post.T3"]) == ["power"]
    assert _keys(found["post.T5"]) == ["power", "preview-points"]
    assert found["post.T5"][1].dict()["points"] == 2


def test_a_card_is_said_to_come_along_only_where_one_does_and_by_name_where_it_is_the_only_one() -> None:
    scene = Scene(orient=True).only("O3FW", "B2U1", "B2R1").give(0, blue=4, green=3, red=1, gold=2)
    assert _keys(_said(scene, "buy", "card.O3FW"))[1:] == ["effect-free"]
    scene = Scene(orient=True).only("O3FW", "B2U1").give(0, blue=4, green=3, red=1, gold=2)
    _, said = _said(scene, "buy", "card.O3FW")
    assert (said.key, said.dict()["card"]) == ("splendor-then-free", piece_ref("card.B2U1"))
    scene = Scene(orient=True).only("O3FW").give(0, blue=4, green=3, red=1, gold=2)
    assert len(_said(scene, "buy", "card.O3FW")) == 1


def test_no_noble_is_promised_where_a_conquest_may_come_before_him() -> None:
    """It may burn the cards that he asks for, or bring another noble to choose."""
    for fort, expected in ((1, ["then-noble"]), (2, [])):
        scene = Scene(4, orient=True, strongholds=True).guests("N03", "N01").market("B1R4", "O3SW")
        scene.bonuses(0, green=4, red=3).give(0, white=4, blue=1, black=1, green=2).fort(0, "O3SW", fort)
        said = _said(scene, "buy", "card.B1R4")
        assert _keys(said)[1:] == expected
        scene.buy("B1R4")
        assert scene.frame is Fortify


def test_of_the_third_stronghold_it_is_said_whether_the_card_can_be_bought_at_once() -> None:
    for sapphires, now in ((6, True), (3, False)):
        scene = Scene(4, strongholds=True).market("B1W1", "B1K5").fort(0, "B1K5", 2).give(0, blue=sapphires)
        scene.give(0, white=2, green=1, red=1).buy("B1W1")
        (said,) = _said(scene, "place", "card.B1K5")
        assert (said.dict()["count"], said.dict()["now"]) == (3, now)
        scene.do("place", "card.B1K5")
        assert (scene.asked == 0) == now


@pytest.mark.parametrize(
    ("golden", "card", "asked"),
    [((), "B1R2", "payment"), (("O1G1",), "B1R2", "means"), ((), "O3SW", "burn")],
)
def test_what_is_asked_of_the_payment_next_is_what_is_said(
    golden: tuple[str, ...], card: str, asked: str
) -> None:
    scene = Scene(4, orient=True).bought(0, *golden).bonuses(0, green=3).market(card)
    scene.give(0, blue=2, green=1, gold=2)
    (said,) = _said(scene, "buy_gold", f"card.{card}")
    scene.do("buy_gold", f"card.{card}")
    (decision,) = RULES.decisions(scene.state)
    assert said.dict()["asked"] == asked == decision.prompt.key.removeprefix("splendor-choose-")


def test_of_a_card_that_lies_face_down_for_those_who_look_nothing_is_said() -> None:
    scene = Scene(**ALL).reserved(0, "B1R2", blind=True).give(0, blue=2, green=1, gold=2)
    view = RULES.view(scene.state, None)
    assert [TABLE.preview(view, act(0, verb, "reserve.0.0")) for verb in ("buy", "buy_gold")] == [(), ()]
