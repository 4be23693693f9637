"""What the scenes around the table do when people press things."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.lang.dates import jalali, long_date, read_date
from game.match.archive import beside, summaries
from game.match.draft import Chair, Draft
from game.match.plan import MatchPlan
from game.match.session import Step
from game.rules.kernel.event import Event
from game.rules.kernel.rules import GameInfo, Option, Score, ScoreLine
from game.rules.kernel.text import Text, text
from game.tables.registry import TITLES, find_title
from game.ui.input import intents
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.history import HistoryScene, chronicle
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pad_lost import PadLostScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.scenes.scoring import ScoringScene, tie_words
from game.ui.scenes.seat_scene import SeatScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.settings import SettingsFile
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.keyboard import Keyboard
from tests.scene_samples import Showing, Ways, fill_shelf, inspect, played, scoring, seats, tied_scores

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices

PAD = "pad:0"


def press(showing: Showing, id: str, device: str = PAD) -> None:
    """Bring the focus to ``id`` as a person would, round the screen, and confirm."""
    top = showing.stack.top
    assert top is not None
    ids = [item.id for item in top.focusables()]
    assert id in ids, f"{id} is not among {ids}"
    for _ in ids:
        if top.focus() == id:
            break
        showing.send(intents.Cycle(device, 1))
    assert top.focus() == id
    showing.send(intents.Confirm(device))


def ids(showing: Showing) -> list[str]:
    assert showing.stack.top is not None
    return [item.id for item in showing.stack.top.focusables()]


# --- menu ---------------------------------------------------------------------------------------------


def test_a_first_start_has_nothing_to_continue_and_begins_at_new_game(services: Services) -> None:
    showing = Showing(services, MenuScene(services, Ways()))
    assert "continue" not in ids(showing) and showing.scene.focus() == "new-game"


def test_continue_resumes_the_newest_match_that_is_not_over(services: Services) -> None:
    fill_shelf(services.folders.saves, "en")
    ways = Ways()
    showing = Showing(services, MenuScene(services, ways))
    assert showing.scene.focus() == "continue"
    showing.send(intents.Confirm(PAD))
    assert ways.log == [("resume", services.folders.saves / "splendor-0.jsonl")]


def test_quit_asks_nothing_and_back_does_not_quit(services: Services) -> None:
    ways = Ways()
    showing = Showing(services, MenuScene(services, ways))
    showing.send(intents.Back(PAD))
    assert ways.log == [] and showing.scene.focus() == "quit"
    showing.send(intents.Confirm(PAD))
    assert ways.log == [("quit",)]


@pytest.mark.parametrize("way", ["load", "statistics", "settings", "rules", "about"])
def test_every_way_from_the_menu_leads_back_to_it_with_the_focus_where_it_was(
    services: Services, way: str
) -> None:
    showing = Showing(services, MenuScene(services, Ways()))
    press(showing, way)
    assert showing.stack.top is not showing.scene
    showing.send(intents.Back(PAD))
    assert showing.stack.top is showing.scene and showing.scene.focus() == way


# --- setup --------------------------------------------------------------------------------------------


def setup(ui: Services, plan: MatchPlan | None = None) -> tuple[Showing, SetupScene, Ways]:
    ways = Ways()
    scene = SetupScene(ui, ways, plan)
    return Showing(ui, scene), scene, ways


def test_a_match_starts_with_the_players_as_they_sit(services: Services) -> None:
    showing, scene, ways = setup(services)
    press(showing, "add")
    press(showing, "start")
    (made,) = ways.log
    plan = made[1]
    assert isinstance(plan, MatchPlan)
    assert [seat.name for seat in plan.seats] == ["Player 1", "Player 2", "Player 3"]
    assert len({seat.style for seat in plan.seats}) == 3 and plan.devices == (None, None, None)
    assert plan.title == next(iter(TITLES)) and plan.seed is None


def test_the_table_is_full_at_the_most_players_and_says_so(services: Services) -> None:
    showing, scene, _ = setup(services)
    while "add" in ids(showing):
        press(showing, "add")
    assert len(scene.draft.chairs) == scene.draft.most == 4
    assert showing.scene.focus() in ids(showing)


def test_a_name_is_entered_with_a_pad_on_the_keys_on_the_screen(services: Services) -> None:
    showing, scene, _ = setup(services)
    press(showing, "seat-0")
    assert isinstance(showing.stack.top, SeatScene)
    press(showing, "name")
    assert isinstance(showing.stack.top, Keyboard)
    while showing.stack.top.value:
        press(showing, "key-erase")
    for letter in "ali":
        press(showing, f"key-{letter}")
    press(showing, "key-done")
    assert scene.draft.chairs[0].name == "Ali"
    press(showing, "done")
    assert showing.stack.scenes[-1] == scene


def test_a_name_is_typed_on_a_keyboard_at_once(services: Services) -> None:
    showing, scene, _ = setup(services)
    press(showing, "seat-1", "keyboard")
    showing.send(intents.Nav("keyboard", "up"))
    for _ in range(20):
        showing.send(intents.Type("keyboard", erase=True))
    showing.send(intents.Type("keyboard", "Mina"))
    assert scene.draft.chairs[1].name == "Mina"


def test_players_of_the_last_match_sit_there_already_and_their_names_are_known(services: Services) -> None:
    fill_shelf(services.folders.saves, "en")
    showing, scene, _ = setup(services)
    assert [chair.name for chair in scene.draft.chairs] == ["Shirin", "Bahram"]
    press(showing, "seat-0")
    assert {"known-Yasmin", "known-Farhad"} <= set(ids(showing))
    press(showing, "known-Farhad")
    assert scene.draft.chairs[0].name == "Farhad"


def test_order_changes_and_a_player_may_leave(services: Services) -> None:
    plan = MatchPlan("splendor", seats("en", 3), (None, None, None))
    showing, scene, _ = setup(services, plan)
    press(showing, "seat-0")
    press(showing, "later")
    assert [chair.name for chair in scene.draft.chairs] == ["Bahram", "Shirin", "Yasmin"]
    press(showing, "leave")
    assert [chair.name for chair in scene.draft.chairs] == ["Bahram", "Yasmin"]
    assert showing.stack.top is scene
    press(showing, "seat-0")
    assert "leave" not in ids(showing), "two must stay"


def test_colours_of_others_are_not_offered(services: Services) -> None:
    draft = Draft("splendor", find_title("splendor").rules({}).info, 5)
    for name in ("A", "B", "C"):
        draft.add(name)
    assert draft.free_styles() == (3, 4) and draft.free_styles(besides=1) == (1, 3, 4)


def test_with_own_pads_the_first_press_on_a_pad_takes_a_seat(services: Services) -> None:
    services.settings.devices = "own"
    showing, scene, ways = setup(services)
    for device in ("pad:5", "pad:6", "pad:7"):
        showing.send(intents.Confirm(device))
    assert [chair.device for chair in scene.draft.chairs] == ["pad:5", "pad:6", "pad:7"]
    assert ways.log == [], "taking a seat presses nothing"
    assert "start" not in ids(showing), "these pads are not plugged in"
    trouble = scene.trouble()
    assert trouble is not None and trouble.key == "setup-pad-gone"


def test_with_shared_pads_a_press_is_a_press(services: Services) -> None:
    showing, scene, _ = setup(services)
    before = len(scene.draft.chairs)
    press(showing, "seat-0", "pad:9")
    assert len(scene.draft.chairs) == before and isinstance(showing.stack.top, SeatScene)


INFO = GameInfo("toy", 1, (2, 3), 10, (Option("long", (False, True)),))


@pytest.mark.parametrize(
    ("chairs", "key"),
    [
        ([Chair("A", 0)], "setup-need-more"),
        ([Chair("A", 0), Chair("B", 1), Chair("C", 2), Chair("D", 3)], "setup-need-fewer"),
        ([Chair("A", 0), Chair("  ", 1)], "setup-no-name"),
        ([Chair("Ali", 0), Chair("ali ", 1)], "setup-same-name"),
        ([Chair("A", 0, "pad:1"), Chair("B", 1, "pad:1")], "setup-same-pad"),
        ([Chair("A", 0, "pad:1"), Chair("B", 1, "pad:8")], "setup-pad-gone"),
        ([Chair("A", 0, "pad:1"), Chair("B", 1)], None),
    ],
)
def test_an_impossible_table_says_why(chairs: list[Chair], key: str | None, services: Services) -> None:
    trouble = Draft("toy", INFO, 5, chairs, own_pads=True).trouble("Toy", ["pad:1", "pad:2"])
    assert (trouble.key if trouble else None) == key
    if trouble:
        services.say(trouble)
        assert not services.catalogue.missing


def test_shuffling_reaches_every_order_and_loses_nobody() -> None:
    draft = Draft("toy", INFO, 5, [Chair(name, style) for style, name in enumerate("ABC")])
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


# --- load ---------------------------------------------------------------------------------------------


def shelf(ui: Services) -> tuple[Showing, Ways, Path]:
    fill_shelf(ui.folders.saves, "en")
    ways = Ways()
    return Showing(ui, LoadScene(ui, ways)), ways, ui.folders.saves


def test_an_open_match_is_continued_and_a_finished_one_looked_back_at(services: Services) -> None:
    showing, ways, folder = shelf(services)
    for name in ("splendor-0.jsonl", "splendor-1.jsonl"):
        press(showing, name)
        press(showing, "open")
        assert ways.log[-1] == ("resume", folder / name)


def test_deleting_asks_first_and_back_keeps_the_file(services: Services) -> None:
    showing, _, folder = shelf(services)
    press(showing, "splendor-1.jsonl")
    press(showing, "delete")
    assert isinstance(showing.stack.top, Dialog) and showing.stack.top.focus() == "keep"
    showing.send(intents.Back(PAD))
    assert (folder / "splendor-1.jsonl").exists()
    press(showing, "splendor-1.jsonl")
    press(showing, "delete")
    press(showing, "yes")
    assert not (folder / "splendor-1.jsonl").exists()
    assert showing.stack.top is showing.scene and "splendor-1.jsonl" not in ids(showing)


def test_a_damaged_file_is_listed_with_its_line_and_can_be_recovered(services: Services) -> None:
    showing, ways, folder = shelf(services)
    before = (folder / "splendor-3.jsonl").read_bytes()
    found = {each.path.name: each for each in summaries(folder)}["splendor-3.jsonl"]
    assert found.trouble == text("record-damaged", line=10)
    press(showing, "splendor-3.jsonl")
    press(showing, "open")
    assert ways.log == [("resume", folder / "splendor-3.jsonl")]
    assert (folder / "splendor-3.jsonl").read_bytes() == before and not beside(found.path).exists()


def test_a_foreign_file_is_listed_by_its_name(services: Services) -> None:
    services.folders.saves.mkdir(parents=True, exist_ok=True)
    (services.folders.saves / "letter.jsonl").write_text("Dear all,\n")
    showing = Showing(services, LoadScene(services, Ways()))
    assert ids(showing) == ["letter.jsonl"]
    press(showing, "letter.jsonl")
    assert "delete" in ids(showing)


# --- settings -----------------------------------------------------------------------------------------


def test_settings_count_at_once_and_are_kept(services: Services) -> None:
    showing = Showing(services, SettingsScene(services))
    assert showing.scene.focus() == "language"
    showing.send(intents.Nav(PAD, "right"))
    assert services.catalogue.lang == "fa" and services.metrics.rtl
    showing.send(intents.Nav(PAD, "down"))
    showing.send(intents.Nav(PAD, "left"))  # mirrored: left is on
    assert services.metrics.text_scale == 1.5
    press(showing, "mute")
    press(showing, "swap_confirm")
    kept = SettingsFile(services.folders.config).load()
    assert (kept.language, kept.text_scale, kept.mute, kept.swap_confirm) == ("fa", 1.5, True, True)


def test_settings_that_cannot_be_kept_say_so_once(services: Services) -> None:
    services.settings_file.path = services.folders.assets / "fonts" / "OFL.txt" / "settings.json"
    showing = Showing(services, SettingsScene(services))
    press(showing, "mute")
    assert isinstance(showing.stack.top, Dialog)
    showing.send(intents.Confirm(PAD))
    assert showing.stack.top is showing.scene
    press(showing, "mute")
    assert showing.stack.top is showing.scene


# --- above the table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("device", ["pad:3", "keyboard"])
def test_the_pause_is_left_by_back_menu_and_button(services: Services, device: str) -> None:
    for leave in (intents.Back(device), intents.Menu(device), intents.Confirm(device)):
        calls: list[str] = []
        showing = Showing(services, _pause(services, calls))
        showing.send(leave)
        assert calls == ["resume"] and showing.scene not in showing.stack.scenes


def test_what_is_not_possible_cannot_be_pressed_in_the_pause(services: Services) -> None:
    showing = Showing(services, _pause(services, [], undo=False))
    assert "undo" not in ids(showing) and "redo" in ids(showing)


@pytest.mark.parametrize("way", ["undo", "redo", "restart-turn", "history", "quit"])
def test_a_choice_in_the_pause_takes_it_away_and_calls_back(services: Services, way: str) -> None:
    calls: list[str] = []
    showing = Showing(services, _pause(services, calls))
    press(showing, way)
    assert calls == [way] and showing.scene not in showing.stack.scenes


@pytest.mark.parametrize("way", ["rules", "settings"])
def test_rules_and_settings_open_above_the_pause(services: Services, way: str) -> None:
    showing = Showing(services, _pause(services, []))
    press(showing, way)
    assert showing.scene in showing.stack.scenes and showing.stack.top is not showing.scene
    assert showing.stack.top is not None and not showing.stack.top.opaque, "the table shows through"
    showing.send(intents.Back(PAD))
    assert showing.stack.top is showing.scene


def _pause(ui: Services, calls: list[str], undo: bool = True) -> PauseScene:
    def note(name: str) -> object:
        return lambda: calls.append(name)

    return PauseScene(
        ui,
        "splendor",
        on_resume=lambda: calls.append("resume"),
        on_undo=(lambda: calls.append("undo")) if undo else None,
        on_redo=lambda: calls.append("redo"),
        on_restart_turn=lambda: calls.append("restart-turn"),
        on_history=lambda: calls.append("history"),
        on_quit=lambda: calls.append("quit"),
    )


@pytest.mark.parametrize("device", ["pad:1", "keyboard", "mouse"])
def test_the_curtain_rises_for_its_player_on_any_own_device(services: Services, device: str) -> None:
    calls: list[str] = []
    scene = CurtainScene(services, "Shirin", 0, lambda: calls.append("ready"), device="pad:1")
    showing = Showing(services, scene)
    if device == "mouse":
        rect = scene.focusables()[0].rect
        showing.send(intents.Press(device, rect.center))
        showing.send(intents.Release(device, rect.center, tap=True))
    else:
        showing.send(intents.Confirm(device))
    assert calls == ["ready"] and showing.stack.top is not scene


def test_another_players_pad_does_not_raise_the_curtain_but_pauses(services: Services) -> None:
    calls: list[str] = []
    scene = CurtainScene(
        services, "Shirin", 0, lambda: calls.append("ready"), lambda: calls.append("menu"), device="pad:1"
    )
    showing = Showing(services, scene)
    showing.send(intents.Confirm("pad:2"))
    assert calls == [] and showing.stack.top is scene
    showing.send(intents.Menu("pad:2"))
    assert calls == ["menu"]


@pytest.mark.parametrize(
    "intent",
    [
        intents.Confirm("pad:4"),
        intents.Back("keyboard"),
        intents.Menu("pad:4"),
        intents.DeviceJoined("pad:4", "Any"),
    ],
)
def test_a_vanished_pad_is_replaced_by_whoever_speaks_up(services: Services, intent: intents.Intent) -> None:
    took: list[str] = []
    showing = Showing(services, PadLostScene(services, "Shirin", took.append))
    showing.send(intents.Nav("pad:4", "down"))
    assert took == []
    showing.send(intent)
    assert took == [intent.device] and showing.scene not in showing.stack.scenes


def test_the_history_leaves_out_what_only_one_seat_may_know(services: Services) -> None:
    session = played("en", 2, 30)

    class Loud:
        """Tells every event there is."""

        def tell(self, event: Event) -> Text | None:
            return text("play-over", kind=event.kind)

    last = session.log[-1]
    whispers = (Event("peek", {"card": "card.B3R2"}, audience=0), Event("shrug", {}, audience=1))
    session.log[-1] = Step(last.action, (*last.events, *whispers), last.revealed, last.new_turn)
    entries = chronicle(session, Loud())  # type: ignore[arg-type]
    kinds = [str(line.dict()["kind"]) for entry in entries for line in entry.lines]
    assert len(kinds) > 30 and not {"peek", "shrug"} & set(kinds)


def test_choosing_a_line_of_the_history_looks_at_that_moment(services: Services) -> None:
    session = played("en", 2, 20)
    title = find_title("splendor")
    entries = chronicle(session, title.table(session.rules))
    looked: list[int] = []
    showing = Showing(services, HistoryScene(services, entries, services.say, [0, 1], looked.append))
    assert showing.scene.focus() == f"entry-{entries[-1].length}", "the newest line first"
    showing.send(intents.Nav(PAD, "up"))
    showing.send(intents.Confirm(PAD))
    assert looked == [entries[-2].length] and showing.scene not in showing.stack.scenes
    assert [entry.turn for entry in entries] == sorted(entry.turn for entry in entries)


def test_inspecting_steps_through_the_pieces_round_the_end(services: Services) -> None:
    scene = inspect(services)
    assert isinstance(scene, InspectScene)
    showing = Showing(services, scene)
    seen = [scene.shown.piece]
    for _ in range(4):
        showing.send(intents.Cycle(PAD, 1))
        seen.append(scene.shown.piece)
    assert seen[0] == seen[4] and len(set(seen)) == 4
    showing.send(intents.Nav(PAD, "left"))
    assert scene.shown.piece == seen[3]
    showing.send(intents.Inspect(PAD, on=False))
    assert showing.stack.top is scene, "letting the button go leaves it open"
    showing.send(intents.Inspect(PAD))
    assert scene not in showing.stack.scenes


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_page_of_the_rules_has_words_and_pictures(
    services_for: MakeServices, title: str, lang: str
) -> None:
    ui = services_for((1280, 720), language=lang)
    scene = RulesHelpScene(ui, title)
    showing = Showing(ui, scene)
    pages = find_title(title).table(find_title(title).rules({})).help_pages()
    assert len(pages) > 3 and all(page.paragraphs for page in pages)
    seen = {scene.focus()}
    for _ in pages:
        showing.stack.draw(ui.display.canvas)
        showing.send(intents.Cycle(PAD, 1))
        seen.add(scene.focus())
    assert len(seen) == len(pages) and not ui.catalogue.missing


# --- scoring ------------------------------------------------------------------------------------------


def test_the_verdict_names_the_winner_or_all_of_them(services: Services) -> None:
    scene = scoring(services, tied_scores(), 3)
    Showing(services, scene)
    assert scene.title == text("scoring-winner", name="Bahram")
    level = (Score(0, 9, (ScoreLine("splendor-score-cards", 9),), (), 1),) * 1
    both = (*level, Score(1, 9, (ScoreLine("splendor-score-cards", 9),), (), 1))
    scene = scoring(services, both, 2)
    Showing(services, scene)
    assert isinstance(scene.title, Text) and scene.title.key == "scoring-winners"


def test_a_tie_is_explained_by_what_decided_it(services: Services) -> None:
    (words,) = tie_words(services.say, seats("en", 3), tied_scores())
    for part in ("Shirin", "Bahram", "15", "14", "12", services.say("splendor-tie-cards")):
        assert part in words
    assert "Yasmin" not in words


def test_a_tie_that_nothing_decides_is_shared(services: Services) -> None:
    line = (ScoreLine("splendor-score-cards", 9),)
    fewest = (ScoreLine("splendor-tie-cards", -10),)
    scores = (Score(0, 9, line, fewest, 1), Score(1, 9, line, fewest, 1))
    (words,) = tie_words(services.say, seats("en", 2), scores)
    assert words == services.say(
        text(
            "scoring-tie-shared",
            names="\u200eShirin, Bahram",
            points=services.say(text("common-points", n=9)),
        )
    )


@pytest.mark.parametrize("way", ["rematch", "history", "new-game", "menu"])
def test_every_button_after_the_match_calls_back(services: Services, way: str) -> None:
    calls: list[str] = []
    scene = ScoringScene(
        services,
        "splendor",
        seats("en", 4),
        played("en", 4, None, seed=3).scores(),
        on_rematch=lambda: calls.append("rematch"),
        on_new_game=lambda: calls.append("new-game"),
        on_history=lambda: calls.append("history"),
        on_menu=lambda: calls.append("menu"),
    )
    showing = Showing(services, scene)
    assert scene.focus() == "rematch"
    press(showing, way)
    assert calls == [way]


# --- dates --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("day", "persian"),
    [
        ((2025, 3, 20), (1403, 12, 30)),
        ((2025, 3, 21), (1404, 1, 1)),
        ((2021, 3, 20), (1399, 12, 30)),
        ((1979, 2, 11), (1357, 11, 22)),
        ((2012, 9, 22), (1391, 7, 1)),
        ((2030, 3, 20), (1408, 12, 30)),
        ((2026, 7, 1), (1405, 4, 10)),
    ],
)
def test_the_persian_calendar(day: tuple[int, int, int], persian: tuple[int, int, int]) -> None:
    assert jalali(datetime(*day)) == persian


def test_dates_are_written_as_each_language_writes_them(services_for: MakeServices) -> None:
    moment = datetime(2025, 3, 20, 18, 5)
    assert long_date(services_for().catalogue, moment, with_time=True) == "20 March 2025, 18:05"
    persian = long_date(services_for(language="fa").catalogue, moment, with_time=True)
    for part in ("۳۰", "اسفند", "۱۴۰۳", "۱۸:۰۵"):
        assert part in persian
    assert read_date("yesterday") is None
