"""Law of larger text: whatever a question shows is larger at 150 and 200 %, unless it is large already.

Measured on what is really written at each step of the choices of whole games: what can be chosen, and every
word or number on the pictures of the board, the sheets and the own panel.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from game.rules.kernel.ids import kind_of
from game.tables.registry import TITLES, find_title
from tests.budget import LAWS
from tests.laws.cases import additions
from tests.laws.enlarging import NAME, Asked, Surveyor
from tests.laws.growing import mean
from tests.laws.reading import NUMERALS, WORDS, ZERO, sample_of
from tests.room import Sit

pytestmark = pytest.mark.usefixtures("words_only")


@dataclass(frozen=True, slots=True)
class Larger:
    """By how much what is asked for grows at a text size.

    Attributes:
        words: words and numbers, each by its height, up to the least height times the text size.
        choices: what can be chosen, by the square root of its area, each kind on the average of a question.
        printed: what can be chosen on a board that is seen whole, which is as large as the room leaves it.
    """

    words: float
    choices: float
    printed: float


LARGER = {1.5: Larger(1.05, 1.02, 1.0), 2.0: Larger(1.1, 1.07, 1.02)}
PRINTED = {"newyork1901": {"lot", "site", "worker"}, "mombasa": {"base", "region"}}
"""What lies on the maps, among which somebody chooses who sees all of the map."""
_READ_FROM_AFAR = 150
"""Pixels of the shorter side of a piece that need not grow."""
_ROUNDING = 1


def tables() -> Iterator[tuple[str, int, bool, str, int]]:
    """The fewest at the bare title, and the most with all that can be added; in a soak everybody."""
    for title in TITLES:
        seats = find_title(title).rules({}).info.seats
        yield title, seats[0], False, "en", 4
        yield title, seats[-1], True, "fa", 4
        for seed in range(5, 3 + LAWS):
            yield from ((title, players, bool(seed % 2), "en", seed) for players in seats)
            yield from ((title, players, not seed % 2, "fa", seed) for players in seats)


@pytest.mark.parametrize(("title", "players", "everything", "language", "seed"), tables())
def test_at_larger_text_whatever_a_question_shows_is_larger(
    sit: Sit, title: str, players: int, everything: bool, language: str, seed: int
) -> None:
    match = title, players, everything, language, seed
    usual, *larger = (surveyed(sit, scale, *match) for scale in (1.0, *LARGER))
    assert len(usual) > 6
    for (scale, least), steps in zip(LARGER.items(), larger, strict=True):
        small = [
            line for before, after in zip(usual, steps, strict=True) for line in too_low(before, after, scale)
        ]
        assert not small, (scale, sorted(set(small)))
        found = grown(usual, steps)
        assert found, "choices were seen"
        for (question, kind), ratios in found.items():
            wanted = least.printed if kind in PRINTED.get(title, ()) else least.choices
            assert mean(ratios) >= wanted, (scale, question, kind)


def surveyed(
    sit: Sit, scale: float, title: str, players: int, everything: bool, language: str, seed: int
) -> list[Asked]:
    """Every step of the questions of a match at a text size."""
    options = additions(title) if everything else {}
    with pytest.MonkeyPatch.context() as patch:
        room = sit(
            players, title=title, options=options, language=language, size=(1920, 1080), text_scale=scale
        )
        return list(Surveyor(room, patch).survey(seed))


def too_low(before: Asked, after: Asked, scale: float) -> Iterator[tuple[object, ...]]:
    """The words that hardly grow and are not high enough already; what a picture leaves out is no matter.

    The name of who is to choose grows in the bar; in the narrow head of the panel it is no smaller. A small
    Persian zero alone is as tall as other digits already: when they grow it only becomes no smaller.
    """
    assert before.question[0] == after.question[0]
    for piece in before.words.keys() & after.words.keys():
        for text, was in before.words[piece].items():
            now = after.words[piece].get(text)
            enough = scale * (NUMERALS if sample_of(text).isdigit() else WORDS)
            grown = 1.0 if piece == NAME or sample_of(text) == ZERO else LARGER[scale].words
            if now is not None and now + _ROUNDING < min(was * grown, enough):
                yield after.question, kind_of(piece), text, was, now


def grown(usual: list[Asked], steps: list[Asked]) -> dict[tuple[tuple[str, str], str], list[float]]:
    """By how much each kind of choice of each question is larger."""
    found = defaultdict[tuple[tuple[str, str], str], list[float]](list)
    for before, after in zip(usual, steps, strict=True):
        missing = before.choices.keys() - after.choices.keys()
        assert not missing, (after.question, missing)
        for choice, (wide, high) in before.choices.items():
            size = after.choices[choice]
            if min(size) < _READ_FROM_AFAR:
                found[after.question, kind_of(choice)].append(((size[0] * size[1]) / (wide * high)) ** 0.5)
    return found
