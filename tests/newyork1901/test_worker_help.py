"""What is said of a worker who can be taken back."""

from __future__ import annotations

import pytest

from game.lang.catalogue import Catalogue
from game.rules.kernel.choosing import Choosing
from tests.newyork1901.test_land import stuck
from tests.newyork1901.test_preview import TABLE, owning, told
from tests.painting import ASSETS


def test_whoever_takes_back_a_worker_is_told_from_which_land() -> None:
    """The worker is picked, but it is the land that is given up: its size and district stand in the bar."""
    scene = owning("y07", "r10")
    guards = {lot: worker for worker, lot in scene.player().workers.items() if lot}
    lots = {lot.id: lot for lot in scene.rules.sites.grid.lots}
    assert len(guards) == 2
    for lot, worker in guards.items():
        assert told(scene, worker) == [("worker-text", lots[lot].district, lots[lot].size)]
    free = scene.player().free_workers()[0]
    assert told(scene, free) == [("no-worker-hand",)], "in hand he guards nothing"


@pytest.mark.parametrize(("language", "words"), [("en", ("yellow", "2")), ("fa", ("زرد", "دوخانه‌ای"))])
def test_the_land_of_a_worker_is_told_in_every_language(language: str, words: tuple[str, ...]) -> None:
    scene = owning("y07")
    worker = next(worker for worker, lot in scene.player().workers.items() if lot)
    catalogue = Catalogue(language, ASSETS / "lang")
    (line,) = TABLE.explain(scene.state, worker)
    assert all(word in catalogue.say(line) for word in words) and not catalogue.missing


def test_a_worker_is_asked_back_and_an_action_card_is_asked_to_be_played() -> None:
    """Both are picked alone and then confirmed, but what is confirmed has a sentence of its own."""
    scene = stuck(action_cards=True)
    (decision,) = scene.rules.decisions(scene.state)
    asked = {
        action.verb: TABLE.ask(scene.state, Choosing(decision).after(*action.targets)).key.removeprefix(
            "newyork1901-ask-"
        )
        for action in decision.actions
    }
    assert asked == {"recall": "recall", "shift": "sure"}
