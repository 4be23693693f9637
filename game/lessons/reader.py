"""Reads the chapters of a title: bounded, and checked word by word."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from game.lessons.chapter import LEARNER, Chapter, LessonStep, Want
from game.rules.kernel.files import read_bounded
from game.rules.kernel.quoting import quoted
from game.rules.kernel.tables import DATA

FOLDER = "lessons"
"""The folder of a title's chapters, in that of its tables."""
LARGEST, MOST_STEPS, MOST_SEATS = 100_000, 99, 12
"""The most bytes of a chapter, the most steps, the most seats."""
_SHAPES: Mapping[str, Mapping[str, type | tuple[type, ...]]] = {
    "chapter": {
        "rules": int,
        "seats": int,
        "seed": int,
        "options": dict,
        "opening": list,
        "steps": list,
        "free": bool,
    },
    "step": {"say": str, "at": list, "want": dict, "else": str},
    "want": {
        "seat": int,
        "verb": (str, list),
        "targets": list,
        "count": int,
        "amount": int,
        "different": bool,
    },
}
_NEEDED = {"chapter": ("rules", "seats", "seed", "steps"), "step": ("say",), "want": ("verb",)}


class LessonError(Exception):
    """A chapter that cannot be taught; says the file, the step, and what is wrong.

    Args:
        path: the file.
        wrong: what is wrong.
        step: where, counted from 1; 0 for the chapter as a whole.
    """

    def __init__(self, path: Path, wrong: str, step: int = 0) -> None:
        where = f", step {step}" if step else ""
        super().__init__(f"{quoted(str(path), 300)}{where}: {wrong}")


class _FaultError(ValueError):
    """What is wrong, without where."""


def chapter_files(title: str, data: Path = DATA) -> list[Path]:
    """The chapters of ``title`` in their order: ``1-goal.json``, ``2-cards.json`` ..."""
    return sorted((data / title / FOLDER).glob("*.json"))


def read_chapters(title: str, data: Path = DATA) -> tuple[Chapter, ...]:
    """All chapters of ``title``.

    Raises:
        LessonError: one of them cannot be read.
    """
    return tuple(read_chapter(path, title) for path in chapter_files(title, data))


def read_chapter(path: Path, title: str) -> Chapter:
    """The chapter in a file.

    Raises:
        LessonError: the file cannot be read, or is not a chapter.
    """
    try:
        given = _checked("chapter", _read(path))
        return _chapter(path, title, given, tuple(_steps(path, given["steps"])))
    except _FaultError as fault:
        raise LessonError(path, str(fault)) from fault


def read_steps(path: Path) -> tuple[LessonStep, ...]:
    """The steps in a file that holds nothing else.

    Raises:
        LessonError: the file cannot be read, or holds something else.
    """
    plain = _read(path)
    if not isinstance(plain, list):
        raise LessonError(path, "is no list of steps")
    return tuple(_steps(path, plain))


def _read(path: Path) -> object:
    try:
        return json.loads(read_bounded(path, LARGEST).decode())
    except OSError as error:
        raise LessonError(path, f"cannot be read ({error.strerror}); restore the file") from error
    except (ValueError, RecursionError) as error:
        raise LessonError(path, f"is not JSON ({quoted(str(error))})") from error


def _steps(path: Path, plain: Iterable[object]) -> Iterator[LessonStep]:
    for number, each in enumerate(plain, 1):
        try:
            yield _step(each)
        except _FaultError as fault:
            raise LessonError(path, str(fault), number) from fault


def _chapter(path: Path, title: str, given: Mapping[str, Any], steps: tuple[LessonStep, ...]) -> Chapter:
    if not steps or len(steps) > MOST_STEPS:
        raise _FaultError(f"{len(steps)} steps; between 1 and {MOST_STEPS} can be taught")
    if not 1 <= given["seats"] <= MOST_SEATS:
        raise _FaultError(f"{given['seats']} seats")
    return Chapter(
        title=title,
        name=path.stem.partition("-")[2] or path.stem,
        rules=given["rules"],
        seats=given["seats"],
        seed=given["seed"],
        options=given.get("options", {}),
        opening=tuple(_want(each) for each in given.get("opening", ())),
        steps=steps,
        free=given.get("free", False),
    )


def _step(plain: Any) -> LessonStep:
    given = _checked("step", plain)
    want = _want(given["want"]) if "want" in given else None
    return LessonStep(given["say"], _words("at", given.get("at", ())), want, given.get("else", ""))


def _want(plain: Any) -> Want:
    given = _checked("want", plain)
    verbs = given["verb"] if isinstance(given["verb"], list) else [given["verb"]]
    return Want(
        seat=given.get("seat", LEARNER),
        verbs=_words("verb", verbs),
        targets=_words("targets", given.get("targets", ())),
        count=given.get("count"),
        amount=given.get("amount"),
        different=given.get("different"),
    )


def _words(name: str, items: Iterable[object]) -> tuple[str, ...]:
    words = tuple(item for item in items if isinstance(item, str) and item)
    if len(words) != len(tuple(items)):
        raise _FaultError(f"{name}: only words are possible")
    return words


def _checked(kind: str, plain: Any) -> Mapping[str, Any]:
    """An object with known members of the right types, and all that it needs."""
    if not isinstance(plain, dict):
        raise _FaultError(f"a {kind} is an object with members")
    shape = _SHAPES[kind]
    for name, value in plain.items():
        if name not in shape:
            raise _FaultError(f"a {kind} has no member {quoted(str(name))}; possible are {', '.join(shape)}")
        if not isinstance(value, shape[name]) or (isinstance(value, bool) and shape[name] is int):
            raise _FaultError(f"{name}: {quoted(json.dumps(value))} does not fit")
    if missing := [name for name in _NEEDED[kind] if name not in plain]:
        raise _FaultError(f"a {kind} needs {', '.join(missing)}")
    return plain
