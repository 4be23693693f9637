"""What the agents on the board will surely cost, and which of them would go home with nothing done.

Coins are exact (rulebook: Money): so the planned costs are counted in the order of the operations. What the
agents will bring is left to dice and other players, and does not count; but the Forum waits for slaves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game.rules.aquileia.frames import Portus
from game.rules.aquileia.printed import Space, exchanges, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.rules import idle
from game.rules.aquileia.state import State
from game.rules.kernel.ids import last_of
from game.rules.kernel.values import clone

BOUGHT = ("equi", "servi")
"""Areas in which an agent pays at least one coin for what it brings."""
SLAVES = ("servi", "arena")
"""Areas in which slave cards are to be had."""
UNPAID = ("coins", "cost")
"""What an agent lacks that cannot pay, for a card or an exchange or for any building."""
_ELSEWHERE = ("loot", "business")
"""What others may still lay there, or an agent at the Forum may still build."""
EARNING = ("dolus", "pecunia", "arena", "stadium", "theatrum", "latro")
"""Areas in which coins are to be had."""


def occupied_spaces(view: State, seat: int) -> Iterator[Space]:
    """The spaces on which agents of ``seat`` stand, in the order of the operations."""
    return (spaces()[id] for id, owner in view.spaces.items() if owner == seat)


def planned(view: State, seat: int) -> tuple[int, int, int]:
    """The coins by metal that the agents of ``seat`` will cost at least, if they do their work."""
    asked = [space.metal for space in occupied_spaces(view, seat) if space.area in BOUGHT]
    asked += _asked_now(view, seat)
    bronze, silver, gold = (asked.count(metal) for metal in METALS)
    return bronze, silver, gold


def _asked_now(view: State, seat: int) -> Iterator[str]:
    """The coin for which buildings are activated just now, where none lies there any more."""
    top = view.stack[-1] if view.stack else None
    if isinstance(top, Portus) and top.seat == seat:
        metal = spaces()[top.space].metal
        if not view.laid[METALS.index(metal)]:
            yield metal


def modest(view: State, seat: int, ids: Iterable[str]) -> list[str]:
    """The exchanges, first those that leave what is planned, then some of each metal, then most."""
    held, costs = view.players[seat].coins, planned(view, seat)

    def spent(id: str) -> tuple[int, int, int, int]:
        give, get = exchanges()[id].give, exchanges()[id].get
        left = [have - less + more for have, less, more in zip(held, give, get, strict=True)]
        short = sum(max(0, cost - rest) for cost, rest in zip(costs, left, strict=True))
        gone = sum(less > 0 and have == less for have, less in zip(held, give, strict=True))
        return short, gone, sum(count << rank for rank, count in enumerate(give)), sum(give)

    return sorted(ids, key=spent)


def modest_bids(ids: Iterable[str]) -> list[str]:
    """The coins that may be laid on a bid, those of the least worth first.

    What agents will cost is paid before the theatrum works: nothing has to be left for it.
    """
    return sorted(ids, key=lambda id: METALS.index(last_of(id)))


def hindered(view: State, seat: int) -> Mapping[str, str]:
    """The spaces whose agents of ``seat`` would go home with nothing done, and what they would lack.

    They pay with the coins that the agents before them leave.
    """
    tried, found = clone(view), {}
    for space in occupied_spaces(view, seat):
        why = idle(tried, seat, space.id)
        if why and why not in _ELSEWHERE and not (why == "cost" and _may_get_slaves(view, seat)):
            found[space.id] = why
        elif space.area in BOUGHT:
            tried.players[seat].coins[METALS.index(space.metal)] -= 1
    return found


def unpayable(view: State, seat: int) -> frozenset[str]:
    """The spaces whose work ``seat`` cannot pay with the coins that the agents before them leave."""
    return frozenset(space for space, why in hindered(view, seat).items() if why in UNPAID)


def lacking_if_placed(view: State, seat: int, space: str) -> str:
    """What an agent put on a free space, beside those that stand, would lack for its work; "" for nothing."""
    tried = clone(view)
    tried.spaces[space] = seat
    known = spaces()[space]
    if known.area == "portus":  # its coin is laid at once
        metal = METALS.index(known.metal)
        tried.players[seat].coins[metal] -= 1
        tried.laid[metal] += 1
    return hindered(tried, seat).get(space, "")


def may_earn(view: State, seat: int, space: str) -> bool:
    """Whether an agent that works before one on ``space`` may bring coins."""
    order = list(spaces())
    before = order[: order.index(space)]
    return any(other.area in EARNING and other.id in before for other in occupied_spaces(view, seat))


def _may_get_slaves(view: State, seat: int) -> bool:
    """Whether an agent that works before the Forum may still bring the slaves that a building asks for."""
    return any(space.area in SLAVES for space in occupied_spaces(view, seat))
