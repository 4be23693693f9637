"""Istanbul: The Dice Game: what a step of a lesson lights, people press."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.lessons.chapter import LEARNER
from game.lessons.lesson import walked
from game.lessons.reader import chapter_files, read_chapter
from game.tables.registry import find_title

_TITLE = "istanbul_dice"


@pytest.mark.parametrize("path", chapter_files(_TITLE), ids=lambda path: path.stem)
def test_nothing_that_is_lit_is_refused_by_the_lesson_alone(path: Path) -> None:
    chapter = read_chapter(path, _TITLE)
    rules = find_title(_TITLE).rules(chapter.options)
    for step, fitting, state in walked(chapter, rules):
        if step.want and step.want.seat == LEARNER:
            wanted = {target for action in fitting for target in action.targets}
            offered = {t for each in rules.decisions(state) for a in each.actions for t in a.targets}
            lit = {t for t in offered for each in step.at if t == each or t.startswith(f"{each}.")}
            assert lit <= wanted, step.say
