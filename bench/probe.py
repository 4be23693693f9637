"""What ``python -m bench --against`` runs in each tree of code: it does as it is told, line by line.

This file, and what it takes from beside it, runs in all trees. It asks of the program only what every commit
has, and is told the rest. A question is a line of JSON, ``{"ask": name, …}``; so is its answer.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any

_REGISTRIES = ("game.tables.registry", "game.tables.table")
"""Where titles are listed: now, and in old commits."""
sys.path.append(str(Path(__file__).parent))  # files beside this one answer `frame_probe:parts` and the like


def cases(title: str) -> list[dict[str, Any]]:
    """Every way to play a title: its numbers of players with each set of options, the usual ones left out."""
    info = _rules(title, {}).info
    sets = [dict(ChainMap(*chosen)) for chosen in product(*map(_choices, info.options))]
    sound = [options for options in sets if not info.clash(options)]
    return [{"title": title, "seats": seats, "options": options} for options in sound for seats in info.seats]


def speed(title: str, seats: int, options: Mapping[str, Any], first: int, games: int) -> dict[str, float]:
    """Whole random games: legal actions listed, one chosen, carried out; seconds of processor time."""
    kernel, rules, rng = _kernel(), _rules(title, options), import_module("game.rules.kernel.rng").Rng
    play, actions = kernel.play, 0
    began = process_time()
    for seed in range(first, first + games):
        chance, state = rng(seed + 1), kernel.start(rules, kernel.GameConfig(seats, seed, dict(options)))
        while decisions := rules.decisions(state):
            play(rules, state, chance.pick(decisions[0].actions))
            actions += 1
    return {"seconds": process_time() - began, "actions": actions}


def digest(title: str, seats: int, options: Mapping[str, Any], first: int, games: int) -> dict[str, Any]:
    """The fingerprint of random games: all that is asked and all that happens, to the last position."""
    made, decisions = hashlib.sha256(), 0
    for seed in range(first, first + games):
        for told in _told(title, seats, options, seed):
            made.update(repr(told).encode())
            decisions += 1
    return {"digest": made.hexdigest()[:16], "decisions": decisions}


def _told(title: str, seats: int, options: Mapping[str, Any], seed: int) -> Iterator[object]:
    kernel, rules, values = _kernel(), _rules(title, options), import_module("game.rules.kernel.values")
    chance = import_module("game.rules.kernel.rng").Rng(seed + 1)
    state = kernel.start(rules, kernel.GameConfig(seats, seed, dict(options)))
    while decisions := rules.decisions(state):
        yield [[_sorted(part) for part in decision] for decision in decisions]
        out = kernel.play(rules, state, chance.pick(chance.pick(decisions).actions))
        yield [(event.kind, sorted(event.data.items()), event.audience) for event in out.events]
        yield out.revealed, out.new_turn, values.digest(state)
    yield rules.scores(state)


def _sorted(part: object) -> object:
    """The same with sets in an order of their own: that of Python differs from process to process."""
    if isinstance(part, frozenset):
        return sorted(part)
    return [_sorted(each) for each in part] if type(part) is tuple else part


def _choices(option: Any) -> list[Any]:
    """Each choice by the option's name; the first goes without saying: who does not know it plays so."""
    return [{}, *({option.id: value} for value in option.choices[1:])]


def _kernel() -> Any:
    return import_module("game.rules.kernel.rules")


def _rules(title: str, options: Mapping[str, Any]) -> Any:
    """The rules of a title, made once for all its games."""
    key = title, tuple(sorted(options.items()))
    if key not in _made:
        _made[key] = _registry().find_title(title).rules(options)
    return _made[key]


def _registry() -> Any:
    for name in _REGISTRIES:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    raise LookupError("no list of titles")


def _beside(name: str) -> Any:
    """A module that lies beside this one: a tree's own bench may have another of that name, or none."""
    spec = spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_made: dict[object, Any] = {}
ANSWERS: Mapping[str, Callable[..., Any]] = {
    "titles": lambda: list(_registry().TITLES),
    "cases": cases,
    "speed": speed,
    "digest": digest,
    **_beside("growing").ANSWERS,
    **_beside("pondering").ANSWERS,
}
"""What can be asked of this file. A bench that compares trees has a file of its own beside it."""


def answer(line: str) -> dict[str, Any]:
    """What a question brings, or why it brings nothing: an old commit need not know a title or an option."""
    question = json.loads(line)
    try:
        file, _, asked = question.pop("ask").rpartition(":")
        answers = import_module(file).ANSWERS if file else ANSWERS
        return {"answer": answers[asked](**question)}
    except Exception as error:
        return {"failed": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
