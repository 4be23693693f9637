"""What a name may be, wherever it comes from: a keyboard, the command line, a record."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache

NAME_LIMIT = 24
"""The most characters of a name."""
JOINERS = "\u200c\u200d"
"""The half-space of Persian and its opposite: they mean something between two letters only."""
_FILLERS = "\u115f\u1160\u3164\uffa0"
"""Letters by class, but nothing is seen of them."""
_DRAWN = """
0020-007e 00a0-00ac 00ae-017f 018f 0192 01a0-01a1 01af-01b0 01f0 01fa-01ff 0218-021b 0237 0259 02bc
02c6-02c7 02c9 02d8-02dd 02f3 0300-0301 0303 0309 030f 0323 060c-060d 0610-0612 0615 061b 061f
0621-063a 063d 0640-0658 065a-065b 0660-0671 0674 0679 067c 067e 0681 0685-0686 0688-0689 0691 0693
0695-0696 0698 069a 06a0-06a1 06a4 06a9-06ad 06af 06b5 06ba 06bc-06be 06c0-06c3 06c6-06d0 06d2-06d5
06dc 06de 06e9 06f0-06f9 0762-0763 2000-200a 2010-2015 2017-201e 2020-2022 2025-2027 202f-2030
2032-2033 2039-203a 203c 2044 2074 207f 20a3-20a4 20a6-20ac 20b1 20b9-20ba 20bc-20bd 2105 2113 2116
2122 2126 212e 215b-215e 2202 2206 220e-220f 2211-2212 2215 221a 221e 222b 2248 2260 2264-2265 25ca
25cc fb01-fb04 fb50-fb51 fb56-fb59 fb66-fb6d fb7a-fb7d fb88-fb95 fb9e-fb9f fba5 fba7-fbb1 fbbf-fbc0
fbd3-fbdc fbde-fbdf fbe2-fbe3 fbe8-fbe9 fbfc-fbff fd3e-fd3f fdf2 fdfc fe70-fe74 fe76-fefc
"""
"""What the program's fonts have a picture of; tests hold it to them."""
_SEEN = ("L", "N", "P", "S")
_ALIKE = {
    **dict.fromkeys("يىېۍێ", "ی"),
    **dict.fromkeys("كڪګ", "ک"),
    **dict.fromkeys("ەھہۂ", "ه"),
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
    **dict.fromkeys("\u2018\u2019\u201b\u02bc\u2032`´", "'"),
    **dict.fromkeys("\u0640\u200c\u200d", ""),
    "ı": "i",
}
"""Letters and signs that one takes for another, or that are hardly seen: the long stroke, the half-space."""
_SEVERAL = re.compile(f"([{JOINERS}])[{JOINERS}]+")
_LONE = re.compile(f"(?<![^\\s])[{JOINERS}]|[{JOINERS}](?![^\\s])")
_SOME = 1000
"""Of a longer text the beginning is looked at."""


class NameFaultError(ValueError):
    """A string that is no name."""


def writable(typed: str) -> str:
    """``typed`` without what no name has: what is not seen, and what the program's fonts cannot draw."""
    text, kept = unicodedata.normalize("NFC", typed), None
    while text != kept:  # what is left may come together: a letter and the accent of one that is taken away
        kept = "".join(filter(_drawn, text))
        text = unicodedata.normalize("NFC", kept)
    return text


def undrawn(typed: str) -> bool:
    """Whether something of ``typed`` would be seen, if the program's fonts could draw it: an emoji."""
    return any(_writable(char) and not _drawn(char) for char in unicodedata.normalize("NFC", typed[:_SOME]))


def tidied(typed: str) -> str:
    """``typed`` as a name: without joiners that join nothing and surplus spaces, and not too long.

    Empty where nothing of it would be seen.
    """
    return _tidied(typed, writable)


def sound_name(name: str) -> str:
    """``name``, if it is one: what tidying leaves as it is.

    Raises:
        NameFaultError: it is empty, too long, or holds what cannot be seen or drawn.
    """
    if not name or tidied(name) != name:
        raise NameFaultError(name)
    return name


def look(name: str) -> str:
    """What the eye makes of a name: names with the same look are taken for one another.

    Capitals are small letters, digits of all scripts are the same, and so are letters of Persian and Arabic.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(_ALIKE.get(char, char) for char in plain)
    return " ".join("".join(_digit(char) for char in seen).split())


def first_unlike(names: Iterable[str], taken: Iterable[str]) -> str:
    """The first of endless ``names`` that has another look than all that are ``taken``."""
    looks = {look(name) for name in taken}
    return next(name for name in names if look(name) not in looks)


def kept_name(name: str, instead: str) -> str:
    """A name from a record, as far as it can be drawn; ``instead`` of one of which nothing can be.

    Raises:
        NameFaultError: it is none, whatever could be drawn: empty, too long, or with what is never seen.
    """
    if not name or _tidied(name, _visible) != name:
        raise NameFaultError(name)
    return tidied(name) or instead


def _tidied(typed: str, kept: Callable[[str], str]) -> str:
    text, before = kept(" ".join(typed[:_SOME].split())), None
    while text != before:  # what is taken away may leave a joiner or a space alone
        before = text
        text = " ".join(_LONE.sub("", _SEVERAL.sub(r"\1", text)).split())[:NAME_LIMIT]
    return text if any(unicodedata.category(char)[0] in _SEEN for char in text) else ""


def _digit(char: str) -> str:
    value = unicodedata.decimal(char, None)
    return char if value is None else str(value)


def _visible(typed: str) -> str:
    """``typed`` without control characters, direction overrides, halves of pairs."""
    return "".join(char for char in typed if _writable(char))


@cache
def _drawable() -> frozenset[str]:
    ranges = (word.split("-") for word in _DRAWN.split())
    return frozenset(chr(code) for each in ranges for code in range(int(each[0], 16), int(each[-1], 16) + 1))


def _drawn(char: str) -> bool:
    return char in JOINERS or (char in _drawable() and _writable(char))


def _writable(char: str) -> bool:
    if char in JOINERS:
        return True
    kind = unicodedata.category(char)
    noncharacter = ord(char) & 0xFFFE == 0xFFFE or "\ufdd0" <= char <= "\ufdef"
    return kind not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") and char not in _FILLERS and not noncharacter
