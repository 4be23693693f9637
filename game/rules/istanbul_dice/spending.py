"""Paying and being asked what to pay with: the frames between a deal and what it brings."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.istanbul_dice.mosque import drop_tile, gain, take_ruby, take_tile
from game.rules.istanbul_dice.payment import EMPTY, Purse, going_on, purse, units, usual
from game.rules.istanbul_dice.phrases import SHOPS, Deal
from game.rules.istanbul_dice.state import Claim, Payment, Pick, Removal, State
from game.rules.istanbul_dice.supply import spend
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.ids import last_of
from game.rules.kernel.text import Text, text

REST = "button.rest"
_NO_UNIT = text("istanbul_dice-no-unit")
_NO_RUBY, _NO_GIFT = text("istanbul_dice-no-ruby"), text("istanbul_dice-no-gift")


def close_deal(state: State, seat: int, deal: Deal, goods: Purse, source: str, out: Outcome) -> None:
    """Pay with ``goods`` and whatever else the price asks; then receive."""
    spend(state, seat, deal.price, goods, source, out)
    if deal.price.tiles:
        state.stack.append(Removal(seat, deal.gains, source))
    else:
        gain(state, seat, deal.gains, source, out)


def ask_payment(state: State, seat: int, deal: Deal, source: str) -> None:
    """Let the player choose the goods."""
    state.stack.append(Payment(seat, deal, source, list(EMPTY)))


class PaymentRules(Handler[State, Payment]):
    """Good by good: dice, tokens, brown tokens as anything (rulebook: General rules; ruling 3)."""

    def candidates(self, state: State, frame: Payment) -> Iterator[Candidate]:
        """Every good of which one more fits the price, and the rest as usual."""
        seat, goods = frame.seat, purse(state, frame.seat)
        fitting = set(going_on(frame.deal.price, goods, frame.paid))
        for kind, unit in enumerate(units(seat)):
            if goods[kind]:
                yield Candidate(act(seat, "pay", unit), None if kind in fitting else _NO_UNIT)
        yield Candidate(act(seat, "rest", REST))

    def prompt(self, state: State, frame: Payment, seat: int) -> Text:
        """How many goods are still to be paid."""
        return text("istanbul_dice-choose-payment", count=frame.deal.price.size - sum(frame.paid))

    def apply(self, state: State, frame: Payment, action: Action, out: Outcome) -> None:
        """Put one good down, or all that is missing."""
        if action.verb == "pay":
            frame.paid[units(frame.seat).index(action.targets[0])] += 1
        else:
            frame.paid[:] = usual(frame.deal.price, purse(state, frame.seat), tuple(frame.paid))

    def settle(self, state: State, frame: Payment, out: Outcome) -> bool:
        """All is put down: the deal is closed."""
        if sum(frame.paid) < frame.deal.price.size:
            return False
        state.stack.pop()
        close_deal(state, frame.seat, frame.deal, tuple(frame.paid), frame.source, out)
        return True


class RemovalRules(Handler[State, Removal]):
    """An own mosque tile is discarded (rulebook: Bazaar cards, red arrow; ruling 10)."""

    def candidates(self, state: State, frame: Removal) -> Iterator[Candidate]:
        """Any of them."""
        return (Candidate(act(frame.seat, "drop", tile)) for tile in state.players[frame.seat].tiles)

    def prompt(self, state: State, frame: Removal, seat: int) -> Text:
        """Which of them."""
        return text("istanbul_dice-choose-removal")

    def apply(self, state: State, frame: Removal, action: Action, out: Outcome) -> None:
        """It leaves the game, and the gains come."""
        state.stack.pop()
        drop_tile(state, frame.seat, action.targets[0], out)
        gain(state, frame.seat, frame.gains, frame.source, out)


class PickRules(Handler[State, Pick]):
    """A mosque tile from the display (rulebook: Bazaar cards, red arrow; ruling 10)."""

    def candidates(self, state: State, frame: Pick) -> Iterator[Candidate]:
        """Any of them."""
        return (Candidate(act(frame.seat, "pick", tile)) for tile in state.display if tile)

    def prompt(self, state: State, frame: Pick, seat: int) -> Text:
        """Which of them."""
        return text("istanbul_dice-choose-tile")

    def apply(self, state: State, frame: Pick, action: Action, out: Outcome) -> None:
        """Take it."""
        state.stack.pop()
        take_tile(state, frame.seat, action.targets[0], frame.source, out)

    def settle(self, state: State, frame: Pick, out: Outcome) -> bool:
        """Without a tile in the display there is nothing to take."""
        if any(state.display):
            return False
        state.stack.pop()
        return True


class ClaimRules(Handler[State, Claim]):
    """The next ruby of an area of choice, never the mosque's (rulebook: Bazaar cards; ruling 10)."""

    def candidates(self, state: State, frame: Claim) -> Iterator[Candidate]:
        """Any area that has one."""
        for area in SHOPS:
            obstacle = None if state.rubies[area] else _NO_RUBY
            yield Candidate(act(frame.seat, "claim", f"area.{area}"), obstacle)
        yield Candidate(act(frame.seat, "claim", "area.mosque"), _NO_GIFT)

    def prompt(self, state: State, frame: Claim, seat: int) -> Text:
        """Of which area."""
        return text("istanbul_dice-choose-ruby")

    def apply(self, state: State, frame: Claim, action: Action, out: Outcome) -> None:
        """Take it."""
        state.stack.pop()
        take_ruby(state, frame.seat, last_of(action.targets[0]), frame.source, out)

    def settle(self, state: State, frame: Claim, out: Outcome) -> bool:
        """A single area leaves no choice; without any there is nothing to take."""
        areas = [area for area in SHOPS if state.rubies[area]]
        if len(areas) > 1:
            return False
        state.stack.pop()
        for area in areas:
            take_ruby(state, frame.seat, area, frame.source, out)
        return True
