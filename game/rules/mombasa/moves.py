"""What a player may do in a turn, and what stands in the way of all else that lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.action import Action, act
from game.rules.kernel.frames import Candidate, free
from game.rules.kernel.ids import spell
from game.rules.kernel.text import Text, text
from game.rules.mombasa.area import (
    GOODS_TILE,
    closed_slots,
    expansion_points,
    face_up,
    may_mix,
    open_slots,
    permanent,
    total,
    units,
)
from game.rules.mombasa.bases import columns_of, front_columns
from game.rules.mombasa.board import COMPANIES, RegionGraph
from game.rules.mombasa.bonus import LOCKED, bonus_actions, bonus_refusals
from game.rules.mombasa.books import BANK, reached
from game.rules.mombasa.gains import GOODS
from game.rules.mombasa.goods import goods_cards
from game.rules.mombasa.market import prices
from game.rules.mombasa.printed import slot_opens
from game.rules.mombasa.state import SLOTS, Player, State
from game.rules.mombasa.tracks import TRACK_END, next_space

_CARD_VERBS = {"bookkeeper": "account", "merchant": "trade"}
_BASE_FIRST = text("mombasa-no-base-first")
_NO_EXPANSION = text("mombasa-no-expansion")
_NO_POSTS = text("mombasa-no-posts")
_NO_GOODS = text("mombasa-no-goods")
_GOODS_FIRST = text("mombasa-no-need-goods")
_ATTACH = text("mombasa-no-attach")
_ATTACHED = text("mombasa-no-attached")
_IN_HAND = text("mombasa-no-in-hand")
_POINTS = text("mombasa-no-need-points")
_BOOKKEEPER = text("mombasa-no-need-bookkeeper")
_RESERVE = text("mombasa-no-reserve")
_OTHERS = text("mombasa-no-other")
_FACE_DOWN = text("mombasa-no-face-down")
_RESTING = text("mombasa-no-resting")
_PERMANENT, _OUTDONE = text("mombasa-no-permanent"), text("mombasa-no-outdone")


def legal(graph: RegionGraph, state: State, seat: int) -> list[Action]:
    """The six actions (rulebook: General action phase); before one the +1 tile is attached (ruling 16)."""
    player = state.players[seat]
    goods = [card.id for card in goods_cards(state, seat)]
    actions = [act(seat, "use", card) for card in goods]
    if GOODS_TILE in player.tiles and not player.plus:
        actions += [act(seat, "attach", card) for card in goods]
    if expansion_points(state, player):
        actions += [act(seat, "expand", f"base.{c}") for c in COMPANIES if front_columns(state, c)]
    for card in face_up(player):
        if card.kind in _CARD_VERBS:
            actions.append(act(seat, _CARD_VERBS[card.kind], card.id))
    actions += bonus_actions(graph, state, seat)
    actions += [act(seat, "end", f"column.{seat}.{slot + 1}") for slot in open_slots(player)]
    return actions


def candidates(graph: RegionGraph, state: State, seat: int) -> Iterator[Candidate]:
    """Every action of a turn, and why not of whatever else a player might want."""
    yield from free(legal(graph, state, seat))
    yield from bonus_refusals(graph, state, seat)
    yield from _cards(state, seat)
    yield from _expansion(graph, state, seat)
    yield from _trade(graph, state, seat)
    yield from _books(state, seat)
    for slot in closed_slots(state.players[seat]):
        yield Candidate(act(seat, "end", f"column.{seat}.{slot + 1}"), closed_slot(slot))


def never(state: State, seat: int) -> Iterator[Candidate]:
    """What ``seat`` can have in no step of a turn: what belongs to others, is used up, at rest or closed."""
    player = state.players[seat]
    yield from (Candidate(act(seat, "use", card), _FACE_DOWN) for card in player.used)
    resting = (card for column in player.rests for card in column)
    yield from (Candidate(act(seat, "use", card), _RESTING) for card in resting)
    for slot in closed_slots(player):
        yield Candidate(act(seat, "place", f"slot.{seat}.{slot + 1}"), closed_slot(slot))
    for company in COMPANIES:
        for level in (1, 2):
            permanent_bonus = f"permanent.{state.tracks[company]}.{level}"
            yield Candidate(act(seat, "use", permanent_bonus), _no_use(player.levels[company], level))
    for owner, other in enumerate(state.players):
        if owner != seat:
            yield from (Candidate(act(seat, "use", thing), _OTHERS) for thing in _things(owner, other))


def _no_use(reached_level: int, level: int) -> Text:
    """Why a permanent bonus is not used: it works by itself, from its level to the next (ruling 5)."""
    if reached_level < level:
        return LOCKED
    return _PERMANENT if reached_level == level else _OUTDONE


def closed_slot(slot: int) -> Text:
    """Which space opens an action slot that is closed."""
    track = "diamonds" if slot < SLOTS - 1 else "ink"
    return text(f"mombasa-no-slot-closed-{track}", space=slot_opens(track))


def _things(seat: int, player: Player) -> Iterator[str]:
    """What lies at a player's place, as far as everybody knows it: cards in slots go by their slot."""
    for number in range(1, SLOTS + 1):
        yield from (spell("slot", seat, number), spell("column", seat, number))
    yield spell("offer", seat)
    yield from (card for column in player.rests for card in column)
    yield from (spell("ledger", seat, number) for number in range(len(player.books)))
    yield from player.tiles


