"""Mombasa: what an action would cost and bring, for every verb that says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.desk.desk_model import offered
from game.rules.kernel.action import Action, act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.text import Part, Text, text
from game.rules.mombasa.frames import (
    Arrange,
    Bookkeeping,
    Discard,
    Frame,
    Points,
    Purchase,
    Removal,
    Rewards,
    TurnEnd,
)
from game.rules.mombasa.gains import Gain, Need, said_gains, said_needs
from game.rules.mombasa.printed import bonus_spaces
from game.tables.mombasa.actions import VERBS
from game.tables.mombasa.table import MombasaTable
from game.ui.table.bar.amounts import grouped
from tests.laws.hearing import cut, hears, help_of, rows, words_of
from tests.mombasa.positions import (
    BANANA,
    BOOKKEEPER,
    COFFEE,
    COFFEE_2,
    EXPANSION,
    asking,
    expanding,
    goods,
    opened,
    ousting,
    planning,
    turn,
)
from tests.mombasa.scene import Scene
from tests.room import Sit

Line = tuple[str, dict[str, Part]]
Case = tuple[Callable[[], Scene], Action, list[Line]]


def stepping(company: str, place: int, other: int = 0) -> Scene:
    """Player 0 has a unit to step on, with both markers of a company somewhere."""
    scene = goods(COFFEE).money(3)
    scene.player(0).steps[company], scene.player(1).steps[company] = place, other
    return scene


def bare_front(scene: Scene) -> Scene:
    """Four spaces of Cairo's first column have lost their posts."""
    column = scene.state.stacks["cairo"][0]
    scene.state.lost += column[:4]
    column[:4] = [""] * 4
    return scene


def inking() -> Scene:
    """The ink may go on to a book that pays or to one that lies face down."""
    scene = turn(BOOKKEEPER, COFFEE_2).ledger("book.A03", "book.A05")
    scene.player().ink, scene.player().flipped = 1, [3]
    scene.do("account", BOOKKEEPER)
    return scene


def drafted() -> Scene:
    """A later game: player 0 has kept a tile."""
    scene = Scene(setup="later")
    scene.do("keep", scene.player().offer[0])
    return scene


def ending(*, alone: bool = False) -> Scene:
    """The end of a turn of many steps; ``alone`` if the other player has ended the phase."""
    scene = opened(TurnEnd(0, asks=True))
    scene.player(1).ended = alone
    return scene


def rewarded() -> Scene:
    return opened(Rewards(0, "cairo", ["region.tripolitania", "region.maghreb"]))


def paid(amount: int, seat: int = 0) -> Line:
    return "receive", {"amount": amount, "seat": f"seat:{seat}", "own": seat == 0}


C01 = {"needs": said_needs([Need("coffee", 3), Need("any", 3)]), "gains": said_gains([Gain("pounds", 6)])}


def resting(card: str, column: str) -> Scene:
    scene = Scene()
    scene.do("rest", card, column)
    return scene


def mid_bookkeeping(top: Frame) -> Scene:
    """The ink has moved; the points of its book come before the 2 of the card."""
    scene = opened(Bookkeeping(0, BOOKKEEPER, done=True))
    scene.state.stack.append(top)
    return scene


def pointing() -> Scene:
    """The ink may go to a book that brings a point."""
    scene = turn(BOOKKEEPER, BANANA).ledger("book.A07")
    scene.player().ink = 1
    scene.do("account", BOOKKEEPER)
    return scene


USE: Line = ("mombasa-explain-card", {"kind": "goods"})
DIAMOND: Line = ("mombasa-explain-reward", {"reward": "diamonds", "amount": 1})

