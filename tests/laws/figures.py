"""What a title reaches beyond the plain laws, and what it has nothing of: beside the title, with its reason.

A title that says nothing is held to the plain laws, and must have something of all they are about. Where that
is not so, ``tests/<title>/figures.py`` says so in ``FIGURES``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

Within = Callable[[str, str, tuple[int, int], bool], float | None]
"""The size of what a piece in a slot shows in a room of this size, at larger text or not.

None where that fills it.
"""

_PLAIN = 0.92
"""What the bar, which grows with the text, leaves of a table that is arranged in one way only."""
_ARRANGED = 0.96
"""What a row of tabs above everything and the bar leave of one that is arranged for larger text."""


Head = tuple[int, tuple[str, ...]]
"""Points, and the badges beside them; whoever is to act has none."""


@dataclass(frozen=True, slots=True)
class OnPanels:
    """What stands beside the names on a title's panels.

    Attributes:
        heads: points and badges.
        shots: those of the table in which panels lie otherwise, besides the tabs.
        most: the most points that there is room for beside a name in a shot at this text size, of who leads
            or not; then there is none for badges. None: there is room for all.
    """

    heads: tuple[Head, ...] = ((7, ()), (48, ()))
    shots: tuple[str, ...] = ()
    most: Callable[[str, float, str, bool], int | None] = lambda *_: None

    def beside(self, shot: str, scale: float, name: str, leads: bool, *, acts: bool) -> Iterator[Head]:
        """What may stand beside a name."""
        most = self.most(shot, scale, name, leads)
        for points, badges in self.heads:
            if most is None or points <= most:
                yield points, () if acts or most is not None else badges


@dataclass(frozen=True, slots=True)
class Figures:
    """What a title is held to.

    Attributes:
        nothing: laws and other tests, by their names, that meet nothing in this title, each with the reason.
        arranged: it has an arrangement of its own for larger text; any other only loses what the bar takes.
        choices: at 150 and 200 % the choices of each shot together grow by this at least.
        all_choices: the choices of all shots together.
        printed: the kinds of what lies on a map that is seen whole: as large as the room leaves it.
        within: the size of what has a size of its own within a picture.
        stands: which kinds of pieces stand for which others where room is scarce, as the same picture.
        upright: the kinds of slots whose pictures are as high as these are, however narrow.
        never_one: its messages whose bare numbers are never one, which need no singular.
        panels: what stands beside names.
        step: seconds that trying and judging an action takes on one core of 2.5 GHz, with the most players.
    """

    nothing: Mapping[str, str] = field(default_factory=dict)
    arranged: bool = False
    choices: float = 1.0
    all_choices: float = 1.0
    printed: frozenset[str] = frozenset()
    within: Within | None = None
    stands: Mapping[str, str] = field(default_factory=dict)
    upright: frozenset[str] = frozenset()
    never_one: frozenset[str] = frozenset()
    panels: OnPanels = field(default_factory=OnPanels)
    step: float = 310e-6

    @property
    def least(self) -> float:
        """No piece is drawn smaller at larger text than this share of its size at 100 %."""
        return _ARRANGED if self.arranged else _PLAIN

    def grown(self, wanted: float) -> float:
        """What is to grow by ``wanted`` in a title that is arranged for larger text."""
        return wanted if self.arranged else _PLAIN


@cache
def figures_of(title: str) -> Figures:
    """The figures of a title; the plain ones where it has none of its own."""
    module = f"tests.{title}.figures"
    if find_spec(f"tests.{title}") is None or find_spec(module) is None:
        return Figures()
    found: Figures = import_module(module).FIGURES
    return found


def meets(title: str, law: str) -> bool:
    """Whether a law, or another test, meets something in a title."""
    return law not in figures_of(title).nothing
