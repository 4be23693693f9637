"""The frames of a turn: income, the roll, the actions, the close."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.rules.istanbul_dice.bazaar import draw, open_card
from game.rules.istanbul_dice.components import CARD, COIN, COIN_WORTH, FACES, ROUND_DICE
from game.rules.istanbul_dice.deals import CHOOSE, SOLD, allowed, candidates, deal_at, legal
from game.rules.istanbul_dice.mosque import gain, working
from game.rules.istanbul_dice.payment import purse, usual
from game.rules.istanbul_dice.phrases import BROWN, CRYSTAL, Gain, Price
from game.rules.istanbul_dice.spending import ask_payment, close_deal
from game.rules.istanbul_dice.state import Actions, Drawn, Income, Roll, State, TurnEnd
from game.rules.istanbul_dice.supply import names, spend_coins, use
from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision, decide
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.ids import last_of
from game.rules.kernel.rounds import after
from game.rules.kernel.text import Text, text

REVEAL, ROLL = "button.reveal", "button.roll"
_ROLL_FIRST = text("istanbul_dice-no-roll-first")
_REROLL = Price(crystals=1)


class IncomeRules(Handler[State, Income]):
    """A card for each tile that says so, revealed one at a time (rulebook: Mosque tiles; ruling 11)."""

    def candidates(self, state: State, frame: Income) -> Iterator[Candidate]:
        """The top card is revealed."""
        yield Candidate(act(frame.seat, "reveal", REVEAL))
        yield from _not_yet(state, frame.seat)

    def decisions(self, state: State, frame: Income) -> tuple[Decision, ...]:
        """A single button."""
        return decide(frame.seat, self.prompt(state, frame, frame.seat), [act(frame.seat, "reveal", REVEAL)])

    def prompt(self, state: State, frame: Income, seat: int) -> Text:
        """How many are to come."""
        return text("istanbul_dice-choose-reveal", count=len(frame.waiting))

    def apply(self, state: State, frame: Income, action: Action, out: Outcome) -> None:
        """Reveal one and carry it out."""
        frame.waiting.pop(0)
        (card,) = draw(state, frame.seat, 1, out)
        open_card(state, frame.seat, card, out)

    def settle(self, state: State, frame: Income, out: Outcome) -> bool:
        """A tile that was lost to an earlier card brings none."""
        frame.waiting = [tile for tile in frame.waiting if tile in state.players[frame.seat].tiles]
        if frame.waiting:
            return False
        state.stack.pop()
        return True


class RollRules(Handler[State, Roll]):
    """Five dice, and those of mosque tiles (rulebook: A turn in short)."""

    def candidates(self, state: State, frame: Roll) -> Iterator[Candidate]:
        """The dice are rolled."""
        yield Candidate(act(frame.seat, "roll", ROLL))
        yield from _not_yet(state, frame.seat)

    def decisions(self, state: State, frame: Roll) -> tuple[Decision, ...]:
        """A single button."""
        return decide(frame.seat, self.prompt(state, frame, frame.seat), [act(frame.seat, "roll", ROLL)])

    def prompt(self, state: State, frame: Roll, seat: int) -> Text:
        """How many dice."""
        return text("istanbul_dice-choose-roll", count=len(state.cup) + len(own_dice(state, seat)))

    def apply(self, state: State, frame: Roll, action: Action, out: Outcome) -> None:
        """All dice show new faces and can be used."""
        seat, own = frame.seat, own_dice(state, frame.seat)
        state.stack[-1] = Actions(seat)
        state.dice = sorted(state.cup + own)
        state.cup = []
        state.players[seat].dice = state.players[seat].dice[len(own) :]
        _roll(state, seat, state.dice, "roll", out)


class ActionsRules(Handler[State, Actions]):
    """Rerolls before the first action, then actions, each finished before the next (rulebook: Actions)."""

    ordered = False

    def candidates(self, state: State, frame: Actions) -> Iterator[Candidate]:
        """Every reroll, action and purchase in sight."""
        return candidates(state, frame)

    def decisions(self, state: State, frame: Actions) -> tuple[Decision, ...]:
        """The candidates' legal half, listed without the other."""
        prompt = self.prompt(state, frame, frame.seat)
        return (Decision(frame.seat, prompt, legal(state, frame), ordered=False),)

    def prompt(self, state: State, frame: Actions, seat: int) -> Text:
        """How many actions are left, and whether dice can be rerolled."""
        player = state.players[seat]
        reroll = not frame.done and player.stock[CRYSTAL] > 0
        return _question(allowed(player) - frame.done, reroll)

    def apply(self, state: State, frame: Actions, action: Action, out: Outcome) -> None:
        """Reroll, end, or carry out an action; what it asks for comes as frames."""
        if action.verb == "end":
            state.stack[-1] = TurnEnd(frame.seat)
            return
        if action.verb == "reroll":
            _reroll(state, frame.seat, action, out)
            return
        frame.done += 1
        _ACTIONS.get(action.verb, _strike)(state, frame.seat, action, out)

    def settle(self, state: State, frame: Actions, out: Outcome) -> bool:
        """All actions are done, or nothing can be done: the turn ends."""
        if frame.done < allowed(state.players[frame.seat]) and _can_act(state, frame):
            return False
        state.stack[-1] = TurnEnd(frame.seat)
        return True


