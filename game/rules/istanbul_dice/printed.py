"""The mosque tiles and the bazaar cards, read from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.rules.istanbul_dice.components import FOLDER, ROUND_DICE, STATUS, Columns, counts
from game.rules.istanbul_dice.phrases import (
    FREE,
    Gain,
    Price,
    read_gains,
    read_needs,
    read_price,
    read_ways,
)
from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import one_of, read_table

EFFECTS = ("income", "card", "action", "lira", "die")
"""What tiles do: gains or a card as income, one more action, gains with the lira action, one more die."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A mosque tile: what it costs, its effect, and what the effects "income" and "lira" bring."""

    id: str
    effect: str
    gains: tuple[Gain, ...]
    price: Price


@dataclass(frozen=True, slots=True)
class Part:
    """What a card brings to the active player, or to each of the others.

    Attributes:
        brown: so many brown tokens must be at hand; they are kept.
        card_dice: so many card dice must have been used in this turn.
        price: what is spent.
        ways: what may be received, one of them by choice.
    """

    brown: int
    card_dice: int
    price: Price
    ways: tuple[tuple[Gain, ...], ...]

    @property
    def conditional(self) -> bool:
        """Whether anything is asked for it; the active player may then take the fallback."""
        return bool(self.brown or self.card_dice) or self.price != FREE


@dataclass(frozen=True, slots=True)
class Card:
    """A bazaar card; a part is None where its symbol is not shown."""

    id: str
    active: Part | None
    others: Part | None


@cache
def tiles() -> dict[str, Tile]:
    """The mosque tiles by piece id.

    Raises:
        RulesError: the data file is damaged.
    """
    path, expected = FOLDER / "mosque_tiles.csv", counts()["mosque_tile"]
    columns: Columns = {"id": str, "effect": one_of(*EFFECTS), "gains": read_gains, "price": read_price}
    rows = read_table(path, {**columns, "status": STATUS})
    made = [Tile(f"tile.{row['id']}", row["effect"], row["gains"], row["price"]) for row in rows]
    if not len({tile.id for tile in made}) == len(made) == expected:
        raise RulesError(f"{path}: {len(made)} tiles where {expected} different ones are needed")
    if sum(tile.effect == "die" for tile in made) != counts()["die"] - ROUND_DICE:
        raise RulesError(f"{path}: there must be a tile for each of the dice that do not go round")
    for tile in made:
        bringing = tile.effect in ("income", "lira")
        if bool(tile.gains) != bringing or any(gain.kind in ("ruby", "tile") for gain in tile.gains):
            raise RulesError(f"{path}: {tile.id}: goods, lira and crystals belong to income and lira tiles")
        if tile.price.tiles or not tile.price.size:
            raise RulesError(f"{path}: {tile.id}: a tile costs goods")
    return {tile.id: tile for tile in made}


@cache
def cards() -> dict[str, Card]:
    """The bazaar cards by piece id.

    Raises:
        RulesError: the data file is damaged.
    """
    path, expected = FOLDER / "bazaar_cards.csv", counts()["bazaar_card"]
    columns: Columns = {"id": str, "needs": read_needs, "price": read_price, "gains": read_ways}
    others: Columns = {"others_price": read_price, "others_gains": read_ways, "status": STATUS}
    made = [
        Card(
            f"card.{row['id']}",
            _part(row["needs"], row["price"], row["gains"]),
            _part((0, 0), row["others_price"], row["others_gains"]),
        )
        for row in read_table(path, {**columns, **others})
    ]
    if not len({card.id for card in made}) == len(made) == expected:
        raise RulesError(f"{path}: {len(made)} cards where {expected} different ones are needed")
    for card in made:
        if card.active is None and card.others is None:
            raise RulesError(f"{path}: {card.id} brings nobody anything")
    return {card.id: card for card in made}


def _part(needs: tuple[int, int], price: Price, ways: tuple[tuple[Gain, ...], ...]) -> Part | None:
    part = Part(*needs, price, ways)
    if part.conditional and not ways:
        raise RulesError(f"{FOLDER / 'bazaar_cards.csv'}: a card asks for {price} and brings nothing")
    if len({way[0].kind for way in ways}) != len(ways):
        raise RulesError(f"{FOLDER / 'bazaar_cards.csv'}: the ways of a card must begin differently")
    return part if ways else None
