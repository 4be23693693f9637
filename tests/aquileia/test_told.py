"""What is told of Aquileia's actions, what is asked, and what is asked twice: in both languages."""

from __future__ import annotations

import unicodedata

import pytest

from game.desk.telling import lines_of
from game.match.session import Step
from game.rules.aquileia.printed import sites
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.text import text
from tests.aquileia.scene import KIKO, RULES, STEFAN, WALTER, Scene
from tests.aquileia.test_table import TABLE, say
from tests.room import Sit


def lines(scene: Scene, seat: int, verb: str, *targets: str, amount: int = 0, lang: str = "en") -> list[str]:
    """What is told of an action."""
    action = Action(seat, verb, targets, amount)
    out = scene.carry_out(action)
    return [
        say(line, lang)
        for line in lines_of(Step(action, tuple(out.events), revealed=False, new_turn=None), TABLE)
    ]


def test_the_deed_is_told_before_its_payment_and_what_came_of_it_last() -> None:
    """Rulebook: V Forum: a house is built for exact coins and slaves, and may bring points at once."""
    scene = Scene().coins(KIKO, 3, 2, 1).hand(KIKO, "slave_double", "slave_double").agents(KIKO, "forum_2")
    build = next(each for each in scene.operate().legal(KIKO) if "site.blue_10" in each.targets)
    told = lines(scene, KIKO, "build", *build.targets)
    assert told[:3] == [
        "Kiko builds a blue villa (10).",
        "Kiko pays 2 bronze, 2 silver and 1 gold.",
        "Kiko scores 10 points.",
    ]
    scene = Scene().coins(STEFAN, bronze=1).agents(STEFAN, "equi_1").operate()
    told = lines(scene, STEFAN, "buy", "equi.1")
    assert told[0].startswith("Stefan buys a ") and told[1] == "Stefan pays 1 bronze."
    scene = Scene().coins(STEFAN, silver=2).agents(STEFAN, "servi_middle").operate()
    told = lines(scene, STEFAN, "buy", "deck.servi", amount=2)
    assert told[:2] == ["Stefan draws 2 slave cards.", "Stefan pays 2 silver."]
    scene = Scene().houses(STEFAN, "workshop_4").agents(STEFAN, "portus_silver").operate()
    told = lines(scene, STEFAN, "activate", "button.activate")
    assert told[:3] == [
        "Stefan activates a workshop (4).",
        "Stefan pays with the silver coin in the Portus.",
        "Stefan scores 4 points.",
    ]


def auction(*coins: tuple[int, int, int]) -> Scene:
    """Walter's auction of the white and blue laurel among people with these coins."""
    scene = Scene(len(coins)).agents(WALTER, "theatrum").top("theatrum", "white_blue.1")
    for seat, held in enumerate(coins):
        scene.coins(seat, *held)
    return scene.operate()


def test_that_a_bid_won_the_auction_is_told_first_and_then_why_the_others_are_out() -> None:
    """Rulebook: IV Theatrum: the highest bid wins; whoever cannot raise it exactly is out (ruling 9)."""
    told = lines(auction((6, 0, 1), (0, 1, 0), (0, 1, 0)), WALTER, "bid", "coins.1.silver")
    assert told[:5] == [
        "Walter, the host, wins the white or blue laurel.",
        "Walter bids 1 silver.",
        "Giorgio cannot raise 1 silver and is out of the auction.",
        "Stefan cannot raise 1 silver and is out of the auction.",
        "Walter pays 1 silver.",
    ]
    told = lines(auction((6, 0, 1), (0, 1, 0), (0, 1, 0)), WALTER, "bid", "coins.1.silver", lang="fa")
    assert told[0] == "Walter، صاحب حراج، خودش برگ زیتون سفید یا آبی را برد."
    assert told[2] == "Giorgio نتوانست پیشنهاد ۱ نقره را بالا ببرد و از حراج کنار رفت."


def test_who_wins_by_anothers_pass_and_who_gets_the_laurel_for_nothing_are_told_first() -> None:
    """Rulebook: IV Theatrum: the last one wins; where nobody opens, the host gets it for nothing."""
    scene = auction((1, 1, 0), (0, 1, 0), (0, 0, 0))
    assert lines(scene, WALTER, "pass", "button.pass") == [
        "Walter passes and is out of the auction.",
        "Giorgio has no coin to bid and is out of the auction.",
    ]
    told = lines(scene, STEFAN, "bid", "coins.0.bronze")
    assert told[:3] == [
        "Stefan wins the white or blue laurel.",
        "Stefan bids 1 bronze.",
        "Stefan pays 1 bronze to Walter.",
    ]
    scene = auction((0, 0, 0), (0, 1, 0), (0, 0, 0))
    told = lines(scene, WALTER, "pass", "button.pass")
    assert told[0] == "Walter, the host, gets the white or blue laurel free."
    assert told[1] == "Walter passes and is out of the auction."


