"""The program started in strange surroundings: it runs, or says in one line what is wrong."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from game.maps import layout
from game.tables.splendor import layout as kahroba
from game.ui import folders
from game.ui.cli import INCOMPLETE, MISUSED, NO_SCREEN, OK, main

ROOT = Path(__file__).resolve().parents[2]
NAME = os.fsdecode(b"\xff\xfe")
LONG = "x" * 300
_PATIENCE = 30.0
"""Seconds after which a program that does not end is killed."""


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Iterator[Callable[..., None]]:
    """Starts the program, which must end with one line that says what is wrong."""

    def start(words: Sequence[str], *parts: str) -> None:
        folder = [] if "--save-folder" in words else ["--save-folder", str(tmp_path / "saves")]
        code = main([*folder, *words])
        told = capsys.readouterr().err
        assert re.fullmatch(r"main\.py: [^\n]{1,700}\n", told), told
        assert told.strip().isprintable() and code in (MISUSED, NO_SCREEN, INCOMPLETE)
        for part in parts:
            assert part in told

    yield start
    assert not list(tmp_path.rglob("crash-*"))


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--title", "splendor", "--players", NAME + ",B"], "is no name"),
        (["--title", "splendor", "--players", "\u200c,B"], "is no name"),
        (["--title", "splendor", "--players", "🙂,B"], "no emoji"),
        (["--title", "splendor", "--players", LONG + ",B"], "is no name"),
        (["--title", NAME], "there is no"),
        (["--title", "\x1b[31m\n"], "there is no"),
        (["--title", "splendor", "--option", NAME + "=" + LONG * 99], "there is no"),
        (["--save-folder", LONG], "cannot be a folder"),
        (["--load", LONG], "cannot be read"),
        (["--load", NAME], "cannot be read"),
        (["--load", "/dev/zero"], "cannot be read"),
        (["--check-map", LONG], "cannot be read"),
        (["--check-map", "/dev/zero"], "cannot be read"),
        (["--screenshot", LONG], "cannot be written"),
        (["--trace", LONG], "cannot be written"),
        (["--seed", "9" * 5000, "--title", "splendor"], "not a whole number"),
        (["--window", "²x²"], "not a size"),
        (["--" + NAME], "unrecognized"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_argument_of_any_bytes_and_length_gets_one_line(
    refused: Callable[..., None], words: list[str], part: str
) -> None:
    refused(words, part)


def test_bytes_that_are_no_text_get_one_line_from_the_command_line_too(tmp_path: Path) -> None:
    words = ("main.py", "--title", "splendor", "--players")
    command = [os.fsencode(word) for word in (sys.executable, *words)] + [b"\xff\xfe,B"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert found.returncode == MISUSED and found.stderr.count(b"\n") == 1 and b"is no name" in found.stderr


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's assets and maps where they may be damaged."""
    for name in ("assets", "maps"):
        shutil.copytree(ROOT / name, tmp_path / name)
    monkeypatch.setattr(folders, "ASSETS", tmp_path / "assets")
    monkeypatch.setattr(folders, "MAPS", tmp_path / "maps")
    for module in (layout, kahroba):
        monkeypatch.setattr(module, "MAPS", tmp_path / "maps")
    return tmp_path


ASSETS = (
    *("assets/icons/app.svg", "assets/icons/seat-star.svg", "assets/fonts/Vazirmatn-Bold.ttf"),
    *("assets/lang/en/table.ftl", "assets/lang/en/splendor.ftl", "maps/splendor.tmx"),
)


@pytest.mark.parametrize("asset", ASSETS)
@pytest.mark.parametrize("damage", [None, b"", b"\x00\xff<svg"], ids=["missing", "empty", "broken"])
def test_a_missing_or_broken_asset_is_one_line_that_names_it(
    refused: Callable[..., None], copy: Path, asset: str, damage: bytes | None
) -> None:
    path = copy / asset
    path.unlink()
    if damage is not None:
        path.write_bytes(damage)
    refused(["--title", "splendor", "--screenshot", str(copy / "a.png")], path.name)


