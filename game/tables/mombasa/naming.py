"""Mombasa: what pieces and places are called."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.ids import last_of, number_in, parts_of, rest_of, seat_in, spell
from game.rules.kernel.text import Text, piece_ref, seat_ref, text
from game.rules.mombasa.components import cards
from game.rules.mombasa.printed import additional_spaces, permanents
from game.rules.mombasa.tiles import books
from game.tables.kit import Naming, name

Names = Mapping[str, Mapping[str, str]]
"""What a map calls regions, by id and language."""


def region_name(region: str, own: Names) -> Text:
    """A region by the name that its map gives it in each language, else by the catalogue's."""
    if region in own:
        return text("mombasa-region-own", **own[region])
    word = last_of(region)
    return text("mombasa-region", region=word, plain=word.replace("_", " ").title())


def naming(own: Names) -> Mapping[str, Naming]:
    """The names of all kinds, on a board whose map calls its regions so."""

    def region(piece: str) -> Text:
        return region_name(spell("region", last_of(piece)), own)

    def post(piece: str) -> Text:
        return _POST.say("mombasa", piece) if len(parts_of(piece)) == 2 else region(piece)

    return {**_NAMES, **dict.fromkeys(("region", "arrival", "cost", "toll", "reward"), region), "post": post}


def _card(piece: str) -> Text:
    card = cards()[piece]
    if card.mines:
        return text("mombasa-merchant", company=card.mines)
    return text("mombasa-card", kind=card.kind, value=card.value, good=card.good, share=card.share or "none")


def _space(space: str) -> Text:
    if space not in additional_spaces():
        return text("mombasa-space", space=rest_of(space))
    track, level = additional_spaces()[space]
    return text("mombasa-space-extra", space=track, level=level)


def _permanent(piece: str) -> Text:
    bonus = permanents()[parts_of(piece)[0], number_in(piece)]
    return text("mombasa-permanent", kind=bonus.kind, amount=bonus.amount, mix="yes" if bonus.mix else "no")


def _next(piece: str) -> Text:
    """The book before the ink, or the place where it is shown."""
    if rest_of(piece) in books():
        return text("mombasa-next", book=piece_ref(rest_of(piece)))
    return text("mombasa-ink", seat=seat_ref(seat_in(piece)))


def _step(piece: str) -> Text:
    return text("mombasa-step-marker", company=parts_of(piece)[0], seat=seat_ref(number_in(piece)))


_POST = name("company")
_NAMES: Mapping[str, Naming] = {
    "base": name("company"),
    "panel": name("company", "base"),
    "value": name("company"),
    "stack": name("company column"),
    "track": name("company"),
    "extra": name("company", "track"),
    "step": _step,
    "card": _card,
    "tile": name("tile"),
    "home": name("tile", "tile"),
    "book": lambda piece: text("mombasa-book", letter=books()[piece].letter),
    "next": _next,
    "start": name("", "starting-tile"),
    "hidden": name(),
    "bonus": _space,
    "permanent": _permanent,
    "mark": name("", "marker-laid"),
    "display": name(),
    "shelf": name(),
    "coin": name("", "coins"),
    "round": name("round"),
    "supply": name("letter"),
    "deck": name("deck"),
    "pile": name("", "bank"),
    "tally": name(),
    "button": lambda piece: text(f"mombasa-do-{rest_of(piece)}"),
    **dict.fromkeys(("purse", "markers", "fan", "diamonds", "ink", "starter"), name("seat")),
    **dict.fromkeys(("gained", "tiles", "offer"), name("seat")),
    "hand": name("seat", "fan"),
    "books": name("seat", "ink"),
    "shares": name("seat company"),
    **dict.fromkeys(("slot", "column", "ledger"), name("seat number")),
    "rest": name("seat number", "column"),
}
