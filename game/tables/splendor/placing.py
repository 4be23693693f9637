"""Kahroba (Splendor): where the pieces lie."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.ids import last_of, spell
from game.rules.splendor.components import COLORS, PILES, ROWS, cards
from game.rules.splendor.paying import fuel
from game.rules.splendor.state import Keeping, Payment, Player, State
from game.rules.splendor.strongholds import supply
from game.tables.splendor.preview import card_at
from game.tables.splendor.shields import looks
from game.tables.table import Face, Place

Placed = Iterator[tuple[str, Place]]
LAST_ROUND = "last"
CITIES = "cities"
STONE = "stone"
"""How a card in a column looks: it is seen on its way there only, and too small for numbers."""
_ABREAST = 4
_CROWD = 4
"""With so many players the panels of large text have no room for the tokens of those who wait."""


def placed(view: State) -> dict[str, Place]:
    """Every visible piece: the rows, the bank, the tiles, and every player's belongings at their seat."""
    places = dict(_rows(view))
    for pile, count in zip(PILES, view.bank, strict=True):
        places[f"bank.{pile}"] = Place(f"bank.{pile}", count=count)
    places.update(_tiles(view))
    for seat, player in enumerate(view.players):
        places.update(_belongings(seat, player, crowded=len(view.players) >= _CROWD))
        if "strongholds" in view.expansions:
            places[f"forts.{seat}"] = Place(f"forts.{seat}", count=supply(view, seat), owner=seat)
    places.update(_pyre(view))
    return places


def _rows(view: State) -> Placed:
    for row, deck, market in zip(ROWS, view.decks, view.market, strict=False):
        yield f"deck.{row.name}", Place(f"deck.{row.name}", face="down", count=len(deck))
        for i, card in enumerate(market):
            if card:
                yield card, Place(f"market.{row.name}.{i}", look=_forts(view, card))
    for frame in view.stack:
        if isinstance(frame, Keeping):
            for i, card in enumerate(frame.cards):
                yield card, Place(f"drawn.{frame.seat}.{i}", face=_side(card), owner=frame.seat)


def _forts(view: State, card: str) -> str:
    """The strongholds on a card: whose, and how many."""
    fort = view.forts.get(card)
    return spell("fort", fort.seat, fort.count) if fort else ""


def _tiles(view: State) -> Placed:
    shown = looks(view)
    for i, noble in enumerate(view.nobles):
        if noble:
            yield noble, Place(f"guest.{i}", look=shown[noble])
    for i, city in enumerate(view.cities):
        if city:
            yield city, Place(f"gate.{i}", look=shown[city])
    for post, count in view.posts.items():
        yield post, Place(post, count=count, look=shown[post])
    look = LAST_ROUND if view.last_round else CITIES if view.cities else ""
    yield "goal", Place("goal", count=view.goal, look=look)


def _belongings(seat: int, player: Player, *, crowded: bool) -> Placed:
    """All that a player has; where it may be folded away, tokens in short besides, and how many cards.

    Tokens come after the columns: where room is scarce they lie on the edge of the cards.
    """
    yield from _columns(seat, player)
    for pile, count in zip(PILES, player.tokens, strict=True):
        slot = f"tokens.{seat}.{pile}"
        yield slot, Place(slot, count=count, owner=seat)
        if count and crowded:
            short = f"purse.{seat}.{pile}"
            yield short, Place(short, count=count, owner=seat, portrait=slot)
    yield f"total.{seat}", Place(f"total.{seat}", count=sum(player.tokens), owner=seat)
    if player.reserved:
        yield f"hand.{seat}", Place(f"hand.{seat}", count=len(player.reserved), owner=seat)
    for index, tile in enumerate((*player.nobles, *filter(None, [player.city]))):
        yield tile, Place(f"nobles.{seat}", index=index, owner=seat)
    for index, post in enumerate(player.posts):
        yield (
            f"charter.{seat}.{last_of(post)}",
            Place(f"posts.{seat}", index=index, among=len(player.posts), owner=seat),
        )
    for index, held in enumerate(player.reserved):
        yield held.card, Place(f"reserve.{seat}.{index}", face=_side(held.card), owner=seat)


def _columns(seat: int, player: Player) -> Placed:
    """A column shows its discount, and how many cards it has where that is another number."""
    for color, worth, held in zip(COLORS, player.bonuses, player.counts(), strict=True):
        slot = f"bonus.{seat}.{color}"
        yield slot, Place(slot, count=worth, look="" if held == worth else str(held), owner=seat)
    if player.golden:
        slot = f"bonus.{seat}.gold"
        yield slot, Place(slot, count=len(player.golden), owner=seat)
    for index, card in enumerate(player.owned()):
        taken = _taken(player, card)
        look = spell(STONE, taken) if taken else STONE
        yield card, Place(f"bonus.{seat}.{column(card, taken)}", index=index + 1, look=look, owner=seat)


def _taken(player: Player, card: str) -> str:
    """The colour that a pair card has taken."""
    taken = player.paired.get(card)
    return "" if taken is None else COLORS[taken]


def burning(view: State) -> list[str]:
    """The cards among which the player to act chooses those to burn as the price."""
    frame = view.stack[-1] if view.stack else None
    if not isinstance(frame, Payment):
        return []
    card = card_at(view, frame.source)
    if card is None or card.burn is None:
        return []
    paired, others = fuel(view.players[frame.seat], card.burn)
    return paired + others


def _pyre(view: State) -> Placed:
    """In a column they lie on one another: to be told apart they lie side by side, many in two rows."""
    lying = burning(view)
    each = len(lying) if len(lying) <= _ABREAST else -(-len(lying) // 2)
    for number, card in enumerate(lying):
        seat, (row, index) = view.stack[-1].seat, divmod(number, each)
        look = _taken(view.players[seat], card)
        yield card, Place(f"pyre.{seat}.{row}", index=index, among=each, look=look, owner=seat)


def column(card: str, taken: str) -> str:
    """The column that a card lies in; one without a colour lies where gold does."""
    color = taken or cards()[card].color
    return color if color in COLORS else "gold"


def _side(card: str) -> Face:
    return "down" if card.startswith("hidden.") else "up"
