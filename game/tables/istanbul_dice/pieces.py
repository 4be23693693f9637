"""Istanbul: The Dice Game: its kinds of pieces and places: what they are called and what is known of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game.rules.istanbul_dice.components import COIN, COIN_WORTH, CRYSTAL_WORTH, GOODS_WORTH
from game.rules.istanbul_dice.mosque import setup_of
from game.rules.istanbul_dice.payment import purse
from game.rules.istanbul_dice.phrases import COLORS
from game.rules.istanbul_dice.printed import cards, tiles
from game.rules.istanbul_dice.rules import worth
from game.rules.istanbul_dice.state import Bazaar, Drawn
from game.rules.kernel.ids import kind_of, last_of, seat_in
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.catalogue import Kind
from game.tables.istanbul_dice import wording
from game.tables.istanbul_dice.placing import actions_now
from game.tables.istanbul_dice.wording import Ctx, carrying
from game.tables.words import Say, of_first, of_last

Lines = Iterator[Text]


def _tile(ctx: Ctx, piece: str) -> Lines:
    for seat, player in enumerate(ctx.view.players):
        if piece in player.tiles:
            key = "fresh" if piece in player.fresh else "works"
            yield text(f"istanbul_dice-{key}", seat=seat_ref(seat))
            return
    yield text("istanbul_dice-costs", price=wording.price(tiles()[piece].price))
    yield text("istanbul_dice-in-pile", count=len(ctx.view.pile))


def _card(ctx: Ctx, piece: str) -> Iterable[Text]:
    """What it says; while it is one of those drawn, what it would bring to who chooses among them."""
    frame = ctx.top
    if isinstance(frame, Drawn) and piece in frame.cards:
        return carrying(ctx.view, frame.seat, piece)
    return wording.card(cards()[piece])


def _area(ctx: Ctx, piece: str) -> Lines:
    area, setup = last_of(piece), setup_of(ctx.view)
    left = ctx.view.rubies[area]
    if area == "mosque":
        yield text("istanbul_dice-area-mosque", tiles=setup.tiles, count=len(left))
    elif not left:
        yield text("istanbul_dice-no-ruby")
    else:
        price, *later = [wording.price(setup.rubies[area][ruby]) for ruby in left[:2]]
        yield text("istanbul_dice-area-left", count=len(left))
        yield text("istanbul_dice-area-price", price=price, count=len(left))
        yield from (text("istanbul_dice-area-then", price=each) for each in later)


def _space(ctx: Ctx, piece: str) -> Text:
    coins = ctx.view.shown()[COIN]
    return text("istanbul_dice-space-text", space=last_of(piece), count=coins, lira=COIN_WORTH * coins)


def _die(ctx: Ctx, piece: str) -> Text:
    number, view = int(last_of(piece)), ctx.view
    if number not in (*view.used, *view.dice):
        return text("istanbul_dice-die-waits")
    key = "used" if number in view.used else "shows"
    return text(f"istanbul_dice-die-{key}", face=view.faces[number])


def _supply(ctx: Ctx, piece: str) -> Lines:
    """By which actions it can be had now, then what it is good for."""
    good = last_of(piece)
    ways = {last_of(action.targets[0]) for action in actions_now(ctx.view) if piece in action.targets}
    for way in sorted(ways, reverse=True):  # the pair first
        yield text("istanbul_dice-supply-take", way=way, color=good)
    yield text("istanbul_dice-supply-text", good=good)


def _goods(ctx: Ctx, piece: str) -> Lines:
    """In the own turn, with the dice of that colour."""
    good, seat, view = last_of(piece), seat_in(piece), ctx.view
    yield text("istanbul_dice-owned-text", good=good)
    if good in COLORS and seat == view.turn and view.dice:
        yield text("istanbul_dice-with-dice", dice=purse(view, seat)[COLORS.index(good)])


def _goal(ctx: Ctx, piece: str) -> Lines:
    player, goal = ctx.player(piece), setup_of(ctx.view).goal
    yield text("istanbul_dice-goal-text", have=len(player.rubies), goal=goal)
    yield text("istanbul_dice-wealth", lira=worth(player), goods=GOODS_WORTH, crystals=CRYSTAL_WORTH)


def _tally(ctx: Ctx, piece: str) -> Text:
    """How many mosque tiles somebody has, and how many bring the ruby of the mosque."""
    have, goal = len(ctx.player(piece).tiles), setup_of(ctx.view).tiles
    return text("istanbul_dice-tally-text", have=have, goal=goal)


def _answer(ctx: Ctx, piece: str) -> Lines:
    if frame := ctx.frame(Bazaar):
        parts = list(wording.card(cards()[frame.card]))
        yield parts[0 if seat_in(piece) == ctx.view.turn else -1]


def _pile(ctx: Ctx, piece: str) -> Lines:
    yield text("istanbul_dice-pile-text", count=len(getattr(ctx.view, kind_of(piece))))
    yield text("istanbul_dice-pile-use", pile=kind_of(piece))


KINDS: Mapping[str, Kind] = {
    **dict.fromkeys(("cup", "aside", "display", "drawn", "carried", "answers", "last"), Kind()),
    **dict.fromkeys(("deck", "discard", "pile"), Kind(explain=_pile)),
    **dict.fromkeys(("goods", "purse"), Kind("seat good", "owned", explain=_goods, shape=1.0)),
    **dict.fromkeys(("rubies", "tiles", "dice"), Kind("seat")),
    "die": Kind(explain=_die, shape=1.0),
    "face": Kind("face"),
    "cloth": Kind(key="cup", explain="cloth-text"),
    "area": Kind("area", explain=_area, shape=0.85),
    "ruby": Kind("area", explain=Say("ruby-text", area=of_first), shape=1.0),
    "tile": Kind(
        Say("tile", effect=wording.effect),
        short=Say("tile-short", effect=wording.effect),
        explain=_tile,
        shape=1.4,
    ),
    "card": Kind(explain=_card, shape=0.68),
    "hidden": Kind("kind"),
    "space": Kind("space", explain=_space),
    "supply": Kind("good", short=Say("token", good=of_last), explain=_supply, shape=1.1),
    "token": Kind("good", shape=1.0),
    "nothing": Kind(key="no-cards", explain="nothing-text"),
    "answer": Kind("seat", explain=_answer),
    "goal": Kind("seat", "rubies", explain=_goal, shape=4.0),
    "tally": Kind("seat", "tiles", explain=_tally),
}
