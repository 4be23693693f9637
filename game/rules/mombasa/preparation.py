"""The close of a round: coins, cards, markers and tiles (rulebook: Preparation for the next round)."""

from __future__ import annotations

from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Handler
from game.rules.mombasa.board import ROUNDS, SHELF_ROWS
from game.rules.mombasa.frames import Plan, Preparation
from game.rules.mombasa.market import move_up
from game.rules.mombasa.printed import bonus_spaces
from game.rules.mombasa.state import State


class PreparationRules(Handler[State, Preparation]):
    """After rounds 1 to 6 everything is made ready; after round 7 the game is over (ruling 19)."""

    def settle(self, state: State, frame: Preparation, out: Outcome) -> bool:
        """Three steps, then the next planning."""
        state.stack.pop()
        if state.round == ROUNDS:
            out.emit("end")
            return True
        move_coins(state, out)
        move_up(state, out)
        return_markers(state, out)
        state.round += 1
        state.first = state.starter
        for player in state.players:
            player.turns, player.ended = 0, False
        out.emit("round", round=state.round, first=state.first)
        state.stack.append(Plan([False for _ in state.players]))
        return True


def move_coins(state: State, out: Outcome) -> None:
    """The leftmost coins go below the books of the same number, first row first."""
    number = state.round + 1
    coins, state.round_coins[number - 1] = state.round_coins[number - 1], 0
    for coin in range(coins):
        place = f"shelf.{coin % SHELF_ROWS + 1}.{number}"
        state.shelf_coins[place] += 1
        out.emit("coin", place=place, number=number)


def return_markers(state: State, out: Outcome) -> None:
    """Bonus markers return; whoever reserved a bonus tile receives it (ruling 16)."""
    for space, seat in sorted(state.marks.items()):
        player = state.players[seat]
        player.markers += 1
        for gain in (gain for option in bonus_spaces()[space] for gain in option.gains):
            if gain.kind == "tile":
                tile = f"tile.{gain.of}"
                state.tiles.remove(tile)
                player.tiles.append(tile)
                out.emit("tile_given", seat=seat, tile=tile)
    state.marks.clear()
