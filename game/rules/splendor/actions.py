"""The actions of a turn: taking, reserving, buying, with the choices that belong to them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision, decide
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler, free
from game.rules.kernel.ids import last_of, number_in
from game.rules.kernel.text import Text, text
from game.rules.splendor.components import COLORS, GOLD, PILES, ROW_NUMBER, ROWS, cards
from game.rules.splendor.dealing import collect, hold, purchase, refill, take_off, top_of
from game.rules.splendor.moves import bought, buys, candidates, legal, reserves
from game.rules.splendor.oneof import OneOf
from game.rules.splendor.order import PAIR_TAKEN, follow, leave
from game.rules.splendor.paying import obvious, payments
from game.rules.splendor.state import Keeping, Payment, Reserved, State, Turn

DRAWN = {False: 1, True: 2}
"""Cards drawn for an unseen reserve, without and with the trading post for it."""
_TURN = text("splendor-choose-action")
_PAYMENT, _MEANS = text("splendor-choose-payment"), text("splendor-choose-means")


class TurnRules(Handler[State, Turn]):
    """One of the four actions, or a pass where none is possible (rulebook: Actions; ruling 7)."""

    ordered = False

    def candidates(self, state: State, frame: Turn) -> Iterator[Candidate]:
        """The four actions with every pile, deck, card and tile that lies in sight."""
        return candidates(state, frame.seat)

    def prompt(self, state: State, frame: Turn, seat: int) -> Text:
        """The question of every turn."""
        return _TURN

    def guarded(self, state: State, frame: Turn, seat: int) -> frozenset[str]:
        """Whether a blind card can be bought tells something about it."""
        held = state.players[seat].reserved
        return _blind(seat, tuple([card.blind for card in held])) if held else frozenset()

    def decisions(self, state: State, frame: Turn) -> tuple[Decision, ...]:
        """Every action, in canonical order: the candidates' legal half, listed without the other."""
        seat = frame.seat
        actions = legal(state, seat)
        guarded = self.guarded(state, frame, seat)
        return (Decision(seat, _TURN, actions, False, False, guarded),) if actions else ()

    def apply(self, state: State, frame: Turn, action: Action, out: Outcome) -> None:
        """Take, reserve or buy; the rest of the turn follows from the frames pushed here."""
        state.passes = 0
        if action.verb != "buy_gold":
            leave(state)
        _ACTIONS[action.verb](state, frame.seat, action.targets, out)

    def settle(self, state: State, frame: Turn, out: Outcome) -> bool:
        """Nothing to do at all: the turn passes."""
        if self._can_act(state, frame.seat):
            return False
        state.passes += 1
        out.emit("pass", seat=frame.seat)
        leave(state)
        return True

    @staticmethod
    def _can_act(state: State, seat: int) -> bool:
        # The cheap questions first: this runs before every turn.
        return any(state.bank[:GOLD]) or bool(reserves(state, seat)) or bool(buys(state, seat))


class PaymentRules(Handler[State, Payment]):
    """Which own tokens to keep and which cards to burn (rulebook: Actions, gold; Orient; ruling 3)."""

    ordered = False

    def candidates(self, state: State, frame: Payment) -> Iterator[Candidate]:
        """Every way to pay; own tokens that no gold can spare and cards that are not burned."""
        seat, player = frame.seat, state.players[frame.seat]
        card = bought(state, seat, frame.source)
        actions = [action for action, _ in payments(player, seat, card)]
        yield from free(actions)
        spent = {target for action in actions for target in action.targets}
        for target in (f"tokens.{seat}.{pile}" for pile in PILES):
            if target not in spent:
                yield Candidate(act(seat, "pay", target), text("splendor-no-spare"))
        if card.burn is not None:
            reason = text("splendor-no-burn-this", color=COLORS[card.burn])
            yield from (Candidate(act(seat, "pay", id), reason) for id in player.cards if id not in spent)

    def decisions(self, state: State, frame: Payment) -> tuple[Decision, ...]:
        """Every way to pay: the candidates' legal half, listed without the other."""
        seat = frame.seat
        every = payments(state.players[seat], seat, bought(state, seat, frame.source))
        return decide(seat, self.prompt(state, frame, seat), (action for action, _ in every), ordered=False)

    def prompt(self, state: State, frame: Payment, seat: int) -> Text:
        """The own tokens to keep, with them the gold cards to burn; or the cards that are the price."""
        card = bought(state, seat, frame.source)
        if card.burn is not None:
            return text("splendor-choose-burn", count=card.burns, color=COLORS[card.burn])
        return _MEANS if state.players[seat].golden else _PAYMENT

    def apply(self, state: State, frame: Payment, action: Action, out: Outcome) -> None:
        """Pay so and take the card."""
        seat, source = frame.seat, frame.source
        card = bought(state, seat, source)
        every = payments(state.players[seat], seat, card)
        way = next(way for choice, way in every if choice == action)
        state.stack.pop()
        leave(state)
        purchase(state, seat, source, card, way, out)


