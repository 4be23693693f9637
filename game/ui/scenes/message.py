"""Short dialogs: something to know, something to decide, a pad that vanished."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.kernel.text import Text
from game.ui.scenes.scene import Scene
from game.ui.services import Services

Answer = tuple[str, Callable[[], None]]
"""A button: message key of its label, and what it does once the dialog has gone."""


class MessageScene(Scene):
    """A message above whatever is on screen, with one button for each answer.

    Args:
        services: the program's services.
        message: what happened, where, and what to do; or a question.
        answers: the buttons, the safest first; Back takes the last one. Empty: a single OK.
        say: turns the message into words; None: the catalogue does.
    """

    opaque = False

    def __init__(
        self,
        services: Services,
        message: Text,
        answers: Sequence[Answer] = (),
        say: Callable[[Text], str] | None = None,
    ) -> None:
        self.services = services


class PadLostScene(Scene):
    """A seated pad vanished: the match waits until it is back or another device takes over.

    The first button pressed on any device takes over; so does plugging a pad in. Start and Escape are no
    exception: nobody can be locked out.

    Args:
        services: the program's services.
        name: the player whose pad it was.
        style: the player's seat style.
        on_resume: called with the device that takes over, after the dialog has gone.
    """

    opaque = False

    def __init__(self, services: Services, name: str, style: int, on_resume: Callable[[str], None]) -> None:
        self.services = services
