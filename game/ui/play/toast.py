"""A toast: a message in the bar after a press, and when it ends."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.kernel.text import Text

_LEAST = 5.0
"""The least seconds that a toast stays."""
_LETTERS = 14
"""Letters that are read in a second."""


class Toast:
    """Keeps a toast until the eye is elsewhere, or it has been read; the last action waits for that.

    Whatever it says ends with the position that it is about.

    Args:
        narrate: says it in the language of now.
        revision: that of the match.
        on_gone: called when it has been read, or the eye is elsewhere.
    """

    def __init__(
        self,
        narrate: Callable[[Text], str],
        revision: Callable[[], int] = lambda: 0,
        on_gone: Callable[[], None] = lambda: None,
    ) -> None:
        self._narrate, self._revision, self._on_gone = narrate, revision, on_gone
        self._said: Text | None = None
        self._about = 0
        self._lasting = False
        self._refuses = False
        self._at: str | None = None
        self._left = 0.0

    @property
    def words(self) -> str:
        """What is said; "" for nothing."""
        return self._narrate(self._message) if self._message else ""

    @property
    def shown(self) -> tuple[str, bool]:
        """What is said, and whether it refuses a press."""
        return self.words, self._refuses

    @property
    def _message(self) -> Text | None:
        return self._said if self._about == self._revision() else None

    def say(
        self, message: Text | None, at: str | None = None, *, lasting: bool = False, refuses: bool = False
    ) -> None:
        """Say something.

        Args:
            message: what is said; None: no more.
            at: the focus id that a pointer is on; None for wherever it is found next.
            lasting: it stays until it has been read, wherever the pointer goes.
            refuses: a press is refused, or asked for once more.
        """
        self._said, self._about = message, self._revision()
        self._at, self._lasting, self._refuses = at, lasting, refuses
        self._left = max(_LEAST, len(self.words) / _LETTERS)

    def hush(self) -> bool:
        """Say no more, as something is pressed. False if nothing was said."""
        spoke, self._said = self._message is not None, None
        return spoke

    def dismiss(self) -> bool:
        """Say no more: nobody reads it. False if nothing was said."""
        if spoke := self.hush():
            self._on_gone()
        return spoke

    def pointer_at(self, id: str | None) -> bool:
        """The pointer is on ``id``: a toast about another thing ends, unless it lasts. True if it ended."""
        if id is None or self._lasting:
            return False
        self._at = self._at or id
        return id != self._at and self.dismiss()

    def update(self, dt: float) -> bool:
        """Let time pass. True if that ends it."""
        self._left -= dt
        return self._left <= 0 and self.dismiss()
