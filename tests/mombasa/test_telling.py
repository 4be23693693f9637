"""Mombasa: what is told, heard and flown of events."""

from __future__ import annotations

import pytest

from game.rules.kernel.action import act
from game.rules.kernel.event import Event, EventValue
from game.rules.kernel.text import Part, text
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.frames import Arrange
from game.rules.mombasa.gains import Gain, said_gains
from game.tables.mombasa.events import EVENTS
from game.tables.mombasa.table import MombasaTable
from game.tables.table import Flight
from game.ui.table.bar.offers import PREFIX
from tests.mombasa.scene import Scene, shipped
from tests.mombasa.test_games import EVENTS as KINDS
from tests.mombasa.test_presses import Hand, expanding
from tests.room import Sit

TABLE = MombasaTable(shipped())
SILENT = {"keep", "place", "lift", "used", "coin"}
"""What others know nothing of, and what the lines and pictures around it show already."""

Told = tuple[dict[str, EventValue], str, dict[str, Part], tuple[Flight, ...]]
POST, COIN = "post.cairo.7", "coin"
CASES: dict[str, Told] = {
    "plan": ({"seat": 1, "cards": ("card.M01", "card.M02")}, "plan", {"seat": "seat:1", "count": 2}, ()),
    "acquire": (
        {"seat": 0, "card": "card.M01", "place": "display.1.3"},
        "acquire",
        {"seat": "seat:0", "card": "@card.M01"},
        (Flight("card.M01", "display.1.3", "fan.0"),),
    ),
    "step": (
        {"seat": 1, "company": "cairo", "space": 4, "shares": 1},
        "step",
        {"company": "cairo", "space": 4, "shares": 1},
        (Flight("step.cairo.1", "", "track.cairo"),),
    ),
    "pay": ({"seat": 0, "amount": 2}, "pay", {"amount": 2}, (Flight(COIN, "purse.0", "pile.bank"),)),
    "receive": ({"seat": 1, "amount": 2}, "receive", {"amount": 2}, (Flight(COIN, "pile.bank", "purse.1"),)),
    "enter": (
        {
            "seat": 0,
            "company": "cairo",
            "region": "region.nubia",
            "post": POST,
            "cost": 2,
            "column": "stack.cairo.2",
        },
        "enter",
        {"company": "cairo", "region": "@region.nubia", "cost": 2},
        (Flight(POST, "stack.cairo.2", "region.nubia"),),
    ),
    "oust": (
        {"seat": 0, "region": "region.nubia", "post": POST, "column": "stack.cairo.2"},
        "oust",
        {"company": "cairo", "region": "@region.nubia", "lost": False},
        (Flight(POST, "region.nubia", "stack.cairo.2"),),
    ),
    "oust out of the game": (
        {"seat": 0, "region": "region.nubia", "post": POST, "column": ""},
        "oust",
        {"lost": True},
        (Flight(POST, "region.nubia", "base.cairo"),),
    ),
    "remove": (
        {"seat": 0, "post": POST, "column": "stack.cairo.2"},
        "remove",
        {"company": "cairo"},
        (Flight(POST, "stack.cairo.2", "base.cairo"),),
    ),
    "book": (
        {"seat": 0, "book": "book.C01", "place": "shelf.1.6", "coins": 1},
        "book",
        {"letter": "C", "coins": 1},
        (),
    ),
    "refill": (
        {"book": "book.B01", "place": "shelf.1.4"},
        "",
        {},
        (Flight("book.B01", "supply.B", "shelf.1.4"),),
    ),
    "mark": (
        {"seat": 1, "space": "bonus.D1.2"},
        "mark",
        {"place": "@bonus.D1.2"},
        (Flight("mark.1.bonus.D1.2", "markers.1", ""),),
    ),
    "discard": (
        {"seat": 1, "card": "card.M01"},
        "discard",
        {"card": "@card.M01"},
        (Flight("card.M01", "fan.1", "deck.discard"),),
    ),
    "clear": ({"card": "card.M01"}, "", {}, (Flight("card.M01", "", "deck.discard"),)),
    "deal": ({"card": "card.M01", "place": "display.1.1"}, "", {}, (Flight("card.M01", "deck.actions", ""),)),
    "end_phase": (
        {"seat": 0, "column": "column.0.1", "taken": ("card.M01",), "rested": ()},
        "end-phase",
        {"count": 1},
        (),
    ),
    "tile_given": ({"seat": 0, "tile": "tile.goods"}, "tile-given", {"tile": "@tile.goods"}, ()),
    "round": ({"round": 3, "first": 1}, "round", {"round": 3, "first": "seat:1"}, ()),
}


