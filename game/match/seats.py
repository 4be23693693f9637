"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.match.names import kept_name
from game.rules.kernel.values import whole

PERSON, COMPUTER = "person", "computer"
KINDS = (PERSON, COMPUTER)
"""What moves a seat: somebody at the table, or the program. Phones and scripts would be further kinds."""
MOST_SEATS, _MOST_STYLES = 12, 99
"""No match has more seats, and no theme more styles of them; a file may say so."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player.

    Attributes:
        name: as typed.
        style: which of the theme's seat styles (colour and symbol).
        kind: who moves it, one of ``KINDS``.
        mind: how a computer thinks: its level and version; "" for a person.
    """

    name: str
    style: int
    kind: str = PERSON
    mind: str = ""

    @property
    def person(self) -> bool:
        """Whether somebody at the table moves it."""
        return self.kind == PERSON

    def to_plain(self) -> dict[str, Any]:
        """The seat as a record carries it; of persons only what they chose."""
        plain: dict[str, Any] = {"name": self.name, "style": self.style}
        return plain if self.person else {**plain, "kind": self.kind, "mind": self.mind}

    @classmethod
    def from_plain(cls, plain: Any, number: int = 1) -> Seat:
        """Read what :meth:`to_plain` wrote; whose name cannot be drawn is called by the ``number``.

        Raises:
            NameFaultError: the name is none.
            ValueError: the value has another shape.
        """
        match plain:
            case {"name": str(name), "style": style}:
                kind, mind = plain.get("kind", PERSON), plain.get("mind", "")
                if kind in KINDS and isinstance(mind, str):
                    return cls(kept_name(name, str(number)), whole(style, 0, _MOST_STYLES), kind, mind)
        raise ValueError("not a seat")
