"""What is released: one version, one list of dependencies, licences of everything, a README that is true."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import files
from pathlib import Path

import pytest

from game.lang.catalogue import Catalogue
from game.shipped import ASSETS
from game.ui.arguments import parser
from game.ui.licences import DEPENDENCIES, components, told
from game.version import VERSION, release
from packaging.requirements import Requirement
from tools.packages import icons, manual
from tools.packages.workshop import RECIPES

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(*lines: str) -> dict[str, Requirement]:
    found = map(Requirement, lines)
    return {need.name.lower(): need for need in found}


def test_what_a_release_is_tested_with_lies_in_the_ranges_that_it_asks_for() -> None:
    pins = requirements(*(ROOT / "requirements.txt").read_text(encoding="utf-8").split())
    ranges = requirements(*PROJECT["project"]["dependencies"])
    assert pins.keys() == ranges.keys() == {*DEPENDENCIES}
    for name, pin in pins.items():
        (exact,) = pin.specifier
        assert exact.operator == "==" and ranges[name].specifier.contains(exact.version), name
        bounds = {bound.operator for bound in ranges[name].specifier}
        assert bounds == {">=", "<"}, f"{name}: a range has two ends"


def test_the_version_stands_in_one_place() -> None:
    assert len(release(VERSION)) == 3
    assert "version" not in PROJECT["project"] and PROJECT["project"]["dynamic"] == ["version"]
    pattern = PROJECT["tool"]["hatch"]["version"]["pattern"]
    source = (ROOT / PROJECT["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    assert [found["version"] for found in re.finditer(pattern, source)] == [VERSION]
    assert set(re.findall(r"caravanserai[-_](\d+\.\d+\.\d+)", README)) == {VERSION}


@pytest.mark.parametrize("inside", [False, True], ids=["beside the package", "inside it"])
def test_shipped_files_are_found_where_they_lie(tmp_path: Path, inside: bool) -> None:
    package = tmp_path / "game"
    folder = package / "share" if inside else tmp_path
    package.mkdir()
    shutil.copy(ROOT / "game" / "shipped.py", package)
    for name in ("assets", "maps"):
        (folder / name).mkdir(parents=True)
    code = "from game.shipped import *; print(ASSETS, MAPS, COMMAND, sep='\\n')"
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == [str(folder / "assets"), str(folder / "maps"), "caravanserai"]


def test_every_part_that_ships_has_a_licence() -> None:
    found = components(ASSETS)
    assert all(part.licence and part.licence != "?" for part in found)
    words = "\n".join(told(ASSETS))
    for licence in ("SIL OPEN FONT LICENSE", "GNU LESSER GENERAL PUBLIC LICENSE", "Apache License"):
        assert licence in words
    for name in DEPENDENCIES:
        assert any(part.name.lower().startswith(name.lower()) for part in found), name


def test_every_library_inside_pygame_has_a_licence() -> None:
    rows = (ASSETS / "licences" / "libraries.csv").read_text(encoding="utf-8").splitlines()[1:]
    known = tuple(row.split(",")[0] for row in rows)
    inside = [file.name for file in files("pygame-ce") or () if file.parts[0].endswith(".libs")]
    assert not [name for name in inside if not name.startswith(known)]


def test_the_manual_page_has_every_option() -> None:
    page = manual.page(VERSION, 0, parser().format_help())
    options = set(re.findall(r"--[a-z-]+", parser().format_usage()))
    written = page.replace("\\-", "-")
    assert not [option for option in options if f"\\fB{option}\\fR" not in written]
    assert "1970-01-01" in page


def test_menus_of_the_desktop_call_the_program_as_it_calls_itself() -> None:
    entry = (RECIPES / "caravanserai.desktop").read_text(encoding="utf-8")
    about = (RECIPES / "caravanserai.metainfo.xml").read_text(encoding="utf-8")
    for language, key, tag in (("en", "Name", "<name>"), ("fa", "Name[fa]", '<name xml:lang="fa">')):
        name = Catalogue(language, ASSETS / "lang").say("app-name")
        assert f"\n{key}={name}\n" in entry and f"{tag}{name}</name>" in about


def test_the_icon_of_each_system_is_whole() -> None:
    assert icons.png(16).startswith(b"\x89PNG")
    assert icons.ico()[:6] == bytes([0, 0, 1, 0, len(icons.SIZES), 0])
    assert int.from_bytes(icons.icns()[4:8], "big") == len(icons.icns())


def test_the_readme_says_within_the_first_screen_what_it_is_how_to_get_it_and_how_to_play() -> None:
    first = "\n".join(README.splitlines()[:35])
    assert first.count("<img") == 1
    for word in ("board games", "**Windows**", "**macOS**", "**Linux**", "**Raspberry Pi**", "## Playing"):
        assert word in first
    assert README.index("## Development") > README.index("### Controls")


def test_what_the_readme_names_is_there() -> None:
    for page in (README, *(path.read_text(encoding="utf-8") for path in ROOT.glob("[CS]*.md"))):
        linked = re.findall(r"\]\(([^)#:]+)\)", page) + re.findall(r'src="([^"]+)"', page)
        named = re.findall(r"`((?:docs|assets|maps|tests|packaging)/[\w./-]+)`", page)
        assert not [name for name in linked + named if not (ROOT / name).exists()]
    options = set(re.findall(r"--[a-z-]+", parser().format_usage()))
    commands = re.findall(r"(?:caravanserai|main\.py|ARGS=\")\s?(--[^`\n\"]*)", README)
    assert commands
    for words in commands:
        assert set(re.findall(r"--[a-z-]+", words)) <= options | {"--help"}, words
