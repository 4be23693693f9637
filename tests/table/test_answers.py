"""What the parts of the play scene answer one another: plain yes and no, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pygame
import pytest

from game.brains.thought import Thought
from game.match.plan import MatchPlan
from game.match.seats import COMPUTER, Seat
from game.rules.kernel.action import Action, act
from game.rules.kernel.decision import Decision
from game.rules.kernel.text import Text, text
from game.tables.registry import find_title
from game.ui.input import intents
from game.ui.play.ahead import PORTION, Ahead
from game.ui.play.asides import Asides
from game.ui.play.couch import Couch
from game.ui.play.hints import Hints
from game.ui.play.match import Match
from game.ui.play.pace import PAUSE
from game.ui.play.presses import Presses, beside
from game.ui.play.scene import PlayScene
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.scoring import ScoringScene
from tests.room import NAMES, Room, Sit
from tests.scene_samples import played

if TYPE_CHECKING:
    from game.desk.desk import Desk
    from game.ui.play.fingers import Fingers
    from game.ui.services import Services
    from game.ui.table.looker import Looker
    from game.ui.table.view import TableView

PADS = ("pad:0", "pad:1", None)


# --- which device may act ---------------------------------------------------------------------------------


class Sofa:
    """Three people with two pads; notes whose pad is missed."""

    def __init__(self, policy: str = "own", computers: int = 0) -> None:
        seats = tuple(
            Seat(name, style, COMPUTER, "trader/1") if style < computers else Seat(name, style)
            for style, name in enumerate(NAMES[:3])
        )
        persons = {number for number, seat in enumerate(seats) if seat.person}
        self.there = {"pad:0", "pad:1", "pad:2"}
        self.missed: list[int] = []
        self.match = SimpleNamespace(
            plan=MatchPlan("splendor", seats, PADS),
            sitting=SimpleNamespace(session=SimpleNamespace(persons=persons)),
        )
        services = SimpleNamespace(settings=SimpleNamespace(devices=policy), hub=self)
        self.couch = Couch(cast("Services", services), cast("Match", self.match), self.missed.append)

    def pad(self, device: str) -> object | None:
        return device if device in self.there else None


def test_only_the_own_pad_acts_and_what_is_no_pad_always_may() -> None:
    sofa = Sofa()
    may = sofa.couch.may_act
    assert may("pad:0", 0) is True and may("pad:1", 1) is True
    assert may("pad:1", 0) is False and may("pad:0", 1) is False
    assert [may(device, seat) for device in ("keyboard", "mouse", "touch") for seat in (0, 1, 2)] == [
        True
    ] * 9
    assert sofa.missed == []


def test_who_has_no_pad_yet_gets_the_first_free_one() -> None:
    sofa = Sofa()
    assert sofa.couch.may_act("pad:1", 2) is False, "it is somebody's"
    assert sofa.couch.may_act("pad:2", 2) is True
    assert sofa.match.plan.devices == ("pad:0", "pad:1", "pad:2")
    assert sofa.couch.may_act("pad:1", 2) is False


@pytest.mark.parametrize("sofa", [Sofa("shared"), Sofa(computers=2)], ids=["shared", "one person"])
def test_where_devices_are_shared_or_one_person_plays_every_device_may_act(sofa: Sofa) -> None:
    sofa.there.clear()
    assert sofa.couch.may_act("pad:9", 2) is True and sofa.couch.may_act("pad:1", 0) is True
    sofa.couch.look_round()
    assert sofa.missed == []


def test_for_a_computers_seat_any_device_may_act_and_its_pad_is_not_missed() -> None:
    sofa = Sofa(computers=1)
    assert sofa.couch.may_act("pad:1", 0) is True
    sofa.there.discard("pad:0")
    sofa.couch.look_round()
    assert sofa.missed == []
    assert sofa.couch.may_act("pad:0", 1) is False


def test_a_pad_that_is_gone_is_missed_when_it_leaves_and_when_another_would_act_for_it() -> None:
    sofa = Sofa()
    assert sofa.couch.miss("pad:1") is False and sofa.missed == [], "it is there"
    sofa.there.discard("pad:1")
    assert sofa.couch.miss("pad:1") is False and sofa.missed == [1]
    assert sofa.couch.miss("pad:7") is False and sofa.couch.miss(None) is False
    assert sofa.couch.may_act("pad:0", 1) is False and sofa.missed == [1, 1]
    sofa.couch.look_round()
    assert sofa.missed == [1, 1, 1]
    sofa.there.clear()
    sofa.couch.look_round()
    assert sofa.missed == [1, 1, 1, 0], "one after the other"


def test_a_device_speaks_for_the_first_of_its_seats_that_is_asked() -> None:
    sofa = Sofa()
    seat_of = sofa.couch.seat_of
    assert (seat_of("pad:0", (0, 1)), seat_of("pad:1", (0, 1)), seat_of("pad:1", (0,))) == (0, 1, None)
    assert (seat_of("pad:9", (0, 1, 2)), seat_of("keyboard", (0, 1, 2)), seat_of("mouse", (0,))) == (
        None,
        2,
        None,
    )
    sofa.match.plan = sofa.match.plan.handed(1, "pad:0")
    assert (seat_of("pad:0", (1, 2)), seat_of("pad:0", (0, 1))) == (1, 0)


# --- hints ------------------------------------------------------------------------------------------------


class Adviser:
    """Says what it is told to say; counts."""

    def __init__(self) -> None:
        self.failures = self.dropped = 0
        self.says: Thought | None = None
        self.asked: list[Any] = []

    def ask(self, question: Any) -> None:
        self.asked.append(question)

    def thought(self) -> Thought | None:
        return self.says

    def drop(self) -> None:
        self.dropped += 1


class Question:
    """A table at which seat 1 is asked; notes what is said and where the focus is led."""

    position, veiled = 5, False

    def __init__(self, *actions: Action, guarded: frozenset[str] = frozenset()) -> None:
        decision = Decision(1, text("toy-prompt"), actions, guarded=guarded)
        self.adviser: Adviser | None = Adviser()
        self.choosing: Any = SimpleNamespace(decision=decision, unveiled=False)
        self.told: list[str] = []
        self.led: list[Action] = []
        rules = SimpleNamespace(view=lambda state, seat: (state, seat))
        self.session = SimpleNamespace(rules=rules, state="state")
        self.sitting = self
        self.table = SimpleNamespace(verb=lambda action: text(action.verb), describe=text)

    @property
    def seen_choosing(self) -> Any:
        return self.choosing

    def say(self, message: Text) -> None:
        self.told.append(message.key)

    def lead(self, action: Action) -> None:
        self.led.append(action)

    def hints(self) -> Hints:
        match = cast("Match", SimpleNamespace(adviser=self.adviser))
        return Hints(match, cast("Desk", self), cast("TableView", self), cast("Fingers", self))


TAKE, LEAVE = act(1, "take", "gem", "button.done"), act(1, "leave", "button.end")


def test_an_answer_is_told_once_when_it_has_come() -> None:
    table = Question(TAKE, LEAVE)
    hints, adviser = table.hints(), table.adviser
    assert adviser is not None
    assert hints.update() is False
    hints.ask()
    (asked,) = adviser.asked
    assert (asked.seat, asked.at, asked.view) == (1, 5, ("state", 1))
    assert hints.update() is False and table.told == ["play-advice-wait"]
    adviser.says = Thought(TAKE, reason="why")
    assert hints.update() is True and table.told[1:] == ["play-advice"] and table.led == [TAKE]
    assert hints.update() is False
    hints.ask()
    adviser.says = Thought(LEAVE)
    assert hints.update() is True and table.told[-1] == "play-advice-plain"


def test_a_question_is_dropped_with_its_table_and_only_if_there_was_one() -> None:
    table = Question(TAKE, LEAVE)
    hints, adviser = table.hints(), table.adviser
    assert adviser is not None
    hints.drop()
    assert adviser.dropped == 0
    hints.ask()
    hints.drop()
    hints.drop()
    assert adviser.dropped == 1
    adviser.says = Thought(TAKE)
    assert hints.update() is False and table.led == []


def test_that_thinking_failed_is_told_each_time_it_did() -> None:
    table = Question(TAKE, LEAVE)
    hints, adviser = table.hints(), table.adviser
    assert adviser is not None
    for failures in (1, 2):
        adviser.failures = failures
        assert hints.update() is True and hints.update() is False
    assert table.told == ["play-thinking-failed"] * 2


def test_without_an_adviser_or_a_choice_nothing_is_asked_and_it_is_said_why() -> None:
    table = Question(TAKE, LEAVE)
    table.adviser = None
    hints = table.hints()
    hints.ask()
    hints.drop()
    assert hints.update() is False and table.told == ["play-advice-later"]
    table = Question(TAKE, LEAVE)
    table.choosing, table.veiled = None, True
    table.hints().ask()
    assert table.told == ["play-no-peek"] and table.adviser is not None and table.adviser.asked == []


@pytest.mark.parametrize(
    ("how", "told"),
    [("veiled", "play-advice-secret"), ("open", "play-advice"), ("gone", "play-advice-secret")],
)
def test_what_others_must_not_see_is_not_told(how: str, told: str) -> None:
    table = Question(TAKE, LEAVE, guarded=frozenset({"gem"}))
    hints = table.hints()
    hints.ask()
    assert table.adviser is not None
    table.adviser.says = Thought(TAKE)
    if how == "gone":
        table.choosing = None
    else:
        table.choosing.unveiled = how == "open"
    assert hints.update() is True and table.told[-1] == told


# --- painting ahead ---------------------------------------------------------------------------------------


class Easel:
    """A table of scenes; notes what is painted ahead, each in two portions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, actor: int | None = 2) -> None:
        self.painted: list[tuple[str, int | None]] = []
        self.now = 0.0
        monkeypatch.setattr("game.ui.play.ahead.time.perf_counter", lambda: self.now)
        self.takes = 0.0
        desk = SimpleNamespace(
            actor=actor,
            session=SimpleNamespace(seats=(0, 1, 2)),
            seen=lambda: "seen",
            seen_choosing=SimpleNamespace(decision="decision"),
        )
        view = SimpleNamespace(
            layout=SimpleNamespace(views=("map", "market")),
            table=SimpleNamespace(soon=lambda seen, decision: [f"{seen} {decision}"]),
            ahead=self._ahead,
        )
        looker = SimpleNamespace(shown=SimpleNamespace(scene="here"))
        self.ahead = Ahead(cast("Desk", desk), cast("TableView", view), cast("Looker", looker))

    def _ahead(self, scene: str, seat: int | None) -> Iterator[None]:
        for _ in range(2):
            self.painted.append((scene, seat))
            self.now += self.takes
            yield


