"""What an agent in Aquileia makes possible where it is placed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.brains.reasons import Claim, Deed, Side
from game.rules.aquileia.components import COLOURS, cards
from game.rules.aquileia.forum import in_sight
from game.rules.aquileia.frames import Placement
from game.rules.aquileia.market import display_place
from game.rules.aquileia.money import can_pay, coins_of, told
from game.rules.aquileia.portus import businesses
from game.rules.aquileia.printed import Space, area_spaces, exchanges, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.scoring import assigned, villa_values
from game.rules.kernel.text import Part, piece_ref, seat_ref, text
from game.rules.kernel.values import clone

_CONTESTS = ("arena", "stadium")
PRIZE = {"arena": 4.0, "stadium": 5.0}
_FEW = 2
"""A building that so many coins are lacking for is near."""
VALUE = {"bronze": 1.0, "silver": 1.6, "gold": 2.4}
"""About what a coin is worth in points."""


def three(coins: list[int]) -> tuple[int, int, int]:
    """Coins by metal."""
    bronze, silver, gold = coins
    return bronze, silver, gold


def worth(coins: tuple[int, int, int]) -> float:
    """About what coins are worth in points."""
    return sum(VALUE[metal] * count for metal, count in zip(METALS, coins, strict=True))


def asks(side: Side, kind: type) -> bool:
    """Whether a frame of this kind asks now."""
    return bool(side.state.stack) and isinstance(side.state.stack[-1], kind)


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
        VALUE[metal] * count for metal, count in zip(METALS, site.income, strict=True)
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
        yield Claim(text("aquileia-why-alone", **values), PRIZE[area])
    else:
        key = "ahead" if own > found[seat] else "behind" if own < found[seat] else "level"
        weight = {"ahead": 1.0, "level": 0.6, "behind": 0.3}[key] * PRIZE[area]
        words = text(f"aquileia-why-{key}", seat=seat_ref(seat), other=found[seat], **values)
        yield Claim(words, weight)
    if area == "stadium":
        yield from _laurel_wanted(deed)
        if laurel := deed.after.state.open_laurel:
            yield Claim(text("aquileia-why-prize", laurel=piece_ref(laurel)), 1.2)


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
        best = max(ways, key=lambda each: (worth(each.get) - worth(each.give), each.id))
        yield Claim(text("aquileia-why-pecunia", give=told(best.give), get=told(best.get)), 4.0)


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
    scores = "yes" if space.scores else "no"
    for id in _affordable(deed.after):
        words = text("aquileia-why-build", site=piece_ref(id), points=sites()[id].points, scores=scores)
        yield Claim(words, 1.5 * _site_worth(deed.after, id) + 1)
    for site, _ in in_sight(deed.after.state, deed.action.player):
        short = [max(0, n - have) for n, have in zip(site.price, deed.after.player.coins, strict=True)]
        taken = deed.after.state.sites[site.id] >= 0
        if 0 < sum(short) <= _FEW and not taken and site.slaves <= _slaves(deed.after):
            words = text("aquileia-why-nearly", site=piece_ref(site.id), coins=told(three(short)))
            yield Claim(words, 0.2 * _site_worth(deed.after, site.id) / sum(short))
    held: dict[str, Part] = {"coins": sum(deed.after.player.coins), "cards": len(deed.after.player.servi)}
    yield Claim(text("aquileia-why-forum", count=space.most, **held), 0.5)


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
        yield Claim(words, points + worth((bronze, silver, gold)))


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


def placed(deed: Deed) -> Iterator[Claim]:
    """What an agent makes possible where it is placed; behind the last one the operations run at once."""
    if deed.action.verb == "place":
        space = spaces()[deed.action.targets[0]]
        stands = deed if asks(deed.after, Placement) else deed._replace(after=_standing(deed, space))
        yield from _PLACED[space.area](stands, space)


def _standing(deed: Deed, space: Space) -> Side:
    """The position with the agent on its space, before any has worked: the coin of the harbour lies there."""
    state, seat = clone(deed.before.state), deed.action.player
    state.spaces[space.id] = seat
    state.players[seat].agents -= 1
    if space.area == "portus":
        state.players[seat].coins[METALS.index(space.metal)] -= 1
        state.laid[METALS.index(space.metal)] += 1
    return deed.before._replace(state=state)
