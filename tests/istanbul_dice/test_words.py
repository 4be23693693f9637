"""What these rules refuse is told in words; that every message has words is a law of the house."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.tables.istanbul_dice.table import IstanbulDiceTable
from tests.istanbul_dice.scene import RULES, Scene

TABLE = IstanbulDiceTable()


def test_a_price_that_is_too_high_is_told_in_words() -> None:
    catalogue = Catalogue("en", Path("assets/lang"))
    scene = Scene(3).sold(1, "left", 2).give(0, red=1, brown=1).dice("red", "yellow", "coin")
    reason = RULES.refuse(scene.state, 0, "area.left")
    assert reason is not None
    said = catalogue.say(reason).replace("\u200e", "")
    assert said == ("Still missing: 1 spice, 1 jewel, 1 of any kind; your one brown token is not enough")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Shirin uses dice (2 jewels) for a jewel."), ("fa", "برای یک جواهر")]
)
def test_two_alike_are_told_with_the_good_that_they_bring_in_one_sentence(lang: str, said: str) -> None:
    scene = Scene(2).dice("blue", "blue", "coin")
    events = scene.do("trade", "space.pair", "supply.blue")
    narrator = Narrator(Catalogue(lang, Path("assets/lang")), ["Shirin", "Bahram"], TABLE.describe)
    lines = [TABLE.tell(event) for event in events if event.kind in ("pay", "gain")]
    (line,) = [narrator.say(line) for line in lines if line is not None]
    assert said in re.sub("[\u200e\u200f\u2066-\u2069]", "", line)


def test_what_four_different_goods_bring_is_told_besides() -> None:
    scene = Scene(2).dice("red", "yellow", "green", "blue")
    events = scene.do("trade", "space.four", "supply.red", "supply.blue")
    told = [line.key for event in events if (line := TABLE.tell(event)) is not None]
    assert told[:2] == ["istanbul_dice-log-pay", "istanbul_dice-log-gain"]
