"""What the hints of Aquileia are held to."""

from __future__ import annotations

from copy import copy
from typing import Any

from game.rules.aquileia.components import cards, laurels
from game.rules.aquileia.frames import Placement
from game.rules.aquileia.market import display_place
from game.rules.aquileia.printed import exchanges, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.kernel.ids import number_in
from game.rules.kernel.values import clone
from tests.laws.promises import Course, Keeper, Pairs, Values, counted
from tests.laws.reasons import Claimed, gained, named, seat_of


def _strength(state: Any, seat: int, area: str) -> int:
    table = spaces()
    own = (table[id] for id, owner in state.spaces.items() if owner == seat)
    return sum(space.strength for space in own if space.area == area)


def _contest(course: Course, said: Values) -> Pairs:
    yield said["count"], _strength(course.after, course.seat, said["area"])
    if "seat" in said:
        yield said["other"], _strength(course.after, seat_of(said["seat"]), said["area"])
    others = [seat for seat in range(len(course.after.players)) if seat != course.seat]
    most = max(_strength(course.after, seat, said["area"]) for seat in others)
    yield said.get("other", 0), most


def _ordered(sign: int) -> Keeper:
    def keep(course: Course, said: Values) -> Pairs:
        yield from _contest(course, said)
        other = said.get("other", 0)
        yield sign, (said["count"] > other) - (said["count"] < other)

    return keep


def _villas(state: Any, seat: int, colour: str) -> int:
    table = sites()
    own = (table[id] for id, owner in state.sites.items() if owner == seat)
    return sum(site.points for site in own if site.colour == colour)


def _wanted(course: Course, said: Values) -> Pairs:
    yield said["value"], _villas(course.after, course.seat, said["colour"])
    yield True, said["value"] > 0


def _counting(course: Course, player: Any, colour: str) -> int:
    """The laurels that count for a colour, each for the dearest of its colours."""
    table = laurels()
    found = 0
    for id in player.laurels:
        colours = table[id].colours if id in table else ()
        best = max(colours, key=lambda each: _villas(course.after, course.seat, each)) if colours else ""
        found += best == colour
    return found


def _laurel(course: Course, said: Values) -> Pairs:
    yield said["value"], _villas(course.after, course.seat, said["colour"])
    yield said["count"], _counting(course, course.has, said["colour"])


def _villa(course: Course, said: Values) -> Pairs:
    yield said["value"], _villas(course.after, course.seat, said["colour"])
    yield said["laurels"], _counting(course, course.has, said["colour"])
    yield True, said["value"] > _villas(course.before, course.seat, said["colour"])


def _later(course: Course, said: Values) -> Pairs:
    colours = [said["colour"], *([said["other"].dict()["colour"]] if "other" in said else [])]
    yield 0, sum(_villas(course.after, course.seat, colour) for colour in colours)
    if course.action.verb == "bid":
        yield sorted(colours), sorted(laurels()[course.before.lot].colours)


def _bid(course: Course, said: Values) -> Pairs:
    """Both colours of the laurel are named, if there are villas of both."""
    yield said["value"], _villas(course.before, course.seat, said["colour"])
    colours = {said["colour"]: said["value"]}
    if "other" in said:
        other = said["other"].dict()["colour"]
        yield said["rest"], _villas(course.before, course.seat, other)
        colours[other] = said["rest"]
    printed = laurels()[course.before.lot].colours
    built = {colour: _villas(course.before, course.seat, colour) for colour in printed}
    yield colours, {colour: value for colour, value in built.items() if value}


def _total(state: Any, course: Course) -> int:
    return int(course.rules.scores(state)[course.seat].total)


def _score(course: Course, said: Values) -> Pairs:
    then, now = _total(course.before, course), _total(course.after, course)
    yield (said["gain"], said["count"]), (now - then, now)


