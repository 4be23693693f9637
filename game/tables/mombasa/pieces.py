"""Mombasa: its kinds of pieces and places: what they are called and what is known of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.rules.kernel.ids import last_of, number_in, parts_of, rest_of, seat_in, spell
from game.rules.kernel.text import Text, piece_ref, seat_ref, text
from game.rules.mombasa import printed
from game.rules.mombasa.area import closed_slots, meets, total, units
from game.rules.mombasa.bases import front_columns, owner_of, share_value
from game.rules.mombasa.components import cards
from game.rules.mombasa.expansion import OCCUPIED
from game.rules.mombasa.frames import Turn
from game.rules.mombasa.gains import Gain, said_gains, said_needs
from game.rules.mombasa.moves import closed_slot
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.tiles import Book, books, printed_book, resting_card, starting_tiles
from game.tables.catalogue import Kind
from game.tables.mombasa import counters
from game.tables.mombasa.placing import Ctx, costs, plans_hidden
from game.tables.words import Say, of_first, of_last, traits

Lines = Iterator[Text]
Names = Mapping[str, Mapping[str, str]]
"""What a map calls regions, by id and language."""
USE = Say("explain-card", traits(cards, "kind"))
"""What a card is good for."""


def reward(ctx: Ctx, region: str) -> Text:
    """What a region pays to whoever enters it."""
    pays = ctx.rules.graph.regions[region]
    return text("mombasa-explain-reward", reward=pays.reward, amount=pays.amount)


def asks(book: Book) -> Text:
    """What a book asks for and brings."""
    return text("mombasa-explain-book", needs=said_needs(book.needs), gains=said_gains(book.gains))


def discard(gains: Sequence[Gain]) -> Text | None:
    """A card that goes for pounds, in few words that fit beside the buttons at larger text too."""
    if len(gains) == 1 and gains[0].kind == "discard":
        return text("mombasa-explain-discard", good=gains[0].of, count=gains[0].amount)
    return None


# --- what they are called -----------------------------------------------------------------------------------


def _card_name(piece: str) -> Text:
    card = cards()[piece]
    if card.mines:
        return text("mombasa-merchant", company=card.mines)
    return text("mombasa-card", kind=card.kind, value=card.value, good=card.good, share=card.share or "none")


def _space_name(space: str) -> Text:
    if space not in printed.additional_spaces():
        return text("mombasa-space", space=rest_of(space))
    track, level = printed.additional_spaces()[space]
    return text("mombasa-space-extra", space=track, level=level)


def _permanent_name(piece: str) -> Text:
    bonus = printed.permanents()[parts_of(piece)[0], number_in(piece)]
    return text("mombasa-permanent", kind=bonus.kind, amount=bonus.amount, mix="yes" if bonus.mix else "no")


def _next_name(piece: str) -> Text:
    """The book before the ink, or the place where it is shown."""
    if rest_of(piece) in books():
        return text("mombasa-next", book=piece_ref(rest_of(piece)))
    return text("mombasa-ink", seat=seat_ref(seat_in(piece)))


# --- what is known of them ----------------------------------------------------------------------------------


def _region(ctx: Ctx, piece: str) -> Lines:
    yield reward(ctx, piece)
    post = ctx.view.arrivals.get(piece) or ctx.view.posts[piece]
    if post and piece not in costs(ctx):  # else what it costs is foretold with that
        yield text("mombasa-explain-held", company=owner_of(post), more=OCCUPIED)
    if mines := ctx.rules.graph.regions[piece].mines:
        yield text("mombasa-explain-mines", count=mines)


def _company(ctx: Ctx, piece: str) -> Lines:
    company = parts_of(piece)[0]
    left = sum(bool(post) for column in ctx.view.stacks[company] for post in column)
    value = share_value(ctx.rules.graph, ctx.view, company)
    yield text("mombasa-explain-company", value=value, posts=left)
    for seat, player in enumerate(ctx.view.players):
        yield text("mombasa-explain-shares", seat=seat_ref(seat), shares=shares(ctx.view, player, company))
    if not front_columns(ctx.view, company):
        yield text("mombasa-no-posts")


def _post(ctx: Ctx, piece: str) -> Lines:
    """Of a post that stands somewhere how its company does, of a place for one what the region pays."""
    company, *number = parts_of(piece)
    yield from _company(ctx, piece) if number else _region(ctx, spell("region", company))


def _held(ctx: Ctx, piece: str) -> Lines:
    return _company(ctx, spell("base", last_of(piece)))


def _paid(ctx: Ctx, piece: str) -> Text:
    """What the region pays whose place it is."""
    return reward(ctx, spell("region", last_of(piece)))


def _track(ctx: Ctx, piece: str) -> Lines:
    company = rest_of(piece)
    spaces = printed.company_tracks()[ctx.view.tracks[company]]
    for seat, player in enumerate(ctx.view.players):
        place = player.steps[company]
        yield text("mombasa-explain-track", seat=seat_ref(seat), space=place, shares=spaces[place].shares)


def _units(ctx: Ctx, piece: str) -> Lines:
    """What a goods card in use is worth, where that is not what is printed on it."""
    card = cards()[piece]
    for player in ctx.view.players:
        if piece in player.slots and card.kind == "goods" and units(ctx.view, player, card) != card.value:
            yield text("mombasa-explain-units", count=units(ctx.view, player, card))


def _book(ctx: Ctx, piece: str) -> Lines:
    book = books()[piece]
    yield asks(book)
    for player in ctx.view.players:
        ahead = piece in player.books and player.books.index(piece) > player.ink
        if ahead and ctx.top and not plans_hidden(player):
            met = meets(ctx.view, player, book.needs)
            yield text("mombasa-explain-met" if met else "mombasa-explain-unmet")


def _next(ctx: Ctx, piece: str) -> Lines:
    """The book before the ink; nothing of the place where it is shown."""
    return _book(ctx, rest_of(piece)) if rest_of(piece) in books() else iter(())


def _bonus(ctx: Ctx, piece: str) -> Lines:
    options = printed.bonus_spaces()[piece]
    good = options[0].majority
    if good:
        yield from _majority(ctx, options)
    for option in options:
        gains, least = said_gains(option.gains), option.least
        if option.majority:
            yield text("mombasa-explain-majority", least=least, gains=gains)
        else:
            short = None if option.cost else discard(option.gains)
            yield short or text("mombasa-explain-space", cost=option.cost, gains=gains)
    if good and not any(map(plans_hidden, ctx.view.players)):
        for seat, player in enumerate(ctx.view.players):
            yield text("mombasa-explain-total", seat=seat_ref(seat), count=total(ctx.view, player, good))
    if piece in ctx.view.marks:
        yield text("mombasa-no-occupied")


def _majority(ctx: Ctx, options: Sequence[printed.BonusOption]) -> Lines:
    """What the cards of the player to act bring on the space of a majority, if nobody has more."""
    top, good = ctx.top, options[0].majority
    if not isinstance(top, Turn):
        return
    have = total(ctx.view, ctx.view.players[top.seat], good)
    reached = [option for option in options if option.least <= have]
    if reached:
        gains = max(reached, key=lambda option: option.least).gains
        yield text("mombasa-explain-yours", good=good, count=have, gains=said_gains(gains))


def _progress(track: Sequence[printed.PlayerSpace], place: int) -> Lines:
    """What a marker has reached, and the next value."""
    value = track[place].value
    yield text("mombasa-explain-place", space=place, value=value)
    ahead = next((n for n, space in enumerate(track) if space.value > value), None)
    if ahead is not None:
        yield text("mombasa-explain-next", count=ahead - place, value=track[ahead].value)


def _diamonds(ctx: Ctx, piece: str) -> Lines:
    return _progress(printed.diamond_track(), ctx.player(piece).diamonds)


def _ink(ctx: Ctx, piece: str) -> Lines:
    return _progress(printed.ink_track(), ctx.player(piece).ink)


def _ledger(ctx: Ctx, piece: str) -> Lines:
    space = printed.ink_track()[number_in(piece)]
    yield text("mombasa-explain-ledger", value=space.value)
    if space.striped:
        yield text("mombasa-no-book-striped")


def _slot(ctx: Ctx, piece: str) -> Text:
    slot = number_in(piece) - 1
    return closed_slot(slot) if slot in closed_slots(ctx.player(piece)) else text("mombasa-explain-slot")


def _start(ctx: Ctx, piece: str) -> Lines:
    tile = starting_tiles()[piece]
    first, second, third = (piece_ref(resting_card(name).id) for name in tile.rests)
    yield text("mombasa-explain-start", first=first, second=second, third=third)
    yield asks(books()[printed_book(piece)])
    yield text("mombasa-explain-bonus", gains=said_gains(tile.bonus))


def _round(ctx: Ctx, piece: str) -> Text:
    """The pounds that lie on a round's space until it begins; then, how many rounds there are."""
    count = ctx.view.round_coins[number_in(piece) - 1]
    return text("mombasa-explain-round", count=count) if count else counters.rounds(ctx, piece)


