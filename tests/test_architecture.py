"""The laws of the architecture, read from the source itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "game"
LINES, FUNCTION_LINES, METHODS = 400, 60, 40
"""Far above what is aimed at (300, 50, 20); a scene has a dozen methods from its contract alone."""
SCREEN = {"pygame", "pytmx"}
CHANCE_AND_TIME = {"random", "time", "datetime", "secrets", "uuid"}
PAINTERS = {"painter", "art", "pictures"}
"""Modules of a title's table that draw: the only ones there that may know pygame."""
REGISTRIES = {"game.rules.catalogue", "game.tables.table", "game.maps.verify"}
"""Where the titles are listed, to be imported when one is played."""


def modules() -> list[Path]:
    return sorted(GAME.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def names() -> dict[str, Path]:
    return {name_of(path): path for path in modules()}


def imports(path: Path) -> Iterator[str]:
    """Every module imported anywhere in the file, under TYPE_CHECKING and inside functions too."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in names() else node.module


def room(module: str) -> str:
    """The room of the architecture that a module belongs to."""
    parts = module.split(".")
    if len(parts) > 2 and parts[1] in {"rules", "tables"}:
        return ".".join(parts[:3])
    return ".".join(parts[:2])


def titles() -> set[str]:
    return {path.name for path in (GAME / "rules").iterdir() if path.is_dir()} - {"kernel", "__pycache__"}


def allowed(source: str, target: str) -> bool:
    """Whether ``source`` may know ``target``: ui -> tables, match -> art, maps -> rules -> kernel."""
    if target == "game" or room(source) == room(target):
        return True
    layers = {
        "game.ui": ("game.tables", "game.art", "game.match", "game.maps", "game.lang", "game.rules"),
        "game.art": ("game.rules.kernel",),
        "game.match": ("game.rules.catalogue", "game.rules.kernel", "game.rules"),
        # Readers of maps hand each title the plain board that the title itself defines.
        "game.maps": ("game.rules",),
        "game.lang": ("game.rules.kernel",),
    }
    if room(source) in layers:
        if room(target).removeprefix("game.rules.") in titles() and room(source) != "game.maps":
            return False
        return any(target == layer or target.startswith(layer + ".") for layer in layers[room(source)])
    if source.startswith("game.tables"):
        return _table_may_know(source, target)
    if source == "game.rules.catalogue":
        return target.startswith("game.rules")
    if source.startswith("game.rules"):
        return target.startswith("game.rules.kernel") and not source.startswith("game.rules.kernel")
    return False


def _table_may_know(source: str, target: str) -> bool:
    """A title's table knows its own title, the kernel, maps, and for its pictures the art of the screens."""
    title = room(source).removeprefix("game.tables.")
    if target.startswith(("game.rules.kernel", "game.maps", "game.tables.kernel")):
        return True
    if room(target).startswith("game.tables") and room(target).count(".") == 1:
        return True
    if room(target).removeprefix("game.tables.") not in titles() and target.startswith("game.tables"):
        return True
    if title not in titles():
        return target == "game.rules.catalogue" or target.startswith("game.tables")
    if target.startswith(f"game.rules.{title}"):
        return True
    return is_painter(source) and target.startswith("game.art")


def is_painter(module: str) -> bool:
    return any(part in PAINTERS or part.startswith("paint") for part in module.split(".")[2:])


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_go_downward_only(path: Path) -> None:
    source = name_of(path)
    wrong = [target for target in imports(path) if target in names() and not allowed(source, target)]
    assert not wrong, f"{source} must not know {', '.join(wrong)}"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_rules_know_nothing_of_screens_time_or_chance(path: Path) -> None:
    source = name_of(path)
    roots = {target.split(".")[0] for target in imports(path)}
    pure = source.startswith(("game.rules", "game.match"))
    if pure or (source.startswith("game.tables") and not is_painter(source)):
        assert not roots & (SCREEN | CHANCE_AND_TIME)
    elif source.startswith("game.lang"):
        assert not roots & SCREEN
    elif source.startswith(("game.ui", "game.art")):
        assert "pytmx" not in roots


def test_one_module_knows_pytmx() -> None:
    users = [name_of(path) for path in modules() if any(i.split(".")[0] == "pytmx" for i in imports(path))]
    assert len(users) <= 1
    assert all(user.startswith("game.maps") for user in users)


def test_titles_do_not_know_each_other() -> None:
    for path in modules():
        source = name_of(path)
        own = [title for title in titles() if room(source).endswith(f".{title}")]
        for target in imports(path):
            others = [title for title in titles() if room(target).endswith(f".{title}")]
            assert not own or not others or own == others, f"{source} knows {target}"


def test_there_are_no_circles_of_imports() -> None:
    graph = {
        name: [target for target in imports(path) if target in names() and target != name]
        for name, path in names().items()
    }
    done: set[str] = set()
    for start in graph:
        _walk(start, graph, [], done)


def _walk(name: str, graph: dict[str, list[str]], trail: list[str], done: set[str]) -> None:
    assert name not in trail, " -> ".join([*trail[trail.index(name) :], name])
    if name in done:
        return
    for target in graph[name]:
        _walk(target, graph, [*trail, name], done)
    done.add(name)


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_files_functions_and_classes_stay_small(path: Path) -> None:
    length = len(path.read_text(encoding="utf-8").splitlines())
    assert length <= LINES, f"{length} lines"
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            assert lines <= FUNCTION_LINES, f"{node.name} has {lines} lines"
        elif isinstance(node, ast.ClassDef):
            methods = sum(isinstance(part, ast.FunctionDef) for part in node.body)
            assert methods <= METHODS, f"{node.name} has {methods} methods"


def test_main_is_short() -> None:
    assert len((ROOT / "main.py").read_text(encoding="utf-8").splitlines()) <= 40


def test_no_title_is_named_outside_its_own_packages() -> None:
    for path in modules():
        source = name_of(path)
        if source in REGISTRIES:
            continue
        words = {
            node.value
            for node in ast.walk(tree_of(path))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        foreign = {title for title in titles() & words if not room(source).endswith(f".{title}")}
        assert not foreign, f"{source} names {foreign}"
