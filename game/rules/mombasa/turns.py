"""The general action phase: the six actions of a turn and its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Handler
from game.rules.kernel.text import text
from game.rules.mombasa.area import GOODS_TILE, expansion_points, face_up, open_slots
from game.rules.mombasa.bases import front_columns, owner_of
from game.rules.mombasa.board import COMPANIES, RegionGraph
from game.rules.mombasa.bonus import bonus_actions, guarded_spaces, option_of, place_marker
from game.rules.mombasa.books import place_book, placeable, refill_shelf
from game.rules.mombasa.components import Card, cards
from game.rules.mombasa.frames import Bookkeeping, Expansion, Goods, Preparation, Turn, TurnEnd
from game.rules.mombasa.goods import goods_cards, join
from game.rules.mombasa.money import receive
from game.rules.mombasa.printed import OPTIONS
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import DONE, advance_diamonds, unlock

_CHOOSE = text("mombasa-choose-action")
_PLACE = text("mombasa-choose-shelf")
_FINISH = text("mombasa-choose-finish")

MINES_PER_STEP = 2
PLAIN_MERCHANT = (1, 2)
COMPANY_MERCHANT = (2, 1)
TILE_MERCHANT = (2, 0)
"""Diamond steps and pounds of the three merchants (rulebook: Diamond merchant; ruling 10)."""


def start_turn(state: State, seat: int, out: Outcome) -> None:
    """The turn of ``seat`` begins; special bonuses reached before come into force."""
    state.stack.append(Turn(seat))
    state.players[seat].turns += 1
    out.begin_turn(seat)
    unlock(state, seat, out)


class TurnRules(Handler[State, Turn]):
    """Exactly one of the six actions (rulebook: General action phase)."""

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def decisions(self, state: State, frame: Turn) -> tuple[Decision, ...]:
        """All actions; before one of them the +1 goods tile may be attached (ruling 16)."""
        seat = frame.seat
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
        actions += bonus_actions(self.graph, state, seat)
        actions += [act(seat, "end", f"column.{seat}.{slot + 1}") for slot in open_slots(player)]
        return (Decision(seat, _CHOOSE, tuple(sorted(actions)), guarded=guarded_spaces(state, seat)),)

    def apply(self, state: State, frame: Turn, action: Action, out: Outcome) -> None:
        """Begin the action; the rest of the turn follows from the frames pushed here."""
        if action.verb == "attach":
            player = state.players[frame.seat]
            player.plus = action.targets[0]
            out.emit("attach", seat=frame.seat, card=player.plus)
            return
        state.stack.pop()
        state.stack.append(TurnEnd(frame.seat, _has_steps(action)))
        self._verbs[action.verb](state, frame.seat, action, out)

    def settle(self, state: State, frame: Turn, out: Outcome) -> bool:
        """A turn always waits: ending is always possible."""
        return False

    @cached_property
    def _verbs(self) -> dict[str, Callable[[State, int, Action, Outcome], None]]:
        simple = {"use": _use, "expand": _expand, "account": _account, "end": _end}
        return {**simple, "trade": self._trade, **dict.fromkeys(OPTIONS, place_marker)}

    def _trade(self, state: State, seat: int, action: Action, out: Outcome) -> None:
        """A diamond merchant: steps and pounds (rulebook: Diamond merchant; ruling 10)."""
        player, card = state.players[seat], cards()[action.targets[0]]
        steps, pounds = _merchant(card)
        if card.mines:
            steps += mines_of(self.graph, state, card.mines) // MINES_PER_STEP
        elif not card.letter:
            steps += sum(other.kind == "merchant" and other.id != card.id for other in face_up(player))
        advance_diamonds(state, seat, steps, out)
        receive(state, seat, pounds, out)
        player.used.append(card.id)
        out.emit("used", seat=seat, cards=(card.id,))


_CARD_VERBS = {"bookkeeper": "account", "merchant": "trade"}


_STEPPED = ("use", "expand", "account")
_CHOICES = ("points", "posts", "buy", "discard")
"""Actions, and gains of bonus spaces, that go on with further choices."""


def _has_steps(action: Action) -> bool:
    """Whether the turn has steps to be taken back, so that its end must be confirmed."""
    if action.verb not in OPTIONS:
        return action.verb in _STEPPED
    return any(gain.kind in _CHOICES for gain in option_of(action).gains)


def mines_of(graph: RegionGraph, state: State, company: str) -> int:
    """The mine symbols in the regions with a post of ``company``."""
    return sum(
        graph.regions[region].mines
        for region, post in state.posts.items()
        if post and owner_of(post) == company
    )


def _merchant(card: Card) -> tuple[int, int]:
    if card.mines:
        return COMPANY_MERCHANT
    return PLAIN_MERCHANT if card.letter else TILE_MERCHANT


def _use(state: State, seat: int, action: Action, out: Outcome) -> None:
    frame = Goods(seat, [], 0)
    state.stack.append(frame)
    join(state, frame, action.targets[0], out)


def _expand(state: State, seat: int, action: Action, out: Outcome) -> None:
    company = action.targets[0].removeprefix("base.")
    points = expansion_points(state, state.players[seat])
    out.emit("expand", seat=seat, company=company, points=points)
    state.stack.append(Expansion(seat, company, points))


def _account(state: State, seat: int, action: Action, out: Outcome) -> None:
    out.emit("account", seat=seat, card=action.targets[0])
    state.stack.append(Bookkeeping(seat, action.targets[0]))


def _end(state: State, seat: int, action: Action, out: Outcome) -> None:
    """End the action phase: one resting column to the hand, then the played cards to rest (ruling 18)."""
    player = state.players[seat]
    column = int(action.targets[0].rsplit(".", 1)[1]) - 1
    taken = tuple(player.rests[column])
    player.hand = sorted((*player.hand, *taken))
    player.rests[column] = []
    for slot, card in enumerate(player.slots):
        if card:
            player.rests[slot].append(card)
    rested = tuple(card for card in player.slots if card)
    player.slots = [""] * len(player.slots)
    state.tiles = sorted((*state.tiles, *player.tiles))
    player.tiles, player.used, player.plus, player.ended = [], [], "", True
    out.emit("end_phase", seat=seat, column=action.targets[0], taken=taken, rested=rested)


class TurnEndRules(Handler[State, TurnEnd]):
    """Place the books gained, refill the display, pass the turn on (rulebook: Bookkeeping points)."""

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def decisions(self, state: State, frame: TurnEnd) -> tuple[Decision, ...]:
        """Each gained book on each space that takes it; then the end of the turn."""
        seat = frame.seat
        player = state.players[seat]
        actions = [
            act(seat, "shelve", book, f"ledger.{seat}.{place}")
            for book in player.gained
            for place in placeable(player, book)
        ]
        if actions:
            return (Decision(seat, _PLACE, tuple(sorted(actions))),)
        return (Decision(seat, _FINISH, (act(seat, "finish", DONE),)),) if frame.asks else ()

    def apply(self, state: State, frame: TurnEnd, action: Action, out: Outcome) -> None:
        """Place one book, or let the turn end."""
        if action.verb == "finish":
            frame.asks = False
            return
        book, space = action.targets
        place_book(state, frame.seat, book, int(space.rsplit(".", 1)[1]), out)

    def settle(self, state: State, frame: TurnEnd, out: Outcome) -> bool:
        """With all books placed, the next player who has not ended begins; else the round closes."""
        player = state.players[frame.seat]
        if frame.asks or any(placeable(player, book) for book in player.gained):
            return False
        for book in player.gained:
            state.spent.append(book)
            out.emit("unplaced", seat=frame.seat, book=book)
        player.gained.clear()
        refill_shelf(self.graph, state, out)
        state.stack.pop()
        count = len(state.players)
        waiting = [(frame.seat + n) % count for n in range(1, count + 1)]
        following = next((seat for seat in waiting if not state.players[seat].ended), None)
        if following is None:
            state.stack.append(Preparation())
        else:
            start_turn(state, following, out)
        return True
