"""Laws of the screen: a whole game of every title on the play scene, with animation, in every language.

Nothing may be unpainted, unnamed or unsounded, and people are told when somebody else's turn begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pygame
import pytest

from game.desk.help_line import help_line
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules
from game.tables.registry import TITLES, find_title
from game.tables.table import Flight
from game.ui.input.intents import Confirm
from game.ui.scenes.curtain import CurtainScene
from game.ui.sound import VARIANTS
from game.ui.table.pointing import names_of
from tests.budget import LAWS
from tests.room import Room, Sit

LANGUAGES = ("en", "fa")
EVERY = 24
"""Every so many actions the whole table is looked at."""
SHARE = 3 if LAWS == 1 else 1
"""So many looks it takes to have looked at every thing once."""


def games() -> Iterator[tuple[str, int, str]]:
    """The most players in one language, the next title in the other; in the soak any number of players."""
    for title, language in zip(TITLES, cycle(LANGUAGES), strict=False):
        seats = find_title(title).rules({}).info.seats
        yield title, seats[-1], language
        yield from ((title, count, other) for count in seats[: LAWS - 1] for other in LANGUAGES)


@pytest.mark.parametrize(("title", "players", "language"), games())
def test_a_whole_game_is_painted_named_and_heard(
    sit: Sit, title: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(players, title=title, language=language, animation="fast", size=(1280, 720))
    heard: list[str] = []
    monkeypatch.setattr(room.services.sound, "play", heard.append)
    canvas, rng, turns = pygame.Surface(room.services.display.size), Rng(players), set[int]()
    rules = room.session.rules
    told: int | None = room.session.decisions()[0].player
    for number in range(2500):
        _lift_curtain(room)
        decisions = room.session.decisions()
        if not decisions:
            break
        before = _whose_turn(rules, room)
        room.perform(rng.pick(rng.pick(decisions).actions))
        step = room.session.log[-1]
        if step.new_turn is not None:
            turns.add(told := step.new_turn)
        now = _whose_turn(rules, room)
        assert now in (before, None, told), "a turn began that nobody was told of"
        room.wait(0.07)
        if number % EVERY == 0:
            room.play.redraw(canvas)
            _look_at_everything(room, number // EVERY)
    assert room.session.over
    room.wait(10)
    room.play.draw(canvas)
    assert turns, "nobody's turn was announced"
    assert set(heard) <= set(VARIANTS)
    assert room.services.catalogue.missing == set()


def _lift_curtain(room: Room) -> None:
    if isinstance(room.stack.top, CurtainScene):
        room.give(Confirm("keyboard"))


def _whose_turn(rules: AnyRules, room: Room) -> int | None:
    """The seat whose ordinary turn it is; None within a step of another kind."""
    stack = room.session.state.stack
    usual = getattr(rules, "usual", lambda seat: None)(0)
    return stack[-1].seat if stack and usual is not None and type(stack[-1]) is type(usual) else None


def _look_at_everything(room: Room, turn: int) -> None:
    """Every thing has, in its ``turn``, a name, a standing and an explanation; every badge a picture."""
    view, desk = room.play.view, room.desk
    table, say = view.table, view.narrator.say
    placements = view.stage.placements
    things = sorted({*placements, *(place.slot for place in placements.values())})
    for id in things[turn % SHARE :: SHARE]:
        said = say(help_line(desk, table, *names_of(id, placements)))
        assert said.strip() and "⟦" not in said, id
        assert all(say(line).strip() for line in table.explain(desk.seen(), id))
    for seat in range(len(room.session.seats)):
        for badge in table.badges(desk.seen(), seat):
            room.services.artist.icon(badge, 20)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_title_says_what_it_is(sit: Sit, title: str, language: str) -> None:
    room = sit(find_title(title).rules({}).info.seats[0], title=title, language=language)
    catalogue, info = room.services.catalogue, room.session.rules.info
    wanted = [f"{title}-name", f"{title}-tagline", *find_title(title).about]
    wanted += [f"{title}-option-{option.id.replace('_', '-')}" for option in info.options]
    wanted += [f"{title}-{of}-{name}" for of in ("scene", "view") for name in room.play.view.layout.tabbed]
    assert find_title(title).about, "a page about this edition"
    for key in wanted:
        assert catalogue.has(key), key


@pytest.mark.parametrize("title", TITLES)
def test_every_picture_of_the_help_is_painted(sit: Sit, title: str) -> None:
    room = sit(find_title(title).rules({}).info.seats[0], title=title)
    pages = room.play.view.table.help_pages()
    assert sum(len(page.pictures) for page in pages)
    for page in pages:
        assert all(room.services.catalogue.has(key) for key in (page.heading, *page.paragraphs))
        for picture in page.pictures:
            painter = room.play.view.painter
            made = painter.paint(picture.piece, picture.face, (225, 250), picture.count, picture.look)
            assert made.get_bounding_rect().w > 0, picture
            assert room.play.view.narrator.say(room.play.view.table.describe(picture.piece)).strip()


@pytest.mark.parametrize("title", TITLES)
def test_what_flies_is_painted_even_if_it_never_lies_anywhere(sit: Sit, title: str) -> None:
    room = sit(find_title(title).rules({}).info.seats[-1], title=title)
    rng, painted = Rng(5), 0
    for _ in range(300):
        decisions = room.session.decisions()
        if not decisions:
            break
        room.session.submit(rng.pick(rng.pick(decisions).actions))
        for event in room.session.log[-1].events:
            for move in room.play.view.table.moves(event):
                if event.visible_to(None) and isinstance(move, Flight):
                    room.play.view.painter.paint(move.piece, move.face, (60, 60))
                    painted += 1
    assert painted
