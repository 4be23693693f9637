"""What Kahroba's previews are held to."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from game.rules.kernel.ids import last_of
from game.rules.splendor.components import COLORS, PILES, cards, nobles
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.state import Conquest
from tests.laws.promises import Course, Keeper, Pairs, Values, leaves

_TAKEN = ("take", "third", "rebate")
WORDS = frozenset(
    {
        "splendor-preview-choose",
        "splendor-power",
    }
)


def _bought(course: Course) -> tuple[dict[str, int], list[str]]:
    """What a purchase took: tokens by pile, cards that were burned."""
    (event,) = course.of("buy")
    return dict(zip(PILES, event["paid"], strict=True)), list(event["burned"])


def _paid(course: Course, said: Values) -> Pairs:
    paid, _ = _bought(course)
    yield {pile: said[pile] for pile in PILES}, paid
    had, has = (sum(player.tokens) for player in (course.had, course.has))
    rebate = sum(len(event["piles"]) for event in course.of("rebate"))
    yield sum(said[pile] for pile in PILES), had - has + rebate


def _golden(course: Course, said: Values) -> Pairs:
    yield from _paid(course, said)
    yield said["paid"], sum(_bought(course)[0].values())
    yield said["count"], sum(bool(cards()[card].gold) for card in _bought(course)[1])


def _burned(course: Course, said: Values) -> Pairs:
    named = {last_of(str(each["card"])) for each in leaves(said["cards"], "splendor-that")}
    burned = {last_of(card) for card in _bought(course)[1] if not cards()[card].gold}
    yield named, burned


def _tokens(course: Course) -> int:
    """What the player has once all is taken that the action brings, before a conquest or a return."""
    came = list(takewhile(lambda event: event.kind != "conquest", course.turn))
    taken: list[Values] = [event.data for event in came if event.kind in _TAKEN]
    gold = [event for event in came if event.data.get("gold")]
    had: int = sum(course.had.tokens)
    return had + sum(len(data["piles"]) for data in taken) + len(gold)


def _held(course: Course, said: Values) -> Pairs:
    returned = course.action.verb == "discard"
    yield said["have"], sum(course.has.tokens) if returned else _tokens(course)
    yield said["limit"], TOKEN_LIMIT


def _back(course: Course, said: Values) -> Pairs:
    """So many go back in this turn, whatever is done before."""
    yield said["count"], sum(len(event["piles"]) for event in course.of("discard", turn=True))


def _unseen(course: Course, said: Values) -> Pairs:
    """So many cards are drawn; where it is one it comes to the hand at once."""
    yield said["count"], sum(event.kind == "drawn" for event in course.events)
    yield said["count"] == 1, len(course.has.reserved) > len(course.had.reserved)


def _over(course: Course, said: Values) -> Pairs:
    """So many are held, more than are allowed, and a conquest comes before any goes back."""
    yield said["limit"], TOKEN_LIMIT
    yield True, said["have"] > TOKEN_LIMIT
    returned = sum(len(event["piles"]) for event in course.of("discard", turn=True))
    conquered = [dict(zip(PILES, e["paid"], strict=True)) for e in course.of("buy", turn=True)]
    spent = sum(sum(paid.values()) for paid in conquered)
    if not course.of("conquest", turn=True):
        yield said["have"] - TOKEN_LIMIT, returned
    else:
        yield max(0, said["have"] - spent - TOKEN_LIMIT), returned


def _unpaid(course: Course, said: Values) -> Pairs:
    yield sum(course.had.tokens), sum(course.has.tokens)


def _pair(course: Course, said: Values) -> Pairs:
    place = COLORS.index(said["color"])
    yield (said["have"], said["then"]), (course.had.bonuses[place], course.has.bonuses[place])


def _points(course: Course, said: Values) -> Pairs:
    kind = course.action.verb
    (event,) = course.of(kind)
    gained = event["points"] if kind == "post" else course.has.points - course.had.points
    yield said["points"], gained


def _fort(course: Course, said: Values) -> Pairs:
    yield said["count"], course.after.forts[course.action.targets[-1]].count
    yield said["now"], bool(course.after.stack) and isinstance(course.after.stack[-1], Conquest)


def _city(course: Course, said: Values) -> Pairs:
    (event,) = course.of("city")
    yield said["called"], not event["last_round"]


def _then(kind: str) -> Keeper:
    """The tile comes in this turn, with its points, or with the last round."""

    def keep(course: Course, said: Values) -> Pairs:
        tile = str(said["tile"]).removeprefix("@")
        (came,) = [event for event in course.of(kind, turn=True) if event[kind] == tile]
        if kind == "noble":
            yield said["points"], nobles()[tile].points
        elif kind == "post":
            yield said["points"], came["points"]
        else:
            yield said["last"], came["last_round"]

    return keep


def _one(course: Course, said: Values) -> Pairs:
    """One of several comes."""
    (came,) = course.of(str(said["sort"]), turn=True)
    yield said["count"], course.asked[said["sort"]]
    yield said["last"], bool(came.get("last_round"))


def _last(course: Course, said: Values) -> Pairs:
    yield 1, len(course.of("last_round", turn=True))


def _along(course: Course, said: Values) -> Pairs:
    came = [str(event["card"]) for event in course.of("free", turn=True)]
    yield True, str(said["card"]).removeprefix("@") in came


def _pairs(course: Course, said: Values) -> Pairs:
    yield True, said["color"] in [event["color"] for event in course.of("pair", turn=True)]


def _free(course: Course, said: Values) -> Pairs:
    """A card of that level comes along, as long as one can."""
    gifts = course.of("free", turn=True)[course.action.verb == "free" :]
    came = [event["card"] for event in gifts]
    levels = {cards()[str(card)].level for card in came[:1]}
    yield levels or {said["level"]}, {said["level"]}


def _lasting(course: Course, said: Values) -> Pairs:
    """So much more of one colour is saved with every card."""
    more = [has - had for had, has in zip(course.had.bonuses, course.has.bonuses, strict=True)]
    yield [said[pile] for pile in PILES], [*(max(0, each) for each in more), 0]


KEPT: Mapping[str, Keeper] = {
    "splendor-preview-pay": _paid,
    "splendor-preview-free": _paid,
    "splendor-preview-lasting": _lasting,
    "splendor-preview-golden": _golden,
    "splendor-preview-burn": _burned,
    "splendor-preview-tokens": _held,
    "splendor-preview-return": _back,
    "splendor-preview-unseen": _unseen,
    "splendor-preview-no-purchase": _unpaid,
    "splendor-preview-pair": _pair,
    "splendor-preview-points": _points,
    "splendor-preview-fort": _fort,
    "splendor-preview-city": _city,
    "splendor-then-noble": _then("noble"),
    "splendor-then-post": _then("post"),
    "splendor-then-city": _then("city"),
    "splendor-then-one": _one,
    "splendor-then-last": _last,
    "splendor-then-free": _along,
    "splendor-then-pair": _pairs,
    "splendor-preview-over": _over,
    "splendor-effect-free": _free,
}
