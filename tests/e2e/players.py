"""People who play: each carries out an action with another device."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.rules.kernel.action import Action
from game.ui.focus import Focusable, reading_order
from tests.e2e.advisor import Advisor
from tests.e2e.couch import Couch, PadInHand, Picture

Hand = Callable[[str], None]
"""Points at the thing on the table with that id and confirms."""
BUTTON = "do."
"""What the ids of the buttons of complete actions begin with."""
BLIND = "hidden."
"""What the ids of cards that their owner alone may see begin with."""


def pad_hand(couch: Couch, pad: PadInHand) -> Hand:
    """Walks over the choices with the shoulder buttons, whichever way is shorter."""

    def choose(target: str) -> None:
        pad.take()
        picture = couch.picture()
        steps = steps_to(picture, target)
        pad.press("right-shoulder" if steps > 0 else "left-shoulder", abs(steps))
        assert couch.picture()["focus"] == target
        couch.wait_taken(target)
        pad.press("south")

    return choose


def mouse_hand(couch: Couch) -> Hand:
    """Clicks what it wants."""
    return couch.click


def keyboard_hand(couch: Couch) -> Hand:
    """Walks over the choices with Tab."""

    def choose(target: str) -> None:
        picture = couch.picture()
        steps = steps_to(picture, target)
        if steps:
            couch.key(*(["Tab" if steps > 0 else "shift+Tab"] * abs(steps)))
        couch.wait_focus(target)
        couch.wait_taken(target)
        couch.key("Return")

    return choose


def play(couch: Couch, advisor: Advisor, hands: Sequence[Hand], most: int = 1000) -> int:
    """Play until the scores are shown, or for ``most`` actions; returns how many were played."""
    for done in range(most):
        picture = couch.wait(lambda p: p["scene"] != "PlayScene" or not p["moving"])
        if picture["scene"] == "ScoringScene" or picture["seat"] is None:
            couch.wait_scene("ScoringScene")
            return done
        assert picture["scene"] == "PlayScene", picture["scene"]
        act(couch, advisor, hands[picture["seat"]])
    return most


def act(couch: Couch, advisor: Advisor, hand: Hand) -> Action:
    """Carry out what the advisor says: narrow the choices target by target, then press the button.

    A blind card is looked at behind the curtain first: whether it can be bought is nobody else's business.
    """
    before = couch.picture()
    action = advisor.advice()
    assert action.player == before["seat"]
    for number, name in enumerate(advisor.names(action), start=1):
        picture = couch.picture()
        assert name in picture["choices"] or name.startswith(BLIND), f"not a choice: {name} in {picture}"
        hand(name)
        if name.startswith(BLIND):
            couch.wait_scene("CurtainScene")
            hand("ready")
        couch.wait(lambda p, n=number: len(p.get("picked", ())) >= n)  # type: ignore[misc]
    hand(button(couch.picture(), action.verb))
    couch.wait(lambda p: p["scene"] != "PlayScene" or p["actions"] == before["actions"] + 1)
    return action


def button(picture: Picture, verb: str) -> str:
    """The focus id of the first button that does ``verb``."""
    buttons: dict[str, str] = picture["buttons"]
    found = next((id for id, does in buttons.items() if does == verb), None)
    assert found is not None, f"{verb} is not offered: {picture}"
    return found


def steps_along(order: Sequence[str], here: str | None, target: str) -> int:
    """How many steps along the ring lead from ``here`` to ``target``; negative: backwards."""
    forward = (order.index(target) - (order.index(here) if here in order else -1)) % len(order)
    return forward if forward <= len(order) - forward or here not in order else forward - len(order)


def steps_to(picture: Picture, target: str) -> int:
    """How many steps of the shoulder buttons lead from the focus to ``target``; 0 if it is there."""
    if picture["focus"] == target:
        return 0
    items = [Focusable(id, pygame.Rect(rect)) for id, rect in picture["focusables"].items()]
    ring = [
        item.id
        for item in reading_order(items, picture["language"] == "fa")
        if item.id in {*picture.get("choices", ()), *picture.get("buttons", ()), picture["focus"]}
        or item.id.startswith(BLIND)
    ]
    return steps_along(ring, picture["focus"], target)