FORESEEN = [("seen decision", 2), ("here", 0), ("map", 2), ("market", 2), ("map", 0), ("map", 1), ("map", 2)]


def test_what_an_action_leads_to_is_painted_first_then_who_comes_next_then_the_tabs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    easel = Easel(monkeypatch)
    easel.ahead.update()
    assert easel.ahead.done and easel.painted == [], "nothing was asked for"
    easel.ahead.renew()
    assert not easel.ahead.done
    easel.ahead.update()
    assert easel.ahead.done and easel.painted[::2] == FORESEEN == easel.painted[1::2]


def test_painting_stops_after_a_moment_and_goes_on_with_the_next_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    easel = Easel(monkeypatch)
    easel.ahead.renew()
    easel.takes = PORTION
    for frame in (1, 2, 3):
        easel.ahead.update()
        assert len(easel.painted) == frame and not easel.ahead.done
    easel.ahead.renew()
    easel.ahead.update()
    assert easel.painted[3:] == FORESEEN[:1], "anew"


def test_when_the_match_is_over_nothing_is_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    easel = Easel(monkeypatch, actor=None)
    easel.ahead.renew()
    easel.ahead.update()
    assert easel.ahead.done and easel.painted == []


def test_a_new_look_of_the_table_is_painted_ahead_again(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    room = sit(size=(960, 540))
    asked: list[str] = []

    def noted(scene: str, seat: int | None) -> Iterator[None]:
        asked.append(scene)
        yield

    monkeypatch.setattr(room.play.view, "ahead", noted)
    room.wait(0.1)
    asked.clear()
    room.stack.relayout((1280, 720))
    for _ in range(3):
        room.wait(0.1)
    assert room.play.view.scene in asked


# --- fingers, buttons, the scene --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("x", "left"),
    [(149, False), (150, False), (151, True), (None, False)],
    ids=["left", "middle", "right", "none"],
)
def test_a_sheet_lies_on_the_half_where_nothing_is_picked(x: int | None, left: bool) -> None:
    area = pygame.Rect(50, 20, 200, 100)
    picked = None if x is None else pygame.Rect(x - 5, 40, 10, 10)
    assert beside(area, picked) == pygame.Rect(50 if left else 150, 20, 100, 100)


