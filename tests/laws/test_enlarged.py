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
from tests.laws.enlarging import NAME, Asked, Survey
from tests.laws.figures import Figures, figures_of, meets
from tests.laws.growing import mean
from tests.laws.reading import NUMERALS, WORDS, sample_of
from tests.laws.walks import LARGER, Observer, Stop, Walk, observer


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


LARGER_BY = {1.5: Larger(1.05, 1.02, 1.0), 2.0: Larger(1.1, 1.07, 1.02)}
_READ_FROM_AFAR = 150
"""Pixels of the shorter side of a piece that need not grow."""
_ROUNDING = 1


@observer
class Enlarged(Observer):
    """What each step shows, and how large."""

    def __init__(self, *view: object) -> None:
        super().__init__(*view)  # type: ignore[arg-type]  # as it was called
        self.survey = Survey()

    def look(self, stop: Stop) -> None:
        compared = self.view in (*LARGER, *(view.usual for view in LARGER))
        if compared and not (stop.late or stop.choice):
            self.survey.look(stop.room, stop.reader)


def test_at_larger_text_whatever_a_question_shows_is_larger(usual: Walk, larger: Walk) -> None:
    scale, figures = larger.view.scale, figures_of(larger.title)
    least = LARGER_BY[scale]
    before, after = (each.found(Enlarged).survey.steps for each in (usual, larger))
    small = [
        line for each, then in zip(before, after, strict=True) for line in too_low(each, then, scale, figures)
    ]
    if not meets(larger.title, "test_at_larger_text_whatever_a_question_shows_is_larger"):
        pytest.skip("its shots are being changed")
    assert not small, sorted(set(small))
    assert any(each.choices for each in after), "choices were seen"
    for (question, kind), found in grown(before, after).items():
        wanted = least.printed if kind in figures.printed else least.choices
        assert mean(found) >= figures.grown(wanted), (question, kind)


def too_low(before: Asked, after: Asked, scale: float, figures: Figures) -> Iterator[tuple[object, ...]]:
    """The words that hardly grow and are not high enough already; what a picture leaves out is no matter.

    The name of who is to choose grows in the bar; in the narrow head of the panel it is no smaller.
    """
    assert before.question[0] == after.question[0]
    for piece in before.words.keys() & after.words.keys():
        named = 1.0 if piece == NAME else LARGER_BY[scale].words
        for text, was in before.words[piece].items():
            now = after.words[piece].get(text)
            enough = scale * (NUMERALS if sample_of(text).isdigit() else WORDS)
            grown = figures.grown(named)
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
