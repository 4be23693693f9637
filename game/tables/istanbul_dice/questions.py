"""Istanbul: The Dice Game: its questions: where they are answered, what is asked, what is likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from game.rules.istanbul_dice import state as frames
from game.rules.istanbul_dice.bazaar import part_of
from game.rules.istanbul_dice.components import FACES
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, last_of, spell
from game.rules.kernel.text import Text, piece_ref, text
from game.tables.catalogue import Question
from game.tables.istanbul_dice.actions import sound_trades
from game.tables.istanbul_dice.layout import BUY, CARDS, PICK, TURN
from game.tables.istanbul_dice.wording import Ctx, at_hand, part_text, space_of
from game.tables.table import Shortcut

_LED = {"take": ("space.tile", PICK), "buy": ("space.ruby", BUY)}
"""The actions that are done elsewhere, by what is done there."""


def _shot(ctx: Ctx, choosing: Choosing | None) -> str:
    """While cards lie open they are what it is about."""
    return CARDS if any(isinstance(frame, frames.Drawn | frames.Bazaar) for frame in ctx.view.stack) else TURN


def _offer(ctx: Ctx, choosing: Choosing) -> Text | None:
    """What a card offers whoever has what it asks; else what it asks."""
    frame = ctx.top
    part = part_of(ctx.view, frame.seat, frame.card)
    if not part:
        return None
    active = frame.seat == ctx.view.turn and part.conditional
    offered = at_hand(part) if "accept" in choosing.verbs() else part_text(part)
    return text("istanbul_dice-ask-offer", part=offered, active=active)


def _payment(ctx: Ctx, choosing: Choosing) -> Text:
    """What a trade still takes."""
    frame, have = ctx.top, len(choosing.picked)
    count, source = frame.deal.price.size - sum(frame.paid) - have, piece_ref(frame.source)
    key = "step" if have else "ask"
    return text(f"istanbul_dice-{key}-payment", source=source, count=count, more=any(frame.paid))


def _action(ctx: Ctx, choosing: Choosing) -> Text | None:
    """Once something is picked: that dice would be rolled again, what a trade takes or brings."""
    picked = choosing.picked
    kinds = {kind_of(target) for target in picked}
    if kinds == {"face"}:
        more = bool(_more_dice(choosing))
        return text("istanbul_dice-ask-reroll", count=len(picked), more=more)
    if "space.pair" in picked or "space.four" in picked:
        if wanted := (2 if "space.pair" in picked else 3) - len(picked):
            return text("istanbul_dice-ask-taken", count=wanted)
    elif kinds == {"supply"}:
        return text("istanbul_dice-ask-way", count=len({*map(space_of, choosing.open())}))
    return text("istanbul_dice-ask-confirm") if picked else None


def _suggested(ctx: Ctx, choosing: Choosing) -> list[str]:
    """A ruby, a tile; what the actions bring without more ado; then sound trades.

    Once dice are picked for a reroll, more of them: a reroll costs a crystal, however many are rolled.
    """
    if choosing.picked and {*map(kind_of, choosing.picked)} == {"face"}:
        return _more_dice(choosing)
    trades = sound_trades(ctx, choosing.decision.actions)
    others = [*choosing.targets("collect", "draw"), *(each for trade in trades for each in trade.targets)]
    return list(dict.fromkeys([*ctx.marked(choosing), *others]))


def _more_dice(choosing: Choosing) -> list[str]:
    """What may be rerolled besides: of the face picked last, then of those that follow."""
    rerolls = [action.targets for action in choosing.decision.actions if action.verb == "reroll"]
    most = max(rerolls, key=len, default=())
    left = Counter(most) - Counter(choosing.picked)
    faces = [spell("face", face) for face in FACES]
    at = faces.index(choosing.picked[-1])
    return [face for face in (*faces[at:], *faces[:at]) if face in left]


def _shortcuts(ctx: Ctx, choosing: Choosing) -> Iterator[Shortcut]:
    """The two actions that are lit when something can be bought lead to where it lies."""
    for verb, (space, shot) in _LED.items():
        if verb in choosing.verbs():
            name, asked = text("istanbul_dice-space", space=last_of(space)), f"istanbul_dice-way-{verb}"
            yield Shortcut(shot, name, text(asked), (space,), verb, button=False)


USUAL = Question(shot=_shot, prefetch=lambda ctx, choosing: (CARDS,))
QUESTIONS: Mapping[type, Question] = {
    frames.Income: Question(topic="tiles"),
    frames.Roll: Question(topic="roll"),
    frames.Actions: Question(ask=_action, suggest=_suggested, shortcuts=_shortcuts, topic="actions"),
    frames.Drawn: Question(step=True, topic="cards"),
    frames.Offer: Question(ask=_offer, topic="cards"),
    frames.Payment: Question(ask=_payment, topic="pay"),
    frames.Removal: Question(step=True, topic="tiles"),
    frames.Pick: Question(PICK, step=True, topic="mosque"),
    frames.Claim: Question(BUY, step=True, topic="cards"),
}
