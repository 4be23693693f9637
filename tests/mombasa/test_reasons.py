"""Mombasa: why something cannot be chosen: for each obstacle of the rules a position where it shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.kernel.action import Action, act
from game.rules.kernel.frames import FINISH_FIRST
from game.rules.kernel.text import Part, text
from game.rules.mombasa.frames import Discard, Points, Purchase, Removal, Rewards, Steps
from game.rules.mombasa.gains import Need, said_needs
from tests.mombasa.positions import (
    BANANA,
    BOOKKEEPER,
    COFFEE,
    COFFEE_2,
    EXPANSION,
    ahead,
    asking,
    at_call,
    at_track_end,
    attached,
    bare_base,
    bare_column,
    bare_display,
    bookkeeper,
    dear,
    drafting,
    empty_hand,
    expanding,
    flipped_once,
    goods,
    held,
    in_force,
    kept,
    marked,
    mixed,
    mixing,
    opened,
    other_level,
    ousting,
    planning,
    shelving,
    turn,
    unlocked,
    used,
)
from tests.mombasa.scene import Scene

ROOT = Path(__file__).resolve().parents[2]
PLAN = (COFFEE, COFFEE_2, BANANA)
MUCH = ("card.M04", "card.M10", COFFEE_2)
NEED = said_needs([Need("banana", 1)])

Case = tuple[Callable[[], Scene], str, str, dict[str, Part]]

CARDS: dict[str, Case] = {
    "a used card lies face down": (lambda: used(turn(COFFEE), COFFEE), COFFEE, "face-down", {}),
    "a resting card": (turn, "card.0.banana_2", "resting", {}),
    "a card in hand": (turn, COFFEE, "in-hand", {}),
    "another's column": (turn, "column.1.2", "other", {}),
    "another's slot": (turn, "slot.1.1", "other", {}),
    "another's ledger": (bookkeeper, "ledger.1.2", "other", {}),
    "an expansion card by itself": (lambda: turn(EXPANSION), EXPANSION, "base-first", {}),
    "the +1 tile by itself": (lambda: turn("tile.goods", COFFEE), "tile.goods", "attach", {}),
    "the +1 tile once more": (lambda: attached(turn("tile.goods", COFFEE)), "tile.goods", "attached", {}),
    "a tile beside the board": (turn, "tile.merchant", "reserve", {}),
    "a permanent bonus in force": (lambda: in_force("A1", 1), "permanent.A1.1", "permanent", {}),
    "a permanent bonus one does not have": (turn, "permanent.A1.1", "locked", {}),
    "a permanent bonus that a better one replaced": (
        lambda: in_force("A1", 2),
        "permanent.A1.1",
        "outdone",
        {},
    ),
}
PLANNING: dict[str, Case] = {
    "a share card": (planning, "card.M37", "share-plan", {}),
    "all slots are full": (lambda: planning(*PLAN), BOOKKEEPER, "slot-free", {}),
    "the slot of the diamond track": (planning, "slot.0.4", "slot-closed-diamonds", {"space": 8}),
    "the slot of the ledger": (planning, "slot.0.5", "slot-closed-ink", {"space": 4}),
    "ready before a tile is kept": (drafting, "button.ready", "tile-first", {}),
    "the tile that is kept": (kept, "start", "tile-kept", {}),
    "a bookkeeping space at the setup": (Scene, "ledger.0.2", "before-turns", {}),
    "a bookkeeping space in planning": (planning, "ledger.0.2", "before-turns", {}),
    "a port while tiles are chosen": (drafting, "base.cairo", "before-turns", {}),
    "ending with a column that has no slot": (turn, "column.0.4", "slot-closed-diamonds", {"space": 8}),
}
GOODS: dict[str, Case] = {
    "no goods for a card": (turn, "card.M16", "goods", {}),
    "no goods for a track": (turn, "track.cairo", "goods", {}),
    "the card before the goods": (lambda: turn(*MUCH), "card.M16", "need-goods", {}),
    "the track before the goods": (lambda: turn(COFFEE), "track.cairo", "need-goods", {}),
    "all goods are too few": (lambda: turn(COFFEE), "card.M16", "price", {"price": 7, "have": 1}),
    "too few units": (lambda: goods(COFFEE), "card.M16", "price", {"price": 7, "have": 1}),
    "a second card": (lambda: goods(COFFEE, bought=True), "card.M16", "bought", {}),
    "a card in use": (lambda: goods(COFFEE), COFFEE, "in-use", {}),
    "another good": (lambda: goods(COFFEE, BANANA), BANANA, "mixing", {}),
    "goods that reach nothing together": (mixing, BANANA, "mixing-card", {}),
    "mixed goods for a step": (mixed, "track.cairo", "acquire-first", {}),
    "a card after units were spent": (lambda: goods(COFFEE, BANANA, spending=True), BANANA, "spending", {}),
    "a step without units": (lambda: goods(COFFEE, left=0), "track.cairo", "units", {}),
    "stopping with units left": (lambda: goods(COFFEE), "button.done", "units-left", {}),
    "the end of a track": (lambda: at_track_end(goods(COFFEE)), "track.mombasa", "track-end", {}),
    "a capital call": (lambda: at_call(goods(COFFEE), 0), "track.mombasa", "call", {"call": 1, "have": 0}),
    "a step elsewhere": (lambda: opened(Steps(0, {"mombasa": 1})), "track.cairo", "step-other", {}),
}
EXPANDING: dict[str, Case] = {
    "no expansion card": (turn, "base.cairo", "expansion", {}),
    "no expansion card for the chart": (turn, "region.nubia", "expansion", {}),
    "no posts": (lambda: bare_base(turn(EXPANSION)), "base.cairo", "posts", {}),
    "the region before the company": (lambda: turn(EXPANSION), "region.nubia", "base-first", {}),
    "the column before the company": (lambda: turn(EXPANSION), "stack.cairo.1", "base-first", {}),
    "no border": (expanding, "region.natal", "region-far", {"company": "cairo"}),
    "a post of the company": (lambda: expanding().post("cairo", "nubia"), "region.nubia", "region-own", {}),
    "too few points": (lambda: held(expanding(1)), "region.nubia", "region-cost", {"cost": 2, "have": 1}),
    "the column before the region": (expanding, "stack.cairo.2", "region-first", {}),
    "a column without posts": (lambda: bare_column(expanding()), "stack.cairo.1", "column-posts", {}),
    "the base of another company": (expanding, "stack.mombasa.2", "base-other", {}),
    "an ousted post to another base": (ousting, "stack.cairo.2", "base-other", {}),
    "an ousted post to a full column": (ousting, "stack.mombasa.2", "column-full", {}),
    "a post from a bare column": (
        lambda: bare_column(opened(Removal(0, 1))),
        "stack.cairo.1",
        "column-posts",
        {},
    ),
}
BOOKS: dict[str, Case] = {
    "a book without points": (turn, "book.A20", "need-points", {}),
    "pounds without points": (turn, "pile.bank", "need-points", {}),
    "too few points for a C": (
        lambda: opened(Points(0, 1)),
        "book.C01",
        "book-points",
        {"cost": 2, "have": 1},
    ),
    "A on stripes": (lambda: shelving("book.A02"), "book.A02 ledger.0.7", "book-striped", {}),
    "A over B": (lambda: shelving("book.A02"), "book.A02 ledger.0.3", "book-cover", {}),
    "a book where the ink starts": (lambda: shelving("book.B02"), "book.B02 ledger.0.0", "book-start", {}),
    "the end of the turn before the books": (lambda: shelving("book.B02"), "button.done", "shelve-first", {}),
    "the ledger without a bookkeeper": (turn, "ledger.0.3", "need-bookkeeper", {}),
    "the ledger amid something else": (lambda: opened(Points(0, 1)), "ledger.0.3", "need-bookkeeper", {}),
    "a space that the ink has passed": (lambda: bookkeeper(ink=2), "ledger.0.1", "book-behind", {}),
    "the space of the ink": (lambda: bookkeeper(ink=2), "ledger.0.2", "book-here", {}),
    "the space of the ink in a turn": (turn, "ledger.0.0", "book-here", {}),
    "an empty space": (bookkeeper, "ledger.0.3", "book-gap", {}),
    "a space beyond an empty one": (bookkeeper, "ledger.0.5", "book-gap", {}),
    "a book that is not fulfilled": (lambda: asking(0), "ledger.0.2", "book-need", {"need": NEED}),
}
BONUSES: dict[str, Case] = {
    "a space with a marker": (lambda: marked(coffee=1), "bonus.coffee", "occupied", {}),
    "no marker left": (lambda: marked(start=0, buy=0, remove=0), "bonus.coffee", "markers", {}),
    "a level not reached": (lambda: unlocked("D2", 0), "bonus.D2.1", "locked", {}),
    "the other level of a track": (other_level, "bonus.D2.2", "other-level", {}),
    "none of it": (turn, "bonus.coffee", "too-few", {"least": 1, "have": 0}),
    "somebody has more": (lambda: ahead(turn(COFFEE)), "bonus.coffee", "majority", {}),
    "a tile that costs more": (lambda: turn().money(1), "bonus.tile_merchant", "price-money", dear(2, 1)),
    "a purchase without money": (lambda: turn().money(1), "bonus.buy", "purchase", {"price": 1, "have": 0}),
    "a purchase from nothing": (lambda: bare_display(turn().money(3)), "bonus.buy", "display", {}),
    "the start player's first turn": (lambda: Scene().at_turn(0, 1), "bonus.start", "start-player", {}),
    "a removal without a hand": (lambda: empty_hand(turn()), "bonus.remove", "no-card", {}),
    "a card too dear": (lambda: opened(Purchase(0, 1)).money(7), "card.M16", "price-money", dear(8, 7)),
    "a card of another good": (
        lambda: opened(Discard(0, "coffee", 3)),
        BANANA,
        "discard",
        {"good": "coffee"},
    ),
}
BESIDE: dict[str, tuple[Callable[[], Scene], Action, str, dict[str, Part]]] = {
    "a flip without money": (lambda: asking(1), act(0, "flip", "ledger.0.2"), "price-money", dear(2, 1)),
    "a second flip": (flipped_once, act(0, "flip", "ledger.0.2"), "flipped", {}),
    "a higher bracket": (
        lambda: turn(COFFEE_2), act(0, "mark", "bonus.coffee", amount=3), "too-few", {"least": 3, "have": 2},
    ),
}  # fmt: skip
"""What else a thing might be used for."""
ALL = {**CARDS, **PLANNING, **GOODS, **EXPANDING, **BOOKS, **BONUSES}


@pytest.mark.parametrize("case", ALL)
def test_what_cannot_be_chosen_says_why(case: str) -> None:
    made, wanted, reason, values = ALL[case]
    scene = made()
    *picked, target = wanted.split()
    if target == "start":
        target = scene.player().tile
    assert scene.rules.refuse(scene.state, 0, target, picked) == text(f"mombasa-no-{reason}", **values)


@pytest.mark.parametrize("case", BESIDE)
def test_what_else_a_thing_cannot_be_used_for_says_why(case: str) -> None:
    made, action, reason, values = BESIDE[case]
    scene = made()
    assert dict(scene.rules.candidates(scene.state))[action] == text(f"mombasa-no-{reason}", **values)


def test_every_reason_of_the_catalogue_is_met_here() -> None:
    lines = (ROOT / "assets" / "lang" / "en" / "mombasa.ftl").read_text(encoding="utf-8").splitlines()
    keys = {
        line.split(" =")[0].removeprefix("mombasa-no-") for line in lines if line.startswith("mombasa-no-")
    }
    assert keys == {reason for _, _, reason, _ in (*ALL.values(), *BESIDE.values())}


@pytest.mark.parametrize("target", ["card.M16", "book.A20", "bonus.coffee", "base.mombasa", "column.0.1"])
def test_in_the_middle_of_an_action_what_belongs_to_a_turn_must_wait(target: str) -> None:
    scene = opened(Rewards(0, "cairo", ["region.nubia", "region.tripolitania"]))
    assert scene.rules.refuse(scene.state, 0, target) == FINISH_FIRST


def test_a_column_may_be_chosen_before_the_region_where_it_makes_a_difference() -> None:
    scene = expanding()
    why = scene.rules.refuse(scene.state, 0, "stack.cairo.2")
    assert why is not None
    assert why.key == "mombasa-no-region-first", "all are alike"
    scene.state.lost.append(scene.state.stacks["cairo"][0][0])
    scene.state.stacks["cairo"][0][0] = ""
    assert scene.rules.refuse(scene.state, 0, "stack.cairo.2") is None
