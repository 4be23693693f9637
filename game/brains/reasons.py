"""Why a move is good: what it changes for the better, counted where it has been carried out.

A title declares what it counts (`Measure`, `Lead`), or says what else is true of a move in functions of its
own. The move is carried out in several worlds that agree with what is known; only what holds in all is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, play
from game.rules.kernel.text import Part, Text, seat_ref, text
from game.rules.kernel.values import clone

WORLDS = 4
"""In so many worlds a move is carried out."""
MOST = 2
"""So many reasons are given."""
_SLIGHT = 0.4
"""A second reason that weighs less than this share of the first is left out."""


class Side(NamedTuple):
    """A position as one seat looks at it."""

    rules: Any
    state: Any
    seat: int

    @property
    def player(self) -> Any:
        """What belongs to the seat."""
        return self.state.players[self.seat]

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(len(self.state.players)) if seat != self.seat]

    def of(self, seat: int) -> Side:
        """The same position as another seat looks at it."""
        return self._replace(seat=seat)


class Deed(NamedTuple):
    """A move that has been carried out in one world."""

    action: Action
    before: Side
    after: Side

    @property
    def goes_on(self) -> bool:
        """Whether the same seat is asked next."""
        rules, seat = self.after.rules, self.action.player
        return any(decision.player == seat for decision in rules.decisions(self.after.state))


class Claim(NamedTuple):
    """Something that is true of a move.

    Attributes:
        words: it, with its numbers.
        weight: how much it says for the move, about in points.
        lasting: it brings something that is not spent again.
    """

    words: Text
    weight: float
    lasting: bool = False


Source = Callable[[Deed], Iterable[Claim]]
"""What can be said of a move."""
Counts = Mapping[Any, float]
"""Numbers by what they are numbers of; "" where there is but one."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A number, or one for each of several things, of which more is better.

    Attributes:
        key: the message; it is given ``gain`` and ``count`` (afterwards), and the thing, if that has a name.
        count: counts for a seat.
        weight: what one more is worth, if need be by the thing.
        thing: what the message calls the thing.
        more: further values of the message: of a thing, and of the position afterwards.
        lasting: it is not spent again.
        told: the message says how many.
    """

    key: str
    count: Callable[[Side], Counts]
    weight: float | Callable[[Any], float] = 1.0
    thing: str = ""
    more: Callable[[Any, Side], Mapping[str, Part]] | None = None
    lasting: bool = True
    told: bool = True

    def __call__(self, deed: Deed) -> Iterator[Claim]:
        """What has become more."""
        before = self.count(deed.before)
        for thing, count in self.count(deed.after).items():
            gain = count - before.get(thing, 0)
            if gain > 0:
                values: dict[str, Part] = {"gain": int(gain), "count": int(count)} if self.told else {}
                values |= {self.thing: thing} if self.thing else {}
                values |= self.more(thing, deed.after) if self.more else {}
                weight = self.weight(thing) if callable(self.weight) else self.weight
                yield Claim(text(self.key, **values), gain * weight, self.lasting)


@dataclass(frozen=True, slots=True)
class Lead:
    """A contest, or one for each of several things, in which the most counts.

    Attributes:
        key: the message; it is given ``count``, ``other`` (of the best rival), ``seat`` and the thing.
        count: counts for a seat.
        worth: what leading is worth, by the thing.
        thing: what the message calls the thing.
        lasting: nobody can lose it by spending.
    """

    key: str
    count: Callable[[Side], Counts]
    worth: Callable[[Any, Side], float]
    thing: str
    lasting: bool = True

    def __call__(self, deed: Deed) -> Iterator[Claim]:
        """Where the player comes to lead alone."""
        before, after = self.count(deed.before), self.count(deed.after)
        for thing, count in after.items():
            then, _ = self._best(deed.before, thing)
            now, rival = self._best(deed.after, thing)
            if count > now and before.get(thing, 0) <= then:
                values = {self.thing: thing, "seat": seat_ref(rival)}
                words = text(self.key, count=int(count), other=int(now), **values)
                yield Claim(words, self.worth(thing, deed.after), self.lasting)

    def _best(self, side: Side, thing: Any) -> tuple[float, int]:
        """The best rival and what he has."""
        counts = [(self.count(side.of(seat)).get(thing, 0), -seat) for seat in side.others]
        most, rival = max(counts, default=(0, 0))
        return most, -rival


@dataclass(frozen=True)
class Reasons:
    """What a title counts.

    Attributes:
        sources: what can be said of a move.
        means: what a move may cost: numbers of which less is a price.
        passing: verbs that do nothing more: what comes after them comes by itself.
        lucky: verbs that chance decides: what it brings is not known.
        said: what can be said of those.
        costs: said besides, if there is room: what a move costs or leaves.
        needless: a move spends something without which all would come alike.
    """

    sources: Sequence[Source] = ()
    means: Callable[[Side], Sequence[int]] = lambda side: ()
    passing: frozenset[str] = frozenset()
    lucky: frozenset[str] = frozenset()
    said: Sequence[Source] = ()
    costs: Sequence[Source] = ()
    needless: Callable[[Any, Action], bool] = lambda state, action: False

    def claims(self, deed: Deed) -> dict[Text, Claim]:
        """All that is true of a move that has been carried out."""
        plain = deed.action.verb not in self.passing | self.lucky
        sources = (*self.sources, *self.costs) if plain else self.said
        return {claim.words: claim for source in sources for claim in source(deed)}

    def costless(self, deed: Deed) -> bool:
        """Whether it takes nothing away."""
        before, after = self.means(deed.before), self.means(deed.after)
        return all(now >= then for then, now in zip(before, after, strict=True))


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is certain of a move.

    Attributes:
        claims: the weightiest first.
        costless: it takes nothing away.
        passing: it does nothing more.
    """

    claims: tuple[Claim, ...]
    costless: bool
    passing: bool

    @property
    def gain(self) -> float:
        """What it brings, about in points."""
        return sum(claim.weight for claim in self.claims if claim.weight > 0)

    @property
    def lasting(self) -> bool:
        """Whether it brings something that is not spent again."""
        return any(claim.lasting for claim in self.claims)

    def outdone_by(self, other: Judgement, *, ticked: bool) -> bool:
        """Whether ``other`` costs nothing and brings more.

        Doing nothing more is outdone by whatever gains anything. What gains nothing lasting is outdone by
        something ``ticked``, as what can be had on the table is, that lasts.
        """
        if not other.costless or other.passing:
            return False
        return other.gain > 0 if self.passing else ticked and other.lasting and not self.lasting

    @property
    def reasons(self) -> tuple[Text, ...]:
        """What speaks for it most, and what else is worth saying."""
        if not self.claims:
            return ()
        first = self.claims[0]
        rest = (
            claim
            for claim in self.claims[1:]
            if claim.words.key != first.words.key
            and (claim.weight <= 0 or claim.weight >= _SLIGHT * first.weight)
        )
        return tuple(claim.words for claim in (first, *islice(rest, MOST - 1)))


def judged(rules: AnyRules, reasons: Reasons, worlds: Sequence[Any], action: Action) -> Judgement:
    """What is certain of ``action``: what holds wherever it is carried out."""
    found: dict[Text, Claim] | None = None
    costless = True
    for world in worlds:
        deed = carried_out(rules, world, action)
        claims = reasons.claims(deed)
        found = claims if found is None else {words: found[words] for words in found if words in claims}
        costless = costless and reasons.costless(deed)
    ranked = sorted((found or {}).values(), key=lambda claim: -claim.weight)
    return Judgement(tuple(ranked), costless, action.verb in reasons.passing)


def worlds_of(rules: AnyRules, view: Any, seat: int, rng: Rng) -> list[Any]:
    """Positions that agree with a view, each with a luck of its own."""
    worlds = [rules.resample(view, seat, rng) for _ in range(WORLDS)]
    for world in worlds:
        world.rng = rng.next()
    return worlds


def carried_out(rules: AnyRules, state: Any, action: Action) -> Deed:
    """``action`` in one world."""
    after = clone(state)
    play(rules, after, action)
    return Deed(action, Side(rules, state, action.player), Side(rules, after, action.player))
