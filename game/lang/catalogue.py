"""The words of the program in one language, read from Fluent files.

``table.ftl`` holds the program's own words; ``<title>.ftl`` those of a title, whose keys all begin with the
title's name. Fluent is maintained, known to translators, and has plurals; digits and isolated names are ours,
because its own number formatting knows Latin digits only. Its library is asked only where a message is more
than words, values and other such messages: to import it takes as long as half of the menu.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from game.lang.entries import Entries
from game.lang.source import CatalogueError
from game.lang.writing import FSI, LRM, PDI, digits, isolated
from game.rules.kernel.text import Part, Text

if TYPE_CHECKING:
    from game.lang.speech import Speech

__all__ = ["FSI", "LRM", "PDI", "PROGRAM", "Catalogue", "CatalogueError", "digits", "isolated", "languages"]

PROGRAM = "table"
_RTL = frozenset({"ar", "fa", "he", "ps", "ur"})
"""The languages that are written from right to left."""
_RTL_CHAR = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_LONGEST = 2000
"""Of a longer value the beginning is said: Fluent refuses what is far longer than any sentence."""
_DOUBLED = re.compile(f"([{LRM}\u200f])[{LRM}\u200f]+")
_SIGN = re.compile(r"(?<![\w\u200e])(?=[+\-−±$€]\d)")


def languages(root: Path) -> list[str]:
    """The languages that have a catalogue under ``root``, English first."""
    found = [path.parent.name for path in root.glob(f"*/{PROGRAM}.ftl")]
    return sorted(found, key=lambda lang: (lang != "en", lang))


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
        self.rtl = lang.partition("-")[0] in _RTL
        self._files = files
        self._own = Entries(files.pop(PROGRAM))
        self._late: dict[str, Entries] = {}
        self._plain: dict[str, str] = {}
        """What messages say that are given no values: pages ask for the same few again and again."""

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self._entries(key)

    def say(self, message: Text | str, /, **values: Part) -> str:
        """The message in this language.

        Numbers get the language's digits, strings are shown as they are, True and False select the variants
        ``[true]`` and ``[false]``. A key that is not there shows as ``⟦key⟧``.
        """
        if isinstance(message, Text):
            return self.say(message.key, **{**message.dict(), **values})
        if not values and message in self._plain:
            return self._plain[message]
        if not self.has(message):
            self.missing.add(message)
            return f"⟦{message}⟧"
        simple = self._simply(message, values)
        said = self._finished(self._fluently(message, values) if simple is None else simple)
        if not values:
            self._plain[message] = said
        return said

    def short(self, key: str, /, **values: Part) -> str:
        """The message in fewer words, for where room is short: its attribute ``short``, else all of it."""
        entries = self._entries(key)
        if key not in entries or entries.simple(key) is not None:
            return self.say(key, **values)
        return self._finished(self._fluently(key, values, brief=True))

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
        from game.lang.speech import read

        for path in sorted((self.root / self.lang).glob("*.ftl")):
            read(path)

    def _entries(self, key: str) -> Entries:
        """The file that says what has this key: that of a title, or the program's own."""
        title, _, rest = key.partition("-")
        if not rest or title not in self._files:
            return self._own
        if title not in self._late:
            self._late[title] = Entries(self._files[title], self._own)
        return self._late[title]

    def _simply(self, key: str, values: Mapping[str, Part], *, within: bool = False) -> str | None:
        """A message of words, values and other such messages; None where it takes Fluent to say it."""
        if (parts := self._entries(key).simple(key)) is None:
            return None
        said = list(parts)
        for at in range(1, len(parts), 2):
            name = parts[at]
            if name.startswith("$"):
                piece = self._spelled(values[name[1:]]) if name[1:] in values else None
            else:
                piece = None if within else self._simply(name, values, within=True)
            if piece is None:
                return None
            said[at] = piece
        return "".join(said)

    def _fluently(self, key: str, values: Mapping[str, Part], *, brief: bool = False) -> str:
        """What Fluent makes of a message, or of its short form if there is one."""
        for resource in self._entries(key).take(key):
            self._speech.add(resource)
        known = {name: self._known(value) for name, value in values.items()}
        said, faults = self._speech.say(key, known, brief=brief)
        self.missing.update(f"{key}: {fault}" for fault in faults)
        return said

    @cached_property
    def _speech(self) -> Speech:
        from game.lang.speech import Speech

        return Speech(self.lang, self._isolates)

    def _finished(self, said: str) -> str:
        # A list within a list, or at the head of a sentence, has its mark already.
        return self._signed(_DOUBLED.sub(r"\1", said))

    def _signed(self, said: str) -> str:
        # In a right-to-left sentence a sign before a number would land behind it.
        return _SIGN.sub(LRM, said) if self.rtl else said

    def _known(self, value: Part) -> int | str:
        """A value as Fluent gets it; a message among them is said, a long one is cut."""
        if isinstance(value, Text):
            value = self.say(value)
        if isinstance(value, int):
            return value
        return value if len(value) <= _LONGEST else value[:_LONGEST] + "…"

    def _spelled(self, value: Part) -> str:
        """A value as it is read."""
        known = self._known(value)
        if isinstance(known, str):
            return isolated(known) if self._isolates(known) else known
        return str(known).lower() if isinstance(known, bool) else digits(known, self.lang)

    def _isolates(self, word: str) -> bool:
        """Whether the direction of a word could disturb the sentence around it."""
        return self.rtl or _RTL_CHAR.search(word) is not None
