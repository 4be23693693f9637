"""Mombasa: its questions: where they are answered, what is asked, what is likely, what needs no button."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from game.maps.places import Zone
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, number_in, parts_of, rest_of
from game.rules.kernel.text import Text, piece_ref, seat_ref, text
from game.rules.mombasa import frames
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.components import cards
from game.rules.mombasa.planning import READY
from game.rules.mombasa.printed import OPTIONS
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import DONE, next_space
from game.tables.catalogue import Question
from game.tables.mombasa import shots
from game.tables.mombasa.actions import points_to_come
from game.tables.mombasa.placing import Ctx, costs
from game.tables.mombasa.reach import expanding
from game.tables.table import Shortcut

Kinds = Mapping[str, tuple[str, ...]]
"""What a question may name, and the verbs of that."""
Likely = Callable[[Ctx, Choosing], Iterator[str]]

_TURN: Kinds = {"card": ("use", "account", "trade", "attach"), "port": ("expand",), "bonus": OPTIONS}
"""What a turn may be used for besides its end."""
_SURE = {"bonus": "ask-bonus", "column": "ask-column", "card": "ask-card", "tile": "ask-card"}
"""What is asked in a turn once something is picked, by its kind: the button alone is wanted still."""


# --- what is asked ------------------------------------------------------------------------------------------


def _open(choosing: Choosing, kinds: Kinds) -> str:
    """What can be done now; in a turn what only a look at the hand would tell counts."""
    verbs = {action.verb for action in choosing.decision.actions}
    known = {"bonus"} if choosing.decision.guarded else set()
    return "-".join(kind for kind, of in kinds.items() if kind in known or verbs.intersection(of)) or "none"


def _what_is_open(key: str, **verbs: str) -> Callable[[Ctx, Choosing], Text]:
    """A question that names no more than what can be done now; of points also how many more come after."""
    kinds = {kind: tuple(of.split()) for kind, of in verbs.items()}

    def ask(ctx: Ctx, choosing: Choosing) -> Text:
        given, named = choosing.decision.prompt.dict(), _open(choosing, kinds)
        return text(f"mombasa-{key}", **{**given, "kinds": named, "more": points_to_come(ctx)})

    return ask


_GOODS = _what_is_open("ask-goods", use="use", acquire="acquire", step="step pay")
_INK = _what_is_open("ask-ink", ink="ink", flip="flip")
_POINTS = _what_is_open("ask-points", book="book", coins="coins")


def _plan(ctx: Ctx, choosing: Choosing) -> Text | None:
    """What the curtain before a plan says: who begins the round; beside it stands which one it is."""
    hand = ctx.player(choosing).hand
    covered = any(kind_of(card) == "hidden" for card in hand)
    return text("mombasa-ask-plan", first=seat_ref(ctx.view.first)) if covered else None


def _call(ctx: Ctx, choosing: Choosing) -> Text | None:
    """What a capital call costs, where one track alone has one."""
    paid = {action.targets[0] for action in choosing.decision.actions if action.verb == "pay"}
    if len(paid) != 1:
        return None
    space = next_space(ctx.view, ctx.player(choosing), rest_of(*paid))
    assert space is not None
    return text("mombasa-ask-call", price=space.call, **choosing.decision.prompt.dict())


def _turn(ctx: Ctx, choosing: Choosing) -> Text:
    """What can be chosen now; of what is picked, whether it is meant."""
    first = next(iter(choosing.picked), "")
    if key := _SURE.get(kind_of(first)):
        return text(f"mombasa-{key}", piece=piece_ref(first), count=len(choosing.open()))
    return text("mombasa-ask-action", kinds=_open(choosing, _TURN))


# --- where it is answered -----------------------------------------------------------------------------------


def _turn_shot(ctx: Ctx, choosing: Choosing | None) -> str:
    """The map; the bonus spaces where nothing else can be used."""
    return shots.BONUS if choosing and _open(choosing, _TURN) == "bonus" else shots.CHART


def _goods(ctx: Ctx, choosing: Choosing) -> str:
    """The display while a card can be had, and the tracks from the first step on: one stays there."""
    buys = any(action.verb == "acquire" for action in choosing.decision.actions)
    return shots.MARKET if buys and not _stepping(ctx) else shots.COMPANIES


def _stepping(ctx: Ctx) -> bool:
    return isinstance(ctx.top, frames.Goods) and ctx.top.spending and not ctx.top.bought


def _expansion(chart: Zone, ctx: Ctx, choosing: Choosing) -> str:
    return expanding(ctx, chart, ctx.top.company, ctx.top.seat)


def _expansions(chart: Zone, ctx: Ctx, choosing: Choosing) -> Iterator[str]:
    """Those that may come next, each with its part of the chart."""
    seat = choosing.decision.player
    for base in sorted(_targets(choosing, "expand")):
        yield expanding(ctx, chart, rest_of(base), seat)


def _looks(seat: int) -> Iterator[Shortcut]:
    """The tickers lead to the tracks of the companies, one's diamonds and books to the tracks of these."""
    values = tuple(f"value.{company}" for company in COMPANIES)
    yield Shortcut(shots.COMPANIES, text("mombasa-way-track"), pieces=values, button=False)
    ladders = (f"diamonds.{seat}", f"books.{seat}")
    yield Shortcut(shots.BOOKS, text("mombasa-way-ladders"), pieces=ladders, button=False)


