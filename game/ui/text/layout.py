"""Sentences in one of the ways to say them, in lines of the sizes that are tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from game.ui.text.sentences import Sentence
from game.ui.text.wrapping import Wrapped, even, flat, joined, kept, least_height, wrapped
from game.ui.text.writer import Writer


class TextLayout:
    """What is to be set; what one way of setting it has found out the next ones know.

    Args:
        writer: measures words.
        sentences: all of it; those that say nothing are left out, but for the last one.
        words: which of the words of the others may be taken, if not all.

    Attributes:
        upper: the sentences above the last one, with the words that may be taken.
        done: the last one.
        ways: whether each of the upper ones can be said in more ways than one.
        above: the upper ones in lines, by the share of their size and the width.
        apart: those lines, each sentence below the one before it.
        joined: those lines, the second sentence behind the first; None where that is no way.
        kept: the last one in lines, by its size and the width.
        least: no fewer pixels than these are all lines high together; by the share of their size and that of
            the last one, the width and that of the last one.
    """

    def __init__(
        self,
        writer: Writer,
        sentences: Sequence[Sentence],
        words: Callable[[Sentence], Sentence] | None = None,
    ) -> None:
        *others, done = sentences
        found = [each for each in others if each.words]
        self.done, self.ways = done, tuple(len(each.words) > 1 for each in found)
        upper = self.upper = tuple(map(words, found)) if words else tuple(found)

        @cache
        def above(share: float, width: int) -> tuple[Wrapped, ...]:
            return tuple(wrapped(writer, each, each.em(share), width) for each in upper)

        @cache
        def least(share: float, last: float, width: int, whole: int) -> int:
            high = sum(least_height(writer, each, share, width) for each in upper)
            return high + least_height(writer, done, last, whole)

        self.above, self.least = above, least
        self.apart = cache(lambda *way: flat([even(writer, each) for each in above(*way)]))
        self.joined = cache(lambda *way: joined(writer, *above(*way)))
        self.kept = cache(lambda em, width: kept(writer, done, em, width))
