"""Every title with every number of players and every set of options: what the laws are tried on.

A new title gets the laws for free by standing in ``game.tables.table.TITLES``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from game.rules.kernel.rules import AnyRules, GameConfig, OptionValue
from game.tables.table import TITLES, Table, Title, find_title
from tests.kernel.toy_table import TOY, WORDS

MOST_OPTION_SETS = 4
"""A title with more sets of options is tried with the first value of each option varied alone."""

_WORDS = Path(__file__).resolve().parents[2] / "assets" / "lang"


@dataclass(frozen=True)
class Case:
    """A title, the number of players and the options."""

    title: Title
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def name(self) -> str:
        """A readable name for the report and for the process that replays the case."""
        return "-".join([self.title.id, str(self.seats), *(f"{k}={v}" for k, v in self.options)])

    @property
    def words(self) -> Path:
        """The folder of the title's catalogues."""
        return WORDS if self.title is TOY else _WORDS

    def rules(self) -> AnyRules:
        """The rules of the case."""
        return self.title.rules(dict(self.options))

    def table(self) -> Table:
        """The presentation of the case."""
        return self.title.table(self.rules())

    def config(self, seed: int) -> GameConfig:
        """A game of the case."""
        return GameConfig(self.seats, seed, dict(self.options))


def _option_sets(title: Title) -> list[tuple[tuple[str, OptionValue], ...]]:
    options = title.rules({}).info.options
    names = [option.id for option in options]
    sets = [tuple(zip(names, values, strict=True)) for values in product(*(o.choices for o in options))]
    if len(sets) <= MOST_OPTION_SETS:
        return sets
    default = {option.id: option.choices[0] for option in options}
    alone = [{**default, o.id: value} for o in options for value in o.choices[1:]]
    return [tuple(each.items()) for each in [default, *alone]]


@cache
def cases() -> tuple[Case, ...]:
    """All cases, the toy title last."""
    titles = [*(find_title(id) for id in TITLES), TOY]
    return tuple(
        Case(title, seats, options)
        for title in titles
        for options in _option_sets(title)
        for seats in title.rules({}).info.seats
    )


def find_case(name: str) -> Case:
    """The case with this name."""
    return next(case for case in cases() if case.name == name)
