"""A damaged map is told of in the language of the program: which file, where in it, and what is wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game.maps.error import MapError
from game.match.plan import MatchPlan
from game.ui.program import Program
from game.ui.scene import SceneStack
from game.ui.scenes.message import MessageScene
from game.ui.text.bidi import seen
from game.ui.widgets.widget import resolved
from tests.scene_samples import seats

if TYPE_CHECKING:
    from tests.conftest import MakeServices

PLACES = [
    ({}, {"en": "the file", "fa": "خود فایل"}),
    ({"layer": "lots"}, {"en": "layer lots", "fa": "لایهٔ lots"}),
    ({"thing": "tileset boards"}, {"en": "tileset boards", "fa": "مجموعه‌کاشی boards"}),
    (
        {"layer": "lots", "thing": "object lot.g01"},
        {"en": "layer lots, object lot.g01", "fa": "لایهٔ lots، شیء lot.g01"},
    ),
    ({"layer": "ground", "thing": "column 3, row 1"}, {"en": "column 3, row 1", "fa": "column 3, row 1"}),
]


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(("place", "told"), PLACES)
def test_what_stands_in_the_way_of_a_match_is_said_in_the_language_of_the_program(
    services_for: MakeServices,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    place: dict[str, str],
    told: dict[str, str],
) -> None:
    ui = services_for(language=lang)
    stack = SceneStack(ui.display.size)
    program = Program(ui, stack)

    def damaged(*given: Any) -> None:
        raise MapError(Path("newyork1901.tmx"), "it has 4 squares", "give it two or three", **place)

    monkeypatch.setattr("game.ui.matches.verify_title", damaged)
    stack.push(program.menu_scene())
    program.start(replace(MatchPlan("newyork1901", seats(lang, 2), (None, None)), seed=1))
    stack.settle()
    top = stack.top
    assert isinstance(top, MessageScene)
    words = seen(" ".join(resolved(ui, leaf.words) for leaf in top.parts.leaves if hasattr(leaf, "words")))
    for part in ("newyork1901.tmx", told[lang], "it has 4 squares; give it two or three"):
        assert part in words
    assert ui.say("map-damaged", file="", where="", fault="")[:3] in words and not ui.catalogue.missing
