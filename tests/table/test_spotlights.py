"""Spotlights: they wait for a still table, last as long as reading takes, and end by any press."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.match.drivers import Driver, Reflex
from game.match.seats import COMPUTER, Seat
from game.rules.kernel.action import act
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Picture, Spotlight, SpotlightTable
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.table.motion.spotlights import SPEED
from game.ui.table.view import TableView
from tests.laws.reading import read
from tests.room import Room, Sit

SHORT, LONG = text("common-yes"), text("splendor-help-chains-text")
TAKE = act(0, "take", "bank.white", "bank.blue", "bank.red")


def lit(words: Text = SHORT, *pieces: str, at: str = "") -> Spotlight:
    return Spotlight(words, 0, tuple(map(Picture, pieces)), at=at)


def light(view: TableView, *shown: Spotlight) -> None:
    view.spotlights.show(shown, view.narrator, view.painter, view.panels.style)


def card(view: TableView) -> pygame.Rect | None:
    """Where the card lies that is on the screen, over a darker table."""
    items = view.spotlights.items()
    return items[-1].rect if items else None


def wait_for_card(view: TableView) -> pygame.Rect:
    """Let time pass until a card has come."""
    for _ in range(400):
        view.update(0.02)
        if card(view):
            view.update(0.3)
            found = card(view)
            assert found
            return found
    raise AssertionError("nothing is shown")


def seconds(view: TableView, shown: Sequence[Spotlight]) -> float:
    """How long spotlights are on the screen together."""
    view.snap()
    light(view, *shown)
    for tick in range(4000):
        if not view.moving:
            return tick / 100
        view.update(0.01)
    raise AssertionError("it never ends")


def test_it_stays_as_long_as_reading_takes_and_longer_where_movements_are_slower(sit: Sit) -> None:
    normal, fast = (sit(animation=speed).play.view for speed in ("normal", "fast"))
    assert seconds(normal, [lit(LONG)]) > 2 * seconds(normal, [lit()]) > 2.0
    assert seconds(normal, [lit(LONG)]) > seconds(fast, [lit(LONG)]) > 2.0
    assert seconds(normal, [lit(), lit()]) > 1.8 * seconds(normal, [lit()]), "one after the other"


def test_without_animation_nothing_is_shown_large(sit: Sit) -> None:
    assert set(SPEED) == {"off", "fast", "normal"}
    assert seconds(sit(animation="off").play.view, [lit(LONG)]) == 0


def test_it_waits_until_everything_has_landed(sit: Sit) -> None:
    room = sit(animation="normal")
    view = room.play.view
    room.perform(TAKE)
    light(view, lit())
    assert view.stage.moving
    view.update(0.05)
    assert card(view) is None
    assert wait_for_card(view) and not view.stage.moving


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_card_lies_over_what_it_is_about_above_the_bar_and_loses_no_word(
    sit: Sit, language: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(4, language=language, text_scale=scale, animation="normal", size=(1920, 1080))
    view, reader = room.play.view, read(monkeypatch)
    token, said = (
        Picture("token.red", shape=1.0),
        text("splendor-log-noble", seat=seat_ref(1), noble="@noble.1"),
    )
    rows = tuple((seat, (12, text("common-yes"), (token,))) for seat in range(4))
    table = SpotlightTable((text("common-ok"), "", text("common-back")), rows)
    for shown in (
        lit(said, "card.B1R2", at="bank.red"),
        Spotlight(LONG, 1, (), table),
        lit(said, *["token.red"] * 6),
    ):
        light(view, shown)
        place = wait_for_card(view)
        assert pygame.Rect(0, 0, 1920, view.bar.rect.top).contains(place)
        there = view.stage.rect(shown.at)
        assert there is None or place.colliderect(there)
    assert reader.cut() == []


# --- at a table with a computer -----------------------------------------------------------------------------


def reserves(number: int, seat: Seat) -> Driver:
    """Takes a card of the market into its hand whenever it can."""
    return Reflex(lambda question: next(each for each in question.decision.actions if each.verb == "reserve"))


def beside_computers(sit: Sit, count: int) -> Room:
    """Somebody has acted, and the first of the computers has reserved a card: it is shown."""
    seats = (Seat("Hana", 0), *(Seat(f"Mina {n}", n, COMPUTER) for n in range(1, count + 1)))
    room = sit(seats=seats, animation="normal", driver=reserves)
    room.perform(TAKE)
    for _ in range(400):
        room.play.update(0.02)
        room.stack.settle()
        if card(room.play.view):
            return room
    raise AssertionError("nothing is shown")


PRESSES = (
    intents.Confirm("pad:0"),
    intents.Back("pad:0"),
    intents.Nav("keyboard", "left"),
    intents.Cycle("pad:0", 1),
    intents.Release("mouse", (5, 5), tap=True),
)


@pytest.mark.parametrize("press", PRESSES, ids=lambda press: type(press).__name__)
def test_any_press_ends_it_and_does_nothing_else(sit: Sit, press: Intent) -> None:
    room = beside_computers(sit, 1)
    done = len(room.session.log)
    room.play.handle(press)
    room.play.update(0.01)
    assert card(room.play.view) is None and not room.play.view.moving
    assert room.stack.top is room.play and room.choosing.picked == () and len(room.session.log) == done
    room.play.handle(intents.Back("pad:0"))
    room.stack.settle()
    assert room.stack.top is not room.play, "the next press acts again"


def test_a_button_of_the_bar_ends_it_and_is_heard(sit: Sit) -> None:
    room = beside_computers(sit, 1)
    room.play.handle(intents.Menu("pad:0"))
    room.stack.settle()
    assert card(room.play.view) is None and room.stack.top is not room.play


def test_computers_wait_until_it_has_been_seen(sit: Sit) -> None:
    room = beside_computers(sit, 2)
    done = len(room.session.log)
    while card(room.play.view):
        assert len(room.session.log) == done
        room.play.update(0.1)
    for _ in range(40):
        room.play.update(0.1)
    assert len(room.session.log) > done


def test_what_people_before_the_screen_did_themselves_is_not_shown_to_them(sit: Sit) -> None:
    room = sit(animation="normal")
    reserve = next(each for each in room.choosing.decision.actions if each.verb == "reserve")
    room.perform(reserve)
    for _ in range(100):
        room.play.update(0.05)
        assert card(room.play.view) is None


def test_while_something_is_shown_large_the_bar_asks_nothing_and_says_how_it_goes_on(sit: Sit) -> None:
    room = sit(animation="normal")
    view, asked = room.play.view, room.look.bar
    light(view, lit(LONG))
    assert card(view) is None and not room.look.bar.prompt, "nor while it is still to come"
    wait_for_card(view)
    shown = room.look.bar
    assert asked.prompt and not shown.prompt and not shown.hints
    assert shown.help == (room.services.say("play-go-on"),)
    view.spotlights.stop()
    assert room.look.bar.prompt == asked.prompt and room.look.bar.help == asked.help
