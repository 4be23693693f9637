"""Mixed left-to-right and right-to-left text: levels of a paragraph, and the order of its runs on a line.

The levels come from python-bidi, which knows no isolates; they are resolved here as the Unicode algorithm
says: the outside sees a neutral character in their place, the inside is a paragraph of its own. Isolates
nested more deeply than any sentence needs are passed over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any
from unicodedata import bidirectional, mirrored

from bidi import algorithm
from bidi.mirror import MIRRORED

LRI, RLI, FSI, PDI = "\u2066", "\u2067", "\u2068", "\u2069"
OBJECT = "\ufffc"
_OPENERS = (LRI, RLI, FSI)
_DEEPEST = 8
_INVISIBLE = frozenset((*_OPENERS, PDI, "\u200e", "\u200f", "\u061c"))
"""Characters that steer the order and have no glyph: they are never handed to the font."""
_KINDS = frozenset("L R AL EN ES ET AN CS NSM B S WS ON BN LRE LRO RLE RLO PDF".split())
"""The classes of characters that the library has rules for."""
_NEUTRAL, _SIGNS = frozenset("WS ON B S BN".split()), frozenset("ES ET CS NSM".split())
_NUMBERS, _RIGHT = frozenset("EN AN".split()), frozenset("R AL".split())
_LEFTWARD = _NEUTRAL | _SIGNS | _RIGHT
_RIGHTWARD = _NEUTRAL | _SIGNS | {"L", "EN"}


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of one line that reads in one direction; ``text`` in logical order."""

    text: str
    rtl: bool


@dataclass(frozen=True, slots=True)
class Stretch:
    """Where in a line a piece begins and ends that reads in one direction."""

    start: int
    end: int
    rtl: bool


@lru_cache(maxsize=2048)
def levels(text: str, rtl: bool) -> tuple[int, ...]:
    """The embedding level of every character of a paragraph: odd ones read from right to left.

    Args:
        text: one paragraph.
        rtl: the base direction, that of the language of the screen.
    """
    return tuple(_levels(text, int(rtl)))


def runs(text: str, rtl: bool) -> tuple[Run, ...]:
    """The runs of a one-line paragraph, from left to right."""
    return line_runs(text, levels(text, rtl))


def line_runs(line: str, line_levels: Sequence[int]) -> tuple[Run, ...]:
    """The runs of a line cut from a paragraph, from left to right; the levels are the paragraph's."""
    shown = (Run(seen(line[s.start : s.end]), s.rtl) for s in stretches(line_levels))
    return tuple(run for run in shown if run.text)


def stretches(line_levels: Sequence[int]) -> tuple[Stretch, ...]:
    """The pieces of a line that read in one direction, from left to right."""
    found: list[tuple[int, Stretch]] = []
    at = 0
    for level, same in groupby(line_levels):
        end = at + sum(1 for _ in same)
        found.append((level, Stretch(at, end, level % 2 == 1)))
        at = end
    return tuple(stretch for _, stretch in _reordered(found))


def carried(rows: Sequence[str]) -> tuple[str, ...]:
    """The lines of one sentence, each of which reads by itself as it does in the sentence.

    An isolate takes its direction from all that it holds, and one that is open where a line ends is opened
    again on the next: else a comma jumps before the word that it follows.
    """
    said = " ".join(rows)
    if len(rows) == 1 or not any(opener in said for opener in _OPENERS):
        return tuple(rows)
    found, opened, at = list[str](), list[str](), 0
    settled = _settled(said)
    for row in rows:
        kept, part = "".join(opened), settled[at : at + len(row)]
        for char in part:
            if char in _OPENERS:
                opened.append(char)
            elif char == PDI and opened:
                opened.pop()
        found.append(kept + part + PDI * len(opened))
        at += len(row) + 1
    return tuple(found)


def _settled(text: str) -> str:
    """The same with every isolate's direction named."""
    found, starts = list(text), [at for at, char in enumerate(text) if char == FSI]
    for at in starts:
        inside = text[at + 1 : _isolates(text[at:]).get(0, len(text)) + at]
        found[at] = RLI if _first_strong(inside) else LRI
    return "".join(found)


def seen(text: str) -> str:
    """``text`` without what only steers the order."""
    return "".join(char for char in text if char not in _INVISIBLE)


def visual(text: str, rtl: bool) -> str:
    """The characters as they stand on the line from left to right, for tests and logs."""
    return "".join(
        "".join(MIRRORED.get(c, c) if mirrored(c) else c for c in reversed(run.text)) if run.rtl else run.text
        for run in runs(text, rtl)
    )


