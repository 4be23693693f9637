"""What New York's previews are held to."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.text import seat_ref
from game.rules.newyork1901.board import connected
from game.rules.newyork1901.building import covered, estate, open_buildings, open_generation
from game.rules.newyork1901.components import GENERATIONS, building_of
from game.rules.newyork1901.scoring import street_counts, street_leader
from game.rules.newyork1901.state import NOT_YET, Build, Extra, Grab
from tests.laws.promises import Course, Keeper, Pairs, Values, leaves

WORDS = frozenset(
    {
        "newyork1901-lot-at",
        "newyork1901-lot-inside",
        "newyork1901-lot-uncounted",
    }
)


def _built(course: Course, said: Values) -> Pairs:
    gained = course.has.points - course.had.points
    yield said["points"] + course.has.prestige - course.had.prestige, gained
    yield True, course.action.targets[0] in course.has.built


def _replaced(course: Course, said: Values) -> Pairs:
    """Its points come on top of those of what falls, which are kept."""
    yield from _built(course, said)
    named = [str(each["kind"]) for each in leaves(said["fallen"], "newyork1901-building-short")]
    fallen = course.had.built.keys() - course.has.built.keys()
    yield sorted(named), sorted(piece.rsplit(".", 1)[-1] for piece in fallen)
    yield said["count"], len(fallen)
    yield said["kept"], sum(building_of(piece).points for piece in fallen)


def _prestige(course: Course, said: Values) -> Pairs:
    yield said["points"], course.has.prestige - course.had.prestige


def _back(course: Course, said: Values) -> Pairs:
    """So many workers leave the map."""
    gone = [worker for worker, lot in course.had.workers.items() if lot and course.has.workers[worker] != lot]
    yield said["count"], len(gone)


def _guards(course: Course, said: Values) -> Pairs:
    """So many stand where nobody stood."""
    stood = course.had.workers.values()
    yield said["count"], len([lot for lot in course.has.workers.values() if lot and lot not in stood])


def _generation(course: Course, said: Values) -> Pairs:
    opened = GENERATIONS.index(said["generation"])
    before, after = (
        open_generation(state, player)
        for state, player in ((course.before, course.had), (course.after, course.has))
    )
    yield True, before < opened <= after


def _last(course: Course, said: Values) -> Pairs:
    """The end begins once the turn is over."""
    yield True, bool(course.of("last_turns", turn=True))
    yield NOT_YET, course.before.turns_left


def _streets(course: Course, said: Values) -> Pairs:
    """The streets that are named, and no others but those that change hands, have one building more."""
    key = "newyork1901-street-short"
    named = (
        [said["street"]] if "street" in said else [each["street"] for each in leaves(said["streets"], key)]
    )
    if course.action.verb == "build":
        sites = course.rules.sites  # type: ignore[attr-defined]  # those of New York
        grown = [
            street
            for street in course.before.streets
            if street_counts(course.before, sites, street) != street_counts(course.after, sites, street)
            and street_leader(course.before, sites, street) == street_leader(course.after, sites, street)
        ]
        yield sorted(named), sorted(grown)


def _claimed(course: Course, said: Values) -> Pairs:
    """A worker goes there, and there is something to build, or another card to take."""
    lot = course.action.targets[-1]
    yield (1, True), (course.had.at_hand() - course.has.at_hand(), lot in course.has.workers.values())
    yield True, isinstance(course.after.stack[-1], Build | Grab)


def _idle(course: Course, said: Values) -> Pairs:
    """The turn ends, though a worker went there too; the free squares side by side are too few."""
    yield 1, course.had.at_hand() - course.has.at_hand()
    yield course.events, course.turn
    top = course.after.stack[-1] if course.after.stack else None
    yield False, isinstance(top, Build | Grab)
    if said["cause"] == "squares":
        yield said["free"], _largest(course)
        smallest = min(len(building_of(piece).cells) for piece in open_buildings(course.after, course.seat))
        yield said["squares"], smallest


def _largest(course: Course) -> int:
    """The most free squares of the player that lie side by side."""
    sites = course.rules.sites  # type: ignore[attr-defined]  # those of New York
    free = estate(sites, course.has) & ~covered(sites, course.has)
    return max(
        map(len, connected([cell for cell, bit in sites.square_bits.items() if bit & free])), default=0
    )


def _recalled(course: Course, said: Values) -> Pairs:
    (worker,) = course.action.targets
    yield ("", 1), (course.has.workers[worker], len(course.had.lots) - len(course.has.lots))


def _nothing(course: Course, said: Values) -> Pairs:
    yield (course.had.built, course.had.points), (course.has.built, course.has.points)
    yield course.events, course.turn


def _card(course: Course, said: Values) -> Pairs:
    """What an action card does: four new cards, two to take, one build more."""
    top = course.after.stack[-1]
    match said["action"]:
        case "market_shift":
            yield 4, len(set(course.after.open_cards()) - set(course.before.open_cards()))
        case "land_grab":
            yield Grab(course.seat, 2), top
        case _:
            yield Extra(course.seat), top


def _shifted(course: Course, said: Values) -> Pairs:
    """So many that did not lie there; the others lie there again."""
    before, after = (set(state.open_cards()) for state in (course.before, course.after))
    yield said["count"], len(after - before)
    yield True, bool(after & before)


def _lost(course: Course, said: Values) -> Pairs:
    before, after = (course.rules.scores(state)[course.seat].total for state in (course.before, course.after))
    yield 1, before - after


def _level(course: Course, said: Values) -> Pairs:
    """So many buildings each have who have most there: two or more, or nobody has any."""
    sites = course.rules.sites  # type: ignore[attr-defined]  # those of New York
    counts = street_counts(course.after, sites, said["street"])
    most = max(counts)
    yield said["count"], most
    yield said["over"], counts.count(most) if most else 0
    yield True, counts.count(most) > 1
    yield bool(said["lost"]), street_leader(course.before, sites, said["street"]) == course.seat


def _ahead(course: Course, said: Values) -> Pairs:
    """Who leads then at a street has not led there before."""
    sites = course.rules.sites  # type: ignore[attr-defined]  # those of New York
    led = [street_leader(state, sites, said["street"]) for state in (course.before, course.after)]
    leader = said["leader"] if "leader" in said else seat_ref(course.seat)
    yield leader, seat_ref(led[1])
    yield True, led[0] != led[1]


KEPT: Mapping[str, Keeper] = {
    "newyork1901-preview-level": _level,
    "newyork1901-preview-ahead": _ahead,
    "newyork1901-preview-behind": _ahead,
    "newyork1901-preview-build": _built,
    "newyork1901-preview-replace": _replaced,
    "newyork1901-preview-prestige": _prestige,
    "newyork1901-preview-home": _back,
    "newyork1901-preview-guard": _guards,
    "newyork1901-preview-generation": _generation,
    "newyork1901-preview-last-turns": _last,
    "newyork1901-preview-street": _streets,
    "newyork1901-preview-streets": _streets,
    "newyork1901-preview-claim": _claimed,
    "newyork1901-preview-idle": _idle,
    "newyork1901-preview-recall": _recalled,
    "newyork1901-preview-end": _nothing,
    "newyork1901-preview-shift": _shifted,
    "newyork1901-action-short": _card,
    "newyork1901-action-lost": _lost,
}
