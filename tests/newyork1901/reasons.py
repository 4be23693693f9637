"""What the hints of New York 1901 are held to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.kernel.rules import play
from game.rules.kernel.values import clone
from game.rules.newyork1901.components import building_of
from game.rules.newyork1901.state import Grab
from tests.laws.promises import Course, Keeper, Pairs, Values
from tests.laws.reasons import Claimed, gained, named, seat_of


def _sites(course: Course) -> Any:
    """Of the board that is played on."""
    rules: Any = course.rules
    return rules.sites


def _street(course: Course, state: Any, street: str) -> list[int]:
    sites = _sites(course).by_id
    return [sum(street in sites[at].streets for at in each.built.values()) for each in state.players]


def _leads(course: Course, said: Values) -> Pairs:
    counts = _street(course, course.after, said["street"])
    yield said["count"], counts[course.seat]
    yield said["other"], max(count for seat, count in enumerate(counts) if seat != course.seat)
    yield said["other"], counts[seat_of(said["seat"])]
    yield True, said["count"] > said["other"]
    before = _street(course, course.before, said["street"])
    others = [count for seat, count in enumerate(before) if seat != course.seat]
    yield True, before[course.seat] <= max(others)


def _along(course: Course, said: Values) -> Pairs:
    counts = _street(course, course.after, said["street"])
    yield said["count"], counts[course.seat]
    yield said["other"], max(count for seat, count in enumerate(counts) if seat != course.seat)


def _challenge(course: Course, said: Values) -> Pairs:
    lines = ("newyork1901-score-challenge-" + said["challenge"].replace("_", "-"),)
    scores = (course.rules.scores(state)[course.seat] for state in (course.before, course.after))
    then, now = (sum(line.points for line in score.lines if line.label in lines) for score in scores)
    yield said["count"], now - (course.has.prestige if said["challenge"] == "gold_prestige" else 0)
    yield said["gain"], now - then


def _open(course: Course, said: Values) -> Pairs:
    limits = {"silver": course.after.silver_at, "gold": course.after.gold_at}
    limit = limits[said["generation"]]
    yield True, course.had.points < limit <= course.has.points


def _fits(course: Course, said: Values) -> Pairs:
    """It can be built as soon as all lots of the turn are claimed."""
    state = clone(course.after)
    while isinstance(state.stack[-1], Grab):
        play(course.rules, state, course.rules.decisions(state)[0].actions[0])
    builds = {
        action.targets[0]
        for decision in course.rules.decisions(state)
        for action in decision.actions
        if action.verb == "build" and action.player == course.seat
    }
    yield True, named(said["building"]) in builds


def _free_squares(course: Course) -> int:
    sites, player = _sites(course), course.has
    built = 0
    for at in player.built.values():
        built |= sites.by_id[at].mask
    return max(
        (part.bit_count() for part in _parts(course, built)),
        default=0,
    )


def _parts(course: Course, built: int) -> list[int]:
    sites, own = _sites(course), 0
    for lot in course.has.lots:
        own |= sites.lot_masks[lot]
    return [squares & own & ~built for squares, _ in sites.blocks()]


def _squares(course: Course, player: Any) -> int:
    return sum(_sites(course).lot_masks[lot].bit_count() for lot in player.lots)


def _land(course: Course, said: Values) -> Pairs:
    then, now = _squares(course, course.had), _squares(course, course.has)
    yield (said["gain"], said["count"]), (now - then, now)


KEPT: Mapping[str, Keeper] = {
    "points": gained(lambda player: player.points),
    "street": _leads,
    "along": _along,
    "challenge": _challenge,
    "open": _open,
    "workers": gained(lambda player: list(player.workers.values()).count("")),
    "land": _land,
    "fits": _fits,
    "room": lambda course, said: iter([(said["count"], _free_squares(course))]),
    "boom": _fits,
    "grab": lambda course, said: iter([(said["count"], course.after.stack[-1].left)]),
    "market": lambda course, said: iter([(said["count"], sum(map(bool, course.before.market)))]),
    "keeps": lambda course, said: iter([(said["count"], _free_squares(course))]),
}


def is_free(course: Course) -> bool:
    """A building that gives points and takes no card."""
    return course.action.verb == "build" and bool(building_of(course.action.targets[0]).points)


def is_idle(course: Course) -> bool:
    """The end of the turn."""
    return course.action.verb == "end"


CLAIMED = Claimed(KEPT, is_free, is_idle)
