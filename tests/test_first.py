"""The first start: the language of the system, text that can be read, sound that startles nobody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.ui import first
from game.ui.cli import OK, main
from game.ui.settings import CHOICES, NAME, Settings
from game.ui.theme import DESIGN, FontSizes


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fa_IR.UTF-8"}, "fa"),
        ({"LANG": "fa"}, "fa"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "C", "LANGUAGE": "fa"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fa:en"}, "fa"),
        ({"LANG": "fa_IR.UTF-8", "LANGUAGE": "en_GB:fa"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fa_IR@latin"}, "fa"),
        ({"LANG": "fa_IR.UTF-8", "LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "fa_IR"}, "en"),
        ({"LANG": "\x00:::", "LANGUAGE": "::_."}, "en"),
    ],
)
def test_the_language_is_that_of_the_system_where_the_program_speaks_it(
    environment: dict[str, str], language: str
) -> None:
    assert first.language(environment) == language


def test_where_no_variable_tells_the_language_the_window_system_does(monkeypatch: pytest.MonkeyPatch) -> None:
    preferred = [{"language": "ckb"}, {"language": "fa", "country": "IR"}, {"language": "en"}]
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: preferred)
    assert first.language({}) == "fa"


def inch(size: tuple[int, int], inches: float) -> float:
    """Pixels in an inch of a screen of so many inches from corner to corner."""
    return float((size[0] ** 2 + size[1] ** 2) ** 0.5 / inches)


SCREENS = {
    "a television": (1080, (1920, 1080), 55, 1.0),
    "a small television": (1080, (1920, 1080), 32, 1.0),
    "a window on a large television of many pixels": (720, (3840, 2160), 65, 1.5),
    "a window on a notebook": (720, (1920, 1080), 14, 1.0),
    "a window on a notebook of many pixels": (720, (3840, 2400), 14, 2.0),
    "a window on a desk's monitor": (720, (1920, 1080), 24, 1.0),
    "the little screen of a Pi": (480, (800, 480), 7, 1.5),
    "a window that is larger than that": (720, (800, 480), 7, 1.5),
    "a tablet": (1200, (1920, 1200), 10.1, 1.0),
}


@pytest.mark.parametrize("name", SCREENS)
def test_the_smallest_text_can_be_read_on_the_screen_that_there_is(name: str) -> None:
    lines, size, inches, scale = SCREENS[name]
    dots = inch(size, inches)
    assert first.text_scale(lines, size, dots) == scale
    needed = first.FAR if inches * 25.4 > first.COUCH else first.NEAR
    millimetres = FontSizes().small * scale * min(lines, size[1]) / DESIGN[1] / dots * 25.4
    assert millimetres >= needed or scale == CHOICES["text_scale"][-1]


@pytest.mark.parametrize("dots", [0.0, 0.5, 1e6])
def test_where_the_system_tells_no_size_or_an_impossible_one_the_pixels_decide(dots: float) -> None:
    assert first.text_scale(720, (1920, 1080), dots) == 1.0
    assert first.text_scale(480, (800, 480), dots) == 1.5


def test_what_the_system_suggests_is_not_kept_until_somebody_chooses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a system that changes its language, or another screen, changes the program too."""
    monkeypatch.setenv("LANG", "fa_IR.UTF-8")
    monkeypatch.setenv("LANGUAGE", "fa")
    monkeypatch.delenv("LC_ALL", raising=False)
    shown = tmp_path / "trace"
    words = ["--save-folder", str(tmp_path), "--screenshot", str(tmp_path / "a.png"), "--trace", str(shown)]
    assert main(words) == OK
    assert json.loads(shown.read_text(encoding="utf-8").splitlines()[-1])["language"] == "fa"
    assert not (tmp_path / NAME).exists()
    (tmp_path / NAME).write_text('{"language": "en"}', encoding="utf-8")
    assert main(words) == OK
    assert json.loads(shown.read_text(encoding="utf-8").splitlines()[-1])["language"] == "en"


def test_sound_begins_at_a_modest_level() -> None:
    assert 0 < max(Settings().loudness) <= 0.5


def test_a_turned_screen_begins_with_the_same_text_size() -> None:
    for size, dots in (((1920, 1080), 92.0), ((1280, 800), 149.0), ((800, 480), 133.0)):
        assert first.text_scale(size[0], size[::-1], dots) == first.text_scale(size[1], size, dots)
