"""Whole matches of every title in a real window, by mouse and by pad, with fewest and with four players.

The suite plays the first one; the soak plays all of them.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from game.tables.registry import TITLES, find_title
from tests.budget import MATCHES
from tests.e2e.conftest import StartCouch
from tests.e2e.couch import Couch, PadInHand
from tests.e2e.guest import NAMES, TAB, play_to_scores
from tests.e2e.players import Hand, mouse_hand, pad_hand

pytestmark = pytest.mark.window


def walking(couch: Couch, pad: PadInHand) -> Hand:
    """A pad that goes the shorter way round, all round to what is no open choice, by triggers to tabs."""
    quick = pad_hand(couch, pad)

    def choose(target: str) -> None:
        if target.startswith(TAB):
            pad.push("right-trigger", 1.0)
            return
        known = {*couch.picture().get("choices", ()), *couch.picture().get("buttons", ())}
        (quick if target in known else pad.choose)(target)

    return choose


def _fewest(title: str) -> int:
    return find_title(title).rules({}).info.seats[0]


PLAYED = [
    (title, 4 if four else _fewest(title), device, four == (device == "pad"))
    for four, device, title in product((True, False), ("mouse", "pad"), TITLES)
]
"""Four play by mouse and the fewest by pad in a small window; the others in a large one, with large text."""
_SHORT = [("istanbul_dice", _fewest("istanbul_dice"), "mouse", False)]
"""The quickest of them stands for all where few are played: each title has shorter tests of its own."""


@pytest.mark.timeout(2700)  # four by pad at large text: some 300 actions of a dozen presses each
@pytest.mark.parametrize(("title", "players", "device", "large"), PLAYED if MATCHES > 1 else _SHORT)
def test_a_whole_match_of_every_title(
    couch_with: StartCouch, saves: Path, title: str, players: int, device: str, large: bool
) -> None:
    language = "fa" if players == 4 else "en"
    who = ",".join(NAMES[language][:players])
    size = ("--window", "1920x1080", "--text-scale", "200") if large else ()
    couch = couch_with("--title", title, "--players", who, "--seed", "11", "--language", language, *size)
    hand = mouse_hand(couch) if device == "mouse" else walking(couch, couch.pad(0))
    play_to_scores(couch, title, hand)
    couch.wait(lambda p: "rematch" in p["focusables"])
    couch.screenshot(saves.parent / f"{title}-{players}-{device}.png")
