"""How large numbers are on pictures, in the units of each picture: at larger text they take more of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NumberSizes:
    """The sizes of numbers at a text size.

    Attributes:
        counted: how many of a kind a player has, on a slip.
        air: on a short one before its sign, between that and two digits, and behind them.
        coins: how many coins, on a slip or at the bank.
        planned: what is planned will cost, how wide that is at most, and where its middle is on its label.
        minus: the sign before it: where it begins, and how long it is.
        price: that label: how wide it is, and how far from the end of its slip.
        tall: how high it is, on a slip 40 high.
        small: how wide it is on a short slip that is drawn large.
        clear: beside that label the coin's distance from the slip's edge, that of the number from the coin,
            and from the label.
        bank: the coins that the bank has left, and how much narrower than an upright chip it is.
        pile: the cards of a deck, on a label of this height and width.
        label: that label.
        played: the cards that have been played.
        worth: what a card counts as.
        slot: a slot of the selection track.
        only: a space that shows a number only.
        race: a space with a number beside a horse, and how wide that is at most.
        agent: the number of its space beside an agent, how wide it is at most, and where its middle is.
        order: when an area is carried out, in ems of its name, and how wide its disc is.
        edge: before the number of a name, between that and the name, and behind it, in units of its band.
        built: what a building of a player is worth.
    """

    counted: float = 27
    air: tuple[float, float, float] = (2.5, 0, 3.5)
    coins: float = 27
    planned: tuple[float, float, float] = (25, 24, 22.5)
    minus: tuple[float, float] = (2.8, 6)
    price: tuple[float, float] = (36, 2)
    tall: float = 32
    small: float = 36
    clear: tuple[float, float, float] = (2, 2, 0)
    bank: tuple[float, float] = (29, 10)
    pile: float = 27
    label: tuple[float, float] = (48, 32)
    played: float = 28.8
    worth: float = 25
    slot: float = 26
    only: float = 46
    race: tuple[float, float] = (54, 38)
    agent: tuple[float, float, float] = (54, 50, 64.5)
    order: tuple[float, float] = (0.62, 0.86)
    edge: tuple[float, float, float] = (6, 4, 4)
    built: float = 29


USUAL = NumberSizes()
LARGE = NumberSizes(
    counted=31,
    air=(0.6, -0.8, 1.4),
    coins=31,
    planned=(27.5, 21, 22.1),
    minus=(3.4, 6),
    price=(36, 2),
    tall=34,
    small=30,
    clear=(1, 0.6, 3.2),
    bank=(31, 8.2),
    pile=31,
    label=(54, 36),
    played=32,
    worth=28.5,
    slot=31,
    only=52,
    race=(60, 43),
    agent=(59.5, 54, 64.5),
    order=(0.65, 0.78),
    edge=(2.6, 7, 2.6),
    built=31.5,
)


def figures_at(scale: float) -> NumberSizes:
    """How large numbers are at this size of text."""
    return LARGE if scale > 1 else USUAL
