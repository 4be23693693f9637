"""Aquileia: what an action costs and brings, shown before it is confirmed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.rules.aquileia.awards import POINTS_PER_STRENGTH, takers
from game.rules.aquileia.components import ROUNDS
from game.rules.aquileia.contests import competes, metal_of
from game.rules.aquileia.dice import unrolled
from game.rules.aquileia.frames import Auction, Placement, Play, Reinforce, Roll, Spoils
from game.rules.aquileia.hands import card_at
from game.rules.aquileia.market import EXCHANGE_POINTS
from game.rules.aquileia.money import counted, told
from game.rules.aquileia.portus import businesses
from game.rules.aquileia.printed import sites, spaces
from game.rules.aquileia.reading import METALS, Coins
from game.rules.aquileia.rules import AquileiaRules
from game.rules.aquileia.state import FREE, State
from game.rules.aquileia.theatrum import raised
from game.rules.kernel.action import Action
from game.rules.kernel.foresight import foresee
from game.rules.kernel.ids import last_of, number_in
from game.rules.kernel.text import Text, listed, seat_ref, text
from game.tables.aquileia.budget import lacking_if_placed
from game.tables.aquileia.explaining import brings
from game.tables.aquileia.naming import exchange_text

Lines = Iterator[Text]


def previews(rules: AquileiaRules, view: State, action: Action) -> tuple[Text, ...]:
    """What ``action`` would cost and bring, as far as it is certain."""
    finder = _FINDERS.get(action.verb)
    return tuple(finder(rules, view, action)) if finder else ()


def _place(rules: AquileiaRules, view: State, action: Action) -> Lines:
    yield brings(action.targets[0])
    space = spaces()[action.targets[0]]
    if why := lacking_if_placed(view, action.player, space.id):
        yield text("aquileia-preview-short", why=why)
    elif space.area == "portus" and not any(businesses(view, action.player)):
        yield text("aquileia-preview-no-business")
    elif space.area in ("equi", "servi", "portus"):
        have = view.players[action.player].coins[METALS.index(space.metal)]
        yield text("aquileia-preview-have", count=have, metal=space.metal)


def _select(rules: AquileiaRules, view: State, action: Action) -> Lines:
    first = "yes" if number_in(action.targets[0]) == 1 and view.round < ROUNDS else "no"
    yield text("aquileia-preview-select", first=first)


def _pass(rules: AquileiaRules, view: State, action: Action) -> Lines:
    frame = view.stack[-1]
    if isinstance(frame, Auction):
        yield text("aquileia-preview-drop")
        yield from _ends(rules, view, action)
    elif isinstance(frame, Placement):
        yield text("aquileia-preview-pass", agents=view.players[action.player].agents)
    elif isinstance(frame, Reinforce):
        yield text("aquileia-preview-done", strength=view.power[action.player])
        yield _kept(view, action.player, frame.area, unrolled(view))
    else:
        yield text("aquileia-preview-decline")
        for event in foresee(rules, view, action).events:
            if event.kind == "take_back" and event.data["seat"] == action.player:
                yield text("aquileia-preview-take-back")


def _ends(rules: AquileiaRules, view: State, action: Action) -> Lines:
    """Who has the laurel by it, or who may open next."""
    for event in foresee(rules, view, action).events:
        if event.kind == "sold":
            free = not any(_coins_in(event.data))
            yield text("aquileia-preview-sold", seat=seat_ref(int(str(event.data["seat"]))), free=_word(free))
            return
        if event.kind == "turn":
            frame = view.stack[-1]
            if action.verb == "pass" and isinstance(frame, Auction) and frame.leader is None:
                yield text("aquileia-preview-opens", seat=seat_ref(int(str(event.data["seat"]))))
            return


def _word(whether: bool) -> str:
    return "yes" if whether else "no"


def _money(rules: AquileiaRules, view: State, action: Action) -> Lines:
    """Coins paid and received, points, and the coins that are left."""
    found = foresee(rules, view, action)
    for event in found.events:
        if event.kind in ("pay", "receive"):
            yield text(f"aquileia-preview-{event.kind}", coins=told(_coins_in(event.data)))
        elif event.kind in ("points", "bank_empty"):
            yield text(f"aquileia-preview-{event.kind.replace('_', '-')}", **_numbers(event.data))
        elif event.kind == "turn":
            break


def _activate(rules: AquileiaRules, view: State, action: Action) -> Lines:
    """The coin, then in one what workshops and banks bring, as far as the bank has it."""
    found = foresee(rules, view, action).events
    for event in found:
        if event.kind == "pay":
            yield text("aquileia-preview-pay", coins=told(_coins_in(event.data)))
        elif event.kind == "spend_laid":
            yield text("aquileia-preview-spend-laid")
    points = sum(int(str(event.data["points"])) for event in found if event.kind == "points")
    gains = [text("common-points", n=points)] if points else []
    paid = [_coins_in(event.data) for event in found if event.kind == "receive"]
    if paid:
        bronze, silver, gold = (sum(coins) for coins in zip(*paid, strict=True))
        gains.extend(counted((bronze, silver, gold)))
    if gains:
        yield text("aquileia-preview-receive", coins=listed(gains))
    for event in found:
        if event.kind == "bank_empty":
            yield text("aquileia-preview-bank-empty", **_numbers(event.data))


def _coins_in(data: Mapping[str, object]) -> Coins:
    bronze, silver, gold = (int(str(data[metal])) for metal in METALS)
    return bronze, silver, gold


def _exchange(rules: AquileiaRules, view: State, action: Action) -> Lines:
    """What is paid, received and scored, in one sentence that names it, and what the bank lacks for it."""
    way = exchange_text(action.targets[0])
    yield text("aquileia-preview-exchange", way=way, points=EXCHANGE_POINTS)
    for event in foresee(rules, view, action).events:
        if event.kind == "bank_empty":
            yield text("aquileia-preview-bank-empty", **_numbers(event.data))


def _numbers(data: Mapping[str, object]) -> dict[str, int]:
    return {
        key: value for key, value in data.items() if isinstance(value, int) and key in ("points", "lacking")
    }


def _build(rules: AquileiaRules, view: State, action: Action) -> Lines:
    """The price, what it leaves, and how many slaves are paid too many."""
    site = next(sites()[target] for target in action.targets if target in sites())
    left = _less(view.players[action.player].coins, site.price)
    yield text("aquileia-preview-build", coins=told(site.price), slaves=site.slaves, left=told(left))
    for event in foresee(rules, view, action).events:
        if event.kind == "points":
            yield text("aquileia-preview-points", **_numbers(event.data))
    paid = sum(card_at(target).value for target in action.targets if target not in sites())
    if paid > site.slaves:
        yield text("aquileia-preview-excess", count=paid - site.slaves)


def _roll(rules: AquileiaRules, view: State, action: Action) -> Lines:
    frame = view.stack[-1]
    if isinstance(frame, Roll):
        metal = metal_of(view, action.player, frame.area)
        yield text("aquileia-preview-roll", metal=metal, strength=view.power[action.player])
    else:
        yield text("aquileia-preview-coins")


def _play(rules: AquileiaRules, view: State, action: Action) -> Lines:
    added = sum(card_at(target).value for target in action.targets)
    yield text("aquileia-preview-strength", added=added, strength=view.power[action.player] + added)


def _blue(rules: AquileiaRules, view: State, action: Action) -> Lines:
    """What is left of them: what a face brings, the question says."""
    frame = view.stack[-1]
    if isinstance(frame, Reinforce):
        yield _kept(view, action.player, frame.area, unrolled(view) - action.amount)


def _kept(view: State, seat: int, area: str, left: int) -> Text:
    """What becomes of the blue dice that are not rolled: only a race that is still to come may want them."""
    wanted = area == "arena" and competes(view, seat, "stadium")
    return text("aquileia-preview-kept", wanted=_word(wanted), left=left)


def _done(rules: AquileiaRules, view: State, action: Action) -> Lines:
    frame = view.stack[-1]
    if isinstance(frame, Play):
        yield text("aquileia-preview-done", strength=view.power[action.player])
        holder = view.dice_owner
        if holder != FREE and view.power[holder] and unrolled(view):
            yield text("aquileia-preview-blue-follows", seat=seat_ref(holder))


def _bid(rules: AquileiaRules, view: State, action: Action) -> Lines:
    frame = view.stack[-1]
    if isinstance(frame, Auction):
        bid = raised(frame.bid, last_of(action.targets[0]))
        left = _less(view.players[action.player].coins, bid)
        yield text("aquileia-preview-bid", bid=told(bid), left=told(left))
        yield from _ends(rules, view, action)


def _spoils(rules: AquileiaRules, view: State, action: Action) -> Lines:
    frame = view.stack[-1]
    if not isinstance(frame, Spoils):
        return
    for_points, for_card = takers(view, frame, action)
    if action.verb == "points":
        yield text("aquileia-preview-twice", points=POINTS_PER_STRENGTH * view.power[frame.seat])
    else:
        yield text("aquileia-preview-slave")
    if frame.second is not None:
        gets = {for_points: "points", for_card: "card"}.get(frame.second, "nothing")
        points = POINTS_PER_STRENGTH * view.power[frame.second]
        yield text("aquileia-preview-spoils", gets=gets, points=points)


def _less(have: list[int], price: Coins) -> Coins:
    bronze, silver, gold = (max(0, n - p) for n, p in zip(have, price, strict=True))
    return bronze, silver, gold


_FINDERS: Mapping[str, Callable[[AquileiaRules, State, Action], Lines]] = {
    "place": _place,
    "select": _select,
    "pass": _pass,
    "exchange": _exchange,
    "buy": _money,
    "activate": _activate,
    "build": _build,
    "roll": _roll,
    "play": _play,
    "blue": _blue,
    "done": _done,
    "bid": _bid,
    **dict.fromkeys(("points", "card"), _spoils),
}