def test_a_closer_look_at_the_theatrum_says_how_one_outbids_and_who_is_out() -> None:
    """Rulebook: IV Theatrum: a raise is the same coins and one more of any metal."""
    scene = Scene().agents(WALTER, "theatrum")
    for piece in ("space.theatrum", "agent.1.theatrum", "title.theatrum"):
        said = " ".join(say(line) for line in TABLE.explain(scene.state, piece))
        assert "exactly the same coins plus one of any type" in said and "is out" in said
        assert "همان سکه‌ها و یک سکهٔ دیگر" in " ".join(
            say(line, "fa") for line in TABLE.explain(scene.state, piece)
        )


@pytest.mark.parametrize(
    ("space", "still"),
    [
        ("pecunia", "You can still exchange coins"),
        ("equi_1", "You can still buy"),
        ("servi_top", "You can still buy"),
        ("portus_silver", "You can still activate"),
        ("forum_1", "You can still build"),
    ],
)
def test_to_decline_what_an_agent_can_do_is_asked_twice(space: str, still: str) -> None:
    """Rulebook: I Mercatus, V Forum, VI Portus: the visits that may be declined."""
    scene = Scene().coins(STEFAN, 4, 2, 2).houses(STEFAN, "workshop_4").agents(STEFAN, space)
    scene.hand(STEFAN, *["slave_double"] * 3).operate()
    decline = Action(STEFAN, "pass", ("button.pass",))
    warning = TABLE.warn(RULES.view(scene.state, None), decline)
    assert decline in scene.legal(STEFAN) and warning is not None
    assert say(warning) == f"{still}. Press again to pass."
    assert say(warning, "fa").endswith("برای رد کردن دوباره بزنید.")


def test_whether_hidden_slaves_suffice_to_build_is_not_betrayed_by_the_warning() -> None:
    """Rulebook: Cards are kept secret; V Forum: slaves pay for buildings."""
    decline = Action(STEFAN, "pass", ("button.pass",))
    for card in ("slave_single", "slave_double"):
        scene = Scene().houses(WALTER, "purple_4").coins(STEFAN, *sites()["site.workshop_5"].price)
        scene.hand(STEFAN, card).agents(STEFAN, "forum_1")
        warning = TABLE.warn(RULES.view(scene.operate().state, None), decline)
        assert warning is not None and decline in scene.legal(STEFAN)
        assert say(warning) == "You may still be able to build. Press again to pass."
        assert say(warning, "fa").startswith("شاید")


def test_how_many_slave_cards_is_asked_without_a_number_that_the_button_contradicts() -> None:
    """Rulebook: I Servi: up to as many cards as the space says, for one coin."""
    scene = Scene().coins(STEFAN, silver=2).agents(STEFAN, "servi_middle").operate()
    asked = scene.asked(STEFAN)
    assert asked is not None and len(scene.choices("buy")) == 2
    question = TABLE.ask(scene.state, Choosing(asked).after("deck.servi"))
    assert say(question) == "Choose how many slave cards to buy"
    assert say(question, "fa") == "چند کارت برده می‌خرید؟"
    one = Scene().coins(STEFAN, silver=1).agents(STEFAN, "servi_middle").operate()
    asked = one.asked(STEFAN)
    assert (
        asked is not None
        and say(TABLE.ask(one.state, Choosing(asked).after("deck.servi"))) == "Buy a slave card?"
    )


def test_the_question_about_blue_dice_says_what_each_face_brings_and_names_no_price() -> None:
    """Rulebook: I Potentia: its dice are used in a contest, each once a round."""
    for metal in ("bronze", "silver", "gold"):
        asked = text("aquileia-choose-blue", metal=metal, count=4)
        assert say(asked) == f"Roll blue dice or pass (+1 for each {metal})"
        assert say(asked, "fa").startswith("تاس آبی بریزید") and say(asked, "fa").endswith(" یک قدرت)")
        assert "به‌جای" not in say(asked, "fa")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2 bronze and 1 silver for 1 gold; score 4 points"),
        ("fa", "تبدیل ۲ برنز و ۱ نقره به ۱ طلا؛ ۴ امتیاز می‌گیرید"),
    ],
)
def test_the_help_line_of_an_exchange_says_once_what_it_costs_brings_and_scores(
    sit: Sit, language: str, said: str, scale: float
) -> None:
    """Rulebook: Pecunia; in focus, and once it is chosen and only wants its button."""
    scene = Scene().coins(STEFAN, 8, 6, 5).agents(STEFAN, "pecunia").operate()
    room = sit(
        4, title="aquileia", opening=scene.state, language=language, size=(1920, 1080), text_scale=scale
    )
    room.play.controls.ring.focus("exchange.1.back")
    help, *_ = room.look.bar.help
    assert _plain(help) == _plain(said)
    room.choose("exchange.1.back")
    help, *_ = room.look.bar.help
    assert _plain(help) == _plain(said)


def _plain(line: str) -> str:
    """A line without the signs that say how it is read."""
    return "".join(char for char in line if unicodedata.category(char) != "Cf")
