"""What is foreseen of an action from what a player may see is what comes, up to chance."""

from __future__ import annotations

import pytest

from game.rules.istanbul_dice.phrases import RESOURCES, SHOPS
from game.rules.istanbul_dice.printed import cards
from game.rules.istanbul_dice.state import Claim, Pick, Removal
from game.rules.kernel.action import act
from game.rules.kernel.foresight import Foreseen, foresee
from game.rules.kernel.rules import play
from game.rules.kernel.values import clone
from game.tables.istanbul_dice.table import IstanbulDiceTable
from tests.istanbul_dice.conftest import CASES
from tests.istanbul_dice.scene import RULES, Scene, shown, sold_out
from tests.laws.cases import Case
from tests.laws.playing import game

TABLE = IstanbulDiceTable(RULES)


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
        said.append(list(TABLE.preview(RULES.view(scene.state, 1), action)))
    assert said[0] == said[1] and said[0]


CHOSEN = {Claim: "ruby", Pick: "tile", Removal: "drop"}


@pytest.mark.parametrize("id", sorted(cards()))
def test_what_a_card_asks_to_be_chosen_next_is_told_before_it_is_accepted(id: str) -> None:
    """And what is not asked is not: with one area left its ruby comes by itself."""
    for areas in ((), SHOPS[1:]):
        scene = sold_out(Scene().give(0, **dict.fromkeys(RESOURCES, 3)).give(0, lira=7), *areas)
        shown(id.removeprefix("card."), scene.owns(0, "M05"))
        for action in RULES.decisions(scene.state)[0].actions:
            if action.verb in ("accept", "fallback"):
                lines = list(TABLE.preview(RULES.view(scene.state, action.player), action))
                after = clone(scene.state)
                play(RULES, after, action)
                asked = CHOSEN.get(type(after.stack[-1])) if after.stack[-1].seat == action.player else None
                told = [dict(line.values)["what"] for line in lines if line.key.endswith("preview-then")]
                assert told == ([asked] if asked else [])


@pytest.mark.parametrize("name", RESOURCES)
@pytest.mark.parametrize("but", [0, 1])
def test_that_everybody_returns_some_first_is_told_before_it_is_received(name: str, but: int) -> None:
    """Ruling 8: the taker returns one too, again and again if need be."""
    deals = {
        "lira": ("collect", ("space.lira",), ("coin", "coin")),
        "crystal": ("trade", ("space.two",), ("red", "blue")),
        "brown": ("trade", ("space.three",), ("red", "blue", "green")),
    }
    verb, targets, dice = deals.get(name, ("trade", ("space.pair", f"supply.{name}"), (name, name)))
    scene = Scene(3).give(2, **{name: 1}).hoard(1, name, but=but).dice(*dice)
    action = act(0, verb, *targets)
    lines = list(TABLE.preview(RULES.view(scene.state, 0), action))
    rounds = [dict(line.values)["rounds"] for line in lines if line.key.endswith("preview-shortage")]
    before = sum(scene.has(seat, name) for seat in (1, 2))
    (count, *_) = [*rounds, 0]
    events = scene.do(verb, *targets)
    assert len([event for event in events if event.kind == "shortage"]) == count
    assert bool(rounds) == (sum(scene.has(seat, name) for seat in (1, 2)) < before)


def test_what_is_not_to_be_had_is_told_before_it_is_paid_for_and_when_it_is_not_received() -> None:
    scene = Scene(3).hoard(0, "crystal").dice("red", "blue", "coin", "coin")
    action = act(0, "trade", "space.two")
    keys = [line.key for line in TABLE.preview(RULES.view(scene.state, 0), action)]
    assert keys == ["istanbul_dice-preview-pay", "istanbul_dice-preview-lacking"]
    told = [TABLE.tell(event) for event in scene.trade("two")]
    assert [line.key for line in told if line][-1] == "istanbul_dice-log-lacking"
