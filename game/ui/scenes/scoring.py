"""The end of a match: ranks, points by source, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match.seats import Seat
from game.rules.kernel.rules import Score
from game.ui.scenes.scene import Scene
from game.ui.services import Services


class ScoringScene(Scene):
    """Shows the final scores; each button calls back and leaves the stack alone.

    Args:
        services: the program's services.
        title: id of the title.
        seats: the players in turn order.
        scores: the final scores by seat, with ranks.
        on_rematch: the same seats again, the next player begins.
        on_new_game: to the setup.
        on_history: look back at the match.
        on_menu: to the menu.
    """

    def __init__(
        self,
        services: Services,
        title: str,
        seats: Sequence[Seat],
        scores: Sequence[Score],
        *,
        on_rematch: Callable[[], None],
        on_new_game: Callable[[], None],
        on_history: Callable[[], None],
        on_menu: Callable[[], None],
    ) -> None:
        self.services = services
