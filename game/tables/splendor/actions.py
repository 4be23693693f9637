"""Kahroba (Splendor): its verbs: what actions cost and bring, told from what comes of them.

What is certain to come before the turn is over: the action is carried out on a position that agrees with the
view. Cards that the view hides are dealt anew there; what is told depends on none of them, as nothing between
the action and the end of a turn does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.ids import kind_of, last_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import play
from game.rules.kernel.text import Text, listed, piece_ref, text
from game.rules.kernel.values import clone
from game.rules.splendor import state as frames
from game.rules.splendor.components import COLORS, GOLD, PILES, cards
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.paying import gems, obvious
from game.rules.splendor.strongholds import FORTS
from game.tables.asking import name_of
from game.tables.catalogue import Data, Verb
from game.tables.splendor.pieces import POINTS, POWER, Ctx, piles
from game.tables.splendor.placing import card_at
from game.tables.words import Say, Words, lines

_LAST = ("turn", "end")
"""Events that are of the turn no more."""
_MINOR = (frames.Keeping, frames.ThirdToken, frames.Rebate, frames.Fortify)
"""Questions whose answer alters nothing that is told, but for the conquest that it may open."""
_MAJOR = (frames.Visit, frames.Founding, frames.Entry, frames.Pairing)
"""Questions that much depends on: all answers are tried, and what comes of each of them is told."""


class Outlook(NamedTuple):
    """A turn after an action.

    Attributes:
        ctx: before it.
        deed: the action.
        events: what has happened by it.
        state: the position.
    """

    ctx: Ctx
    deed: Action
    events: tuple[Event, ...]
    state: frames.State

    @property
    def asked(self) -> frames.AnyFrame | None:
        """What is asked next in the turn; None where it is over."""
        return None if any(event.kind in _LAST for event in self.events) else self.state.stack[-1]

    def answers(self) -> Iterator[Outlook]:
        """What comes of each answer to what is asked."""
        for decision in self.ctx.rules.decisions(self.state):
            for action in decision.actions:
                yield outlook(self.ctx, action, clone(self.state))

    def counted(self) -> Outlook:
        """When all tokens that the action brings are there, by any of the answers that it takes."""
        return next(self.answers()).counted() if isinstance(self.asked, _MINOR) else self

    def opens_conquest(self) -> bool:
        """Whether a conquest may be asked for before the turn is over.

        All answers are tried, where it is not plain: one stronghold at most comes to those on a card.
        """
        seat = self.deed.player
        own = (fort.count for fort in self.state.forts.values() if fort.seat == seat)
        if frames.Conquest(seat) not in self.state.stack or max(own, default=0) < FORTS - 1:
            return False
        return isinstance(self.asked, frames.Conquest) or (
            isinstance(self.asked, _MINOR) and any(after.opens_conquest() for after in self.answers())
        )

    def coming(self) -> list[Text]:
        """What comes by itself until the turn is over, whatever is chosen: cards, tiles, the last round."""
        own = self.events[:1] and self.events[0].kind == self.deed.verb  # the action itself
        lines = [line for event in self.events[bool(own) :] for line in self.ctx.foretell(event)]
        asked = self.asked
        if isinstance(asked, (frames.Discard, *_MINOR)) and not self.opens_conquest():
            lines += next(self.answers()).coming()
        elif isinstance(asked, frames.Gift):
            lines.append(text("splendor-effect-free", level=cards()[asked.card].free))
        elif isinstance(asked, _MAJOR):
            answers = list(self.answers())
            if not isinstance(asked, frames.Pairing):
                last = isinstance(asked, frames.Entry) and not self.state.last_round
                sort = answers[0].deed.verb
                lines.append(text("splendor-then-one", sort=sort, count=len(answers), last=last))
            first, *others = (answer.coming() for answer in answers)
            lines += [line for line in first if all(line in other for other in others)]
        return lines


def outlook(ctx: Ctx, action: Action, state: frames.State | None = None) -> Outlook:
    """The turn after ``action``, which is legal in the view, or in ``state``, which is altered."""
    state = ctx.rules.resample(ctx.view, action.player, Rng(0)) if state is None else state
    events = play(ctx.rules, state, action).events
    over = next((number for number, event in enumerate(events, 1) if event.kind in _LAST), None)
    return Outlook(ctx, action, tuple(events[:over]), state)


def _turn(words: Words = "", *, counts: bool = False, last: Words = "") -> Words:
    """What an action costs and brings until its turn is over, as far as those who look may know.

    Args:
        words: what is told first, of the action itself; of the turn after it and the action.
        counts: it is told how many tokens one has then, even if none goes back.
        last: what is told last, of the same as ``words``.
    """

    def told(ctx: Ctx, action: Action) -> Iterator[Text]:
        if any(kind_of(target) == "reserve" and not card_at(ctx.view, target) for target in action.targets):
            return  # a card that is face down for those who look
        after = outlook(ctx, action)
        yield from (*lines("splendor", words, after, action), *_held(after, counts), *after.coming())
        yield from lines("splendor", last, after, action)

    return told


def _held(after: Outlook, counts: bool) -> Iterator[Text]:
    """How many tokens go back, or what may come before that; else, where that is told, how many one has."""
    then = after.counted()
    have = sum(then.state.players[after.deed.player].tokens)
    if have > TOKEN_LIMIT and after.opens_conquest():
        yield text("splendor-preview-over", have=have, limit=TOKEN_LIMIT)
    elif isinstance(then.asked, frames.Discard):
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


def _lasting(after: Outlook, action: Action) -> Text | None:
    """That the card is a gem for good, unless its price is cards that are one themselves."""
    data: Data = next(event.data for event in after.events if event.kind == "buy")
    card = cards()[data["card"]]
    if card.bonus is None or not all(cards()[id].gold for id in data["burned"]):
        return None
    return text("splendor-preview-lasting", **gems({COLORS[card.bonus]: card.worth}))


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


def _swapped(ctx: Ctx, action: Action) -> Text | None:
    """That as many tokens go back as are taken, unless a conquest may spend them before."""
    after = outlook(ctx, action)
    over = sum(after.counted().state.players[action.player].tokens) - TOKEN_LIMIT
    taken = len(action.targets)
    return None if over < taken or after.opens_conquest() else text("splendor-warn-take", count=taken)


def _without_gold(ctx: Ctx, action: Action) -> Text | None:
    return None if ctx.view.bank[GOLD] else text("splendor-warn-reserve")


def _costly(ctx: Ctx, action: Action) -> Text | None:
    """That cards with points burn where others would do."""
    data: Data = next(event.data for event in outlook(ctx, action).events if event.kind == "buy")
    least = obvious(ctx.player(action), cards()[data["card"]]).burned
    lost, needed = (sum(cards()[card].points for card in burned) for burned in (data["burned"], least))
    return text("splendor-warn-pay", points=lost - needed) if lost > needed else None


def _gold_back(ctx: Ctx, action: Action) -> Text | None:
    """That gold goes back where gems could."""
    gold = sum(last_of(target) == PILES[GOLD] for target in action.targets)
    others = sum(ctx.player(action).tokens[:GOLD]) - (len(action.targets) - gold)
    return text("splendor-warn-discard", count=min(gold, others)) if gold and others else None


_BUYS = {"card": "buy"}
_FORT = Say(
    "preview-fort",
    count=lambda after, action: after.state.forts[action.targets[-1]].count,
    now=lambda after, action: isinstance(after.asked, frames.Conquest),
)
"""What the strongholds on the card allow, at once or later."""
_CHOICE = Say(
    "preview-choose", asked=lambda after, _: name_of(after.ctx.rules.decisions(after.state)[0].prompt)
)
"""What is asked about the payment."""
_CITY = Say("preview-city", called=lambda after, action: after.ctx.view.last_round)
VERBS: Mapping[str, Verb] = {
    "take": Verb(_turn(counts=True), warn=_swapped),
    "reserve": Verb(_turn(_unseen), rank=2, warn=_without_gold, sorts={"card": "reserve"}),
    "keep": Verb(_turn()),
    "buy": Verb(_turn(_bought, last=_lasting), mark=0, sorts=_BUYS),
    "buy_gold": Verb(_turn(_CHOICE), rank=1, sorts=_BUYS),
    "pay": Verb(_turn(_bought, last=_lasting), label=_paying, warn=_costly, followup=True),
    "place": Verb(_turn(_FORT), followup=True),
    "move": Verb(_turn(_FORT), rank=1, followup=True),
    "remove": Verb(_turn(), followup=True),
    "decline": Verb(_turn(), rank=3, ends=True),
    "pair": Verb(_turn(_paired), followup=True),
    "free": Verb(_turn("preview-no-purchase"), sorts={"card": "free"}, followup=True),
    "noble": Verb(_turn(POINTS), followup=True),
    "post": Verb(_turn((POWER, _points)), followup=True),
    "city": Verb(_turn(_CITY), followup=True),
    "discard": Verb(_turn(counts=True), warn=_gold_back, followup=True),
}
