"""The wheel, and the folder that needs no Python."""

from __future__ import annotations

import os
import shutil
import tarfile
from pathlib import Path

from tools.packages.workshop import BUILD, DIST, HERE, RECIPES, ROOT, builders, changed, run, version


def wheel() -> Path:
    """The wheel: what pip, pipx and uvx install, and what the Debian packages are made from."""
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(changed())}
    run(builders(), "-m", "build", "--wheel", "--no-isolation", "--outdir", DIST, ROOT, cwd=BUILD, env=env)
    return DIST / f"caravanserai-{version()}-py3-none-any.whl"


def bundle() -> Path:
    """The folder, as it is unpacked; beside it lies the archive that people download."""
    work = BUILD / "bundle"
    shutil.rmtree(work, ignore_errors=True)
    where = ("--distpath", work / "dist", "--workpath", work / "work")
    run(builders(), "-m", "PyInstaller", "--noconfirm", *where, RECIPES / "caravanserai.spec")
    folder = work / "dist" / "caravanserai"
    with tarfile.open(bundle_archive(), "w:gz") as archive:
        archive.add(folder, "caravanserai")
    return folder


def bundle_archive() -> Path:
    """The archive of the folder."""
    return DIST / f"caravanserai-{version()}-linux-{HERE.machine}.tar.gz"
