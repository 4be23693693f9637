"""The settings file: what is chosen stays chosen, and a damaged file harms nobody."""

from __future__ import annotations

import json
import math
import os
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from game.ui.settings import CHOICES, NAME, Settings, SettingsError, SettingsFile, parse
from game.ui.theme import THEMES


def test_without_a_file_there_are_the_defaults_and_no_message(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "new" / "folder")
    assert file.load() == Settings() and not file.chosen
    assert file.trouble is None


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    chosen = Settings(
        language="fa",
        text_scale=1.5,
        animation="off",
        theme="contrast",
        volume=0.25,
        ambience=0.75,
        mute=True,
        full_screen=True,
        swap_confirm=True,
        devices="own",
    )
    assert SettingsFile(tmp_path / "new" / "folder").save(chosen)
    again = SettingsFile(tmp_path / "new" / "folder")
    assert again.load() == chosen and again.chosen


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe\x00",
        b'{"language": "tlh"}',
        b'{"volume": 7}',
        b'{"volume": NaN}',
        b'{"ambience": -0.1}',
        b'{"ambience": true}',
        b'{"mute": 1}',
        b'{"text_scale": "150"}',
        b'{"language": null}',
    ],
)
def test_a_damaged_file_is_kept_aside_and_reported_once(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / NAME).write_bytes(damage)
    file = SettingsFile(tmp_path)
    assert file.load() == Settings()
    assert file.trouble is not None
    assert file.trouble.key == "settings-damaged"
    assert (tmp_path / f"{NAME}.damaged").read_bytes() == damage
    again = SettingsFile(tmp_path)
    again.load()
    assert again.trouble is None


def test_unknown_names_and_missing_ones_are_no_damage() -> None:
    assert parse({"language": "fa", "from_the_future": 3}) == Settings(language="fa")
    assert parse({"text_scale": 2}).text_scale == 2.0


@pytest.mark.parametrize("name", CHOICES)
def test_only_offered_values_are_taken(name: str) -> None:
    for value in CHOICES[name]:
        assert getattr(parse({name: value}), name) == value
    with pytest.raises(SettingsError):
        parse({name: "nothing of the kind"})


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_a_setting_of_another_kind_or_beyond_its_bounds_is_refused(name: str) -> None:
    usual = getattr(Settings(), name)
    foreign: tuple[Any, ...] = (
        True,
        False,
        0,
        1,
        2,
        -1,
        10**9,
        10**400,
        0.5,
        -0.5,
        1e300,
        math.nan,
        math.inf,
        None,
        "",
        "x",
        [],
        {},
    )
    for value in foreign:
        try:
            read = getattr(parse({name: value}), name)
        except SettingsError:
            continue
        assert type(read) is type(usual) and read == value
        free = name in ("monitor", "stations")  # any name may be a monitor's; {} says where nobody sits
        assert free or read in CHOICES.get(name, (True, False)) or 0 <= read <= 1


def test_the_themes_offered_are_the_themes_there_are() -> None:
    assert set(CHOICES["theme"]) == set(THEMES)


def test_a_cut_while_saving_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(tmp_path)
    file.save(Settings(language="fa"))

    def cut(*_: object) -> None:
        raise OSError("power cut")

    monkeypatch.setattr(os, "fsync", cut)
    assert not file.save(Settings(language="en"))
    assert SettingsFile(tmp_path).load().language == "fa"


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    file = SettingsFile(tmp_path / "file")
    assert not file.save(Settings())
    assert file.trouble is not None
    assert file.trouble.key == "settings-unwritable"


def test_what_the_command_line_sets_is_for_this_run_only(tmp_path: Path) -> None:
    SettingsFile(tmp_path).save(Settings(theme="dawn"))
    file = SettingsFile(tmp_path)
    settings = file.load()
    file.override(settings, theme="contrast", mute=True)
    assert (settings.theme, settings.mute) == ("contrast", True)
    settings.language = "fa"
    file.save(settings)
    stored = json.loads((tmp_path / NAME).read_text())
    assert (stored["theme"], stored["mute"], stored["language"]) == ("dawn", False, "fa")
    settings.mute = False
    settings.theme = "dusk"
    file.save(settings)
    assert json.loads((tmp_path / NAME).read_text())["theme"] == "dusk"


def test_a_file_from_before_there_was_an_ambience_is_read_with_its_default() -> None:
    assert parse({"volume": 0.25, "mute": True}) == Settings(volume=0.25, mute=True)


def test_mute_is_silence_without_forgetting_the_volumes() -> None:
    assert Settings(volume=0.4, ambience=0.3, mute=True).loudness == (0.0, 0.0)
    assert Settings(volume=0.4, ambience=0.3).loudness == (0.4, 0.3)
