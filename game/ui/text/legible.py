"""Any string as one that can be drawn: what has no picture is shown as a sign, what has no end is cut."""

from __future__ import annotations

import re

LINE = 400
"""The most characters of a line that are drawn; a screen has room for far fewer."""
PARAGRAPH = 4000
"""The most characters of a paragraph that are drawn."""
_ELLIPSIS = "…"
_SIGN = "\ufffd"
_BREAKS = re.compile("\r\n?|[\u2028\u2029]")
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
"""Control characters, direction overrides, halves of surrogate pairs, and what Unicode says is none."""


def legible(text: str, most: int = PARAGRAPH) -> str:
    """``text`` with newlines as its only control characters, at most ``most`` characters long."""
    if len(text) > most:
        text = text[: most - 1] + _ELLIPSIS
    return text if text.isprintable() else _UNSEEN.sub(_SIGN, _BREAKS.sub("\n", text).replace("\t", " "))


def one_line(text: str) -> str:
    """The same as a line: what would begin another is a space."""
    return legible(text, LINE).replace("\n", " ")
