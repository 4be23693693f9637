"""The law of answers: a press on a thing that cannot be chosen says what it is and how it stands with it."""

from __future__ import annotations

from game.desk.help_line import answer
from tests.laws.walks import Observer, Stop, Walk, held, observer


@observer
class Answers(Observer):
    """What is said to a press on everything that lies on the table and is not to be chosen."""

    def look(self, stop: Stop) -> None:
        room, view = stop.room, stop.room.play.view
        if room.desk.seen_choosing is None:
            return
        open_to = {*room.shown.choices, *room.shown.guarded, *room.choosing.picked}
        for id, place in view.stage.placements.items():
            if open_to.isdisjoint((id, place.slot)):
                names = [view.narrator.say(name(id)) for name in (view.table.describe, view.table.short)]
                said = view.narrator.say(answer(room.desk, view.table, id, place.slot))
                self.hold(any(name in said for name in names) and said not in names, stop.number, id, said)


def test_a_press_on_what_cannot_be_chosen_says_what_it_is_and_how_it_stands(walk: Walk) -> None:
    held(walk, Answers)
