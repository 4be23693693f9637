"""Who may know what: views without secrets, and full positions that agree with a view.

Hidden are the order of the decks, the cards in hand, and the laurels until the end of the game. Every
placeholder names the deck of its card: how many cards of which back somebody holds follows from what all saw.
"""

from __future__ import annotations

from collections import Counter

from game.rules.aquileia.components import DECK_SIZES, cards, full_deck, laurels
from game.rules.aquileia.frames import Laurels
from game.rules.aquileia.state import State
from game.rules.kernel.ids import kind_of, parts_of, spell
from game.rules.kernel.rng import Rng
from game.rules.kernel.values import clone

HIDDEN = "hidden"


def masked(state: State, seat: int | None) -> State:
    """A copy as ``seat`` may know it; the winner of the Stadium sees the top laurel while it chooses."""
    seen = clone(state)
    seen.rng = 0
    top = state.stack[-1] if state.stack else None
    for deck, pile in seen.decks.items():
        looked_at = deck == "stadium" and isinstance(top, Laurels) and top.seat == seat
        known = pile[-1:] if looked_at else []
        pile[:] = [spell(HIDDEN, deck, "deck", n) for n in range(len(pile) - len(known))] + known
    seen.gone = _hide(seen.gone, "gone")
    for owner, player in enumerate(seen.players):
        if owner != seat:
            player.servi = _hide(player.servi, "hand", owner)
            player.equi = _hide(player.equi, "hand", owner)
            if top is not None:
                player.laurels = _hide(player.laurels, "laurels", owner)
    return seen


def _hide(pile: list[str], *place: str | int) -> list[str]:
    return [spell(HIDDEN, deck_of(card), *place, n) for n, card in enumerate(pile)]


def deck_of(card: str) -> str:
    """The deck of a card, a laurel or a placeholder."""
    if kind_of(card) == HIDDEN:
        return parts_of(card)[0]
    return laurels()[card].deck if card in laurels() else cards()[card].deck


def redealt(view: State, rng: Rng) -> State:
    """A full position that agrees with ``view``: of each deck what is not seen is dealt anew."""
    state = clone(view)
    state.rng = rng.next()
    unseen = {deck: _unseen(state, deck, rng) for deck in DECK_SIZES}
    for pile in _piles(state):
        pile[:] = [unseen[deck_of(card)].pop() if kind_of(card) == HIDDEN else card for card in pile]
    for player in state.players:
        player.servi.sort()
        player.equi.sort()
    return state


def _unseen(state: State, deck: str, rng: Rng) -> list[str]:
    seen = Counter(card for pile in _piles(state) for card in pile)
    seen.update((*state.display, state.open_laurel, state.lot))
    left = sorted((Counter(full_deck(deck)) - seen).elements())
    rng.shuffle(left)
    return left


def _piles(state: State) -> list[list[str]]:
    """Every pile of cards but the face-up ones beside the decks."""
    hands = [pile for p in state.players for pile in (p.servi, p.equi, p.laurels)]
    return [*state.decks.values(), *state.discards.values(), state.gone, *hands]
