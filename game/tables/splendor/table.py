"""Kahroba (Splendor): where the pieces lie, and what is said of them."""

from __future__ import annotations

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, seat_ref, text
from game.rules.splendor.components import COLORS, GOLD, PILES, Card, cards, nobles
from game.rules.splendor.moves import RESERVE_LIMIT, shortfall, spared
from game.rules.splendor.state import Payment, Player, State, Turn
from game.tables.splendor.telling import flights, listed, sound, tell
from game.tables.table import Face, Fact, Flight, HelpPage, Place

_HELP = {
    "goal": ("card.B3R2", "noble.N03"),
    "take": tuple(f"bank.{pile}" for pile in PILES),
    "reserve": ("deck.2", "bank.gold"),
    "buy": ("card.B1K2", "card.B2G5"),
    "bonus": ("bonus.0.red", "bonus.0.blue", "bonus.0.black"),
    "limit": ("tokens.0.white", "tokens.0.green", "tokens.0.gold"),
    "noble": ("noble.N01", "noble.N08"),
    "end": ("card.B3W4",),
}


class SplendorTable:
    """The table of base Splendor."""

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

    def describe(self, piece: str) -> Text:
        """The name of a piece or slot."""
        kind, *rest = piece.split(".")
        if piece in cards():
            card = cards()[piece]
            return text("splendor-card", color=COLORS[card.bonus], level=card.level, points=card.points)
        if piece in nobles():
            return text("splendor-noble", id=rest[0])
        if kind in ("deck", "hidden", "market"):
            return text(f"splendor-{kind}", level=int(rest[0]))
        if kind == "guest":
            return text("splendor-guest")
        if kind == "bank":
            return text("splendor-bank", color=rest[0])
        if kind in ("tokens", "bonus"):
            return text(f"splendor-{kind}", seat=seat_ref(int(rest[0])), color=rest[1])
        return text(f"splendor-{kind}", seat=seat_ref(int(rest[0])))

    def tell(self, event: Event) -> Text | None:
        """The log line of an event."""
        return tell(event)

    def verb(self, action: Action) -> Text:
        """The label of the button that carries out ``action``."""
        if action.verb == "pay":
            return text("splendor-do-pay", gold=len(action.targets))
        if action.verb == "take":
            return text("splendor-do-take", count=len(action.targets))
        return text(f"splendor-do-{action.verb.replace('_', '-')}")

    def why_not(self, view: State, seat: int, target: str) -> Text | None:
        """Why ``seat`` cannot choose ``target`` now."""
        frame = view.stack[-1] if view.stack else None
        kind = target.split(".")[0]
        if isinstance(frame, Payment) and kind == "tokens":
            return text("splendor-no-spare")
        if not isinstance(frame, Turn):
            return text("splendor-no-other-first")
        player = view.players[seat]
        if kind == "bank":
            return _why_not_take(view, target)
        if kind == "deck":
            empty = not view.decks[int(target[5:]) - 1]
            return text("splendor-no-deck-empty") if empty else _why_not_reserve(player)
        hand = {f"reserve.{seat}.{place}": held.card for place, held in enumerate(player.reserved)}
        card = hand.get(target, target)
        if card in hand.values() or any(card in row for row in view.market):
            return _why_not_buy(player, card)
        return text("splendor-no-noble") if kind == "noble" else None

    def preview(self, view: State, action: Action) -> tuple[Text, ...]:
        """What is paid for a card, own colours first."""
        player = view.players[action.player]
        card = _card_at(view, action.targets[0]) if action.verb == "buy" else None
        if card is None:
            return ()
        paid = dict(zip(COLORS, spared(player, card), strict=True))
        paid["gold"] = shortfall(player, card)
        return (
            text("splendor-preview-pay" if any(paid.values()) else "splendor-preview-free", **listed(paid)),
        )

    def explain(self, view: State, piece: str) -> tuple[Text, ...]:
        """Cards and nobles say all on their face."""
        return ()

    def mark(self, action: Action) -> str | None:
        """A card that can be bought."""
        return action.targets[0] if action.verb == "buy" else None

    def flights(self, event: Event) -> tuple[Flight, ...]:
        """Tokens between bank and players, cards from deck to market or hand."""
        return flights(event)

    def sound(self, event: Event) -> str | None:
        """The sound of an event."""
        return sound(event)

    def facts(self, view: State, seat: int) -> tuple[Fact, ...]:
        """Points, cards and nobles of a player."""
        player = view.players[seat]
        return (
            Fact("crown", "splendor-fact-points", player.points),
            Fact("card", "splendor-fact-cards", len(player.cards)),
            Fact("seal", "splendor-fact-nobles", len(player.nobles)),
        )

    def help_pages(self) -> tuple[HelpPage, ...]:
        """The rules in our own words, with the real pieces as pictures."""
        return tuple(
            HelpPage(f"splendor-help-{name}", (f"splendor-help-{name}-text",), pieces)
            for name, pieces in _HELP.items()
        )


def _card_at(view: State, target: str) -> Card | None:
    """The card that a buying target stands for; None if the viewer may not know it."""
    if target in cards():
        return cards()[target]
    _, seat, place = target.split(".")
    return cards().get(view.players[int(seat)].reserved[int(place)].card)


def _belongings(seat: int, player: Player) -> dict[str, Place]:
    places: dict[str, Place] = {}
    for pile, count in zip(PILES, player.tokens, strict=True):
        slot = f"tokens.{seat}.{pile}"
        places[slot] = Place(slot, count=count, owner=seat)
    for color, count in zip(COLORS, player.bonuses, strict=True):
        slot = f"bonus.{seat}.{color}"
        places[slot] = Place(slot, count=count, owner=seat)
    for index, card in enumerate(player.cards):
        places[card] = Place(f"bonus.{seat}.{COLORS[cards()[card].bonus]}", index=index + 1, owner=seat)
    for index, noble in enumerate(player.nobles):
        places[noble] = Place(f"nobles.{seat}", index=index, owner=seat)
    for index, held in enumerate(player.reserved):
        face: Face = "down" if held.card.startswith("hidden.") else "up"
        places[held.card] = Place(f"reserve.{seat}.{index}", face=face, owner=seat)
    return places


def _why_not_take(view: State, target: str) -> Text:
    pile = target[5:]
    if pile == "gold":
        return text("splendor-no-gold-take")
    if not view.bank[PILES.index(pile)]:
        return text("splendor-no-pile-empty", color=pile)
    return text("splendor-no-take-combination")


def _why_not_reserve(player: Player) -> Text | None:
    return text("splendor-no-reserve-full") if len(player.reserved) >= RESERVE_LIMIT else None


def _why_not_buy(player: Player, card: str) -> Text | None:
    """What is missing, colour by colour, and how far gold would reach."""
    if card not in cards():
        return text("splendor-no-hidden")
    wanted = cards()[card]
    if shortfall(player, wanted) <= player.tokens[GOLD]:
        return text("splendor-no-other-first")
    own = spared(player, wanted)
    missing = {
        color: max(0, cost - bonus - have)
        for color, cost, bonus, have in zip(COLORS, wanted.cost, player.bonuses, own, strict=True)
    }
    return text("splendor-no-short", held=player.tokens[GOLD], **listed(missing))
