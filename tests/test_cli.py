"""The program as a command."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.maps.layout import MAPS
from game.ui.arguments import Arguments, UsageError, parse, parser
from game.ui.cli import main

ROOT = Path(__file__).resolve().parents[1]


def run(*words: str, **environment: str | None) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in (os.environ | environment).items() if value is not None}
    return subprocess.run(
        [sys.executable, "main.py", *words], cwd=ROOT, env=env, capture_output=True, text=True, timeout=60
    )


def test_help_documents_every_option() -> None:
    result = run("--help")
    assert result.returncode == 0
    words = set(re.findall(r"--[a-z-]+", parser().format_usage()))
    assert len(words) > 8
    for word in words:
        # A line of its own with an explanation beside it or below, not just the mention in the usage.
        assert re.search(rf"^  (-h, )?{word}\b(.*  \w|[^\n]*\n {{10,}}\w)", result.stdout, re.MULTILINE), word


def test_help_does_not_load_pygame() -> None:
    code = "import sys, game.ui.cli; print('pygame' in sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert result.stdout.strip() == "False"


def test_the_version_is_told() -> None:
    result = run("--version")
    assert re.fullmatch(r"Caravanserai \d+\.\d+\.\d+\n", result.stdout)
    assert result.returncode == 0


@pytest.mark.parametrize(
    "words",
    [
        ["--nonsense"],
        ["--wind", "1280x720"],
        ["--window", "wide"],
        ["--window", "1x1"],
        ["--language", "tlh"],
        ["--text-scale", "120"],
        ["--theme", "pink"],
        ["--seed", "-4", "--title", "splendor"],
        ["--seed", "1"],
        ["--players", "Hana,Ali"],
        ["--title", "splendor", "--players", "Hana,,Ali"],
        ["--title", "splendor", "--players", "Hana,Hana"],
        ["--title", "splendor", "--option", "cities"],
        ["--load", "a.jsonl", "--title", "splendor"],
        ["stray"],
    ],
)
def test_what_is_unknown_or_wrong_gets_one_clear_line_and_exit_code_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UsageError) as caught:
        parse(words)
    assert "\n" not in str(caught.value)
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert re.fullmatch(r"main\.py: [^\n]+\n", told.err), told.err


def test_every_option_reaches_the_program() -> None:
    arguments = parse(
        [
            *("--window", "1920x1080", "--fullscreen", "--language", "fa", "--text-scale", "150"),
            *("--theme", "contrast", "--mute", "--save-folder", "somewhere", "--title", "splendor"),
            *("--players", "Hana, علی", "--option", "a=1", "--option", "b=c", "--seed", "7"),
            *("--screenshot", "a.png", "--bench", "--trace", "t.jsonl"),
        ]
    )
    assert arguments == Arguments(
        window=(1920, 1080),
        fullscreen=True,
        language="fa",
        text_scale=1.5,
        theme="contrast",
        mute=True,
        save_folder=Path("somewhere"),
        title="splendor",
        players=("Hana", "علی"),
        option=(("a", "1"), ("b", "c")),
        seed=7,
        screenshot=Path("a.png"),
        bench=True,
        trace=Path("t.jsonl"),
    )


def test_without_a_display_one_clear_line_says_so(tmp_path: Path) -> None:
    result = run(*("--save-folder", str(tmp_path)), SDL_VIDEODRIVER=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert result.returncode == 3
    assert re.fullmatch(r"main\.py: [^\n]*display[^\n]*\n", result.stderr), result.stderr


def test_a_save_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("--save-folder", str(tmp_path / "file"))
    assert result.returncode == 2
    assert "is not a folder" in result.stderr


def test_a_trace_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    result = run("--save-folder", str(tmp_path), "--trace", str(tmp_path / "no" / "trace"))
    assert result.returncode == 2
    assert "--trace" in result.stderr


def test_check_map_says_whose_map_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check-map", str(MAPS / "newyork1901.tmx")]) == 0
    assert "a sound map for newyork1901" in capsys.readouterr().out


def test_check_map_says_every_fault_in_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.tmx"
    whole = (MAPS / "mombasa.tmx").read_text(encoding="utf-8")
    broken.write_text(whole.replace('name="region.nubia"', 'name="region.kasai"'), encoding="utf-8")
    assert main(["--check-map", str(broken)]) == 2
    complaint = capsys.readouterr().err
    lines = complaint.splitlines()
    assert len(lines) == 4 and all("object region.kasai: two objects" in line for line in lines)
    assert "broken.tmx" in complaint and "region.kasai" in complaint


def test_computers_join_by_level_and_alone_they_show_the_game() -> None:
    assert parse(["--title", "splendor", "--computers", "guest,master"]).computers == ("guest", "master")
    with pytest.raises(UsageError, match="--title"):
        parse(["--computers", "guest"])


@pytest.mark.parametrize(
    ("words", "told"),
    [(["--computers", "wizard"], "wizard"), (["--computers", "guest,guest,guest,guest,guest"], "5 players")],
)
def test_computers_that_there_are_not_are_refused_in_one_line(words: list[str], told: str) -> None:
    result = run("--title", "splendor", *words, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    assert result.returncode == 2
    assert told in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