def test_a_folder_of_hostile_files_does_not_keep_the_program_from_starting(tmp_path: Path) -> None:
    (tmp_path / "bomb.jsonl").write_bytes(b"[" * 1_000_000)
    seats = [{"name": "a\0b", "style": 9}, {"name": "x" * 20_000, "style": 0}]
    header = {"caravanserai": 1, "title": "splendor", "rules": 1, "board": "", "options": {}, "seed": 1}
    (tmp_path / "nul.jsonl").write_text(json.dumps({**header, "seats": seats, "created": ""}) + "\n")
    (tmp_path / "settings.json").write_bytes(b"[" * 50_000)
    os.mkfifo(tmp_path / "pipe.jsonl")
    (tmp_path / "zero.jsonl").symlink_to("/dev/zero")
    (tmp_path / "loop.jsonl").symlink_to("loop.jsonl")
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / (NAME + ".jsonl")).write_bytes(b"")
    os.utime(tmp_path / "bomb.jsonl", (1e11, 1e11))
    before = {path.name for path in tmp_path.iterdir()}
    assert main(["--save-folder", str(tmp_path), "--screenshot", str(tmp_path / "a.png")]) == OK
    assert {path.name for path in tmp_path.iterdir()} - {"a.png", "settings.json.damaged"} == before - {
        "settings.json"
    }


CONSOLES = ("ascii", "cp1252", "cp1256", "cp437", "latin-1", "koi8-r", "shift_jis", "utf-16")


@pytest.mark.parametrize("encoding", CONSOLES)
def test_whatever_a_console_can_write_every_line_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    """Persian folders, names and words in answers, in errors, in the table of the bench."""
    folder = tmp_path / "نقشه é 漢"
    shutil.copytree(ROOT / "maps", folder / "maps")
    broken = folder / "شکسته.tmx"
    broken.write_text("<map", encoding="utf-8")
    saved = ["--save-folder", str(folder)]
    asked = [
        ["--version"],
        ["--help"],
        ["--check-map", str(folder / "maps" / "newyork1901.tmx")],
        ["--check-map", str(broken)],
        ["--players", "علی"],
        ["--title", "کهربا", *saved],
        ["--title", "splendor", "--players", "علی,علي", *saved],
        ["--load", str(broken), *saved],
        ["--language", "fa", "--load", str(broken), *saved],
        ["--save-folder", str(broken)],
        ["--نام"],
    ]
    for words in asked:
        streams = [io.TextIOWrapper(io.BytesIO(), encoding=encoding) for _ in range(2)]
        for name, stream in zip(("stdout", "stderr"), streams, strict=True):
            monkeypatch.setattr(sys, name, stream)
        try:
            main(words)
        except SystemExit as end:  # argparse has answered
            assert end.code == 0
        for stream in streams:
            stream.seek(0)
        told = "".join(stream.read() for stream in streams)
        assert told and "Traceback" not in told, words


def test_without_streams_the_program_ends_as_usual(tmp_path: Path) -> None:
    for words in (["--help"], ["--nonsense"], ["--check-map", str(ROOT / "maps" / "newyork1901.tmx")]):
        command = f'exec "{sys.executable}" main.py {" ".join(words)} <&- >&- 2>&-'
        found = subprocess.run(["sh", "-c", command], cwd=ROOT, timeout=60, check=False)
        assert found.returncode in (0, 2)


@pytest.mark.parametrize("zone", [":/etc/passwd", "/dev/zero", "UTC+99", "No/Where", "\n", ""])
def test_in_a_time_zone_that_is_none_a_match_begins(tmp_path: Path, zone: str) -> None:
    words = (
        "main.py",
        "--save-folder",
        str(tmp_path),
        "--title",
        "splendor",
        "--screenshot",
        str(tmp_path / "a"),
    )
    found = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "TZ": zone},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (found.returncode, found.stderr) == (OK, "")
    assert list(tmp_path.glob("*.jsonl"))


def heard() -> None:
    """SIGINT counts, also where a shell has the tests in the background and hands it on ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_at_any_moment_ends_the_program_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    """From the first import on: while modules are read, the window opened, the match drawn, and after."""
    shown = tmp_path / "shown"
    words = ["--save-folder", str(tmp_path), "--title", "splendor", "--trace", str(shown)]
    command = [sys.executable, "-X", "importtime", "main.py", *words]
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    # What is imported tells how far it has come: a clock would not, on a machine with other work.
    for mark in ("signal", "argparse", "game.ui.cli", "pygame", "game.ui.play.scene", None):
        with subprocess.Popen(
            command, cwd=ROOT, env=env, stderr=subprocess.PIPE, text=True, preexec_fn=heard
        ) as program:
            assert program.stderr is not None
            while mark is not None and not program.stderr.readline().rstrip().endswith(f" {mark}"):
                pass
            while mark is None and not (shown.exists() and shown.stat().st_size):
                time.sleep(0.01)
            shown.unlink(missing_ok=True)
            program.send_signal(number)
            end = threading.Timer(_PATIENCE, program.kill)
            end.start()
            rest = program.stderr.read()
            code = program.wait()
            end.cancel()
        told = [line for line in rest.splitlines() if not line.startswith("import time:")]
        assert told == [], (mark, told)
        assert code in (0, 128 + number, -number), mark
    assert not list(tmp_path.glob("crash-*"))
