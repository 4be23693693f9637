"""What Kahroba's hints are held to."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.text import Text
from game.rules.splendor.components import COLORS, PILES, cards, nobles
from game.rules.splendor.tiles import cities, posts
from tests.laws.promises import Course, Keeper, Pairs, Values
from tests.laws.reasons import Claimed, gained, named, seat_of

_LASTING = ("buy", "pay", "free", "noble", "post", "city", "pair", "buy_gold")


def _lack(player: object, card: str) -> int:
    """How many gold would still be lacking, counted by hand."""
    tokens, bonuses = player.tokens, player.bonuses  # type: ignore[attr-defined]
    worth = 2 if any(posts()[post].power == "gold" for post in player.posts) else 1  # type: ignore[attr-defined]
    needs = (cost - tokens[at] - bonuses[at] for at, cost in enumerate(cards()[card].cost))
    units = sum(-(-max(0, need) // worth) for need in needs)
    return int(max(0, units - tokens[PILES.index("gold")] - 2 * len(player.golden)))  # type: ignore[attr-defined]


def _card(said: Values) -> str:
    """The card that is meant; where its name leaves that open, its price is said and is right."""
    value = said["card"]
    if not isinstance(value, Text):
        return named(value)
    priced = value.dict()
    card = named(priced["card"])
    assert tuple(priced[color] for color in COLORS) == tuple(cards()[card].cost)
    return card


def _payable(course: Course, said: Values) -> Pairs:
    yield 0, _lack(course.has, _card(said))


def _newly(course: Course, said: Values) -> Pairs:
    yield from _payable(course, said)
    yield True, _lack(course.had, _card(said)) > 0


def _near(course: Course, said: Values) -> Pairs:
    card = _card(said)
    yield said["short"], _lack(course.has, card)
    yield True, _lack(course.had, card) > said["short"]


def _tile(course: Course, said: Values) -> Pairs:
    tile = named(said["tile"])
    needs = next(table[tile].needs for table in (nobles(), posts(), cities()) if tile in table)
    yield said["short"], sum(max(0, n - c) for n, c in zip(needs, course.has.counts(), strict=True))


def _kept(course: Course, said: Values) -> Pairs:
    card = _card(said)
    yield 0, _lack(course.before.players[seat_of(said["seat"])], card)
    yield True, card in [held.card for held in course.has.reserved]


def _fort(course: Course, said: Values) -> Pairs:
    yield course.seat, course.after.forts[_card(said)].seat


def _freed(course: Course, said: Values) -> Pairs:
    yield seat_of(said["seat"]), course.before.forts[_card(said)].seat
    yield False, _card(said) in course.after.forts


def _free(course: Course, said: Values) -> Pairs:
    yield course.had.tokens, [min(*pair) for pair in zip(course.had.tokens, course.has.tokens, strict=True)]
    yield len(course.had.owned()) + 1, min(len(course.had.owned()) + 1, len(course.has.owned()))


KEPT: Mapping[str, Keeper] = {
    "points": gained(lambda player: player.points),
    "noble": lambda course, said: iter([(1, len(course.has.nobles) - len(course.had.nobles))]),
    "city": lambda course, said: iter([(True, bool(course.has.city))]),
    "post": lambda course, said: iter([(True, named(said["tile"]) in course.has.posts)]),
    "bonus": lambda course, said: gained(lambda player: player.bonuses[COLORS.index(said["color"])])(
        course, said
    ),
    "golden": lambda course, said: iter([(1, len(course.has.golden) - len(course.had.golden))]),
    "payable": _newly,
    "still": _payable,
    "near": _near,
    "tile": _tile,
    "kept": _kept,
    "fort": _fort,
    "freed": _freed,
    "free": _free,
    "gold": lambda course, said: iter([(True, course.has.tokens[-1] > course.had.tokens[-1])]),
    "gems": gained(lambda player: min(10, sum(player.tokens))),
    "keeps": lambda course, said: iter([(said["count"], sum(course.has.tokens))]),
}


def is_free(course: Course) -> bool:
    """A card that costs no token and no other card, or a tile."""
    spent = any(now < then for then, now in zip(course.had.tokens, course.has.tokens, strict=True))
    lost = not {*course.had.owned()} <= {*course.has.owned()}
    return course.action.verb in ("buy", "free") and not spent and not lost


def is_idle(course: Course) -> bool:
    """Gems, a reserve, or nothing."""
    return course.action.verb not in _LASTING and course.has.points == course.had.points


CLAIMED = Claimed(KEPT, is_free, is_idle)
