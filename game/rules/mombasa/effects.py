"""What books, regions, tiles and bonus spaces bring: one table of effects for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.text import Text, text
from game.rules.mombasa.area import total
from game.rules.mombasa.bases import columns_of, front_columns, front_post
from game.rules.mombasa.board import COMPANIES, RegionGraph
from game.rules.mombasa.components import Card, cards
from game.rules.mombasa.frames import Discard, Gains, Points, Purchase, Removal, Steps
from game.rules.mombasa.gains import Gain
from game.rules.mombasa.market import prices, take_card
from game.rules.mombasa.money import no_money, pay, receive
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tracks import advance_diamonds

Effect = Callable[[State, int, Gain, Outcome], None]


class GainsRules(Handler[State, Gains]):
    """Gains arrive in their order; those that leave a choice push a frame of their own."""

    def settle(self, state: State, frame: Gains, out: Outcome) -> bool:
        """Receive the next one."""
        if not frame.gains:
            state.stack.pop()
            return True
        gain = frame.gains.pop(0)
        _EFFECTS[gain.kind](state, frame.seat, gain, out)
        return True


def _pounds(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    receive(state, seat, gain.amount, out)


def _diamonds(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    advance_diamonds(state, seat, gain.amount, out)


def _points(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    state.stack.append(Points(seat, gain.amount))


def _posts(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    state.stack.append(Removal(seat, gain.amount))


def _start(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    state.starter = seat
    out.emit("starter", seat=seat)


def _buy(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    state.stack.append(Purchase(seat, gain.amount))


def _discard(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    state.stack.append(Discard(seat, gain.of, gain.amount))


def _steps(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    state.stack.append(Steps(seat, {gain.of: gain.amount}))


def _others(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    others = [company for company in COMPANIES if state.tracks[company] != gain.of]
    state.stack.append(Steps(seat, dict.fromkeys(others, gain.amount)))


def _goods(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    receive(state, seat, max(0, total(state, state.players[seat], gain.of) + gain.amount), out)


def _tile(state: State, seat: int, gain: Gain, out: Outcome) -> None:
    out.emit("reserve", seat=seat, tile=f"tile.{gain.of}")


_EFFECTS: dict[str, Effect] = {
    "pounds": _pounds,
    "diamonds": _diamonds,
    "points": _points,
    "posts": _posts,
    "start": _start,
    "buy": _buy,
    "discard": _discard,
    "steps": _steps,
    "others": _others,
    "goods": _goods,
    "tile": _tile,
}


NO_POSTS = text("mombasa-no-column-posts")


class RemovalRules(Handler[State, Removal]):
    """Remove posts from bases, out of the game (rulebook: overview of icons; ruling 8)."""

    def candidates(self, state: State, frame: Removal) -> Iterator[Candidate]:
        """The front post of any column of any base."""
        for company in COMPANIES:
            full = front_columns(state, company)
            for column in columns_of(company):
                yield Candidate(act(frame.seat, "remove", column), None if column in full else NO_POSTS)

    def prompt(self, state: State, frame: Removal, seat: int) -> Text:
        """How many posts."""
        return text("mombasa-choose-removal", count=frame.left)

    def apply(self, state: State, frame: Removal, action: Action, out: Outcome) -> None:
        """Take it out of the game."""
        frame.left -= 1
        post = front_post(state, action.targets[0])
        state.lost.append(post)
        out.emit("remove", seat=frame.seat, post=post, column=action.targets[0])

    def settle(self, state: State, frame: Removal, out: Outcome) -> bool:
        """Done, or no base has a post left."""
        if frame.left and any(front_columns(state, company) for company in COMPANIES):
            return False
        state.stack.pop()
        return True


class PurchaseRules(Handler[State, Purchase]):
    """Buy a display card with pounds (rulebook: Bonus spaces; ruling 15)."""

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def candidates(self, state: State, frame: Purchase) -> Iterator[Candidate]:
        """Every card that the money reaches."""
        player = state.players[frame.seat]
        for card, price in prices(self.graph, state).items():
            yield Candidate(act(frame.seat, "acquire", card), no_money(player, price + frame.surcharge))

    def prompt(self, state: State, frame: Purchase, seat: int) -> Text:
        """What it costs beside the price."""
        return text("mombasa-choose-purchase", count=frame.surcharge)

    def apply(self, state: State, frame: Purchase, action: Action, out: Outcome) -> None:
        """Pay its price and the surcharge."""
        state.stack.pop()
        card = action.targets[0]
        pay(state, frame.seat, prices(self.graph, state)[card] + frame.surcharge, out)
        take_card(state, frame.seat, card, out)

    def settle(self, state: State, frame: Purchase, out: Outcome) -> bool:
        """A purchase always waits: it is only begun where a card can be paid."""
        return False


class DiscardRules(Handler[State, Discard]):
    """Discard a hand card for pounds, looked at in private (rulebook: Bonus spaces; ruling 15)."""

    secret = True

    def candidates(self, state: State, frame: Discard) -> Iterator[Candidate]:
        """Every hand card that fits."""
        player = state.players[frame.seat]
        fitting = {card.id for card in discardable(player, frame.good)}
        other = text("mombasa-no-discard", good=frame.good)
        for card in player.hand:
            yield Candidate(act(frame.seat, "discard", card), None if card in fitting else other)

    def prompt(self, state: State, frame: Discard, seat: int) -> Text:
        """What comes besides the red box."""
        return text("mombasa-choose-discard", count=frame.bonus)

    def apply(self, state: State, frame: Discard, action: Action, out: Outcome) -> None:
        """It leaves the game for its red box and the bonus."""
        state.stack.pop()
        player, card = state.players[frame.seat], action.targets[0]
        player.hand.remove(card)
        player.cards.remove(card)
        state.discard.append(card)
        out.emit("discard", seat=frame.seat, card=card)
        receive(state, frame.seat, cards()[card].red + frame.bonus, out)

    def settle(self, state: State, frame: Discard, out: Outcome) -> bool:
        """A discard always waits: it is only begun with a card that fits."""
        return False


def discardable(player: Player, good: str) -> list[Card]:
    """The hand cards that may be discarded: all, or those of one good."""
    table = cards()
    return [table[name] for name in player.hand if not good or table[name].good == good]
