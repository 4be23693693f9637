"""What speaks for a move in Aquileia: points, villas and their laurels, contests, what an agent makes possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.brains.reasons import Claim, Deed, Lead, Measure, Reasons, Side
from game.rules.aquileia.components import COLOURS, cards, laurels
from game.rules.aquileia.contests import metal_of
from game.rules.aquileia.forum import in_sight
from game.rules.aquileia.frames import Auction, Contest, Placement, Reinforce
from game.rules.aquileia.market import display_place
from game.rules.aquileia.money import can_pay, coins_of, told
from game.rules.aquileia.portus import businesses
from game.rules.aquileia.printed import Space, area_spaces, exchanges, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.scoring import assigned, score_of, villa_values
from game.rules.kernel.ids import number_in
from game.rules.kernel.text import Part, piece_ref, seat_ref, text

_CONTESTS = ("arena", "stadium")
_PRIZE = {"arena": 4.0, "stadium": 5.0}
_FEW = 2
"""A building that so many coins are lacking for is near."""
_VALUE = {"bronze": 1.0, "silver": 1.6, "gold": 2.4}
"""About what a coin is worth in points."""


def _slaves(side: Side) -> int:
    return sum(cards()[card].value for card in side.player.servi if card in cards())


def _affordable(side: Side) -> list[str]:
    """The sites that coins and slaves suffice for, the one with most points first."""
    open_to = [site for site, obstacle in in_sight(side.state, side.seat) if obstacle is None]
    slaves = _slaves(side)
    fitting = [site for site in open_to if site.slaves <= slaves]
    return [site.id for site in sorted(fitting, key=lambda site: (-_site_worth(side, site.id), site.id))]


def _site_worth(side: Side, id: str) -> float:
    site = sites()[id]
    counted = assigned(side.player, villa_values(side.state, side.seat))[site.colour] if site.colour else 0
    return site.points * (1 + counted) + sum(
        _VALUE[metal] * count for metal, count in zip(METALS, site.income, strict=True)
    )


def strengths(side: Side, area: str) -> dict[int, int]:
    """The printed strength of all agents of each seat in a contest that is to come."""
    found: dict[int, int] = {}
    for id in area_spaces(area):
        if (owner := side.state.spaces[id]) >= 0:
            found[owner] = found.get(owner, 0) + spaces()[id].strength
    return found


def _in_contest(deed: Deed, area: str) -> Iterator[Claim]:
    """How the own agents stand beside the others there."""
    found = strengths(deed.after, area)
    own, seat = found.pop(deed.action.player), max(found, key=lambda each: found[each], default=-1)
    values: dict[str, Part] = {"area": area, "count": own}
    if not found:
        yield Claim(text("aquileia-why-alone", **values), _PRIZE[area])
    else:
        key = "ahead" if own > found[seat] else "behind" if own < found[seat] else "level"
        weight = {"ahead": 1.0, "level": 0.6, "behind": 0.3}[key] * _PRIZE[area]
        words = text(f"aquileia-why-{key}", seat=seat_ref(seat), other=found[seat], **values)
        yield Claim(words, weight)
    if area == "stadium":
        yield from _laurel_wanted(deed)


def _laurel_wanted(deed: Deed) -> Iterator[Claim]:
    """The villas that a laurel would count for."""
    values = villa_values(deed.after.state, deed.action.player)
    colour = max(COLOURS, key=lambda each: values[each])
    if values[colour]:
        yield Claim(text("aquileia-why-wanted", colour=colour, value=values[colour]), 2.0)


def _dolus(deed: Deed, space: Space) -> Iterator[Claim]:
    yield Claim(text("aquileia-why-dolus", dice=space.most, coins=sum(deed.after.player.coins)), 2.0)


def _pecunia(deed: Deed, space: Space) -> Iterator[Claim]:
    ways = [each for each in exchanges().values() if can_pay(deed.after.player, each.give)]
    if ways:
        best = max(ways, key=lambda each: (_worth(each.get) - _worth(each.give), each.id))
        yield Claim(text("aquileia-why-pecunia", give=told(best.give), get=told(best.get)), 4.0)


def _worth(coins: tuple[int, int, int]) -> float:
    return sum(_VALUE[metal] * count for metal, count in zip(METALS, coins, strict=True))


def _equi(deed: Deed, space: Space) -> Iterator[Claim]:
    number = area_spaces("equi").index(space.id)
    card = deed.after.state.display[number - 1] if number else ""
    if not can_pay(deed.after.player, coins_of(space.metal)):
        return
    if card:
        yield Claim(text("aquileia-why-equi", card=piece_ref(card)), 1.0 + cards()[card].value)
    elif not number:
        yield Claim(text("aquileia-why-equi-deck", place=piece_ref(display_place(space.id))), 1.5)


def _servi(deed: Deed, space: Space) -> Iterator[Claim]:
    most = [n for n in range(1, space.most + 1) if can_pay(deed.after.player, coins_of(space.metal, n))]
    if most:
        yield Claim(text("aquileia-why-servi", count=most[-1], metal=space.metal), 1.2 * most[-1])


def _potentia(deed: Deed, space: Space) -> Iterator[Claim]:
    own = [area for area in _CONTESTS if deed.action.player in strengths(deed.after, area)]
    key = "aquileia-why-blue-for" if own else "aquileia-why-blue"
    values: dict[str, Part] = {"area": own[-1]} if own else {}
    yield Claim(text(key, count=len(deed.after.state.blue), **values), 3.0 if own else 1.0)


def _theatrum(deed: Deed, space: Space) -> Iterator[Claim]:
    yield Claim(text("aquileia-why-theatrum"), 2.0)
    yield from _laurel_wanted(deed)


def _forum(deed: Deed, space: Space) -> Iterator[Claim]:
    found = _affordable(deed.after)
    if found:
        site = found[0]
        scores = "yes" if space.scores else "no"
        words = text("aquileia-why-build", site=piece_ref(site), points=sites()[site].points, scores=scores)
        yield Claim(words, 1.5 * _site_worth(deed.after, site) + 1)
        return
    lacking = [
        (sum(max(0, n - have) for n, have in zip(site.price, deed.after.player.coins, strict=True)), site)
        for site, _ in in_sight(deed.after.state, deed.action.player)
        if deed.after.state.sites[site.id] < 0
    ]
    near = [
        (coins, -_site_worth(deed.after, site.id), site.id, site)
        for coins, site in lacking
        if 0 < coins <= _FEW and site.slaves <= _slaves(deed.after)
    ]
    if near:
        *_, id, site = min(near, key=lambda each: each[:3])
        short = [max(0, n - have) for n, have in zip(site.price, deed.after.player.coins, strict=True)]
        yield Claim(text("aquileia-why-nearly", site=piece_ref(id), coins=told(_three(short))), 2.0)
    yield Claim(text("aquileia-why-forum", count=space.most, coins=sum(deed.after.player.coins)), 0.5)


def _latro(deed: Deed, space: Space) -> Iterator[Claim]:
    if count := sum(deed.after.state.laid):
        yield Claim(text("aquileia-why-latro", count=count), 1.0 + 0.5 * count)


def _portus(deed: Deed, space: Space) -> Iterator[Claim]:
    own = list(businesses(deed.after.state, deed.action.player))
    points = sum(site.points for site in own)
    bronze, silver, gold = (sum(site.income[place] for site in own) for place in range(len(METALS)))
    if own:
        coins = told((bronze, silver, gold))
        income = "yes" if any((bronze, silver, gold)) else "no"
        words = text("aquileia-why-portus", points=points, coins=coins, income=income)
        yield Claim(words, points + _worth((bronze, silver, gold)))


_PLACED: Mapping[str, Callable[[Deed, Space], Iterator[Claim]]] = {
    "dolus": _dolus,
    "pecunia": _pecunia,
    "equi": _equi,
    "servi": _servi,
    "potentia": _potentia,
    "arena": lambda deed, space: _in_contest(deed, "arena"),
    "stadium": lambda deed, space: _in_contest(deed, "stadium"),
    "theatrum": _theatrum,
    "forum": _forum,
    "latro": _latro,
    "portus": _portus,
}


def _placed(deed: Deed) -> Iterator[Claim]:
    """What an agent makes possible where it is placed; once the operations run, that has come or not."""
    if deed.action.verb == "place" and _asks(deed.after, Placement):
        space = spaces()[deed.action.targets[0]]
        yield from _PLACED[space.area](deed, space)


def _asks(side: Side, kind: type) -> bool:
    return bool(side.state.stack) and isinstance(side.state.stack[-1], kind)


def _selected(deed: Deed) -> Iterator[Claim]:
    """The place in ties, and how many are left."""
    if deed.action.verb == "select":
        yield Claim(text("aquileia-why-slot", slot=number_in(deed.action.targets[0])), 1.0)


def _laurel(deed: Deed) -> Iterator[Claim]:
    """A laurel that counts for villas."""
    before, after = deed.before, deed.after
    values = villa_values(after.state, after.seat)
    then, now = assigned(before.player, villa_values(before.state, before.seat)), assigned(after.player, values)
    for colour in COLOURS:
        if now[colour] > then[colour]:
            key = "laurel" if values[colour] else "later"
            facts: dict[str, Part] = {"count": now[colour], "value": values[colour]} if values[colour] else {}
            words = text(f"aquileia-why-{key}", colour=colour, **facts)
            yield Claim(words, 1.0 + values[colour], lasting=True)


def _villa(deed: Deed) -> Iterator[Claim]:
    """A villa, and the laurels that count for it."""
    before, after = (villa_values(side.state, side.seat) for side in (deed.before, deed.after))
    counts = assigned(deed.after.player, after)
    for colour in COLOURS:
        if after[colour] > before[colour]:
            words = text("aquileia-why-villa", colour=colour, value=after[colour], laurels=counts[colour])
            yield Claim(words, (after[colour] - before[colour]) * (0.5 + counts[colour]), lasting=True)


def _score(deed: Deed) -> Iterator[Claim]:
    """The points of a game that ended now, where they are more than those scored at once."""
    then, now = (score_of(side.state, side.seat).total for side in (deed.before, deed.after))
    if now - then > max(0, deed.after.player.points - deed.before.player.points):
        words = text("aquileia-why-score", gain=now - then, count=now)
        yield Claim(words, 0.9 * (now - then), lasting=True)


def _business(side: Side) -> Mapping[str, int]:
    return {site.id: 1 for site in businesses(side.state, side.seat)}


def _bid(deed: Deed) -> Iterator[Claim]:
    """What the laurel counts for, and what it costs."""
    frame, lot = next((f for f in deed.before.state.stack if isinstance(f, Auction)), None), deed.before.state.lot
    if deed.action.verb != "bid" or frame is None or lot not in laurels() or deed.after.state.lot != lot:
        return
    values = villa_values(deed.before.state, deed.action.player)
    colours = laurels()[lot].colours
    if colours:
        colour = max(colours, key=lambda each: values[each])
        if values[colour]:
            words = text("aquileia-why-bid", colour=colour, value=values[colour])
        else:
            words = text("aquileia-why-later", colour=colour)
        yield Claim(words, 1.0 + values[colour])
    elif laurels()[lot].points:
        yield Claim(text("aquileia-why-bid-points", points=laurels()[lot].points), 1.0)


def _contest_of(side: Side) -> Contest | None:
    return next((frame for frame in side.state.stack if isinstance(frame, Contest)), None)


def _power(side: Side) -> Mapping[str, int]:
    contest = _contest_of(side)
    return {contest.area: side.state.power[side.seat]} if contest else {}


def _rises(deed: Deed) -> Iterator[Claim]:
    """Strength in a contest that still goes on, where it does not lead yet."""
    contest, again = _contest_of(deed.before), _contest_of(deed.after)
    if contest is None or again is None or contest.area != again.area:
        return
    own, then = deed.after.state.power[deed.action.player], deed.before.state.power[deed.action.player]
    if own > then:
        rivals = [deed.after.state.power[seat] for seat in contest.seats if seat != deed.action.player]
        words = text("aquileia-why-power", count=own, other=max(rivals, default=0))
        yield Claim(words, 0.5 * (own - then))


def _blue(deed: Deed) -> Iterator[Claim]:
    """Blue dice cost nothing."""
    contest = _contest_of(deed.before)
    if deed.action.verb == "blue" and contest and _asks(deed.before, Reinforce):
        metal = metal_of(deed.before.state, deed.action.player, contest.area)
        yield Claim(text("aquileia-why-dice", count=deed.action.amount or 1, metal=metal), 1.0)


def _enough(deed: Deed) -> Iterator[Claim]:
    """How a contest stands for who plays no more, what a pass keeps."""
    contest, seat = _contest_of(deed.before), deed.action.player
    power = deed.before.state.power
    if contest and deed.action.verb == "done":
        other = max((power[each] for each in contest.seats if each != seat), default=0)
        key = "enough" if power[seat] > other else "spares"
        yield Claim(text(f"aquileia-why-{key}", count=power[seat], other=other), 0.5)
    elif deed.action.verb == "pass" and _asks(deed.before, Auction):
        yield Claim(text("aquileia-why-keeps", coins=told(_three(deed.before.player.coins))), 0.5)


def _three(coins: list[int]) -> tuple[int, int, int]:
    bronze, silver, gold = coins
    return bronze, silver, gold


REASONS = Reasons(
    sources=(
        Measure("aquileia-why-points", lambda side: {"": side.player.points}, 1.0),
        Measure(
            "aquileia-why-coins",
            lambda side: dict(zip(METALS, side.player.coins, strict=True)),
            lambda metal: _VALUE[metal],
            thing="metal",
            lasting=False,
        ),
        Measure("aquileia-why-slaves", lambda side: {"": len(side.player.servi)}, 1.3, lasting=False),
        Measure("aquileia-why-cards", lambda side: {"": len(side.player.equi)}, 1.2, lasting=False),
        Measure(
            "aquileia-why-business",
            _business,
            3.0,
            more=lambda site, side: {"site": piece_ref(site)},
        ),
        _score,
        Lead("aquileia-why-leads", _power, lambda area, side: _PRIZE[area], "area", lasting=False),
        _laurel,
        _villa,
        _placed,
        _selected,
        _bid,
        _rises,
    ),
    means=lambda side: (*side.player.coins, len(side.player.servi), len(side.player.equi), side.player.agents),
    passing=frozenset({"pass", "done"}),
    lucky=frozenset({"roll", "blue"}),
    said=(_enough, _blue),
)
