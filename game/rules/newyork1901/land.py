"""Land: the market, claiming lots, taking a worker back."""

from __future__ import annotations

from game.rules.kernel.action import Action
from game.rules.kernel.event import Outcome
from game.rules.newyork1901.state import Player, State

GRAB_SIZE = 2
"""Land Grab takes cards of this size only."""


def refill(state: State, out: Outcome) -> None:
    """Fill the empty places of the market from the deck (rulebook: Expand)."""
    drawn: list[str] = []
    places: list[int] = []
    for place, card in enumerate(state.market):
        if not card and state.deck:
            state.market[place] = state.deck.pop()
            drawn.append(state.market[place])
            places.append(place)
    if drawn:
        out.reveal()
        out.emit("refill", cards=tuple(drawn), places=tuple(places))


def take(state: State, action: Action) -> str:
    """Take a card and put a worker on a lot of its kind; who it is. The market is not refilled here."""
    seat = action.player
    card, lot = action.targets
    player = state.players[seat]
    worker = player.free_workers()[0]
    state.market[state.market.index(card)] = ""
    player.lots[lot] = card
    player.workers[worker] = lot
    return worker


def recall(state: State, seat: int, worker: str, out: Outcome) -> None:
    """Take a worker back: its lot is free again, its card goes under the deck (ruling 7)."""
    player = state.players[seat]
    lot = player.workers[worker]
    player.workers[worker] = ""
    card = player.lots.pop(lot)
    state.deck.insert(0, card)
    out.emit("recall", seat=seat, worker=worker, lot=lot, card=card)


def send_home(player: Player, seat: int, lots: list[str], out: Outcome) -> None:
    """The workers on these lots return to hand (rulebook: Build)."""
    back = [(worker, lot) for worker, lot in player.workers.items() if lot in lots]
    for worker, _ in back:
        player.workers[worker] = ""
    if back:
        out.emit("home", seat=seat, workers=tuple(w for w, _ in back), lots=tuple(at for _, at in back))


def guard(player: Player, seat: int, lots: list[str], out: Outcome) -> None:
    """Put a worker from the hand on each of these lots (rulebook: Demolish)."""
    sent = list(zip(player.free_workers(), lots, strict=False))
    for worker, lot in sent:
        player.workers[worker] = lot
    if sent:
        out.emit("guard", seat=seat, workers=tuple(w for w, _ in sent), lots=tuple(at for _, at in sent))
