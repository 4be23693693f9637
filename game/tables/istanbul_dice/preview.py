"""Istanbul: The Dice Game: what an action would cost and bring, and what there is to know of a piece."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from game.rules.istanbul_dice.components import COIN, COIN_WORTH, CRYSTAL_WORTH, GOODS_WORTH
from game.rules.istanbul_dice.deals import deal_at, legal
from game.rules.istanbul_dice.mosque import setup_of
from game.rules.istanbul_dice.payment import purse, units, usual
from game.rules.istanbul_dice.phrases import COLORS, CRYSTAL
from game.rules.istanbul_dice.printed import cards, tiles
from game.rules.istanbul_dice.rules import IstanbulDiceRules, worth
from game.rules.istanbul_dice.state import Actions, Bazaar, Claim, Drawn, Pick, Removal, State
from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.foresight import foresee
from game.rules.kernel.ids import kind_of, last_of, parts_of, seat_in
from game.rules.kernel.text import Text, piece_ref, seat_ref, text
from game.tables.istanbul_dice import wording
from game.tables.istanbul_dice.unmet import unmet

_FORESEEN = ("pay", "shortage", "gain", "lacking", "ruby", "tile", "die", "drop", "last_round")
"""The events that a preview tells of."""
_SURE = ("trade", "buy", "take", "collect", "accept", "fallback", "claim", "pick", "drop", "rest")
"""What is done at once; of the others the button says all, or they bring what nobody knows."""
_PLAIN = ("roll", "end", "decline", "choose")
"""What neither costs nor brings anything by itself: it is said what comes of it."""
_OBVIOUS = {"pick": "tile", "drop": "drop"}
"""What the button says already."""
_CHOICES: Mapping[type, str] = {Claim: "ruby", Pick: "tile", Removal: "drop"}
"""What is chosen next, by its frame."""
_RULES = IstanbulDiceRules()


def preview(view: State, action: Action) -> Iterator[Text]:
    """What ``action`` costs and brings, as far as that is certain."""
    if action.verb == "carry":
        yield from _carrying(view, action.player, action.targets[0], brings=True)
    elif action.verb == "reroll":
        left = view.players[action.player].stock[CRYSTAL] - 1
        yield text("istanbul_dice-preview-reroll", left=left)
    elif action.verb == "draw":
        yield text("istanbul_dice-preview-draw", count=action.amount)
    elif action.verb == "pay":
        yield text("istanbul_dice-preview-with", thing=piece_ref(action.targets[0]))
    elif action.verb in _PLAIN:
        yield text(f"istanbul_dice-preview-{action.verb}")
    elif action.verb in _SURE:
        yield from _sure(view, action)


def _sure(view: State, action: Action) -> Iterator[Text]:
    """What comes of it for who does it, and what is chosen then; the next turn comes anyway."""
    seen, obvious = foresee(_RULES, view, action), _OBVIOUS.get(action.verb)
    events = list(takewhile(lambda event: event.kind != "turn", seen.events))
    rounds = Counter(event.data["resource"] for event in events if event.kind == "shortage")
    for event in events:
        if event.kind not in _FORESEEN or event.data.get("seat", action.player) != action.player:
            continue
        if event.kind == "shortage":
            if number := rounds.pop(event.data["resource"], 0):
                yield _short(str(event.data["resource"]), number)
        elif event.kind != obvious:
            yield _told(event)
    if any(wording.received(event.data)["brown"] for event in events if event.kind in ("pay", "gain")):
        yield text("istanbul_dice-preview-brown")
    top = seen.state.stack[-1] if seen.state and seen.state.stack else None
    if top and top.seat == action.player and (chosen := _CHOICES.get(type(top))):
        yield text("istanbul_dice-preview-then", what=chosen)


def _short(resource: str, rounds: int) -> Text:
    """That everybody returns so many, or all that there are, before anything is received."""
    return text("istanbul_dice-preview-shortage", rounds=rounds, what=wording.amounts({resource: rounds}))


def _carrying(view: State, seat: int, card: str, *, brings: bool = False) -> Iterator[Text]:
    """What a card says to whoever carries it out, and if that cannot be met, what comes of it.

    Of what it ``brings`` that alone: the card lies there, and a line more would stand close to the others.
    """
    said = list(wording.carried(cards()[card]))
    lacking = unmet(view, seat, card)
    own = said[:1] if not (lacking and brings) else []
    yield from (*own, *([lacking] if lacking else []), *said[1:])


def spends(view: State, action: Action) -> dict[str, int]:
    """The dice by face and the piles of tokens, coins and crystals that an action would spend."""
    if action.verb == "collect":
        return {"face.coin": view.shown()[COIN]}
    if action.verb == "draw":
        return {"face.card": action.amount}
    if action.verb not in ("trade", "buy", "take"):
        return {}
    asked = deal_at(view, action.targets).price
    paid = usual(asked, purse(view, action.player))
    wanted = dict(zip(units(action.player), paid, strict=True))
    wanted[f"purse.{action.player}.lira"] = asked.lira
    return {target: count for target, count in wanted.items() if count}


def sound_trades(view: State, actions: Sequence[Action]) -> list[Action]:
    """The trades that bring nothing of what they cost, those first that take dice alone."""
    taken = {
        action: {
            last_of(each): count for each, count in spends(view, action).items() if kind_of(each) != "face"
        }
        for action in actions
        if action.verb == "trade"
    }
    sound = [action for action, own in taken.items() if not own.keys() & {*map(last_of, action.targets)}]
    return sorted(sound, key=lambda action: sum(taken[action].values()))


def _told(event: Event) -> Text:
    data: Mapping[str, Any] = event.data
    if event.kind in ("pay", "gain"):
        dice = data.get("faces", ())
        what = wording.received(data)
        return text(
            f"istanbul_dice-preview-{event.kind}",
            dice=wording.faces(dice),
            what=wording.amounts(what),
            with_dice=bool(dice),
            with_tokens=any(what.values()),
        )
    if event.kind == "lacking":
        missed = wording.amounts({data["resource"]: data["count"]})
        return text("istanbul_dice-preview-lacking", what=missed)
    if event.kind in ("tile", "drop"):
        tile = tiles()[data["tile"]]
        return text(f"istanbul_dice-preview-{event.kind}", effect=wording.effect(tile))
    key = event.kind.replace("_", "-")
    return text(f"istanbul_dice-preview-{key}", area=data.get("area", ""))


def explain(view: State, piece: str) -> Iterator[Text]:
    """What a piece does, costs, brings; how everybody stands with it."""
    teller = _TELLERS.get(kind_of(piece))
    if teller is not None:
        yield from teller(view, piece)


def _tile(view: State, piece: str) -> Iterator[Text]:
    owner = next((seat for seat, player in enumerate(view.players) if piece in player.tiles), None)
    if owner is None:
        yield text("istanbul_dice-costs", price=wording.price(tiles()[piece].price))
        yield text("istanbul_dice-in-pile", count=len(view.pile))
    elif piece in view.players[owner].fresh:
        yield text("istanbul_dice-fresh", seat=seat_ref(owner))
    else:
        yield text("istanbul_dice-works", seat=seat_ref(owner))


def _card(view: State, piece: str) -> Iterator[Text]:
    """What it says; while it is one of those drawn, what it would bring to who chooses among them."""
    frame = view.stack[-1] if view.stack else None
    if isinstance(frame, Drawn) and piece in frame.cards:
        return _carrying(view, frame.seat, piece)
    return wording.card(cards()[piece])


def _area(view: State, piece: str) -> Iterator[Text]:
    area, setup = last_of(piece), setup_of(view)
    left = view.rubies[area]
    if area == "mosque":
        yield text("istanbul_dice-area-mosque", tiles=setup.tiles, count=len(left))
        return
    if not left:
        yield text("istanbul_dice-no-ruby")
        return
    prices = [setup.rubies[area][ruby] for ruby in left]
    yield text("istanbul_dice-area-left", count=len(left))
    yield text("istanbul_dice-area-price", price=wording.price(prices[0]), count=len(left))
    if len(prices) > 1:
        yield text("istanbul_dice-area-then", price=wording.price(prices[1]))


def _space(view: State, piece: str) -> Iterator[Text]:
    coins = view.shown()[COIN]
    yield text("istanbul_dice-space-text", space=last_of(piece), count=coins, lira=COIN_WORTH * coins)


def _die(view: State, piece: str) -> Iterator[Text]:
    number = int(last_of(piece))
    if number in view.used:
        yield text("istanbul_dice-die-used", face=view.faces[number])
    elif number in view.dice:
        yield text("istanbul_dice-die-shows", face=view.faces[number])
    else:
        yield text("istanbul_dice-die-waits")


def _supply(view: State, piece: str) -> Iterator[Text]:
    """By which actions it can be had now, then what it is good for."""
    frame, good = view.stack[-1] if view.stack else None, last_of(piece)
    actions = legal(view, frame) if isinstance(frame, Actions) else ()
    ways = {last_of(action.targets[0]) for action in actions if piece in action.targets}
    for way in ("pair", "four"):
        if way in ways:
            yield text("istanbul_dice-supply-take", way=way, color=good)
    yield text("istanbul_dice-supply-text", good=good)


def _goods(view: State, piece: str) -> Iterator[Text]:
    """In the own turn, with the dice of that colour."""
    good, seat = last_of(piece), seat_in(piece)
    yield text("istanbul_dice-owned-text", good=good)
    if good in COLORS and seat == view.turn and view.dice:
        place = COLORS.index(good)
        yield text("istanbul_dice-with-dice", dice=purse(view, seat)[place])


def _goal(view: State, piece: str) -> Iterator[Text]:
    player, goal = view.players[seat_in(piece)], setup_of(view).goal
    yield text("istanbul_dice-goal-text", have=len(player.rubies), goal=goal)
    wealth = worth(player)
    yield text("istanbul_dice-wealth", lira=wealth, goods=GOODS_WORTH, crystals=CRYSTAL_WORTH)


def _answer(view: State, piece: str) -> Iterator[Text]:
    card = next((frame.card for frame in view.stack if isinstance(frame, Bazaar)), None)
    if card is not None:
        parts = list(wording.card(cards()[card]))
        yield parts[0 if seat_in(piece) == view.turn else -1]


def _pile(view: State, piece: str) -> Iterator[Text]:
    number = {"deck": len(view.deck), "discard": len(view.discard), "pile": len(view.pile)}[kind_of(piece)]
    yield text("istanbul_dice-pile-text", count=number)
    yield text("istanbul_dice-pile-use", pile=kind_of(piece))


def _tally(view: State, piece: str) -> Iterator[Text]:
    """How many mosque tiles somebody has, and how many bring the ruby of the mosque."""
    have, goal = len(view.players[seat_in(piece)].tiles), setup_of(view).tiles
    yield text("istanbul_dice-tally-text", have=have, goal=goal)


def _plain(key: str) -> Callable[[State, str], Iterator[Text]]:
    """The same words whatever the position."""
    return lambda view, piece: iter((text(f"istanbul_dice-{key}-text"),))


def _ruby(view: State, piece: str) -> Iterator[Text]:
    yield text("istanbul_dice-ruby-text", area=parts_of(piece)[0])


_TELLERS: Mapping[str, Callable[[State, str], Iterator[Text]]] = {
    "tile": _tile,
    "card": _card,
    "area": _area,
    "space": _space,
    "die": _die,
    "supply": _supply,
    "goods": _goods,
    "purse": _goods,
    "goal": _goal,
    "answer": _answer,
    "deck": _pile,
    "discard": _pile,
    "pile": _pile,
    "ruby": _ruby,
    "tally": _tally,
    "cloth": _plain("cloth"),
    "nothing": _plain("nothing"),
}
