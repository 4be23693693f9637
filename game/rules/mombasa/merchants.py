"""Diamond merchants (rulebook: Diamond merchant; ruling 10)."""

from __future__ import annotations

from game.rules.kernel.event import Outcome
from game.rules.mombasa.area import face_up
from game.rules.mombasa.bases import owner_of
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.components import Card
from game.rules.mombasa.money import receive
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import advance_diamonds

MINES_PER_STEP = 2
PLAIN_MERCHANT = (1, 2)
COMPANY_MERCHANT = (2, 1)
TILE_MERCHANT = (2, 0)
"""Diamond steps and pounds of the three merchants."""


def trade(graph: RegionGraph, state: State, seat: int, card: Card, out: Outcome) -> None:
    """Steps and pounds; more steps for the mines of a company, for the tile's fellow merchants."""
    player = state.players[seat]
    steps, pounds = _merchant(card)
    if card.mines:
        steps += mines_of(graph, state, card.mines) // MINES_PER_STEP
    elif not card.letter:
        steps += sum(other.kind == "merchant" and other.id != card.id for other in face_up(player))
    advance_diamonds(state, seat, steps, out)
    receive(state, seat, pounds, out)
    player.used.append(card.id)
    out.emit("used", seat=seat, cards=(card.id,))


def mines_of(graph: RegionGraph, state: State, company: str) -> int:
    """The mine symbols in the regions with a post of ``company``."""
    return sum(
        graph.regions[region].mines
        for region, post in state.posts.items()
        if post and owner_of(post) == company
    )


def _merchant(card: Card) -> tuple[int, int]:
    if card.mines:
        return COMPANY_MERCHANT
    return PLAIN_MERCHANT if card.letter else TILE_MERCHANT
