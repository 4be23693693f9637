"""Mombasa: what there is to know of a piece besides its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.rules.kernel.ids import kind_of, number_in, parts_of, rest_of, seat_in
from game.rules.kernel.text import Text, piece_ref, seat_ref, text
from game.rules.mombasa.area import closed_slots, meets, total, units
from game.rules.mombasa.bases import front_columns, owner_of, share_value
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.components import cards
from game.rules.mombasa.expansion import OCCUPIED, reachable
from game.rules.mombasa.frames import Bookkeeping, Expansion, Turn
from game.rules.mombasa.gains import Gain, said_gains, said_needs
from game.rules.mombasa.moves import closed_slot
from game.rules.mombasa.printed import (
    BonusOption,
    PlayerSpace,
    bonus_spaces,
    company_tracks,
    diamond_track,
    ink_track,
)
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import State
from game.rules.mombasa.tiles import Book, books, printed_book, resting_card, starting_tiles
from game.tables.mombasa.placing import plans_hidden

Lines = Iterator[Text]


def explain(graph: RegionGraph, view: State, piece: str) -> tuple[Text, ...]:
    """What ``piece`` does and how it stands with it."""
    finder = _FINDERS.get(kind_of(piece))
    return tuple(finder(graph, view, piece)) if finder else ()


def points_to_come(view: State) -> int:
    """The points that the bookkeeper in use brings by itself, after the ink and what that brings."""
    return sum(cards()[frame.card].value for frame in view.stack if isinstance(frame, Bookkeeping))


def said_reward(graph: RegionGraph, region: str) -> Text:
    """What a region pays to whoever enters it."""
    pays = graph.regions[region]
    return text("mombasa-explain-reward", reward=pays.reward, amount=pays.amount)


def _region(graph: RegionGraph, view: State, piece: str) -> Lines:
    region = graph.regions[piece]
    yield said_reward(graph, piece)
    post = view.arrivals.get(piece) or view.posts[piece]
    if post and not _may_enter(graph, view, piece):  # what it then costs is foretold with that
        yield text("mombasa-explain-held", company=owner_of(post), more=OCCUPIED)
    if region.mines:
        yield text("mombasa-explain-mines", count=region.mines)


def _may_enter(graph: RegionGraph, view: State, region: str) -> bool:
    """Whether an expansion goes on that reaches a region."""
    top = view.stack[-1] if view.stack else None
    return isinstance(top, Expansion) and region in reachable(graph, view, top.company, top.left)


def _company(graph: RegionGraph, view: State, piece: str) -> Lines:
    company = parts_of(piece)[0]
    left = sum(bool(post) for column in view.stacks[company] for post in column)
    yield text("mombasa-explain-company", value=share_value(graph, view, company), posts=left)
    for seat, player in enumerate(view.players):
        yield text("mombasa-explain-shares", seat=seat_ref(seat), shares=shares(view, player, company))
    if not front_columns(view, company):
        yield text("mombasa-no-posts")


def _track(graph: RegionGraph, view: State, piece: str) -> Lines:
    company = rest_of(piece)
    spaces = company_tracks()[view.tracks[company]]
    for seat, player in enumerate(view.players):
        place = player.steps[company]
        yield text("mombasa-explain-track", seat=seat_ref(seat), space=place, shares=spaces[place].shares)


def said_use(card: str) -> Text:
    """What a card is good for."""
    return text("mombasa-explain-card", kind=cards()[card].kind)


def _card(graph: RegionGraph, view: State, piece: str) -> Lines:
    card = cards()[piece]
    yield said_use(piece)
    for player in view.players:
        if piece in player.slots and card.kind == "goods" and units(view, player, card) != card.value:
            yield text("mombasa-explain-units", count=units(view, player, card))
    yield text("mombasa-explain-red", red=card.red)


def _tile(graph: RegionGraph, view: State, piece: str) -> Lines:
    yield text("mombasa-explain-tile", tile=rest_of(piece))


def _book(graph: RegionGraph, view: State, piece: str) -> Lines:
    book = books()[piece]
    yield _asks(book)
    for player in view.players:
        ahead = piece in player.books and player.books.index(piece) > player.ink
        if ahead and view.stack and not plans_hidden(player):
            yield text("mombasa-explain-met" if meets(view, player, book.needs) else "mombasa-explain-unmet")


def _asks(book: Book) -> Text:
    return text("mombasa-explain-book", needs=said_needs(book.needs), gains=said_gains(book.gains))


def _next(graph: RegionGraph, view: State, piece: str) -> Lines:
    """The book before the ink; nothing of the place where it is shown."""
    return _book(graph, view, rest_of(piece)) if rest_of(piece) in books() else iter(())


def said_discard(gains: Sequence[Gain]) -> Text | None:
    """A card that goes for pounds, in few words that fit beside the buttons at larger text too."""
    if len(gains) == 1 and gains[0].kind == "discard":
        return text("mombasa-explain-discard", good=gains[0].of, count=gains[0].amount)
    return None


def _bonus(graph: RegionGraph, view: State, piece: str) -> Lines:
    options = bonus_spaces()[piece]
    if options[0].majority:
        yield from _majority(view, options)
    for option in options:
        gains, least = said_gains(option.gains), option.least
        if option.majority:
            yield text("mombasa-explain-majority", least=least, gains=gains)
        else:
            short = None if option.cost else said_discard(option.gains)
            yield short or text("mombasa-explain-space", cost=option.cost, gains=gains)
    kind = options[0].majority
    if kind and not any(map(plans_hidden, view.players)):
        for seat, player in enumerate(view.players):
            yield text("mombasa-explain-total", seat=seat_ref(seat), count=total(view, player, kind))
    if piece in view.marks:
        yield text("mombasa-no-occupied")


def _majority(view: State, options: Sequence[BonusOption]) -> Lines:
    """What the cards of the player to act bring on the space of a majority, if nobody has more."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Turn):
        return
    good = options[0].majority
    have = total(view, view.players[top.seat], good)
    reached = [option for option in options if option.least <= have]
    for option in sorted(reached, key=lambda option: -option.least)[:1]:
        yield text("mombasa-explain-yours", good=good, count=have, gains=said_gains(option.gains))


