"""What a step of a lesson speaks of is in sight, whatever the size of the text."""

from __future__ import annotations

import pytest

from game.ui.app import App
from game.ui.input import intents
from game.ui.program import Program
from game.ui.table.lit import lit
from tests.conftest import MakeServices


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("title", ["aquileia", "istanbul_dice"])
def test_the_table_goes_where_lies_what_a_step_speaks_of_first(
    services_for: MakeServices, title: str, scale: float
) -> None:
    """At 200 % villas, laurels and ruby areas lie in shots of their own."""
    app = App(services_for(text_scale=scale))
    lesson = Program(app.services, app.stack).lesson(title, "goal")
    app.start(lesson)
    for _ in range(2):
        app.step(0.5)
        app.step(0.5)
        caption = lesson.tutor.caption
        assert caption and lit(lesson.view, caption.at[:1]), "it is not in sight"
        app.stack.handle(intents.Confirm("pad:0"))
        app.stack.settle()
