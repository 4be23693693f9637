"""Mombasa: what there is to know of a piece besides its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.rules.kernel.text import Text, seat_ref, text
from game.rules.mombasa.area import meets, total, units
from game.rules.mombasa.bases import front_columns, owner_of, share_value
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.components import books, cards, printed_book, starting_tiles
from game.rules.mombasa.printed import bonus_spaces, company_tracks, diamond_track, ink_track
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import State
from game.tables.mombasa.naming import gains_ref, needs_ref
from game.tables.mombasa.placing import HIDDEN

Lines = Iterator[Text]


def explain(graph: RegionGraph, view: State, piece: str) -> tuple[Text, ...]:
    """What ``piece`` does and how it stands with it."""
    kind = piece.split(".")[0]
    finder = _FINDERS.get(kind)
    return tuple(finder(graph, view, piece)) if finder else ()


def _region(graph: RegionGraph, view: State, piece: str) -> Lines:
    region = graph.regions[piece]
    yield text("mombasa-explain-reward", reward=region.reward, amount=region.amount)
    if region.mines:
        yield text("mombasa-explain-mines", count=region.mines)
    post = view.arrivals.get(piece) or view.posts[piece]
    if post:
        yield text("mombasa-explain-held", company=owner_of(post))


def _company(graph: RegionGraph, view: State, piece: str) -> Lines:
    company = piece.split(".")[1]
    left = sum(bool(post) for column in view.stacks[company] for post in column)
    yield text("mombasa-explain-company", value=share_value(graph, view, company), posts=left)
    for seat, player in enumerate(view.players):
        yield text("mombasa-explain-shares", seat=seat_ref(seat), shares=shares(view, player, company))
    if not front_columns(view, company):
        yield text("mombasa-no-posts")


def _track(graph: RegionGraph, view: State, piece: str) -> Lines:
    company = piece.split(".")[1]
    spaces = company_tracks()[view.tracks[company]]
    for seat, player in enumerate(view.players):
        place = player.steps[company]
        yield text("mombasa-explain-track", seat=seat_ref(seat), space=place, shares=spaces[place].shares)


def _card(graph: RegionGraph, view: State, piece: str) -> Lines:
    card = cards()[piece]
    yield text("mombasa-explain-card", kind=card.kind, red=card.red)
    for player in view.players:
        if piece in player.slots and card.kind == "goods" and units(view, player, card) != card.value:
            yield text("mombasa-explain-units", count=units(view, player, card))


def _tile(graph: RegionGraph, view: State, piece: str) -> Lines:
    yield text("mombasa-explain-tile", tile=piece.removeprefix("tile."))


def _book(graph: RegionGraph, view: State, piece: str) -> Lines:
    book = books()[piece]
    yield text("mombasa-explain-book", needs=needs_ref(book.needs), gains=gains_ref(book.gains))
    for player in view.players:
        known = view.stack and not any(card.startswith(HIDDEN) for card in player.slots)
        if known and piece in player.books and player.books.index(piece) > player.ink:
            met = meets(view, player, book.needs)
            yield text("mombasa-explain-met" if met else "mombasa-explain-unmet")


def _next(graph: RegionGraph, view: State, piece: str) -> Lines:
    return _book(graph, view, piece.removeprefix("next."))


def _bonus(graph: RegionGraph, view: State, piece: str) -> Lines:
    for option in bonus_spaces()[piece]:
        gains = gains_ref(option.gains)
        if option.majority:
            yield text("mombasa-explain-majority", least=option.least, gains=gains)
        else:
            yield text("mombasa-explain-space", cost=option.cost, gains=gains)
    kind = next((option.majority for option in bonus_spaces()[piece] if option.majority), "")
    hidden = any(card.startswith(HIDDEN) for player in view.players for card in player.slots)
    if kind and not hidden:
        for seat, player in enumerate(view.players):
            yield text("mombasa-explain-total", seat=seat_ref(seat), count=total(view, player, kind))
    if piece in view.marks:
        yield text("mombasa-no-occupied")


def _diamonds(graph: RegionGraph, view: State, piece: str) -> Lines:
    place = view.players[int(piece.split(".")[1])].diamonds
    ahead = next((n for n, s in enumerate(diamond_track()) if s.value > diamond_track()[place].value), 0)
    yield text("mombasa-explain-place", space=place, value=diamond_track()[place].value)
    if ahead:
        yield text("mombasa-explain-next", count=ahead - place, value=diamond_track()[ahead].value)


def _ink(graph: RegionGraph, view: State, piece: str) -> Lines:
    place = view.players[int(piece.split(".")[1])].ink
    ahead = next((n for n, s in enumerate(ink_track()) if s.value > ink_track()[place].value), 0)
    yield text("mombasa-explain-place", space=place, value=ink_track()[place].value)
    if ahead:
        yield text("mombasa-explain-next", count=ahead - place, value=ink_track()[ahead].value)


def _ledger(graph: RegionGraph, view: State, piece: str) -> Lines:
    space = ink_track()[int(piece.rsplit(".", 1)[1])]
    yield text("mombasa-explain-ledger", value=space.value)
    if space.striped:
        yield text("mombasa-no-book-striped")


def _start(graph: RegionGraph, view: State, piece: str) -> Lines:
    tile = starting_tiles()[piece]
    names = [f"card.0.{name}" for name in tile.rests]
    first, second, third = (f"@{name}" if name in cards() else f"@{name}-1" for name in names)
    yield text("mombasa-explain-start", first=first, second=second, third=third)
    book = books()[printed_book(piece)]
    yield text("mombasa-explain-book", needs=needs_ref(book.needs), gains=gains_ref(book.gains))
    yield text("mombasa-explain-bonus", gains=gains_ref(tile.bonus))


_FINDERS: Mapping[str, Callable[[RegionGraph, State, str], Lines]] = {
    "region": _region,
    **dict.fromkeys(("base", "value", "stack"), _company),
    "track": _track,
    "card": _card,
    "tile": _tile,
    "book": _book,
    "next": _next,
    "bonus": _bonus,
    "diamonds": _diamonds,
    **dict.fromkeys(("books", "ink"), _ink),
    "ledger": _ledger,
    "start": _start,
}
