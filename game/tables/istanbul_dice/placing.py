"""Istanbul: The Dice Game: where every piece lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.istanbul_dice.bazaar import part_of
from game.rules.istanbul_dice.components import CARD, COIN, COIN_WORTH, FACES
from game.rules.istanbul_dice.deals import legal
from game.rules.istanbul_dice.mosque import setup_of
from game.rules.istanbul_dice.payment import EMPTY, by_color, missing, purse
from game.rules.istanbul_dice.phrases import AREAS, BROWN, COLORS, LIRA, RESOURCES, Price
from game.rules.istanbul_dice.state import Actions, Bazaar, Drawn, Payment, Player, State
from game.rules.istanbul_dice.turns import own_dice
from game.rules.kernel.ids import spell
from game.tables.table import Place

Placed = Iterator[tuple[str, Place]]
SPACES = ("pair", "two", "three", "four", "lira", "cards", "tile", "ruby")
"""The eight actions; the last two are done at the display and at the areas."""
_BROUGHT = {"pair": 1, "two": 1, "three": 1, "four": 2, "tile": 1, "ruby": 1}
OPEN, SHUT = "open", "shut"
OWN, FRESH = "own", "fresh"
USED = "used"
_ABREAST = 2
"""So many dice that have served lie side by side as large as they are."""
ASKED, WAITING = "asked", "waiting"
_PAPERS = (("active",), ("others",), ("active", "others"))
"""Which halves a card may have."""
_SHOWN = (Place("drawn", among=2), Place("drawn", among=3), Place("carried"))
"""Where cards lie large."""
COMING = (
    *((spell("die", face), Place(spell("face", face), look=face, among=1)) for face in FACES),
    *((spell("paper", *halves), place) for place in _SHOWN for halves in _PAPERS),
)
"""What dice and cards may show once they are thrown or drawn."""


def placements(view: State) -> dict[str, Place]:
    """The areas, the display, the actions and the dice in the middle, every player's belongings."""
    places = dict(_middle(view))
    places.update(_spaces(view))
    places.update(_dice(view))
    places.update(_cards(view))
    for seat, player in enumerate(view.players):
        places.update(_belongings(view, seat, player))
    return places


def _middle(view: State) -> Placed:
    for area in AREAS:
        slot = f"area.{area}"
        yield slot, Place(slot, count=len(view.rubies[area]), look=progress(view, area), bright=True)
    for number, tile in enumerate(view.display):
        if tile:
            yield tile, Place(f"display.{number}")
    for name, count in zip(RESOURCES, view.supply, strict=True):
        yield f"supply.{name}", Place(f"supply.{name}", count=count)
    yield "pile", Place("pile", face="down", count=len(view.pile))
    where = "{}" if _cards_open(view) else "{}.idle"
    for pile, cards in (("deck", view.deck), ("discard", view.discard)):
        yield pile, Place(where.format(pile), face="down", count=len(cards))


def _cards_open(view: State) -> bool:
    """While none are, the piles may lie where the cards will."""
    return any(isinstance(frame, Drawn | Bazaar) for frame in view.stack)


def progress(view: State, area: str) -> str:
    """What the next ruby asks and what of it the player to move has: "5:11010", "14/9", "" for none.

    Goods are told one by one: each place of the price with 1 if it can be filled, brown tokens included.
    The mosque counts tiles.
    """
    if not view.rubies[area]:
        return ""
    setup, player = setup_of(view), view.players[view.turn]
    if area == "mosque":
        return f"{setup.tiles}/{min(setup.tiles, len(player.tiles))}"
    asked = setup.rubies[area][view.rubies[area][0]]
    if asked.lira:
        return f"{asked.lira}/{min(asked.lira, player.stock[LIRA])}"
    return f"{asked.size}:{_filled(view, asked)}"


def _filled(view: State, asked: Price) -> str:
    goods = purse(view, view.turn)
    lacking, brown = missing(asked, goods), goods[-1]
    have = by_color(goods)
    filled = [i < own for need, own in zip(asked.goods, have, strict=True) for i in range(need)]
    filled += [i < asked.any - lacking.get("any", 0) for i in range(asked.any)]
    for i, there in enumerate(filled):
        if not there and brown:
            filled[i], brown = True, brown - 1
    return "".join("1" if there else "0" for there in filled)


