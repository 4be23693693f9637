"""What everybody is worth: seven categories (rulebook: End of the game; ruling 22)."""

from __future__ import annotations

from game.rules.kernel.rules import Score, ScoreLine
from game.rules.mombasa.bases import share_value
from game.rules.mombasa.board import COMPANIES, RegionGraph
from game.rules.mombasa.components import cards
from game.rules.mombasa.printed import diamond_track, ink_track
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tracks import shares_on_track


def shares(state: State, player: Player, company: str) -> int:
    """All shares of a company: those on its track and those on cards, wherever the cards are."""
    table = cards()
    on_cards = sum(table[card].share == company for card in player.cards)
    return shares_on_track(state, player, company) + on_cards


def score(graph: RegionGraph, state: State, seat: int) -> Score:
    """Cash, four companies, diamonds, bookkeeping. Ties are shared: there is no tie-break."""
    player = state.players[seat]
    points = {"cash": player.money}
    for company in COMPANIES:
        points[company] = shares(state, player, company) * share_value(graph, state, company)
    points["diamonds"] = diamond_track()[player.diamonds].value
    points["books"] = ink_track()[player.ink].value
    lines = tuple(ScoreLine(f"mombasa-score-{k.replace('_', '-')}", n) for k, n in points.items())
    return Score(seat, sum(points.values()), lines)
