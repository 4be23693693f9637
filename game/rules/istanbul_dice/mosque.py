"""Mosque tiles and rubies: taking and losing them, and which tiles work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.istanbul_dice.components import Setup, setups
from game.rules.istanbul_dice.phrases import Gain
from game.rules.istanbul_dice.printed import Tile, tiles
from game.rules.istanbul_dice.state import Claim, Pick, Player, State
from game.rules.istanbul_dice.supply import receive
from game.rules.kernel.event import Outcome


def setup_of(state: State) -> Setup:
    """The setup that the game is played with."""
    return setups()[len(state.players)]


def working(player: Player, effect: str) -> Iterator[Tile]:
    """The player's tiles with an effect that are in force (rulebook: Mosque tiles; ruling 6)."""
    table = tiles()
    return (table[id] for id in player.tiles if table[id].effect == effect and id not in player.fresh)


def gain(state: State, seat: int, gains: Sequence[Gain], source: str, out: Outcome) -> None:
    """Receive everything; what is the player's choice, a ruby or a tile, is asked for afterwards."""
    receive(state, seat, gains, source, out)
    for each in gains:
        if each.kind == "ruby" and not each.of:
            state.stack.append(Claim(seat, source))
        elif each.kind == "ruby":
            take_ruby(state, seat, each.of, source, out)
        elif each.kind == "tile" and each.of:
            take_tile(state, seat, each.of, source, out)
        elif each.kind == "tile":
            state.stack.append(Pick(seat, source))


def take_ruby(state: State, seat: int, area: str, source: str, out: Outcome) -> None:
    """The next ruby of an area; with rubies enough the round is the last (rulebook: End of the game)."""
    player = state.players[seat]
    player.rubies.append(state.rubies[area].pop(0))
    out.emit("ruby", seat=seat, ruby=player.rubies[-1], area=area, source=source)
    if len(player.rubies) >= setup_of(state).goal and not state.last_round:
        state.last_round = True
        out.emit("last_round", seat=seat)


def take_tile(state: State, seat: int, tile: str, source: str, out: Outcome) -> None:
    """A tile from the display, with its die; enough bring the mosque's ruby; the display is filled."""
    player, place = state.players[seat], state.display.index(tile)
    state.display[place] = ""
    player.tiles.append(tile)
    player.fresh.append(tile)
    out.emit("tile", seat=seat, tile=tile, source=source)
    if tiles()[tile].effect == "die":
        player.dice.append(state.spare.pop(0))
        out.emit("die", seat=seat, die=f"die.{player.dice[-1]}", tile=tile)
    if len(player.tiles) == setup_of(state).tiles and not blessed(player):
        take_ruby(state, seat, "mosque", tile, out)
    if state.pile:
        out.reveal()
        state.display[place] = state.pile.pop()
        out.emit("refill", tile=state.display[place], place=place)


def blessed(player: Player) -> bool:
    """Whether the player has had the mosque's ruby, which comes once (rulebook: Actions; ruling 6)."""
    return any(ruby.startswith("ruby.mosque.") for ruby in player.rubies)


def drop_tile(state: State, seat: int, tile: str, out: Outcome) -> None:
    """A tile leaves the game; an extra die goes back with it (ruling 10).

    Dice are alike: one that lies idle is given back first, else one that has been used, as at least the card
    die of the action that asks for the tile has.
    """
    player = state.players[seat]
    player.tiles.remove(tile)
    if tile in player.fresh:
        player.fresh.remove(tile)
    state.gone.append(tile)
    out.emit("drop", seat=seat, tile=tile)
    if tiles()[tile].effect == "die":
        die = (player.dice or state.used).pop()
        state.spare.append(die)
        out.emit("die_back", seat=seat, die=f"die.{die}", tile=tile)
