"""What the hints of Istanbul: The Dice Game are held to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.rules.istanbul_dice.components import setups
from game.rules.istanbul_dice.phrases import BROWN, COLORS, CRYSTAL, LIRA, SHOPS
from game.rules.istanbul_dice.state import Actions
from game.rules.kernel.ids import last_of
from game.rules.kernel.text import Part, Text
from tests.laws.promises import Course, Keeper, Pairs, Values
from tests.laws.reasons import Claimed, gained, named


def _of(place: int) -> Keeper:
    return gained(lambda player: player.stock[place])


def _goods(course: Course, said: Values) -> Pairs:
    yield from _of(COLORS.index(said["color"]))(course, said)


def _dice(state: Any, seat: int) -> Counter[str]:
    """The dice that can still be spent: as long as an action is left in the own turn."""
    player = state.players[seat]
    more = sum(tile in _EXTRA for tile in player.tiles if tile not in player.fresh)
    acts = any(isinstance(f, Actions) and f.seat == seat and f.done < 2 + more for f in state.stack)
    return Counter(state.faces[die] for die in state.dice) if acts else Counter()


def _extra() -> frozenset[str]:
    from game.rules.istanbul_dice.printed import tiles

    return frozenset(id for id, tile in tiles().items() if tile.effect == "action")


_EXTRA = _extra()


def _short(state: Any, seat: int, area: str, *, dice: bool = True) -> tuple[int, int]:
    """The goods and lira that the next ruby of an area still asks for, brown ones used."""
    price = setups()[len(state.players)].rubies[area][state.rubies[area][0]]
    stock, shown = state.players[seat].stock, _dice(state, seat) if dice else Counter[str]()
    have = [stock[at] + shown[color] for at, color in enumerate(COLORS)]
    lack = sum(max(0, need - own) for need, own in zip(price.goods, have, strict=True))
    spare = sum(max(0, own - need) for need, own in zip(price.goods, have, strict=True))
    goods = lack + max(0, price.any - spare) - stock[BROWN]
    return max(0, goods), max(0, price.lira - stock[LIRA])


def _near(course: Course, said: Values) -> Pairs:
    yield (said["goods"], said["lira"]), _short(course.after, course.seat, said["area"])
    before = _short(course.before, course.seat, said["area"])
    yield True, 3 * before[0] + before[1] > 3 * said["goods"] + said["lira"]
    rubies = course.after.rubies
    others = [_short(course.after, course.seat, area) for area in SHOPS if rubies[area]]
    yield True, all(each == (0, 0) or _far(*each) >= _far(said["goods"], said["lira"]) for each in others)


def _far(goods: int, lira: int) -> int:
    """How far a ruby is, in goods: three lira count like one of them, rounded up."""
    return goods - -lira // 3


def _reach(course: Course, said: Values) -> Pairs:
    yield (0, 0), _short(course.after, course.seat, said["area"])
    yield True, any(_short(course.before, course.seat, said["area"]))


def _keeps(course: Course, said: Values) -> Pairs:
    yield (said["goods"], said["lira"]), _short(course.before, course.seat, said["area"], dice=False)


def _reroll(course: Course, said: Values) -> Pairs:
    again = Counter(last_of(target) for target in course.action.targets)
    shown = Counter(course.before.faces[die] for die in course.before.dice)
    left = {face: count for face, count in (shown - again).items() if count}
    yield dict(_shown(said["kept"])), left
    yield said["have"], course.had.stock[CRYSTAL]


def _shown(kept: Text) -> Iterator[tuple[Part, Part]]:
    """The faces that are named, each with its number."""
    values = kept.dict()
    if "face" in values:
        yield values["face"], values["count"]
    for each in values.values():
        if isinstance(each, Text):
            yield from _shown(each)


def _all_again(course: Course, said: Values) -> Pairs:
    yield len(course.action.targets), len(course.before.dice)
    yield said["have"], course.had.stock[CRYSTAL]


def _tile(course: Course, said: Values) -> Pairs:
    need = setups()[len(course.after.players)].tiles
    blessed = any(ruby.startswith("ruby.mosque") for ruby in course.had.rubies)
    yield True, named(said["tile"]) in set(course.has.tiles) - set(course.had.tiles)
    yield said["left"], 0 if blessed else max(0, need - len(course.has.tiles))


def _ruby(course: Course, said: Values) -> Pairs:
    yield said["count"], len(course.has.rubies)
    yield True, len(course.has.rubies) > len(course.had.rubies)
    yield said["goal"], setups()[len(course.after.players)].goal


def _kept(stock: Sequence[int], then: Sequence[int]) -> bool:
    return all(now >= before for before, now in zip(then, stock, strict=True))


def _pay(course: Course, said: Values) -> Pairs:
    frame = course.after.stack[-1] if course.after.stack else None
    paid = getattr(frame, "paid", None)
    if paid is None or paid == [0] * len(paid):
        shown = [course.after.faces[die] for die in course.after.dice]
        own = course.after.turn == course.seat
        yield said["dice"], sum(face in COLORS for face in shown) if own else 0
        yield said["tokens"], sum(course.has.stock[: BROWN + 1])
    else:
        yield True, said["tokens"] <= sum(course.has.stock[: BROWN + 1])


KEPT: Mapping[str, Keeper] = {
    "ruby": _ruby,
    "tile": _tile,
    "reach": _reach,
    "lira": _of(LIRA),
    "crystals": _of(CRYSTAL),
    "brown": _of(BROWN),
    "goods": _goods,
    "near": _near,
    "reroll": _reroll,
    "reroll-all": _all_again,
    "draw": lambda course, said: iter([(said["count"], course.action.amount or 1)]),
    "free": lambda course, said: iter([(True, _kept(course.has.stock, course.had.stock))]),
    "keeps": _keeps,
    "pay": _pay,
}


def is_free(course: Course) -> bool:
    """Goods, lira or a ruby for nothing that is kept."""
    more = course.has.stock != course.had.stock or len(course.has.rubies) > len(course.had.rubies)
    free = _kept(course.has.stock, course.had.stock) and len(course.has.tiles) >= len(course.had.tiles)
    return course.action.verb not in ("end", "decline", "draw", "reroll") and free and more


def is_idle(course: Course) -> bool:
    """The end of the turn, or no part in a card."""
    return course.action.verb in ("end", "decline")


CLAIMED = Claimed(KEPT, is_free, is_idle)
