"""The card display: prices, taking a card, moving up and refilling."""

from __future__ import annotations

from bisect import insort

from game.rules.kernel.event import Outcome
from game.rules.mombasa.board import DISPLAY_COLUMNS, DISPLAY_ROWS, RegionGraph
from game.rules.mombasa.components import cards
from game.rules.mombasa.state import State


def prices(graph: RegionGraph, state: State, discount: int = 0) -> dict[str, int]:
    """What each display card costs: its red box and the one beside its space, never below 0 (ruling 4)."""
    table = cards()
    return {
        card: max(0, table[card].red + graph.modifiers[row][column] - discount)
        for row, spaces in enumerate(state.market)
        for column, card in enumerate(spaces)
        if card
    }


def cheapest(graph: RegionGraph, state: State) -> int | None:
    """The lowest of these prices without a discount; None for an empty display."""
    table = cards()
    rows = zip(state.market, graph.modifiers, strict=True)
    found = [table[c].red + more for row, beside in rows for c, more in zip(row, beside, strict=True) if c]
    return max(0, min(found)) if found else None


def take_card(state: State, seat: int, card: str, out: Outcome) -> None:
    """A display card goes to the hand; its space stays empty until the preparation."""
    for row, spaces in enumerate(state.market):
        if card in spaces:
            column = spaces.index(card)
            spaces[column] = ""
            place = f"display.{row + 1}.{column + 1}"
    player = state.players[seat]
    insort(player.hand, card)
    insort(player.cards, card)
    out.emit("acquire", seat=seat, card=card, place=place)


def move_up(state: State, out: Outcome) -> None:
    """Clear the right column, push every row right, fill from the deck (rulebook: Preparation b)."""
    for row, spaces in enumerate(state.market):
        if spaces[-1]:
            state.discard.append(spaces[-1])
            out.emit("clear", card=spaces[-1])
        kept = [card for card in spaces[:-1] if card]
        state.market[row] = [""] * (DISPLAY_COLUMNS - len(kept)) + kept
    fill(state, out)


def fill(state: State, out: Outcome) -> None:
    """Fill the empty spaces from the deck; what comes up was hidden until now."""
    for card, place in fill_quietly(state):
        out.reveal()
        out.emit("deal", card=card, place=place)


def fill_quietly(state: State) -> list[tuple[str, str]]:
    """Fill the right column from the top, then the middle, then the left, while the deck lasts."""
    dealt = []
    for column in reversed(range(DISPLAY_COLUMNS)):
        for row in range(DISPLAY_ROWS):
            if not state.market[row][column] and state.deck:
                state.market[row][column] = state.deck.pop()
                dealt.append((state.market[row][column], f"display.{row + 1}.{column + 1}"))
    return dealt
