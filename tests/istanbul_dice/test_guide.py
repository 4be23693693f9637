"""What computers make of cards that bring a ruby of an area of choice (ruling 10), and of idle trades."""

from __future__ import annotations

import pytest

from game.opponents.guides import guide_for
from game.rules.istanbul_dice.phrases import COLORS, SHOPS
from game.rules.kernel.action import act
from game.rules.kernel.rng import Rng
from tests.istanbul_dice.scene import RULES, Scene, accept, shown

GUIDE = guide_for("istanbul_dice", RULES)


@pytest.mark.parametrize("color", COLORS)
def test_a_ruby_by_a_card_is_worth_more_than_its_price_even_at_a_glance(color: str) -> None:
    scene, _ = shown("C20", Scene(3).give(0, lira=10, **{color: 2}), "coin")
    (decision,) = RULES.decisions(scene.state)
    assert GUIDE.quick(scene.state, decision, Rng(1)).verb == "accept"
    rated = dict(
        zip(decision.actions, GUIDE.rate(scene.state, decision, decision.actions, Rng(1)), strict=True)
    )
    assert max(rated, key=rated.__getitem__).verb == "accept"


@pytest.mark.parametrize("color", COLORS)
def test_the_ruby_that_can_be_bought_is_not_the_one_that_a_card_is_used_for(color: str) -> None:
    """Its price would rise out of reach; another area gives one as well."""
    scene, _ = shown("C20", Scene(3).sold(1, color).give(0, lira=10, **{color: 4}), "coin")
    accept(scene)
    (decision,) = RULES.decisions(scene.state)
    rates = GUIDE.rate(scene.state, decision, decision.actions, Rng(1))
    rated = {action.targets[0]: rate for action, rate in zip(decision.actions, rates, strict=True)}
    assert set(rated) == {f"area.{area}" for area in SHOPS}
    best = max(rated, key=rated.__getitem__)
    assert best != f"area.{color}" and rated[best] > rated[f"area.{color}"]


@pytest.mark.parametrize(
    ("stock", "dice", "targets"),
    [
        *(({color: 2}, ("coin",), ("space.pair", f"supply.{color}")) for color in COLORS),
        *(({color: 1}, (color,), ("space.pair", f"supply.{color}")) for color in COLORS),
        ({"brown": 1}, ("red", "blue"), ("space.three",)),
        ({"brown": 3}, ("coin",), ("space.three",)),
        ({"red": 1, "blue": 1}, ("yellow", "green"), ("space.four", "supply.red", "supply.blue")),
    ],
)
def test_a_trade_that_gives_what_it_takes_is_never_tried(
    stock: dict[str, int], dice: tuple[str, ...], targets: tuple[str, ...]
) -> None:
    scene = Scene(3).give(0, **stock).dice(*dice)
    (decision,) = RULES.decisions(scene.state)
    idle = act(0, "trade", *targets)
    assert idle in decision.actions and idle not in GUIDE.candidates(scene.state, decision)
