"""Setting up a match: the seats in sight, and what was chosen the last time."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.match.draft import Chair
from game.match.journal import FileJournal
from game.match.plan import MatchPlan
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rules import GameConfig, OptionValue
from game.tables.registry import TITLES, find_title
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.seating import choose_again, fresh, is_default, welcome
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.widgets.plaque import Plaque
from game.ui.widgets.widget import resolved
from tests.pressing import ids, press
from tests.scene_samples import Showing, seats
from tests.test_scenes_setup import LEVELS, sheet
from tests.ways import Ways

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
    scene.draft.chairs[2].name = "Shirin"
    scene.rebuild()
    told = [str(scene.parts.leaf(f"seat-{place}").detail) for place in range(3)]  # type: ignore[union-attr]
    assert told == ["", "", scene.ui.say("level-guest")]


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("title", TITLES)
def test_at_the_largest_text_a_first_match_shows_all_its_seats_whole(
    services_for: MakeServices, title: str, size: tuple[int, int], lang: str
) -> None:
    _, scene, _ = first_sheet(services_for(size, text_scale=2.0, language=lang), title)
    seats_there = [leaf for leaf in scene.parts.leaves if leaf.id.startswith("seat-")]
    assert len(seats_there) == len(scene.draft.chairs)
    assert all(scene.parts.view.contains(leaf.rect) for leaf in seats_there)


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


# --- who sits there ---------------------------------------------------------------------------------


def first_sheet(ui: Services, title: str) -> tuple[Showing, SetupScene, Ways]:
    """The sheet of a title on a shelf that knows of no match."""
    ways = Ways()
    showing = Showing(ui, ShelfScene(ui, ways, None, LEVELS))
    press(showing, f"box-{title}")
    top = showing.stack.top
    assert isinstance(top, SetupScene)
    return showing, top, ways


def minds(scene: SetupScene) -> list[str]:
    return [chair.mind for chair in scene.draft.chairs]


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("title", TITLES)
def test_a_single_visitor_starts_at_once_against_computers_of_the_easiest_level(
    services_for: MakeServices, title: str, lang: str
) -> None:
    ui = services_for(language=lang)
    showing, scene, ways = first_sheet(ui, title)
    names = [chair.name for chair in scene.draft.chairs]
    assert names[0] == ui.say("setup-default-name", n=1)
    assert names[1:] == [ui.say("setup-computer-name", n=place + 2) for place in range(len(names) - 1)]
    press(showing, "start")
    plan = ways.log[-1][1]
    assert isinstance(plan, MatchPlan)
    others = find_title(title).rules({}).info.seats[0] - 1
    assert [(seat.person, seat.mind) for seat in plan.seats] == [(True, ""), *[(False, LEVELS[0])] * others]


def test_who_played_the_last_match_sits_there_again_as_it_was(services: Services) -> None:
    record(services, "mombasa", {}, 0, 3)
    _, scene, _ = first_sheet(services, "splendor")
    assert minds(scene) == ["", "", ""]


def test_persons_who_sit_down_take_the_seats_of_computers_first(services: Services) -> None:
    showing, scene, _ = first_sheet(services, "splendor")
    press(showing, "add")
    assert minds(scene) == ["", ""] and [chair.name for chair in scene.draft.chairs] == [
        "Player 1",
        "Player 2",
    ]
    press(showing, "add")
    press(showing, "add-computer")
    assert minds(scene) == ["", "", "", LEVELS[0]], "the table is full, but for a person"
    press(showing, "add")
    assert minds(scene) == [""] * 4 and len({chair.style for chair in scene.draft.chairs}) == 4
    assert "add" not in ids(showing)


def test_a_pad_that_sits_down_takes_a_computers_seat(services: Services) -> None:
    services.settings.devices = "own"
    showing, scene, _ = first_sheet(services, "splendor")
    press(showing, "seat-1", "pad:5")
    assert showing.stack.top is scene
    assert [(chair.name, chair.mind, chair.device) for chair in scene.draft.chairs] == [
        ("Player 1", "", None),
        ("Player 2", "", "pad:5"),
    ]
    press(showing, "add-computer", "pad:6")
    press(showing, "add", "pad:6")
    assert (scene.draft.chairs[2].mind, scene.draft.chairs[2].device) == ("", "pad:6")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_name_that_nobody_typed_says_who_moves_the_seat_and_a_typed_one_stays(
    services_for: MakeServices, lang: str
) -> None:
    ui = services_for(language=lang)
    showing, scene, _ = first_sheet(ui, "splendor")
    scene.draft.chairs[0].name = "Shirin"
    for place, before in ((0, ""), (1, LEVELS[0])):
        press(showing, f"seat-{place}")
        for _ in range(len(LEVELS) + 1):
            press(showing, "mind")
            chair = scene.draft.chairs[place]
            key = "setup-computer-name" if chair.mind else "setup-default-name"
            assert chair.name == ("Shirin" if not place else ui.say(key, n=2))
        assert scene.draft.chairs[place].mind == before
        press(showing, "done")


def test_names_that_nobody_typed_follow_the_language_while_the_table_is_set(services: Services) -> None:
    showing, scene, _ = first_sheet(services, "splendor")
    press(showing, "add-computer")
    scene.draft.chairs[0].name = "Shirin"
    for lang in ("fa", "en"):
        services.settings.language = lang
        services.apply()
        showing.stack.relayout()
        names = [chair.name for chair in scene.draft.chairs]
        assert names == ["Shirin", *(services.say("setup-computer-name", n=n) for n in (2, 3))]
        assert all(is_default(services, name) for name in names[1:])


def test_names_offered_of_earlier_matches_are_those_that_somebody_typed(services: Services) -> None:
    path = services.folders.saves / "splendor-0.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    named = tuple(Seat(name, at) for at, name in enumerate(("Player 1", "Shirin", "رایانهٔ دو", "رستم")))
    rules = find_title("splendor").rules({})
    FileJournal.create(path, Session(rules, GameConfig(4, 1), named), "2025-03-20T20:15:00+03:30").close()
    plan = MatchPlan("splendor", (Seat("Player 1", 0), Seat("Player 2", 1)), (None, None))
    showing = Showing(services, ShelfScene(services, Ways(), plan, LEVELS))
    press(showing, "box-splendor")
    press(showing, "seat-0")
    assert [id for id in ids(showing) if id.startswith("known-")] == ["known-Shirin", "known-رستم"]


def test_without_levels_the_empty_seats_are_for_people(services: Services) -> None:
    draft = welcome(services, fresh(services, "splendor"), [Chair("Shirin", 0)])
    assert [(chair.name, chair.mind) for chair in draft.chairs] == [("Shirin", ""), ("Player 2", "")]
