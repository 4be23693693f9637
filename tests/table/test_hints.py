"""A hint by button: what might be done and why, never what others must not see."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pygame
import pytest

from game.brains.thought import Thought
from game.match.drivers import Question
from game.match.journal import FileJournal
from game.match.lock import BusyError
from game.match.record import read_record
from game.match.seats import COMPUTER, Seat
from game.rules.kernel.action import Action
from game.rules.kernel.text import text
from game.ui.input.intents import Back, Confirm, Hint, Menu, Nav
from game.ui.play.hints import MOST_LETTERS, advice, told
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.players import PlayersScene
from tests.aquileia.scene import Scene as Arena
from tests.mombasa.scene import Scene as Position
from tests.room import NAMES, Room, Sit
from tests.splendor.scene import Scene


class Wise:
    """An adviser that answers when it is told to."""

    failures = 0

    def __init__(self, reason: str = "splendor-why-noble") -> None:
        self.asked: Question | None = None
        self.ready = False
        self.dropped = self.closed = 0
        self._reason = reason

    def ask(self, question: Question) -> None:
        self.asked = question

    def thought(self) -> Thought | None:
        if not self.ready or self.asked is None:
            return None
        actions = self.asked.open or self.asked.decision.actions
        takes = [action for action in actions if action.verb == "take"]
        return Thought(takes[0] if takes else actions[0], reasons=(text(self._reason),))

    def drop(self) -> None:
        self.dropped += 1
        self.asked = None

    def close(self) -> None:
        self.closed += 1


class Pensive:
    """A driver that never comes to an end; notes what it is asked and when it is to stop."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def ask(self, question: Question) -> None:
        self.calls.append("ask")

    def answer(self) -> Action | None:
        return None

    def drop(self) -> None:
        self.calls.append("drop")

    def close(self) -> None:
        self.calls.append("close")


def company(*computers: int) -> tuple[Seat, ...]:
    return tuple(
        Seat(name, number, COMPUTER, "trader/1") if number in computers else Seat(name, number)
        for number, name in enumerate(NAMES[:3])
    )


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_hint_names_the_move_and_the_reason_and_leads_the_focus_there(sit: Sit, lang: str) -> None:
    wise = Wise()
    room = sit(adviser=wise, language=lang)
    room.give(Hint("keyboard"))
    assert room.remark == room.services.say("play-advice-wait")
    wise.ready = True
    room.wait(0.1)
    told = room.remark
    assert room.services.say("splendor-why-noble") in told
    thought = wise.thought()
    assert thought is not None
    table = room.play.view.table
    for target in thought.action.targets:
        assert room.play.view.narrator.say(table.describe(target)) in told
    assert room.play.controls.ring.id == room.play.controls.focus_of(thought.action.targets[0])
    assert not room.session.log, "a hint does nothing by itself"
    assert not room.services.catalogue.missing


def test_a_hint_whose_move_bears_the_name_of_its_card_says_it_once(sit: Sit) -> None:
    wise = Wise()
    room = sit(title="newyork1901", adviser=wise)
    wise.thought = lambda: Thought(Action(0, "shift", ("action.0.market_shift",)))  # type: ignore[method-assign]
    room.give(Hint("keyboard"))
    room.wait(0.1)
    assert room.remark.count("Market Shift") == 1


