"""Builds positions of Istanbul: The Dice Game for examples, keeping every piece in the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from game.rules.istanbul_dice.components import FACES, ROUND_DICE
from game.rules.istanbul_dice.mosque import setup_of
from game.rules.istanbul_dice.phrases import RESOURCES
from game.rules.istanbul_dice.printed import tiles
from game.rules.istanbul_dice.rules import IstanbulDiceRules
from game.rules.istanbul_dice.state import Actions, Frame, Player, Roll, State
from game.rules.istanbul_dice.turns import begin_turn
from game.rules.kernel.action import Action
from game.rules.kernel.event import Event, Outcome
from game.rules.kernel.rng import Rng, ScriptedRng
from game.rules.kernel.rules import GameConfig, start

RULES = IstanbulDiceRules()


class Scene:
    """A fresh game, arranged from there: the players have nothing yet, and it is the turn of seat 0."""

    def __init__(self, seats: int = 3, seed: int = 1) -> None:
        self.state: State = start(RULES, GameConfig(seats, seed))
        for player in self.state.players:
            for place, amount in enumerate(player.stock):
                self.state.supply[place] += amount
                player.stock[place] = 0

    # --- arranging -------------------------------------------------------------------------------------

    def give(self, seat: int, **amounts: int) -> Scene:
        """Resources from the supply to a player."""
        for name, amount in amounts.items():
            place = RESOURCES.index(name)
            assert self.state.supply[place] >= amount, f"the supply has too few {name}"
            self.state.supply[place] -= amount
            self.player(seat).stock[place] += amount
        return self

    def hoard(self, seat: int, name: str, *, but: int = 0) -> Scene:
        """The player gets all of a resource that lies in the supply, ``but`` so many."""
        return self.give(seat, **{name: self.left(name) - but})

    def owns(self, seat: int, *ids: str, fresh: bool = False) -> Scene:
        """Mosque tiles, by the id of their table row, with their dice."""
        for id in ids:
            tile, player = f"tile.{id}", self.player(seat)
            if tile in self.state.display:
                at = self.state.display.index(tile)
                self.state.display[at], self.state.pile[0] = self.state.pile[0], tile
            self.state.pile.remove(tile)
            player.tiles.append(tile)
            if fresh:
                player.fresh.append(tile)
            if tiles()[tile].effect == "die":
                player.dice.append(self.state.spare.pop(0))
        return self

    def display(self, *ids: str) -> Scene:
        """The first tiles of the display are these."""
        for place, id in enumerate(ids):
            tile, there = f"tile.{id}", self.state.display[place]
            row = self.state.display if tile in self.state.display else self.state.pile
            row[row.index(tile)], self.state.display[place] = there, tile
        return self

    def no_tiles(self) -> Scene:
        """Neither display nor pile has a tile left."""
        self.state.gone += [*self.state.pile, *filter(None, self.state.display)]
        self.state.pile, self.state.display = [], [""] * len(self.state.display)
        return self

    def deck(self, *ids: str) -> Scene:
        """The next cards of the deck are these, the first one on top."""
        for id in reversed(ids):
            card = f"card.{id}"
            (self.state.deck if card in self.state.deck else self.state.discard).remove(card)
            self.state.deck.append(card)
        return self

    def sold(self, seat: int, area: str, number: int = 1) -> Scene:
        """The next rubies of an area belong to a player."""
        for _ in range(number):
            self.player(seat).rubies.append(self.state.rubies[area].pop(0))
        return self

    def turn_of(self, seat: int) -> Scene:
        """It is this player's turn, before the roll."""
        self.state.turn = seat
        self.state.stack = [Roll(seat)]
        return self

    def dice(self, *faces: str) -> Scene:
        """The player to move has rolled this; of fewer than five dice the others have served as coins."""
        player, extra = self.player(self.state.turn), max(0, len(faces) - ROUND_DICE)
        numbers = [*range(ROUND_DICE), *player.dice[:extra]]
        del player.dice[:extra]
        self.state.cup, self.state.dice, self.state.used = [], numbers[: len(faces)], numbers[len(faces) :]
        for die, face in zip(numbers, [*faces, *["coin"] * ROUND_DICE], strict=False):
            self.state.faces[die] = face
        self.state.stack = [Actions(self.state.turn)]
        return self

    # --- looking ---------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """What lies before a player."""
        return self.state.players[seat]

    def has(self, seat: int, name: str) -> int:
        """How many of a resource a player holds."""
        return self.player(seat).stock[RESOURCES.index(name)]

    def left(self, name: str) -> int:
        """How many of a resource lie in the supply."""
        return self.state.supply[RESOURCES.index(name)]

    def shown(self) -> list[str]:
        """What the dice not yet used show."""
        return [self.state.faces[die] for die in self.state.dice]

    def legal(self, verb: str) -> list[tuple[str, ...]]:
        """What may be pointed at for a verb now."""
        return [a.targets for d in RULES.decisions(self.state) for a in d.actions if a.verb == verb]

    def verbs(self) -> set[str]:
        """What may be done now."""
        return {a.verb for d in RULES.decisions(self.state) for a in d.actions}

    def why(self, target: str, *picked: str) -> tuple[str, dict[str, object]] | None:
        """Why the player asked cannot pick ``target``: the message without its title, and its values."""
        assert self.asked is not None
        reason = RULES.refuse(self.state, self.asked, target, picked)
        if reason is None:
            return None
        return reason.key.removeprefix("istanbul_dice-no-"), dict(reason.values)

    @property
    def asked(self) -> int | None:
        """Whose choice it is."""
        decisions = RULES.decisions(self.state)
        return decisions[0].player if decisions else None

    @property
    def frame(self) -> Frame:
        """The step of the turn that is open."""
        return self.state.stack[-1]

    # --- playing ---------------------------------------------------------------------------------------

    def do(
        self, verb: str, *targets: str, amount: int = 0, chance: Sequence[int] | None = None
    ) -> list[Event]:
        """The player asked does something legal; the position stays sound.

        Args:
            verb: what is done.
            targets: what is pointed at, in any order.
            amount: a number where one is chosen.
            chance: what every draw of chance gives, in order; None for the game's own.
        """
        (decision,) = RULES.decisions(self.state)
        wanted = (verb, sorted(targets), amount)
        matching = [a for a in decision.actions if (a.verb, sorted(a.targets), a.amount) == wanted]
        assert matching, f"{wanted} is not among {decision.actions}"
        return self.play(matching[0], chance)

    def play(self, action: Action, chance: Sequence[int] | None = None) -> list[Event]:
        """Carry out a legal action."""
        rng = Rng(self.state.rng) if chance is None else ScriptedRng(*chance)
        out = Outcome(rng)
        RULES.apply(self.state, action, out)
        if chance is None:
            self.state.rng = rng.state
        self._check()
        return out.events

    def roll(self, *faces: str) -> list[Event]:
        """Roll this."""
        return self.do("roll", "button.roll", chance=[FACES.index(face) for face in faces])

    def reroll(self, before: Sequence[str], after: Sequence[str]) -> list[Event]:
        """Reroll dice that show ``before``; they come to show ``after``."""
        chance = [FACES.index(face) for face in after]
        return self.do("reroll", *(f"face.{face}" for face in before), chance=chance)

    def trade(self, space: str, *taken: str) -> list[Event]:
        """A trade of the overview, paid as usual."""
        return self.do("trade", f"space.{space}", *(f"supply.{color}" for color in taken))

    def draw(self, number: int, *ids: str) -> list[Event]:
        """The action of the card dice; these cards come."""
        return self.deck(*ids).do("draw", "space.cards", amount=number)

    def end(self) -> list[Event]:
        """End the turn."""
        return self.do("end", "button.end")

    def begin(self, seat: int) -> list[Event]:
        """The turn of ``seat`` begins, with its income."""
        self.state.stack, out = [], Outcome(Rng(0))
        begin_turn(self.state, seat, out)
        RULES.settle(self.state, out)
        self._check()
        return out.events

    def _check(self) -> None:
        assert list(RULES.invariants(self.state)) == []


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


def told(events: Sequence[Event], kind: str) -> list[dict[str, object]]:
    """The data of the events of a kind."""
    return [dict(event.data) for event in events if event.kind == kind]


def shown(card: str, scene: Scene | None = None, *faces: str) -> tuple[Scene, Sequence[Event]]:
    """The active player draws this card with a single card die; the other dice show ``faces``."""
    scene = scene or Scene()
    scene.dice("card", *faces)
    return scene, scene.draw(1, card)


def sold_out(scene: Scene, *areas: str) -> Scene:
    """These areas have no ruby left: the others have them, and the round is the last if they are enough."""
    others = cycle(range(1, len(scene.state.players)))
    for area in areas:
        for _ in range(len(scene.state.rubies[area])):
            scene.sold(next(others), area)
    goal = setup_of(scene.state).goal
    scene.state.last_round = max(len(player.rubies) for player in scene.state.players) >= goal
    return scene


def accept(scene: Scene, way: str = "") -> Sequence[Event]:
    """The player asked takes what a card offers, or one of its ways."""
    return scene.do("accept", f"button.accept{way}")


def decline(scene: Scene) -> Sequence[Event]:
    """The player asked leaves what a card offers."""
    return scene.do("decline", "button.decline")
