"""New York 1901: why something cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.rules.kernel.text import Text, seat_ref, text
from game.rules.newyork1901.building import KEPT_BUILDINGS, open_generation
from game.rules.newyork1901.components import (
    GENERATIONS,
    GOLD,
    LEGENDARY,
    REMOVED,
    building_of,
    card_kind,
)
from game.rules.newyork1901.land import GRAB_SIZE, can_grab
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.state import Boom, Build, Extra, Grab, State, Turn
from game.tables.newyork1901.placing import actor, buildable, owners


def why_not(view: State, rules: NewYorkRules, seat: int, target: str) -> Text | None:
    """The reason, of the player to act only; None for what is possible and for what is never chosen."""
    reason = _REASONS.get(target.split(".")[0])
    return reason(view, rules, seat, target) if reason and actor(view) == seat else None


def _say(key: str) -> Text:
    return text(f"newyork1901-no-{key}")


def _land_over(view: State) -> Text:
    """No land is taken in this step."""
    return _say("card-taken" if isinstance(view.stack[-1], Build) else "other-first")


def _card(view: State, rules: NewYorkRules, seat: int, card: str) -> Text | None:
    frame = view.stack[-1]
    if not isinstance(frame, Turn | Grab):
        return _land_over(view)
    if isinstance(frame, Grab):
        return _say("card-size") if card_kind(card)[1] != GRAB_SIZE else None
    return None if view.players[seat].free_workers() else _say("card-worker")


def _lot(view: State, rules: NewYorkRules, seat: int, target: str) -> Text | None:
    whose = owners(view).get(target)
    if whose is not None:
        return _say("lot-own") if whose == seat else text("newyork1901-no-lot-owned", seat=seat_ref(whose))
    lot = next(lot for lot in rules.sites.grid.lots if lot.id == target)
    if lot.district == REMOVED and len(view.players) == 2:
        return _say("pink")
    if not isinstance(view.stack[-1], Turn | Grab):
        return _land_over(view)
    if not view.players[seat].free_workers():
        return _say("card-worker")
    if isinstance(view.stack[-1], Grab) and lot.size != GRAB_SIZE:
        return _say("card-size")
    if (lot.district, lot.size) in map(card_kind, view.open_cards()):
        return _say("card-first")
    return text("newyork1901-no-lot-card", district=lot.district, size=lot.size)


def _own_building(view: State, rules: NewYorkRules, seat: int, piece: str) -> Text | None:
    whose = int(piece.split(".")[1])
    if whose != seat:
        return text("newyork1901-no-building-other", seat=seat_ref(whose))
    player = view.players[seat]
    if piece not in player.unbuilt:
        return _say("building-built")
    if isinstance(view.stack[-1], Extra) and len(player.unbuilt) <= KEPT_BUILDINGS:
        return _say("boom-four")
    return _unbuilt(view, rules, seat, piece)


def _legendary(view: State, rules: NewYorkRules, seat: int, piece: str) -> Text | None:
    for other, player in enumerate(view.players):
        if piece in player.built:
            return text("newyork1901-no-legendary-gone", seat=seat_ref(other))
    if any(building_of(built).generation == LEGENDARY for built in view.players[seat].built):
        return _say("legendary-one")
    return _unbuilt(view, rules, seat, piece)


def _unbuilt(view: State, rules: NewYorkRules, seat: int, piece: str) -> Text | None:
    """Closed generation, the wrong moment, or no place for it."""
    player, frame, rank = view.players[seat], view.stack[-1], building_of(piece).rank
    if rank > open_generation(view, player):
        points = view.gold_at if rank == GOLD else view.silver_at
        return text(
            "newyork1901-no-generation", generation=GENERATIONS[rank], points=points, have=player.points
        )
    if isinstance(frame, Grab | Boom):
        return _say("other-first")
    if piece in buildable(view, rules):
        return None
    if isinstance(frame, Turn):
        return _say("land-first" if player.free_workers() and view.open_cards() else "fit-demolish")
    return _say("fit")


def _action(view: State, rules: NewYorkRules, seat: int, card: str) -> Text | None:
    _, owner, name = card.split(".")
    if int(owner) != seat:
        return None
    return _ACTIONS[name](view, rules, seat)


def _shift(view: State, rules: NewYorkRules, seat: int) -> Text | None:
    if not isinstance(view.stack[-1], Turn):
        return _say("shift-start")
    return None if view.deck else _say("deck")


def _grab(view: State, rules: NewYorkRules, seat: int) -> Text | None:
    if not isinstance(view.stack[-1], Turn):
        return _say("grab-turn")
    if not view.deck:
        return _say("deck")
    if len(view.players[seat].free_workers()) < 2:
        return _say("grab-workers")
    return None if can_grab(view, rules.sites, seat) else _say("grab-cards")


def _boom(view: State, rules: NewYorkRules, seat: int) -> Text | None:
    return None if isinstance(view.stack[-1], Boom) else _say("boom-first")


def _worker(view: State, rules: NewYorkRules, seat: int, worker: str) -> Text | None:
    if int(worker.split(".")[1]) != seat or not view.players[seat].workers[worker]:
        return None
    verbs = {action.verb for decision in rules.decisions(view) for action in decision.actions}
    return None if "recall" in verbs else _say("recall")


_Reason = Callable[[State, NewYorkRules, int, str], Text | None]

_REASONS: Mapping[str, _Reason] = {
    "landcard": lambda view, rules, seat, card: (
        _card(view, rules, seat, card) if card in view.market else None
    ),
    "lot": _lot,
    "building": _own_building,
    "legendary": _legendary,
    "action": _action,
    "worker": _worker,
}

_ACTIONS: Mapping[str, Callable[[State, NewYorkRules, int], Text | None]] = {
    "market_shift": _shift,
    "land_grab": _grab,
    "construction_boom": _boom,
}
