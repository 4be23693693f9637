"""A lesson on a stack, with shorthands for what people do and see in it."""

from __future__ import annotations

from game.rules.kernel.action import Action
from game.ui.input.intents import Confirm, Intent, Point, Press, Release
from game.ui.play.lesson_scene import LessonScene
from game.ui.program import Program
from game.ui.scene import SceneStack
from game.ui.scenes.caption import NEXT, CaptionScene
from game.ui.services import Services
from tests.room import Room
from tests.ways import Ways

POINTERS = ("mouse", "touch:0")


class Classroom(Room):
    """A chapter that is taught by the program itself."""

    play: LessonScene

    def __init__(self, services: Services, title: str, chapter: str, device: str = "keyboard") -> None:
        self.services, self.ways, self.device = services, Ways(), device
        self.stack = SceneStack(services.display.size)
        self.program = Program(services, self.stack)
        self.play = self.program.lesson(title, chapter)
        self.sitting = self.play.desk.sitting
        self.session = self.sitting.session
        self.stack.push(self.play)
        self.stack.settle()

    @property
    def reading(self) -> bool:
        """Whether something is to be read."""
        return isinstance(self.stack.top, CaptionScene)

    def press(self, id: str) -> None:
        """Press what has a focus id on the top scene, with the device of this room."""
        top = self.stack.top
        assert top is not None
        place = next(item.rect for item in top.focusables() if item.id == id)
        self.give(*pressed(self.device, place.center))

    def choose(self, id: str, device: str = "") -> None:
        """Put the focus on ``id`` and confirm, or press there."""
        held = self.look.held_piece
        if held and id in held.targets:
            held.put(id)
        if self.device not in POINTERS:
            super().choose(id, self.device)
            return
        for shot in self.play.view.layout.tabbed:
            if id in [item.id for item in self.play.focusables()]:
                break
            self.play.visit(shot)
        self.wait(1.0)
        self.press(id)

    def on(self) -> None:
        """One step on: what is said is read, what is wanted is done."""
        self.wait(1.0)
        if self.reading:
            self.press(NEXT)
        elif choosing := self.desk.choosing():
            self.do(self.wished(choosing.decision.actions), self.device)
        for _ in range(3):
            self.wait(2.0)

    @staticmethod
    def wished(actions: tuple[Action, ...]) -> Action:
        """What is done of all that is possible."""
        return actions[0]


def pressed(device: str, pos: tuple[int, int]) -> list[Intent]:
    """A press of a device: a button where the focus is, or a tap."""
    if device in POINTERS:
        return [Point(device, pos), Press(device, pos), Release(device, pos, True)]
    return [Confirm(device)]
