"""What comes of a question to the adviser: it is told once, kept from others, dropped, or failed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from game.brains.thought import Thought
from game.rules.kernel.action import Action, act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.text import Text, text
from game.ui.play.hints import Hints
from game.ui.play.match import Match

if TYPE_CHECKING:
    from game.desk.choice_progress import ChoiceProgress
    from game.desk.desk import Desk
    from game.ui.play.play_input import PlayInput
    from game.ui.table.view import TableView


class Adviser:
    """Says what it is told to say; counts."""

    def __init__(self) -> None:
        self.failures = self.dropped = 0
        self.says: Thought | None = None
        self.asked: list[Any] = []

    def ask(self, question: Any) -> None:
        self.asked.append(question)

    def thought(self) -> Thought | None:
        return self.says

    def drop(self) -> None:
        self.dropped += 1


class Question:
    """A table at which seat 1 is asked; notes what is said and where the focus is led."""

    revision, hidden, seat = 5, False, 1
    viewer: int | None = None

    def __init__(self, *actions: Action) -> None:
        decision = Decision(1, text("toy-prompt"), actions)
        self.adviser: Adviser | None = Adviser()
        self.choosing: Any = Choosing(decision)
        self.told: list[str] = []
        self.led: list[Action] = []
        self.sitting = self
        self.table = SimpleNamespace(verb=lambda action: text(action.verb), describe=text)
        self.narrator = SimpleNamespace(say=lambda message: message.key)

    @property
    def seen_choosing(self) -> Any:
        return self.choosing

    def seen(self) -> Any:
        return "seen by", self.viewer

    def dismiss_toast(self) -> None:
        pass

    def say(self, message: Text, *, lasting: bool = False) -> None:
        self.told.append(message.key)

    def await_advice(self, words: Text | None) -> None:
        self.told.append(words.key if words else "")

    def lead(self, action: Action, words: Text, then: object = None) -> None:
        self.led.append(action)
        self.told.append(words.key)

    def hints(self) -> Hints:
        match = cast("Match", SimpleNamespace(adviser=self.adviser))
        return Hints(
            match,
            cast("Desk", self),
            cast("TableView", self),
            cast("PlayInput", self),
            cast("ChoiceProgress", self),
        )


TAKE, LEAVE = act(1, "take", "gem", "button.done"), act(1, "leave", "button.end")


def test_an_answer_is_told_once_when_it_has_come() -> None:
    table = Question(TAKE, LEAVE)
    hints, adviser = table.hints(), table.adviser
    assert adviser is not None
    assert hints.update() is False
    hints.ask()
    (asked,) = adviser.asked
    assert (asked.seat, asked.at, asked.view) == (1, 5, ("seen by", None))
    assert hints.update() is False and table.told == ["play-advice-wait"]
    adviser.says = Thought(TAKE, reasons=(text("why"),))
    assert hints.update() is True and table.told[1:] == ["", "play-advice"] and table.led == [TAKE]
    assert hints.update() is False
    hints.ask()
    adviser.says = Thought(LEAVE)
    assert hints.update() is True and table.told[-1] == "play-advice-plain"


def test_a_question_is_dropped_with_its_table_and_only_if_there_was_one() -> None:
    table = Question(TAKE, LEAVE)
    hints, adviser = table.hints(), table.adviser
    assert adviser is not None
    hints.drop()
    assert adviser.dropped == 0
    hints.ask()
    hints.drop()
    hints.drop()
    assert adviser.dropped == 1
    adviser.says = Thought(TAKE)
    assert hints.update() is False and table.led == []


def test_that_thinking_failed_is_told_each_time_it_did() -> None:
    table = Question(TAKE, LEAVE)
    hints, adviser = table.hints(), table.adviser
    assert adviser is not None
    for failures in (1, 2):
        adviser.failures = failures
        assert hints.update() is True and hints.update() is False
    assert table.told == ["", "play-thinking-failed"] * 2


def test_without_an_adviser_or_a_choice_nothing_is_asked_and_it_is_said_why() -> None:
    table = Question(TAKE, LEAVE)
    table.adviser = None
    hints = table.hints()
    hints.ask()
    hints.drop()
    assert hints.update() is False and table.told == ["play-advice-later"]
    table = Question(TAKE, LEAVE)
    table.choosing, table.hidden = None, True
    table.hints().ask()
    assert table.told == ["play-no-peek"] and table.adviser is not None and table.adviser.asked == []


def test_who_looks_at_secrets_is_advised_with_them_and_nobody_else() -> None:
    table = Question(TAKE, LEAVE)
    hints = table.hints()
    for table.viewer in (1, None):
        hints.ask()
        assert table.adviser is not None
        assert table.adviser.asked[-1].view == ("seen by", table.viewer)


@pytest.mark.parametrize("changed", [{"revision": 6}, {"seat": 0}, {"viewer": 1}, {"seat": None}])
def test_a_question_dies_with_the_view_that_asked_it(changed: dict[str, Any]) -> None:
    table = Question(TAKE, LEAVE)
    hints = table.hints()
    hints.ask()
    assert table.adviser is not None
    table.adviser.says = Thought(TAKE)
    for name, value in changed.items():
        setattr(table, name, value)
    assert hints.update() is True and table.told[-1] == "" and table.adviser.dropped == 1
    assert hints.update() is False and table.led == []
