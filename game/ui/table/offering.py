"""The buttons of complete actions, and what the action at hand would cost and bring."""

from __future__ import annotations

from game.match.controller import Choosing, TurnController
from game.rules.kernel.text import Text, text
from game.ui.table.gesture import Hand
from game.ui.table.popover import Popover
from game.ui.table.view import TableView


class Offering:
    """Works out the popover of a choice.

    Args:
        controller: whose choice it is.
        view: the table.
    """

    def __init__(self, controller: TurnController, view: TableView) -> None:
        self._controller, self._view = controller, view

    def popover(self, choosing: Choosing | None, hand: Hand | None) -> Popover | None:
        """One button for each complete action; with a piece in hand the last one turns it."""
        if choosing is None:
            return None
        offers, remarks = choosing.offers(), self._remarks(choosing, hand)
        labels = [self._view.table.verb(action) for action in offers]
        if hand and hand.can_turn:
            labels.append(text("play-turn"))
        if not labels and not remarks:
            return None
        said = [self._view.narrator.say(label) for label in labels]
        remark = "\n".join(map(self._view.narrator.say, remarks))
        if not choosing.picked and not remark and len(said) == 1:
            return self._view.docked(said[0])
        anchor = self._view.stage.rect(choosing.picked[-1]) if choosing.picked else None
        if hand:
            anchor = hand.at.area.rect
        anchor = anchor or self._view.panels.header(choosing.decision.player)
        places = [spot.area.rect for spot in hand.spots] if hand and not hand.laid else []
        return self._view.popover(anchor, said, remark, places)

    def _remarks(self, choosing: Choosing, hand: Hand | None) -> list[Text]:
        """What the likeliest action costs and brings; or why the one expected here is not offered."""
        table, offers = self._view.table, choosing.offers()
        if hand and not hand.laid:
            offers = choosing.beyond(hand.at.target)[:1]
        if not offers:
            return []
        seen = self._controller.seen()
        remarks = list(table.preview(seen, offers[0]))
        if not hand and len(choosing.picked) == 1 and not any(map(table.mark, offers)):
            reason = table.why_not(seen, choosing.decision.player, choosing.picked[0])
            remarks += [reason] if reason else []
        return remarks