class TurnEndRules(Handler[State, TurnEnd]):
    """The dice go on; at the end of the round in which somebody has rubies enough, the game ends."""

    def settle(self, state: State, frame: TurnEnd, out: Outcome) -> bool:
        """Pass the turn on, or end the game."""
        state.stack.pop()
        _gather(state, frame.seat)
        following = after(frame.seat, len(state.players))
        if state.last_round and following == 0:
            out.emit("end")
        else:
            begin_turn(state, following, out)
        return True


@cache
def _question(count: int, reroll: bool) -> Text:
    return text("istanbul_dice-choose-action", count=count, reroll=reroll)


def begin_turn(state: State, seat: int, out: Outcome) -> None:
    """Tiles bought in the last turn work from now on; lira and crystals come before cards (ruling 11)."""
    player = state.players[seat]
    state.turn = seat
    player.fresh.clear()
    out.begin_turn(seat)
    for tile in working(player, "income"):
        gain(state, seat, tile.gains, tile.id, out)
    state.stack += [Roll(seat), Income(seat, [tile.id for tile in working(player, "card")])]


def _not_yet(state: State, seat: int) -> Iterator[Candidate]:
    """What an ordinary turn offers, while the dice are not rolled."""
    seen: set[str] = set()
    sold = [Candidate(act(seat, verb, space)) for verb, space in SOLD.items()]
    for action, _ in (*candidates(state, Actions(seat)), *sold):
        target = action.targets[0]
        if target not in seen and action.verb != "end":
            seen.add(target)
            yield Candidate(act(seat, action.verb, target), _ROLL_FIRST)


def own_dice(state: State, seat: int) -> list[int]:
    """The extra dice that are rolled this turn: those of tiles that work."""
    player = state.players[seat]
    return player.dice[: sum(1 for _ in working(player, "die"))]


def _roll(state: State, seat: int, dice: list[int], kind: str, out: Outcome) -> None:
    out.reveal()
    for die in dice:
        state.faces[die] = out.rng.pick(FACES)
    out.emit(kind, seat=seat, dice=names(dice), faces=tuple(state.faces[die] for die in dice))


def _reroll(state: State, seat: int, action: Action, out: Outcome) -> None:
    """A crystal for any number of dice (rulebook: A turn in short; ruling 2)."""
    spend_coins(state, seat, _REROLL, "", out)
    wanted = [last_of(target) for target in action.targets]
    dice = []
    for die in state.dice:
        if state.faces[die] in wanted:
            wanted.remove(state.faces[die])
            dice.append(die)
    _roll(state, seat, dice, "reroll", out)


def _can_act(state: State, frame: Actions) -> bool:
    """Whether there is anything to do but end; a die with a coin or a card, or two goods, always allow it."""
    goods = len(state.dice) + sum(state.players[frame.seat].stock[: BROWN + 1])
    return goods > 1 or len(legal(state, frame)) > 1


def _strike(state: State, seat: int, action: Action, out: Outcome) -> None:
    """A trade, a tile or a ruby, paid for as usual."""
    deal = deal_at(state, action.targets)
    close_deal(state, seat, deal, usual(deal.price, purse(state, seat)), action.targets[0], out)


def _choose(state: State, seat: int, action: Action, out: Outcome) -> None:
    """The same, good by good."""
    wanted = tuple(target for target in action.targets if target != CHOOSE)
    ask_payment(state, seat, deal_at(state, wanted), wanted[0])


def _collect(state: State, seat: int, action: Action, out: Outcome) -> None:
    """Two lira for every coin die, and the goods of lira tiles (rulebook: Actions; ruling 4)."""
    dice = use(state, FACES[COIN], len(state.dice))
    out.emit("collect", seat=seat, dice=names(dice))
    gain(state, seat, (Gain("lira", COIN_WORTH * len(dice)),), "space.lira", out)
    for tile in working(state.players[seat], "lira"):
        gain(state, seat, tile.gains, tile.id, out)


def _draw(state: State, seat: int, action: Action, out: Outcome) -> None:
    """As many cards as dice are spent; exactly one is carried out (rulebook: Actions; ruling 4)."""
    dice = use(state, FACES[CARD], action.amount)
    state.card_dice += len(dice)
    out.emit("cards", seat=seat, dice=names(dice))
    state.stack.append(Drawn(seat, draw(state, seat, len(dice), out)))


_ACTIONS = {"collect": _collect, "draw": _draw, "choose": _choose}


def _gather(state: State, seat: int) -> None:
    """Five dice are passed on; extra dice stay with their owner (rulebook: A turn in short; ruling 1)."""
    dice = sorted(state.dice + state.used)
    state.cup, kept = dice[:ROUND_DICE], dice[ROUND_DICE:]
    player = state.players[seat]
    player.dice = sorted(kept + player.dice)
    state.dice, state.used, state.card_dice = [], [], 0
