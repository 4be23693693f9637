"""``make packages``: builds, installs and tries everything, and prints a table; fails where anything did."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pygame

from tools.packages import build, checks, deb, places, trial
from tools.packages.workshop import BUILD, DIST, HERE, PackageError, size_of

KINDS = ("wheel", "bundle", "deb")
PICTURES = DIST / "pictures"
_MEGABYTE = 1_000_000
_LIMITS = {"wheel": 8, "bundle": 60, "deb": 13}
"""Megabytes of the wheel, of the folder as it is unpacked, and of a Debian package."""


@dataclass(slots=True)
class Row:
    """A line of the table.

    Attributes:
        name: what was tried.
        download: bytes of what is downloaded.
        installed: bytes of what it takes once it is installed.
        found: what came of the trial; None where it was not tried.
        remark: what else is to be said, such as why it was not tried or what is wrong.
        failed: something is wrong.
    """

    name: str
    download: int = 0
    installed: int = 0
    found: trial.Found | None = None
    remark: str = ""
    failed: bool = False

    def cells(self) -> tuple[str, ...]:
        """The cells of the table."""
        sizes = [f"{size / _MEGABYTE:.1f} MB" if size else "-" for size in (self.download, self.installed)]
        if self.found is None:
            return self.name, *sizes, "-", "-", "-", self.remark
        told = f"{self.found.start:.1f} s", f"{self.found.memory:.0f} MB", f"{self.found.actions} actions"
        return self.name, *sizes, *told, self.remark

    def say(self, remark: str) -> None:
        """Add a remark."""
        self.remark += ("; " if self.remark else "") + remark

    def fail(self, remark: str) -> None:
        """Something is wrong."""
        self.failed = True
        self.say(remark)

    def limit(self, size: int, kind: str) -> None:
        """Insist on the limit of its kind."""
        if size > _LIMITS[kind] * _MEGABYTE:
            self.fail(f"larger than {_LIMITS[kind]} MB")


_HEAD = ("package", "download", "installed", "to the menu", "memory", "match", "")


def rows(kinds: list[str], pythons: list[str]) -> Iterator[Row]:
    """Build and try; a row as soon as it is there."""
    wheel = build.wheel()
    yield _tried(Row("checkout"), nullcontext(places.checkout()))
    if "wheel" in kinds:
        for python in pythons:
            row = Row(f"wheel, {Path(python).name}", size_of(wheel))
            row.limit(row.download, "wheel")
            yield _tried(row, places.environment(wheel, python))
    if "bundle" in kinds:
        folder = build.bundle()
        row = Row(f"folder, linux {HERE.machine}", size_of(build.bundle_archive()), size_of(folder))
        row.limit(row.installed, "bundle")
        yield _tried(row, places.unpacked(folder))
    if "deb" in kinds:
        if lacking := checks.missing():
            yield Row(".deb", remark=f"not built: needs {', '.join(lacking)}")
            return
        for release, machine in product(deb.RELEASES, deb.MACHINES):
            yield _debian(wheel, release, machine)


def _debian(wheel: Path, release: deb.Release, machine: deb.Machine) -> Row:
    package, tree = deb.build(wheel, release, machine), deb.tree_of(release, machine)
    row = Row(f".deb, {release.name} {machine.debian}", size_of(package), size_of(tree))
    row.limit(row.download, "deb")
    try:
        row.say(checks.check(package, tree, machine))
    except PackageError as error:
        row.fail(str(error))
    if why := places.no_debian(machine):
        row.say(f"not tried: needs {why}")
        return row
    if machine.python != HERE.machine:
        row.say("emulated")
    return _tried(row, places.debian(package, release, machine))


def _tried(row: Row, place: AbstractContextManager[trial.Installed]) -> Row:
    """The row with what comes of a trial."""
    if lacking := trial.missing():
        row.say(f"not tried: needs {', '.join(lacking)}")
        return row
    name = "-".join(re.findall(r"\w+", row.name))
    try:
        with place as installed:
            row.found, row.installed = trial.tried(name, installed, PICTURES), installed.size
        _compare(name)
    except PackageError as error:
        row.fail(str(error))
    return row


def _compare(name: str) -> None:
    """Insist that the menu of a package looks as it does in the checkout.

    Raises:
        PackageError: it looks otherwise.
    """
    ours, theirs = (pygame.image.load(PICTURES / f"{each}-menu.png") for each in ("checkout", name))
    if pygame.image.tobytes(ours, "RGB") != pygame.image.tobytes(theirs, "RGB"):
        raise PackageError(f"the picture {name}-menu.png is not that of the checkout")


def main() -> int:
    """Build, try, print; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="make packages", description="Builds packages into dist/, and tries them."
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)} (default: all)")
    parser.add_argument("--python", action="append", default=[], help="another Python to try the wheel with")
    asked = parser.parse_args()
    if unknown := set(asked.kinds) - {*KINDS}:
        parser.error(f"there is no {', '.join(unknown)}")
    for folder in (DIST, PICTURES, BUILD):
        folder.mkdir(parents=True, exist_ok=True)
    made = []
    for row in rows(asked.kinds or [*KINDS], [str(Path(sys.executable).resolve()), *asked.python]):
        made.append(row)
        sys.stdout.write(f"{row.name}: {'FAILED' if row.failed else 'done'} {row.remark}\n")
        sys.stdout.flush()
    table = [_HEAD, *(row.cells() for row in made)]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(_HEAD))]
    for cells in table:
        sys.stdout.write("  ".join(map(str.ljust, cells, widths)).rstrip() + "\n")
    return int(any(row.failed for row in made))


if __name__ == "__main__":
    sys.exit(main())
