"""``make packages``: builds, installs and tries everything, and prints a table; fails where anything did."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
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
        size: bytes of what is downloaded.
        limited: bytes of what its kind has a limit for.
        found: what came of the trial; None where it was not tried.
        remark: why not, or what is wrong.
        failed: something is wrong.
    """

    name: str
    size: int = 0
    limited: int = 0
    found: trial.Found | None = None
    remark: str = ""
    failed: bool = False

    def cells(self) -> tuple[str, ...]:
        """The cells of the table."""
        sizes = [f"{size / _MEGABYTE:.1f} MB" if size else "-" for size in (self.size, self.limited)]
        if self.found is None:
            return self.name, *sizes, "-", "-", "-", self.remark
        told = f"{self.found.start:.1f} s", f"{self.found.memory:.0f} MB", f"{self.found.actions} actions"
        return self.name, *sizes, *told, self.remark


_HEAD = ("package", "download", "installed", "to the menu", "memory", "match", "")


def rows(kinds: list[str], pythons: list[str]) -> Iterator[Row]:
    """Build and try; a row as soon as it is there."""
    lacking = ", ".join(trial.missing())
    tried = partial(_tried, lacking=lacking)
    wheel = build.wheel()
    yield tried(Row("checkout"), nullcontext(places.checkout()))
    if "wheel" in kinds:
        for python in pythons:
            row = Row(f"wheel, {Path(python).name}", size_of(wheel), size_of(wheel))
            yield tried(_within(row, "wheel"), places.environment(wheel, python))
    if "bundle" in kinds:
        folder = build.bundle()
        row = Row(f"folder, linux {HERE.machine}", size_of(build.bundle_archive()), size_of(folder))
        yield tried(_within(row, "bundle"), places.unpacked(folder))
    if "deb" in kinds:
        yield from _debian(wheel, tried)


def _debian(wheel: Path, tried: partial[Row]) -> Iterator[Row]:
    if lacking := checks.missing():
        yield Row(".deb", remark=f"not built: needs {', '.join(lacking)}")
        return
    for release in deb.RELEASES:
        for machine in deb.MACHINES:
            package = deb.build(wheel, release, machine)
            tree = deb.tree_of(release, machine)
            row = Row(f".deb, {release.name} {machine.debian}", size_of(package), size_of(tree))
            row = _within(row, "deb", row.size)
            try:
                row.remark = checks.check(package, tree, machine) + row.remark
            except PackageError as error:
                row.remark, row.failed = str(error), True
            if why := places.no_debian(machine):
                row.remark += f"; not tried: needs {why}"
            else:
                row.remark += "" if machine.python == HERE.machine else "; emulated"
                row = tried(row, places.debian(package, release, machine))
            yield row


def _within(row: Row, kind: str, size: int | None = None) -> Row:
    """The row; failed where what its kind has a limit for is larger."""
    limit = _LIMITS[kind]
    if (row.limited if size is None else size) > limit * _MEGABYTE:
        row.remark, row.failed = f"larger than {limit} MB", True
    return row


def _tried(row: Row, place: AbstractContextManager[trial.Installed], lacking: str) -> Row:
    if lacking:
        row.remark += f"not tried: needs {lacking}"
        return row
    name = "-".join(re.findall(r"\w+", row.name))
    try:
        with place as installed:
            row.found = trial.tried(name, installed, PICTURES)
        _compare(name)
    except PackageError as error:
        row.remark, row.failed = str(error), True
    return row


def _compare(name: str) -> None:
    """Insist that the pictures of a package are those of the checkout.

    Raises:
        PackageError: one is another.
    """
    for scene in trial.SCENES:
        ours, theirs = (pygame.image.load(PICTURES / f"{each}-{scene}.png") for each in ("checkout", name))
        if pygame.image.tobytes(ours, "RGB") != pygame.image.tobytes(theirs, "RGB"):
            raise PackageError(f"the picture {name}-{scene}.png is not that of the checkout")


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
