"""How strong the tests are: changes one thing in the code at a time and counts the changes that no test sees.

``python -m tools.mutate --count 100 --seed 1`` works on a copy of the project. It lets the tests run once to
note which functions each comes by (``tools/footsteps.py``), then tries every mutant on the closest, sharpest
and quickest of those that come by the changed function; what survives them meets all that is approved and the
laws: whole games of its title or, in a room that all share, of two titles. It prints a line for each mutant,
every survivor as a difference to look at, and at the end the share that was killed. Other folders may be
named, those of the rules too. ``--steps FILE`` takes the notes of an earlier run, ``--first N`` begins with
the N-th mutant of the seed: a long run can be made in parts. One file, though a long one: it stands apart and
is read in one go.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.tables.registry import TITLES

ROOT = Path(__file__).resolve().parents[1]
_UI = tuple(f"game/ui/{room}" for room in ("text", "table", "play", "input", "scenes"))
SCREEN = ("game/desk", *_UI, "game/tables")
"""What is mutated where nothing else is said: all that is seen and touched."""
SPARED = ("e2e", "laws")
"""Of the tests these are not noted: they start programs, or play whole games."""
OF_RULES = ("kernel", "brains", "match", "recorded/test_recorded.py", "damage/test_[!c]*")
"""Nor these where only the screen is mutated: they are of the rules alone."""
SCREEN_LAWS = ("tables", "screens", "hands", "bar", "sizes", "growth")
RULE_LAWS = ("states", "decisions", "secrets", "sessions", "refusals", "whole_games")
EVERYWHERE = "lies_where or splendor or aquileia"
"""What that no title owns is tried on: where everything lies, and the laws of two titles."""
SHARES = (("approved[{folder}]", 0.5), ("/test_{file}::", 0.5), ("approved[", 0.7), ("", 1.0))
"""First what is approved of the title, then the tests that are called after the file, then what is approved
of other titles, then the quickest; each until so much of the time is spent."""
ALIKE = 12
"""So many instances of a test with parameters are tried on a mutant."""
_SKIPPED = ("__init__.py",)
_LAW_SECONDS = 900
_NO_CACHE = "PYTHONDONTWRITEBYTECODE"
"""The copy may keep what is compiled: all but the mutant is the same each time."""
_NUMBERS = ((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq))
_OPPOSITES = (*_NUMBERS, (ast.In, ast.NotIn), (ast.Is, ast.IsNot))
_COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = dict((*_OPPOSITES, *(pair[::-1] for pair in _OPPOSITES)))
_ARITHMETIC = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
}
Change = Callable[[], None]


@dataclass(frozen=True)
class Mutant:
    """One change: the file, its line, the whole text before and after it."""

    path: Path
    line: int
    before: str
    after: str

    @property
    def difference(self) -> str:
        """The change as a difference."""
        lines = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), n=1, lineterm="")
        return "\n".join(list(lines)[2:])


def changes(tree: ast.AST) -> Iterator[tuple[int, Change]]:
    """Every change that could be made to ``tree``, with its line.

    What decorators say is left alone, and ``strict``: it only watches over what is always of one length.
    """
    left = [part for node in ast.walk(tree) for part in getattr(node, "decorator_list", ())]
    left += [node for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "strict"]
    spared = {id(node) for part in left for node in ast.walk(part)}
    for node in ast.walk(tree):
        if id(node) in spared:
            continue
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Compare(ops=[op]) if type(op) in _COMPARE:
                yield line, _set(node, "ops", [_COMPARE[type(op)]()])
            case ast.BinOp(op=op) if type(op) in _ARITHMETIC and not _words(node):
                yield line, _set(node, "op", _ARITHMETIC[type(op)]())
            case ast.BoolOp(op=op):
                yield line, _set(node, "op", ast.And() if isinstance(op, ast.Or) else ast.Or())
            case ast.Constant(value=bool(value)):
                yield line, _set(node, "value", not value)
            case ast.Constant(value=int(value)):
                yield line, _set(node, "value", value + 1)
            case ast.UnaryOp(op=ast.Not()):
                yield line, _set(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
            case ast.FunctionDef(body=[*_, ast.Return(value=ast.expr())]) if len(node.body) > 1:
                yield node.body[-1].lineno, _set(node.body[-1], "value", ast.Constant(None))
            case ast.FunctionDef() | ast.If() | ast.For():
                for at, statement in enumerate(node.body):
                    if isinstance(statement, ast.Expr | ast.AugAssign) and not _is_docstring(statement):
                        yield statement.lineno, _drop(node.body, at)


def _set(node: ast.AST, name: str, value: object) -> Change:
    return lambda: setattr(node, name, value)


def _drop(body: list[ast.stmt], at: int) -> Change:
    return lambda: body.__setitem__(at, ast.Pass())


def _words(node: ast.BinOp) -> bool:
    return any(isinstance(part, ast.JoinedStr | ast.Tuple | ast.List) for part in (node.left, node.right))


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def mutants(root: Path, folders: list[str], rng: random.Random) -> Iterator[Mutant]:
    """Random mutants without end; files weigh as much as they have lines."""
    paths = [p for folder in folders for p in sorted((root / folder).rglob("*.py")) if p.name not in _SKIPPED]
    paths = [path for path in paths if "paint" not in path.parts]
    weights = [len(path.read_text(encoding="utf-8").splitlines()) for path in paths]
    while True:
        path = rng.choices(paths, weights)[0]
        tree = ast.parse(path.read_text(encoding="utf-8"))
        before = ast.unparse(tree)
        tree = copy.deepcopy(tree)
        found = list(changes(tree))
        if found:
            line, change = rng.choice(found)
            change()
            after = ast.unparse(ast.fix_missing_locations(tree))
            if after != before:
                yield Mutant(path, line, before, after)


class Tests:
    """Which tests come by which function.

    Args:
        notes: the files that ``tools/footsteps.py`` wrote.
        seconds: the tests of a mutant take at most so long, as far as is known.
    """

    def __init__(self, notes: list[Path], seconds: float) -> None:
        self._seconds = seconds
        lines = (line for path in notes for line in path.read_text(encoding="utf-8").splitlines())
        latest = {note["test"]: note for note in map(json.loads, lines)}
        self._noted = sorted(latest.values(), key=lambda note: note["seconds"])
        self._passing = defaultdict[str, set[int]](set)
        for number, note in enumerate(self._noted):
            for step in note["steps"]:
                self._passing[step].add(number)

    def of(self, path: str, function: str) -> list[str]:
        """The tests that come by a function of a file, by its qualified name; "" is outside of all functions.

        What ran before any test, when the file was read, is tried on those of the file, then of its folder.
        """
        folder, _, file = path.rpartition("/")
        numbers = sorted(self._passing[f"{path}:{function}"])
        if not function or not numbers:
            own, near = self._within(f"{path}:"), self._within(f"{folder}/")
            numbers = [*sorted(own), *sorted(near - own)]
        tests = [self._noted[number] for number in numbers]
        chosen, spent, instances = list[str](), 0.0, Counter[str]()
        for start, share in SHARES:
            meant = start.format(file=file, folder=folder.rpartition("/")[2])
            for note in (note for note in tests if meant in note["test"]):
                test, name = note["test"], note["test"].partition("[")[0]
                fits = spent + note["seconds"] <= share * self._seconds or not chosen
                if fits and test not in chosen and instances[name] < ALIKE:
                    instances[name] += 1
                    spent += note["seconds"]
                    chosen.append(test)
        return chosen

    def _within(self, start: str) -> set[int]:
        found = (numbers for step, numbers in self._passing.items() if step.startswith(start))
        return set().union(*found)


def function_at(source: str, line: int) -> str:
    """The qualified name of the innermost function around a line; "" outside of all."""
    found = path = ""
    body = ast.parse(source).body
    while around := next((node for node in body if node.lineno <= line <= (node.end_lineno or 0)), None):
        if not isinstance(around, ast.ClassDef | ast.FunctionDef):
            break
        path, body = path + around.name, around.body
        found = path if isinstance(around, ast.FunctionDef) else found
        path += ".<locals>." if found == path else "."
    return found


def killed(mutant: Mutant, root: Path, tests: list[str], seconds: float) -> bool:
    """Whether one of the tests fails, or hangs, on the mutant."""
    original = mutant.path.read_text(encoding="utf-8")
    mutant.path.write_text(mutant.after, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *tests]
    surroundings = {name: value for name, value in os.environ.items() if name != _NO_CACHE}
    try:
        done = subprocess.run(command, cwd=root, env=surroundings, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return True
    finally:
        mutant.path.write_text(original, encoding="utf-8")
    if done.returncode == pytest.ExitCode.USAGE_ERROR and b"not found" in done.stderr:
        raise ValueError(f"the notes name a test that is not there: {done.stderr.decode()}")
    return done.returncode != 0


def note_steps(root: Path, notes: Path, folders: list[str]) -> None:
    """Let the tests run once, but those that ``folders`` have no use for, and note what they come by."""
    spared = SPARED if set(folders).difference(SCREEN) else (*SPARED, *OF_RULES)
    noted = ["tests", *(f"--ignore-glob=tests/{each}" for each in spared)]
    options = ["-n", "2", "-p", "no:cacheprovider", "-p", "tools.footsteps", "--footsteps", str(notes)]
    subprocess.run([sys.executable, "-m", "pytest", "-q", *options, *noted], cwd=root, check=False)


def copied(scratch: str) -> Path:
    """A copy of the project to change."""
    root = Path(scratch) / "project"
    ignored = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".mypy_cache", ".hypothesis", "docs")
    shutil.copytree(ROOT, root, ignore=ignored)
    return root


def tried(mutant: Mutant, root: Path, tests: Tests, seconds: float) -> str:
    """What kills a mutant: "tests" that come by it, or else "laws"; "" where nothing does."""
    path = mutant.path.relative_to(root).as_posix()
    chosen = tests.of(path, function_at(mutant.path.read_text(encoding="utf-8"), mutant.line))
    if chosen and killed(mutant, root, chosen, seconds):
        return "tests"
    return "laws" if killed(mutant, root, laws(path), _LAW_SECONDS) else ""


def laws(path: str) -> list[str]:
    """What is approved, and the laws that a file is tried on, as arguments of pytest."""
    _, room, *within = path.split("/")
    chosen = RULE_LAWS if room in ("rules", "match") else SCREEN_LAWS
    tried = ["tests/recorded", *(f"tests/laws/test_{law}.py" for law in chosen)]
    return [*tried, "-k", next((part for part in within if part in TITLES), EVERYWHERE)]


def main() -> None:
    """Mutate, test, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=1, help="the number of the first mutant")
    parser.add_argument("--steps", type=Path, help="what tools.footsteps noted earlier")
    parser.add_argument("--seconds", type=float, default=60, help="what the tests of a mutant may take")
    parser.add_argument("folders", nargs="*", default=list(SCREEN))
    chosen = parser.parse_args()
    survived = 0
    with TemporaryDirectory() as scratch:
        root = copied(scratch)
        notes = chosen.steps or root.parent / "steps"
        if chosen.steps is None:
            note_steps(root, notes, chosen.folders)
        tests = Tests(sorted(notes.parent.glob(f"{notes.name}.*")), chosen.seconds)
        found = mutants(root, chosen.folders, random.Random(chosen.seed))
        before = chosen.first - 1
        tried_now = islice(found, before, before + chosen.count)
        for number, mutant in enumerate(tried_now, start=chosen.first):
            killer = tried(mutant, root, tests, 20 * chosen.seconds)  # far longer: one that hangs is noticed
            survived += not killer
            said = f"killed by {killer}" if killer else "SURVIVED"
            sys.stdout.write(f"{number:4} {said:15} {mutant.path.relative_to(root)}:{mutant.line}\n")
            sys.stdout.write("" if killer else f"\n{mutant.difference}\n\n")
            sys.stdout.flush()
    sys.stdout.write(f"\n{1 - survived / chosen.count:.0%} of {chosen.count} killed (seed {chosen.seed})\n")


if __name__ == "__main__":
    main()
