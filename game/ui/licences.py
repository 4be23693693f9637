"""The licences of all that ships with the program: ``--licences``."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from game.version import VERSION

DEPENDENCIES = ("pygame-ce", "pytmx", "python-bidi", "platformdirs", "fluent.runtime", "filelock")
"""What the program itself asks for; each brings what it needs."""
_LICENCE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Component:
    """Something that ships with the program.

    Attributes:
        name: what it is called, with its version.
        licence: the name of its licence.
        texts: the licence itself, as far as it comes with it.
    """

    name: str
    licence: str
    texts: tuple[str, ...] = ()


def components(assets: Path) -> list[Component]:
    """What ships with the program: fonts, Python packages with what they need, and what lies inside those."""
    fonts = Component("Vazirmatn, Markazi Text (fonts)", "OFL-1.1", (_read(assets / "fonts" / "OFL.txt"),))
    bundled = (assets / "licences" / "Python.txt").is_file()
    brought = [Component("Python, in this folder", "PSF-2.0")] if bundled else []
    return [fonts, *brought, *map(_component, _packages()), *libraries(assets)]


def told(assets: Path) -> Iterator[str]:
    """What ``--licences`` says, in lines: a table, and then every text once."""
    found = components(assets)
    yield f"Caravanserai {VERSION}: code, art, sounds and words were made for this project."
    yield "It contains, or needs:"
    for each in found:
        yield f"  {each.name:<36}  {each.licence}"
    for each in found:
        for text in each.texts:
            yield from ("", f"--- {each.name} ---", "", text.strip())
    for path in sorted((assets / "licences").glob("*.txt")):
        yield from ("", f"--- {path.stem} ---", "", _read(path).strip())


def libraries(assets: Path) -> list[Component]:
    """The libraries that lie inside pygame-ce."""
    with (assets / "licences" / "libraries.csv").open(encoding="utf-8", newline="") as file:
        return [Component(f"{row['name']} (in pygame-ce)", row["licence"]) for row in csv.DictReader(file)]


def _packages() -> Iterator[Distribution]:
    """The packages that are asked for, and those that they ask for, as they are installed here."""
    waiting, met = [*DEPENDENCIES], set[str]()
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop(0)).lower()
        if name in met:
            continue
        met.add(name)
        try:
            found = distribution(name)
        except PackageNotFoundError:  # needed by other systems only
            continue
        yield found
        needs = (need for need in found.requires or () if "extra ==" not in need)
        waiting += [named[0] for need in needs if (named := re.match(r"[\w.-]+", need))]


def _component(package: Distribution) -> Component:
    about = package.metadata
    kinds = [kind.split(" :: ")[-1] for kind in about.get_all("Classifier", []) if kind.startswith("License")]
    told = [*about.get_all("License-Expression", []), *about.get_all("License", []), *kinds, "?"]
    files = (file for file in package.files or () if ".dist-info" in file.parts[0])
    texts = (Path(str(file.locate())) for file in files if _LICENCE.match(file.name))
    return Component(
        f"{about['Name']} {package.version}", told[0].strip().splitlines()[0], tuple(map(_read, texts))
    )


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
