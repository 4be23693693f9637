"""What a viewer may know: placeholders for hidden cards, and dealing them anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.rules.kernel.ids import kind_of, parts_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.values import clone
from game.rules.splendor.components import ROW_NUMBER, ROWS, cards
from game.rules.splendor.state import AnyFrame, Keeping, Reserved, State


def masked(state: State, seat: int | None) -> State:
    """A copy with every card that ``seat`` may not know as a placeholder tied to its place.

    Hidden are the decks but for what one has put under them oneself, the others' blind reserves, and the
    cards that another has drawn to keep one of (rulebook: Actions; Trading Posts, second power).
    """
    seen = clone(state)
    seen.rng = 0
    for row, deck in enumerate(seen.decks):
        known = seen.sunk[row] if seen.sunk else ()
        own = {place for place, owner in enumerate(known) if owner == seat}
        deck[:] = [card if i in own else _hidden(row, "deck", i) for i, card in enumerate(deck)]
    for owner, player in enumerate(seen.players):
        if owner != seat:
            player.reserved = [_masked(held, owner, i) for i, held in enumerate(player.reserved)]
    seen.stack = [_drawn_unseen(frame) if frame.seat != seat else frame for frame in seen.stack]
    return seen


def dealt(view: State, seat: int | None, rng: Rng) -> State:
    """A position that agrees with ``view``, the unseen cards of each row dealt anew to where they may lie."""
    state = clone(view)
    state.rng = rng.next()
    seen = set(all_cards(state))
    unseen = {row: _rest(row, seen) for row in range(len(state.decks))}
    for cards_left in unseen.values():
        rng.shuffle(cards_left)

    def known(card: str) -> str:
        return unseen[_row(card)].pop() if kind_of(card) == "hidden" else card

    for player in state.players:
        player.reserved = [Reserved(known(held.card), held.blind) for held in player.reserved]
    state.stack = [
        replace(frame, cards=tuple(map(known, frame.cards))) if isinstance(frame, Keeping) else frame
        for frame in state.stack
    ]
    for deck in state.decks:
        deck[:] = [known(card) for card in deck]
    return state


def all_cards(state: State) -> Iterator[str]:
    """Every card or placeholder in the game, those that have left it among them."""
    for pile in (*state.decks, *state.market):
        yield from (card for card in pile if card)
    for player in state.players:
        yield from player.owned()
        yield from (held.card for held in player.reserved)
    for frame in state.stack:
        if isinstance(frame, Keeping):
            yield from frame.cards
    yield from state.burned


def _rest(row: int, seen: Iterable[str]) -> list[str]:
    return sorted(card.id for card in cards().values() if card.row == row and card.id not in seen)


def _hidden(row: int, *place: str | int) -> str:
    return ".".join(("hidden", ROWS[row].name, *map(str, place)))


def _row(card: str) -> int:
    """The row of a card or of a placeholder."""
    return ROW_NUMBER[parts_of(card)[0]] if kind_of(card) == "hidden" else cards()[card].row


def _masked(held: Reserved, owner: int, place: int) -> Reserved:
    if not held.blind:
        return held
    return Reserved(_hidden(_row(held.card), "reserve", owner, place), blind=True)


def _drawn_unseen(frame: AnyFrame) -> AnyFrame:
    if not isinstance(frame, Keeping):
        return frame
    places = range(len(frame.cards))
    return replace(frame, cards=tuple(_hidden(frame.row, "drawn", frame.seat, place) for place in places))
