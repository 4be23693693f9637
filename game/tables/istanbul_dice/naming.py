"""Istanbul: The Dice Game: what everything on the table is called."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.istanbul_dice.printed import tiles
from game.rules.kernel.ids import last_of, parts_of, seat_in
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.istanbul_dice.wording import effect
from game.tables.kit import Naming, name


def _tile(piece: str) -> Text:
    return text("istanbul_dice-tile", effect=effect(tiles()[piece]))


def _hidden(piece: str) -> Text:
    return text("istanbul_dice-hidden", kind=parts_of(piece)[0])


def _owned(piece: str) -> Text:
    """Tokens, coins and crystals of a player."""
    return text("istanbul_dice-owned", seat=seat_ref(seat_in(piece)), good=last_of(piece))


def _ruby(piece: str) -> Text:
    return text("istanbul_dice-ruby", area=parts_of(piece)[0])


NAMES: Mapping[str, Naming] = {
    "die": name(),
    "face": name("face"),
    "cup": name(),
    "cloth": name("", "cup"),
    "aside": name(),
    "area": name("area"),
    "ruby": _ruby,
    "tile": _tile,
    "card": name(),
    "hidden": _hidden,
    "display": name(),
    "space": name("space"),
    "supply": name("good"),
    "token": name("good"),
    "deck": name(),
    "discard": name(),
    "pile": name(),
    "drawn": name(),
    "carried": name(),
    "nothing": name("", "no-cards"),
    "answers": name(),
    "answer": name("seat"),
    "goods": _owned,
    "purse": _owned,
    "goal": name("seat", "rubies"),
    "rubies": name("seat"),
    "tiles": name("seat"),
    "tally": name("seat", "tiles"),
    "dice": name("seat"),
}
