"""Setting up a match: the shelf of games, the sheet of one, the seats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from game.match.draft import Chair, PlanDraft
from game.match.plan import MatchPlan
from game.match.seats import COMPUTER, PERSON
from game.rules.kernel.rules import GameConfig, GameInfo, Option, start
from game.rules.kernel.text import text
from game.tables.registry import TITLES, find_title
from game.ui.input import intents
from game.ui.scenes.seat_scene import SeatScene
from game.ui.scenes.seating import fresh, is_default, newcomer, planned, welcome
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Choice, Toggle
from game.ui.widgets.game_box import GameBox
from game.ui.widgets.keyboard import OnScreenKeyboard
from game.ui.widgets.labels import Note
from game.ui.widgets.seat_row import SeatRow
from game.ui.widgets.widget import Mood, resolved
from tests.pressing import PAD, ids, press
from tests.scene_samples import Showing, fill_shelf, seats, shown
from tests.ways import Ways

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices

LEVELS = ("guest", "master")


def sheet(
    ui: Services,
    title: str = "splendor",
    players: int = 2,
    levels: tuple[str, ...] = (),
    focus: str = "seat-0",
) -> tuple[Showing, SetupScene, Ways]:
    """The sheet of a title with newcomers at the table, as far as it has room."""
    ways = Ways()
    draft = welcome(ui, fresh(ui, title), [])
    while len(draft.chairs) < min(players, draft.most):
        draft.add(newcomer(ui, draft))
    scene = SetupScene(ui, ways, draft, (), levels, focus)
    return Showing(ui, scene), scene, ways


def words(showing: Showing, kind: type[Note] = Note) -> list[str]:
    """What the remarks on the top page say."""
    top = showing.stack.top
    assert isinstance(top, SetupScene)
    leaves = [*top.parts.head.leaves(), *top.parts.leaves]
    return [resolved(top.ui, leaf.words) for leaf in leaves if isinstance(leaf, kind)]


# --- the shelf ----------------------------------------------------------------------------------------


def test_a_new_match_begins_before_a_shelf_with_a_box_for_every_title(services: Services) -> None:
    showing = Showing(services, ShelfScene(services, Ways()))
    assert ids(showing) == [f"box-{title}" for title in TITLES]
    assert showing.scene.focus() == f"box-{next(iter(TITLES))}"


def test_the_game_of_the_last_match_has_the_focus_on_the_shelf(services: Services) -> None:
    plan = MatchPlan("mombasa", seats("en", 3), (None,) * 3)
    showing = Showing(services, ShelfScene(services, Ways(), plan))
    assert showing.scene.focus() == "box-mombasa"


def test_choosing_a_box_opens_its_sheet_and_back_leads_to_the_shelf_again(services: Services) -> None:
    ways = Ways()
    showing = Showing(services, ShelfScene(services, ways))
    press(showing, "box-mombasa")
    top = showing.stack.top
    assert isinstance(top, SetupScene) and top.draft.title == "mombasa"
    showing.send(intents.Back(PAD))
    assert showing.stack.top is showing.scene and showing.scene.focus() == "box-mombasa"
    showing.send(intents.Back(PAD))
    assert ways.log == [("menu",)]


def test_players_stay_when_another_box_is_opened(services: Services) -> None:
    fill_shelf(services.folders.saves, "en")
    showing = Showing(services, ShelfScene(services, Ways()))
    for title in ("splendor", "newyork1901"):
        press(showing, f"box-{title}")
        top = showing.stack.top
        assert isinstance(top, SetupScene)
        assert [chair.name for chair in top.draft.chairs] == ["Shirin", "Bahram"]
        assert top.focus() == "start", "who has played before wants to begin"
        showing.send(intents.Back(PAD))


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_box_says_what_the_game_is_about(services_for: MakeServices, lang: str) -> None:
    ui = services_for((1920, 1080), language=lang)
    showing = Showing(ui, ShelfScene(ui, Ways()))
    seen = set()
    for title in TITLES:
        while showing.scene.focus() != f"box-{title}":
            showing.send(intents.Cycle(PAD, 1))
        showing.stack.draw(ui.display.canvas)
        told = showing.scene.told  # type: ignore[attr-defined]
        assert told.shown == title
        strip = ui.display.canvas.subsurface(told.rect.clip(ui.display.canvas.get_rect()))
        seen.add(strip.get_buffer().raw)
        assert ui.catalogue.has(f"{title}-box")
    assert len(seen) == len(TITLES), "each game is told of in its own words"
    assert not ui.catalogue.missing


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_with_large_text_a_box_in_focus_is_whole_and_what_it_is_about_in_sight(
    services_for: MakeServices, lang: str, size: tuple[int, int]
) -> None:
    for scale in (1.5, 2.0):
        ui = services_for(size, language=lang, text_scale=scale)
        showing, seen = Showing(ui, ShelfScene(ui, Ways())), set()
        for title in TITLES:
            while showing.scene.focus() != f"box-{title}":
                showing.send(intents.Cycle(PAD, 1))
            showing.stack.draw(ui.display.canvas)
            parts = showing.scene.parts  # type: ignore[attr-defined]
            box, foot = parts.leaf(f"box-{title}"), parts.foot.rect
            assert parts.view.contains(box.rect), (scale, title)
            assert foot.top >= parts.view.bottom and parts.frame.contains(foot)
            seen.add(ui.display.canvas.subsurface(foot).get_buffer().raw)
        assert len(seen) == len(TITLES), "each game is told of in its own words"


@pytest.mark.usefixtures("one_row")
def test_five_boxes_stand_in_one_row_and_all_is_in_sight(services_for: MakeServices) -> None:
    for size in ((1280, 720), (1920, 1080)):
        ui = services_for(size)
        scene = ShelfScene(ui, Ways())
        boxes = shown(ui, scene, GameBox)
        assert len(boxes) == 5 and len({box.rect.top for box in boxes}) == 1
        assert scene.parts.scroller.furthest == 0


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_several_boxes_are_seen_at_once_however_large_the_words(
    services_for: MakeServices, scale: float, lang: str
) -> None:
    ui = services_for((1280, 720), language=lang, text_scale=scale)
    scene = ShelfScene(ui, Ways())
    boxes = shown(ui, scene, GameBox)
    assert sum(scene.parts.view.contains(box.rect) for box in boxes) >= 3
    assert scene.parts.foot.rect.h and scene.parts.scroller.furthest, "what it is about, and an arrow to more"
    assert scene.parts.foot.rect.contains(scene.told.rect), "what can be chosen and who begins among it"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_what_is_on_a_box_stays_where_it_is_when_the_focus_comes(
    services_for: MakeServices, lang: str
) -> None:
    ui = services_for((1920, 1080), language=lang)
    scene = ShelfScene(ui, Ways())
    Showing(ui, scene)
    box = next(leaf for leaf in scene.parts.leaves if isinstance(leaf, GameBox))
    plates = []
    for focus in (None, box.id):
        canvas = pygame.Surface(ui.display.canvas.get_size())
        box.draw(ui, canvas, Mood(focus, True))
        ink = pygame.mask.from_threshold(canvas, ui.theme.palette.on_dark, (6, 6, 6, 255))
        inner = pygame.Rect(0, 0, box.rect.w - 20, box.rect.h // 3)
        inner.midbottom = box.rect.centerx, box.rect.bottom - 8
        seen = pygame.mask.Mask(canvas.get_size())
        seen.draw(pygame.mask.Mask(inner.size, fill=True), inner.topleft)
        letters = ink.overlap_mask(seen, (0, 0)).get_bounding_rects()
        plates.append(letters[0].unionall(letters[1:]))
    assert plates[0] == plates[1]
    assert abs(plates[1].centerx - box.rect.centerx) <= 4


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_an_edge_cuts_no_word_on_a_box(services_for: MakeServices, lang: str) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=2.0)
    scene = ShelfScene(ui, Ways())
    Showing(ui, scene)
    box = next(leaf for leaf in scene.parts.leaves if isinstance(leaf, GameBox))
    words = []
    for share in (0.2, 1.0):
        canvas = pygame.Surface(ui.display.canvas.get_size())
        canvas.set_clip(pygame.Rect(box.rect.topleft, (box.rect.w, round(box.rect.h * share))))
        box.draw(ui, canvas, Mood())
        words.append(pygame.mask.from_threshold(canvas, ui.theme.palette.on_dark, (6, 6, 6, 255)).count())
    assert words[0] < words[1] / 4


# --- the sheet ----------------------------------------------------------------------------------------


def test_a_match_starts_with_the_players_as_they_sit(services: Services) -> None:
    showing, _, ways = sheet(services)
    press(showing, "add")
    press(showing, "start")
    (made,) = ways.log
    plan = made[1]
    assert isinstance(plan, MatchPlan)
    assert [seat.name for seat in plan.seats] == ["Player 1", "Player 2", "Player 3"]
    assert len({seat.style for seat in plan.seats}) == 3 and plan.devices == (None, None, None)
    assert all(seat.kind == PERSON for seat in plan.seats)
    assert plan.title == "splendor" and plan.seed is None


def test_the_table_is_full_at_the_most_players_and_says_so(services: Services) -> None:
    showing, scene, _ = sheet(services)
    while "add" in ids(showing):
        press(showing, "add")
    assert len(scene.draft.chairs) == scene.draft.most == 4
    assert showing.scene.focus() in ids(showing)
    add = scene.parts.leaf("add")
    assert add is not None and resolved(services, add.words) == services.say("setup-full")  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_an_option_does_is_in_sight_when_it_is_in_focus(
    services_for: MakeServices, language: str, scale: float
) -> None:
    ui = services_for(language=language, text_scale=scale, size=(1280, 720))
    _, scene, _ = sheet(ui, "splendor")
    for option in scene.draft.info.options:
        scene.ring.focus(f"option-{option.id}")
        scene.follow()
        leaves = [leaf for leaf in scene.parts.leaves if leaf.id or isinstance(leaf, Note)]
        at = next(number for number, leaf in enumerate(leaves) if leaf.id == f"option-{option.id}")
        assert isinstance(leaves[at + 1], Note)
        assert all(scene.parts.view.contains(leaf.rect) for leaf in leaves[at : at + 2]), option.id


def test_start_stays_in_sight_however_much_there_is_above_it(services_for: MakeServices) -> None:
    for scale in (1.0, 1.5, 2.0):
        ui = services_for((1280, 720), text_scale=scale)
        _, scene, _ = sheet(ui, players=4)
        start = scene.parts.leaf("start")
        assert start is not None and ui.metrics.safe.contains(start.rect)
        assert scene.parts.at_foot("start") and not start.rect.colliderect(scene.parts.view)


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("title", TITLES)
def test_up_to_four_players_and_the_options_are_seen_whole(
    services_for: MakeServices, title: str, lang: str
) -> None:
    for size in ((1280, 720), (1920, 1080)):
        ui = services_for(size, language=lang)
        _, scene, _ = sheet(ui, title, 4)
        assert scene.parts.scroller.furthest == 0, size


@pytest.mark.parametrize("title", list(TITLES))
def test_the_first_seat_begins_in_every_match_unless_a_title_says_that_lots_are_drawn(title: str) -> None:
    rules = find_title(title).rules({})
    seats = rules.info.seats[-1]
    first = {rules.decisions(start(rules, GameConfig(seats, seed)))[0].player for seed in range(12)}
    assert (first == {0}) == (rules.info.first == "seat")


def test_who_begins_is_told_truthfully(services: Services) -> None:
    showing, scene, _ = sheet(services, players=3)
    begins = services.say(text("setup-begins", name="Player 1"))
    assert begins in words(showing) and services.say("setup-first-drawn") not in words(showing)
    scene.draft.info = replace(scene.draft.info, first="drawn")
    scene.rebuild()
    assert begins not in words(showing), "nobody begins before lots are drawn"
    assert services.say("setup-first-drawn") in words(showing)


# --- options ------------------------------------------------------------------------------------------

SWITCHES = tuple(Option(name, (False, True)) for name in ("cities", "posts", "orient", "strongholds"))


def with_options(ui: Services, *options: Option, **more: object) -> tuple[Showing, SetupScene]:
    showing, scene, _ = sheet(ui)
    scene.draft.info = replace(scene.draft.info, options=options, **more)  # type: ignore[arg-type]
    scene.rebuild()
    return showing, scene


def test_switches_are_switches_and_choices_are_choices(services: Services) -> None:
    rounds = Option("rounds", (3, 5, 7))
    showing, scene = with_options(services, *SWITCHES, rounds)
    kinds = {option.id: type(scene.parts.leaf(f"option-{option.id}")) for option in (*SWITCHES, rounds)}
    assert kinds == {**{option.id: Toggle for option in SWITCHES}, "rounds": Choice}
    press(showing, "option-orient")
    press(showing, "option-rounds")
    assert scene.draft.options == {"orient": True, "rounds": 5}
    assert type(scene.draft.options["rounds"]) is int
    assert scene.draft.plan().options == {"orient": True, "rounds": 5}


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("title", TITLES)
def test_every_value_of_every_option_has_its_sentence(
    services_for: MakeServices, title: str, lang: str
) -> None:
    ui = services_for((1920, 1080), language=lang)
    showing, scene, _ = sheet(ui, title)
    for option in scene.draft.info.options:
        for value in option.choices:
            scene.draft.options[option.id] = value
            scene.rebuild()
            assert all(sentence.strip() for sentence in words(showing)), (option, value)
    assert not ui.catalogue.missing


def test_options_that_exclude_one_another_cannot_be_chosen_together_and_say_why(services: Services) -> None:
    showing, scene = with_options(services, *SWITCHES, excluded=({"cities": True, "posts": True},))
    assert "option-posts" in ids(showing)
    press(showing, "option-cities")
    assert "option-posts" not in ids(showing) and "option-orient" in ids(showing)
    reason = services.say("setup-barred", others=services.say("splendor-option-cities"))
    assert words(showing).count(reason) == 1
    press(showing, "option-cities")
    assert "option-posts" in ids(showing) and reason not in words(showing)
    assert scene.draft.info.clash(scene.draft.options) is None


def test_a_value_that_does_not_go_with_another_is_left_out_of_a_choice(services: Services) -> None:
    size, speed = Option("size", ("small", "large", "huge")), Option("speed", ("slow", "fast"))
    showing, scene = with_options(services, size, speed, excluded=({"size": "huge", "speed": "fast"},))
    press(showing, "option-speed")
    assert scene.draft.offered(size) == ("small", "large")
    assert scene.draft.barred(size) == {"speed": "fast"} and scene.draft.barred(speed) == {}
    press(showing, "option-size")
    press(showing, "option-size")
    assert scene.draft.options["size"] == "small", "round the end past what is left out"


# --- one seat -----------------------------------------------------------------------------------------


def test_the_dialog_of_a_seat_is_titled_by_who_sits_there(services: Services) -> None:
    plan = MatchPlan("splendor", seats("en", 3), (None,) * 3)
    scene = SetupScene(services, Ways(), planned(services, plan))
    showing = Showing(services, scene)
    scene.draft.chairs.reverse()
    press(showing, "seat-0")
    top = showing.stack.top
    assert isinstance(top, SeatScene) and top.title == "Yasmin"
    showing.send(intents.Type("keyboard", "Mina"))
    assert top.title == "Mina"


def test_a_name_is_entered_with_a_pad_on_the_keys_on_the_screen(services: Services) -> None:
    showing, scene, _ = sheet(services)
    press(showing, "seat-0")
    press(showing, "name")
    assert isinstance(showing.stack.top, OnScreenKeyboard)
    assert showing.stack.top.value == "", "nobody wants to erase a name that nobody typed"
    for letter in "ali":
        press(showing, f"key-{letter}")
    press(showing, "key-done")
    assert scene.draft.chairs[0].name == "Ali"
    press(showing, "done")
    assert showing.stack.scenes[-1] == scene


@pytest.mark.parametrize("name", ["Player 1", "Shirin"])
def test_a_letter_typed_on_a_name_begins_a_new_one_and_goes_on_from_there(
    services: Services, name: str
) -> None:
    showing, scene, _ = sheet(services)
    scene.draft.chairs[0].name = name
    press(showing, "seat-0", "keyboard")
    for letter in "Mina":
        showing.send(intents.Type("keyboard", letter))
    assert scene.draft.chairs[0].name == "Mina"


def test_erasing_corrects_a_name_instead_of_replacing_it(services: Services) -> None:
    showing, scene, _ = sheet(services)
    scene.draft.chairs[0].name = "Shirim"
    press(showing, "seat-0", "keyboard")
    showing.send(intents.Type("keyboard", erase=True))
    showing.send(intents.Type("keyboard", "n"))
    assert scene.draft.chairs[0].name == "Shirin"
    showing.send(intents.Nav("keyboard", "down"))
    showing.send(intents.Nav("keyboard", "up"))
    showing.send(intents.Type("keyboard", "M"))
    assert scene.draft.chairs[0].name == "M", "whoever comes back to the name may type a new one"


def test_players_of_the_last_match_sit_there_already_and_their_names_are_known(services: Services) -> None:
    fill_shelf(services.folders.saves, "en")
    showing = Showing(services, ShelfScene(services, Ways()))
    press(showing, "box-splendor")
    top = showing.stack.top
    assert isinstance(top, SetupScene)
    assert [chair.name for chair in top.draft.chairs] == ["Shirin", "Bahram"]
    press(showing, "seat-0")
    assert {"known-Yasmin", "known-Farhad"} <= set(ids(showing))
    press(showing, "known-Farhad")
    assert top.draft.chairs[0].name == "Farhad"


def test_order_changes_and_a_player_may_leave(services: Services) -> None:
    plan = MatchPlan("splendor", seats("en", 3), (None, None, None))
    scene = SetupScene(services, Ways(), planned(services, plan))
    showing = Showing(services, scene)
    press(showing, "seat-0")
    press(showing, "later")
    assert [chair.name for chair in scene.draft.chairs] == ["Bahram", "Shirin", "Yasmin"]
    press(showing, "leave")
    assert [chair.name for chair in scene.draft.chairs] == ["Bahram", "Yasmin"]
    assert showing.stack.top is scene
    press(showing, "seat-0")
    assert "leave" not in ids(showing), "two must stay"


def test_colours_of_others_are_not_offered() -> None:
    draft = PlanDraft("splendor", find_title("splendor").rules({}).info, 5)
    for name in ("A", "B", "C"):
        draft.add(name)
    assert draft.free_styles() == (3, 4) and draft.free_styles(besides=1) == (1, 3, 4)
    draft.welcome(Chair("D", 1))
    assert draft.chairs[3].style == 3, "a guest whose colour is taken gets a free one"


# --- computers ----------------------------------------------------------------------------------------


def test_without_levels_nothing_speaks_of_computers(services: Services) -> None:
    showing, _, _ = sheet(services)
    assert "add-computer" not in ids(showing)
    press(showing, "seat-0")
    assert "mind" not in ids(showing)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_seat_can_be_a_computer_with_a_level(services_for: MakeServices, lang: str) -> None:
    ui = services_for(language=lang)
    showing, scene, ways = sheet(ui, levels=LEVELS)
    press(showing, "add-computer")
    assert scene.draft.chairs[2].mind == "guest"
    plaque = scene.parts.leaf("seat-2")
    assert isinstance(plaque, SeatRow) and resolved(ui, plaque.remark) == ui.say("level-guest-name")
    press(showing, "seat-2")
    press(showing, "mind")
    press(showing, "done")
    assert scene.draft.chairs[2].mind == "master"
    press(showing, "start")
    plan = ways.log[-1][1]
    assert isinstance(plan, MatchPlan)
    assert [(seat.kind, seat.mind) for seat in plan.seats] == [(PERSON, "")] * 2 + [(COMPUTER, "master")]
    assert not ui.catalogue.missing


@pytest.mark.parametrize("own_pads", [False, True])
@pytest.mark.parametrize(("lang", "size"), [("en", (1280, 720)), ("fa", (1280, 720)), ("fa", (1920, 1080))])
def test_the_choice_between_person_and_computer_stays_under_the_pointer(
    services_for: MakeServices, lang: str, size: tuple[int, int], own_pads: bool
) -> None:
    ui = services_for(size, language=lang)
    draft = welcome(ui, fresh(ui, "splendor"), [])
    draft.own_pads = own_pads
    scene = SeatScene(ui, draft, 1, ("Laleh", "Mani"), LEVELS)
    showing = Showing(ui, scene)
    places = set()
    for _ in range(len(LEVELS) + 1):
        box = scene.parts.leaf("mind")
        assert box is not None
        places.add(tuple(box.rect))
        showing.send(intents.Press("mouse", box.rect.center))
        showing.send(intents.Release("mouse", box.rect.center, tap=True))
    assert len(places) == 1 and draft.chairs[1].mind == ""
    assert not ui.catalogue.missing


def test_on_the_sheet_every_seat_says_whether_a_person_or_a_computer_plays(services: Services) -> None:
    showing, scene, _ = sheet(services, levels=LEVELS)
    press(showing, "add-computer")
    rows = [leaf for leaf in scene.parts.leaves if isinstance(leaf, SeatRow)]
    told = [services.say("setup-person")] * 2 + [services.say("level-guest-name")]
    assert [resolved(services, row.remark) for row in rows] == told


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_left_and_right_choose_who_plays_a_seat_and_so_do_its_arrows(
    services_for: MakeServices, lang: str
) -> None:
    ui = services_for((1920, 1080), language=lang)
    showing, scene, _ = sheet(ui, levels=LEVELS)
    on, back = ("left", "right") if lang == "fa" else ("right", "left")
    for pressed, mind in ((on, "guest"), (on, "master"), (back, "guest"), (back, "")):
        showing.send(intents.Nav(PAD, pressed))  # type: ignore[arg-type]
        assert scene.draft.chairs[0].mind == mind
    row = scene.parts.leaf("seat-0")
    assert row is not None
    edge = row.rect.left + 20 if lang == "fa" else row.rect.right - 20
    showing.send(intents.Press("mouse", (edge, row.rect.centery)))
    showing.send(intents.Release("mouse", (edge, row.rect.centery), tap=True))
    assert scene.draft.chairs[0].mind == "guest" and showing.stack.top is scene


def test_a_person_may_take_over_from_a_computer_and_the_other_way_round(services: Services) -> None:
    showing, scene, _ = sheet(services, levels=LEVELS)
    press(showing, "seat-1")
    press(showing, "mind")
    assert scene.draft.chairs[1].mind == "guest"
    for _ in LEVELS:
        press(showing, "mind")
    assert scene.draft.chairs[1].mind == ""


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_names_that_nobody_typed_are_known_as_such_and_persian_ones_have_no_digits(
    services_for: MakeServices, lang: str
) -> None:
    ui = services_for(language=lang)
    _, scene, _ = sheet(ui, players=4)
    names = [chair.name for chair in scene.draft.chairs]
    names += [newcomer(ui, scene.draft, mind="guest")]
    assert len(set(names)) == 5 and all(is_default(ui, name) for name in names)
    assert not is_default(ui, "Shirin")
    assert lang == "en" or not any(char.isdigit() for name in names for char in name)


def test_names_that_nobody_typed_come_back_in_the_language_of_the_program(services_for: MakeServices) -> None:
    earlier = [
        Chair("Player 1", 0, None, ""),
        Chair("Shirin", 1, None, ""),
        Chair("Computer 3", 2, None, "guest"),
    ]
    ui = services_for(language="fa")
    draft = welcome(ui, fresh(ui, "splendor"), earlier)
    assert [chair.name for chair in draft.chairs] == ["بازیکن یک", "Shirin", "رایانهٔ یک"]
    assert [chair.style for chair in draft.chairs] == [0, 1, 2]
    again = welcome(services_for(language="en"), fresh(ui, "splendor"), draft.chairs)
    assert [chair.name for chair in again.chairs] == ["Player 1", "Shirin", "Computer 1"]


# --- pads ---------------------------------------------------------------------------------------------


def test_with_own_pads_everybody_chooses_the_seat_instead_of_getting_the_next(services: Services) -> None:
    services.settings.devices = "own"
    showing, scene, ways = sheet(services, players=3)
    assert services.say("setup-devices-own") in words(showing)
    for device, place in (("pad:5", 2), ("pad:6", 0), ("pad:7", 1)):
        press(showing, f"seat-{place}", device)
    assert [chair.device for chair in scene.draft.chairs] == ["pad:6", "pad:7", "pad:5"]
    assert showing.stack.top is scene and ways.log == [], "taking a seat opens and starts nothing"
    assert services.say("setup-devices-own") not in words(showing), "nothing is left to take"
    assert "start" not in ids(showing), "these pads are not plugged in"
    trouble = scene.trouble()
    assert trouble is not None and trouble.key == "setup-pad-gone"


def test_the_pad_that_set_everything_up_has_not_got_a_seat_by_that(services: Services) -> None:
    services.settings.devices = "own"
    showing, scene, _ = sheet(services, players=2)
    press(showing, "shuffle", "pad:5")
    assert [chair.device for chair in scene.draft.chairs] == [None, None]
    press(showing, "seat-1", "pad:5")
    assert [chair.device for chair in scene.draft.chairs] == [None, "pad:5"]
    press(showing, "seat-0", "pad:5")
    assert isinstance(showing.stack.top, SeatScene), "who has a seat edits the others"


def test_a_pad_without_a_seat_that_adds_a_player_is_that_player(services: Services) -> None:
    services.settings.devices = "own"
    showing, scene, _ = sheet(services, players=2)
    press(showing, "add", "pad:5")
    press(showing, "add", "pad:5")
    assert [chair.device for chair in scene.draft.chairs] == [None, None, "pad:5", None]


def test_with_shared_pads_a_press_is_a_press(services: Services) -> None:
    showing, scene, _ = sheet(services)
    before = len(scene.draft.chairs)
    press(showing, "seat-0", "pad:9")
    assert len(scene.draft.chairs) == before and isinstance(showing.stack.top, SeatScene)


# --- what is in the way -------------------------------------------------------------------------------

INFO = GameInfo("toy", 1, (2, 3), 10, (Option("long", (False, True)),))


@pytest.mark.parametrize(
    ("chairs", "key"),
    [
        ([Chair("A", 0)], "setup-need-more"),
        ([Chair("A", 0), Chair("B", 1), Chair("C", 2), Chair("D", 3)], "setup-need-fewer"),
        ([Chair("A", 0), Chair("  ", 1)], "setup-no-name"),
        ([Chair("A", 0), Chair("🙂🙂", 1)], "setup-no-name"),
        ([Chair("Ali", 0), Chair("ali ", 1)], "setup-same-name"),
        ([Chair("A", 0, "pad:1"), Chair("B", 1, "pad:1")], "setup-same-pad"),
        ([Chair("A", 0, "pad:1"), Chair("B", 1, "pad:8")], "setup-pad-gone"),
        ([Chair("A", 0, "pad:1"), Chair("B", 1)], None),
    ],
)
def test_an_impossible_table_says_why(chairs: list[Chair], key: str | None, services: Services) -> None:
    trouble = PlanDraft("toy", INFO, 5, chairs, own_pads=True).trouble("Toy", ["pad:1", "pad:2"])
    assert (trouble.key if trouble else None) == key
    if trouble:
        services.say(trouble)
        assert not services.catalogue.missing


def test_shuffling_reaches_every_order_and_loses_nobody() -> None:
    draft = PlanDraft("toy", INFO, 5, [Chair(name, style) for style, name in enumerate("ABC")])
    orders = set()
    picks = [(a, b) for a in range(3) for b in range(2)]
    for pick in picks:
        draft.chairs.sort(key=lambda chair: chair.name)
        answers = list(reversed(pick))
        draft.shuffle(lambda n, answers=answers: answers.pop())  # type: ignore[misc]
        orders.add("".join(chair.name for chair in draft.chairs))
    assert len(orders) == 6 and len(draft.free_styles()) == 2


def test_a_rematch_keeps_people_and_devices_together_and_lets_the_next_begin() -> None:
    plan = MatchPlan("splendor", seats("en", 3), ("pad:1", None, "pad:2"), {}, seed=5)
    again = plan.rotated()
    assert [seat.name for seat in again.seats] == ["Bahram", "Yasmin", "Shirin"]
    assert again.devices == (None, "pad:2", "pad:1") and again.seed is None


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_start_says_how_many_play_on_one_line_even_where_a_seat_is_out_of_sight(
    services_for: MakeServices, size: tuple[int, int], scale: float, lang: str
) -> None:
    ui = services_for(size, text_scale=scale, language=lang)
    _, scene, _ = sheet(ui, players=3, focus="start")
    start = scene.parts.leaf("start")
    assert isinstance(start, Button)
    told = resolved(ui, start.words)
    assert ui.catalogue.number(3) in told
    assert ui.writer.measure(told, start.em(ui), start.weight)[0] <= start.room(ui, start.rect.w)
    scene.draft.remove(2)
    scene.on_uncover()
    start = scene.parts.leaf("start")
    assert isinstance(start, Button) and ui.catalogue.number(2) in resolved(ui, start.words)


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_second_click_on_add_a_player_does_not_open_the_seat_that_has_come_under_the_hand(
    services_for: MakeServices, scale: float, lang: str
) -> None:
    ui = services_for((1920, 1080), text_scale=scale, language=lang)
    showing, scene, _ = sheet(ui, focus="add")
    scene.follow()
    add = scene.parts.leaf("add")
    assert add is not None
    pos = add.rect.center
    for _ in range(2):
        showing.send(intents.Press("mouse", pos))
        showing.send(intents.Release("mouse", pos, tap=True))
    assert showing.stack.top is scene
    assert scene.parts.at(pos) != "add" and len(scene.draft.chairs) == 3
