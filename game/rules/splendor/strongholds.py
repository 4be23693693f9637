"""Strongholds: occupation and conquest (rulings 20 to 22, 24 to 26).

What a rival's stronghold closes is asked in `obstacles`; they come back in `dealing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler, free
from game.rules.kernel.ids import BUTTON, spell
from game.rules.kernel.soundness import in_range
from game.rules.kernel.text import Text, text
from game.rules.splendor.components import cards
from game.rules.splendor.dealing import purchase
from game.rules.splendor.expansion import Expansion, Handlers
from game.rules.splendor.obstacles import BUYING, Wish, closed, closed_to, of_rival, open_to
from game.rules.splendor.order import leave
from game.rules.splendor.paying import obvious, purse, several
from game.rules.splendor.state import Conquest, Fort, Fortify, Payment, State

FORTS = 3
"""Strongholds of a player (rulebook: Strongholds, Components)."""

_DECLINE = spell(BUTTON, "decline")


def supply(state: State, seat: int) -> int:
    """The strongholds of ``seat`` that stand on no card."""
    return FORTS - sum(fort.count for fort in state.forts.values() if fort.seat == seat)


class FortifyRules(Handler[State, Fortify]):
    """After a purchase: place or move one of one's strongholds, or return a rival's that stands alone.

    Compulsory while one of them is possible (rulebook: Strongholds, added rules; ruling 20).
    """

    def candidates(self, state: State, frame: Fortify) -> Iterator[Candidate]:
        """The three with every face-up card."""
        seat, left = frame.seat, supply(state, frame.seat)
        yield from free(_fortifying(state, seat))
        for card in _face_up(state):
            place = act(seat, "place", card)
            if closed(state, seat, card):
                yield Candidate(place, of_rival(state, card))
                if state.forts[card].count > 1:
                    yield Candidate(act(seat, "remove", card), text("splendor-no-remove-many"))
            elif not left:
                yield Candidate(place, text("splendor-no-supply"))

    def decisions(self, state: State, frame: Fortify) -> tuple[Decision, ...]:
        """The candidates' legal half, which is in order already."""
        actions = tuple(_fortifying(state, frame.seat))
        return (Decision(frame.seat, _question(actions), actions),)

    def prompt(self, state: State, frame: Fortify, seat: int) -> Text:
        """Which of the three can be done."""
        return _question(_fortifying(state, seat))

    def apply(self, state: State, frame: Fortify, action: Action, out: Outcome) -> None:
        """Do it."""
        state.stack.pop()
        seat, (*source, card) = frame.seat, action.targets
        if action.verb == "remove":
            owner = state.forts.pop(card).seat
            out.emit("fort_remove", seat=seat, owner=owner, card=card)
            return
        for old in source:
            _take_down(state, old)
        count = 1 + (state.forts[card].count if card in state.forts else 0)
        state.forts[card] = Fort(seat, count)
        out.emit("fort_place", seat=seat, card=card, source="".join(source), count=count)

    def settle(self, state: State, frame: Fortify, out: Outcome) -> bool:
        """Nothing possible: go on."""
        # Placing is what is nearly always possible: the rest is asked after only if it is not.
        if any(_places(state, frame.seat)) or any(_fortifying(state, frame.seat)):
            return False
        state.stack.pop()
        return True


class ConquestRules(Handler[State, Conquest]):
    """The card that bears all three may be bought after the action (rulebook: Strongholds, conquest)."""

    def candidates(self, state: State, frame: Conquest) -> Iterator[Candidate]:
        """Buy it, buy it choosing how to pay, or not."""
        seat, player = frame.seat, state.players[frame.seat]
        card = _conquered(state, seat)
        if card is None:
            return
        yield Candidate(act(seat, "buy", card))
        if several(player, cards()[card], purse(player)):
            yield Candidate(act(seat, "buy_gold", card))
        yield Candidate(act(seat, "decline", _DECLINE))

    def prompt(self, state: State, frame: Conquest, seat: int) -> Text:
        """Buy it too?"""
        return text("splendor-choose-conquest")

    def apply(self, state: State, frame: Conquest, action: Action, out: Outcome) -> None:
        """Buy it, with all that follows a purchase, or let it be."""
        seat, (card,) = frame.seat, action.targets
        if action.verb == "decline":
            leave(state)
            return
        out.emit("conquest", seat=seat, card=card)
        if action.verb == "buy_gold":
            state.stack.append(Payment(seat, card))
            return
        leave(state)
        bought = cards()[card]
        purchase(state, seat, card, bought, obvious(state.players[seat], bought), out)

    def settle(self, state: State, frame: Conquest, out: Outcome) -> bool:
        """Nothing to conquer, or too dear: go on."""
        if _conquered(state, frame.seat) is not None:
            return False
        state.stack.pop()
        return True


def _conquered(state: State, seat: int) -> str | None:
    """The card that ``seat`` may buy by its three strongholds."""
    for id, fort in state.forts.items():
        if fort.seat == seat and fort.count == FORTS:
            wish = Wish(state, seat, cards()[id], purse(state.players[seat]))
            return id if open_to(BUYING, wish) else None
    return None


def _face_up(state: State) -> Iterator[str]:
    return (card for row in state.market for card in row if card)


def _fortifying(state: State, seat: int) -> Iterator[Action]:
    """What may be done with strongholds, in canonical order."""
    forts = state.forts
    rivals = closed_to(state, seat)
    free = [card for row in state.market for card in sorted(row) if card and card not in rivals]
    for old in sorted(forts.keys() - rivals):
        yield from [act(seat, "move", old, card) for card in free if card != old]
    yield from _places(state, seat)
    yield from [act(seat, "remove", card) for card in sorted(rivals) if forts[card].count == 1]


def _places(state: State, seat: int) -> Iterator[Action]:
    """Where a stronghold that stands on no card may be placed, in canonical order."""
    rows, rivals = state.market if supply(state, seat) else [], closed_to(state, seat)
    ids = (card for row in rows for card in sorted(row) if card)
    return (act(seat, "place", card) for card in ids if card not in rivals)


def _question(actions: Iterable[Action]) -> Text:
    return _asking(frozenset([action.verb for action in actions]))


@cache
def _asking(verbs: frozenset[str]) -> Text:
    return text("splendor-choose-fort", ways="-".join(sorted(verbs)))


def _take_down(state: State, card: str) -> None:
    """One stronghold leaves a card."""
    fort = state.forts.pop(card)
    if fort.count > 1:
        state.forts[card] = Fort(fort.seat, fort.count - 1)


class Strongholds(Expansion):
    """The expansion; every player begins with all strongholds in front of them."""

    id = "strongholds"
    handlers: ClassVar[Handlers] = {Fortify: FortifyRules(), Conquest: ConquestRules()}

    def strange(self, state: State) -> Iterator[str]:
        """Strongholds belong to seats."""
        for fort in state.forts.values():
            yield from in_range("strongholds", fort.seat, 0, len(state.players) - 1)

    def invariants(self, state: State) -> Iterator[str]:
        """Strongholds stand on face-up cards, three of a player at most."""
        if not state.forts.keys() <= set(_face_up(state)):
            yield "a stronghold on a card that is not face up"
        if any(fort.count < 1 for fort in state.forts.values()):
            yield "no strongholds on a card"
        for seat in range(len(state.players)):
            if supply(state, seat) < 0:
                yield f"seat {seat}: more than {FORTS} strongholds"
