"""What lies above the table follows the language and the canvas, though the table itself waits below."""

from __future__ import annotations

from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.inspect import InspectScene
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.widget import resolved
from tests.room import Room, Sit


def _again(room: Room) -> None:
    room.services.refresh()
    room.stack.relayout(room.services.display.size)


def _asked(room: Room) -> list[str]:
    curtain = room.stack.top
    assert isinstance(curtain, CurtainScene)
    return [
        resolved(room.services, leaf.words) for leaf in curtain.parts.leaves if isinstance(leaf, Paragraph)
    ]


def test_a_curtain_asks_in_the_language_of_now(sit: Sit) -> None:
    room = sit(2, title="mombasa")
    while not isinstance(room.stack.top, CurtainScene):
        room.perform(room.choosing.decision.actions[0])
    name, _, asked, _ = _asked(room)
    assert asked.startswith("Plan cards")
    room.services.settings.language = "fa"
    _again(room)
    still, _, now, _ = _asked(room)
    said = now.replace(str(name), "")  # the curtain names who begins, too
    assert still == name and not any("a" <= letter <= "z" for letter in said.lower())


def test_a_closer_look_asks_anew_for_what_it_shows_when_the_canvas_is_another(sit: Sit) -> None:
    room = sit(2, title="splendor", size=(1920, 1080))
    room.play.inspect("deck.1")
    room.stack.settle()
    look = room.stack.top
    assert isinstance(look, InspectScene)
    before, painter = look.shown, room.play.view.painter
    room.services.settings.text_scale = 2.0
    _again(room)
    room.stack.draw(room.services.display.canvas)
    assert room.play.view.painter is not painter
    assert look.shown is not before, "shapes are those of the table of now"
