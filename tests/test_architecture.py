"""The laws of the architecture, read from the source itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("architecture")  # every file is read once

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "game"
LINES, FUNCTION_LINES, METHODS = 300, 60, 40
"""Above what is aimed at (250, 40, 20); a scene has a dozen methods from its contract alone."""
SCREEN = {"pygame", "pytmx"}
CHANCE_AND_TIME = {"random", "time", "datetime", "secrets", "uuid"}
OWN_WORDS = {"_replace", "_MISSING_TYPE", "_ArgumentGroup", "_exit"}
"""Of the standard library: public by its documents, or without another name."""
HALL = {"game", "game.rules", "game.shipped", "game.version"}
"""What anybody may know: packages, where shipped files lie, the version."""
REGISTRY = "game.tables.registry"
"""Where the titles are listed, to be imported when one is played."""

KNOWS = {
    "game.rules.kernel": (),
    "game.rules.TITLE": ("game.rules.kernel",),
    "game.maps": ("game.rules.kernel",),
    "game.lang": ("game.rules.kernel",),
    "game.art": ("game.rules.kernel",),
    "game.match": ("game.rules.kernel",),
    "game.tables": ("game.rules.kernel", "game.maps"),
    "game.tables.TITLE": ("game.rules.kernel", "game.rules.OWN", "game.maps", "game.tables"),
    "game.tables.TITLE.paint": (
        "game.tables.OWN",
        "game.rules.kernel",
        "game.rules.OWN",
        "game.maps",
        "game.art",
    ),
    "game.brains": ("game.rules.kernel",),
    "game.brains.TITLE": ("game.rules.kernel", "game.rules.OWN", "game.brains"),
    "game.opponents": ("game.rules.kernel", "game.match", "game.tables", "game.brains"),
    "game.lessons": ("game.rules.kernel", "game.match", "game.tables", "game.lang"),
    "game.desk": ("game.rules.kernel", "game.match", "game.tables"),
    "game.ui": (
        *("game.rules.kernel", "game.maps", "game.lang", "game.art", "game.match", "game.tables"),
        *("game.desk", "game.brains", "game.opponents", "game.lessons"),
    ),
}
"""The rooms below each room. OWN is the room's own title."""

FLOORS = {
    "game.ui": (
        (
            *("text", "theme", "settings", "folders", "input", "sdl", "x11", "wayland", "monitors"),
            *("display", "presenting", "sound", "surface_pool", "arguments", "licences", "first"),
            *("stations", "facing", "sheet", "screen_size"),
        ),
        ("services",),
        ("focus", "scene", "flow", "pictures", "trace"),
        ("widgets",),
        ("table",),
        ("scenes",),
        ("play",),
        (
            *("app", "blanking", "matches", "program", "launch", "cli"),
            *("kiosk", "bench", "collector", "crash", "start"),
        ),
    ),
    "game.ui.table": (
        ("compositor", "sheets"),
        ("bar",),
        ("motion",),
        ("shots",),
        ("panels",),
        ("marks",),
        ("stage",),
        (
            *(
                "back_to_choice",
                "caption",
                "caption_place",
                "dimming",
                "hint_signs",
                "keys",
                "labels",
                "lit",
                "nearby",
                "overlay",
                "pointing",
                "prefetcher",
                "presenter",
                "screen_model",
                "whereabouts",
            ),
            *("view", "workshop"),
        ),
    ),
}
"""The inner rooms of the screen from the ground up: imports go down or stay on the floor."""


def modules() -> list[Path]:
    return sorted(GAME.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@dataclass(frozen=True)
class Source:
    """What the laws ask of a file.

    Attributes:
        imports: every module imported anywhere, under TYPE_CHECKING and inside functions too.
        reaches: where it reaches into what belongs to another object, and what it reaches for.
        large: what is larger than it may be.
        words: the strings in it.
        calls: what is called in it, as it is written.
    """

    imports: tuple[str, ...]
    reaches: tuple[str, ...]
    large: tuple[str, ...]
    words: frozenset[str]
    calls: frozenset[str]


@cache
def source_of(path: Path) -> Source:
    text = path.read_text(encoding="utf-8")
    nodes, lines = list(ast.walk(ast.parse(text))), len(text.splitlines())
    large = [f"{lines} lines"] if lines > LINES else []
    words = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    reaches = tuple(f"{line}: {what}" for line, what in _private_parts(nodes))
    calls = {ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)}
    return Source(
        tuple(_imports(path, nodes)), reaches, (*large, *_large(nodes)), frozenset(words), frozenset(calls)
    )


@cache
def names() -> dict[str, Path]:
    return {name_of(path): path for path in modules()}


def imports(path: Path) -> tuple[str, ...]:
    return source_of(path).imports


