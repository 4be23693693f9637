"""Kahroba (Splendor): its questions: where they are answered, what is asked, what is likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from operator import add

from game.maps.places import TABLE
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import kind_of, last_of
from game.rules.kernel.text import Text, text
from game.rules.splendor import state as frames
from game.rules.splendor.components import COLORS, GOLD, cards
from game.tables.catalogue import Question
from game.tables.splendor.layout import DRAWN, PYRE
from game.tables.splendor.pieces import Ctx
from game.tables.splendor.placing import burning


def _action(ctx: Ctx, choosing: Choosing) -> Text | None:
    """Which gems go with those picked, or what becomes of a card."""
    if not choosing.picked:
        return None
    first, have = choosing.picked[0], len(choosing.picked)
    if kind_of(first) != "bank":
        verbs = choosing.verbs() - {"buy_gold"}
        key = "either" if len(verbs) > 1 else min(verbs, default="card")
        return text(f"splendor-ask-{key}", gold=ctx.view.bank[GOLD])
    taken = [Counter(action.targets) for action in choosing.open()]
    left = max((way.total() for way in taken), default=have) - have
    alike = have == 1 and Counter({first: 2}) in taken
    apart = any(len(way) > 1 for way in taken)
    key = ("again" if apart else "twice") if alike else "more" if left else "all"
    return text(f"splendor-ask-{key}", color=last_of(first), count=left)


def _fort(ctx: Ctx, choosing: Choosing) -> Text | None:
    """What can become of a card picked for a stronghold: the verb of the button, or where one moves to."""
    if not choosing.picked:
        return None
    done = {action.verb for action in choosing.complete()}
    leaves = len(choosing.complete()) < len(choosing.open())
    way = "either" if leaves and done else "from" if leaves else min(done, default="from")
    return text("splendor-step-fort", way=way)


def _suggested(ctx: Ctx, choosing: Choosing) -> list[str]:
    """What can be had right now; else the gems that face-up cards of level 1 ask for most."""
    player = ctx.view.players[choosing.decision.player]
    near = [cards()[id].cost for id in ctx.view.market[0] if id]
    have = list(map(add, player.bonuses, player.tokens))
    asked = [sum(max(0, cost[color] - have[color]) for cost in near) for color in range(len(COLORS))]
    piles = [f"bank.{COLORS[color]}" for color in sorted(range(len(COLORS)), key=lambda color: -asked[color])]
    return [*ctx.marked(choosing), *(pile for pile in piles if pile not in choosing.picked)]


USUAL = Question(suggest=_suggested)
QUESTIONS: Mapping[type, Question] = {
    frames.Turn: Question(ask=_action, topic="take"),
    frames.Payment: Question(
        lambda ctx, choosing: PYRE if burning(ctx.view) else TABLE,  # what burns as the price lies large
        step=True,
        topic={"payment": "buy", "means": "orient", "burn": "chains"},
    ),
    frames.Keeping: Question(DRAWN, step=True, topic="posts"),
    frames.ThirdToken: Question(step=True, topic="posts"),
    frames.Rebate: Question(step=True, topic="posts"),
    frames.Pairing: Question(step=True, topic="orient"),
    frames.Gift: Question(step=True, topic="chains"),
    frames.Fortify: Question(ask=_fort, topic="strongholds"),
    frames.Conquest: Question(topic="conquest"),
    frames.Discard: Question(step=True, topic="limit"),
    frames.Visit: Question(step=True, topic="noble"),
    frames.Founding: Question(step=True, topic="posts"),
    frames.Entry: Question(step=True, topic="cities"),
}
