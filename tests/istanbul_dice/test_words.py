"""What these rules refuse is told in words; that every message has words is a law of the house."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.rules.kernel.event import Event
from game.tables.istanbul_dice.table import IstanbulDiceTable
from tests.istanbul_dice.scene import RULES, Scene

TABLE = IstanbulDiceTable(RULES)


def test_a_price_that_is_too_high_is_told_in_words() -> None:
    catalogue = Catalogue("en", Path("assets/lang"))
    scene = Scene(3).sold(1, "left", 2).give(0, red=1, brown=1).dice("red", "yellow", "coin")
    reason = RULES.refuse(scene.state, 0, "area.left")
    assert reason is not None
    said = catalogue.say(reason).replace("\u200e", "")
    assert said == "You still need 1 spice, 1 jewellery and 1 good of any kind; your brown good is not enough"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Shirin turns dice (2 jewellery) into 1 jewellery."),
        ("fa", "Shirin تاس‌ها (۲ جواهر) را با یک کالانمای جواهر عوض کرد."),
    ],
)
def test_two_alike_are_told_with_the_good_that_they_bring_in_one_sentence(lang: str, said: str) -> None:
    """Rulebook, "Actions": two alike bring a token."""
    scene = Scene(2).dice("blue", "blue", "coin")
    assert _told(scene.do("trade", "space.pair", "supply.blue"), lang) == [said]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            (
                "Shirin turns 2 cloth into 1 cloth.",
                "Shirin turns dice (1 cloth) and 1 fruit into a crystal.",
            ),
        ),
        (
            "fa",
            (
                "Shirin ۲ پارچه را با یک کالانمای پارچه عوض کرد.",
                "Shirin تاس‌ها (یک پارچه) و یک میوه را با یک کریستال عوض کرد.",
            ),
        ),
    ],
)
def test_what_is_given_is_told_before_what_is_had_for_it_with_tokens_and_with_both(
    lang: str, said: tuple[str, str]
) -> None:
    """Rulebook, "General rules": tokens count as symbols."""
    tokens = Scene(2).give(0, red=2).dice("coin")
    assert _told(tokens.do("trade", "space.pair", "supply.red"), lang) == [said[0]]
    both = Scene(2).give(0, yellow=1).dice("red")
    assert _told(both.do("trade", "space.two"), lang) == [said[1]]


def _told(events: Sequence[Event], lang: str) -> list[str]:
    """What a payment and what it brings is told with, without the signs of direction."""
    narrator = Narrator(Catalogue(lang, Path("assets/lang")), ["Shirin", "Bahram"], TABLE.describe)
    lines = [TABLE.tell(event) for event in events if event.kind in ("pay", "gain")]
    return [
        re.sub("[\u200e\u200f\u2066-\u2069]", "", narrator.say(line)) for line in lines if line is not None
    ]


def test_what_four_different_goods_bring_is_told_besides() -> None:
    """Rulebook, "Actions": four different goods."""
    scene = Scene(2).dice("red", "yellow", "green", "blue")
    events = scene.do("trade", "space.four", "supply.red", "supply.blue")
    told = [line.key for event in events if (line := TABLE.tell(event)) is not None]
    assert told[:2] == ["istanbul_dice-log-pay", "istanbul_dice-log-gain"]


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("pair", "Trades 2 of a kind for 1 cloth."),
        ("three", "Trades 3 goods for a brown good."),
        ("four", "Trades 4 goods for 2."),
        ("area", "Buys a ruby for 18 lira."),
        ("card", "Pays 18 lira."),
    ],
)
def test_in_few_words_it_is_said_what_was_paid_for_what(goal: str, said: str) -> None:
    paid: dict[str, str | int] = {"goal": goal, "color": "red", "dice": 0, "supply": 18, "what": "18 lira"}
    assert Catalogue("en", Path("assets/lang")).short("istanbul_dice-log-pay", **paid) == said
