"""Language files: read as a whole, or each message when it is first said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

from game.rules.kernel.files import AssetError, read_bounded

_LARGEST = 2_000_000
"""The most bytes of a language file."""
_NAME = re.compile(r"-?[A-Za-z][\w-]*")
_ENTRY = re.compile(rf"^{_NAME.pattern}", re.MULTILINE)
"""An entry begins at the margin with its name, and goes on in lines that do not."""


class CatalogueError(AssetError):
    """A language file is missing or damaged; the message names file and line."""


class Entries:
    """The messages of a file, each understood when it is first wanted: most of a title's words wait for long.

    Args:
        path: the file.

    Raises:
        CatalogueError: it cannot be read, holds nothing, or a name twice.
    """

    def __init__(self, path: Path) -> None:
        self._path, self._source = path, _source(path)
        found = list(_ENTRY.finditer(self._source))
        ends = [*(each.start() for each in found[1:]), len(self._source)]
        self._places = {each[0]: (each.start(), end) for each, end in zip(found, ends, strict=False)}
        if len(self._places) < len(found) or not found:
            read(path)  # says what is wrong

    def take(self, name: str) -> Iterator[ast.Resource]:
        """The message with this name and those that it may speak of, unless they were taken before.

        Raises:
            CatalogueError: one of them is damaged.
        """
        place = self._places.pop(name, None)
        if place is None:
            return
        begin, end = place
        words = self._source[begin:end]
        yield _understood(words, self._path, self._source[:begin])
        for spoken in _NAME.findall(words):
            yield from self.take(spoken)


def read(path: Path) -> ast.Resource:
    """The messages of one file.

    Raises:
        CatalogueError: the file cannot be read, is damaged, or defines a key twice.
    """
    resource = _understood(_source(path), path)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in seen:
                raise CatalogueError(f"{path}: {name} is defined twice")
            seen.add(name)
    if not seen:
        raise CatalogueError(f"{path}: there is no message in it")
    return resource


def _source(path: Path) -> str:
    try:
        return read_bounded(path, _LARGEST).decode().replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path}: {error}") from error


@lru_cache(maxsize=8192)
def _parsed(source: str) -> ast.Resource:
    """What is written; a language that is chosen again is not parsed again."""
    return FluentResource(source)


def _understood(source: str, path: Path, before: str = "") -> ast.Resource:
    """What is written in a file behind what stands ``before`` it, if all of that makes sense."""
    try:
        resource = _parsed(source)
    except RecursionError as error:
        raise CatalogueError(f"{path}: {error}") from error
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0] if entry.annotations else None
            at = note.span.start if note is not None and note.span is not None else 0
            line = (before + source).count("\n", 0, len(before) + at) + 1
            reason = note.message if note is not None and note.message else "not understood"
            raise CatalogueError(f"{path}, line {line}: {reason}")
    return resource
