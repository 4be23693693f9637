"""A reason names one card, and no other in sight could be meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.brains.reasons import Side
from game.brains.splendor.reasons import in_sight, named_apart
from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.rules.kernel.text import text
from game.tables.splendor.table import SplendorTable
from tests.splendor.games import COMBINATIONS, SEEDS, Combination, name, played
from tests.splendor.scene import RULES

TABLE = SplendorTable(RULES)


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_cards_of_one_name_are_told_apart_by_their_price(combination: Combination, lang: str) -> None:
    narrator, alike = Narrator(Catalogue(lang, Path("assets/lang")), ["Hana"] * 4, TABLE.describe), 0
    for state, decision, _ in played(combination, 2, SEEDS[0]):
        side = Side(RULES, state, decision.player)
        seen = set(in_sight(side))
        called = {narrator.say(TABLE.describe(card)) for card in seen}
        told = {narrator.say(text("splendor-why-payable", **named_apart(card, side))) for card in seen}
        assert len(told) == len(seen)
        alike += len(called) < len(seen)
    assert alike
