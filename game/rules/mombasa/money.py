"""Pounds between players and the supply."""

from __future__ import annotations

from functools import cache

from game.rules.kernel.event import Outcome
from game.rules.kernel.text import Text, text
from game.rules.mombasa.state import Player, State


def no_money(player: Player, price: int) -> Text | None:
    """What keeps a player from paying ``price`` pounds."""
    return _too_dear(price, player.money) if price > player.money else None


@cache
def _too_dear(price: int, have: int) -> Text:
    return text("mombasa-no-price-money", price=price, have=have)


def receive(state: State, seat: int, amount: int, out: Outcome, *, reward: bool = False) -> None:
    """``seat`` takes pounds from the supply, which is without limit (rulebook: General notes).

    That they are a ``reward`` of regions, what is told of the expansion says.
    """
    if amount:
        state.bank -= amount
        state.players[seat].money += amount
        out.emit("receive", seat=seat, amount=amount, reward=reward)


def pay(state: State, seat: int, amount: int, out: Outcome) -> None:
    """``seat`` pays pounds to the supply."""
    if amount:
        state.bank += amount
        state.players[seat].money -= amount
        out.emit("pay", seat=seat, amount=amount)