def _shortcuts(ctx: Ctx, choosing: Choosing) -> Iterator[Shortcut]:
    """Where a turn can go on that is no choice by itself: the end of the phase, the ports to expand from."""
    yield Shortcut(shots.CHART, text("mombasa-way-end"), text("mombasa-way-end-how"), verb="end")
    player, known = ctx.player(choosing), cards()
    lying = (card for card in (*player.slots, *player.tiles) if card in known and card not in player.used)
    pennants = tuple(card for card in lying if known[card].kind == "expansion")
    ports = text("mombasa-way-expand")
    yield Shortcut(shots.CHART, ports, ports, pennants, "expand", button=False)
    yield from _looks(choosing.decision.player)


def _tracks_too(ctx: Ctx, choosing: Choosing) -> Iterator[Shortcut]:
    """Beside the cards to be had: the tracks, where goods are spent on steps too; beside these the cards."""
    verbs = {action.verb for action in choosing.decision.actions}
    if "acquire" in verbs and _stepping(ctx):
        yield Shortcut(shots.MARKET, text("mombasa-way-card"), verb="acquire")
    elif verbs.issuperset(("acquire", "step")):
        yield Shortcut(shots.COMPANIES, text("mombasa-way-steps"), verb="step")
    yield from _looks(choosing.decision.player)


# --- what needs no button -----------------------------------------------------------------------------------


def _nearest(kind: str, by: Callable[[Ctx, Action], Any]) -> Callable[[Ctx, Choosing], Action | None]:
    """Of what one of a ``kind`` can be picked with, the least: whoever wants another points at that first.

    What lies in a slot goes back by its button only.
    """

    def commit(ctx: Ctx, choosing: Choosing) -> Action | None:
        if [kind_of(target) for target in choosing.picked] == [kind]:
            return min(choosing.open(), key=partial(by, ctx))
        return ctx.catalogue.committed(choosing)

    return commit


def _fullness(ctx: Ctx, action: Action) -> tuple[int, str]:
    """How many posts the row that ``action`` takes one from still has: begun ones are emptied first."""
    if len(action.targets) < 2:
        return (0, "")
    company, number = parts_of(column := action.targets[1])
    return (sum(map(bool, ctx.view.stacks[company][int(number) - 1])), column)


_FIRST_FREE = _nearest("card", lambda ctx, action: action.targets[-1])
"""A card goes to the first free slot or resting column."""
_BEGUN_ROW = _nearest("region", _fullness)
"""A post comes from the row that is most used already."""


def _finished(ctx: Ctx, choosing: Choosing) -> Action | None:
    """A turn ends by itself where its end can be taken back."""
    actions = choosing.open()
    if not choosing.picked and len(actions) == 1 and actions[0].verb == "finish" and _still(ctx.view):
        return actions[0]
    return ctx.catalogue.committed(choosing)


def _still(view: State) -> bool:
    """Whether nothing is turned up when the turn ends: no book has to be replaced."""
    return all(view.shelf.values()) or not any(view.supply.values())


# --- what is likely -----------------------------------------------------------------------------------------


