"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: the name as typed, and which of the theme's seat styles (colour and symbol)."""

    name: str
    style: int

    def to_plain(self) -> dict[str, Any]:
        """The seat as a record's header carries it."""
        return {"name": self.name, "style": self.style}

    @classmethod
    def from_plain(cls, plain: Any) -> Seat:
        """Read what :meth:`to_plain` wrote.

        Raises:
            ValueError: the value has another shape.
        """
        match plain:
            case {"name": str(name), "style": int(style)} if name and style >= 0:
                name.encode()  # half a surrogate pair is no text: that, too, is a ValueError
                return cls(name, style)
        raise ValueError(f"not a seat: {plain!r}")
