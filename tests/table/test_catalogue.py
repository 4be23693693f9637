"""What a title declares of its things, and what its table derives from that."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event, EventValue
from game.rules.kernel.ids import last_of, seat_in
from game.rules.kernel.text import Text, text
from game.tables.base import BaseTable
from game.tables.catalogue import (
    LEAST,
    MAJOR,
    MINOR,
    USUAL,
    Context,
    EventKind,
    Kind,
    Question,
    TitleCatalogue,
    Verb,
)
from game.tables.moves import Fly, Turnover
from game.tables.placing import at_home, in_places, in_row, top_of
from game.tables.spotlight import Spotlit
from game.tables.table import Flight, HelpPage, Picture, Place, Shortcut, Spin, Spotlight
from game.tables.words import (
    Say,
    by_frame,
    lines,
    number_of,
    of_first,
    of_id,
    of_kind,
    of_last,
    of_piece,
    of_seat,
    plain,
    traits,
    when,
)


@dataclass
class Step:
    """A frame."""


@dataclass
class Deal(Step):
    """A frame that is a `Step` too."""


@dataclass
class Other:
    """A frame of which nothing is declared."""


@dataclass
class View:
    """A position."""

    rng: int = 0
    stack: list[Any] = field(default_factory=list)
    players: tuple[str, ...] = ("mine", "yours")


PRINTED = {"card.1": SimpleNamespace(color="red", points=3, secret=1)}


def _explain(ctx: Context[None, View], piece: str) -> list[Text]:
    return [text("whose", of=ctx.view.players[seat_in(piece)]), text("top", frame=str(ctx.top))]


def _shortcut(ctx: Context[None, View], choosing: Choosing) -> list[Shortcut]:
    return [Shortcut("there", text("go"))]


CATALOGUE = TitleCatalogue(
    title="plain",
    kinds={
        "card": Kind("seat number _ word", explain=_explain, in_words="card-words", sort="paper", shape=0.5),
        "deck": Kind(key="pile", short=lambda piece: text("short")),
        "odd": Kind(Say("odd-one", last=of_last), short=Say("odd-short", owner=of_seat)),
    },
    verbs={
        "lay": Verb((Say("lays", piece=of_piece), "lays-more"), mark=1, sorts={"card": "laid"}, commits=True),
        "end": Verb(
            rank=2,
            label=Say("do-stop", seat=lambda action: action.player),
            warn="sure",
            mark="deck",
            ends=True,
        ),
        "draw": Verb(most_first=True, spends=lambda ctx, action: {"deck": action.amount, "odd": 0}),
        "look": Verb(label="do-look", mark=lambda action: action.targets[-1]),
        "pay": Verb(
            then={"a": Say("pays", what=lambda ctx, choosing: choosing.picked[0])},
            sure="surely",
            followup=True,
        ),
    },
    questions={
        Step: Question("steps", ask="asks", topic={"card": "end"}, shortcuts=_shortcut),
        Deal: Question(
            shot=lambda ctx, choosing: f"deal.{len(choosing.picked) if choosing else 'none'}",
            step=True,
            suggest=lambda ctx, choosing: [*ctx.marked(choosing), "more"],
            commit=lambda ctx, choosing: choosing.decision.actions[-1],
            topic="end",
        ),
    },
    usual=Question(shot="usual", prefetch=lambda ctx, choosing: ["soon"]),
    events={
        "deal": EventKind(
            "card",
            (
                Fly("{card}", "deck", "hand.{seat}.{place}", "down", each="card place"),
                Fly("coin", given="paid", marked=False),
            ),
            {"many": number_of("cards")},
            preview=Say("preview-deal", plain),
            unless=lambda data: data["seat"] == 9,
        ),
        "pay": EventKind(rank=MINOR),
        "turn": EventKind("turn", says=""),
        "flip_over": EventKind(
            moves=(Turnover("{die}", "tumble", ("a", "b"), "land", each="die", given="dies"),),
            spotlight=Spotlit(
                "{die}", at="{dies[0]}", look="b", each="die", unless=lambda data: not data["dies"]
            ),
        ),
        "score": EventKind(lambda data: f"sound-{data['kind']}", scores="points", says="scored", rank=MAJOR),
        "end": EventKind(milestone=True, merged=True),
        "shuffle": EventKind(rank=LEAST),
    },
    help={"goal": ("card.0.1", Picture("deck", count=3), Picture("card.0.2", shape=2.0)), "end": ()},
    signs={"sign": "card.0.1"},
    pieces=("first",),
)


class Plain(BaseTable[None]):
    """A table of a few things."""

    catalogue = CATALOGUE


TABLE, BARE = Plain(None), BaseTable(None, TitleCatalogue("bare", {}, {}))
DEAL: dict[str, EventValue] = {
    "seat": 1, "first": "card.0.1", "cards": ("a", "b"), "places": (3, 4), "paid": 0
}  # fmt: skip


def choice(*actions: tuple[str, ...], verb: str = "lay") -> Choosing:
    return Choosing(Decision(0, text("plain-choose-card"), tuple(Action(0, verb, each) for each in actions)))


def test_a_name_speaks_of_the_parts_of_an_id_or_is_a_template_of_it() -> None:
    assert TABLE.describe("card.1.7.unseen.red") == text("plain-card", seat="seat:1", number=7, word="red")
    assert TABLE.describe("card.1") == text("plain-card", seat="seat:1") == TABLE.short("card.1")
    assert TABLE.describe("deck") == text("plain-pile") and TABLE.short("deck") == text("short")
    assert TABLE.describe("odd.1.b") == text("plain-odd-one", last="b")
    assert TABLE.short("odd.1.b") == text("plain-odd-short", owner="seat:1")


def test_words_are_a_message_a_template_a_function_or_several_of_them() -> None:
    template = Say("of", traits(lambda: PRINTED, "color points"), kind=of_kind, first=of_first)
    said = text("plain-of", color="red", points=3, kind="card", first="1")
    assert lines("plain", ("a", template, last_text, ""), None, "card.1") == (
        text("plain-a"),
        said,
        text("1"),
    )
    assert lines("plain", lambda about: None, "x") == () == lines("plain", "", "x")
    assert TABLE.explain(View(stack=["frame"]), "card.1.2") == (
        text("whose", of="yours"),
        text("top", frame="frame"),
    )
    assert TABLE.in_words(View(), "card.0.1") == (text("plain-card-words"),)
    assert TABLE.explain(View(), "unknown.1") == () == TABLE.in_words(View(), "deck")


def test_words_may_depend_on_the_class_of_the_frame_that_asks_or_a_base_of_it() -> None:
    said = by_frame({Step: ("steps", Say("of", piece=of_piece)), Deal: ""})
    told = [said(TABLE.context(View(stack=[frame])), "deck") for frame in (Step(), Deal(), Other())]
    assert told == [(text("plain-steps"), text("plain-of", piece="@deck")), (), ()]
    assert said(TABLE.context(View()), "deck") == () and top_of(View()) is None
    assert top_of(View(stack=[1, 2])) == 2


def test_words_may_depend_on_a_condition_and_a_value_may_be_a_template() -> None:
    said = when(lambda ctx, piece: ctx.top, Say("of", piece=Say("inner", id=of_id), n=1))
    assert said(TABLE.context(View(stack=["frame"])), "deck") == (
        text("plain-of", piece=text("plain-inner", id="deck"), n=1),
    )
    assert said(TABLE.context(View()), "deck") == ()


def last_text(ctx: None, piece: str) -> Text:
    return text(last_of(piece))


def test_an_event_is_told_by_its_kind_with_every_number_word_seat_and_piece() -> None:
    said = text("plain-log-deal", seat="seat:1", first="@card.0.1", many=2, paid=0)
    deal = Event("deal", DEAL)
    assert TABLE.tell(deal) == said and TABLE.spotlight(deal) is None and TABLE.sound(deal) == "card"
    assert TABLE.moves(deal) == (
        Flight("a", "deck", "hand.1.3", "down"),
        Flight("b", "deck", "hand.1.4", "down"),
    )
    assert TABLE.moves(Event("deal", DEAL | {"paid": 1}))[-1] == Flight("coin", "", "", "up", False)
    unsaid = Event("deal", DEAL | {"seat": 9})
    assert TABLE.tell(unsaid) is None and CATALOGUE.line(unsaid) is not None, "another line says it"
    foretold = text("plain-preview-deal", seat=1, first="card.0.1", many=2, paid=0)
    assert TABLE.context(View()).foretell(deal) == (foretold,), "all that a message can speak of"


def test_an_event_tumbles_is_shown_large_scores_and_sounds_by_its_data() -> None:
    flip = Event("flip_over", {"dies": ("die.1",)})
    assert TABLE.moves(flip) == (Spin("die.1", "tumble", ("a", "b"), "land"),) and TABLE.sound(flip) is None
    shown = Picture("die.1", look="b")
    assert TABLE.spotlight(flip) == Spotlight(text("plain-log-flip-over"), None, (shown,), at="die.1")
    assert TABLE.spotlight(flip._replace(audience=0)) is None, "what one seat may know is not shown to all"
    assert TABLE.spotlight(Event("flip_over", {"dies": ()})) is None
    assert TABLE.moves(Event("flip_over", {"dies": ()})) == ()
    score = Event("score", {"kind": "low", "points": 2})
    assert TABLE.tell(score) == text("plain-log-scored", kind="low", points=2) and TABLE.scored(score)
    assert TABLE.sound(score) == "sound-low" and not TABLE.scored(Event("score", {"kind": "", "points": 0}))


@pytest.mark.parametrize("kind", ["turn", "unknown"])
def test_an_event_without_words_is_not_told(kind: str) -> None:
    event = Event(kind, {})
    assert (TABLE.tell(event), TABLE.moves(event), TABLE.scored(event)) == (None, (), False)
    assert TABLE.sound(event) == ("turn" if kind == "turn" else None)


def test_the_log_knows_what_matters_most_and_least() -> None:
    kinds = ["score", "deal", "unknown", "pay", "shuffle"]
    assert [TABLE.event_rank(Event(kind, {})) for kind in kinds] == [MAJOR, USUAL, USUAL, MINOR, LEAST]
    assert (TABLE.milestones, TABLE.merged_events) == (["end"], ["end"])
    assert TABLE.followup_verbs == ["pay"]


def test_a_button_is_called_after_its_verb_or_its_label_and_stands_by_its_rank() -> None:
    action = Action(0, "lay_out", ("a", "b"), 3)
    assert TABLE.verb(action) == text("plain-do-lay-out", count=2, amount=3) and TABLE.rank(action) == 0
    assert TABLE.verb(Action(1, "end")) == text("plain-do-stop", seat=1) and TABLE.rank(Action(1, "end")) == 2
    assert TABLE.verb(Action(0, "look")) == text("plain-do-look")
    assert [TABLE.ends(Action(0, verb)) for verb in ("end", "look")] == [True, False]
    assert [TABLE.rank(Action(0, "draw", (), amount)) for amount in (0, 2)] == [0, -2]


def test_a_verb_says_what_it_brings_spends_and_marks_and_what_may_be_overlooked() -> None:
    lay, end, draw = Action(0, "lay", ("a", "b")), Action(0, "end"), Action(0, "draw", (), 2)
    assert TABLE.preview(View(), lay) == (text("plain-lays", piece="@a"), text("plain-lays-more"))
    assert TABLE.spends(View(), draw) == {"deck": 2} and TABLE.spends(View(), lay) == {}
    assert TABLE.warn(View(), end) == text("plain-sure") and TABLE.warn(View(), lay) is None
    marks = [TABLE.mark(each) for each in (lay, end, draw, Action(0, "look", ("x", "y")))]
    assert marks == ["b", "deck", None, "y"]


def test_a_question_is_declared_by_the_class_of_its_frame_or_a_base_of_it() -> None:
    deal, step, other, over = View(stack=[Deal()]), View(stack=[Step()]), View(stack=[Other()]), View()
    asked = choice(("a", "b"), ("a", "c"))
    assert [TABLE.shot(view, asked) for view in (deal, step, other, over)] == [
        "deal.0",
        "steps",
        "usual",
        "usual",
    ]
    assert TABLE.shot(deal, None) == "deal.none" and TABLE.prefetch_shots(deal, asked) == ("soon",)
    assert TABLE.ask(step, asked) == text("plain-asks") and TABLE.ask(deal, asked) == asked.decision.prompt
    assert TABLE.ask(deal, asked.after("a")) == text("plain-step-card", picked=1, least=1, most=1)
    assert TABLE.suggested_targets(deal, asked) == ["b", "c", "more"]
    assert TABLE.suggested_targets(other, asked) == ["b", "c"]
    assert TABLE.shortcuts(step, asked) == (Shortcut("there", text("go")),)
    assert TABLE.shortcuts(deal, asked) == ()
    subclass = type("Later", (Step,), {})
    assert TABLE.shot(View(stack=[subclass()]), asked) == "steps"


def test_a_context_knows_the_frames_that_wait_and_whose_things_are_meant() -> None:
    deal, step = Deal(), Step()
    context = TABLE.context(View(stack=[deal, step, Other()]))
    assert context.frame(Deal) is deal and context.frame(Step) is step and context.frame(int) is None
    asked = Choosing(Decision(1, text("plain-choose-card"), ()))
    assert [context.player(each) for each in (Action(0, "lay"), asked, "card.1.2")] == [
        "mine",
        "yours",
        "yours",
    ]


def test_after_a_pick_the_verb_asks_for_more_or_for_its_button_before_the_frame_asks() -> None:
    actions = (Action(0, "pay", ("a", "b")), Action(0, "pay", ("c",)), Action(0, "draw", ("d",)))
    asked, other = Choosing(Decision(0, text("plain-choose-card"), actions)), View(stack=[Other()])
    assert TABLE.ask(other, asked.after("a")) == text("plain-pays", what="a")
    assert TABLE.ask(other, asked.after("c")) == text("plain-surely")
    step = View(stack=[Step()])
    assert TABLE.ask(step, asked.after("a")) == text("plain-pays", what="a")
    assert TABLE.ask(step, asked) == text("plain-asks")


def test_what_alone_is_left_is_carried_out_if_its_verb_needs_no_button() -> None:
    asked, view = choice(("a", "b"), ("a", "c")), View(stack=[Other()])
    assert TABLE.auto_commit(view, asked) is None is TABLE.auto_commit(view, asked.after("a"))
    assert TABLE.auto_commit(view, asked.after("a", "b")) == asked.decision.actions[0]
    assert TABLE.auto_commit(view, choice(("a",), verb="draw").after("a")) is None
    assert TABLE.auto_commit(View(stack=[Deal()]), asked) == asked.decision.actions[1]


def test_choices_are_counted_by_verb_and_kind() -> None:
    waiting = TABLE.pending_choices({"card.0.1": "lay", "card.0.2": "draw", "card.0.3": "", "deck": "lay"})
    sorts = (("laid", 1), ("paper", 2), ("deck", 1))
    assert waiting == tuple(text("plain-waiting", sort=sort, count=count) for sort, count in sorts)


def test_the_help_has_a_page_for_each_topic_and_pictures_in_the_shape_of_their_kind() -> None:
    card = Picture("card.0.1", shape=0.5)
    assert TABLE.help_pages() == (
        HelpPage(
            "plain-help-goal",
            ("plain-help-goal-text",),
            (card, Picture("deck", count=3), Picture("card.0.2", shape=2.0)),
            "goal",
        ),
        HelpPage("plain-help-end", ("plain-help-end-text",), (), "end"),
    )
    asked = choice(("a",))
    topics = [TABLE.help_topic(View(stack=[frame]), asked) for frame in (Deal(), Step(), Other())]
    assert topics == ["end", "end", "goal"] and BARE.help_topic(View(), asked) == ""
    assert TABLE.legend() == ((card, "plain-sign-sign"),)


def test_a_title_that_says_nothing_more_has_one_shot_and_a_button_for_everything() -> None:
    asked, view = choice(("a",)), View(stack=[Other()])
    (action,) = asked.decision.actions
    assert BARE.shot(view, asked) == "table" and BARE.suggested_targets(view, asked) == []
    assert (BARE.prefetch_shots(view, asked), BARE.shortcuts(view, asked), BARE.facts(view)) == ((), (), ())
    assert (BARE.badges(view, 0), BARE.explain(view, "deck"), BARE.preview(view, action)) == ((), (), ())
    assert (BARE.auto_commit(view, asked.after("a")), BARE.warn(view, action), BARE.mark(action)) == (
        None,
        None,
        None,
    )
    assert BARE.spends(view, action) == {} and BARE.prefetch_pieces == () and not BARE.provisional_scores


def test_pieces_lie_in_the_slot_of_their_name_side_by_side_or_in_numbered_places() -> None:
    assert at_home("pile", 3, owner=1, pale=True) == ("pile", Place("pile", count=3, owner=1, pale=True))
    assert list(in_row("row", ["a", "b"], look=lambda piece: piece.upper())) == [
        ("a", Place("row", 0, look="A", among=2)),
        ("b", Place("row", 1, look="B", among=2)),
    ]
    assert list(in_row("row", ["a"], among=4)) == [("a", Place("row", 0, among=4))]
    assert list(in_places("hand.1", ["a", "", "b"], face=lambda piece: "down" if piece == "b" else "up")) == [
        ("a", Place("hand.1.0")),
        ("b", Place("hand.1.2", face="down")),
    ]