def _targets(choosing: Choosing, *verbs: str, at: int = 0) -> Iterator[str]:
    for verb in verbs:
        yield from dict.fromkeys(a.targets[at] for a in choosing.decision.actions if a.verb == verb)


def _first(*verbs: str, then: tuple[str, ...] = ()) -> Likely:
    """What comes first of these verbs, one after the other; at last some button."""
    return lambda ctx, choosing: iter((*_targets(choosing, *verbs), *then))


def _likely_turn(ctx: Ctx, choosing: Choosing) -> Iterator[str]:
    """The cards that lie open, from the start; then the ports, and at last the end by the fullest column."""
    player = ctx.player(choosing)
    own = set(_targets(choosing, "use", "account", "trade"))
    yield from (card for card in player.slots if card in own)
    yield from _targets(choosing, "use", "account", "trade", "expand", "mark")
    yield from sorted(_targets(choosing, "end"), key=lambda column: -len(player.rests[number_in(column) - 1]))


def _likely_goods(ctx: Ctx, choosing: Choosing) -> Iterator[str]:
    """Another card of the goods in use, the dearest card of the market, the most valuable company."""
    yield from _targets(choosing, "use")
    yield from sorted(_targets(choosing, "acquire"), key=lambda card: -cards()[card].red)
    yield from _targets(choosing, "step")
    yield DONE


def _likely_expansion(ctx: Ctx, choosing: Choosing) -> Iterator[str]:
    """Regions by what they give for what they cost."""
    regions, dear = ctx.rules.graph.regions, costs(ctx)
    yield from sorted(dear, key=lambda region: (-regions[region].amount / dear[region], region))
    yield DONE


def _likely_books(ctx: Ctx, choosing: Choosing) -> Iterator[str]:
    """The furthest book that the ink reaches; for a new book the first empty space behind the last one."""
    if not choosing.picked:
        yield from sorted(_targets(choosing, "ink"), key=number_in, reverse=True)
        yield from _targets(choosing, "shelve")
    player = ctx.player(choosing)
    for space in sorted(set(_targets(choosing, "shelve", at=1)), key=number_in):
        if number_in(space) > player.ink and not player.books[number_in(space)]:
            yield space
    yield DONE


USUAL = Question(shot=shots.CHART)


def questions(chart: Zone) -> Mapping[type, Question]:
    """The questions on a board whose regions lie on ``chart``."""
    expansion = partial(_expansion, chart)
    return {
        frames.Draft: Question(shots.DRAFT, topic="plan"),
        frames.Arrange: Question(shots.CARDS, suggest=_first("rest"), topic="plan", commit=_FIRST_FREE),
        frames.Plan: Question(
            shots.CARDS, _plan, suggest=_first("place", then=(READY,)), topic="plan", commit=_FIRST_FREE
        ),
        frames.Turn: Question(
            _turn_shot,
            _turn,
            suggest=_likely_turn,
            topic="round",
            shortcuts=_shortcuts,
            prefetch=partial(_expansions, chart),
        ),
        frames.Goods: Question(_goods, _GOODS, suggest=_likely_goods, shortcuts=_tracks_too, topic="goods"),
        frames.Purchase: Question(shots.MARKET, topic="bonus"),
        frames.Steps: Question(shots.COMPANIES, _call, topic="tracks"),
        frames.Expansion: Question(expansion, suggest=_likely_expansion, topic="map", commit=_BEGUN_ROW),
        frames.Rewards: Question(expansion, topic="expansion"),
        frames.Ousting: Question(shots.COMPANIES, topic="expansion"),
        frames.Removal: Question(shots.COMPANIES, topic="expansion"),
        frames.Bookkeeping: Question(shots.BOOKS, _INK, suggest=_likely_books, topic="bookkeeper"),
        frames.Points: Question(shots.BOOKS, _POINTS, suggest=_first("book", "coins"), topic="points"),
        frames.TurnEnd: Question(
            lambda ctx, choosing: shots.CHART if _still(ctx.view) else shots.BOOKS,
            suggest=_likely_books,
            topic={"shelf": "points", "finish": "phase"},
            commit=_finished,
        ),
        frames.Discard: Question(shots.CARDS, topic="bonus"),
    }
