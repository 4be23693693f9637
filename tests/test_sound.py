"""Sounds: there, sound, and silent without a device."""

from __future__ import annotations

import subprocess
import sys
import time
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.sound import NAMES, Sounds

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets" / "sounds"


@pytest.fixture(autouse=True)
def no_mixer_is_left_open() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def wait_for(sounds: Sounds) -> None:
    deadline = time.monotonic() + 5
    while not sounds.ready and time.monotonic() < deadline:
        time.sleep(0.01)
    assert sounds.ready


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_short_loud_enough_and_without_clicks(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        seconds = file.getnframes() / file.getframerate()
        samples = array("h", file.readframes(file.getnframes()))
    assert 0.03 <= seconds <= 2.5
    assert 3000 < max(map(abs, samples)) < 32767
    assert max(abs(samples[0]), abs(samples[-1])) < 300


def test_the_sounds_are_not_alike() -> None:
    assert len({(FOLDER / f"{name}.wav").read_bytes() for name in NAMES}) == len(NAMES)


def test_the_committed_sounds_are_what_the_script_makes(tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT))
    from tools.make_sounds import SOUNDS, save

    assert set(SOUNDS) == set(NAMES)
    for name in ("move", "gem"):
        peak, make = SOUNDS[name]
        save(tmp_path / f"{name}.wav", make(), peak)
        assert (tmp_path / f"{name}.wav").read_bytes() == (FOLDER / f"{name}.wav").read_bytes()


def test_sounds_play_at_the_volume_that_was_set() -> None:
    sounds = Sounds(FOLDER, 0.5)
    sounds.play("gem")
    wait_for(sounds)
    sounds.play("card")
    assert pygame.mixer.get_busy()
    sounds.set_volume(0.2)
    assert sounds.volume == 0.2
    sounds.close()
    assert pygame.mixer.get_init() is None


def test_the_first_sound_asked_for_is_heard_when_the_device_is_open() -> None:
    sounds = Sounds(FOLDER)
    sounds.play("end")
    wait_for(sounds)
    assert pygame.mixer.get_busy()
    sounds.close()


def test_mute_leaves_the_device_alone() -> None:
    sounds = Sounds(FOLDER, 0)
    sounds.warm_up()
    sounds.play("gem")
    assert pygame.mixer.get_init() is None
    sounds.set_volume(3)
    assert sounds.volume == 1


def test_asking_for_a_sound_does_not_wait_for_the_device() -> None:
    sounds = Sounds(FOLDER)
    start = time.perf_counter()
    sounds.play("move")
    assert time.perf_counter() - start < 0.05
    sounds.close()


def test_an_unknown_sound_is_an_error() -> None:
    with pytest.raises(KeyError):
        Sounds(FOLDER).play("trumpet")


def test_a_missing_file_is_silent(tmp_path: Path) -> None:
    sounds = Sounds(tmp_path)
    sounds.warm_up()
    wait_for(sounds)
    sounds.play("gem")
    assert not pygame.mixer.get_busy()
    sounds.close()


def test_without_a_device_there_is_silence_and_no_error() -> None:
    script = (
        "import pathlib, time\n"
        "from game.ui.sound import Sounds\n"
        f"sounds = Sounds(pathlib.Path({str(FOLDER)!r}))\n"
        "sounds.play('gem')\n"
        "while not sounds.ready: time.sleep(0.01)\n"
        "sounds.play('gem'); sounds.set_volume(0.3); sounds.close()\n"
        "print('silent')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={"SDL_AUDIODRIVER": "nosuchdriver", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PATH": ""},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == "silent"
    assert "Traceback" not in run.stderr
