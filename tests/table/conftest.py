"""A play scene over a seeded match, driven by intents."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.match.journal import FileJournal
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rules import GameConfig
from game.tables.table import find_title
from game.ui.input.intents import Confirm, Intent
from game.ui.scenes.flow import Match, MatchPlan
from game.ui.scenes.play import PlayScene
from game.ui.scenes.scene import SceneStack
from game.ui.services import Services

NAMES = ("Hana", "علی", "Roxana", "بهرام")


@dataclass
class Ways:
    """Notes where the scenes wanted to go."""

    taken: list[str] = field(default_factory=list)

    def menu(self) -> None:
        self.taken.append("menu")

    def set_up(self, plan: MatchPlan | None = None) -> None:
        self.taken.append("set_up")

    def start(self, plan: MatchPlan) -> None:
        self.taken.append("start")

    def resume(self, path: Path) -> None:
        self.taken.append("resume")

    def recover(self, path: Path, session: Session) -> None:
        self.taken.append("recover")

    def quit(self) -> None:
        self.taken.append("quit")


class Sitting:
    """A play scene on a stack, with shorthands for what people do."""

    def __init__(self, services: Services, session: Session, devices: tuple[str | None, ...]) -> None:
        self.services = services
        self.session = session
        self.ways = Ways()
        plan = MatchPlan(session.rules.info.id, session.seats, devices)
        path = services.folders.saves / "match.jsonl"
        self.journal = FileJournal.create(path, session, "2026-01-01T00:00:00+00:00")
        self.play = PlayScene(services, self.ways, Match(plan, session, self.journal))
        self.stack = SceneStack(services.display.size)
        self.stack.push(self.play)
        self.stack.settle()

    def give(self, *given: Intent) -> None:
        """Hand intents to the top scene and let half a second pass after each."""
        for intent in given:
            self.stack.handle(intent)
            self.stack.settle()
            self.wait(0.5)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.stack.update(seconds)
        self.stack.settle()

    def choose(self, id: str, device: str = "keyboard") -> None:
        """Put the focus on ``id`` and confirm."""
        assert id in [item.id for item in self.play.focusables()], id
        self.play._ring.focus(id)
        self.give(Confirm(device))

    def offered(self) -> list[str]:
        """The focus ids of the buttons of complete actions."""
        return [item.id for item in self.play.focusables() if item.id.startswith("do.")]


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(services_for: Callable[..., Services]) -> Sit:
    """``sit(players=2, seed=7, title="splendor", size=…, **settings)``."""

    def make(
        players: int = 2,
        seed: int = 7,
        title: str = "splendor",
        size: tuple[int, int] = (1280, 720),
        devices: tuple[str | None, ...] | None = None,
        **settings: object,
    ) -> Sitting:
        services = services_for(size, **{"animation": "off", "mute": True, **settings})
        seats = tuple(Seat(name, style) for style, name in enumerate(NAMES[:players]))
        session = Session(find_title(title).rules({}), GameConfig(players, seed), seats)
        return Sitting(services, session, devices or (None,) * players)

    return make
