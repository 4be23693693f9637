"""A toast: a message in the bar after a press, and when it ends."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.kernel.text import Text

_LEAST, _LETTERS = 5.0, 14
"""Seconds for which a toast stands at least, and letters that are read in one."""


class Toast:
    """Keeps a toast until the eye is elsewhere, or it has been read; the last action waits for that.

    Args:
        narrate: says it in the language of now.
    """

    def __init__(self, narrate: Callable[[Text], str]) -> None:
        self._narrate = narrate
        self._message: Text | None = None
        self._lasting = False
        self._at: str | None = None
        self._left = 0.0

    @property
    def words(self) -> str:
        """What is said; "" for nothing."""
        return self._narrate(self._message) if self._message else ""

    def say(self, message: Text | None, at: str | None = None, *, lasting: bool = False) -> None:
        """Say something.

        Args:
            message: what is said; None: no more.
            at: the focus id that a pointer is on; None for wherever it is found next.
            lasting: it stays until it has been read, wherever the pointer goes.
        """
        self._message, self._at, self._lasting = message, at, lasting
        self._left = max(_LEAST, len(self.words) / _LETTERS)

    def dismiss(self) -> bool:
        """Say no more. False if nothing was said."""
        spoke, self._message = self._message is not None, None
        return spoke

    def pointer_at(self, id: str | None) -> bool:
        """The pointer is on ``id``: of another thing nothing more is said there. True if that ends it."""
        if id is None or self._lasting:
            return False
        self._at = self._at or id
        return id != self._at and self.dismiss()

    def update(self, dt: float) -> bool:
        """Let time pass. True if that ends it."""
        self._left -= dt
        return self._left <= 0 and self.dismiss()
