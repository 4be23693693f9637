"""Whether the chapters of a title can be taught: what ``--check-lessons`` asks of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.lang.catalogue import Catalogue, languages
from game.lessons.chapter import Chapter, LessonStep
from game.lessons.labels import FILE, read_labels
from game.lessons.lesson import walked
from game.lessons.reader import LessonError, chapter_files, read_chapter
from game.rules.kernel.files import AssetError
from game.rules.kernel.rules import GameConfig, RulesError, check_config
from game.rules.kernel.tables import DATA
from game.shipped import ASSETS
from game.tables.registry import TITLES, find_title

LONGEST = 120
"""The most letters of what is said at a step: it is read at a glance, from a couch."""


def check_lessons(data: Path = DATA, lang: Path = ASSETS / "lang") -> Iterator[LessonError]:
    """What is wrong with the chapters and labels of all titles."""
    words = [Catalogue(each, lang) for each in languages(lang)]
    for title in TITLES:
        for path in chapter_files(title, data):
            yield from _faults(path, title, words)
        try:
            yield from _unsaid(data / title / FILE, read_labels(title, data), words)
        except LessonError as error:
            yield error


def _faults(path: Path, title: str, words: Sequence[Catalogue]) -> Iterator[LessonError]:
    """What is wrong with a chapter."""
    try:
        chapter = read_chapter(path, title)
    except LessonError as error:
        yield error
        return
    yield from _unteachable(path, chapter)
    yield from _unsaid(path, (LessonStep(chapter.heading), *chapter.steps), words)


def _unteachable(path: Path, chapter: Chapter) -> Iterator[LessonError]:
    """Whether it can be played from the first step to the last."""
    title = find_title(chapter.title)
    try:
        rules = title.rules(chapter.options)
        check_config(rules.info, GameConfig(chapter.seats, chapter.seed, chapter.options))
        for _ in walked(chapter, rules):
            pass
    except (RulesError, AssetError, ValueError) as error:
        yield LessonError(path, str(error))
        return
    if chapter.rules != rules.info.version:
        yield LessonError(path, f"written for version {chapter.rules} of the rules, not {rules.info.version}")


def _unsaid(path: Path, steps: Sequence[LessonStep], words: Sequence[Catalogue]) -> Iterator[LessonError]:
    """Which messages are missing, or too long, in a language."""
    said = [(number, key) for number, step in enumerate(steps) for key in (step.say, step.otherwise) if key]
    for catalogue in words:
        for number, key in said:
            if not catalogue.has(key):
                yield LessonError(path, f"there is no message {key} in {catalogue.lang}", number)
            elif len(catalogue.say(key)) > LONGEST:
                yield LessonError(path, f"{key} has more than {LONGEST} letters in {catalogue.lang}", number)
