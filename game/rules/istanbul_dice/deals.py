"""What a player may do in an action, and what stands in the way of the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product

from game.rules.istanbul_dice.components import ACTIONS, CARD, COIN, FACES, setups
from game.rules.istanbul_dice.mosque import setup_of, working
from game.rules.istanbul_dice.payment import (
    Purse,
    by_color,
    has_coins,
    missing,
    payable,
    purse,
    varies,
)
from game.rules.istanbul_dice.phrases import (
    BROWN,
    COLORS,
    CRYSTAL,
    LIRA,
    SHOPS,
    Deal,
    Gain,
    Price,
    alike,
    each,
)
from game.rules.istanbul_dice.printed import tiles
from game.rules.istanbul_dice.state import Actions, Player, State
from game.rules.kernel.action import Action, act
from game.rules.kernel.frames import Candidate, free
from game.rules.kernel.ids import last_of
from game.rules.kernel.text import Text, listed, text

CHOOSE, END = "button.choose", "button.end"
_NO_CRYSTAL, _TOO_LATE = text("istanbul_dice-no-crystal"), text("istanbul_dice-no-reroll-late")
_NO_COINS, _NO_CARDS = text("istanbul_dice-no-coin-dice"), text("istanbul_dice-no-card-dice")
_NO_PAIR, _NO_RUBY = text("istanbul_dice-no-pair"), text("istanbul_dice-no-ruby")
SOLD = {"take": "space.tile", "buy": "space.ruby"}
"""The actions that are done where something is sold: no targets, but asked about when nothing can be had."""


@cache
def trades() -> Mapping[tuple[str, ...], Deal]:
    """Goods for goods and crystals, by what is pointed at (rulebook: Actions)."""
    found: dict[tuple[str, ...], Deal] = {
        ("space.two",): Deal(Price(different=2), (Gain("crystal"),)),
        ("space.three",): Deal(Price(different=3), (Gain("brown"),)),
    }
    for color, name in enumerate(COLORS):
        found["space.pair", f"supply.{name}"] = Deal(alike(color, 2), (Gain(name),))
    for names in combinations_with_replacement(COLORS, 2):
        targets = ("space.four", *(f"supply.{name}" for name in names))
        found[targets] = Deal(each(), tuple(Gain(name) for name in names))
    return found


def deal_at(state: State, targets: tuple[str, ...]) -> Deal:
    """The deal that is pointed at: a trade, a mosque tile, the next ruby of an area."""
    kind, _, name = targets[0].partition(".")
    if kind == "tile":
        return Deal(tiles()[targets[0]].price, (Gain("tile", 1, targets[0]),))
    if kind == "area":
        return Deal(setup_of(state).rubies[name][state.rubies[name][0]], (Gain("ruby", 1, name),))
    return trades()[targets]


def allowed(player: Player) -> int:
    """How many actions a turn has: two, and one for each tile that says so (rulebook: A turn in short)."""
    return ACTIONS + len(list(working(player, "action")))


def legal(state: State, frame: Actions) -> tuple[Action, ...]:
    """Everything that may be done, in canonical order: by verb, each verb's targets sorted."""
    seat, player, shown = frame.seat, state.players[frame.seat], state.shown()
    goods = purse(state, seat, shown)
    had: dict[str, list[Action]] = {"buy": [], "take": []}
    chosen: list[Action] = []
    for verb, target, price in _for_sale(state):
        if payable(price, goods) and has_coins(player, price):
            had[verb].append(act(seat, verb, target))
            if varies(price, goods):
                chosen.append(act(seat, "choose", target, CHOOSE))
    traded, ways = _trades_with(seat, goods)
    collected = (act(seat, "collect", "space.lira"),) if shown[COIN] else ()
    drawn = (act(seat, "draw", "space.cards", amount=dice + 1) for dice in range(shown[CARD]))
    rolled = _rerolls(seat, tuple(shown)) if not frame.done and player.stock[CRYSTAL] else ()
    choices = sorted((*chosen, *ways)) if chosen else ways
    end = act(seat, "end", END)
    return (*had["buy"], *choices, *collected, *drawn, end, *rolled, *had["take"], *traded)


def _for_sale(state: State) -> list[tuple[str, str, Price]]:
    """The next ruby of every area and the tiles of the display, as verb, target and price."""
    rubies, offers, table = state.rubies, _rubies(len(state.players)), _tiles()
    areas = [offers[rubies[area][0]] for area in SHOPS if rubies[area]]
    return areas + [table[tile] for tile in sorted(state.display) if tile]


@cache
def _rubies(players: int) -> Mapping[str, tuple[str, str, Price]]:
    """Buying each ruby of a game of so many."""
    areas = setups()[players].rubies
    return {ruby: ("buy", f"area.{area}", price) for area in SHOPS for ruby, price in areas[area].items()}


@cache
def _tiles() -> Mapping[str, tuple[str, str, Price]]:
    """Taking each tile."""
    return {id: ("take", id, tile.price) for id, tile in tiles().items()}


