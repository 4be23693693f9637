"""From arguments to the first scene."""

from __future__ import annotations

from game.ui.arguments import Arguments
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.scene import Scene
from game.ui.services import Services


def first_scene(services: Services, arguments: Arguments) -> Scene:
    """The scene that the program starts with: the menu.

    Raises:
        UsageError: the arguments ask for what there is not.
    """
    return MenuScene(services)
