"""Pounds between players and the supply."""

from __future__ import annotations

from game.rules.kernel.event import Outcome
from game.rules.mombasa.state import State


def receive(state: State, seat: int, amount: int, out: Outcome) -> None:
    """``seat`` takes pounds from the supply, which is without limit (rulebook: General notes)."""
    if amount:
        state.bank -= amount
        state.players[seat].money += amount
        out.emit("receive", seat=seat, amount=amount)


def pay(state: State, seat: int, amount: int, out: Outcome) -> None:
    """``seat`` pays pounds to the supply."""
    if amount:
        state.bank += amount
        state.players[seat].money -= amount
        out.emit("pay", seat=seat, amount=amount)
