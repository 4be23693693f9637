"""Mombasa: what there is to know of each piece, and what each is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.lang.catalogue import Catalogue
from game.rules.kernel.text import Part, text
from game.rules.mombasa.frames import Plan
from game.rules.mombasa.gains import Gain, Need, said_gains, said_needs
from game.rules.mombasa.printed import bonus_spaces
from game.tables.mombasa.table import MombasaTable
from game.tables.mombasa.title import TITLE
from tests.mombasa.positions import BOOKKEEPER, bare_base, turn
from tests.mombasa.scene import Scene

Line = tuple[str, dict[str, Part]]


def looked_at() -> Scene:
    """A position in which there is something to say of everything."""
    scene = turn("card.M06", BOOKKEEPER).post("cairo", "nubia").ledger("book.A13", "book.C01")
    scene.track(mombasa="A2", saint_louis="C1").player().levels["mombasa"] = 1
    scene.player().diamonds, scene.player(1).ink = 3, 15
    scene.player(0).steps["cairo"], scene.player(1).steps["cairo"] = 2, 5
    scene.state.marks["bonus.buy"] = 1
    scene.player(1).markers -= 1
    return scene


def book(letter: str, *gains: Gain, **needs: int) -> Line:
    asked = [Need(kind, amount) for kind, amount in needs.items()]
    return "book", {"needs": said_needs(asked), "gains": said_gains(gains)}


CAIRO: list[Line] = [
    ("company", {"value": 0, "posts": 14}),
    ("shares", {"seat": "seat:0", "shares": 1}),
    ("shares", {"seat": "seat:1", "shares": 2}),
]
EXPLAINED: dict[str, list[Line]] = {
    "region.nubia": [
        ("reward", {"reward": "diamonds", "amount": 1}),
        ("held", {"company": "cairo", "more": 1}),
        ("mines", {"count": 1}),
    ],
    "region.kordofan": [("reward", {"reward": "pounds", "amount": 2})],
    "region.great_sahara": [("reward", {"reward": "none", "amount": 0})],
    "base.cairo": CAIRO,
    "value.cairo": CAIRO,
    "stack.cairo.2": CAIRO,
    "track.cairo": [
        ("track", {"seat": "seat:0", "space": 2, "shares": 1}),
        ("track", {"seat": "seat:1", "space": 5, "shares": 2}),
    ],
    "card.M06": [("card", {"kind": "goods"}), ("units", {"count": 4}), ("red", {"red": 3})],
    "card.M04": [("card", {"kind": "goods"}), ("red", {"red": 3})],
    "card.M37": [("card", {"kind": "share"}), ("red", {"red": 2})],
    "tile.merchant": [("tile", {"tile": "merchant"})],
    "book.A13": [book("A", Gain("pounds", 2), cotton=2), ("met", {})],
    "next.book.A13": [book("A", Gain("pounds", 2), cotton=2), ("met", {})],
    "book.C01": [book("C", Gain("pounds", 6), coffee=3, any=3), ("unmet", {})],
    "book.A20": [book("A", Gain("diamonds", 2), expansion=3)],
    "bonus.cotton": [
        (
            "yours",
            {"good": "cotton", "count": 4, "gains": said_gains(bonus_spaces()["bonus.cotton"][1].gains)},
        ),
        ("majority", {"least": 1}),
        ("majority", {"least": 4}),
        ("majority", {"least": 6}),
        ("total", {"seat": "seat:0", "count": 4}),
        ("total", {"seat": "seat:1", "count": 0}),
    ],
    "bonus.buy": [("space", {"cost": 1, "gains": said_gains([Gain("buy", 0)])}), ("mombasa-no-occupied", {})],
    "bonus.C1.1": [
        ("space", {"cost": 2, "gains": said_gains([Gain("points", 1), Gain("diamonds", 2)])}),
        ("space", {"cost": 2, "gains": said_gains([Gain("points", 2), Gain("diamonds", 1)])}),
    ],
    "bonus.remove": [("discard", {"good": "", "count": 2})],
    "bonus.D1.2": [("discard", {"good": "coffee", "count": 5})],
    "diamonds.0": [("place", {"space": 3, "value": 0}), ("next", {"count": 3, "value": 10})],
    "books.0": [("place", {"space": 0, "value": 0}), ("next", {"count": 3, "value": 10})],
    "ink.1": [("place", {"space": 15, "value": 60})],
    "ledger.0.7": [("ledger", {"value": 20}), ("mombasa-no-book-striped", {})],
    "ledger.0.4": [("ledger", {"value": 10})],
    "slot.0.4": [("mombasa-no-slot-closed-diamonds", {"space": 8})],
    "slot.1.5": [("slot", {})],
    "column.0.1": [("column", {"count": 1})],
    "start.T02": [
        ("start", {"first": "@card.0.coffee_1", "third": "@card.0.expansion_2-1"}),
        book("A", Gain("points", 1), banana=2),
        ("bonus", {"gains": said_gains([Gain("steps", 2, "cape_town")])}),
    ],
    "round.1": [("rounds", {"count": 7})],
    "round.2": [("round", {"count": 1})],
    "purse.0": [("own", {"kind": "purse", "count": 1})],
    "next.0": [],
}


@pytest.mark.parametrize("piece", EXPLAINED)
def test_a_piece_explains_itself(piece: str) -> None:
    scene = looked_at()
    said = MombasaTable(scene.rules).explain(scene.rules.view(scene.state, 0), piece)
    assert [line.key.removeprefix("mombasa-explain-") for line in said] == [
        key for key, _ in EXPLAINED[piece]
    ]
    for line, (_, values) in zip(said, EXPLAINED[piece], strict=True):
        assert values.items() <= line.dict().items()


def test_a_company_without_posts_says_so() -> None:
    scene = bare_base(turn())
    said = MombasaTable(scene.rules).explain(scene.state, "base.cairo")
    assert said[-1] == text("mombasa-no-posts")


def test_what_lies_open_is_not_told_while_others_plan() -> None:
    scene = Scene().arranged().ledger("book.A13")
    scene.do("place", "card.1.cotton_1", "slot.1.1", seat=1)
    assert isinstance(scene.state.stack[-1], Plan)
    table, view = MombasaTable(scene.rules), scene.rules.view(scene.state, 0)
    assert "mombasa-explain-total" not in {line.key for line in table.explain(view, "bonus.cotton")}
    scene.player(1).books[2] = "book.A14"
    view = scene.rules.view(scene.state, 0)
    assert [line.key for line in table.explain(view, "book.A14")] == ["mombasa-explain-book"]
    assert [line.key for line in table.explain(view, "book.A13")][1:] == ["mombasa-explain-unmet"]


NAMES = {
    "region.nubia": text("mombasa-region", region="nubia", plain="Nubia"),
    "post.nubia": text("mombasa-region", region="nubia", plain="Nubia"),
    "arrival.upper_niger": text("mombasa-region", region="upper_niger", plain="Upper Niger"),
    "post.cairo.7": text("mombasa-post", company="cairo"),
    "base.cairo": text("mombasa-base", company="cairo"),
    "stack.cairo.2": text("mombasa-stack", company="cairo", column=2),
    "extra.cairo.1": text("mombasa-track", company="cairo"),
    "step.cairo.1": text("mombasa-step-marker", company="cairo", seat="seat:1"),
    "card.M01": text("mombasa-card", kind="goods", value=2, good="coffee", share="none"),
    "card.M20": text("mombasa-card", kind="expansion", value=3, good="", share="cairo"),
    "card.M24": text("mombasa-merchant", company="cairo"),
    "home.goods": text("mombasa-tile", tile="goods"),
    "book.T02": text("mombasa-book", letter="A"),
    "next.book.B01": text("mombasa-next", book="@book.B01"),
    "next.1": text("mombasa-ink", seat="seat:1"),
    "bonus.coffee": text("mombasa-space", space="coffee"),
    "bonus.D1.2": text("mombasa-space-extra", space="D1", level=2),
    "permanent.A1.2": text("mombasa-permanent", kind="discount", amount=1, mix="yes"),
    "mark.1.bonus.coffee": text("mombasa-marker-laid"),
    "shares.1.cairo": text("mombasa-shares", seat="seat:1", company="cairo"),
    "rest.0.3": text("mombasa-column", seat="seat:0", number=3),
    "hand.1.0": text("mombasa-fan", seat="seat:1"),
    "button.ready": text("mombasa-do-ready"),
}


@pytest.mark.parametrize("piece", NAMES)
def test_a_piece_is_called_by_its_kind_and_the_parts_of_its_id(piece: str) -> None:
    assert MombasaTable(turn().rules).describe(piece) == NAMES[piece]


def test_what_a_player_has_in_the_end_is_counted_in_pounds() -> None:
    english = Catalogue("en", Path("assets/lang"))
    assert [english.say(TITLE.total, n=total) for total in (0, 1, 150)] == [
        "0 pounds",
        "1 pound",
        "150 pounds",
    ]
