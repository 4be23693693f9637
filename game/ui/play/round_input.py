"""What people on the sides of a table mean, as if all of them sat at its lower edge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.table.bar.offers import Offers
from game.ui.table.sheets import seen_from
from game.ui.table.view import TableView


class RoundInput:
    """Puts the positions of intents where things lie upright.

    Args:
        view: the table.
        offers: the buttons of the choice: a sheet of many covers the table before who is asked.
    """

    def __init__(self, view: TableView, offers: Callable[[], Offers | None]) -> None:
        self._view, self._offers = view, offers

    def meant(self, intent: Intent) -> Intent:
        """What an intent means."""
        sheets, offers = self._view.sheets, self._offers()
        covered = offers.panel if offers else None
        if not sheets:
            return intent
        match intent:
            case intents.Nav(direction=direction):
                return replace(intent, direction=seen_from(sheets.asker, direction))
            case intents.Drag(pos=pos, start=start) | intents.Drop(pos=pos, start=start):
                here, there = (sheets.upright(each, covered) for each in (pos, start))
                return replace(intent, pos=here, start=there)
            case intents.Point(pos=pos) | intents.Press(pos=pos) | intents.Release(pos=pos):
                return replace(intent, pos=sheets.upright(pos, covered))
            case intents.Inspect(pos=pos) | intents.Scroll(pos=pos) if pos:
                return replace(intent, pos=sheets.upright(pos, covered))
        return intent
