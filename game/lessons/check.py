"""Whether the chapters of a title can be taught: what ``--check-lessons`` asks of each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.lang.catalogue import Catalogue, languages
from game.lessons.chapter import Chapter
from game.lessons.lesson import LATER, walked
from game.lessons.reader import LessonError, chapter_files, read_chapter
from game.rules.kernel.files import AssetError
from game.rules.kernel.rules import GameConfig, RulesError, check_config
from game.rules.kernel.tables import DATA
from game.shipped import ASSETS
from game.tables.registry import TITLES, find_title

LONGEST = 120
"""The most letters of what is said at a step: it is read at a glance, from a couch."""


def check_lessons(data: Path = DATA, lang: Path = ASSETS / "lang") -> Iterator[LessonError]:
    """What is wrong with the chapters of all titles."""
    words = [Catalogue(each, lang) for each in languages(lang)]
    for title in TITLES:
        for path in chapter_files(title, data):
            try:
                chapter = read_chapter(path, title)
            except LessonError as error:
                yield error
            else:
                yield from _unteachable(path, chapter)
                yield from _unsaid(path, chapter, words)


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


def _unsaid(path: Path, chapter: Chapter, words: list[Catalogue]) -> Iterator[LessonError]:
    """Which messages are missing, or too long, in a language."""
    said = [
        (number, key) for number, step in enumerate(chapter.steps, 1) for key in (step.say, step.otherwise)
    ]
    for catalogue in words:
        for number, key in ((0, chapter.heading), (0, LATER), *said):
            if key and not catalogue.has(key):
                yield LessonError(path, f"there is no message {key} in {catalogue.lang}", number)
            elif key and len(catalogue.say(key)) > LONGEST:
                yield LessonError(path, f"{key} has more than {LONGEST} letters in {catalogue.lang}", number)
