"""How strong the tests are: changes one thing in the code at a time and counts the changes that no test sees.

``python -m tools.mutate --count 100 --seed 1`` works on a copy of the project, prints a line for each mutant
and, at the end, the share that was killed and every survivor as a difference to look at.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
SCREEN = ("game/desk", "game/ui/table", "game/ui/play", "game/ui/input", "game/ui/scenes", "game/tables")
"""What is mutated where nothing else is said: all that is seen and touched."""
TESTS = {
    "game/ui/input": ("tests/test_input.py", "tests/test_app.py", "tests/table"),
    "game/ui/scenes": (
        "tests/test_scenes_flow.py",
        "tests/test_scenes_pages.py",
        "tests/test_scenes_program.py",
    ),
    "game/ui": ("tests/table", "tests/desk", "tests/laws/test_screens.py"),
    "game/desk": ("tests/desk", "tests/table", "tests/laws/test_refusals.py"),
    "game/tables": ("tests/TITLE", "tests/laws/test_tables.py", "tests/laws/test_screens.py", "tests/table"),
    "game": ("tests",),
}
"""The tests of a folder, the longest name that fits; TITLE stands for the title's own."""
_SKIPPED = ("__init__.py",)
_COMPARE = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
_COMPARE |= {ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
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
    """Every change that could be made to ``tree``, with its line."""
    for node in ast.walk(tree):
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


def tests_for(path: str) -> list[str]:
    """The tests that should notice a change in ``path``."""
    folder = max((name for name in TESTS if path.startswith(name)), key=len)
    parts = path.split("/")
    own = parts[2] if parts[1] == "tables" and len(parts) > 3 else ""
    wanted = [test.replace("TITLE", own) for test in TESTS[folder] if own or "TITLE" not in test]
    return [test for test in wanted if (ROOT / test).exists()]


def killed(mutant: Mutant, root: Path, seconds: float) -> bool:
    """Whether a test fails, or hangs, on the mutant."""
    relative = mutant.path.relative_to(root).as_posix()
    original = mutant.path.read_text(encoding="utf-8")
    mutant.path.write_text(mutant.after, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "-p", "no:cacheprovider"]
    parts = relative.split("/")
    if parts[1] == "tables" and len(parts) > 3:
        command += ["-k", f"{parts[2]} or not (laws or table)"]
    try:
        done = subprocess.run(
            [*command, *tests_for(relative)], cwd=root, capture_output=True, timeout=seconds
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        mutant.path.write_text(original, encoding="utf-8")
    return done.returncode != 0


def main() -> None:
    """Mutate, test, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=400, help="a test run that takes longer hangs")
    parser.add_argument("folders", nargs="*", default=list(SCREEN))
    chosen = parser.parse_args()
    survivors: list[Mutant] = []
    with TemporaryDirectory() as scratch:
        root = Path(scratch) / "project"
        ignored = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".mypy_cache", ".hypothesis", "docs")
        shutil.copytree(ROOT, root, ignore=ignored)
        found = mutants(root, chosen.folders, random.Random(chosen.seed))
        for number in range(1, chosen.count + 1):
            mutant = next(found)
            dead = killed(mutant, root, chosen.seconds)
            survivors += [] if dead else [mutant]
            where = f"{mutant.path.relative_to(root)}:{mutant.line}"
            sys.stdout.write(f"{number:4} {'killed  ' if dead else 'SURVIVED'} {where}\n")
            sys.stdout.flush()
    share = 1 - len(survivors) / chosen.count
    sys.stdout.write(f"\n{share:.0%} of {chosen.count} killed (seed {chosen.seed})\n")
    for mutant in survivors:
        sys.stdout.write(f"\n{mutant.path.name}:{mutant.line}\n{mutant.difference}\n")


if __name__ == "__main__":
    main()
