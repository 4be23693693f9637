"""Orient: pair cards, cards that bring a card along, double bonuses, gold and burning (rulings 9 to 14).

Its rows and cards lie in the tables (`components`), what they cost in `paying` and `obstacles`; here are the
steps after such a card has come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from game.rules.kernel.event import Outcome
from game.rules.kernel.ids import last_of
from game.rules.kernel.text import Text, text
from game.rules.splendor.components import COLORS, Card, cards
from game.rules.splendor.dealing import get_free, pair
from game.rules.splendor.expansion import Expansion, Handlers
from game.rules.splendor.obstacles import FREE, Wish, obstacle
from game.rules.splendor.oneof import OneOf
from game.rules.splendor.paying import purse
from game.rules.splendor.state import Gift, Pairing, State


class PairingRules(OneOf[Pairing]):
    """A pair card takes the colour of an owned card (rulebook: Orient, levels 1 and 2; ruling 11)."""

    verb = "pair"
    question = "splendor-choose-pair"

    def options(self, state: State, frame: Pairing) -> list[str]:
        """The columns with a bonus, for a card that is paired."""
        if not cards()[frame.card].copies:
            return []
        bonuses = zip(COLORS, state.players[frame.seat].bonuses, strict=True)
        return [f"bonus.{frame.seat}.{color}" for color, count in bonuses if count]

    def refused(self, state: State, frame: Pairing) -> Iterator[tuple[str, Text]]:
        """The empty columns and the golden one."""
        options = self.options(state, frame)
        for color in (*COLORS, "gold"):
            if (column := f"bonus.{frame.seat}.{color}") not in options:
                yield column, text("splendor-no-pair-column")

    def grant(self, state: State, frame: Pairing, target: str, out: Outcome) -> None:
        """From now on it is a card of that colour with a bonus of one."""
        color = last_of(target)
        pair(state.players[frame.seat], cards()[frame.card], COLORS.index(color))
        out.emit("pair", seat=frame.seat, card=frame.card, color=color)


class GiftRules(OneOf[Gift]):
    """A card brings a face-up card of a lower level along (rulebook: Orient, levels 2 and 3; ruling 13).

    It is no purchase: only the effects of the card follow. Compulsory where there is one.
    """

    verb = "free"
    question = "splendor-choose-free"

    def options(self, state: State, frame: Gift) -> list[str]:
        """The face-up cards of the level that nothing stands in the way of."""
        return [card.id for card in _level(state, frame) if self._obstacle(state, frame, card) is None]

    def refused(self, state: State, frame: Gift) -> Iterator[tuple[str, Text]]:
        """Those under a rival's stronghold, and those of other levels."""
        level = cards()[frame.card].free
        for id in (id for row in state.market for id in row if id):
            card = cards()[id]
            other = text("splendor-no-free-level", level=level) if card.level != level else None
            if reason := other or self._obstacle(state, frame, card):
                yield id, reason

    def prompt(self, state: State, frame: Gift, seat: int) -> Text:
        """Which of them."""
        return text(self.question, level=cards()[frame.card].free)

    def grant(self, state: State, frame: Gift, target: str, out: Outcome) -> None:
        """The card comes with its own effects."""
        get_free(state, frame.seat, cards()[target], out)

    @staticmethod
    def _obstacle(state: State, frame: Gift, card: Card) -> Text | None:
        return obstacle(FREE, Wish(state, frame.seat, card, purse(state.players[frame.seat])))


def _level(state: State, frame: Gift) -> Iterator[Card]:
    """The face-up cards of the level that the frame's card brings along."""
    level = cards()[frame.card].free
    face_up = (cards()[id] for row in state.market for id in row if id)
    return (card for card in face_up if card.level == level)


class Orient(Expansion):
    """The expansion."""

    id = "orient"
    handlers: ClassVar[Handlers] = {Pairing: PairingRules(), Gift: GiftRules()}

    def invariants(self, state: State) -> Iterator[str]:
        """Discounts, doubles and pairs agree with the cards."""
        waiting = {frame.card for frame in state.stack if isinstance(frame, Pairing)}
        for seat, player in enumerate(state.players):
            own = (cards()[id] for id in player.cards)
            doubled = Counter(card.bonus for card in own for _ in range(card.worth - 1))
            if Counter(player.doubled) != doubled:
                yield f"seat {seat}: the double bonuses {player.doubled} do not agree with the cards"
            pairs = {id for id in player.cards if cards()[id].copies}
            if player.paired.keys() != pairs - waiting:
                yield f"seat {seat}: a pair card without a colour, or a colour without its card"
            if any(not cards()[id].gold for id in player.golden):
                yield f"seat {seat}: a card among the golden ones that is not golden"
