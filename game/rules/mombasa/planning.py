"""Before the turns: the draft, laying cards to rest, and the secret planning of every round."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from functools import lru_cache

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler, free
from game.rules.kernel.ids import last_of, number_in
from game.rules.kernel.text import Text, text
from game.rules.mombasa.area import FIRST_SLOTS, open_slots
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Arrange, Draft, Gains, Plan
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tiles import printed_book, starting_tiles
from game.rules.mombasa.turns import start_turn

READY = "button.ready"
_CHOOSE_PLAN = text("mombasa-choose-plan")
_KEPT = text("mombasa-no-tile-kept")
_TILE_FIRST = text("mombasa-no-tile-first")
_SHARE = text("mombasa-no-share-plan")
_FULL = text("mombasa-no-slot-free")
_NO_CARD = text("mombasa-no-no-card")


class DraftRules(Handler[State, Draft]):
    """Later games: each keeps one of two starting tiles, all reveal at once (rulebook: later games 14)."""

    secret = True

    def candidates(self, state: State, frame: Draft) -> Iterator[Candidate]:
        """Everybody who is not ready chooses in secret; the choice may change until then."""
        for seat in _waiting(frame):
            player = state.players[seat]
            for tile in player.offer:
                yield Candidate(act(seat, "keep", tile), _KEPT if tile == player.tile else None)
            yield Candidate(act(seat, "ready", READY), None if player.tile else _TILE_FIRST)

    def prompt(self, state: State, frame: Draft, seat: int) -> Text:
        """One of two."""
        return text("mombasa-choose-tile")

    def apply(self, state: State, frame: Draft, action: Action, out: Outcome) -> None:
        """Keep a tile; the last to be ready reveals all."""
        seat = action.player
        if action.verb == "keep":
            state.players[seat].tile = action.targets[0]
            out.whisper(seat, "keep", seat=seat, tile=action.targets[0])
            return
        frame.ready[seat] = True
        out.emit("ready", seat=seat)

    def settle(self, state: State, frame: Draft, out: Outcome) -> bool:
        """All ready: the tiles not kept go back to the box."""
        if not all(frame.ready):
            return False
        state.stack.pop()
        out.reveal()
        for seat, player in enumerate(state.players):
            player.offer.clear()
            out.emit("tile", seat=seat, tile=player.tile)
        begin_game(state)
        return True


def begin_game(state: State) -> None:
    """Lay out each starting tile, let each player arrange its cards and take its bonus, then plan."""
    seats = range(len(state.players))
    state.stack.append(Plan([False for _ in seats]))
    for seat in reversed(seats):
        player = state.players[seat]
        tile = starting_tiles()[player.tile]
        player.books[1] = printed_book(player.tile)
        state.stack.append(Gains(seat, list(tile.bonus)))
        state.stack.append(Arrange(seat, _resting(player, tile.rests)))


def _resting(player: Player, names: tuple[str, ...]) -> list[str]:
    """The hand cards that the tile sends to rest; of two copies the first."""
    found: list[str] = []
    for name in names:
        copies = (card for card in player.hand if last_of(card).split("-")[0] == name.split("-")[0])
        found.append(next(card for card in copies if card not in found))
    return found


class ArrangeRules(Handler[State, Arrange]):
    """Three cards rest above the first three slots, one on each (rulebook: Setup 14; ruling 21)."""

    ordered = False

    def candidates(self, state: State, frame: Arrange) -> Iterator[Candidate]:
        """Each card that still waits on each free column."""
        seat = frame.seat
        for column in self._columns(state, frame):
            yield from free(act(seat, "rest", card, f"column.{seat}.{column + 1}") for card in frame.cards)

    def prompt(self, state: State, frame: Arrange, seat: int) -> Text:
        """How many cards are left."""
        return text("mombasa-choose-rest", count=len(frame.cards))

    def apply(self, state: State, frame: Arrange, action: Action, out: Outcome) -> None:
        """Lay one card to rest."""
        card, column = action.targets
        others = [other for other in frame.cards if other != card]
        self._lay(state, frame, card, number_in(column) - 1, others[0] if len(others) == 1 else "", out)

    def settle(self, state: State, frame: Arrange, out: Outcome) -> bool:
        """The last card has one place left."""
        if not frame.begun:
            frame.begun = True
            out.begin_turn(frame.seat)
            return True
        if len(frame.cards) > 1:
            return False
        for card in tuple(frame.cards):
            self._lay(state, frame, card, self._columns(state, frame)[0], "", out)
        state.stack.pop()
        return True

    @staticmethod
    def _columns(state: State, frame: Arrange) -> list[int]:
        rests = state.players[frame.seat].rests
        return [column for column in range(FIRST_SLOTS) if not rests[column]]

    @staticmethod
    def _lay(state: State, frame: Arrange, card: str, column: int, last: str, out: Outcome) -> None:
        """Lay a card to rest; the ``last``, for which there is no choice, follows and is told with it."""
        player = state.players[frame.seat]
        frame.cards.remove(card)
        player.hand.remove(card)
        player.rests[column].append(card)
        place, told = f"column.{frame.seat}.{column + 1}", bool(last or frame.cards)
        out.emit("rest", seat=frame.seat, card=card, column=place, last=last, told=told)


class PlanRules(Handler[State, Plan]):
    """All at once lay cards face down in their slots (rulebook: Planning phase; ruling 1)."""

    secret = True
    ordered = False

    def candidates(self, state: State, frame: Plan) -> Iterator[Candidate]:
        """For everybody not ready: a card to a free slot, a card back to the hand, or ready."""
        table = cards()
        for seat in _waiting(frame):
            player = state.players[seat]
            yield from free(_planning(seat, player).actions)
            open_to = _free_slots(seat, player)
            if all(table[card].kind == "share" for card in player.hand):
                yield from (Candidate(act(seat, "place", slot), _NO_CARD) for slot in open_to)
            for card in player.hand:
                if table[card].kind == "share" or not open_to:
                    obstacle = _SHARE if table[card].kind == "share" else _FULL
                    yield Candidate(act(seat, "place", card), obstacle)

    def prompt(self, state: State, frame: Plan, seat: int) -> Text:
        """What to do and how to stop."""
        return _CHOOSE_PLAN

    def decisions(self, state: State, frame: Plan) -> tuple[Decision, ...]:
        """The plans alone: half of all positions of a game are of this frame."""
        return tuple([_planning(seat, state.players[seat]) for seat in _waiting(frame)])

    def apply(self, state: State, frame: Plan, action: Action, out: Outcome) -> None:
        """Touch only the own hand and slots; nothing of it shows before all are ready."""
        seat, player = action.player, state.players[action.player]
        if action.verb == "ready":
            frame.ready[seat] = True
            out.emit("ready", seat=seat)
            return
        slot = action.targets[-1]
        place = number_in(slot) - 1
        if action.verb == "lift":
            card, player.slots[place] = player.slots[place], ""
            insort(player.hand, card)
        else:
            card = action.targets[0]
            player.hand.remove(card)
            player.slots[place] = card
        out.whisper(seat, action.verb, seat=seat, card=card, slot=slot)

    def settle(self, state: State, frame: Plan, out: Outcome) -> bool:
        """All ready: the cards turn face up and the start player begins."""
        if not all(frame.ready):
            return False
        state.stack.pop()
        out.reveal()
        for seat, player in enumerate(state.players):
            out.emit("plan", seat=seat, cards=tuple(card for card in player.slots if card))
        start_turn(state, state.first, out)
        return True


def _waiting(frame: Draft | Plan) -> list[int]:
    """The seats that are not ready."""
    return [seat for seat, ready in enumerate(frame.ready) if not ready]


def _free_slots(seat: int, player: Player) -> list[str]:
    return [f"slot.{seat}.{slot + 1}" for slot in open_slots(player) if not player.slots[slot]]


def _planning(seat: int, player: Player) -> Decision:
    """What a player may plan, which follows from hand and slots alone."""
    return _plans(seat, tuple(player.hand), tuple(player.slots), tuple(open_slots(player)))


@lru_cache(maxsize=256)
def _plans(seat: int, hand: tuple[str, ...], slots: tuple[str, ...], opened: tuple[int, ...]) -> Decision:
    """Single-share cards have no action and never go in a slot (rulebook: Preparation b).

    While one player plans the others are asked the same again and again.
    """
    table, open_to = cards(), [f"slot.{seat}.{slot + 1}" for slot in opened if not slots[slot]]
    plannable = [card for card in hand if table[card].kind != "share"]
    actions = [act(seat, "place", card, slot) for card in plannable for slot in open_to]
    actions += [act(seat, "lift", f"slot.{seat}.{n + 1}") for n, card in enumerate(slots) if card]
    actions.append(act(seat, "ready", READY))
    return Decision(seat, _CHOOSE_PLAN, tuple(sorted(actions)), secret=True, ordered=False)
