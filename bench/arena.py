"""Computer players against one another: ``python -m bench.arena --title splendor --a trader --b guest``.

Every seed is played from all seats: player A sits in each place once, player B in all the others, so that
neither cards nor turn order favour anybody. Prints win rates with 95 % intervals, Elo steps, points, time and
playouts a choice, length of games and wins by seat. With more than two players A sits alone against B on all
other chairs: its share of wins is to be held against par, one by the number of players.

``--json FILE`` keeps every game as a line; the same command goes on where it was interrupted, and a larger
``--pairs`` adds to what is there. ``--summary FILE`` prints a line for every pairing that the file holds.

Examples::

    python -m bench.arena --title mombasa --players 4 --a master --b trader --pairs 20 --json games.jsonl
    python -m bench.arena --title splendor --option orient=true --a trader --b sensible
    python -m bench.arena --title splendor --a trader --b guest --sprt 0.5 0.65
    python -m bench.arena --summary games.jsonl
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from bench.duel import Plan, Result, Store, one_game
from bench.odds import elo, sequential_result, wilson
from bench.report import machine, show
from game.brains.levels import LEVELS
from game.rules.kernel.rules import OptionValue
from game.tables.registry import TITLES, find_title


def wanted(store: Store, pairs: int, first: int) -> Iterator[tuple[int, int]]:
    """The games that are still to be played: every seed from all seats."""
    done = {(result.seed, result.seat) for result in store.results}
    games = ((seed, seat) for seed in range(first, first + pairs) for seat in range(store.plan.players))
    return (game for game in games if game not in done)


def run(store: Store, pairs: int, first: int, jobs: int, shares: tuple[float, float] | None) -> None:
    """Play what is missing, on all cores, with a bar that shows how far it has come."""
    games = list(wanted(store, pairs, first))
    total = len(games) + len(store.results)
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(one_game, store.plan, seed, seat) for seed, seat in games}
        try:
            for future in as_completed(waiting):
                store.add(future.result())
                _progress(len(store.results), total)
                if shares and sequential_result(store.wins, *shares) != "goes on":
                    break
        except KeyboardInterrupt:
            sys.stderr.write("\ninterrupted: what was played so far counts\n")
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    sys.stderr.write("\n")


def _progress(done: int, total: int) -> None:
    if not sys.stderr.isatty() and done != total:
        return
    filled = round(40 * done / max(1, total))
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{total}")
    sys.stderr.flush()


def report(store: Store, shares: tuple[float, float] | None = None) -> None:
    """Print what the games say."""
    results, plan = store.results, store.plan
    count = len(results)
    share = sum(result.won for result in results) / max(1, count)
    low, high = wilson(share, count)
    mine = [result.points[result.seat] for result in results]
    theirs = [p for result in results for seat, p in enumerate(result.points) if seat != result.seat]
    choices = max(1, sum(result.choices for result in results))
    rows = [
        ["games", f"{count}, {sum(result.capped for result in results)} ended as too long"],
        [f"{plan.a} wins", f"{share:.1%} [{low:.1%}, {high:.1%}], par {1 / plan.players:.0%}"],
        ["Elo steps", f"{elo(share):+.0f}" if plan.players == 2 else "only for two"],
        ["points", f"{_mean(mine):.1f} : {_mean(theirs):.1f}"],
        ["CPU a choice", f"{sum(result.seconds for result in results) / choices * 1000:.1f} ms"],
        ["longest choice", f"{max((r.longest for r in results), default=0.0) * 1000:.0f} ms"],
        ["playouts a choice", f"{sum(result.playouts for result in results) / choices:.1f}"],
        ["actions a game", f"{_mean([result.actions for result in results]):.0f}"],
        ["wins by seat", ", ".join(f"{_of_seat(results, seat):.0%}" for seat in range(plan.players))],
    ]
    rows += [["sequential test", sequential_result(store.wins, *shares)]] if shares else []
    options = " ".join(f"{name}={value}" for name, value in plan.options)
    heading = f"{plan.title} {options}, {plan.players} players: {plan.a} against {plan.b}"
    show(heading, ["what", "measured"], rows)


def summarise(path: Path) -> None:
    """Print a line for every pairing in a file of games."""
    found: dict[str, tuple[dict[str, Any], list[Result]]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        kept = json.loads(line)
        found.setdefault(json.dumps(kept["plan"]), (kept["plan"], []))[1].append(Result(**kept["result"]))
    rows = [_summary(plan, results) for plan, results in found.values()]
    show(str(path.name), ["pairing", "games", "A wins", "points", "CPU a choice", "longest"], sorted(rows))


def _summary(plan: dict[str, Any], results: list[Result]) -> list[str]:
    count = len(results)
    share = sum(result.won for result in results) / count
    low, high = wilson(share, count)
    mine = _mean([result.points[result.seat] for result in results])
    theirs = _mean([p for r in results for seat, p in enumerate(r.points) if seat != r.seat])
    options = " ".join(f"{name}={value}" for name, value in plan["options"])
    spent = sum(r.seconds for r in results) / max(1, sum(r.choices for r in results)) * 1000
    pairing = f"{plan['title']} {options} {plan['players']}p: {plan['a']} against {plan['b']}"
    return [
        " ".join(pairing.split()),
        str(count),
        f"{share:.0%} [{low:.0%}, {high:.0%}], par {1 / plan['players']:.0%}",
        f"{mine:.1f} : {theirs:.1f}",
        f"{spent:.0f} ms",
        f"{max(r.longest for r in results) * 1000:.0f} ms",
    ]


def _mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _of_seat(results: list[Result], seat: int) -> float:
    own = [result.won for result in results if result.seat == seat]
    return sum(own) / len(own) if own else 0.0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--title", choices=TITLES, help="what is played")
    parser.add_argument("--players", type=int, default=0, help="how many; the fewest that the title takes")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="of the title; may be repeated"
    )
    told = "greedy takes what scores most at once, sensible is the title's newcomer of the benches"
    who = f"a level, or random, greedy, sensible ({told}); sultan:30 has 30 playouts a choice"
    parser.add_argument("--a", type=_player, default="trader", help=f"who is measured: {who}")
    parser.add_argument("--b", type=_player, default="guest", help="who sits on all other chairs")
    parser.add_argument("--pairs", type=int, default=50, help="how many seeds, each from all seats")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--playouts", type=int, default=0, help="a choice; 0: as the level has them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; all cores")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="keep the games there, and go on from there"
    )
    parser.add_argument(
        "--sprt",
        type=float,
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="end as soon as the games speak for one of two shares of wins (errors of 5 %%)",
    )
    parser.add_argument(
        "--summary", type=Path, metavar="FILE", help="print what a file of games says, and end"
    )
    chosen = parser.parse_args()
    if chosen.title is None and chosen.summary is None:
        parser.error("--title or --summary is needed")
    return chosen


def _player(word: str) -> str:
    """Somebody who can play.

    Raises:
        ValueError: there is nobody of that name.
    """
    name, _, playouts = word.partition(":")
    if name not in (*LEVELS, "random", "greedy", "sensible") or (playouts and int(playouts) < 1):
        raise ValueError(word)
    return word


def _options(title: str, given: list[str]) -> tuple[tuple[str, OptionValue], ...]:
    offered = {option.id: option.choices for option in find_title(title).rules({}).info.options}
    chosen: dict[str, OptionValue] = {}
    for each in given:
        name, _, word = each.partition("=")
        chosen[name] = next(value for value in offered[name] if str(value).lower() == word.lower())
    return tuple(sorted(chosen.items()))


def main() -> None:
    """Play and report."""
    chosen = _arguments()
    if chosen.summary:
        summarise(chosen.summary)
        return
    options = _options(chosen.title, chosen.option)
    players = chosen.players or find_title(chosen.title).rules({}).info.seats[0]
    plan = Plan(chosen.title, players, options, chosen.a, chosen.b, chosen.playouts)
    store = Store(plan, chosen.json)
    store.load()
    shares = tuple(chosen.sprt) if chosen.sprt else None
    print(machine())
    run(store, chosen.pairs, chosen.first, chosen.jobs, shares)
    report(store, shares)


if __name__ == "__main__":
    main()
