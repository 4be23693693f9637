"""What speaks for a move in Mombasa: shares and their worth, tracks, and what a plan makes possible."""

from __future__ import annotations

from collections.abc import Iterator

from game.brains.mombasa.planning import CARD, ahead, expand, plan, stake, top, use, waits
from game.brains.reasons import Claim, Deed, Measure, Reasons
from game.rules.kernel.ids import number_in
from game.rules.kernel.text import Part, piece_ref, text
from game.rules.mombasa.area import face_up, open_slots, total, units
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.bonus import option_of
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Bookkeeping, Draft, Points
from game.rules.mombasa.gains import GOODS, said_gains
from game.rules.mombasa.printed import bonus_spaces, company_tracks, diamond_track, ink_track, slot_opens
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.tiles import books, starting_tiles
from game.rules.mombasa.tracks import shares_on_track


def _holdings(deed: Deed) -> Iterator[Claim]:
    """Shares, and what they are worth."""
    for company in COMPANIES:
        (had, then), (has, now) = (stake(side, company) for side in (deed.before, deed.after))
        if has * now > had * then:
            values: dict[str, Part] = {
                "company": company,
                "shares": has,
                "value": now,
                "gain": has * now - had * then,
            }
            yield Claim(text("mombasa-why-stocks", **values), has * now - had * then, lasting=True)


def _bookkeeper(deed: Deed) -> Iterator[Claim]:
    """How far the ink may go, and the points."""
    if deed.action.verb == "account":
        card = cards()[deed.action.targets[0]]
        reach = ahead(deed.after, card.id)
        yield Claim(text("mombasa-why-account", count=card.value, reach=reach), 1.0 + reach)


def _shelve(deed: Deed) -> Iterator[Claim]:
    """Where a book lies, and what it brings when the ink comes there."""
    if deed.action.verb == "shelve":
        before, after = deed.before.player.books, deed.after.player.books
        at = next(place for place, book in enumerate(after) if book != before[place])
        gains = said_gains(books()[after[at]].gains)
        if at > deed.after.player.ink:
            words = text("mombasa-why-shelve", count=at - deed.after.player.ink, gains=gains)
            yield Claim(words, 1.0)
        else:
            yield Claim(text("mombasa-why-shelve-behind"), 0.1)


def _points(deed: Deed) -> Iterator[Claim]:
    """A book that is taken."""
    for book in deed.after.player.gained:
        if book not in deed.before.player.gained:
            words = text("mombasa-why-book", book=piece_ref(book), letter=books()[book].letter)
            yield Claim(words, 1.2)


def _step(deed: Deed) -> Iterator[Claim]:
    """Steps on the track of a company without a share at once."""
    for company in COMPANIES:
        had, has = (side.player.steps[company] for side in (deed.before, deed.after))
        track = company_tracks()[deed.after.state.tracks[company]]
        if has > had:
            held = shares_on_track(deed.after.state, deed.after.player, company)
            more = next((at for at in range(has, len(track)) if track[at].shares > held), None)
            if more is not None:
                words = text("mombasa-why-step", company=company, count=more - has)
                yield Claim(words, 0.4 * (has - had))


def _tile(deed: Deed) -> Iterator[Claim]:
    for tile in deed.after.player.tiles:
        if tile not in deed.before.player.tiles:
            yield Claim(text("mombasa-why-tile", tile=piece_ref(tile)), 1.5)


def _enter(deed: Deed) -> Iterator[Claim]:
    """What waits in a region."""
    if deed.action.verb == "enter":
        region = next(target for target in deed.action.targets if target in deed.after.rules.graph.regions)
        yield Claim(text("mombasa-why-enter", region=piece_ref(region)), 0.5)


def _ready(deed: Deed) -> Iterator[Claim]:
    """All slots are full."""
    side = deed.before
    filled = sum(bool(side.player.slots[slot]) for slot in open_slots(side.player))
    if deed.action.verb == "ready" and filled:
        words = text("mombasa-why-ready", count=filled, free=len(open_slots(side.player)) - filled)
        yield Claim(words, 0.2)


