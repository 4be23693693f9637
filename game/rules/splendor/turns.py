"""The frames of a turn: the action, its payment, tokens over ten, the noble's visit, the close."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler, free
from game.rules.kernel.ids import last_of, number_in
from game.rules.kernel.rounds import after
from game.rules.kernel.text import Text, text
from game.rules.splendor.components import COLORS, GOLD, PILES, Card, cards, nobles
from game.rules.splendor.moves import (
    TOKEN_LIMIT,
    bought,
    buys,
    candidates,
    discards,
    legal,
    payments,
    reserves,
    shortfall,
    spared,
)
from game.rules.splendor.state import Discard, Payment, Player, Reserved, State, Turn, TurnEnd, Visit

GOAL = 15
_TURN = text("splendor-choose-action")


class TurnRules(Handler[State, Turn]):
    """One of the four actions, or a pass where none is possible (rulebook: Actions; ruling 7)."""

    ordered = False

    def candidates(self, state: State, frame: Turn) -> Iterator[Candidate]:
        """The four actions with every pile, deck, card and noble that stands in sight."""
        return candidates(state, frame.seat)

    def prompt(self, state: State, frame: Turn, seat: int) -> Text:
        """The question of every turn."""
        return _TURN

    def guarded(self, state: State, frame: Turn, seat: int) -> frozenset[str]:
        """Whether a blind card can be bought tells something about it."""
        blind = [place for place, held in enumerate(state.players[seat].reserved) if held.blind]
        return frozenset(f"reserve.{seat}.{place}" for place in blind)

    def decisions(self, state: State, frame: Turn) -> tuple[Decision, ...]:
        """Every action, in canonical order: the candidates' legal half, listed without the other."""
        seat = frame.seat
        actions = legal(state, seat)
        return (
            (Decision(seat, _TURN, actions, ordered=False, guarded=self.guarded(state, frame, seat)),)
            if actions
            else ()
        )

    def apply(self, state: State, frame: Turn, action: Action, out: Outcome) -> None:
        """Take, reserve or buy; the rest of the turn follows from the frames pushed here."""
        seat = frame.seat
        state.passes = 0
        if action.verb in ("buy", "buy_gold"):
            _lay_open(state, seat, action.targets[0], out)
        if action.verb == "buy_gold":
            state.stack.append(Payment(seat, action.targets[0]))
            return
        _ACTIONS[action.verb](state, seat, action.targets, out)
        close_turn(state, seat)

    def settle(self, state: State, frame: Turn, out: Outcome) -> bool:
        """Nothing to do at all: the turn passes."""
        if self._can_act(state, frame.seat):
            return False
        state.passes += 1
        out.emit("pass", seat=frame.seat)
        close_turn(state, frame.seat)
        return True

    @staticmethod
    def _can_act(state: State, seat: int) -> bool:
        # The cheap questions first: this runs before every turn.
        return any(state.bank[:GOLD]) or bool(reserves(state, seat)) or bool(buys(state, seat))


class PaymentRules(Handler[State, Payment]):
    """Which of the own tokens gold stands for (rulebook: Actions, gold is free; ruling 3)."""

    ordered = False

    def candidates(self, state: State, frame: Payment) -> Iterator[Candidate]:
        """Every way to pay; own tokens that no gold can spare."""
        seat = frame.seat
        ways = payments(state.players[seat], seat, bought(state, seat, frame.source))
        yield from free(ways)
        spared = {target for way in ways for target in way.targets}
        for pile in PILES:
            if (tokens := f"tokens.{seat}.{pile}") not in spared:
                yield Candidate(act(seat, "pay", tokens), text("splendor-no-spare"))

    def prompt(self, state: State, frame: Payment, seat: int) -> Text:
        """The own tokens to keep."""
        return text("splendor-choose-payment")

    def apply(self, state: State, frame: Payment, action: Action, out: Outcome) -> None:
        """Pay so and take the card."""
        state.stack.pop()
        kept = [action.targets.count(f"tokens.{frame.seat}.{color}") for color in COLORS]
        buy(state, frame.seat, frame.source, kept, out)
        close_turn(state, frame.seat)


class DiscardRules(Handler[State, Discard]):
    """Tokens over ten go back at the end of the turn (rulebook: Limit; ruling 4)."""

    ordered = False

    def candidates(self, state: State, frame: Discard) -> Iterator[Candidate]:
        """Every way to return exactly the surplus."""
        return free(discards(state.players[frame.seat], frame.seat))

    def prompt(self, state: State, frame: Discard, seat: int) -> Text:
        """How many."""
        return text("splendor-choose-discard", count=sum(state.players[seat].tokens) - TOKEN_LIMIT)

    def apply(self, state: State, frame: Discard, action: Action, out: Outcome) -> None:
        """Return the tokens."""
        state.stack.pop()
        player = state.players[frame.seat]
        piles = [last_of(target) for target in action.targets]
        for pile in piles:
            place = PILES.index(pile)
            player.tokens[place] -= 1
            state.bank[place] += 1
        out.emit("discard", seat=frame.seat, piles=tuple(piles))

    def settle(self, state: State, frame: Discard, out: Outcome) -> bool:
        """Nothing to return: go on."""
        if sum(state.players[frame.seat].tokens) > TOKEN_LIMIT:
            return False
        state.stack.pop()
        return True


