"""What a title promises the engine: the Rules protocol and the facts about a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol, TypeVar

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event, Outcome
from game.rules.kernel.frames import Candidate
from game.rules.kernel.quoting import quoted
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import Text

OptionValue = str | bool | int


class RulesError(ValueError):
    """A configuration, action or data file that the rules cannot accept; the message is for people."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice offered at setup: ``choices`` in the order shown, the first is the default."""

    id: str
    choices: tuple[OptionValue, ...]

    def takes(self, value: object) -> bool:
        """Whether ``value`` is one of the choices; 1 is not ``True``, though Python finds them equal."""
        return any(type(value) is type(choice) and value == choice for choice in self.choices)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The facts about a title.

    Attributes:
        id: the title's short name, also its package and data folder.
        version: raised whenever the outcome of some action changes, so old records are recognised.
        seats: the player counts that the title allows, ascending.
        minutes: usual length, shown at setup.
        options: choices at setup.
        board: fingerprint of the map that the title is played on, empty if it has none.
        excluded: options that do not go together: no game may have all the values of one of these.
        first: who begins: the first seat, or a player whom setup draws.
    """

    id: str
    version: int
    seats: tuple[int, ...]
    minutes: int
    options: tuple[Option, ...] = ()
    board: str = ""
    excluded: tuple[Mapping[str, OptionValue], ...] = ()
    first: Literal["seat", "drawn"] = "seat"

    def chosen(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Every option with its value: as in ``options``, else the default."""
        return {option.id: options.get(option.id, option.choices[0]) for option in self.options}

    def clash(self, options: Mapping[str, OptionValue]) -> Mapping[str, OptionValue] | None:
        """The values in ``options`` that do not go together, if there are such."""
        full = self.chosen(options)
        return next((values for values in self.excluded if values.items() <= full.items()), None)


@dataclass(frozen=True, slots=True)
class GameConfig:
    """What a game is started with."""

    seats: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points from one source; ``label`` is a message key."""

    label: str
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """A player's score: ``total`` is the sum of the lines.

    ``criteria`` are compared in order before the total, ``tie_breaks`` after it, higher wins; ``rank`` is 1
    for the winner and shared by players whom nothing tells apart.
    """

    seat: int
    total: int
    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[ScoreLine, ...] = ()
    rank: int = 0
    criteria: tuple[ScoreLine, ...] = ()


class GameState(Protocol):
    """What every title's state has besides its own fields: the randomness still to come."""

    rng: int


S = TypeVar("S", bound=GameState)


class Rules(Protocol[S]):
    """The rules of one title with its options fixed. Stateless: all that changes is in the state."""

    info: GameInfo
    state_type: type[S]

    def setup(self, config: GameConfig, rng: Rng) -> S:
        """The position before the first decision. Raises RulesError for an impossible configuration."""

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Who is asked what. Empty: the game is over. Several: all of them at once, in any order."""

    def candidates(self, state: S) -> Iterable[Candidate]:
        """What those who are asked might want, legal or not, the refused with their obstacle."""

    def refuse(self, state: S, seat: int, target: str, picked: Sequence[str] = ()) -> Text | None:
        """Why ``seat`` cannot pick ``target`` after ``picked``; None for what is legal or says nothing."""

    def apply(self, state: S, action: Action, out: Outcome) -> None:
        """Carry out a legal action on ``state``. Trusts its caller: see :func:`play`."""

    def view(self, state: S, seat: int | None) -> S:
        """A copy as ``seat`` may know it (None: what everybody may), secrets replaced by placeholders."""

    def resample(self, view: S, seat: int | None, rng: Rng) -> S:
        """A full state that agrees with ``view`` in everything ``seat`` knows, the rest drawn at random."""

    def scores(self, state: S) -> tuple[Score, ...]:
        """The scores by seat: always answerable, final when the game is over."""

    def invariants(self, state: S) -> Iterable[str]:
        """The invariants that ``state`` violates (conservation of cards, coins ...): none of a sound one."""


def check_config(info: GameInfo, config: GameConfig) -> None:
    """Refuse what a title cannot be started with.

    Raises:
        RulesError: the title does not allow this player count, these options or all of them together.
    """
    if config.seats not in info.seats:
        raise RulesError(f"{info.id}: {config.seats} players; it takes {', '.join(map(str, info.seats))}")
    offered = {option.id: option for option in info.options}
    for name, value in config.options.items():
        if name not in offered or not offered[name].takes(value):
            known = offered[name].choices if name in offered else "no such option"
            raise RulesError(f"{info.id}: option {quoted(name)}={quoted(value)}; it takes {known}")
    clash = info.clash(config.options)
    if clash:
        values = " and ".join(f"{name}={value}" for name, value in clash.items())
        raise RulesError(f"{info.id}: {values} do not go together; change one of them")


def start(rules: Rules[S], config: GameConfig) -> S:
    """Set up a game.

    Raises:
        RulesError: the title does not allow this player count or these options.
    """
    info = rules.info
    check_config(info, config)
    rng = Rng(config.seed)
    state = rules.setup(GameConfig(config.seats, config.seed, info.chosen(config.options)), rng)
    state.rng = rng.state
    return state


def play(rules: Rules[S], state: S, action: Action) -> Outcome:
    """Carry out a legal action with the state's own randomness; returns what happened."""
    rng = Rng(state.rng)
    out = Outcome(rng)
    rules.apply(state, action, out)
    state.rng = rng.state
    return out


def ranked(scores: Iterable[Score]) -> tuple[Score, ...]:
    """The scores with their ranks filled in: by criteria, total and tie-breaks, higher first."""
    listed = tuple(scores)

    def strength(score: Score) -> tuple[int, ...]:
        before, after = ([line.points for line in lines] for lines in (score.criteria, score.tie_breaks))
        return (*before, score.total, *after)

    return tuple(replace(s, rank=1 + sum(strength(o) > strength(s) for o in listed)) for s in listed)


AnyRules = Rules[Any]
"""Rules of whichever title: what the match and the table hold."""

__all__ = [
    "AnyRules",
    "Event",
    "GameConfig",
    "GameInfo",
    "GameState",
    "Option",
    "OptionValue",
    "Rules",
    "RulesError",
    "Score",
    "ScoreLine",
    "check_config",
    "play",
    "ranked",
    "start",
]
