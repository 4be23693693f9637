"""How long frames take: a match of each title in a window of 1920x1080, from the shelf to its past.

``--quarter`` holds the program to a quarter of a core, and tells the time that passes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from statistics import median

from bench.held import held
from bench.report import show
from bench.screen import screen
from bench.trees import ROOT, Tree

REST = 5.0
"""Seconds for which rest is measured."""
_RESTS = {
    "shelf": "the shelf",
    "begin": "a match has begun",
    "act": "an action was carried out",
    "plug": "four pads are plugged in",
}
"""What has happened last, as `bench.frame_probe` is asked for it."""
_ASK = "frame_probe:"
SIDES = ("bottom", "right", "top", "left", "bottom-right")
"""One at each side of the table, and a fifth."""

Frames = dict[str, list[tuple[float, float]]]
"""The frames of a part, as `bench.frame_probe` tells them."""


def main() -> None:
    """Print the tables of this code."""
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description=__doc__)
    parser.add_argument("--title", action="append", default=[], help="these titles alone")
    parser.add_argument("--round", action="store_true", help="people sit on all sides of the table")
    parser.add_argument("--quarter", action="store_true", help="hold the program to a quarter of a core")
    wanted = parser.parse_args()
    with Tree("here", ROOT) as tree:
        frames([tree], wanted.title, quarter=wanted.quarter, stations=SIDES if wanted.round else ())
        idle([tree], wanted.title)


def frames(
    trees: Sequence[Tree],
    titles: Sequence[str] = (),
    *,
    quarter: bool = False,
    stations: Sequence[str] = (),
) -> None:
    """Print how long the frames of some trees take, measured in turn."""
    names = [tree.name for tree in trees]
    columns = ["", *(f"{what}, {name}" for what in ("median", "worst", "after") for name in names)]
    rows = [row for title in titles or _titles(trees) for row in _of_title(trees, title, quarter, stations)]
    of = "ms with a quarter of a core" if quarter else "ms of the processor"
    show(f"Frames that answer a person, and the worst one after each, {of}", columns, rows)


def idle(trees: Sequence[Tree], titles: Sequence[str] = ()) -> None:
    """Print what some trees take of a core two seconds after the last change."""
    columns = ["", *(tree.name for tree in trees)]
    rows = [row for title in titles or _titles(trees) for row in _rests(trees, title)]
    show("Two seconds after the last change, % of a core", columns, rows)


def _titles(trees: Sequence[Tree]) -> list[str]:
    found: list[str] = trees[0].ask("titles")
    return found


def _of_title(
    trees: Sequence[Tree], title: str, quarter: bool, stations: Sequence[str]
) -> Iterator[list[str]]:
    with ExitStack() as open_now:
        playing = _playing(open_now, trees, title, stations)
        for name in playing[0].ask(f"{_ASK}parts"):
            parts = [_held(tree, name) if quarter else tree.ask(f"{_ASK}part", name=name) for tree in playing]
            yield [f"{title}: {name}", *_told(parts, which=int(quarter))]
        full = [f"{tree.ask(f'{_ASK}full')}" for tree in playing]
        yield [f"{title}: full runs of the collector", *full, *[""] * (2 * len(full))]


def _rests(trees: Sequence[Tree], title: str) -> Iterator[list[str]]:
    with ExitStack() as open_now:
        playing = _playing(open_now, trees, title)
        for ask, name in _RESTS.items():
            for tree in playing:
                tree.ask(f"{_ASK}{ask}")
            yield [f"{title}: {name}", *(f"{tree.ask(f'{_ASK}rest', seconds=REST):.2%}" for tree in playing)]


def _playing(
    open_now: ExitStack, trees: Sequence[Tree], title: str, stations: Sequence[str] = ()
) -> list[Tree]:
    """A match of a title in a window of each tree."""
    environment = open_now.enter_context(screen())
    playing = [open_now.enter_context(tree.again(environment)) for tree in trees]
    for tree in playing:
        seated = {"stations": [*stations]} if stations else {}
        tree.ask(f"{_ASK}open", title=title, **seated)
    return playing


def _held(tree: Tree, name: str) -> Frames:
    with held(tree.process):
        found: Frames = tree.ask(f"{_ASK}part", name=name)
    return found


def _told(parts: Sequence[Frames], which: int) -> Iterator[str]:
    """Median and worst of the frames that answer, and the worst of those after them, tree by tree."""
    for kind, told in (("acted", median), ("acted", max), ("after", max)):
        for part in parts:
            yield f"{told([time[which] for time in part[kind]] or [0.0]):.1f}"


if __name__ == "__main__":
    main()
