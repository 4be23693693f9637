"""Language files: read as a whole, or each message when it is first said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.lang.source import source_of

if TYPE_CHECKING:
    from fluent.syntax import ast

_NAME = re.compile(r"-?[A-Za-z][\w-]*")
_ENTRY = re.compile(rf"^{_NAME.pattern}", re.MULTILINE)
"""An entry begins at the margin with its name, and goes on in lines that do not."""
_SIMPLE = re.compile(
    r"[A-Za-z][\w-]* = (?=\S)((?:[^{}\n]|\{ \$?[A-Za-z][\w-]* \}|\{ \"\\u[0-9A-F]{4}\" \})+)(?:\n(?: *|#.*))*"
)
"""An entry of one line of words and what may stand in their place; lines behind it are empty or remarks."""
_PLACED, _CODE = re.compile(r"\{ (\$?[A-Za-z][\w-]*) \}"), re.compile(r"\{ \"\\u([0-9A-F]{4})\" \}")


class Entries:
    """The messages of a file, each understood when it is first wanted: most of a title's words wait for long.

    Args:
        path: the file.
        beside: another one whose messages these may speak of.

    Raises:
        CatalogueError: it cannot be read, holds nothing, or a name twice.
    """

    def __init__(self, path: Path, beside: Entries | None = None) -> None:
        self._path, self._source, self._beside = path, source_of(path), beside
        found = list(_ENTRY.finditer(self._source))
        ends = [*(each.start() for each in found[1:]), len(self._source)]
        self._places = {each[0]: (each.start(), end) for each, end in zip(found, ends, strict=False)}
        if len(self._places) < len(found) or not found:
            from game.lang.speech import read

            read(path)  # says what is wrong
        self._left, self._parts = set(self._places), dict[str, tuple[str, ...] | None]()

    def __contains__(self, name: str) -> bool:
        """Whether there is a message with this name."""
        return name in self._places

    def simple(self, name: str) -> tuple[str, ...] | None:
        """The parts of a message that is one line of words, values and other messages; None of any other.

        Every second part is what stands in the place of words: a value as ``$name``, or a message's name.
        """
        if name not in self._parts:
            begin, end = self._places.get(name, (0, 0))
            found = _SIMPLE.fullmatch(self._source, begin, end)
            self._parts[name] = (
                tuple(_PLACED.split(_CODE.sub(_decoded, found[1].rstrip()))) if found else None
            )
        return self._parts[name]

    def take(self, name: str) -> Iterator[ast.Resource]:
        """The message with this name and those that it may speak of, unless they were taken before.

        Raises:
            CatalogueError: one of them is damaged.
        """
        if name not in self._left:
            if self._beside is not None and name not in self._places:
                yield from self._beside.take(name)
            return
        self._left.remove(name)
        begin, end = self._places[name]
        words = self._source[begin:end]
        from game.lang.speech import understood

        yield understood(words, self._path, self._source[:begin])
        for spoken in _NAME.findall(words):
            yield from self.take(spoken)


def _parts(words: str) -> tuple[str, ...]:
    return tuple(_PLACED.split(_CODE.sub(_decoded, words)))


def _decoded(code: re.Match[str]) -> str:
    return chr(int(code[1], 16))
