"""A tiny title that proves what Splendor does not need: dice, secret plans at once, an auction with amounts.

Each round the die shows what the lot is worth, all lay a card face down (place, lift, ready), the cards are
revealed and pay coins, and the lot is auctioned. Coins and lots count at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision, decide
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import FrameHandler, FrameRules
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo, Option, OptionValue, Score, ScoreLine, ranked
from game.rules.kernel.text import text
from game.rules.kernel.values import clone
from tests.kernel.toy_state import Auction, Plan, Roll, ToyState

PURSE = 5
SIDES = 6


class RollRules:
    """Dice: a random result that everybody sees, so undo stops there."""

    def decisions(self, state: ToyState, frame: Roll) -> tuple[Decision, ...]:
        return decide(frame.seat, text("toy-roll"), [act(frame.seat, "roll", "die")])

    def apply(self, state: ToyState, frame: Roll, action: Action, out: Outcome) -> None:
        state.stack.pop()
        state.die = out.rng.below(SIDES) + 1
        out.emit("rolled", seat=frame.seat, pips=state.die)
        out.reveal()
        state.stack.append(Plan([False] * len(state.hands)))

    def settle(self, state: ToyState, frame: Roll, out: Outcome) -> bool:
        return False


class PlanRules:
    """Simultaneous secret choice: micro-actions in a private area, ``ready`` closes, the last one reveals."""

    def decisions(self, state: ToyState, frame: Plan) -> tuple[Decision, ...]:
        asked = (seat for seat, ready in enumerate(frame.ready) if not ready)
        return tuple(d for seat in asked for d in self._of(state, seat))

    def _of(self, state: ToyState, seat: int) -> tuple[Decision, ...]:
        if not state.plans[seat]:
            actions = [act(seat, "place", card) for card in state.hands[seat]]
        else:
            actions = [act(seat, "lift", f"plan.{seat}"), act(seat, "ready", "ready")]
        return decide(seat, text("toy-plan"), actions, secret=True)

    def apply(self, state: ToyState, frame: Plan, action: Action, out: Outcome) -> None:
        seat = action.player
        if action.verb == "ready":
            frame.ready[seat] = True
            out.emit("ready", seat=seat)
        elif action.verb == "lift":
            state.hands[seat].append(state.plans[seat])
            state.hands[seat].sort()
            state.plans[seat] = ""
        else:
            (state.plans[seat],) = action.targets
            state.hands[seat].remove(state.plans[seat])
            out.whisper(seat, "placed", seat=seat, card=state.plans[seat])

    def settle(self, state: ToyState, frame: Plan, out: Outcome) -> bool:
        if not all(frame.ready):
            return False
        state.stack.pop()
        for seat, card in enumerate(state.plans):
            state.coins[seat] += int(card.rsplit(".", 1)[1])
            out.emit("unveiled", seat=seat, card=card)
        out.reveal()
        state.played += state.plans
        state.plans = [""] * len(state.plans)
        state.stack.append(Auction(list(range(len(state.hands)))))
        return True


class AuctionRules:
    """A reaction frame with amounts: seats answer in turn until one is left."""

    def decisions(self, state: ToyState, frame: Auction) -> tuple[Decision, ...]:
        seat = frame.live[frame.at]
        bids = [act(seat, "bid", "lot", amount=n) for n in range(frame.high + 1, state.coins[seat] + 1)]
        return decide(seat, text("toy-bid", high=frame.high), [*bids, act(seat, "pass", "pass")])

    def apply(self, state: ToyState, frame: Auction, action: Action, out: Outcome) -> None:
        if action.verb == "bid":
            frame.high, frame.leader = action.amount, action.player
            out.emit("bid", seat=action.player, coins=action.amount)
            frame.at += 1
        else:
            frame.live.remove(action.player)
        frame.at %= max(1, len(frame.live))

    def settle(self, state: ToyState, frame: Auction, out: Outcome) -> bool:
        if frame.live and frame.live != [frame.leader]:
            return False
        state.stack.pop()
        if frame.leader is not None:
            state.coins[frame.leader] -= frame.high
            state.lots[frame.leader] += state.die
            out.emit("sold", seat=frame.leader, coins=frame.high)
        state.rounds -= 1
        if state.rounds:
            roller = (len(state.played) // len(state.hands)) % len(state.hands)
            state.stack.append(Roll(roller))
            out.begin_turn(roller)
        return True


_HANDLERS: Mapping[type, FrameHandler[ToyState, Any]] = {
    Roll: RollRules(),
    Plan: PlanRules(),
    Auction: AuctionRules(),
}


class ToyRules(FrameRules[ToyState]):
    """The toy title's rules."""

    info = GameInfo(
        "toy", 1, seats=(2, 3), minutes=1, options=(Option("rounds", (2, 1)), Option("rich", (False, True)))
    )
    state_type = ToyState
    handlers = _HANDLERS

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.rich = bool(options.get("rich", False))

    def setup(self, config: GameConfig, rng: Rng) -> ToyState:
        rounds = config.options["rounds"]
        assert isinstance(rounds, int)
        return ToyState(
            rng=0,
            stack=[Roll(0)],
            hands=[[f"card.{seat}.{n}" for n in range(1, 4)] for seat in range(config.seats)],
            plans=[""] * config.seats,
            coins=[PURSE * (2 if self.rich else 1)] * config.seats,
            lots=[0] * config.seats,
            rounds=rounds,
        )

    def view(self, state: ToyState, seat: int | None) -> ToyState:
        seen = clone(state)
        seen.rng = 0
        for owner, hand in enumerate(seen.hands):
            if owner != seat:
                hand[:] = [f"hidden.{owner}.{place}" for place in range(len(hand))]
                seen.plans[owner] = f"hidden.{owner}.plan" if seen.plans[owner] else ""
        return seen

    def resample(self, view: ToyState, seat: int | None, rng: Rng) -> ToyState:
        state = clone(view)
        state.rng = rng.next()
        for owner, hand in enumerate(state.hands):
            if owner == seat:
                continue
            unseen = [f"card.{owner}.{n}" for n in range(1, 4) if f"card.{owner}.{n}" not in state.played]
            rng.shuffle(unseen)
            if state.plans[owner]:
                state.plans[owner] = unseen.pop()
            hand[:] = sorted(unseen)
        return state

    def scores(self, state: ToyState) -> tuple[Score, ...]:
        pairs = enumerate(zip(state.coins, state.lots, strict=True))
        return ranked(
            Score(seat, coins + lots, (ScoreLine("toy-coins", coins), ScoreLine("toy-lots", lots)))
            for seat, (coins, lots) in pairs
        )

    def invariants(self, state: ToyState) -> Iterator[str]:
        cards = [card for hand in state.hands for card in hand] + [c for c in state.plans if c] + state.played
        if len(cards) != len(set(cards)) or len(cards) != 3 * len(state.hands):
            yield "a card is lost or doubled"
        if min(state.coins) < 0:
            yield "coins were created"
