"""A guest who plays any title to its scores, with whatever hand is given, as a sensible newcomer would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.policies import SENSIBLE, Policy
from game.opponents.guides import guide_for
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.tables.registry import find_title
from tests.e2e.advisor import Advisor
from tests.e2e.couch import Couch, Picture
from tests.e2e.players import Hand, button

NAMES = {"en": ("Hana", "Ali", "Mina", "Kian"), "fa": ("هانا", "علی", "مینا", "کیان")}
_STEPS = 3000
_SECONDS = 3
_ASIDE = {"CurtainScene": "ready", "InspectScene": "close"}
"""What leads on to the table; a closer look opens where the table moved below the hand."""
TAB = "view."
"""What the ids of tabs begin with."""


def guided(title: str) -> Policy:
    """What a computer would do at once: where there is no simple player, all parts of a game are seen so."""
    guide = guide_for(title, find_title(title).rules({}))

    def choose(state: Any, actions: tuple[Action, ...], rng: Rng) -> Action:
        return guide.quick(state, guide.rules.decisions(state)[0], rng)

    return choose


class Guest(Advisor):
    """Advises what the simple player of a title does, the same for the same position.

    Attributes:
        action: what to do now.
        names: how its targets are called on the screen.
        guarded: what cannot be chosen before it has been looked at.
    """

    def __init__(self, folder: Path, policy: Policy) -> None:
        super().__init__(folder)
        self._policy, self._length = policy, -1

    def look(self, length: int) -> None:
        """Read the record again if it has not so many actions any more."""
        if length != self._length:
            session = self.session()
            (decision, *_) = session.decisions()
            self.action = self._policy(session.state, decision.actions, Rng(length))
            self.names_of, self.guarded = self.names(self.action), decision.guarded
            self._length = len(session.log)


class Person:
    """Does on the screen what was advised, pick by pick; where that cannot be seen, something else."""

    def __init__(self, couch: Couch, advisor: Guest, hand: Hand) -> None:
        self._couch, self._advisor, self._hand = couch, advisor, hand
        self._rng, self._stuck = Rng(7), False

    def step(self, picture: Picture) -> None:
        """One pick, one button or one curtain; what changes nothing is tried otherwise next time."""
        try:
            self._hand(self._wanted(picture))
            self._couch.wait(lambda p: _mark(p) != _mark(picture), _SECONDS)
            self._stuck = False
        except (KeyError, AssertionError):
            self._stuck = True

    def _wanted(self, picture: Picture) -> str:
        if picture["scene"] in _ASIDE:
            return _ASIDE[picture["scene"]]
        self._advisor.look(picture["actions"])
        ways = list(self._ways(picture))
        return self._rng.pick(ways) if self._stuck else ways[0]

    def _ways(self, picture: Picture) -> Iterator[str]:
        """What to press, the best first: what was advised, any button, any place."""
        action, names, guarded = self._advisor.action, self._advisor.names_of, self._advisor.guarded
        secret = [id for id in picture["focusables"] if id in guarded]
        yield from (id for id in secret if id in action.targets and id not in picture["picked"])
        places = [id for id in picture["choices"] if id in picture["focusables"]]
        asked = [id for id in names if id in picture["choices"] and id not in picture["picked"]]
        wanted = [id for id in asked if id in places]
        behind = bool(asked) and not wanted
        if behind and not picture["picked"]:  # a piece in hand has its place before it
            yield _next_tab(picture)
        if action.verb in picture["offers"] and not wanted:
            yield button(picture, action.verb)
        yield from wanted
        if picture["offers"]:
            yield button(picture, self._rng.pick(picture["offers"]))
        if picture["picked"] and picture["focus"] in places:
            yield picture["focus"]  # a piece in hand is laid down where it is
        if places or secret:
            yield self._rng.pick(places or secret)
        if behind:
            yield _next_tab(picture)


def _next_tab(picture: Picture) -> str:
    """The tab after that of the present scene: what is wanted lies behind one of them."""
    tabs: list[str] = [id for id in picture["focusables"] if id.startswith(TAB)]
    here = [f"{TAB}{picture['shot']}".startswith(tab) for tab in tabs]
    return tabs[(here.index(True) + 1) % len(tabs) if any(here) else 0]


def _mark(picture: Picture) -> tuple[object, ...]:
    names = ("scene", "shot", "picked", "actions", "seat", "choices", "offers", "focus")
    return tuple(picture.get(name) for name in names)


def _still(picture: Picture) -> bool:
    return picture["scene"] != "PlayScene" or not picture["moving"]


def play_on(couch: Couch, title: str, hand: Hand, steps: int = _STEPS) -> Guest:
    """Play the match on the screen for so many steps, or until its scores are shown."""
    guest = Guest(couch.folder / "saves", SENSIBLE.get(title) or guided(title))
    person = Person(couch, guest, hand)
    for _ in range(steps):
        picture = couch.wait(_still)
        if picture["scene"] == "ScoringScene":
            break
        person.step(picture)
    return guest


def play_to_scores(couch: Couch, title: str, hand: Hand) -> None:
    """Play the match on the screen until its scores are shown; everybody must have played."""
    guest = play_on(couch, title, hand)
    couch.wait_scene("ScoringScene")
    session = guest.session()
    assert session.over
    people = {number for number, seat in enumerate(session.seats) if seat.person}
    assert people <= {step.action.player for step in session.log}
    assert min(score.rank for score in session.scores()) == 1
    assert max(score.total for score in session.scores()) > 1, "somebody did more than to end the turns"
    assert couch.complaints() == ""
