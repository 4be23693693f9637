"""Using goods cards: units buy one display card and steps on company tracks."""

from __future__ import annotations

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision, decide
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Handler
from game.rules.kernel.text import text
from game.rules.mombasa.area import GOODS_TILE, face_up, may_mix, permanent, units
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.components import Card, cards
from game.rules.mombasa.frames import Goods
from game.rules.mombasa.market import prices, take_card
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import DONE, free_steps, paid_steps, step


def goods_cards(state: State, seat: int) -> list[Card]:
    """The face-up goods cards of ``seat``."""
    return [card for card in face_up(state.players[seat]) if card.kind == "goods"]


class GoodsRules(Handler[State, Goods]):
    """Goods cards of one kind, or mixed to acquire a card (rulebook: Goods cards; rulings 3, 4, 6)."""

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def decisions(self, state: State, frame: Goods) -> tuple[Decision, ...]:
        """More cards, a display card, a step; and to stop where only capital calls lie ahead."""
        seat, player = frame.seat, state.players[frame.seat]
        actions = [act(seat, "use", card) for card in self._joining(state, frame)]
        actions += [act(seat, "acquire", card) for card in self._within(state, frame, frame.left)]
        if not self._must_acquire(frame) and frame.left:
            free = free_steps(state, player)
            actions += [act(seat, "step", f"track.{company}") for company in free]
            actions += [act(seat, "pay", f"track.{company}") for company in paid_steps(state, player)]
            if not free:
                actions.append(act(seat, "done", DONE))
        elif not frame.left and not self._must_acquire(frame):
            actions.append(act(seat, "done", DONE))
        return decide(seat, text("mombasa-choose-goods", count=frame.left), actions)

    def apply(self, state: State, frame: Goods, action: Action, out: Outcome) -> None:
        """Add a card, take a display card, step or stop."""
        if action.verb == "done":
            self._finish(state, frame, out)
        elif action.verb == "use":
            join(state, frame, action.targets[0], out)
        elif action.verb == "acquire":
            self._acquire(state, frame, action.targets[0], out)
        else:
            frame.left -= 1
            frame.spending = True
            step(state, frame.seat, action.targets[0].removeprefix("track."), out)

    def settle(self, state: State, frame: Goods, out: Outcome) -> bool:
        """All units spent, or nothing left to spend them on: the cards turn face down."""
        if not self._spent(state, frame):
            return False
        self._finish(state, frame, out)
        return True

    def _spent(self, state: State, frame: Goods) -> bool:
        if not frame.spending or self._within(state, frame, frame.left):
            return False
        player = state.players[frame.seat]
        return not frame.left or not (free_steps(state, player) or paid_steps(state, player))

    def _within(self, state: State, frame: Goods, reach: int) -> list[str]:
        """The display cards that ``reach`` units can take; at most one an action (ruling 3)."""
        if frame.bought:
            return []
        discount = permanent(state, state.players[frame.seat], "discount")
        return [card for card, price in prices(self.graph, state, discount).items() if price <= reach]

    def _joining(self, state: State, frame: Goods) -> list[str]:
        """The cards that may join: of the same good, or any where mixing buys a card (ruling 6)."""
        if frame.spending:
            return []
        player = state.players[frame.seat]
        rest = [card for card in goods_cards(state, frame.seat) if card.id not in frame.cards]
        goods = {cards()[name].good for name in frame.cards}
        reach = frame.left + sum(units(state, player, card) for card in rest)
        if may_mix(state, player) and self._within(state, frame, reach):
            return [card.id for card in rest]
        return [card.id for card in rest if {card.good} == goods]

    @staticmethod
    def _must_acquire(frame: Goods) -> bool:
        """Mixed goods may only be used in an action that acquires a card."""
        return not frame.bought and len({cards()[name].good for name in frame.cards}) > 1

    def _acquire(self, state: State, frame: Goods, card: str, out: Outcome) -> None:
        discount = permanent(state, state.players[frame.seat], "discount")
        frame.left -= prices(self.graph, state, discount)[card]
        frame.bought = frame.spending = True
        take_card(state, frame.seat, card, out)

    @staticmethod
    def _finish(state: State, frame: Goods, out: Outcome) -> None:
        state.stack.pop()
        player = state.players[frame.seat]
        player.used += frame.cards
        if player.plus in frame.cards:
            player.used.append(GOODS_TILE)
        out.emit("used", seat=frame.seat, cards=tuple(frame.cards))


def join(state: State, frame: Goods, card: str, out: Outcome) -> None:
    """Add a goods card to those being used."""
    frame.cards.append(card)
    frame.left += units(state, state.players[frame.seat], cards()[card])
    out.emit("use", seat=frame.seat, card=card, units=frame.left)
