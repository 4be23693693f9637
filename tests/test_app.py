"""The main loop: what is drawn when, what the window does, how it ends."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path

import pygame
import pytest

from game.match.record import read_record, restore
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.values import digest
from game.rules.splendor.rules import SplendorRules
from game.ui import cli, launch
from game.ui.app import DEEPEST, DOZE, App
from game.ui.arguments import parse
from game.ui.crash import write_report
from game.ui.focus import Focusable, FocusRing
from game.ui.folders import Folders
from game.ui.input.intents import Back, Confirm, Intent, Nav
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.settings import SettingsFile
from game.ui.trace import Trace
from tests.conftest import MakeServices


class Probe(Scene):
    """A scene that notes what happens to it."""

    def __init__(self, opaque: bool = True) -> None:
        self.opaque = opaque
        self.ring = FocusRing()
        self.notes: list[str] = []
        self.intents: list[Intent] = []
        self.sizes: list[tuple[int, int]] = []
        self.moving = self.more = False
        self.next: Scene | None = None

    def layout(self, size: tuple[int, int]) -> None:
        self.sizes.append(size)
        self.ring.set([Focusable(f"b{i}", pygame.Rect(10, 10 + 50 * i, 200, 40)) for i in range(3)])

    def idle(self, dt: float) -> bool:
        return self.more

    def on_enter(self) -> None:
        self.notes.append("enter")

    def on_exit(self) -> None:
        self.notes.append("exit")

    def on_cover(self) -> None:
        self.notes.append("cover")

    def on_uncover(self) -> None:
        self.notes.append("uncover")

    def focusables(self) -> list[Focusable]:
        return list(self.ring.items)

    def focus(self) -> str | None:
        return self.ring.id

    def handle(self, intent: Intent) -> None:
        self.intents.append(intent)
        if isinstance(intent, Nav):
            self.ring.move(intent.direction)
        if isinstance(intent, Confirm) and self.next is not None:
            self.stack.push(self.next)
        if isinstance(intent, Back):
            self.stack.pop(self)

    def update(self, dt: float) -> bool:
        return self.moving

    def draw(self, canvas: pygame.Surface) -> None:
        self.notes.append("draw")
        canvas.fill((10, 20, 30))

    def traced(self) -> dict[str, object]:
        return {"turn": 1}


@pytest.fixture
def app(services: Services) -> App:
    return App(services)


def press(*keys: int) -> None:
    for key in keys:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))


def test_only_changes_are_drawn(app: App) -> None:
    probe = Probe()
    app.start(probe)
    app.step(0.01)
    assert app.frames == 1
    for _ in range(10):
        assert not app.step(0.01)
    assert app.frames == 1
    probe.moving = True
    app.step(0.01)
    assert app.frames == 2


def test_the_longer_nothing_happens_the_longer_it_sleeps(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    probe, slept, clock = Probe(), list[float](), [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(app.services.hub, "wait", slept.append)
    app.start(probe)
    app.turn()
    for still in (1, 1.5, 2.7, 60):
        clock[0] = 100.0 + still
        app.turn()
    assert slept == pytest.approx([DOZE, 0.45, DEEPEST]), "at first it does not"
    probe.more = True
    app.turn()
    slept.clear()
    app.turn()
    assert slept == [], "a scene that uses the moment has it"


def test_a_scene_that_comes_gets_the_intents_that_follow(app: App) -> None:
    first, second = Probe(), Probe()
    first.next = second
    app.start(first)
    press(pygame.K_RETURN, pygame.K_DOWN)
    app.step(0.01)
    assert first.intents == [Confirm("keyboard")]
    assert second.intents == [Nav("keyboard", "down")]


def test_what_is_held_does_not_leak_into_the_next_scene(app: App) -> None:
    first, second = Probe(), Probe()
    first.next = second
    app.start(first)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0))
    press(pygame.K_RETURN)
    app.step(0.01)
    app.services.hub.clock = lambda: 1e9
    app.step(0.01)
    assert second.intents == []


def test_scenes_below_a_dialog_show_through_and_come_back(app: App) -> None:
    first, dialog = Probe(), Probe(opaque=False)
    first.next = dialog
    app.start(first)
    app.step(0.01)
    press(pygame.K_RETURN)
    app.step(0.01)
    assert first.notes == ["enter", "draw", "cover", "draw"]
    press(pygame.K_ESCAPE)
    app.step(0.01)
    assert dialog.notes == ["enter", "draw", "exit"]
    assert first.notes[-2:] == ["uncover", "draw"]


def test_the_program_ends_when_no_scene_is_left(app: App) -> None:
    probe = Probe()
    press(pygame.K_ESCAPE)
    app.run(probe)
    assert probe.notes[-1] == "exit"
    assert app.stack.scenes == []


def test_closing_the_window_lets_every_scene_leave(app: App) -> None:
    first, second = Probe(), Probe()
    first.next = second
    press(pygame.K_RETURN)
    app.start(first)
    app.step(0.01)
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.run(Probe())
    assert first.notes[-1] == second.notes[-1] == "exit"


def test_resizing_lays_out_once_when_the_window_has_settled(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("game.ui.app.time.monotonic", lambda: now[0])
    probe = Probe()
    app.start(probe)
    app.step(0.01)
    for width in (1300, 1400, 1600):
        pygame.display.set_mode((width, 900), pygame.RESIZABLE)
        pygame.event.clear()
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(width, 900), w=width, h=900))
        now[0] += 0.02
        app.step(0.01)
    assert probe.sizes == [(1280, 720)]
    now[0] += 1
    app.step(0.01)
    assert probe.sizes == [(1280, 720), (1600, 900)]
    assert app.services.metrics.size == (1600, 900)
    assert app.stack.size == (1600, 900)


def test_after_long_stillness_a_window_is_laid_out_without_a_nap(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, slept, probe = [100.0], list[float](), Probe()
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(app.services.hub, "wait", slept.append)
    app.start(probe)
    app.turn()
    now[0] += 60
    app.turn()
    assert slept == [DEEPEST]
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900))
    app.step(0.01)
    now[0] += 0.1
    app.turn()
    assert slept == [DEEPEST], "while it waits for the last size it does not sleep"
    now[0] += 1
    app.turn()
    assert probe.sizes[-1] == (1600, 900)


def test_the_full_screen_key_changes_the_window_and_the_setting(app: App) -> None:
    app.start(Probe())
    press(pygame.K_F11)
    app.step(0.01)
    assert app.services.display.full_screen
    assert SettingsFile(app.services.folders.config).load().full_screen
    press(pygame.K_F11)
    app.step(0.01)
    assert not app.services.display.full_screen
    assert app.services.display.size == (1280, 720)


def test_language_theme_and_text_scale_change_while_playing(app: App) -> None:
    probe = Probe()
    app.start(probe)
    app.step(0.01)
    services = app.services
    assert not services.metrics.rtl
    services.settings.language = "fa"
    services.settings.theme = "contrast"
    services.settings.text_scale = 2.0
    services.apply()
    app.step(0.01)
    assert len(probe.sizes) == 2
    assert services.catalogue.lang == "fa"
    assert services.writer.rtl
    assert services.metrics.rtl
    assert services.metrics.text_scale == 2.0
    assert services.theme.id == "contrast"
    stored = SettingsFile(services.folders.config).load()
    assert (stored.language, stored.theme, stored.text_scale) == ("fa", "contrast", 2.0)


def test_a_window_that_was_covered_is_shown_again_without_drawing(app: App) -> None:
    app.start(Probe())
    app.step(0.01)
    pygame.event.post(pygame.Event(pygame.VIDEOEXPOSE))
    app.step(0.01)
    assert app.frames == 1


def test_the_trace_tells_of_every_change_once(services: Services, tmp_path: Path) -> None:
    trace = Trace(tmp_path / "trace.jsonl")
    app = App(services, trace)
    app.start(Probe())
    for _ in range(3):
        app.step(0.01)
    press(pygame.K_DOWN)
    app.step(0.01)
    lines = [json.loads(line) for line in (tmp_path / "trace.jsonl").read_text().splitlines()]
    assert [line["focus"] for line in lines] == ["b0", "b1"]
    assert lines[0]["scene"] == "Probe"
    assert lines[0]["turn"] == 1
    assert lines[0]["focusables"]["b2"] == [10, 110, 200, 40]


def test_the_trace_speaks_of_window_pixels(services_for: MakeServices, tmp_path: Path) -> None:
    services = services_for((3200, 1800))
    app = App(services, Trace(tmp_path / "trace.jsonl"))
    app.start(Probe())
    app.step(0.01)
    line = json.loads((tmp_path / "trace.jsonl").read_text())
    assert services.display.fit.view.h == 2 * services.display.size[1]
    assert line["focusables"]["b2"] == [20, 220, 400, 80]


# --- the command, from inside ---------------------------------------------------------------------------


class Broken(Probe):
    """A scene with a mistake in it."""

    def handle(self, intent: Intent) -> None:
        raise ZeroDivisionError("the pot fell off the stove")


def begun_match() -> Session:
    session = Session(SplendorRules(), GameConfig(2, 5), [Seat("هانا", 0), Seat("Sam", 1)])
    for _ in range(9):
        session.submit(session.decisions()[0].actions[-1])
    return session


def test_an_unexpected_error_leaves_a_report_and_exit_code_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def start(app: App, arguments: object) -> Scene:
        app.services.session = begun_match()
        press(pygame.K_RETURN)
        return Broken()

    monkeypatch.setattr(launch, "first_scene", start)
    assert cli.main(["--save-folder", str(tmp_path)]) == 1
    reports = list(tmp_path.glob("crash-*.txt"))
    assert len(reports) == 1
    report = reports[0].read_text(encoding="utf-8")
    assert "ZeroDivisionError: the pot fell off the stove" in report
    assert "in handle" in report
    assert "Broken" in report and "Inputs Confirm(device='keyboard')" in report
    assert not any(private in report for private in ("هانا", "Sam", str(Path.home())))
    assert reports[0].stat().st_mode & 0o777 == 0o600
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(reports[0]) in told


def test_a_report_goes_elsewhere_where_its_folder_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    try:
        raise ValueError("oh")
    except ValueError as error:
        report = write_report(error, tmp_path / "file", None)
    assert report.is_file() and report.parent.stat().st_mode & 0o777 == 0o700
    shutil.rmtree(report.parent)


def test_the_match_in_a_report_can_be_loaded_and_stands_where_the_error_came(
    services: Services, tmp_path: Path
) -> None:
    services.session = begun_match()
    report = write_report(ValueError("oh"), tmp_path, App(services)).read_text(encoding="utf-8")
    (tmp_path / "report.jsonl").write_text(report.split("are a record:\n")[1], encoding="utf-8")
    restored = restore(read_record(tmp_path / "report.jsonl"), SplendorRules())
    assert digest(restored.state) == digest(services.session.state)
    assert [seat.name for seat in restored.seats] == ["1", "2"]


def test_what_was_typed_is_in_no_report(services: Services) -> None:
    app = App(services)
    app.start(Probe())
    services.hub.text_mode = True
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="secret"))
    app.step(0.0)
    assert list(app.recent) == ["Type(keyboard)"]
    app.stop()


def test_a_screenshot_is_written_and_the_program_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "first_scene", lambda app, arguments: Probe())
    picture = tmp_path / "shot.png"
    words = ["--save-folder", str(tmp_path), "--window", "1600x900", "--screenshot", str(picture)]
    assert cli.main(words) == 0
    shown = pygame.image.load(picture)
    assert shown.get_size() == (1600, 900)
    assert shown.get_at((5, 5))[:3] == (10, 20, 30)


def test_the_options_reach_the_screen_and_not_the_settings_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Services] = []

    def start(app: App, arguments: object) -> Scene:
        seen.append(app.services)
        press(pygame.K_ESCAPE)
        return Probe()

    monkeypatch.setattr(launch, "first_scene", start)
    words = ["--language", "fa", "--theme", "dawn", "--text-scale", "150", "--mute", "--window", "1024x768"]
    assert cli.main([*words, "--save-folder", str(tmp_path)]) == 0
    services = seen[0]
    assert services.catalogue.lang == "fa"
    assert services.theme.id == "dawn"
    assert services.metrics.text_scale == 1.5
    assert services.display.size == (1024, 768)
    assert services.settings.loudness == (0.0, 0.0)
    services.settings_file.save(services.settings)
    assert SettingsFile(tmp_path).load().language == "en"


def test_everything_written_goes_into_the_save_folder(folders: Folders, tmp_path: Path) -> None:
    assert {folders.config, folders.saves, folders.state} == {tmp_path}
    assert (folders.assets / "fonts").is_dir()


def test_who_is_named_by_nobody_has_a_name_in_the_language_of_the_program(services_for: MakeServices) -> None:
    app = App(services_for(language="fa"))
    arguments = parse(["--title", "splendor", "--players", "هانا", "--computers", "guest"])
    app.start(launch.first_scene(app, arguments))
    assert app.services.session is not None
    assert [seat.name for seat in app.services.session.seats] == ["هانا", "رایانهٔ یک"]
