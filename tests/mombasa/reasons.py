"""What the hints of Mombasa are held to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.kernel.ids import number_in
from game.rules.kernel.text import Text
from game.rules.mombasa.area import units
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Goods
from game.rules.mombasa.gains import said_gains
from game.rules.mombasa.printed import bonus_spaces, company_tracks, diamond_track, ink_track, permanents
from game.rules.mombasa.tiles import books, starting_tiles
from tests.laws.promises import Course, Keeper, Pairs, Values
from tests.laws.reasons import Claimed, gained, named


def _graph(course: Course) -> Any:
    """The chart that is played on."""
    rules: Any = course.rules
    return rules.graph


def _shares(state: Any, player: Any, company: str) -> int:
    on_track: int = company_tracks()[state.tracks[company]][player.steps[company]].shares
    return on_track + sum(cards()[card].share == company for card in player.cards)


def _value(course: Course, state: Any, company: str) -> int:
    """The coins to be seen in a base."""
    coins = _graph(course).coins[company]
    columns = zip(state.stacks[company], coins, strict=True)
    return sum(n for column, printed in columns for post, n in zip(column, printed, strict=True) if not post)


def _stocks(course: Course, said: Values) -> Pairs:
    company = said["company"]
    shares, value = _shares(course.after, course.has, company), _value(course, course.after, company)
    yield (said["shares"], said["value"]), (shares, value)
    before = _shares(course.before, course.had, company) * _value(course, course.before, company)
    yield said["gain"], shares * value - before


def _track(name: str, slot: int, table: Callable[[], Any]) -> Keeper:
    def keep(course: Course, said: Values) -> Pairs:
        then, now = getattr(course.had, name), getattr(course.has, name)
        opens = next(at for at, space in enumerate(table()) if space.slot)
        yield (said["gain"], said["count"], said["value"]), (now - then, now, table()[now].value)
        yield said["left"], max(0, opens - now)

    return keep


def _slot(course: Course, said: Values) -> Pairs:
    opened = 3 + sum(
        any(space.slot and at >= index for index, space in enumerate(table))
        for at, table in ((course.has.diamonds, diamond_track()), (course.has.ink, ink_track()))
    )
    yield said["count"], opened


def _price(course: Course, card: str) -> int:
    """The price in the display, less what a special bonus takes off."""
    graph, state = _graph(course), course.after
    places = ((row, spaces.index(card)) for row, spaces in enumerate(state.market) if card in spaces)
    row, column = next(places)
    return int(cards()[card].red + graph.modifiers[row][column])


def _planned(course: Course, good: str) -> int:
    lying = [cards()[card] for card in course.has.slots if card]
    return sum(units(course.after, course.has, card) for card in lying if card.good == good)


def _plan_goods(course: Course, said: Values) -> Pairs:
    yield said["count"], _planned(course, said["good"])


def _plan_buy(course: Course, said: Values) -> Pairs:
    yield from _plan_goods(course, said)
    yield said["price"], max(0, _price(course, named(said["card"])) - _special(course, "discount"))
    yield True, said["price"] <= said["count"]


def _special(course: Course, kind: str) -> int:
    """What a special bonus in force adds."""
    tracks, table = course.after.tracks, permanents()
    found = (table.get((tracks[company], level)) for company, level in course.has.levels.items())
    return sum(bonus.amount for bonus in found if bonus and bonus.kind == kind)


def _gives(course: Course, said: Values) -> Pairs:
    """What is printed on the bonus space or the starting tile."""
    if course.action.verb == "keep":
        gains = starting_tiles()[course.action.targets[0]].bonus
    elif course.action.verb == "ready":
        gains = starting_tiles()[course.had.tile].bonus
    else:
        options = bonus_spaces()[course.action.targets[0]]
        ways = [way for way in options if way.verb == course.action.verb]
        (gains,) = (way.gains for way in ways if way.least == course.action.amount)
    yield said["gains"], said_gains(gains)


def _plan_expansion(course: Course, said: Values) -> Pairs:
    lying = [cards()[card] for card in (*course.has.slots, *course.has.tiles) if card in cards()]
    points = sum(card.value for card in lying if card.kind == "expansion")
    yield said["count"], points + _special(course, "expansion")
    if "shares" in said:
        yield said["shares"], _shares(course.after, course.has, said["company"])


def _expand(course: Course, said: Values) -> Pairs:
    yield said["count"], course.all_events[0].data["points"]
    yield said["value"], _value(course, course.after, said["company"])
    if "shares" in said:
        yield said["shares"], _shares(course.after, course.has, said["company"])


def _use(course: Course, said: Values) -> Pairs:
    yield said["count"], course.after.stack[-1].left


def _use_buy(course: Course, said: Values) -> Pairs:
    yield from _use(course, said)
    yield from _bought(course, said)


def _bought(course: Course, said: Values) -> Pairs:
    """It can be taken, for so much."""
    taken = [
        action
        for decision in course.rules.decisions(course.after)
        for action in decision.actions
        if action.verb == "acquire" and named(said["card"]) in action.targets
    ]
    yield 1, len(taken)
    then = Course(course.rules, course.after, taken[0], (), course.rng)
    before, after = (state.stack[-1] for state in (course.after, then.after))
    if isinstance(before, Goods):
        yield said["price"], before.left - (after.left if isinstance(after, Goods) else 0)
    else:
        yield said["price"], then.had.money - then.has.money


def _account(course: Course, said: Values) -> Pairs:
    card = cards()[course.action.targets[0]]
    yield said["count"], card.value
    if course.action.verb == "account":
        inked = [
            number_in(action.targets[0])
            for decision in course.rules.decisions(course.after)
            for action in decision.actions
            if action.verb == "ink"
        ]
        yield said["reach"], max(inked, default=course.has.ink) - course.has.ink
    else:
        yield True, said["reach"] <= len(course.has.books) - 1 - course.has.ink


def _book(course: Course, said: Values) -> Pairs:
    book = named(said["book"])
    yield said["letter"], books()[book].letter
    yield True, book in course.has.gained and book not in course.had.gained


def _shelve(course: Course, said: Values) -> Pairs:
    place = next(at for at, book in enumerate(course.has.books) if book != course.had.books[at])
    yield said["count"], place - course.has.ink
    yield True, isinstance(said["gains"], Text)


def _step(course: Course, said: Values) -> Pairs:
    track = company_tracks()[course.after.tracks[said["company"]]]
    at = course.has.steps[said["company"]]
    yield True, track[at + said["count"]].shares > track[at].shares
    yield track[at].shares, track[at + said["count"] - 1].shares


def _enter(course: Course, said: Values) -> Pairs:
    region = named(said["region"])
    yield True, region in course.after.arrivals or bool(course.after.posts[region])


def _ready(course: Course, said: Values) -> Pairs:
    filled = sum(map(bool, course.had.slots))
    yield said["count"], filled
    opened = 3 + (course.had.diamonds >= _opens(diamond_track())) + (course.had.ink >= _opens(ink_track()))
    yield said["free"], opened - filled


def _opens(table: Any) -> int:
    return next(at for at, space in enumerate(table) if space.slot)


def _end(course: Course, said: Values) -> Pairs:
    yield said["count"], len(course.has.hand) - len(course.had.hand)
    lying = [card for card in (*course.had.slots, *course.had.tiles) if card and card != "tile.goods"]
    yield said["left"], len([card for card in lying if card not in course.had.used])


def _top(course: Course, name: str) -> int:
    return int(getattr(course.after.stack[-1], name))


def _remove(course: Course, said: Values) -> Pairs:
    yield said["count"], _top(course, "left")
    if "shares" in said:
        yield said["shares"], _shares(course.after, course.has, said["company"])


KEPT: Mapping[str, Keeper] = {
    "stocks": _stocks,
    "cash": gained(lambda player: player.money),
    "diamonds": _track("diamonds", 3, diamond_track),
    "ink": _track("ink", 4, ink_track),
    "slot": _slot,
    "card": lambda course, said: iter([(True, named(said["card"]) in course.has.cards)]),
    "start": lambda course, said: iter([(course.seat, course.after.starter)]),
    "plan-buy": _plan_buy,
    "plan-goods": _plan_goods,
    "plan-expansion": _plan_expansion,
    "plan-posts": _plan_expansion,
    "plan-merchant": lambda course, said: iter([(said["space"], course.has.diamonds)]),
    "use-buy": _use_buy,
    "use-steps": _use,
    "expand": _expand,
    "expand-plain": _expand,
    "account": _account,
    "book": _book,
    "shelve": _shelve,
    "shelve-behind": lambda course, said: iter([("shelve", course.action.verb)]),
    "buy": _bought,
    "remove": _remove,
    "remove-any": _remove,
    "spend": lambda course, said: iter([(said["count"], _top(course, "left"))]),
    "discard": lambda course, said: iter([(said["cards"], len(course.has.hand))]),
    "step": _step,
    "tile": lambda course, said: iter([(True, named(said["tile"]) in course.has.tiles)]),
    "enter": _enter,
    "ready": _ready,
    "end": _end,
    "done-books": lambda course, said: iter([(said["count"], cards()[course.before.stack[-1].card].value)]),
    "done-points": lambda course, said: iter([(said["count"], course.before.stack[-1].left)]),
    "keeps": lambda course, said: iter([(said["count"], course.has.money)]),
    "attach": lambda course, said: iter(
        [(said["count"], units(course.after, course.has, cards()[course.action.targets[0]]))]
    ),
    "gives": _gives,
    "rest": lambda course, said: iter([(said["number"], number_in(course.action.targets[1]))]),
}


def is_free(course: Course) -> bool:
    """A card in an empty slot, or ink that moves for nothing."""
    moved = course.has.ink > course.had.ink and course.has.money >= course.had.money
    return course.action.verb == "place" or (course.action.verb == "ink" and moved)


def is_idle(course: Course) -> bool:
    """Nothing more is done."""
    return course.action.verb in ("done", "finish", "ready")


CLAIMED = Claimed(KEPT, is_free, is_idle)