def _column(deed: Deed) -> Iterator[Claim]:
    """The cards that come back to the hand."""
    if deed.action.verb == "end":
        back = len(deed.after.player.hand) - len(deed.before.player.hand)
        left = sum(1 for _ in face_up(deed.before.player))
        if back > 0:
            yield Claim(text("mombasa-why-end", count=back, left=left), 0.5)


def _finished(deed: Deed) -> Iterator[Claim]:
    """What was not used."""
    frame = top(deed.before)
    if isinstance(frame, Bookkeeping):
        yield Claim(text("mombasa-why-done-books", count=cards()[frame.card].value), 0.2)
    elif isinstance(frame, Points):
        yield Claim(text("mombasa-why-done-points", count=frame.left), 0.2)
    elif deed.action.verb != "ready" and deed.after.player.money:
        yield Claim(text("mombasa-why-keeps", count=deed.after.player.money), 0.1)


def _marked(deed: Deed) -> Iterator[Claim]:
    """What the bonus space gives."""
    if deed.action.targets and deed.action.targets[0] in bonus_spaces():
        gains = option_of(deed.action).gains
        yield Claim(text("mombasa-why-gives", gains=said_gains(gains)), 0.2)


def _drafted(deed: Deed) -> Iterator[Claim]:
    """What the starting tile gives."""
    tile = deed.action.targets[0] if deed.action.verb == "keep" else deed.before.player.tile
    if isinstance(top(deed.before), Draft) and tile:
        yield Claim(text("mombasa-why-gives", gains=said_gains(starting_tiles()[tile].bonus)), 0.5)


def _rest(deed: Deed) -> Iterator[Claim]:
    """The pile that the card comes back with."""
    if deed.action.verb == "rest":
        yield Claim(text("mombasa-why-rest", number=number_in(deed.action.targets[1])), 0.1)


def _attach(deed: Deed) -> Iterator[Claim]:
    if deed.action.verb == "attach":
        side, card = deed.after, cards()[deed.action.targets[0]]
        yield Claim(
            text("mombasa-why-attach", good=card.good, count=units(side.state, side.player, card)), 1.0
        )


REASONS = Reasons(
    sources=(
        _holdings,
        Measure("mombasa-why-cash", lambda side: {"": side.player.money}, lasting=False),
        Measure(
            "mombasa-why-diamonds",
            lambda side: {"": side.player.diamonds},
            1.6,
            more=lambda _, side: {
                "value": diamond_track()[side.player.diamonds].value,
                "left": max(0, slot_opens("diamonds") - side.player.diamonds),
            },
        ),
        Measure(
            "mombasa-why-ink",
            lambda side: {"": side.player.ink},
            2.0,
            more=lambda _, side: {
                "value": ink_track()[side.player.ink].value,
                "left": max(0, slot_opens("ink") - side.player.ink),
            },
        ),
        Measure("mombasa-why-slot", lambda side: {"": len(open_slots(side.player))}, 6.0),
        Measure(
            "mombasa-why-card",
            lambda side: dict.fromkeys(side.player.cards, 1),
            CARD,
            more=lambda card, side: {"card": piece_ref(card)},
            told=False,
        ),
        Measure(
            "mombasa-why-start", lambda side: {"": int(side.state.starter == side.seat)}, 1.5, told=False
        ),
        plan,
        use,
        expand,
        _enter,
        _bookkeeper,
        _points,
        _step,
        _tile,
        _attach,
        _rest,
        _marked,
        _drafted,
        _column,
        _shelve,
        waits,
    ),
    means=lambda side: (
        side.player.money,
        side.player.diamonds,
        side.player.ink,
        side.player.markers,
        sum(1 for _ in face_up(side.player)),
        len(side.player.cards),
        *(total(side.state, side.player, good) for good in GOODS),
        *(shares(side.state, side.player, company) for company in COMPANIES),
    ),
    passing=frozenset({"done", "finish", "ready"}),
    said=(_ready, _drafted, _finished),
)
