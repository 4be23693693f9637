"""Cities: tiles in place of the nobles and of the goal (rulings 17, 18, 27)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import ScoreLine
from game.rules.kernel.text import Text, text
from game.rules.splendor.expansion import Expansion, Handlers
from game.rules.splendor.oneof import OneOf
from game.rules.splendor.state import Entry, Player, State
from game.rules.splendor.tiles import City, cities

SHOWN = 3
"""City tiles on the table, whatever the number of players."""

OUT_OF_REACH = 1000
"""More prestige than there is: nobody calls the last round by it."""


class EntryRules(OneOf[Entry]):
    """A player who meets a city takes it, one in a game; the round is finished (rulebook: Cities)."""

    verb = "city"
    question = "splendor-choose-city"

    def options(self, state: State, frame: Entry) -> list[str]:
        """The cities that the player meets, for who has none."""
        player = state.players[frame.seat]
        shown = [] if player.city else filter(None, state.cities)
        return [city for city in shown if meets(player, cities()[city])]

    def refused(self, state: State, frame: Entry) -> Iterator[tuple[str, Text]]:
        """The others."""
        options = self.options(state, frame)
        for city in filter(None, state.cities):
            if city not in options:
                yield city, text("splendor-no-city")

    def grant(self, state: State, frame: Entry, target: str, out: Outcome) -> None:
        """Take the tile; the first calls the last round."""
        state.cities[state.cities.index(target)] = ""
        state.players[frame.seat].city = target
        out.emit("city", seat=frame.seat, city=target, last_round=not state.last_round)
        state.last_round = True


def meets(player: Player, city: City) -> bool:
    """Whether points and cards suffice (rulebook: Cities, added rules; rulings 10, 17, 18)."""
    if player.points < city.points:
        return False
    counts = player.counts()
    named = all(have >= need for have, need in zip(counts, city.needs, strict=True))
    others = (have for have, need in zip(counts, city.needs, strict=True) if not need)
    return named and max(others, default=0) >= city.other


class Cities(Expansion):
    """The expansion."""

    id = "cities"
    handlers: ClassVar[Handlers] = {Entry: EntryRules()}

    def setup(self, state: State, rng: Rng) -> None:
        """Three tiles on random sides; nobles go back to the box (rulebook: Cities, Setup)."""
        tiles = sorted({city.tile for city in cities().values()})
        rng.shuffle(tiles)
        sides = [[city.id for city in cities().values() if city.tile == tile] for tile in tiles[:SHOWN]]
        state.cities = [rng.pick(ids) for ids in sides]
        state.nobles = []
        state.goal = OUT_OF_REACH

    def criteria(self, player: Player) -> Iterator[ScoreLine]:
        """Who has a city ranks before all others (rulebook: Cities, End of the game)."""
        yield ScoreLine("splendor-rank-city", int(bool(player.city)))

    def invariants(self, state: State) -> Iterator[str]:
        """No tile is lost, doubled, or shown by both its sides; no noble has stayed."""
        found = [city for city in (*state.cities, *(player.city for player in state.players)) if city]
        if len({cities()[city].tile for city in found}) != len(found) or len(found) != SHOWN:
            yield f"cities: {found}"
        if state.goal != OUT_OF_REACH:
            yield f"prestige {state.goal} calls the last round in a game with cities"
        if state.last_round != any(player.city for player in state.players):
            yield "the last round and the cities taken do not agree"
        if any(player.nobles for player in state.players) or state.nobles:
            yield "a noble in a game with cities"
