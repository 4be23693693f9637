"""Losses are warned of: a list of them, and beside them what is no loss and asks nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.rules.istanbul_dice.phrases import RESOURCES
from game.rules.istanbul_dice.state import Actions
from game.rules.kernel.text import Text
from game.tables.istanbul_dice.table import IstanbulDiceTable
from tests.istanbul_dice.scene import RULES, Scene, shown

TABLE = IstanbulDiceTable(RULES)
Case = tuple[Callable[[], Scene], str, tuple[str, ...], int]
_PAIR, _FOUR = ("space.pair", "supply.red"), ("space.four", "supply.red", "supply.blue")


def _offered(card: str, scene: Scene) -> Scene:
    shown(card, scene)
    return scene


def _last(scene: Scene) -> Scene:
    frame = scene.state.stack[-1]
    assert isinstance(frame, Actions)
    frame.done = 1
    return scene


def _none_left(name: str, scene: Scene) -> Scene:
    """The supply has none of it, and nobody has any: what is missing lies outside the game."""
    scene.state.supply[RESOURCES.index(name)] = 0
    return scene


LOSSES: dict[str, tuple[str, Case]] = {
    "a ruby in reach": ("missed buy", (lambda: Scene().give(0, lira=10).dice("red"), "end", (), 0)),
    "a tile in reach": (
        "missed take trade",
        (lambda: Scene().display("M01").dice("red", "red", "red"), "end", (), 0),
    ),
    "a trade in reach": ("missed trade", (lambda: Scene().dice("red", "red"), "end", (), 0)),
    "unused coins": ("missed collect", (lambda: Scene().dice("red", "coin"), "end", (), 0)),
    "unused cards": ("missed draw", (lambda: Scene().dice("red", "card"), "end", (), 0)),
    "unused coins beside a trade": (
        "missed collect trade",
        (lambda: Scene().dice("red", "red", "coin"), "end", (), 0),
    ),
    "a token for two of it": ("nothing", (lambda: Scene().give(0, red=2).dice(), "trade", _PAIR, 0)),
    "a token for itself": ("nothing", (lambda: Scene().give(0, red=1).dice("red"), "trade", _PAIR, 0)),
    "what has run out": (
        "nothing",
        (lambda: _none_left("crystal", Scene().dice("red", "blue")), "trade", ("space.two",), 0),
    ),
    "half of what has run out": (
        "lacking",
        (lambda: _none_left("red", Scene().dice("red", "yellow", "green", "blue")), "trade", _FOUR, 0),
    ),
    "card dice that serve no more": ("few", (lambda: _last(Scene().dice("card", "card")), "draw", (), 1)),
    "a gift declined": ("free", (lambda: _offered("C05", Scene(2)), "decline", (), 0)),
    "a gift for one lira": ("free", (lambda: _offered("C26", Scene().give(0, brown=1)), "fallback", (), 0)),
}
HARMLESS: dict[str, Case] = {
    "ending with nothing in reach": (lambda: Scene().dice("red"), "end", (), 0),
    "ending where trades bring nothing": (lambda: Scene().give(0, red=2).dice(), "end", (), 0),
    "a trade for dice alone": (lambda: Scene().dice("red", "red"), "trade", _PAIR, 0),
    "tokens for a crystal": (lambda: Scene().give(0, red=1, blue=1).dice(), "trade", ("space.two",), 0),
    "one card now and one later": (lambda: Scene().dice("card", "card"), "draw", (), 1),
    "all card dice at last": (lambda: _last(Scene().dice("card", "card")), "draw", (), 2),
    "an offer that costs something": (lambda: _offered("C09", Scene(2).give(1, lira=2)), "decline", (), 0),
    "a card that costs something": (lambda: _offered("C20", Scene().give(0, lira=10)), "fallback", (), 0),
    "a good put down of several": (
        lambda: _paying(Scene().give(0, red=2, brown=1).dice("red", "red", "coin")),
        "pay",
        ("face.red",),
        0,
    ),
}


def _paying(scene: Scene) -> Scene:
    scene.do("choose", "area.red", "button.choose")
    return scene


def warned(case: Case) -> str:
    """The message that warns of an action, without ``istanbul_dice-warn-``, and what it names of verbs."""
    make, verb, targets, amount = case
    scene = make()
    (action, *_) = [
        action
        for decision in RULES.decisions(scene.state)
        for action in decision.actions
        if action.verb == verb and action.targets[: len(targets)] == targets and amount in (0, action.amount)
    ]
    found = TABLE.warn(scene.state, action)
    return " ".join((found.key.removeprefix("istanbul_dice-warn-"), *_missed(found))) if found else ""


def _missed(said: Text) -> Iterator[str]:
    """The verbs of what could still be done."""
    values = said.dict()
    if said.key == "istanbul_dice-missed":
        yield str(values["verb"])
    for part in ("what", "list", "last"):
        if isinstance(inner := values.get(part), Text):
            yield from _missed(inner)


@pytest.mark.parametrize("loss", LOSSES)
def test_a_loss_is_warned_of(loss: str) -> None:
    key, case = LOSSES[loss]
    assert warned(case) == key


@pytest.mark.parametrize("step", HARMLESS)
def test_what_is_no_loss_asks_nothing(step: str) -> None:
    assert not warned(HARMLESS[step])
