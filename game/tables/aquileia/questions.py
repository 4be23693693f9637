"""Aquileia: its questions: which part of the board they need, what is asked, what is likely."""

from __future__ import annotations

from collections.abc import Mapping

from game.maps.places import TABLE
from game.rules.aquileia import frames
from game.rules.aquileia.contests import DECKS
from game.rules.aquileia.printed import exchanges, sites
from game.rules.aquileia.reading import METALS
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import last_of
from game.rules.kernel.text import Text, text
from game.tables.aquileia.actions import overpaid
from game.tables.aquileia.budget import planned
from game.tables.aquileia.placing import hides
from game.tables.aquileia.wording import Ctx, site_in
from game.tables.catalogue import Question
from game.tables.words import Say, when


def _unseen(ctx: Ctx, choosing: Choosing) -> bool:
    """Whether the hand is not seen out of which cards may be played."""
    seat = choosing.decision.player
    return not choosing.picked and any(hides(ctx.view, seat, deck) for deck in DECKS[ctx.top.area])


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
    """Those first that leave what is planned, then some of each metal, then most: all bring the same."""
    seat = choosing.decision.player
    held, costs = ctx.view.players[seat].coins, planned(ctx.view, seat)

    def spent(id: str) -> tuple[int, int, int, int]:
        give, get = exchanges()[id].give, exchanges()[id].get
        left = [have - less + more for have, less, more in zip(held, give, get, strict=True)]
        short = sum(max(0, cost - rest) for cost, rest in zip(costs, left, strict=True))
        gone = sum(less > 0 and have == less for have, less in zip(held, give, strict=True))
        return short, gone, sum(count << rank for rank, count in enumerate(give)), sum(give)

    return sorted(ctx.marked(choosing), key=spent)


def _modest_bid(ctx: Ctx, choosing: Choosing) -> list[str]:
    """The coins of the least worth first.

    What agents will cost is paid before the theatrum works: nothing has to be left for it.
    """
    return sorted(ctx.marked(choosing), key=lambda coin: METALS.index(last_of(coin)))


_LOOK = when(_unseen, Say("choose-look", lambda ctx, choosing: choosing.decision.prompt.dict()))
_WAYS = Say(
    "step-servi", ways=lambda ctx, choosing: sum(each.verb == "buy" for each in choosing.decision.actions)
)
_HOW_MANY = when(lambda ctx, choosing: choosing.picked, _WAYS)
"""How many slave cards is chosen at the button, and not said by the question."""
_CONTEST, _PORTUS = Question("contest", topic="contest"), Question("portus", topic="portus")
QUESTIONS: Mapping[type, Question] = {
    frames.Placement: Question(TABLE, topic="place"),
    frames.Dolus: Question("market.dolus", topic="market"),
    frames.Pecunia: Question("market.pecunia", step=True, suggest=_modest_exchange, topic="money"),
    frames.Equi: Question("market.equi", step=True, topic="market"),
    frames.Servi: Question("market.servi", ask=_HOW_MANY, topic="market"),
    **dict.fromkeys((frames.Contest, frames.Roll, frames.Reinforce), _CONTEST),
    frames.Play: Question("contest", ask=_LOOK, step=True, topic="contest"),
    frames.Spoils: Question("market.servi", step=True, topic="rewards"),
    frames.Laurels: Question("contest.stadium", step=True, topic="rewards"),
    frames.Auction: Question("theatrum", step=True, suggest=_modest_bid, topic="theatrum"),
    frames.Forum: Question("forum", ask=_building, topic="forum"),
    **dict.fromkeys((frames.Latro, frames.Portus), _PORTUS),
}
