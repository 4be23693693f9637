"""Paying: rulebook, "General rules"; ruling 3. What can be paid, how it usually is, and how else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

import pytest

from game.rules.istanbul_dice.payment import KINDS, fits, going_on, missing, payable, usual, varies
from game.rules.istanbul_dice.phrases import COLORS, Price, alike, each
from game.rules.istanbul_dice.state import Payment
from game.rules.kernel.rng import Rng
from tests.istanbul_dice.scene import RULES, Scene, told

Purse = tuple[int, ...]
PRICES = [
    alike(0, 2),
    alike(2, 3),
    alike(1, 4),
    Price(different=2),
    Price(different=3),
    each(),
    each(1),
    each(2),
    Price((2, 1, 0, 0)),
    Price((2, 0, 0, 1), any=1),
    Price(any=2),
]


def purses(seed: int, number: int = 400) -> Iterator[Purse]:
    """Goods as players have them: few kinds, mostly."""
    rng = Rng(seed)
    for _ in range(number):
        yield tuple(rng.pick((0, 0, 1, 1, 2, 3)) if rng.below(3) else 0 for _ in range(KINDS))


def covers(price: Price, paid: Purse) -> bool:
    """Whether exactly these goods pay the price, by trying every colour for every brown token."""
    have = [paid[place] + paid[place + 4] for place in range(4)]
    if sum(paid) != price.size:
        return False
    for browns in product(range(4), repeat=paid[8]):
        counts = [number + browns.count(place) for place, number in enumerate(have)]
        if price.different:
            if max(counts) <= 1:
                return True
        elif all(count >= need for count, need in zip(counts, price.goods, strict=True)):
            return True
    return False


def every_payment(price: Price, goods: Purse) -> list[Purse]:
    """All that a player could put down."""
    ways = product(*(range(min(have, price.size) + 1) for have in goods))
    return [way for way in ways if sum(way) == price.size and covers(price, way)]


@pytest.mark.parametrize("price", PRICES, ids=str)
def test_what_can_be_paid_and_in_how_many_ways_is_what_trying_everything_finds(price: Price) -> None:
    met = set()
    for goods in purses(7, 150):
        ways = every_payment(price, goods)
        assert payable(price, goods) == bool(ways), goods
        if ways:
            assert usual(price, goods) in ways
            assert varies(price, goods) == (len(ways) > 1), goods
        met.add(min(2, len(ways)))
    assert met == {0, 1, 2}, "purses that cannot pay, that can in one way and in several"


@pytest.mark.parametrize("price", PRICES, ids=str)
def test_choosing_good_by_good_leads_to_every_payment_and_never_into_a_dead_end(price: Price) -> None:
    for goods in purses(8, 25):
        ways = set(every_payment(price, goods))
        if not ways:
            continue
        reached, begun = set(), {(0,) * KINDS}
        while begun:
            paid = begun.pop()
            assert fits(price, paid)
            if sum(paid) == price.size:
                reached.add(paid)
                continue
            onward = list(going_on(price, goods, paid))
            assert onward, "a dead end"
            assert usual(price, goods, paid) in ways, "the rest as usual completes it"
            for kind in onward:
                begun.add(tuple(count + (place == kind) for place, count in enumerate(paid)))
        assert reached == ways


def test_dice_are_paid_before_tokens_and_brown_tokens_last() -> None:
    assert usual(alike(0, 3), (1, 0, 0, 0, 1, 0, 0, 0, 2)) == (1, 0, 0, 0, 1, 0, 0, 0, 1)
    assert usual(alike(0, 2), (2, 0, 0, 0, 1, 0, 0, 0, 1)) == (2, 0, 0, 0, 0, 0, 0, 0, 0)
    assert usual(alike(0, 2), (1, 0, 0, 0, 1, 0, 0, 0, 1)) == (1, 0, 0, 0, 1, 0, 0, 0, 0)


def test_of_different_goods_the_rarest_dice_are_paid_first() -> None:
    """A big stock of one colour is worth more than one of each."""
    assert usual(Price(different=2), (3, 1, 0, 1, 0, 0, 0, 0, 1)) == (0, 1, 0, 1, 0, 0, 0, 0, 0)
    assert usual(Price(different=2), (0, 0, 0, 1, 4, 0, 1, 0, 1)) == (0, 0, 0, 1, 0, 0, 1, 0, 0)


def test_a_die_of_a_big_stock_is_paid_before_a_rare_token() -> None:
    """What a die shows is lost at the end of the turn, a token is not."""
    assert usual(Price(different=2), (3, 0, 0, 0, 2, 0, 1, 1, 0)) == (1, 0, 0, 0, 0, 0, 1, 0, 0)


def test_any_goods_come_from_dice_first() -> None:
    goods = (3, 1, 0, 0, 2, 0, 1, 1, 1)
    assert usual(each(2), goods) == (3, 1, 0, 0, 0, 0, 1, 1, 0)


def test_a_payment_that_is_begun_is_completed_as_usual() -> None:
    brown = (0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert usual(alike(0, 2), (2, 0, 0, 0, 1, 0, 0, 0, 1), brown) == (1, 0, 0, 0, 0, 0, 0, 0, 1)


def test_what_is_missing_is_named_by_colour() -> None:
    assert missing(alike(0, 3), (1, 0, 0, 0, 0, 5, 0, 0, 1)) == {"red": 2}
    assert missing(each(2), (1, 0, 0, 0, 1, 0, 1, 0, 0)) == {"yellow": 1, "blue": 1, "any": 1}
    assert missing(alike(0, 1), (1,) * KINDS) == {}


# At the table.


def test_the_usual_payment_takes_one_press_and_another_may_be_chosen() -> None:
    scene = Scene().give(0, red=1, brown=1).dice("red", "blue", "coin")
    assert ("space.two",) in scene.legal("trade")
    assert ("space.two", "button.choose") in scene.legal("choose")
    scene.do("choose", "space.two", "button.choose")
    assert sorted(scene.legal("pay")) == [
        ("face.blue",),
        ("face.red",),
        ("goods.0.brown",),
        ("goods.0.red",),
    ]
    scene.do("pay", "goods.0.red")
    assert sorted(scene.legal("pay")) == [("face.blue",), ("goods.0.brown",)], "no second red"
    events = scene.do("pay", "goods.0.brown")
    (paid,) = told(events, "pay")
    assert paid["goods"] == ("red", "brown") and paid["dice"] == ()
    assert scene.has(0, "crystal") == 1 and scene.shown() == ["red", "blue", "coin"]


def test_the_rest_may_be_paid_as_usual() -> None:
    scene = Scene(4).give(0, brown=1).dice("red", "red", "red", "red", "coin")
    scene.do("choose", "area.red", "button.choose")
    assert RULES.decisions(scene.state)[0].prompt.dict() == {"count": 4}
    scene.do("pay", "goods.0.brown")
    assert RULES.decisions(scene.state)[0].prompt.dict() == {"count": 3}
    scene.do("rest", "button.rest")
    assert scene.player(0).rubies == ["ruby.red.1"] and scene.shown() == ["red", "coin"]


def test_what_does_not_fit_the_price_says_so() -> None:
    scene = Scene().give(0, red=2, brown=1).dice("red", "blue", "coin")
    scene.do("choose", "space.pair", "supply.red", "button.choose")
    assert scene.why("face.blue") == ("unit", {})
    assert scene.why("goods.0.red") is None


def test_no_choice_of_payment_is_offered_where_there_is_one_way() -> None:
    scene = Scene().dice("red", "red", "blue", "coin")
    assert ("space.pair", "supply.red") in scene.legal("trade")
    assert scene.legal("choose") == [], "red and blue are the only two colours"


def test_a_choice_of_dice_among_colours_is_offered() -> None:
    scene = Scene().dice("red", "blue", "green", "coin")
    assert scene.legal("choose") == [("space.two", "button.choose")]


def test_nothing_is_counted_as_paid_before_the_last_good() -> None:
    scene = Scene().give(0, red=1).dice("red", "blue", "green", "coin")
    scene.do("choose", "space.three", "button.choose")
    assert isinstance(scene.frame, Payment)
    scene.do("pay", "goods.0.red")
    assert scene.has(0, "red") == 1 and len(scene.shown()) == 4
    scene.do("pay", "face.green")
    scene.do("pay", "face.blue")
    assert scene.has(0, "red") == 0 and scene.shown() == ["red", "coin"]


def test_the_order_of_choosing_does_not_matter() -> None:
    ends = set()
    for order in permutations(["face.red", "goods.0.blue", "goods.0.brown"]):
        scene = Scene().give(0, blue=1, brown=1, green=1).dice("red", "coin")
        scene.do("choose", "space.three", "button.choose")
        for unit in order:
            scene.do("pay", unit)
        ends.add((tuple(scene.player(0).stock), tuple(scene.shown())))
    assert len(ends) == 1


@pytest.mark.parametrize(("color", "tile"), zip(COLORS, ("M01", "M02", "M03", "M04"), strict=True))
def test_all_that_is_spent_goes_back_to_the_supply(color: str, tile: str) -> None:
    scene = Scene().give(0, **{color: 3}).dice("coin").display(tile)
    scene.do("take", f"tile.{tile}")
    assert scene.left(color) == 8 and scene.has(0, color) == 0