@cache
def _prices() -> tuple[Price, ...]:
    """The different prices of trades."""
    return tuple(dict.fromkeys(deal.price for deal in trades().values()))


def _deal_result(price: Price, goods: Purse) -> int:
    """In how many ways a price can be paid: none, one, or (2) several."""
    return (2 if varies(price, goods) else 1) if payable(price, goods) else 0


@lru_cache(maxsize=1 << 12)
def _trades_with(seat: int, goods: Purse) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """What `_traded` finds for goods."""
    return _traded(seat, tuple([_deal_result(price, goods) for price in _prices()]))


@lru_cache(maxsize=1 << 12)
def _traded(seat: int, verdicts: tuple[int, ...]) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """The trades that can be paid, and those of them that can be paid in several ways."""
    ways = dict(zip(_prices(), verdicts, strict=True))
    found = sorted((targets, ways[deal.price]) for targets, deal in trades().items())
    plain = tuple(act(seat, "trade", *targets) for targets, number in found if number)
    return plain, tuple(act(seat, "choose", *targets, CHOOSE) for targets, number in found if number > 1)


@lru_cache(maxsize=1 << 12)
def _rerolls(seat: int, shown: tuple[int, ...]) -> tuple[Action, ...]:
    """Any of the dice, told apart by their faces (rulebook: A turn in short; ruling 2)."""
    return tuple([Action(seat, "reroll", dice) for dice in _picks(shown)])


@lru_cache(maxsize=1 << 12)
def _picks(shown: tuple[int, ...]) -> list[tuple[str, ...]]:
    """What a reroll may point at, in order; nothing, which comes first, left out."""
    ways = [
        [(f"face.{face}",) * n for n in range(count + 1)] for face, count in zip(FACES, shown, strict=True)
    ]
    return sorted([a + b + c + d + e + f for a, b, c, d, e, f in product(*ways)])[1:]


def candidates(state: State, frame: Actions) -> Iterator[Candidate]:
    """Everything that may be done, and what stands in the way of the rest."""
    actions = legal(state, frame)
    yield from free(actions)
    seat, shown = frame.seat, state.shown()
    can = {(action.verb, action.targets[0]) for action in actions}
    if "reroll" not in {verb for verb, _ in can}:
        obstacle = _TOO_LATE if frame.done else _NO_CRYSTAL
        for face, number in zip(FACES, shown, strict=True):
            if number:
                yield Candidate(act(seat, "reroll", f"face.{face}"), obstacle)
    yield from _refused_trades(state, seat)
    if not shown[COIN]:
        yield Candidate(act(seat, "collect", "space.lira"), _NO_COINS)
    if not shown[CARD]:
        yield Candidate(act(seat, "draw", "space.cards"), _NO_CARDS)
    for verb, target, price in _for_sale(state):
        if (verb, target) not in can:
            yield Candidate(act(seat, verb, target), lacking(state, seat, price))
    for verb, space in SOLD.items():
        if verb not in {able for able, _ in can}:
            yield Candidate(act(seat, verb, space), text("istanbul_dice-no-sale", space=last_of(space)))
    for area in SHOPS:
        if not state.rubies[area]:
            yield Candidate(act(seat, "buy", f"area.{area}"), _NO_RUBY)
    tithe = text("istanbul_dice-no-mosque", count=setup_of(state).tiles)
    yield Candidate(act(seat, "buy", "area.mosque"), tithe)


def _refused_trades(state: State, seat: int) -> Iterator[Candidate]:
    goods = purse(state, seat)
    have = sum(map(bool, by_color(goods))) + goods[-1]
    pairs = [targets for targets in trades() if targets[0] == "space.pair"]
    short = [targets for targets in pairs if not payable(trades()[targets].price, goods)]
    if short == pairs:
        yield Candidate(act(seat, "trade", "space.pair"), _NO_PAIR)
    else:
        for targets in short:
            obstacle = text("istanbul_dice-no-pair-color", color=targets[1].partition(".")[2])
            yield Candidate(act(seat, "trade", *targets), obstacle)
    for count, space in ((2, "space.two"), (3, "space.three"), (4, "space.four")):
        if have < count:
            obstacle = text("istanbul_dice-no-different", count=count, have=have)
            yield Candidate(act(seat, "trade", space), obstacle)


def lacking(state: State, seat: int, price: Price) -> Text:
    """What ``seat`` has too little of to pay a price."""
    goods, stock = purse(state, seat), state.players[seat].stock
    if stock[LIRA] < price.lira:
        return text("istanbul_dice-no-lira", price=price.lira, have=stock[LIRA])
    crystals = max(0, price.crystals - stock[CRYSTAL])
    counts = missing(price, goods) | ({"crystal": crystals} if crystals else {})
    parts = [text("istanbul_dice-goods", color=color, count=count) for color, count in counts.items()]
    return text("istanbul_dice-no-goods", missing=listed(parts), brown=stock[BROWN])
