"""What is painted ahead, in which order, and when painting stops for a moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from game.ui.play.prefetch_targets import prefetch_targets
from game.ui.table.prefetcher import PORTION, Prefetcher
from tests.room import Sit

if TYPE_CHECKING:
    from game.desk.desk import Desk
    from game.ui.table.presenter import Presenter
    from game.ui.table.view import TableView


class FakeTable:
    """A table of shots; notes what is painted ahead, each in two portions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, actor: int | None = 2) -> None:
        self.painted: list[tuple[str, int | None]] = []
        self.now = 0.0
        monkeypatch.setattr("game.ui.table.prefetcher.time.perf_counter", lambda: self.now)
        self.takes = 0.0
        desk = SimpleNamespace(
            actor=actor,
            session=SimpleNamespace(seats=(SimpleNamespace(person=True),) * 3),
            seen=lambda: "seen",
            seen_choosing="choosing",
        )
        view = SimpleNamespace(
            tabbed=("map", "market"),
            table=SimpleNamespace(prefetch_shots=lambda seen, choosing: [f"{seen} {choosing}"]),
            prefetch=self._ahead,
        )
        presenter = SimpleNamespace(model=SimpleNamespace(shot="here"))
        asked = partial(
            prefetch_targets, cast("Desk", desk), cast("TableView", view), cast("Presenter", presenter)
        )
        self.prefetcher = Prefetcher(cast("TableView", view), asked)

    def _ahead(self, shot: str, seat: int | None, position: object) -> Iterator[None]:
        assert position is None, "as it is now"
        for _ in range(2):
            self.painted.append((shot, seat))
            self.now += self.takes
            yield


FORESEEN = [("seen choosing", 2), ("here", 0), ("map", 2), ("market", 2), ("map", 0), ("map", 1), ("map", 2)]


def test_what_an_action_leads_to_is_painted_first_then_who_comes_next_then_the_tabs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = FakeTable(monkeypatch)
    assert fake.prefetcher.done, "nothing was asked for"
    fake.prefetcher.update(1)
    assert fake.prefetcher.done and fake.painted[::2] == FORESEEN == fake.painted[1::2]


def test_painting_stops_after_a_moment_and_goes_on_with_the_next_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = FakeTable(monkeypatch)
    fake.takes = PORTION
    for frame in (1, 2, 3):
        fake.prefetcher.update(1)
        assert len(fake.painted) == frame and not fake.prefetcher.done
    fake.prefetcher.update(2)
    assert fake.painted[3:] == FORESEEN[:1], "anew"


def test_when_the_match_is_over_nothing_is_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeTable(monkeypatch, actor=None)
    fake.prefetcher.update(1)
    assert fake.prefetcher.done and fake.painted == []


def test_a_new_look_of_the_table_is_painted_ahead_again(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    room = sit(size=(960, 540))
    asked: list[str] = []

    def noted(shot: str, seat: int | None, position: object) -> Iterator[None]:
        asked.append(shot)
        yield

    monkeypatch.setattr(room.play.view, "prefetch", noted)
    room.wait(0.1)
    asked.clear()
    room.stack.relayout((1280, 720))
    room.stack.draw(pygame.Surface((1280, 720)))
    for _ in range(3):
        room.wait(0.1)
    assert room.play.view.shot in asked
