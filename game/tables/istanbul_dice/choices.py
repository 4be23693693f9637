"""Istanbul: The Dice Game: its verbs and questions: what may be done, what it brings, what is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile

from game.rules.istanbul_dice import state as frames
from game.rules.istanbul_dice.bazaar import part_of
from game.rules.istanbul_dice.components import CARD, COIN, FACES
from game.rules.istanbul_dice.deals import SOLD, allowed, deal_at
from game.rules.istanbul_dice.payment import purse, units, usual
from game.rules.istanbul_dice.phrases import CRYSTAL, FREE
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, last_of, spell
from game.rules.kernel.text import Text, listed, piece_ref, text
from game.tables.catalogue import Data, Question, Verb
from game.tables.istanbul_dice.layout import BUY, CARDS, PICK, TURN
from game.tables.istanbul_dice.placing import actions_now
from game.tables.istanbul_dice.wording import Ctx, amounts, at_hand, carrying, part_text, received
from game.tables.table import Shortcut
from game.tables.words import Say, of_last, of_piece

_SHOTS = {"take": PICK, "buy": BUY}
"""Where what is sold is seen."""
_MISSED, _NAMED = ("buy", "take", "collect", "draw", "trade"), 3
"""What nobody leaves undone on purpose, and how much of it is named at most."""
_BRINGS = ("gain", "lacking")
"""What an event tells that something was to come."""
_THEN: Mapping[type, str] = {frames.Claim: "ruby", frames.Pick: "tile", frames.Removal: "drop"}
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
                what = amounts({resource: number})
                yield text("istanbul_dice-preview-shortage", rounds=number, what=what)
        elif event.kind != obvious and event.data.get("seat", action.player) == action.player:
            yield from ctx.foretell(event)
    if any(received(event.data)["brown"] for event in events if event.kind == "pay"):
        yield text("istanbul_dice-preview-brown")
    top = seen.state.stack[-1] if seen.state and seen.state.stack else None
    if top and top.seat == action.player and (chosen := _THEN.get(type(top))):
        yield text("istanbul_dice-preview-then", what=chosen)


def _missed(ctx: Ctx, action: Action) -> Text | None:
    """Whoever ends the turn with something in reach is asked once more, the dearest of it named."""
    actions = actions_now(ctx.view)
    trades = sound_trades(ctx, actions)
    verbs = {other.verb for other in actions if other.verb != "trade" or other in trades}
    missed = [text("istanbul_dice-missed", verb=verb) for verb in _MISSED if verb in verbs][:_NAMED]
    return text("istanbul_dice-warn-missed", what=listed(missed)) if missed else None


def _holdings(player: frames.Player) -> tuple[int, ...]:
    return (*player.stock, len(player.rubies), len(player.tiles))


def _wasted(ctx: Ctx, action: Action) -> Text | None:
    """Whoever pays for what does not come, or for no more than is paid, is asked once more."""
    seen, seat = ctx.foresee(action), action.player
    brought = [event for event in seen.events if event.data.get("seat") == seat and event.kind in _BRINGS]
    if not brought or seen.state is None:
        return None
    held = zip(_holdings(seen.state.players[seat]), _holdings(ctx.player(action)), strict=True)
    if all(now <= before for now, before in held):
        return text("istanbul_dice-warn-nothing")
    short: list[Data] = [event.data for event in brought if event.kind == "lacking"]
    lacking = Counter[str]()
    for each in short:
        lacking[each["resource"]] += each["count"]
    return text("istanbul_dice-warn-lacking", what=amounts(lacking)) if lacking else None


def _free(ctx: Ctx, action: Action) -> Text | None:
    """Whoever leaves what costs nothing and would bring something is asked once more."""
    part = part_of(ctx.view, action.player, ctx.top.card)
    if part is None or part.price != FREE:
        return None
    (decision,) = ctx.rules.decisions(ctx.view)
    brings = any(each.verb == "accept" and not _wasted(ctx, each) for each in decision.actions)
    return text("istanbul_dice-warn-free", verb=action.verb) if brings else None


def _few(ctx: Ctx, action: Action) -> Text | None:
    """Whoever leaves card dice unused with the last action is asked once more."""
    last = allowed(ctx.player(action)) - ctx.top.done <= 1
    return text("istanbul_dice-warn-few") if last and action.amount < ctx.view.shown()[CARD] else None


def _brown(ctx: Ctx, action: Action) -> Text | None:
    return text("istanbul_dice-preview-brown") if _last(action) == "brown" else None


def _last(action: Action) -> str:
    return last_of(action.targets[-1])


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


def _shot(ctx: Ctx, choosing: Choosing | None) -> str:
    """While cards lie open they are what it is about."""
    return CARDS if ctx.frame(frames.Drawn) or ctx.frame(frames.Bazaar) else TURN


def _offer(ctx: Ctx, choosing: Choosing) -> Text | None:
    """What a card offers whoever has what it asks; else what it asks."""
    frame = ctx.top
    if not (part := part_of(ctx.view, frame.seat, frame.card)):
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
    kinds = {*map(kind_of, picked)}
    if kinds == {"face"}:
        return text("istanbul_dice-ask-reroll", count=len(picked), more=bool(_more_dice(choosing)))
    if "space.pair" in picked or "space.four" in picked:
        if wanted := (2 if "space.pair" in picked else 3) - len(picked):
            return text("istanbul_dice-ask-taken", count=wanted)
    elif kinds == {"supply"}:
        return text("istanbul_dice-ask-way", count=len({*map(of_last, choosing.open())}))
    return text("istanbul_dice-ask-confirm") if picked else None


def _suggested(ctx: Ctx, choosing: Choosing) -> list[str]:
    """A ruby, a tile; what the actions bring without more ado; then sound trades.

    Once dice are picked for a reroll, more of them: a reroll costs a crystal, however many are rolled.
    """
    if choosing.picked and {*map(kind_of, choosing.picked)} == {"face"}:
        return _more_dice(choosing)
    traded = [each for trade in sound_trades(ctx, choosing.decision.actions) for each in trade.targets]
    return list(dict.fromkeys([*ctx.marked(choosing), *choosing.targets("collect", "draw"), *traded]))


def _more_dice(choosing: Choosing) -> list[str]:
    """What may be rerolled besides: of the face picked last, then of those that follow."""
    rerolls = [action.targets for action in choosing.decision.actions if action.verb == "reroll"]
    most: Sequence[str] = max(rerolls, key=len, default=())
    left = Counter(most) - Counter(choosing.picked)
    faces = [spell("face", face) for face in FACES]
    at = faces.index(choosing.picked[-1])
    return [face for face in (*faces[at:], *faces[:at]) if face in left]


def _shortcuts(ctx: Ctx, choosing: Choosing) -> Iterator[Shortcut]:
    """The two actions that are lit when something can be bought lead to where it lies."""
    for verb, space in SOLD.items():
        name, asked = text("istanbul_dice-space", space=last_of(space)), text(f"istanbul_dice-way-{verb}")
        yield Shortcut(_SHOTS[verb], name, asked, (space,), verb, button=False)


VERBS: Mapping[str, Verb] = {
    "roll": Verb("preview-roll"),
    "reroll": Verb(
        Say("preview-reroll", have=lambda ctx, action: ctx.player(action).stock[CRYSTAL]),
        sorts={"face": "reroll"},
    ),
    "trade": Verb(_outcome, label=Say("do-trade", space=of_last, color=_last), spends=_price, warn=_wasted),
    "buy": Verb(_outcome, spends=_price, mark=0),
    "take": Verb(_outcome, spends=_price, mark=0),
    "collect": Verb(_outcome, spends=lambda ctx, action: {"face.coin": ctx.view.shown()[COIN]}, warn=_wasted),
    "draw": Verb(
        Say("preview-draw", count=lambda ctx, action: action.amount),
        most_first=True,
        spends=lambda ctx, action: {"face.card": action.amount},
        warn=_few,
    ),
    "carry": Verb(lambda ctx, action: carrying(ctx.view, action.player, action.targets[0], brings=True)),
    "accept": Verb(_outcome, label=Say("do-accept", way=_last), warn=_wasted),
    "choose": Verb("preview-choose", rank=2),
    "fallback": Verb(_outcome, rank=1, warn=_free),
    "decline": Verb("preview-decline", rank=1, warn=_free, ends=True),
    "pay": Verb(
        (
            Say("preview-with", thing=of_piece),
            _brown,
        ),
        warn=_wasted,
    ),
    "pick": Verb(partial(_outcome, obvious="tile")),
    "drop": Verb(partial(_outcome, obvious="drop")),
    "claim": Verb(_outcome),
    "rest": Verb(_outcome, warn=_wasted),
    "end": Verb("preview-end", rank=3, warn=_missed, ends=True),
}

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
