"""Packages for Debian and Raspberry Pi OS, one for each of their Pythons and processors.

The wheels of the libraries are compiled for one minor version of Python, so the package asks for that one.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import formatdate
from pathlib import Path

from tools.packages import icons, manual
from tools.packages.workshop import (
    BUILD,
    DIST,
    HERE,
    RECIPES,
    Target,
    builders,
    changed,
    date_of,
    fetched,
    on_platform,
    run,
    size_of,
    slim,
    version,
)

MAINTAINER = "Caravanserai maintainers <maintainers@caravanserai.example>"
LIB = "usr/lib/caravanserai"
NEEDED = ("libx11-6", "libxext6", "libxcursor1", "libxfixes3", "libxi6", "libxrandr2", "libudev1", "zlib1g")
"""What SDL opens when it starts on X11, beside the C library."""
SOUND = ("libasound2 | libasound2t64", "libpulse0")
WAYLAND = ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0")
"""What it opens where there is sound, and where Wayland runs without X11."""


@dataclass(frozen=True, slots=True)
class Release:
    """A release of Debian; Raspberry Pi OS has the same names.

    Attributes:
        name: as Debian calls it.
        number: its number.
        python: the version of its Python.
    """

    name: str
    number: int
    python: str


@dataclass(frozen=True, slots=True)
class Machine:
    """A processor: how Debian calls it, how Python does, and the program that strips its libraries."""

    debian: str
    python: str
    strip: str


RELEASES = (Release("bookworm", 12, "3.11"), Release("trixie", 13, "3.13"))
MACHINES = (
    Machine("amd64", "x86_64", "x86_64-linux-gnu-strip"),
    Machine("arm64", "aarch64", "aarch64-linux-gnu-strip"),
)


def build(wheel: Path, release: Release, machine: Machine) -> Path:
    """A package, made from the wheel and those of the libraries."""
    target = Target(release.python, machine.python)
    tree = tree_of(release, machine)
    shutil.rmtree(tree, ignore_errors=True)
    _install(wheel, target, tree / LIB)
    _strip(tree / LIB, machine)
    _lay_out(tree, release)
    for path in [tree, *tree.rglob("*")]:
        path.chmod(0o755 if path.is_dir() or path.parent.name == "games" else 0o644)
        os.utime(path, (changed(), changed()))
    _control(tree, release, machine)
    package = DIST / f"caravanserai_{numbered(release)}_{machine.debian}.deb"
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(changed())}
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package, env=env)
    return package


def tree_of(release: Release, machine: Machine) -> Path:
    """The folder that holds what a package will lay into a system."""
    return BUILD / "deb" / f"{release.name}-{machine.debian}"


def numbered(release: Release) -> str:
    """The version of the package: a later release of Debian has a later one."""
    return f"{version()}+deb{release.number}"


def depends(release: Release) -> Iterator[str]:
    """What must be installed with it."""
    major, minor = release.python.split(".")
    yield from (f"python3 (>= {release.python})", f"python3 (<< {major}.{int(minor) + 1})", "libc6 (>= 2.28)")
    yield from NEEDED


def _install(wheel: Path, target: Target, folder: Path) -> None:
    offline = ("--no-index", "--find-links", fetched(target), "--no-compile", "--only-binary=:all:")
    run(builders(), "-m", "pip", "install", *offline, *on_platform(target), "--target", folder, wheel)
    slim(folder)
    for path in [*folder.glob("*.dist-info/*.txt"), *folder.glob("*.dist-info/*.json")]:
        if path.name in {"entry_points.txt", "top_level.txt", "direct_url.json"}:
            path.unlink()


def _strip(folder: Path, machine: Machine) -> None:
    """Without names of what is inside the libraries; where no tool for that processor is, they stay."""
    tool = shutil.which(machine.strip) or (shutil.which("strip") if machine.python == HERE.machine else None)
    libraries = [path for path in folder.rglob("*.so*") if path.is_file()]
    if tool is not None:
        run(tool, "--strip-unneeded", *libraries)


def _lay_out(tree: Path, release: Release) -> None:
    """Everything outside the program's own folder."""
    start = (
        "#!/usr/bin/python3\n"
        f'import sys\n\nsys.path[0] = "/{LIB}"\n\nfrom game.ui.start import start\n\n'
        'if __name__ == "__main__":\n    start()\n'
    )
    told = run(builders(), "main.py", "--help", env={**os.environ, "COLUMNS": "10000"}).strip()
    news = (RECIPES.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    metainfo = (RECIPES / "caravanserai.metainfo.xml").read_text(encoding="utf-8")
    stands = metainfo.replace("@VERSION@", version()).replace("@DATE@", date_of(changed()))
    share = "usr/share"
    files: dict[str, str | bytes] = {
        "usr/games/caravanserai": start,
        f"{share}/applications/caravanserai.desktop": _recipe("caravanserai.desktop"),
        f"{share}/metainfo/local.caravanserai.Caravanserai.metainfo.xml": stands,
        f"{share}/icons/hicolor/scalable/apps/caravanserai.svg": icons.SOURCE.read_bytes(),
        f"{share}/man/man6/caravanserai.6.gz": _packed(manual.page(version(), changed(), told)),
        f"{share}/doc/caravanserai/changelog.gz": _packed(_changelog(release)),
        f"{share}/doc/caravanserai/NEWS.gz": _packed(news),
        f"{share}/doc/caravanserai/copyright": _recipe("copyright"),
        f"{share}/lintian/overrides/caravanserai": _recipe("lintian-overrides"),
        "usr/lib/systemd/user/caravanserai-kiosk.service": _recipe("caravanserai-kiosk.service"),
    }
    for size in icons.SIZES:
        files[f"{share}/icons/hicolor/{size}x{size}/apps/caravanserai.png"] = icons.png(size)
    for name, content in files.items():
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())


