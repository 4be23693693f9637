"""The legal actions of whole games against a second, naive reading of the rulebook.

The rules list actions; this tries everything thinkable and asks the sentences of the rulebook.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest

from game.rules.istanbul_dice.state import (
    Actions,
    Claim,
    Drawn,
    Income,
    Offer,
    Payment,
    Pick,
    Removal,
    Roll,
    State,
)
from game.rules.kernel.tables import DATA
from tests.istanbul_dice.conftest import CASES
from tests.laws.cases import Case
from tests.laws.playing import POLICIES, game

COLORS = ("red", "yellow", "green", "blue")
FACES = (*COLORS, "coin", "card")
Want = tuple[str, tuple[str, ...], int]


@cache
def table(name: str) -> list[dict[str, str]]:
    with (DATA / "istanbul_dice" / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


class Hand:
    """What a player may spend, unit by unit."""

    def __init__(self, state: State, seat: int) -> None:
        stock = state.players[seat].stock
        self.units: Counter[str] = Counter()
        for place, color in enumerate((*COLORS, "brown")):
            self.units[f"goods.{seat}.{color}"] = stock[place]
        self.faces = Counter(state.faces[die] for die in state.dice) if seat == state.turn else Counter()
        for color in COLORS:
            self.units[f"face.{color}"] = self.faces[color]
        self.units = +self.units
        self.lira, self.crystals, self.tiles = stock[5], stock[6], state.players[seat].tiles

    def ways(self, price: dict[str, int]) -> set[tuple[str, ...]]:
        """Every set of units that pays a price of goods."""
        size = sum(price.values())
        if sum(self.units.values()) < size:
            return set()
        # More units of one kind than the price has goods make no difference.
        kinds = sorted(self.units)
        found = set()
        for way in combinations_with_replacement(kinds, size):
            if all(number <= self.units[unit] for unit, number in Counter(way).items()) and pays(way, price):
                found.add(way)
        return found


def pays(way: tuple[str, ...], price: dict[str, int]) -> bool:
    """Whether units, brown ones as whatever is wanted, make up a price."""
    colors = Counter(unit.rpartition(".")[2] for unit in way)
    brown = colors.pop("brown", 0)
    if "different" in price:
        return all(number == 1 for number in colors.values()) and len(colors) + brown == price["different"]
    lacking = sum(max(0, need - colors[color]) for color, need in price.items() if color != "any")
    return lacking <= brown and sum(colors.values()) + brown == sum(price.values())


def words(cell: str) -> dict[str, int]:
    return {word: int(n) for word, _, n in (part.partition("=") for part in cell.split(";") if part)}


def goods(price: dict[str, int]) -> dict[str, int]:
    """The goods among what a table row asks, "each" spelt out."""
    wanted = {color: price.get(color, 0) + price.get("each", 0) for color in COLORS}
    return {color: number for color, number in wanted.items() if number}


def offered(state: State) -> Iterator[tuple[str, tuple[str, ...], dict[str, int], int]]:
    """All that is sold: verb, target, goods, lira."""
    for color in COLORS:
        yield "trade", ("space.pair", f"supply.{color}"), {color: 2}, 0
    yield "trade", ("space.two",), {"different": 2}, 0
    yield "trade", ("space.three",), {"different": 3}, 0
    for first, second in combinations_with_replacement(COLORS, 2):
        yield "trade", ("space.four", f"supply.{first}", f"supply.{second}"), dict.fromkeys(COLORS, 1), 0
    for row in table("mosque_tiles.csv"):
        if f"tile.{row['id']}" in state.display:
            yield "take", (f"tile.{row['id']}",), goods(words(row["price"])), 0
    side = "4" if len(state.players) == 4 else "2-3"
    for row in table("rubies.csv"):
        area, ruby, price = row["area"], f"ruby.{row['area']}.{row['order']}", int(row["price"])
        if row["side"] != side or state.rubies[area][:1] != [ruby]:
            continue
        if area in COLORS:
            yield "buy", (f"area.{area}",), {area: price}, 0
        elif area == "left":
            yield "buy", ("area.left",), {**dict.fromkeys(COLORS, 1), "any": price}, 0
        elif area == "right":
            yield "buy", ("area.right",), {}, price


def wanted(state: State) -> set[Want]:
    """What the rulebook lets the player of the frame on top do."""
    frame = state.stack[-1]
    match frame:
        case Roll():
            return {("roll", ("button.roll",), 0)}
        case Income():
            return {("reveal", ("button.reveal",), 0)}
        case Actions():
            return set(_actions(state, frame))
        case Drawn():
            return {("carry", (card,), 0) for card in frame.cards}
        case Pick():
            return {("pick", (tile,), 0) for tile in state.display if tile}
        case Claim():
            areas = (*COLORS, "left", "right")
            return {("claim", (f"area.{area}",), 0) for area in areas if state.rubies[area]}
        case Removal():
            return {("drop", (tile,), 0) for tile in state.players[frame.seat].tiles}
        case Offer():
            return set(_offer(state, frame))
    assert isinstance(frame, Payment), "nobody is asked otherwise"
    return set(_payment(state, frame))


def _actions(state: State, frame: Actions) -> Iterator[Want]:
    hand = Hand(state, frame.seat)
    yield "end", ("button.end",), 0
    if hand.faces["coin"]:
        yield "collect", ("space.lira",), 0
    for number in range(1, hand.faces["card"] + 1):
        yield "draw", ("space.cards",), number
    if hand.crystals and not frame.done:
        for size in range(1, len(state.dice) + 1):
            for picked in combinations_with_replacement(sorted(FACES), size):
                if all(number <= hand.faces[face] for face, number in Counter(picked).items()):
                    yield "reroll", tuple(f"face.{face}" for face in picked), 0
    for verb, targets, price, lira in offered(state):
        ways = hand.ways(price)
        if ways and hand.lira >= lira:
            yield verb, targets, 0
            if len(ways) > 1:
                yield "choose", (*targets, "button.choose"), 0


def _offer(state: State, frame: Offer) -> Iterator[Want]:
    row = next(row for row in table("bazaar_cards.csv") if frame.card == f"card.{row['id']}")
    active = frame.seat == state.turn
    price = words(row["price" if active else "others_price"])
    hand, gains = Hand(state, frame.seat), row["gains" if active else "others_gains"]
    ways = hand.ways(goods(price))
    assert ways and hand.lira >= price.get("lira", 0) and hand.crystals >= price.get("crystal", 0)
    assert len(hand.tiles) >= price.get("tile", 0)
    for way in gains.split("|"):
        ending = f".{way.partition('=')[0]}" if "|" in gains else ""
        yield "accept", (f"button.accept{ending}",), 0
        if len(ways) > 1:
            yield "choose", (f"button.choose{ending}",), 0
    yield ("fallback", ("button.fallback",), 0) if active else ("decline", ("button.decline",), 0)


def _payment(state: State, frame: Payment) -> Iterator[Want]:
    price: dict[str, int] = {c: n for c, n in zip(COLORS, frame.deal.price.goods, strict=True) if n}
    if frame.deal.price.different:
        price = {"different": frame.deal.price.different}
    if frame.deal.price.any:
        price["any"] = frame.deal.price.any
    seat = frame.seat
    kinds = [f"face.{c}" for c in COLORS] + [f"goods.{seat}.{c}" for c in (*COLORS, "brown")]
    paid = Counter(dict(zip(kinds, frame.paid, strict=True)))
    yield "rest", ("button.rest",), 0
    ways = [Counter(way) for way in Hand(state, seat).ways(price) if paid <= Counter(way)]
    for unit in {unit for way in ways for unit in way - paid}:
        yield "pay", (unit,), 0


def in_order(wants: Iterable[Want]) -> list[Want]:
    """As sets of pointings, in whatever order the targets are picked."""
    return sorted((verb, tuple(sorted(targets)), amount) for verb, targets, amount in wants)


@pytest.mark.parametrize("seed", [21, 22])
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_legal_actions_are_those_of_the_rulebook(case: Case, policy: str, seed: int) -> None:
    for step in game(case, seed, policy).steps[:: 1 if policy == "random" else 2]:
        (decision,) = step.decisions
        found = in_order((a.verb, a.targets, a.amount) for a in decision.actions)
        assert found == in_order(wanted(step.state))


def test_the_games_above_ask_every_kind_of_question() -> None:
    games = [game(case, seed, "random") for case in CASES for seed in (21, 22)]
    asked = {type(step.state.stack[-1]) for played in games for step in played.steps}
    assert asked == {Roll, Income, Actions, Drawn, Offer, Payment, Pick, Claim, Removal}
