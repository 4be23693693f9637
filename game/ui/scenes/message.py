"""Something to know or to decide, above whatever is on screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.kernel.text import Text, text
from game.ui.services import Services
from game.ui.widgets.dialog import Answer, Dialog

Choice = tuple[str, Callable[[], object]]
"""A button: message key of its label, and what it does once the message has gone."""


class MessageScene(Dialog):
    """A message with one button for each answer.

    Args:
        services: the program's services.
        message: what happened, where, and what to do; or a question.
        answers: the buttons, what most people want first; Back takes the last one. Empty: a single OK.
        say: turns the message into words (a narrator's ``say``); None: the catalogue does.
    """

    width = 1000

    def __init__(
        self,
        services: Services,
        message: Text,
        answers: Sequence[Choice] = (),
        say: Callable[[Text], str] | None = None,
    ) -> None:
        given = [Answer(key, text(key), then) for key, then in answers]
        super().__init__(
            services, say(message) if say else message, given or [Answer("ok", text("common-ok"))]
        )