_RESTING = Say("explain-column", count=lambda ctx, id: len(ctx.player(id).rests[number_in(id) - 1]))
"""How many cards come back with a resting column, and when."""
_SEAT = Kind("seat")

KINDS: Mapping[str, Kind] = {
    "base": Kind("company", short=Say("company", company=of_last), explain=_company),
    "panel": Kind("company", "base"),
    "value": Kind("company", explain=_company, shape=3.0),
    "stack": Kind("company column", explain=_company),
    "track": Kind("company", explain=_track, shape=3.4),
    "extra": Kind("company", "track"),
    "step": Kind(
        Say("step-marker", company=of_first, seat=lambda piece: seat_ref(number_in(piece))),
        explain=counters.step,
    ),
    "card": Kind(_card_name, explain=(USE, _units, Say("explain-red", traits(cards, "red")))),
    "tile": Kind("tile", explain=Say("explain-tile", tile=of_last), shape=1.5),
    "home": Kind("tile", "tile"),
    "book": Kind(Say("book", traits(books, "letter")), explain=_book),
    "next": Kind(_next_name, explain=_next),
    "start": Kind(key="starting-tile", explain=_start),
    "hidden": Kind(explain="explain-hidden"),
    "bonus": Kind(_space_name, explain=_bonus),
    "permanent": Kind(_permanent_name, explain="explain-permanent"),
    "mark": Kind(key="marker-laid", explain=counters.mark),
    "display": Kind(),
    "shelf": Kind(),
    "coin": Kind(key="coins", explain="explain-coins"),
    "round": Kind("round", explain=_round, shape=1.6),
    "supply": Kind("letter", explain=counters.supply),
    "deck": Kind("deck", explain=counters.deck),
    "pile": Kind(key="bank", explain="explain-bank"),
    "tally": Kind(explain=counters.tally),
    "button": Kind(lambda piece: text(f"mombasa-do-{rest_of(piece)}")),
    "purse": Kind("seat", explain=counters.held, shape=2.0),
    "markers": Kind("seat", explain=counters.held, shape=1.6),
    "fan": Kind("seat", explain=counters.held),
    "hand": Kind("seat", "fan", explain=counters.held),
    "diamonds": Kind("seat", explain=_diamonds, shape=2.1),
    "ink": Kind("seat", explain=_ink),
    "books": Kind("seat", "ink", explain=_ink, shape=2.1),
    "starter": Kind("seat", explain="explain-starter"),
    "gained": _SEAT,
    "tiles": _SEAT,
    "offer": _SEAT,
    "shares": Kind("seat company", explain=counters.owned, shape=2.0),
    "held": Kind("seat company", "shares", explain=_held),
    "gem": Kind("seat", "diamonds", explain=_diamonds),
    "slot": Kind("seat number", short=Say("slot-short", number=number_in), explain=_slot, shape=0.75),
    "column": Kind("seat number", short=Say("column-short", number=number_in), explain=_RESTING),
    "ledger": Kind("seat number", short=Say("ledger-short", number=number_in), explain=_ledger),
    "rest": Kind("seat number", "column", explain=_RESTING),
}


def land(own: Names) -> Mapping[str, Kind]:
    """The kinds that are called as a map calls its regions in each language, else as the catalogue does."""

    def region(piece: str) -> Text:
        word = last_of(piece)
        if names := own.get(spell("region", word)):
            return text("mombasa-region-own", **names)
        return text("mombasa-region", region=word, plain=word.replace("_", " ").title())

    def post(piece: str) -> Text:
        company, *number = parts_of(piece)
        return text("mombasa-post", company=company) if number else region(piece)

    places = dict.fromkeys(("arrival", "cost", "toll", "reward"), Kind(region, explain=_paid))
    return {**places, "region": Kind(region, explain=_region), "post": Kind(post, explain=_post)}
