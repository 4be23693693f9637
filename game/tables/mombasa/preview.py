"""Mombasa: what an action costs and brings, shown before it is confirmed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.rules import play
from game.rules.kernel.text import Text, text
from game.rules.kernel.values import clone
from game.rules.mombasa.area import expansion_points, units
from game.rules.mombasa.bases import owner_of, share_value
from game.rules.mombasa.books import COST, in_reach
from game.rules.mombasa.components import books, cards
from game.rules.mombasa.expansion import reachable
from game.rules.mombasa.frames import Expansion, Goods, Points
from game.rules.mombasa.printed import company_tracks, ink_track, permanents
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import next_space
from game.tables.mombasa.naming import gains_ref, needs_ref
from game.tables.mombasa.telling import tell

_TRIED = ("acquire", "step", "pay", "claim", "coins", "flip", "ink", "trade", "book", "discard")
"""Verbs whose effects are found out by trying; bonus spaces say theirs on their buttons."""
_EFFECTS = ("pay", "receive", "diamonds", "special", "reward")
_LAST = ("turn", "used", "round")
"""Events that begin what the action itself did not bring."""


def preview(rules: MombasaRules, view: State, action: Action) -> tuple[Text, ...]:
    """What ``action`` would cost and bring."""
    finder = _FINDERS.get(action.verb)
    lines = list(finder(rules, view, action)) if finder else []
    if action.verb in _TRIED:
        lines += _effects(rules, view, action)
    return tuple(lines)


def _effects(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    """What everybody would see happen: the action is tried on a copy of the view."""
    for event in play(rules, clone(view), action).events:
        if event.kind in _LAST:
            return
        if event.kind in _EFFECTS and (line := tell(event)) is not None:
            yield line


def _use(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    frame, player = view.stack[-1], view.players[action.player]
    have = frame.left if isinstance(frame, Goods) else 0
    total = have + units(view, player, cards()[action.targets[0]])
    yield text("mombasa-preview-units", count=total)


def _acquire(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    frame = view.stack[-1]
    if not isinstance(frame, Goods):
        return
    tried = clone(view)
    play(rules, tried, action)
    after = next((f.left for f in tried.stack if isinstance(f, Goods)), 0)
    yield text("mombasa-preview-left", count=after)


def _step(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    company = action.targets[0].removeprefix("track.")
    player = view.players[action.player]
    space = next_space(view, player, company)
    if space is None:
        return
    now = company_tracks()[view.tracks[company]][player.steps[company]]
    owned = shares(view, player, company) + space.shares - now.shares
    value = share_value(rules.graph, view, company)
    yield text("mombasa-preview-shares", shares=owned, company=company, value=value)
    if space.level != now.level:
        track = view.tracks[company]
        if (track, space.level) in permanents():
            yield text("mombasa-preview-permanent", bonus=f"@permanent.{track}.{space.level}")
        else:
            yield text("mombasa-preview-space", space=f"@bonus.{track}.{space.level}")


def _expand(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    company = action.targets[0].removeprefix("base.")
    points = expansion_points(view, view.players[action.player])
    regions = reachable(rules.graph, view, company, points)
    yield text("mombasa-preview-expand", points=points, count=len(regions))


def _enter(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    frame, region = view.stack[-1], action.targets[0]
    if not isinstance(frame, Expansion):
        return
    cost = reachable(rules.graph, view, frame.company, frame.left)[region]
    yield text("mombasa-preview-enter", cost=cost, left=frame.left - cost)
    known = rules.graph.regions[region]
    if known.reward != "none":
        yield text("mombasa-preview-reward", reward=known.reward, amount=known.amount)
    if view.posts[region]:
        yield text("mombasa-preview-oust", company=owner_of(view.posts[region]))
    yield from _value_after(rules, view, action, frame.company)


def _value_after(rules: MombasaRules, view: State, action: Action, company: str) -> Iterator[Text]:
    """How the worth of a company's shares changes."""
    tried = clone(view)
    play(rules, tried, action)
    before, after = (share_value(rules.graph, state, company) for state in (view, tried))
    if before != after:
        yield text("mombasa-preview-value", company=company, before=before, after=after)


def _column(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    return _value_after(rules, view, action, action.targets[0].split(".")[1])


def _account(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    player, card = view.players[action.player], action.targets[0]
    reach = in_reach(view, player, card)
    points = cards()[card].value
    yield text("mombasa-preview-account", points=points, count=len(reach))


def _ink(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    place = int(action.targets[0].rsplit(".", 1)[1])
    player = view.players[action.player]
    if place in player.flipped:
        yield text("mombasa-preview-flipped")
    else:
        yield text("mombasa-preview-brings", gains=gains_ref(books()[player.books[place]].gains))
    yield text("mombasa-preview-ink", value=ink_track()[place].value)


def _book(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    frame, book = view.stack[-1], books()[action.targets[0]]
    left = frame.left if isinstance(frame, Points) else 0
    yield text("mombasa-preview-book", cost=COST[book.letter], left=left - COST[book.letter])
    yield text("mombasa-explain-book", needs=needs_ref(book.needs), gains=gains_ref(book.gains))


def _flip(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    yield text("mombasa-preview-flip")


def _end(rules: MombasaRules, view: State, action: Action) -> Iterator[Text]:
    player = view.players[action.player]
    column = int(action.targets[0].rsplit(".", 1)[1]) - 1
    unused = sum(bool(card) and card not in player.used for card in player.slots)
    yield text("mombasa-preview-end", count=len(player.rests[column]))
    if unused:
        yield text("mombasa-preview-unused", count=unused)


_Finder = Callable[[MombasaRules, State, Action], Iterator[Text]]
_FINDERS: Mapping[str, _Finder] = {
    "use": _use,
    "acquire": _acquire,
    "step": _step,
    "pay": _step,
    "expand": _expand,
    "enter": _enter,
    "return": _column,
    "remove": _column,
    "account": _account,
    "ink": _ink,
    "flip": _flip,
    "book": _book,
    "end": _end,
}
