"""The law of consequences: what a choice costs and brings is said of it before it is confirmed.

At every text size and in both languages, with few and with most people: the help line begins with that, in
all words or in fewer, where a name before it has no room without the name. Of every button something is said.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.desk.desk_model import ActionOffer
from game.match.seats import Seat
from game.rules.kernel.rng import Rng
from game.ui.input.intents import Page
from tests.laws.hearing import cut, help_of, rows, words_of
from tests.laws.reading import walk as walk_through
from tests.laws.walks import GIVEN, LARGE, Observer, Stop, Walk, held, observer
from tests.room import Room, Sit

BUTTONS, PLACES, TRIED = 3, 3, 4
"""So many of the buttons of a step, or places of a piece in hand, are looked at, and so many pieces."""


def offered(room: Room) -> Iterator[ActionOffer]:
    """What can be confirmed now, each with the focus on its button, and the only one also without."""
    ring, buttons = room.play.controls.ring, room.offers.buttons if room.offers else ()
    if room.shown.picks and len(room.shown.offers) == 1:
        ring.focus(None)
        yield room.shown.offers[0]
    for button in buttons[:BUTTONS]:
        if isinstance(button.press, ActionOffer):
            ring.focus(button.id)
            yield button.press


@observer
class Consequences(Observer):
    """What the bar says of each action that can be confirmed."""

    def look(self, stop: Stop) -> None:
        say = stop.room.play.view.narrator.forms
        for offer in offered(stop.room):
            lit, read = stop.room.play.controls.ring.lit, help_of(stop.room)
            if offer.preview and (lit is None or lit.startswith("do.")):
                first = [words_of(form) for form in say(offer.preview[0])]
                self.hold(any(form in read or form.startswith(read) for form in first), lit, first, read)


@observer
class Buttons(Observer):
    """What the help says of each button."""

    def look(self, stop: Stop) -> None:
        for offer in offered(stop.room):
            words = stop.room.look.bar.help
            self.hold(bool(words and words[0].strip()), offer.action.verb, stop.room.play.controls.ring.lit)


def test_what_a_choice_brings_is_said_before_it_is_confirmed(walk: Walk) -> None:
    held(walk, Consequences)


def test_of_every_button_it_is_said_what_it_brings(walk: Walk) -> None:
    held(walk, Buttons)


@pytest.mark.usefixtures("bar_only")
@pytest.mark.parametrize("scale", (1.0, 2.0))
@pytest.mark.parametrize("language", GIVEN)
def test_the_question_is_read_while_a_piece_in_hand_is_held_over_places(
    sit: Sit, language: str, scale: float
) -> None:
    rng, held = Rng(1), 0
    seats = tuple(Seat(name, style) for style, name in enumerate(GIVEN[language][:4]))
    room = sit(4, title="newyork1901", seats=seats, language=language, size=LARGE, text_scale=scale)
    for _ in walk_through(room, 33):
        for _ in range(TRIED):
            first, *_ = rng.pick(room.choosing.decision.actions).targets or ("",)
            for target in [first] if first else []:
                room.desk.point(target)
            for _ in range(PLACES if room.look.held_piece else 0):
                room.stack.handle(Page("keyboard", 1))
                asked, *_ = rows(room)
                assert asked[0] is room.play.view.bar.question and not cut(room, *asked)
                held += 1
            while room.play.controls.unpick():
                pass
    assert held
