"""Kahroba (Splendor): its verbs: what actions cost and bring, told from what comes of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.ids import kind_of, last_of
from game.rules.kernel.text import Text, listed, piece_ref, text
from game.rules.splendor.components import COLORS, cards
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.state import Conquest, Discard, Payment
from game.tables.asking import name_of
from game.tables.catalogue import Data, Verb
from game.tables.splendor.outlook import Outlook, outlook
from game.tables.splendor.pieces import POINTS, POWER, Ctx, piles
from game.tables.splendor.placing import card_at
from game.tables.words import Say, Words, lines


def _turn(words: Words = "", *, counts: bool = False) -> Words:
    """What an action costs and brings until its turn is over, as far as those who look may know.

    Args:
        words: what is told first, of the action itself; of the turn after it and the action.
        counts: it is told how many tokens one has then, even if none goes back.
    """

    def told(ctx: Ctx, action: Action) -> Iterator[Text]:
        if any(kind_of(target) == "reserve" and not card_at(ctx.view, target) for target in action.targets):
            return  # a card that is face down for those who look
        after = outlook(ctx, action)
        yield from (*lines("splendor", words, after, action), *_held(after, counts), *after.coming())

    return told


def _held(after: Outlook, counts: bool) -> Iterator[Text]:
    """How many tokens go back, or what may come before that; else, where that is told, how many one has."""
    then = after.counted()
    have = sum(then.state.players[after.deed.player].tokens)
    if have > TOKEN_LIMIT and after.opens_conquest():
        yield text("splendor-preview-over", have=have, limit=TOKEN_LIMIT)
    elif isinstance(then.asked, Discard):
        yield text("splendor-preview-return", count=have - TOKEN_LIMIT)
    elif counts:
        yield text("splendor-preview-tokens", have=have, limit=TOKEN_LIMIT)


def _bought(after: Outlook, action: Action) -> Iterator[Text]:
    """What is paid, and in one breath with it the golden cards that burn: nobody loses one unwarned."""
    data: Data = next(event.data for event in after.events if event.kind == "buy")
    paid, total = piles(data["paid"]), sum(data["paid"])
    price = [text("splendor-that", card=piece_ref(id)) for id in data["burned"] if not cards()[id].gold]
    if golden := len(data["burned"]) - len(price):
        yield text("splendor-preview-golden", count=golden, paid=total, **paid)
    elif total or not price:
        yield text("splendor-preview-pay" if total else "splendor-preview-free", **paid)
    if price:
        yield text("splendor-preview-burn", cards=listed(price))


def _asked(after: Outlook, action: Action) -> str:
    """What is asked about the payment."""
    prompt = after.ctx.rules.handlers[Payment].prompt(after.state, after.asked, action.player)
    return name_of(prompt)


def _unseen(after: Outlook, action: Action) -> Text | None:
    """Of an unseen card, how many are drawn."""
    drawn = sum(event.kind == "drawn" for event in after.events)
    return text("splendor-preview-unseen", count=drawn) if drawn else None


def _paired(after: Outlook, action: Action) -> Text:
    color, states = last_of(action.targets[0]), (after.ctx.view, after.state)
    have, then = (each.players[action.player].bonuses[COLORS.index(color)] for each in states)
    return text("splendor-preview-pair", color=color, have=have, then=then)


def _points(after: Outlook, action: Action) -> Text | None:
    """What a trading post brings at once."""
    data: Data = after.events[0].data
    return text("splendor-preview-points", points=data["points"]) if data["points"] else None


def _paying(action: Action) -> Text:
    """How many own gems are kept, or that cards burn."""
    kinds = [kind_of(target) for target in action.targets]
    if "card" in kinds:
        return text("splendor-do-burn")
    return text("splendor-do-pay", count=kinds.count("tokens"))


_BUYS = {"card": "buy"}
_FORT = Say(
    "preview-fort",
    count=lambda after, action: after.state.forts[action.targets[-1]].count,
    now=lambda after, action: isinstance(after.asked, Conquest),
)
"""What the strongholds on the card allow, at once or later."""
_CITY = Say("preview-city", called=lambda after, action: after.ctx.view.last_round)
VERBS: Mapping[str, Verb] = {
    "take": Verb(_turn(counts=True)),
    "reserve": Verb(_turn(_unseen), rank=2, sorts={"card": "reserve"}),
    "keep": Verb(_turn()),
    "buy": Verb(_turn(_bought), mark=0, sorts=_BUYS),
    "buy_gold": Verb(_turn(Say("preview-choose", asked=_asked)), rank=1, sorts=_BUYS),
    "pay": Verb(_turn(_bought), label=_paying, followup=True),
    "place": Verb(_turn(_FORT), followup=True),
    "move": Verb(_turn(_FORT), rank=1, followup=True),
    "remove": Verb(_turn(), followup=True),
    "decline": Verb(_turn(), rank=3, ends=True),
    "pair": Verb(_turn(_paired), followup=True),
    "free": Verb(_turn("preview-no-purchase"), sorts={"card": "free"}, followup=True),
    "noble": Verb(_turn(POINTS), followup=True),
    "post": Verb(_turn((POWER, _points)), followup=True),
    "city": Verb(_turn(_CITY), followup=True),
    "discard": Verb(_turn(counts=True), followup=True),
}
