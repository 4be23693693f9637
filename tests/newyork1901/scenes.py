"""Positions for the tests, set up piece by piece and played by legal actions only."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event, Outcome
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, OptionValue, Score, play, start
from game.rules.newyork1901.board import Cell
from game.rules.newyork1901.components import building_of, card_kind
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.state import Player, State, Turn
from game.tables.newyork1901.lots import newyork_rules

EXAMPLES = Path(__file__).parent / "examples.tmx"


@cache
def city() -> NewYorkRules:
    """The rules on the shipped map."""
    return newyork_rules()


@cache
def examples() -> NewYorkRules:
    """The rules on the small map of the rulebook's worked examples."""
    return newyork_rules(EXAMPLES)


def wanted(actions: tuple[Action, ...], rng: Rng) -> Action:
    """Build what scores most, else take land."""
    builds = [action for action in actions if action.verb in ("build", "demolish")]
    best = max((building_of(action.targets[0]).points for action in builds), default=0)
    if builds:
        return rng.pick([a for a in builds if building_of(a.targets[0]).points == best])
    return rng.pick([a for a in actions if a.verb == "claim"] or actions)


class Scene:
    """A game in which nobody owns anything yet and seat 0 is to move.

    Land, buildings and points are then given as a test needs them. Land cards move along, so that deck and
    market always mirror the free lots.
    """

    def __init__(self, seats: int = 2, rules: NewYorkRules | None = None, **options: OptionValue) -> None:
        self.rules = rules or city()
        self.state: State = start(self.rules, GameConfig(seats, 1, options))
        for player in self.state.players:
            self.state.deck += player.lots.values()
            player.lots.clear()
            player.built.clear()
        self.state.challenge = "gold_tycoon"
        self.state.stack = [Turn(0)]
        self.events: list[Event] = []

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def own(self, seat: int, *lots: str) -> None:
        """Give land, a worker on each lot."""
        kinds = {lot.id: (lot.district, lot.size) for lot in self.rules.sites.grid.lots}
        for lot in lots:
            name = f"lot.{lot}"
            self.player(seat).lots[name] = self._fetch(kinds[name])
            self.player(seat).workers[self.player(seat).free_workers()[0]] = name

    def _fetch(self, kind: tuple[str, int]) -> str:
        """A land card of this kind out of the deck, or of the market, which is then filled up."""
        if not any(card_kind(card) == kind for card in self.state.deck):
            place = next(i for i, card in enumerate(self.state.market) if card and card_kind(card) == kind)
            self.state.deck.append(self.state.market[place])
            self.state.market[place] = self.state.deck.pop(0)
        card = next(card for card in self.state.deck if card_kind(card) == kind)
        self.state.deck.remove(card)
        return card

    def piece(self, seat: int, kind: str) -> str:
        return next((p for p in self.state.legendary if p.endswith(kind)), f"building.{seat}.{kind}")

    def site(self, kind: str, *cells: Cell) -> str:
        """The id of the only site of this building's shape on these squares."""
        shape, mask = building_of(f"x.{kind}").shape, self.rules.sites.mask_of(cells)
        (found,) = [s for s in self.rules.sites.by_id.values() if s.shape == shape and s.mask == mask]
        return found.id

    def put(self, seat: int, kind: str, *cells: Cell) -> None:
        """Set a building down as if it had been built earlier; workers return, points are scored."""
        piece, player = self.piece(seat, kind), self.player(seat)
        site = self.rules.sites.by_id[self.site(kind, *cells)]
        pile = self.state.legendary if piece in self.state.legendary else player.unbuilt
        if kind != "start":
            pile.remove(piece)
        player.built[piece] = site.id
        player.points += building_of(piece).points
        for worker, lot in player.workers.items():
            if lot and self.rules.sites.lot_bits[lot] & site.lots:
                player.workers[worker] = ""

    def market(self, *kinds: tuple[str, int]) -> list[str]:
        """Lay these kinds of land cards open, the rest of the places empty; returns their ids."""
        self.state.deck += self.state.open_cards()
        self.state.market = [""] * 4
        for place, kind in enumerate(kinds):
            card = next(card for card in self.state.deck if card_kind(card) == kind)
            self.state.deck.remove(card)
            self.state.market[place] = card
        return self.state.open_cards()

    def spend(self, seat: int, count: int) -> None:
        """Take own unbuilt buildings out of the game, the last ones first."""
        for _ in range(count):
            self.player(seat).demolished.append(self.player(seat).unbuilt.pop())

    def actions(self, verb: str = "") -> list[Action]:
        """The legal actions, of one verb if given."""
        return [a for d in self.rules.decisions(self.state) for a in d.actions if verb in ("", a.verb)]

    def may(self, verb: str, kind: str, *cells: Cell) -> bool:
        """Whether seat 0 may build or demolish so."""
        return Action(0, verb, (self.piece(0, kind), self.site(kind, *cells))) in self.actions()

    def kinds(self, verb: str = "build") -> set[str]:
        """The kinds of buildings that may be built or put in the place of others."""
        return {action.targets[0].rsplit(".", 1)[1] for action in self.actions(verb)}

    def do(self, verb: str, *targets: str) -> Outcome:
        """Carry out an action, which must be legal."""
        action = Action(self.seat(), verb, targets)
        assert action in self.actions(), f"{action} is not legal"
        out = play(self.rules, self.state, action)
        self.events += out.events
        return out

    def build(self, kind: str, *cells: Cell, verb: str = "build") -> Outcome:
        """Build on these squares, which must be legal."""
        return self.do(verb, self.piece(self.seat(), kind), self.site(kind, *cells))

    def claim(self, lot: str) -> Outcome:
        """Claim a lot with whichever open card is fit for it."""
        return next(
            self.do(*([a.verb, *a.targets])) for a in self.actions("claim") if a.targets[1] == f"lot.{lot}"
        )

    def end(self) -> Outcome:
        return self.do("end")

    def seat(self) -> int:
        """Whose turn it is."""
        (decision,) = self.rules.decisions(self.state)
        return decision.player

    def prompt(self) -> str:
        """The message key of what is asked."""
        (decision,) = self.rules.decisions(self.state)
        return decision.prompt.key

    def why(self, target: str, *picked: str, seat: int = 0) -> str | None:
        """Why ``seat`` cannot pick ``target`` after ``picked``: the key without its beginning."""
        reason = self.rules.refuse(self.state, seat, target, picked)
        return reason.key.removeprefix("newyork1901-no-") if reason else None

    def over(self) -> bool:
        return not self.state.stack

    def guarded(self, seat: int = 0) -> set[str]:
        """The lots with a worker of this seat, without "lot."."""
        return {lot.removeprefix("lot.") for lot in self.player(seat).workers.values() if lot}

    def told(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    def score(self, seat: int = 0) -> Score:
        return self.rules.scores(self.state)[seat]

    def line(self, label: str, seat: int = 0) -> int:
        """The points of one line of the score."""
        return next(line.points for line in self.score(seat).lines if line.label.endswith(label))

    def sound(self) -> bool:
        """Whether no law is broken."""
        return not list(self.rules.invariants(self.state))
