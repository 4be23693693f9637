"""The ways between scenes, and what a new match is made of. The program's wiring provides the ways."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

import pygame

from game.match.journal import FileJournal
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rules import OptionValue
from game.tables.table import Face


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match to be started.

    Attributes:
        title: id in the catalogue of titles.
        seats: the players in turn order.
        devices: for each seat the only device that may act for it ("pad:3"); None: any device may.
        options: the title's options that were chosen.
        seed: of the match; None: a fresh one is drawn.
    """

    title: str
    seats: tuple[Seat, ...]
    devices: tuple[str | None, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int | None = None

    def handed(self, seat: int, device: str) -> MatchPlan:
        """The same with ``device`` for ``seat``."""
        devices = tuple(device if at == seat else own for at, own in enumerate(self.devices))
        return replace(self, devices=devices)

    def rotated(self) -> MatchPlan:
        """The same again, with the next player to begin."""
        seats, devices = self.seats[1:] + self.seats[:1], self.devices[1:] + self.devices[:1]
        return replace(self, seats=seats, devices=devices, seed=None)


@dataclass(slots=True)
class Match:
    """A match that is being played: how it was planned, its session and its record."""

    plan: MatchPlan
    session: Session
    journal: FileJournal


class Flow(Protocol):
    """Where a scene may lead. Each way clears what lay on the stack."""

    def menu(self) -> None:
        """To the menu."""

    def set_up(self, plan: MatchPlan | None = None) -> None:
        """To the setup of a new match, filled in from ``plan``."""

    def start(self, plan: MatchPlan) -> None:
        """Play a new match."""

    def resume(self, path: Path) -> None:
        """Go on with the record at ``path``; a damaged one leads to a message."""

    def recover(self, path: Path, session: Session) -> None:
        """Go on with what was rescued from the damaged record at ``path``, in a new record beside it."""

    def quit(self) -> None:
        """Leave the program."""


class Painter(Protocol):
    """Makes the pictures of a title's pieces."""

    def paint(self, piece: str, face: Face, size: tuple[int, int], count: int = 1) -> pygame.Surface:
        """The picture of ``piece``, fitted into ``size`` pixels."""

    def board(self, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of the board that everything lies on; None where the table itself is the board."""
