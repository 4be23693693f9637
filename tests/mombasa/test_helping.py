"""Mombasa: what the help line says of what the pointer is on, in the real scene."""

from __future__ import annotations

import pygame
import pytest

from game.rules.kernel.action import act
from game.rules.mombasa.frames import Expansion, Turn
from game.tables.mombasa.shots import COMPANIES
from game.ui.scenes.curtain import CurtainScene
from tests.laws.reading import read
from tests.mombasa.positions import expanding, goods, held
from tests.mombasa.scene import Scene
from tests.mombasa.test_presses import SIZE, Hand
from tests.mombasa.test_previews import bare_front
from tests.room import Sit


def helped(hand: Hand, id: str) -> str:
    """The fullest that is said of a thing that can be pointed at."""
    hand.room.wait(2)
    controls = hand.room.play.controls
    controls.ring.visible = True
    assert controls.ring.focus(controls.focus_of(id)), f"{id} is not on the screen"
    return plain(controls.screen_model().bar.help[0])


def plain(words: str) -> str:
    """Words without the marks of their direction."""
    return words.translate(dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069")))


def test_a_region_says_what_it_costs_whom_that_throws_out_and_what_it_pays(sit: Sit) -> None:
    wanted = "Nubia: Costs 2 of your 3 points (1 to oust Mombasa). Gives 1 space on the diamond track"
    assert helped(Hand(sit, held(expanding(3))), "region.nubia").startswith(wanted)
    assert helped(Hand(sit, bare_front(held(expanding(3)))), "region.nubia").startswith(wanted), "rows differ"


def test_in_a_turn_a_region_says_what_it_pays(sit: Sit) -> None:
    hand = Hand(sit, Scene().at_turn(0, 2).area("card.0.expansion_2-1"))
    assert helped(hand, "region.nubia") == (
        "Nubia: Choose a port first; all expansion cards count together. "
        "Gives 1 space on the diamond track. 1 mine"
    )


def test_a_card_laid_to_rest_says_where_it_goes_by_itself_and_where_the_last_one_does(sit: Sit) -> None:
    hand = Hand(sit, Scene())
    first, second, _ = hand.state.stack[-1].cards  # type: ignore[union-attr]  # an Arrange
    assert "Goes to pile 1; for another pile, choose that first. " in helped(hand, first)
    hand.click("column.0.3")
    assert "Goes to pile 3; " in helped(hand, first), "the one that is chosen"
    hand.click(first)
    assert "Goes to pile 1, the last card to pile 2. " in helped(hand, second)


def test_a_card_in_planning_says_what_it_does(sit: Sit) -> None:
    hand = Hand(sit, Scene().arranged())
    said = helped(hand, "card.0.coffee_1")
    assert said.startswith("Coffee (1): Goes to slot 1. Take a display card and advance")


def test_a_track_says_how_far_all_units_go_without_a_capital_call(sit: Sit) -> None:
    scene = goods("card.M04")
    hand = Hand(sit, scene)
    hand.room.play.visit(COMPANIES)
    far = "Saint-Louis track: Still no shares, now worth 0 pounds each. All 3 spaces: 1 share."
    assert helped(hand, "track.saint_louis").startswith(far)
    scene.player().steps["mombasa"] = 6
    hand = Hand(sit, scene)
    hand.room.play.visit(COMPANIES)
    assert "All " not in helped(hand, "track.mombasa"), "a call of 1 pound lies ahead"


def test_the_pounds_on_a_round_say_where_they_go(sit: Sit) -> None:
    hand = Hand(sit, Scene().at_turn(0, 2).area("card.0.coffee_1"))
    assert helped(hand, "round.2") == "Round 2: Its pound goes under a book when it begins"


def test_the_curtain_names_the_round_and_who_begins_it(sit: Sit) -> None:
    scene = Scene().arranged()
    scene.state.round, scene.state.first = 2, 1
    room = sit(title="mombasa", opening=scene.state, size=SIZE)
    curtain = room.stack.top
    assert isinstance(curtain, CurtainScene)
    room.services.writer.clear()
    with pytest.MonkeyPatch.context() as patch:
        reader = read(patch)
        room.stack.relayout()
        room.stack.draw(pygame.Surface(SIZE))
    said = " ".join(plain(words) for words, _ in reader.heights())
    assert "Plan cards; علی goes first" in said


def test_a_round_that_begins_without_a_curtain_is_told_and_the_medal_of_who_begins_is_wiped(sit: Sit) -> None:
    scene = Scene().arranged()
    scene.state.stack[:] = [Turn(0)]
    scene.player(1).ended = True
    room = sit(title="mombasa", opening=scene.state, own=True, devices=("pad:1", "pad:2"), animation="fast")
    room.perform(act(0, "end", "column.0.1"))
    told = [plain(room.play.view.narrator.say(line)) for line in room.shown.told]
    assert "Round 2: Hana goes first." in told and room.play.view.wipe.shown


def test_the_part_of_the_chart_stays_as_long_as_an_expansion_goes_on(sit: Sit) -> None:
    cards = ("card.0.expansion_2-1", "card.0.expansion_2-2", "card.M20")
    hand = Hand(sit, Scene().at_turn(0, 2).taken("expansion").area(*cards))
    hand.click("base.cairo")
    place, seen = hand.room.stage.place_of("post.nubia"), set[str]()
    while isinstance(hand.state.stack[-1], Expansion):
        assert place and hand.room.stage.place_of("post.nubia") == place
        region = next(target for target in hand.room.shown.choices if target.startswith("region."))
        assert hand.room.stage.rect(region), "whatever can be entered is in sight"
        seen.add(region)
        hand.room.wait(2)
        hand.click(region)
    assert len(seen) > 2
