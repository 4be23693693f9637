"""Bookkeeping: points, the book display, placing books, the bookkeeper and the ink marker."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.ids import number_in
from game.rules.kernel.text import Text, text
from game.rules.mombasa.area import meets
from game.rules.mombasa.board import LETTERS, RegionGraph
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Bookkeeping, Gains, Points
from game.rules.mombasa.gains import said_needs
from game.rules.mombasa.money import no_money, pay, receive
from game.rules.mombasa.printed import ink_track
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tiles import books
from game.rules.mombasa.tracks import DONE, SURPLUS

COST = dict(zip(LETTERS, (1, 1, 2), strict=True))
"""Bookkeeping points for a book of each letter (rulebook: Bookkeeping points)."""

FLIP_COST = 2
BANK = "pile.bank"
_BEHIND, _HERE = text("mombasa-no-book-behind"), text("mombasa-no-book-here")
_START = text("mombasa-no-book-start")
_STRIPED = text("mombasa-no-book-striped")
_COVER = text("mombasa-no-book-cover")
_GAP = text("mombasa-no-book-gap")
_FLIPPED = text("mombasa-no-flipped")


def at_end(player: Player) -> bool:
    """Whether the ink has reached the last space, where points are worth 2 pounds each."""
    return player.ink == len(ink_track()) - 1


def no_placing(player: Player, book: str, place: int) -> Text | None:
    """Why a new book may not lie on a space (rulebook: Bookkeeping points, Placing; ruling 11).

    Any space takes it, over another book too, at and behind the ink too; but A never a striped one nor over
    B or C. Space 0 is where the ink starts.
    """
    if not place:
        return _START
    if books()[book].letter != "A":
        return None
    if ink_track()[place].striped:
        return _STRIPED
    lying = player.books[place]
    return _COVER if lying and books()[lying].letter != "A" else None


def placeable(player: Player, book: str) -> list[int]:
    """The spaces where a new book may be placed."""
    return [place for place in range(len(ink_track())) if no_placing(player, book, place) is None]


def way(state: State, player: Player, using: str) -> Iterator[tuple[int, Text | None]]:
    """The spaces beyond the ink, each with what stops it before it gets there, book by book."""
    stopped: Text | None = None
    for place in range(player.ink + 1, len(player.books)):
        stopped = stopped or _no_entering(state, player, place, using)
        yield place, stopped


def _no_entering(state: State, player: Player, place: int, using: str) -> Text | None:
    """Each book is checked alone (rulebook: Bookkeeper 2; ruling 12)."""
    book = player.books[place]
    if not book:
        return _GAP
    needs = books()[book].needs
    if place in player.flipped or meets(state, player, needs, using):
        return None
    return text("mombasa-no-book-need", need=said_needs(needs))


def reached(player: Player, place: int) -> Text:
    """Why the ink does not go to a space that it has reached already."""
    return _HERE if place == player.ink else _BEHIND


def in_reach(state: State, player: Player, using: str) -> list[int]:
    """The spaces that the ink can reach now."""
    return [place for place, stopped in way(state, player, using) if stopped is None]


class PointsRules(Handler[State, Points]):
    """Points are spent at once on books and pounds (rulebook: Bookkeeping points; ruling 11)."""

    def candidates(self, state: State, frame: Points) -> Iterator[Candidate]:
        """A book of the display, or all that is left in pounds."""
        for book in filter(None, state.shelf.values()):
            yield Candidate(act(frame.seat, "book", book), _no_taking(frame, book))
        yield Candidate(act(frame.seat, "coins", BANK))

    def prompt(self, state: State, frame: Points, seat: int) -> Text:
        """How many points are left."""
        return text("mombasa-choose-points", count=frame.left)

    def apply(self, state: State, frame: Points, action: Action, out: Outcome) -> None:
        """Take the book and the coins under it, or pounds for the rest."""
        if action.verb == "coins":
            self._take_coins(state, frame, 1, out)
            return
        book = action.targets[0]
        frame.left -= COST[books()[book].letter]
        place = next(place for place, lying in state.shelf.items() if lying == book)
        state.shelf[place] = ""
        state.players[frame.seat].gained.append(book)
        coins, state.shelf_coins[place] = state.shelf_coins[place], 0
        state.players[frame.seat].money += coins
        out.emit("book", seat=frame.seat, book=book, place=place, coins=coins)

    def settle(self, state: State, frame: Points, out: Outcome) -> bool:
        """At the end of the track points are worth 2 pounds; without a book in reach, 1 pound."""
        if not frame.left:
            state.stack.pop()
        elif at_end(state.players[frame.seat]):
            self._take_coins(state, frame, SURPLUS, out)
        elif any(book and not _no_taking(frame, book) for book in state.shelf.values()):
            return False
        else:
            self._take_coins(state, frame, 1, out)
        return True

    @staticmethod
    def _take_coins(state: State, frame: Points, each: int, out: Outcome) -> None:
        state.stack.pop()
        receive(state, frame.seat, each * frame.left, out)


def _no_taking(frame: Points, book: str) -> Text | None:
    cost = COST[books()[book].letter]
    return text("mombasa-no-book-points", cost=cost, have=frame.left) if cost > frame.left else None


class BookkeepingRules(Handler[State, Bookkeeping]):
    """Flip a book, move the ink, then the card's points (rulebook: Bookkeeper; ruling 12)."""

    def candidates(self, state: State, frame: Bookkeeping) -> Iterator[Candidate]:
        """A space in reach, once a book to flip for 2 pounds, or to stay."""
        seat, player = frame.seat, state.players[frame.seat]
        for place in range(player.ink + 1):
            yield Candidate(act(seat, "ink", f"ledger.{seat}.{place}"), reached(player, place))
        for place, stopped in way(state, player, frame.card):
            yield Candidate(act(seat, "ink", f"ledger.{seat}.{place}"), stopped)
        for place in flippable(player):
            yield Candidate(act(seat, "flip", f"ledger.{seat}.{place}"), self._no_flipping(state, frame))
        yield Candidate(act(seat, "done", DONE))

    def prompt(self, state: State, frame: Bookkeeping, seat: int) -> Text:
        """How far to go."""
        return text("mombasa-choose-ink")

    def apply(self, state: State, frame: Bookkeeping, action: Action, out: Outcome) -> None:
        """Flip, move or stay."""
        player = state.players[frame.seat]
        if action.verb == "done":
            frame.done = True
            return
        place = number_in(action.targets[0])
        if action.verb == "flip":
            frame.flipped = True
            pay(state, frame.seat, FLIP_COST, out)
            player.flipped.append(place)
            out.emit("flip", seat=frame.seat, book=player.books[place], space=place)
            return
        frame.done = True
        out.emit("ink", seat=frame.seat, start=player.ink, space=place)
        player.ink = place
        if place not in player.flipped:
            state.stack.append(Gains(frame.seat, list(books()[player.books[place]].gains)))

    def settle(self, state: State, frame: Bookkeeping, out: Outcome) -> bool:
        """After the move and its book's reward: the card's own points, then it turns face down."""
        player = state.players[frame.seat]
        if not frame.done and (in_reach(state, player, frame.card) or self._may_flip(state, frame)):
            return False
        state.stack.pop()
        player.used.append(frame.card)
        out.emit("used", seat=frame.seat, cards=(frame.card,))
        state.stack.append(Points(frame.seat, cards()[frame.card].value))
        return True

    @staticmethod
    def _no_flipping(state: State, frame: Bookkeeping) -> Text | None:
        """One book each time, for 2 pounds (rulebook: Bookkeeper 1)."""
        return _FLIPPED if frame.flipped else no_money(state.players[frame.seat], FLIP_COST)

    def _may_flip(self, state: State, frame: Bookkeeping) -> bool:
        return bool(flippable(state.players[frame.seat])) and self._no_flipping(state, frame) is None


def flippable(player: Player) -> list[int]:
    """The books still ahead of the ink that lie face up; those behind it no longer matter."""
    ahead = range(player.ink + 1, len(player.books))
    return [place for place in ahead if player.books[place] and place not in player.flipped]


def place_book(state: State, seat: int, book: str, place: int, out: Outcome) -> None:
    """Lay a gained book on a space; a book there already stays underneath."""
    player = state.players[seat]
    player.gained.remove(book)
    if player.books[place]:
        player.covered.append(player.books[place])
    if place in player.flipped:
        player.flipped.remove(place)
    player.books[place] = book
    out.emit("shelve", seat=seat, book=book, space=place)


def refill_shelf(graph: RegionGraph, state: State, out: Outcome) -> None:
    """Empty spaces take a book of their letter while the supply lasts (rulebook: Bookkeeping points)."""
    for place, lying in state.shelf.items():
        if lying:
            continue
        supply = state.supply[graph.shelf[number_in(place)]]
        if supply:
            state.shelf[place] = supply.pop()
            out.reveal()
            out.emit("refill", book=state.shelf[place], place=place)
