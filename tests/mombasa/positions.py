"""Positions of Mombasa in which something cannot be chosen."""

from __future__ import annotations

from game.rules.kernel.text import Part
from game.rules.mombasa.frames import Bookkeeping, Expansion, Frame, Goods, Ousting, TurnEnd
from tests.mombasa.scene import Scene

COFFEE, COFFEE_2, BANANA = "card.0.coffee_1", "card.0.coffee_2", "card.0.banana_1"
EXPANSION, BOOKKEEPER = "card.0.expansion_2-1", "card.0.bookkeeper_2"


def turn(*cards: str) -> Scene:
    """Player 0 is to act, not for the first time, with these cards lying open.

    A card for 7 lies in the display, a book A and a book C on the shelf.
    """
    scene = Scene().at_turn(0, 2).market(r1c1="card.M16").shelf(r1n2="book.A20", r1n6="book.C01")
    return scene.area(*cards)


def goods(*cards: str, left: int | None = None, bought: bool = False, spending: bool = False) -> Scene:
    """Player 0 uses goods cards."""
    scene = turn(*cards)
    scene.do("use", cards[0])
    frame = scene.state.stack[-1]
    assert isinstance(frame, Goods)
    frame.left, frame.bought, frame.spending = frame.left if left is None else left, bought, spending
    return scene


def expanding(points: int = 2) -> Scene:
    """Player 0 expands Cairo."""
    scene = turn()
    scene.state.stack.append(Expansion(0, "cairo", points))
    return scene


def shelving(*books: str) -> Scene:
    """Player 0 has gained books."""
    scene = turn().ledger("book.A01", "book.B01")
    for book in books:
        scene.state.supply[book[5]].remove(book)
    scene.player().gained += books
    scene.state.stack[:] = [TurnEnd(0, True)]
    return scene


def bookkeeper(**player: object) -> Scene:
    """Player 0 uses the bookkeeper, with 2 coffee lying open."""
    scene = turn(BOOKKEEPER, COFFEE_2).money(4).ledger("book.A03", "", "book.A06")
    for name, value in player.items():
        setattr(scene.player(), name, value)
    scene.do("account", BOOKKEEPER)
    return scene


def ousting() -> Scene:
    """Cairo enters a region of Mombasa; the first two columns of Mombasa's base have room, the third none."""
    scene = turn().post("mombasa", "nubia", "kasai")
    column = scene.state.stacks["cairo"][0]
    scene.state.arrivals["region.nubia"], column[0] = column[0], ""
    scene.state.stack.append(Ousting(0))
    return scene


def planning(*placed: str) -> Scene:
    """Player 0 plans."""
    scene = Scene().arranged().hand("card.M37")
    for number, card in enumerate(placed, start=1):
        scene.do("place", card, f"slot.0.{number}")
    return scene


def opened(top: Frame) -> Scene:
    """Something else is open in the turn of player 0."""
    scene = turn()
    scene.state.stack.append(top)
    return scene


def drafting() -> Scene:
    return Scene(setup="later")


def kept() -> Scene:
    scene = drafting()
    scene.do("keep", scene.player().offer[0])
    return scene


def marked(**marks: int) -> Scene:
    """Markers lie on bonus spaces."""
    scene = turn()
    for space, seat in marks.items():
        scene.state.marks[f"bonus.{space.replace('_level_', '.')}"] = seat
        scene.player(seat).markers -= 1
    return scene


def unlocked(track: str, level: int) -> Scene:
    scene = turn().money(9).track(cairo=track)
    scene.player().levels["cairo"] = level
    return scene


def in_force(track: str, level: int) -> Scene:
    """The bonus of a level is in force on whichever company has the track."""
    scene = turn()
    companies = scene.state.tracks
    scene.player().levels[next(each for each in companies if companies[each] == track)] = level
    return scene


def other_level() -> Scene:
    """Own marker on the other space of the same track."""
    scene = unlocked("D2", 2)
    scene.do("mark", "bonus.D2.1")
    return scene.turn()


def empty_hand(scene: Scene) -> Scene:
    scene.player().rests[0] += scene.player().hand
    scene.player().hand.clear()
    return scene


def at_track_end(scene: Scene) -> Scene:
    scene.player().steps["mombasa"] = 18
    return scene


def at_call(scene: Scene, pounds: int) -> Scene:
    """The marker stands before the capital call of 1 pound on track A1."""
    scene.player().steps["mombasa"] = 6
    return scene.money(pounds)


def used(scene: Scene, card: str) -> Scene:
    scene.player().used.append(card)
    return scene


def dear(price: int, have: int) -> dict[str, Part]:
    return {"price": price, "have": have}


def bare_column(scene: Scene) -> Scene:
    """The first column of Cairo has no posts left."""
    column = scene.state.stacks["cairo"][0]
    scene.state.lost += column
    column[:] = [""] * len(column)
    return scene


def held(scene: Scene) -> Scene:
    """Another company is in a region."""
    return scene.post("mombasa", "nubia")


def mixing() -> Scene:
    """The discount of level 2 lets goods be mixed, for a card that is too dear."""
    scene = goods(COFFEE, BANANA)
    scene.player().levels["mombasa"] = 2
    for row in scene.state.market:
        for column, card in enumerate(row):
            if card != "card.M16":
                scene.state.discard.append(card)
                row[column] = ""
    return scene


def mixed() -> Scene:
    """Different goods are in use and must take a card."""
    scene = goods("card.M04", "card.M05")
    scene.player().levels["mombasa"] = 2
    scene.do("use", "card.M05")
    return scene


def asking(money: int) -> Scene:
    """The next book asks for a banana."""
    scene = turn(BOOKKEEPER).money(money).ledger("book.A06")
    scene.player().ink = 1
    scene.state.stack.append(Bookkeeping(0, BOOKKEEPER))
    return scene


def flipped_once() -> Scene:
    scene = asking(9).area(BANANA).ledger("book.A06", "book.A07")
    scene.do("flip", "ledger.0.3")
    return scene


def bare_base(scene: Scene) -> Scene:
    """Cairo has no posts left."""
    for column in scene.state.stacks["cairo"]:
        scene.state.lost += filter(None, column)
        column[:] = [""] * len(column)
    return scene


def ahead(scene: Scene) -> Scene:
    """The other player has more coffee."""
    return scene.area("card.1.coffee_2", seat=1)


def bare_display(scene: Scene) -> Scene:
    for row in scene.state.market:
        scene.state.discard += filter(None, row)
        row[:] = [""] * len(row)
    return scene


def attached(scene: Scene) -> Scene:
    scene.player().plus = COFFEE
    return scene
