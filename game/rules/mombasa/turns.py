"""The general action phase: the six actions of a turn and its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.ids import number_in, rest_of
from game.rules.kernel.rounds import next_willing
from game.rules.kernel.text import Text, text
from game.rules.mombasa.area import expansion_points
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.bonus import guarded_spaces, option_of, place_marker
from game.rules.mombasa.books import no_placing, place_book, placeable, refill_shelf
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Bookkeeping, Expansion, Goods, Preparation, Turn, TurnEnd
from game.rules.mombasa.goods import join
from game.rules.mombasa.merchants import trade
from game.rules.mombasa.moves import candidates, legal
from game.rules.mombasa.printed import OPTIONS
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import DONE, unlock

_CHOOSE = text("mombasa-choose-action")
_PLACE = text("mombasa-choose-shelf")
_FINISH = text("mombasa-choose-finish")
_SHELVE_FIRST = text("mombasa-no-shelve-first")


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

    def candidates(self, state: State, frame: Turn) -> Iterator[Candidate]:
        """All actions, and what stands in the way of the others."""
        return candidates(self.graph, state, frame.seat)

    def prompt(self, state: State, frame: Turn, seat: int) -> Text:
        """The question of every turn."""
        return _CHOOSE

    def guarded(self, state: State, frame: Turn, seat: int) -> frozenset[str]:
        """Whether a space asks for a card that the player has in hand."""
        return guarded_spaces(state, seat)

    def decisions(self, state: State, frame: Turn) -> tuple[Decision, ...]:
        """The candidates' legal half, listed without the other."""
        seat = frame.seat
        actions = tuple(sorted(legal(self.graph, state, seat)))
        return (Decision(seat, _CHOOSE, actions, guarded=guarded_spaces(state, seat)),)

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
        trade(self.graph, state, seat, cards()[action.targets[0]], out)


_STEPPED = ("use", "expand", "account")
_CHOICES = ("points", "posts", "buy", "discard")
"""Actions, and gains of bonus spaces, that go on with further choices."""


def _has_steps(action: Action) -> bool:
    """Whether the turn has steps to be taken back, so that its end must be confirmed."""
    if action.verb not in OPTIONS:
        return action.verb in _STEPPED
    return any(gain.kind in _CHOICES for gain in option_of(action).gains)


def _use(state: State, seat: int, action: Action, out: Outcome) -> None:
    frame = Goods(seat, [], 0)
    state.stack.append(frame)
    join(state, frame, action.targets[0], out)


def _expand(state: State, seat: int, action: Action, out: Outcome) -> None:
    company = rest_of(action.targets[0])
    points = expansion_points(state, state.players[seat])
    out.emit("expand", seat=seat, company=company, points=points)
    state.stack.append(Expansion(seat, company, points))


def _account(state: State, seat: int, action: Action, out: Outcome) -> None:
    out.emit("account", seat=seat, card=action.targets[0])
    state.stack.append(Bookkeeping(seat, action.targets[0]))


def _end(state: State, seat: int, action: Action, out: Outcome) -> None:
    """End the action phase: one resting column to the hand, then the played cards to rest (ruling 18)."""
    player = state.players[seat]
    column = number_in(action.targets[0]) - 1
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

    ordered = False

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def candidates(self, state: State, frame: TurnEnd) -> Iterator[Candidate]:
        """Each gained book on each space that takes it; then the end of the turn."""
        seat, player = frame.seat, state.players[frame.seat]
        for book in player.gained:
            for place in range(len(player.books)):
                yield Candidate(
                    act(seat, "shelve", book, f"ledger.{seat}.{place}"), no_placing(player, book, place)
                )
        if frame.asks:
            yield Candidate(act(seat, "finish", DONE), _SHELVE_FIRST if _to_place(state, seat) else None)

    def prompt(self, state: State, frame: TurnEnd, seat: int) -> Text:
        """Where the new books go; then whether the turn may end."""
        return _PLACE if _to_place(state, seat) else _FINISH

    def apply(self, state: State, frame: TurnEnd, action: Action, out: Outcome) -> None:
        """Place one book, or let the turn end."""
        if action.verb == "finish":
            frame.asks = False
            return
        book, space = action.targets
        place_book(state, frame.seat, book, number_in(space), out)

    def settle(self, state: State, frame: TurnEnd, out: Outcome) -> bool:
        """With all books placed, the next player who has not ended begins; else the round closes."""
        player = state.players[frame.seat]
        if frame.asks or _to_place(state, frame.seat):
            return False
        for book in player.gained:
            state.spent.append(book)
            out.emit("unplaced", seat=frame.seat, book=book)
        player.gained.clear()
        refill_shelf(self.graph, state, out)
        state.stack.pop()
        following = next_willing(frame.seat, len(state.players), lambda seat: not state.players[seat].ended)
        if following is None:
            state.stack.append(Preparation())
        else:
            start_turn(state, following, out)
        return True


def _to_place(state: State, seat: int) -> bool:
    """Whether a new book waits for its place."""
    player = state.players[seat]
    return any(placeable(player, book) for book in player.gained)
