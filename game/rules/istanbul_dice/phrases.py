"""What things cost and bring, and the little phrases in which the tables say so.

``red=3;lira=3`` costs three red goods and three lira; ``each=1`` one good of each colour. ``brown=1;lira=2``
brings a brown token and two lira; ``crystal=1|lira=3`` one or the other; ``ruby=1`` the next ruby of an area
of the taker's choice, never the mosque's.
"""

from __future__ import annotations

from dataclasses import dataclass

COLORS = ("red", "yellow", "green", "blue")
"""Cloth, fruit, spice, jewellery: the order of every list of four."""

RESOURCES = (*COLORS, "brown", "lira", "crystal")
"""What lies in the supply: the order of every list of seven."""

BROWN, LIRA, CRYSTAL = 4, 5, 6
"""Places in lists of seven."""

AREAS = (*COLORS, "left", "right", "mosque")
"""The ruby areas: one for each colour, the two red carpets, the mosque."""

SHOPS = tuple(sorted(AREAS[:-1]))
"""The areas that sell rubies; the mosque gives them."""

Goods = tuple[int, int, int, int]
"""Numbers by colour."""


@dataclass(frozen=True, slots=True)
class Price:
    """What is spent. Goods are dice or tokens; brown tokens stand for any colour (rulebook: General rules).

    Attributes:
        goods: how many of each colour.
        any: how many more of whatever colour.
        different: how many of so many different colours; never together with other goods.
        lira: money.
        crystals: crystals.
        tiles: mosque tiles of one's own, discarded.
    """

    goods: Goods = (0, 0, 0, 0)
    any: int = 0
    different: int = 0
    lira: int = 0
    crystals: int = 0
    tiles: int = 0

    @property
    def size(self) -> int:
        """How many goods."""
        return sum(self.goods) + self.any + self.different


FREE = Price()


@dataclass(frozen=True, slots=True)
class Gain:
    """What is received.

    Attributes:
        kind: one of RESOURCES, "ruby" or "tile".
        amount: how many; rubies and tiles come one at a time.
        of: the area of a ruby, or the tile; "" for the player's choice among the areas or from the display.
    """

    kind: str
    amount: int = 1
    of: str = ""


@dataclass(frozen=True, slots=True)
class Deal:
    """A price and what is received for it."""

    price: Price
    gains: tuple[Gain, ...]


def alike(color: int, count: int) -> Price:
    """``count`` goods of one colour."""
    red, yellow, green, blue = (count * (place == color) for place in range(len(COLORS)))
    return Price((red, yellow, green, blue))


def each(more: int = 0) -> Price:
    """One good of each colour and so many more of any."""
    return Price((1, 1, 1, 1), more)


def read_price(cell: str) -> Price:
    """The price that a phrase states.

    Raises:
        ValueError: not such a phrase.
    """
    words = dict(_words(cell))
    every = words.pop("each", 0)
    red, yellow, green, blue = (every + words.pop(color, 0) for color in COLORS)
    coins, crystals, tiles = (words.pop(word, 0) for word in ("lira", "crystal", "tile"))
    if words or tiles > 1:
        raise ValueError(cell)
    return Price((red, yellow, green, blue), 0, 0, coins, crystals, tiles)


def read_gains(cell: str) -> tuple[Gain, ...]:
    """What a phrase says is received; nothing for an empty one.

    Raises:
        ValueError: not such a phrase.
    """
    return tuple(_gain(part) for part in cell.split(";")) if cell else ()


def read_ways(cell: str) -> tuple[tuple[Gain, ...], ...]:
    """What may be chosen to receive: the phrases between bars; nothing for an empty cell.

    Raises:
        ValueError: one of them is not such a phrase.
    """
    return tuple(read_gains(way) for way in cell.split("|")) if cell else ()


def read_needs(cell: str) -> tuple[int, int]:
    """What has to be at hand without being spent: brown tokens, and card dice used in the turn.

    Raises:
        ValueError: not such a phrase.
    """
    words = dict(_words(cell))
    needs = words.pop("brown", 0), words.pop("card_dice", 0)
    if words:
        raise ValueError(cell)
    return needs


def _gain(part: str) -> Gain:
    ((word, amount),) = _words(part)
    if word not in RESOURCES and (word, amount) not in (("ruby", 1), ("tile", 1)):
        raise ValueError(part)
    return Gain(word, amount)


def _words(cell: str) -> list[tuple[str, int]]:
    pairs = [part.partition("=") for part in cell.split(";")] if cell else []
    words = [(word, int(number)) for word, _, number in pairs]
    if any(number < 1 for _, number in words) or len(dict(words)) != len(words):
        raise ValueError(cell)
    return words
