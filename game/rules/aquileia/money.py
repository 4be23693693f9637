"""Coins between players and the bank: always the exact coins (rulebook: Money; ruling 4)."""

from __future__ import annotations

from functools import cache

from game.rules.aquileia.reading import METALS, Coins
from game.rules.aquileia.state import Player, State
from game.rules.kernel.event import Outcome
from game.rules.kernel.text import Text, listed, text


@cache
def coins_of(metal: str, count: int = 1) -> Coins:
    """So many coins of one metal."""
    bronze, silver, gold = (count if each == metal else 0 for each in METALS)
    return bronze, silver, gold


def can_pay(player: Player, price: Coins) -> bool:
    """Whether a player has every coin of ``price``: no metal stands for another."""
    bronze, silver, gold = player.coins
    return bronze >= price[0] and silver >= price[1] and gold >= price[2]


def obstacle_to_paying(player: Player, price: Coins) -> Text | None:
    """The coins that a player lacks for ``price``, if any."""
    if can_pay(player, price):
        return None
    bronze, silver, gold = (max(0, p - have) for p, have in zip(price, player.coins, strict=True))
    return _lacking((bronze, silver, gold))


@cache
def _lacking(coins: Coins) -> Text:
    return text("aquileia-no-coins", coins=told(coins))


@cache
def counted(coins: Coins) -> tuple[Text, ...]:
    """Coins as messages, one for each metal: "2 bronze", "1 gold"."""
    both = zip(METALS, coins, strict=True)
    return tuple(text("aquileia-coins", metal=metal, count=count) for metal, count in both if count)


@cache
def told(coins: Coins) -> Text:
    """Coins as a message: "2 bronze and 1 gold"."""
    return listed(counted(coins), text("aquileia-coins-none"))


def pay(state: State, seat: int, price: Coins, out: Outcome) -> None:
    """``seat`` pays the bank."""
    if not any(price):
        return
    _move(state.players[seat].coins, state.bank, price)
    out.emit("pay", seat=seat, **by_name(price))


def receive(state: State, seat: int, coins: Coins, out: Outcome) -> None:
    """``seat`` gets coins from the bank; of a metal that has run out only what is there (ruling 12)."""
    bronze, silver, gold = (min(n, there) for n, there in zip(coins, state.bank, strict=True))
    given = (bronze, silver, gold)
    _move(state.bank, state.players[seat].coins, given)
    if any(given):
        out.emit("receive", seat=seat, **by_name(given))
    if given != coins:
        out.emit("bank_empty", seat=seat, lacking=sum(coins) - sum(given))


def hand_over(state: State, seat: int, other: int, coins: Coins, out: Outcome) -> None:
    """``seat`` pays another player."""
    _move(state.players[seat].coins, state.players[other].coins, coins)
    out.emit("hand_over", seat=seat, other=other, **by_name(coins))


def score(state: State, seat: int, points: int, out: Outcome) -> None:
    """``seat`` goes forward on the track of points."""
    if points:
        state.players[seat].points += points
        out.emit("points", seat=seat, points=points)


def _move(source: list[int], target: list[int], coins: Coins) -> None:
    for place, count in enumerate(coins):
        source[place] -= count
        target[place] += count


def by_name(coins: Coins) -> dict[str, int]:
    """Coins as the data of an event."""
    return dict(zip(METALS, coins, strict=True))