def _progress(track: Sequence[PlayerSpace], place: int) -> Lines:
    """What a marker has reached, and the next value."""
    value = track[place].value
    yield text("mombasa-explain-place", space=place, value=value)
    ahead = next((n for n, space in enumerate(track) if space.value > value), None)
    if ahead is not None:
        yield text("mombasa-explain-next", count=ahead - place, value=track[ahead].value)


def _ledger(graph: RegionGraph, view: State, piece: str) -> Lines:
    space = ink_track()[number_in(piece)]
    yield text("mombasa-explain-ledger", value=space.value)
    if space.striped:
        yield text("mombasa-no-book-striped")


def _slot(graph: RegionGraph, view: State, piece: str) -> Lines:
    slot = number_in(piece) - 1
    if slot in closed_slots(view.players[seat_in(piece)]):
        yield closed_slot(slot)
    else:
        yield text("mombasa-explain-slot")


def _column(graph: RegionGraph, view: State, piece: str) -> Lines:
    """A resting column: how many cards come back with it, and when."""
    resting = view.players[seat_in(piece)].rests[number_in(piece) - 1]
    yield text("mombasa-explain-column", count=len(resting))


def _start(graph: RegionGraph, view: State, piece: str) -> Lines:
    tile = starting_tiles()[piece]
    first, second, third = (piece_ref(resting_card(name).id) for name in tile.rests)
    yield text("mombasa-explain-start", first=first, second=second, third=third)
    yield _asks(books()[printed_book(piece)])
    yield text("mombasa-explain-bonus", gains=said_gains(tile.bonus))


def _round(graph: RegionGraph, view: State, piece: str) -> Lines:
    """The pounds that lie on a round's space until it begins."""
    if count := view.round_coins[number_in(piece) - 1]:
        yield text("mombasa-explain-round", count=count)


_FINDERS: Mapping[str, Callable[[RegionGraph, State, str], Lines]] = {
    "region": _region,
    **dict.fromkeys(("base", "value", "stack"), _company),
    "track": _track,
    "card": _card,
    "tile": _tile,
    "book": _book,
    "next": _next,
    "bonus": _bonus,
    "diamonds": lambda _, view, piece: _progress(diamond_track(), view.players[seat_in(piece)].diamonds),
    **dict.fromkeys(
        ("books", "ink"), lambda _, view, piece: _progress(ink_track(), view.players[seat_in(piece)].ink)
    ),
    "ledger": _ledger,
    "slot": _slot,
    **dict.fromkeys(("column", "rest"), _column),
    "start": _start,
    "round": _round,
}