class KeepingRules(OneOf[Keeping]):
    """One of the cards drawn for an unseen reserve; another goes under its deck (rulebook: Trading Posts).

    The choice is made behind a curtain, and the cards are named by their places: it tells nothing of them.
    """

    secret = True
    verb = "keep"
    question = "splendor-choose-drawn"

    def options(self, state: State, frame: Keeping) -> list[str]:
        """The places of the cards."""
        return [f"drawn.{frame.seat}.{place}" for place in range(len(frame.cards))]

    def grant(self, state: State, frame: Keeping, target: str, out: Outcome) -> None:
        """One into the hand; the player knows the other wherever its deck still hides it."""
        seat, deck = frame.seat, f"deck.{ROWS[frame.row].name}"
        left = list(frame.cards)
        kept = left.pop(number_in(target))
        hold(state, seat, kept, out, source=target if left else deck, blind=True)
        for card in left:
            pile, known = state.decks[frame.row], state.sunk[frame.row]
            pile.insert(0, card)
            known.insert(0, seat)
            out.emit("sink", seat=seat, source=target, deck=deck)


def _take(state: State, seat: int, targets: tuple[str, ...], out: Outcome) -> None:
    """Tokens from the bank; two of one colour may bring a third (rulebook: Trading Posts)."""
    piles = collect(state, seat, _piles(targets))
    out.emit("take", seat=seat, piles=piles)
    if len(piles) == 2 and piles[0] == piles[1]:
        follow(state, PAIR_TAKEN, seat, PILES.index(piles[0]))


def _reserve(state: State, seat: int, targets: tuple[str, ...], out: Outcome) -> None:
    """A face-up card, whose place is filled at once, or the top of a deck (rulebook: Actions; ruling 25)."""
    (source,) = targets
    if source.startswith("deck."):
        _draw(state, seat, ROW_NUMBER[last_of(source)], out)
        return
    card = cards()[source]
    hold(state, seat, source, out, source=source, blind=False)
    take_off(state, card, out)
    refill(state, card.row, out)


def _draw(state: State, seat: int, row: int, out: Outcome) -> None:
    """Cards from the top of a deck, one of which is kept (ruling 16: a single one left is taken)."""
    deck = state.decks[row]
    wanted = DRAWN[state.players[seat].has("draw")]
    drawn = tuple(top_of(state, row) for _ in range(min(wanted, len(deck))))
    out.reveal()
    if len(drawn) > 1:
        out.emit("draw", seat=seat, deck=f"deck.{ROWS[row].name}", row=ROWS[row].name, count=len(drawn))
    for card in drawn:
        out.whisper(seat, "drawn", seat=seat, card=card)
    state.stack.append(Keeping(seat, row, drawn))


def _buy(state: State, seat: int, targets: tuple[str, ...], out: Outcome) -> None:
    """The obvious payment."""
    (source,) = targets
    _lay_open(state, seat, source, out)
    card = bought(state, seat, source)
    purchase(state, seat, source, card, obvious(state.players[seat], card), out)


def _buy_choosing(state: State, seat: int, targets: tuple[str, ...], out: Outcome) -> None:
    """The payment is chosen next."""
    _lay_open(state, seat, targets[0], out)
    state.stack.append(Payment(seat, targets[0]))


_ACTIONS = {"take": _take, "reserve": _reserve, "buy": _buy, "buy_gold": _buy_choosing}


def _lay_open(state: State, seat: int, source: str, out: Outcome) -> None:
    """A blind card is shown while it is paid for: the ways to pay would betray it anyway."""
    if not source.startswith("reserve."):
        return
    place = number_in(source)
    held = state.players[seat].reserved
    if held[place].blind:
        held[place] = Reserved(held[place].card, blind=False)
        out.reveal()
        out.emit("show", seat=seat, card=held[place].card)


@cache
def _piles(targets: tuple[str, ...]) -> tuple[str, ...]:
    """The piles of the bank that tokens are taken from."""
    return tuple(map(last_of, targets))


@lru_cache
def _blind(seat: int, blind: tuple[bool, ...]) -> frozenset[str]:
    """The places of the cards that came unseen."""
    return frozenset(f"reserve.{seat}.{place}" for place, unseen in enumerate(blind) if unseen)
