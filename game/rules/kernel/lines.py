"""Words that people write into files: one line, not too long, and all of it can be seen."""

from __future__ import annotations

import unicodedata

LONGEST = 200
"""The most letters of a line."""
_JOINERS = "\u200c\u200d"
"""The half-space of Persian and its opposite: between two letters they shape them, so they are seen."""
_BREAKS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"


class LineError(ValueError):
    """A word that is no line. The message goes on after its name: ``has 201 letters, more than 200``."""


def line(word: str) -> str:
    """``word``, if it is one line that can be read.

    Raises:
        LineError: it is too long, has several lines, or holds what cannot be seen; says which character.
    """
    if len(word) > LONGEST:
        raise LineError(f"has {len(word):,} letters, more than {LONGEST}")
    char = unseen(word)
    if char and char in _BREAKS:
        raise LineError(f"has more than one line (U+{ord(char):04X})")
    if char:
        raise LineError(f"holds U+{ord(char):04X}, which cannot be seen there")
    return word


def unseen(word: str) -> str:
    """The first character of ``word`` of which nothing can be seen; empty if there is none.

    Spaces of all widths can be seen, and joiners between two letters.
    """
    if word.isprintable():
        return ""
    return next((char for at, char in enumerate(word) if not _plain(word, at) and not _space(char)), "")


def spelled(word: str) -> str:
    """``word`` with what cannot be seen, or looks like a common space, spelled out."""
    if word.isprintable():
        return word
    return "".join(char if _plain(word, at) else ascii(char)[1:-1] for at, char in enumerate(word))


def _plain(word: str, at: int) -> bool:
    """Whether the character at ``at`` is seen where it stands."""
    if word[at] not in _JOINERS:
        return word[at].isprintable()
    return 0 < at < len(word) - 1 and _letter(word[at - 1]) and _letter(word[at + 1])


def _letter(char: str) -> bool:
    """Letters with their marks and numbers are joined, and so are signs (of which one is made)."""
    return unicodedata.category(char)[0] in "LMN" or unicodedata.category(char) == "So"


def _space(char: str) -> bool:
    return unicodedata.category(char) == "Zs"
