"""Kahroba (Splendor): where the pieces lie, and what is said of them."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.ids import kind_of, number_in, seat_in
from game.rules.kernel.text import Text, text
from game.rules.splendor.components import COLORS, PILES, Card, cards
from game.rules.splendor.paying import gems, obvious
from game.rules.splendor.state import Player, State
from game.tables.kit import BaseTable, Naming, name
from game.tables.splendor.telling import EVENTS
from game.tables.table import Face, Picture, Place

_NAMES: Mapping[str, Naming] = {
    "card": lambda piece: _card_name(cards()[piece]),
    "noble": name("id"),
    "deck": name("level"),
    "hidden": name("level"),
    "market": name("level"),
    "guest": name(),
    "bank": name("color"),
    "tokens": name("seat color"),
    "bonus": name("seat color"),
    "reserve": name("seat"),
    "nobles": name("seat"),
}

_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("card.B3R2", "noble.N03"),
    "take": tuple(f"bank.{pile}" for pile in PILES),
    "reserve": (Picture("deck.2", count=20), Picture("bank.gold", count=5)),
    "buy": ("card.B1K2", "card.B2G5"),
    "bonus": ("bonus.0.red", "bonus.0.blue", "bonus.0.black"),
    "limit": ("tokens.0.white", "tokens.0.green", "tokens.0.gold"),
    "noble": ("noble.N01", "noble.N08"),
    "end": ("card.B3W4",),
}

_TOPICS = {"action": "take", "payment": "buy", "discard": "limit", "noble": "noble"}

_SIGNS: Mapping[str, str | Picture] = {
    "gem": "token.red",
    "gold": "token.gold",
    "price": Picture("card.B3R2", shape=0.72),
    "bonus": Picture("bonus.0.red", count=2, shape=0.72),
    "tokens": Picture("tokens.0.blue", count=3),
    "noble": Picture("noble.N01", shape=1.0),
    "deck": Picture("deck.2", count=20, shape=0.72),
    "pile": Picture("bank.green", count=4),
}


class SplendorTable(BaseTable):
    """The table of base Splendor."""

    title = "splendor"
    events = EVENTS
    pieces = ("card", "noble")
    names = _NAMES
    help = _HELP
    topics = _TOPICS
    signs = _SIGNS

    def placements(self, view: State) -> dict[str, Place]:
        """Market, decks, bank and nobles in the middle, every player's belongings at their seat."""
        places: dict[str, Place] = {}
        for level, (deck, row) in enumerate(zip(view.decks, view.market, strict=True), start=1):
            places[f"deck.{level}"] = Place(f"deck.{level}", face="down", count=len(deck))
            places.update({card: Place(f"market.{level}.{i}") for i, card in enumerate(row) if card})
        for pile, count in zip(PILES, view.bank, strict=True):
            places[f"bank.{pile}"] = Place(f"bank.{pile}", count=count)
        for i, noble in enumerate(view.nobles):
            if noble:
                places[noble] = Place(f"guest.{i}")
        for seat, player in enumerate(view.players):
            places.update(_belongings(seat, player))
        return places

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What is paid for a card, own colours first."""
        player = view.players[action.player]
        card = _card_at(view, action.targets[0]) if action.verb == "buy" else None
        if card is None:
            return ()
        paid = dict(zip(PILES, obvious(player, card).paid, strict=True))
        key = "splendor-preview-pay" if any(paid.values()) else "splendor-preview-free"
        return (text(key, **gems(paid)),)

    def mark(self, action: Action) -> str | None:
        """A card that can be bought."""
        return action.targets[0] if action.verb == "buy" else None


def _card_name(card: Card) -> Text:
    return text("splendor-card", color=card.color, level=card.level, points=card.points)


def _card_at(view: State, target: str) -> Card | None:
    """The card that a buying target stands for; None if the viewer may not know it."""
    if kind_of(target) == "reserve":
        target = view.players[seat_in(target)].reserved[number_in(target)].card
    return cards().get(target)


def _belongings(seat: int, player: Player) -> dict[str, Place]:
    places: dict[str, Place] = {}
    for pile, count in zip(PILES, player.tokens, strict=True):
        slot = f"tokens.{seat}.{pile}"
        places[slot] = Place(slot, count=count, owner=seat)
    for color, count in zip(COLORS, player.bonuses, strict=True):
        slot = f"bonus.{seat}.{color}"
        places[slot] = Place(slot, count=count, owner=seat)
    for index, card in enumerate(player.cards):
        places[card] = Place(f"bonus.{seat}.{cards()[card].color}", index=index + 1, owner=seat)
    for index, noble in enumerate(player.nobles):
        places[noble] = Place(f"nobles.{seat}", index=index, owner=seat)
    for index, held in enumerate(player.reserved):
        face: Face = "down" if held.card.startswith("hidden.") else "up"
        places[held.card] = Place(f"reserve.{seat}.{index}", face=face, owner=seat)
    return places
