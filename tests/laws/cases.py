"""Every title with every number of players and every set of options: what the laws are tried on.

A new title gets the laws for free by standing in ``game.tables.registry.TITLES``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, cycle, product
from pathlib import Path
from typing import TypeVar
from zlib import crc32

from game.rules.kernel.rules import AnyRules, GameConfig, GameInfo, OptionValue
from game.tables.registry import TITLES, find_title
from game.tables.table import Table
from game.tables.title import Title
from tests.budget import LAWS
from tests.toy.house import assets

MOST_OPTION_SETS = 16
"""A title with more sets of options is tried with options varied alone, in pairs, and all at once."""
FEW_OPTION_SETS, SOME_OPTION_SETS = 4, 8
"""So few are tried with every number of players; up to so many, each on all the games."""
GAMES = (("random", 1), ("greedy", 1), ("random", 2))
"""Policy and seed of the games that there are to try a law on."""
Options = tuple[tuple[str, OptionValue], ...]


@dataclass(frozen=True)
class Case:
    """A title, the number of players and the options; a ``brief`` one is tried on one game only."""

    title: Title
    seats: int
    options: Options = ()
    brief: bool = False

    @property
    def name(self) -> str:
        """A readable name for the report and for the process that replays the case."""
        return "-".join([self.title.id, str(self.seats), *(f"{k}={v}" for k, v in self.options)])

    @property
    def tried(self) -> tuple[tuple[str, int], ...]:
        """The games that laws are tried on: as many as the budget has; which is first goes by the name."""
        first = crc32(self.name.encode()) % len(GAMES)
        return (*GAMES[first:], *GAMES[:first])[: 1 if self.brief else LAWS]

    @property
    def words(self) -> Path:
        """The folder of the title's catalogues."""
        return assets() / "lang"

    def rules(self) -> AnyRules:
        """The rules of the case."""
        return self.title.rules(dict(self.options))

    def table(self) -> Table:
        """The presentation of the case."""
        return self.title.table(self.rules())

    def config(self, seed: int) -> GameConfig:
        """A game of the case."""
        return GameConfig(self.seats, seed, dict(self.options))


def additions(title: str) -> dict[str, OptionValue]:
    """Every option that adds something, switched on."""
    options = find_title(title).rules({}).info.options
    return {option.id: True for option in options if option.choices == (False, True)}


def _option_sets(title: Title) -> list[Options]:
    """The sets of options that a title is tried with; those that exclude one another are left out."""
    info = title.rules({}).info
    names = [option.id for option in info.options]
    sets = [tuple(zip(names, values, strict=True)) for values in product(*(o.choices for o in info.options))]
    if len(sets) > MOST_OPTION_SETS:
        sets = _varied(info)
    return [each for each in sets if info.clash(dict(each)) is None]


def _varied(info: GameInfo) -> list[Options]:
    """The defaults; each other value alone and with each of another option; the last values of all."""
    default = info.chosen({})
    others = [(option.id, value) for option in info.options for value in option.choices[1:]]
    pairs = [pair for pair in combinations(others, 2) if pair[0][0] != pair[1][0]]
    last = tuple((option.id, option.choices[-1]) for option in info.options)
    changes: list[Options] = [(), *((other,) for other in others), *pairs, last]
    return list(dict.fromkeys(tuple((default | dict(change)).items()) for change in changes))


def _cases_of(title: Title) -> Iterator[Case]:
    """Few sets of options are tried with every number of players.

    Of many, the defaults and the last set with every number, the others with the fewest players, or, where
    these are not all the sets there are, with a number that takes its turn; of very many these are brief.
    """
    sets, seats = _option_sets(title), title.rules({}).info.seats
    turns = seats if len(sets) > MOST_OPTION_SETS else seats[:1]
    for number, options in enumerate(sets):
        whole = len(sets) <= FEW_OPTION_SETS or number in (0, len(sets) - 1)
        brief = not whole and len(sets) > SOME_OPTION_SETS
        for count in seats if whole else [turns[number % len(turns)]]:
            yield Case(title, count, options, brief)


@cache
def cases() -> tuple[Case, ...]:
    """All cases."""
    return tuple(case for id in TITLES for case in _cases_of(find_title(id)))


T = TypeVar("T")


def looks(ways: Sequence[T]) -> Iterator[tuple[str, T]]:
    """Each title looked at in one of the ``ways``, the next one in the next; in the soak in all of them."""
    if LAWS > 1:
        yield from product(TITLES, ways)
    else:
        yield from zip(TITLES, cycle(ways), strict=False)


def find_case(name: str) -> Case:
    """The case with this name."""
    return next(case for case in cases() if case.name == name)
