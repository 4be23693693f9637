"""Mombasa: the decision at hand on the table: which sheet it opens, what is likely, what needs no button."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from game.maps.places import Zone
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import kind_of, number_in, rest_of, spell
from game.rules.kernel.text import Text, text
from game.rules.mombasa.area import open_slots
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.components import cards
from game.rules.mombasa.expansion import reachable
from game.rules.mombasa.frames import (
    Arrange,
    Bookkeeping,
    Discard,
    Draft,
    Expansion,
    Goods,
    Ousting,
    Plan,
    Points,
    Purchase,
    Removal,
    Rewards,
    Steps,
    Turn,
    TurnEnd,
)
from game.rules.mombasa.planning import READY
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import DONE
from game.tables.mombasa import shots
from game.tables.mombasa.placing import HAND_ROW
from game.tables.mombasa.reaching import points_in_all, reach_in_all
from game.tables.mombasa.squares import reach_of
from game.tables.table import Shortcut

_SHOTS: Mapping[type, str] = {
    Draft: shots.DRAFT,
    Arrange: shots.ARRANGE,
    Turn: shots.CHART,
    Purchase: shots.GOODS,
    Steps: shots.COMPANIES,
    Removal: shots.COMPANIES,
    Ousting: shots.COMPANIES,
    Bookkeeping: shots.LEDGER,
    Points: shots.BOOKS,
}
_AUTO_COMMITTED = ("rest", "use", "acquire", "step", "expand", "enter", "account", "book", "shelve", "claim")
"""Verbs that are but a step, seen at once and taken back with one press: they need no button."""


def shot_of(graph: RegionGraph, view: State, decision: Decision | None, chart: Zone) -> str:
    """The shot of the table for a decision on a board whose regions lie on ``chart``."""
    frame = view.stack[-1] if view.stack else None
    if decision is None or frame is None:
        return shots.CHART
    if isinstance(frame, Plan | Discard):
        player = view.players[decision.player]
        laid = sum(map(bool, player.slots)) if isinstance(frame, Plan) else 0
        return shots.HAND if len(player.hand) + laid > HAND_ROW else shots.PLAN
    if isinstance(frame, Expansion | Rewards):
        left = frame.left if isinstance(frame, Expansion) else 0
        return _expanding(graph, view, chart, frame.company, frame.seat, left)
    if isinstance(frame, Goods):
        return shots.GOODS if any(action.verb == "acquire" for action in decision.actions) else shots.STEPS
    if isinstance(frame, TurnEnd):
        return shots.CHART if _still(view) else shots.LEDGER
    return _SHOTS.get(type(frame), shots.CHART)


def prefetch_shots(graph: RegionGraph, view: State, decision: Decision, chart: Zone) -> Sequence[str]:
    """The expansions that may come next, each with its part of the chart."""
    bases = {action.targets[0] for action in decision.actions if action.verb == "expand"}
    seat = decision.player
    points = points_in_all(view, view.players[seat])
    return tuple(_expanding(graph, view, chart, rest_of(base), seat, points) for base in sorted(bases))


def _expanding(graph: RegionGraph, view: State, chart: Zone, company: str, seat: int, left: int) -> str:
    """The shot of an expansion: the company, and the part of the chart that it may reach while it goes on.

    So that this stays all the while, it is told from all its points; then what those that are ``left`` reach.
    """
    now = (*view.arrivals, *(reachable(graph, view, company, left) if left else ()))
    in_all = reach_in_all(graph, view, company, points_in_all(view, view.players[seat]))
    parts = (sorted({*now, *in_all}), now)
    boxes = ([chart.slots[region].box for region in part if region in chart.slots] for part in parts)
    sides = (side for part in boxes for side in reach_of(part, chart.size))
    return spell(shots.EXPANSION, company, *sides)


def auto_commit(view: State, decision: Decision, picked: Sequence[str]) -> Action | None:
    """What is done as soon as these targets are picked.

    A card goes to the first free slot or resting column, a post comes from the row that is most used already:
    whoever wants another points at that first. What lies in a slot goes back by its button only. A turn ends
    by itself where its end can be taken back.
    """
    wanted = set(picked)
    fitting = [action for action in decision.actions if wanted <= set(action.targets)]
    if not picked:
        only = fitting[0] if len(fitting) == 1 else None
        return only if only and only.verb == "finish" and _still(view) else None
    verbs = {action.verb for action in fitting}
    if verbs in ({"place"}, {"rest"}) and kind_of(picked[0]) == "card":
        return min(fitting, key=lambda action: action.targets[-1])
    if verbs == {"enter"} and kind_of(picked[0]) == "region":
        return min(fitting, key=lambda action: _fullness(view, action))
    complete = [action for action in fitting if len(action.targets) == len(picked)]
    alone = complete[0] if len(complete) == len(fitting) == 1 else None
    return alone if alone and alone.verb in (*_AUTO_COMMITTED, "place") else None


def _fullness(view: State, action: Action) -> tuple[int, str]:
    """How many posts the row that ``action`` takes one from still has: begun ones are emptied first."""
    if len(action.targets) < 2:
        return (0, "")
    column = action.targets[1]
    _, company, number = column.split(".")
    return (sum(map(bool, view.stacks[company][int(number) - 1])), column)


def _still(view: State) -> bool:
    """Whether nothing is turned up when the turn ends: no book has to be replaced."""
    return all(view.shelf.values()) or not any(view.supply.values())


def warn(view: State, action: Action) -> Text | None:
    """Ready, while slots are empty that a card could be laid in."""
    if action.verb != "ready" or not isinstance(view.stack[-1], Plan):
        return None
    player = view.players[action.player]
    empty = sum(not player.slots[slot] for slot in open_slots(player))
    spare = sum(cards()[card].kind != "share" for card in player.hand)
    count = min(empty, spare)
    return text("mombasa-warn-slots", count=count) if count else None


def shortcuts(view: State, decision: Decision) -> tuple[Shortcut, ...]:
    """Where a turn can go on that is no choice by itself: the end of the phase, the ports to expand from."""
    if not view.stack or not isinstance(view.stack[-1], Turn):
        return ()
    verbs = {action.verb for action in decision.actions}
    found = [Shortcut(shots.CARDS, text("mombasa-way-end"), text("mombasa-way-end-how"), verb="end")]
    if "expand" in verbs:
        player = view.players[decision.player]
        pennants = (card for card in (*player.slots, *player.tiles) if _is_expansion(card, player.used))
        ports = text("mombasa-way-expand")
        found.append(Shortcut(shots.CHART, ports, ports, tuple(pennants), "expand", button=False))
    return tuple(found)


def _is_expansion(card: str, used: Iterable[str]) -> bool:
    return card in cards() and card not in used and cards()[card].kind == "expansion"


# --- what is likely ----------------------------------------------------------------------------------------


def suggested_targets(
    graph: RegionGraph, view: State, decision: Decision, picked: Sequence[str]
) -> list[str]:
    """Targets and buttons, the likeliest first: where the focus goes."""
    finder = _SUGGESTIONS.get(type(view.stack[-1])) if view.stack else None
    return list(finder(graph, view, decision, picked)) if finder else []


def _targets(decision: Decision, *verbs: str, at: int = 0) -> Iterator[str]:
    for verb in verbs:
        yield from dict.fromkeys(a.targets[at] for a in decision.actions if a.verb == verb)


def _likely_rest(graph: RegionGraph, view: State, decision: Decision, picked: Sequence[str]) -> Iterator[str]:
    """The first of the cards that wait: it finds its column by itself."""
    yield from _targets(decision, "rest")


def _likely_plan(graph: RegionGraph, view: State, decision: Decision, picked: Sequence[str]) -> Iterator[str]:
    """The first card of the hand while there is a slot for it, then that one is ready."""
    yield from _targets(decision, "place")
    yield READY


def _likely_turn(graph: RegionGraph, view: State, decision: Decision, picked: Sequence[str]) -> Iterator[str]:
    """The cards that lie open, from the start; then the ports, and at last the end by the fullest column."""
    slots = view.players[decision.player].slots
    own = set(_targets(decision, "use", "account", "trade"))
    yield from (card for card in slots if card in own)
    yield from _targets(decision, "use", "account", "trade", "expand", "mark")
    rests = view.players[decision.player].rests
    yield from sorted(_targets(decision, "end"), key=lambda column: -len(rests[number_in(column) - 1]))


def _likely_goods(
    graph: RegionGraph, view: State, decision: Decision, picked: Sequence[str]
) -> Iterator[str]:
    """Another card of the goods in use, the dearest card of the market, the most valuable company."""
    yield from _targets(decision, "use")
    yield from sorted(_targets(decision, "acquire"), key=lambda card: -cards()[card].red)
    yield from _targets(decision, "step")
    yield DONE


def _likely_expansion(
    graph: RegionGraph, view: State, decision: Decision, picked: Sequence[str]
) -> Iterator[str]:
    """Regions by what they give for what they cost."""
    frame = view.stack[-1]
    assert isinstance(frame, Expansion)
    costs = reachable(graph, view, frame.company, frame.left)
    yield from sorted(costs, key=lambda region: (-graph.regions[region].amount / costs[region], region))
    yield DONE


def _likely_points(
    graph: RegionGraph, view: State, decision: Decision, picked: Sequence[str]
) -> Iterator[str]:
    yield from _targets(decision, "book", "coins")


def _likely_books(
    graph: RegionGraph, view: State, decision: Decision, picked: Sequence[str]
) -> Iterator[str]:
    """The furthest book that the ink reaches; for a new book the first empty space behind the last one."""
    if not picked:
        yield from sorted(_targets(decision, "ink"), key=number_in, reverse=True)
        yield from _targets(decision, "shelve")
    player = view.players[decision.player]
    spaces = sorted(set(_targets(decision, "shelve", at=1)), key=number_in)
    yield from (
        space for space in spaces if number_in(space) > player.ink and not player.books[number_in(space)]
    )
    yield DONE


_Finder = Callable[[RegionGraph, State, Decision, Sequence[str]], Iterator[str]]
_SUGGESTIONS: Mapping[type, _Finder] = {
    Arrange: _likely_rest,
    Plan: _likely_plan,
    Turn: _likely_turn,
    Goods: _likely_goods,
    Expansion: _likely_expansion,
    Points: _likely_points,
    Bookkeeping: _likely_books,
    TurnEnd: _likely_books,
}
