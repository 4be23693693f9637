"""What the others hold is seen beside the cards at every text size, in short where room is scarce."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.art.palette import DUSK
from game.art.sheets import Sheet
from game.maps.places import TABLE, Setting
from game.rules.kernel.text import text
from game.rules.splendor.components import PILES
from game.rules.splendor.rules import SplendorRules
from game.tables.splendor.layout import OWN
from game.tables.splendor.paint import waiting
from game.tables.splendor.placing import placed
from game.tables.splendor.table import SplendorTable
from game.tables.splendor.title import TITLE
from game.ui.table.arrange import Arrangement
from game.ui.theme import Metrics
from tests.laws.reading import NUMERALS
from tests.splendor.scene import ALL, Scene
from tests.table.test_layout import arranged

TABLE_OF = SplendorTable()
SCALES = (1.0, 1.4, 1.5, 2.0)
SIZES = ((1920, 1080), (1280, 720))


def laid(metrics: Metrics, seats: int, scene: str = TABLE) -> Arrangement:
    return arranged(TITLE.layout(SplendorRules(dict.fromkeys(ALL, True))), metrics, Setting(scene, seats, 0))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_others_hold_by_colour_and_how_many_cards_they_reserved_is_seen_beside_the_rows(
    seats: int, scale: float, rtl: bool, size: tuple[int, int]
) -> None:
    found = laid(Metrics(size, scale, rtl), seats)
    for seat in range(1, seats):
        tokens = [found.rect(f"tokens.{seat}.{pile}") for pile in PILES]
        purses = [found.rect(f"purse.{seat}.{pile}") for pile in PILES]
        cards = [found.rect(f"reserve.{seat}.{index}") for index in range(3)]
        assert all(tokens) or all(purses), seat
        assert all(cards) or found.rect(f"hand.{seat}"), seat


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
@pytest.mark.parametrize("scene", [TABLE, OWN])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_folded_panel_nothing_lies_on_another(seats: int, scene: str, rtl: bool) -> None:
    found = laid(Metrics((1920, 1080), 2.0, rtl), seats, scene)
    for seat in range(1, seats):
        panel = found.panels[seat]
        names = [f"{kind}.{seat}.{pile}" for kind in ("bonus", "tokens", "purse") for pile in PILES]
        names += [f"{kind}.{seat}" for kind in ("hand", "total", "symbol")]
        rects = [rect for name in names if (rect := found.rect(name))]
        assert len(rects) >= 9 and all(panel.contains(rect) for rect in rects)
        over = [(one, other) for one, other in combinations(rects, 2) if min(one.clip(other).size) > 2]
        hand, score = found.rect(f"hand.{seat}"), found.rect(f"score.{seat}")
        assert hand and score and not hand.colliderect(score)
        assert not over, seat


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_numbers_of_what_is_told_in_short_can_be_read_from_afar(size: tuple[int, int]) -> None:
    least = NUMERALS * size[1] / 1080
    shown: dict[str, Sheet] = {
        "purse.1.red": waiting.purse("red", 3, DUSK),
        "hand.1": waiting.hand(2, DUSK),
    }
    for seats in (2, 3, 4):
        found = laid(Metrics(size, 1.5), seats)
        for slot, sheet in shown.items():
            if rect := found.rect(slot):
                ground = sheet.layers[0].drawing
                high = sheet.figures[0].height * min(rect.w / ground.width, rect.h / ground.height)
                assert high >= least, (slot, seats)


def test_nothing_stands_for_tokens_and_cards_that_nobody_has() -> None:
    scene = Scene(4).give(1, red=2, gold=1).reserved(1, "B3R2").reserved(1, "B2R3", blind=True)
    places = placed(scene.state)
    assert {piece: at.count for piece, at in places.items() if piece.startswith(("purse.1", "hand"))} == {
        "purse.1.red": 2,
        "purse.1.gold": 1,
        "hand.1": 2,
    }


def test_the_cards_in_a_hand_are_counted_and_where_they_are_seen_is_said() -> None:
    scene = Scene(4).reserved(1, "B3R2")
    (told,) = TABLE_OF.explain(scene.state, "hand.1")
    assert told == text("splendor-known-hand", count=1)
