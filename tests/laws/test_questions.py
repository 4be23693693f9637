"""Law of questions: at larger text the bar asks in letters that are no smaller than at 100 %."""

from __future__ import annotations

from tests.laws.hearing import say
from tests.laws.walks import Observer, Stop, Walk, observer

Question = tuple[int, int, str]
"""The stop of a walk, the step of its choice, and what is asked."""


@observer
class Questions(Observer):
    """How large the bar asks."""

    def __init__(self, *view: object) -> None:
        super().__init__(*view)  # type: ignore[arg-type]  # as it was called
        self.asked: dict[Question, int] = {}

    def look(self, stop: Stop) -> None:
        say(stop.room)
        self.asked[stop.number, stop.step, stop.room.look.bar.prompt] = stop.bar.lines[0].em
        self.seen += 1


def test_at_larger_text_no_question_is_asked_in_smaller_letters(usual: Walk, larger: Walk) -> None:
    before, after = (each.found(Questions).asked for each in (usual, larger))
    small = {question: (before[question], em) for question, em in after.items() if em < before[question]}
    assert before and before.keys() == after.keys() and not small
