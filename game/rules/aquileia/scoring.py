"""Final scoring (rulebook: End of the game; ruling 13)."""

from __future__ import annotations

from collections import Counter

from game.rules.aquileia.components import COLOURS, laurels
from game.rules.aquileia.printed import sites
from game.rules.aquileia.state import Player, State
from game.rules.kernel.rules import Score, ScoreLine


def score_of(state: State, seat: int) -> Score:
    """Points so far, points on laurels, and of each colour the villas times the laurels.

    Laurels that the viewer of ``state`` does not know count for nothing. Money and other cards bring nothing,
    and nothing breaks a tie.
    """
    player = state.players[seat]
    values, counts = villa_values(state, seat), assigned(player, villa_values(state, seat))
    lines = [ScoreLine("aquileia-score-track", player.points)]
    lines.append(ScoreLine("aquileia-score-laurels", sum(laurels()[id].points for id in _known(player))))
    lines += [ScoreLine(f"aquileia-score-{colour}", values[colour] * counts[colour]) for colour in COLOURS]
    return Score(seat, sum(line.points for line in lines), tuple(lines))


def villa_values(state: State, seat: int) -> dict[str, int]:
    """What the villas of ``seat`` are worth together, by colour."""
    values = dict.fromkeys(COLOURS, 0)
    for id, owner in state.sites.items():
        if owner == seat and (colour := sites()[id].colour):
            values[colour] += sites()[id].points
    return values


def assigned(player: Player, values: dict[str, int]) -> Counter[str]:
    """How many laurels count for each colour: one of two colours for that whose villas are worth more.

    A laurel adds the value of the villas of its colour once, whatever the others do, so this is the best use.
    """
    used = (laurels()[id].colours for id in _known(player))
    return Counter(max(colours, key=lambda colour: values[colour]) for colours in used if colours)


def _known(player: Player) -> list[str]:
    return [id for id in player.laurels if id in laurels()]
