"""What speaks for a move in Mombasa: shares and their worth, tracks, and what a plan makes possible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.brains.reasons import Claim, Deed, Measure, Reasons, Side
from game.rules.kernel.ids import number_in, rest_of
from game.rules.kernel.text import Part, piece_ref, text
from game.rules.mombasa.area import expansion_points, face_up, open_slots, permanent, total, units
from game.rules.mombasa.bases import share_value
from game.rules.mombasa.board import COMPANIES, RegionGraph
from game.rules.mombasa.bonus import option_of
from game.rules.mombasa.books import in_reach
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Bookkeeping, Discard, Draft, Goods, Plan, Points, Purchase, Removal
from game.rules.mombasa.gains import GOODS, said_gains
from game.rules.mombasa.market import prices
from game.rules.mombasa.printed import bonus_spaces, company_tracks, diamond_track, ink_track, slot_opens
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import Player
from game.rules.mombasa.tiles import books, starting_tiles
from game.rules.mombasa.tracks import shares_on_track

_CARD = 2.0
"""About what a card of the display is worth besides its units."""


def _planning(side: Side) -> bool:
    return any(isinstance(frame, Plan) for frame in side.state.stack)


def _top(side: Side) -> object:
    return side.state.stack[-1] if side.state.stack else None


def reasons_of(graph: RegionGraph) -> Reasons:
    """What is counted on a chart."""

    def holdings(deed: Deed) -> Iterator[Claim]:
        """Shares, and what they are worth."""
        for company in COMPANIES:
            (had, then), (has, now) = (_stake(side, company) for side in (deed.before, deed.after))
            if has * now > had * then:
                values: dict[str, Part] = {
                    "company": company,
                    "shares": has,
                    "value": now,
                    "gain": has * now - had * then,
                }
                yield Claim(text("mombasa-why-stocks", **values), has * now - had * then, lasting=True)

    def _stake(side: Side, company: str) -> tuple[int, int]:
        return shares(side.state, side.player, company), share_value(graph, side.state, company)

    def buys(side: Side, reach: int) -> Mapping[str, int]:
        """What so many units buy of the display, the dearest first."""
        cost = prices(graph, side.state, permanent(side.state, side.player, "discount"))
        found = [(price, card) for card, price in cost.items() if price <= reach]
        return {card: price for price, card in sorted(found, reverse=True)}

    def plan(deed: Deed) -> Iterator[Claim]:
        """What a card that is laid in a slot makes possible."""
        if deed.action.verb != "place" or not _planning(deed.after):
            return
        card, side = cards()[deed.action.targets[0]], deed.after
        if card.kind == "goods":
            yield from goods_planned(deed, card.good)
        elif card.kind == "expansion":
            count = expansion_points(side.state, side.player)
            best = max(COMPANIES, key=lambda each: (shares(side.state, side.player, each), each))
            held = shares(side.state, side.player, best)
            if held:
                words = text("mombasa-why-plan-expansion", count=count, company=best, shares=held)
            else:
                words = text("mombasa-why-plan-posts", count=count)
            yield Claim(words, 1.0 + card.value)
        elif card.kind == "bookkeeper":
            yield Claim(text("mombasa-why-account", count=card.value, reach=ahead(side, card.id)), 2.0)
        elif card.kind == "merchant":
            yield Claim(text("mombasa-why-plan-merchant", space=side.player.diamonds), 2.0)

    def goods_planned(deed: Deed, good: str) -> Iterator[Claim]:
        then, now = (total(side.state, side.player, good) for side in (deed.before, deed.after))
        before, after = buys(deed.before, then), buys(deed.after, now)
        values: dict[str, Part] = {"good": good, "count": now}
        for card, price in after.items():
            if card not in before:
                words = text("mombasa-why-plan-buy", card=piece_ref(card), price=price, **values)
                yield Claim(words, _CARD + 0.5 * price)
                return
        yield Claim(text("mombasa-why-plan-goods", **values), 1.0)

    def use(deed: Deed) -> Iterator[Claim]:
        """What the units in use buy, or how many steps they are."""
        frame = _top(deed.after)
        if deed.action.verb == "use" and isinstance(frame, Goods):
            for card, price in buys(deed.after, frame.left).items():
                yield Claim(
                    text("mombasa-why-use-buy", card=piece_ref(card), price=price, count=frame.left),
                    _CARD + 0.5 * price,
                )
                return
            yield Claim(text("mombasa-why-use-steps", count=frame.left), 1.0)

    def expand(deed: Deed) -> Iterator[Claim]:
        """What every post is worth to who expands a company."""
        if deed.action.verb == "expand":
            company = rest_of(deed.action.targets[0])
            held, value = _stake(deed.after, company)
            points = expansion_points(deed.before.state, deed.before.player)
            values: dict[str, Part] = {"company": company, "count": points, "value": value}
            if held:
                yield Claim(text("mombasa-why-expand", shares=held, **values), 1.0 + held)
            else:
                yield Claim(text("mombasa-why-expand-plain", **values), 1.0)

    def bookkeeper(deed: Deed) -> Iterator[Claim]:
        """How far the ink may go, and the points."""
        if deed.action.verb == "account":
            card = cards()[deed.action.targets[0]]
            reach = ahead(deed.after, card.id)
            yield Claim(text("mombasa-why-account", count=card.value, reach=reach), 1.0 + reach)

    def ahead(side: Side, using: str) -> int:
        """How far the ink may go."""
        player: Player = side.player
        return max(in_reach(side.state, player, using), default=player.ink) - player.ink

    def shelve(deed: Deed) -> Iterator[Claim]:
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

    def waits(deed: Deed) -> Iterator[Claim]:
        """What is asked next: a purchase, posts to remove, points to spend."""
        frame, side = _top(deed.after), deed.after
        if isinstance(frame, type(_top(deed.before))):
            return
        if isinstance(frame, Purchase):
            cost = {card: price + frame.surcharge for card, price in prices(graph, side.state).items()}
            found = [(price, card) for card, price in cost.items() if price <= side.player.money]
            if found:
                price, card = max(found)
                yield Claim(text("mombasa-why-buy", card=piece_ref(card), price=price), _CARD)
        elif isinstance(frame, Removal):
            best = max(COMPANIES, key=lambda each: (shares(side.state, side.player, each), each))
            if held := shares(side.state, side.player, best):
                words = text("mombasa-why-remove", count=frame.left, company=best, shares=held)
                yield Claim(words, 1.0 + held)
            else:
                yield Claim(text("mombasa-why-remove-any", count=frame.left), 0.5)
        elif isinstance(frame, Points):
            yield Claim(text("mombasa-why-spend", count=frame.left), 1.0)
        elif isinstance(frame, Discard):
            yield Claim(text("mombasa-why-discard", cards=len(side.player.hand)), 0.5)

    def points(deed: Deed) -> Iterator[Claim]:
        """A book that is taken."""
        for book in deed.after.player.gained:
            if book not in deed.before.player.gained:
                words = text("mombasa-why-book", book=piece_ref(book), letter=books()[book].letter)
                yield Claim(words, 1.2)

    def step(deed: Deed) -> Iterator[Claim]:
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

    def tile(deed: Deed) -> Iterator[Claim]:
        for tile in deed.after.player.tiles:
            if tile not in deed.before.player.tiles:
                yield Claim(text("mombasa-why-tile", tile=piece_ref(tile)), 1.5)

    def enter(deed: Deed) -> Iterator[Claim]:
        """What waits in a region."""
        if deed.action.verb == "enter":
            region = next(target for target in deed.action.targets if target in graph.regions)
            yield Claim(text("mombasa-why-enter", region=piece_ref(region)), 0.5)

    def ready(deed: Deed) -> Iterator[Claim]:
        """All slots are full."""
        side = deed.before
        filled = sum(bool(side.player.slots[slot]) for slot in open_slots(side.player))
        if deed.action.verb == "ready" and filled:
            words = text("mombasa-why-ready", count=filled, free=len(open_slots(side.player)) - filled)
            yield Claim(words, 0.2)

    def column(deed: Deed) -> Iterator[Claim]:
        """The cards that come back to the hand."""
        if deed.action.verb == "end":
            back = len(deed.after.player.hand) - len(deed.before.player.hand)
            left = sum(1 for _ in face_up(deed.before.player))
            if back > 0:
                yield Claim(text("mombasa-why-end", count=back, left=left), 0.5)

    def finished(deed: Deed) -> Iterator[Claim]:
        """What was not used."""
        frame = _top(deed.before)
        if isinstance(frame, Bookkeeping):
            yield Claim(text("mombasa-why-done-books", count=cards()[frame.card].value), 0.2)
        elif isinstance(frame, Points):
            yield Claim(text("mombasa-why-done-points", count=frame.left), 0.2)
        elif deed.action.verb != "ready" and deed.after.player.money:
            yield Claim(text("mombasa-why-keeps", count=deed.after.player.money), 0.1)

    def marked(deed: Deed) -> Iterator[Claim]:
        """What the bonus space gives."""
        if deed.action.targets and deed.action.targets[0] in bonus_spaces():
            gains = option_of(deed.action).gains
            yield Claim(text("mombasa-why-gives", gains=said_gains(gains)), 0.2)

    def drafted(deed: Deed) -> Iterator[Claim]:
        """What the starting tile gives."""
        tile = deed.action.targets[0] if deed.action.verb == "keep" else deed.before.player.tile
        if isinstance(_top(deed.before), Draft) and tile:
            yield Claim(text("mombasa-why-gives", gains=said_gains(starting_tiles()[tile].bonus)), 0.5)

    def rest(deed: Deed) -> Iterator[Claim]:
        """The pile that the card comes back with."""
        if deed.action.verb == "rest":
            yield Claim(text("mombasa-why-rest", number=number_in(deed.action.targets[1])), 0.1)

    def attach(deed: Deed) -> Iterator[Claim]:
        if deed.action.verb == "attach":
            side, card = deed.after, cards()[deed.action.targets[0]]
            yield Claim(
                text("mombasa-why-attach", good=card.good, count=units(side.state, side.player, card)), 1.0
            )

    return Reasons(
        sources=(
            holdings,
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
                _CARD,
                more=lambda card, side: {"card": piece_ref(card)},
                told=False,
            ),
            Measure(
                "mombasa-why-start", lambda side: {"": int(side.state.starter == side.seat)}, 1.5, told=False
            ),
            plan,
            use,
            expand,
            enter,
            bookkeeper,
            points,
            step,
            tile,
            attach,
            rest,
            marked,
            drafted,
            column,
            shelve,
            waits,
        ),
        means=lambda side: (
            side.player.money,
            side.player.diamonds,
            side.player.ink,
            side.player.markers,
            len(side.player.cards),
            *(total(side.state, side.player, good) for good in GOODS),
            *(shares(side.state, side.player, company) for company in COMPANIES),
        ),
        passing=frozenset({"done", "finish", "ready"}),
        said=(ready, drafted, finished),
    )
