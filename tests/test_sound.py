"""Sounds: heard in turn, with an ambience around them, and silent without a device."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from game.match.plan import MatchPlan
from game.match.seats import Seat
from game.rules.kernel.text import text
from game.ui.app import App
from game.ui.program import Program
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.sound import RATE, VARIANTS, Sounds
from game.ui.widgets.boxes import Column
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.slider import Slider
from tests.scene_samples import Showing, pause
from tests.ways import Ways
from tools.sounds.files import load, rms, save
from tools.sounds.waves import noise

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets" / "sounds"
AMBIENCE, FIRST = 1, 2
"""The channels of the first ambience and of the first sound."""
Make = Callable[..., Sounds]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes sounds that are closed with the test, however it ends."""
    made: list[Sounds] = []

    def sounds(folder: Path = FOLDER, *volumes: float) -> Sounds:
        made.append(Sounds(folder, *volumes))
        return made[-1]

    yield sounds
    for each in made:
        each.close()
    assert pygame.mixer.get_init() is None
    assert "sounds" not in {thread.name for thread in threading.enumerate()}


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What began to sound, by file name; the ambience fades at once."""
    log: list[str] = []

    class Heard(pygame.mixer.Sound):
        def __init__(self, path: Path) -> None:
            super().__init__(path)
            self.name = path.stem

        def play(self, *args: Any, **kwargs: Any) -> pygame.mixer.Channel:
            log.append(self.name)
            return super().play(*args, **kwargs)

    monkeypatch.setattr(pygame.mixer, "Sound", Heard)
    monkeypatch.setattr("game.ui.sound.FADE", 1)
    return log


def wait(until: Callable[[], bool]) -> None:
    """Until something in the background has happened."""
    deadline = time.monotonic() + 30
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def warm(sounds: Sounds) -> Sounds:
    sounds.warm_up()
    wait(lambda: sounds.ready)
    return sounds


def around() -> str:
    """The ambience that is heard, during a change both; empty for silence."""
    playing = [pygame.mixer.Channel(number).get_sound() for number in range(2)]
    return " and ".join(getattr(sound, "name", "?") for sound in playing if sound is not None)


# --- sounds -------------------------------------------------------------------------------------------


def test_variants_are_heard_in_turn_and_never_twice_in_a_row(make: Make, heard: list[str]) -> None:
    sounds = warm(make())
    for _ in range(4):
        sounds.play("gem")
        sounds.play("build")
    assert heard[::2] == ["gem-1", "gem-2", "gem-3", "gem-1"]
    assert heard[1::2] == ["build-1", "build-2", "build-1", "build-2"]


def test_every_sound_can_be_heard(make: Make, heard: list[str]) -> None:
    sounds = warm(make())
    for name in VARIANTS:
        sounds.play(name)
    assert [name.removesuffix("-1") for name in heard] == list(VARIANTS)
    assert sounds.trouble is None


def channel(number: int) -> pygame.mixer.Sound:
    sound = pygame.mixer.Channel(number).get_sound()
    assert sound is not None
    return sound


def test_sounds_play_at_the_volume_that_was_set(make: Make) -> None:
    sounds = warm(make(FOLDER, 0.5, 0))
    sounds.play("end")
    playing = channel(FIRST)
    assert playing.get_volume() == pytest.approx(0.5, abs=0.01)
    sounds.set_volume(0.25, 0)
    assert (sounds.volume, playing.get_volume()) == (0.25, 0.25)
    sounds.set_volume(3, 0)
    assert sounds.volume == 1


def test_what_is_asked_for_before_the_device_is_open_does_not_wait_and_is_heard_then(
    make: Make, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, init = threading.Event(), pygame.mixer.init

    def opens_late(**how: Any) -> None:
        slow.wait(30)
        init(**how)

    monkeypatch.setattr(pygame.mixer, "init", opens_late)
    sounds = make()
    sounds.play("card")
    sounds.ambience("menu")
    assert not sounds.ready and heard == []
    slow.set()
    wait(lambda: sounds.ready)
    assert heard == ["card-1"] and around() == "menu"


def test_a_device_that_opens_when_nobody_waits_any_more_is_let_go(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, init = threading.Event(), pygame.mixer.init

    def opens_late(**how: Any) -> None:
        slow.wait(30)
        init(**how)

    monkeypatch.setattr(pygame.mixer, "init", opens_late)
    monkeypatch.setattr("game.ui.sound._PATIENCE", 0.01)
    sounds = make()
    sounds.play("card")
    sounds.close()
    slow.set()
    wait(lambda: sounds.ready)
    assert pygame.mixer.get_init() is None
    sounds.play("card")
    assert pygame.mixer.get_init() is None, "closed is closed"


def test_mute_leaves_the_device_alone(make: Make) -> None:
    sounds = make(FOLDER, 0, 0)
    sounds.warm_up()
    sounds.play("gem")
    sounds.ambience("menu")
    assert not sounds.ready and pygame.mixer.get_init() is None


def test_an_unknown_sound_is_an_error(make: Make) -> None:
    with pytest.raises(KeyError):
        make().play("trumpet")


# --- the ambience -------------------------------------------------------------------------------------


def test_one_ambience_gives_way_to_another_and_to_silence(make: Make, heard: list[str]) -> None:
    sounds = warm(make())
    sounds.ambience("menu")
    wait(lambda: around() == "menu")
    sounds.ambience("splendor")
    wait(lambda: around() == "splendor")
    sounds.ambience(None)
    wait(lambda: around() == "")


def test_an_ambience_that_has_hardly_begun_gives_way_too(make: Make, heard: list[str]) -> None:
    sounds = warm(make())
    for name in ("menu", "splendor", "mombasa", None, "menu", "aquileia"):
        sounds.ambience(name)
    wait(lambda: around() == "aquileia")


def test_the_same_ambience_goes_on_unbroken(make: Make, heard: list[str]) -> None:
    sounds = warm(make())
    sounds.ambience("menu")
    before = channel(AMBIENCE)
    sounds.ambience("menu")
    assert channel(AMBIENCE) is before and around() == "menu"


def test_a_title_without_an_ambience_is_silent_and_no_trouble(make: Make, heard: list[str]) -> None:
    sounds = warm(make())
    sounds.ambience("menu")
    sounds.ambience("toy")
    wait(lambda: around() == "")
    assert sounds.trouble is None


def test_the_ambience_has_a_volume_of_its_own(make: Make, heard: list[str]) -> None:
    sounds = warm(make(FOLDER, 0, 0.5))
    sounds.ambience("menu")
    playing = channel(AMBIENCE)
    assert playing.get_volume() == pytest.approx(0.5, abs=0.01)
    sounds.set_volume(0, 0.25)
    assert channel(AMBIENCE) is playing and playing.get_volume() == 0.25
    sounds.set_volume(1, 0)
    wait(lambda: around() == "")
    sounds.play("turn")
    assert heard == ["turn-1"], "sounds without an ambience"
    sounds.set_volume(0, 1)
    wait(lambda: around() == "menu")


def test_sounds_never_take_the_channel_of_the_ambience(make: Make, heard: list[str]) -> None:
    sounds = warm(make())
    sounds.ambience("menu")
    for _ in range(40):
        sounds.play("end")
    assert around() == "menu"


def test_unmuting_opens_the_device_for_the_ambience_that_waits(make: Make, heard: list[str]) -> None:
    sounds = make(FOLDER, 0, 0)
    sounds.ambience("menu")
    sounds.set_volume(0.7, 0.5)
    wait(lambda: sounds.ready)
    assert around() == "menu"


# --- files and devices that are not there -------------------------------------------------------------


def test_missing_and_broken_files_are_silent_and_told_once(make: Make, tmp_path: Path) -> None:
    (tmp_path / "card-1.wav").write_bytes(b"RIFF, or so it says")
    (tmp_path / "card-2.wav").write_bytes((FOLDER / "card-2.wav").read_bytes())
    (tmp_path / "ambience").mkdir()
    (tmp_path / "ambience" / "menu.wav").write_bytes(b"")
    sounds = warm(make(tmp_path))
    first = sounds.trouble
    assert first is not None and first.key == "sound-unreadable"
    sounds.ambience("menu")
    for name in VARIANTS:
        sounds.play(name)
    assert sounds.trouble is first
    assert [pygame.mixer.Channel(n).get_busy() for n in range(FIRST + 2)] == [False, False, True, False]


def test_a_broken_ambience_alone_is_told(make: Make, tmp_path: Path) -> None:
    for file in FOLDER.glob("*.wav"):
        (tmp_path / file.name).symlink_to(file)
    (tmp_path / "ambience").mkdir()
    (tmp_path / "ambience" / "menu.wav").write_bytes(b"")
    sounds = warm(make(tmp_path))
    assert sounds.trouble is None
    sounds.ambience("menu")
    assert sounds.trouble == text("sound-unreadable", path=str(tmp_path / "ambience" / "menu.wav"))


def run(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process of its own that has ``sounds`` and ends when it has closed them."""
    whole = (
        "import pathlib, time, threading\n"
        "from game.ui import sound\n"
        "def wait(until):\n"
        "    while not until(): time.sleep(0.005)\n"
        f"{script}\n"
        "sounds.close()\n"
        "assert threading.enumerate() == [threading.main_thread()]\n"
    )
    return subprocess.run(
        [sys.executable, "-c", whole],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_device_there_is_silence_and_no_error() -> None:
    ended = run(
        f"sounds = sound.Sounds(pathlib.Path({str(FOLDER)!r}))\n"
        "sounds.play('gem'); sounds.ambience('menu')\n"
        "wait(lambda: sounds.ready)\n"
        "sounds.play('gem'); sounds.set_volume(0.3, 0.3); sounds.ambience('splendor')\n"
        "print(sounds.trouble.key)\n",
        SDL_AUDIODRIVER="nosuchdriver",
    )
    assert (ended.returncode, ended.stdout.strip(), ended.stderr) == (0, "sound-no-device", "")


# --- what comes out -----------------------------------------------------------------------------------


def recorded(script: str, folder: Path, seconds: float) -> list[float]:
    """What a device would have been given in so many seconds, without the silence before."""
    tape = folder / "tape.raw"
    wait_for_tape = (
        "wait(lambda: sounds.ready)\n"
        f"size = lambda: pathlib.Path({str(tape)!r}).stat().st_size\n"
        f"enough = size() + {int(2 * RATE * seconds)}\n"
        "wait(lambda: size() > enough)\n"
    )
    ended = run(script + wait_for_tape, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(tape))
    assert ended.returncode == 0 and "Error" not in ended.stderr, ended.stderr
    samples = [value / 32767 for value in array("h", tape.read_bytes())]
    return samples[next(i for i, value in enumerate(samples) if value) :]


def test_a_sound_comes_out_as_it_was_made(tmp_path: Path) -> None:
    tape = recorded(
        f"sounds = sound.Sounds(pathlib.Path({str(FOLDER)!r})); sounds.play('gem')\n",
        tmp_path,
        0.6,
    )
    made = load(FOLDER / "gem-1.wav")
    made = made[next(i for i, value in enumerate(made) if value) :]
    assert len(tape) > len(made)
    assert tape[: len(made)] == pytest.approx(made, abs=1e-9)
    assert not any(tape[len(made) :])


def test_an_ambience_fades_in_and_loops_without_a_seam(tmp_path: Path) -> None:
    (tmp_path / "ambience").mkdir()
    save(tmp_path / "ambience" / "wind.wav", [0.2 * value for value in noise(0.1, 1)])
    tape = recorded(
        "sound.FADE = 500\n"
        f"sounds = sound.Sounds(pathlib.Path({str(tmp_path)!r}))\n"
        "sounds.ambience('wind')\n",
        tmp_path,
        1.6,
    )
    loop = load(tmp_path / "ambience" / "wind.wav")
    later = tape[RATE : RATE + 3 * len(loop)]
    assert len(later) == 3 * len(loop)
    assert rms(tape[:100]) < rms(later) - 3, "it begins softly"
    first = min(
        range(len(loop)), key=lambda n: abs(later[0] - loop[n]) + abs(later[1] - loop[(n + 1) % len(loop)])
    )
    assert later == pytest.approx([loop[(first + i) % len(loop)] for i in range(len(later))], abs=1e-9)


def test_the_program_is_heard_from_its_menu_on_and_ends_cleanly(tmp_path: Path) -> None:
    tape, shown = tmp_path / "tape.raw", tmp_path / "shown"
    program = subprocess.Popen(
        [sys.executable, "main.py", "--save-folder", str(tmp_path), "--trace", str(shown)],
        cwd=ROOT,
        env={
            **os.environ,
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": str(tape),
            "SDL_DISKAUDIODELAY": "1",
        },
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        wait(lambda: tape.exists() and any(tape.read_bytes()))
        wait(lambda: shown.exists() and shown.stat().st_size > 0)
        program.terminate()
        assert program.wait(30) == 0
    finally:
        program.kill()
        _, complaints = program.communicate()
    assert "Error" not in complaints, complaints
    assert max(map(abs, array("h", tape.read_bytes()))) < 8000, "and softly"


# --- in the program -----------------------------------------------------------------------------------


@pytest.fixture
def services(services_for: MakeServices) -> Services:
    """Services that can be heard."""
    return services_for(volume=0.7, ambience=0.5)


def plan() -> MatchPlan:
    seats = (Seat("Shirin", 0), Seat("Bahram", 1))
    return MatchPlan("splendor", seats, (None, None), {}, 7)


def test_the_menu_has_its_ambience_and_a_match_that_of_its_title(
    services: Services, heard: list[str]
) -> None:
    app = App(services)
    program = Program(services, app.stack)
    app.start(program.menu_scene())
    wait(lambda: services.sound.ready)
    assert around() == "menu"
    program.start(plan())
    app.step(0.02)
    wait(lambda: around() == "splendor")
    program.set_up()
    app.step(0.02)
    assert isinstance(app.stack.top, ShelfScene)
    wait(lambda: around() == "menu")
    app.stop()


@pytest.mark.parametrize(("goes", "comes"), [("HIDDEN", "SHOWN"), ("MINIMIZED", "RESTORED")])
def test_while_nobody_sees_the_window_the_ambience_rests(
    services: Services, heard: list[str], goes: str, comes: str
) -> None:
    app = App(services)
    app.start(MenuScene(services, Ways()))
    wait(lambda: services.sound.ready)
    assert around() == "menu"
    for event, expected in ((goes, ""), (comes, "menu")):
        pygame.event.post(pygame.Event(getattr(pygame, f"WINDOW{event}")))
        app.step(0.02)
        wait(lambda expected=expected: around() == expected)  # type: ignore[misc]


def test_mute_silences_the_ambience_and_brings_it_back(services: Services, heard: list[str]) -> None:
    App(services).start(MenuScene(services, Ways()))
    wait(lambda: services.sound.ready)
    for mute, expected in ((True, ""), (False, "menu")):
        services.settings.mute = mute
        services.apply()
        wait(lambda expected=expected: around() == expected)  # type: ignore[misc]


def test_what_opens_above_is_heard_to_open(services: Services, heard: list[str]) -> None:
    warm(services.sound)
    scene = pause(services)
    assert isinstance(Showing(services, scene).stack.top, PauseScene)
    assert heard == ["open"]


def test_both_volumes_stand_among_the_settings(services: Services) -> None:
    scene = SettingsScene(services)
    Showing(services, scene)
    page = scene.build()
    assert isinstance(page, Column)
    sliders = {each.id: each for each in page.leaves() if isinstance(each, Slider)}
    assert sliders.keys() == {"volume", "ambience"}
    assert (sliders["volume"].value, sliders["ambience"].value) == (70, 50)
    sliders["ambience"].change(services, -1)
    assert (services.settings.volume, services.settings.ambience) == (0.7, 0.4)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_settings_say_why_nothing_is_heard(services_for: MakeServices, lang: str) -> None:
    services = services_for(language=lang)
    for trouble in (text("sound-no-device"), text("sound-unreadable", path="sounds/gem-1.wav")):
        services.sound.trouble = trouble
        page = SettingsScene(services).build()
        assert isinstance(page, Column)
        assert [each.words for each in page.children if isinstance(each, Paragraph)] == [trouble]
        assert services.say(trouble)
    assert not services.catalogue.missing


def test_where_no_device_can_be_opened_the_library_below_writes_nothing(tmp_path: Path) -> None:
    lines = (
        "from pathlib import Path",
        "from game.ui.sound import Sounds",
        f"sounds = Sounds(Path({str(FOLDER)!r}))",
        "sounds.warm_up()",
        "sounds.close()",
        "print(sounds.trouble.key)",
    )
    (tmp_path / "none.conf").write_text("pcm.!default { type hw card nowhere }\n")
    env = {**os.environ, "SDL_AUDIODRIVER": "alsa", "ALSA_CONFIG_PATH": str(tmp_path / "none.conf")}
    command = [sys.executable, "-c", "\n".join(lines)]
    ended = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True, timeout=60)
    assert ended.stdout.splitlines()[-1] == "sound-no-device" and ended.stderr == ""
