"""A line that is being written: its text, the cursor in it, and what is selected."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import bidirectional

from game.match.names import writable


@dataclass(slots=True)
class EditLine:
    """One line of text with a cursor that may stand anywhere.

    Attributes:
        text: what is written, with only such characters as a name may have.
        limit: the most characters.
        cursor: how many characters stand before it.
        anchor: the other end of the selection; where the cursor is if nothing is selected.
    """

    text: str
    limit: int
    cursor: int = -1
    anchor: int = -1

    def __post_init__(self) -> None:
        if self.cursor < 0:
            self.cursor = self.anchor = len(self.text)

    @property
    def selection(self) -> tuple[int, int]:
        """Where what is selected begins and ends."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    @property
    def selected(self) -> str:
        """What is selected."""
        start, end = self.selection
        return self.text[start:end]

    @property
    def leftward(self) -> int:
        """What the arrow to the left does to the cursor: the first letter says which way the text runs."""
        kinds = (bidirectional(char) for char in self.text)
        strong = next((kind for kind in kinds if kind in ("L", "R", "AL")), "L")
        return -1 if strong == "L" else 1

    def write(self, typed: str) -> None:
        """Insert ``typed`` at the cursor in place of the selection, as far as there is room.

        If none of it can be drawn, the selection stays.
        """
        start, end = self.selection
        room = self.limit - len(self.text) + (end - start)
        fresh = writable("".join(" " if char.isspace() else char for char in typed[: 4 * self.limit]))[:room]
        if typed and not fresh:
            return
        self.text = self.text[:start] + fresh + self.text[end:]
        self.cursor = self.anchor = start + len(fresh)

    def erase(self, step: int) -> None:
        """Take away what is selected, else the character before (-1) or after (+1) the cursor."""
        if self.cursor == self.anchor:
            self.anchor = self._within(self.cursor + step)
        self.write("")

    def move(self, to: int, *, select: bool = False) -> None:
        """Put the cursor at ``to``; with ``select`` the selection grows or shrinks with it."""
        self.cursor = self._within(to)
        if not select:
            self.anchor = self.cursor

    def step(self, step: int, *, select: bool = False) -> None:
        """Move the cursor by one character; a selection that is given up leaves it at its end."""
        if self.cursor != self.anchor and not select:
            self.move(self.selection[step > 0])
        else:
            self.move(self.cursor + step, select=select)

    def edit(self, way: str, *, select: bool = False) -> None:
        """What an editing key does: left, right, start, end, delete, all."""
        match way:
            case "left" | "right":
                self.step(self.leftward if way == "left" else -self.leftward, select=select)
            case "start":
                self.move(0, select=select)
            case "end":
                self.move(len(self.text), select=select)
            case "delete":
                self.erase(1)
            case "all":
                self.anchor, self.cursor = 0, len(self.text)

    def _within(self, at: int) -> int:
        return min(max(at, 0), len(self.text))
