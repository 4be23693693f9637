"""How a turn closes: the refill, tokens over ten, the noble, the end check."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler, free
from game.rules.kernel.ids import last_of
from game.rules.kernel.rounds import after
from game.rules.kernel.text import Text, text
from game.rules.splendor.components import PILES, nobles
from game.rules.splendor.dealing import give_back, refill
from game.rules.splendor.moves import TOKEN_LIMIT, discards
from game.rules.splendor.oneof import OneOf
from game.rules.splendor.order import NEXT, follow
from game.rules.splendor.packing import GUARDS, pack
from game.rules.splendor.state import Discard, Refill, State, TurnEnd, Visit


class RefillRules(Handler[State, Refill]):
    """Places that a purchase emptied are filled when nothing else can be bought (rulings 20, 25)."""

    def settle(self, state: State, frame: Refill, out: Outcome) -> bool:
        """Fill every place whose deck has cards."""
        state.stack.pop()
        for row, places in enumerate(state.market):
            if "" in places:
                refill(state, row, out)
        return True


class DiscardRules(Handler[State, Discard]):
    """Tokens over ten go back at the end of the turn (rulebook: Limit; ruling 4)."""

    ordered = False

    def candidates(self, state: State, frame: Discard) -> Iterator[Candidate]:
        """Every way to return exactly the surplus."""
        return free(discards(frame.seat, state.players[frame.seat].tokens))

    def decisions(self, state: State, frame: Discard) -> tuple[Decision, ...]:
        """The same, which are in order already."""
        actions = discards(frame.seat, state.players[frame.seat].tokens)
        return (Decision(frame.seat, self.prompt(state, frame, frame.seat), actions, ordered=False),)

    def prompt(self, state: State, frame: Discard, seat: int) -> Text:
        """How many."""
        return _question(sum(state.players[seat].tokens) - TOKEN_LIMIT)

    def apply(self, state: State, frame: Discard, action: Action, out: Outcome) -> None:
        """Return the tokens."""
        state.stack.pop()
        piles = tuple(last_of(target) for target in action.targets)
        give_back(state, frame.seat, [piles.count(pile) for pile in PILES])
        out.emit("discard", seat=frame.seat, piles=piles)

    def settle(self, state: State, frame: Discard, out: Outcome) -> bool:
        """Nothing to return: go on."""
        if sum(state.players[frame.seat].tokens) > TOKEN_LIMIT:
            return False
        state.stack.pop()
        return True


class VisitRules(OneOf[Visit]):
    """At most one noble a turn, compulsory, chosen if several would come (rulebook: Nobles; ruling 5)."""

    verb = "noble"
    question = "splendor-choose-noble"

    def options(self, state: State, frame: Visit) -> list[str]:
        """The nobles whose needs the player's cards meet."""
        have, needs = pack(state.players[frame.seat].counts()) + GUARDS, _needs()
        return [guest for guest in state.nobles if have - needs[guest] & GUARDS == GUARDS]

    def refused(self, state: State, frame: Visit) -> Iterator[tuple[str, Text]]:
        """The others."""
        willing = self.options(state, frame)
        for noble in filter(None, state.nobles):
            if noble not in willing:
                yield noble, text("splendor-no-noble")

    def grant(self, state: State, frame: Visit, target: str, out: Outcome) -> None:
        """The noble comes."""
        player = state.players[frame.seat]
        state.nobles[state.nobles.index(target)] = ""
        player.nobles.append(target)
        player.points += nobles()[target].points
        out.emit("noble", seat=frame.seat, noble=target)


class TurnEndRules(Handler[State, TurnEnd]):
    """The goal calls the end; all finish the round (rulebook: End of the game; ruling 6)."""

    def settle(self, state: State, frame: TurnEnd, out: Outcome) -> bool:
        """Pass the turn on, or end the game."""
        state.stack.pop()
        seat = frame.seat
        if not state.last_round and state.players[seat].points >= state.goal:
            state.last_round = True
            out.emit("last_round", seat=seat)
        following = after(seat, len(state.players))
        if (state.last_round and following == 0) or state.passes == len(state.players):
            out.emit("end")
            return True
        follow(state, NEXT, following)
        out.begin_turn(following)
        return True


@cache
def _needs() -> dict[str, int]:
    """The packed needs of every noble; those of an empty place, "", exceed everything."""
    return {"": GUARDS} | {noble.id: pack(noble.needs) for noble in nobles().values()}


@cache
def _question(over: int) -> Text:
    return text("splendor-choose-discard", count=over)