def test_a_hint_to_press_a_button_names_the_move_alone(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    wise.thought = lambda: Thought(Action(0, "pass", ("button.pass",)))  # type: ignore[method-assign]
    room.give(Hint("keyboard"))
    room.wait(0.1)
    assert room.services.say("play-advice-because-nothing") in room.remark
    assert room.play.view.narrator.say(room.play.view.table.verb(Action(0, "pass"))) in room.remark


def test_a_hint_where_there_is_no_choice_gives_no_other_reason(sit: Sit) -> None:
    """The dice can only be rolled."""
    wise = Wise()
    room = sit(title="istanbul_dice", adviser=wise)
    assert len(room.choosing.decision.actions) == 1
    room.give(Hint("keyboard"))
    wise.ready = True
    room.wait(0.1)
    assert room.services.say("play-advice-because-only") in room.remark


def test_a_hint_of_the_bar_is_a_button_that_settings_take_away(sit: Sit) -> None:
    assert "bar.hint" in [item.id for item in sit(adviser=Wise()).play.focusables()]
    room = sit(adviser=Wise(), hints=False)
    assert "bar.hint" not in [item.id for item in room.play.focusables()]
    room.give(Hint("keyboard"))
    assert room.remark == ""


def test_a_hint_that_comes_too_late_is_never_shown(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    room.give(Hint("keyboard"))
    room.perform(room.session.decisions()[0].actions[0])
    assert wise.dropped == 1
    wise.ready = True
    room.wait(0.1)
    assert room.remark == ""


def test_a_hint_about_hidden_cards_is_given_only_to_who_looks_at_them(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise, players=2)
    reserve = next(a for a in room.choosing.decision.actions if a.targets[0].startswith("deck."))
    room.perform(reserve)
    room.perform(next(a for a in room.choosing.decision.actions if a.verb == "take"))
    guarded = sorted(room.choosing.decision.guarded)
    assert guarded
    wise.thought = lambda: Thought(Action(0, "buy", (guarded[0],)))  # type: ignore[method-assign]
    room.give(Hint("keyboard"))
    room.wait(0.1)
    assert isinstance(room.stack.top, CurtainScene) and wise.asked is None and room.remark == ""
    room.give(Confirm("keyboard"))
    room.wait(0.1)
    assert room.desk.private_view and wise.asked is not None
    assert room.services.say("play-advice-because-nothing") in room.remark


def test_the_hint_asks_from_what_is_seen_on_the_screen_only(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    room.give(Hint("keyboard"))
    assert wise.asked is not None
    assert wise.asked.view == room.session.rules.view(room.session.state, None)
    assert wise.asked.view != room.session.state


def test_nobody_thinks_while_the_match_stands_still(sit: Sit) -> None:
    pensive = Pensive()
    room = sit(seats=company(0), driver=lambda number, seat: pensive)
    assert pensive.calls == ["ask"]
    room.give(Menu("keyboard"))
    assert isinstance(room.stack.top, PauseScene)
    assert pensive.calls == ["ask", "drop"]
    room.give(Menu("keyboard"))
    assert pensive.calls == ["ask", "drop", "ask"]
    room.stack.pop(room.play)
    room.stack.settle()
    assert pensive.calls[-1] == "close"


def test_the_panel_of_a_computer_that_thinks_shows_it(sit: Sit) -> None:
    room = sit(seats=company(0), driver=lambda number, seat: Pensive())
    badges = [head.badges for head in room.look.heads]
    assert badges[0] == ("hourglass",)
    assert badges[1] == badges[2] == ()


def test_a_person_takes_over_from_a_computer_and_the_reverse(sit: Sit) -> None:
    pensive = Pensive()
    room = sit(seats=company(0), driver=lambda number, seat: pensive, keeps=True)
    room.give(Menu("keyboard"))
    pause = room.stack.top
    assert isinstance(pause, PauseScene)
    pause.ring.focus("players")
    room.give(Confirm("keyboard"))
    room.stack.settle()
    players = room.stack.top
    assert isinstance(players, PlayersScene)
    players.hand_over(0, "")
    players.hand_over(1, "sultan")
    assert [seat.person for seat in room.session.seats] == [True, False, True]
    assert room.session.seats[1].mind.startswith("sultan/")
    players.back()
    room.stack.settle()
    assert room.desk.seat == 0, "the person is asked now"
    assert "close" in pensive.calls


def test_all_seats_may_be_computers_and_the_match_plays_itself(sit: Sit) -> None:
    room = sit(seats=company(0, 1, 2))
    for _ in range(400):
        room.wait(1.0)
        if room.session.over:
            break
    assert len(room.session.log) > 20
    assert {step.action.player for step in room.session.log} == {0, 1, 2}


def test_whoever_thinks_goes_home_with_the_match_and_its_record_is_let_go(sit: Sit) -> None:
    wise, pensive = Wise(), Pensive()
    room = sit(adviser=wise, seats=company(0), driver=lambda number, seat: pensive, keeps=True)
    path = room.services.folders.saves / "match.jsonl"
    with pytest.raises(BusyError):
        FileJournal.resume(path, read_record(path), room.session)
    room.stack.pop()
    room.stack.settle()
    assert wise.closed == 1 and pensive.calls[-1] == "close"
    FileJournal.resume(path, read_record(path), room.session).close()


def test_a_hint_amid_a_choice_goes_on_with_what_is_picked(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    takes = [action for action in room.choosing.decision.actions if action.verb == "take"]
    last = takes[-1].targets[-1]
    room.choose(last)
    room.give(Hint("keyboard"))
    assert wise.asked is not None
    assert wise.asked.open is not None and len(wise.asked.open) < len(wise.asked.decision.actions)
    assert all(last in action.targets for action in wise.asked.open)
    wise.ready = True
    room.wait(0.1)
    thought = wise.thought()
    assert thought is not None and last in thought.action.targets
    assert room.choosing.picked == (last,), "what is picked stays"
    assert room.play.controls.ring.id in set(thought.action.targets) - {last}
    assert room.services.say("play-advice-because-only") not in room.remark


def test_a_hint_is_asked_for_anew_where_something_else_is_picked_meanwhile(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    room.give(Hint("keyboard"))
    room.choose("bank.red")
    room.choose("bank.green")
    wise.ready = True
    room.wait(0.1)
    assert wise.asked is not None
    assert all({"bank.red", "bank.green"} <= {*each.targets} for each in wise.asked.open or [])
    assert wise.asked.open
    room.wait(0.1)
    assert room.play.controls.ring.id not in (None, "bank.red", "bank.green")


def test_the_focus_follows_a_hint_from_pick_to_pick(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    takes = [action for action in room.choosing.decision.actions if action.verb == "take"]
    for advised in (takes[-1], takes[3]):
        wise.thought = lambda advised=advised: Thought(advised)  # type: ignore[method-assign,misc]
        room.give(Hint("keyboard"))
        room.wait(0.1)
        for _ in advised.targets:
            room.give(Confirm("keyboard"))
        assert sorted(room.choosing.picked) == sorted(advised.targets)
        room.give(Confirm("keyboard"))
        assert room.session.log[-1].action == advised
        room.desk.undo()
        room.play.show_changes()


def test_a_hint_to_reserve_leads_to_that_button_and_not_to_the_purchase(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise, opening=Scene(2).market("B1K2").give(0, green=2, red=1).state)
    advised = Action(0, "reserve", ("card.B1K2",))
    wise.thought = lambda: Thought(advised)  # type: ignore[method-assign]
    room.give(Hint("keyboard"))
    room.wait(0.1)
    room.give(Confirm("keyboard"), Confirm("keyboard"))
    assert room.session.log[-1].action == advised


def test_a_hint_opens_the_scene_of_the_table_where_its_move_lies(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise, title="mombasa", opening=Position().at_turn().state)
    marks = [action for action in room.choosing.decision.actions if action.verb == "mark"]
    room.play.visit("chart")
    assert marks and room.play.view.shot == "chart"
    wise.thought = lambda: Thought(marks[0])  # type: ignore[method-assign]
    room.give(Hint("keyboard"))
    while isinstance(room.stack.top, CurtainScene):
        room.give(Confirm("keyboard"))
    room.wait(0.5)
    assert room.play.view.shot.startswith("bonus") and room.play.focus() == marks[0].targets[0]


def hinted(room: Room, wise: Wise, advised: Action, **more: Any) -> None:
    """A hint is asked for and given."""
    wise.thought = lambda: Thought(advised, **more)  # type: ignore[method-assign]
    room.give(Hint("keyboard"))
    room.wait(0.1)


def test_a_hint_stands_until_something_is_done_and_marks_all_that_it_names(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    advised = next(action for action in room.choosing.decision.actions if len(action.targets) == 3)
    hinted(room, wise, advised)
    told = room.remark
    room.wait(60.0)
    assert room.remark == told and room.look.advised == Counter(advised.targets)
    room.choose(advised.targets[0])
    assert standing(room) and room.look.advised == Counter(advised.targets), "what is picked is seen too"
    room.perform(advised)
    assert not standing(room) and not room.look.advised


def standing(room: Room) -> bool:
    """Whether the bar tells of a hint."""
    return any("Hint:" in said for said in (room.remark, *room.look.bar.news))


def test_beside_a_hint_the_help_tells_of_whatever_is_pointed_at(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    advised = next(action for action in room.choosing.decision.actions if len(action.targets) == 3)
    hinted(room, wise, advised)
    assert room.remark, "all of it, as long as nothing else is pointed at"
    others = [item.id for item in room.play.focusables() if item.id not in advised.targets]
    for id in (each for each in others if not each.startswith("bar.")):
        room.play.controls.ring.focus(id)
        look, bar = room.look, room.play.view.bar
        bar.items(look.bar, look.focus, look.disabled)
        assert standing(room) and not look.toast and bar.toast is None, id
    room.play.controls.ring.focus(advised.targets[0])
    assert standing(room) and room.remark
    room.choose(advised.targets[0])
    assert standing(room) and not room.remark and room.look.bar.help


def test_a_pick_against_a_hint_lets_it_go(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    advised = next(action for action in room.choosing.decision.actions if len(action.targets) == 3)
    hinted(room, wise, advised)
    room.choose(next(target for target in room.choosing.choices() if target not in advised.targets))
    assert room.choosing.picked and not standing(room) and not room.look.advised


def test_that_somebody_thinks_is_said_until_the_hint_comes(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    room.give(Hint("keyboard"))
    for intent in (Nav("keyboard", "up"), Nav("keyboard", "down")):
        room.give(intent)
        room.wait(60.0)
        assert room.remark == room.services.say("play-advice-wait")
    wise.ready = True
    room.wait(0.1)
    assert standing(room)


@pytest.mark.parametrize("space", ["arena_1", "stadium_gold_1", "portus_silver", "servi_middle", "forum_1"])
def test_a_lamp_lies_beside_the_number_and_the_tick_of_what_it_marks(sit: Sit, space: str) -> None:
    wise = Wise()
    room = sit(title="aquileia", players=3, adviser=wise, opening=Arena(3).coins(0, 3, 3, 3).state)
    advised = Action(0, "place", (f"space.{space}",))
    hinted(room, wise, advised)
    room.choose(*advised.targets)
    view, look = room.play.view, room.look
    room.play.draw(pygame.Surface(room.services.display.size))
    shape = view.overlay.drawn(advised.targets)
    ticks = view.marks.picked(look.picks, {each.id: each for each in shape}, view.overlay.tick)
    (lamp,) = view.marks.advised(shape, look.advised, ticks)
    assert ticks and lamp.rect.collidelist([tick.rect for tick in ticks]) < 0
    amid = shape[0].rect.inflate(-shape[0].rect.w // 2, -shape[0].rect.h // 2)
    assert lamp.rect.colliderect(shape[0].rect) and not lamp.rect.colliderect(amid)


@pytest.mark.parametrize("amount", [1, 2, 3, 4])
def test_a_hint_of_an_amount_leads_to_its_own_button_which_bears_a_lamp(sit: Sit, amount: int) -> None:
    wise = Wise()
    room = sit(title="aquileia", players=3, adviser=wise, opening=blue_dice())
    hinted(room, wise, Action(1, "blue", ("button.blue",), amount))
    assert room.offers is not None
    button = room.offers.button(room.play.focus() or "")
    assert button is not None and button.press.action.amount == amount  # type: ignore[union-attr]
    assert room.look.lamp == button.id


def blue_dice() -> Any:
    """The second player of Aquileia may roll four blue dice."""
    scene = Arena(3).agents(0, "arena_1").agents(1, "arena_2", "potentia").operate()
    while scene.verbs(seat := scene.waiting()[0]) == {"roll"}:
        scene.roll(seat)
    return scene.state


def test_one_step_back_puts_a_pick_back_and_then_lets_the_hint_go(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    advised = next(action for action in room.choosing.decision.actions if len(action.targets) == 3)
    room.choose(advised.targets[0])
    hinted(room, wise, advised)
    assert standing(room)
    room.give(Back("keyboard"))
    assert standing(room) and not room.choosing.picked
    room.give(Back("keyboard"))
    assert not standing(room) and not room.look.advised and room.stack.top is room.play


def test_a_refusal_is_read_and_then_the_hint_again(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    hinted(room, wise, next(a for a in room.choosing.decision.actions if a.verb == "take"))
    told = room.remark
    room.choose("bank.gold")
    assert room.remark != told
    room.wait(30.0)
    assert standing(room)


def test_a_hint_against_a_pick_says_to_put_it_back_and_leads_there_first(sit: Sit) -> None:
    wise = Wise()
    room = sit(adviser=wise)
    room.choose("bank.red")
    advised = next(
        action
        for action in room.choosing.decision.actions
        if action.verb == "take" and "bank.red" not in action.targets and len(action.targets) == 3
    )
    hinted(room, wise, advised, puts_back=True)
    narrator = room.play.view.narrator
    reason = text("play-advice-because-nothing")
    assert room.remark == narrator.say(
        advice(room.play.view.table, narrator, advised, reason, puts_back=True)
    )
    assert room.remark != narrator.say(advice(room.play.view.table, narrator, advised, reason))
    assert room.play.focus() == "bank.red"
    room.give(Back("keyboard"))
    assert room.play.choice.advice() == advice(room.play.view.table, narrator, advised, reason)
    room.give(*[Confirm("keyboard")] * 3)
    assert sorted(room.choosing.picked) == sorted(advised.targets)


def test_a_second_reason_is_given_where_the_hint_is_read_in_one_glance(sit: Sit) -> None:
    room = sit()
    table, narrator = room.play.view.table, room.play.view.narrator
    move, short = room.choosing.decision.actions[0], text("splendor-why-noble")
    long = text("splendor-why-near", short=2, card="x" * MOST_LETTERS)
    one, two, many = (
        told(table, narrator, Thought(move, reasons=(short, *more))) for more in ((), (short,), (long,))
    )
    assert narrator.say(two).count(narrator.say(short)) == 2 and many == one
    nothing = narrator.say(text("play-advice-because-nothing"))
    assert nothing in narrator.say(told(table, narrator, Thought(move)))
