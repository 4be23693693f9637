"""Whatever these rules ask, refuse and count has words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.rules.kernel.text import Text, text
from tests.istanbul_dice.conftest import CASES
from tests.istanbul_dice.scene import RULES, Scene
from tests.laws.playing import POLICIES, game


@cache
def messages() -> tuple[Text, ...]:
    return tuple(dict.fromkeys(_messages()))


def _messages() -> Iterator[Text]:
    for case in CASES:
        for policy in POLICIES:
            played = game(case, 1, policy)
            for step in played.steps[::3]:
                yield from (decision.prompt for decision in step.decisions)
                yield from (why for _, why in RULES.candidates(step.state) if why is not None)
            for score in RULES.scores(played.last):
                yield from (text(line.label) for line in (*score.lines, *score.tie_breaks))


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_everything_said_exists_in_every_language(lang: str) -> None:
    catalogue = Catalogue(lang, Path("assets/lang"))
    narrator = Narrator(catalogue, ["A", "B", "C", "D"], lambda piece: text("istanbul_dice-name"))
    for message in messages():
        assert narrator.say(message).strip(), message
    assert catalogue.missing == set()


def test_messages_are_of_the_title() -> None:
    assert {message.key.split("-")[0] for message in messages()} == {RULES.info.id}


def test_a_price_that_is_too_high_is_told_in_words() -> None:
    catalogue = Catalogue("en", Path("assets/lang"))
    scene = Scene(3).sold(1, "left", 2).give(0, red=1, brown=1).dice("red", "yellow", "coin")
    reason = RULES.refuse(scene.state, 0, "area.left")
    assert reason is not None
    said = catalogue.say(reason).replace("\u200e", "")
    assert said == (
        "Still missing: 1 green good, 1 blue good, 1 good of any colour; your one brown token is not enough"
    )
