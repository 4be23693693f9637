"""Action cards: when each may be played, and what it does (rulebook: Action cards; rulings 16 to 18)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from operator import or_

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import FINISH_FIRST, Candidate
from game.rules.kernel.ids import kind_of, spell
from game.rules.kernel.text import Text
from game.rules.newyork1901 import obstacles
from game.rules.newyork1901.building import cannot_spare, misfit
from game.rules.newyork1901.components import ACTION_CARDS, card_kind
from game.rules.newyork1901.idle import claim
from game.rules.newyork1901.land import GRAB_SIZE, refill
from game.rules.newyork1901.leaders import lay
from game.rules.newyork1901.lists import Claimable, Lists
from game.rules.newyork1901.state import Boom, Build, Close, Extra, Grab, State
from game.rules.newyork1901.steps import StepRules, placed
from game.rules.newyork1901.words import asked, no


def held(state: State, seat: int, verb: str) -> list[Action]:
    """Playing the card of ``seat`` for ``verb``, if it is not used yet."""
    card = _card(seat, verb)
    return [act(seat, verb, card)] if card in state.players[seat].actions else []


@cache
def _card(seat: int, verb: str) -> str:
    return next(spell("action", seat, name) for name, played in ACTION_CARDS.items() if played == verb)


def use(state: State, seat: int, card: str) -> None:
    """A card is used once a game."""
    state.players[seat].actions.remove(card)


def no_shift(state: State) -> Text | None:
    """What stands in the way of Market Shift at the start of a turn (ruling 16)."""
    return None if state.deck else no("deck")


def no_grab(state: State, seat: int, claimable: Claimable) -> Text | None:
    """What stands in the way of Land Grab: a deck, two workers, two claimable cards of size 2 (ruling 17)."""
    if not state.deck:
        return no("deck")
    if state.players[seat].at_hand() < 2:
        return no("grab-workers")
    free = [lots for card, lots in claimable if card_kind(card)[1] == GRAB_SIZE]
    enough = len(free) > 1 and reduce(or_, free).bit_count() > 1
    return None if enough else no("grab-cards")


def small_claims(state: State, lists: Lists, seat: int) -> list[Action]:
    """What a Land Grab can take."""
    if not state.players[seat].at_hand():
        return []
    small = [(card, lots) for card, lots in lists.claimable(state) if card_kind(card)[1] == GRAB_SIZE]
    return lists.claims(seat, small)


def shift(state: State, seat: int, card: str, out: Outcome) -> None:
    """Market Shift: the open cards are shuffled under the deck, then the market is dealt anew (ruling 16)."""
    use(state, seat, card)
    old = state.open_cards()
    out.emit("shift", seat=seat, card=card, cards=tuple(old))
    out.rng.shuffle(old)
    state.deck[:0] = old
    state.market = [""] * len(state.market)
    refill(state, out)


class GrabRules(StepRules[Grab]):
    """The two cards of a Land Grab, from those open before the refill (ruling 17)."""

    def legal(self, state: State, seat: int) -> list[Action]:
        """Cards of size 2 with their lots: always there, for the card could be played."""
        return small_claims(state, self.lists, seat)

    def question(self, state: State, frame: Grab, legal: list[Action]) -> Text:
        """How many are still to be taken."""
        return asked(state, "grab", frame.left)

    def refused(self, state: State, seat: int, legal: list[Action]) -> Iterator[Candidate]:
        """Larger cards and lots, and the other action cards."""
        yield from obstacles.land(state, self.sites, seat, closed=None, own=no("lot-own"), size=GRAB_SIZE)
        yield from obstacles.action_cards(state, seat, {})

    def apply(self, state: State, frame: Grab, action: Action, out: Outcome) -> None:
        """Take one; the market is refilled after the second."""
        claim(state, self.lists, action, out, last=frame.left == 1)
        frame.left -= 1
        if not frame.left:
            state.stack.pop()
            refill(state, out)
            state.stack.append(Build(frame.seat))


class BoomRules(StepRules[Boom]):
    """After a build: Construction Boom, or the end of the turn (ruling 18)."""

    def legal(self, state: State, seat: int) -> list[Action]:
        """Play the card or end the turn."""
        return [*held(state, seat, "boom"), act(seat, "end")]

    def question(self, state: State, frame: Boom, legal: list[Action]) -> Text:
        """Once more or not."""
        return asked(state, "boom")

    def refused(self, state: State, seat: int, legal: list[Action]) -> Iterator[Candidate]:
        """The other action cards."""
        return obstacles.action_cards(state, seat, {"boom": None})

    def apply(self, state: State, frame: Boom, action: Action, out: Outcome) -> None:
        """Use the card up, or end the turn."""
        seat = frame.seat
        state.stack[-1] = Close(seat)
        if action.verb == "boom":
            use(state, seat, action.targets[0])
            out.emit("boom", seat=seat, card=action.targets[0])
            state.stack[-1] = Extra(seat)

    def settle(self, state: State, frame: Boom, out: Outcome) -> bool:
        """No card or nothing to build with it: the turn ends."""
        if held(state, frame.seat, "boom") and self.lists.can_build(state, frame.seat, extra=True):
            return False
        state.stack[-1] = Close(frame.seat)
        return True


class ExtraRules(StepRules[Extra]):
    """The build of Construction Boom (ruling 18)."""

    def legal(self, state: State, seat: int) -> list[Action]:
        """Every build that leaves four own buildings: there is one, for the card could be played."""
        return self.lists.builds(state, seat, extra=True)

    def question(self, state: State, frame: Extra, legal: list[Action]) -> Text:
        """What to build."""
        return asked(state, "extra")

    def refused(self, state: State, seat: int, legal: list[Action]) -> Iterator[Candidate]:
        """Buildings that must be kept or have no place; land is for another turn."""

        def unfit(piece: str) -> Text:
            if cannot_spare(state.players[seat]) and kind_of(piece) != "legendary":
                return no("boom-four")
            return misfit(state, self.sites, seat, piece, demolishing=False)

        own = no("building-first")
        yield from obstacles.land(state, self.sites, seat, closed=FINISH_FIRST, own=own)
        yield from obstacles.buildings(state, seat, placed(legal), unfit)
        yield from obstacles.action_cards(state, seat, {})

    def apply(self, state: State, frame: Extra, action: Action, out: Outcome) -> None:
        """Build and end the turn."""
        state.stack[-1] = Close(frame.seat)
        lay(state, self.sites, action, out)
