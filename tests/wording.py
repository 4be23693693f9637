"""What the catalogues say, read from their files: every message in every form that it has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from game.lang.speech import read

ROOT = Path("assets/lang")
LANGUAGES = ("en", "fa")
TITLES = sorted(path.stem for path in (ROOT / "en").glob("*.ftl") if path.stem != "table")
VALUE = "…"
"""Stands where a message puts a value."""


@dataclass
class _Wording:
    """Spells out the messages of one file.

    Attributes:
        known: its messages and terms, those with a dash before their names, and the program's own.
    """

    known: dict[str, ast.Message | ast.Term] = field(default_factory=dict)

    def forms(self, pattern: ast.Pattern | None) -> list[str]:
        """What a pattern may say; of several choices in it each comes up, not each with each."""
        parts = [self._part(element) for element in pattern.elements] if pattern else []
        most = max(map(len, parts), default=0)
        return ["".join(part[number % len(part)] for part in parts) for number in range(most)]

    def _part(self, element: ast.TextElement | ast.Placeable) -> list[str]:
        return [element.value] if isinstance(element, ast.TextElement) else self._placed(element.expression)

    def _placed(self, placed: object) -> list[str]:
        match placed:
            case ast.Placeable():
                return self._placed(placed.expression)
            case ast.SelectExpression():
                return [form for variant in placed.variants for form in self.forms(variant.value) or [""]]
            case ast.StringLiteral():
                return [str(placed.parse()["value"])]
            case ast.MessageReference() if placed.attribute is None:
                return self.forms(self.known[placed.id.name].value)
            case ast.TermReference():
                return self.forms(self.known[f"-{placed.id.name}"].value)
        return [VALUE]


@cache
def _named(lang: str, file: str) -> dict[str, ast.Message | ast.Term]:
    entries = (entry for entry in read(ROOT / lang / f"{file}.ftl").body)
    said = [entry for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    return {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in said}


@cache
def messages(lang: str, file: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by their keys."""
    return {key: entry for key, entry in _named(lang, file).items() if isinstance(entry, ast.Message)}


@cache
def wording(lang: str, file: str) -> dict[str, list[str]]:
    """All that a catalogue says, by key; a form in few words has the key with its attribute."""
    wording = _Wording(_named(lang, "table") | _named(lang, file))
    found = {}
    for key, entry in _named(lang, file).items():
        found[key] = wording.forms(entry.value)
        for attribute in entry.attributes:
            found[f"{key}.{attribute.id.name}"] = wording.forms(attribute.value)
    return found


def word(words: str, *, whole: bool = True) -> re.Pattern[str]:
    """Finds words in a sentence, in any capitals; where not ``whole``, they may have an ending."""
    # The half-space joins parts of one Persian word; "face-up" is "face up".
    spelled = "[ -]".join(map(re.escape, words.split()))
    end = r"(?![\w\u200c])" if whole else ""
    return re.compile(rf"(?<![\w\u200c]){spelled}{end}", re.IGNORECASE)


def where(lang: str, file: str, words: str) -> Iterator[str]:
    """The keys of a catalogue's messages in which ``words`` occur as whole words."""
    pattern = word(words)
    return (key for key, forms in wording(lang, file).items() if any(map(pattern.search, forms)))
