"""The laws of the bar: everything in it has one place through whole games, and no question loses its end.

What ends a turn or a phase is never offered where a choice is confirmed; what is warned of is never golden.
"""

from __future__ import annotations

from game.desk.desk_model import ActionOffer
from game.ui.table.bar.bar import Row
from game.ui.table.bar.offers import OfferButton
from tests.budget import LAWS
from tests.laws.hearing import cut, rows
from tests.laws.walks import Observer, Stop, Walk, held, observer
from tests.room import Room

FOCUSED = 3 if LAWS == 1 else 12
"""So many things come into focus at each step."""


def in_bar(room: Room) -> list[OfferButton]:
    """The buttons of a choice that lie in the bar."""
    offers, places = room.offers, room.play.view.bar.places
    homes = (places.primary, places.second, places.less, places.more)
    return [button for button in (offers.buttons if offers else ()) if button.rect in homes]


def told_in(room: Room) -> Row:
    """The row that the news have: their own, or at larger text that of the help where nothing helps.

    They begin behind the emblem of whom they are about.
    """
    bar = room.play.view.bar
    return bar.news if bar.places.news or room.look.bar.help else bar.help


@observer
class Places(Observer):
    """Where the rows and the buttons are, whatever is asked, picked or in focus."""

    def __init__(self, *view: object) -> None:
        super().__init__(*view)  # type: ignore[arg-type]  # as it was called
        self.known: set[object] = set()

    def look(self, stop: Stop) -> None:
        room, ring = stop.room, stop.room.play.controls.ring
        places = room.play.view.bar.places
        self.known.add(str(places))
        ids = [None, *(item.id for item in room.play.focusables())]
        stop.rng.shuffle(ids)
        for id in ids[:FOCUSED]:
            ring.focus(id)
            told = told_in(room)
            for row, _, width in rows(room):
                self.hold(width == places.question.w or row is told, id, width)
            self.known.add(str(room.play.view.bar.places))
        self.hold(len(self.known) == 1, *self.known)


@observer
class Verbs(Observer):
    """Which button has which place."""

    def look(self, stop: Stop) -> None:
        room, places = stop.room, stop.room.play.view.bar.places
        for button in room.offers.buttons if room.offers else ():
            press = button.press
            if isinstance(press, ActionOffer):
                ends, home = press.ends, button.rect == places.primary
                self.hold(not (ends and home), "ends where a choice is confirmed:", press.action.verb)
                self.hold(not (button.golden and (ends or press.warning)), "golden:", press.action.verb)
                self.hold(button.golden or not home or bool(press.warning), "not golden:", press.action.verb)
        taken = [tuple(button.rect) for button in in_bar(room)]
        self.hold(len(taken) == len(set(taken)), "in one place:", taken)
        sheet = room.offers.panel if room.offers else None
        self.hold(sheet is None or room.play.view.arrangement.area.contains(sheet), "a sheet in the bar")


@observer
class Questions(Observer):
    """Whether all of a question is read."""

    def look(self, stop: Stop) -> None:
        bar = stop.room.play.view.bar
        for row, said, width in rows(stop.room):
            if row is bar.question:
                self.hold(not cut(stop.room, row, said, width), said)


def test_question_help_and_buttons_have_one_place_through_whole_games(walk: Walk) -> None:
    held(walk, Places)


def test_what_ends_is_never_where_a_choice_is_confirmed_and_what_is_warned_of_is_never_golden(
    walk: Walk,
) -> None:
    held(walk, Verbs)


def test_no_question_loses_its_end(walk: Walk) -> None:
    held(walk, Questions)