def _power(course: Course, said: Values) -> Pairs:
    yield said["count"], course.after.power[course.seat]
    yield said["other"], max(p for seat, p in enumerate(course.after.power) if seat != course.seat)


def _leads(course: Course, said: Values) -> Pairs:
    yield from _power(course, said)
    yield said["other"], course.after.power[seat_of(said["seat"])]
    yield True, said["count"] > said["other"]


def _even(course: Course, said: Values) -> Pairs:
    yield from _power(course, said)
    track, other = course.after.track, seat_of(said["seat"])
    yield (said["count"], True), (said["other"], track.index(course.seat) < track.index(other))


def _stronger(course: Course, said: Values) -> Pairs:
    """Each strength of the winner is worth two points."""
    yield said["points"], 2 * (course.after.power[course.seat] - course.before.power[course.seat])
    yield max(course.after.power), course.after.power[course.seat]


def _stands(course: Course, said: Values) -> Pairs:
    """Before a contest goes on without another card."""
    yield said["count"], course.before.power[course.seat]
    yield said["other"], max(p for seat, p in enumerate(course.before.power) if seat != course.seat)


def _enough(course: Course, said: Values) -> Pairs:
    yield from _stands(course, said)
    yield True, said["count"] > said["other"]


def _enough_tied(course: Course, said: Values) -> Pairs:
    yield from _stands(course, said)
    yield said["count"], said["other"]


def _coins(said: Any) -> tuple[int, ...]:
    counts = counted([said], "aquileia-coins", "metal")
    return tuple(counts[metal] for metal in METALS)


def _pecunia(course: Course, said: Values) -> Pairs:
    give, get = _coins(said["give"]), _coins(said["get"])
    yield True, any((way.give, way.get) == (give, get) for way in exchanges().values())
    yield True, all(have >= price for have, price in zip(course.has.coins, give, strict=True))


def _slaves(player: Any) -> int:
    return sum(cards()[card].value for card in player.servi)


def _build(course: Course, said: Values) -> Pairs:
    site = sites()[named(said["site"])]
    yield said["points"], site.points
    yield True, all(have >= price for have, price in zip(course.has.coins, site.price, strict=True))
    yield True, site.slaves <= _slaves(course.has) and course.after.sites[site.id] < 0
    yield said["scores"], "yes" if spaces()[course.action.targets[0]].scores else "no"


def _nearly(course: Course, said: Values) -> Pairs:
    site = sites()[named(said["site"])]
    lacking = (max(0, price - have) for price, have in zip(site.price, course.has.coins, strict=True))
    yield _coins(said["coins"]), tuple(lacking)
    yield True, site.slaves <= _slaves(course.has) and course.after.sites[site.id] < 0


def _servi(course: Course, said: Values) -> Pairs:
    space, have = spaces()[course.action.targets[0]], course.has.coins[METALS.index(said["metal"])]
    yield said["metal"], space.metal
    yield said["count"], min(space.most, have)


def _equi(course: Course, said: Values) -> Pairs:
    place = spaces()[course.action.targets[0]]
    number = number_in(display_place(place.id)) - 1
    yield named(said["card"]), course.after.display[number]
    yield True, course.has.coins[METALS.index(place.metal)] > 0


def _portus(course: Course, said: Values) -> Pairs:
    own = [sites()[id] for id, owner in course.after.sites.items() if owner == course.seat]
    business = [site for site in own if site.kind != "villa"]
    yield said["points"], sum(site.points for site in business)
    yield _coins(said["coins"]), tuple(sum(site.income[at] for site in business) for at in range(3))
    yield said["income"], "yes" if any(_coins(said["coins"])) else "no"


def _site(course: Course, said: Values) -> Pairs:
    yield course.seat, course.after.sites[named(said["site"])]


def _dice(course: Course, said: Values) -> Pairs:
    yield said["count"], course.action.amount or 1
    own = [spaces()[id] for id, owner in course.before.spaces.items() if owner == course.seat]
    yield True, said["metal"] in {space.metal for space in own if space.strength}


