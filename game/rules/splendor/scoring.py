"""What a player's cards and tiles are worth (rulebook: End of the game; ruling 27)."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.kernel.rules import Score, ScoreLine
from game.rules.splendor.components import cards, nobles
from game.rules.splendor.expansion import Expansion
from game.rules.splendor.state import State


def score(state: State, seat: int, played: Iterable[Expansion]) -> Score:
    """The points of ``seat`` by where they come from; ``played`` are the expansions of this match."""
    player, played = state.players[seat], tuple(played)
    lines = [ScoreLine("splendor-score-cards", sum(cards()[card].points for card in player.owned()))]
    if state.nobles:
        won = sum(nobles()[noble].points for noble in player.nobles)
        lines.append(ScoreLine("splendor-score-nobles", won))
    lines += (line for extra in played for line in extra.lines(player))
    return Score(
        seat,
        sum(line.points for line in lines),
        tuple(lines),
        (ScoreLine("splendor-tie-cards", -len(player.owned())),),
        criteria=tuple(line for extra in played for line in extra.criteria(player)),
    )
