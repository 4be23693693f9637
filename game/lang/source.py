"""What is written in a language file."""

from __future__ import annotations

from pathlib import Path

from game.rules.kernel.files import AssetError, read_bounded

_LARGEST = 2_000_000
"""The most bytes of a language file."""


class CatalogueError(AssetError):
    """A language file is missing or damaged; the message names file and line."""


def source_of(path: Path) -> str:
    """What is written in a file.

    Raises:
        CatalogueError: it cannot be read.
    """
    try:
        return read_bounded(path, _LARGEST).decode().replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path}: {error}") from error
