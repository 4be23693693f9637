"""Mombasa: what pieces, places, needs and gains are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.rules.kernel.text import Text, Value, seat_ref, text
from game.rules.mombasa.components import books, cards
from game.rules.mombasa.gains import Gain, Need, read_gains, read_needs
from game.rules.mombasa.printed import permanents

_GAINS, _NEEDS = "gains:", "needs:"
"""What begins the made-up ids of lists, so that messages can speak of them as of pieces."""


def gains_ref(gains: Iterable[Gain]) -> str:
    """A list of gains as a message parameter."""
    return f"@{_GAINS}" + ";".join(
        f"{gain.kind}{'.' * bool(gain.of)}{gain.of}={gain.amount}" for gain in gains
    )


def needs_ref(needs: Iterable[Need]) -> str:
    """What a book asks for as a message parameter."""
    return f"@{_NEEDS}" + ";".join(f"{need.kind}={need.amount}" for need in needs)


def describe(piece: str) -> Text:
    """The name of a piece or slot, and of the lists above."""
    if piece.startswith(_GAINS):
        return _listed(_GAINS, piece, _gain)
    if piece.startswith(_NEEDS):
        return _listed(_NEEDS, piece, _need)
    if piece in cards():
        return _card(piece)
    if piece in books():
        return text("mombasa-book", letter=books()[piece].letter)
    kind, *rest = piece.split(".")
    return _NAMES[kind](rest)


def _listed(prefix: str, piece: str, name: Callable[[str], Text]) -> Text:
    """One by one: a message for the first and the rest."""
    first, _, rest = piece.removeprefix(prefix).partition(";")
    if not first:
        return text("mombasa-nothing")
    if not rest:
        return name(first)
    return text("mombasa-and", first=f"@{prefix}{first}", rest=f"@{prefix}{rest}")


def _gain(phrase: str) -> Text:
    gain = read_gains(phrase)[0]
    of = dict.fromkeys(("company", "good", "tile"), gain.of)
    return text("mombasa-gain", kind=gain.kind, amount=gain.amount, **of)


def _need(phrase: str) -> Text:
    need = read_needs(phrase)[0]
    return text("mombasa-need", kind=need.kind, amount=need.amount)


def _card(piece: str) -> Text:
    card = cards()[piece]
    if piece.startswith("tile."):
        return text("mombasa-tile", tile=piece.removeprefix("tile."))
    if card.mines:
        return text("mombasa-merchant", company=card.mines)
    return text("mombasa-card", kind=card.kind, value=card.value, good=card.good, share=card.share or "none")


def space_name(space: str) -> Text:
    """The name of a bonus space."""
    parts = space.split(".")
    if len(parts) == 2:
        return text("mombasa-space", space=parts[1])
    return text("mombasa-space-extra", space=parts[1], level=int(parts[2]))


def _permanent(rest: list[str]) -> Text:
    bonus = permanents()[rest[0], int(rest[1])]
    return text("mombasa-permanent", kind=bonus.kind, amount=bonus.amount, mix="yes" if bonus.mix else "no")


def _company(key: str, *more: str) -> Callable[[list[str]], Text]:
    def name(rest: list[str]) -> Text:
        values: dict[str, Value] = {key: int(part) for key, part in zip(more, rest[1:], strict=False)}
        return text(key, company=rest[0], **values)

    return name


def _of_seat(key: str) -> Callable[[list[str]], Text]:
    return lambda rest: text(key, seat=seat_ref(int(rest[0])), number=int(rest[1]) if rest[1:] else 0)


def _plain(key: str) -> Callable[[list[str]], Text]:
    return lambda rest: text(key)


def _next(rest: list[str]) -> Text:
    if rest[0].isdigit():
        return text("mombasa-ink", seat=seat_ref(int(rest[0])), number=0)
    return text("mombasa-next", book="@" + ".".join(rest))


def _shares(rest: list[str]) -> Text:
    return text("mombasa-shares", seat=seat_ref(int(rest[0])), company=rest[-1])


def _step(rest: list[str]) -> Text:
    return text("mombasa-step-marker", seat=seat_ref(int(rest[-1])), company=rest[0])


_NAMES: Mapping[str, Callable[[list[str]], Text]] = {
    "region": lambda rest: text("mombasa-region", region=rest[0]),
    "post": lambda rest: (
        _company("mombasa-post")(rest) if len(rest) == 2 else text("mombasa-region", region=rest[0])
    ),
    "arrival": lambda rest: text("mombasa-region", region=rest[0]),
    "base": _company("mombasa-base"),
    "panel": _company("mombasa-base"),
    "value": _company("mombasa-value"),
    "stack": _company("mombasa-stack", "column"),
    "track": _company("mombasa-track"),
    "step": _step,
    "extra": _company("mombasa-track"),
    "bonus": lambda rest: space_name(".".join(["bonus", *rest])),
    "permanent": _permanent,
    "mark": _plain("mombasa-marker-laid"),
    "home": lambda rest: text("mombasa-tile", tile=rest[0]),
    "display": _plain("mombasa-display"),
    "shelf": _plain("mombasa-shelf"),
    "coin": _plain("mombasa-coins"),
    "round": lambda rest: text("mombasa-round", round=int(rest[0])),
    "supply": lambda rest: text("mombasa-supply", letter=rest[0]),
    "deck": lambda rest: text("mombasa-deck", deck=rest[0]),
    "pile": _plain("mombasa-bank"),
    "button": lambda rest: text(f"mombasa-do-{rest[0]}"),
    "purse": _of_seat("mombasa-purse"),
    "markers": _of_seat("mombasa-markers"),
    "fan": _of_seat("mombasa-fan"),
    "hand": _of_seat("mombasa-fan"),
    "shares": _shares,
    "diamonds": _of_seat("mombasa-diamonds"),
    "books": _of_seat("mombasa-ink"),
    "ink": _of_seat("mombasa-ink"),
    "starter": _of_seat("mombasa-starter"),
    "next": _next,
    "slot": _of_seat("mombasa-slot"),
    "closed": _of_seat("mombasa-closed"),
    "column": _of_seat("mombasa-column"),
    "rest": _of_seat("mombasa-column"),
    "ledger": _of_seat("mombasa-ledger"),
    "gained": _of_seat("mombasa-gained"),
    "tiles": _of_seat("mombasa-tiles"),
    "offer": _of_seat("mombasa-offer"),
    "start": _plain("mombasa-starting-tile"),
    "hidden": lambda rest: text("mombasa-hidden"),
}
