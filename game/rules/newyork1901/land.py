"""Land: the market, claiming lots, taking a worker back."""

from __future__ import annotations

from collections.abc import Iterator

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
        out.emit("refill", cards=tuple(drawn), places=tuple(places))
        out.reveal()


def free_lots(state: State, sites: Sites) -> dict[tuple[str, int], list[str]]:
    """The lots that nobody owns, by district and size."""
    owned = set(state.owned_lots())
    free: dict[tuple[str, int], list[str]] = {}
    for lot in sites.grid.lots:
        if lot.id not in owned:
            free.setdefault((lot.district, lot.size), []).append(lot.id)
    return free


def claims(state: State, sites: Sites, seat: int, *, size: int = 0) -> Iterator[Action]:
    """Every open card (of one size, if given) with every lot that it can claim (ruling 6).

    Nothing, if no worker is in hand.
    """
    if not state.players[seat].free_workers():
        return
    free = free_lots(state, sites)
    for card in state.open_cards():
        kind = card_kind(card)
        if size in (0, kind[1]):
            for lot in free.get(kind, ()):
                yield act(seat, "claim", card, lot)


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


def shift(state: State, seat: int, card: str, out: Outcome) -> None:
    """Market Shift: the open cards are shuffled under the deck, then the market is dealt anew (ruling 16)."""
    player = state.players[seat]
    player.actions.remove(card)
    old = state.open_cards()
    out.emit("shift", seat=seat, card=card, cards=tuple(old))
    out.rng.shuffle(old)
    state.deck[:0] = old
    state.market = [""] * len(state.market)
    refill(state, out)


def can_grab(state: State, sites: Sites, seat: int) -> bool:
    """Whether Land Grab can be played: a deck, two workers, two claimable cards of size 2 (ruling 17)."""
    player = state.players[seat]
    if not state.deck or len(player.free_workers()) < 2:
        return False
    claimable = {action.targets[0] for action in claims(state, sites, seat, size=GRAB_SIZE)}
    lots = {action.targets[1] for action in claims(state, sites, seat, size=GRAB_SIZE)}
    return len(claimable) > 1 and len(lots) > 1


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