@pytest.mark.parametrize("case", CASES)
def test_an_event_is_told_and_flown(case: str) -> None:
    data, key, values, flights = CASES[case]
    event = Event(case.split()[0], data)
    told = TABLE.tell(event)
    assert (told.key if told else "") == (f"mombasa-log-{key}" if key else "")
    assert values.items() <= (told.dict().items() if told else values.items())
    assert TABLE.moves(event) == flights


def test_every_event_is_told_heard_or_flown_but_those_that_others_tell_of() -> None:
    assert set(KINDS) - set(EVENTS) == SILENT
    assert all(event.says != "" or event.sound or event.moves for event in EVENTS.values())


def test_what_is_worth_hearing_is_heard() -> None:
    heard = {kind: TABLE.sound(Event(kind)) for kind in ("turn", "receive", "unlock", "end", "ready", "coin")}
    assert heard == {
        "turn": "turn", "receive": "coin", "unlock": "noble", "end": "end", "ready": "stamp", "coin": None,
    }  # fmt: skip


def test_a_bonus_space_says_on_its_button_what_it_asks_for_and_brings() -> None:
    coffee, brought = TABLE.verb(act(0, "mark", "bonus.coffee", amount=3)), [Gain("steps", 3, "cairo")]
    said = {"gains": said_gains(brought), "brief": said_gains(brought, "mombasa-gain-brief")}
    assert coffee == text("mombasa-do-mark-majority", least=3, **said)
    buy = TABLE.verb(act(0, "mark", "bonus.buy"))
    assert buy == text("mombasa-do-mark", cost=1)
    remove = TABLE.verb(act(0, "mark", "bonus.remove"))
    assert remove == text("mombasa-do-mark", cost=0), "the bar has room for what it brings"
    assert TABLE.verb(act(0, "use", "card.M01")).key == "mombasa-do-use"


