"""What the tables of all titles are made of: rows of events, names by kinds, and the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.desk.joined import deed_first
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event, EventValue
from game.rules.kernel.text import text
from game.tables.kit import BaseTable, Fly, Name, Naming, Row, Turnover, name
from game.tables.table import Flight, HelpPage, Picture, Spin

VIEW: Any = None


class Plain(BaseTable):
    """A table of two kinds of pieces and two kinds of events."""

    title = "plain"
    names: Mapping[str, Naming] = {
        "card": name("seat number _ word"),
        "deck": name("", "pile"),
        "odd": lambda piece: text(piece),
    }
    events: Mapping[str, Row] = {
        "deal": Row(
            "deal",
            "card",
            (
                Fly("{card}", "deck", "hand.{seat}.{place}", "down", each="card place"),
                Fly("coin", given="paid", marked=False),
            ),
            lambda data: {"many": len(data["cards"])},
        ),
        "turn": Row("", "turn"),
        "flip": Row("flip", "", (Turnover("{die}", "tumble", ("a", "b"), "land", each="die", given="dies"),)),
    }
    announced_events = ("flip",)
    pieces = ("first",)
    order: Mapping[str, int] = {"end": 2}
    help: Mapping[str, tuple[str | Picture, ...]] = {
        "goal": ("card.0.1", Picture("deck", count=3)),
        "end": (),
    }
    help_topics: Mapping[str, str] = {"card": "end"}
    signs: Mapping[str, str | Picture] = {"sign": "deck"}


class Bare(BaseTable):
    """A table that says nothing of its own."""

    title = "bare"


TABLE = Plain()


def decision(*actions: tuple[str, ...]) -> Decision:
    given = tuple(Action(0, "lay", targets) for targets in actions)
    return Decision(0, text("plain-choose-card"), given)


def test_a_name_speaks_of_the_parts_of_an_id() -> None:
    assert TABLE.describe("card.1.7.unseen.red") == text("plain-card", seat="seat:1", number=7, word="red")
    assert TABLE.describe("card.1") == text("plain-card", seat="seat:1")
    assert TABLE.describe("deck") == text("plain-pile") and TABLE.describe("odd.1") == text("odd.1")
    assert name("a b") == Name(("a", "b"), "")


def test_an_event_is_told_with_every_number_word_seat_and_piece() -> None:
    deal = Event("deal", {"seat": 1, "first": "card.0.1", "cards": ("a", "b"), "places": (3, 4), "paid": 0})
    said = text("plain-log-deal", seat="seat:1", first="@card.0.1", many=2, paid=0)
    assert TABLE.tell(deal) == said and TABLE.announcement(deal) is None and TABLE.sound(deal) == "card"
    assert TABLE.moves(deal) == (
        Flight("a", "deck", "hand.1.3", "down"),
        Flight("b", "deck", "hand.1.4", "down"),
    )


def test_what_is_given_flies_only_where_it_counts_for_something() -> None:
    data: dict[str, EventValue] = {"seat": 1, "first": "card.0.1", "cards": (), "places": ()}
    (coin,) = TABLE.moves(Event("deal", data | {"paid": 1}))
    assert coin == Flight("coin", "", "", "up", False)
    assert TABLE.moves(Event("deal", data)) == ()


def test_a_die_tumbles_and_is_heralded() -> None:
    flip = Event("flip", {"dies": ("die.1",)})
    assert TABLE.moves(flip) == (Spin("die.1", "tumble", ("a", "b"), "land"),)
    assert (
        TABLE.announcement(flip) == TABLE.tell(flip) == text("plain-log-flip") and TABLE.sound(flip) is None
    )
    assert TABLE.moves(Event("flip", {"dies": ()})) == ()


@pytest.mark.parametrize("kind", ["turn", "unknown"])
def test_an_event_without_words_is_not_told(kind: str) -> None:
    event = Event(kind, {})
    assert (TABLE.tell(event), TABLE.moves(event)) == (None, ())
    assert TABLE.sound(event) == ("turn" if kind == "turn" else None)


@pytest.mark.parametrize(
    ("picked", "more"),
    [((), None), (("a",), 1), (("a", "b"), None), (("b",), 1), (("d",), None), (("x",), 1), (("c", "d"), 1)],
)
def test_it_is_said_how_many_more_are_to_be_picked(picked: tuple[str, ...], more: int | None) -> None:
    """The fewest that would do; of what fits nothing one more."""
    asked = decision(("a", "b"), ("a", "b", "c"), ("d",), ("c", "d", "e"))
    question = text("plain-choose-card")
    assert TABLE.ask(VIEW, Choosing(asked).after(*picked)) == (
        question if more is None else text("play-more", count=more)
    )


def test_a_button_is_called_after_its_verb_and_stands_by_its_order() -> None:
    action = Action(0, "lay_out", ("a", "b"), 3)
    assert TABLE.verb(action) == text("plain-do-lay-out", count=2, amount=3)
    assert (TABLE.rank(action), TABLE.rank(Action(0, "end"))) == (0, 2)


def test_the_help_has_a_page_for_each_topic_and_the_first_for_all_others() -> None:
    assert TABLE.help_pages() == (
        HelpPage(
            "plain-help-goal",
            ("plain-help-goal-text",),
            (Picture("card.0.1"), Picture("deck", count=3)),
            "goal",
        ),
        HelpPage("plain-help-end", ("plain-help-end-text",), (), "end"),
    )
    assert TABLE.help_topic(VIEW, Choosing(decision())) == "end"
    assert TABLE.help_topic(VIEW, Choosing(Decision(0, text("plain-choose-other"), ()))) == "goal"
    assert Bare().help_topic(VIEW, Choosing(decision())) == ""
    assert TABLE.legend() == ((Picture("deck"), "plain-sign-sign"),)


def test_a_title_that_says_nothing_more_has_one_scene_and_a_button_for_everything() -> None:
    asked = decision(("a",))
    (action,) = asked.actions
    assert (
        TABLE.shot(VIEW, Choosing(asked)) == "table" and TABLE.suggested_targets(VIEW, Choosing(asked)) == []
    )
    assert (
        TABLE.prefetch_shots(VIEW, Choosing(asked)),
        TABLE.shortcuts(VIEW, Choosing(asked)),
        TABLE.facts(VIEW),
    ) == (
        (),
        (),
        (),
    )
    assert (TABLE.badges(VIEW, 0), TABLE.explain(VIEW, "deck"), TABLE.preview(VIEW, action)) == ((), (), ())
    assert (TABLE.auto_commit(VIEW, Choosing(asked)), TABLE.warn(VIEW, action), TABLE.mark(action)) == (
        None,
        None,
        None,
    )
    assert TABLE.spends(VIEW, action) == {} and TABLE.prefetch_pieces == () and not TABLE.provisional_scores


def test_what_a_template_does_not_say_is_the_usual() -> None:
    assert Fly("a") == Fly("a", "", "", "up", "", "", True) and Turnover("a") == Turnover("a", "flip")


def test_what_leads_up_to_a_deed_is_told_behind_it_and_all_else_in_its_order() -> None:
    kinds = ("pay", "shuffle", "buy", "pay", "score")
    events = [Event(kind, {"number": number}) for number, kind in enumerate(kinds)]
    told = [event.data["number"] for event in deed_first(events, ("pay", "shuffle"))]
    assert told == [2, 0, 1, 3, 4]
    assert deed_first(events[:2], ("pay", "shuffle")) == events[:2], "where no deed follows all stays"
    assert deed_first(events, ()) == events and deed_first([], ("pay",)) == []
