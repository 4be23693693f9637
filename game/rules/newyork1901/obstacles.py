"""What stands in the way: the refused half of the candidates, piece by piece."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from game.rules.kernel.action import act
from game.rules.kernel.frames import Candidate
from game.rules.kernel.ids import last_of, seat_in
from game.rules.kernel.text import Text, seat_ref
from game.rules.newyork1901.board import Lot
from game.rules.newyork1901.building import no_piece
from game.rules.newyork1901.components import ACTION_CARDS, card_kind, characters
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import State
from game.rules.newyork1901.words import no

DECK = "deck.land"
"""The face-down cards as a target."""
Kinds = dict[str, tuple[str, int]]
"""District and size of land cards."""
_TIMES = {"shift": no("shift-start"), "grab": no("grab-turn"), "boom": no("boom-first")}
"""When each action card is played: why not at another time."""


def land(
    state: State, sites: Sites, seat: int, *, closed: Text | None, own: Text, size: int = 0
) -> Iterator[Candidate]:
    """The open cards that cannot be taken now, the deck, and every lot that no card has been chosen for.

    Args:
        state: the position.
        sites: the board.
        seat: who asks.
        closed: why no land is taken in this step; None where some is.
        own: what is said of own lots.
        size: the only size of cards that may be taken; 0 for all.
    """
    yield Candidate(act(seat, "claim", DECK), closed or no("face-down"))
    fitting: Kinds = {}
    for card in state.open_cards():
        obstacle = closed or _wrong_size(card_kind(card)[1], size)
        if obstacle:
            yield Candidate(act(seat, "claim", card), obstacle)
        else:
            fitting[card] = card_kind(card)
    owners = {lot: owner for owner, player in enumerate(state.players) for lot in player.lots}
    for lot in sites.grid.lots:
        whose = owners.get(lot.id)
        taken = own if whose == seat else _taken(state, lot, whose)
        obstacle = taken or closed or _wrong_size(lot.size, size)
        if obstacle:
            yield Candidate(act(seat, "claim", lot.id), obstacle)
        else:
            yield from _unclaimed(seat, lot, fitting)


def _unclaimed(seat: int, lot: Lot, fitting: Kinds) -> Iterator[Candidate]:
    """A free lot that is pointed at before its card, or after a card that is none of its own."""
    kind = (lot.district, lot.size)
    nothing = no("lot-card", district=lot.district, size=lot.size)
    yield Candidate(act(seat, "claim", lot.id), no("card-first") if kind in fitting.values() else nothing)
    for card, (district, size) in fitting.items():
        if (district, size) != kind:
            other = no("lot-other", district=district, size=size)
            yield Candidate(act(seat, "claim", card, lot.id), other)


def _taken(state: State, lot: Lot, whose: int | None) -> Text | None:
    if whose is not None:
        return no("lot-owned", seat=seat_ref(whose))
    return None if lot.district in characters(len(state.players)) else no("pink")


def _wrong_size(squares: int, size: int) -> Text | None:
    return no("card-size") if size and squares != size else None


def buildings(
    state: State, seat: int, placed: Collection[str], misfit: Callable[[str], Text]
) -> Iterator[Candidate]:
    """Every building on racks and board that has no place now; own lots that one in hand does not fit on.

    Args:
        state: the position.
        seat: who asks.
        placed: the buildings that have a legal place.
        misfit: why an open building has none.
    """
    pieces = [piece for player in state.players for piece in (*player.unbuilt, *player.built)]
    for piece in (*pieces, *state.legendary):
        if piece not in placed:
            yield Candidate(act(seat, "build", piece), no_piece(state, seat, piece) or misfit(piece))
    for piece in placed:
        for lot in state.players[seat].lots:
            yield Candidate(act(seat, "build", piece, lot), no("fit-here"))


def action_cards(state: State, seat: int, now: Mapping[str, Text | None]) -> Iterator[Candidate]:
    """The action cards that cannot be played: at this time, for want of something, or somebody else's.

    Args:
        state: the position.
        seat: who asks.
        now: by verb, the cards whose time this is, with what else stands in their way.
    """
    for card in (card for player in state.players for card in player.actions):
        verb, owner = ACTION_CARDS[last_of(card)], seat_in(card)
        timely = now.get(verb, _TIMES[verb])
        obstacle = timely if owner == seat else no("action-other", seat=seat_ref(owner))
        if obstacle is not None:
            yield Candidate(act(seat, verb, card), obstacle)


def workers(state: State, seat: int, *, recalling: bool) -> Iterator[Candidate]:
    """The workers that cannot be taken back: all of them, but for own ones where that is the question."""
    for owner, player in enumerate(state.players):
        for worker, lot in player.workers.items():
            if owner != seat:
                yield Candidate(act(seat, "recall", worker), no("worker-other", seat=seat_ref(owner)))
            elif not recalling:
                yield Candidate(act(seat, "recall", worker), no("recall" if lot else "worker-hand"))