CASES: dict[str, Case] = {
    "using goods": (lambda: turn(COFFEE_2), act(0, "use", COFFEE_2), [("units", {"count": 2})]),
    "more goods": (lambda: goods("card.M04", COFFEE_2), act(0, "use", COFFEE_2), [("units", {"count": 5})]),
    "a card for units": (
        lambda: goods("card.M16").market(r1c3="card.M01"),
        act(0, "acquire", "card.M01"),
        [("left", {"count": 3})],
    ),
    "the last units": (
        lambda: goods(COFFEE).market(r1c3="card.M01"),
        act(0, "acquire", "card.M01"),
        [("left", {"count": 0})],
    ),
    "a card for pounds": (
        lambda: opened(Purchase(0, 1)).money(9),
        act(0, "acquire", "card.M16"),
        [("pay", {"amount": 8})],
    ),
    "a card for a resting column": (
        Scene,
        act(0, "rest", "card.0.cotton_1", "column.0.2"),
        [("rest", {"number": 2, "last": 0}), ("rests", {})],
    ),
    "the last card but one": (
        lambda: resting("card.0.cotton_1", "column.0.2"),
        act(0, "rest", "card.0.banana_2", "column.0.1"),
        [("rest", {"number": 1, "last": 3}), ("rests", {})],
    ),
    "a card for a slot": (planning, act(0, "place", COFFEE, "slot.0.2"), [("place", {"number": 2}), USE]),
    "a step": (
        lambda: stepping("mombasa", 1),
        act(0, "step", "track.mombasa"),
        [("shares", {"company": "mombasa", "shares": 1, "value": 0})],
    ),
    "a special space": (
        lambda: stepping("mombasa", 3, other=5),
        act(0, "step", "track.mombasa"),
        [
            ("shares", {"shares": 2}),
            ("permanent", {"bonus": "@permanent.A1.1"}),
            ("special", {"company": "mombasa"}),
            paid(1),
            paid(1, seat=1),
        ],
    ),
    "a special space that opens a bonus space": (
        lambda: stepping("cairo", 2),
        act(0, "step", "track.cairo"),
        [("shares", {"shares": 1}), ("space", {"space": "@bonus.D1.1"}), ("special", {}), paid(1)],
    ),
    "a capital call": (
        lambda: stepping("mombasa", 6),
        act(0, "pay", "track.mombasa"),
        [("shares", {"shares": 3}), ("pay", {"amount": 1})],
    ),
    "an expansion": (
        lambda: turn(EXPANSION),
        act(0, "expand", "base.cairo"),
        [("expand", {"points": 2, "count": 3})],
    ),
    "a region": (
        lambda: expanding(3),
        act(0, "enter", "region.nubia"),
        [("enter", {"cost": 1, "have": 3, "company": "none"}), DIAMOND],
    ),
    "a region of another company": (
        lambda: expanding(3).post("mombasa", "nubia"),
        act(0, "enter", "region.nubia"),
        [("enter", {"cost": 2, "have": 3, "company": "mombasa", "more": 1}), DIAMOND],
    ),
    "a region and a column that shows coins": (
        lambda: bare_front(expanding(3)),
        act(0, "enter", "region.nubia", "stack.cairo.1"),
        [("enter", {}), DIAMOND, ("value", {"company": "cairo", "before": 3, "after": 5})],
    ),
    "an ousted post": (
        ousting,
        act(0, "return", "stack.mombasa.1"),
        [("value", {"company": "mombasa", "before": 1, "after": 0})],
    ),
    "a post removed": (
        lambda: bare_front(opened(Removal(0, 1))),
        act(0, "remove", "stack.cairo.1"),
        [("value", {"company": "cairo", "before": 3, "after": 5})],
    ),
    "a reward": (
        rewarded,
        act(0, "claim", "region.maghreb"),
        [("reward", {"reward": "bookkeeping", "amount": 1})],
    ),
    "the bookkeeper": (
        lambda: turn(BOOKKEEPER, COFFEE_2).ledger("book.A03"),
        act(0, "account", BOOKKEEPER),
        [("account", {"points": 2, "count": 2})],
    ),
    "a flip": (
        lambda: asking(2).area(BANANA),
        act(0, "flip", "ledger.0.2"),
        [("flip", {}), ("pay", {"amount": 2})],
    ),
    "ink to a book": (
        inking,
        act(0, "ink", "ledger.0.2"),
        [("brings", {"gains": said_gains([Gain("pounds", 2)])}), ("ink", {"value": 0}), paid(2)],
    ),
    "ink to a flipped book": (
        inking,
        act(0, "ink", "ledger.0.3"),
        [("flipped", {}), ("ink", {"value": 10})],
    ),
    "a book": (
        lambda: opened(Points(0, 3)),
        act(0, "book", "book.C01"),
        [("book", {"cost": 2, "left": 1, "more": 0}), ("mombasa-explain-book", {**C01})],
    ),
    "a book before the points of the card": (
        lambda: mid_bookkeeping(Points(0, 1)),
        act(0, "book", "book.A20"),
        [("book", {"cost": 1, "left": 0, "more": 2}), ("mombasa-explain-book", {})],
    ),
    "ink to a book that brings points": (
        pointing,
        act(0, "ink", "ledger.0.2"),
        [("brings", {"more": 2}), ("ink", {})],
    ),
    "pounds for points": (lambda: opened(Points(0, 3)), act(0, "coins", "pile.bank"), [paid(3)]),
    "a merchant": (
        lambda: turn("card.M24").post("cairo", "fezzan"),
        act(0, "trade", "card.M24"),
        [("diamonds", {"space": 3}), paid(1)],
    ),
    "a card removed": (lambda: opened(Discard(0, "", 2)), act(0, "discard", COFFEE_2), [paid(3)]),
    "a plan": (planning, act(0, "ready", "button.ready"), [("ready", {"tile": False})]),
    "a tile that is kept": (drafted, act(0, "ready", "button.ready"), [("ready", {"tile": True})]),
    "stopping with points": (expanding, act(0, "done", "button.done"), [("done", {"ink": False})]),
    "ink that stays": (inking, act(0, "done", "button.done"), [("done", {"ink": True})]),
    "the end of a turn": (ending, act(0, "finish", "button.done"), [("finish", {"again": False})]),
    "the end of a turn after which nobody else has one": (
        lambda: ending(alone=True),
        act(0, "finish", "button.done"),
        [("finish", {"again": True})],
    ),
    "the end of the phase": (
        lambda: turn(COFFEE, COFFEE_2),
        act(0, "end", "column.0.1"),
        [("end", {"count": 1})],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_an_action_says_what_it_costs_and_brings(case: str) -> None:
    made, action, wanted = CASES[case]
    scene = made()
    assert action in scene.legal()
    said = MombasaTable(scene.rules).preview(scene.rules.view(scene.state, 0), action)
    keys = [line.removeprefix("mombasa-preview-") for line, _ in wanted]
    assert [line.key.removeprefix("mombasa-preview-") for line in said] == keys
    for line, (_, values) in zip(said, wanted, strict=True):
        assert values.items() <= line.dict().items(), line


def test_a_preview_stops_where_books_are_drawn() -> None:
    scene = turn("card.M09")
    place = next(iter(scene.state.shelf))
    scene.state.spent.append(scene.state.shelf[place])
    scene.state.shelf[place] = ""
    said = MombasaTable(scene.rules).preview(scene.rules.view(scene.state, 0), act(0, "trade", "card.M09"))
    assert [line.key for line in said] == ["mombasa-preview-diamonds", "mombasa-preview-receive"]


def test_previews_name_nobody_in_the_third_person_but_others() -> None:
    for made, action, _ in CASES.values():
        scene = made()
        lines: tuple[Text, ...] = MombasaTable(scene.rules).preview(scene.rules.view(scene.state, 0), action)
        assert not any(line.key.startswith("mombasa-log-") for line in lines)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_whoever_lays_the_first_card_to_rest_reads_what_that_is_for(
    sit: Sit, language: str, scale: float
) -> None:
    room = sit(title="mombasa", opening=Scene().state, size=(1920, 1080), language=language, text_scale=scale)
    assert hears(room, (text("mombasa-preview-rests"),))


def test_what_a_bonus_space_brings_begins_with_the_most_that_is_open() -> None:
    """Rulebook: Bonus markers: who has 5 coffee gets what 5 bring; less is there for the asking."""
    scene = Scene().at_turn(0, 2).area("card.M04", "card.0.coffee_2")
    (decision,) = scene.rules.decisions(scene.state)
    choosing = Choosing(decision)
    choosing.point("bonus.coffee")
    view = scene.rules.view(scene.state, 0)
    groups = grouped(offered(choosing, MombasaTable(scene.rules), view))
    amounts = [group.chosen.action.amount for group in groups]
    assert len(amounts) > 1 and amounts == sorted(amounts, reverse=True)
    assert all(len(group.offers) == 1 for group in groups), "each is a button with its own words"


@pytest.mark.parametrize("space", [space for space, options in bonus_spaces().items() if len(options) > 1])
def test_of_several_options_of_a_bonus_space_each_button_says_what_it_gives(space: str) -> None:
    label_of = VERBS["mark"].label
    assert callable(label_of)
    labels = [label_of(act(0, option.verb, space, amount=option.least)) for option in bonus_spaces()[space]]
    for label, option in zip(labels, bonus_spaces()[space], strict=True):
        assert isinstance(label, Text)
        assert label.dict()["gains"] == said_gains(option.gains)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_is_said_of_a_card_to_be_laid_to_rest_names_that_card(
    sit: Sit, language: str, scale: float
) -> None:
    opening = Scene().state
    room = sit(title="mombasa", opening=opening, size=(1456, 819), language=language, text_scale=scale)
    narrator, table = room.play.view.narrator, room.play.view.table
    frame = opening.stack[-1]
    assert isinstance(frame, Arrange)
    for card in frame.cards:
        room.play.controls.ring.focus(card)
        assert any(words_of(form) in help_of(room) for form in narrator.forms(table.describe(card)))


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_books_and_bonus_tiles_bring_is_never_cut(sit: Sit, language: str, scale: float) -> None:
    scene = opened(Points(0, 2))
    room = sit(title="mombasa", opening=scene.state, size=(1456, 819), language=language, text_scale=scale)
    bar = room.play.view.bar
    pieces = (*filter(None, scene.state.shelf.values()), *scene.state.tiles)
    for piece in pieces:
        if room.play.controls.ring.focus(piece):
            said = [(row, words, width) for row, words, width in rows(room) if row is bar.help]
            assert said and not any(cut(room, *each) for each in said), piece
