"""Whether the tests of a title break every invariant of its states."""

from __future__ import annotations

import inspect
import re
from collections.abc import Collection, Iterator
from types import ModuleType

_SAYS = {
    "sized": r"\d+ instead of .+",
    "known": "there is no .+",
    "in_range": ".+ is not from .+",
    "distinct": "something is doubled",
    "exactly": "not those of the game",
}
"""What the helpers of ``kernel/soundness.py`` say behind the name of what is wrong."""


def unbroken(told: Collection[str], *modules: ModuleType) -> list[str]:
    """The invariants in ``modules``, as patterns, that say nothing of what was ``told``."""
    found = [each for module in modules for each in _patterns(inspect.getsource(module))]
    assert found
    return [each for each in found if not any(re.fullmatch(each, line) for line in told)]


def _patterns(source: str) -> Iterator[str]:
    for said in re.findall(r'yield f?"(.*)"$', source, re.MULTILINE):
        yield _pattern(said)
    for helper, name in re.findall(rf'yield from ({"|".join(_SAYS)})\(f?"(.*?)"', source):
        yield f"{_pattern(name)}: {_SAYS[helper]}"


def _pattern(said: str) -> str:
    return ".+".join(map(re.escape, re.split(r"\{.*?\}", said)))
