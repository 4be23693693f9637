"""Positions for tests: a game that is set up by hand and played by saying what is done."""

from __future__ import annotations

from functools import cache

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event, Outcome
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.mombasa.bases import front_post
from game.rules.mombasa.frames import Plan, Turn
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.state import Player, State
from game.tables.mombasa.chart import mombasa_rules


@cache
def shipped() -> MombasaRules:
    """The rules on the shipped map."""
    return mombasa_rules()


class Scene:
    """A game in which cards, posts and markers can be put anywhere, laws kept.

    Args:
        seats: players.
        setup: "first" or "later".
        seed: of the game.

    Attributes:
        events: all that has happened since the setup.
        finishes: turns are ended without being told to, once nothing else is left to do.
    """

    def __init__(self, seats: int = 2, setup: str = "first", seed: int = 1) -> None:
        self.rules = shipped()
        self.state: State = start(self.rules, GameConfig(seats, seed, {"setup": setup}))
        self.events: list[Event] = []
        self.finishes = True

    def arranged(self) -> Scene:
        """Past the laying of cards to rest: everybody plans."""
        while not isinstance(self.state.stack[-1], Plan):
            self.play(self.rules.decisions(self.state)[0].actions[0])
        return self

    def at_turn(self, seat: int = 0, turns: int = 1) -> Scene:
        """In the general action phase, nothing planned; ``seat`` is to act, in its turn number ``turns``."""
        self.arranged()
        return self.turn(seat, turns)

    def turn(self, seat: int = 0, turns: int = 2) -> Scene:
        """``seat`` is to act, whatever went before."""
        self.state.stack[:] = [Turn(seat)]
        self.player(seat).turns = turns
        return self

    def player(self, seat: int = 0) -> Player:
        """A player's things."""
        return self.state.players[seat]

    def area(self, *names: str, seat: int = 0) -> Scene:
        """Lay cards and bonus tiles face up in a player's action area, wherever they come from."""
        player = self.player(seat)
        for name in names:
            if name.startswith("tile."):
                self.state.tiles.remove(name)
                player.tiles.append(name)
            else:
                self._fetch(name, player)
                player.slots[player.slots.index("")] = name
        return self

    def taken(self, *goods: str, seat: int = 1) -> Scene:
        """Markers of ``seat`` lie on these majorities."""
        for good in goods:
            self.state.marks[f"bonus.{good}"] = seat
            self.player(seat).markers -= 1
        return self

    def hand(self, *names: str, seat: int = 0) -> Scene:
        """Put cards into a player's hand."""
        player = self.player(seat)
        for name in names:
            self._fetch(name, player)
            player.hand = sorted((*player.hand, name))
        return self

    def market(self, **cards: str) -> Scene:
        """Lay cards on the display: ``r1c3="card.M01"``; the cards there change places with them."""
        state = self.state
        for place, name in cards.items():
            row, column = int(place[1]) - 1, int(place[3]) - 1
            lying = state.market[row][column]
            for pile in (state.deck, *state.market):
                if name in pile:
                    pile[pile.index(name)] = lying
            state.market[row][column] = name
        return self

    def post(self, company: str, *regions: str) -> Scene:
        """Put posts of a company on regions."""
        for region in regions:
            column = next(n for n, posts in enumerate(self.state.stacks[company], start=1) if any(posts))
            self.state.posts[f"region.{region}"] = front_post(self.state, f"stack.{company}.{column}")
        return self

    def money(self, pounds: int, seat: int = 0) -> Scene:
        """Give a player exactly this much."""
        self.state.bank += self.player(seat).money - pounds
        self.player(seat).money = pounds
        return self

    def track(self, **sides: str) -> Scene:
        """Give companies other track boards: ``cairo="A1"``."""
        self.state.tracks.update(sides)
        return self

    def shelf(self, **books: str) -> Scene:
        """Lay books on the display: ``r1n2="book.A01"``; the books there change places with them."""
        state = self.state
        for place, name in books.items():
            where = f"shelf.{place[1]}.{place[3]}"
            lying = state.shelf[where]
            for pile in state.supply.values():
                if name in pile:
                    pile[pile.index(name)] = lying
            for other, book in state.shelf.items():
                if book == name:
                    state.shelf[other] = lying
            state.shelf[where] = name
        return self

    def ledger(self, *names: str, seat: int = 0) -> Scene:
        """Lay books on a player's bookkeeping track, from space 2 on; "" leaves a space empty."""
        for place, name in enumerate(names, start=2):
            for pile in self.state.supply.values():
                if name in pile:
                    pile.remove(name)
            for where, lying in self.state.shelf.items():
                if lying == name:
                    self.state.shelf[where] = ""
            self.player(seat).books[place] = name
        return self

    def _fetch(self, name: str, player: Player) -> None:
        state = self.state
        if name in player.cards:
            for place in (player.hand, *player.rests):
                if name in place:
                    place.remove(name)
            return
        for row in state.market:
            if name in row:
                row[row.index(name)] = ""
        if name in state.deck:
            state.deck.remove(name)
        player.cards = sorted((*player.cards, name))

    def legal(self, seat: int = 0) -> tuple[Action, ...]:
        """What a player may do now."""
        return next((d.actions for d in self.rules.decisions(self.state) if d.player == seat), ())

    def choices(self, verb: str, seat: int = 0) -> set[str]:
        """The targets offered for a verb, several joined by a blank."""
        return {" ".join(a.targets) for a in self.legal(seat) if a.verb == verb}

    def verbs(self, seat: int = 0) -> set[str]:
        """The verbs offered."""
        return {action.verb for action in self.legal(seat)}

    def do(self, verb: str, *targets: str, seat: int = 0, amount: int = 0) -> Outcome:
        """Do something that must be legal; the laws are looked at afterwards."""
        action = Action(seat, verb, targets, amount)
        assert action in self.legal(seat), f"{action} is not among {self.legal(seat)}"
        return self.play(action)

    def enter(self, *regions: str) -> Scene:
        """Enter regions one after the other, each time with the first column offered."""
        for region in regions:
            offered = (c.split() for c in sorted(self.choices("enter")))
            self.do("enter", *next(c for c in offered if c[0] == f"region.{region}"))
        return self

    def play(self, action: Action) -> Outcome:
        """Carry out an action, with the laws looked at."""
        out = play(self.rules, self.state, action)
        self.events += out.events
        assert list(self.rules.invariants(self.state)) == []
        if self.finishes and self.verbs(action.player) == {"finish"}:
            # What the end of the turn reveals belongs to the step before, as far as these tests care.
            last = self.do("finish", "button.done", seat=action.player)
            last.events[:0] = out.events
            return last
        return out

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    def waits_for(self, seat: int) -> bool:
        """Whether ``seat`` is the one who chooses among the six actions."""
        return self.state.stack == [Turn(seat)]
