"""What is foreseen of an action from what a player may see is what comes, up to chance."""

from __future__ import annotations

import pytest

from game.rules.kernel.action import act
from game.rules.kernel.foresight import Foreseen, foresee
from game.tables.istanbul_dice.preview import preview as table_preview
from tests.istanbul_dice.conftest import CASES
from tests.istanbul_dice.scene import RULES, Scene, shown
from tests.laws.cases import Case
from tests.laws.playing import game


def preview(scene: Scene, verb: str, *targets: str, amount: int = 0) -> Foreseen:
    return foresee(RULES, RULES.view(scene.state, None), act(0, verb, *targets, amount=amount))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_foreseen_comes_true(case: Case) -> None:
    whole = begun = 0
    for step in game(case, 1, "random").steps:
        view = RULES.view(step.state, step.action.player)
        seen = foresee(RULES, view, step.action)
        assert list(seen.events) == step.out.events[: len(seen.events)]
        if seen.state is None:
            begun += 1
        else:
            whole += 1
            assert RULES.view(step.after, None) == RULES.view(seen.state, None)
            assert not step.out.revealed
    assert whole and begun


def test_a_trade_is_foreseen_whole() -> None:
    seen = preview(Scene().dice("red", "red", "coin"), "trade", "space.pair", "supply.red")
    assert [event.kind for event in seen.events] == ["pay", "gain"] and seen.state is not None


def test_the_die_and_the_mosques_ruby_are_foreseen_before_the_display_is_filled() -> None:
    scene = Scene(4).owns(0, "M05", "M06", "M07").display("M21").give(0, brown=4).dice("coin")
    seen = preview(scene, "take", "tile.M21")
    assert [event.kind for event in seen.events] == ["pay", "tile", "die", "ruby"] and seen.state is None


def test_neither_roll_nor_cards_are_foreseen() -> None:
    assert preview(Scene(), "roll", "button.roll").events == ()
    seen = preview(Scene().dice("card", "red"), "draw", "space.cards", amount=1)
    assert [event.kind for event in seen.events] == ["cards"]
    seen = preview(Scene().give(0, crystal=1).dice("card"), "reroll", "face.card")
    assert [event.kind for event in seen.events] == ["pay"]


def test_the_income_of_the_next_turn_is_not_told_as_what_an_accepted_card_brings() -> None:
    """It comes whether the card is accepted or not (ruling 11: income as the turn begins)."""
    said = []
    for owned in ((), ("M01",)):
        scene, _ = shown("C09", Scene(2).give(1, lira=2).owns(1, *owned))
        assert scene.asked == 1
        (action,) = (each for each in RULES.decisions(scene.state)[0].actions if each.verb == "accept")
        came = foresee(RULES, scene.state, action).events
        assert len([event for event in came if event.data.get("source") == "tile.M01"]) == len(owned)
        said.append(list(table_preview(RULES.view(scene.state, 1), action)))
    assert said[0] == said[1] and said[0]
