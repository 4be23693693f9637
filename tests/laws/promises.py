"""What previews promise, and what came of it: each message of a preview beside what it is held to.

A title says in ``tests/<title>/promises.py`` how each of its messages is kept: ``KEPT`` finds what was said
and what came, ``WORDS`` are those that give no figure. A message in neither fails the law.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, play
from game.rules.kernel.text import Part, Text
from game.rules.kernel.values import clone

MOST_STEPS = 60
"""No turn has more steps, whoever plays."""
Values = Mapping[str, Any]
"""What a message speaks of, by name."""
Pairs = Iterator[tuple[object, object]]
"""What was said, and what came."""
Keeper = Callable[["Course", Values], Pairs]


@dataclass
class Course:
    """An action that is carried out, and what comes of it.

    Attributes:
        rules: of the title.
        before: the position before it.
        action: what is done.
        told: its preview.
        rng: chooses what is done after it.
        after: the position right after it.
        all_events: what happened till then.
    """

    rules: AnyRules
    before: Any
    action: Action
    told: tuple[Text, ...]
    rng: Rng

    def __post_init__(self) -> None:
        self.seat = self.action.player
        self.after = clone(self.before)
        self.all_events = tuple(play(self.rules, self.after, self.action).events)

    @property
    def had(self) -> Any:
        """The player before the action."""
        return self.before.players[self.seat]

    @property
    def has(self) -> Any:
        """The same player after it."""
        return self.after.players[self.seat]

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What the action brought about, without the turn that begins next."""
        return tuple(_until_turn(self.all_events))

    @property
    def turn(self) -> tuple[Event, ...]:
        """The same, and what came with the rest of the turn, whatever was chosen there."""
        return self._rest[0]

    @property
    def asked(self) -> Mapping[str, int]:
        """Between how many things was chosen in the rest of the turn, by the verb of the choice."""
        return self._rest[1]

    @cached_property
    def _rest(self) -> tuple[tuple[Event, ...], Mapping[str, int]]:
        events, state, asked = list(self.events), clone(self.after), dict[str, int]()
        over = len(events) < len(self.all_events)
        for _ in range(MOST_STEPS):
            decisions = self.rules.decisions(state)
            if over or [decision.player for decision in decisions] != [self.seat]:
                break
            asked |= Counter(action.verb for action in decisions[0].actions)
            more = play(self.rules, state, self.rng.pick(decisions[0].actions)).events
            own = list(_until_turn(more))
            events += own
            over = len(own) < len(more)
        return tuple(events), asked

    def again(self, action: Action, times: int) -> tuple[Any, int]:
        """The position after doing this too, so often as it is possible, and how often that was."""
        state = clone(self.after)
        for done in range(times):
            if not any(action in decision.actions for decision in self.rules.decisions(state)):
                return state, done
            play(self.rules, state, action)
        return state, times

    def of(self, kind: str, *, turn: bool = False) -> list[Values]:
        """What the events of a kind tell that befell its player."""
        events = self.turn if turn else self.events
        return [e.data for e in events if e.kind == kind and e.data.get("seat") == self.seat]

    def total(self, kind: str, name: str, *, turn: bool = False) -> int:
        """The sum of a number of these events."""
        return sum(int(each[name]) for each in self.of(kind, turn=turn))


def keepers(title: str) -> tuple[Mapping[str, Keeper], frozenset[str]]:
    """How the messages of a title's previews are kept, and those that give no figure."""
    module = import_module(f"tests.{title}.promises")
    return module.KEPT, module.WORDS


def figures(said: Text) -> Iterator[tuple[str, int]]:
    """The numbers of a message by name; whom it is about is none."""
    for name, value in said.values:
        if isinstance(value, int) and not isinstance(value, bool) and name != "seat":
            yield name, value


def leaves(said: Part, key: str) -> Iterator[Values]:
    """The parameters of every message of this key within another."""
    if isinstance(said, Text):
        values = said.dict()
        if said.key == key:
            yield values
        for part in values.values():
            yield from leaves(part, key)


def counted(said: Iterable[Part], key: str, name: str) -> Counter[str]:
    """How many of what, by the messages of this key within others: their ``count`` by their ``name``."""
    found: Counter[str] = Counter()
    for values in (values for each in said for values in leaves(each, key)):
        found[str(values[name])] += int(str(values["count"]))
    return found


def _until_turn(events: Iterable[Event]) -> Iterator[Event]:
    for event in events:
        if event.kind == "turn":
            return
        yield event
