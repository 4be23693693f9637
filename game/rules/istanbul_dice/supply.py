"""The supply: what is spent goes back to it, and an empty one is filled by everybody."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.payment import EMPTY, Purse
from game.rules.istanbul_dice.phrases import BROWN, COLORS, CRYSTAL, LIRA, RESOURCES, Gain, Price
from game.rules.istanbul_dice.state import State
from game.rules.kernel.event import Outcome


def receive(state: State, seat: int, gains: Sequence[Gain], source: str, out: Outcome) -> None:
    """Tokens, lira and crystals from the supply; other gains are not for the supply to give."""
    wanted = [0] * len(RESOURCES)
    for gain in gains:
        if gain.kind in RESOURCES:
            wanted[RESOURCES.index(gain.kind)] += gain.amount
    got = [number and _take(state, seat, place, number, out) for place, number in enumerate(wanted)]
    if any(got):
        out.emit("gain", seat=seat, source=source, **_told(got))
    if got != wanted:
        for name, due, given in zip(RESOURCES, wanted, got, strict=True):
            if given < due:
                out.emit("lacking", seat=seat, resource=name, count=due - given)


def _take(state: State, seat: int, place: int, wanted: int, out: Outcome) -> int:
    """Up to ``wanted`` of one resource; returns how many.

    While too few lie there, every player who has one returns one, as long as this helps: when only the taker
    has any there is nothing to be had (rulebook: General rules; ruling 8).
    """
    if state.supply[place] < wanted:
        _collect(state, seat, place, wanted, out)
    taken = min(wanted, state.supply[place])
    state.supply[place] -= taken
    state.players[seat].stock[place] += taken
    return taken


def _collect(state: State, seat: int, place: int, wanted: int, out: Outcome) -> None:
    """Everybody returns one, again and again, until enough lies there or others have none."""
    holders = [other for other, player in enumerate(state.players) if player.stock[place]]
    while state.supply[place] < wanted and holders not in ([], [seat]):
        for holder in holders:
            state.players[holder].stock[place] -= 1
            state.supply[place] += 1
        out.emit("shortage", resource=RESOURCES[place], seats=tuple(holders))
        holders = [other for other in holders if state.players[other].stock[place]]


def spend(state: State, seat: int, price: Price, goods: Purse, source: str, out: Outcome) -> None:
    """Goods as chosen, lira and crystals as priced: tokens and coins to the supply, dice aside."""
    colors = len(COLORS)
    dice = [die for place in range(colors) if goods[place] for die in use(state, FACES[place], goods[place])]
    back = [*goods[colors:], price.lira, price.crystals]
    for place, number in enumerate(back):
        state.players[seat].stock[place] -= number
        state.supply[place] += number
    if dice or any(back):
        faces = tuple(state.faces[die] for die in dice)
        asked = tuple(color for color, number in zip(COLORS, price.goods, strict=True) if number)
        out.emit("pay", seat=seat, source=source, asked=asked, dice=names(dice), faces=faces, **_told(back))


def spend_coins(state: State, seat: int, price: Price, source: str, out: Outcome) -> None:
    """A price without goods."""
    spend(state, seat, price, EMPTY, source, out)


def use(state: State, face: str, number: int) -> list[int]:
    """So many dice that show ``face`` have served; a die serves once a turn (rulebook: General rules)."""
    dice = [die for die in state.dice if state.faces[die] == face][:number]
    for die in dice:
        state.dice.remove(die)
        state.used.append(die)
    return dice


def names(dice: Sequence[int]) -> tuple[str, ...]:
    """The piece ids of dice."""
    return tuple(f"die.{die}" for die in dice)


def _told(amounts: Sequence[int]) -> dict[str, int | tuple[str, ...]]:
    """Amounts by resource as an event tells them: tokens one by one, lira and crystals as numbers."""
    goods = tuple([RESOURCES[place] for place in range(BROWN + 1) for _ in range(amounts[place])])
    return {"goods": goods, "lira": amounts[LIRA], "crystals": amounts[CRYSTAL]}
