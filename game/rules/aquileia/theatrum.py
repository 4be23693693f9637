"""The auction of the theatrum (rulebook: Theatrum; ruling 9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.rules.aquileia.frames import Auction
from game.rules.aquileia.hands import draw
from game.rules.aquileia.money import by_name, can_pay, hand_over, obstacle_to_paying, pay, told
from game.rules.aquileia.printed import area_spaces
from game.rules.aquileia.reading import METALS, Coins
from game.rules.aquileia.state import FREE, State
from game.rules.aquileia.visits import PASS, go_home
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.ids import last_of, spell
from game.rules.kernel.rounds import around
from game.rules.kernel.text import Text, seat_ref, text


def begin_auction(state: State, space: str, out: Outcome) -> None:
    """The top card is shown to all; the host may open."""
    host = state.spaces[space]
    out.reveal()
    state.lot = draw(state, "theatrum", out)
    out.emit("lot", seat=host, card=state.lot)
    frame = Auction(list(around(host, len(state.players))), host=host)
    state.stack.append(frame)
    _ask(state, frame, out)


@cache
def raised(bid: Coins, metal: str) -> Coins:
    """The same coins, and one more of ``metal``."""
    bronze, silver, gold = (n + (each == metal) for n, each in zip(bid, METALS, strict=True))
    return bronze, silver, gold


class AuctionRules(Handler[State, Auction]):
    """One coin opens; a raise is the coins bid and one more; a pass is final.

    Until somebody opens, those asked in turn (the host first) may open or pass likewise.
    """

    def candidates(self, state: State, frame: Auction) -> Iterator[Candidate]:
        """One coin of each metal on top of the bid; or a pass."""
        seat = frame.seat
        for metal in METALS:
            obstacle = obstacle_to_paying(state.players[seat], raised(frame.bid, metal))
            yield Candidate(act(seat, "bid", spell("coins", seat, metal)), obstacle)
        yield Candidate(act(seat, "pass", PASS))

    def prompt(self, state: State, frame: Auction, seat: int) -> Text:
        """Open, or raise."""
        if frame.leader is None:
            return text("aquileia-choose-open")
        return text("aquileia-choose-raise", leader=seat_ref(frame.leader), bid=told(frame.bid))

    def apply(self, state: State, frame: Auction, action: Action, out: Outcome) -> None:
        """Bid, or drop out."""
        if action.verb == "pass":
            _drop(frame, "pass", out)
        else:
            metal = last_of(action.targets[0])
            frame.bid, frame.leader = raised(frame.bid, metal), frame.seat
            out.emit("bid", seat=frame.seat, metal=metal, **by_name(frame.bid))
            frame.stay()
        _ask(state, frame, out)

    def settle(self, state: State, frame: Auction, out: Outcome) -> bool:
        """One is left, or nobody: the card changes hands and the agent goes home."""
        if frame.live and frame.live != [frame.leader]:
            return False
        state.stack.pop()
        winner = frame.host if frame.leader is None else frame.leader
        out.emit("sold", seat=winner, host=frame.host, card=state.lot, **by_name(frame.bid))
        if winner == frame.host:
            pay(state, winner, frame.bid, out)
        else:
            hand_over(state, winner, frame.host, frame.bid, out)
        state.players[winner].laurels.append(state.lot)
        state.lot = ""
        (space,) = area_spaces("theatrum")
        if state.spaces[space] != FREE:
            go_home(state, space, out)
        return True


def _ask(state: State, frame: Auction, out: Outcome) -> None:
    """The next is asked; whoever has not the coins to go on is out, since coins lie open."""
    while frame.live and frame.live != [frame.leader]:
        player = state.players[frame.seat]
        if any(can_pay(player, raised(frame.bid, metal)) for metal in METALS):
            out.begin_turn(frame.seat)
            return
        _drop(frame, "coins" if any(frame.bid) else "broke", out)


def _drop(frame: Auction, why: str, out: Outcome) -> None:
    """Somebody is out of it: by a pass, or for want of the coins bid and one more, or of any."""
    out.emit("drop", seat=frame.seat, why=why, **by_name(frame.bid))
    frame.leave()
