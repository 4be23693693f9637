"""Who may know what: views without secrets, and full positions that agree with a view."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.kernel.ids import parts_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.values import clone
from game.rules.mombasa.components import cards, deck_cards
from game.rules.mombasa.frames import Draft, Plan
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tiles import book_tiles, books, starting_tiles

HIDDEN = "hidden."


def masked(state: State, seat: int | None) -> State:
    """A copy as ``seat`` may know it.

    Hidden are the order of the piles, the hands of the others (rulebook: Setup 10) and, until all are
    ready, their plans and starting tiles. Every placeholder is tied to its place, not to its card.
    """
    seen = clone(state)
    seen.rng = 0
    seen.deck = [f"hidden.{_letter(card)}.deck.{n}" for n, card in enumerate(state.deck)]
    for letter, pile in seen.supply.items():
        pile[:] = [f"hidden.{letter}.supply.{n}" for n in range(len(pile))]
    for owner, player in enumerate(seen.players):
        if owner != seat:
            _mask_player(seen, owner, player)
    return seen


def _letter(card: str) -> str:
    """The letter of a card of the deck, or of its placeholder."""
    return parts_of(card)[0] if card.startswith(HIDDEN) else cards()[card].letter


def _mask_player(state: State, owner: int, player: Player) -> None:
    top = state.stack[-1] if state.stack else None
    player.hand = [f"hidden.hand.{owner}.{n}" for n in range(len(player.hand))]
    if isinstance(top, Plan):
        player.slots = [card and f"hidden.slot.{owner}.{n + 1}" for n, card in enumerate(player.slots)]
    if isinstance(top, Draft):
        player.offer = [f"hidden.start.{owner}.{n}" for n in range(len(player.offer))]
        player.tile = ""


def redealt(view: State, rng: Rng) -> State:
    """A full position that agrees with ``view``; what a player owns is public, where it lies is not."""
    state = clone(view)
    state.rng = rng.next()
    for player in state.players:
        _redeal_player(player, rng)
    _redeal_tiles(state, rng)
    seen = set(state.discard) | {card for row in state.market for card in row}
    seen |= {card for player in state.players for card in player.cards} | set(state.deck)
    table = cards()
    unseen = [card for card in deck_cards() if card not in seen]
    rng.shuffle(unseen)
    state.deck = [_draw(unseen, card, lambda name: table[name].letter) for card in state.deck]
    _redeal_books(state, rng)
    return state


def _draw(unseen: list[str], placeholder: str, letter_of: Callable[[str], str]) -> str:
    """The next unseen piece of the letter that a placeholder tells; a piece that is known stays."""
    if not placeholder.startswith(HIDDEN):
        return placeholder
    letter = parts_of(placeholder)[0]
    drawn = next(name for name in unseen if letter_of(name) == letter)
    unseen.remove(drawn)
    return drawn


def _redeal_player(player: Player, rng: Rng) -> None:
    open_cards = {card for place in (player.slots, player.hand, *player.rests) for card in place}
    unseen = [card for card in player.cards if card not in open_cards]
    rng.shuffle(unseen)
    # A share card never lies in a slot, so the slots choose first.
    unseen.sort(key=lambda card: cards()[card].kind == "share", reverse=True)
    player.slots = [unseen.pop() if card.startswith(HIDDEN) else card for card in player.slots]
    player.hand = sorted(unseen.pop() if card.startswith(HIDDEN) else card for card in player.hand)


def _redeal_tiles(state: State, rng: Rng) -> None:
    seen = {tile for player in state.players for tile in (*player.offer, player.tile)}
    unseen = [tile for tile in sorted(starting_tiles()) if tile not in seen]
    rng.shuffle(unseen)
    for seat, player in enumerate(state.players):
        hidden = any(tile.startswith(HIDDEN) for tile in player.offer)
        player.offer = [unseen.pop() if tile.startswith(HIDDEN) else tile for tile in player.offer]
        top = state.stack[-1] if state.stack else None
        if hidden and isinstance(top, Draft) and top.ready[seat]:
            player.tile = rng.pick(player.offer)


def _redeal_books(state: State, rng: Rng) -> None:
    table = books()
    seen = {book for pile in (*state.supply.values(), state.spent, state.shelf.values()) for book in pile}
    for player in state.players:
        seen |= {*player.books, *player.covered, *player.gained}
    unseen = [book for book in book_tiles() if book not in seen]
    rng.shuffle(unseen)
    for letter, pile in state.supply.items():
        state.supply[letter] = [_draw(unseen, book, lambda name: table[name].letter) for book in pile]
