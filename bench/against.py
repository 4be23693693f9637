"""Figures beside those of another commit: ``python -m bench --against COMMIT``.

Both are measured in one run, in turn, so that what else the machine does slows both alike. A bench joins with
a function of a `Pair`, named in `COMPARED`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from bench import frames
from bench.duel import Plan, one_game
from bench.odds import wilson
from bench.report import machine, show
from bench.start import compare_memory, compare_starts
from bench.trees import Pair, Tree, TreeError, pair
from game.brains.levels import LEVELS, playouts_of
from game.opponents.guides import guide_for
from game.tables.registry import find_title

ROUNDS = 9
"""How often either tree is asked for one figure; the median counts."""
ROUND = 0.4
"""Seconds of processor time that this code plays in a round."""
_MOST_GAMES = 4096
LENGTHS = (100, 300, 1000, 3000)
"""So many actions a match has when its growth is measured."""
_GROWTHS = 3
"""Rounds enough for that: most of its figures are the best of several by themselves."""
_HURRY = 8
"""Opponents play one against the other with so small a part of their playouts: that many more games."""
_CONTEST = 40.0
"""Seconds of processor time that these games take, for each title."""


class Wanted(NamedTuple):
    """What is compared.

    Attributes:
        titles: those that are played; all, if there are none.
        games: random games of every set of options and number of players whose digests are compared.
        rounds: how often either tree is asked for one figure.
    """

    titles: tuple[str, ...] = ()
    games: int = 2
    rounds: int = ROUNDS


def compare(commit: str, benches: Iterable[str], wanted: Wanted) -> None:
    """Print the tables of some benches."""
    print(machine())
    with pair(commit) as trees:
        for bench in benches:
            COMPARED[bench](trees, wanted)


def _rules(trees: Pair, wanted: Wanted) -> None:
    titles = wanted.titles or trees.new.ask("titles")
    rows = [row for title in titles for row in _speeds(trees, title, wanted.rounds)]
    columns = ["random games a second of processor time", trees.old.name, trees.new.name, "ratio"]
    show("Rules: listing legal actions, choosing one, carrying it out", columns, rows)


def _same(trees: Pair, wanted: Wanted) -> None:
    titles = wanted.titles or trees.new.ask("titles")
    rows = [_sameness(trees, title, wanted.games) for title in titles]
    columns = ["all options, all numbers of players", "decisions", "differing"]
    show("Rules: the same decisions, events, positions and scores in random games", columns, rows)


def _growth(trees: Pair, wanted: Wanted) -> None:
    for title in wanted.titles or trees.new.ask("titles"):
        rounds = range(min(_GROWTHS, wanted.rounds))
        measured = [[tree.ask("growth", title=title, lengths=LENGTHS) for tree in trees] for _ in rounds]
        new, old = ([run[column] for run in measured] for column in range(2))
        rows = [[what, *map(_change, _medians(old, what), _medians(new, what))] for what in new[0]]
        columns = [f"when there have been so many actions: {trees.old.name}, {trees.new.name}"]
        show(f"Growth: {title}, most players", [*columns, *(f"{length:,}" for length in LENGTHS)], rows)


def _opponents(trees: Pair, wanted: Wanted) -> None:
    rows = [_stronger(trees, title, wanted.rounds) for title in wanted.titles or trees.new.ask("titles")]
    columns = [
        "playouts a second",
        trees.old.name,
        trees.new.name,
        "ratio",
        "in the same time",
        "wins",
    ]
    show("Opponents: what Sultan gains, two or three players, few playouts", columns, rows)


def _stronger(trees: Pair, title: str, rounds: int) -> list[str]:
    """How much quicker playouts are, and what share of wins more of them bring against fewer."""
    rules = find_title(title).rules({})
    few, players = playouts_of(guide_for(title, rules), LEVELS["sultan"]) // _HURRY, rules.info.seats[0]
    found = []
    for number in range(min(_GROWTHS, rounds)):
        asked = [tree.ask("pondered", title=title, playouts=few, first=number, games=1) for tree in trees]
        found.append([each["playouts"] / each["seconds"] for each in asked])
    new, old = (median(column) for column in zip(*found, strict=True))
    many = round(few * new / old)
    wins = _contest(Plan(title, players, (), f"sultan:{many}", f"sultan:{few}")) if many > few else "-"
    return [title, f"{old:.0f}", f"{new:.0f}", f"{new / old:.2f}", f"{few}, {many} a choice", wins]


def _contest(plan: Plan) -> str:
    """The share of wins of the first; every seed is played from all seats."""
    won, began = list[float](), process_time()
    while process_time() - began < _CONTEST or len(won) % plan.players:
        won.append(one_game(plan, *divmod(len(won), plan.players)).won)
    share = sum(won) / len(won)
    low, high = wilson(share, len(won))
    return f"{share:.0%} [{low:.0%}, {high:.0%}] of {len(won)}, par {1 / plan.players:.0%}"


def _medians(runs: list[dict[str, list[float]]], what: str) -> list[float]:
    """A figure at each length."""
    return [median(column) for column in zip(*(run[what] for run in runs), strict=True)]


def _change(old: float, new: float) -> str:
    return f"{old:.3g}, {new:.3g}"


def _speeds(trees: Pair, title: str, rounds: int) -> list[list[str]]:
    """A row for each number of players, with the options as they are at first and with all switches on."""
    cases = trees.new.ask("cases", title=title)
    played = [case for case in cases if case["options"] in ({}, _all_on(cases))]
    return [_speed(trees, case, rounds) for case in played]


def _all_on(cases: list[dict[str, Any]]) -> object:
    """The options of a title with as many switches on as go together."""
    return max((case["options"] for case in cases), key=lambda options: list(options.values()).count(True))


def _speed(trees: Pair, case: Mapping[str, Any], rounds: int) -> list[str]:
    games, found = _enough(trees.new, case), []
    try:
        for number in range(rounds):
            about = {"first": number * games, "games": games}
            new, old = (tree.ask("speed", **case, **about)["seconds"] for tree in trees)
            found.append((games / old, games / new, old / new))
    except TreeError as error:
        return [_called(case), str(error)[:40], "", ""]
    old, new, ratio = (median(column) for column in zip(*found, strict=True))
    return [_called(case), f"{old:.1f}", f"{new:.1f}", f"{ratio:.2f}"]


def _enough(tree: Tree, case: Mapping[str, Any]) -> int:
    """How many games fill a round; what is made once for all games is made on the way."""
    games = 1
    while (
        games < _MOST_GAMES and (taken := tree.ask("speed", **case, first=0, games=games)["seconds"]) < ROUND
    ):
        games = max(2 * games, int(games * ROUND / taken)) if taken > ROUND / 8 else 2 * games
    return games


def _called(case: Mapping[str, Any]) -> str:
    chosen = [name if value is True else f"{name}={value}" for name, value in case["options"].items()]
    return ", ".join([f"{case['title']}, {case['seats']} players", *sorted(chosen)])


def _sameness(trees: Pair, title: str, games: int) -> list[str]:
    decisions, differing = 0, []
    for case in trees.new.ask("cases", title=title):
        new = trees.new.ask("digest", **case, first=0, games=games)
        decisions += new["decisions"]
        try:
            same = new == trees.old.ask("digest", **case, first=0, games=games)
        except TreeError:
            same = False
        if not same:
            differing.append(_called(case))
    return [title, f"{decisions}", f"{len(differing)}: {differing[0]}" if differing else "none"]


def _start(trees: Pair, wanted: Wanted) -> None:
    compare_starts(trees, wanted.titles or trees.new.ask("titles"), wanted.rounds)


def _memory(trees: Pair, wanted: Wanted) -> None:
    compare_memory(trees, wanted.titles or trees.new.ask("titles"), wanted.rounds)


def _frames(trees: Pair, wanted: Wanted) -> None:
    frames.frames(trees[::-1], wanted.titles)


def _quarter(trees: Pair, wanted: Wanted) -> None:
    frames.frames(trees[::-1], wanted.titles, quarter=True)


def _idle(trees: Pair, wanted: Wanted) -> None:
    frames.idle(trees[::-1], wanted.titles)


COMPARED: Mapping[str, Callable[[Pair, Wanted], None]] = {
    "rules": _rules,
    "same": _same,
    "growth": _growth,
    "opponents": _opponents,
    "start": _start,
    "memory": _memory,
    "frames": _frames,
    "quarter": _quarter,
    "idle": _idle,
}
"""The benches that know two trees."""
