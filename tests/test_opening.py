"""The first moment of a match: its title and aim, before anything is asked."""

from __future__ import annotations

import errno

import pytest

from game.match.plan import MatchPlan
from game.match.seats import COMPUTER, Seat
from game.ui.input import intents
from game.ui.input.intents import Confirm
from game.ui.play.scene import PlayScene
from game.ui.program import Program
from game.ui.scene import SceneStack
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.labels import LabelsScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.opening import LASTS, OpeningScene
from game.ui.services import Services
from tests.conftest import MakeServices
from tests.damage.test_unwritable import refusing
from tests.painting import colors_in
from tests.titles import SHIPPED

pytestmark = pytest.mark.usefixtures("thinkers_end")

PAD = "pad:0"
FRAME = 1 / 30


class Living:
    """The program, in which a match has just begun."""

    def __init__(self, services: Services, plan: MatchPlan) -> None:
        self.services, self.stack = services, SceneStack(services.display.size)
        self.program = Program(services, self.stack)
        self.program.start(plan)
        self.stack.settle()

    @property
    def scenes(self) -> list[type[object]]:
        return [type(scene) for scene in self.stack.scenes]

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.stack.update(FRAME)
            self.stack.settle()
            self.stack.draw(self.services.display.canvas)


def plan(title: str, players: int = 2, **changes: object) -> MatchPlan:
    seats = tuple(Seat(name, at, **changes) for at, name in enumerate("ABCDE"[:players]))  # type: ignore[arg-type]
    return MatchPlan(title, seats, (None,) * players, seed=1)


@pytest.mark.parametrize("speed", ["fast", "normal"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_match_that_begins_is_announced_and_then_stands_with_its_labels(
    services_for: MakeServices, speed: str, language: str
) -> None:
    house = Living(services_for(language=language, animation=speed), plan("splendor"))
    assert house.scenes == [PlayScene, OpeningScene]
    house.wait(LASTS[speed] / 2)
    assert house.scenes == [PlayScene, OpeningScene]
    house.wait(LASTS[speed] / 2 + 2 * FRAME)
    assert house.scenes == [PlayScene, LabelsScene]


@pytest.mark.parametrize("title", SHIPPED)
@pytest.mark.parametrize(("theme", "scale"), [("dusk", 1.0), ("contrast", 2.0)])
def test_it_comes_and_goes_over_the_table(
    services_for: MakeServices, title: str, theme: str, scale: float
) -> None:
    services = services_for(animation="normal", theme=theme, text_scale=scale)
    house = Living(services, plan(title, 3))
    canvas = services.display.canvas
    house.stack.draw(canvas)
    table = canvas.copy()
    house.wait(LASTS["normal"] / 2)
    assert canvas.get_buffer().raw != table.get_buffer().raw
    assert colors_in(canvas) > 20


@pytest.mark.parametrize(
    "press", [Confirm(PAD), intents.Back(PAD), intents.Menu(PAD), intents.Nav(PAD, "right")]
)
def test_any_press_ends_it_and_does_nothing_else(services_for: MakeServices, press: intents.Intent) -> None:
    house = Living(services_for(animation="normal"), plan("splendor"))
    house.wait(0.5)
    house.stack.handle(press)
    house.stack.settle()
    assert house.scenes == [PlayScene, LabelsScene]
    play = house.stack.scenes[0]
    assert isinstance(play, PlayScene) and not play.desk.session.log


def test_without_animation_and_where_a_match_goes_on_nothing_is_announced(services_for: MakeServices) -> None:
    house = Living(services_for(animation="off"), plan("splendor"))
    assert house.scenes == [PlayScene, LabelsScene]
    services = services_for(animation="normal")
    house = Living(services, plan("splendor"))
    play = house.stack.scenes[0]
    assert isinstance(play, PlayScene)
    play.desk.perform(play.desk.session.decisions()[0].actions[0])
    house.program.menu()
    house.stack.settle()
    assert services.record is not None
    house.program.resume(services.record)
    house.stack.settle()
    assert house.scenes == [PlayScene]


def test_computers_wait_for_it(services_for: MakeServices) -> None:
    house = Living(services_for(animation="normal"), plan("splendor", kind=COMPUTER, mind="guide/1"))
    house.wait(LASTS["normal"] - 5 * FRAME)
    play = house.stack.scenes[0]
    assert isinstance(play, PlayScene) and not play.desk.session.log


def test_what_is_wrong_and_what_is_secret_come_after_it(services_for: MakeServices) -> None:
    services = services_for(animation="normal")
    with refusing(errno.EROFS)(services.folders.saves):
        house = Living(services, plan("mombasa"))
        assert house.scenes == [PlayScene, OpeningScene]
        house.stack.handle(Confirm(PAD))
        house.stack.settle()
    assert house.scenes[:3] == [PlayScene, LabelsScene, MessageScene]
    assert house.scenes[3:] in ([], [CurtainScene])
