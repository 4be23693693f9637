"""New York 1901: what is asked at each step of a choice, what is likely to be chosen, how the turn stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.kernel.decision import Decision
from game.rules.kernel.foresight import foresee
from game.rules.kernel.ids import BUTTON, kind_of, spell
from game.rules.kernel.text import Text, piece_ref, text
from game.rules.newyork1901.board import STREETS, LotGrid, neighbours
from game.rules.newyork1901.building import KEPT_BUILDINGS, overlapped
from game.rules.newyork1901.components import building_of, card_kind
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import NOT_YET, State
from game.tables.newyork1901.shots import BUILD, LAID
from game.tables.table import Shortcut

ENDED = "check"
"""The badge of who has had the last turn."""


def ask(view: State, rules: NewYorkRules, decision: Decision, picked: Sequence[str]) -> Text:
    """The thing wanted after ``picked``: a lot for a card, a place for a building, the button for both.

    Of a building that can only take the place of others it is said that something has to be demolished, and
    of one that fits in one place alone that this is so: nobody is asked to look for another.
    """
    if not picked:
        return _opening(decision)
    kind = kind_of(picked[0])
    if kind == "landcard":
        district, size = card_kind(picked[0])
        if len(picked) == 1:
            return text("newyork1901-ask-lot", district=district, size=size)
        street = _street(view, rules.sites.grid, picked[1])
        return text("newyork1901-ask-lot-chosen", district=district, size=size, street=street)
    if kind in LAID:
        laid = [action for action in decision.actions if action.targets == tuple(picked)]
        ends = any(event.kind == "turn" for action in laid for event in foresee(rules, view, action).events)
        places = {each.targets[1] for each in decision.actions if each.targets[:1] == (picked[0],)}
        way = "falls" if falls(decision, picked[0]) else "site"
        waiting = way if len(picked) == 1 else "site-chosen"
        key = "site-ends" if ends else f"{way}-only" if len(places) == 1 else waiting
        return text(f"newyork1901-ask-{key}", kind=building_of(picked[0]).id)
    if kind == "worker":
        return text("newyork1901-ask-recall")
    return text("newyork1901-ask-sure", what=piece_ref(picked[0]))


def falls(decision: Decision, piece: str) -> bool:
    """Whether a building can only be laid now where others are demolished for it."""
    return {action.verb for action in decision.actions if action.targets[:1] == (piece,)} == {"demolish"}


def _street(view: State, grid: LotGrid, lot: str) -> str:
    """The street at whose side a lot lies, by which it is known on the map: first one that counts."""
    cells = next(each.cells for each in grid.lots if each.id == lot)
    beside = {grid.streets.get(near, "") for cell in cells for near in neighbours(cell)}
    return next((street for street in (*view.streets, *STREETS) if street in beside), "none")


def _opening(decision: Decision) -> Text:
    """The question; for land it names demolishing only where that is possible, and where it is done."""
    prompt = decision.prompt
    if prompt.key != "newyork1901-choose-land":
        return prompt
    key = "demolish" if any(action.verb == "demolish" for action in decision.actions) else "land"
    return text(f"newyork1901-ask-{key}", **prompt.dict())


def shortcuts(view: State, sites: Sites, decision: Decision) -> Iterator[Shortcut]:
    """While land is asked for, the own buildings that can make way lead to those that may replace each."""
    verbs = {action.verb for action in decision.actions}
    if not verbs >= {"claim", "demolish"}:
        return
    player, led = view.players[decision.player], [a.targets for a in decision.actions if a.verb == "demolish"]
    falling = {place: overlapped(sites, player, sites.by_id[place]) for _, place in led}
    ends = dict.fromkeys((piece, building) for building, place in led for piece in falling[place])
    pieces = tuple(piece for piece in player.built if any(piece in fallen for fallen in falling.values()))
    words = text("newyork1901-way-demolish")
    yield Shortcut(BUILD, words, words, pieces, "demolish", button=False, targets=tuple(ends))


def suggested_targets(view: State, sites: Sites, decision: Decision, picked: Sequence[str]) -> list[str]:
    """The likeliest next targets: land beside one's own, the building that scores most, or else the end.

    A card that is used once a game is not what two presses in a row should spend.
    """
    open_ = [action for action in decision.actions if action.targets[: len(picked)] == tuple(picked)]
    beside = _beside_own(view, sites.grid, decision.player)
    claims = [action for action in open_ if action.verb == "claim"]
    if claims:
        claims.sort(key=lambda action: (action.targets[1] not in beside, -card_kind(action.targets[0])[1]))
        return list(dict.fromkeys(action.targets[len(picked)] for action in claims if len(picked) < 2))
    laid = [action for action in open_ if len(action.targets) == 2 and len(picked) < 2]
    if not laid and not picked and any(action.verb == "end" for action in open_):
        return [spell(BUTTON, "end")]
    wanted = frozenset(view.streets)
    laid.sort(
        key=lambda action: (
            -building_of(action.targets[0]).points,
            -len(wanted & sites.by_id[action.targets[1]].streets),
        )
    )
    return list(dict.fromkeys(action.targets[len(picked)] for action in laid))


def _beside_own(view: State, grid: LotGrid, seat: int) -> frozenset[str]:
    """The lots that touch land of ``seat``."""
    lots = view.players[seat].lots
    own = {cell for lot in grid.lots if lot.id in lots for cell in lot.cells}
    around = {near for cell in own for near in neighbours(cell)} - own
    return frozenset(lot.id for lot in grid.lots if not around.isdisjoint(lot.cells))


def facts(view: State) -> Iterator[Text]:
    """How near the end is."""
    if view.turns_left > 0:
        yield text("newyork1901-fact-last-turns", count=view.turns_left)
    else:
        yield text("newyork1901-fact-end", count=KEPT_BUILDINGS)


def has_ended(view: State, seat: int) -> bool:
    """Whether ``seat`` has had its last turn."""
    if view.turns_left == NOT_YET or not view.stack:
        return False
    players = len(view.players)
    return (seat - view.stack[-1].seat) % players >= view.turns_left
