"""What the tools of Debian and of the desktops say of a package."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

from tools.packages.deb import Machine
from tools.packages.workshop import PackageError, run

TOOLS = ("dpkg-deb", "lintian", "desktop-file-validate", "appstreamcli", "man")
_ELF = {"x86_64": 62, "aarch64": 183}
"""How the head of a library calls its processor."""


def missing() -> list[str]:
    """The tools that are not here."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def check(package: Path, tree: Path, machine: Machine) -> str:
    """Check a Debian package, and what it will lay into a system; returns what is said of it, in a few words.

    Raises:
        PackageError: something is wrong; with what the tool says.
    """
    share = tree / "usr" / "share"
    run("lintian", "--allow-root", "--fail-on", "error,warning", "--tag-display-limit", "0", package)
    run("desktop-file-validate", *share.glob("applications/*"))
    run("appstreamcli", "validate", "--no-net", *share.glob("metainfo/*"))
    told = run(
        "sh", "-c", f"LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l {share}/man/man6/*.6.gz 2>&1 >/dev/null"
    )
    if told:
        raise PackageError(f"the manual page: {told}")
    for library in [path for path in tree.rglob("*.so*") if path.is_file()]:
        (processor,) = struct.unpack("<H", library.read_bytes()[18:20])
        if processor != _ELF[machine.python]:
            raise PackageError(f"{library.name} is for another processor")
    return "lintian, desktop-file-validate, appstreamcli, man: clean"
