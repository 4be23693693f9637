"""Kahroba (Splendor): what pieces and places are called, and what there is to know of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.rules.kernel.ids import kind_of, last_of, parts_of, seat_in
from game.rules.kernel.text import Text, seat_ref, text
from game.rules.splendor.components import COLORS, PILES, ROW_NUMBER, ROWS, Card, cards, nobles
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.paying import gems
from game.rules.splendor.state import Discard, Fortify, State
from game.rules.splendor.tiles import posts
from game.tables.kit import Naming, name
from game.tables.splendor.shields import Demand, Lack, demand, lacks


def _card_name(piece: str) -> Text:
    card = cards()[piece]
    return text("splendor-card", color=card.color, worth=card.worth, level=card.level, points=card.points)


def card_short(piece: str) -> Text:
    """What a card is called without its level and points."""
    card = cards()[piece]
    return text("splendor-card-short", color=card.color, worth=card.worth)


def _of_row(key: str) -> Naming:
    """A name that tells a row by its level and by what its cards came with."""

    def say(piece: str) -> Text:
        row = ROWS[ROW_NUMBER[parts_of(piece)[0]]]
        return text(f"splendor-{key}", level=row.level, set=row.set)

    return say


NAMES: Mapping[str, Naming] = {
    "card": _card_name,
    "noble": name("id"),
    "deck": _of_row("deck"),
    "hidden": _of_row("hidden"),
    "market": _of_row("market"),
    "guest": name(),
    "bank": name("color"),
    "tokens": name("seat color"),
    "purse": lambda piece: text("splendor-tokens", seat=seat_ref(seat_in(piece)), color=last_of(piece)),
    "hand": name("seat"),
    "bonus": name("seat color"),
    "reserve": name("seat"),
    "nobles": name("seat"),
    "drawn": name("seat"),
    "pyre": name("seat"),
    "goal": name(),
    "total": name("seat"),
    "city": name("id"),
    "gate": name(),
    "post": name("id"),
    "posts": name("seat"),
    "charter": name("seat id"),
    "fort": name("seat"),
    "forts": name("seat"),
}


def known(view: State, piece: str) -> Iterator[Text]:
    """What there is to know of a piece, the most important first."""
    kind, last = kind_of(piece), last_of(piece)
    if kind == "card":
        yield from _closed(view, piece)
        yield from _effects(cards()[piece])
    elif kind in ("post", "charter"):
        yield text("splendor-power", power=posts()[f"post.{last}"].power)
    elif kind == "forts":
        yield text("splendor-known-forts")
        yield text("splendor-known-forts-when")
    elif kind == "goal":
        yield from goal(view)
    elif kind == "total":
        held = dict(zip(PILES, view.players[seat_in(piece)].tokens, strict=True))
        if any(held.values()):  # at large text the tokens of the others are folded away
            yield text("splendor-known-holds", **gems(held))
        yield text("splendor-known-total", count=TOKEN_LIMIT)
    elif kind == "hidden" and ".reserve." in piece and view.stack:
        yield text("splendor-known-hidden", mine=f".reserve.{view.stack[-1].seat}." in piece)
    elif kind == "deck":
        yield text("splendor-known-deck", count=len(view.decks[ROW_NUMBER[last]]))
    elif kind == "hand":
        yield text("splendor-known-hand", count=len(view.players[seat_in(piece)].reserved))
    elif kind in ("bank", "tokens", "purse"):
        yield from _token(view, piece)
    elif kind == "bonus":
        yield from _bonus(view, seat_in(piece), last)
    if kind in ("noble", "city", "post") and view.stack:
        yield from _missing(view, piece)
    if kind in ("noble", "city"):
        yield text(f"splendor-known-{kind}", points=nobles()[piece].points if piece in nobles() else 0)


def _closed(view: State, card: str) -> Iterator[Text]:
    """That a card is closed to the player to act, before all that it does; or that its stronghold can go."""
    fort = view.forts.get(card)
    if fort and view.stack and fort.seat != view.stack[-1].seat:
        goes = fort.count == 1 and isinstance(view.stack[-1], Fortify)
        yield text("splendor-known-alone" if goes else "splendor-no-closed", owner=seat_ref(fort.seat))


def _token(view: State, piece: str) -> Iterator[Text]:
    """What gold is for; how gems are taken, and what those that somebody has are for, or what is returned."""
    kind, pile = kind_of(piece), last_of(piece)
    frame = view.stack[-1] if view.stack else None
    returns = kind == "tokens" and isinstance(frame, Discard) and frame.seat == seat_in(piece)
    if returns and (held := view.players[seat_in(piece)].tokens[PILES.index(pile)]):
        yield text("splendor-known-return", count=held - 1)
    elif pile not in COLORS:
        yield text("splendor-known-gold")
    elif kind == "bank" and (count := view.bank[COLORS.index(pile)]):
        yield text("splendor-known-pile", count=count)
    elif kind != "bank":
        yield text("splendor-known-gem", color=pile)


def _bonus(view: State, seat: int, color: str) -> Iterator[Text]:
    """What a column saves, and how many cards it counts as where that is another number."""
    player = view.players[seat]
    if color not in COLORS:
        yield text("splendor-known-golden", count=len(player.golden))
        return
    at = COLORS.index(color)
    worth, held = player.bonuses[at], player.counts()[at]
    yield text("splendor-known-bonus", count=worth, color=color)
    if held != worth:
        yield text("splendor-known-column", count=held)


def ending(view: State) -> Text:
    """The same in a few words."""
    return text(f"splendor-goal-{_ending(view)}", goal=view.goal)


def goal(view: State) -> Iterator[Text]:
    """What ends the game, or that this is the last round."""
    yield text(f"splendor-fact-{_ending(view)}", goal=view.goal)


def _ending(view: State) -> str:
    return "last" if view.last_round else "cities" if view.cities else "points"


def asked(tile: str, wanted: Demand | Lack) -> Text:
    """A demand of a tile, or what is missing of it, in words."""
    needs = wanted.needs if isinstance(wanted, Demand) else wanted.cards
    some = sum(demand(tile).needs)
    named = dict(zip(COLORS, needs, strict=True))
    return text(
        "splendor-cards-of",
        **gems(named),
        named=sum(needs),
        some=some,
        other=wanted.other,
        prestige=wanted.points,
    )


def _missing(view: State, tile: str) -> Iterator[Text]:
    player = view.players[view.stack[-1].seat]
    held = tile in player.posts or tile in player.nobles or tile == player.city
    lack = lacks(player, tile)
    if held and tile in posts():
        yield text("splendor-asks", cards=asked(tile, demand(tile)))
    elif not held and lack.far:
        yield text("splendor-lacks", lacks=asked(tile, lack))
    elif not held:
        yield text("splendor-meets")


def printed(piece: str) -> Iterator[Text]:
    """What stands on a card or tile: what a card saves, brings and costs, what a tile asks for."""
    if piece in cards():
        card = cards()[piece]
        if card.bonus is not None and card.worth == 1:
            yield text("splendor-gives", color=card.color, points=card.points)
        if any(card.cost):
            yield text("splendor-costs", **gems(dict(zip(COLORS, card.cost, strict=True))))
    elif kind_of(piece) in ("noble", "city", "post"):
        yield text("splendor-asks", cards=asked(piece, demand(piece)))
        if piece in nobles():
            yield text("splendor-preview-points", points=nobles()[piece].points)


def _effects(card: Card) -> Iterator[Text]:
    """What a card of Orient does (rulebook: Orient, effects of the cards)."""
    if card.copies:
        yield text("splendor-effect-pair")
    if card.free:
        yield text("splendor-effect-free", level=card.free)
    if card.worth > 1:
        yield text("splendor-effect-double", color=card.color)
    if card.gold:
        yield text("splendor-effect-gold", count=card.gold)
    if card.burn is not None:
        yield text("splendor-effect-burn", color=COLORS[card.burn], count=card.burns)


__all__ = ["NAMES", "asked", "card_short", "demand", "goal", "known", "printed"]