def test_after_an_expansion_its_regions_and_what_they_brought_are_told_once(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.expansion_2-1").post("mombasa", "lower_egypt"))
    hand.click("base.cairo")
    hand.click("region.lower_egypt")
    said = (hand.room.play.view.narrator.say(line) for line in hand.room.shown.told)
    lines = [line.replace("\u200e", "") for line in said]
    name = hand.room.session.seats[0].name
    assert lines == [
        f"{name} expands Cairo into Lower Egypt: 1 pound.",
        "The Mombasa post in Lower Egypt returns to its base.",
    ]


def test_an_expansion_into_two_regions_names_both(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.expansion_2-1"))
    for target in ("base.cairo", "region.lower_egypt", "region.nubia"):
        hand.click(target)
    first = hand.room.play.view.narrator.say(hand.room.shown.told[0])
    plain = first.replace("\u200e", "")
    assert plain.endswith(
        "expands Cairo into Lower Egypt and Nubia: 1 pound and 1 space on the diamond track."
    ), plain


def test_that_the_last_card_at_the_setup_lies_down_by_itself_is_told_with_the_card_before_it(
    sit: Sit,
) -> None:
    hand = Hand(sit, Scene())
    frame = hand.state.stack[-1]
    assert isinstance(frame, Arrange)
    names = [hand.room.play.view.narrator.say(TABLE.describe(card)) for card in frame.cards]
    for card in tuple(frame.cards)[:2]:
        hand.click(card)
    hand.rest()
    hand.click(f"{PREFIX}0")
    told = hand.room.news
    assert names[1] in told[0] and names[2] in told[0]
    assert told[0].endswith("in the last one.") and "places" not in "".join(told[1:])
    hand.room.wait(3)
    frame = hand.state.stack[-1]
    assert isinstance(frame, Arrange) and frame.seat == 1
    hand.click(frame.cards[0])
    assert "last one" not in "".join(hand.room.news), "one card is laid, two are left"


def with_bookkeeper(sit: Sit, scale: float = 1.0) -> Hand:
    """Somebody has taken two books with a bookkeeper and placed them: the turn has passed on."""
    hand = Hand(sit, expanding("card.0.bookkeeper_2").money(0), text_scale=scale)
    hand.room.perform(act(0, "account", "card.0.bookkeeper_2"))
    finish(hand)
    return hand


def finish(hand: Hand) -> None:
    """Go on till the turn has ended, with books where pounds could be taken too."""
    while hand.room.desk.actor == 0:
        actions = hand.room.choosing.decision.actions
        order = ("done", "finish", "book", "shelve", "coins", "flip", "enter")
        hand.room.perform(min(actions, key=lambda action: (order.index(action.verb), action.targets)))


def test_that_a_bookkeeper_was_used_is_told_before_what_was_placed_with_it(sit: Sit) -> None:
    hand = with_bookkeeper(sit)
    verbs = [step.action.verb for step in hand.room.session.log]
    assert verbs.count("book") == 2 and verbs.count("shelve") == 2
    told = hand.room.news
    assert "uses Bookkeeper (2)" in told[0]
    assert sum("takes" in line for line in told) == 2 and "places" in told[-1]


def test_the_bookkeeper_is_told_first_after_the_ink_was_left_where_it_is_too(sit: Sit) -> None:
    scene = expanding("card.0.bookkeeper_2", "card.0.coffee_1").money(4)
    scene.player().books[1] = ""
    hand = Hand(sit, scene.ledger("book.A06"))
    hand.room.perform(act(0, "account", "card.0.bookkeeper_2"))
    finish(hand)
    assert "done" in [step.action.verb for step in hand.room.session.log]
    assert "uses Bookkeeper (2)" in hand.room.news[0]


def test_the_region_that_was_entered_is_told_before_the_book_that_it_brought(sit: Sit) -> None:
    graph = shipped().graph
    company, region = next(
        (company, region)
        for company in COMPANIES
        for region, cost in graph.links[company]
        if graph.regions[region].reward == "bookkeeping" and cost <= 4
    )
    hand = Hand(sit, expanding("card.0.expansion_2-1", "card.0.expansion_2-2").money(0))
    hand.room.perform(act(0, "expand", f"base.{company}"))
    hand.room.perform(next(a for a in hand.room.choosing.decision.actions if region in a.targets))
    finish(hand)
    told = hand.room.news
    assert "Abyssinia" in told[0] and "places" in told[-1], told


def test_the_book_that_came_by_a_bonus_marker_is_told_before_the_marker(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.coffee_1").money(0))
    hand.room.perform(act(0, "mark", "bonus.start"))
    assert "places a bonus marker" in hand.room.news[0], "as long as it has brought no book"
    book = next(a for a in hand.room.choosing.decision.actions if a.verb == "book")
    hand.room.perform(book)
    told = hand.room.news
    assert "takes" in told[0] and "places a bonus marker" in told[1], told


def test_a_step_is_told_by_the_share_that_it_brings_since_that_is_what_is_printed_on_the_track(
    sit: Sit,
) -> None:
    hand = Hand(sit, expanding("card.0.coffee_1"))
    say = hand.room.play.view.narrator.say
    for shares, end in ((0, "on the Cairo track."), (1, "on the Cairo track (1 share).")):
        told = TABLE.tell(Event("step", {"seat": 0, "company": "cairo", "space": 2, "shares": shares}))
        assert told is not None and say(told).replace("\u200e", "").endswith(end)


def test_of_every_bracket_of_a_majority_it_is_said_once_what_it_brings(sit: Sit) -> None:
    room = Hand(sit, Scene().at_turn(0, 2).area("card.0.coffee_1", "card.0.coffee_2")).room
    room.desk.point("bonus.coffee")
    assert room.offers is not None
    room.play.controls.ring.focus(room.offers.buttons[0].id)
    assert room.look.bar.help[0] == "Gives 3 spaces on the Cairo track"
    room.play.controls.ring.focus(room.offers.buttons[1].id)
    assert room.look.bar.help[0] == "Gives 2 spaces on the Cairo track"