def _coin(course: Course, said: Values) -> Pairs:
    yield from gained(lambda player: player.coins[METALS.index(said["metal"])])(course, said)


def _forum(course: Course, said: Values) -> Pairs:
    yield said["count"], spaces()[course.action.targets[0]].most
    yield (said["coins"], said["cards"]), (sum(course.has.coins), len(course.has.servi))


def _blue(course: Course, said: Values) -> Pairs:
    yield said["count"], len(course.after.blue)
    if "area" in said:
        yield True, _strength(course.after, course.seat, said["area"]) > 0


def _keeps(course: Course, said: Values) -> Pairs:
    yield _coins(said["coins"]), tuple(course.had.coins)


def _standing(keep: Keeper) -> Keeper:
    """Of an agent: held as long as it stands; behind the last one the operations begin at once."""

    def kept(course: Course, said: Values) -> Pairs:
        stack = course.after.stack
        if not (stack and isinstance(stack[-1], Placement)):
            course = copy(course)
            course.after, space = clone(course.before), spaces()[course.action.targets[0]]
            course.after.spaces[space.id] = course.seat
            if space.area == "portus":
                course.after.players[course.seat].coins[METALS.index(space.metal)] -= 1
                course.after.laid[METALS.index(space.metal)] += 1
        return keep(course, said)

    return kept


KEPT: dict[str, Keeper] = {
    "points": gained(lambda player: player.points),
    "coins": _coin,
    "slaves": gained(lambda player: len(player.servi)),
    "cards": gained(lambda player: len(player.equi)),
    "business": _site,
    "score": _score,
    "leads": _leads,
    "tied": _even,
    "strength": _stronger,
    "power": _power,
    "laurel": _laurel,
    "villa": _villa,
    "later": _later,
    "later-either": _later,
    "alone": _ordered(1),
    "ahead": _ordered(1),
    "level": _ordered(0),
    "behind": _ordered(-1),
    "wanted": _wanted,
    "prize": lambda course, said: iter([(named(said["laurel"]), course.after.open_laurel)]),
    "dolus": lambda course, said: iter(
        [
            (said["dice"], spaces()[course.action.targets[0]].most),
            (said["coins"], sum(course.has.coins)),
        ]
    ),
    "pecunia": _pecunia,
    "equi": _equi,
    "equi-deck": lambda course, said: iter([("equi", spaces()[course.action.targets[0]].area)]),
    "servi": _servi,
    "blue": _blue,
    "blue-for": _blue,
    "theatrum": lambda course, said: iter([(course.seat, course.after.spaces["space.theatrum"])]),
    "build": _build,
    "nearly": _nearly,
    "forum": _forum,
    "latro": lambda course, said: iter([(said["count"], sum(course.after.laid))]),
    "portus": _portus,
    "slot": lambda course, said: iter([(said["slot"], number_in(course.action.targets[0]))]),
    "bid": _bid,
    "bid-either": _bid,
    "bid-points": lambda course, said: iter([(said["points"], laurels()[course.before.lot].points)]),
    "dice": _dice,
    "enough": _enough,
    "enough-level": _enough_tied,
    "spares": _stands,
    "keeps": _keeps,
}


STANDING = (
    *("alone", "ahead", "level", "behind", "wanted", "prize", "dolus", "pecunia", "equi", "equi-deck"),
    *("servi", "blue", "blue-for", "theatrum", "build", "nearly", "forum", "latro", "portus"),
)
KEPT |= {word: _standing(KEPT[word]) for word in STANDING}


def is_free(course: Course) -> bool:
    """Blue dice."""
    return course.action.verb == "blue" and bool(course.action.amount)


def is_idle(course: Course) -> bool:
    """Nothing is done."""
    return course.action.verb in ("pass", "done")


CLAIMED = Claimed(KEPT, is_free, is_idle)
