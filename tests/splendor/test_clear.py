"""The rims of choices, of the focus and of what was done last run over no name and no number."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules.splendor.components import COLORS
from game.rules.splendor.state import Discard
from game.tables.splendor.layout import OWN, TILES
from game.ui.focus import Focusable
from game.ui.table.compositor import Item
from tests.laws.test_legible import written
from tests.room import Room, Sit
from tests.splendor.games import Combination, name
from tests.splendor.scene import ALL, Scene

_MOST, _EDGE = 4, 1
"""Pixels of a rim that may lie on what is written, or rows of them: the soft edge of a letter."""
GAMES: list[Combination] = [(), ("posts",), ("orient",), tuple(ALL)]


def rims(room: Room) -> Iterator[tuple[str, Item]]:
    """Of everything the rim of what was done last; of what is chosen or lies on the board the others too."""
    view, color = room.play.view, room.services.theme.palette.good
    choices, pieces = view.shapes(room.look.choices), list(view.stage.pieces())
    for shape, item in zip(choices, view.marks.choices(choices), strict=True):
        yield f"choice {shape.id}", item
    chosen = {shape.id for shape in choices} if view.scene == OWN else set()
    for id, rect in pieces:
        if rect.w <= 1:
            continue
        shape, place = Focusable(id, rect, (), cornered=view.stage.cornered(id)), view.stage.placements[id]
        yield from ((f"last {id}", item) for item in view.marks.last([shape], color))
        if place.owner is None or id in chosen:
            around = view.marks.focus(shape, [each for _, each in pieces])
            yield from ((f"focus {id}", item) for item in around)


def plainly(letters: pygame.Surface, line: object, reach: int) -> pygame.Surface:
    """Letters without the line round them: a rim may lie on that, not on themselves."""
    plain = pygame.Surface((letters.width + 2 * reach, letters.height + 2 * reach), pygame.SRCALPHA)
    plain.blit(letters, (reach, reach))
    return plain


def position(seats: int, combination: Combination) -> Scene:
    """Everybody has tokens, bonuses and reserved cards; whoever is asked has too many tokens."""
    scene = Scene(seats, **dict.fromkeys(combination, True))
    for seat in range(seats):
        scene.bonuses(seat, **dict.fromkeys(COLORS, 1))
        scene.give(seat, **dict.fromkeys((*COLORS, "gold"), 1))
    for seat, card in ((0, "B3R2"), (0, "B2R3"), (1, "B3G2")):
        scene.reserved(seat, card)
    scene.give(0, white=1, red=1, black=1, green=1, blue=1)
    scene.state.stack.append(Discard(0))
    return scene


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("combination", GAMES, ids=name)
def test_no_rim_runs_over_a_name_or_a_number(
    sit: Sit,
    monkeypatch: pytest.MonkeyPatch,
    combination: Combination,
    seats: int,
    scale: float,
    language: str,
) -> None:
    monkeypatch.setattr("game.art.sheets.outlined", plainly)
    room = sit(
        seats,
        title="splendor",
        options=dict.fromkeys(combination, True),
        opening=position(seats, combination).state,
        language=language,
        size=(1920, 1080),
        text_scale=scale,
    )
    found = set()
    for scene in (OWN, TILES):
        room.play.visit(scene)
        room.wait(2)
        words, _, _ = written(room)
        seen = 0
        for told, item in rims(room):
            seen += 1
            hit = words.overlap_mask(pygame.mask.from_surface(item.surface, 127), item.pos)
            thick = [rect for rect in hit.get_bounding_rects() if min(rect.size) > _EDGE]
            if thick and hit.count() > _MOST:
                found.add((scene, told, hit.count()))
        assert seen > 40
    assert not found, sorted(found)
