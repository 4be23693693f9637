"""Land: the market, claiming lots, taking a worker back."""

from __future__ import annotations

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.newyork1901.components import card_kind
from game.rules.newyork1901.sites import Sites
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


def free_lots(state: State, sites: Sites) -> dict[tuple[str, int], list[str]]:
    """The lots that nobody owns, by district and size."""
    owned = set(state.owned_lots())
    free: dict[tuple[str, int], list[str]] = {}
    for lot in sites.grid.lots:
        if lot.id not in owned:
            free.setdefault((lot.district, lot.size), []).append(lot.id)
    return free


def claims(state: State, sites: Sites, seat: int, size: int = 0) -> list[Action]:
    """Every open card (of one size, if given) with every lot that it can claim, in order (ruling 6).

    Nothing, if no worker is in hand.
    """
    if not state.players[seat].free_workers():
        return []
    free = free_lots(state, sites)
    cards = [card for card in sorted(state.open_cards()) if size in (0, card_kind(card)[1])]
    return [act(seat, "claim", card, lot) for card in cards for lot in free.get(card_kind(card), ())]


def claim(state: State, action: Action, out: Outcome) -> None:
    """Take a card and put a worker on a lot of its kind; the market is not refilled here."""
    seat = action.player
    card, lot = action.targets
    player = state.players[seat]
    worker = player.free_workers()[0]
    state.market[state.market.index(card)] = ""
    player.lots[lot] = card
    player.workers[worker] = lot
    out.emit("claim", seat=seat, card=card, lot=lot, worker=worker)


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
