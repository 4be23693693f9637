"""The curtain before a secret: names who should look and shows nothing else."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.scenes.scene import Scene
from game.ui.services import Services


class CurtainScene(Scene):
    """Covers the whole table until the named player confirms; then it goes and calls ``on_ready``.

    Args:
        services: the program's services.
        name: the player who should look.
        style: the player's seat style.
        on_ready: called once the curtain has been taken off the stack.
        on_menu: called for the menu button (the play scene pushes its pause); None: no menu here.
        device: the only device that may confirm, with own pads; None: any.
    """

    def __init__(
        self,
        services: Services,
        name: str,
        style: int,
        on_ready: Callable[[], None],
        on_menu: Callable[[], None] | None = None,
        device: str | None = None,
    ) -> None:
        self.services = services
