"""A hint on the screen: its words, and the button that it leads to."""

from __future__ import annotations

from game.desk.choice_progress import ChoiceProgress
from game.desk.desk_model import ActionOffer
from game.rules.kernel.text import Text
from game.ui.table.bar.offers import Offers
from game.ui.table.bar.text import Forms
from game.ui.table.panels.buttons import BoardButton
from game.ui.table.pointing import BAR, names_of
from game.ui.table.view import TableView


class HintSigns:
    """Shows the hint that stands.

    Args:
        choice: knows the hint.
        view: the table.
    """

    def __init__(self, choice: ChoiceProgress, view: TableView) -> None:
        self._choice, self._view = choice, view
        self._since: tuple[Text | None, str | None] = None, None

    def lamp(self, offers: Offers | None, fixed: tuple[BoardButton, ...]) -> str | None:
        """The button that carries out what is advised, once nothing else is to be picked for it."""
        advised = self._choice.followed()
        if advised is None or self._choice.advice() is None or self._choice.missing(advised):
            return None
        bar = ((button.id, button.press) for button in (offers.buttons if offers else ()))
        ways = (*bar, *((each.id, each.offer) for each in fixed))
        return next((id for id, way in ways if isinstance(way, ActionOffer) and way.action == advised), None)

    def words(self, lit: str | None, lamp: str | None) -> tuple[str, Forms]:
        """All of the hint, which may hide the help; or briefly, in the place of the news.

        It is brief once it is followed, or while something else is ``lit``: the help tells of that.
        """
        if awaited := self._choice.awaited:
            return self._view.narrator.say(awaited), ()
        if (words := self._choice.advice()) is None:
            return "", ()
        if self._since[0] is not words:
            self._since = words, lit
        names = names_of(lit, self._view.stage.placements) if lit else ()
        about = {*self._choice.advised, *(self._choice.open.picked if self._choice.open else ())}
        meant = lit in (None, lamp, self._since[1]) or not about.isdisjoint(names)
        if (meant or (lit or "").startswith(BAR)) and self._choice.fresh:
            return self._view.narrator.say(words), ()
        return "", self._view.narrator.forms(words)[-1:] if self._view.bar.places.news else ()
