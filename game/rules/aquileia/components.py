"""Cards, laurels, dice and coins, read from the data files and checked against the rulebook's counts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.rules.aquileia.reading import FOLDER, METALS, Coins
from game.rules.kernel.tables import insist, insist_once, one_of, read_table, whole

COINS = 39
"""Coins of each metal (rulebook: Components)."""

START_COINS: Coins = (2, 1, 1)
"""What each player begins with: bronze, silver, gold (rulebook: Setup 2)."""

AGENTS = 5
HOUSES = 9
ROUNDS = 6
SLOTS = 5
"""Slots of the selection track."""

RED_DICE, BLUE_DICE = 3, 4
COLOURS = ("white", "blue", "yellow", "purple")
DECK_SIZES = {"servi": 22, "equi": 17, "stadium": 12, "theatrum": 6}
"""Cards by deck (rulebook: Components)."""

USES = ("slave", "weapon", "gold", "silver")
"""What a card counts as: slaves and weapons in the Arena, horses of a metal in the Stadium."""


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card of the decks ``servi`` and ``equi``; cards alike cannot be told apart.

    Attributes:
        id: its piece id, as ``card.slave_double``.
        deck: ``servi`` or ``equi``.
        use: one of USES.
        value: how many symbols it shows.
    """

    id: str
    deck: str
    use: str
    value: int


@dataclass(frozen=True, slots=True)
class Laurel:
    """A laurel card: points, or one or two colours of which it counts for one."""

    id: str
    deck: str
    points: int
    colours: tuple[str, ...]


@cache
def cards() -> dict[str, Card]:
    """The kinds of cards by id.

    Raises:
        RulesError: the table is damaged.
    """
    return {card.id: card for card, _ in _printed_cards()}


@cache
def laurels() -> dict[str, Laurel]:
    """The 18 laurels by id, as ``laurel.white.2``: each of a stadium or theatrum deck.

    Raises:
        RulesError: the table is damaged.
    """
    path, colour = FOLDER / "laurels.csv", one_of("", *COLOURS)
    deck = one_of("stadium", "theatrum")
    rows = read_table(
        path,
        {"deck": deck, "laurel": str, "count": whole, "points": whole, "first": colour, "second": colour},
    )
    insist_once((row["laurel"] for row in rows), path)
    made: list[Laurel] = []
    for row in rows:
        colours = tuple(c for c in (row["first"], row["second"]) if c)
        fits = len(colours) == 2 if row["deck"] == "theatrum" else bool(row["points"]) + len(colours) == 1
        insist(fits, path, f"{row['laurel']}: points or a colour, in the theatrum two colours")
        made += [
            Laurel(f"laurel.{row['laurel']}.{copy + 1}", row["deck"], row["points"], colours)
            for copy in range(row["count"])
        ]
    for deck_name in ("stadium", "theatrum"):
        _check_size(path, deck_name, sum(laurel.deck == deck_name for laurel in made))
    return {laurel.id: laurel for laurel in made}


@cache
def full_deck(deck: str) -> tuple[str, ...]:
    """The ids of all cards of a deck, sorted; cards alike stand there as often as there are copies.

    Raises:
        RulesError: a table is damaged.
    """
    if deck in ("stadium", "theatrum"):
        return tuple(sorted(laurel.id for laurel in laurels().values() if laurel.deck == deck))
    return tuple(
        sorted(card.id for card, count in _printed_cards() for _ in range(count) if card.deck == deck)
    )


@cache
def faces(die: str) -> tuple[str, ...]:
    """The six faces of a ``red`` or a ``blue`` die: a metal each.

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "dice.csv"
    rows = read_table(path, {"die": one_of("red", "blue"), "count": whole, **dict.fromkeys(METALS, whole)})
    counts = {row["die"]: row["count"] for row in rows}
    insist(counts == {"red": RED_DICE, "blue": BLUE_DICE}, path, "there are three red and four blue dice")
    for row in rows:
        insist(all(row[metal] == 2 for metal in METALS), path, f"{row['die']}: each metal on two faces")
    return tuple(metal for row in rows if row["die"] == die for metal in METALS for _ in range(row[metal]))


@cache
def rewards(contest: str) -> tuple[int, ...]:
    """The coins of the best of a contest, the winner's first.

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "rewards.csv"
    rows = read_table(path, {"contest": one_of("arena", "stadium"), "place": whole, "coins": whole})
    for each in ("arena", "stadium"):
        places = [row["place"] for row in rows if row["contest"] == each]
        insist(places == [1, 2, 3], path, f"{each}: the places must be 1, 2, 3 in this order")
    return tuple(row["coins"] for row in rows if row["contest"] == contest)


@cache
def _printed_cards() -> tuple[tuple[Card, int], ...]:
    path = FOLDER / "cards.csv"
    rows = read_table(
        path,
        {"deck": one_of("servi", "equi"), "card": str, "count": whole, "use": one_of(*USES), "value": whole},
    )
    insist_once((row["card"] for row in rows), path)
    for row in rows:
        slave = row["use"] == "slave"
        insist(slave == (row["deck"] == "servi"), path, f"{row['card']}: slaves, and only they, are servi")
        insist(row["value"] > 0, path, f"{row['card']}: a card shows at least one symbol")
    for deck in ("servi", "equi"):
        _check_size(path, deck, sum(row["count"] for row in rows if row["deck"] == deck))
    return tuple(
        (Card(f"card.{row['card']}", row["deck"], row["use"], row["value"]), row["count"]) for row in rows
    )


def _check_size(path: Path, deck: str, found: int) -> None:
    insist(found == DECK_SIZES[deck], path, f"{found} cards {deck} instead of {DECK_SIZES[deck]}")
