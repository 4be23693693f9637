"""Mombasa: what an action costs and brings, shown before it is confirmed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.foresight import foresee
from game.rules.kernel.ids import number_in, parts_of, rest_of, spell
from game.rules.kernel.rounds import next_willing
from game.rules.kernel.text import Text, piece_ref, text
from game.rules.mombasa.area import expansion_points, units
from game.rules.mombasa.bases import owner_of, share_value
from game.rules.mombasa.books import COST, in_reach
from game.rules.mombasa.components import cards
from game.rules.mombasa.expansion import OCCUPIED, reachable
from game.rules.mombasa.frames import Arrange, Bookkeeping, Draft, Expansion, Goods, Points
from game.rules.mombasa.gains import said_gains, said_needs
from game.rules.mombasa.printed import TrackSpace, company_tracks, ink_track, permanents
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tiles import books
from game.rules.mombasa.tracks import next_space
from game.tables.mombasa.explaining import points_to_come, said_reward, said_use

Lines = Iterator[Text]
_TRIED = ("acquire", "step", "pay", "claim", "coins", "flip", "ink", "trade", "book", "discard")
"""Verbs whose effects are found out by trying; bonus spaces say theirs on their buttons."""
_TOLD = ("pay", "receive", "diamonds", "special", "reward")
_LAST = ("turn", "used", "round")
"""Events that begin what the action itself did not bring."""


def consequences(rules: MombasaRules, view: State, action: Action) -> Lines:
    """What is worked out of an action, without trying it."""
    finder = _FINDERS.get(action.verb)
    return finder(rules, view, action) if finder else iter(())


def effects(rules: MombasaRules, view: State, action: Action) -> Iterator[Event]:
    """What everybody would see happen, as far as it is certain."""
    if action.verb not in _TRIED:
        return
    for event in foresee(rules, view, action).events:
        if event.kind in _LAST:
            return
        if event.kind in _TOLD:
            yield event


def _use(rules: MombasaRules, view: State, action: Action) -> Lines:
    frame, player = view.stack[-1], view.players[action.player]
    have = frame.left if isinstance(frame, Goods) else 0
    yield text("mombasa-preview-units", count=have + units(view, player, cards()[action.targets[0]]))


def _acquire(rules: MombasaRules, view: State, action: Action) -> Lines:
    after = foresee(rules, view, action).state
    if isinstance(view.stack[-1], Goods) and after:
        left = next((frame.left for frame in after.stack if isinstance(frame, Goods)), 0)
        yield text("mombasa-preview-left", count=left)


def _step(rules: MombasaRules, view: State, action: Action) -> Lines:
    company = rest_of(action.targets[0])
    player, track = view.players[action.player], view.tracks[company]
    now, space = company_tracks()[track][player.steps[company]], next_space(view, player, company)
    assert space is not None
    before = shares(view, player, company) - now.shares
    value = share_value(rules.graph, view, company)
    yield text("mombasa-preview-shares", shares=before + space.shares, company=company, value=value)
    if space.level == now.level:
        steps = _free_way(view, player, company)
        if len(steps) > 1:
            yield text("mombasa-preview-far", count=len(steps), shares=before + steps[-1].shares)
        return
    if (track, space.level) in permanents():
        yield text("mombasa-preview-permanent", bonus=piece_ref(spell("permanent", track, space.level)))
    else:
        yield text("mombasa-preview-space", space=piece_ref(spell("bonus", track, space.level)))


def _free_way(view: State, player: Player, company: str) -> Sequence[TrackSpace]:
    """The spaces that the steps left lead over, as far as no capital call is paid."""
    frame, track = view.stack[-1], company_tracks()[view.tracks[company]]
    left = frame.left if isinstance(frame, Goods) else 0
    ahead = track[player.steps[company] + 1 :][:left]
    return tuple(takewhile(lambda space: not space.call, ahead))


def _expand(rules: MombasaRules, view: State, action: Action) -> Lines:
    points = expansion_points(view, view.players[action.player])
    regions = reachable(rules.graph, view, rest_of(action.targets[0]), points)
    yield text("mombasa-preview-expand", points=points, count=len(regions))


def _enter(rules: MombasaRules, view: State, action: Action) -> Lines:
    frame, region = view.stack[-1], action.targets[0]
    assert isinstance(frame, Expansion)
    cost = reachable(rules.graph, view, frame.company, frame.left)[region]
    held = owner_of(view.posts[region]) if view.posts[region] else "none"
    yield text("mombasa-preview-enter", cost=cost, have=frame.left, company=held, more=OCCUPIED)
    yield said_reward(rules.graph, region)
    yield from _value(rules, view, action, frame.company)


def _column(rules: MombasaRules, view: State, action: Action) -> Lines:
    return _value(rules, view, action, parts_of(action.targets[0])[0])


def _value(rules: MombasaRules, view: State, action: Action, company: str) -> Lines:
    """How the worth of a company's shares changes."""
    tried = foresee(rules, view, action).state or view
    before, after = (share_value(rules.graph, state, company) for state in (view, tried))
    if before != after:
        yield text("mombasa-preview-value", company=company, before=before, after=after)


