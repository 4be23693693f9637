"""While it is told who has won a contest nothing glows that a press would not choose afterwards."""

from __future__ import annotations

import pytest

from game.match.sitting import Change
from game.rules.aquileia.awards import OPEN, POINTS, SLAVE, UNSEEN
from game.rules.kernel.rng import Rng
from game.ui.input.intents import Confirm
from game.ui.scenes.curtain import CurtainScene
from tests.aquileia.scene import STEFAN, WALTER, Scene
from tests.room import Sit


def decides(change: Change) -> bool:
    return any(event.kind == "ranking" for event in change.events)


def test_nothing_glows_while_a_contest_is_decided_and_then_the_focus_lies_on_a_choice(sit: Sit) -> None:
    room, rng, decided = sit(3, title="aquileia", animation="normal", text_scale=2.0), Rng(3), 0
    view, ring, heard = room.play.view, room.play.controls.ring, list[Change]()
    room.sitting.listen(heard.append)
    while decided < 6 and (decisions := room.session.decisions()):
        if isinstance(room.stack.top, CurtainScene):
            room.stack.pop()
            room.stack.settle()
        ring.visible = True
        heard.clear()
        room.perform(rng.pick(decisions[0].actions))
        if view.spotlights.due and any(map(decides, heard)):
            decided += 1
            assert ring.lit is None
            for _ in range(200):
                room.wait(0.1)
                if ring.lit is not None:
                    break
            assert ring.lit in {item.id for item in room.play.focusables()}
            assert not view.spotlights.due
        else:
            room.wait(0.1)
    assert decided == 6


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    ("agents", "prizes"),
    [(("arena_1", "arena_2"), {POINTS, SLAVE}), (("stadium_silver_2", "stadium_gold_1"), {OPEN, UNSEEN})],
    ids=["arena", "stadium"],
)
def test_once_a_contest_is_decided_the_table_goes_by_itself_to_all_prizes_that_may_be_chosen(
    sit: Sit, agents: tuple[str, str], prizes: set[str], text_scale: float
) -> None:
    """Rulebook: Arena, points or a slave card; Stadium, the open laurel or the next one."""
    scene = Scene(3).agents(STEFAN, agents[0]).agents(WALTER, agents[1]).operate()
    scene.roll(STEFAN)
    room = sit(3, title="aquileia", opening=scene.state, animation="normal", text_scale=text_scale)
    room.perform(room.session.decisions()[0].actions[0])
    for _ in range(200):
        room.wait(0.1)
    if isinstance(room.stack.top, CurtainScene):
        room.give(Confirm("keyboard"))
    assert room.choosing.decision.prompt.key in ("aquileia-choose-spoils", "aquileia-choose-laurel")
    assert {target for action in room.choosing.decision.actions for target in action.targets} == prizes
    there = {item.id for item in room.play.focusables()}
    buttons = {target for action in room.choosing.targetless() for target in action.targets}
    pieces = {room.play.controls.focus_of(target) for target in prizes - buttons}
    assert pieces <= there and len(room.offered()) == len(buttons)
