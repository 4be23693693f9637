"""Law of the still table: between two questions nothing moves under a hand but what was played."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.input.intents import Confirm
from game.ui.scenes.curtain import CurtainScene
from game.ui.table.bar.offers import PREFIX
from game.ui.table.pointing import BAR
from tests.budget import LAWS
from tests.laws.figures import meets
from tests.room import Room, Sit

STEPS = 60 if LAWS == 1 else 400
NEAR = 2
"""So many pixels are no movement: parts of a table are laid out to whole ones."""
SCALES = (1.0, 2.0)
Places = dict[str, pygame.Rect]
AT_HAND = (PREFIX, BAR, "hidden.")
"""What has laws of its own: the bar, and buttons of it."""


def asked(room: Room) -> Iterator[set[str]]:
    """The questions of a random game as they come to the table; what was touched since the one before."""
    rng, touched = Rng(6), set[str]()
    for _ in range(STEPS):
        if isinstance(room.stack.top, CurtainScene):
            room.give(Confirm("keyboard"))
        yield touched
        decisions = room.session.decisions()
        if not decisions:
            return
        before = dict(room.stage.placements)
        room.perform(rng.pick(rng.pick(decisions).actions))
        after = room.stage.placements
        moved = {id for id in before.keys() | after.keys() if before.get(id) != after.get(id)}
        slots = {each.slot for id in moved for each in (before.get(id), after.get(id)) if each}
        touched = {*room.shown.touched, *moved, *slots}


def places(room: Room) -> Places:
    """Where all that may have the focus lies, but the bar."""
    found = (item for item in room.play.focusables() if not item.id.startswith(AT_HAND))
    return {item.id: item.rect for item in found}


def apart(one: pygame.Rect, other: pygame.Rect) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) > NEAR


def open_room(sit: Sit, title: str, scale: float) -> Room:
    return sit(find_title(title).rules({}).info.seats[-1], title=title, size=(1920, 1080), text_scale=scale)


@pytest.mark.parametrize("title", TITLES)
def test_nothing_moves_between_two_questions_of_a_seat_but_what_was_played(sit: Sit, title: str) -> None:
    faults, compared = dict[str, object](), 0
    for scale in SCALES:
        room = open_room(sit, title, scale)
        last: dict[tuple[int | None, str], Places] = {}
        played: dict[tuple[int | None, str], set[str]] = {}
        for touched in asked(room):
            for since in played.values():
                since |= touched
            key = room.desk.actor, room.play.view.shot
            now, before = places(room), last.get(key, {})
            for id in (now.keys() & before.keys()) - played.get(key, set()):
                compared += 1
                if apart(now[id], before[id]):
                    faults[id] = scale, *key, before[id], now[id]
            last[key], played[key] = now, set()
    assert compared
    law = "test_nothing_moves_between_two_questions_of_a_seat_but_what_was_played"
    assert bool(faults) is not meets(title, law), list(faults.items())[:8]


@pytest.mark.parametrize("title", TITLES)
def test_panels_keep_their_places_whoever_is_to_act(sit: Sit, title: str) -> None:
    faults, compared = [], 0
    for scale in SCALES:
        room = open_room(sit, title, scale)
        view = room.play.view
        for shot in view.tabbed or (view.shot,):
            first: dict[int, pygame.Rect] = {}
            for active in range(len(room.session.seats)):
                view.go(shot, active, smooth=False)
                for seat, panel in view.arrangement.panels.items():
                    compared += 1
                    if apart(first.setdefault(seat, panel), panel):
                        faults.append((scale, shot, active, seat, first[seat], panel))
    assert compared
    assert bool(faults) is not meets(title, "test_panels_keep_their_places_whoever_is_to_act"), faults[:8]


@pytest.mark.parametrize("title", TITLES)
def test_tabs_keep_their_places_in_every_shot(sit: Sit, title: str) -> None:
    faults, law = [], "test_tabs_keep_their_places_in_every_shot"
    for scale in SCALES:
        view = open_room(sit, title, scale).play.view
        rows = set()
        for shot in view.tabbed:
            view.go(shot, 0, smooth=False)
            if view.tabs:
                rows.add(tuple(tuple(rect) for rect in view.tabs.tabs.values()))
        first = min(rows, default=())
        for row in rows:
            tabs = zip(first, row, strict=True)
            faults += [
                (scale, one, other) for one, other in tabs if apart(pygame.Rect(one), pygame.Rect(other))
            ]
    assert bool(faults) is not meets(title, law), faults[:8]
