"""Pages that are lists: rows begin at the upper edge, several are seen, the title is no smaller than they."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest

from game.ui.input import intents
from game.ui.scenes.history import HistoryScene, LogLine
from game.ui.scenes.load import LoadScene
from game.ui.widgets.plaque import Plaque
from game.ui.widgets.widget_scene import PageTitle
from tests.pressing import PAD
from tests.scene_samples import SCENES, Showing, fill_shelf
from tests.ways import Ways

if TYPE_CHECKING:
    from tests.conftest import MakeServices

LOOKS = [(lang, scale) for lang in ("en", "fa") for scale in (1.0, 1.5, 2.0)]


@pytest.mark.parametrize(("lang", "scale"), LOOKS)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_wherever_the_history_is_scrolled_to_a_row_begins_at_its_upper_edge(
    services_for: MakeServices, size: tuple[int, int], lang: str, scale: float
) -> None:
    scene = SCENES["history"](services_for(size, language=lang, text_scale=scale))
    assert isinstance(scene, HistoryScene)
    showing = Showing(scene.ui, scene)
    assert scene.parts.scroller.at == scene.parts.scroller.furthest > 0, "it opens at the newest line"
    ways: tuple[Literal["up", "down"], ...] = ("up", "down")
    for direction in ways:
        for _ in range(14):
            showing.send(intents.Nav(PAD, direction))
            seen = [leaf for leaf in scene.parts.seen(scene.focus()) if isinstance(leaf, LogLine)]
            assert seen[0].rect.top == scene.parts.view.top


@pytest.mark.parametrize(("lang", "scale"), LOOKS)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_several_saved_games_are_seen_whole_at_every_text_size(
    services_for: MakeServices, size: tuple[int, int], lang: str, scale: float
) -> None:
    ui = services_for(size, language=lang, text_scale=scale)
    fill_shelf(ui.folders.saves, lang)
    scene = LoadScene(ui, Ways())
    Showing(ui, scene)
    rows = [leaf for leaf in scene.parts.leaves if isinstance(leaf, Plaque)]
    assert sum(scene.parts.view.contains(row.rect) for row in rows) >= 2
    title = next(leaf for leaf in scene.parts.head.leaves() if isinstance(leaf, PageTitle))
    assert title.em(ui) >= max(row.em(ui) for row in rows)
