"""Kahroba (Splendor): what an action would cost and bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.ids import kind_of, last_of, number_in, seat_in
from game.rules.kernel.text import Text, listed, piece_ref, text
from game.rules.splendor.components import COLORS, GOLD, PILES, Card, cards, nobles
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.paying import Way, gems, obvious, payments
from game.rules.splendor.posts import prestige
from game.rules.splendor.state import Payment, State
from game.rules.splendor.tiles import posts
from game.tables.splendor.shields import coming

Foretelling = Callable[[State, Action], Iterator[Text]]


def foreseen(view: State, action: Action) -> Iterator[Text]:
    """What ``action`` costs and brings, as far as those who look may know."""
    tell = _TELLING.get(action.verb)
    return tell(view, action) if tell else iter(())


def card_at(view: State, target: str) -> Card | None:
    """The card that a buying target stands for; None if the viewer may not know it."""
    if kind_of(target) == "reserve":
        held = view.players[seat_in(target)].reserved
        target = held[number_in(target)].card if number_in(target) < len(held) else ""
    return cards().get(target)


def _bought(view: State, action: Action) -> Iterator[Text]:
    card = card_at(view, action.targets[0])
    if card is not None:
        yield from _way(obvious(view.players[action.player], card))
        yield from _brought(card)
        yield from comes(view, action.player, card)


def _chosen(view: State, action: Action) -> Iterator[Text]:
    card = card_at(view, action.targets[0])
    yield text("splendor-preview-choose")
    if card is not None:
        yield from comes(view, action.player, card)


def _paid(view: State, action: Action) -> Iterator[Text]:
    frame, player = view.stack[-1], view.players[action.player]
    card = card_at(view, frame.source) if isinstance(frame, Payment) else None
    ways = payments(player, action.player, card) if card else ()
    yield from (text for choice, way in ways if choice == action for text in _way(way))
    if card is not None:
        yield from comes(view, action.player, card)


def _way(way: Way) -> Iterator[Text]:
    """What is paid, and in one breath with it the golden cards that burn: nobody loses one unwarned."""
    paid = dict(zip(PILES, way.paid, strict=True))
    golden = sum(bool(cards()[card].gold) for card in way.burned)
    burned = [text("splendor-that", card=piece_ref(card)) for card in way.burned if not cards()[card].gold]
    if golden:
        yield text("splendor-preview-golden", count=golden, paid=sum(paid.values()), **gems(paid))
    elif any(paid.values()):
        yield text("splendor-preview-pay", **gems(paid))
    if burned:
        yield text("splendor-preview-burn", cards=listed(burned))
    if not any(paid.values()) and not way.burned:
        yield text("splendor-preview-free", **gems({}))


def _brought(card: Card) -> Iterator[Text]:
    """What follows the card."""
    if card.free:
        yield text("splendor-effect-free", level=card.free)


def comes(view: State, seat: int, card: Card) -> Iterator[Text]:
    """What a card would bring at the end of the turn."""
    found = coming(view, seat, card)
    for kind, tiles in found.items():
        if len(tiles) == 1:
            yield text(
                f"splendor-then-{kind}",
                tile=piece_ref(tiles[0]),
                points=nobles()[tiles[0]].points if kind == "noble" else 0,
            )
        elif tiles:
            yield text("splendor-then-one", sort=kind, count=len(tiles))


def _taken(view: State, action: Action) -> Iterator[Text]:
    """How many tokens one then has, or that some must go back at once (rulebook: no more than ten)."""
    taken = min(view.bank[GOLD], 1) if action.verb == "reserve" else len(action.targets)
    if kind_of(action.targets[0]) == "deck":
        yield text("splendor-preview-unseen")
    have = sum(view.players[action.player].tokens) + taken
    if have > TOKEN_LIMIT:
        yield text("splendor-preview-return", count=have - TOKEN_LIMIT)
    elif action.verb == "take":
        yield text("splendor-preview-tokens", have=have, limit=TOKEN_LIMIT)


def _returned(view: State, action: Action) -> Iterator[Text]:
    have = sum(view.players[action.player].tokens) - len(action.targets)
    yield text("splendor-preview-tokens", have=have, limit=TOKEN_LIMIT)


def _free(view: State, action: Action) -> Iterator[Text]:
    yield text("splendor-preview-no-purchase")
    yield from comes(view, action.player, cards()[action.targets[0]])


def _paired(view: State, action: Action) -> Iterator[Text]:
    color = last_of(action.targets[0])
    have = view.players[action.player].bonuses[COLORS.index(color)]
    yield text("splendor-preview-pair", color=color, have=have, then=have + 1)


def _founded(view: State, action: Action) -> Iterator[Text]:
    (post,) = action.targets
    yield text("splendor-power", power=posts()[post].power)
    if prestige(view.players[action.player]):
        yield text("splendor-preview-points", points=1)


def _visited(view: State, action: Action) -> Iterator[Text]:
    yield text("splendor-preview-points", points=nobles()[action.targets[0]].points)


def _entered(view: State, action: Action) -> Iterator[Text]:
    yield text("splendor-preview-city", called=view.last_round)


def _built(view: State, action: Action) -> Iterator[Text]:
    """That the third stronghold on a card opens a conquest."""
    fort = view.forts.get(action.targets[-1])
    own = 1 + (fort.count if fort is not None and fort.seat == action.player else 0)
    yield text("splendor-preview-fort", count=own)


_TELLING: Mapping[str, Foretelling] = {
    "take": _taken,
    "discard": _returned,
    "reserve": _taken,
    "buy": _bought,
    "buy_gold": _chosen,
    "pay": _paid,
    "free": _free,
    "pair": _paired,
    "post": _founded,
    "noble": _visited,
    "city": _entered,
    "place": _built,
    "move": _built,
}
