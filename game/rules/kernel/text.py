"""Messages without words: a key of the catalogue and its parameters.

Rules, records and logs carry these; only the screen turns them into a language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

Value = int | str | bool
"""What events carry and files hold."""


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the catalogue: ``key`` with named parameters.

    A parameter may be a number, a word, another message, a piece id (written ``@card.1``: the reader asks the
    title for the piece's name) or a seat (written ``seat:0``, shown as the player's name).
    """

    key: str
    values: tuple[tuple[str, Part], ...] = field(default=())

    def dict(self) -> dict[str, Part]:
        """The parameters by name."""
        return dict(self.values)


Part = Value | Text
"""What a message may speak of."""

Said = TypeVar("Said", Text, str)
"""A message, or words that are said as they are."""


def text(key: str, **values: Part) -> Text:
    """A message with named parameters."""
    return Text(key, tuple(sorted(values.items())))


def seat_ref(seat: int) -> str:
    """A seat as a message parameter; the screen puts the player's name there."""
    return f"seat:{seat}"


def piece_ref(piece: str) -> str:
    """A piece or place as a message parameter; the screen puts what the title calls it there."""
    return f"@{piece}"


def listed(parts: Sequence[Said], nothing: Text | None = None) -> Said | Text:
    """Several things as one: "a, b and c"; ``nothing`` where there are none.

    Raises:
        ValueError: there are none, and nothing to say instead.
    """
    if not parts:
        if nothing is None:
            raise ValueError("an empty list of messages")
        return nothing
    *before, last = parts
    return text("common-and", list=in_a_row(before), last=last) if before else last


def in_a_row(parts: Sequence[Said]) -> Said | Text:
    """Entries side by side, each with its value: "a: 1, b: 2"; at least one."""
    said: Said | Text = parts[0]
    for following in parts[1:]:
        said = text("common-comma", list=said, last=following)
    return said