def _imports(path: Path, nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in names() else node.module


@cache
def titles() -> frozenset[str]:
    return frozenset(path.name for path in (GAME / "rules").iterdir() if path.is_dir()) - {
        "kernel",
        "__pycache__",
    }


def title_of(module: str) -> str:
    """The title whose own module it is; "" for one of the house."""
    parts = module.split(".")
    return (
        parts[2]
        if len(parts) > 2 and parts[1] in {"rules", "tables", "brains"} and parts[2] in titles()
        else ""
    )


def room(module: str) -> str:
    """The room that a module belongs to, titles by the name TITLE."""
    parts = module.split(".")
    if title := title_of(module):
        painted = parts[1] == "tables" and "paint" in parts[3:4]
        return f"game.{parts[1]}.TITLE{'.paint' if painted else ''}" if title else ""
    return ".".join(parts[:3] if parts[1] == "rules" else parts[:2])


def allowed(source: str, target: str) -> bool:
    """Whether ``source`` may know ``target``."""
    if target in HALL or target == REGISTRY:
        return (
            source.startswith(("game.tables", "game.desk", "game.opponents", "game.lessons", "game.ui"))
            or target != REGISTRY
        )
    if title_of(source) != title_of(target) and title_of(target):
        return False
    if room(source) == room(target):
        return all(
            floor(source, house) >= floor(target, house) for house in FLOORS if within(house, source, target)
        )
    known = (below.replace("OWN", "TITLE") for below in KNOWS[room(source)])
    return room(target) in known


def within(house: str, *modules: str) -> bool:
    """Whether all the modules are below a package."""
    return all(module.startswith(f"{house}.") for module in modules)


def floor(module: str, house: str) -> int:
    """The floor of a module in a package that has floors."""
    return next(at for at, parts in enumerate(FLOORS[house]) if part_of(house, module) in parts)


def part_of(house: str, module: str) -> str:
    """The inner room, or the module itself where it lies in none."""
    return module.removeprefix(f"{house}.").partition(".")[0]


def is_painter(module: str) -> bool:
    return room(module).endswith(".paint")


@pytest.mark.parametrize("house", FLOORS)
def test_every_module_of_the_screen_has_its_floor(house: str) -> None:
    listed = [part for parts in FLOORS[house] for part in parts]
    found = {part_of(house, name) for name in names() if within(house, name)}
    assert sorted(listed) == sorted(found)


def test_imports_go_downward_only() -> None:
    known = [(name, target) for name, path in names().items() for target in imports(path)]
    assert not [
        (source, target) for source, target in known if target in names() and not allowed(source, target)
    ]


def test_rules_know_nothing_of_screens_time_or_chance() -> None:
    for source, path in names().items():
        foreign = {target.split(".")[0] for target in imports(path)} & unknown(source)
        assert not foreign, f"{source} must not know {foreign}"


def unknown(source: str) -> set[str]:
    """The libraries that a module must do without."""
    pure = source.startswith(("game.rules", "game.match", "game.desk", "game.brains"))
    if pure or (source.startswith("game.tables") and not is_painter(source)):
        return SCREEN | CHANCE_AND_TIME
    if source.startswith("game.lang"):
        return SCREEN
    return {"pytmx"} if source.startswith(("game.ui", "game.art")) else set()


def test_one_module_knows_pytmx() -> None:
    users = [name_of(path) for path in modules() if any(i.split(".")[0] == "pytmx" for i in imports(path))]
    assert len(users) <= 1
    assert all(user.startswith("game.maps") for user in users)


def test_titles_do_not_know_each_other() -> None:
    for path in modules():
        source = name_of(path)
        own = title_of(source)
        for target in imports(path):
            assert not own or title_of(target) in ("", own), f"{source} knows {target}"


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


def test_files_functions_and_classes_stay_small() -> None:
    assert not {name: source_of(path).large for name, path in names().items() if source_of(path).large}


def _large(nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{node.name} has {lines} lines"
        elif isinstance(node, ast.ClassDef):
            methods = sum(isinstance(part, ast.FunctionDef) for part in node.body)
            if methods > METHODS:
                yield f"{node.name} has {methods} methods"


def everything() -> list[Path]:
    return [path for folder in ("game", "bench", "tests", "tools") for path in (ROOT / folder).rglob("*.py")]


def _private_parts(nodes: list[ast.AST]) -> Iterator[tuple[int, str]]:
    """``other._part``, or the same by its name."""
    for node in nodes:
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls") | ast.Call(func=ast.Name(id="super"))):
                continue
            case ast.Attribute(attr=name) if _is_private(name) and name not in OWN_WORDS:
                yield node.lineno, ast.unparse(node)
            case ast.Call(func=ast.Name(id="getattr") | ast.Attribute(attr="setattr")):
                for argument in node.args[1:2]:
                    if isinstance(argument, ast.Constant) and _is_private(str(argument.value)):
                        yield node.lineno, ast.unparse(node)
            case ast.ImportFrom(names=names):
                yield from ((node.lineno, alias.name) for alias in names if _is_private(alias.name))


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def test_nobody_reaches_into_private_parts_of_others() -> None:
    found = {path.relative_to(ROOT).as_posix(): source_of(path).reaches for path in everything()}
    assert not {name: reaches for name, reaches in found.items() if reaches}


def test_main_is_short() -> None:
    assert len((ROOT / "main.py").read_text(encoding="utf-8").splitlines()) <= 40


def test_no_title_is_named_outside_its_own_packages() -> None:
    for path in modules():
        source = name_of(path)
        if source == REGISTRY:
            continue
        foreign = {title for title in titles() & source_of(path).words if title_of(source) != title}
        assert not foreign, f"{source} names {foreign}"


def test_one_module_makes_pictures_and_knows_how_many_bits_they_have() -> None:
    """A surface in the format of the screen cannot be scaled smoothly where that has 15 or 16 bits."""
    made = ("Surface", ".convert", ".convert_alpha")
    for path in modules():
        makes = any(call.endswith(made) for call in source_of(path).calls)
        assert makes == (name_of(path) == "game.art.surfaces"), path
