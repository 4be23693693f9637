"""What all packages are made with: folders, commands, the builders, the wheels of the libraries."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECIPES = ROOT / "packaging"
BUILD = ROOT / "build" / "packages"
"""What is made on the way; may be deleted at any time."""
DIST = ROOT / "dist"
PLATFORMS = ("manylinux2014", "manylinux_2_17", "manylinux_2_28")
LANGUAGES = ("root", "en", "fa")


class PackageError(RuntimeError):
    """Something cannot be built, or does not work once it is; the message says what."""


@dataclass(frozen=True, slots=True)
class Target:
    """The machines that a package is for.

    Attributes:
        python: the version of their Python, as "3.13".
        machine: their processor, as "x86_64".
    """

    python: str
    machine: str

    def __str__(self) -> str:
        return f"{self.python}-{self.machine}"


HERE = Target(f"{sys.version_info[0]}.{sys.version_info[1]}", platform.machine())


def run(*command: object, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a command; returns what it writes.

    Raises:
        PackageError: it failed; with the end of what it wrote.
    """
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        end = "\n".join((done.stdout + done.stderr).splitlines()[-25:])
        raise PackageError(f"{' '.join(words[:6])}: exit code {done.returncode}\n{end}")
    return done.stdout


def version() -> str:
    """The version of the program that this is."""
    told = re.search(r'VERSION = "([^"]+)"', (ROOT / "game" / "version.py").read_text(encoding="utf-8"))
    assert told is not None, "game/version.py has no version"
    return told[1]


@cache
def changed() -> int:
    """When the program last changed, in seconds since the epoch: what is built twice has the same dates."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or run("git", "log", "-1", "--format=%ct"))


def date_of(seconds: int) -> str:
    """The day of a time in seconds since the epoch."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


@cache
def builders() -> Path:
    """A Python that has the builders and the program's libraries, in an environment of its own."""
    folder = BUILD / "builders"
    python, ready = folder / "bin" / "python", folder / "ready"
    asked = "".join(path.read_text(encoding="utf-8") for path in _requirements())
    if not ready.is_file() or ready.read_text(encoding="utf-8") != asked:
        shutil.rmtree(folder, ignore_errors=True)
        run(sys.executable, "-m", "venv", folder)
        wanted = [word for path in _requirements() for word in ("-r", path)]
        run(python, "-m", "pip", "install", "--disable-pip-version-check", *wanted)
        ready.write_text(asked, encoding="utf-8")
    return python


def _requirements() -> tuple[Path, ...]:
    return ROOT / "requirements.txt", RECIPES / "requirements.txt"


def fetched(target: Target) -> Path:
    """A folder with the wheels of the libraries for ``target``, exactly those of requirements.txt."""
    folder = BUILD / "wheels" / str(target)
    ready, asked = folder / "ready", (ROOT / "requirements.txt").read_text(encoding="utf-8")
    if not ready.is_file() or ready.read_text(encoding="utf-8") != asked:
        shutil.rmtree(folder, ignore_errors=True)
        wanted = (*on_platform(target), "--only-binary=:all:", "-r", ROOT / "requirements.txt")
        run(builders(), "-m", "pip", "download", "--disable-pip-version-check", "-d", folder, *wanted)
        ready.write_text(asked, encoding="utf-8")
    return folder


def on_platform(target: Target) -> Iterable[str]:
    """What tells pip for which machines it works."""
    yield from ("--python-version", target.python)
    for each in PLATFORMS:
        yield from ("--platform", f"{each}_{target.machine}")


def slim(folder: Path) -> None:
    """Remove from installed packages what no program needs: documents, examples, types, foreign languages."""
    for name in ("pygame/docs", "pygame/examples", "pygame/tests", "bin", "attr/tests"):
        shutil.rmtree(folder / name, ignore_errors=True)
    for path in [*folder.rglob("__pycache__"), *folder.glob("*.dist-info/sboms")]:
        shutil.rmtree(path)
    for path in [*folder.rglob("*.pyi"), *folder.rglob("py.typed"), *folder.rglob("*.h")]:
        path.unlink()
    (folder / "pygame" / "freesansbold.ttf").unlink(missing_ok=True)  # the program has fonts of its own
    for path in folder.glob("babel/locale-data/*.dat"):
        if path.stem.split("_")[0] not in LANGUAGES:
            path.unlink()


def size_of(path: Path) -> int:
    """The bytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if not each.is_symlink()]
    return sum(each.stat().st_size for each in files if each.is_file())
