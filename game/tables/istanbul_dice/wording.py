"""Istanbul: The Dice Game: prices, gains, tiles and cards as messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.rules.istanbul_dice.bazaar import open_ways
from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.payment import missing, payable, purse
from game.rules.istanbul_dice.phrases import COLORS, RESOURCES, Gain, Price
from game.rules.istanbul_dice.printed import Card, Part, cards, tiles
from game.rules.istanbul_dice.rules import IstanbulDiceRules
from game.rules.istanbul_dice.state import State
from game.rules.kernel.text import Text, listed, text
from game.tables.catalogue import Context

Ctx = Context[IstanbulDiceRules, State]
_NOTHING = text("istanbul_dice-nothing")


def goods(name: str, count: int) -> Text:
    """So many of something, in words."""
    return text("istanbul_dice-goods", color=name, count=count)


def amounts(counts: Mapping[str, int]) -> Text:
    """Several things with their numbers; what is not there is not named."""
    return listed([goods(name, count) for name, count in counts.items() if count], _NOTHING)


def price(asked: Price) -> Text:
    """What is spent."""
    each = min(asked.goods)
    colors = {name: count - each for name, count in zip(COLORS, asked.goods, strict=True)}
    kinds = {"any": asked.any, "different": asked.different}
    return amounts({"each": each, **colors, **kinds, **_besides(asked)})


def _besides(asked: Price) -> dict[str, int]:
    """What is spent besides goods."""
    return {"lira": asked.lira, "crystal": asked.crystals, "tile": asked.tiles}


def gains(received: Iterable[Gain]) -> Text:
    """What is received."""
    named = (
        text("istanbul_dice-next-ruby") if gain.kind == "ruby" else goods(gain.kind, gain.amount)
        for gain in received
    )
    return listed([*named], _NOTHING)


def faces(shown: Sequence[object]) -> Text:
    """What dice show, sorted."""
    said = (
        text("istanbul_dice-shown", face=face, color=face, count=count)
        for face in FACES
        if (count := shown.count(face))
    )
    return listed([*said], _NOTHING)


def effect(id: str) -> Text:
    """What a mosque tile does."""
    tile = tiles()[id]
    return text(f"istanbul_dice-effect-{tile.effect}", gains=gains(tile.gains))


def card(printed: Card) -> Iterator[Text]:
    """What a card says: the active player's part, then the others'."""
    for whom, part in (("active", printed.active), ("others", printed.others)):
        if part is not None:
            yield text(f"istanbul_dice-card-{whom}", part=part_text(part))


def carried(printed: Card) -> Iterator[Text]:
    """What it brings whoever carries it out, then what it offers the others."""
    if printed.active is not None:
        yield part_text(printed.active)
    if printed.others is not None:
        yield text("istanbul_dice-card-others", part=part_text(printed.others))


def part_text(part: Part) -> Text:
    """What a part of a card asks and brings."""
    ways = [gains(way) for way in part.ways]
    brought = text("istanbul_dice-card-or", one=ways[0], other=ways[1]) if len(ways) > 1 else ways[0]
    if part.brown:
        return text("istanbul_dice-card-brown", count=part.brown, brought=brought)
    if part.card_dice:
        return text("istanbul_dice-card-dice", count=part.card_dice, brought=brought)
    if part.conditional:
        return text("istanbul_dice-card-price", price=price(part.price), brought=brought)
    return text("istanbul_dice-card-plain", brought=brought)


def at_hand(part: Part) -> Text:
    """What a part asks and brings whoever has what it asks to be at hand: only what is spent is named."""
    return part_text(replace(part, brown=0, card_dice=0))


def received(data: Mapping[str, Any]) -> dict[str, int]:
    """What an event tells of tokens, lira and crystals, counted by name."""
    counts = Counter[str](data["goods"])
    counts["lira"], counts["crystal"] = data["lira"], data["crystals"]
    return {name: counts[name] for name in RESOURCES}


# --- what a card lacks --------------------------------------------------------------------------------------

_APART = ("dice", "tile", "few")
"""What is told in words of its own: card dice, a mosque tile, goods of several kinds."""


def carrying(view: State, seat: int, card: str, *, brings: bool = False) -> list[Text]:
    """What a card says to whoever carries it out, and if that cannot be met, what comes of it.

    Of what it ``brings`` that alone: the card lies there, and a line more would stand close to the others.
    """
    said = list(carried(cards()[card]))
    if lacking := _unmet(view, seat, card):
        said[0 if brings else 1 : 1] = [lacking]
    return said


def _unmet(view: State, seat: int, card: str) -> Text | None:
    """That ``seat`` gets one lira only for ``card``, and for want of what; None if it brings what it says."""
    part = cards()[card].active
    if part is None or not part.conditional or open_ways(view, seat, part):
        return None
    lacking = dict(_lacking(view, seat, part))
    lack = next((name for name in _APART if name in lacking), "counted" if lacking else "gone")
    counted = amounts({name: count for name, count in lacking.items() if name not in _APART})
    return text("istanbul_dice-unmet", lack=lack, count=lacking.get(lack, 0), missing=counted)


def _lacking(view: State, seat: int, part: Part) -> Iterator[tuple[str, int]]:
    """What is missing, and how much of it; nothing where only what it would bring has gone.

    Brown tokens stand for any goods: of several kinds that are missing it is told how many in all.
    """
    player, price, goods = view.players[seat], part.price, purse(view, seat)
    if view.card_dice < part.card_dice:
        yield "dice", part.card_dice - view.card_dice
    if not payable(price, goods):
        short = missing(price, goods)
        yield (next(iter(short)) if len(short) == 1 else "few"), sum(short.values()) - goods[-1]
    asked = {"brown": part.brown, **_besides(price)}
    have = {**dict(zip(RESOURCES, player.stock, strict=True)), "tile": len(player.tiles)}
    yield from ((name, count - have[name]) for name, count in asked.items() if have[name] < count)
