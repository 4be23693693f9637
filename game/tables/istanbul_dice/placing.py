"""Istanbul: The Dice Game: where every piece lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.istanbul_dice.bazaar import part_of
from game.rules.istanbul_dice.components import CARD, COIN, COIN_WORTH, FACES
from game.rules.istanbul_dice.deals import SOLD, legal
from game.rules.istanbul_dice.mosque import setup_of
from game.rules.istanbul_dice.payment import EMPTY, by_color, missing, purse
from game.rules.istanbul_dice.phrases import AREAS, BROWN, COLORS, LIRA, RESOURCES, Price
from game.rules.istanbul_dice.state import Actions, Bazaar, Drawn, Payment, Player, State
from game.rules.istanbul_dice.turns import own_dice
from game.rules.kernel.action import Action
from game.rules.kernel.ids import last_of, spell
from game.tables.istanbul_dice.layout import COUNTED
from game.tables.placing import Placed, at_home, in_places, in_row, top_of
from game.tables.table import Place

SPACES = ("pair", "two", "three", "four", "lira", "cards", "tile", "ruby")
"""The eight actions; the last two are done at the display and at the areas."""
_BROUGHT = {**dict.fromkeys(SPACES, 1), "four": 2}
OPEN, SHUT = "open", "shut"
OWN, FRESH = "own", "fresh"
USED = "used"
SCARCE = 2
"""A supply of so few soon runs out: their number is red, and stands on the action that takes from it."""
ASKED, WAITING, LAST = "asked", "waiting", "last"
_PAPERS = (("active",), ("others",), ("active", "others"))
"""Which halves a card may have."""
_SHOWN = (Place("drawn", among=2), Place("drawn", among=3), Place("carried"))
"""Where cards lie large."""
COMING = (
    *((spell("die", face), Place(spell("face", face), look=face, among=1)) for face in FACES),
    *((spell("paper", *halves), place) for place in _SHOWN for halves in _PAPERS),
)
"""What dice and cards may show once they are thrown or drawn."""


def placements(view: State) -> Placed:
    """The areas, the display, the actions and the dice in the middle, every player's belongings."""
    for part in (_middle, _spaces, _dice, _cards):
        yield from part(view)
    for seat, player in enumerate(view.players):
        yield from _belongings(view, seat, player)


def _middle(view: State) -> Placed:
    for area in AREAS:
        count, look = len(view.rubies[area]), progress(view, area)
        yield at_home(f"area.{area}", count, look=look, bright=True)
    yield from in_places("display", view.display)
    yield at_home("pile", len(view.pile), face="down")
    asked = _cards_open(view, Drawn)
    for pile, cards, aside in (
        ("deck", view.deck, asked),
        ("discard", view.discard, asked or _cards_open(view, Bazaar)),
    ):
        yield pile, Place(pile if aside else f"{pile}.idle", face="down", count=len(cards))


def _cards_open(view: State, kind: type[Drawn | Bazaar]) -> bool:
    """While none are, the piles may lie where the cards will, or beside a single one."""
    return any(isinstance(frame, kind) for frame in view.stack)


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


def actions_now(view: State) -> Sequence[Action]:
    """What the player to move may do, while an action is asked for."""
    frame = top_of(view)
    return legal(view, frame) if isinstance(frame, Actions) else ()


def _spaces(view: State) -> Placed:
    """The actions, lit where dice and tokens allow them, with what they bring."""
    shown, can = view.shown(), {last_of(SOLD.get(each.verb, each.targets[0])) for each in actions_now(view)}
    brought = _BROUGHT | {"lira": COIN_WORTH * shown[COIN], "cards": shown[CARD]}
    for space in SPACES:
        look = OPEN if space in can else SHUT
        yield at_home(f"space.{space}", brought[space], look=look, bright=True)
    for name, count in zip(RESOURCES, view.supply, strict=True):
        scarce = name in COLORS or count <= SCARCE
        yield (
            f"supply.{name}",
            Place(f"supply.{name}" if scarce else f"supply.idle.{name}", count=count, bright=True),
        )


def _dice(view: State) -> Placed:
    """Dice not yet used lie sorted by what they show, used ones aside; those to be rolled wait on a cloth.

    The player's own dice of mosque tiles wait there too: as many lie there as the question names.
    """
    put_down = dict(zip(FACES, _paid(view), strict=False))
    for face in FACES:
        shown = [f"die.{die}" for die in view.dice if view.faces[die] == face]
        for index, (die, place) in enumerate(in_row(f"face.{face}", shown, look=face, bright=True)):
            yield die, replace(place, pale=index < put_down.get(face, 0))
    if view.cup:
        yield at_home("cloth", bright=True)
    joining = own_dice(view, view.turn) if view.cup and view.stack else ()
    waiting = [*view.cup, *joining]
    yield from in_row("cup", [f"die.{die}" for die in waiting], bright=True)
    used = {f"die.{die}": spell(view.faces[die], USED) for die in view.used}
    yield from in_row("aside", [*used], look=used.__getitem__)
    for seat, player in enumerate(view.players):
        before = [f"die.{die}" for die in player.dice if die not in waiting]
        yield from in_row(f"dice.{seat}", before, owner=seat)


def _paid(view: State, seat: int | None = None) -> Sequence[int]:
    """The goods put down so far by whoever chooses what to pay with, dice first."""
    frame = top_of(view)
    return frame.paid if isinstance(frame, Payment) and seat in (None, frame.seat) else EMPTY


def _cards(view: State) -> Placed:
    """The cards drawn, or the one that is carried out and who is still to answer; else the last one."""
    if not any(isinstance(frame, Drawn | Bazaar) for frame in view.stack):
        yield at_home("nothing", look=LAST if view.discard else "", bright=True)
        yield from in_row("last", view.discard[-1:], bright=True)
    for at, frame in enumerate(view.stack):
        if isinstance(frame, Drawn):
            yield from in_row("drawn", frame.cards)
        elif isinstance(frame, Bazaar):
            yield frame.card, Place("carried")
            asked = [above.seat for above in view.stack[at + 1 :]][:1]
            waiting = [seat for seat in frame.waiting if part_of(view, seat, frame.card)]
            looks = {**dict.fromkeys(asked, ASKED), **dict.fromkeys(waiting, WAITING)}
            answers = {f"answer.{seat}": look for seat, look in looks.items()}
            yield from in_row("answers", [*answers], look=answers.__getitem__, bright=True)


def _belongings(view: State, seat: int, player: Player) -> Placed:
    put_down = _paid(view, seat)[len(COLORS) :]
    for place, name in enumerate(RESOURCES):
        pile = f"goods.{seat}.{name}" if place <= BROWN else f"purse.{seat}.{name}"
        left = player.stock[place] - (put_down[place] if place <= BROWN else 0)
        yield at_home(pile, left, owner=seat)
    if len(view.players) >= COUNTED:
        yield at_home(f"tally.{seat}", len(player.tiles), owner=seat)
    goal = setup_of(view).goal
    yield at_home(f"goal.{seat}", goal, owner=seat)
    yield from in_row(f"rubies.{seat}", player.rubies, owner=seat, among=max(goal, len(player.rubies)))
    looks = {tile: FRESH if tile in player.fresh else OWN for tile in player.tiles}
    yield from in_row(f"tiles.{seat}", player.tiles, look=looks.__getitem__, owner=seat)
