"""Setting up a match: the seats in sight, and what was chosen the last time."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.match.journal import FileJournal
from game.match.session import Session
from game.rules.kernel.rules import GameConfig, OptionValue
from game.tables.registry import TITLES, find_title
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.seating import choose_again, fresh
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.widgets.plaque import Plaque
from game.ui.widgets.widget import resolved
from tests.pressing import press
from tests.scene_samples import Showing, Ways, seats
from tests.test_scenes_setup import LEVELS, sheet

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("title", TITLES)
def test_at_the_largest_text_all_seats_of_a_full_table_are_seen_whole(
    services_for: MakeServices, title: str, size: tuple[int, int], lang: str
) -> None:
    ui = services_for(size, text_scale=2.0, language=lang)
    most = find_title(title).rules({}).info.seats[-1]
    _, scene, _ = sheet(ui, title, most, LEVELS, focus="start")
    found = [leaf for place in range(most) if (leaf := scene.parts.leaf(f"seat-{place}"))]
    assert len(found) == most
    hidden = [leaf.id for leaf in found if not scene.parts.view.contains(leaf.rect)]
    assert not hidden, "nobody sits where nobody looks"


def test_at_the_largest_text_only_who_is_no_person_is_told_at_a_seat(services_for: MakeServices) -> None:
    showing, scene, _ = sheet(services_for(text_scale=2.0), levels=LEVELS)
    press(showing, "add-computer")
    remarks = [str(scene.parts.leaf(f"seat-{place}").remark) for place in range(3)]  # type: ignore[union-attr]
    assert remarks == ["starts", "", "Computer: guest"]


def record(ui: Services, title: str, options: dict[str, OptionValue], age: int, players: int = 2) -> None:
    """A match on the shelf that was just begun."""
    path = ui.folders.saves / f"{title}-{age}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    rules = find_title(title).rules(options)
    session = Session(rules, GameConfig(players, 1, options), seats("en", players))
    FileJournal.create(path, session, "2025-03-20T20:15:00+03:30").close()
    os.utime(path, (1_742_500_000 - age,) * 2)


def test_what_was_chosen_for_a_title_the_last_time_is_chosen_again(services: Services) -> None:
    record(services, "splendor", {"cities": True, "orient": True}, 1)
    record(services, "splendor", {"posts": True}, 2)
    record(services, "mombasa", {}, 0)
    showing = Showing(services, ShelfScene(services, Ways()))
    press(showing, "box-splendor")
    top = showing.stack.top
    assert isinstance(top, SetupScene)
    assert top.draft.info.chosen(top.draft.options) == {
        "cities": True,
        "posts": False,
        "orient": True,
        "strongholds": False,
    }


def test_of_what_was_chosen_before_only_what_there_still_is_is_chosen_again(services: Services) -> None:
    draft = fresh(services, "splendor")
    choose_again(draft, {"posts": True, "orient": 7, "strongholds": 1, "caravans": True})
    assert draft.options == {"posts": True}


def test_what_no_longer_goes_together_is_not_chosen_again(services: Services) -> None:
    draft = fresh(services, "splendor")
    draft.info = replace(draft.info, excluded=({"cities": True, "posts": True},))
    choose_again(draft, {"cities": True, "posts": True})
    assert draft.options == {}


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("title", TITLES)
def test_all_ways_on_from_the_menu_are_seen_however_many_play_the_match_to_go_on_with(
    services_for: MakeServices, title: str, size: tuple[int, int], scale: float, lang: str
) -> None:
    ui = services_for(size, text_scale=scale, language=lang)
    record(ui, title, {}, 0, find_title(title).rules({}).info.seats[-1])
    scene = MenuScene(ui, Ways())
    Showing(ui, scene)
    ways = [leaf for leaf in scene.parts.leaves if leaf.focusable]
    assert len(ways) == 8 and all(scene.parts.view.contains(leaf.rect) for leaf in ways)
    continuing = scene.parts.leaf("continue")
    assert isinstance(continuing, Plaque) and ui.say(f"{title}-name") in resolved(
        ui, continuing.detail
    ) + resolved(ui, continuing.remark)
