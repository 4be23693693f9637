"""Kahroba (Splendor): where the pieces lie, and what nobles, cities and posts still ask for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from game.rules.kernel.ids import kind_of, last_of, number_in, seat_in, spell
from game.rules.splendor.components import COLORS, PILES, ROWS, Card, cards, nobles
from game.rules.splendor.paying import fuel
from game.rules.splendor.state import Keeping, Payment, Player, State
from game.rules.splendor.strongholds import supply
from game.rules.splendor.tiles import cities, posts
from game.tables.placing import Placed, at_home, in_places, in_row, top_of
from game.tables.table import Face, Place

STONE = "stone"
"""How a card in a column looks: it is seen on its way there only, and too small for numbers."""
_ABREAST = 4


class Demand(NamedTuple):
    """What a tile asks for, or what a player has not got yet of that.

    Attributes:
        needs: cards by colour.
        other: cards of any one other colour.
        points: prestige.
    """

    needs: tuple[int, ...]
    other: int = 0
    points: int = 0

    @property
    def met(self) -> bool:
        """Whether it is nothing at all."""
        return not any((*self.needs, self.other, self.points))


class TileLook(NamedTuple):
    """How a tile is shown; `word` and `read` turn it into a word for the painter and back.

    Attributes:
        holders: the seats that hold one.
        lack: what the player to act has not got yet; None where nobody is to act.
    """

    holders: tuple[int, ...] = ()
    lack: Demand | None = None

    @property
    def met(self) -> bool:
        """Whether the player to act has all that it asks for."""
        return self.lack is not None and self.lack.met

    def missing(self, color: int, need: int) -> int:
        """How many of the ``need`` cards of a colour are not there yet."""
        return need if self.lack is None else self.lack.needs[color]

    def word(self) -> str:
        """As a place says it."""
        lack = (*self.lack.needs, self.lack.other, self.lack.points) if self.lack else ()
        return spell("".join(map(str, self.holders)), *lack)

    @classmethod
    def read(cls, word: str) -> TileLook:
        """As the painter understands it."""
        holders, *numbers = word.split(".")
        *needs, other, points = map(int, numbers) if numbers else (0, 0)
        return cls(tuple(map(int, holders)), Demand(tuple(needs), other, points) if numbers else None)


def demand(tile: str) -> Demand:
    """What a noble, city or post asks for."""
    if city := cities().get(tile):
        return Demand(city.needs, city.other, city.points)
    return Demand((nobles().get(tile) or posts()[tile]).needs)


def lacks(player: Player, tile: str) -> Demand:
    """What ``player`` has not got yet of what ``tile`` asks for; nothing of a post that they hold."""
    wanted = demand(tile) if tile not in player.posts else Demand((0,) * len(COLORS))
    pairs = list(zip(wanted.needs, player.counts(), strict=True))
    most = max((have for need, have in pairs if not need), default=0)
    missing = tuple(max(0, need - have) for need, have in pairs)
    return Demand(missing, max(0, wanted.other - most), max(0, wanted.points - player.points))


def looks(view: State) -> Mapping[str, str]:
    """The looks of the tiles on the table."""
    player, found = view.players[view.stack[-1].seat] if view.stack else None, {}
    for tile in filter(None, (*view.nobles, *view.cities, *view.posts)):
        holders = tuple(seat for seat, each in enumerate(view.players) if tile in each.posts)
        found[tile] = TileLook(holders, lacks(player, tile) if player else None).word()
    return found


def placed(view: State) -> Placed:
    """Every visible piece: the rows, the bank, the tiles, and every player's belongings at their seat."""
    for row, deck, market in zip(ROWS, view.decks, view.market, strict=False):
        if deck:
            yield at_home(f"deck.{row.name}", len(deck), face="down")
        yield from in_places(f"market.{row.name}", market, look=partial(_forts, view))
    for frame in view.stack:
        if isinstance(frame, Keeping):
            yield from in_places(f"drawn.{frame.seat}", frame.cards, face=_side, owner=frame.seat)
    yield from _looked_at(view)
    for seat, player in enumerate(view.players):
        yield from _belongings(seat, player)
        if "strongholds" in view.expansions:
            yield at_home(f"forts.{seat}", supply(view, seat), owner=seat)
    yield from _pyre(view)


def _forts(view: State, card: str) -> str:
    """The strongholds on a card: whose, and how many."""
    fort = view.forts.get(card)
    return spell("fort", fort.seat, fort.count) if fort else ""


def _looked_at(view: State) -> Placed:
    """The bank, the tiles and the goal: they never step back, whatever is chosen."""
    shown = looks(view)
    for pile, count in zip(PILES, view.bank, strict=True):
        yield at_home(f"bank.{pile}", count, bright=True)
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
    yield from in_row(f"nobles.{seat}", [*player.nobles, *filter(None, [player.city])], owner=seat, among=0)
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


def column(card: str, taken: str = "") -> str:
    """The column that a card lies in; one without a colour lies where gold does."""
    color = taken or cards()[card].color
    return color if color in COLORS else "gold"


def _side(card: str) -> Face:
    return "down" if card.startswith("hidden.") else "up"


def card_at(view: State, target: str) -> Card | None:
    """The card that a buying target stands for; None if the viewer may not know it."""
    if kind_of(target) == "reserve":
        target = view.players[seat_in(target)].reserved[number_in(target)].card
    return cards().get(target)


def burning(view: State) -> list[str]:
    """The cards among which the player to act chooses those to burn as the price."""
    frame = top_of(view)
    card = card_at(view, frame.source) if isinstance(frame, Payment) else None
    if card is None or card.burn is None:
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
