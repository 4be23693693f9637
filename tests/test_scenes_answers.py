"""What the scenes around the table answer plainly, and what they do when they are seen again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.input.pads import Pad
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.scoring import ScoringScene
from game.ui.scenes.seating import fresh, is_default, newcomer
from game.ui.scenes.shelf import ShelfScene
from game.ui.widgets.page import WidgetPage
from tests.pressing import ids, press
from tests.scene_samples import SCENES, Showing, fill_shelf, played, tied_scores
from tests.ways import Ways

if TYPE_CHECKING:
    from game.ui.services import Services

KEY = "keyboard"
TAKEN: dict[str, tuple[Intent, ...]] = {
    "menu": (intents.Menu(KEY),),
    "rules": (
        intents.Cycle(KEY, 1),
        intents.Nav(KEY, "left"),
        intents.Nav(KEY, "right"),
        intents.Page(KEY, -1),
        intents.Menu(KEY),
    ),
    "pause": (intents.Menu(KEY),),
    "history": (intents.History(KEY), intents.Menu(KEY)),
    "inspect": (
        intents.Cycle(KEY, 1),
        intents.Page(KEY, 1),
        intents.Nav(KEY, "left"),
        intents.Inspect(KEY, on=True),
        intents.Menu(KEY),
    ),
    "curtain": (intents.Menu(KEY), intents.Back(KEY)),
    "scoring": (intents.Menu(KEY), intents.History(KEY)),
    "pad-lost": (
        intents.DeviceJoined("pad:3"),
        intents.Confirm(KEY),
        intents.Back(KEY),
        intents.Menu(KEY),
    ),
}
"""By scene, the presses that it takes for itself before the page does anything with them."""
OTHERS: tuple[Intent, ...] = (
    intents.Undo(KEY),
    intents.Redo(KEY),
    intents.Rotate(KEY, 1),
    intents.Hint(KEY),
    intents.Nav(KEY, "up"),
    intents.Inspect(KEY, on=False),
    intents.Point("mouse", (1, 1)),
    intents.Press("mouse", (1, 1)),
    intents.Edit(KEY, "left"),
    intents.DeviceLeft("pad:3"),
)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_says_plainly_whether_a_press_was_its_own(services: Services, name: str) -> None:
    services.settings.animation = "off"

    def scene() -> WidgetPage:
        made = SCENES[name](services)
        assert isinstance(made, WidgetPage)
        Showing(services, made)
        return made

    shown = scene()
    for intent in OTHERS:
        assert shown.other(intent) is False, intent
    for intent in TAKEN.get(name, ()):
        assert scene().other(intent) is True, intent


def test_before_the_end_is_told_a_press_is_the_scenes_own_and_a_movement_is_not(services: Services) -> None:
    services.settings.animation = "normal"
    presses: list[tuple[Intent, bool]] = [
        (intents.Point("mouse", (1, 1)), False),
        (intents.Release("mouse", (1, 1), tap=False), False),
        (intents.Nav(KEY, "left"), False),
        (intents.Release("mouse", (1, 1), tap=True), True),
        (intents.Back(KEY), True),
    ]
    scene = SCENES["scoring"](services)
    assert isinstance(scene, ScoringScene)
    Showing(services, scene)
    for intent, own in presses:
        assert scene.other(intent) is own, intent
    assert scene.phase == "won"


@pytest.mark.parametrize(("moments", "told"), [(1, False), (2, True)])
def test_a_course_is_shown_where_there_is_one(services: Services, moments: int, told: bool) -> None:
    services.settings.animation = "off"
    nothing: Callable[[], None] = Ways().menu
    seats = played("en", 3, 0).seats
    scene = ScoringScene(
        services,
        seats,
        tied_scores(),
        [(0, 1, 2)] * moments,
        on_rematch=nothing,
        on_new_game=nothing,
        on_history=nothing,
        on_menu=nothing,
    )
    assert ("course" in ids(Showing(services, scene))) is told


@pytest.mark.parametrize(
    ("device", "there", "lifts"),
    [
        (None, (), {"pad:1", "pad:2", KEY}),
        ("pad:1", ("pad:1", "pad:2"), {"pad:1", KEY}),
        ("pad:1", ("pad:2",), {"pad:1", "pad:2", KEY}),
    ],
)
def test_the_own_pad_lifts_the_curtain_and_any_where_that_is_gone(
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    device: str | None,
    there: tuple[str, ...],
    lifts: set[str],
) -> None:
    pads = {each: Pad(each, "pad", "", "xbox", True, None) for each in there}
    monkeypatch.setattr(services.hub, "pad", pads.get)
    found = set[str]()
    for given in ("pad:1", "pad:2", KEY):
        scene = CurtainScene(services, "Shirin", 1, lambda given=given: found.add(given), device=device)  # type: ignore[misc]
        showing = Showing(services, scene)
        assert scene.other(intents.Confirm(given)) is (given not in lifts)
        showing.send(intents.Confirm(given))
    assert found == lifts


def test_a_match_that_is_deleted_cannot_be_continued_from_the_menu(services: Services) -> None:
    fill_shelf(services.folders.saves, "en")
    showing = Showing(services, MenuScene(services, Ways()))
    assert "continue" in ids(showing)
    for id in ("load", "splendor-0.jsonl", "delete", "yes"):
        press(showing, id)
    showing.send(intents.Back(KEY))
    assert showing.stack.top is showing.scene
    assert "continue" not in ids(showing), "nothing else is under way"


@pytest.mark.parametrize("first", [b"no record at all\n", b'{"format": 1, "title": "chess"}\n'])
def test_the_shelf_begins_from_the_last_match_that_can_be_read(services: Services, first: bytes) -> None:
    fill_shelf(services.folders.saves, "en")
    (services.folders.saves / "zzz-newest.jsonl").write_bytes(first)
    scene = ShelfScene(services, Ways())
    assert scene.draft.title == "splendor"
    assert [chair.name for chair in scene.draft.chairs] == ["Shirin", "Bahram"]


def test_names_that_nobody_typed_are_known_up_to_the_tenth(services: Services) -> None:
    for key in ("setup-default-name", "setup-computer-name"):
        assert [is_default(services, services.say(key, n=n)) for n in (1, 10, 11)] == [True, True, False]
    draft = fresh(services, "splendor")
    draft.add(services.say("setup-default-name", n=2))
    assert newcomer(services, draft) == services.say("setup-default-name", n=3), "the next that nobody has"
