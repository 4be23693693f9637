"""Settings that were damaged: the program starts with the usual ones, and what lay there is kept."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.ui.settings import CHOICES, LARGEST, NAME, Settings, SettingsError, SettingsFile, read
from tests.budget import examples
from tests.conftest import Count
from tests.damage.wounds import damaged_bytes, damaged_json, encoded

GOOD = json.dumps(asdict(Settings()), indent=2).encode()


def damaged(dice: Random) -> bytes:
    """A settings file with one to three wounds."""
    if dice.random() < 0.2:
        return damaged_bytes(GOOD, dice)
    plain = json.loads(GOOD)
    for _ in range(dice.randint(1, 3)):
        plain = damaged_json(plain, dice)
    return encoded(plain)


def sound(settings: Settings) -> bool:
    """Whether every value is one that the settings screen could have set."""
    usual = Settings()
    offered = all(getattr(settings, name) in values for name, values in CHOICES.items())
    types = all(type(getattr(settings, f.name)) is type(getattr(usual, f.name)) for f in fields(Settings))
    return offered and types and 0 <= settings.volume <= 1


@examples(500)
@given(raw=st.integers(0, 1 << 32).map(Random).map(damaged))
@example(raw=b"[" * 60_000)
@example(raw=b'{"volume": ' + b"9" * 400 + b"}")
@example(raw=b'{"volume": 1e400}')
@example(raw=b'{"text_scale": NaN}')
@example(raw=b'{"volume": -0.0}')
@example(raw="{}".encode("utf-16"))
def test_damaged_settings_are_read_or_refused(count: Count, raw: bytes) -> None:
    try:
        assert sound(read(raw))
        count("read")
    except SettingsError:
        count("refused")


def test_a_file_without_end_is_no_settings_file_and_is_kept(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"{}" + b" " * LARGEST)
    file = SettingsFile(tmp_path)
    assert file.load() == Settings() and file.trouble is not None
    assert (tmp_path / f"{NAME}.damaged").stat().st_size > LARGEST


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: os.symlink("/dev/zero", path)])
def test_what_is_no_file_neither_hangs_nor_is_lost(tmp_path: Path, make: object) -> None:
    assert callable(make)
    make(tmp_path / NAME)
    file = SettingsFile(tmp_path)
    assert file.load() == Settings() and file.trouble is not None
    assert file.save(Settings(language="fa"))
    assert SettingsFile(tmp_path).load().language == "fa"
    assert os.path.lexists(tmp_path / f"{NAME}.damaged")


def test_the_draft_of_a_save_that_was_cut_short_is_cleared(tmp_path: Path) -> None:
    (tmp_path / f"{NAME}.new").write_bytes(b"{")
    SettingsFile(tmp_path).load()
    assert not list(tmp_path.iterdir())


def test_settings_are_private_and_no_draft_is_left(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    assert SettingsFile(folder).save(Settings())
    assert [path.name for path in folder.iterdir()] == [NAME]
    assert (folder / NAME).stat().st_mode & 0o777 == 0o600 and folder.stat().st_mode & 0o777 == 0o700
