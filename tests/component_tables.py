"""A title's component tables, and how they may be damaged."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

Damage = tuple[str, str, str, str]
"""A file, what is found in it, what stands there instead, and a part of what is complained of."""


@dataclass(frozen=True)
class ComponentTables:
    """The tables of a title.

    Attributes:
        modules: who reads them; the first knows their ``FOLDER``.
        readers: what reads a file.
        damages: by what is wrong.
        elsewhere: files that others read.
    """

    modules: tuple[ModuleType, ...]
    readers: Mapping[str, Callable[[], object]]
    damages: Mapping[str, Damage]
    elsewhere: frozenset[str]

    @property
    def folder(self) -> Path:
        """Where the shipped tables are."""
        return Path(self.modules[0].FOLDER)

    def forget(self) -> None:
        """Drop what was read before."""
        for module in self.modules:
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()

    @contextmanager
    def copied(self, into: Path) -> Iterator[Path]:
        """A copy of the tables that the title reads instead, and that may be damaged."""
        copy = into / self.folder.name
        shutil.copytree(self.folder, copy)
        with pytest.MonkeyPatch.context() as patch:
            for module in self.modules:
                patch.setattr(module, "FOLDER", copy)
            self.forget()
            yield copy
        self.forget()
