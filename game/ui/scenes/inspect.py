"""Any piece of the table, large, with what there is to say about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.rules.kernel.text import Text
from game.tables.table import Face
from game.ui.scenes.flow import Painter
from game.ui.scenes.scene import Scene
from game.ui.services import Services


@dataclass(frozen=True, slots=True)
class Inspected:
    """A piece to look at.

    Attributes:
        piece: its id.
        heading: what it is.
        lines: what else there is to say: why it cannot be chosen, what it costs.
        face: the side that is shown.
        count: how many, for a counted pile.
    """

    piece: str
    heading: Text
    lines: tuple[Text, ...] = ()
    face: Face = "up"
    count: int = 1


class InspectScene(Scene):
    """One piece in the middle of a dimmed table; shoulders and arrows go to the next one of ``pieces``.

    Args:
        services: the program's services.
        painter: makes the pictures.
        say: turns messages into words (a narrator's ``say``).
        pieces: what can be looked at, in reading order.
        start: index of the piece to begin with.
        on_closed: called with the id of the last piece looked at, after the scene has gone.
    """

    def __init__(
        self,
        services: Services,
        painter: Painter,
        say: Callable[[Text], str],
        pieces: Sequence[Inspected],
        start: int = 0,
        on_closed: Callable[[str], None] | None = None,
    ) -> None:
        self.services = services