def _account(rules: MombasaRules, view: State, action: Action) -> Lines:
    card = action.targets[0]
    reach = in_reach(view, view.players[action.player], card)
    yield text("mombasa-preview-account", points=cards()[card].value, count=len(reach))


def _ink(rules: MombasaRules, view: State, action: Action) -> Lines:
    place, player = number_in(action.targets[0]), view.players[action.player]
    if place in player.flipped:
        yield text("mombasa-preview-flipped")
    else:
        gains = books()[player.books[place]].gains
        more = points_to_come(view) if any(gain.kind == "points" for gain in gains) else 0
        yield text("mombasa-preview-brings", gains=said_gains(gains), more=more)
    yield text("mombasa-preview-ink", value=ink_track()[place].value)


def _book(rules: MombasaRules, view: State, action: Action) -> Lines:
    frame, book = view.stack[-1], books()[action.targets[0]]
    assert isinstance(frame, Points)
    cost = COST[book.letter]
    yield text("mombasa-preview-book", cost=cost, left=frame.left - cost, more=points_to_come(view))
    yield text("mombasa-explain-book", needs=said_needs(book.needs), gains=said_gains(book.gains))


def _rest(rules: MombasaRules, view: State, action: Action) -> Lines:
    """Which column takes the card, and the one that is left for the last; what resting means."""
    _, column = action.targets
    frame, rests = view.stack[-1], view.players[action.player].rests
    others = [n for n, resting in enumerate(rests, start=1) if not resting and n != number_in(column)]
    last = others[0] if isinstance(frame, Arrange) and len(frame.cards) == 2 else 0
    yield text("mombasa-preview-rest", number=number_in(column), last=last)
    yield text("mombasa-preview-rests")


def _place(rules: MombasaRules, view: State, action: Action) -> Lines:
    card, slot = action.targets
    yield text("mombasa-preview-place", number=number_in(slot))
    yield said_use(card)


def _lift(rules: MombasaRules, view: State, action: Action) -> Lines:
    yield text("mombasa-preview-lift")


def _flip(rules: MombasaRules, view: State, action: Action) -> Lines:
    yield text("mombasa-preview-flip")


def _end(rules: MombasaRules, view: State, action: Action) -> Lines:
    player = view.players[action.player]
    yield text("mombasa-preview-end", count=len(player.rests[number_in(action.targets[0]) - 1]))
    if unused := sum(bool(card) and card not in player.used for card in player.slots):
        yield text("mombasa-preview-unused", count=unused)


def _ready(rules: MombasaRules, view: State, action: Action) -> Lines:
    yield text("mombasa-preview-ready", tile=isinstance(view.stack[-1], Draft))


def _done(rules: MombasaRules, view: State, action: Action) -> Lines:
    """What neither costs nor brings anything by itself: what comes of it."""
    yield text("mombasa-preview-done", ink=isinstance(view.stack[-1], Bookkeeping))


def _finish(rules: MombasaRules, view: State, action: Action) -> Lines:
    seat, players = action.player, view.players
    following = next_willing(seat, len(players), lambda other: not players[other].ended)
    yield text("mombasa-preview-finish", again=following == seat)


_FINDERS: Mapping[str, Callable[[MombasaRules, State, Action], Lines]] = {
    "use": _use,
    "acquire": _acquire,
    **dict.fromkeys(("step", "pay"), _step),
    "expand": _expand,
    "enter": _enter,
    **dict.fromkeys(("return", "remove"), _column),
    "account": _account,
    "ink": _ink,
    "rest": _rest,
    "place": _place,
    "lift": _lift,
    "flip": _flip,
    "book": _book,
    "end": _end,
    "ready": _ready,
    "done": _done,
    "finish": _finish,
}
