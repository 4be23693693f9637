"""Before the turns: the draft, laying cards to rest, and the secret planning of every round."""

from __future__ import annotations

from bisect import insort

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision, decide
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Handler
from game.rules.kernel.text import text
from game.rules.mombasa.area import FIRST_SLOTS, open_slots
from game.rules.mombasa.components import cards, printed_book, starting_tiles
from game.rules.mombasa.frames import Arrange, Draft, Gains, Plan
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.turns import start_turn

READY = "button.ready"


class DraftRules(Handler[State, Draft]):
    """Later games: each keeps one of two starting tiles, all reveal at once (rulebook: later games 14)."""

    def decisions(self, state: State, frame: Draft) -> tuple[Decision, ...]:
        """Everybody who is not ready chooses in secret; the choice may change until then."""
        asked: list[Decision] = []
        for seat, player in enumerate(state.players):
            if not frame.ready[seat]:
                actions = [act(seat, "keep", tile) for tile in player.offer if tile != player.tile]
                if player.tile:
                    actions.append(act(seat, "ready", READY))
                asked += decide(seat, text("mombasa-choose-tile"), actions, secret=True)
        return tuple(asked)

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
        for seat, player in enumerate(state.players):
            player.offer.clear()
            out.emit("tile", seat=seat, tile=player.tile)
        out.reveal()
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
        copies = (card for card in player.hand if card.split(".")[-1].split("-")[0] == name.split("-")[0])
        found.append(next(card for card in copies if card not in found))
    return found


class ArrangeRules(Handler[State, Arrange]):
    """Three cards rest above the first three slots, one on each (rulebook: Setup 14; ruling 21)."""

    def decisions(self, state: State, frame: Arrange) -> tuple[Decision, ...]:
        """Each card that still waits on each free column."""
        seat = frame.seat
        columns = self._columns(state, frame)
        actions = (act(seat, "rest", card, f"column.{seat}.{c + 1}") for card in frame.cards for c in columns)
        return decide(seat, text("mombasa-choose-rest", count=len(frame.cards)), actions)

    def apply(self, state: State, frame: Arrange, action: Action, out: Outcome) -> None:
        """Lay one card to rest."""
        card, column = action.targets
        self._lay(state, frame, card, int(column.rsplit(".", 1)[1]) - 1, out)

    def settle(self, state: State, frame: Arrange, out: Outcome) -> bool:
        """The last card has one place left."""
        if not frame.begun:
            frame.begun = True
            out.begin_turn(frame.seat)
            return True
        if len(frame.cards) > 1:
            return False
        for card in tuple(frame.cards):
            self._lay(state, frame, card, self._columns(state, frame)[0], out)
        state.stack.pop()
        return True

    @staticmethod
    def _columns(state: State, frame: Arrange) -> list[int]:
        rests = state.players[frame.seat].rests
        return [column for column in range(FIRST_SLOTS) if not rests[column]]

    @staticmethod
    def _lay(state: State, frame: Arrange, card: str, column: int, out: Outcome) -> None:
        player = state.players[frame.seat]
        frame.cards.remove(card)
        player.hand.remove(card)
        player.rests[column].append(card)
        out.emit("rest", seat=frame.seat, card=card, column=f"column.{frame.seat}.{column + 1}")


class PlanRules(Handler[State, Plan]):
    """All at once lay cards face down in their slots (rulebook: Planning phase; ruling 1)."""

    def decisions(self, state: State, frame: Plan) -> tuple[Decision, ...]:
        """For everybody not ready: a card to a free slot, a card back to the hand, or ready."""
        asked: list[Decision] = []
        for seat, player in enumerate(state.players):
            if not frame.ready[seat]:
                asked += decide(seat, text("mombasa-choose-plan"), _plans(seat, player), secret=True)
        return tuple(asked)

    def apply(self, state: State, frame: Plan, action: Action, out: Outcome) -> None:
        """Touch only the own hand and slots; nothing of it shows before all are ready."""
        seat, player = action.player, state.players[action.player]
        if action.verb == "ready":
            frame.ready[seat] = True
            out.emit("ready", seat=seat)
            return
        slot = action.targets[-1]
        place = int(slot.rsplit(".", 1)[1]) - 1
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
        for seat, player in enumerate(state.players):
            out.emit("plan", seat=seat, cards=tuple(card for card in player.slots if card))
        out.reveal()
        start_turn(state, state.first, out)
        return True


def _plans(seat: int, player: Player) -> list[Action]:
    """Single-share cards have no action and never go in a slot (rulebook: Preparation b)."""
    table, slots = cards(), open_slots(player)
    free = [f"slot.{seat}.{slot + 1}" for slot in slots if not player.slots[slot]]
    plannable = [card for card in player.hand if table[card].kind != "share"]
    actions = [act(seat, "place", card, slot) for card in plannable for slot in free]
    actions += [act(seat, "lift", f"slot.{seat}.{slot + 1}") for slot in slots if player.slots[slot]]
    return [*actions, act(seat, "ready", READY)]