def test_what_needs_no_button_is_done_at_once_and_it_is_told(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(size=(960, 540))
    presses = Presses(room.services, room.desk, room.play.view, room.play.fingers.looker)
    presses.renew(None)
    assert presses.offers is None and presses.carry_out() is False and presses.has("do.0") is False
    take = act(0, "take", "bank.white", "bank.blue", "bank.red")
    monkeypatch.setattr(room.play.view.table, "brisk", lambda view, decision, picked: take)
    assert presses.carry_out() is True
    assert [step.action for step in room.session.log] == [take], "what is somebody else's is left"


def test_fingers_say_plainly_whether_something_was_theirs(sit: Sit) -> None:
    room = sit(size=(960, 540))
    fingers = room.play.fingers
    for theirs in (
        intents.Nav("keyboard", "left"),
        intents.Cycle("keyboard", 1),
        intents.Turn("keyboard", 1),
    ):
        assert fingers.hear(theirs) is True
    for other in (intents.Menu, intents.Undo, intents.Redo, intents.History, intents.Back):
        assert fingers.hear(other("keyboard")) is False
    assert fingers.hear(intents.Inspect("keyboard", on=False)) is False
    assert fingers.hear(intents.Release("mouse", (5, 5), tap=False)) is False
    assert fingers.hush() is False and fingers.unpick() is False
    fingers.say(text("play-no-undo"))
    assert room.remark and fingers.hush() is True and not room.remark
    fingers.point("bank.white")
    assert fingers.unpick() is True and fingers.ring.id == "bank.white" and fingers.unpick() is False


def test_a_movement_of_the_pointer_and_back_leave_a_message_and_a_press_of_the_pad_takes_it_away(
    sit: Sit,
) -> None:
    fingers = sit(size=(960, 540)).play.fingers
    for intent, stays in (
        (intents.Point("mouse", (5, 5)), True),
        (intents.Press("mouse", (5, 5)), True),
        (intents.Back("pad:0"), True),
        (intents.Nav("pad:0", "left"), False),
        (intents.Scroll("mouse", 1), False),
    ):
        fingers.say(text("play-no-undo"))
        fingers.hear(intent)
        assert fingers.hush() is stays, intent


def test_a_match_that_was_over_when_it_was_opened_shows_its_scores(sit: Sit) -> None:
    room = sit(size=(960, 540))
    finished = Room(room.services, played("en", 2, None), (None, None))
    finished.wait(0.1)
    assert [type(scene) for scene in finished.stack.scenes] == [PlayScene, ScoringScene]
    finished.stack.pop()
    finished.stack.settle()
    finished.wait(0.1)
    assert finished.stack.scenes == [finished.play], "once"


def test_what_is_drawn_anew_is_told_and_nothing_where_nothing_changed(sit: Sit) -> None:
    room = sit(size=(960, 540))
    canvas = room.services.display.canvas
    room.play.draw(canvas)
    assert room.play.redraw(canvas) == []
    room.stack.handle(intents.Nav("keyboard", "right"))
    rects = room.play.redraw(canvas)
    assert rects and all(canvas.get_rect().contains(rect) for rect in rects)


def test_who_leaves_a_match_hears_of_it_no_more(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    room = sit(size=(960, 540), keeps=True)
    heard: list[object] = []
    monkeypatch.setattr(room.play.view, "change", lambda seen, events: heard.append(seen))
    revision = room.desk.revision
    room.stack.pop(room.play)
    room.stack.settle()
    room.session.submit(room.session.decisions()[0].actions[0])
    assert heard == [] and room.desk.revision == revision
    assert room.ways.taken == []


def test_a_match_closes_all_that_belongs_to_it() -> None:
    closed: list[str] = []
    parts = [
        SimpleNamespace(close=lambda name=name: closed.append(name))
        for name in ("sitting", "drivers", "adviser")
    ]
    Match(cast("Any", None), *(cast("Any", part) for part in parts)).close()
    assert closed == ["adviser", "drivers", "sitting"]
    closed.clear()
    Match(cast("Any", None), *(cast("Any", part) for part in parts[:2])).close()
    assert closed == ["drivers", "sitting"]


def test_a_move_is_expected_before_the_way_to_its_scene_and_shown_after_it(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(size=(960, 540))
    view, calls = room.play.view, list[str]()
    for name in ("expect", "go", "change", "announce"):
        real = getattr(view, name)

        def noted(*given: Any, name: str = name, real: Any = real, **named: Any) -> Any:
            calls.append(name)
            return real(*given, **named)

        monkeypatch.setattr(view, name, noted)
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    assert calls == ["expect", "go", "change", "announce"]
    calls.clear()
    room.play.desk.undo()
    assert calls == ["expect", "go", "change", "announce"][: len(calls)] and len(calls) >= 3


def test_after_a_move_the_next_one_waits_however_much_somebody_was_in_a_hurry_before(sit: Sit) -> None:
    seats = (Seat("Hana", 0), Seat("Ali", 1, COMPUTER, "trader/1"))
    room = sit(size=(960, 540), seats=seats, animation="fast")
    room.give(intents.Release("mouse", (5, 5), tap=False))
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    still = 0
    for _ in range(400):
        room.wait(0.05)
        still += not room.play.view.moving
        if len(room.session.log) > 1:
            break
    assert len(room.session.log) == 2 and still * 0.05 > PAUSE["fast"] - 0.1


def test_a_press_hurries_the_next_move(sit: Sit) -> None:
    seats = (Seat("Hana", 0, COMPUTER, "trader/1"), Seat("Ali", 1))
    room = sit(size=(960, 540), seats=seats, animation="normal")
    room.wait(0.1)
    assert not room.session.log
    room.stack.handle(intents.Nav("keyboard", "left"))
    room.wait(0.1)
    assert not room.session.log
    room.stack.handle(intents.Release("mouse", (5, 5), tap=False))
    room.wait(0.1)
    assert len(room.session.log) == 1


# --- a closer look ----------------------------------------------------------------------------------------


def asides(room: Room) -> Asides:
    """What opens the scenes above a match."""
    title = find_title(room.match.plan.title)
    return Asides(room.services, room.ways, room.match, title, room.desk, room.play.view, lambda: room.stack)


def test_only_own_secrets_are_hidden_and_only_while_nobody_looks_at_them(sit: Sit) -> None:
    room = sit(title="mombasa", size=(960, 540), devices=("pad:0", "pad:1"), own=True)
    for _ in range(40):
        if len(room.session.decisions()) > 1:
            break
        room.perform(room.session.decisions()[0].actions[0])
    above = asides(room)
    for seat in (0, 1):
        mine = next(decision for decision in room.session.decisions() if decision.player == seat)
        room.perform(next(action for action in mine.actions if action.targets))
    room.desk.attend(0)
    room.play.view.show(room.desk.seen())
    assert room.desk.veiled and room.desk.seat == 0
    hidden = {piece for piece in room.stage.placements if above.hides(piece)}
    assert hidden and {room.stage.placements[piece].owner for piece in hidden} == {0}
    assert (
        above.hides("panel.0") is True and above.hides("panel.1") is False and above.hides("nothing") is False
    )
    room.desk.unveil()
    room.play.look_privately(lambda: None)
    assert above.hides("panel.0") is False and not any(map(above.hides, hidden))


def near(room: Room) -> tuple[int, tuple[str, ...], int]:
    """Of the closer look on top: how many pictures, what is said besides, how many things to go on to."""
    room.stack.settle()
    scene = room.stack.top
    assert isinstance(scene, InspectScene)
    pictures, said = len(scene.shown.pictures), tuple(line.key for line in scene.shown.lines)
    first, things = scene.shown.piece, 1
    scene.handle(intents.Cycle("keyboard", 1))
    while scene.shown.piece != first:
        scene.handle(intents.Cycle("keyboard", 1))
        things += 1
    room.stack.pop(scene)
    room.stack.settle()
    return pictures, said, things


def test_a_panel_shows_all_that_its_player_has_and_where_the_points_come_from(sit: Sit) -> None:
    room = sit(size=(960, 540))
    above, ring = asides(room), room.play.fingers.ring
    above.look_at("panel.0", ring)
    room.stack.settle()
    assert room.stack.top is room.play, "who has nothing has nothing to show"
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    owned = [id for id, place in room.stage.placements.items() if place.owner == 0 and place.count]
    above.look_at("panel.0", ring)
    room.stack.settle()
    scene = room.stack.top
    assert isinstance(scene, InspectScene)
    assert scene.shown.heading.key == "inspect-score" and len(scene.shown.pictures) == len(owned) >= 3
    assert {line.key for line in scene.shown.lines} == {"inspect-source"}
    scene.handle(intents.Cycle("keyboard", 1))
    assert len(scene.shown.pictures) == 1 and scene.shown.piece in owned


def test_at_a_piece_one_goes_on_to_all_that_can_be_pointed_at_and_reads_how_it_stands(sit: Sit) -> None:
    room = sit(size=(960, 540))
    above, ring = asides(room), room.play.fingers.ring
    pieces = [item.id for item in ring.items if item.id in room.stage.placements]
    dear = room.session.state.market[2][0]
    above.look_at(dear, ring)
    pictures, said, things = near(room)
    assert pictures == 1 and things == len(pieces) > 12
    assert "play-missed" in said, "why it cannot be had"
    above.inspect([], dear, print)
    above.inspect(["bank.red", "bank.white"], "nothing", print)
    room.stack.settle()
    assert isinstance(room.stack.top, InspectScene) and room.stack.top.shown.piece == "bank.red"
    assert len(room.stack.scenes) == 2
