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
        made: for what the pictures were made, and what makes them; None to begin anew.
    """

    def __init__(self, services: Services, title: Title, rules: AnyRules, seats: Sequence[Seat]) -> None:
        self.services = services
        self.title, self.rules, self.seats = title, rules, seats
        self.layout = title.layout(rules)
        self.made: tuple[object, Painter, Grounds] | None = None

    @property
    def painter(self) -> Painter:
        """Makes the pictures of the pieces."""
        return self._pictures()[0]

    @property
    def grounds(self) -> Grounds:
        """Makes what lies under them."""
        return self._pictures()[1]

    def _pictures(self) -> tuple[Painter, Grounds]:
        """What was made for the theme, language and canvas of now; made anew where these are others."""
        services = self.services
        now = (services.metrics, services.theme.id, services.catalogue.lang)
        if self.made is None or self.made[0] != now:
            painter = make_painter(services, self.title, self.rules, self.seats)
            self.made = now, painter, Grounds(services, painter)
        return self.made[1], self.made[2]
