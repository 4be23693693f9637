"""The harbour: the robber first, then workshops and banks (rulebook: Portus; ruling 11)."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.aquileia.dice import by_metal, roll_red
from game.rules.aquileia.frames import Latro, Portus
from game.rules.aquileia.money import can_pay, coins_of, pay, receive, score
from game.rules.aquileia.printed import Site, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.state import State
from game.rules.aquileia.visits import ROLL, VisitRules
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate
from game.rules.kernel.text import Text, text

ACTIVATE = "button.activate"


class LatroRules(VisitRules[Latro]):
    """Two red dice; of each metal shown the robber takes the one coin that lies on its space."""

    kind = Latro
    optional = False

    def able(self, state: State, seat: int, space: str) -> bool:
        """There is something to rob."""
        return any(state.laid)

    def lacking(self, state: State, seat: int, space: str) -> str:
        """A coin to rob."""
        return "loot"

    def wants(self, state: State, frame: Latro) -> Iterator[Candidate]:
        """The roll."""
        yield Candidate(act(frame.seat, "roll", ROLL))

    def prompt(self, state: State, frame: Latro, seat: int) -> Text:
        """Roll for the coins at the harbour."""
        return text("aquileia-choose-latro")

    def work(self, state: State, frame: Latro, action: Action, out: Outcome) -> bool:
        """Roll, and rob whom the dice show, oneself too."""
        shown = by_metal(roll_red(state, frame.seat, spaces()[frame.space].most, out))
        for place, metal in enumerate(METALS):
            if shown[place] and state.laid[place]:
                state.laid[place] -= 1
                state.players[frame.seat].coins[place] += 1
                out.emit("rob", seat=frame.seat, metal=metal)
        return True


class PortusRules(VisitRules[Portus]):
    """For the coin of the space all own workshops and banks are activated."""

    kind = Portus

    def able(self, state: State, seat: int, space: str) -> bool:
        """There are workshops or banks, and the coin lies there or can be paid anew."""
        metal = spaces()[space].metal
        payable = state.laid[METALS.index(metal)] or can_pay(state.players[seat], coins_of(metal))
        return bool(payable) and any(True for _ in businesses(state, seat))

    def lacking(self, state: State, seat: int, space: str) -> str:
        """Workshops and banks, or the coin for them."""
        return "coins" if any(True for _ in businesses(state, seat)) else "business"

    def wants(self, state: State, frame: Portus) -> Iterator[Candidate]:
        """All of them at once."""
        yield Candidate(act(frame.seat, "activate", ACTIVATE))

    def prompt(self, state: State, frame: Portus, seat: int) -> Text:
        """Pay and activate, or not; whether the coin lies there still."""
        metal = spaces()[frame.space].metal
        laid = "yes" if state.laid[METALS.index(metal)] else "no"
        return text("aquileia-choose-activate", metal=metal, laid=laid)

    def work(self, state: State, frame: Portus, action: Action, out: Outcome) -> bool:
        """Pay with the coin that lies there, else with a new one; take points and coins."""
        seat, metal = frame.seat, spaces()[frame.space].metal
        place = METALS.index(metal)
        if state.laid[place]:
            state.laid[place] -= 1
            state.bank[place] += 1
            out.emit("spend_laid", seat=seat, metal=metal)
        else:
            pay(state, seat, coins_of(metal), out)
        for site in businesses(state, seat):
            out.emit("activate", seat=seat, site=site.id)
            score(state, seat, site.points, out)
            receive(state, seat, site.income, out)
        return True

    def leave(self, state: State, seat: int, space: str, out: Outcome) -> None:
        """A coin that was not needed goes home with its agent."""
        metal = spaces()[space].metal
        place = METALS.index(metal)
        if state.laid[place]:
            state.laid[place] -= 1
            state.players[seat].coins[place] += 1
            out.emit("take_back", seat=seat, metal=metal)
        super().leave(state, seat, space, out)


def businesses(state: State, seat: int) -> Iterator[Site]:
    """The workshops and banks of ``seat``."""
    table = sites()
    owned = (table[id] for id, owner in state.sites.items() if owner == seat)
    return (site for site in owned if site.kind != "villa")
