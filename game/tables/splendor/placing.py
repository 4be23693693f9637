"""Kahroba (Splendor): where the pieces lie."""

from __future__ import annotations

from functools import partial

from game.rules.kernel.ids import kind_of, last_of, number_in, seat_in, spell
from game.rules.splendor.components import COLORS, PILES, ROWS, Card, cards
from game.rules.splendor.paying import fuel
from game.rules.splendor.state import Keeping, Payment, Player, State
from game.rules.splendor.strongholds import supply
from game.tables.placing import Placed, at_home, in_places, in_row
from game.tables.splendor.shields import looks
from game.tables.table import Face, Place

STONE = "stone"
"""How a card in a column looks: it is seen on its way there only, and too small for numbers."""
_ABREAST = 4


def placed(view: State) -> Placed:
    """Every visible piece: the rows, the bank, the tiles, and every player's belongings at their seat."""
    yield from _rows(view)
    for pile, count in zip(PILES, view.bank, strict=True):
        yield at_home(f"bank.{pile}", count, bright=True)
    yield from _tiles(view)
    for seat, player in enumerate(view.players):
        yield from _belongings(seat, player)
        if "strongholds" in view.expansions:
            yield at_home(f"forts.{seat}", supply(view, seat), owner=seat)
    yield from _pyre(view)


def _rows(view: State) -> Placed:
    for row, deck, market in zip(ROWS, view.decks, view.market, strict=False):
        yield at_home(f"deck.{row.name}", len(deck), face="down")
        yield from in_places(f"market.{row.name}", market, look=lambda card: _forts(view, card))
    for frame in view.stack:
        if isinstance(frame, Keeping):
            yield from in_places(f"drawn.{frame.seat}", frame.cards, face=_side, owner=frame.seat)


def _forts(view: State, card: str) -> str:
    """The strongholds on a card: whose, and how many."""
    fort = view.forts.get(card)
    return spell("fort", fort.seat, fort.count) if fort else ""


def _tiles(view: State) -> Placed:
    """What is looked at, whoever chooses what: it never steps back."""
    shown = looks(view)
    for slot, tiles in (("guest", view.nobles), ("gate", view.cities)):
        for number, tile in enumerate(tiles):
            if tile:
                yield tile, Place(f"{slot}.{number}", look=shown[tile], bright=True)
    for post, count in view.posts.items():
        yield at_home(post, count, look=shown[post], bright=True)
    yield at_home("goal", view.goal, look=ending(view), bright=True)


def ending(view: State) -> str:
    """What the end of the game hangs on: "last" (it is the last round), "cities", or "" for points."""
    return "last" if view.last_round else "cities" if view.cities else ""


def _belongings(seat: int, player: Player) -> Placed:
    """All that a player has, and how many cards are reserved."""
    yield from _columns(seat, player)
    for pile, count in zip(PILES, player.tokens, strict=True):
        yield at_home(f"tokens.{seat}.{pile}", count, owner=seat)
    yield at_home(f"total.{seat}", sum(player.tokens), owner=seat)
    if player.reserved:
        yield at_home(f"hand.{seat}", len(player.reserved), owner=seat)
    tiles = [*player.nobles, *filter(None, [player.city])]
    yield from in_row(f"nobles.{seat}", tiles, owner=seat, among=0)
    yield from in_row(f"posts.{seat}", [f"charter.{seat}.{last_of(id)}" for id in player.posts], owner=seat)
    held = [reserved.card for reserved in player.reserved]
    yield from in_places(f"reserve.{seat}", held, face=_side, owner=seat)


def _columns(seat: int, player: Player) -> Placed:
    """A column shows its discount, and how many cards it has where that is another number."""
    for color, worth, held in zip(COLORS, player.bonuses, player.counts(), strict=True):
        yield at_home(f"bonus.{seat}.{color}", worth, look="" if held == worth else str(held), owner=seat)
    if player.golden:
        yield at_home(f"bonus.{seat}.gold", len(player.golden), owner=seat)
    for index, card in enumerate(player.owned(), start=1):
        taken = _taken(player, card)
        look = spell(STONE, taken) if taken else STONE
        yield card, Place(f"bonus.{seat}.{column(card, taken)}", index=index, look=look, owner=seat)


def _taken(player: Player, card: str) -> str:
    """The colour that a pair card has taken."""
    taken = player.paired.get(card)
    return "" if taken is None else COLORS[taken]


def card_at(view: State, target: str) -> Card | None:
    """The card that a buying target stands for; None if the viewer may not know it."""
    if kind_of(target) == "reserve":
        target = view.players[seat_in(target)].reserved[number_in(target)].card
    return cards().get(target)


def burning(view: State) -> list[str]:
    """The cards among which the player to act chooses those to burn as the price."""
    frame = view.stack[-1] if view.stack else None
    card = card_at(view, frame.source) if isinstance(frame, Payment) else None
    if frame is None or card is None or card.burn is None:
        return []
    paired, others = fuel(view.players[frame.seat], card.burn)
    return paired + others


def _pyre(view: State) -> Placed:
    """In a column they lie on one another: to be told apart they lie side by side, many in two rows.

    It is the later place of a card that counts.
    """
    if lying := burning(view):
        seat = view.stack[-1].seat
        look = partial(_taken, view.players[seat])
        each = len(lying) if len(lying) <= _ABREAST else -(-len(lying) // 2)
        for row, first in enumerate(range(0, len(lying), each)):
            abreast = lying[first : first + each]
            yield from in_row(f"pyre.{seat}.{row}", abreast, look=look, owner=seat, among=each)


def column(card: str, taken: str = "") -> str:
    """The column that a card lies in; one without a colour lies where gold does."""
    color = taken or cards()[card].color
    return color if color in COLORS else "gold"


def _side(card: str) -> Face:
    return "down" if card.startswith("hidden.") else "up"