def _spaces(view: State) -> Placed:
    """The actions, lit where dice and tokens allow them, with what they bring."""
    frame, shown = view.stack[-1] if view.stack else None, view.shown()
    actions = legal(view, frame) if isinstance(frame, Actions) else ()
    can = {
        action.targets[0].partition(".")[2]
        for action in actions
        if action.verb in ("trade", "collect", "draw")
    }
    can |= {
        name for name, verb in (("tile", "take"), ("ruby", "buy")) if any(a.verb == verb for a in actions)
    }
    brought = _BROUGHT | {"lira": COIN_WORTH * shown[COIN], "cards": shown[CARD]}
    for space in SPACES:
        look = OPEN if space in can else SHUT
        lit = look == OPEN
        yield f"space.{space}", Place(f"space.{space}", count=brought[space], look=look, bright=lit)


def _dice(view: State) -> Placed:
    """Dice not yet used lie sorted by what they show, used ones aside; those to be rolled wait on a cloth.

    The player's own dice of mosque tiles wait there too: as many lie there as the question names.
    """
    put_down = dict(zip(FACES, _paid(view), strict=False))
    for face in FACES:
        shown = [die for die in view.dice if view.faces[die] == face]
        for index, die in enumerate(shown):
            pale = index < put_down.get(face, 0)
            yield (
                f"die.{die}",
                Place(f"face.{face}", index, look=face, among=len(shown), pale=pale, bright=True),
            )
    if view.cup:
        yield "cloth", Place("cloth", bright=True)
    waiting = [*view.cup, *_joining(view)]
    for index, die in enumerate(waiting):
        yield f"die.{die}", Place("cup", index, among=len(waiting), bright=True)
    yield from _aside(view)
    for seat, player in enumerate(view.players):
        before = [die for die in player.dice if die not in waiting]
        for index, die in enumerate(before):
            yield f"die.{die}", Place(f"dice.{seat}", index, owner=seat, among=len(before))


def _aside(view: State) -> Placed:
    """The dice that have served: many in two rows, so that none lies on another."""
    count = len(view.used)
    each = -(-count // 2) if count > _ABREAST else count
    for number, die in enumerate(view.used):
        row, index = divmod(number, each)
        slot = spell("aside", row) if count > _ABREAST else "aside"
        look, among = spell(view.faces[die], USED), min(each, count - row * each)
        yield f"die.{die}", Place(slot, index, look=look, among=among)


def _joining(view: State) -> Sequence[int]:
    """The dice of the player to move that are rolled together with those of the tray."""
    return own_dice(view, view.turn) if view.cup and view.stack else ()


def _paid(view: State, seat: int | None = None) -> Sequence[int]:
    """The goods put down so far by whoever chooses what to pay with, dice first."""
    frame = view.stack[-1] if view.stack else None
    paying = isinstance(frame, Payment) and seat in (None, frame.seat)
    return frame.paid if isinstance(frame, Payment) and paying else EMPTY


def _cards(view: State) -> Placed:
    """The cards drawn, or the one that is carried out and who is still to answer; or that there are none."""
    if not _cards_open(view):
        yield "nothing", Place("nothing", bright=True)
    for at, frame in enumerate(view.stack):
        if isinstance(frame, Drawn):
            for index, card in enumerate(frame.cards):
                yield card, Place("drawn", index, among=len(frame.cards))
        elif isinstance(frame, Bazaar):
            yield frame.card, Place("carried")
            asked = [above.seat for above in view.stack[at + 1 :]][:1]
            waiting = [seat for seat in frame.waiting if part_of(view, seat, frame.card)]
            yield from _answers(asked, waiting)


def _answers(asked: Sequence[int], waiting: Sequence[int]) -> Placed:
    seats = (*asked, *waiting)
    for index, seat in enumerate(seats):
        look = ASKED if seat in asked else WAITING
        yield f"answer.{seat}", Place("answers", index, look=look, among=len(seats), bright=True)


def _belongings(view: State, seat: int, player: Player) -> Placed:
    put_down = _paid(view, seat)[len(COLORS) :]
    for place, name in enumerate(RESOURCES):
        pile = f"goods.{seat}.{name}" if place <= BROWN else f"purse.{seat}.{name}"
        left = player.stock[place] - (put_down[place] if place <= BROWN else 0)
        yield pile, Place(pile, count=left, owner=seat)
    yield f"tally.{seat}", Place(f"tally.{seat}", count=len(player.tiles), owner=seat)
    goal = setup_of(view).goal
    yield f"goal.{seat}", Place(f"goal.{seat}", count=goal, owner=seat)
    for index, ruby in enumerate(player.rubies):
        among = max(goal, len(player.rubies))
        yield ruby, Place(f"rubies.{seat}", index, owner=seat, among=among)
    for index, tile in enumerate(player.tiles):
        look = FRESH if tile in player.fresh else OWN
        yield tile, Place(f"tiles.{seat}", index, look=look, owner=seat, among=len(player.tiles))
