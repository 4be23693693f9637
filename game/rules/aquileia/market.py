"""The market: Dolus, Pecunia, Equi et Arma, Servi, Potentia (rulebook: Mercatus; rulings 4 and 5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.rules.aquileia.dice import by_metal, roll_red
from game.rules.aquileia.frames import Dolus, Equi, Pecunia, Servi
from game.rules.aquileia.hands import draw, draw_to_hand, left_in
from game.rules.aquileia.money import can_pay, coins_of, obstacle_to_paying, pay, receive, score
from game.rules.aquileia.printed import area_spaces, exchanges, spaces
from game.rules.aquileia.state import State
from game.rules.aquileia.visits import ROLL, VisitRules, go_home
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate
from game.rules.kernel.ids import spell
from game.rules.kernel.text import Text, text

EXCHANGE_POINTS = 4
DECK = "deck.equi"
_NOT_YOURS = text("aquileia-no-agent-there")
_DECK_EMPTY, _NO_CARD = text("aquileia-no-card-left"), text("aquileia-no-card-there")


class DolusRules(VisitRules[Dolus]):
    """Two red dice bring the coins that they show."""

    kind = Dolus
    optional = False

    def wants(self, state: State, frame: Dolus) -> Iterator[Candidate]:
        """The roll."""
        yield Candidate(act(frame.seat, "roll", ROLL))

    def prompt(self, state: State, frame: Dolus, seat: int) -> Text:
        """Roll for coins."""
        return text("aquileia-choose-dolus")

    def work(self, state: State, frame: Dolus, action: Action, out: Outcome) -> bool:
        """Roll, and take the coins."""
        rolled = roll_red(state, frame.seat, spaces()[frame.space].most, out)
        receive(state, frame.seat, by_metal(rolled), out)
        return True


class PecuniaRules(VisitRules[Pecunia]):
    """Exactly one exchange of the list, in either direction, and four points for it."""

    kind = Pecunia

    def able(self, state: State, seat: int, space: str) -> bool:
        """There are coins for one of the exchanges."""
        return any(can_pay(state.players[seat], exchange.give) for exchange in exchanges().values())

    def wants(self, state: State, frame: Pecunia) -> Iterator[Candidate]:
        """Every exchange."""
        player = state.players[frame.seat]
        for id, exchange in exchanges().items():
            yield Candidate(act(frame.seat, "exchange", id), obstacle_to_paying(player, exchange.give))

    def prompt(self, state: State, frame: Pecunia, seat: int) -> Text:
        """Which exchange."""
        return text("aquileia-choose-exchange", points=EXCHANGE_POINTS)

    def work(self, state: State, frame: Pecunia, action: Action, out: Outcome) -> bool:
        """Change the money, and score."""
        exchange = exchanges()[action.targets[0]]
        out.emit("exchange", seat=frame.seat, exchange=exchange.id)
        pay(state, frame.seat, exchange.give, out)
        receive(state, frame.seat, exchange.get, out)
        score(state, frame.seat, EXCHANGE_POINTS, out)
        return True


@cache
def display_place(space: str) -> str:
    """Where the card of a space of Equi et Arma lies: on the leftmost the deck, else ``equi.1`` and so on."""
    number = area_spaces("equi").index(space)
    return spell("equi", number) if number else DECK


class EquiRules(VisitRules[Equi]):
    """One card for a bronze coin: that of the space, the leftmost unseen from the deck."""

    kind = Equi

    def able(self, state: State, seat: int, space: str) -> bool:
        """There is a card, and the coin for it."""
        return _has_card(state, space) and can_pay(state.players[seat], _price(space))

    def lacking(self, state: State, seat: int, space: str) -> str:
        """The coin, or the card."""
        return "coins" if _has_card(state, space) else "card"

    def wants(self, state: State, frame: Equi) -> Iterator[Candidate]:
        """The own card; those of the other spaces."""
        for space in area_spaces("equi"):
            obstacle = None if space == frame.space else _NOT_YOURS
            if not _has_card(state, space):
                obstacle = _DECK_EMPTY if display_place(space) == DECK else _NO_CARD
            yield Candidate(act(frame.seat, "buy", display_place(space)), obstacle)

    def prompt(self, state: State, frame: Equi, seat: int) -> Text:
        """Buy the card or not."""
        return text("aquileia-choose-equi", hidden="yes" if display_place(frame.space) == DECK else "no")

    def work(self, state: State, frame: Equi, action: Action, out: Outcome) -> bool:
        """Pay, and take the card into the hand."""
        seat, (place,) = frame.seat, action.targets
        pay(state, seat, _price(frame.space), out)
        if place == DECK:
            draw_to_hand(state, seat, "equi", 1, out)
            return True
        number = area_spaces("equi").index(frame.space) - 1
        card, state.display[number] = state.display[number], ""
        hand = state.players[seat].equi
        hand.append(card)
        hand.sort()
        out.emit("buy", seat=seat, card=card, place=place)
        return True


def _price(space: str) -> tuple[int, int, int]:
    return coins_of(spaces()[space].metal)


def _has_card(state: State, space: str) -> bool:
    if display_place(space) == DECK:
        return left_in(state, "equi") > 0
    return bool(state.display[area_spaces("equi").index(space) - 1])


def refill_display(state: State, out: Outcome) -> None:
    """After all purchases the empty places get new cards (ruling 5)."""
    for number, card in enumerate(state.display):
        if not card and left_in(state, "equi"):
            out.reveal()
            state.display[number] = draw(state, "equi", out)
            out.emit("refill", card=state.display[number], place=spell("equi", number + 1))


class ServiRules(VisitRules[Servi]):
    """Slave cards, unseen from the deck: so many coins of the row's metal, so many cards."""

    kind = Servi

    def able(self, state: State, seat: int, space: str) -> bool:
        """There is a card, and a coin for it."""
        return left_in(state, "servi") > 0 and can_pay(state.players[seat], _price(space))

    def lacking(self, state: State, seat: int, space: str) -> str:
        """The coin, or the card."""
        return "coins" if left_in(state, "servi") else "card"

    def wants(self, state: State, frame: Servi) -> Iterator[Candidate]:
        """Every number of cards up to the row's."""
        player, space = state.players[frame.seat], spaces()[frame.space]
        for count in range(1, _most(state, frame.space) + 1):
            obstacle = obstacle_to_paying(player, coins_of(space.metal, count))
            yield Candidate(act(frame.seat, "buy", "deck.servi", amount=count), obstacle)

    def prompt(self, state: State, frame: Servi, seat: int) -> Text:
        """How many."""
        space = spaces()[frame.space]
        return text("aquileia-choose-servi", metal=space.metal, most=_most(state, frame.space))

    def work(self, state: State, frame: Servi, action: Action, out: Outcome) -> bool:
        """Pay, and draw the cards."""
        pay(state, frame.seat, coins_of(spaces()[frame.space].metal, action.amount), out)
        draw_to_hand(state, frame.seat, "servi", action.amount, out)
        return True


def _most(state: State, space: str) -> int:
    """How many slave cards a space sells: no more than there are."""
    return min(spaces()[space].most, left_in(state, "servi"))


def claim_dice(state: State, space: str, out: Outcome) -> None:
    """Potentia: the blue dice are the player's for this round (rulebook: Potentia)."""
    state.dice_owner = state.spaces[space]
    out.emit("claim", seat=state.dice_owner)
    go_home(state, space, out)
