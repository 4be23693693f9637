"""What a name may be, wherever it comes from: a keyboard, the command line, a record."""

from __future__ import annotations

import re
import unicodedata

NAME_LIMIT = 24
"""The most characters of a name."""
JOINERS = "\u200c\u200d"
"""The half-space of Persian and its opposite: they mean something between two letters only."""
_FILLERS = "\u115f\u1160\u3164\uffa0"
"""Letters by class, but nothing is seen of them."""
_SEEN = ("L", "N", "P", "S")
_SEVERAL = re.compile(f"([{JOINERS}])[{JOINERS}]+")
_LONE = re.compile(f"(?<![^\\s])[{JOINERS}]|[{JOINERS}](?![^\\s])")
_SOME = 1000
"""Of a longer text the beginning is looked at."""


class NameFaultError(ValueError):
    """A string that is no name."""


def writable(typed: str) -> str:
    """``typed`` without what no name has: control characters, direction overrides, halves of pairs."""
    return "".join(char for char in typed if _writable(char))


def tidied(typed: str) -> str:
    """``typed`` as a name: without joiners that join nothing and surplus spaces, and not too long.

    Empty where nothing of it would be seen.
    """
    text, before = writable(" ".join(typed[:_SOME].split())), None
    while text != before:  # what is taken away may leave a joiner or a space alone
        before = text
        text = " ".join(_LONE.sub("", _SEVERAL.sub(r"\1", text)).split())[:NAME_LIMIT]
    return text if any(unicodedata.category(char)[0] in _SEEN for char in text) else ""


def sound_name(name: str) -> str:
    """``name``, if it is one: what tidying leaves as it is.

    Raises:
        NameFaultError: it is empty, too long, or holds what cannot be seen.
    """
    if not name or tidied(name) != name:
        raise NameFaultError(name)
    return name


def _writable(char: str) -> bool:
    if char in JOINERS:
        return True
    kind = unicodedata.category(char)
    noncharacter = ord(char) & 0xFFFE == 0xFFFE or "\ufdd0" <= char <= "\ufdef"
    return kind not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") and char not in _FILLERS and not noncharacter
