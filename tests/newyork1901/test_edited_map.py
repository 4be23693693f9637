"""A board drawn anew in Tiled: it is shown and played to the end, and its records stay its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.match.plan import MatchPlan
from game.match.seats import Seat
from game.rules.kernel.rng import Rng
from game.tables.newyork1901 import lots
from game.tables.newyork1901.lots import MAP
from game.ui.play.scene import PlayScene
from game.ui.program import Program
from game.ui.scene import SceneStack
from game.ui.scenes.labels import LabelsScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.scoring import ScoringScene
from game.ui.services import Services
from tests.newyork1901.scenes import wanted

EDITS = {
    '"lot.g04" type="lot" x="64" y="128" width="64" height="128"': (
        '"lot.g04" type="lot" x="64" y="128" width="128" height="64"'
    ),
    '"lot.g05" type="lot" x="128" y="128" width="128" height="64"': (
        '"lot.g05" type="lot" x="192" y="128" width="64" height="128"'
    ),
    '"lot.g06" type="lot" x="128" y="192"': '"lot.g06" type="lot" x="64" y="192"',
    '"lot.g02" type="starter"': '"lot.g02" type="lot"',
    '"lot.g10" type="lot"': '"lot.g10" type="starter"',
    '"lot.y12" type="lot"': '"lot.corner" type="lot"',
}
"""Three lots laid otherwise, another starter, another name."""
SEATS = (Seat("Hana", 0), Seat("Ali", 1), Seat("Kim", 2))


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    """A copy of the maps as somebody might change them."""
    folder = tmp_path / "maps"
    shutil.copytree(MAP.parent, folder)
    path = folder / MAP.name
    source = path.read_text(encoding="utf-8")
    for old, new in EDITS.items():
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    path.write_text(source, encoding="utf-8")
    return path


@pytest.fixture
def lay_out(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], None]]:
    """Puts another map in the place of the shipped one, as saving it in Tiled does."""

    def lay(path: Path) -> None:
        monkeypatch.setattr(lots, "MAP", path)
        lots.shipped_rules.cache_clear()

    yield lay
    lots.shipped_rules.cache_clear()


class Living:
    """The program with its screen."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.stack = SceneStack(services.display.size)
        self.program = Program(services, self.stack)

    def settle(self) -> None:
        self.stack.settle()
        self.stack.update(0.5)
        self.stack.settle()

    def play(self, scene: PlayScene, most: int) -> None:
        """So many actions, each drawn."""
        canvas, rng = pygame.Surface(self.services.display.size), Rng(3)
        for _ in range(most):
            choosing = scene.desk.choosing()
            if choosing is None:
                break
            action = wanted(choosing.decision.actions, rng)
            for target in action.targets:
                scene.desk.point(target)
            places = [target for target in action.targets if target.startswith(("lot.", "site."))]
            assert all(scene.view.stage.place_of(target) for target in places)
            scene.desk.perform(action)
            self.settle()
            self.stack.draw(canvas)


@pytest.fixture
def living(services_for: Callable[..., Services]) -> Living:
    return Living(services_for((1280, 720), animation="off", mute=True))


def begin(living: Living) -> PlayScene:
    scene = living.program.new_match(MatchPlan("newyork1901", SEATS, (None,) * 3, seed=8))
    living.stack.push(scene)
    living.settle()
    if isinstance(living.stack.top, LabelsScene):  # a first match begins with what is what
        living.stack.pop()
        living.settle()
    return scene


def test_an_edited_map_is_played_to_the_scores(
    living: Living, edited: Path, lay_out: Callable[[Path], None]
) -> None:
    lay_out(edited)
    scene = begin(living)
    living.play(scene, 400)
    assert isinstance(living.stack.top, ScoringScene)
    state = scene.desk.session.state
    assert not list(scene.desk.session.rules.invariants(state))
    assert not living.services.catalogue.missing


def test_what_is_seen_follows_the_edited_map(
    living: Living, edited: Path, lay_out: Callable[[Path], None]
) -> None:
    shipped = begin(living)
    before = shipped.view.stage.place_of("lot.g04")
    lay_out(edited)
    scene = begin(living)
    after = scene.view.stage.place_of("lot.g04")
    assert before and after and before.h > before.w and after.w > after.h
    assert scene.view.stage.place_of("lot.corner") and not scene.view.stage.place_of("lot.y12")

    def board(of: PlayScene) -> bytes:
        canvas = pygame.Surface(living.services.display.size)
        of.draw(canvas)
        return pygame.image.tobytes(canvas.subsurface(before.inflate(40, 40)), "RGB")

    assert board(shipped) != board(scene)


def test_a_match_on_another_board_is_not_simply_continued(
    living: Living, edited: Path, lay_out: Callable[[Path], None]
) -> None:
    lay_out(edited)
    scene = begin(living)
    living.play(scene, 6)
    path = living.services.record
    assert path is not None
    kept = path.read_bytes()
    lay_out(MAP)
    living.stack.reset(living.program.menu_scene())
    living.settle()
    living.program.resume(path)
    living.settle()
    assert isinstance(living.stack.top, MessageScene)
    assert path.read_bytes().startswith(kept)
    lay_out(edited)
    living.program.resume(path)
    living.settle()
    assert isinstance(living.stack.top, PlayScene)
