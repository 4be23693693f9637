"""Aquileia: its questions: which part of the board they need, what is asked, what is likely."""

from __future__ import annotations

from collections.abc import Mapping

from game.maps.places import TABLE
from game.rules.aquileia.contests import DECKS
from game.rules.aquileia.frames import (
    Auction,
    Contest,
    Dolus,
    Equi,
    Forum,
    Latro,
    Laurels,
    Pecunia,
    Placement,
    Play,
    Portus,
    Reinforce,
    Roll,
    Servi,
    Spoils,
)
from game.rules.aquileia.printed import sites
from game.rules.aquileia.reading import METALS
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import last_of
from game.rules.kernel.text import Text, text
from game.tables.aquileia.actions import overpaid
from game.tables.aquileia.budget import modest
from game.tables.aquileia.placing import hides
from game.tables.aquileia.wording import Ctx, site_in
from game.tables.catalogue import Question


def _look(ctx: Ctx, choosing: Choosing) -> Text | None:
    """That cards may be played out of a hand that is not seen."""
    seat, prompt = choosing.decision.player, choosing.decision.prompt
    unseen = any(hides(ctx.view, seat, deck) for deck in DECKS[ctx.top.area])
    return text("aquileia-choose-look", **prompt.dict()) if unseen and not choosing.picked else None


def _how_many(ctx: Ctx, choosing: Choosing) -> Text | None:
    """How many slave cards is chosen at the button, and not said by the question."""
    ways = sum(action.verb == "buy" for action in choosing.decision.actions)
    return text("aquileia-step-servi", ways=ways) if choosing.picked else None


def _building(ctx: Ctx, choosing: Choosing) -> Text | None:
    """What is still to be chosen: the slaves that pay for a building, or which one they pay."""
    if not choosing.picked:
        return None
    if not (site := site_in(choosing.picked)):
        return text("aquileia-choose-paid")
    over = overpaid(choosing.picked)
    if not choosing.complete():
        return text("aquileia-choose-slaves", slaves=-over)
    scores = choosing.decision.prompt.dict()["scores"] if sites()[site].points else "no"
    return text("aquileia-step-build", scores=scores, excess=max(0, over))


def _modest_exchange(ctx: Ctx, choosing: Choosing) -> list[str]:
    """All bring the same points."""
    return modest(ctx.view, choosing.decision.player, ctx.marked(choosing))


def _modest_bid(ctx: Ctx, choosing: Choosing) -> list[str]:
    """The coins of the least worth first.

    What agents will cost is paid before the theatrum works: nothing has to be left for it.
    """
    return sorted(ctx.marked(choosing), key=lambda coin: METALS.index(last_of(coin)))


_CONTEST, _PORTUS = Question("contest", topic="contest"), Question("portus", topic="portus")
QUESTIONS: Mapping[type, Question] = {
    Placement: Question(TABLE, topic="place"),
    Dolus: Question("market.dolus", topic="market"),
    Pecunia: Question("market.pecunia", step=True, suggest=_modest_exchange, topic="money"),
    Equi: Question("market.equi", step=True, topic="market"),
    Servi: Question("market.servi", ask=_how_many, topic="market"),
    **dict.fromkeys((Contest, Roll, Reinforce), _CONTEST),
    Play: Question("contest", ask=_look, step=True, topic="contest"),
    Spoils: Question("market.servi", step=True, topic="rewards"),
    Laurels: Question("contest.stadium", step=True, topic="rewards"),
    Auction: Question("theatrum", step=True, suggest=_modest_bid, topic="theatrum"),
    Forum: Question("forum", ask=_building, topic="forum"),
    **dict.fromkeys((Latro, Portus), _PORTUS),
}
