"""Mombasa: its verbs: what actions cost and bring, how their buttons stand, what is asked for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile

from game.rules.kernel.action import Action
from game.rules.kernel.ids import number_in, parts_of, rest_of, spell
from game.rules.kernel.rounds import next_willing
from game.rules.kernel.text import Text, piece_ref, text
from game.rules.mombasa import frames
from game.rules.mombasa.area import expansion_points, units
from game.rules.mombasa.bases import owner_of, share_value
from game.rules.mombasa.bonus import option_of
from game.rules.mombasa.books import COST, in_reach
from game.rules.mombasa.components import cards
from game.rules.mombasa.expansion import OCCUPIED, reachable
from game.rules.mombasa.gains import Gain, said_gains
from game.rules.mombasa.printed import (
    OPTIONS,
    TrackSpace,
    bonus_spaces,
    company_tracks,
    ink_track,
    permanents,
)
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import Player
from game.rules.mombasa.tiles import books
from game.rules.mombasa.tracks import next_space
from game.tables.catalogue import Verb
from game.tables.mombasa import losses
from game.tables.mombasa.pieces import USE, asks, discard, reward
from game.tables.mombasa.placing import Ctx, costs
from game.tables.words import Say, of_piece

Lines = Iterator[Text]


def points_to_come(ctx: Ctx) -> int:
    """The points that the bookkeeper in use brings by itself, after the ink and what that brings."""
    frame = ctx.frame(frames.Bookkeeping)
    return cards()[frame.card].value if frame else 0


def _effects(ctx: Ctx, action: Action) -> Lines:
    """What everybody would see happen, as far as it is certain, of the events that are foretold.

    It is told as it will be: ``own`` if it befalls who acts, and whether a reward is the ``next`` one.
    """
    for event in takewhile(lambda event: event.kind not in losses.LAST, ctx.foresee(action).events):
        key, told = ctx.catalogue.event(event).preview, ctx.catalogue.line(event)
        if key and told:
            regions = event.data.get("regions", ())
            assert isinstance(regions, tuple)
            following = {"next": not {*action.targets}.intersection(regions)} if regions else {}
            own = event.data["seat"] == action.player
            yield text(f"mombasa-{key}", own=own, **following, **told.dict())


def _units_left(ctx: Ctx) -> int:
    return ctx.top.left if isinstance(ctx.top, frames.Goods) else 0


def _units(ctx: Ctx, action: Action) -> int:
    return _units_left(ctx) + units(ctx.view, ctx.player(action), cards()[action.targets[0]])


def _left(ctx: Ctx, action: Action) -> Text | None:
    """What is left of the goods that a card is bought with."""
    after = ctx.foresee(action).state
    if not (isinstance(ctx.top, frames.Goods) and after):
        return None
    left = next((frame.left for frame in after.stack if isinstance(frame, frames.Goods)), 0)
    return text("mombasa-preview-left", count=left)


def _step(ctx: Ctx, action: Action) -> Lines:
    view, player, company = ctx.view, ctx.player(action), rest_of(action.targets[0])
    track = view.tracks[company]
    now, space = company_tracks()[track][player.steps[company]], next_space(view, player, company)
    assert space is not None
    before = shares(view, player, company) - now.shares
    value = share_value(ctx.rules.graph, view, company)
    # After a capital call the steps that are left follow by themselves.
    after = ctx.foresee(action).state if action.verb == "pay" else None
    held = shares(after, after.players[action.player], company) if after else before + space.shares
    yield text("mombasa-preview-shares", shares=held, company=company, value=value)
    if space.level == now.level:
        steps = _free_way(ctx, player, company)
        if len(steps) > 1:
            yield text("mombasa-preview-far", count=len(steps), shares=before + steps[-1].shares)
    elif (track, space.level) in permanents():
        yield text("mombasa-preview-permanent", bonus=piece_ref(spell("permanent", track, space.level)))
    else:
        yield text("mombasa-preview-space", space=piece_ref(spell("bonus", track, space.level)))


def _free_way(ctx: Ctx, player: Player, company: str) -> Sequence[TrackSpace]:
    """The spaces that the steps left lead over, as far as no capital call is paid."""
    track = company_tracks()[ctx.view.tracks[company]]
    ahead = track[player.steps[company] + 1 :][: _units_left(ctx)]
    return tuple(takewhile(lambda space: not space.call, ahead))


def _expand(ctx: Ctx, action: Action) -> Text:
    points = expansion_points(ctx.view, ctx.player(action))
    regions = reachable(ctx.rules.graph, ctx.view, rest_of(action.targets[0]), points)
    return text("mombasa-preview-expand", points=points, count=len(regions))


def _enter(ctx: Ctx, action: Action) -> Lines:
    frame, region, post = ctx.top, action.targets[0], ctx.view.posts[action.targets[0]]
    held = owner_of(post) if post else "none"
    cost, have = costs(ctx)[region], frame.left
    yield text("mombasa-preview-enter", cost=cost, have=have, company=held, more=OCCUPIED)
    yield reward(ctx, region)
    yield from _value(ctx, action, frame.company)


def _value(ctx: Ctx, action: Action, company: str = "") -> Lines:
    """How the worth of a company's shares changes; by itself of that whose column is meant."""
    company = company or parts_of(action.targets[0])[0]
    tried = ctx.foresee(action).state or ctx.view
    before, after = (share_value(ctx.rules.graph, state, company) for state in (ctx.view, tried))
    if before != after:
        yield text("mombasa-preview-value", company=company, before=before, after=after)


def _account(ctx: Ctx, action: Action) -> Text:
    card = action.targets[0]
    reach = in_reach(ctx.view, ctx.player(action), card)
    return text("mombasa-preview-account", points=cards()[card].value, count=len(reach))


