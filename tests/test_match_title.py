"""A match is called by its title and what it is played with; statistics keep such games apart."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.match.archive import statistics, summaries
from game.rules.splendor.rules import SplendorRules
from game.ui.scenes.match_title import match_title
from tests.conftest import MakeServices

RECORDED = Path(__file__).parent / "recorded" / "splendor"


@pytest.mark.parametrize(
    ("options", "english", "persian"),
    [
        ({}, "Kahroba", "کهربا"),
        ({"cities": False, "orient": True}, "Kahroba with Orient", "کهربا با شرق"),
        ({"orient": True, "cities": True}, "Kahroba with Cities and Orient", "کهربا با شهرها و شرق"),
    ],
)
def test_a_game_is_named_by_its_combination(
    services_for: MakeServices, options: dict[str, str | int | bool], english: str, persian: str
) -> None:
    for language, wanted in (("en", english), ("fa", persian)):
        said = match_title(services_for((1280, 720), language=language), "splendor", options)
        assert (
            "".join(letter for letter in said if letter not in "\u2066\u2067\u2068\u2069\u200e\u200f")
            == wanted
        )


@pytest.mark.parametrize(("language", "advice"), [("en", "easy to learn"), ("fa", "یادگیری آسان")])
def test_cities_are_the_first_switch_and_recommended_before_the_others(
    services_for: MakeServices, language: str, advice: str
) -> None:
    ui = services_for((1280, 720), language=language)
    switches = [option.id for option in SplendorRules().info.options]
    assert switches[0] == "cities"
    assert [id for id in switches if advice in ui.say(f"splendor-option-{id}-text")] == ["cities"]


def test_statistics_are_kept_by_combination(tmp_path: Path) -> None:
    for record in ("two-play-points-first", "three-shared-victory", "two-with-cities"):
        shutil.copy(RECORDED / f"{record}.jsonl", tmp_path)
    found = {(each.title, each.switches): each.games for each in statistics(summaries(tmp_path))}
    assert found == {("splendor", ()): 2, ("splendor", ("cities",)): 1}
