"""The position before the first roll (rulebook: Setup)."""

from __future__ import annotations

from game.rules.istanbul_dice.components import DISPLAY, ROUND_DICE, START_CRYSTALS, counts, setups
from game.rules.istanbul_dice.phrases import CRYSTAL, LIRA, RESOURCES
from game.rules.istanbul_dice.printed import cards, tiles
from game.rules.istanbul_dice.state import Player, Roll, State
from game.rules.kernel.rng import Rng


def new_game(seats: int, rng: Rng) -> State:
    """Rubies on the board, six tiles open, cards shuffled, a crystal and some lira for each (ruling 12)."""
    setup, box = setups()[seats], counts()
    players = [Player() for _ in range(seats)]
    for player, lira in zip(players, setup.lira, strict=True):
        player.stock[LIRA], player.stock[CRYSTAL] = lira, START_CRYSTALS
    pile, deck = sorted(tiles()), sorted(cards())
    rng.shuffle(pile)
    rng.shuffle(deck)
    return State(
        rng=0,
        stack=[Roll(0)],
        turn=0,
        supply=[box[name] - sum(p.stock[at] for p in players) for at, name in enumerate(RESOURCES)],
        rubies={area: list(rubies) for area, rubies in setup.rubies.items()},
        deck=deck,
        discard=[],
        display=[pile.pop() for _ in range(DISPLAY)],
        pile=pile,
        gone=[],
        cup=list(range(ROUND_DICE)),
        dice=[],
        used=[],
        spare=list(range(ROUND_DICE, box["die"])),
        faces=[""] * box["die"],
        players=players,
    )
