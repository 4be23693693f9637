"""Messages without words: a key of the catalogue and its parameters.

Rules, records and logs carry these; only the screen turns them into a language.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the catalogue: ``key`` with named parameters.

    A parameter may be a number, a word, a piece id (the catalogue's reader asks the title for the
    piece's name) or a seat, which is written ``seat:0`` and shown as the player's name.
    """

    key: str
    values: tuple[tuple[str, Value], ...] = field(default=())

    def dict(self) -> dict[str, Value]:
        """The parameters by name."""
        return dict(self.values)


def text(key: str, **values: Value) -> Text:
    """A message with named parameters."""
    return Text(key, tuple(sorted(values.items())))


def seat_ref(seat: int) -> str:
    """A seat as a message parameter; the screen puts the player's name there."""
    return f"seat:{seat}"
