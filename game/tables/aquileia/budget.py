"""What the agents on the board will surely cost, which would go home with nothing done, what actions lose.

Coins are exact (rulebook: Money): so the planned costs are counted in the order of the operations. What the
agents will bring is left to dice and other players, and does not count; but the Forum waits for slaves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import takewhile

from game.rules.aquileia import frames
from game.rules.aquileia.awards import OPEN
from game.rules.aquileia.components import ROUNDS, laurels
from game.rules.aquileia.contests import competes
from game.rules.aquileia.dice import unrolled
from game.rules.aquileia.portus import businesses
from game.rules.aquileia.printed import Space, spaces
from game.rules.aquileia.reading import METALS, Coins
from game.rules.aquileia.rules import idle
from game.rules.aquileia.scoring import villa_values
from game.rules.aquileia.state import FREE, State
from game.rules.aquileia.theatrum import raised
from game.rules.kernel.action import Action
from game.rules.kernel.ids import last_of
from game.rules.kernel.text import Text, piece_ref, seat_ref, text
from game.rules.kernel.values import clone
from game.tables.aquileia.wording import Ctx, coins_in
from game.tables.placing import top_of

BOUGHT = ("equi", "servi")
"""Areas in which an agent pays at least one coin for what it brings."""
SLAVES = ("servi", "arena")
"""Areas in which slave cards are to be had: who has an agent there may still get what a building asks for."""
UNPAID = ("coins", "cost")
"""What an agent lacks that cannot pay, for a card or an exchange or for any building."""
_ELSEWHERE = ("loot", "business")
"""What others may still lay there, or an agent at the Forum may still build."""
EARNING = ("dolus", "pecunia", "arena", "stadium", "theatrum", "latro")
"""Areas in which coins are to be had."""


def contenders(view: State) -> list[int]:
    """Who competes, the strongest first; of equals the lower slot of the selection track."""
    seats = dict.fromkeys((*view.track, *range(len(view.power))))
    return sorted((seat for seat in seats if view.power[seat]), key=lambda seat: -view.power[seat])


def occupied_spaces(view: State, seat: int) -> Iterator[Space]:
    """The spaces on which agents of ``seat`` stand, in the order of the operations."""
    return (spaces()[id] for id, owner in view.spaces.items() if owner == seat)


def planned(view: State, seat: int) -> Coins:
    """The coins by metal that the agents of ``seat`` will cost at least, if they do their work.

    Among them is that for which buildings are activated just now, where none lies there any more.
    """
    asked, top = [space.metal for space in occupied_spaces(view, seat) if space.area in BOUGHT], top_of(view)
    if isinstance(top, frames.Portus) and top.seat == seat:
        metal = spaces()[top.space].metal
        asked += [] if view.laid[METALS.index(metal)] else [metal]
    bronze, silver, gold = map(asked.count, METALS)
    return bronze, silver, gold


def hindered(view: State, seat: int) -> Mapping[str, str]:
    """The spaces whose agents of ``seat`` would go home with nothing done, and what they would lack.

    They pay with the coins that the agents before them leave.
    """
    tried, found = clone(view), {}
    slaves = any(space.area in SLAVES for space in occupied_spaces(view, seat))
    for space in occupied_spaces(view, seat):
        why = idle(tried, seat, space.id)
        if why and why not in _ELSEWHERE and not (why == "cost" and slaves):
            found[space.id] = why
        elif space.area in BOUGHT:
            tried.players[seat].coins[METALS.index(space.metal)] -= 1
    return found


def unpayable(view: State, seat: int) -> frozenset[str]:
    """The spaces whose work ``seat`` cannot pay with the coins that the agents before them leave."""
    return frozenset(space for space, why in hindered(view, seat).items() if why in UNPAID)


def placed(view: State, seat: int, space: str) -> State:
    """The position with an agent on a free space: the coin of a space of the harbour is laid at once."""
    tried, known = clone(view), spaces()[space]
    tried.spaces[space] = seat
    tried.players[seat].agents -= 1
    if known.area == "portus":
        metal = METALS.index(known.metal)
        tried.players[seat].coins[metal] -= 1
        tried.laid[metal] += 1
    return tried


def lacking_if_placed(view: State, seat: int, space: str) -> str:
    """What an agent put on a free space, beside those that stand, would lack for its work; "" for nothing."""
    return hindered(placed(view, seat, space), seat).get(space, "")


def may_earn(view: State, seat: int, space: str) -> bool:
    """Whether an agent that works before one on ``space`` may bring coins."""
    order = list(spaces()).index
    return any(
        other.area in EARNING and order(other.id) < order(space) for other in occupied_spaces(view, seat)
    )


# --- what an action loses: its offer is asked once more -----------------------------------------------------


def unpaid(ctx: Ctx, action: Action) -> Text | None:
    """That a purchase leaves too little for an agent that is still to work, or nothing for the next round."""
    seat, after = action.player, _bought(ctx, action)
    if space := _no_longer_paid(ctx.view, after, seat):
        return text("aquileia-warn-unpaid", space=piece_ref(space))
    earns = any(space.area in EARNING for space in occupied_spaces(after, seat))
    broke = not any(after.players[seat].coins) and ctx.view.round < ROUNDS and not earns
    return text("aquileia-warn-broke") if broke else None


def _no_longer_paid(before: State, after: State, seat: int) -> str:
    """The first space whose agent ``seat`` could pay before, unless another may earn before it works."""
    lost = unpayable(after, seat) - unpayable(before, seat)
    return next((space for space in spaces() if space in lost and not may_earn(after, seat, space)), "")


def _bought(ctx: Ctx, action: Action) -> State:
    """The position once ``action`` is paid, and its agent at home."""
    after, coins = clone(ctx.view), ctx.view.players[action.player].coins
    if action.verb == "bid":
        price = raised(ctx.top.bid, last_of(action.targets[0]))
        coins = [have - cost for have, cost in zip(coins, price, strict=True)]
    for event in takewhile(lambda event: event.kind not in ("home", "turn"), ctx.foresee(action).events):
        sign = {"pay": -1, "receive": 1}.get(event.kind, 0) if event.data.get("seat") == action.player else 0
        if sign:
            coins = [have + sign * coin for have, coin in zip(coins, coins_in(event.data), strict=True)]
    after.players[action.player].coins[:] = [max(0, coin) for coin in coins]
    after.spaces[getattr(ctx.top, "space", "space.theatrum")] = FREE
    return after


def misplaced(ctx: Ctx, action: Action) -> Text | None:
    """That an agent would do nothing, be robbed, or leave another without coins; that the marker is late."""
    view, seat, space = ctx.view, action.player, action.targets[0]
    after = placed(view, seat, space)
    why = _in_vain(after, seat, space) or hindered(after, seat).get(space, "")
    if why and not (why in UNPAID and may_earn(view, seat, space)):
        return text("aquileia-warn-short", why=why)
    robber = view.spaces["space.latro"]
    if spaces()[space].area == "portus" and robber not in (FREE, seat):
        return text("aquileia-warn-robbed", seat=seat_ref(robber))
    if other := _no_longer_paid(view, after, seat):
        return text("aquileia-warn-unplaced", space=piece_ref(other))
    rivals = len(view.players) - len(view.track) - 1
    late = seat not in view.track and rivals and not after.players[seat].agents
    return text("aquileia-warn-marker") if late else None


def _in_vain(after: State, seat: int, space: str) -> str:
    """What the last agent lacks at the harbour, and nobody can still bring; "" for nothing."""
    area, left = spaces()[space].area, [player.agents for player in after.players]
    if area == "portus" and not left[seat] and not any(businesses(after, seat)):
        building = any(other.area == "forum" for other in occupied_spaces(after, seat))
        return "" if building else "business"
    if area == "latro" and not any(left):
        owners = [after.spaces[f"space.portus_{metal}"] for metal in METALS]
        return "loot" if {*owners} <= {FREE} else "own" if {*owners} <= {FREE, seat} else ""
    return ""


def unrolled_dice(ctx: Ctx, action: Action) -> Text | None:
    """That blue dice stay unused: no race is to come, and strength still counts."""
    view, seat, left = ctx.view, action.player, unrolled(ctx.view) - action.amount
    arena = ctx.top.area == "arena"
    if not left or (arena and competes(view, seat, "stadium")):
        return None
    return text("aquileia-warn-blue", left=left) if arena or contenders(view)[0] != seat else None


def lesser_laurel(ctx: Ctx, action: Action) -> Text | None:
    """That the laurel counts for nothing now, and the other does."""
    pair = (ctx.view.open_laurel, ctx.view.decks["stadium"][-1])
    kept, other = pair if action.targets[0] == OPEN else pair[::-1]
    if not {kept, other} <= laurels().keys() or laurel_worth(ctx.view, action.player, kept):
        return None
    worth = laurel_worth(ctx.view, action.player, other)
    return text("aquileia-warn-laurel", points=worth) if worth else None


def laurel_worth(view: State, seat: int, laurel: str) -> int:
    """What a laurel would bring ``seat`` if the game ended now."""
    values, printed = villa_values(view, seat), laurels()[laurel]
    return printed.points or max(values[colour] for colour in printed.colours)
