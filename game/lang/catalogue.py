"""The words of the program in one language, read from Fluent files.

``table.ftl`` holds the program's own words; ``<title>.ftl`` those of a title, whose keys all begin with the
title's name. Fluent is maintained, known to translators, and has plurals; digits and isolated names are ours,
because its own number formatting knows Latin digits only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

from game.lang.entries import CatalogueError, Entries, read
from game.rules.kernel.text import Part, Text

__all__ = ["FSI", "LRM", "PDI", "PROGRAM", "Catalogue", "CatalogueError", "digits", "isolated", "languages"]

PROGRAM, _SHORT = "table", "short"
FSI, PDI, LRM = "\u2068", "\u2069", "\u200e"
_NUMERALS = {"fa": ("۰۱۲۳۴۵۶۷۸۹", "٬", "٫")}
"""Digits, thousands separator and decimal separator of languages that do not write Latin ones."""
_RTL_CHAR = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_LONGEST = 2000
"""Of a longer value the beginning is said: Fluent refuses what is far longer than any sentence."""
_DOUBLED = re.compile(f"([{LRM}\u200f])[{LRM}\u200f]+")
_SIGN = re.compile(r"(?<![\w\u200e])(?=[+\-−±$€]\d)")


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


def languages(root: Path) -> list[str]:
    """The languages that have a catalogue under ``root``, English first."""
    found = [path.parent.name for path in root.glob(f"*/{PROGRAM}.ftl")]
    return sorted(found, key=lambda lang: (lang != "en", lang))


def isolated(word: str) -> str:
    """``word`` so marked that its direction cannot disturb the sentence around it."""
    return f"{FSI}{word}{PDI}" if word else word


def digits(number: int, lang: str) -> str:
    """``number`` as the language writes it; from five digits on with thousands separators."""
    grouped = f"{number:,}" if abs(number) > 9999 else str(number)
    grouped = grouped.replace("-", "−")
    if lang not in _NUMERALS:
        return grouped
    own, thousands, _ = _NUMERALS[lang]
    return grouped.translate({ord("0") + i: digit for i, digit in enumerate(own)} | {ord(","): thousands})


class Catalogue:
    """Every message in one language.

    Args:
        lang: the name of a folder under ``root``.
        root: the folder of the languages.

    Attributes:
        rtl: the language is written from right to left.
        missing: keys and variables that were asked for and are not there; the tests want it empty.

    Raises:
        CatalogueError: no such language, or its files are damaged.
    """

    def __init__(self, lang: str, root: Path) -> None:
        self.lang = lang
        self.root = root
        self.missing: set[str] = set()
        folder = root / lang
        files = {path.stem: path for path in sorted(folder.glob("*.ftl"))}
        if PROGRAM not in files:
            path = folder / f"{PROGRAM}.ftl"
            known = ", ".join(languages(root)) or "none"
            raise CatalogueError(f"{path}: the language is missing; there is {known}")
        everywhere = {path.name for path in root.glob("*/*.ftl")}
        for lost in sorted(everywhere - {path.name for path in files.values()}):
            raise CatalogueError(f"{folder / lost}: the file is missing; another language has it")
        self.rtl = Locale.parse(lang.replace("-", "_")).text_direction == "rtl"
        self._bundle = FluentBundle([lang], functions={"OPENS": _opens, "SMALL": _small}, use_isolating=False)
        self._bundle.add_resource(read(files.pop(PROGRAM)))
        self._files, self._late = files, dict[str, Entries]()
        self._plain: dict[str, str] = {}
        """What messages say that are given no values: pages ask for the same few again and again."""

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        if not self._bundle.has_message(key):
            self._fetch(key)
        return self._bundle.has_message(key)

    def say(self, message: Text | str, /, **values: Part) -> str:
        """The message in this language.

        Numbers get the language's digits, strings are shown as they are, True and False select the variants
        ``[true]`` and ``[false]``. A key that is not there shows as ``⟦key⟧``.
        """
        if isinstance(message, Text):
            return self.say(message.key, **{**message.dict(), **values})
        if not values and message in self._plain:
            return self._plain[message]
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            self.missing.add(message)
            return f"⟦{message}⟧"
        said = self._put(message, pattern, values)
        if not values:
            self._plain[message] = said
        return said

    def short(self, key: str, /, **values: Part) -> str:
        """The message in fewer words, for where room is short: its attribute ``short``, else all of it."""
        attributes = self._bundle.get_message(key).attributes if self.has(key) else {}
        return self._put(key, attributes[_SHORT], values) if _SHORT in attributes else self.say(key, **values)

    def number(self, number: int) -> str:
        """``number`` with the digits, separators and minus sign of the language."""
        return self._signed(digits(number, self.lang))

    def signed(self, number: int) -> str:
        """``number`` with its sign, also when it is positive: points won, a price changed."""
        return self._signed(("+" if number > 0 else "") + digits(number, self.lang))

    def check(self) -> None:
        """Read every file of the language.

        Raises:
            CatalogueError: one of them is damaged.
        """
        for path in sorted((self.root / self.lang).glob("*.ftl")):
            read(path)

    def _signed(self, said: str) -> str:
        # In a right-to-left sentence a sign before a number would land behind it.
        return _SIGN.sub(LRM, said) if self.rtl else said

    def _put(self, key: str, pattern: Pattern, values: Mapping[str, Part]) -> str:
        """The words of a message with its values."""
        arguments = {name: self._argument(value) for name, value in values.items()}
        env = ResolverEnvironment(context=self._bundle, errors=[], current=CurrentEnvironment(args=arguments))
        said = str(pattern(env))
        self.missing.update(f"{key}: {error}" for error in env.errors)
        # A list within a list, or at the head of a sentence, has its mark already.
        return self._signed(_DOUBLED.sub(r"\1", said))

    def _argument(self, value: Part) -> FluentType | str:
        if isinstance(value, Text):
            value = self.say(value)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            number: FluentType = _Number(value)
            return number
        word = value if len(value) <= _LONGEST else value[:_LONGEST] + "…"
        return _Word(word, self.rtl or _RTL_CHAR.search(word) is not None)

    def _fetch(self, key: str) -> None:
        """Read what a title says by this key, in its file."""
        title = next((name for name in self._files if key.startswith(f"{name}-")), None)
        if title is not None:
            if title not in self._late:
                self._late[title] = Entries(self._files[title])
            for resource in self._late[title].take(key):
                self._bundle.add_resource(resource)
