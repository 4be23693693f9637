"""What a new match is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rules import OptionValue


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match to be started.

    Attributes:
        title: id in the catalogue of titles.
        seats: the players in turn order, each with its kind.
        devices: for each seat the only device that may act for it ("pad:3"); None: any device may.
        options: the title's options that were chosen.
        seed: of the match; None: a fresh one is drawn.
    """

    title: str
    seats: tuple[Seat, ...]
    devices: tuple[str | None, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int | None = None

    @classmethod
    def of(cls, session: Session) -> MatchPlan:
        """The plan that a session was made from, any device acting for anybody."""
        config, seats = session.config, session.seats
        return cls(session.rules.info.id, seats, (None,) * len(seats), config.options, config.seed)

    def handed(self, seat: int, device: str) -> MatchPlan:
        """The same with ``device`` for ``seat``."""
        devices = tuple(device if at == seat else own for at, own in enumerate(self.devices))
        return replace(self, devices=devices)

    def rotated(self) -> MatchPlan:
        """The same again, with the next player to begin."""
        seats, devices = self.seats[1:] + self.seats[:1], self.devices[1:] + self.devices[:1]
        return replace(self, seats=seats, devices=devices, seed=None)
