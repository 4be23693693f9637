"""A match that is being set up: who sits where, and why it cannot start yet. Without screen or devices."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.match.names import look, tidied
from game.match.plan import MatchPlan
from game.match.seats import COMPUTER, PERSON, Seat
from game.rules.kernel.rules import GameInfo, Option, OptionValue
from game.rules.kernel.text import Text, text


@dataclass(slots=True)
class Chair:
    """A seat that is being taken.

    Attributes:
        name: as typed so far.
        style: which of the theme's seat styles.
        device: the only one that may act for it; None: any may.
        mind: the level of the computer that moves it; "" for a person.
    """

    name: str
    style: int
    device: str | None = None
    mind: str = ""

    def seat(self) -> Seat:
        """The seat as the match knows it."""
        return Seat(tidied(self.name), self.style, COMPUTER if self.mind else PERSON, self.mind)


@dataclass(slots=True)
class PlanDraft:
    """What the setup screen changes.

    Attributes:
        title: id of the title.
        info: the facts about it.
        chairs: in turn order.
        options: the choices that differ from the title's defaults.
        styles: how many seat styles there are to choose from.
        own_pads: every seat has a pad of its own.
    """

    title: str
    info: GameInfo
    styles: int
    chairs: list[Chair] = field(default_factory=list)
    options: dict[str, OptionValue] = field(default_factory=dict)
    own_pads: bool = False

    @property
    def least(self) -> int:
        """The fewest players the title takes."""
        return self.info.seats[0]

    @property
    def most(self) -> int:
        """The most players the title takes."""
        return self.info.seats[-1]

    @property
    def full(self) -> bool:
        """Whether nobody else can sit down."""
        return len(self.chairs) >= self.most

    def free_styles(self, besides: int | None = None) -> tuple[int, ...]:
        """The styles that nobody has; the one of the chair ``besides`` counts as free."""
        taken = {chair.style for place, chair in enumerate(self.chairs) if place != besides}
        return tuple(style for style in range(self.styles) if style not in taken)

    def add(self, name: str, device: str | None = None, mind: str = "") -> int:
        """Somebody sits down in the first free style; returns the place.

        Raises:
            ValueError: the table is full.
        """
        if self.full:
            raise ValueError("the table is full")
        self.chairs.append(Chair(name, self.free_styles()[0], device, mind))
        return len(self.chairs) - 1

    def place_for_person(self) -> int | None:
        """Where the next person sits down: on a computer's seat if there is one, else behind the last."""
        for place, chair in enumerate(self.chairs):
            if chair.mind:
                return place
        return None if self.full else len(self.chairs)

    def sit_down(self, place: int, name: str, device: str | None = None) -> None:
        """A person takes the seat at ``place``: a computer's, which goes, or a new one behind the last."""
        if place == len(self.chairs):
            self.add(name, device)
        else:
            self.chairs[place] = replace(self.chairs[place], name=name, device=device, mind="")

    def welcome(self, chair: Chair) -> None:
        """Somebody from an earlier match sits down, in the old style if there is one and nobody has it."""
        free = self.free_styles()
        self.chairs.append(replace(chair, style=chair.style if chair.style in free else free[0]))

    def offered(self, option: Option) -> tuple[OptionValue, ...]:
        """The values of ``option`` that go together with what else is chosen."""
        return tuple(value for value in option.choices if self._clash(option, value) is None)

    def barred(self, option: Option) -> Mapping[str, OptionValue]:
        """What else is chosen and keeps a value of ``option`` from being chosen; empty if nothing does."""
        clashes = (self._clash(option, value) for value in option.choices)
        found: Mapping[str, OptionValue] = next((clash for clash in clashes if clash), {})
        return {name: value for name, value in found.items() if name != option.id}

    def remove(self, place: int) -> None:
        """Somebody leaves the table."""
        del self.chairs[place]

    def move(self, place: int, step: int) -> int:
        """Change places with the neighbour; returns the new place (the same at the end of the row)."""
        other = place + step
        if not 0 <= other < len(self.chairs):
            return place
        self.chairs[place], self.chairs[other] = self.chairs[other], self.chairs[place]
        return other

    def shuffle(self, below: Callable[[int], int]) -> None:
        """A random order; ``below(n)`` gives a random number from 0 to n - 1."""
        for last in range(len(self.chairs) - 1, 0, -1):
            pick = below(last + 1)
            self.chairs[last], self.chairs[pick] = self.chairs[pick], self.chairs[last]

    def take(self, place: int, device: str) -> bool:
        """A pad takes the seat at ``place``. False if one of them has another already."""
        chair = self.chairs[place]
        if chair.mind or chair.device is not None or self.seated(device):
            return False
        chair.device = device
        return True

    def seated(self, device: str) -> bool:
        """Whether somebody plays with ``device`` already."""
        return any(chair.device == device for chair in self.chairs)

    def trouble(self, game: str, pads: Collection[str]) -> Text | None:
        """Why the match cannot start, None if it can; ``game`` is the title's name, ``pads`` are there."""
        count = len(self.chairs)
        if count < self.least:
            return text("setup-need-more", game=game, least=self.least, missing=self.least - count)
        if count > self.most:
            return text("setup-need-fewer", game=game, most=self.most)
        return self._wrong_names() or (self._wrong_pads(pads) if self.own_pads else None)

    def plan(self) -> MatchPlan:
        """The match as it stands."""
        seats = tuple(chair.seat() for chair in self.chairs)
        devices = tuple(chair.device if self.own_pads else None for chair in self.chairs)
        return MatchPlan(self.title, seats, devices, dict(self.options))

    def _clash(self, option: Option, value: OptionValue) -> Mapping[str, OptionValue] | None:
        return self.info.clash({**self.options, option.id: value})

    def _wrong_names(self) -> Text | None:
        names = [tidied(chair.name) for chair in self.chairs]
        if not all(names):
            return text("setup-no-name")
        looks = [look(name) for name in names]
        twice = _first_twice(looks)
        if twice is None:
            return None
        first, second = names[looks.index(looks[twice])], names[twice]
        if first.casefold() == second.casefold():
            return text("setup-same-name", name=second)
        return text("setup-alike-names", first=first, second=second)

    def _wrong_pads(self, pads: Collection[str]) -> Text | None:
        for chair in self.chairs:
            if chair.device is not None and chair.device not in pads:
                return text("setup-pad-gone", name=chair.name)
        held = [chair for chair in self.chairs if chair.device is not None]
        twice = _first_twice([str(chair.device) for chair in held])
        if twice is None:
            return None
        first = next(chair for chair in held if chair.device == held[twice].device)
        return text("setup-same-pad", first=first.name, second=held[twice].name)


def _first_twice(values: Sequence[str]) -> int | None:
    """The index of the first value that was there before."""
    return next((i for i, value in enumerate(values) if value in values[:i]), None)
