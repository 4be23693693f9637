"""New York 1901: what loses something, which is said first and asked once more."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.catalogue import Data
from game.tables.newyork1901.pieces import Ctx

LEADS = ("ahead", "behind", "level")
"""The events by which a street changes hands."""


def claim(ctx: Ctx, action: Action) -> Event:
    """What comes of taking land: a cause in it, where nothing can be built then."""
    return next(event for event in ctx.foresee(action).events if event.kind == "claim")


def of_lead(event: Event) -> bool:
    """Whether a street is lost: the own lead there, or the tie that kept another from it."""
    return event.kind == "behind" or (event.kind == "level" and bool(event.data["led"]))


def missed(ctx: Ctx, action: Action) -> Text | None:
    """The turn ends while a building could be put up."""
    return text("newyork1901-warn-build") if _others(ctx, action, "build") else None


def barren(ctx: Ctx, action: Action) -> Text | None:
    """Nothing can be built after this claim, but after another one."""
    why: Data = claim(ctx, action).data
    if "cause" not in why or all(
        "cause" in claim(ctx, other).data for other in _others(ctx, action, "claim")
    ):
        return None
    return text("newyork1901-warn-idle", **{name: why[name] for name in ("cause", "squares", "free")})


def ceded(ctx: Ctx, action: Action) -> Iterator[Text]:
    """The lead at a street goes with what is demolished; the end comes near while somebody else is ahead."""
    seen, seat = ctx.foresee(action), action.player
    for event in seen.events:
        told: Data = event.data
        if of_lead(event) and told["led"]:
            yield text("newyork1901-warn-lead", street=told["street"])
        elif of_lead(event):
            yield text("newyork1901-warn-given", street=told["street"], leader=seat_ref(told["leader"]))
        if event.kind == "last_turns":
            totals = [score.total for score in ctx.rules.scores(seen.state or ctx.view)]
            if max(totals) > totals[seat]:
                yield text("newyork1901-warn-last")


def last_card(ctx: Ctx, action: Action) -> Text | None:
    """It is the last action card, which would score a point in the end."""
    return text("newyork1901-warn-card") if len(ctx.player(action).actions) == 1 else None


def _others(ctx: Ctx, action: Action, verb: str) -> list[Action]:
    """The other actions of a verb that there are now."""
    actions = (each for decision in ctx.rules.decisions(ctx.view) for each in decision.actions)
    return [each for each in actions if each.verb == verb and each != action]
