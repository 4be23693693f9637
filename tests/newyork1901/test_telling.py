"""What is told and seen of what happens in New York."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.kernel.event import Event, EventValue
from game.rules.kernel.text import seat_ref
from game.tables.newyork1901.table import NewYorkTable
from game.tables.table import Flight
from tests.newyork1901.scenes import city
from tests.room import Sit

TABLE = NewYorkTable(city())


def happened(kind: str, **data: EventValue) -> Event:
    return Event(kind, data)


@pytest.mark.parametrize(
    ("event", "line", "flights"),
    [
        (happened("first", seat=1), ("first", {"seat": seat_ref(1)}), []),
        (
            happened("claim", seat=1, card="landcard.red.3.1", lot="lot.r03", worker="worker.1.2"),
            ("claim", {"seat": seat_ref(1), "district": "red", "size": 3}),
            [("landcard.red.3.1", "", "estate.1"), ("worker.1.2", "", "post.lot.r03")],
        ),
        (
            happened("refill", cards=("landcard.red.3.1",), places=(2,)),
            None,
            [("landcard.red.3.1", "deck.land", "market.2")],
        ),
        (
            happened("shift", seat=0, card="action.0.market_shift", cards=("landcard.red.3.1",)),
            ("shift", {"seat": seat_ref(0)}),
            [("landcard.red.3.1", "", "deck.land")],
        ),
        (
            happened("demolish", seat=0, building="building.0.b3", site="site.i2.1.1.0"),
            ("demolish", {"seat": seat_ref(0), "kind": "b3"}),
            [("building.0.b3", "", "")],
        ),
        (
            Event(
                "build", {"seat": 0, "building": "legendary.singer", "site": "site.p7.1.1.0", "points": 11}
            ),
            ("build", {"seat": seat_ref(0), "kind": "singer", "points": 11}),
            [("legendary.singer", "", "site.p7.1.1.0")],
        ),
        (
            happened("home", seat=0, workers=("worker.0.1", "worker.0.2"), lots=("lot.a", "lot.b")),
            ("home", {"seat": seat_ref(0), "count": 2}),
            [("worker.0.1", "", ""), ("worker.0.2", "", "")],
        ),
        (
            happened("guard", seat=0, workers=("worker.0.1",), lots=("lot.r03",)),
            ("guard", {"seat": seat_ref(0), "count": 1}),
            [("worker.0.1", "", "post.lot.r03")],
        ),
        (
            Event(
                "recall", {"seat": 2, "worker": "worker.2.1", "lot": "lot.r03", "card": "landcard.red.3.1"}
            ),
            ("recall", {"seat": seat_ref(2), "district": "red", "size": 3}),
            [("worker.2.1", "", ""), ("landcard.red.3.1", "estate.2", "deck.land")],
        ),
        (
            happened("last_turns", seat=0, cause="market"),
            ("last-turns", {"seat": seat_ref(0), "cause": "market"}),
            [],
        ),
        (
            happened("street_bonus", seat=0, street="wall", points=5),
            ("street-bonus", {"seat": seat_ref(0), "street": "wall", "points": 5}),
            [],
        ),
        (happened("turn", seat=0), None, []),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else None,
)
def test_what_happened_is_told_and_seen(
    event: Event, line: tuple[str, dict[str, Any]] | None, flights: list[tuple[str, str, str]]
) -> None:
    said = TABLE.tell(event)
    if line is None:
        assert said is None
    else:
        assert said is not None
        assert said.key == f"newyork1901-log-{line[0]}"
        assert line[1].items() <= said.dict().items()
    moves = [move for move in TABLE.moves(event) if isinstance(move, Flight)]
    assert [(move.piece, move.source, move.target) for move in moves] == flights


def test_a_card_that_goes_back_leaves_no_rim_round_the_deck() -> None:
    given_up = Event(
        "recall", {"seat": 2, "worker": "worker.2.1", "lot": "lot.r03", "card": "landcard.red.3.1"}
    )
    for event in (given_up, happened("shift", seat=0, cards=("landcard.red.3.1",))):
        moves = [move for move in TABLE.moves(event) if isinstance(move, Flight)]
        assert [move.marked for move in moves if move.target == "deck.land"] == [False]


def test_new_land_cards_come_from_the_deck_face_down() -> None:
    (move,) = TABLE.moves(happened("refill", cards=("landcard.red.3.1",), places=(2,)))
    assert isinstance(move, Flight)
    assert move.face == "down"


def test_a_lot_claimed_is_told_before_that_nothing_was_built(sit: Sit) -> None:
    """Whoever sits down next reads what was done, not only that the turn is over."""
    room = sit(title="newyork1901")
    claim = next(a for a in room.session.decisions()[0].actions if a.verb == "claim")
    room.perform(claim)
    room.perform(next(a for a in room.session.decisions()[0].actions if a.verb == "end"))
    assert [told.key for told in room.shown.told][:1] == ["newyork1901-log-claim"]
    assert [told.key for told in room.shown.told][-1:] == ["newyork1901-log-pass"]