def _reordered(found: list[tuple[int, Stretch]]) -> list[tuple[int, Stretch]]:
    """Rule L2: from the highest level down to the lowest odd one, reverse what is at it or above."""
    highest = max((level for level, _ in found), default=0)
    for level in range(highest, 0, -1):
        ordered: list[tuple[int, Stretch]] = []
        for high, group in groupby(found, key=lambda run: run[0] >= level):
            stretch = list(group)
            ordered += reversed(stretch) if high else stretch
        found = ordered
    return found


def _levels(text: str, base: int, depth: int = 0) -> list[int]:
    """Levels with ``base`` as the paragraph's level, isolates resolved."""
    if not any(opener in text for opener in _OPENERS):
        return _plain_levels(text, base)
    spans = _isolates(text) if depth < _DEEPEST else {}
    inner: dict[int, list[int]] = {}
    outer: list[str] = []
    places: list[int] = []
    at = 0
    while at < len(text):
        end = spans.get(at)
        places.append(at)
        outer.append(text[at] if end is None else OBJECT)
        if end is not None:
            inner[at] = _inside(text[at], text[at + 1 : end], depth + 1)
            at = end
        at += 1
    result = [base] * len(text)
    for place, level in zip(places, _plain_levels("".join(outer), base), strict=True):
        result[place] = level
        if place in inner:
            # The content lies one level or two above its surroundings; opener and closer keep it apart.
            lift = 2 * ((base + 2) // 2)
            end = spans[place]
            result[place + 1 : end] = [lift + deeper for deeper in inner[place]]
            if end < len(text):
                result[end] = level
    return result


def _isolates(text: str) -> dict[int, int]:
    """Where each outermost isolate opens, and where it closes (the end of the text if it does not)."""
    found: dict[int, int] = {}
    opened: list[int] = []
    for at, char in enumerate(text):
        if char in _OPENERS:
            opened.append(at)
        elif char == PDI and opened:
            start = opened.pop()
            if not opened:
                found[start] = at
    if opened:
        found[opened[0]] = len(text)
    return found


def _inside(opener: str, content: str, depth: int) -> list[int]:
    return _levels(content, _first_strong(content) if opener == FSI else int(opener == RLI), depth)


def _first_strong(content: str) -> int:
    depth = 0
    for char in content:
        depth += (char in _OPENERS) - (char == PDI)
        kind = bidirectional(char)
        if depth == 0 and kind in ("L", "R", "AL"):
            return int(kind != "L")
    return 0


def _plain_levels(text: str, base: int) -> list[int]:
    """Levels of text without isolates."""
    return easy_levels(text, base) or resolved_levels(text, base)


def easy_levels(text: str, base: int) -> list[int] | None:
    """The same where they need not be resolved; None where they do.

    Nearly all that is said is easy: it reads in one direction, in Persian with numbers at most that no sign
    touches. The library would take most of the time in which words are measured.
    """
    kinds = [kind if kind in _KINDS else "BN" for kind in map(bidirectional, text)]
    found = frozenset(kinds)
    if found <= (_LEFTWARD if base else _RIGHTWARD):
        return [base] * len(text)
    return _numbered(kinds) if base and found <= _LEFTWARD | _NUMBERS else None


def _numbered(kinds: Sequence[str]) -> list[int] | None:
    """Of text from right to left with numbers; None where a sign beside one may be part of it."""
    result: list[int] = []
    before = ""
    for kind in kinds:
        if kind == "BN":
            result.append(result[-1] if result else 1)
            continue
        if (kind in _NUMBERS and before in _SIGNS) or (kind in _SIGNS and before in _NUMBERS):
            return None
        result.append(2 if kind in _NUMBERS else 1)
        before = kind
    return result


def resolved_levels(text: str, base: int) -> list[int]:
    """Levels of text without isolates, from python-bidi."""
    storage: dict[str, Any] = algorithm.get_empty_storage()
    storage["base_level"], storage["base_dir"] = base, "LR"[base]
    algorithm.get_embedding_levels(text, storage)
    for at, char in enumerate(storage["chars"]):
        char["at"] = at
        if char["type"] not in _KINDS:
            # A closer without an opener, a character that no standard knows yet: they do nothing.
            char["type"] = "BN"
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    found = {char["at"]: int(char["level"]) for char in storage["chars"]}
    result: list[int] = []
    for at in range(len(text)):
        # Characters that the algorithm drops (the non-joiner) go with the one before them.
        result.append(found.get(at, result[-1] if result else base))
    return result
