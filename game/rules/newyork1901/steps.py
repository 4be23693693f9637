"""The steps of a turn: legal actions are listed by themselves, what is refused beside them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import TypeVar

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.frames import Candidate, Handler, free
from game.rules.kernel.text import Text
from game.rules.newyork1901.components import card_kind
from game.rules.newyork1901.lists import Lists
from game.rules.newyork1901.state import Boom, Build, Extra, Grab, State, Turn

F = TypeVar("F", Turn, Grab, Build, Boom, Extra)


class StepRules(Handler[State, F]):
    """A step of a turn. Its legal actions are listed in order by themselves: that is where speed counts.

    Args:
        lists: what is legal on the board.
    """

    def __init__(self, lists: Lists) -> None:
        self.lists, self.sites = lists, lists.sites

    @abstractmethod
    def legal(self, state: State, seat: int) -> list[Action]:
        """The legal actions, in canonical order."""

    @abstractmethod
    def refused(self, state: State, seat: int, legal: list[Action]) -> Iterator[Candidate]:
        """What else the player might want, with what stands in the way."""

    @abstractmethod
    def question(self, state: State, frame: F, legal: list[Action]) -> Text:
        """What is asked."""

    def candidates(self, state: State, frame: F) -> Iterator[Candidate]:
        """The legal actions, then what is refused."""
        legal = self.legal(state, frame.seat)
        yield from free(legal)
        yield from self.refused(state, frame.seat, legal)

    def prompt(self, state: State, frame: F, seat: int) -> Text:
        """The question, which follows from what is legal."""
        return self.question(state, frame, self.legal(state, seat))

    def decisions(self, state: State, frame: F) -> tuple[Decision, ...]:
        """The legal actions alone."""
        legal = self.legal(state, frame.seat)
        if not legal:
            return ()
        alike = _alike({action.targets[0] for action in legal if action.verb == "claim"})
        return (Decision(frame.seat, self.question(state, frame, legal), tuple(legal), alike=alike),)


def _alike(cards: set[str]) -> tuple[frozenset[str], ...]:
    """Those of some land cards that claim the same lots, where there are several."""
    groups: dict[tuple[str, int], list[str]] = {}
    for card in cards:
        groups.setdefault(card_kind(card), []).append(card)
    if len(groups) == len(cards):
        return ()
    return tuple([frozenset(kin) for _, kin in sorted(groups.items()) if len(kin) > 1])


def placed(legal: Iterable[Action]) -> set[str]:
    """The buildings among the legal actions."""
    return {action.targets[0] for action in legal if action.verb in ("build", "demolish")}
