"""Kahroba (Splendor): what an action would cost and bring, told of what happens when it is carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.ids import kind_of, last_of, number_in, seat_in
from game.rules.kernel.text import Text, listed, piece_ref, text
from game.rules.splendor.components import COLORS, PILES, Card, cards, nobles
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.paying import gems
from game.rules.splendor.state import Conquest, Discard, Payment, State
from game.rules.splendor.tiles import posts
from game.tables.kit import Data
from game.tables.splendor.outlook import Outlook, coming, counted, outlook

Foretelling = Callable[[State, Outlook], Iterator[Text]]


def foreseen(view: State, action: Action) -> Iterator[Text]:
    """What ``action`` costs and brings until its turn is over, as far as those who look may know."""
    if _unknown(view, action):
        return
    after = outlook(view, action)
    yield from _TELLING.get(action.verb, _nothing)(view, after)
    yield from _held(after)
    yield from coming(after)


def card_at(view: State, target: str) -> Card | None:
    """The card that a buying target stands for; None if the viewer may not know it."""
    if kind_of(target) == "reserve":
        held = view.players[seat_in(target)].reserved
        target = held[number_in(target)].card if number_in(target) < len(held) else ""
    return cards().get(target)


def _unknown(view: State, action: Action) -> bool:
    """Whether the action is about a card that is face down for those who look."""
    return action.verb in ("buy", "buy_gold") and card_at(view, action.targets[0]) is None


def _held(after: Outlook) -> Iterator[Text]:
    """How many tokens go back, or what may come before that; of those taken or returned, how many one has."""
    then = counted(after)
    over = then.held - TOKEN_LIMIT
    if over > 0 and after.opens_conquest():
        yield text("splendor-preview-over", have=then.held, limit=TOKEN_LIMIT)
    elif isinstance(then.asked, Discard):
        yield text("splendor-preview-return", count=over)
    elif after.deed.verb in ("take", "discard"):
        yield text("splendor-preview-tokens", have=then.held, limit=TOKEN_LIMIT)


def _nothing(view: State, after: Outlook) -> Iterator[Text]:
    """All that is told comes by itself."""
    return iter(())


def _bought(view: State, after: Outlook) -> Iterator[Text]:
    """What is paid, and in one breath with it the golden cards that burn: nobody loses one unwarned."""
    data: Data = next(event.data for event in after.events if event.kind == "buy")
    paid: dict[str, int] = dict(zip(PILES, data["paid"], strict=True))
    price = [text("splendor-that", card=piece_ref(id)) for id in data["burned"] if not cards()[id].gold]
    golden = len(data["burned"]) - len(price)
    if golden:
        yield text("splendor-preview-golden", count=golden, paid=sum(paid.values()), **gems(paid))
    elif any(paid.values()):
        yield text("splendor-preview-pay", **gems(paid))
    if price:
        yield text("splendor-preview-burn", cards=listed(price))
    if not any(paid.values()) and not data["burned"]:
        yield text("splendor-preview-free", **gems({}))


def _chosen(view: State, after: Outlook) -> Iterator[Text]:
    """What is asked about the payment."""
    frame = after.asked
    assert isinstance(frame, Payment)
    card, player = card_at(after.state, frame.source), after.state.players[frame.seat]
    asked = "burn" if card is not None and card.burn is not None else "means" if player.golden else "payment"
    yield text("splendor-preview-choose", asked=asked)


def _reserved(view: State, after: Outlook) -> Iterator[Text]:
    """Of an unseen card, how many are drawn."""
    if kind_of(after.deed.targets[0]) == "deck":
        drawn = sum(event.kind == "drawn" for event in after.events)
        yield text("splendor-preview-unseen", count=drawn)


def _free(view: State, after: Outlook) -> Iterator[Text]:
    yield text("splendor-preview-no-purchase")


def _paired(view: State, after: Outlook) -> Iterator[Text]:
    color = last_of(after.deed.targets[0])
    have, then = (
        each.players[after.deed.player].bonuses[COLORS.index(color)] for each in (view, after.state)
    )
    yield text("splendor-preview-pair", color=color, have=have, then=then)


def _founded(view: State, after: Outlook) -> Iterator[Text]:
    (post,) = after.deed.targets
    yield text("splendor-power", power=posts()[post].power)
    data: Data = after.events[0].data
    if points := data["points"]:
        yield text("splendor-preview-points", points=points)


def _visited(view: State, after: Outlook) -> Iterator[Text]:
    yield text("splendor-preview-points", points=nobles()[after.deed.targets[0]].points)


def _entered(view: State, after: Outlook) -> Iterator[Text]:
    yield text("splendor-preview-city", called=view.last_round)


def _built(view: State, after: Outlook) -> Iterator[Text]:
    """What the strongholds on the card allow, at once or later."""
    count = after.state.forts[after.deed.targets[-1]].count
    yield text("splendor-preview-fort", count=count, now=isinstance(after.asked, Conquest))


_TELLING: Mapping[str, Foretelling] = {
    "buy": _bought,
    "pay": _bought,
    "buy_gold": _chosen,
    "reserve": _reserved,
    "free": _free,
    "pair": _paired,
    "post": _founded,
    "noble": _visited,
    "city": _entered,
    "place": _built,
    "move": _built,
}
"""What is told first of an action, by its verb."""
