"""Istanbul: The Dice Game: its verbs: what actions cost and bring, and how their buttons stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile

from game.rules.istanbul_dice.components import COIN
from game.rules.istanbul_dice.deals import deal_at, legal
from game.rules.istanbul_dice.payment import purse, units, usual
from game.rules.istanbul_dice.phrases import CRYSTAL
from game.rules.istanbul_dice.state import Actions, Claim, Pick, Removal
from game.rules.kernel.action import Action
from game.rules.kernel.ids import kind_of, last_of
from game.rules.kernel.text import Text, text
from game.tables.catalogue import Verb
from game.tables.istanbul_dice import wording
from game.tables.istanbul_dice.wording import Ctx, carrying
from game.tables.words import Say, of_piece

_MISSED = ("buy", "take", "trade", "collect", "draw")
"""What nobody leaves undone on purpose."""
_THEN: Mapping[type, str] = {Claim: "ruby", Pick: "tile", Removal: "drop"}
"""What is chosen next, by its frame."""


def _outcome(ctx: Ctx, action: Action, obvious: str = "") -> Iterator[Text]:
    """What comes of it for who does it, and what is chosen then; the next turn comes anyway.

    Of a shortage, in which everybody returns goods before anything is received, it is told how often.
    What is ``obvious`` the button says already.
    """
    seen = ctx.foresee(action)
    events = list(takewhile(lambda event: event.kind != "turn", seen.events))
    rounds = Counter(event.data["resource"] for event in events if event.kind == "shortage")
    for event in events:
        if event.kind == "shortage":
            if number := rounds.pop(resource := str(event.data["resource"]), 0):
                what = wording.amounts({resource: number})
                yield text("istanbul_dice-preview-shortage", rounds=number, what=what)
        elif event.kind != obvious and event.data.get("seat", action.player) == action.player:
            yield from ctx.foretell(event)
    if any(wording.received(event.data)["brown"] for event in events if event.kind in ("pay", "gain")):
        yield text("istanbul_dice-preview-brown")
    top = seen.state.stack[-1] if seen.state and seen.state.stack else None
    if top and top.seat == action.player and (chosen := _THEN.get(type(top))):
        yield text("istanbul_dice-preview-then", what=chosen)


def _carry(ctx: Ctx, action: Action) -> Iterator[Text]:
    return carrying(ctx.view, action.player, action.targets[0], brings=True)


def _crystals_left(ctx: Ctx, action: Action) -> int:
    return ctx.view.players[action.player].stock[CRYSTAL] - 1


def _missed(ctx: Ctx, action: Action) -> Text | None:
    """Whoever ends the turn with something in reach is asked once more, the dearest of it named."""
    frame = ctx.top
    verbs = {other.verb for other in legal(ctx.view, frame)} if isinstance(frame, Actions) else ()
    missed = next((verb for verb in _MISSED if verb in verbs), None)
    return text(f"istanbul_dice-warn-{missed}") if missed else None


def _price(ctx: Ctx, action: Action) -> dict[str, int]:
    """The dice by face and the piles of tokens, coins and crystals that are paid with as usual."""
    asked = deal_at(ctx.view, action.targets).price
    paid = usual(asked, purse(ctx.view, action.player))
    wanted = dict(zip(units(action.player), paid, strict=True))
    return {**wanted, f"purse.{action.player}.lira": asked.lira}


def sound_trades(ctx: Ctx, actions: Sequence[Action]) -> list[Action]:
    """The trades that bring nothing of what they cost, those first that take dice alone."""
    taken = {}
    for action in (action for action in actions if action.verb == "trade"):
        costs = _price(ctx, action).items()
        taken[action] = {last_of(each): n for each, n in costs if n and kind_of(each) != "face"}
    sound = [action for action, own in taken.items() if not own.keys() & {*map(last_of, action.targets)}]
    return sorted(sound, key=lambda action: sum(taken[action].values()))


VERBS: Mapping[str, Verb] = {
    "roll": Verb("preview-roll"),
    "reroll": Verb(Say("preview-reroll", left=_crystals_left), sorts={"face": "reroll"}),
    "trade": Verb(_outcome, spends=_price),
    "buy": Verb(_outcome, spends=_price, mark=0),
    "take": Verb(_outcome, spends=_price, mark=0),
    "collect": Verb(_outcome, spends=lambda ctx, action: {"face.coin": ctx.view.shown()[COIN]}),
    "draw": Verb(
        Say("preview-draw", count=lambda ctx, action: action.amount),
        most_first=True,
        spends=lambda ctx, action: {"face.card": action.amount},
    ),
    "carry": Verb(_carry),
    "accept": Verb(_outcome),
    "choose": Verb("preview-choose", rank=2),
    "fallback": Verb(_outcome, rank=1),
    "decline": Verb("preview-decline", rank=1, ends=True),
    "pay": Verb(Say("preview-with", thing=of_piece)),
    "pick": Verb(partial(_outcome, obvious="tile")),
    "drop": Verb(partial(_outcome, obvious="drop")),
    "claim": Verb(_outcome),
    "rest": Verb(_outcome),
    "end": Verb("preview-end", rank=3, warn=_missed, ends=True),
}
