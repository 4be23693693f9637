"""A past moment of a match: what is seen of it, how one steps through the match, and how one leaves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from game.art.sheets import Sheet, SheetPrinter
from game.match.session import Session
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import Text, text
from game.rules.kernel.values import digest
from game.tables.registry import TITLES, find_title
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.history import chronicle, turn_of
from game.ui.scenes.moment import MomentScene
from game.ui.services import Services
from game.ui.table.view import TableView
from game.ui.table.workshop import Workshop
from tests.conftest import MakeServices
from tests.laws.reading import read
from tests.pressing import PAD
from tests.scene_samples import Showing, played, seats
from tests.table.test_stage import ROUNDING, off_by

ALL = 24


@cache
def match() -> Session:
    return played("en", 2, ALL)


def named(session: Session, length: int) -> Text:
    """The words for a moment."""
    return text("play-moment", turn=turn_of(session, length), number=length, of=ALL)


class Looking(Showing):
    """Somebody who looks back at a match."""

    def __init__(self, ui: Services, length: int, session: Session | None = None) -> None:
        self.session = session or match()
        self.closed, self._said = 0, -1
        title = find_title(self.session.rules.info.id)
        workshop = Workshop(ui, title, self.session.rules, self.session.seats)
        super().__init__(ui, MomentScene(workshop, self.session, length, self._close))

    def _close(self) -> None:
        self.closed += 1

    def written(self) -> set[str]:
        """Whatever has been written anew since the last time."""
        with pytest.MonkeyPatch.context() as patch:
            self.ui.writer.clear()
            reader = read(patch)
            self.scene.draw(self.ui.display.canvas)
        return {each.text for each in reader.written}

    def seen(self) -> bytes:
        self.stack.relayout()
        self.stack.draw(self.ui.display.canvas)
        return pygame.image.tobytes(self.ui.display.canvas, "RGB")

    def at(self) -> int:
        """Which moment it says that it shows."""
        said = self.written()
        moments = {self.ui.say(named(self.session, n)): n for n in range(ALL + 1)}
        self._said = next((number for words, number in moments.items() if words in said), self._said)
        return self._said


def test_a_moment_has_the_number_of_the_turn_that_the_history_has() -> None:
    title = find_title(match().rules.info.id)
    entries = chronicle(match(), title.table(match().rules))
    assert entries and len({entry.turn for entry in entries}) > 5
    assert all(turn_of(match(), entry.length) == entry.turn for entry in entries)


def test_it_says_which_moment_it_is_and_what_was_done_last(services: Services) -> None:
    looking = Looking(services, 10)
    said = looking.written()
    assert services.say(named(match(), 10)) in said
    name = match().seats[match().log[9].action.player].name
    assert any(name in line and line != name for line in said), "who did what"
    assert Looking(services, 0).at() == 0


STEPS: list[tuple[Intent, int]] = [
    (intents.Cycle(PAD, 1), 1),
    (intents.Cycle(PAD, -1), -1),
    (intents.Page(PAD, 1), 1),
    (intents.Page(PAD, -1), -1),
    (intents.Scroll("mouse", 1), 1),
    (intents.Scroll("mouse", -1), -1),
    (intents.Confirm(PAD), 1),
    (intents.Release("mouse", (5, 5), True), 1),
    (intents.Release("mouse", (5, 5), False), 0),
    (intents.Nav(PAD, "up"), 0),
    (intents.Undo(PAD), 0),
]


@pytest.mark.usefixtures("bar_only")
@pytest.mark.parametrize(("intent", "step"), STEPS, ids=lambda value: str(value)[:30])
def test_every_device_steps_through_the_match(services: Services, intent: Intent, step: int) -> None:
    looking = Looking(services, 10)
    assert looking.at() == 10
    looking.send(intent)
    assert looking.at() == 10 + step and looking.stack.top is looking.scene


@pytest.mark.parametrize(("language", "later", "earlier"), [("en", "right", "left"), ("fa", "left", "right")])
def test_arrows_step_in_reading_direction(
    services_for: MakeServices, language: str, later: intents.Direction, earlier: intents.Direction
) -> None:
    looking = Looking(services_for(language=language), 10)
    before = looking.seen()
    looking.send(intents.Nav(PAD, later))
    after = looking.seen()
    assert after == Looking(looking.ui, 11).seen() != before
    looking.send(intents.Nav(PAD, earlier))
    assert looking.seen() == before


def test_it_stays_at_both_ends(services: Services) -> None:
    looking = Looking(services, 1)
    assert looking.at() == 1
    for step, wanted in ((-1, 0), (-1, 0), (1, 1)):
        looking.send(intents.Cycle(PAD, step))
        assert looking.at() == wanted
    looking = Looking(services, ALL - 1)
    looking.send(
        intents.Cycle(PAD, 1),
    )
    looking.send(intents.Cycle(PAD, 1))
    assert looking.at() == ALL
    looking.send(intents.Cycle(PAD, -1))
    assert looking.at() == ALL - 1


def test_something_must_be_drawn_at_first_and_after_each_step_only(services: Services) -> None:
    looking = Looking(services, ALL)
    stack, canvas = looking.stack, services.display.canvas
    assert stack.update(0.1) and stack.draw(canvas)
    assert stack.update(0.1) is False
    stack.handle(intents.Cycle(PAD, 1))
    assert stack.update(0.1) and not stack.draw(canvas), "there is nothing later"
    stack.handle(intents.Cycle(PAD, -1))
    assert stack.update(0.1) and stack.draw(canvas) and not stack.update(0.1)


def test_what_is_drawn_anew_after_a_step_is_the_whole_of_it(services: Services) -> None:
    looking, canvas = Looking(services, 10), pygame.Surface(services.display.size)
    looking.seen()
    looking.scene.draw(canvas)
    looking.send(intents.Cycle(PAD, 1))
    assert looking.scene.redraw(canvas) != []
    fresh = pygame.Surface(canvas.get_size())
    looking.scene.draw(fresh)
    assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(fresh, "RGB")
    assert looking.scene.redraw(fresh) == []


def test_a_step_on_is_heard_as_it_was_and_a_step_back_is_not(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = find_title("splendor").table(match().rules)
    sounds = [[table.sound(event) for event in step.events] for step in match().log]
    at = next(n for n, heard in enumerate(sounds) if any(heard))
    looking, heard = Looking(services, at), list[str]()
    monkeypatch.setattr(services.sound, "play", heard.append)
    looking.send(intents.Cycle(PAD, 1))
    assert heard == [next(filter(None, sounds[at]))]
    looking.send(intents.Cycle(PAD, -1))
    assert len(heard) == 1


@pytest.mark.parametrize("leave", [intents.Back, intents.Menu, intents.History])
def test_it_is_left_to_where_one_came_from_and_changes_nothing(
    services: Services, leave: type[Intent]
) -> None:
    before = digest(match().state)
    looking = Looking(services, 10)
    looking.send(intents.Cycle(PAD, -1))
    looking.send(leave(PAD))
    assert looking.closed == 1 and looking.scene not in looking.stack.scenes
    assert digest(match().state) == before


def test_the_whole_table_can_be_tapped(services: Services) -> None:
    looking = Looking(services, 10)
    table, *_ = looking.scene.focusables()
    assert table.id == looking.scene.focus() and table.rect == services.metrics.safe


def middle(looking: Looking, button: str) -> tuple[int, int]:
    """Where a button of the bar is."""
    return next(item.rect.center for item in looking.scene.focusables() if item.id == button)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_whoever_has_only_a_pointer_sees_buttons_to_the_moments_before_and_after_and_back(
    services_for: MakeServices, language: str, scale: float
) -> None:
    looking = Looking(services_for(language=language, text_scale=scale), 10)
    here, before = looking.seen(), Looking(looking.ui, 9).seen()
    earlier, later, log = (middle(looking, name) for name in ("earlier", "later", "history"))
    assert (earlier[0] < later[0]) is (language == "en"), "in reading order"
    for device in ("mouse", "touch"):
        looking.send(intents.Release(device, earlier, tap=True))
        assert looking.seen() == before != here
        looking.send(intents.Release(device, later, tap=True))
        assert looking.seen() == here
    looking.send(intents.Release("touch", log, tap=True))
    assert looking.closed == 1 and looking.scene not in looking.stack.scenes


def test_the_button_under_the_mouse_is_bright_and_says_what_it_does(services: Services) -> None:
    looking = Looking(services, 10)
    before = looking.seen()
    looking.send(intents.Point("mouse", middle(looking, "earlier")))
    assert looking.scene.focus() == "earlier" and services.say("play-hint-earlier") in looking.written()
    assert looking.seen() != before
    looking.send(intents.Point("mouse", (5, 5)))
    assert looking.seen() == before
    looking.send(intents.Point("touch", middle(looking, "earlier")))
    assert looking.seen() == before, "a finger rests on nothing"


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_keys_for_back_earlier_and_later_are_all_shown(
    services_for: MakeServices, language: str, size: tuple[int, int]
) -> None:
    services = services_for(size, language=language)
    looking = Looking(services, ALL // 2)
    looking.send(intents.Point("keyboard", (5, 5)))
    said = looking.written()
    for key in ("play-hint-back", "play-hint-earlier", "play-hint-later"):
        assert services.say(key) in said, key


@pytest.mark.parametrize(("length", "shut"), [(0, "earlier"), (ALL, "later")])
def test_at_either_end_the_button_that_leads_nowhere_is_dim(
    services: Services, length: int, shut: str
) -> None:
    looking = Looking(services, length)
    before = looking.seen()
    looking.send(intents.Point("mouse", middle(looking, shut)))
    looking.send(intents.Release("mouse", middle(looking, shut), tap=True))
    assert looking.at() == length
    looking.send(intents.Point("mouse", (5, 5)))
    assert looking.seen() == before
    other = Looking(services, length + 1 if shut == "earlier" else length - 1)
    assert other.seen() != before


def test_whose_move_it_was_is_seen(services: Services) -> None:
    moves = [step.action.player for step in match().log]
    at = next(n for n in range(1, ALL) if moves[n] != moves[n - 1])
    one, other = Looking(services, at).seen(), Looking(services, at + 1).seen()
    assert one != other


def test_each_moment_is_seen_in_the_scene_of_the_table_where_it_was_decided(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = find_title("mombasa")
    session = Session(title.rules({}), GameConfig(2, 3), seats("en", 2))
    wanted = []
    for _ in range(30):
        asked = session.decisions()[0]
        seen = session.rules.view(session.state, None)
        wanted.append(title.table(session.rules).shot(seen, Choosing(asked)))
        session.submit(asked.actions[-1])
    assert len(set(wanted)) > 2
    shown = list[str]()
    monkeypatch.setattr(TableView, "go", lambda view, scene, active, smooth: shown.append(scene))
    workshop = Workshop(services, title, session.rules, session.seats)
    showing = Showing(services, MomentScene(workshop, session, 0, lambda: None))
    for _ in wanted[1:]:
        showing.scene.handle(intents.Cycle(PAD, 1))
    assert shown == wanted[1:]


@pytest.mark.parametrize(("title", "provisional"), [("newyork1901", True), ("splendor", False)])
def test_points_before_the_end_are_told_as_such_once_when_they_are_looked_at_again(
    services: Services, title: str, provisional: bool
) -> None:
    found = find_title(title)
    session = Session(found.rules({}), GameConfig(2, 3), seats("en", 2))
    session.submit(session.decisions()[0].actions[0])
    totals = [score.total for score in session.scores()]
    said = Looking(services, 1, session).written()
    assert {services.catalogue.number(total) for total in totals} <= said, said
    words = services.say("play-if-it-ended"), services.catalogue.short("play-if-it-ended")
    assert bool(said.intersection(words)) is provisional


@pytest.mark.usefixtures("bar_only")
@pytest.mark.parametrize("language", ["en", "fa"])
def test_at_larger_text_the_key_back_is_shown_below_the_buttons(
    services_for: MakeServices, language: str
) -> None:
    services = services_for((1920, 1080), language=language, text_scale=2.0)
    for length in range(1, ALL, 5):
        looking = Looking(services, length)
        looking.send(intents.Point("keyboard", (5, 5)))
        assert services.say("play-hint-back") in looking.written(), length


@pytest.mark.parametrize("step", [1, -1])
def test_the_moments_before_and_after_are_painted_ahead(
    services: Services, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    painted, printing = list[Sheet](), SheetPrinter.printing

    def noted(press: SheetPrinter, sheet: Sheet, size: tuple[int, int]) -> Iterator[pygame.Surface]:
        painted.append(sheet)
        return printing(press, sheet, size)

    monkeypatch.setattr(SheetPrinter, "printing", noted)
    looking = Looking(services, ALL // 2)
    canvas = services.display.canvas
    looking.stack.draw(canvas)
    while looking.scene.idle(0.02):
        pass
    assert painted
    painted.clear()
    looking.scene.handle(intents.Cycle(PAD, step))
    looking.stack.draw(canvas)
    assert painted == []


@pytest.mark.usefixtures("kept_pictures")
@pytest.mark.parametrize("title", TITLES)
def test_after_each_step_all_of_the_moment_is_seen(services: Services, title: str) -> None:
    found = find_title(title)
    rules = found.rules({})
    session = Session(rules, GameConfig(rules.info.seats[0], 3), seats("en", rules.info.seats[0]))
    for _ in range(5):
        session.submit(session.decisions()[0].actions[-1])
    workshop = Workshop(services, found, session.rules, session.seats)
    showing = Showing(services, MomentScene(workshop, session, 5, lambda: None))
    canvas = services.display.canvas
    for _ in range(5):
        showing.send(intents.Cycle(PAD, -1))
        showing.stack.draw(canvas)
        stepped = pygame.image.tobytes(canvas, "RGB")
        showing.stack.relayout()
        showing.stack.draw(canvas)
        assert off_by(stepped, pygame.image.tobytes(canvas, "RGB")) <= ROUNDING
