"""Cards, tokens and strongholds on their way between market, hand, players and bank."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.kernel.event import Outcome
from game.rules.kernel.ids import number_in
from game.rules.splendor.components import GOLD, PILES, ROWS, Card, cards
from game.rules.splendor.order import EFFECTS, PURCHASE, follow
from game.rules.splendor.paying import TokenSplit
from game.rules.splendor.state import Player, Reserved, State

_PLACE = {pile: place for place, pile in enumerate(PILES)}


def collect(state: State, seat: int, names: Iterable[str]) -> tuple[str, ...]:
    """Tokens of these piles from the bank to a player; returns the piles."""
    bank, tokens, taken = state.bank, state.players[seat].tokens, tuple(names)
    for pile in taken:
        place = _PLACE[pile]
        bank[place] -= 1
        tokens[place] += 1
    return taken


def give_back(state: State, seat: int, counts: Iterable[int]) -> None:
    """Tokens by pile from a player to the bank."""
    bank, tokens = state.bank, state.players[seat].tokens
    for place, count in enumerate(counts):
        if count:
            tokens[place] -= count
            bank[place] += count


def hold(state: State, seat: int, card: str, out: Outcome, *, source: str, blind: bool) -> None:
    """A card into the hand, and a gold token if one is left (rulebook: Actions; ruling 2)."""
    player = state.players[seat]
    place = f"reserve.{seat}.{len(player.reserved)}"
    player.reserved.append(Reserved(card, blind))
    gold = bool(collect(state, seat, ("gold",) if state.bank[GOLD] else ()))
    if blind:
        row = ROWS[cards()[card].row]
        out.emit(
            "reserve_blind", seat=seat, level=row.level, row=row.name, source=source, place=place, gold=gold
        )
    else:
        out.emit("reserve", seat=seat, card=card, place=place, gold=gold)


def purchase(state: State, seat: int, source: str, card: Card, way: TokenSplit, out: Outcome) -> None:
    """Pay for a card and lay it in front of the player; what follows a purchase is laid on the stack.

    Args:
        state: the position.
        seat: who buys.
        source: the card in the market or the reserve place.
        card: the card itself.
        way: how it is paid.
        out: where events go.
    """
    player = state.players[seat]
    give_back(state, seat, way.paid)
    burn(state, seat, way.burned, out)
    out.emit("buy", seat=seat, card=card.id, source=source, paid=way.paid, burned=way.burned)
    if source == card.id:
        take_off(state, card, out)
    else:
        del player.reserved[number_in(source)]
    _gain(player, card)
    follow(state, PURCHASE, seat, card.id)


def get_free(state: State, seat: int, card: Card, out: Outcome) -> None:
    """A face-up card that is not paid for, with its effects (rulebook: Orient; ruling 13)."""
    out.emit("free", seat=seat, card=card.id)
    take_off(state, card, out)
    _gain(state.players[seat], card)
    follow(state, EFFECTS, seat, card.id)


def take_off(state: State, card: Card, out: Outcome) -> None:
    """A card leaves the market; the strongholds on it go back to their owner (rulings 21, 24)."""
    places = state.market[card.row]
    places[places.index(card.id)] = ""
    fort = state.forts.pop(card.id, None)
    if fort:
        out.emit("fort_return", seat=fort.seat, card=card.id, count=fort.count)


def top_of(state: State, row: int) -> str:
    """Take the top card of a deck; nobody knows where a card lay that has been drawn."""
    deck = state.decks[row]
    card = deck.pop()
    if state.sunk:
        del state.sunk[row][len(deck) :]
    return card


def refill(state: State, row: int, out: Outcome) -> None:
    """The deck of a row fills its empty places (rulebook: Replacing cards; Orient, added rules)."""
    places, deck = state.market[row], state.decks[row]
    for place, card in enumerate(places):
        if not card and deck:
            places[place] = top_of(state, row)
            out.reveal()
            out.emit("refill", card=places[place], level=ROWS[row].level, source=f"deck.{ROWS[row].name}")


def burn(state: State, seat: int, ids: Iterable[str], out: Outcome) -> None:
    """Cards leave the game with their points and bonuses (rulebook: Orient; rulings 12, 14)."""
    player = state.players[seat]
    for id in ids:
        card = cards()[id]
        (player.golden if card.gold else player.cards).remove(id)
        color = player.paired.pop(id, card.bonus)
        if color is not None:
            player.bonuses[color] -= card.worth
            for _ in range(card.worth - 1):
                player.doubled.remove(color)
        player.points -= card.points
        state.burned.append(id)
        out.emit("burn", seat=seat, card=id)


def pair(player: Player, card: Card, color: int) -> None:
    """A pair card takes a colour for ever (rulebook: Orient, level 1; ruling 11)."""
    player.paired[card.id] = color
    player.bonuses[color] += card.worth


def _gain(player: Player, card: Card) -> None:
    (player.golden if card.gold else player.cards).append(card.id)
    player.points += card.points
    if card.bonus is not None:
        player.bonuses[card.bonus] += card.worth
        player.doubled += [card.bonus] * (card.worth - 1)
