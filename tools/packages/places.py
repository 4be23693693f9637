"""Installs each kind of package into a place where there was nothing."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.packages import deb
from tools.packages.trial import Installed, offline
from tools.packages.workshop import BUILD, HERE, ROOT, PackageError, Target, fetched, run, size_of

_OF_PIP = ("pip", "setuptools", "_distutils")
"""What an environment has from the beginning."""


def checkout() -> Installed:
    """The program as it lies here, for comparison."""
    return Installed((str(ROOT / ".venv" / "bin" / "python"), str(ROOT / "main.py")), hidden=None)


@contextmanager
def environment(wheel: Path, python: str) -> Iterator[Installed]:
    """A virtual environment of some Python that has the wheel and what it asks for, as pipx makes one."""
    number = run(python, "-c", "import sys; print('{}.{}'.format(*sys.version_info))").strip()
    wheels = fetched(Target(number, HERE.machine))
    with tempfile.TemporaryDirectory(prefix="caravanserai-") as folder:
        place = Path(folder) / "venv"
        run(python, "-m", "venv", place)
        offline = ("--no-index", "--find-links", wheels, "--disable-pip-version-check")
        run(place / "bin" / "pip", "install", *offline, wheel)
        inside = [path for path in place.glob("lib/*/site-packages/*") if not path.name.startswith(_OF_PIP)]
        yield Installed((str(place / "bin" / "caravanserai"),), size=sum(map(size_of, inside)))


@contextmanager
def unpacked(folder: Path) -> Iterator[Installed]:
    """The folder that needs no Python, moved to somewhere else."""
    with tempfile.TemporaryDirectory(prefix="caravanserai-") as place:
        moved = shutil.copytree(folder, Path(place) / "Caravanserai here", symlinks=True)
        yield Installed((str(moved / "caravanserai"),), size=size_of(moved))


def no_debian(machine: deb.Machine) -> str:
    """What is missing to install a package for a machine; "" where nothing is."""
    if os.geteuid() != 0:
        return "root"
    if shutil.which("debootstrap") is None:
        return "debootstrap"
    emulator = Path("/proc/sys/fs/binfmt_misc") / f"qemu-{machine.python}"
    return "" if machine.python == HERE.machine or emulator.exists() else f"qemu-{machine.python} with binfmt"


@contextmanager
def debian(package: Path, release: deb.Release, machine: deb.Machine) -> Iterator[Installed]:
    """A Debian with nothing but what the package depends on; the package is removed again.

    Raises:
        PackageError: after it was removed something is left.
    """
    root = BUILD / "roots" / f"{release.name}-{machine.debian}"
    if not (root / "ready").is_file():
        shutil.rmtree(root, ignore_errors=True)
        names = ",".join(need.split()[0] for need in deb.depends(release))
        wanted = (f"--arch={machine.debian}", "--variant=minbase", f"--include={names}")
        run("debootstrap", *wanted, release.name, root)
        (root / "ready").touch()
    shutil.copy(package, root / "tmp" / package.name)
    offline(root, "dpkg", "--install", f"/tmp/{package.name}")
    try:
        yield Installed(("/usr/games/caravanserai",), root, hidden=None, size=size_of(root / deb.LIB))
    finally:
        offline(root, "dpkg", "--purge", "caravanserai")
    for folder in ("usr/lib/caravanserai", "usr/games"):
        if any((root / folder).rglob("*")):
            raise PackageError(f"dpkg --purge leaves something in /{folder}")
