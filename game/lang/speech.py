"""What Fluent's library makes of files and messages."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path


def _meet_the_time_zone() -> None:
    """Import what Fluent's library learns the time zone by, which ends at one that it cannot read.

    That may lie in the environment or in a file of the system. Nobody here asks it for the time.
    """
    zone = os.environ.get("TZ")
    try:
        import_module("babel.localtime")
    except Exception:  # whatever the library below makes of it
        os.environ["TZ"] = "UTC"
        import_module("babel.localtime")
        del os.environ["TZ"]
        if zone is not None:
            os.environ["TZ"] = zone


_meet_the_time_zone()

from babel import Locale  # noqa: E402 - the time zone comes first
from fluent.runtime import FluentBundle, FluentResource  # noqa: E402
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment  # noqa: E402
from fluent.runtime.types import FluentInt, FluentType  # noqa: E402
from fluent.syntax import ast  # noqa: E402

from game.lang.source import CatalogueError, source_of  # noqa: E402
from game.lang.writing import digits, isolated  # noqa: E402

_SHORT = "short"


def read(path: Path) -> ast.Resource:
    """The messages of one file.

    Raises:
        CatalogueError: the file cannot be read, is damaged, or defines a key twice.
    """
    resource = understood(source_of(path), path)
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


@lru_cache(maxsize=8192)
def _parsed(source: str) -> ast.Resource:
    """What is written; a language that is chosen again is not parsed again."""
    return FluentResource(source)


def understood(source: str, path: Path, before: str = "") -> ast.Resource:
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


class _Word(FluentType):
    """A string among the values: compared as it is in selectors, isolated where it is shown."""

    def __init__(self, word: str, isolate: bool) -> None:
        self.word = word
        self.isolate = isolate

    def __eq__(self, other: object) -> bool:
        return self.word == (other.word if isinstance(other, _Word) else other)

    def __hash__(self) -> int:
        return hash(self.word)

    def format(self, locale: Locale) -> str:
        return isolated(self.word) if self.isolate else self.word


class _Number(FluentInt):
    """A number among the values, shown with the digits of the language."""

    def format(self, locale: Locale) -> str:
        return digits(int(self), locale.language)


def _opens(words: _Word | str) -> FluentType:
    """How a sentence opens: with a ``small`` letter it goes on after a comma, else it is a ``large`` one."""
    said = words.word if isinstance(words, _Word) else words
    first = next(filter(str.isalnum, said), "")
    return _Word("small" if first.islower() else "large", isolate=False)


def _small(names: _Word | str) -> FluentType:
    """Names of things within a sentence: without the capitals that they have by themselves."""
    said, isolate = (names.word, names.isolate) if isinstance(names, _Word) else (names, False)
    return _Word(said.lower(), isolate)


class Speech:
    """The messages of a language that Fluent has been given.

    Args:
        lang: the language.
        isolates: whether the direction of a word could disturb the sentence around it.
    """

    def __init__(self, lang: str, isolates: Callable[[str], bool]) -> None:
        self._bundle = FluentBundle([lang], functions={"OPENS": _opens, "SMALL": _small}, use_isolating=False)
        self._isolates = isolates

    def add(self, resource: ast.Resource) -> None:
        """Know one more message."""
        self._bundle.add_resource(resource)

    def say(self, key: str, values: Mapping[str, int | str], *, brief: bool) -> tuple[str, list[Exception]]:
        """A message with its values, or its short form if it has one; and what was wrong with them."""
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(_SHORT, message.value) if brief else message.value
        arguments = {name: self._argument(value) for name, value in values.items()}
        env = ResolverEnvironment(context=self._bundle, errors=[], current=CurrentEnvironment(args=arguments))
        return str(pattern(env)) if pattern else key, env.errors

    def _argument(self, value: int | str) -> FluentType | str:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            number: FluentType = _Number(value)
            return number
        return _Word(value, self._isolates(value))