def _recipe(name: str) -> bytes:
    return (RECIPES / name).read_bytes()


def _packed(words: str) -> bytes:
    return gzip.compress(words.encode(), 9, mtime=changed())


def _changelog(release: Release) -> str:
    return (
        f"caravanserai ({numbered(release)}) {release.name}; urgency=medium\n\n"
        f"  * Version {version()}; NEWS.gz tells what is new.\n\n -- {MAINTAINER}  {formatdate(changed())}\n"
    )


def _control(tree: Path, release: Release, machine: Machine) -> None:
    """What dpkg reads: about the package, sums, and that Python compiles it where it is installed."""
    size = size_of(tree) // 1024
    files = sorted(path for path in tree.rglob("*") if path.is_file())
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
    about = {
        "Package": "caravanserai",
        "Version": numbered(release),
        "Architecture": machine.debian,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": ", ".join(depends(release)),
        "Recommends": ", ".join(SOUND + WAYLAND),
        "Section": "games",
        "Priority": "optional",
        "Description": _DESCRIPTION,
    }
    folder = tree / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text("".join(f"{key}: {value}\n" for key, value in about.items()))
    (folder / "md5sums").write_text("".join(sums))
    for name, content in _SCRIPTS.items():
        (folder / name).write_text(content)
        (folder / name).chmod(0o755)


_SCRIPTS = {
    "postinst": f"""#!/bin/sh
set -e
if [ "$1" = configure ] && command -v py3compile >/dev/null; then py3compile -p caravanserai /{LIB}; fi
""",
    "prerm": """#!/bin/sh
set -e
if command -v py3clean >/dev/null; then py3clean -p caravanserai; fi
""",
}
_DESCRIPTION = """five board games about trade, for friends at one screen
 Kahroba (Splendor with four expansions), New York 1901, Mombasa, Istanbul:
 The Dice Game and Aquileia, with complete rules, in English and Persian.
 Everybody plays on one big screen, with gamepads, mouse, touch or keyboard;
 computers take any seat that is free. The program needs no network."""
