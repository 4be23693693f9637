"""What these rules refuse is told in words; that every message has words is a law of the house."""

from __future__ import annotations

from pathlib import Path

from game.lang.catalogue import Catalogue
from tests.istanbul_dice.scene import RULES, Scene


def test_a_price_that_is_too_high_is_told_in_words() -> None:
    catalogue = Catalogue("en", Path("assets/lang"))
    scene = Scene(3).sold(1, "left", 2).give(0, red=1, brown=1).dice("red", "yellow", "coin")
    reason = RULES.refuse(scene.state, 0, "area.left")
    assert reason is not None
    said = catalogue.say(reason).replace("\u200e", "")
    assert said == ("Still missing: 1 spice, 1 jewel, 1 good of any kind; your one brown good is not enough")
