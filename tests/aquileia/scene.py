"""Positions for tests: agents, coins, cards and dice put anywhere, and played by saying what is done."""

from __future__ import annotations

from game.rules.aquileia.components import DECK_SIZES
from game.rules.aquileia.frames import Operations, Placement
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.rules import AquileiaRules
from game.rules.aquileia.state import FREE, Player, State
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event, Outcome
from game.rules.kernel.rng import Rng, ScriptedRng
from game.rules.kernel.rules import GameConfig, start
from game.rules.kernel.text import Text

RULES = AquileiaRules()
STEFAN, WALTER, GIORGIO, KIKO = range(4)
"""The four of the rulebook's examples, clockwise: blue, green, yellow, red."""


class Scene:
    """A game in which everything can be put anywhere, the laws kept; the first seat is the start player.

    Attributes:
        state: the position.
        events: all that has happened since the setup.
        script: results of dice still to come, as numbers of faces; without any, chance decides.
    """

    def __init__(self, seats: int = 4, seed: int = 1) -> None:
        self.state: State = start(RULES, GameConfig(seats, seed))
        self.state.first = 0
        self.state.stack[:] = [Placement(list(range(seats)))]
        self.events: list[Event] = []
        self.script: list[int] = []

    def player(self, seat: int = 0) -> Player:
        """A player's things."""
        return self.state.players[seat]

    def coins(self, seat: int, bronze: int = 0, silver: int = 0, gold: int = 0) -> Scene:
        """Give a player exactly these coins."""
        held = self.player(seat).coins
        for place, count in enumerate((bronze, silver, gold)):
            self.state.bank[place] += held[place] - count
            held[place] = count
        return self

    def bank(self, bronze: int = 0, silver: int = 0, gold: int = 0) -> Scene:
        """Leave the bank exactly these coins; the last seat gets the others."""
        for place, count in enumerate((bronze, silver, gold)):
            self.player(-1).coins[place] += self.state.bank[place] - count
            self.state.bank[place] = count
        return self

    def agents(self, seat: int, *names: str) -> Scene:
        """Put agents of a player on spaces; on a metal of the harbour a coin from the bank lies beside."""
        for name in names:
            assert self.state.spaces[f"space.{name}"] == FREE
            self.state.spaces[f"space.{name}"] = seat
            self.player(seat).agents -= 1
            if name.startswith("portus_"):
                metal = METALS.index(name.removeprefix("portus_"))
                self.state.bank[metal] -= 1
                self.state.laid[metal] = 1
        return self

    def hand(self, seat: int, *names: str) -> Scene:
        """Put cards from the decks into a player's hand."""
        for name in names:
            card = f"card.{name}"
            deck = "servi" if "slave" in name else "equi"
            self.state.decks[deck].remove(card)
            self.player(seat).hand(deck).append(card)
            self.player(seat).hand(deck).sort()
        return self

    def laurels(self, seat: int, *names: str) -> Scene:
        """Put laurels from the decks before a player."""
        for name in names:
            laurel = f"laurel.{name}"
            if self.state.open_laurel == laurel:
                self.open_laurel(self.state.decks["stadium"][0].removeprefix("laurel."))
            next(pile for pile in self.state.decks.values() if laurel in pile).remove(laurel)
            self.player(seat).laurels.append(laurel)
        return self

    def top(self, deck: str, *names: str) -> Scene:
        """Put cards on top of a deck, the first named to be drawn first; they may lie open beside it."""
        kind = "card" if deck in ("servi", "equi") else "laurel"
        pile = self.state.decks[deck]
        for name in reversed(names):
            card = f"{kind}.{name}"
            if card == self.state.open_laurel:
                self.state.open_laurel = pile.pop(0)
                pile.append(card)
                continue
            pile.remove(card)
            pile.append(card)
        return self

    def display(self, *names: str) -> Scene:
        """Lay these cards open at Equi et Arma."""
        pile = self.state.decks["equi"]
        pile += self.state.display
        self.state.display = [f"card.{name}" for name in names]
        for card in self.state.display:
            pile.remove(card)
        return self

    def open_laurel(self, name: str) -> Scene:
        """Lay this laurel open at the stadium."""
        pile, laurel = self.state.decks["stadium"], f"laurel.{name}"
        if self.state.open_laurel != laurel:
            pile[pile.index(laurel)] = self.state.open_laurel
            self.state.open_laurel = laurel
        return self

    def houses(self, seat: int, *names: str) -> Scene:
        """Put houses of a player on building sites."""
        for name in names:
            self.state.sites[f"site.{name}"] = seat
        return self

    def track(self, *seats: int) -> Scene:
        """Put the selection markers on their track, the best slot first."""
        self.state.track[:] = seats
        return self

    def dice(self, *metals: str) -> Scene:
        """What the dice will show."""
        self.script += [2 * METALS.index(metal) for metal in metals]
        return self

    def operate(self) -> Scene:
        """The operations begin."""
        if not self.state.track:
            self.track(*range(len(self.state.players)))
        self.state.stack[:] = [Operations()]
        self.carry_out(None)
        return self

    def legal(self, seat: int = 0) -> tuple[Action, ...]:
        """What a player may do now."""
        decision = self.asked(seat)
        return decision.actions if decision else ()

    def asked(self, seat: int) -> Decision | None:
        """What a player is asked now."""
        return next((d for d in RULES.decisions(self.state) if d.player == seat), None)

    def waiting(self) -> list[int]:
        """Who is asked now."""
        return [decision.player for decision in RULES.decisions(self.state)]

    def choices(self, verb: str, seat: int = 0) -> set[str]:
        """The targets offered for a verb, several joined by a blank, with the amount where there is one."""
        return {
            " ".join([*a.targets, *([str(a.amount)] if a.amount else [])])
            for a in self.legal(seat)
            if a.verb == verb
        }

    def verbs(self, seat: int = 0) -> set[str]:
        """The verbs offered."""
        return {action.verb for action in self.legal(seat)}

    def why_not(self, target: str, seat: int = 0) -> Text | None:
        """Why a player cannot pick a target."""
        return RULES.refuse(self.state, seat, target)

    def do(self, seat: int, verb: str, *targets: str, amount: int = 0) -> Outcome:
        """Do something that must be legal; the laws are looked at afterwards."""
        action = Action(seat, verb, targets, amount)
        assert action in self.legal(seat), f"{action} is not among {self.legal(seat)}"
        return self.carry_out(action)

    def roll(self, seat: int) -> Outcome:
        """Roll the red dice."""
        return self.do(seat, "roll", "button.roll")

    def done(self, seat: int) -> Outcome:
        """Play no more cards."""
        return self.do(seat, "done", "button.done")

    def skip(self, seat: int) -> Outcome:
        """Pass, or decline."""
        return self.do(seat, "pass", "button.pass")

    def play(self, seat: int, *names: str) -> Outcome:
        """Play cards in a contest, together."""
        wanted = sorted(f"hand.{seat}.{name}" for name in names)
        found = [a for a in self.legal(seat) if a.verb == "play" and sorted(a.targets) == wanted]
        assert found, f"{wanted} cannot be played"
        return self.carry_out(found[0])

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    def carry_out(self, action: Action | None) -> Outcome:
        """Carry out an action (None: what needs nobody), with the laws looked at."""
        rng = ScriptedRng(*self.script) if self.script else Rng(self.state.rng)
        out = Outcome(rng)
        if action is None:
            RULES.settle(self.state, out)
        else:
            RULES.apply(self.state, action, out)
        if isinstance(rng, ScriptedRng):
            self.script = rng.script
        else:
            self.state.rng = rng.state
        self.events += out.events
        assert list(RULES.invariants(self.state)) == []
        return out


def all_cards(state: State) -> list[str]:
    """Every card wherever it lies, sorted."""
    piles = [*state.decks.values(), *state.discards.values(), state.gone, state.display]
    piles += [pile for p in state.players for pile in (p.servi, p.equi, p.laurels)]
    found = [card for pile in piles for card in pile if card]
    found += [card for card in (state.open_laurel, state.lot) if card]
    assert len(found) == sum(DECK_SIZES.values())
    return sorted(found)
