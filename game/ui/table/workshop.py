"""What all views of one table share: the present one, and those of past moments."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.painter import Painter
from game.match.seats import Seat
from game.rules.kernel.rules import AnyRules
from game.tables.title import Title
from game.ui.pictures import make_painter
from game.ui.services import Services
from game.ui.table.stage.grounds import Grounds


class Workshop:
    """The layout of a table, and its pictures for the theme, language and canvas of now.

    Args:
        services: the program's services.
        title: the title that is played.
        rules: its rules.
        seats: the players.

    Attributes:
        painter: makes the pictures of the pieces.
        grounds: makes what lies under them.
    """

    painter: Painter
    grounds: Grounds

    def __init__(self, services: Services, title: Title, rules: AnyRules, seats: Sequence[Seat]) -> None:
        self.services = services
        self.title, self.rules, self.seats = title, rules, seats
        self.layout = title.layout(rules)
        self._made_for: object = None
        self.renew()

    def renew(self) -> None:
        """Begin with new pictures if theme, language or canvas are others than those they were made for."""
        services = self.services
        now = (services.metrics, services.theme.id, services.catalogue.lang)
        if now == self._made_for:
            return
        self._made_for = now
        self.painter = make_painter(services, self.title, self.rules, self.seats)
        self.grounds = Grounds(services, self.painter)