def _cards(state: State, seat: int) -> Iterator[Candidate]:
    """Cards and tiles that do nothing by themselves."""
    player = state.players[seat]
    # In a turn a hand is no secret to those who count: all cards owned were seen, the others lie open.
    yield from (Candidate(act(seat, "use", card), _IN_HAND) for card in player.hand)
    if GOODS_TILE in player.tiles:
        yield Candidate(act(seat, "attach", GOODS_TILE), _ATTACHED if player.plus else _ATTACH)
    yield from (Candidate(act(seat, "use", tile), _RESERVE) for tile in state.tiles)


def _expansion(graph: RegionGraph, state: State, seat: int) -> Iterator[Candidate]:
    """Expansion begins with the company."""
    player = state.players[seat]
    points = expansion_points(state, player)
    for company in COMPANIES:
        if not points or not front_columns(state, company):
            yield Candidate(act(seat, "expand", f"base.{company}"), _NO_POSTS if points else _NO_EXPANSION)
    later = _BASE_FIRST if points else _NO_EXPANSION
    columns = (column for company in COMPANIES for column in columns_of(company))
    for place in (*graph.regions, *columns):
        yield Candidate(act(seat, "enter", place), later)
    for card in face_up(player):
        if card.kind == "expansion":
            yield Candidate(act(seat, "expand", card.id), _BASE_FIRST)


def _trade(graph: RegionGraph, state: State, seat: int) -> Iterator[Candidate]:
    """Display and tracks, for which goods come first."""
    player, goods = state.players[seat], goods_cards(state, seat)
    wanting = _GOODS_FIRST if goods else _NO_GOODS
    for company in COMPANIES:
        ends = next_space(state, player, company) is None
        yield Candidate(act(seat, "step", f"track.{company}"), TRACK_END if ends else wanting)
    if may_mix(state, player):
        reach = sum(units(state, player, card) for card in goods)
    else:
        reach = max(total(state, player, good) for good in GOODS)
    for card, price in prices(graph, state, permanent(state, player, "discount")).items():
        dear = goods and price > reach
        obstacle = text("mombasa-no-price", price=price, have=reach) if dear else wanting
        yield Candidate(act(seat, "acquire", card), obstacle)


def _books(state: State, seat: int) -> Iterator[Candidate]:
    """Books and the ledger, which want points and a bookkeeper."""
    player = state.players[seat]
    yield from (Candidate(act(seat, "book", book), _POINTS) for book in state.shelf.values() if book)
    yield Candidate(act(seat, "coins", BANK), _POINTS)
    for space in range(len(player.books)):
        yield Candidate(act(seat, "ink", f"ledger.{seat}.{space}"), no_ink(player, space))


def no_ink(player: Player, space: int) -> Text:
    """Why the ink does not go to a bookkeeping space before a bookkeeper moves it."""
    return _BOOKKEEPER if space > player.ink else reached(player, space)
