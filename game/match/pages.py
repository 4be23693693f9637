"""The lines of a record that count: whoever reads one, writes one or lists it goes by the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from game.match.entries import Entry

_STAYS = {"seat", "program"}
"""The lines that are not taken back with the actions around them."""


class Pages:
    """A record as it would be written anew: whatever was taken back is left out.

    Args:
        header: the first line, as the file has it.
    """

    def __init__(self, header: bytes) -> None:
        self._header = header
        self._lines: list[tuple[Entry, bytes]] = []
        self._actions: list[tuple[int, int]] = []
        """The place of each action among the lines, and who acted."""

    def __len__(self) -> int:
        return len(self._lines) + 1

    def add(self, entry: Entry, line: bytes) -> None:
        """Take in the next line.

        Args:
            entry: what it says.
            line: as the file has it.

        Raises:
            ValueError: it does not fit what stands before it: that many actions are not there.
        """
        match entry:
            case {"undo": count}:
                self._take_back(count)
            case {"retract": seat}:
                self._retract(seat)
            case _:
                if "a" in entry:
                    self._actions.append((len(self._lines), entry["a"][0]))
                self._lines.append((entry, line))

    def entries(self) -> Iterator[Entry]:
        """What counts, from the first line after the header on."""
        return (entry for entry, _ in self._lines)

    def last(self) -> list[Entry]:
        """What stands behind the last action, the latest first."""
        return list(takewhile(lambda entry: "a" not in entry, (entry for entry, _ in reversed(self._lines))))

    def whole(self) -> bytes:
        """The record."""
        return self._header + b"".join(line for _, line in self._lines)

    def _take_back(self, count: int) -> None:
        """The last actions go, with the turns that they began; who sits where, and what wrote it, stays."""
        if not 0 < count <= len(self._actions):
            raise ValueError(f"{count} of {len(self._actions)} actions cannot be taken back")
        start, _ = self._actions[-count]
        del self._actions[-count:]
        self._lines[start:] = [each for each in self._lines[start:] if _STAYS & each[0].keys()]

    def _retract(self, seat: int) -> None:
        """The last action of a seat goes; what others did since stays."""
        numbers = reversed(range(len(self._actions)))
        last = next((number for number in numbers if self._actions[number][1] == seat), None)
        if last is None:
            raise ValueError(f"seat {seat} has done nothing that could be taken back")
        place, _ = self._actions.pop(last)
        del self._lines[place]
        self._actions[last:] = [(at - 1, acted) for at, acted in self._actions[last:]]
