"""Istanbul: The Dice Game: what whoever carries out a bazaar card lacks for what it brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.rules.istanbul_dice.bazaar import open_ways
from game.rules.istanbul_dice.payment import missing, payable, purse
from game.rules.istanbul_dice.phrases import BROWN, CRYSTAL, LIRA
from game.rules.istanbul_dice.printed import Part, cards
from game.rules.istanbul_dice.state import State
from game.rules.kernel.text import Text, text
from game.tables.istanbul_dice.wording import amounts, carried

_APART = ("dice", "tile", "few")
"""What is told in words of its own: card dice, a mosque tile, goods of several kinds."""


def carrying(view: State, seat: int, card: str, *, brings: bool = False) -> Iterator[Text]:
    """What a card says to whoever carries it out, and if that cannot be met, what comes of it.

    Of what it ``brings`` that alone: the card lies there, and a line more would stand close to the others.
    """
    said = list(carried(cards()[card]))
    lacking = _unmet(view, seat, card)
    own = said[:1] if not (lacking and brings) else []
    yield from (*own, *([lacking] if lacking else []), *said[1:])


def _unmet(view: State, seat: int, card: str) -> Text | None:
    """That ``seat`` gets one lira only for ``card``, and for want of what; None if it brings what it says."""
    part = cards()[card].active
    if part is None or not part.conditional or open_ways(view, seat, part):
        return None
    lacking = dict(_lacking(view, seat, part))
    lack = next((name for name in _APART if name in lacking), "counted" if lacking else "gone")
    return text("istanbul_dice-unmet", lack=lack, count=lacking.get(lack, 0), missing=_counted(lacking))


def _counted(lacking: Mapping[str, int]) -> Text:
    return amounts({name: count for name, count in lacking.items() if name not in _APART})


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
    asked = {"brown": part.brown, "lira": price.lira, "crystal": price.crystals, "tile": price.tiles}
    have = {
        "brown": player.stock[BROWN],
        "lira": player.stock[LIRA],
        "crystal": player.stock[CRYSTAL],
        "tile": len(player.tiles),
    }
    yield from ((name, count - have[name]) for name, count in asked.items() if have[name] < count)
