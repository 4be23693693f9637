"""Building at the forum: coins exactly, slaves in whole cards (rulebook: Forum; ruling 10).

How many slaves a player's cards show is secret. Where everybody can see that they suffice, or cannot, a site
is open or refused for all to see; in between it is guarded.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.rules.aquileia.components import HOUSES, cards
from game.rules.aquileia.frames import Forum
from game.rules.aquileia.hands import discard, hand_place, handfuls, places_of
from game.rules.aquileia.money import obstacle_to_paying, pay, score
from game.rules.aquileia.printed import Site, sites, spaces
from game.rules.aquileia.state import FREE, State
from game.rules.aquileia.visits import VisitRules
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate
from game.rules.kernel.text import Text, text

_BUILT = text("aquileia-no-site-taken")
_NO_HOUSE = text("aquileia-no-house-left")
_NO_SLAVES = text("aquileia-no-slaves")
_NOT_HELD = text("aquileia-no-card-held")
_NOT_SO = text("aquileia-no-such-payment")


@cache
def slave_kinds() -> tuple[tuple[str, int], ...]:
    """The kinds of slave cards with their slaves, the largest first."""
    kinds = sorted((-card.value, id) for id, card in cards().items() if card.use == "slave")
    return tuple((id, -value) for value, id in kinds)


@cache
def payments(slaves: int, held: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The ways to pay ``slaves``, each as the number of cards of every kind.

    Exactly, or, where that is impossible, with as few too many as possible.

    Args:
        slaves: how many are asked for.
        held: how many cards of each kind are in the hand, in the order of :func:`slave_kinds`.
    """
    ways = {way: _worth(way) - slaves for way in handfuls(held, slaves) if _worth(way) >= slaves}
    least = min(ways.values(), default=0)
    return tuple(sorted(way for way, excess in ways.items() if excess == least))


def _worth(way: tuple[int, ...]) -> int:
    return sum(count * value for count, (_, value) in zip(way, slave_kinds(), strict=True))


class ForumRules(VisitRules[Forum]):
    """One building, or two on the third space; on the second and fifth it scores at once."""

    kind = Forum
    ordered = False

    def able(self, state: State, seat: int, space: str) -> bool:
        """A site is free, and for all that everybody knows it can be paid."""
        return any(obstacle is None for _, obstacle in in_sight(state, seat))

    def lacking(self, state: State, seat: int, space: str) -> str:
        """A house, a free site, or what one costs."""
        if not houses_left(state, seat):
            return "house"
        return "cost" if FREE in state.sites.values() else "site"

    def wants(self, state: State, frame: Forum) -> Iterator[Candidate]:
        """Every site, with each way to pay its slaves; hand places that no way uses."""
        seat, hand = frame.seat, state.players[frame.seat].servi
        held = tuple(hand.count(id) for id, _ in slave_kinds())
        useful: set[str] = set()
        for site, obstacle in in_sight(state, seat):
            ways = () if obstacle else payments(site.slaves, held)
            for way in ways:
                action = _building(seat, site.id, way)
                useful.update(action.targets)
                yield Candidate(action)
            if not ways:
                yield Candidate(act(seat, "build", site.id), obstacle or _NO_SLAVES)
        for id, card in cards().items():
            if (place := hand_place(seat, id)) not in useful:
                reason = _NOT_HELD if card.use == "slave" and id not in hand else _NOT_SO
                yield Candidate(act(seat, "build", place), reason)

    def prompt(self, state: State, frame: Forum, seat: int) -> Text:
        """What to build."""
        space = spaces()[frame.space]
        left, scores = space.most - frame.built, "yes" if space.scores else "no"
        return text("aquileia-choose-build", count=left, scores=scores)

    def guarded(self, state: State, frame: Forum, seat: int) -> frozenset[str]:
        """The slave cards, and the sites that they may or may not suffice for."""
        count = len(state.players[seat].servi)
        places = (hand_place(seat, id) for id, _ in slave_kinds() if count)
        open_to_all = (site for site, obstacle in in_sight(state, seat) if obstacle is None)
        return frozenset((*places, *(site.id for site in open_to_all if site.slaves > _least(count))))

    def work(self, state: State, frame: Forum, action: Action, out: Outcome) -> bool:
        """Pay, build, and score where the space says so. True if that was the last."""
        seat = frame.seat
        id = next(target for target in action.targets if target in sites())
        site = sites()[id]
        pay(state, seat, site.price, out)
        state.sites[id] = seat
        out.emit("build", seat=seat, site=id)
        if spaces()[frame.space].scores:
            score(state, seat, site.points, out)
        places = [target for target in action.targets if target != id]
        if places:
            paid = discard(state, seat, places, out)
            excess = sum(card.value for card in paid) - site.slaves
            out.emit("slaves", seat=seat, cards=tuple(card.id for card in paid), excess=excess)
        frame.built += 1
        return frame.built == spaces()[frame.space].most


def in_sight(state: State, seat: int) -> Iterator[tuple[Site, Text | None]]:
    """What keeps ``seat`` from building on each site, as far as everybody can see: no hidden card counts."""
    player = state.players[seat]
    most, houses = _most(len(player.servi)), houses_left(state, seat)
    for id, site in sites().items():
        if state.sites[id] != FREE:
            yield site, _BUILT
        elif not houses:
            yield site, _NO_HOUSE
        elif lacking := obstacle_to_paying(player, site.price):
            yield site, lacking
        else:
            yield site, None if site.slaves <= most else _NO_SLAVES


def payable_by_any(state: State, seat: int) -> bool:
    """Whether everybody can see that ``seat`` can build: whatever the hidden cards show, they suffice."""
    least = _least(len(state.players[seat].servi))
    return any(obstacle is None and site.slaves <= least for site, obstacle in in_sight(state, seat))


def houses_left(state: State, seat: int) -> int:
    """The houses that a player has not built yet."""
    return HOUSES - sum(owner == seat for owner in state.sites.values())


def _most(count: int) -> int:
    """What so many slave cards show at most."""
    return count * slave_kinds()[0][1]


def _least(count: int) -> int:
    """What so many slave cards show at least."""
    return count * slave_kinds()[-1][1]


@cache
def _building(seat: int, site: str, way: tuple[int, ...]) -> Action:
    return act(seat, "build", site, *places_of(seat, [id for id, _ in slave_kinds()], way))