class VisitRules(Handler[State, Visit]):
    """At most one noble a turn, compulsory, chosen if several would come (rulebook: Nobles; ruling 5)."""

    def candidates(self, state: State, frame: Visit) -> Iterator[Candidate]:
        """Every noble; those who would not come say so."""
        willing = _willing(state, frame.seat)
        for noble in filter(None, state.nobles):
            obstacle = None if noble in willing else text("splendor-no-noble")
            yield Candidate(act(frame.seat, "noble", noble), obstacle)

    def prompt(self, state: State, frame: Visit, seat: int) -> Text:
        """Which of them."""
        return text("splendor-choose-noble")

    def apply(self, state: State, frame: Visit, action: Action, out: Outcome) -> None:
        """Receive the chosen noble."""
        state.stack.pop()
        _receive(state, frame.seat, action.targets[0], out)

    def settle(self, state: State, frame: Visit, out: Outcome) -> bool:
        """Nobody, or a single noble, needs no choice."""
        willing = _willing(state, frame.seat)
        if len(willing) > 1:
            return False
        state.stack.pop()
        for noble in willing:
            _receive(state, frame.seat, noble, out)
        return True


class TurnEndRules(Handler[State, TurnEnd]):
    """The end is triggered by 15 points; all finish the round (rulebook: End of the game; ruling 6)."""

    def settle(self, state: State, frame: TurnEnd, out: Outcome) -> bool:
        """Pass the turn on, or end the game."""
        state.stack.pop()
        seat = frame.seat
        if not state.last_round and state.players[seat].points >= GOAL:
            state.last_round = True
            out.emit("last_round", seat=seat)
        following = after(seat, len(state.players))
        if (state.last_round and following == 0) or state.passes == len(state.players):
            out.emit("end")
            return True
        state.stack.append(Turn(following))
        out.begin_turn(following)
        return True


def close_turn(state: State, seat: int) -> None:
    """After the action: return to ten, then a noble, then the close."""
    state.stack.pop()
    state.stack += [TurnEnd(seat), Visit(seat), Discard(seat)]


def take(state: State, seat: int, targets: tuple[str, ...], out: Outcome) -> None:
    """Tokens from the bank."""
    player = state.players[seat]
    piles = tuple(last_of(target) for target in targets)
    for pile in piles:
        place = PILES.index(pile)
        state.bank[place] -= 1
        player.tokens[place] += 1
    out.emit("take", seat=seat, piles=piles)


def reserve(state: State, seat: int, targets: tuple[str, ...], out: Outcome) -> None:
    """A card into the hand, and a gold token if one is left (rulebook: Actions; ruling 2)."""
    player = state.players[seat]
    (source,) = targets
    gold = state.bank[GOLD] > 0
    if gold:
        state.bank[GOLD] -= 1
        player.tokens[GOLD] += 1
    place = f"reserve.{seat}.{len(player.reserved)}"
    if source.startswith("deck."):
        level = number_in(source)
        card = state.decks[level - 1].pop()
        player.reserved.append(Reserved(card, blind=True))
        out.reveal()
        out.emit("reserve_blind", seat=seat, level=level, source=source, place=place, gold=gold)
        out.whisper(seat, "drawn", seat=seat, card=card)
        return
    player.reserved.append(Reserved(source, blind=False))
    out.emit("reserve", seat=seat, card=source, place=place, gold=gold)
    _refill(state, source, out)


def buy(state: State, seat: int, source: str, kept: Iterable[int], out: Outcome) -> None:
    """Pay for a card and lay it in front of the player.

    Args:
        state: the position.
        seat: who buys.
        source: the card in the market or the reserve place.
        kept: by colour, own tokens that stay because gold stands for them.
        out: where events go.
    """
    player = state.players[seat]
    card = bought(state, seat, source)
    paid = _pay(state, player, card, kept)
    from_hand = source != card.id
    if from_hand:
        del player.reserved[number_in(source)]
    player.cards.append(card.id)
    player.bonuses[card.bonus] += 1
    player.points += card.points
    out.emit("buy", seat=seat, card=card.id, source=source, paid=paid)
    if not from_hand:
        _refill(state, card.id, out)


def _buy_plainly(state: State, seat: int, targets: tuple[str, ...], out: Outcome) -> None:
    buy(state, seat, targets[0], (0,) * 5, out)


_ACTIONS = {"take": take, "reserve": reserve, "buy": _buy_plainly}


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


def _pay(state: State, player: Player, card: Card, kept: Iterable[int]) -> tuple[int, ...]:
    """Move the price to the bank; returns it by colour, gold last."""
    kept = tuple(kept)
    paid = [own - keep for own, keep in zip(spared(player, card), kept, strict=True)]
    paid.append(shortfall(player, card) + sum(kept))
    for place, count in enumerate(paid):
        player.tokens[place] -= count
        state.bank[place] += count
    return tuple(paid)


def _refill(state: State, card: str, out: Outcome) -> None:
    """A card left the market: the deck of its level fills the place at once (rulebook: Replacing cards)."""
    level = cards()[card].level
    row, deck = state.market[level - 1], state.decks[level - 1]
    place = row.index(card)
    row[place] = deck.pop() if deck else ""
    if row[place]:
        out.reveal()
        out.emit("refill", card=row[place], level=level)


def _willing(state: State, seat: int) -> list[str]:
    """The nobles whose needs the player's bonuses meet."""
    bonuses = state.players[seat].bonuses
    table = nobles()
    return [
        noble
        for noble in state.nobles
        if noble and all(have >= need for have, need in zip(bonuses, table[noble].needs, strict=True))
    ]


def _receive(state: State, seat: int, noble: str, out: Outcome) -> None:
    player = state.players[seat]
    state.nobles[state.nobles.index(noble)] = ""
    player.nobles.append(noble)
    player.points += nobles()[noble].points
    out.emit("noble", seat=seat, noble=noble)
