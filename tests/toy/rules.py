"""A tiny title that proves what Splendor does not need: dice, secret plans at once, an auction with amounts.

Each round the die shows what the lot is worth, all lay a card face down (place, lift, ready), the cards are
revealed and pay coins, and the lot is auctioned. Coins and lots count at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, FrameRules, Handler, free
from game.rules.kernel.ids import number_in
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo, Option, OptionValue, Score, ScoreLine, ranked
from game.rules.kernel.text import Text, text
from game.rules.kernel.values import clone
from tests.toy.state import Auction, Plan, Roll, ToyState

PURSE = 5
SIDES = 6
READY, PASS = "button.ready", "button.pass"


class RollRules(Handler[ToyState, Roll]):
    """Dice: a random result that everybody sees, so undo stops there."""

    def candidates(self, state: ToyState, frame: Roll) -> Iterable[Candidate]:
        return [Candidate(act(frame.seat, "roll", "die"))]

    def prompt(self, state: ToyState, frame: Roll, seat: int) -> Text:
        return text("toy-choose-roll")

    def apply(self, state: ToyState, frame: Roll, action: Action, out: Outcome) -> None:
        state.stack.pop()
        state.die = out.rng.below(SIDES) + 1
        out.reveal()
        out.emit("rolled", seat=frame.seat, pips=state.die)
        state.stack.append(Plan([False] * len(state.hands)))


class PlanRules(Handler[ToyState, Plan]):
    """Simultaneous secret choice: micro-actions in a private area, ``ready`` closes, the last one reveals."""

    secret = True

    def candidates(self, state: ToyState, frame: Plan) -> Iterator[Candidate]:
        for seat in (seat for seat, ready in enumerate(frame.ready) if not ready):
            laid = bool(state.plans[seat])
            for card in state.hands[seat]:
                yield Candidate(act(seat, "place", card), text("toy-no-second") if laid else None)
            if laid:
                yield from free([act(seat, "lift", f"plan.{seat}"), act(seat, "ready", READY)])

    def prompt(self, state: ToyState, frame: Plan, seat: int) -> Text:
        return text("toy-choose-plan")

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
        out.reveal()
        for seat, card in enumerate(state.plans):
            state.coins[seat] += number_in(card)
            out.emit("unveiled", seat=seat, card=card)
        state.played += state.plans
        state.plans = [""] * len(state.plans)
        state.stack.append(Auction(list(range(len(state.hands)))))
        return True


class AuctionRules(Handler[ToyState, Auction]):
    """A reaction frame with amounts: seats answer in turn until one is left."""

    def candidates(self, state: ToyState, frame: Auction) -> Iterator[Candidate]:
        seat, purse = frame.seat, state.coins[frame.seat]
        for coins in range(frame.high + 1, purse + 1):
            yield Candidate(act(seat, "bid", "lot", amount=coins))
        if frame.high >= purse:
            yield Candidate(act(seat, "bid", "lot"), text("toy-no-coins", high=frame.high))
        yield Candidate(act(seat, "pass", PASS))

    def prompt(self, state: ToyState, frame: Auction, seat: int) -> Text:
        return text("toy-choose-bid", high=frame.high)

    def apply(self, state: ToyState, frame: Auction, action: Action, out: Outcome) -> None:
        if action.verb == "bid":
            frame.high, frame.leader = action.amount, action.player
            out.emit("bid", seat=action.player, coins=action.amount)
            frame.stay()
        else:
            frame.leave()

    def settle(self, state: ToyState, frame: Auction, out: Outcome) -> bool:
        if frame.live and frame.live != [frame.leader]:
            return False
        state.stack.pop()
        if frame.leader is not None:
            state.coins[frame.leader] -= frame.high
            state.lots[frame.leader] += state.die
            out.emit("sold", seat=frame.leader, coins=frame.high)
        state.rounds -= 1
        if not state.rounds:
            out.emit("end")
        else:
            roller = (len(state.played) // len(state.hands)) % len(state.hands)
            state.stack.append(Roll(roller))
            out.begin_turn(roller)
        return True


_HANDLERS: Mapping[type, Handler[ToyState, Any]] = {
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

    def usual(self, seat: int) -> Roll:
        return Roll(seat)

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
            Score(
                seat, coins + lots, (ScoreLine("toy-score-coins", coins), ScoreLine("toy-score-lots", lots))
            )
            for seat, (coins, lots) in pairs
        )

    def invariants(self, state: ToyState) -> Iterator[str]:
        cards = [card for hand in state.hands for card in hand] + [c for c in state.plans if c] + state.played
        if len(cards) != len(set(cards)) or len(cards) != 3 * len(state.hands):
            yield "a card is lost or doubled"
        if min(state.coins) < 0:
            yield "coins were created"
