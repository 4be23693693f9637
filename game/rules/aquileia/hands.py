"""Decks, discards and hands (rulebook: Cards).

Cards alike cannot be told apart: a hand is a rack with one place for each kind, and an action points at the
place (``hand.0.slave_double``), so that neither its position nor a number betrays which of two it is.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from functools import cache

from game.rules.aquileia.components import Card, cards
from game.rules.aquileia.state import State
from game.rules.kernel.event import Outcome
from game.rules.kernel.ids import last_of, rest_of, spell


@cache
def hand_place(seat: int, card: str) -> str:
    """The place of a kind of card in the hand of ``seat``."""
    return spell("hand", seat, rest_of(card))


@cache
def card_at(place: str) -> Card:
    """The kind of card that a place of a hand is for."""
    return cards()[spell("card", last_of(place))]


@cache
def handfuls(held: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    """Every way to take at most ``most`` cards out of a hand, none among them; as numbers by kind.

    Args:
        held: how many cards of each kind there are.
        most: how many cards at most.
    """
    if not held:
        return ((),)
    counts = range(min(held[0], most) + 1)
    return tuple((count, *rest) for count in counts for rest in handfuls(held[1:], most - count))


def places_of(seat: int, kinds: Iterable[str], counts: Iterable[int]) -> tuple[str, ...]:
    """The places of a hand, one for each card taken: so many of each kind."""
    return tuple(hand_place(seat, id) for id, n in zip(kinds, counts, strict=True) for _ in range(n))


def left_in(state: State, deck: str) -> int:
    """How many cards can still be drawn from a deck, its discards shuffled in."""
    return len(state.decks[deck]) + len(state.discards.get(deck, ()))


def draw(state: State, deck: str, out: Outcome) -> str:
    """The top card of a deck. The caller has told of the reveal, and knows that there is a card."""
    pile = state.decks[deck]
    if not pile:
        _renew(state, deck, out)
    return pile.pop()


def _renew(state: State, deck: str, out: Outcome) -> None:
    """A deck that ran dry is made anew from its discards at the next draw (rulebook: Cards; ruling 16)."""
    pile, discards = state.decks[deck], state.discards[deck]
    pile += sorted(discards)
    discards.clear()
    out.rng.shuffle(pile)
    out.emit("shuffle", deck=deck, count=len(pile))


def draw_to_hand(state: State, seat: int, deck: str, count: int, out: Outcome) -> None:
    """``seat`` draws cards that nobody else sees."""
    out.reveal()
    drawn = tuple(draw(state, deck, out) for _ in range(count))
    for card in drawn:
        insort(state.players[seat].hand(deck), card)
    out.emit("draw", seat=seat, deck=spell("deck", deck), count=count)
    out.whisper(seat, "drawn", seat=seat, cards=drawn)


def discard(state: State, seat: int, places: Iterable[str], out: Outcome) -> list[Card]:
    """Cards leave the hand of ``seat`` for their discards, for all to see; returns them."""
    out.reveal()
    laid = [card_at(place) for place in places]
    for card in laid:
        state.players[seat].hand(card.deck).remove(card.id)
        state.discards[card.deck].append(card.id)
    return laid
