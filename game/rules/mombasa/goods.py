"""Using goods cards: units buy one display card and steps on company tracks."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.ids import rest_of
from game.rules.kernel.text import Text, text
from game.rules.mombasa.area import GOODS_TILE, face_up, may_mix, permanent, units
from game.rules.mombasa.board import COMPANIES, RegionGraph
from game.rules.mombasa.components import Card, cards
from game.rules.mombasa.frames import Goods
from game.rules.mombasa.market import prices, take_card
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import DONE, free_steps, next_space, no_step, paid_steps, step

_IN_USE = text("mombasa-no-in-use")
_SPENDING = text("mombasa-no-spending")
_MIXING = text("mombasa-no-mixing")
_MIXING_CARD = text("mombasa-no-mixing-card")
_BOUGHT = text("mombasa-no-bought")
_ACQUIRE_FIRST = text("mombasa-no-acquire-first")
_NO_UNITS = text("mombasa-no-units")
_UNITS_LEFT = text("mombasa-no-units-left")


def goods_cards(state: State, seat: int) -> list[Card]:
    """The face-up goods cards of ``seat``."""
    return [card for card in face_up(state.players[seat]) if card.kind == "goods"]


class GoodsRules(Handler[State, Goods]):
    """Goods cards of one kind, or mixed to acquire a card (rulebook: Goods cards; rulings 3, 4, 6)."""

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph

    def candidates(self, state: State, frame: Goods) -> Iterator[Candidate]:
        """More cards, a display card, a step; and to stop where only capital calls lie ahead."""
        seat, player = frame.seat, state.players[frame.seat]
        for good in goods_cards(state, seat):
            yield Candidate(act(seat, "use", good.id), self._no_joining(state, frame, good))
        for card, price in self._prices(state, frame).items():
            yield Candidate(act(seat, "acquire", card), self._no_taking(frame, price))
        tied = self._no_spending(frame)
        for company in COMPANIES:
            space = next_space(state, player, company)
            verb = "pay" if space and space.call else "step"
            yield Candidate(act(seat, verb, f"track.{company}"), tied or no_step(player, space))
        yield Candidate(act(seat, "done", DONE), self._no_stopping(state, frame))

    def prompt(self, state: State, frame: Goods, seat: int) -> Text:
        """How many units are left, and what they may still be used for."""
        step = "bought" if frame.bought else "spending" if frame.spending else "joining"
        return text("mombasa-choose-goods", count=frame.left, step=step)

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
            step(state, frame.seat, rest_of(action.targets[0]), out)

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

    def _prices(self, state: State, frame: Goods) -> dict[str, int]:
        """What the display cards cost the player in units."""
        return prices(self.graph, state, permanent(state, state.players[frame.seat], "discount"))

    def _within(self, state: State, frame: Goods, reach: int) -> bool:
        """Whether ``reach`` units take a display card; at most one an action (ruling 3)."""
        return not frame.bought and any(price <= reach for price in self._prices(state, frame).values())

    def _no_joining(self, state: State, frame: Goods, card: Card) -> Text | None:
        """Cards of the same good join, or any where mixing buys a card (ruling 6)."""
        if card.id in frame.cards:
            return _IN_USE
        if frame.spending:
            return _SPENDING
        if {card.good} == _goods_of(frame):
            return None
        player = state.players[frame.seat]
        if not may_mix(state, player):
            return _MIXING
        rest = [other for other in goods_cards(state, frame.seat) if other.id not in frame.cards]
        reach = frame.left + sum(units(state, player, other) for other in rest)
        return None if self._within(state, frame, reach) else _MIXING_CARD

    @staticmethod
    def _no_taking(frame: Goods, price: int) -> Text | None:
        if frame.bought:
            return _BOUGHT
        return text("mombasa-no-price", price=price, have=frame.left) if price > frame.left else None

    @staticmethod
    def _no_spending(frame: Goods) -> Text | None:
        """Mixed goods may only be used in an action that acquires a card (ruling 6)."""
        if not frame.bought and len(_goods_of(frame)) > 1:
            return _ACQUIRE_FIRST
        return None if frame.left else _NO_UNITS

    def _no_stopping(self, state: State, frame: Goods) -> Text | None:
        """Units must be used while a step without a capital call is possible (ruling 3)."""
        tied = self._no_spending(frame)
        if tied is _NO_UNITS:
            return None
        return tied or (_UNITS_LEFT if free_steps(state, state.players[frame.seat]) else None)

    def _acquire(self, state: State, frame: Goods, card: str, out: Outcome) -> None:
        frame.left -= self._prices(state, frame)[card]
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


def _goods_of(frame: Goods) -> set[str]:
    return {cards()[name].good for name in frame.cards}


def join(state: State, frame: Goods, card: str, out: Outcome) -> None:
    """Add a goods card to those being used."""
    frame.cards.append(card)
    frame.left += units(state, state.players[frame.seat], cards()[card])
    out.emit("use", seat=frame.seat, card=card, units=frame.left)
