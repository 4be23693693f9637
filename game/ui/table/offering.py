"""The buttons of complete actions, and what the action at hand would cost and bring."""

from __future__ import annotations

from game.desk.choosing import Choosing
from game.desk.desk import Desk
from game.desk.shown import Shown
from game.rules.kernel.text import Text, text
from game.ui.table.gesture import Hand
from game.ui.table.popover import Popover
from game.ui.table.view import TableView


class Offering:
    """Works out the popover of a choice.

    Args:
        desk: whose choice it is.
        view: the table.
    """

    def __init__(self, desk: Desk, view: TableView) -> None:
        self._desk, self._view = desk, view

    def popover(self, shown: Shown, hand: Hand | None) -> Popover | None:
        """One button for each complete action; with a piece in hand the last one turns it."""
        choosing = self._desk.seen_choosing
        if choosing is None:
            return None
        remarks = self._remarks(shown, choosing, hand)
        labels = [offer.label for offer in shown.offers]
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

    def _remarks(self, shown: Shown, choosing: Choosing, hand: Hand | None) -> tuple[Text, ...]:
        """What the likeliest action costs and brings; or why the one expected here is not offered."""
        if hand and not hand.laid:
            over = choosing.beyond(hand.at.target)[:1]
            return self._view.table.preview(self._desk.seen(), over[0]) if over else ()
        if not shown.offers:
            return ()
        return (*shown.offers[0].preview, *shown.missed)
