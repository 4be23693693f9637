"""What scenes around the table say and offer, read from what is written on them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.match.draft import PlanDraft
from game.rules.kernel.text import text
from game.tables.registry import find_title
from game.ui.input import intents
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.match_title import match_title
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.scenes.seat_scene import SeatScene, device_words
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.services import Services
from game.ui.settings import CHOICES
from game.ui.widgets.controls import Choice, Toggle
from game.ui.widgets.labels import Note, Paragraph
from game.ui.widgets.slider import Slider
from tests.conftest import MakeServices
from tests.laws.reading import read
from tests.pressing import PAD, ids, press
from tests.scene_samples import SCENES, Showing, scoring


def written(showing: Showing) -> set[str]:
    """Whatever is written on the screen."""
    with pytest.MonkeyPatch.context() as patch:
        showing.ui.writer.clear()
        reader = read(patch)
        showing.stack.relayout()
        showing.stack.draw(showing.ui.display.canvas)
    return {words for words, _ in reader.heights()}


# --- the settings -------------------------------------------------------------------------------------


def settings(services: Services) -> tuple[Showing, SettingsScene]:
    scene = SettingsScene(services)
    return Showing(services, scene), scene


def test_every_setting_has_its_line_with_its_present_value(services_for: MakeServices) -> None:
    services = services_for(text_scale=1.5, animation="fast", ambience=0.4)
    _, scene = settings(services)
    for name, wanted in (("text_scale", 1.5), ("animation", "fast"), ("language", "en"), ("theme", "dusk")):
        choice = scene.parts.leaf(name)
        assert isinstance(choice, Choice) and choice.value == wanted
        assert [value for value, _ in choice.options] == list(CHOICES[name])
    percents = [words for _, words in scene.parts.leaf("text_scale").options]  # type: ignore[union-attr]
    assert percents == [text("common-percent", n=percent) for percent in (100, 150, 200)]
    for name, wanted in (("volume", 0), ("ambience", 40)):
        slider = scene.parts.leaf(name)
        assert isinstance(slider, Slider) and slider.value == wanted and slider.bounds == (0, 100)
    for name in ("mute", "hints", "swap_confirm", "full_screen"):
        toggle = scene.parts.leaf(name)
        assert isinstance(toggle, Toggle) and toggle.value is getattr(services.settings, name)


def test_a_press_changes_a_volume_by_a_tenth(services: Services) -> None:
    showing, _ = settings(services)
    showing.scene.ring.focus("ambience")  # type: ignore[attr-defined]  # a scene of widgets
    showing.send(intents.Nav(PAD, "right"))
    assert services.settings.ambience == pytest.approx(0.1)
    showing.send(intents.Nav(PAD, "left"))
    assert services.settings.ambience == 0


def test_who_hears_nothing_reads_why(services: Services) -> None:
    showing, _ = settings(services)
    before = written(showing)
    services.sound.trouble = text("record-damaged", line=7)
    showing, _ = settings(services)
    assert len(written(showing) - before) >= 1


# --- the curtain --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("menu", "leave"), [(True, True), (True, False), (False, True), (False, False)])
def test_the_curtain_hints_at_the_ways_that_there_are(services: Services, menu: bool, leave: bool) -> None:
    gone: list[str] = []
    scene = CurtainScene(
        services,
        "Shirin",
        1,
        lambda: gone.append("ready"),
        (lambda: gone.append("menu")) if menu else None,
        None,
        (lambda: gone.append("leave")) if leave else None,
    )
    showing = Showing(services, scene)
    assert [hint.action for hint in scene.hints()] == ["menu"] * menu + ["back"] * leave
    scene.on_hint("menu")
    assert gone == ["menu"] * menu
    scene.on_hint("back")
    showing.stack.settle()
    assert gone == ["menu"] * menu + ["leave"] * leave
    assert (scene in showing.stack.scenes) is not leave


def test_back_leaves_the_curtain_or_else_pauses(services: Services) -> None:
    gone: list[str] = []
    scene = CurtainScene(services, "Shirin", 1, lambda: None, lambda: gone.append("menu"))
    showing = Showing(services, scene)
    showing.send(intents.Back("keyboard"))
    assert gone == ["menu"] and scene in showing.stack.scenes


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_on_the_curtain_the_name_is_the_largest_of_all_words_at_every_text_size(
    services_for: MakeServices, scale: float, language: str
) -> None:
    services = services_for((1920, 1080), text_scale=scale, language=language)
    scene = CurtainScene(
        services, "Bahram", 1, lambda: None, purpose=lambda: ["Round 5 of 7", "Plan this round"]
    )
    Showing(services, scene)
    words = [leaf for leaf in scene.parts.leaves if isinstance(leaf, Paragraph)]
    assert len(words) == 3, "the name, what it is for, and that all others look away"
    (name,) = [leaf for leaf in words if leaf.words == "Bahram"]
    assert name.em(services) > max(leaf.em(services) for leaf in words if leaf is not name)
    assert name.rect.h >= services.metrics.units(140), "its emblem is as large as at the usual text size"
    assert not scene.parts.scroller.furthest


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_on_the_curtain_the_button_keeps_clear_of_words_and_frame(
    services_for: MakeServices, scale: float
) -> None:
    services = services_for((1920, 1080), text_scale=scale)
    scene = CurtainScene(
        services, "Bahram", 1, lambda: None, purpose=lambda: ["Round 5 of 7", "Plan this round"]
    )
    Showing(services, scene)
    words = [leaf.rect.bottom for leaf in scene.parts.leaves if isinstance(leaf, Paragraph)]
    (button,) = [leaf.rect for leaf in scene.parts.leaves if leaf.id == "ready"]
    assert button.top - max(words) >= 40
    assert scene.parts.frame.inflate(-2 * 38, -2 * 38).contains(button)


# --- the rules ----------------------------------------------------------------------------------------


def test_shoulders_arrows_and_hints_turn_the_pages_and_the_focus_stays_on_what_it_was(
    services: Services,
) -> None:
    scene = RulesHelpScene(services, "splendor")
    showing = Showing(services, scene)
    assert scene.chapter == 0 and scene.focus() == "page-0"
    showing.send(intents.Cycle(PAD, 1))
    assert (scene.chapter, scene.focus()) == (1, "page-1")
    showing.send(intents.Nav(PAD, "right"))
    scene.on_hint("next")
    assert (scene.chapter, scene.focus()) == (3, "page-3")
    scene.on_hint("previous")
    showing.send(intents.Nav(PAD, "left"))
    assert scene.chapter == 1
    scene.ring.focus("chapter")
    showing.send(intents.Cycle(PAD, -1))
    assert (scene.chapter, scene.focus()) == (0, "chapter"), "the chooser keeps the focus"
    showing.send(intents.Cycle(PAD, -1))
    last = scene.chapter
    showing.send(intents.Cycle(PAD, 1))
    assert last > 3 and scene.chapter == 0, "round the end"


def test_a_page_says_how_far_one_is_and_at_every_text_size_whose_rules_they_are(
    services_for: MakeServices,
) -> None:
    for scale in (1.0, 1.5, 2.0):
        services = services_for(text_scale=scale)
        scene = RulesHelpScene(services, "splendor", topic="take")
        assert scene.chapter == 1
        assert services.say("splendor-name") in written(Showing(services, scene))
    pages = len(find_title("splendor").table(find_title("splendor").rules({})).help_pages())
    chooser = scene.parts.leaf("chapter")
    assert isinstance(chooser, Choice) and len(chooser.options) == pages + 1
    heading = services.say("splendor-help-take")
    assert chooser.options[1][1] == services.say("help-chapter", n=2, of=pages + 1, heading=heading)


# --- a seat -------------------------------------------------------------------------------------------


def test_a_seat_without_a_name_is_called_by_its_number(services: Services) -> None:
    draft = PlanDraft("splendor", find_title("splendor").rules({}).info, 5, own_pads=False)
    for name in ("Hana", ""):
        draft.add(name)
    scene = SeatScene(services, draft, 1, ())
    draft.chairs[1].name = ""
    scene.build()
    assert scene.title == text("setup-seat", n=2)
    draft.chairs[1].name = "Mani"
    scene.build()
    assert scene.title == "Mani"


def test_an_emoji_in_a_name_takes_nothing_away_and_it_says_that_it_cannot_be_drawn(
    services: Services,
) -> None:
    draft = PlanDraft("splendor", find_title("splendor").rules({}).info, 5, own_pads=False)
    for name in ("Hana", "Mani"):
        draft.add(name)
    scene = SeatScene(services, draft, 1, ())
    showing = Showing(services, scene)
    scene.ring.focus("name")
    showing.send(intents.Type("keyboard", "\U0001f600"))
    assert draft.chairs[1].name == "Mani" and _not_drawn(scene)
    showing.send(intents.Type("keyboard", "k"))
    assert draft.chairs[1].name.endswith("k") and not _not_drawn(scene)


def _not_drawn(scene: SeatScene) -> bool:
    notes = [leaf.words for leaf in scene.parts.root.leaves() if isinstance(leaf, Note)]
    return text("setup-not-drawn") in notes


# --- the end ------------------------------------------------------------------------------------------


def test_the_course_of_the_points_is_a_page_behind_the_result(services_for: MakeServices) -> None:
    scene = scoring(services_for(animation="off"))
    showing = Showing(scene.ui, scene)
    assert scene.phase == "over" and "course" in ids(showing) and "points" not in ids(showing)
    results = written(showing)
    press(showing, "course")
    assert "points" in ids(showing) and "course" not in ids(showing)
    assert scene.focus() == "points"
    course = written(showing)
    assert course != results
    press(showing, "points")
    assert scene.focus() == "course" and written(showing) == results


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_while_the_banner_unrolls_the_page_is_drawn_anew_and_then_rests(
    services_for: MakeServices, speed: str
) -> None:
    scene = scoring(services_for(animation=speed))
    Showing(scene.ui, scene)
    for _ in range(2):
        scene.handle(intents.Confirm(PAD))
    assert scene.phase == "won"
    scene.update(0.01)
    assert scene.update(0.3) is True
    assert scene.update(0.3) is True
    assert scene.update(0.3) is True
    scene.update(0.1)
    assert scene.update(0.1) is False


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_at_rest_is_not_drawn_again(services_for: MakeServices, name: str) -> None:
    services = services_for(animation="off")
    showing = Showing(services, SCENES[name](services))
    showing.stack.draw(services.display.canvas)
    for _ in range(200):  # large pictures are painted in portions, as many as the machine needs
        if showing.stack.update(1.0):
            showing.stack.draw(services.display.canvas)
    assert showing.stack.update(0.02) is False


def test_statistics_name_the_expansions_that_were_played(services: Services) -> None:
    record = Path(__file__).parent / "recorded" / "splendor" / "two-with-cities.jsonl"
    services.folders.saves.mkdir(parents=True, exist_ok=True)
    shutil.copy(record, services.folders.saves)
    said = written(Showing(services, StatisticsScene(services)))
    assert match_title(services, "splendor", {"cities": True}) in said


def test_pads_are_numbered_as_they_came_and_one_that_is_gone_is_called_so() -> None:
    pads = ["pad:4", "pad:2"]
    words = [device_words(device, pads) for device in (None, "pad:4", "pad:2", "pad:9")]
    numbered = [text("setup-device-pad", n=number) for number in (1, 2)]
    assert words == [text("setup-device-any"), *numbered, text("setup-device-gone")]
