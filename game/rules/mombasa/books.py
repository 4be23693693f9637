"""Bookkeeping: points, the book display, placing books, the bookkeeper and the ink marker."""

from __future__ import annotations

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision, decide
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Handler
from game.rules.kernel.text import text
from game.rules.mombasa.area import meets
from game.rules.mombasa.board import LETTERS, RegionGraph
from game.rules.mombasa.components import books, cards
from game.rules.mombasa.frames import Bookkeeping, Gains, Points
from game.rules.mombasa.money import pay, receive
from game.rules.mombasa.printed import ink_track
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tracks import DONE, SURPLUS

COST = dict(zip(LETTERS, (1, 1, 2), strict=True))
"""Bookkeeping points for a book of each letter (rulebook: Bookkeeping points)."""

FLIP_COST = 2
BANK = "pile.bank"


def at_end(player: Player) -> bool:
    """Whether the ink has reached the last space, where points are worth 2 pounds each."""
    return player.ink == len(ink_track()) - 1


def placeable(player: Player, book: str) -> list[int]:
    """The spaces where a new book may be placed (rulebook: Bookkeeping points, Placing; ruling 11).

    Any space beyond the ink, over another book too, but A never on a striped space nor over B or C.
    """
    table, is_a = books(), books()[book].letter == "A"
    return [
        place
        for place in range(player.ink + 1, len(ink_track()))
        if not (is_a and ink_track()[place].striped)
        and not (is_a and player.books[place] and table[player.books[place]].letter != "A")
    ]


def in_reach(state: State, player: Player, using: str) -> list[int]:
    """The spaces that the ink can reach now, book by book (rulebook: Bookkeeper 2; ruling 12)."""
    table, reached = books(), []
    for place in range(player.ink + 1, len(player.books)):
        book = player.books[place]
        if not book:
            break
        if place not in player.flipped and not meets(state, player, table[book].needs, using):
            break
        reached.append(place)
    return reached


class PointsRules(Handler[State, Points]):
    """Points are spent at once on books and pounds (rulebook: Bookkeeping points; ruling 11)."""

    def decisions(self, state: State, frame: Points) -> tuple[Decision, ...]:
        """A book of the display, or all that is left in pounds."""
        actions = [act(frame.seat, "book", book) for book in self._affordable(state, frame)]
        actions.append(act(frame.seat, "coins", BANK))
        return decide(frame.seat, text("mombasa-choose-points", count=frame.left), actions)

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
        elif self._affordable(state, frame):
            return False
        else:
            self._take_coins(state, frame, 1, out)
        return True

    @staticmethod
    def _affordable(state: State, frame: Points) -> list[str]:
        table = books()
        return [book for book in state.shelf.values() if book and COST[table[book].letter] <= frame.left]

    @staticmethod
    def _take_coins(state: State, frame: Points, each: int, out: Outcome) -> None:
        state.stack.pop()
        receive(state, frame.seat, each * frame.left, out)


class BookkeepingRules(Handler[State, Bookkeeping]):
    """Flip a book, move the ink, then the card's points (rulebook: Bookkeeper; ruling 12)."""

    def decisions(self, state: State, frame: Bookkeeping) -> tuple[Decision, ...]:
        """A space in reach, once a book to flip for 2 pounds, or to stay."""
        seat, player = frame.seat, state.players[frame.seat]
        actions = [act(seat, "ink", f"ledger.{seat}.{n}") for n in in_reach(state, player, frame.card)]
        if self._may_flip(state, frame):
            actions += [act(seat, "flip", f"ledger.{seat}.{n}") for n in flippable(player)]
        return decide(seat, text("mombasa-choose-ink"), [*actions, act(seat, "done", DONE)])

    def apply(self, state: State, frame: Bookkeeping, action: Action, out: Outcome) -> None:
        """Flip, move or stay."""
        player = state.players[frame.seat]
        if action.verb == "done":
            frame.done = True
            return
        place = int(action.targets[0].rsplit(".", 1)[1])
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
    def _may_flip(state: State, frame: Bookkeeping) -> bool:
        player = state.players[frame.seat]
        return not frame.flipped and player.money >= FLIP_COST and bool(flippable(player))


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
    for place in state.shelf:
        supply = state.supply[graph.shelf[int(place.rsplit(".", 1)[1])]]
        if not state.shelf[place] and supply:
            state.shelf[place] = supply.pop()
            out.emit("refill", book=state.shelf[place], place=place)
            out.reveal()
