"""What stands in the way of buying, reserving and taking a card for free: rule and reason side by side.

Each is a question with the message that a yes brings. What is legal is what no question stops; the message
of the first that does is the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules.kernel.text import Text, seat_ref, text
from game.rules.splendor.components import COLORS, Card
from game.rules.splendor.paying import Purse, missing, prices
from game.rules.splendor.state import Player, State

RESERVE_LIMIT = 3


class Wish(NamedTuple):
    """A player and a card that it would like."""

    state: State
    seat: int
    card: Card
    purse: Purse

    @property
    def player(self) -> Player:
        """Who would like it."""
        return self.state.players[self.seat]


Question = tuple[Callable[[Wish], bool], Callable[[Wish], Text]]


def closed(state: State, seat: int, card: str) -> bool:
    """Whether strongholds of a rival stand on a card (rulebook: Strongholds, occupation; ruling 21)."""
    fort = state.forts.get(card)
    return fort is not None and fort.seat != seat


def closed_to(state: State, seat: int) -> set[str]:
    """All those cards."""
    return {card for card, fort in state.forts.items() if fort.seat != seat}


def _closed(wish: Wish) -> bool:
    return closed(wish.state, wish.seat, wish.card.id)


def of_rival(state: State, card: str) -> Text:
    """Whose strongholds stand on it."""
    return text("splendor-no-closed", owner=seat_ref(state.forts[card].seat))


def _alone(wish: Wish) -> bool:
    """A pair card needs an owned card with a bonus (rulebook: Orient, level 1; ruling 11)."""
    return wish.card.copies and not any(wish.player.bonuses)


def _unfed(wish: Wish) -> bool:
    """Too few cards to burn as its price (rulebook: Orient, level 3; ruling 14)."""
    burn = wish.card.burn
    return burn is not None and wish.player.counts()[burn] < wish.card.burns


def _no_fuel(wish: Wish) -> Text:
    burn, count = wish.card.burn or 0, wish.card.burns
    return text("splendor-no-burn", color=COLORS[burn], count=count, held=wish.player.counts()[burn])


def _dear(wish: Wish) -> bool:
    return not wish.purse.pays(prices()[wish.card.id])


_OF_RIVAL: Question = (_closed, lambda wish: of_rival(wish.state, wish.card.id))

BUYING: tuple[Question, ...] = (
    _OF_RIVAL,
    (_alone, lambda wish: text("splendor-no-pair")),
    (_unfed, _no_fuel),
    (_dear, lambda wish: missing(wish.player, wish.card)),
)

RESERVING: tuple[Question, ...] = (
    (lambda wish: len(wish.player.reserved) >= RESERVE_LIMIT, lambda wish: text("splendor-no-reserve-full")),
    _OF_RIVAL,
)

FREE: tuple[Question, ...] = (
    _OF_RIVAL,
    (_alone, lambda wish: text("splendor-no-pair")),
)


def open_to(questions: tuple[Question, ...], wish: Wish) -> bool:
    """Whether nothing stands in the way."""
    return True not in [stops(wish) for stops, _ in questions]


def obstacle(questions: tuple[Question, ...], wish: Wish) -> Text | None:
    """The first thing that stands in the way."""
    return next((tell(wish) for stops, tell in questions if stops(wish)), None)
