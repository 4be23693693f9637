"""While it is told who has won a contest nothing glows that a press would not choose afterwards."""

from __future__ import annotations

from game.match.sitting import Change
from game.rules.kernel.rng import Rng
from game.ui.scenes.curtain import CurtainScene
from game.ui.table.news import verdict
from tests.room import Sit


def test_nothing_glows_while_a_contest_is_decided_and_then_the_focus_lies_on_a_choice(sit: Sit) -> None:
    room, rng, decided = sit(3, title="aquileia", animation="normal", text_scale=2.0), Rng(3), 0
    view, ring, heard = room.play.view, room.play.fingers.ring, list[Change]()
    room.sitting.listen(heard.append)
    while decided < 6 and (decisions := room.session.decisions()):
        if isinstance(room.stack.top, CurtainScene):
            room.stack.pop()
            room.stack.settle()
        ring.shown = True
        heard.clear()
        room.perform(rng.pick(decisions[0].actions))
        if view.announcing and any(verdict(view.table, change.events) for change in heard):
            decided += 1
            assert ring.lit is None
            for _ in range(80):
                room.wait(0.1)
                if ring.lit is not None:
                    break
            assert ring.lit in {item.id for item in room.play.focusables()}
            assert not view.announcing
        else:
            room.wait(0.1)
    assert decided == 6
