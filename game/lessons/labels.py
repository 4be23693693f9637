"""What is what on a title's table: a few labels, as data."""

from __future__ import annotations

from pathlib import Path

from game.lessons.chapter import LessonStep
from game.lessons.reader import LessonError, read_steps
from game.rules.kernel.tables import DATA

FILE = "labels.json"
MOST = 7
"""More labels than this are not read at a glance."""


def read_labels(title: str, data: Path = DATA) -> tuple[LessonStep, ...]:
    """The labels of ``title``, each a step that is only read; none where there is no file.

    Raises:
        LessonError: the file cannot be read, or holds something else.
    """
    path = data / title / FILE
    if not path.exists():
        return ()
    labels = read_steps(path)
    if len(labels) > MOST or any(label.want or not label.at for label in labels):
        raise LessonError(path, f"at most {MOST} labels, each with say and at")
    return labels