def _ink(ctx: Ctx, action: Action) -> Lines:
    place, player = number_in(action.targets[0]), ctx.player(action)
    if place in player.flipped:
        yield text("mombasa-preview-flipped")
    else:
        gains = books()[player.books[place]].gains
        more = points_to_come(ctx) if any(gain.kind == "points" for gain in gains) else 0
        yield text("mombasa-preview-brings", gains=said_gains(gains), more=more)
    yield text("mombasa-preview-ink", value=ink_track()[place].value)


def _book(ctx: Ctx, action: Action) -> Lines:
    book = books()[action.targets[0]]
    cost = COST[book.letter]
    yield text("mombasa-preview-book", cost=cost, left=ctx.top.left - cost, more=points_to_come(ctx))
    yield asks(book)


def _rest(ctx: Ctx, action: Action) -> Text:
    """Which column takes the card, and the one that is left for the last."""
    number, rests = number_in(action.targets[1]), ctx.player(action).rests
    others = [n for n, resting in enumerate(rests, start=1) if not resting and n != number]
    last = others[0] if isinstance(ctx.top, frames.Arrange) and len(ctx.top.cards) == 2 else 0
    return text("mombasa-preview-rest", number=number, last=last)


def _end(ctx: Ctx, action: Action) -> Text:
    player = ctx.player(action)
    return text("mombasa-preview-end", count=len(player.rests[number_in(action.targets[0]) - 1]))


def _again(ctx: Ctx, action: Action) -> bool:
    """Whether whoever ends the turn is the next to act."""
    seat, players = action.player, ctx.view.players
    return next_willing(seat, len(players), lambda other: not players[other].ended) == seat


def _marked(ctx: Ctx, action: Action) -> Text:
    """What a bonus space brings."""
    gains = option_of(action).gains
    return discard(gains) or text("mombasa-preview-mark", **_both(gains))


def _both(gains: Sequence[Gain]) -> Mapping[str, Text]:
    """What something brings, in all words and in fewer."""
    return {"gains": said_gains(gains), "brief": said_gains(gains, "mombasa-gain-brief")}


def _option(action: Action) -> Text:
    """Each of several buttons for one bonus space says what it brings, all of them in as few words."""
    option = option_of(action)
    if option.majority:
        return text("mombasa-do-mark-majority", least=option.least, **_both(option.gains))
    if len(bonus_spaces()[action.targets[0]]) > 1:
        return text("mombasa-do-mark-option", cost=option.cost, **_both(option.gains))
    return text("mombasa-do-mark", cost=option.cost)


_asked = partial(Say, piece=of_piece)

VERBS: Mapping[str, Verb] = {
    "keep": Verb(sure=_asked("step-keep")),
    "ready": Verb(
        Say("preview-ready", tile=lambda ctx, action: isinstance(ctx.top, frames.Draft)),
        rank=1,
        warn=losses.empty_slots,
    ),
    "rest": Verb(
        (_rest, "preview-rests"),
        then={
            "card": _asked("choose-rest-column"),
            "column": _asked("choose-rest-card"),
        },
        sorts={"card": "rest", "column": "fill"},
        commits=True,
    ),
    "place": Verb(
        (Say("preview-place", number=lambda ctx, action: number_in(action.targets[1])), USE),
        then={"slot": _asked("choose-plan-card")},
        sorts={"card": "plan"},
        commits=True,
    ),
    "lift": Verb("preview-lift", rank=2, ends=True, sure="ask-lift", sorts={"slot": "lift"}),
    "use": Verb(Say("preview-units", count=_units), warn=losses.majority_first, sure="ask-use", commits=True),
    "acquire": Verb((_left, _effects), sorts={"card": "buy"}, commits=True),
    "step": Verb((_step, _effects), commits=True, followup=True),
    "pay": Verb((_step, _effects), followup=True),
    "trade": Verb(_effects),
    "account": Verb(_account, commits=True),
    "ink": Verb((_ink, _effects), sure=_asked("step-ink"), sorts={"ledger": "ink"}, followup=True),
    "flip": Verb(
        ("preview-flip", _effects),
        sure=_asked("step-flip"),
        sorts={"ledger": "flip"},
        followup=True,
    ),
    "book": Verb((_book, _effects), warn=losses.no_place, commits=True, followup=True),
    "coins": Verb(_effects, sure=_asked("step-coins"), followup=True),
    "shelve": Verb(
        then={
            "book": _asked("choose-shelf-space"),
            "ledger": _asked("choose-shelf-book"),
        },
        sorts={"book": "shelve"},
        commits=True,
        followup=True,
    ),
    "expand": Verb(_expand, warn=losses.majority_first, sure="ask-use", commits=True),
    "enter": Verb(
        _enter,
        then={
            "stack": _asked("choose-region-post"),
            "region": _asked("choose-region-row"),
        },
        commits=True,
    ),
    "claim": Verb(_effects, sorts={"region": "claim"}, commits=True, followup=True),
    "return": Verb(_value, sure=_asked("step-return"), commits=True, followup=True),
    "remove": Verb(_value, sure=_asked("step-remove"), followup=True),
    "discard": Verb(_effects, sure=_asked("step-discard"), sorts={"card": "discard"}, followup=True),
    **dict.fromkeys(OPTIONS, Verb(_marked, most_first=True, label=_option, warn=losses.for_nothing)),
    "end": Verb(_end, rank=2, warn=losses.unfinished, ends=True),
    "done": Verb(
        Say("preview-done", ink=lambda ctx, action: isinstance(ctx.top, frames.Bookkeeping)),
        rank=1,
        warn=losses.unspent,
        ends=True,
        followup=True,
    ),
    "finish": Verb(Say("preview-finish", again=_again), rank=1, ends=True, followup=True),
}
